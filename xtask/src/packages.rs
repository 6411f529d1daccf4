//! `cargo xtask packages`: the npm package in projects of many tools, which npm has to be reached for.

use anyhow::Result;

use crate::browsers::{self, CHROMIUM};
use crate::process::{node, run as run_program};
use crate::site::{self, Purpose};

/// What it builds is what is published.
pub fn run() -> Result<()> {
    site::build(Purpose::Publishing)?;
    let mut tests = node("--test");
    tests.args(["--test-reporter=spec", "--test-concurrency=1"]);
    tests.args(["tests/packages/tools.test.js", "tests/packages/sites.test.js"]);
    run_program(tests.envs(browsers::find_or_install(&[CHROMIUM])?))
}
