//! The measures by which methods choose squares, and which are shown as numbers on squares.

use super::edit::Candidate;
use crate::board::{Board, Square};
use crate::choice::ids;
use crate::graph::Graph;

ids! {
    /// The meaning of a number on a square, or beside a candidate. Methods take a candidate with the least.
    #[non_exhaustive]
    pub enum Measure {
        /// Open squares one move away.
        OnwardMoves = "onward-moves",
        /// The distance of the square from the edge; see [`edge_distance`].
        EdgeDistance = "edge-distance",
        /// The candidate's index in the order of moves, from 1.
        Order = "order",
        /// No measure: the choice is random, and all candidates are alike.
        Chance = "chance",
        /// The moves that the square has, for methods that do not build a path.
        Moves = "moves",
    }
}

impl Measure {
    /// The measure shown on squares that are not candidates: the onward moves, if the measure is defined only
    /// for candidates.
    #[must_use]
    pub fn of_squares(self) -> Self {
        match self {
            Self::Order | Self::Chance => Self::OnwardMoves,
            measure => measure,
        }
    }

    /// The value for a candidate, given its index among all of them, from 0.
    pub fn of_candidate(self, graph: &Graph, candidate: &Candidate, place: usize) -> u32 {
        match self {
            Self::OnwardMoves => candidate.accessibility,
            Self::EdgeDistance => {
                graph.board().map_or(0, |board| edge_distance(board, candidate.square))
            }
            Self::Order => place as u32 + 1,
            Self::Chance | Self::Moves => 0,
        }
    }
}

/// 0 for a corner, otherwise one more than the number of rows or columns between the square and the nearest
/// edge of the rectangle: corners come before other squares on the edge.
pub fn edge_distance(board: &Board, square: Square) -> u32 {
    let (x, y) = board.position(square);
    let across = x.min(i32::from(board.width()) - 1 - x);
    let along = y.min(i32::from(board.height()) - 1 - y);
    if across == 0 && along == 0 { 0 } else { across.min(along) as u32 + 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn corners_are_nearer_to_the_edge_than_any_other_square() {
        let board: Board = "5x4".parse().unwrap();
        let distances: Vec<u32> =
            (0..20).map(|square| edge_distance(&board, Square(square))).collect();
        #[rustfmt::skip]
        assert_eq!(distances, [
            0, 1, 1, 1, 0,
            1, 2, 2, 2, 1,
            1, 2, 2, 2, 1,
            0, 1, 1, 1, 0,
        ]);
    }
}
