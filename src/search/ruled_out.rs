//! Detecting before a search that no tour exists.

use super::edit::{Edit, Search};
use super::outcome::Outcome;
use super::settings::Settings;
use crate::board::Square;
use crate::graph::Graph;
use crate::theory::between::existence_of;
use crate::theory::exact::{self, Ends, Progress};
use crate::theory::existence::{Answer, Reason};
use crate::tour::target::Target;

/// The largest number of squares and moves for which a short exhaustive search is made first, and its
/// guesses: some milliseconds.
const MAX_SQUARES: usize = 100;
const MAX_MOVES: usize = 8 * MAX_SQUARES;
const MAX_GUESSES: u32 = 2000;

/// The outcome of a search if theory rules a tour out.
pub(super) fn ruled_out(graph: &Graph, settings: &Settings) -> Option<Outcome> {
    let existence = existence_of(graph, settings.target, Some(settings.start), settings.end);
    let why = existence.reason.code();
    (existence.answer == Answer::No).then_some(Outcome::Impossible { why })
}

/// The same, also if a short exhaustive search shows that no tour exists.
pub(super) fn ruled_out_at_once(graph: &Graph, settings: &Settings) -> Option<Outcome> {
    ruled_out(graph, settings).or_else(|| {
        let is_small = graph.squares() <= MAX_SQUARES && graph.moves() <= MAX_MOVES;
        let ends = match (settings.target, settings.end) {
            (Target::Open, Some(end)) => Ends::Between(settings.start, end),
            (Target::Open, None) => Ends::From(settings.start),
            (Target::Closed, _) => Ends::Closed,
        };
        let is_none = is_small && exact::tour(graph, ends, MAX_GUESSES) == Progress::None;
        is_none.then_some(Outcome::Impossible { why: "all-tried" })
    })
}

/// Whether a closed tour of a single square is asked for, which has no move to close it with. Every method
/// gives the same answer as [`existence`](crate::theory::existence::existence) and
/// [`diagnose`](crate::theory::diagnosis::diagnose).
pub(super) fn asks_for_one_square(graph: &Graph, target: Target) -> bool {
    graph.squares() == 1 && target == Target::Closed
}

/// A search that is over before it begins.
#[derive(Debug)]
pub(super) struct OneSquare {
    path: Vec<Square>,
    outcome: Outcome,
}

impl OneSquare {
    /// The search for a method whose path is this one.
    pub(super) fn new(path: &[Square]) -> Self {
        let why = Reason::OneSquare.code();
        Self { path: path.to_vec(), outcome: Outcome::Impossible { why } }
    }
}

impl Search for OneSquare {
    fn advance(&mut self, edit: &mut Edit) -> bool {
        edit.line = 0;
        false
    }

    fn outcome(&self) -> Option<&Outcome> {
        Some(&self.outcome)
    }

    fn path(&self) -> &[Square] {
        &self.path
    }
}
