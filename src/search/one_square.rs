//! A closed tour of a single square: it does not exist, since there is no move to close it with.

use super::edit::{Edit, Search};
use super::outcome::Outcome;
use crate::board::Square;
use crate::graph::Graph;
use crate::theory::existence::Reason;
use crate::tour::target::Target;

/// Whether this is the question. Every method gives the same answer as
/// [`existence`](crate::theory::existence::existence) and [`diagnose`](crate::theory::diagnosis::diagnose).
pub(super) fn is_asked(graph: &Graph, target: Target) -> bool {
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
