//! What `cargo xtask counts add` and `check` are told: a board, and the ways in which it is counted.

use std::path::PathBuf;
use std::str::FromStr;

use clap::Args;

use super::{Target, sides};

/// How many random walks estimate a number, unless told otherwise.
const WALKS: u64 = 100_000_000;

#[derive(Debug, Args)]
pub struct Asked {
    /// The board, such as 8x10
    #[arg(value_parser = board)]
    pub board: String,
    pub target: Target,
    /// Counts it in another way too: seam=ROW, order, frontier, symmetry, threads=NUMBER, or estimate=WALKS; with
    /// @FILE behind it, the command's answer is read there
    #[arg(long = "check", value_name = "WAY")]
    pub checks: Vec<Way>,
    /// Reads the command's answer in a file, where it has counted already
    #[arg(long, value_name = "FILE")]
    pub from: Option<PathBuf>,
    /// Adds up the parts of a count in shares instead of counting
    #[arg(long, value_name = "FILES", num_args = 1.., requires_all = ["machines", "core_hours"], conflicts_with = "from")]
    pub parts: Vec<PathBuf>,
    /// How many machines have counted them
    #[arg(long, value_name = "NUMBER", requires = "parts")]
    pub machines: Option<u16>,
    /// How many hours of one core they took in all
    #[arg(long, value_name = "HOURS", requires = "parts")]
    pub core_hours: Option<f64>,
    /// The memory limit, such as 16GiB
    #[arg(long, value_name = "AMOUNT")]
    pub memory: Option<String>,
    /// The threads that share a count
    #[arg(long, value_name = "NUMBER")]
    pub threads: Option<u16>,
    /// A folder for what does not fit into memory, and for the command's answers
    #[arg(long, value_name = "DIR")]
    pub scratch: Option<PathBuf>,
    /// Goes on from what is in that folder
    #[arg(long, requires = "scratch")]
    pub resume: bool,
    /// Begins even if there seems to be too little memory or room on the disk
    #[arg(long)]
    pub anyway: bool,
}

fn board(text: &str) -> Result<String, String> {
    match sides(text) {
        (0, _) => Err("write two sides, such as 8x10".to_owned()),
        (width, height) => Ok(format!("{width}x{height}")),
    }
}

/// A check to be made, and the file that has the command's answer to it.
#[derive(Clone, Debug)]
pub struct Way {
    pub kind: Kind,
    pub from: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Seam(u16),
    Order,
    Frontier,
    Symmetry,
    Threads(u16),
    Estimate(u64),
}

impl FromStr for Way {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (way, from) = match text.split_once('@') {
            Some((way, file)) => (way, Some(file.into())),
            None => (text, None),
        };
        let (word, value) = way.split_once('=').unwrap_or((way, ""));
        let number =
            || value.parse::<u64>().map_err(|_| format!("{word} needs a number, such as {word}=4"));
        let small = || {
            number().and_then(|number| {
                u16::try_from(number).map_err(|_| format!("{number} is too large"))
            })
        };
        let kind =
            match (word, value) {
                ("seam", _) => Kind::Seam(small()?),
                ("threads", _) => Kind::Threads(small()?),
                ("order", "") => Kind::Order,
                ("frontier", "") => Kind::Frontier,
                ("symmetry", "") => Kind::Symmetry,
                ("estimate", "") => Kind::Estimate(WALKS),
                ("estimate", _) => Kind::Estimate(number()?),
                _ => return Err(
                    "write seam=ROW, order, frontier, symmetry, threads=NUMBER or estimate=WALKS"
                        .to_owned(),
                ),
            };
        Ok(Self { kind, from })
    }
}

impl Kind {
    /// What it is called, as a folder as well.
    pub fn name(self) -> String {
        match self {
            Self::Seam(row) => format!("seam-{row}"),
            Self::Order => "order".to_owned(),
            Self::Frontier => "frontier".to_owned(),
            Self::Symmetry => "symmetry".to_owned(),
            Self::Threads(threads) => format!("threads-{threads}"),
            Self::Estimate(_) => "estimate".to_owned(),
        }
    }

    /// What it asks of the command, beside the board and the target.
    pub fn words(self) -> Vec<String> {
        match self {
            Self::Seam(row) => vec!["--seam".to_owned(), row.to_string()],
            Self::Order => vec!["--order".to_owned(), "middle".to_owned()],
            Self::Frontier => vec!["--method".to_owned(), "frontier".to_owned()],
            Self::Symmetry => vec!["--up-to-symmetry".to_owned()],
            Self::Threads(threads) => vec!["--threads".to_owned(), threads.to_string()],
            Self::Estimate(walks) => vec!["--walks".to_owned(), walks.to_string()],
        }
    }
}

#[cfg(test)]
pub mod tests {
    use clap::{Error, Parser};

    use super::{Asked, Kind};

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        asked: Asked,
    }

    /// What is asked by the words of a line.
    pub fn asked(line: &str) -> Result<Asked, Error> {
        let words = ["add"].into_iter().chain(line.split_whitespace());
        Line::try_parse_from(words).map(|line| line.asked)
    }

    #[test]
    fn ways_are_read() -> Result<(), Error> {
        let asked =
            asked("10x8 closed --check seam=4@a.json --check estimate=7 --resume --scratch b")?;
        assert_eq!(asked.board, "8x10");
        let [seam, estimate] = &asked.checks[..] else { panic!("two checks") };
        assert_eq!((seam.kind, seam.from.as_deref()), (Kind::Seam(4), Some("a.json".as_ref())));
        assert_eq!((estimate.kind, estimate.from.as_deref()), (Kind::Estimate(7), None));
        Ok(())
    }

    #[test]
    fn a_wrong_way_is_refused_with_the_right_ones() {
        for (line, why) in [
            ("8x10 closed --check seam", "such as seam=4"),
            ("8x10 closed --check threads=70000", "70000 is too large"),
            ("8x10 closed --check order=1", "seam=ROW, order, frontier"),
            ("8 closed", "such as 8x10"),
            ("8x10 closed --resume", "--scratch"),
        ] {
            let error = asked(line).expect_err(line).to_string();
            assert!(error.contains(why), "{line}: {error}");
        }
    }
}
