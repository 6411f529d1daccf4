//! An exact search, end by end.

use crate::board::Square;
use crate::graph::Graph;
use crate::theory::exact::{Ends, Exact, Progress};

/// What setting up a search for another end counts as, in guesses.
const SET_UP: u32 = 20;

/// How long to try.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effort {
    /// Guesses in all, times the number of squares: what a guess costs grows with them.
    pub(super) guesses: u64,
    /// Guesses of one step.
    pub(super) a_step: u32,
}

/// Exact searches one after another, for an open tour one for each square where it may end. That
/// settles more than a single search for all ends: where a board cannot be toured because it would
/// take three ends, what follows from two of them shows it at once.
pub(super) struct TryAll {
    exact: Exact,
    /// What is still to be searched for.
    waiting: Vec<Ends>,
    a_step: u32,
    /// Guesses of each search, and those that the present one has left.
    share: u32,
    left: u32,
    /// Whether every search so far has shown that there is no tour.
    is_sure: bool,
    /// How many searches are over.
    pub(super) tried: usize,
}

/// Open tours from a start to each of some squares.
pub(super) fn between(start: Square, ends: impl Iterator<Item = Square>) -> Vec<Ends> {
    ends.filter(|&end| end != start).map(|end| Ends::Between(start, end)).collect()
}

impl TryAll {
    /// Searches for tours of each of these kinds, the last first.
    pub(super) fn new(graph: &Graph, mut waiting: Vec<Ends>, effort: Effort) -> Self {
        let searches = (graph.squares() * waiting.len().max(1)) as u64;
        let share = (effort.guesses / searches).min(u64::from(u32::MAX)) as u32;
        let exact = Exact::new(graph, waiting.pop().unwrap_or(Ends::Closed)).with_relaxation();
        Self { exact, waiting, share, left: share, a_step: effort.a_step, is_sure: true, tried: 0 }
    }

    /// How many searches there are.
    pub(super) fn searches(&self) -> usize {
        self.tried + 1 + self.waiting.len()
    }

    /// Goes on for a step: a tour; or that there is none; or that this goes on; or nothing, when
    /// the guesses are spent.
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
                // How many guesses that took is not told.
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
