//! The command `knights-tour`, run as people and scripts run it.

mod checks;
mod counts;
mod existence;
mod interruptions;
mod pictures;
mod puzzles;
mod schemas;
mod shares;
mod tours;
mod usage;

use std::env;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use serde_json::{Map, Value};

fn command(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_knights-tour"));
    command.args(words).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// What it says and its exit code: standard output, standard error.
fn run(words: &[&str]) -> (i32, String, String) {
    told(&command(words).output().expect("it can be run"))
}

/// The same with a text on standard input.
fn fed(words: &[&str], text: &str) -> (i32, String, String) {
    let mut child = command(words).stdin(Stdio::piped()).spawn().expect("it can be run");
    let mut input = child.stdin.take().expect("it has an input");
    // It may have ended before it has read all.
    _ = input.write_all(text.as_bytes());
    drop(input);
    told(&child.wait_with_output().expect("it ends"))
}

fn told(output: &Output) -> (i32, String, String) {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("it writes text");
    let code = output.status.code().expect("it ends by itself");
    (code, text(&output.stdout), text(&output.stderr))
}

fn object(json: &str) -> Map<String, Value> {
    serde_json::from_str(json).expect("an object in JSON")
}

/// What a field of an object in JSON is, written as JSON.
fn field(json: &str, name: &str) -> String {
    object(json).get(name).expect(name).to_string()
}

/// The names of an object's own fields, in their order.
fn fields(json: &str) -> Vec<String> {
    object(json).keys().cloned().collect()
}

/// A place for a file of a test.
fn scratch(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    folder.join(format!("command-{}-{name}", std::process::id()))
}
