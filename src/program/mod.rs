//! A run as a complete program in another language, which prints the board that the run ends with.
//!
//! Each language has a template, `*.txt`, with all lines that a program can have; `template.rs` picks those that
//! a run needs. What all languages have in common stands in `plan.rs`.
//!
//! A program makes the same steps as the search, so it prints the same numbers, also where it draws random ones.
//! It differs in two points. Where a search gives up after a number of steps, the program goes on. Where a search
//! restarts, a program without room for that says so, and stops.

pub mod error;
mod language;
mod plan;
mod template;

use crate::run::request::Run;
use error::ProgramError;
pub use language::Language;
use plan::Plan;
use template::shorten;

/// The most lines of a program.
pub const MAX_LINES: usize = 80;

/// The longest side of a board in a program.
pub const MAX_SIDE: u16 = 200;

/// A complete program. It prints a board: a row a line, the top row first, numbers aligned on the right. `0` is a
/// square that is not visited, `#` a hole.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Program {
    /// The name of its file.
    pub name: &'static str,
    /// Its text, with a line end after each line.
    pub text: String,
    /// For codes of the [pseudo-code](crate::search::Algorithm::pseudocode) the first and the last line that do it,
    /// from 1. Codes that the program has no lines for are missing.
    pub lines: Vec<(&'static str, [usize; 2])>,
}

/// The program of a run.
///
/// ```
/// use knights_tour::program::{Language, program};
/// use knights_tour::run::request::Request;
/// use knights_tour::search::WhenStuck;
///
/// let run = Request::default().run(WhenStuck::Stop)?;
/// let python = program(&run, Language::Python)?;
/// assert_eq!(python.name, "knights_tour.py");
/// print!("{}", python.text);
/// # Ok::<(), knights_tour::Error>(())
/// ```
///
/// # Errors
/// [`ProgramError`]: there are programs for open tours of boards by Warnsdorff's rule, or any other rule, and by
/// backtracking.
pub fn program(run: &Run, language: Language) -> Result<Program, ProgramError> {
    let lines_of = |restarts| -> Result<_, ProgramError> {
        let mut lines = Plan::new(run, language, restarts)?.lines();
        shorten(&mut lines, MAX_LINES);
        Ok(lines)
    };
    let mut lines = lines_of(language.restarts())?;
    if lines.len() > MAX_LINES {
        lines = lines_of(false)?;
    }
    if lines.len() > MAX_LINES {
        return Err(ProgramError::TooLong { lines: lines.len(), most: MAX_LINES });
    }
    let codes = run.algorithm.pseudocode.iter();
    let range = |&code: &&'static str| {
        let mut places = (1..).zip(&lines).filter(|(_, line)| line.codes.contains(&code));
        let first = places.next()?.0;
        Some((code, [first, places.last().map_or(first, |(place, _)| place)]))
    };
    let lines_of_codes = codes.filter_map(range).collect();
    let text = lines.iter().flat_map(|line| [&*line.text, "\n"]).collect();
    Ok(Program { name: language.file_name(), text, lines: lines_of_codes })
}
