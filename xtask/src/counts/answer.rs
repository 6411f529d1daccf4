//! The command, and what it answers.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::path::{self, Path, PathBuf};
use std::process::Stdio;

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

use super::arguments::Asked;
use super::number::is_number;
use super::{Target, sides};
use crate::paths;
use crate::process::{cargo, command, run as run_program};

/// What the command answers with `--json`; only what is looked at here.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Answer {
    #[serde(default)]
    pub tours: Option<String>,
    pub target: Target,
    #[serde(default)]
    pub seconds: f64,
    #[serde(default)]
    pub directed: bool,
    #[serde(default)]
    pub up_to_symmetry: bool,
    #[serde(default)]
    pub method: Option<String>,
    // Counts in two halves only.
    #[serde(default)]
    pub board: Option<String>,
    #[serde(default)]
    pub seam: Option<u16>,
    #[serde(default)]
    pub order: Option<String>,
    #[serde(default)]
    pub threads: Option<u16>,
    /// Sums of the parts of a count only.
    #[serde(default)]
    pub shares: Option<u16>,
    #[serde(default)]
    pub bytes: u64,
    #[serde(default)]
    pub disk_bytes: Option<u64>,
    /// Counts up to symmetry: how many tours each symmetry keeps.
    #[serde(default)]
    pub kept: BTreeMap<String, String>,
    // Estimates only.
    #[serde(default)]
    pub estimate: f64,
    #[serde(default)]
    pub standard_error: f64,
    #[serde(default)]
    pub walks: u64,
}

/// Runs the command: by the name of what is run, with the file that has its answer, and with its words.
pub type Run<'run> = dyn FnMut(&str, Option<&Path>, &[String]) -> Result<Answer> + 'run;

/// The number that the command has counted, if it has counted what was asked for.
pub fn tours(answer: &Answer, asked: &Asked, up_to_symmetry: bool) -> Result<String> {
    ensure!(
        answer.target == asked.target
            && !answer.directed
            && answer.up_to_symmetry == up_to_symmetry
            && answer.board.as_ref().is_none_or(|board| sides(board) == sides(&asked.board)),
        "the answer is to another question"
    );
    let tours = answer.tours.clone().context("the count is not finished")?;
    ensure!(is_number(&tours), "`{tours}` is no number");
    Ok(tours)
}

/// The command line of a count.
pub fn words(asked: &Asked, subcommand: &str, more: &[String]) -> Vec<String> {
    let mut words = vec![subcommand, &asked.board, "--target", asked.target.id(), "--json"];
    let threads = asked.threads.map(|threads| threads.to_string());
    if subcommand == "count" {
        words.push("--count");
        if let Some(memory) = &asked.memory {
            words.extend(["--memory", memory]);
        }
        if let Some(threads) =
            threads.as_ref().filter(|_| !more.iter().any(|word| word == "--threads"))
        {
            words.extend(["--threads", threads]);
        }
    }
    let mut words: Vec<String> = words.into_iter().map(ToOwned::to_owned).collect();
    words.extend_from_slice(more);
    words
}

/// The command line that adds up the parts of a count.
pub fn words_of_sum(asked: &Asked) -> Vec<String> {
    let words = ["count", &asked.board, "--target", asked.target.id(), "--json", "--sum"];
    let parts = asked.parts.iter().map(|part| part.display().to_string());
    words.map(ToOwned::to_owned).into_iter().chain(parts).collect()
}

/// Has the command count, or reads what it has answered: in a file that was named, or in one beside the scratch
/// directory of the same count, which keeps what it has found if a later check fails.
pub fn run(asked: &Asked, name: &str, from: Option<&Path>, words: &[String]) -> Result<Answer> {
    let folder = asked.scratch.as_ref().map(|folder| path::absolute(folder.join(name)));
    let folder = folder.transpose()?;
    let kept = folder.as_ref().map(|folder| folder.with_extension("json"));
    let from = from.or(kept.as_deref().filter(|kept| asked.resume && kept.exists()));
    let text = if let Some(file) = from {
        fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?
    } else {
        let mut words: Vec<OsString> = words.iter().map(OsString::from).collect();
        let is_in_halves = words[0] == "count"
            && !["frontier", "--sum"].iter().any(|word| words.contains(&word.into()));
        if let Some(folder) = &folder {
            // Each count has its own.
            fs::create_dir_all(folder)
                .with_context(|| format!("cannot make {}", folder.display()))?;
            if is_in_halves {
                words.extend(["--scratch".into(), folder.into()]);
                let goes_on = asked.resume && folder.join("count.json").exists();
                words.extend(goes_on.then(|| "--resume".into()));
            }
        }
        if is_in_halves && asked.anyway {
            words.push("--anyway".into());
        }
        let shown: Vec<_> = words.iter().map(|word| word.to_string_lossy()).collect();
        println!("knights-tour {}", shown.join(" "));
        let output = command(program()?).args(&words).stderr(Stdio::inherit()).output()?;
        ensure!(
            output.status.success(),
            "the command did not count it: {}",
            String::from_utf8_lossy(&output.stdout)
        );
        let text = String::from_utf8(output.stdout)?;
        if let Some(kept) = &kept {
            fs::write(kept, &text).with_context(|| format!("cannot write {}", kept.display()))?;
        }
        text
    };
    print!("{text}");
    serde_json::from_str(&text).context("the command’s answer cannot be read")
}

/// The command, built for speed.
pub fn program() -> Result<PathBuf> {
    let build =
        ["build", "--quiet", "--release", "--package", "knights-tour-lab", "--bin", "knights-tour"];
    run_program(
        cargo().args(build).args(["--features", "cli"]).arg("--target-dir").arg(paths::target()),
    )?;
    Ok(paths::target().join("release").join("knights-tour"))
}
