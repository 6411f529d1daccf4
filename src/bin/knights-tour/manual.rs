//! `knights-tour completions` and `knights-tour man`: what a shell and `man` know of the command.

use std::fs;
use std::path::PathBuf;

use clap::{Args, CommandFactory};
use clap_complete::Shell;
use serde_json::json;

use crate::Arguments;
use crate::report::{Ending, Failure, Report};

/// Prints what a shell needs to complete commands and options. Put it where your shell looks for it, such as
/// ~/.local/share/bash-completion/completions/knights-tour.
#[derive(Args, Debug)]
pub struct Completions {
    /// The shell
    #[arg(value_enum)]
    shell: Shell,
}

impl Completions {
    pub fn run(self, as_json: bool) -> Result<Report, Failure> {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut Arguments::command(), "knights-tour", &mut script);
        let script = String::from_utf8_lossy(&script);
        if as_json {
            return Report::json(Ending::Done, json!({ "text": script }));
        }
        Ok(Report::new(Ending::Done, script.trim_end().to_owned()))
    }
}

/// Writes manual pages: one for the command and one for each subcommand, as `man` reads them.
#[derive(Args, Debug)]
pub struct Man {
    /// The folder for them, which is made if there is none
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
}

impl Man {
    pub fn run(self, as_json: bool) -> Result<Report, Failure> {
        let write = || {
            fs::create_dir_all(&self.folder)?;
            clap_mangen::generate_to(Arguments::command(), &self.folder)
        };
        let name = self.folder.display().to_string();
        match write() {
            Ok(()) if as_json => Report::json(Ending::Done, json!({ "folder": name })),
            Ok(()) => Ok(Report::new(Ending::Done, format!("the manual is in {name}"))),
            Err(error) => Err(Failure::File { name, error }),
        }
    }
}
