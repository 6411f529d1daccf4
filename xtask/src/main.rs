//! The project's chores, run as `cargo xtask COMMAND`. Each command installs for itself what it
//! lacks.

mod args;
mod bench;
mod browsers;
mod budget;
mod figures;
mod fuzz;
mod glue;
mod linked;
mod measured;
mod npm;
mod order;
mod panics;
mod paths;
mod process;
mod screenshots;
mod serve;
mod server;
mod setup;
mod site;
mod tally;
mod test;
mod wasm;

use std::env;
use std::process::ExitCode;

use anyhow::Result;

use args::Command;

fn main() -> ExitCode {
    match args::parse(env::args_os().skip(1)).and_then(run) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<()> {
    match command {
        Command::Help => print!("{}", args::USAGE),
        Command::Serve { port, open } => serve::run(port, open)?,
        Command::Build { release: false, single: false } => site::build(site::Purpose::Work)?,
        Command::Build { single, .. } => {
            site::build(site::Purpose::Publishing)?;
            if single {
                site::build_single()?;
            }
        }
        Command::Test(asked) => test::run(&asked)?,
        Command::ListSteps => test::list(),
        Command::Bench { named, json, write } => bench::run(&named, json.as_deref(), write)?,
        Command::Compare { old, new } => print!("{}", measured::compare(&old, &new)?),
        Command::Fuzz { targets, seconds } => fuzz::run(&targets, seconds)?,
        Command::Screenshots { all } => screenshots::run(all)?,
    }
    Ok(())
}
