//! `cargo xtask packages`: the npm package in projects of many tools, which npm has to be reached for, and the command
//! in the queue of Slurm.

use anyhow::Result;

use crate::browsers::{self, CHROMIUM};
use crate::counts::program;
use crate::process::{node, run as run_program};
use crate::site::{self, Purpose};

/// What it builds is what is published.
pub fn run() -> Result<()> {
    site::build(Purpose::Publishing)?;
    let mut tests = node("--test");
    tests.args(["--test-reporter=spec", "--test-concurrency=1"]);
    tests.args(["tools", "sites", "slurm"].map(|name| format!("tests/packages/{name}.test.js")));
    tests.env("KNIGHTS_TOUR", program()?);
    run_program(tests.envs(browsers::find_or_install(&[CHROMIUM])?))
}
