//! `cargo xtask screenshots`: pictures of the page.

use anyhow::Result;

use crate::browsers::{self, CHROMIUM};
use crate::paths;
use crate::process::{node, run as run_program};
use crate::server::{self, Caching};
use crate::site::{self, Purpose};

pub fn run(all: bool) -> Result<()> {
    site::build(Purpose::Work)?;
    let mut script = node("tests/page/screenshots.js");
    script.envs(browsers::find_or_install(&[CHROMIUM])?);
    if all {
        script.arg(paths::target().join("screenshots"));
    }
    run_program(
        script.env("BASE_URL", server::start(server::listen(0)?, paths::dist(), Caching::Nothing)?),
    )
}
