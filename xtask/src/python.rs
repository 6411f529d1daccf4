//! The package for Python: built for the tests, and as a wheel by `cargo xtask python`.

use std::env::consts::{DLL_PREFIX, DLL_SUFFIX};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use crate::browsers::{self, CHROMIUM};
use crate::process::{answer, cargo, command, node, run as run_program};
use crate::site::{self, Purpose};
use crate::{notices, paths};

const PACKAGE: &str = "knights_tour";

/// The oldest Python that has it.
const OLDEST: [u32; 2] = [3, 9];

/// What makes wheels, from the registry of Python.
const MATURIN: &str = "maturin>=1.9,<2";

/// What shows notebooks, and what their boards need.
const LAB: [&str; 2] = ["jupyterlab>=4,<5", "anywidget>=0.9,<1"];

/// What checks types.
const MYPY: &str = "mypy>=2,<3";

/// What everything of the package that is compiled is in.
fn folder() -> PathBuf {
    paths::target().join("python")
}

/// The package as an installed one lies, for whoever names this folder in `PYTHONPATH`; or why there is none here.
pub fn for_tests() -> Result<Result<PathBuf, String>> {
    if let Some(reason) = without_python() {
        return Ok(Err(reason));
    }
    let mut fetch = cargo();
    fetch.args(["fetch", "--quiet", "--locked", "--manifest-path", "python/Cargo.toml"]);
    if run_program(&mut fetch).is_err() {
        return Ok(Err("what it is compiled with cannot be fetched".to_owned()));
    }
    let mut build = cargo();
    build.args(["build", "--quiet", "--locked", "--manifest-path", "python/Cargo.toml"]);
    if cfg!(target_os = "macos") {
        // Python itself has what is called: maturin tells the linker so, cargo does not.
        build.env("RUSTFLAGS", "-C link-arg=-undefined -C link-arg=dynamic_lookup");
    }
    run_program(build.arg("--target-dir").arg(folder()))?;

    let place = folder().join("package");
    let package = place.join(PACKAGE);
    if package.exists() {
        fs::remove_dir_all(&package)?;
    }
    copy_files(&sources(), &package)?;
    let library = folder().join(format!("debug/{DLL_PREFIX}_native{DLL_SUFFIX}"));
    let ending = if cfg!(windows) { "pyd" } else { "abi3.so" };
    fs::copy(&library, package.join(format!("_native.{ending}")))
        .with_context(|| format!("cannot copy {}", library.display()))?;
    Ok(Ok(place))
}

/// Makes the wheel, which pip installs, in `target/python/wheels`.
pub fn wheel() -> Result<()> {
    if let Some(reason) = without_python() {
        anyhow::bail!("no wheel can be made: {reason}");
    }
    site::build(Purpose::Publishing)?;
    // What notebooks show is not in the repository, as it is built.
    fs::copy(paths::dist().join("pkg/inline.js"), sources().join("inline.js"))?;
    fs::write(licences().join(notices::FILE), notices::of_python()?)?;
    for file in ["LICENSE-MIT", "LICENSE-APACHE"] {
        fs::copy(paths::root().join(file), licences().join(file))?;
    }
    install(MATURIN)?;
    let mut make = command(tool("maturin"));
    make.args(["build", "--release", "--manifest-path", "python/Cargo.toml", "--out"]);
    run_program(make.arg(folder().join("wheels")).arg("--target-dir").arg(folder()))?;
    println!("`pip install` takes the file in {}", folder().join("wheels").display());
    Ok(())
}

/// Makes the wheel, and runs the lesson of `docs/` with it in `JupyterLab`, in a browser that looks at its board.
pub fn notebook() -> Result<()> {
    wheel()?;
    for tool in LAB {
        install(tool)?;
    }
    // One of the same version may be there already.
    let mut pip = command(tool("pip"));
    run_program(pip.args(["install", "--quiet", "--force-reinstall"]).arg(newest_wheel()?))?;
    let mut test = node("--test");
    test.arg("tests/packages/notebook.test.js").env("JUPYTER", tool("jupyter"));
    run_program(test.envs(browsers::find_or_install(&[CHROMIUM])?))
}

/// The one that was made last.
pub fn newest_wheel() -> Result<PathBuf> {
    let mut wheels = Vec::new();
    for entry in fs::read_dir(folder().join("wheels"))? {
        let entry = entry?;
        wheels.push((entry.metadata()?.modified()?, entry.path()));
    }
    wheels.into_iter().max().map(|(_, path)| path).context("there is no wheel")
}

/// Where `pyproject.toml` finds the licences.
fn licences() -> PathBuf {
    paths::root().join("python")
}

/// A program that was installed beside the package.
pub fn tool(name: &str) -> PathBuf {
    folder().join("tools").join(if cfg!(windows) { "Scripts" } else { "bin" }).join(name)
}

/// Asks pip for a tool.
fn install(asked: &str) -> Result<()> {
    run_program(command("python3").args(["-m", "venv"]).arg(folder().join("tools")))?;
    run_program(command(tool("pip")).args(["install", "--quiet", asked]))
}

/// Why types cannot be checked here, if so.
pub fn without_mypy() -> Option<String> {
    without_python().or_else(|| {
        let is_there = || answer(command(tool("mypy")).arg("--version")).is_some();
        (!is_there() && install(MYPY).is_err())
            .then(|| format!("pip has no {MYPY} here; try again where pypi.org can be reached"))
    })
}

fn sources() -> PathBuf {
    paths::root().join("python").join(PACKAGE)
}

fn without_python() -> Option<String> {
    let [major, minor] = OLDEST;
    match answer(command("python3").arg("--version")) {
        Some(version) if is_recent(&version) => None,
        Some(version) => Some(format!("{} is older than {major}.{minor}", version.trim())),
        None => {
            Some(format!("there is no python3, of {major}.{minor} or newer, on the search path"))
        }
    }
}

/// Whether a text such as `Python 3.11.7` tells of one that is new enough.
fn is_recent(version: &str) -> bool {
    let numbers = version.trim().trim_start_matches("Python ");
    let mut numbers = numbers.split('.').map_while(|number| number.parse::<u32>().ok());
    [numbers.next(), numbers.next()].map(Option::unwrap_or_default) >= OLDEST
}

/// Copies the files of a folder, not those of folders in it.
fn copy_files(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    let mut copied = 0;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        if entry.file_type()?.is_file() {
            fs::copy(entry.path(), to.join(entry.file_name()))?;
            copied += 1;
        }
    }
    ensure!(copied > 0, "{} is empty", from.display());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::is_recent;

    #[test]
    fn the_version_of_python_is_read() {
        assert!(
            is_recent("Python 3.9.0\n") && is_recent("Python 3.14.0rc1") && is_recent("Python 4.0")
        );
        assert!(!is_recent("Python 3.8.20") && !is_recent("Python 2.7") && !is_recent(""));
    }
}
