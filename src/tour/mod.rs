//! Verified knight's tours.

pub(crate) mod crossings;
pub mod error;
pub mod first_fault;
mod notation;
pub mod statistics;
pub mod target;
pub mod text;

use std::mem;
use std::sync::Arc;

use crate::board::symmetry::Symmetry;
use crate::board::{Board, Square};
use crate::graph::{Graph, MoveCheck};

pub use error::NotATour;
pub use first_fault::FirstFault;

/// A tour of a graph: every square once, each a move from the one before.
///
/// It cannot hold anything but a tour: [`Tour::new`] checks.
///
/// ```
/// use std::sync::Arc;
///
/// use knights_tour::{Graph, Square, Tour};
///
/// let triangle = Arc::new(Graph::from_edges(3, &[(0, 1), (1, 2), (2, 0)])?);
/// let tour = Tour::new(triangle.clone(), vec![Square(0), Square(1), Square(2)])?;
/// assert!(tour.is_closed());
/// let fault = Tour::new(triangle, vec![Square(0), Square(0)]).unwrap_err();
/// assert_eq!(fault.to_string(), "0 is visited twice, the second time as number 2");
/// # Ok::<(), knights_tour::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Tour {
    graph: Arc<Graph>,
    squares: Vec<Square>,
    closed: bool,
}

/// Squares checked in one pass, so that they are still in the cache when their moves are checked.
const STRETCH: usize = 4096;

impl Tour {
    /// Checks that the squares are a tour. Cost: linear.
    ///
    /// # Errors
    /// The first fault in the order of the list, or [`NotATour::Incomplete`] if the list only ends too early.
    pub fn new(graph: Arc<Graph>, squares: Vec<Square>) -> Result<Self, NotATour> {
        let holes = graph.board().and_then(Board::holes);
        let mut unusable = holes.map_or_else(|| vec![false; graph.len()], <[bool]>::to_vec);
        let moves = MoveCheck::new(&graph);
        for begin in (0..squares.len()).step_by(STRETCH) {
            let end = squares.len().min(begin + STRETCH);
            let found = first_unusable(&squares[begin..end], &mut unusable);
            let usable = found.map_or(end, |place| begin + place);
            let before = begin.saturating_sub(1);
            if let Some(place) = moves.first_that_is_no_move(&squares[before..usable]) {
                let place = before + place;
                let [from, to] = [place - 1, place].map(|place| graph.name(squares[place]));
                return Err(NotATour::NotAMove {
                    from,
                    to,
                    at: place + 1,
                    kind: graph.kind_of_move(),
                });
            }
            if usable < end {
                let (square, at) = (squares[usable], usable + 1);
                return Err(if graph.contains(square) {
                    NotATour::Repeated { name: graph.name(square), at }
                } else {
                    NotATour::NotASquare { at }
                });
            }
        }
        if squares.len() < graph.squares() {
            return Err(NotATour::Incomplete { visited: squares.len(), squares: graph.squares() });
        }
        let closed = closes(&graph, &squares);
        Ok(Self { graph, squares, closed })
    }

    /// The squares in visiting order.
    pub fn squares(&self) -> &[Square] {
        &self.squares
    }

    /// The names of the squares in visiting order.
    ///
    /// ```
    /// let tour = knights_tour::solve("5x5")?;
    /// let names: Vec<String> = tour.names().collect();
    /// assert_eq!(names.len(), 25);
    /// println!("{}", names.join(" "));
    /// # Ok::<(), knights_tour::Error>(())
    /// ```
    pub fn names(&self) -> impl Iterator<Item = String> + '_ {
        self.squares.iter().map(|&square| self.graph.name(square))
    }

    /// The squares in visiting order.
    pub fn into_squares(self) -> Vec<Square> {
        self.squares
    }

    /// The graph of the tour.
    pub fn graph(&self) -> &Arc<Graph> {
        &self.graph
    }

    /// Whether one more move leads from the last square back to the first.
    pub fn is_closed(&self) -> bool {
        self.closed
    }

    /// The tour in reverse.
    #[must_use]
    pub fn reversed(&self) -> Self {
        let squares = self.squares.iter().rev().copied().collect();
        Self { squares, ..self.clone() }
    }

    /// The same closed tour from another square; `None` if the tour is open or there is no such square.
    pub fn starting_at(&self, start: Square) -> Option<Self> {
        if !self.closed {
            return None;
        }
        let at = self.squares.iter().position(|&square| square == start)?;
        let mut tour = self.clone();
        tour.squares.rotate_left(at);
        Some(tour)
    }

    /// The eight images of the tour under the symmetries of the square, beginning with itself; empty for a
    /// graph that is not a board, or whose edges are joined. On a board that is not square, the last four are tours of the transposed
    /// board. Images of a symmetric tour coincide.
    pub fn images(&self) -> Vec<Self> {
        let (Some(board), Some(leaper)) = (self.graph.flat_board(), self.graph.leaper()) else {
            return Vec::new();
        };
        let image = |symmetry: Symmetry| Self {
            graph: Arc::new(Graph::new(symmetry.board(board), leaper)),
            squares: self.squares.iter().map(|&square| symmetry.square(board, square)).collect(),
            closed: self.closed,
        };
        Symmetry::all().map(image).into()
    }
}

