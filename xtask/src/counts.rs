//! `cargo xtask counts`: the register of known numbers of tours, `tests/data/counts.json`. It makes `docs/counts.md`
//! and the page's list of it, and counts what is to be added.

mod add;
mod answer;
mod arguments;
mod checks;
mod number;
mod paper;

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use clap::{Args, Subcommand};
use serde::{Deserialize, Serialize};

use crate::paths;
use crate::process::format;
use crate::setup;
pub use answer::program;
use number::is_number;

#[derive(Debug, Args)]
pub struct Asked {
    #[command(subcommand)]
    add: Option<Adding>,
}

#[derive(Debug, Subcommand)]
enum Adding {
    /// Counts a board by the command and writes the number into the register, unless something contradicts it
    Add(arguments::Asked),
    /// Checks a number that is in the register already
    Check(arguments::Asked),
}

/// Writes `docs/counts.md` from the register, to which something may be added before.
pub fn run(asked: &Asked) -> Result<()> {
    let mut register = Register::read()?;
    if asked.add.is_some() {
        // Before a count that may take hours, and not only when its number is to be written.
        setup::node_modules()?;
    }
    match &asked.add {
        None => {}
        Some(Adding::Add(what)) => add::count(&mut register, what)?,
        Some(Adding::Check(what)) => add::check(&mut register, what)?,
    }
    if asked.add.is_some() {
        register.write()?;
    }
    fs::write(paper(), paper::write(&register)).context("cannot write docs/counts.md")
}

/// The list that the page fetches, without what only the paper tells.
pub fn for_page() -> Result<Vec<u8>> {
    let mut register = Register::read()?;
    for record in &mut register.records {
        if let Some(counted) = &mut record.counted {
            counted.processor.clear();
            counted.version.clear();
            counted.day.clear();
        }
        for check in &mut record.checks {
            check.seconds = None;
        }
    }
    let Register { sources, records, .. } = register;
    Ok(serde_json::to_vec(&serde_json::json!({ "sources": sources, "records": records }))?)
}

/// The register as it is, and as a table, for those who want all of it.
pub fn to_download() -> Result<[(&'static str, Vec<u8>); 2]> {
    let table = Register::read()?.table()?;
    Ok([("data/counts.json", fs::read(file())?), ("data/counts.csv", table.into_bytes())])
}

fn file() -> PathBuf {
    paths::root().join("tests/data/counts.json")
}

fn paper() -> PathBuf {
    paths::root().join("docs/counts.md")
}

/// All known numbers. It holds facts and codes; sentences about them are written elsewhere.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Register {
    /// Sources that are no sequences of the OEIS.
    sources: std::collections::BTreeMap<String, Source>,
    records: Vec<Record>,
    /// Counts that have begun and are not over.
    unfinished: Vec<Unfinished>,
}

impl Register {
    /// A line for each number: what was published, by whom, and how it was counted and checked here.
    fn table(&self) -> Result<String> {
        let mut table = "board,target,tours,published,counted,checks\r\n".to_owned();
        for Record { board, target, tours, published, counted, checks } in &self.records {
            let right = published.iter().filter(|number| number.wrong.is_none());
            let cited = right.map(|number| match self.sources.get(&number.source) {
                Some(Source { name, link: Some(link) }) => format!("{name} {link}"),
                Some(Source { name, .. }) => name.clone(),
                None => format!("OEIS {}", number.source),
            });
            let cited = cited.collect::<Vec<_>>().join("; ").replace('"', "\"\"");
            let counted = counted.as_ref().map_or("", |counted| &counted.method);
            let checks = checks.iter().map(|check| {
                let what = serde_json::to_value(check)?["what"].as_str().map(str::to_owned);
                Ok(what.unwrap_or_default())
            });
            let checks = checks.collect::<Result<Vec<_>>>()?.join(" ");
            let target = target.id();
            writeln!(table, "{board},{target},{tours},\"{cited}\",{counted},{checks}\r")?;
        }
        Ok(table)
    }
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Source {
    name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    link: Option<String>,
}

#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, clap::ValueEnum,
)]
#[serde(rename_all = "lowercase")]
enum Target {
    Closed,
    Open,
}

