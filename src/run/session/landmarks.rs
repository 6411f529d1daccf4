//! Searching for landmarks along a run.

use super::Session;
use crate::search::Counter;

/// A landmark along a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Landmark {
    /// A tie: a choice between equals.
    Tie,
    /// A square from which there is no onward move.
    DeadEnd,
}

/// How the search for a landmark ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// The play head stands at it.
    Landmark,
    /// The run ended.
    End,
    /// The limit was reached.
    Limit,
}

impl Session {
    /// Steps until the play head stands at a landmark, for at least one step and at most `limit`.
    pub fn find_next(&mut self, landmark: Landmark, limit: usize) -> Found {
        for _ in 0..limit {
            if !self.step() {
                return Found::End;
            }
            if self.stands_at(landmark) {
                return Found::Landmark;
            }
        }
        Found::Limit
    }

    fn stands_at(&self, landmark: Landmark) -> bool {
        match landmark {
            Landmark::Tie => self.ahead().is_some_and(|edit| edit.reason.counts(Counter::Ties)),
            Landmark::DeadEnd => self.moment().counters != self.counters,
        }
    }
}
