//! From Rust to the modules that the page imports.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

use crate::paths;
use crate::process::{cargo, node, run};

/// The library's name.
const LIBRARY: &str = "knights_tour";

/// What the library is compiled to: modules with the same interface, one holding less.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// What the page shows first.
    First,
    /// All there is.
    Whole,
}

impl Part {
    /// The module's name.
    fn name(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Whole => LIBRARY,
        }
    }

    /// Cargo gives both the same file names, so each has a folder of its own.
    fn target(self) -> PathBuf {
        match self {
            Self::First => paths::target().join("first"),
            Self::Whole => paths::target(),
        }
    }

    fn features(self) -> &'static [&'static str] {
        match self {
            Self::First => &["--no-default-features"],
            Self::Whole => &[],
        }
    }
}

/// A module: its JavaScript, its types and its WebAssembly.
pub struct Module {
    part: Part,
    script: String,
    types: String,
    binary: Vec<u8>,
}

impl Module {
    /// Its files, with the names that they have to have.
    pub fn into_files(self) -> [(String, Vec<u8>); 3] {
        let name = self.part.name();
        [
            (format!("{name}.js"), self.script.into_bytes()),
            (format!("{name}.d.ts"), self.types.into_bytes()),
            (format!("{name}_bg.wasm"), self.binary),
        ]
    }

    /// Makes the WebAssembly smaller and faster. Needs Node.
    pub fn shrink(&mut self) -> Result<()> {
        let folder = self.part.target().join("wasm-opt");
        fs::create_dir_all(&folder)?;
        let (before, after) = (folder.join("before.wasm"), folder.join("after.wasm"));
        fs::write(&before, &self.binary)?;
        let files: [&OsStr; 3] = [before.as_ref(), "-o".as_ref(), after.as_ref()];
        run(node("node_modules/binaryen/bin/wasm-opt").arg("-O3").args(files))?;
        self.binary = fs::read(&after)?;
        Ok(())
    }
}

/// Compiles the library and writes the JavaScript around it.
pub fn build(part: Part) -> Result<Module> {
    let target = part.target();
    run(cargo()
        .args(["build", "--release", "--lib", "--package", LIBRARY])
        .args(["--target", "wasm32-unknown-unknown", "--target-dir"])
        .arg(&target)
        .args(part.features()))?;
    let compiled = target.join(format!("wasm32-unknown-unknown/release/{LIBRARY}.wasm"));
    bind(part, &compiled).with_context(|| format!("wasm-bindgen cannot use {}", compiled.display()))
}

fn bind(part: Part, compiled: &Path) -> Result<Module> {
    let mut output = Bindgen::new()
        .input_path(compiled)
        .out_name(part.name())
        .web(true)?
        .typescript(true)
        // Without the default path, `init()` would have to be told where the wasm is.
        .omit_default_module_path(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate_output()?;
    Ok(Module {
        part,
        script: output.js().to_owned(),
        types: output.ts().context("no types were written")?.to_owned(),
        binary: output.wasm_mut().emit_wasm(),
    })
}
