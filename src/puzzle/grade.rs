//! How hard a puzzle is for a person.

use super::why::{
    CUT_OFF, End, Explanation, KINDS, LONG_TRY, NO_NEIGHBOUR, ONLY_NUMBER, TRY, TWO_WAYS,
};
use crate::choice::ids;
use crate::search::Kind;

ids! {
    /// How hard a puzzle is.
    pub enum Grade("grade") {
        /// One sees how far every number is from the given ones, and no more.
        Easy = "easy",
        /// Squares and numbers are crossed out because of others that are, without a try.
        Medium = "medium",
        /// Some squares have to be tried.
        Hard = "hard",
        /// Many have to be tried, or far ahead.
        VeryHard = "very-hard",
    }
}

/// Tries of a hard puzzle, at most; in a harder one there are more, or they go on for longer.
const FEW_TRIES: usize = 12;

/// The grade of a puzzle, and what it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grading {
    /// The grade.
    pub grade: Grade,
    /// The code of the hardest reason that is needed.
    pub hardest: &'static str,
    /// How many steps need it.
    pub count: usize,
}

impl Explanation {
    /// The grade, once the explanation has led to the solution.
    pub fn grading(&self) -> Option<Grading> {
        (self.end() == Some(End::Solved)).then(|| self.grading_so_far())
    }

    /// The grade by the steps so far: it can only get harder.
    pub(super) fn grading_so_far(&self) -> Grading {
        let count = |kind: &Kind| self.steps().iter().filter(|step| step.reason.is(kind)).count();
        let hardest =
            KINDS.iter().rev().find(|kind| count(kind) > 0).copied().unwrap_or(&ONLY_NUMBER);
        let grade = if count(&LONG_TRY) > 0 || count(&TRY) > FEW_TRIES {
            Grade::VeryHard
        } else if count(&TRY) > 0 {
            Grade::Hard
        } else if [&NO_NEIGHBOUR, &TWO_WAYS, &CUT_OFF].iter().any(|kind| count(kind) > 0) {
            Grade::Medium
        } else {
            Grade::Easy
        };
        Grading { grade, hardest: hardest.code, count: count(hardest) }
    }
}
