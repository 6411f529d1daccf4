//! What a check has to find.

use anyhow::{Context, Result, ensure};

use super::answer::{Answer, Run, tours, words};
use super::arguments::{Asked, Kind, Way};
use super::number::{exactly, five_digits, grouped, is_number, rounded, sum};
use super::{Check, Counted, Record, What, sides};

/// Standard errors to each side of an estimate.
const ERRORS: f64 = 3.0;

/// Makes the checks of a record; those of the same kind are replaced.
pub fn make_checks(record: &mut Record, asked: &Asked, run: &mut Run) -> Result<()> {
    if let Some(Counted { seam, threads, method, .. }) = &record.counted {
        expect_other_ways(asked, *seam, Some(*threads), method)?;
    }
    for Way { kind, from } in &asked.checks {
        let name = kind.name();
        let subcommand = if matches!(kind, Kind::Estimate(_)) { "estimate" } else { "count" };
        let answer = run(&name, from.as_deref(), &words(asked, subcommand, &kind.words()))?;
        let what = checked(record, asked, *kind, &answer).with_context(|| {
            format!("the check “{name}” contradicts the number; nothing is written")
        })?;
        let check = Check { what, seconds: Some(rounded(answer.seconds)) };
        record.checks.retain(|each| !is_alike(&asked.board, &each.what, &check.what));
        record.checks.push(check);
    }
    Ok(())
}

/// Refuses checks that would count as the number itself is counted, before they take their hours: as far as that is known,
/// joined below this row, by so many threads, and by this method.
pub fn expect_other_ways(
    asked: &Asked,
    seam: Option<u16>,
    threads: Option<u16>,
    method: &str,
) -> Result<()> {
    for Way { kind, .. } in &asked.checks {
        let is_same = match *kind {
            Kind::Seam(row) => seam.is_some_and(|seam| is_same_seam(&asked.board, row, seam)),
            Kind::Threads(number) => Some(number) == threads,
            Kind::Frontier => method == "frontier",
            Kind::Order | Kind::Symmetry | Kind::Estimate(_) => false,
        };
        ensure!(
            !is_same,
            "the check “{}” would show nothing: {} was counted like that in the first place",
            kind.name(),
            asked.board
        );
    }
    Ok(())
}

/// Whether two rows part the board into the same halves, as one half turned upside down is the other.
fn is_same_seam(board: &str, row: u16, other: u16) -> bool {
    let (_, height) = sides(board);
    row == other || row + other == height
}

/// Whether one check takes the place of another.
fn is_alike(board: &str, one: &What, other: &What) -> bool {
    match (one, other) {
        (&What::Seam { row }, &What::Seam { row: other }) => is_same_seam(board, row, other),
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
            low: five_digits(low.floor()),
            high: five_digits(high.ceil()),
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
            ensure!(
                answer.seam.is_some_and(|seam| is_same_seam(&record.board, row, seam)),
                "it was joined below row {:?}",
                answer.seam
            );
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
