//! What identifies a count in shares, what one share has counted, and the sum of all of them.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

use super::error::DivisionError;
use crate::choice::Choice;
use crate::count::meet_in_the_middle::message::checksum;
use crate::count::meet_in_the_middle::program::Program;
use crate::natural::Natural;
use crate::tour::target::Target;

/// The greatest number of shares.
pub(super) const MAX_DIVISION: usize = 1024;

/// The order in which rows are finished from their middle.
pub(in super::super) const MIDDLE: &str = "middle";

/// Which count it is, and how it is divided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Identity {
    /// The board, such as `8x10`, the shorter side first.
    pub board: String,
    /// `"closed"` or `"open"`.
    pub target: String,
    /// The row below which the halves are joined.
    pub seam: u16,
    /// Where rows are finished first, `"ends"` or `"middle"`.
    pub order: String,
    /// How many shares there are.
    pub shares: usize,
}

impl Identity {
    pub(super) fn new(program: &Program, target: Target, shares: usize) -> Self {
        Self {
            board: format!("{}x{}", program.frame.width, program.height()),
            target: target.id().to_owned(),
            seam: program.layout.rows[0].into(),
            order: if program.layout.from_middle { MIDDLE } else { "ends" }.to_owned(),
            shares,
        }
    }
}

impl fmt::Display for Identity {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { board, target, seam, order, .. } = self;
        write!(out, "{target} tours of {board}, joined below row {seam}, rows from their {order}")
    }
}

/// The number of tours in one share, as it is written into a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part {
    #[serde(flatten)]
    of: Identity,
    /// The digest of the plan.
    plan: String,
    /// The number of the share, from 1.
    share: usize,
    /// The tours in it, in decimal digits.
    pub tours: String,
    /// A checksum of all that.
    digest: String,
}

impl Part {
    pub(super) fn new(of: Identity, plan: String, share: usize, tours: &Natural) -> Self {
        let (tours, digest) = (tours.to_string(), String::new());
        let part = Self { of, plan, share, tours, digest };
        Self { digest: part.own_digest(), ..part }
    }

    fn own_digest(&self) -> String {
        let Self { of, plan, share, tours, .. } = self;
        digest(&(of, plan, share, tours))
    }

    /// The part as the text of a file.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    fn words(&self) -> String {
        let Self { of, plan, share, .. } = self;
        format!("{of}, share {share} of {} by plan {plan}", of.shares)
    }

    /// The part in a text, and its number of tours; `None` if it is not as it was written.
    fn read(text: &str) -> Option<(Self, Natural)> {
        let part: Self = serde_json::from_str(text).ok()?;
        let tours = part.tours.parse().ok()?;
        let is_sound = part.digest == part.own_digest()
            && part.of.shares <= MAX_DIVISION
            && (1..=part.of.shares).contains(&part.share);
        is_sound.then_some((part, tours))
    }
}

/// A digest of anything that can be written as JSON.
pub(super) fn digest(of: &impl Serialize) -> String {
    format!("{:016x}", checksum(&serde_json::to_vec(of).unwrap_or_default()))
}

/// What all parts of a count add up to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sum {
    /// Which count it was.
    pub of: Identity,
    /// The number of tours.
    pub tours: Natural,
}

/// Adds up the parts of a count, each with the name of its file.
///
/// # Errors
/// [`DivisionError`] if they do not belong together, or not all are there.
pub fn sum(files: &[(String, String)]) -> Result<Sum, DivisionError> {
    let mut first: Option<(&String, Part)> = None;
    let mut of_share = BTreeMap::new();
    let mut sum = Natural::ZERO;
    for (file, text) in files {
        let damaged = || DivisionError::Damaged { file: file.clone() };
        let (part, tours) = Part::read(text).ok_or_else(damaged)?;
        let (first, one) = first.get_or_insert_with(|| (file, part.clone()));
        if (&one.of, &one.plan) != (&part.of, &part.plan) {
            let (file, first) = (file.clone(), first.clone());
            let [found, wanted] = [&part, one].map(Part::words);
            return Err(DivisionError::OfAnotherPlan { file, found, first, wanted });
        }
        let share = part.share;
        if let Some(one) = of_share.insert(share, file) {
            let (one, other) = (String::clone(one), file.clone());
            return Err(DivisionError::Twice { share, one, other });
        }
        sum += &tours;
    }
    let shares = first.as_ref().map_or(1, |(_, part)| part.of.shares);
    let missing: Vec<usize> = (1..=shares).filter(|it| !of_share.contains_key(it)).collect();
    match first {
        Some((_, Part { of, .. })) if missing.is_empty() => Ok(Sum { of, tours: sum }),
        _ => {
            let are = if missing.len() == 1 { "is" } else { "are" };
            Err(DivisionError::Missing { missing: format!("{} {are}", in_runs(&missing)) })
        }
    }
}

/// Ascending numbers in words, three or more in a row by the first and the last.
fn in_runs(numbers: &[usize]) -> String {
    let run = |run: &[usize]| match *run {
        [first, _, .., last] => format!("{first} to {last}"),
        [first, last] => format!("{first}, {last}"),
        [one] => one.to_string(),
        [] => String::new(),
    };
    let runs = numbers.chunk_by(|before, after| before + 1 == *after);
    runs.map(run).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::in_runs;

    #[test]
    fn missing_shares_are_listed_in_runs() {
        assert_eq!(in_runs(&[4]), "4");
        assert_eq!(in_runs(&[3, 4, 7]), "3, 4, 7");
        assert_eq!(in_runs(&[1, 2, 3, 5, 6, 97, 98, 99, 100]), "1 to 3, 5, 6, 97 to 100");
    }
}
