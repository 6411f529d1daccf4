//! The result of a command, for people and for scripts.

use std::fmt::Display;
use std::io::{self, BufWriter, ErrorKind, Write};
use std::process::ExitCode;

use knights_tour::{Error, Graph, Square};
use serde::{Serialize, Serializer};
use serde_json::{Value, json};

use crate::words;

/// The end of every help text.
pub const ENDINGS: &str = "\
Exit codes:
  0    done: there is a tour, the tour is right, or the number was found
  1    no: there is no such tour, or the checked text is not a tour
  2    wrong usage: an option, a board or a square cannot be used
  3    undecided: a limit was reached, or this method did not find a tour
  4    a file cannot be read or written
  5    this computer does not have enough memory
  130  interrupted (Ctrl-C)";

/// The exit codes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// There is a tour, or a number was found.
    Done = 0,
    /// There is no tour, or the checked one is not a tour.
    No = 1,
    /// The command line is invalid, or asks for something that does not exist.
    WrongUsage = 2,
    /// A limit was reached, or this method did not find a tour.
    Undecided = 3,
    /// A file cannot be read or written.
    NoFile = 4,
    /// The computer does not have enough memory.
    NoMemory = 5,
    /// Interrupted by the user, with the shells' usual number.
    Interrupted = 130,
}

impl From<Ending> for ExitCode {
    fn from(ending: Ending) -> Self {
        Self::from(ending as u8)
    }
}

/// The output of a command.
#[derive(Debug)]
pub struct Report {
    pub ending: Ending,
    /// For standard output, without the last line end.
    output: Option<String>,
    /// For standard error: additional information for people.
    note: Option<String>,
}

#[derive(Serialize)]
struct Answer<T> {
    ending: Ending,
    #[serde(flatten)]
    fields: T,
}

/// The fields of an answer that may have squares.
#[derive(Serialize)]
pub struct WithSquares<'a> {
    #[serde(flatten)]
    pub fields: Value,
    pub squares: Option<Names<'a>>,
}

/// The names of squares, computed one by one because those of a large board may not fit into memory.
pub struct Names<'a>(pub &'a Graph, pub &'a [Square]);

impl Serialize for Names<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.1.iter().map(|&square| self.0.name(square)))
    }
}

impl Report {
    /// A report with only an answer.
    pub fn new(ending: Ending, output: String) -> Self {
        Self { ending, output: Some(output), note: None }
    }

    /// A report without an answer, and why there is none.
    pub fn note(ending: Ending, note: String) -> Self {
        Self { ending, output: None, note: Some(note) }
    }

    /// With something more for people, on standard error.
    pub fn with_note(self, note: String) -> Self {
        Self { note: Some(note), ..self }
    }

    /// Prints an answer at once. It is written as it comes: for a large board it is long.
    pub fn answer(ending: Ending, output: impl Display) -> Result<Self, Failure> {
        print(|out| write!(out, "{output}"))?;
        Ok(Self { ending, output: None, note: None })
    }

    /// Prints an answer as a JSON object, which begins with the ending. It is written directly: for a large
    /// board it is long.
    pub fn json(ending: Ending, fields: impl Serialize) -> Result<Self, Failure> {
        let answer = Answer { ending, fields };
        print(|out| Ok(serde_json::to_writer(out, &answer)?))?;
        Ok(Self { ending, output: None, note: None })
    }

    /// Prints it.
    pub fn tell(self) -> Result<Ending, Failure> {
        if let Some(note) = self.note {
            complain(&note);
        }
        if let Some(output) = self.output {
            print(|out| out.write_all(output.as_bytes()))?;
        }
        Ok(self.ending)
    }
}

/// Why there is nothing to report.
#[derive(Debug)]
pub enum Failure {
    /// The library rejects the input.
    Refused(Error),
    /// The library rejects the input; what to do, in options of the command.
    Advised(Error, String),
    /// Options conflict; the reason in a sentence.
    Usage(String),
    /// A file, or a stream, cannot be read or written.
    File { name: String, error: io::Error },
    /// There is not enough memory.
    NoMemory,
    /// The user interrupted the work, and it has no result.
    Interrupted,
}

impl<E: Into<Error>> From<E> for Failure {
    fn from(error: E) -> Self {
        Self::Refused(error.into())
    }
}

impl Failure {
    /// The error code, the same as in calls of the module.
    fn code(&self) -> &'static str {
        match self {
            Self::Refused(error) | Self::Advised(error, _) => error.code(),
            Self::Usage(_) => "wrong-usage",
            Self::File { .. } => "no-file",
            Self::NoMemory => "too-much-memory",
            Self::Interrupted => "interrupted",
        }
    }

    fn message(&self) -> String {
        match self {
            Self::Refused(error) => words::refusal(error),
            Self::Advised(error, advice) => format!("{error} ({advice})"),
            Self::Usage(sentence) => sentence.clone(),
            Self::File { name, error } => format!("{name}: {error}"),
            Self::NoMemory => {
                "this computer does not have enough memory for this; use a smaller board".to_owned()
            }
            Self::Interrupted => "interrupted".to_owned(),
        }
    }

    fn ending(&self) -> Ending {
        match self {
            // These are not input errors: the work exceeds a limit.
            Self::Refused(error) | Self::Advised(error, _) => match error.code() {
                "too-much-memory" | "too-wide-to-count" | "count-overflow" => Ending::Undecided,
                "damaged-file" | "disk-full" | "no-file" => Ending::NoFile,
                _ => Ending::WrongUsage,
            },
            Self::Usage(_) => Ending::WrongUsage,
            Self::File { .. } => Ending::NoFile,
            Self::NoMemory => Ending::NoMemory,
            Self::Interrupted => Ending::Interrupted,
        }
    }

    /// Prints the error.
    pub fn tell(self, as_json: bool) -> Ending {
        let (ending, message) = (self.ending(), self.message());
        complain(&format!("error: {message}"));
        if as_json {
            let error = json!({ "code": self.code(), "message": message });
            // If the reader has gone, the error is still on standard error.
            _ = Report::json(ending, json!({ "error": error }));
        }
        ending
    }
}

/// Prints to standard output. A closed pipe is not an error: its reader has what it wanted.
pub fn print(write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> Result<(), Failure> {
    let mut out = BufWriter::new(io::stdout().lock());
    let written = write(&mut out).and_then(|()| out.write_all(b"\n"));
    match written.and_then(|()| out.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            Err(Failure::File { name: "standard output".to_owned(), error })
        }
        _ => Ok(()),
    }
}

/// Prints to standard error, ignoring failures.
pub fn complain(line: &str) {
    _ = writeln!(io::stderr(), "{line}");
}
