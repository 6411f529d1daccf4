//! From Rust to the module that the page imports.

use std::ffi::OsStr;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use wasm_bindgen_cli_support::Bindgen;

use crate::paths;
use crate::process::{cargo, node, run};

/// The package with the library.
const PACKAGE: &str = "knights-tour-lab";

const LIBRARY: &str = "knights_tour";

/// What a module exports: a feature of the library, and the name of its files.
#[derive(Clone, Copy)]
pub struct Exports {
    feature: &'static str,
    name: &'static str,
    /// Where they are in the site.
    pub folder: &'static str,
    /// Where Cargo compiles them, below its usual folder: in the same one each would take the other's place.
    target: &'static str,
}

/// All that programs can ask.
pub const ALL: Exports =
    Exports { feature: "javascript", name: LIBRARY, folder: "pkg", target: "" };

/// What the page needs first.
pub const OF_PAGE: Exports =
    Exports { feature: "page", name: "knights_tour_page", folder: "solver", target: "page" };

/// What is compiled into the module, and what makes the JavaScript that fits it.
const BINDGEN: [&str; 2] = ["wasm-bindgen", "wasm-bindgen-cli-support"];

/// A build setting in addition to Cargo.toml: hot code is equally fast when optimized for size, and the
/// download is a quarter smaller.
const FOR_SIZE: &str = "profile.release.opt-level=\"s\"";

/// The names under which the module exports how deep its stacks are, of memory and of JavaScript values. An
/// exception of JavaScript that passes through Rust leaves them as they are, and the guard sets them back.
const DEPTHS: [&str; 2] = ["__depth_0", "__depth_1"];

/// The first kilobyte of memory is the far end of the stack, which the linker puts before everything else: so an
/// address may be put together in the instruction that uses it, which saves 2 kB.
const WASM_OPT: [&str; 2] = ["-Oz", "--low-memory-unused"];

const BINARYEN: &str = "node_modules/binaryen";

/// Adds a code to every error of a module, and rejects calls to one that has not started or has failed.
const GUARD: &str = include_str!("../../src/web/guard.js");

/// Fetches and compiles the WebAssembly once for all scripts of a page.
const COMPILE_ONCE: &str = include_str!("../../www/app/compile-once.js");

/// How the JavaScript fetches an address by itself, and what it does instead.
const FETCH: &str = "module_or_path = fetch(module_or_path);";
const SHARE: &str = "module_or_path = compileOnce(module_or_path);";

/// The module: its JavaScript, its types and its WebAssembly.
pub struct Module {
    name: &'static str,
    script: String,
    types: String,
    binary: Vec<u8>,
}

impl Module {
    /// Its files, with their required names.
    pub fn into_files(self) -> [(String, Vec<u8>); 3] {
        [
            (format!("{}.js", self.name), self.script.into_bytes()),
            (format!("{}.d.ts", self.name), self.types.into_bytes()),
            (format!("{}_bg.wasm", self.name), self.binary),
        ]
    }

    /// Makes the WebAssembly smaller and faster. Needs Node and half a minute, unless the result is cached
    /// from the last time.
    pub fn shrink(&mut self) -> Result<()> {
        let folder = paths::target().join("wasm-opt").join(self.name);
        fs::create_dir_all(&folder)?;
        let [before, after, done] =
            ["before.wasm", "after.wasm", "done"].map(|name| folder.join(name));
        let package = fs::read_to_string(paths::root().join(BINARYEN).join("package.json"))
            .context("wasm-opt is not installed")?;
        // The options and the version, as the cache key.
        let task = format!("{WASM_OPT:?}\n{package}");
        let is_done = fs::read_to_string(&done).is_ok_and(|last| last == task)
            && fs::read(&before).is_ok_and(|last| last == self.binary);
        if !is_done {
            // Written last, so that an interrupted run does not look complete.
            fs::write(&done, "")?;
            fs::write(&before, &self.binary)?;
            let files: [&OsStr; 3] = [before.as_ref(), "-o".as_ref(), after.as_ref()];
            run(node(&format!("{BINARYEN}/bin/wasm-opt")).args(WASM_OPT).args(files))?;
            fs::write(&done, task)?;
        }
        self.binary = fs::read(&after)?;
        Ok(())
    }
}

