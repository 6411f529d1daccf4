//! What `cargo xtask counts add` does: it has the command count a board in several ways, and writes down what all of
//! them agree on.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::path::{self, Path, PathBuf};
use std::process::Stdio;
use std::str::FromStr;

use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use serde::Deserialize;

use super::number::{exactly, grouped, is_number, sum};
use super::{Check, Counted, Record, Register, Target, What, sides};
use crate::paths;
use crate::process::{answer, cargo, command, run as run_program};

/// How many random walks estimate a number, unless told otherwise.
const WALKS: u64 = 100_000_000;

/// Standard errors to each side of an estimate.
const ERRORS: f64 = 3.0;

#[derive(Debug, Args)]
pub struct Asked {
    /// The board, such as 8x10
    #[arg(value_parser = board)]
    board: String,
    target: Target,
    /// Counts it in another way too: seam=ROW, order, frontier, symmetry, threads=NUMBER, or estimate=WALKS; with
    /// @FILE behind it, the command's answer is read there
    #[arg(long = "check", value_name = "WAY")]
    checks: Vec<Way>,
    /// Reads the command's answer in a file, where it has counted already
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// The memory limit, such as 16GiB
    #[arg(long, value_name = "AMOUNT")]
    memory: Option<String>,
    /// The threads that share a count
    #[arg(long, value_name = "NUMBER")]
    threads: Option<u16>,
    /// A folder for what does not fit into memory, and for the command's answers
    #[arg(long, value_name = "DIR")]
    scratch: Option<PathBuf>,
    /// Goes on from what is in that folder
    #[arg(long, requires = "scratch")]
    resume: bool,
    /// Begins even if there seems to be too little memory or room on the disk
    #[arg(long)]
    anyway: bool,
}

fn board(text: &str) -> Result<String, String> {
    match sides(text) {
        (0, _) => Err("write two sides, such as 8x10".to_owned()),
        (width, height) => Ok(format!("{width}x{height}")),
    }
}

