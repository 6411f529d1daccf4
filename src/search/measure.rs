//! What a method goes by when it chooses a square, and what the numbers on squares stand for.

use super::edit::Candidate;
use crate::board::{Board, Square};
use crate::graph::Graph;

/// What a number on a square, or beside a candidate, stands for. Methods take a candidate with the
/// least.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// Open squares one move away.
    OnwardMoves,
    /// How far the square is from the edge; see [`edge_distance`].
    EdgeDistance,
    /// The candidate's place in the order of moves, from 1.
    Order,
    /// Nothing: chance decides, and all candidates are alike.
    Chance,
    /// The moves that the square has, of a method whose moves are no path.
    Moves,
}

impl Measure {
    /// All of them.
    pub const ALL: [Self; 5] =
        [Self::OnwardMoves, Self::EdgeDistance, Self::Order, Self::Chance, Self::Moves];

    /// The kebab-case word.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::OnwardMoves => "onward-moves",
            Self::EdgeDistance => "edge-distance",
            Self::Order => "order",
            Self::Chance => "chance",
            Self::Moves => "moves",
        }
    }

    /// What it stands for on squares that are no candidates: where a choice goes by what only
    /// candidates have, the onward moves.
    #[must_use]
    pub fn of_squares(self) -> Self {
        match self {
            Self::Order | Self::Chance => Self::OnwardMoves,
            measure => measure,
        }
    }

    /// What a candidate comes to, given its place among all of them, from 0.
    #[must_use]
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

/// 0 for a corner, else one more than the rows or columns between the square and the nearest edge
/// of the rectangle: corners come before other squares on the edge.
#[must_use]
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
