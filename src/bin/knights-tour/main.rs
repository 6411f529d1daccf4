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
mod known;
mod large_count;
mod list;
mod manual;
mod painter;
mod poster;
mod puzzle;
mod puzzle_words;
mod report;
mod shares;
mod tour;
mod tours;
mod words;
mod work;

use std::env;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue};
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
  knights-tour tours 5x5 --start a1 --end e5
  knights-tour estimate 10x10 --target closed
  knights-tour puzzle make 8x8 --grade hard --symmetry turned --seed 5
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
    /// Lists all tours of a small board
    Tours(tours::Tours),
    /// Estimates the number of tours by random walks
    Estimate(estimate::Estimate),
    /// Prints a run as a program in Python, JavaScript, Java, C or Rust
    Code(code::Code),
    /// Checks a tour that somebody wrote, and says where it first goes wrong
    Check(check::Check),
    /// Says whether there is a tour, and why
    Exists(exists::Exists),
    /// Makes, solves and explains puzzles: numbers of a tour to fill in
    Puzzle(puzzle::Puzzle),
    /// Lists the words that options take
    List(list::List),
    /// Prints completions for a shell
    Completions(manual::Completions),
    /// Writes manual pages
    Man(manual::Man),
}

/// Options that people try, and those that do it.
const OTHER_NAMES: [(&str, &str); 18] = [
    ("from", "--start"),
    ("to", "--end"),
    ("algorithm", "--method"),
    ("ties", "--tie-break"),
    ("piece", "--leaper"),
    ("open", "--target open"),
    ("type", "--target"),
    ("output", "--svg"),
    ("out", "--svg"),
    ("image", "--svg"),
    ("png", "--svg"),
    ("format", "--print"),
    ("timeout", "--limit"),
    ("time", "--limit"),
    ("jobs", "--threads"),
    ("symmetry", "--up-to-symmetry"),
    ("symmetric", "--up-to-symmetry"),
    ("lang", "--language"),
];

/// In the place of the advice to write an option that does not exist as a value, names the one that exists.
fn name_the_option(error: &mut clap::Error) {
    let Some(ContextValue::String(wrong)) = error.get(ContextKind::InvalidArg) else { return };
    let name = wrong.trim_start_matches('-');
    let words: Vec<String> = env::args().collect();
    let command = <Arguments as clap::CommandFactory>::command();
    let subcommand = words.iter().find_map(|word| command.find_subcommand(word));
    let has = |option: &str| {
        let id = option.trim_start_matches('-').split(' ').next();
        subcommand.is_some_and(|command| command.get_arguments().any(|arg| arg.get_long() == id))
    };
    let known = OTHER_NAMES.iter().find(|(other, option)| *other == name && has(option));
    if let Some((_, option)) = known {
        error.remove(ContextKind::Suggested);
        error.insert(ContextKind::SuggestedArg, ContextValue::String((*option).to_owned()));
    } else if error.get(ContextKind::SuggestedArg).is_some() || wrong.starts_with("--") {
        // A board or a tour never begins like this.
        error.remove(ContextKind::Suggested);
    }
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
        Err(mut error) => {
            name_the_option(&mut error);
            let written = error.print().and_then(|()| io::stdout().flush());
            return match written {
                Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
                    Failure::File { name: "standard output".to_owned(), error }.tell(false).into()
                }
                _ => ExitCode::from(error.exit_code() as u8),
            };
        }
    };
    work::tell_progress(progress);
    work::tell_as_json(json);
    let found = match command {
        Command::Tour(asked) => asked.run(json),
        Command::Count(asked) => asked.run(json),
        Command::Tours(asked) => asked.run(json),
        Command::Estimate(asked) => asked.run(json),
        Command::Code(asked) => asked.run(json),
        Command::Check(asked) => asked.run(json),
        Command::Exists(asked) => asked.run(json),
        Command::Puzzle(asked) => asked.run(json),
        Command::List(asked) => asked.run(json),
        Command::Completions(asked) => asked.run(json),
        Command::Man(asked) => asked.run(json),
    };
    found.and_then(Report::tell).unwrap_or_else(|failure: Failure| failure.tell(json)).into()
}
