//! `knights-tour count`: how many tours there are, exactly, in as much memory as is given.

use std::fmt;
use std::time::Duration;

use clap::Args;

use knights_tour::count::{self, LEAST_MEMORY, MAX_SHARES, Method, USUAL_MEMORY};
use knights_tour::search::{Choice, Target};

use crate::args::{self, Ground};
use crate::report::{ENDINGS, Failure, Report};
use crate::words;
use crate::work::{self, End, Watch};

/// The units of memory, the largest first.
const UNITS: [(&str, u64); 3] = [("GiB", 1 << 30), ("MiB", 1 << 20), ("KiB", 1 << 10)];

/// Counts all tours, exactly. The number stands first, so that scripts can read it.
#[derive(Args, Debug)]
#[command(after_help = ENDINGS)]
pub struct Count {
    #[command(flatten)]
    ground: Ground,
    /// Open tours, those that happen to close included, or closed ones
    #[arg(long, value_parser = args::choice::<Target>(), default_value = Target::Open.id())]
    target: Target,
    /// Counts a tour walked the other way as another one
    #[arg(long)]
    directed: bool,
    /// Counts tours that are the same but for turning the board once
    #[arg(long)]
    up_to_symmetry: bool,
    /// The way to count; the fastest for the board unless given
    #[arg(long, value_parser = args::choice::<Method>())]
    method: Option<Method>,
    /// The most memory that it may take, such as 12GiB; there is no other limit than the computer's
    #[arg(long, value_name = "AMOUNT", value_parser = memory, default_value_t = Memory(USUAL_MEMORY))]
    memory: Memory,
    /// Threads that share the work, where the method can be shared; as many as the computer has cores
    /// unless given
    #[arg(long, value_name = "COUNT", value_parser = clap::value_parser!(u8).range(1..=MAX_SHARES as i64))]
    threads: Option<u8>,
    /// Gives up after so many seconds
    #[arg(long, value_name = "SECONDS", value_parser = args::seconds)]
    limit: Option<Duration>,
}

/// An amount of memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Memory(u64);

impl fmt::Display for Memory {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let unit = UNITS.iter().find(|(_, bytes)| self.0.is_multiple_of(*bytes));
        let (name, bytes) = unit.copied().unwrap_or(("", 1));
        write!(out, "{}{name}", self.0 / bytes)
    }
}

/// Reads an amount of memory: `12GiB`, `12G`, `500 MiB`, a number of bytes.
fn memory(word: &str) -> Result<Memory, String> {
    let wanted = || {
        let least = Memory(LEAST_MEMORY);
        format!("write an amount of memory from {least}, such as 12GiB or 500MiB")
    };
    let digits = word.find(|each: char| !each.is_ascii_digit()).unwrap_or(word.len());
    let (number, name) = (word[..digits].parse::<u64>(), word[digits..].trim());
    let is_unit =
        |unit: &str| unit.eq_ignore_ascii_case(name) || unit[..1].eq_ignore_ascii_case(name);
    let unit = UNITS.iter().find(|(unit, _)| is_unit(unit)).map(|(_, bytes)| *bytes);
    let unit = unit.or(name.is_empty().then_some(1)).ok_or_else(wanted)?;
    let bytes = number.ok().and_then(|number| number.checked_mul(unit));
    bytes.filter(|&bytes| bytes >= LEAST_MEMORY).map(Memory).ok_or_else(wanted)
}

impl Count {
    pub fn run(self, as_json: bool) -> Result<Report, Failure> {
        let graph = self.ground.graph()?;
        let settings = count::Settings {
            target: self.target,
            directed: self.directed,
            up_to_symmetry: self.up_to_symmetry,
            method: self.method,
            memory: self.memory.0,
            threads: self.threads(),
        };
        let ground = words::ground(&graph);
        let mut count = count::Count::new(graph, &settings)?;
        work::listen();
        let mut watch = Watch::new(self.limit);
        let (piece, mut most_bytes) = (knights_tour::Resumable::work_a_look(&count), 0);
        let advance = |count: &mut count::Count| {
            let done = count.advance(piece)?;
            most_bytes = most_bytes.max(count.bytes());
            Ok(done)
        };
        let end = watch.run(&mut count, advance, progress)?;
        let tours = count.result().filter(|_| end == End::Done);
        let ending = end.ending();
        if as_json {
            return Ok(Report::json(
                ending,
                [
                    // As a text: it may be more than a number of JSON can be in most programs.
                    ("tours", tours.map(|tours| tours.to_string()).into()),
                    ("target", self.target.id().into()),
                    ("directed", self.directed.into()),
                    ("upToSymmetry", self.up_to_symmetry.into()),
                    ("method", count.plan().method.map(Choice::id).into()),
                    ("fraction", count.fraction().into()),
                    ("bytes", most_bytes.into()),
                    ("seconds", watch.seconds().into()),
                ],
            ));
        }
        if let Some(tours) = tours {
            let (counted, how) = (self.counted(), self.how());
            return Ok(Report::new(ending, format!("{tours} {counted} of {ground}{how}")));
        }
        let part = count.fraction() * 100.0;
        let note = format!("not counted: {}, with {part:.0} % done", end.words());
        Ok(Report { ending, output: String::new(), note: Some(note) })
    }

    fn threads(&self) -> usize {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        self.threads.map_or_else(cores, usize::from).min(MAX_SHARES)
    }

    fn counted(&self) -> String {
        format!("{} tours", self.target.id())
    }

    /// What counts as one.
    fn how(&self) -> &'static str {
        match (self.directed, self.up_to_symmetry) {
            (false, false) => "",
            (true, false) => ", counted in both directions",
            (false, true) => ", counted up to symmetry",
            (true, true) => ", counted in both directions and up to symmetry",
        }
    }
}

/// How far a count is.
fn progress(count: &count::Count) -> String {
    let plan = count.plan();
    let gibibytes = count.bytes() as f64 / (1_u64 << 30) as f64;
    let (part, layer) = (count.fraction() * 100.0, count.layers().len() + 1);
    let forecast = plan.forecast.map_or(String::new(), |forecast| {
        format!(", by a rule of thumb {:.0} s in all", forecast.seconds)
    });
    format!(
        "{part:.0} %, layer {layer} of {}, {} states, {gibibytes:.1} GiB{forecast}",
        plan.layers,
        count.states()
    )
}

#[cfg(test)]
mod tests {
    use super::{Memory, memory};

    #[test]
    fn memory_is_read_and_told() {
        for (word, bytes, told) in [
            ("12GiB", 12 << 30, "12GiB"),
            ("12 g", 12 << 30, "12GiB"),
            ("1536MiB", 1536 << 20, "1536MiB"),
            ("2048k", 2 << 20, "2MiB"),
            ("1048577", 1_048_577, "1048577"),
        ] {
            assert_eq!(memory(word), Ok(Memory(bytes)), "{word}");
            assert_eq!(Memory(bytes).to_string(), told);
        }
        for wrong in ["", "GiB", "-1", "1", "1.5GiB", "5 apples", "99999999999GiB", "12GiBs"] {
            assert!(memory(wrong).is_err(), "{wrong}");
        }
    }
}