impl Target {
    const fn id(self) -> &'static str {
        match self {
            Self::Closed => "closed",
            Self::Open => "open",
        }
    }
}

/// The number of tours of a board. A tour and its reverse are one.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Record {
    /// Such as `8x10`, the shorter side first.
    board: String,
    target: Target,
    tours: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    published: Vec<Published>,
    #[serde(skip_serializing_if = "Option::is_none")]
    counted: Option<Counted>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    checks: Vec<Check>,
}

/// A number that others have published.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Published {
    /// A sequence of the OEIS, or a key of `sources`.
    source: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    by: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    year: Option<u16>,
    /// As it is published.
    tours: String,
    /// Whether it counts a tour and its reverse as two.
    #[serde(default, skip_serializing_if = "is_false")]
    directed: bool,
    /// The number of tours when those that are rotated or mirrored are one.
    #[serde(skip_serializing_if = "Option::is_none")]
    classes: Option<String>,
    /// Why it differs, where it does.
    #[serde(skip_serializing_if = "Option::is_none")]
    wrong: Option<Wrong>,
}

/// Why a published number is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Wrong {
    /// Multiples of 2⁶⁴ are missing.
    Overflow,
    /// Tours come in groups of rotated and mirrored ones, and it is no sum of such groups.
    Symmetry,
    /// It was found by hand.
    ByHand,
    /// Others count differently, and nobody has told how it was found.
    Unexplained,
}

/// How the command has counted it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct Counted {
    method: String,
    /// The row below which the halves are joined.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seam: Option<u16>,
    threads: u16,
    /// In how many shares it was counted, and on how many machines; the time is that of all of them, of one core each.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    shares: Option<u16>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    machines: Option<u16>,
    seconds: f64,
    bytes: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    disk_bytes: Option<u64>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    processor: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    day: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    version: String,
}

/// Something else that gives the same number.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Check {
    #[serde(flatten)]
    what: What,
    #[serde(skip_serializing_if = "Option::is_none")]
    seconds: Option<f64>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "lowercase")]
enum What {
    /// The halves are joined below another row.
    Seam { row: u16 },
    /// The squares are taken in another order.
    Order,
    /// Square by square, with no halves at all.
    Frontier,
    /// By another number of threads.
    Threads { threads: u16 },
    /// The tours that each symmetry keeps are counted on the folded board.
    Symmetry { classes: String, kept: String },
    /// The interval of random walks, three standard errors to each side, with five digits that matter.
    Estimate { walks: u64, seed: String, low: String, high: String },
}

/// A count that is not over: how far it is, and what it has taken.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct Unfinished {
    board: String,
    target: Target,
    /// Layers of states that are done, and all of them.
    layers: u32,
    of_layers: u32,
    /// Of the join, in per cent.
    #[serde(default)]
    joined: f64,
    seconds: f64,
    bytes: u64,
    #[serde(default)]
    disk_bytes: u64,
    /// What the rest would take.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seconds_left: Option<f64>,
    day: String,
    version: String,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
fn is_false(value: &bool) -> bool {
    !value
}

impl Register {
    fn read() -> Result<Self> {
        let text = fs::read_to_string(file()).context("cannot read tests/data/counts.json")?;
        let register: Self = serde_json::from_str(&text).context("in tests/data/counts.json")?;
        register.records.iter().try_for_each(|record| register.check(record))?;
        Ok(register)
    }

    fn write(&self) -> Result<()> {
        fs::write(file(), serde_json::to_string(self)?)?;
        format(&file())
    }

