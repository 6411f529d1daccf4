//! The tool chains that a command needs, installed if missing.

use std::fs;
use std::path::Path;
use std::time::SystemTime;

use anyhow::{Context, Result, bail};

use crate::paths;
use crate::process::{answer, command, npm, run};

const WASM_TARGET: &str = "wasm32-unknown-unknown";

/// The oldest Node version that all tools in package.json support.
const NODE: (u32, u32) = (20, 19);

/// Installs Rust's WebAssembly target if missing.
pub fn wasm_target() -> Result<()> {
    let libraries =
        answer(command("rustc").args(["--print", "target-libdir", "--target", WASM_TARGET]));
    if libraries.is_some_and(|path| Path::new(&path).is_dir()) {
        return Ok(());
    }
    if answer(command("rustup").arg("--version")).is_none() {
        bail!(
            "this Rust cannot compile to WebAssembly: the target {WASM_TARGET} is missing, and there is no \
             rustup to add it. Install Rust from https://rustup.rs and run this again"
        );
    }
    println!("Adding the Rust target {WASM_TARGET}");
    run(command("rustup").args(["target", "add", WASM_TARGET]))
}

/// Installs the tools of package.json if missing.
pub fn node_modules() -> Result<()> {
    let (major, minor) = NODE;
    let Some(version) = answer(command("node").arg("--version")) else {
        bail!("this needs Node {major}.{minor} or newer, and npm: see https://nodejs.org");
    };
    if parse_version(&version).is_none_or(|found| found < NODE) {
        bail!(
            "this needs Node {major}.{minor} or newer; here is {version}: see https://nodejs.org"
        );
    }
    // npm writes this file last, so it is there only after a complete installation.
    let installed = modified(&paths::root().join("node_modules/.package-lock.json"));
    let wanted = modified(&paths::root().join("package-lock.json"));
    if installed.is_some() && installed >= wanted {
        return Ok(());
    }
    println!("Installing the tools of package.json");
    run(npm().args(["ci", "--no-audit", "--no-fund"]))
        .context("the tools of package.json could not be installed; npm comes with Node: see https://nodejs.org")
}

/// Whether packages of the system can be installed.
pub fn is_root() -> bool {
    cfg!(unix) && answer(command("id").arg("-u")).as_deref() == Some("0")
}

/// Installs packages of Debian and its like.
pub fn apt_install(packages: &[&str]) -> Result<()> {
    run(command("apt-get").args(["update", "--quiet"]))?;
    run(command("apt-get")
        .env("DEBIAN_FRONTEND", "noninteractive")
        .args(["install", "--yes", "--quiet", "--no-install-recommends"])
        .args(packages))
}

/// `v20.19.4` as (20, 19).
fn parse_version(text: &str) -> Option<(u32, u32)> {
    let mut numbers = text.trim_start_matches('v').split('.').map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}

fn modified(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).ok()?.modified().ok()
}
