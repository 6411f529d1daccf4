//! Checking whether each square of a list is a move from the one before.

use super::{Graph, Kind};
use crate::board::Square;
use crate::board::wrap::Wrap;

/// Checks long lists of squares, piece by piece.
///
/// The difference of two squares' numbers determines which move it would be. So the column of a square need
/// not be computed from its number, and the column that a move would lead to shows whether it leaves the
/// board at its left or right edge.
pub(crate) struct MoveCheck<'graph> {
    graph: &'graph Graph,
    /// For every difference of numbers, from the least, by how many columns the move goes, or [`NO_MOVE`].
    /// Empty if differences do not determine moves.
    columns: Vec<i16>,
    least: i32,
}

/// More columns than any board has.
const NO_MOVE: i16 = i16::MAX;

impl<'graph> MoveCheck<'graph> {
    /// Cost: proportional to a few rows of the board.
    pub fn new(graph: &'graph Graph) -> Self {
        let (mut columns, mut least) = (Vec::new(), 0);
        if let Kind::Leaps { board, leaper, wrap: Wrap::Flat, leaps, zones: Some(_) } = &graph.kind
            // On narrower boards two moves can have the same difference.
            && i32::from(board.width()) > 2 * leaper.reach()
        {
            // Every move has its opposite.
            least = leaps.iter().map(|leap| leap.stride).min().unwrap_or(0);
            columns = vec![NO_MOVE; (1 - 2 * least) as usize];
            for leap in leaps {
                columns[(leap.stride - least) as usize] = leap.x as i16;
            }
        }
        Self { graph, columns, least }
    }

    /// The index, from 0, of the first square that is not one move from the square before it. All must be
    /// squares of the graph.
    pub fn first_that_is_no_move(&self, squares: &[Square]) -> Option<usize> {
        let (&first, others) = squares.split_first()?;
        let Some(board) = self.graph.board().filter(|_| !self.columns.is_empty()) else {
            let is_wrong = |pair: &[Square]| !self.graph.is_move(pair[0], pair[1]);
            return squares.windows(2).position(is_wrong).map(|place| place + 1);
        };
        let (mut before, mut x) = (first, board.position(first).0);
        let width = board.width().into();
        let is_wrong = |&square: &Square| {
            let difference = square.0.wrapping_sub(before.0).wrapping_sub(self.least as u32);
            before = square;
            x += i32::from(*self.columns.get(difference as usize).unwrap_or(&NO_MOVE));
            x as u32 >= width
        };
        others.iter().position(is_wrong).map(|place| place + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;
    use crate::board::leaper::Leaper;

    #[test]
    fn moves_are_distinguished_as_by_the_graph() {
        for (width, height) in [(1, 9), (2, 7), (3, 7), (4, 6), (5, 5), (8, 6), (11, 3)] {
            for leaper in [(1, 2), (1, 1), (0, 2), (2, 3), (1, 4)] {
                let leaper = Leaper::new(leaper.0, leaper.1).unwrap();
                let graph = Graph::new(Board::new(width, height).unwrap(), leaper);
                let check = MoveCheck::new(&graph);
                for from in graph.each_square() {
                    for to in graph.each_square() {
                        let found = check.first_that_is_no_move(&[from, to]);
                        let is_move = graph.neighbours(from).any(|other| other == to);
                        assert_eq!(
                            found.is_none(),
                            is_move,
                            "{width} × {height}: {from:?} to {to:?}"
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn a_wrong_move_is_found_wherever_it_is() {
        let graph = Graph::new(Board::new(6, 6).unwrap(), Leaper::KNIGHT);
        let squares = [0, 8, 16, 3, 11, 15].map(Square);
        let check = MoveCheck::new(&graph);
        assert_eq!(check.first_that_is_no_move(&squares), None);
        for wrong in 1..squares.len() {
            let mut squares = squares;
            squares[wrong] = Square(35);
            let first =
                (1..squares.len()).find(|&at| !graph.are_neighbours(squares[at - 1], squares[at]));
            assert_eq!(check.first_that_is_no_move(&squares), first);
            assert!(first.is_some());
        }
        assert_eq!(check.first_that_is_no_move(&[]), None);
    }
}
