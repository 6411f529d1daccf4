//! What a share has counted, and the sum of all of them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::error::DivisionError;
use super::identity::{Identity, MAX_DIVISION};
use crate::count::meet_in_the_middle::message::checksum;
use crate::natural::Natural;

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

/// What all parts of a count add up to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sum {
    /// The board, such as `8x10`, the shorter side first.
    pub board: String,
    /// `"closed"` or `"open"`.
    pub target: String,
    /// The row below which the halves were joined, and where its rows were finished first.
    pub seam: u16,
    /// `"ends"` or `"middle"`.
    pub order: String,
    /// How many shares there were.
    pub shares: usize,
    /// The number of tours, in decimal digits.
    pub tours: String,
}

impl Part {
    pub(super) fn new(of: Identity, plan: String, share: usize, tours: &Natural) -> Self {
        let (tours, digest) = (tours.to_string(), String::new());
        let part = Self { of, plan, share, tours, digest };
        Self { digest: part.own_digest(), ..part }
    }

    fn own_digest(&self) -> String {
        let Self { of, plan, share, tours, .. } = self;
        let text = serde_json::to_vec(&(of, plan, share, tours)).unwrap_or_default();
        format!("{:016x}", checksum(&text))
    }

    /// The part as the text of a file.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    fn words(&self) -> String {
        let Identity { board, target, seam, order, shares } = &self.of;
        let plan = &self.plan;
        format!(
            "{target} tours of {board}, joined below row {seam}, order {order}, {shares} shares by plan {plan}"
        )
    }
}

/// Adds up the parts of a count, each with the name of its file.
///
/// # Errors
/// [`DivisionError`] if they do not belong together, or not all are there.
pub fn sum(files: &[(String, String)]) -> Result<Sum, DivisionError> {
    let mut parts: Vec<(&String, Part)> = Vec::new();
    let mut of_share = BTreeMap::new();
    let mut tours = Natural::ZERO;
    for (file, text) in files {
        let damaged = || DivisionError::Damaged { file: file.clone() };
        let part: Part = serde_json::from_str(text).map_err(|_| damaged())?;
        let number: Natural = part.tours.parse().map_err(|()| damaged())?;
        let is_sound = part.digest == part.own_digest()
            && (1..=part.of.shares).contains(&part.share)
            && part.of.shares <= MAX_DIVISION;
        if !is_sound {
            return Err(damaged());
        }
        let (first, one) = parts.first().unwrap_or(&(file, part.clone())).clone();
        if (&one.of, &one.plan) != (&part.of, &part.plan) {
            let (file, first) = (file.clone(), first.clone());
            let (found, wanted) = (part.words(), one.words());
            return Err(DivisionError::OfAnotherPlan { file, found, first, wanted });
        }
        let share = part.share;
        if let Some(one) = of_share.insert(share, file) {
            let (one, other) = (one.clone(), file.clone());
            return Err(DivisionError::Twice { share, one, other });
        }
        tours += &number;
        parts.push((file, part));
    }
    let shares = parts.first().map_or(1, |(_, part)| part.of.shares);
    let missing = (1..=shares).filter(|share| !of_share.contains_key(share));
    let missing: Vec<usize> = missing.collect();
    let Some((_, Part { of, .. })) = parts.into_iter().next().filter(|_| missing.is_empty()) else {
        let are = if missing.len() == 1 { "is" } else { "are" };
        return Err(DivisionError::Missing { missing: format!("{} {are}", in_runs(&missing)) });
    };
    let Identity { board, target, seam, order, shares } = of;
    Ok(Sum { board, target, seam, order, shares, tours: tours.to_string() })
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
