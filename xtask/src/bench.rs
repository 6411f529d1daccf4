//! `cargo xtask bench`: measures speed and size. A slow result is not a failure; the numbers are printed as
//! tables, written to a file with `--json`, and put into `docs/figures.md` with `--write`.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};
use clap::Args;
use clap::builder::PossibleValuesParser;

use crate::browsers::{self, CHROMIUM};
use crate::budget::Spent;
use crate::counts;
use crate::figures;
use crate::measured::{self, Measured};
use crate::paths;
use crate::process::{answer, command, node, run as run_program, tell};
use crate::server::{self, Caching};
use crate::site::{self, Purpose};

struct Bench {
    name: &'static str,
    how: How,
}

enum How {
    /// A script in Node, named like the bench.
    Script,
    /// The same, compared with C programs.
    Against(&'static [&'static str]),
    /// A function of its own, which returns the output.
    By(fn() -> Result<String>),
}

const BENCHES: &[Bench] = &[
    Bench { name: "sizes", how: How::By(sizes) },
    Bench { name: "warnsdorff", how: How::Against(&["classic"]) },
    Bench { name: "methods", how: How::Against(&["quadrants", "backtracking"]) },
    Bench { name: "count", how: How::Script },
    Bench { name: "shared", how: How::By(shared) },
    Bench { name: "estimates", how: How::Script },
    Bench { name: "sequences", how: How::Against(&["sequences"]) },
    Bench { name: "puzzles", how: How::Against(&["puzzles"]) },
    Bench { name: "verdict", how: How::Script },
    Bench { name: "page", how: How::By(page) },
    Bench { name: "network", how: How::By(network) },
];

impl Bench {
    fn measure(&self) -> Result<String> {
        let script = format!("benches/{}.js", self.name);
        match self.how {
            How::Script => tell(&mut node(&script)),
            How::Against(programs) => {
                let programs: Result<Vec<_>> = programs.iter().map(|name| compile(name)).collect();
                tell(node(&script).args(programs?))
            }
            How::By(measure) => measure(),
        }
    }
}

#[derive(Debug, Args)]
pub struct Asked {
    /// The benches to run; by default all
    #[arg(
        value_name = "BENCH",
        value_parser = PossibleValuesParser::new(BENCHES.iter().map(|bench| bench.name))
    )]
    named: Vec<String>,
    /// Writes the results to a file
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Puts the results into docs/figures.md
    #[arg(long)]
    write: bool,
    /// Measures nothing, but lists what got slower by more than 10 % between two such files
    #[arg(long, num_args = 2, value_names = ["OLD", "NEW"], exclusive = true)]
    compare: Vec<PathBuf>,
}

/// Runs the benches, and writes their results where requested.
pub fn run(asked: &Asked) -> Result<()> {
    if let [old, new] = &asked.compare[..] {
        print!("{}", measured::compare(old, new)?);
        return Ok(());
    }
    site::build(Purpose::Publishing)?;
    site::compress()?;
    let mut all = Vec::new();
    let is_asked = |bench: &&Bench| {
        asked.named.is_empty() || asked.named.iter().any(|name| name == bench.name)
    };
    for bench in BENCHES.iter().filter(is_asked) {
        println!("\n── {}", bench.name);
        let measured = Measured::read(bench.name, &bench.measure()?)?;
        if asked.write {
            figures::write(bench.name, &measured.markdown())?;
        }
        all.push(measured);
        // Written after each bench, since a later one may fail or be stopped.
        if let Some(path) = &asked.json {
            measured::write(path, &all)?;
        }
    }
    Ok(())
}

/// What a visitor downloads.
fn sizes() -> Result<String> {
    let table = Spent::on(&site::present()?)?.table();
    print!("{table}");
    let compiler = answer(command("rustc").arg("--version")).context("rustc was not found")?;
    Ok(table + &tell(node("benches/signature.js").arg(compiler))?)
}

/// Counting shared by workers in Node, and by threads in the command.
fn shared() -> Result<String> {
    let program = counts::program()?;
    tell(node("benches/shared.js").arg(program))
}

/// Compiles a C program of `benches/` for comparison, optimized for this machine.
fn compile(name: &str) -> Result<PathBuf> {
    let folder = paths::target().join("benches");
    fs::create_dir_all(&folder)?;
    let program = folder.join(name);
    let source = format!("benches/{name}.c");
    let compiler = env::var_os("CC").unwrap_or_else(|| OsString::from("cc"));
    run_program(command(compiler).args(["-O3", "-march=native", &source, "-o"]).arg(&program))
        .context("the programs to compare with need a C compiler: install one, or name it in the environment variable CC")?;
    Ok(program)
}

/// The page's own work in Chromium, compared with an older build if `OLD_DIST` names its folder.
fn page() -> Result<String> {
    let mut script: Command = node("benches/page.js");
    script.envs(browsers::find_or_install(&[CHROMIUM])?);
    if let Some(folder) = env::var_os("OLD_DIST") {
        let folder = fs::canonicalize(folder).context("OLD_DIST does not name a folder")?;
        script.env("OLD_URL", server::start(server::listen(0)?, folder, Caching::Nothing)?);
    }
    tell(
        script.env("BASE_URL", server::start(server::listen(0)?, paths::dist(), Caching::Nothing)?),
    )
}

/// How soon the page is usable on slow networks, in Chromium.
fn network() -> Result<String> {
    tell(node("benches/network.js").envs(browsers::find_or_install(&[CHROMIUM])?))
}

#[cfg(test)]
mod tests {
    use super::BENCHES;
    use crate::figures;

    #[test]
    fn every_bench_has_a_place_in_the_documentation() {
        let page = figures::page().unwrap();
        for bench in BENCHES {
            assert!(figures::replaced(&page, bench.name, "").is_ok(), "{}", bench.name);
        }
    }
}
