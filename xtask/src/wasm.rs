//! From Rust to the module that the page imports.

use std::ffi::OsStr;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use wasm_bindgen_cli_support::Bindgen;

use crate::glue;
use crate::linked::Linked;
use crate::order::ordered;
use crate::panics;
use crate::paths;
use crate::process::{cargo, node, run};

/// The library's name.
const LIBRARY: &str = "knights_tour";

/// What is asked of the build beside what Cargo.toml says: what is hot is as fast when it is optimised for
/// size, and a visitor downloads a quarter less.
const FOR_SIZE: &str = "profile.release.opt-level=\"s\"";

/// What is asked of the compiler. Functions are put into others less readily than it would by itself,
/// as that makes what is downloaded a tenth larger: those that ask for it by `#[inline]` if they are
/// not long, others only if they are very short. What is hot says `#[inline(always)]` where it has to.
/// Loops count as they are written: further counters in place of sums, which suit other machines, make
/// what is downloaded 1 % larger and nothing faster. The linker tells what refers to what.
const RUSTC: [&str; 4] = [
    "-C",
    "llvm-args=-inline-threshold=25 -inlinehint-threshold=110 -disable-lsr",
    "-C",
    "link-arg=--emit-relocs",
];

/// What is asked of `wasm-opt`: branches and loops are found anew, and all is optimised until nothing
/// becomes smaller. A function that is called once only stays where it is, what is computed twice is
/// computed twice, and a variable that is used anew stays one: the other way makes what is downloaded
/// larger. At the lowest addresses there is only the far end of the stack, so that what is added to an
/// address can always be part of the instruction.
const WASM_OPT: [&str; 9] = [
    "--low-memory-unused",
    "--flatten",
    "--rereloop",
    "-Oz",
    "--one-caller-inline-max-function-size=0",
    "--skip-pass=local-cse",
    "--skip-pass=merge-locals",
    "--skip-pass=ssa-nomerge",
    "--converge",
];

/// Where `wasm-opt` is.
const BINARYEN: &str = "node_modules/binaryen";

/// What gives every error of a module a code.
const GUARD: &str = include_str!("../../src/web/guard.js");

/// The module: its JavaScript, its types and its WebAssembly.
pub struct Module {
    script: String,
    types: String,
    binary: Vec<u8>,
}

impl Module {
    /// Its files, with the names that they have to have.
    pub fn into_files(self) -> [(String, Vec<u8>); 3] {
        [
            (format!("{LIBRARY}.js"), self.script.into_bytes()),
            (format!("{LIBRARY}.d.ts"), self.types.into_bytes()),
            (format!("{LIBRARY}_bg.wasm"), self.binary),
        ]
    }

    /// Makes the WebAssembly smaller and faster. Needs Node, and half a minute, unless it did the same
    /// the last time.
    pub fn shrink(&mut self) -> Result<()> {
        let folder = paths::target().join("wasm-opt");
        fs::create_dir_all(&folder)?;
        let [before, after, done] =
            ["before.wasm", "after.wasm", "done"].map(|name| folder.join(name));
        let package = fs::read_to_string(paths::root().join(BINARYEN).join("package.json"))
            .context("wasm-opt is not installed")?;
        // What is asked for, and of which version.
        let task = format!("{}\n{package}", WASM_OPT.join(" "));
        let is_done = fs::read_to_string(&done).is_ok_and(|last| last == task)
            && fs::read(&before).is_ok_and(|last| last == self.binary);
        if !is_done {
            // Whoever stops it halfway leaves nothing that looks done.
            fs::write(&done, "")?;
            fs::write(&before, &self.binary)?;
            let files: [&OsStr; 3] = [before.as_ref(), "-o".as_ref(), after.as_ref()];
            run(node(&format!("{BINARYEN}/bin/wasm-opt")).args(WASM_OPT).args(files))?;
            fs::write(&done, task)?;
        }
        self.binary = ordered(&fs::read(&after)?)?;
        Ok(())
    }
}

/// Compiles the library and writes the JavaScript around it.
pub fn build() -> Result<Module> {
    run(cargo()
        // Beside a Rust library, which `build` would make too, nothing is optimised as a whole.
        .args(["rustc", "--release", "--lib", "--package", LIBRARY, "--crate-type", "cdylib"])
        .args(["--config", FOR_SIZE])
        .args(["--target", "wasm32-unknown-unknown", "--target-dir"])
        .arg(paths::target())
        .arg("--")
        .args(RUSTC))?;
    let compiled = paths::target().join(format!("wasm32-unknown-unknown/release/{LIBRARY}.wasm"));
    bind(&compiled).with_context(|| format!("wasm-bindgen cannot use {}", compiled.display()))
}

fn bind(compiled: &Path) -> Result<Module> {
    let linked = Linked::read(&fs::read(compiled)?, panics::fails)?;
    let mut output = Bindgen::new()
        .input_path(compiled)
        .out_name(LIBRARY)
        .web(true)?
        .typescript(true)
        // Without the default path, `init()` would have to be told where the wasm is.
        .omit_default_module_path(false)
        .reset_state_function(true)
        // Names as the linker knows them.
        .demangle(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate_output()?;
    panics::silence(output.wasm_mut())?;
    linked.sweep(output.wasm_mut())?;
    let script = output.js().to_owned();
    let script = glue::with_short_names(output.wasm_mut(), &script)?;
    Ok(Module {
        script: guarded(&glue::revived(&script)?)?,
        types: output.ts().context("no types were written")?.to_owned(),
        binary: output.wasm_mut().emit_wasm(),
    })
}

/// The script with every function and class that it exports guarded: their names can be given
/// another value within the module.
fn guarded(script: &str) -> Result<String> {
    let exported = |kind: &str| -> Vec<&str> {
        let lines = script.lines().filter_map(|line| line.strip_prefix(kind));
        lines.filter_map(|rest| rest.split(['(', ' ']).next()).collect()
    };
    let (functions, classes) = (exported("export function "), exported("export class "));
    ensure!(!functions.is_empty() && !classes.is_empty(), "no exports are found in the script");
    let mut guarded = format!("{script}\n{}\n", GUARD.replace("export function", "function"));
    for (guard, names) in [("guard", functions), ("guardClass", classes)] {
        for name in names {
            writeln!(guarded, "{name} = {guard}(\"{name}\", {name});")?;
        }
    }
    Ok(guarded)
}

#[cfg(test)]
mod tests {
    use super::guarded;

    #[test]
    fn everything_exported_is_guarded() {
        let script =
            "export class Run {\n}\nexport function solve(board) {\n}\nfunction own() {}\n";
        let guarded = guarded(script).unwrap();
        assert!(guarded.starts_with(script));
        assert!(guarded.contains("\nRun = guardClass(\"Run\", Run);\n"));
        assert!(guarded.contains("\nsolve = guard(\"solve\", solve);\n"));
        assert!(!guarded.contains("\nown = ") && !guarded[script.len()..].contains("\nexport "));
    }

    #[test]
    fn a_script_without_exports_is_refused() {
        assert!(guarded("let wasm;").is_err());
    }
}
