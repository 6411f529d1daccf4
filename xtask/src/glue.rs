//! The JavaScript that wasm-bindgen writes around the module, and what is put into it: a module that
//! fails is started again.

use anyhow::{Result, ensure};

/// What starts the module again, in JavaScript of our own.
const REVIVE: &str = include_str!("../../src/web/revive.js");

/// Each text of wasm-bindgen’s, and what takes its place.
const CHANGES: &[(&str, &str)] = &[
    ("wasm = instance.exports;", "wasm = revived(instance.exports, __wbg_reset_state);"),
    ("wasm = wasmInstance.exports;", "wasm = revived(wasmInstance.exports, __wbg_reset_state);"),
    ("throw new Error('Invalid stale object from previous Wasm instance');", "throw new Lost();"),
    // What an object held went with the module that it was made by.
    (
        "const ptr = this.__destroy_into_raw();",
        "if (this.__wbg_inst !== __wbg_instance_id) { return; }\nconst ptr = this.__destroy_into_raw();",
    ),
];

/// Lets a module start again, whose script was written with a function to reset its state.
pub fn revived(script: &str) -> Result<String> {
    let mut script = script.to_owned();
    for (from, to) in CHANGES {
        ensure!(script.contains(from), "wasm-bindgen no longer writes `{from}`");
        script = script.replace(from, to);
    }
    // Of its own functions only `whenCrashed` is for everybody.
    let revive = REVIVE.replace("export class", "class");
    let revive = revive.replace("export function revived", "function revived");
    Ok(script + "\n" + &revive)
}

#[cfg(test)]
mod tests {
    use super::{CHANGES, revived};

    #[test]
    fn another_script_is_refused() {
        let script: String = CHANGES.iter().map(|(from, _)| *from).collect();
        assert!(revived(&script).unwrap().contains("revived(instance.exports"));
        assert!(revived(&script.replace("instance", "module")).is_err());
    }
}
