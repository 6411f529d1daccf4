//! Running other programs.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader, Read, pipe};
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::paths;

/// A program that will run at the top of the repository.
pub fn command(program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(program);
    command.current_dir(paths::root());
    command
}

/// The cargo that runs this.
pub fn cargo() -> Command {
    command(env!("CARGO"))
}

/// Node with one of our scripts, or with one of the tools that npm installed.
pub fn node(script: &str) -> Command {
    let mut command = command("node");
    command.arg(script);
    command
}

/// npm, which comes with Node.
pub fn npm() -> Command {
    command(if cfg!(windows) { "npm.cmd" } else { "npm" })
}

/// Runs a program and lets it print.
pub fn run(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot start {}", name(command)))?;
    if !status.success() {
        bail!("{} failed ({status})", shown(command));
    }
    Ok(())
}

/// Has Prettier format a file that was written.
pub fn format(file: &Path) -> Result<()> {
    let prettier = "node_modules/prettier/bin/prettier.cjs";
    run(node(prettier).args(["--log-level", "warn", "--write"]).arg(file))
}

/// Runs a program, passes its output on, and returns it as well.
pub fn tell(command: &mut Command) -> Result<String> {
    let mut child = command
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot start {}", name(command)))?;
    let mut told = String::new();
    if let Some(output) = child.stdout.take() {
        for line in BufReader::new(output).lines() {
            let line = line?;
            println!("{line}");
            told += &(line + "\n");
        }
    }
    let status = child.wait()?;
    if !status.success() {
        bail!("{} failed ({status})", shown(command));
    }
    Ok(told)
}

/// A program's output, both streams in the order written, and whether it succeeded.
pub struct Finished {
    pub output: String,
    pub success: bool,
}

/// Runs a program and captures its output.
pub fn capture(mut command: Command) -> Result<Finished> {
    let (mut reader, writer) = pipe()?;
    command.stdout(writer.try_clone()?).stderr(writer);
    let mut child = command.spawn().with_context(|| format!("cannot start {}", name(&command)))?;
    drop(command); // It holds the pipe open: reading would never end.
    let mut output = Vec::new();
    reader.read_to_end(&mut output)?;
    let success = child.wait()?.success();
    Ok(Finished { output: String::from_utf8_lossy(&output).into_owned(), success })
}

/// A program's output, or `None` if it is missing or fails.
pub fn answer(command: &mut Command) -> Option<String> {
    let output = command.output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    output.status.success().then_some(text)
}

fn name(command: &Command) -> String {
    let program = Path::new(command.get_program());
    program.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn shown(command: &Command) -> String {
    let words = command.get_args().map(|word| word.to_string_lossy().into_owned());
    std::iter::once(name(command)).chain(words).collect::<Vec<_>>().join(" ")
}
