//! The givens of a puzzle: some numbers of a tour, on their squares.

use std::collections::VecDeque;
use std::sync::Arc;

use super::error::PuzzleError;
use crate::board::{Board, Square};
use crate::graph::Graph;
use crate::tour::Tour;
use crate::tour::target::Target;

/// Squares of the largest board of a puzzle.
pub const MAX_SQUARES: u32 = 400;

/// The same with its holes.
pub const MAX_AREA: u32 = 10_000;

/// Some numbers of a tour, on their squares: the piece visits the square of 1 first. No two of them
/// contradict each other by themselves; whether a tour has all of them is for a [`Solver`](super::Solver) to say.
///
/// They are written as rows, and read from them by [`parse`](super::parse).
///
/// ```
/// use knights_tour::Leaper;
/// use knights_tour::puzzle::parse;
/// use knights_tour::search::Target;
///
/// let givens = parse("1 . . / . # . / . . 3", None, Leaper::KNIGHT, Target::Closed);
/// assert_eq!(
///     givens.unwrap_err().to_string(),
///     "3 on c1 is too far from 1 on a3: the piece needs at least 4 moves and has 2; move one of them"
/// );
/// ```
#[derive(Clone, Debug)]
pub struct Givens {
    graph: Arc<Graph>,
    target: Target,
    squares: Vec<Square>,
    /// For each number its square.
    places: Vec<Option<Square>>,
}

impl Givens {
    /// Checks that no two of the numbers contradict each other. Cost: numbers times squares.
    ///
    /// # Errors
    /// [`PuzzleError`]: the first two that clash, or what is wrong with the board.
    pub fn new(
        graph: Arc<Graph>,
        target: Target,
        numbers: impl IntoIterator<Item = (u32, Square)>,
    ) -> Result<Self, PuzzleError> {
        check_size(board_of(&graph)?)?;
        let squares: Vec<Square> = graph.each_square().collect();
        let mut places = vec![None; squares.len()];
        let mut taken = vec![None; graph.len()];
        for (number, square) in numbers {
            let name = || graph.name(square);
            if !graph.contains(square) {
                return Err(PuzzleError::OnHole { number, square: name() });
            }
            let most = squares.len() as u32;
            if !(1..=most).contains(&number) {
                return Err(PuzzleError::BeyondBoard { number, square: name(), most });
            }
            if let Some(first) = taken[square.index()].replace(number) {
                return Err(PuzzleError::SquareTwice { square: name(), first, second: number });
            }
            if let Some(first) = places[number as usize - 1].replace(square) {
                let first = graph.name(first);
                return Err(PuzzleError::NumberTwice { number, first, second: name() });
            }
        }
        let givens = Self { graph, target, squares, places };
        givens.check_distances()?;
        Ok(givens)
    }

    /// Those of a tour for which `is_given` is true of the square.
    pub(super) fn of(tour: &Tour, target: Target, is_given: impl Fn(Square) -> bool) -> Self {
        let graph = tour.graph().clone();
        let places = tour.squares().iter().map(|&square| is_given(square).then_some(square));
        Self { squares: graph.each_square().collect(), places: places.collect(), graph, target }
    }

    /// The board and the piece.
    pub fn graph(&self) -> &Arc<Graph> {
        &self.graph
    }

    /// Whether the tour is to be closed: the last number a move from the first.
    pub fn target(&self) -> Target {
        self.target
    }

    /// Every square of the board, in order of number.
    pub(super) fn squares(&self) -> &[Square] {
        &self.squares
    }

    /// The numbers with their squares, in order of number, which counts from 1.
    pub fn iter(&self) -> impl Iterator<Item = (u32, Square)> + '_ {
        (1..).zip(&self.places).filter_map(|(number, place)| Some((number, (*place)?)))
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.iter().count()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The given number of each square, 0 for none, by the number of the square.
    pub fn by_square(&self) -> Vec<u32> {
        let mut numbers = vec![0; self.graph.len()];
        for (number, square) in self.iter() {
            numbers[square.index()] = number;
        }
        numbers
    }

    /// These and more.
    ///
    /// # Errors
    /// As [`Givens::new`].
    pub fn with(&self, more: &[(u32, Square)]) -> Result<Self, PuzzleError> {
        Self::new(self.graph.clone(), self.target, self.iter().chain(more.iter().copied()))
    }

    /// These without one number.
    #[must_use]
    pub fn without(&self, number: u32) -> Self {
        let mut givens = self.clone();
        givens.places[number as usize - 1] = None;
        givens
    }

    /// These without the numbers of some squares.
    pub(super) fn without_squares(&self, squares: &[Square]) -> Self {
        let keep = |place: &Option<Square>| place.filter(|square| !squares.contains(square));
        Self { places: self.places.iter().map(keep).collect(), ..self.clone() }
    }

    /// Refuses two consecutive givens whose squares are too far from each other, or of the wrong colours.
    fn check_distances(&self) -> Result<(), PuzzleError> {
        let numbers: Vec<_> = self.iter().collect();
        let next = numbers.iter().skip(1);
        let pairs = numbers.iter().zip(next).map(|(one, two)| (*one, *two, two.0 - one.0));
        let around = match (self.target, &numbers[..]) {
            (Target::Closed, [first, .., last]) => {
                Some((*first, *last, self.squares.len() as u32 - (last.0 - first.0)))
            }
            _ => None,
        };
        for ((first, from), (second, to), moves) in pairs.chain(around) {
            let least = self.least_moves(from)[to.index()];
            if least[moves as usize % 2].is_some_and(|least| least <= moves) {
                continue;
            }
            let [first_square, second_square] = [from, to].map(|square| self.graph.name(square));
            return Err(match (least[moves as usize % 2], least[1 - moves as usize % 2]) {
                (Some(least), _) => {
                    PuzzleError::TooFar { first, first_square, second, second_square, moves, least }
                }
                (None, Some(_)) => {
                    PuzzleError::WrongColours { first, first_square, second, second_square, moves }
                }
                (None, None) => {
                    PuzzleError::NotJoined { first, first_square, second, second_square }
                }
            });
        }
        Ok(())
    }

    /// For each square the fewest moves to it, even and odd.
    fn least_moves(&self, from: Square) -> Vec<[Option<u32>; 2]> {
        let mut least = vec![[None; 2]; self.graph.len()];
        least[from.index()][0] = Some(0);
        let mut queue = VecDeque::from([(from, 0)]);
        while let Some((square, moves)) = queue.pop_front() {
            self.graph.neighbours(square).for_each(|end: Square| {
                let known = &mut least[end.index()][(moves + 1) % 2];
                if known.is_none() {
                    *known = Some(moves as u32 + 1);
                    queue.push_back((end, moves + 1));
                }
            });
        }
        least
    }
}

/// The board that a puzzle lies on.
pub(super) fn board_of(graph: &Graph) -> Result<&Board, PuzzleError> {
    match graph.flat_board() {
        None if graph.board().is_some() => Err(PuzzleError::JoinedEdges),
        board => board.ok_or(PuzzleError::NoBoard),
    }
}

/// Refuses boards that are too large for a puzzle.
pub(super) fn check_size(board: &Board) -> Result<(), PuzzleError> {
    if board.squares() > MAX_SQUARES {
        Err(PuzzleError::TooLarge { squares: board.squares() })
    } else if board.area() > MAX_AREA {
        Err(PuzzleError::TooLarge { squares: board.area() })
    } else {
        Ok(())
    }
}
