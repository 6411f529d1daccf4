//! The measure of the coming choice, and the numbers on squares.

use super::Session;
use crate::board::Square;
use crate::run::player::BY_HAND;
use crate::search::{Candidate, Measure, edge_distance};

impl Session {
    /// The measure by which the coming step chooses.
    #[must_use]
    pub fn measure(&self) -> Measure {
        let (algorithm, settings) = self.at_work();
        let coming = self.ahead().map(|edit| edit.reason);
        // Moves by hand are compared with Warnsdorff's rule, whatever the current search.
        if coming.is_some_and(|reason| reason.is(&BY_HAND)) {
            return Measure::OnwardMoves;
        }
        algorithm.measure(settings, coming)
    }

    /// The meaning of the numbers on open squares.
    #[must_use]
    pub fn square_measure(&self) -> Measure {
        self.measure().of_squares()
    }

    /// The number of an open square, by [`square_measure`](Self::square_measure).
    #[must_use]
    pub fn measured(&self, square: Square) -> u32 {
        match (self.square_measure(), self.graph.board()) {
            (Measure::Moves, _) => self.subgraph.degree(square) as u32,
            (Measure::EdgeDistance, Some(board)) => edge_distance(board, square),
            _ => self.accessibility(square) as u32,
        }
    }

    /// The candidates of the coming step, each with its value by [`measure`](Self::measure).
    pub fn measured_candidates(&self) -> impl Iterator<Item = (&Candidate, u32)> {
        let measure = self.measure();
        let candidates = self.candidates().iter().enumerate();
        candidates.map(move |(place, candidate)| {
            (candidate, measure.of_candidate(&self.graph, candidate, place))
        })
    }
}
