//! From Rust to the module that the page imports.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

use crate::paths;
use crate::process::{cargo, node, run};
use crate::setup;

/// The module's name, and the library's.
const NAME: &str = "knights_tour";

/// The module: its JavaScript, its types and its WebAssembly.
pub struct Module {
    pub script: String,
    pub types: String,
    pub binary: Vec<u8>,
}

impl Module {
    /// The names that the three files have to have, with what is in them.
    pub fn into_files(self) -> [(String, Vec<u8>); 3] {
        [
            (format!("{NAME}.js"), self.script.into_bytes()),
            (format!("{NAME}.d.ts"), self.types.into_bytes()),
            (format!("{NAME}_bg.wasm"), self.binary),
        ]
    }
}

/// Compiles the library and writes the JavaScript around it.
pub fn build() -> Result<Module> {
    setup::wasm_target()?;
    let target = ["--target", "wasm32-unknown-unknown"];
    run(cargo().args(["build", "--release", "--lib", "--package", NAME]).args(target))?;
    let compiled = paths::target().join(format!("wasm32-unknown-unknown/release/{NAME}.wasm"));
    bind(&compiled).with_context(|| format!("wasm-bindgen cannot use {}", compiled.display()))
}

fn bind(compiled: &Path) -> Result<Module> {
    let mut output = Bindgen::new()
        .input_path(compiled)
        .web(true)?
        .typescript(true)
        // Without the default path, `init()` would have to be told where the wasm is.
        .omit_default_module_path(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate_output()?;
    Ok(Module {
        script: output.js().to_owned(),
        types: output.ts().context("no types were written")?.to_owned(),
        binary: output.wasm_mut().emit_wasm(),
    })
}

/// Makes the WebAssembly smaller and faster. Needs Node.
pub fn shrink(binary: &[u8]) -> Result<Vec<u8>> {
    setup::node_modules()?;
    let folder = paths::target().join("wasm-opt");
    fs::create_dir_all(&folder)?;
    let before: PathBuf = folder.join("before.wasm");
    let after = folder.join("after.wasm");
    fs::write(&before, binary)?;
    let files: [&OsStr; 3] = [before.as_ref(), "-o".as_ref(), after.as_ref()];
    run(node("node_modules/binaryen/bin/wasm-opt").arg("-O3").args(files))?;
    Ok(fs::read(&after)?)
}