/// Compiles the library, in seconds or to run fast, and generates the JavaScript around it.
pub fn build(exports: Exports, in_seconds: bool) -> Result<Module> {
    let profile = if in_seconds { "develop" } else { "release" };
    let target = paths::target().join(exports.target);
    let lock = fs::read_to_string(paths::root().join("Cargo.lock"))?;
    have_one_version(&lock, BINDGEN)?;
    run(cargo()
        // `build` would also make a Rust library, which would prevent whole-program optimization.
        .args(["rustc", "--profile", profile, "--lib", "--package", PACKAGE])
        .args(["--crate-type", "cdylib"])
        .args(in_seconds.then_some("--quiet"))
        .args(["--features", exports.feature])
        .args(["--config", FOR_SIZE])
        .args(["--target", "wasm32-unknown-unknown", "--target-dir"])
        .arg(&target))?;
    let compiled = target.join(format!("wasm32-unknown-unknown/{profile}/{LIBRARY}.wasm"));
    bind(&compiled, exports.name)
        .with_context(|| format!("wasm-bindgen cannot use {}", compiled.display()))
}

/// Makes sure that both packages have the same version, and each only one.
fn have_one_version(lock: &str, packages: [&str; 2]) -> Result<()> {
    let [one, other] = packages;
    let [of_one, of_other] = packages.map(|name| versions(lock, name));
    ensure!(
        of_one.len() == 1 && of_one == of_other,
        "{one} and {other} have to be of one version, but Cargo.lock has {of_one:?} and {of_other:?}: run \
         `cargo update {one} {other}`"
    );
    Ok(())
}

/// The versions of a package in Cargo.lock.
fn versions<'lock>(lock: &'lock str, name: &str) -> Vec<&'lock str> {
    let entry = format!("name = \"{name}\"\nversion = \"");
    lock.split(&entry).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

