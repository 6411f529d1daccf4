//! `cargo xtask bench`: how fast it is. Slow is no failure here; the numbers are printed.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};

use crate::args::Args;
use crate::browsers::{self, Browser};
use crate::paths;
use crate::process::{command, node, run as run_program};
use crate::server;
use crate::setup;
use crate::site::{self, Wasm};

pub fn run(mut args: Args) -> Result<()> {
    let which = args.word();
    args.finish()?;
    let benches: &[fn() -> Result<()>] = match which.as_deref() {
        None => &[warnsdorff, methods, estimates, page],
        Some("warnsdorff") => &[warnsdorff],
        Some("methods") => &[methods],
        Some("estimates") => &[estimates],
        Some("page") => &[page],
        Some(unknown) => {
            bail!(
                "there is no benchmark `{unknown}`: there are `warnsdorff`, `methods`, `estimates` \
                 and `page`"
            )
        }
    };
    setup::node_modules()?;
    site::build(Wasm::Shrunk)?;
    benches.iter().try_for_each(|bench| bench())
}

/// Our solver in Node against the classic C program.
fn warnsdorff() -> Result<()> {
    let classic = compile_classic()?;
    run_program(node("benches/warnsdorff.js").arg(classic))
}

/// The other methods in Node.
fn methods() -> Result<()> {
    run_program(&mut node("benches/methods.js"))
}

/// Estimates of the number of tours in Node.
fn estimates() -> Result<()> {
    run_program(&mut node("benches/estimates.js"))
}

fn compile_classic() -> Result<PathBuf> {
    let folder = paths::target().join("benches");
    fs::create_dir_all(&folder)?;
    let program = folder.join("classic");
    let compiler = env::var_os("CC").unwrap_or_else(|| OsString::from("cc"));
    run_program(command(compiler).args(["-O3", "benches/classic.c", "-o"]).arg(&program))
        .context("the classic program needs a C compiler: install one, or name it in the environment variable CC")?;
    Ok(program)
}

/// The page's own work in Chromium.
fn page() -> Result<()> {
    let mut script = node("benches/page.js");
    script.envs(browsers::find_or_install(&[Browser::Chromium])?);
    run_program(script.env("BASE_URL", server::start(server::listen(0)?)?))
}