/// The index, from 0, of the first square that is off the board, or marked as a hole or as visited before;
/// marks each square on the way.
fn first_unusable(squares: &[Square], marked: &mut [bool]) -> Option<usize> {
    squares.iter().position(|&square| {
        marked.get_mut(square.index()).is_none_or(|mark| mem::replace(mark, true))
    })
}

/// Whether the last square is a move from the first. Two squares do not make a closed tour: the closing move
/// would be the same move again.
fn closes(graph: &Graph, squares: &[Square]) -> bool {
    squares.len() > 2 && graph.are_neighbours(squares[squares.len() - 1], squares[0])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::leaper::Leaper;
    use crate::graph::error::MoveKind;

    fn graph(board: &str) -> Arc<Graph> {
        Arc::new(Graph::new(board.parse().unwrap(), Leaper::KNIGHT))
    }

    fn squares(numbers: &[u32]) -> Vec<Square> {
        numbers.iter().copied().map(Square).collect()
    }

    /// The tour around the 3 × 3 board, whose centre no knight can reach.
    const ROUND: [u32; 8] = [0, 5, 6, 1, 8, 3, 2, 7];

    fn round() -> Tour {
        Tour::new(graph(".../.#./..."), squares(&ROUND)).unwrap()
    }

    #[test]
    fn a_closed_tour_can_begin_anywhere() {
        let tour = round();
        assert!(tour.is_closed());
        let turned = tour.starting_at(Square(8)).unwrap();
        assert_eq!(turned.squares(), squares(&[8, 3, 2, 7, 0, 5, 6, 1]));
        assert!(tour.starting_at(Square(4)).is_none());
    }

    #[test]
    fn images_and_the_reverse_are_tours() {
        let tour = round();
        assert_eq!(tour.images()[0].squares(), tour.squares());
        for image in tour.images().into_iter().chain([tour.reversed()]) {
            let checked = Tour::new(image.graph().clone(), image.squares().to_vec());
            assert!(checked.is_ok_and(|tour| tour.is_closed()));
        }
    }

    #[test]
    fn what_is_not_a_tour_is_refused() {
        let refuse = |numbers: &[u32]| Tour::new(round().graph, squares(numbers)).unwrap_err();
        assert_eq!(refuse(&[0, 5, 4]), NotATour::NotASquare { at: 3 });
        assert_eq!(refuse(&[0, 99]), NotATour::NotASquare { at: 2 });
        assert_eq!(refuse(&[0, 5, 0]), NotATour::Repeated { name: "a1".into(), at: 3 });
        let (from, to) = ("a1".into(), "b1".into());
        let not_a_move = NotATour::NotAMove { from, to, at: 2, kind: MoveKind::Knight };
        assert_eq!(refuse(&[0, 1]), not_a_move);
        assert_eq!(refuse(&ROUND[..7]), NotATour::Incomplete { visited: 7, squares: 8 });
    }

    #[test]
    fn long_lists_are_checked_to_the_end() {
        let long = 2 * STRETCH as u32 + 1;
        let graph_without = |missing: u32| {
            let edges: Vec<_> = (1..long).map(|to| (to - 1, to)).collect();
            let edges: Vec<_> = edges.into_iter().filter(|edge| edge.1 != missing).collect();
            Arc::new(Graph::from_edges(long, &edges).unwrap())
        };
        let numbers: Vec<u32> = (0..long).collect();
        assert!(Tour::new(graph_without(0), squares(&numbers)).is_ok());
        for missing in [1, STRETCH as u32, long - 1] {
            let refused = Tour::new(graph_without(missing), squares(&numbers)).unwrap_err();
            let (from, to) = ((missing - 1).to_string(), missing.to_string());
            let kind = MoveKind::Edge;
            assert_eq!(refused, NotATour::NotAMove { from, to, at: missing as usize + 1, kind });
        }
        let mut repeated = numbers;
        repeated[long as usize - 1] = 0;
        let refused = Tour::new(graph_without(0), squares(&repeated)).unwrap_err();
        assert_eq!(refused, NotATour::Repeated { name: "0".into(), at: long as usize });
    }

    #[test]
    fn one_square_is_an_open_tour() {
        let tour = Tour::new(graph("1x1"), squares(&[0])).unwrap();
        assert!(!tour.is_closed());
    }
}
