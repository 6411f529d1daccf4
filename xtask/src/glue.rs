//! The JavaScript that wasm-bindgen writes around the module, and what is changed in it: a module that
//! fails is started again, and what it imports has short names.

use std::collections::HashMap;

use anyhow::{Result, ensure};
use walrus::Module;

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

/// The name of what JavaScript gives the module.
const GIVEN: &str = "./knights_tour_bg.js";

/// Names what the module imports anew, without the number of sixteen digits that wasm-bindgen ends
/// each name with: a visitor would download all of them twice, and no two are alike.
pub fn with_short_names(module: &mut Module, script: &str) -> Result<String> {
    let mut script = script.to_owned();
    let mut taken: HashMap<String, usize> = HashMap::new();
    for import in module.imports.iter_mut().filter(|import| import.module == GIVEN) {
        let short = short_name(&import.name);
        let count = taken.entry(short.to_owned()).or_default();
        *count += 1;
        let short = if *count > 1 { format!("{short}{count}") } else { short.to_owned() };
        let (before, after) = (format!("{}: ", import.name), format!("{short}: "));
        ensure!(script.matches(&before).count() == 1, "the script does not give {}", import.name);
        script = script.replacen(&before, &after, 1);
        import.name = short;
        ".".clone_into(&mut import.module);
    }
    let (before, after) = (format!("\"{GIVEN}\": "), "\".\": ");
    ensure!(script.matches(&before).count() == 1, "the script does not give {GIVEN}");
    Ok(script.replacen(&before, after, 1))
}

/// A name such as `__wbg_fillRect_0123456789abcdef` without what is around `fillRect`.
fn short_name(name: &str) -> &str {
    let name = match name.rsplit_once('_') {
        Some((start, number)) if number.len() == 16 => start,
        _ => name,
    };
    let starts = ["__wbg_", "__wbindgen_"];
    starts.iter().fold(name, |name, start| name.strip_prefix(start).unwrap_or(name))
}

#[cfg(test)]
mod tests {
    use walrus::{Module, ValType};

    use super::{CHANGES, GIVEN, revived, with_short_names};

    #[test]
    fn imports_have_short_names() {
        let mut module = Module::default();
        let ty = module.types.add(&[ValType::I32], &[]);
        let names =
            ["__wbg_set_0123456789abcdef", "__wbg_set_fedcba9876543210", "__wbindgen_throw"];
        for name in names {
            module.add_import_func(GIVEN, name, ty);
        }
        let given = names.map(|name| format!("        {name}: f,\n")).concat();
        let script = format!("{{\n{given}}};\nreturn {{\n        \"{GIVEN}\": import0,\n}};");
        let short = with_short_names(&mut module, &script).unwrap();
        assert_eq!(short.matches("__wb").count(), 0, "{short}");
        for import in module.imports.iter() {
            assert!(short.contains(&format!("        {}: f,\n", import.name)), "{short}");
            assert!(short.contains(&format!("\"{}\": import0", import.module)), "{short}");
        }
        let mut names: Vec<_> = module.imports.iter().map(|import| import.name.as_str()).collect();
        names.sort_unstable();
        assert_eq!(names, ["set", "set2", "throw"]);
    }

    #[test]
    fn a_script_that_gives_something_else_is_refused() {
        let mut module = Module::default();
        let ty = module.types.add(&[], &[]);
        module.add_import_func(GIVEN, "__wbg_set_0123456789abcdef", ty);
        assert!(with_short_names(&mut module, "return {};").is_err());
    }

    #[test]
    fn another_script_is_refused() {
        let script: String = CHANGES.iter().map(|(from, _)| *from).collect();
        assert!(revived(&script).unwrap().contains("revived(instance.exports"));
        assert!(revived(&script.replace("instance", "module")).is_err());
    }
}
