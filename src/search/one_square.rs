//! A closed tour of a single square: there is none, since there is no move to close it with.

use super::edit::{Edit, Search};
use super::outcome::Outcome;
use crate::board::Square;
use crate::graph::Graph;
use crate::theory::existence::Reason;
use crate::tour::target::Target;

/// Whether this is asked for. Every method then answers in the same way, as
/// [`existence`](crate::theory::existence::existence) and [`diagnose`](crate::theory::diagnosis::diagnose) do.
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
    /// The search of a method whose path is this one.
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
