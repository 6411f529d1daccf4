//! `cargo xtask fuzz`: random texts and calls.

use std::fs;

use anyhow::{Context, Result, bail};
use clap::Args;
use clap::builder::PossibleValuesParser;

use crate::paths;
use crate::process::{answer, command, run as run_program};

/// The fuzz targets: one file each in `fuzz/targets/`.
const TARGETS: [&str; 11] = [
    "boards", "puzzles", "givens", "graphs", "tours", "faults", "keypads", "rules", "programs",
    "scratch", "sessions",
];

/// The maximum length of an input, in bytes.
const LONGEST: u32 = 4096;

#[derive(Debug, Args)]
pub struct Asked {
    /// The targets to fuzz; by default all
    #[arg(value_name = "TARGET", value_parser = PossibleValuesParser::new(TARGETS))]
    targets: Vec<String>,
    /// How many seconds to fuzz each target
    #[arg(long, default_value_t = 60)]
    seconds: u32,
}

pub fn run(asked: &Asked) -> Result<()> {
    check_tools()?;
    let is_asked =
        |target: &&str| asked.targets.is_empty() || asked.targets.iter().any(|name| name == target);
    TARGETS.iter().copied().filter(is_asked).try_for_each(|target| fuzz(target, asked.seconds))
}

/// Reports missing tools: they are used only here, so they are not installed automatically.
fn check_tools() -> Result<()> {
    if answer(command("cargo").args(["+nightly", "--version"])).is_none() {
        bail!("fuzzing needs the nightly tool chain: run `rustup toolchain install nightly`");
    }
    if answer(command("cargo").args(["+nightly", "fuzz", "--version"])).is_none() {
        bail!("fuzzing needs cargo-fuzz: run `cargo install --locked cargo-fuzz`");
    }
    Ok(())
}

/// Fuzzes one target. New inputs are stored in `target/`, separate from the initial corpus.
fn fuzz(target: &str, seconds: u32) -> Result<()> {
    println!("── {target}: {seconds} s");
    let found = paths::target().join("fuzz-corpus").join(target);
    fs::create_dir_all(&found)?;
    run_program(
        command("cargo")
            .args(["+nightly", "fuzz", "run", "--fuzz-dir", "fuzz", "--target-dir"])
            .arg(paths::target().join("fuzz"))
            .arg(target)
            .arg(found)
            .arg(paths::root().join("fuzz/corpus").join(target))
            .arg("--")
            .arg(format!("-max_total_time={seconds}"))
            .arg(format!("-max_len={LONGEST}"))
            .args(["-timeout=10", "-rss_limit_mb=2048"]),
    )
    .with_context(|| format!("the target `{target}` found a fault"))
}
