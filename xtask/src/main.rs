//! The project's chores, run as `cargo xtask COMMAND`. Each command installs for itself what it
//! lacks.

mod args;
mod bench;
mod browsers;
mod budget;
mod comments;
mod fuzz;
mod glue;
mod paths;
mod preload;
mod process;
mod screenshots;
mod serve;
mod server;
mod setup;
mod site;
mod tally;
mod test;
mod wasm;

use std::process::ExitCode;

use anyhow::{Result, bail};

use args::Args;

const USAGE: &str = "\
Usage: cargo xtask COMMAND

  serve [--port N] [--open]    build the page, serve it on this machine, rebuild when a file changes
  build [--release]            build the complete static site in dist/; --release also shrinks the wasm
  test [STEP...] [-- ARG...]   run every check, or the named steps; ARGs go to the step's test runner
  test --list                  list the steps
  bench [warnsdorff|methods|count|estimates|sequences|page]
                               time the solver against classic C, counting, and the page in Chromium
  fuzz [TARGET] [SECONDS]      feed the readers of texts, and sessions, what nobody would think of
  screenshots [--all]          draw the picture of the README; --all: every size, in target/screenshots
  help                         show this
";

fn main() -> ExitCode {
    match run(Args::from_env()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(mut args: Args) -> Result<()> {
    match args.word().as_deref() {
        Some("serve") => serve::run(args),
        Some("build") => build(args),
        Some("test") => test::run(args),
        Some("bench") => bench::run(args),
        Some("fuzz") => fuzz::run(args),
        Some("screenshots") => screenshots::run(args),
        Some("help") => {
            print!("{USAGE}");
            Ok(())
        }
        Some(unknown) => bail!("there is no command `{unknown}`\n\n{USAGE}"),
        None => bail!("which command?\n\n{USAGE}"),
    }
}

fn build(mut args: Args) -> Result<()> {
    let shrink = args.flag("--release");
    args.finish()?;
    site::build(if shrink { site::Wasm::Shrunk } else { site::Wasm::AsCompiled })
}
