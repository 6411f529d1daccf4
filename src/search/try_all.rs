//! An exact search for one end of the tour after another.

use crate::board::Square;
use crate::graph::Graph;
use crate::theory::exact::{Ends, Exact, Progress};

/// The cost of setting up a search for another end, in guesses.
const SET_UP: u32 = 20;

/// The effort of an exact search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effort {
    /// Guesses in all, times the number of squares, which the cost of a guess grows with.
    pub(super) guesses: u64,
    /// Guesses per step.
    pub(super) a_step: u32,
}

/// Exact searches one after another; for an open tour one for each square where it may end. That settles more
/// than a single search for all ends: if a board has no tour because it would need three ends, fixing two of
/// them shows it at once.
pub(super) struct TryAll {
    exact: Exact,
    /// The searches still to be made.
    waiting: Vec<Ends>,
    a_step: u32,
    /// Guesses of each search, and those left to the current one.
    share: u32,
    left: u32,
    /// Whether every search so far has shown that there is no tour.
    is_sure: bool,
    /// The number of finished searches.
    pub(super) tried: usize,
}

/// The ends of open tours from a start to each of some squares.
pub(super) fn between(start: Square, ends: impl Iterator<Item = Square>) -> Vec<Ends> {
    ends.filter(|&end| end != start).map(|end| Ends::Between(start, end)).collect()
}

impl TryAll {
    /// Searches for tours with each of these ends, the last first.
    pub(super) fn new(graph: &Graph, mut waiting: Vec<Ends>, effort: Effort) -> Self {
        let searches = (graph.squares() * waiting.len().max(1)) as u64;
        let share = (effort.guesses / searches).min(u64::from(u32::MAX)) as u32;
        let exact = Exact::new(graph, waiting.pop().unwrap_or(Ends::Closed)).with_relaxation();
        Self { exact, waiting, share, left: share, a_step: effort.a_step, is_sure: true, tried: 0 }
    }

    pub(super) fn searches(&self) -> usize {
        self.tried + 1 + self.waiting.len()
    }

    /// Takes a step. The result is a tour, or that there is none, or that the search continues; `None` if the
    /// guesses are used up.
    pub(super) fn advance(&mut self, graph: &Graph) -> Option<Progress> {
        let mut budget = self.a_step;
        while budget > 0 {
            let guesses = budget.min(self.left);
            match self.exact.advance(guesses) {
                Progress::Found(tour) => return Some(Progress::Found(tour)),
                Progress::Unfinished => {
                    budget -= guesses;
                    self.left -= guesses;
                    if self.left > 0 {
                        continue;
                    }
                    self.is_sure = false;
                }
                // The number of guesses is not reported in this case.
                Progress::None => budget = budget.saturating_sub(SET_UP),
            }
            let Some(ends) = self.waiting.pop() else {
                return self.is_sure.then_some(Progress::None);
            };
            self.tried += 1;
            self.exact = Exact::new(graph, ends).with_relaxation();
            self.left = self.share;
        }
        Some(Progress::Unfinished)
    }
}
