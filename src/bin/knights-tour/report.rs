//! What a command comes to, and how scripts hear of it.

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use knights_tour::Error;

use crate::json::{Json, object};
use crate::words;

/// What every help ends with.
pub const ENDINGS: &str = "\
Exit codes:
  0    done: there is a tour, the tour is right, the number is told
  1    no: there is no such tour, or what was checked is none
  2    wrong usage
  3    undecided: a limit was reached, or this way did not find a tour
  4    a file cannot be read or written
  130  interrupted (Ctrl-C)";

/// What scripts are told by the exit code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// There is a tour, or the number is told.
    Done = 0,
    /// There is none, or what was checked is none.
    No = 1,
    /// The command cannot be understood, or asks for what there is not.
    WrongUsage = 2,
    /// A limit was reached, or this way did not find a tour.
    Undecided = 3,
    /// A file cannot be read or written.
    NoFile = 4,
    /// Somebody stopped it, in the number that shells use for that.
    Interrupted = 130,
}

impl Ending {
    /// Its word in JSON.
    pub fn id(self) -> &'static str {
        match self {
            Self::Done => "done",
            Self::No => "no",
            Self::WrongUsage => "wrong-usage",
            Self::Undecided => "undecided",
            Self::NoFile => "no-file",
            Self::Interrupted => "interrupted",
        }
    }
}

impl From<Ending> for ExitCode {
    fn from(ending: Ending) -> Self {
        Self::from(ending as u8)
    }
}

/// What there is to say.
#[derive(Debug)]
pub struct Report {
    pub ending: Ending,
    /// For standard output, without the last line's end; empty where there is nothing.
    pub output: String,
    /// For standard error: what people should know besides.
    pub note: Option<String>,
}

impl Report {
    /// Nothing but an answer.
    pub fn new(ending: Ending, output: String) -> Self {
        Self { ending, output, note: None }
    }

    /// An answer as an object, which names the ending first.
    pub fn json(ending: Ending, fields: impl IntoIterator<Item = (&'static str, Json)>) -> Self {
        let first = [("ending", Json::from(ending.id()))];
        Self::new(ending, Json::Object(first.into_iter().chain(fields).collect()).to_string())
    }

    /// Prints it.
    pub fn tell(self) -> Result<Ending, Failure> {
        if let Some(note) = self.note {
            complain(&note);
        }
        if !self.output.is_empty() {
            print(&self.output)?;
        }
        Ok(self.ending)
    }
}

/// Why there is nothing to report.
#[derive(Debug)]
pub enum Failure {
    /// The library refuses what it is asked for.
    Refused(Error),
    /// The words of the command line do not go together; in a sentence.
    Usage(String),
    /// A file, or a stream, cannot be read or written.
    File { name: String, error: io::Error },
}

impl<E: Into<Error>> From<E> for Failure {
    fn from(error: E) -> Self {
        Self::Refused(error.into())
    }
}

impl Failure {
    /// The code for programs, as calls of the module have it.
    fn code(&self) -> &'static str {
        match self {
            Self::Refused(error) => error.code(),
            Self::Usage(_) => "wrong-usage",
            Self::File { .. } => "no-file",
        }
    }

    fn message(&self) -> String {
        match self {
            Self::Refused(error) => words::refusal(error),
            Self::Usage(sentence) => sentence.clone(),
            Self::File { name, error } => format!("{name}: {error}"),
        }
    }

    fn ending(&self) -> Ending {
        match self {
            // These are no mistakes: the work is larger than it may be.
            Self::Refused(error) => match error.code() {
                "too-much-memory" | "too-many-tours" | "too-wide-to-count" | "count-overflow" => {
                    Ending::Undecided
                }
                _ => Ending::WrongUsage,
            },
            Self::Usage(_) => Ending::WrongUsage,
            Self::File { .. } => Ending::NoFile,
        }
    }

    /// Says what is wrong.
    pub fn tell(self, as_json: bool) -> Ending {
        let (ending, message) = (self.ending(), self.message());
        complain(&format!("error: {message}"));
        if as_json {
            let error =
                object([("code", self.code().into()), ("message", message.as_str().into())]);
            // Whoever reads it may be gone, and standard error has it too.
            _ = Report::json(ending, [("error", error)]).tell();
        }
        ending
    }
}

/// Prints to standard output. Nobody is told when its reader has gone: it has what it wanted.
fn print(text: &str) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    let written = out.write_all(text.as_bytes()).and_then(|()| out.write_all(b"\n"));
    match written.and_then(|()| out.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            Err(Failure::File { name: "standard output".to_owned(), error })
        }
        _ => Ok(()),
    }
}

/// Prints to standard error, where somebody listens.
fn complain(line: &str) {
    _ = writeln!(io::stderr(), "{line}");
}
