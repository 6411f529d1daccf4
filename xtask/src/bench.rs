//! `cargo xtask bench`: how fast it is. Slow is no failure here; the numbers are printed.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::browsers::{self, Browser};
use crate::paths;
use crate::process::{command, node, run as run_program};
use crate::server;
use crate::setup;
use crate::site::{self, Wasm};

/// One measurement.
#[derive(Debug, Clone, Copy)]
pub struct Bench {
    name: &'static str,
    run: fn() -> Result<()>,
}

const BENCHES: &[Bench] = &[
    Bench { name: "warnsdorff", run: warnsdorff },
    Bench { name: "methods", run: methods },
    Bench { name: "count", run: count },
    Bench { name: "estimates", run: estimates },
    Bench { name: "sequences", run: sequences },
    Bench { name: "page", run: page },
];

impl Bench {
    pub fn named(name: &str) -> Result<Self> {
        BENCHES.iter().copied().find(|bench| bench.name == name).with_context(|| {
            let known: Vec<_> = BENCHES.iter().map(|bench| bench.name).collect();
            format!("there is no benchmark `{name}`: there are {}", known.join(", "))
        })
    }
}

impl PartialEq for Bench {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Bench {}

/// Runs the benches that were named; all of them if none was.
pub fn run(named: &[Bench]) -> Result<()> {
    setup::node_modules()?;
    site::build(Wasm::Shrunk)?;
    let benches = if named.is_empty() { BENCHES } else { named };
    benches.iter().try_for_each(|bench| (bench.run)())
}

/// Our solver in Node against the classic C program.
fn warnsdorff() -> Result<()> {
    let classic = compile("classic")?;
    run_program(node("benches/warnsdorff.js").arg(classic))
}

/// The other methods in Node.
fn methods() -> Result<()> {
    run_program(&mut node("benches/methods.js"))
}

/// Exact counting in Node.
fn count() -> Result<()> {
    run_program(&mut node("benches/count.js"))
}

/// Estimates of the number of tours in Node.
fn estimates() -> Result<()> {
    run_program(&mut node("benches/estimates.js"))
}

/// Sequences on a keypad in Node, against a C program.
fn sequences() -> Result<()> {
    let program = compile("sequences")?;
    run_program(node("benches/sequences.js").arg(program))
}

/// Compiles a program of `benches/` to compare with.
fn compile(name: &str) -> Result<PathBuf> {
    let folder = paths::target().join("benches");
    fs::create_dir_all(&folder)?;
    let program = folder.join(name);
    let source = format!("benches/{name}.c");
    let compiler = env::var_os("CC").unwrap_or_else(|| OsString::from("cc"));
    run_program(command(compiler).args(["-O3", &source, "-o"]).arg(&program))
        .context("the programs to compare with need a C compiler: install one, or name it in the environment variable CC")?;
    Ok(program)
}

/// The page's own work in Chromium, beside that of an older build where `OLD_DIST` names its folder.
fn page() -> Result<()> {
    let mut script = node("benches/page.js");
    script.envs(browsers::find_or_install(&[Browser::Chromium])?);
    if let Some(folder) = env::var_os("OLD_DIST") {
        let folder = fs::canonicalize(folder).context("there is no folder as OLD_DIST names")?;
        script.env("OLD_URL", server::start(server::listen(0)?, folder)?);
    }
    run_program(script.env("BASE_URL", server::start(server::listen(0)?, paths::dist())?))
}