/// A check to be made, and the file that has the command's answer to it.
#[derive(Clone, Debug)]
struct Way {
    kind: Kind,
    from: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
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
    fn name(self) -> String {
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
    fn words(self) -> Vec<String> {
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

/// What the command answers with `--json`; only what is looked at here.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Answer {
    #[serde(default)]
    tours: Option<String>,
    target: Target,
    seconds: f64,
    #[serde(default)]
    directed: bool,
    #[serde(default)]
    up_to_symmetry: bool,
    #[serde(default)]
    method: Option<String>,
    // Counts in two halves only.
    #[serde(default)]
    board: Option<String>,
    #[serde(default)]
    seam: Option<u16>,
    #[serde(default)]
    order: Option<String>,
    #[serde(default)]
    threads: Option<u16>,
    #[serde(default)]
    bytes: u64,
    #[serde(default)]
    disk_bytes: Option<u64>,
    /// Counts up to symmetry: how many tours each symmetry keeps.
    #[serde(default)]
    kept: BTreeMap<String, String>,
    // Estimates only.
    #[serde(default)]
    estimate: f64,
    #[serde(default)]
    standard_error: f64,
    #[serde(default)]
    walks: u64,
}

/// Runs the command: by the name of what is run, with the file that has its answer, and with its words.
type Run<'run> = dyn FnMut(&str, Option<&Path>, &[String]) -> Result<Answer> + 'run;

/// Counts, makes the checks, and puts the number into the register.
pub fn count(register: &mut Register, asked: &Asked) -> Result<()> {
    count_by(register, asked, &mut |name, from, words| run(asked, name, from, words))
}

/// Only makes the checks.
pub fn check(register: &mut Register, asked: &Asked) -> Result<()> {
    check_by(register, asked, &mut |name, from, words| run(asked, name, from, words))
}

fn count_by(register: &mut Register, asked: &Asked, run: &mut Run) -> Result<()> {
    let answer = run("count", asked.from.as_deref(), &words(asked, "count", &[]))?;
    let tours = tours(&answer, asked, false)?;
    let place = register.place(&asked.board, asked.target);
    let mut record = match place {
        Ok(at) => register.records[at].clone(),
        Err(_) => Record {
            board: asked.board.clone(),
            target: asked.target,
            tours: tours.clone(),
            published: Vec::new(),
            counted: None,
            checks: Vec::new(),
        },
    };
    ensure!(
        record.tours == tours,
        "{} tours were counted, but {} stand in the register; nothing is written",
        grouped(&tours),
        grouped(&record.tours)
    );
    record.counted = Some(Counted {
        method: answer.method.unwrap_or_else(|| "theory".to_owned()),
        seam: answer.seam,
        threads: answer.threads.or(asked.threads).unwrap_or_else(cores),
        seconds: rounded(answer.seconds),
        bytes: answer.bytes,
        disk_bytes: answer.disk_bytes.filter(|&bytes| bytes > 0),
        processor: processor(),
        day: day(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
    });
    make_checks(&mut record, asked, run)?;
    register.check(&record)?;
    match place {
        Ok(at) => register.records[at] = record,
        Err(at) => register.records.insert(at, record),
    }
    Ok(())
}

fn check_by(register: &mut Register, asked: &Asked, run: &mut Run) -> Result<()> {
    let Ok(at) = register.place(&asked.board, asked.target) else {
        bail!("the register has no {} {}: add it first", asked.board, asked.target.id());
    };
    let mut record = register.records[at].clone();
    make_checks(&mut record, asked, run)?;
    register.check(&record)?;
    register.records[at] = record;
    Ok(())
}

/// Makes the checks of a record; those of the same kind are replaced.
fn make_checks(record: &mut Record, asked: &Asked, run: &mut Run) -> Result<()> {
    for Way { kind, from } in &asked.checks {
        let name = kind.name();
        let subcommand = if matches!(kind, Kind::Estimate(_)) { "estimate" } else { "count" };
        let answer = run(&name, from.as_deref(), &words(asked, subcommand, &kind.words()))?;
        let what = checked(record, asked, *kind, &answer).with_context(|| {
            format!("the check “{name}” contradicts the number; nothing is written")
        })?;
        let check = Check { what, seconds: Some(rounded(answer.seconds)) };
        record.checks.retain(|each| !is_alike(&each.what, &check.what));
        record.checks.push(check);
    }
    Ok(())
}

/// Whether one check takes the place of another.
fn is_alike(one: &What, other: &What) -> bool {
    match (one, other) {
        (What::Seam { row }, What::Seam { row: other }) => row == other,
        (What::Threads { threads }, What::Threads { threads: other }) => threads == other,
        _ => std::mem::discriminant(one) == std::mem::discriminant(other),
    }
}

/// What a check has found, if that agrees with the number.
fn checked(record: &Record, asked: &Asked, kind: Kind, answer: &Answer) -> Result<What> {
    let Record { tours: number, published, .. } = record;
    if let Kind::Estimate(_) = kind {
        ensure!(
            answer.target == asked.target && !answer.directed,
            "it has estimated something else"
        );
        let error = ERRORS * answer.standard_error;
        let (low, high) = (answer.estimate - error, answer.estimate + error);
        ensure!(
            (low..=high).contains(&number.parse::<f64>()?),
            "walks say {low:e} to {high:e}, not {number}"
        );
        return Ok(What::Estimate {
            walks: answer.walks,
            seed: SEED.to_owned(),
            low: digits(low.floor()),
            high: digits(high.ceil()),
        });
    }
    let is_folded = kind == Kind::Symmetry;
    let counted = tours(answer, asked, is_folded)?;
    if is_folded {
        let kept = answer.kept.values().try_fold("0".to_owned(), |all, kept| {
            ensure!(is_number(kept), "`{kept}` is no number");
            Ok(sum(&all, kept))
        })?;
        // The tours that symmetries keep, and among them the identity, are as many as the classes for each symmetry.
        let classes = exactly(&sum(number, &kept), symmetries(&record.board));
        ensure!(
            classes.as_ref() == Some(&counted),
            "{number} tours and {kept} kept ones do not make {counted} classes"
        );
        let others =
            published.iter().filter_map(|each| Some((&each.source, each.classes.as_ref()?)));
        for (source, classes) in others {
            ensure!(*classes == counted, "{source} has {classes} classes, not {counted}");
        }
        return Ok(What::Symmetry { classes: counted, kept });
    }
    ensure!(counted == *number, "it gives {}, not {}", grouped(&counted), grouped(number));
    Ok(match kind {
        Kind::Seam(row) => {
            let (_, height) = sides(&record.board);
            let is_alike = |seam: u16| seam == row || seam + row == height;
            let first = record.counted.as_ref().and_then(|counted| counted.seam);
            ensure!(answer.seam.is_some_and(is_alike), "it was joined below row {:?}", answer.seam);
            ensure!(!first.is_some_and(is_alike), "it was joined there in the first place");
            What::Seam { row }
        }
        Kind::Order => {
            ensure!(
                answer.order.as_deref() == Some("middle"),
                "it took the squares in the usual order"
            );
            What::Order
        }
        Kind::Threads(threads) => What::Threads { threads },
        Kind::Frontier => {
            ensure!(
                answer.method.as_deref() == Some("frontier"),
                "it was counted by {:?}",
                answer.method
            );
            What::Frontier
        }
        Kind::Symmetry | Kind::Estimate(_) => unreachable!("looked at before"),
    })
}

/// The seed of estimates: the one that the command uses.
const SEED: &str = "1";

/// How many symmetries a board has.
fn symmetries(board: &str) -> u32 {
    match sides(board) {
        (width, height) if width == height => 8,
        _ => 4,
    }
}

/// The number that the command has counted, if it has counted what was asked for.
fn tours(answer: &Answer, asked: &Asked, up_to_symmetry: bool) -> Result<String> {
    ensure!(
        answer.target == asked.target
            && !answer.directed
            && answer.up_to_symmetry == up_to_symmetry
            && answer.board.as_ref().is_none_or(|board| sides(board) == sides(&asked.board)),
        "the answer is to another question"
    );
    let tours = answer.tours.clone().context("the count is not finished")?;
    ensure!(is_number(&tours), "`{tours}` is no number");
    Ok(tours)
}

/// The command line of a count.
fn words(asked: &Asked, subcommand: &str, more: &[String]) -> Vec<String> {
    let mut words = vec![subcommand, &asked.board, "--target", asked.target.id(), "--json"];
    let threads = asked.threads.map(|threads| threads.to_string());
    if subcommand == "count" {
        if let Some(memory) = &asked.memory {
            words.extend(["--memory", memory]);
        }
        if let Some(threads) =
            threads.as_ref().filter(|_| !more.iter().any(|word| word == "--threads"))
        {
            words.extend(["--threads", threads]);
        }
    }
    let mut words: Vec<String> = words.into_iter().map(ToOwned::to_owned).collect();
    words.extend_from_slice(more);
    words
}

/// Has the command count, or reads what it has answered: in a file that was named, or in one beside the scratch
/// directory of the same count, which keeps what it has found if a later check fails.
fn run(asked: &Asked, name: &str, from: Option<&Path>, words: &[String]) -> Result<Answer> {
    let folder = asked.scratch.as_ref().map(|folder| path::absolute(folder.join(name)));
    let folder = folder.transpose()?;
    let kept = folder.as_ref().map(|folder| folder.with_extension("json"));
    let from = from.or(kept.as_deref().filter(|kept| asked.resume && kept.exists()));
    let text = if let Some(file) = from {
        fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?
    } else {
        let mut words: Vec<OsString> = words.iter().map(OsString::from).collect();
        let is_in_halves = words[0] == "count" && !words.contains(&"frontier".into());
        if let Some(folder) = &folder {
            // Each count has its own.
            fs::create_dir_all(folder)
                .with_context(|| format!("cannot make {}", folder.display()))?;
            if is_in_halves {
                words.extend(["--scratch".into(), folder.into()]);
                let goes_on = asked.resume && folder.join("count.json").exists();
                words.extend(goes_on.then(|| "--resume".into()));
            }
        }
        if is_in_halves && asked.anyway {
            words.push("--anyway".into());
        }
        let shown: Vec<_> = words.iter().map(|word| word.to_string_lossy()).collect();
        println!("knights-tour {}", shown.join(" "));
        let output = command(program()?).args(&words).stderr(Stdio::inherit()).output()?;
        ensure!(
            output.status.success(),
            "the command did not count it: {}",
            String::from_utf8_lossy(&output.stdout)
        );
        let text = String::from_utf8(output.stdout)?;
        if let Some(kept) = &kept {
            fs::write(kept, &text).with_context(|| format!("cannot write {}", kept.display()))?;
        }
        text
    };
    print!("{text}");
    serde_json::from_str(&text).context("the command’s answer cannot be read")
}

/// The command, built for speed.
pub fn program() -> Result<PathBuf> {
    let build =
        ["build", "--quiet", "--release", "--package", "knights-tour-lab", "--bin", "knights-tour"];
    run_program(
        cargo().args(build).args(["--features", "cli"]).arg("--target-dir").arg(paths::target()),
    )?;
    Ok(paths::target().join("release").join("knights-tour"))
}

/// The processor, as the benches name it.
fn processor() -> String {
    let script =
        "const all = require('os').cpus(); console.log(`${all.length} × ${all[0]?.model.trim()}`)";
    answer(command("node").args(["-e", script])).unwrap_or_default()
}

fn day() -> String {
    answer(command("node").args(["-p", "new Date().toISOString().slice(0, 10)"]))
        .unwrap_or_default()
}

fn cores() -> u16 {
    std::thread::available_parallelism()
        .map_or(1, |cores| u16::try_from(cores.get()).unwrap_or(u16::MAX))
}

/// Seconds, to two decimal places.
fn rounded(seconds: f64) -> f64 {
    (100.0 * seconds).round() / 100.0
}

/// A whole number with five significant digits and zeros.
fn digits(number: f64) -> String {
    let text = format!("{number:.4e}");
    let (mantissa, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    match exponent.parse::<usize>().unwrap_or(0).checked_sub(4) {
        Some(zeros) => mantissa.replace('.', "") + &"0".repeat(zeros),
        None => format!("{number:.0}"),
    }
}

#[cfg(test)]
mod tests {
    use anyhow::Result;
    use clap::Parser;
    use serde_json::json;

    use super::super::{Register, Target, What};
    use super::{Answer, Asked, check_by, count_by};

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        asked: Asked,
    }

    fn asked(line: &str) -> Asked {
        Line::try_parse_from(["add"].into_iter().chain(line.split_whitespace()))
            .map(|line| line.asked)
            .unwrap()
    }

    /// What a command would answer that counts as told.
    fn answer(tours: &str, words: &[String]) -> Answer {
        let has = |word: &str| words.iter().any(|each| each == word);
        let answer = if words[0] == "estimate" {
            json!({ "target": "closed", "seconds": 9.0, "estimate": 9900.0, "standardError": 20.0, "walks": 1000 })
        } else if has("--up-to-symmetry") {
            let kept =
                json!({ "half-turn": "78", "quarter-turn": "10", "three-quarter-turn": "10" });
            json!({ "target": "closed", "tours": "1245", "seconds": 1.0, "upToSymmetry": true, "kept": kept })
        } else {
            let method = if has("--method") { "frontier" } else { "folded" };
            let order = if has("--order") { "middle" } else { "ends" };
            let at = words.iter().position(|word| word == "--seam");
            let seam = at.map_or(3, |at| words[at + 1].parse::<u16>().unwrap());
            json!({
                "target": "closed", "tours": tours, "seconds": 1.236, "method": method, "bytes": 7, "diskBytes": 0,
                "seam": seam, "order": order, "threads": 2,
            })
        };
        serde_json::from_value(answer).unwrap()
    }

    #[test]
    fn a_number_is_added_with_its_checks() -> Result<()> {
        let mut register = Register::read()?;
        let before = register.records.len();
        register.records.iter_mut().for_each(|record| record.checks.clear());
        let checks = "--check seam=2 --check order --check frontier --check symmetry --check threads=1 --check estimate";
        let mut lines = Vec::new();
        for _ in 0..2 {
            count_by(
                &mut register,
                &asked(&format!("6x6 closed {checks} --memory 16GiB")),
                &mut |_, _, words| {
                    lines.push(words.join(" "));
                    Ok(answer("9862", words))
                },
            )?;
        }
        assert_eq!(register.records.len(), before);
        let record = register.find("6x6", Target::Closed).unwrap();
        assert_eq!(record.checks.len(), 6, "the second time they are replaced");
        assert!(record.checks.iter().any(|check| check.what
            == What::Symmetry { classes: "1245".to_owned(), kept: "98".to_owned() }));
        let counted = record.counted.as_ref().unwrap();
        assert_eq!((counted.seconds, counted.bytes, counted.disk_bytes), (1.24, 7, None));
        assert_eq!(lines[0], "count 6x6 --target closed --json --memory 16GiB");
        assert!(
            lines.contains(&"count 6x6 --target closed --json --memory 16GiB --seam 2".to_owned())
        );
        assert!(
            lines.contains(&"estimate 6x6 --target closed --json --walks 100000000".to_owned())
        );
        Ok(())
    }

    #[test]
    fn a_board_that_is_new_is_put_in_its_place() -> Result<()> {
        let mut register = Register::read()?;
        let run =
            &mut |_: &str, _: Option<&std::path::Path>, words: &[String]| Ok(answer("5", words));
        count_by(&mut register, &asked("30x3 closed"), run)?;
        assert_eq!(register.find("3x30", Target::Closed).unwrap().tours, "5");
        assert!(register.records.is_sorted_by_key(|each| (each.target, super::sides(&each.board))));
        assert!(check_by(&mut register, &asked("3x31 closed"), run).is_err());
        Ok(())
    }

    #[test]
    fn what_differs_is_an_error_and_changes_nothing() {
        let mut register = Register::read().unwrap();
        let before = serde_json::to_string(&register).unwrap();
        let mut said = |line: &str, numbers: [&str; 2]| {
            let mut numbers = numbers.into_iter().cycle();
            let mut run = |_: &str, _: Option<&std::path::Path>, words: &[String]| {
                Ok(answer(numbers.next().unwrap(), words))
            };
            let error = count_by(&mut register, &asked(line), &mut run).unwrap_err();
            assert_eq!(serde_json::to_string(&register).unwrap(), before);
            format!("{error:#}")
        };
        assert!(
            said("6x6 closed", ["9863", ""]).contains("9,863 tours were counted, but 9,862 stand")
        );
        assert!(
            said("6x6 closed --check order", ["9862", "9861"])
                .contains("it gives 9,861, not 9,862")
        );
        assert!(
            said("6x8 closed --check symmetry", ["55488142", ""])
                .contains("do not make 1245 classes")
        );
        assert!(said("6x8 closed --check estimate", ["55488142", ""]).contains("walks say"));
        assert!(said("6x6 open", ["3318960", ""]).contains("another question"));
        assert!(said("6x6 closed --check seam=3", ["9862", "9862"]).contains("in the first place"));
        assert!(said("6x6 closed", ["", ""]).contains("no number"));
    }

    #[test]
    fn estimates_are_written_with_five_digits() {
        let numbers = [0.0, 7.0, 9840.0, 55_049_123.0, 1.234_567e26].map(super::digits);
        assert_eq!(numbers, ["0", "7", "9840", "55049000", "123460000000000000000000000"]);
    }

    #[test]
    fn ways_are_read() {
        let asked = asked("10x8 closed --check seam=4@a.json --resume --scratch b");
        assert_eq!(
            (asked.board.as_str(), asked.checks[0].from.as_deref()),
            ("8x10", Some("a.json".as_ref()))
        );
    }
}
