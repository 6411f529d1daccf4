//! Compilers and interpreters.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail, ensure};
use knights_tour::program::Language;

/// What a program prints. It lies in this folder, where its compiled form is put as well.
pub fn run(language: Language, file: &str, folder: &Path) -> Result<String> {
    let start = |program: &str, words: &[&str]| output(program, words, folder);
    match language {
        Language::Python => start("python3", &["-W", "error", file]),
        Language::JavaScript => start("node", &["--use_strict", file]),
        // Compiles it in memory.
        Language::Java => {
            start("java", &["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto", file])
        }
        Language::C => {
            let warnings = ["-std=c99", "-Wall", "-Wextra", "-pedantic", "-Werror"];
            start("cc", &[&warnings[..], &["-O1", "-o", "program", file]].concat())?;
            start("./program", &[])
        }
        Language::Rust => {
            let options = ["--edition", "2021", "-D", "warnings", "-C", "debuginfo=0"];
            start("rustc", &[&options[..], &["-o", "program", file]].concat())?;
            start("./program", &[])
        }
        other => bail!("nothing here runs {other:?}"),
    }
}

fn output(program: &str, words: &[&str], folder: &Path) -> Result<String> {
    let mut command = if let Some(own) = program.strip_prefix("./") {
        Command::new(folder.join(own))
    } else {
        Command::new(program)
    };
    let output = command
        .args(words)
        .current_dir(folder)
        .output()
        .with_context(|| format!("cannot start {program}"))?;
    let errors = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "{program} failed:\n{errors}");
    Ok(String::from_utf8(output.stdout)?)
}
