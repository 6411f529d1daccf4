//! Detecting before a search that no tour exists.

use super::outcome::Outcome;
use super::settings::Settings;
use crate::graph::Graph;
use crate::theory::exact::{self, Ends, Progress};
use crate::theory::existence::{Answer, existence};
use crate::tour::target::Target;

/// The largest number of squares and moves for which a short exhaustive search is made first, and its
/// guesses: some milliseconds.
const MAX_SQUARES: usize = 100;
const MAX_MOVES: usize = 8 * MAX_SQUARES;
const MAX_GUESSES: u32 = 2000;

/// The outcome of a search if theory rules a tour out.
pub(super) fn ruled_out(graph: &Graph, settings: &Settings) -> Option<Outcome> {
    let existence = existence(graph, settings.target, Some(settings.start));
    let why = existence.reason.code();
    (existence.answer == Answer::No).then_some(Outcome::Impossible { why })
}

/// The same, also if a short exhaustive search shows that no tour exists.
pub(super) fn ruled_out_at_once(graph: &Graph, settings: &Settings) -> Option<Outcome> {
    ruled_out(graph, settings).or_else(|| {
        let is_small = graph.squares() <= MAX_SQUARES && graph.moves() <= MAX_MOVES;
        let ends = match settings.target {
            Target::Open => Ends::From(settings.start),
            Target::Closed => Ends::Closed,
        };
        let is_none = is_small && exact::tour(graph, ends, MAX_GUESSES) == Progress::None;
        is_none.then_some(Outcome::Impossible { why: "all-tried" })
    })
}
