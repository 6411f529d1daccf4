//! `cargo xtask fuzz`: texts and calls that nobody would think of.

use std::fs;

use anyhow::{Context, Result, bail};

use crate::paths;
use crate::process::{answer, command, run as run_program};

/// What can be fuzzed: a file each in `fuzz/targets/`.
pub const TARGETS: &[&str] =
    &["boards", "puzzles", "graphs", "tours", "faults", "keypads", "sessions"];

/// How long each target is fuzzed when nobody says, in seconds.
pub const SECONDS: u32 = 60;

/// The longest input, in bytes.
const LONGEST: u32 = 4096;

pub fn run(targets: &[&str], seconds: u32) -> Result<()> {
    check_tools()?;
    let targets = if targets.is_empty() { TARGETS } else { targets };
    targets.iter().try_for_each(|target| fuzz(target, seconds))
}

/// Says what is missing: these tools are for nothing else, so nobody gets them unasked.
fn check_tools() -> Result<()> {
    if answer(command("cargo").args(["+nightly", "--version"])).is_none() {
        bail!("fuzzing needs the nightly tool chain: run `rustup toolchain install nightly`");
    }
    if answer(command("cargo").args(["+nightly", "fuzz", "--version"])).is_none() {
        bail!("fuzzing needs cargo-fuzz: run `cargo install --locked cargo-fuzz`");
    }
    Ok(())
}

/// Fuzzes one target. What it comes upon is kept in `target/`, beside what it begins with.
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