    /// Whether the numbers of a record agree, except those that are known to be wrong.
    fn check(&self, record: &Record) -> Result<()> {
        let Record { board, target, tours, .. } = record;
        let place = format!("{board} {}", target.id());
        ensure!(is_number(tours), "{place}: `{tours}` is no number");
        for each in &record.published {
            let source = &each.source;
            ensure!(
                is_sequence(source) || self.sources.contains_key(source),
                "{place}: there is no source `{source}`"
            );
            ensure!(is_number(&each.tours), "{place}: `{}` of {source} is no number", each.tours);
            let agrees = record.undirected(&each.tours, each.directed)? == *tours;
            match each.wrong {
                None => ensure!(
                    agrees,
                    "{place}: {source} has {}, and here stand {tours} tours",
                    each.tours
                ),
                Some(_) => ensure!(!agrees, "{place}: {source} is said to be wrong, and is not"),
            }
        }
        for check in &record.checks {
            if let What::Estimate { low, high, .. } = &check.what {
                let [low, high, tours] = [low, high, tours].map(|number| number.parse::<f64>());
                let (low, high, tours) = (low?, high?, tours?);
                ensure!(
                    (low..=high).contains(&tours),
                    "{place}: {tours} is not from {low} to {high}, as walks have it"
                );
            }
        }
        Ok(())
    }

    /// The index of a record, or where it belongs: closed tours first, then by width and height.
    fn place(&self, board: &str, target: Target) -> Result<usize, usize> {
        let key = |board: &str, target| (target, sides(board));
        self.records.binary_search_by_key(&key(board, target), |each| key(&each.board, each.target))
    }

    /// A record by its board, in either orientation.
    fn find(&self, board: &str, target: Target) -> Option<&Record> {
        Some(&self.records[self.place(board, target).ok()?])
    }
}

impl Record {
    /// A number of tours as one that counts a tour and its reverse as one. Only the tour of a single square is its own
    /// reverse.
    fn undirected(&self, tours: &str, directed: bool) -> Result<String> {
        if directed && self.board != "1x1" {
            number::half(tours).with_context(|| {
                format!("{tours} directed tours are not twice as many as undirected ones")
            })
        } else {
            Ok(tours.to_owned())
        }
    }
}

fn is_sequence(source: &str) -> bool {
    source.strip_prefix('A').is_some_and(|digits| digits.len() == 6 && is_number(digits))
}

/// The sides of a board such as `10x8`, the shorter first; zeros if it is written otherwise.
fn sides(board: &str) -> (u16, u16) {
    let sides = board
        .split_once('x')
        .and_then(|(width, height)| Some((width.parse().ok()?, height.parse().ok()?)));
    let (width, height): (u16, u16) = sides.unwrap_or_default();
    (width.min(height), width.max(height))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{Register, Target, paper, sides};

    #[test]
    fn the_paper_is_what_the_register_makes() {
        let register = Register::read().unwrap();
        let written = fs::read_to_string(paper()).unwrap();
        assert!(
            written == paper::write(&register),
            "docs/counts.md is not up to date: run `cargo xtask counts`"
        );
    }

    #[test]
    fn records_are_in_order_and_found() {
        let register = Register::read().unwrap();
        assert!(register.records.is_sorted_by_key(|each| (each.target, sides(&each.board))));
        assert_eq!(register.find("8x8", Target::Closed).unwrap().tours, "13267364410532");
        assert_eq!(register.find("10x8", Target::Closed).unwrap().board, "8x10");
        assert!(register.find("100x100", Target::Open).is_none());
    }

    #[test]
    fn contradictions_are_named() {
        let mut register = Register::read().unwrap();
        let mut said = |change: &dyn Fn(&mut super::Record)| {
            let at = register.place("8x8", Target::Closed).unwrap();
            let mut record = register.records[at].clone();
            change(&mut record);
            register.sources.remove("nowhere");
            register.check(&record).err().map_or(String::new(), |error| error.to_string())
        };
        assert_eq!(said(&|_| {}), "");
        assert!(
            said(&|record| record.tours = "1".into())
                .contains("A001230 has 13267364410532, and here stand 1 tours")
        );
        assert!(said(&|record| record.tours = "33439123484294".into()).contains("A001230 has"));
        assert!(said(&|record| record.tours = "many".into()).contains("`many` is no number"));
        assert!(
            said(&|record| record.published[0].source = "nowhere".into())
                .contains("no source `nowhere`")
        );
        assert!(said(&|record| record.published[0].directed = true).contains("and here stand"));
        assert!(
            said(&|record| record.published[0].wrong = Some(super::Wrong::ByHand))
                .contains("is said to be wrong, and is not")
        );
    }
}