fn bind(compiled: &Path, name: &'static str) -> Result<Module> {
    let mut output = Bindgen::new()
        .input_path(compiled)
        .out_name(name)
        .web(true)?
        .typescript(true)
        // Without the default path, `init()` would need the path of the wasm.
        .omit_default_module_path(false)
        // Objects know which instance of the module made them, and no other accepts them.
        .reset_state_function(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate_output()?;
    let module = output.wasm_mut();
    let depths: Vec<_> = module.globals.iter().filter(|it| it.mutable).collect();
    ensure!(depths.len() == DEPTHS.len(), "the module has not two stacks, but {}", depths.len());
    for (name, depth) in DEPTHS.into_iter().zip(depths) {
        module.exports.add(name, depth.id());
    }
    let types = output.ts().context("wasm-bindgen generated no types")?;
    Ok(Module {
        name,
        script: guarded(&sharing(&output.js().replace(&format!("export {RESET}"), RESET))?)?,
        types: published(types)?,
        binary: output.wasm_mut().emit_wasm(),
    })
}

/// What wasm-bindgen exports for itself: calls it makes when objects outlive the module that made them.
const RESET: &str = "function __wbg_reset_state";

/// What wasm-bindgen declares for `using`, which programs without `Symbol.dispose` cannot compile.
const DISPOSE: &str = "  [Symbol.dispose](): void;\n";

/// The types without what is generated for wasm-bindgen itself: how the module starts is declared in
/// `interface.d.ts`, for programs with and without the types of a browser.
fn published(types: &str) -> Result<String> {
    let (ours, _) = types
        .split_once("export type InitInput")
        .context("the types do not say where the start is declared")?;
    let mut published = ours.replace(&format!("export {RESET}(): void;\n\n"), "");
    ensure!(!published.contains("__wbg"), "an internal name is in the types");
    let classes: Vec<String> = published
        .lines()
        .filter_map(|line| line.strip_prefix("export class ")?.strip_suffix(" {"))
        .map(str::to_owned)
        .collect();
    published = published.replace(DISPOSE, "");
    for class in classes {
        writeln!(published, "export interface {class} extends Disposing {{}}")?;
    }
    Ok(published)
}

/// The script with its WebAssembly shared by all copies of it on a page, and without warnings, which would have to be
/// downloaded: of a kind of call that is not published, and of servers that do not name WebAssembly.
fn sharing(script: &str) -> Result<String> {
    ensure!(script.matches(FETCH).count() == 1, "the script has to fetch the WebAssembly once");
    let is_warning = |line: &&str| line.trim_start().starts_with("console.warn(");
    let kept: Vec<_> = script.lines().filter(|line| !is_warning(line)).collect();
    let own = COMPILE_ONCE.replace("export function", "function");
    Ok(format!("{}\n{own}", kept.join("\n").replace(FETCH, SHARE)))
}

/// The script with every exported function and class guarded: their names can be reassigned within the
/// module.
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
    use std::fs;

    use super::{BINDGEN, FETCH, SHARE, guarded, have_one_version, published, sharing};
    use crate::paths;

    #[test]
    fn the_module_and_its_javascript_are_made_by_one_version() {
        let lock = fs::read_to_string(paths::root().join("Cargo.lock")).unwrap();
        have_one_version(&lock, BINDGEN).unwrap();
        let lock = |versions: [&str; 2]| {
            let entry = |at: usize| {
                format!("[[package]]\nname = \"{}\"\nversion = \"{}\"\n", BINDGEN[at], versions[at])
            };
            entry(0) + &entry(1)
        };
        assert!(have_one_version(&lock(["0.2.130", "0.2.130"]), BINDGEN).is_ok());
        let error = have_one_version(&lock(["0.2.131", "0.2.130"]), BINDGEN).unwrap_err();
        assert!(error.to_string().contains("0.2.131"), "{error}");
        assert!(have_one_version("", BINDGEN).is_err());
    }

    #[test]
    fn the_webassembly_of_an_address_is_shared() {
        let script = format!("if (true) {{ {FETCH} }}\n  console.warn('slow');");
        let shared = sharing(&script).unwrap();
        assert!(shared.starts_with(&format!("if (true) {{ {SHARE} }}\n")));
        assert!(shared.contains("\nfunction compileOnce("));
        assert!(!shared.contains("export ") && !shared.contains("warn"));
        assert!(sharing("").is_err());
    }

    #[test]
    fn everything_exported_is_guarded() {
        let script =
            "export class Run {\n}\nexport function solve(board) {\n}\nfunction own() {}\n";
        let guarded = guarded(script).unwrap();
        assert!(guarded.starts_with(script));
        assert!(guarded.contains("\nRun = guardClass(\"Run\", Run);\n"));
        assert!(guarded.contains("\nsolve = guard(\"solve\", solve);\n"));
        assert!(!guarded.contains("\nown = "));
        // Only one of the added functions is public.
        let mut added = guarded[script.len()..].split("\nexport ").skip(1);
        assert!(added.next().unwrap().starts_with("const whenCrashed") && added.next().is_none());
    }

    #[test]
    fn types_are_published_without_what_is_only_for_wasm_bindgen() {
        let generated = "export class Run {\n  free(): void;\n  [Symbol.dispose](): void;\n}\n\n\
            export function __wbg_reset_state(): void;\n\nexport function solve(): void;\n\
            export type InitInput = URL;\nexport default function __wbg_init();";
        assert_eq!(
            published(generated).unwrap(),
            "export class Run {\n  free(): void;\n}\n\nexport function solve(): void;\n\
             export interface Run extends Disposing {}\n"
        );
        assert!(published("export function solve(): void;").is_err());
        assert!(published("function __wbg_other(): void; export type InitInput = URL;").is_err());
    }

    #[test]
    fn a_script_without_exports_is_refused() {
        assert!(guarded("let wasm;").is_err());
    }
}
