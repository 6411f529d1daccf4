//! Whether a puzzle has no solution, one, or several.

use std::collections::HashSet;

use super::domains::{Contradiction, Domains};
use super::givens::Givens;
use super::search::{Progress, Search, on_board};
use crate::board::Square;
use crate::error::Error;
use crate::resumable::Resumable;
use crate::tour::Tour;

/// Rules that are applied before a solver gives up, unless it is told otherwise: some minutes.
pub const USUAL_LIMIT: u64 = 200_000_000;

/// What a puzzle can have.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Solution {
    /// No tour has these numbers.
    None(Conflict),
    /// Exactly one tour has them.
    One(Tour),
    /// Several have them: two of them, and the squares with different numbers.
    Several {
        /// Two of the tours.
        tours: Box<[Tour; 2]>,
        /// Where they differ, in order of number of the square.
        differ: Vec<Square>,
    },
    /// The limit was reached first.
    Unknown {
        /// A tour with these numbers, if one was found.
        found: Option<Tour>,
    },
}

impl Solution {
    /// The id of each kind, in the order of the variants.
    pub const KINDS: &'static [&'static str] = &["none", "unique", "several", "unknown"];

    /// The id of its kind.
    pub fn kind(&self) -> &'static str {
        Self::KINDS[match self {
            Self::None(_) => 0,
            Self::One(_) => 1,
            Self::Several { .. } => 2,
            Self::Unknown { .. } => 3,
        }]
    }
}

/// Why a puzzle has no solution.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Conflict {
    /// Givens that contradict each other, each of which is needed for that; empty if only trying every possibility
    /// shows it, or if there is no tour even without givens.
    pub givens: Vec<u32>,
    /// A number that no square is left for, after some steps.
    pub number: Option<u32>,
    /// A square that no number is left for, after some steps.
    pub square: Option<Square>,
}

/// A resumable search for the solutions of a puzzle. It ends with the second one.
///
/// ```
/// use knights_tour::puzzle::{Solution, Solver, parse};
/// use knights_tour::search::Target;
/// use knights_tour::{Leaper, Resumable};
///
/// let givens = parse("1 . ./. # ./3 . .", None, Leaper::KNIGHT, Target::Closed)?;
/// let mut solver = Solver::new(givens);
/// while !solver.advance(solver.work_a_look())? {}
/// let Some(Solution::One(tour)) = solver.solution() else { panic!("not one") };
/// assert_eq!(tour.to_string(), ".../.#./...: a3 c2 a1 b3 c1 a2 c3 b1");
/// # Ok::<(), knights_tour::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Solver {
    givens: Givens,
    search: Search,
    first: Option<Tour>,
    limit: u64,
    solution: Option<Solution>,
}

impl Solver {
    /// A search before its first step, which gives up after [`USUAL_LIMIT`].
    pub fn new(givens: Givens) -> Self {
        let search = Search::new(Domains::of(&givens));
        Self { givens, search, first: None, limit: USUAL_LIMIT, solution: None }
    }

    /// The same with another limit, in applications of rules: about a million a second.
    #[must_use]
    pub fn with_limit(self, limit: u64) -> Self {
        Self { limit, ..self }
    }

    /// The answer, once it is known.
    pub fn solution(&self) -> Option<&Solution> {
        self.solution.as_ref()
    }

    /// The puzzle.
    pub fn givens(&self) -> &Givens {
        &self.givens
    }

    /// Numbers that were tried on a square so far: 0 if the rules sufficed.
    pub fn positions(&self) -> u64 {
        self.search.positions
    }

    /// How many rules were applied so far.
    pub(super) fn work(&self) -> u64 {
        self.search.domains().work
    }

    fn found(&mut self, squares: &[usize]) {
        let squares = on_board(self.givens.squares(), squares);
        let tour =
            Tour::new(self.givens.graph().clone(), squares).expect("the rules allow only tours");
        match self.first.take() {
            None => self.first = Some(tour),
            Some(first) => {
                let [one, other] = [&first, &tour].map(|tour| {
                    let numbered = (1..).zip(tour.squares());
                    numbered
                        .map(|(number, &square): (u32, _)| (number, square))
                        .collect::<HashSet<_>>()
                });
                let mut differ: Vec<Square> =
                    one.difference(&other).map(|&(_, square)| square).collect();
                differ.sort_unstable();
                self.solution = Some(Solution::Several { tours: Box::new([first, tour]), differ });
            }
        }
    }
}

impl Resumable for Solver {
    fn work_a_look(&self) -> u64 {
        // A rule looks at all squares of a number.
        1 + 60_000 / (self.givens.squares().len() as u64 + 20)
    }

    fn advance(&mut self, work: u64) -> Result<bool, Error> {
        if self.solution.is_some() {
            return Ok(true);
        }
        match self.search.advance(work) {
            Progress::Unfinished if self.search.domains().work >= self.limit => {
                self.solution = Some(Solution::Unknown { found: self.first.take() });
            }
            Progress::Unfinished => {}
            Progress::Found(squares) => self.found(&squares),
            Progress::End => {
                self.solution = Some(match self.first.take() {
                    Some(tour) => Solution::One(tour),
                    None => Solution::None(conflict(&self.givens)),
                });
            }
        }
        Ok(self.solution.is_some())
    }

    fn fraction(&self) -> f64 {
        if self.solution.is_some() {
            return 1.0;
        }
        // Nobody knows how much is left: only that it never goes back.
        let done = self.search.domains().work as f64;
        done / (done + 1_000_000.0)
    }
}

/// The fewest givens in which the rules alone find a contradiction, and the first one that they find.
fn conflict(givens: &Givens) -> Conflict {
    let contradiction = |givens: &Givens| {
        let mut domains = Domains::of(givens);
        domains.propagate(u64::MAX);
        domains.contradiction
    };
    let mut conflict = Conflict::default();
    let Some(first) = contradiction(givens) else { return conflict };
    match first {
        Contradiction::Number(number) => conflict.number = Some(number as u32 + 1),
        Contradiction::Square(square) => conflict.square = Some(givens.squares()[square]),
    }
    let mut needed = givens.clone();
    for (number, _) in givens.iter() {
        let fewer = needed.without(number);
        if contradiction(&fewer).is_some() {
            needed = fewer;
        }
    }
    conflict.givens = needed.iter().map(|(number, _)| number).collect();
    conflict
}
