//! The code in `docs/python.md` that asks the command, run as a reader would run it. That of the package is run by its
//! tests.

use std::path::Path;
use std::process::Command;
use std::{env, fs};

use anyhow::{Context, Result, ensure};

/// What its blocks print, one after the other.
const PRINTED: &str = "\
['c3', 'a4', 'b2']
9862
the step from 7 to 8, c3 to c1, is not a knight’s move
";

/// Runs every block marked as `py`, with the command that was built beside this program.
pub fn check(folder: &Path) -> Result<()> {
    let text = fs::read_to_string("docs/python.md")?;
    let blocks = text.split("```py\n").skip(1).filter_map(|rest| rest.split("```").next());
    let file = folder.join("document.py");
    fs::write(&file, blocks.collect::<Vec<_>>().join("\n\n"))?;
    let built = env::current_exe()?;
    let built = built.parent().and_then(Path::parent).context("this program is in a folder")?;
    let paths = env::var_os("PATH").unwrap_or_default();
    let paths = [built.to_path_buf()].into_iter().chain(env::split_paths(&paths));
    let run = Command::new("python3").arg(file).env("PATH", env::join_paths(paths)?).output()?;
    let printed = String::from_utf8(run.stdout)?;
    let errors = String::from_utf8_lossy(&run.stderr);
    ensure!(run.status.success(), "docs/python.md failed:\n{errors}");
    ensure!(printed == PRINTED, "it prints\n{printed}");
    Ok(())
}
