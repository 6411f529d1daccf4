//! The command `knights-tour`: the library in a terminal.
//!
//! Each subcommand is a file. It passes its settings to the library as links and calls do, so that defaults
//! and errors are the same; its result is a [`Report`].

mod args;
mod check;
mod code;
mod count;
mod estimate;
mod exists;
mod film;
mod large_count;
mod list;
mod manual;
mod painter;
mod poster;
mod report;
mod tour;
mod words;
mod work;

use std::env;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use report::{ENDINGS, Failure, Report};
use work::Progress;

const EXAMPLES: &str = "\
Examples:
  knights-tour tour 8x8
  knights-tour tour 30x30 --method smooth --svg tour.svg
  knights-tour tour 6x6 --print squares | knights-tour check 6x6 -
  knights-tour count 8x8 --target closed --memory 1GiB
  knights-tour exists '#..#/..../..../#..#' --target closed --json
  knights-tour estimate 10x10 --target closed
  knights-tour code 8x8 --rule 'fewest onward, farthest centre' --language python

Write boards, graphs and tours as texts. Instead of a text, - reads standard input and @FILE reads a file.";

/// Makes, counts and checks knight's tours, and says where there are none.
#[derive(Parser)]
#[command(name = "knights-tour", version, after_help = ENDINGS, after_long_help = format!("{EXAMPLES}\n\n{ENDINGS}"))]
struct Arguments {
    #[command(subcommand)]
    command: Command,
    /// Prints one JSON object instead of text, also for errors
    #[arg(long, global = true, help_heading = args::OUTPUT)]
    json: bool,
    /// When to show the progress of long work on standard error; auto: if it is a terminal
    #[arg(long, global = true, value_enum, value_name = "WHEN", default_value_t = Progress::Auto, help_heading = args::OUTPUT)]
    progress: Progress,
}

#[derive(Subcommand)]
enum Command {
    /// Makes a tour
    Tour(Box<tour::Tour>),
    /// Counts all tours, exactly
    Count(count::Count),
    /// Estimates the number of tours by random walks
    Estimate(estimate::Estimate),
    /// Prints a run as a program in Python, JavaScript, Java, C or Rust
    Code(code::Code),
    /// Checks a tour that somebody wrote, and says where it first goes wrong
    Check(check::Check),
    /// Says whether there is a tour, and why
    Exists(exists::Exists),
    /// Lists the words that options take
    List(list::List),
    /// Prints completions for a shell
    Completions(manual::Completions),
    /// Writes manual pages
    Man(manual::Man),
}

fn main() -> ExitCode {
    let Arguments { command, json, progress } = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) if error.use_stderr() && env::args_os().any(|word| word == "--json") => {
            // The first part of clap's message is the error, the others are usage hints.
            let text = error.to_string();
            let sentence = text.split("\n\n").next().unwrap_or(&text);
            let sentence = sentence.trim_start_matches("error: ").trim_end();
            return Failure::Usage(sentence.to_owned()).tell(true).into();
        }
        Err(error) => error.exit(),
    };
    work::tell_progress(progress);
    work::tell_as_json(json);
    let found = match command {
        Command::Tour(asked) => asked.run(json),
        Command::Count(asked) => asked.run(json),
        Command::Estimate(asked) => asked.run(json),
        Command::Code(asked) => asked.run(json),
        Command::Check(asked) => asked.run(json),
        Command::Exists(asked) => asked.run(json),
        Command::List(asked) => asked.run(json),
        Command::Completions(asked) => asked.run(json),
        Command::Man(asked) => asked.run(json),
    };
    found.and_then(Report::tell).unwrap_or_else(|failure: Failure| failure.tell(json)).into()
}
