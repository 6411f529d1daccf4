//! Statistics of a tour on a board: its turns, crossings, symmetries and sums.

use super::{Tour, crossings};
use crate::board::symmetry::Symmetry;
use crate::board::{Board, Square};

/// Statistics of a tour on a board.
///
/// In a closed tour the move from the last square to the first counts like every other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statistics {
    /// Squares at which the tour changes its direction.
    pub turns: u32,
    /// For 1, 2, 3, … the number of straight runs of this many moves. A run is as long as the direction stays
    /// the same, so that every move is in one run.
    pub runs: Vec<u32>,
    /// How often the tour crosses itself when its moves are drawn as straight lines between the centres of
    /// squares: pairs of moves that are not parallel and have a common point that is an end of neither. Three
    /// lines through one point are three crossings. `None` for pieces that leap more than 16 squares along a
    /// row or a column, where counting would take too long.
    pub crossings: Option<u64>,
    /// The symmetries of the board that preserve the tour, ignoring its direction; the identity is the first.
    pub symmetries: Vec<Symmetry>,
    /// The sums of the board with its squares numbered from 1 along the tour; `None` if there are holes.
    pub sums: Option<Sums>,
}

/// The sums of a numbered board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sums {
    /// Sum of each row, the bottom one first.
    pub rows: Vec<u64>,
    /// Sum of each column, the left one first.
    pub columns: Vec<u64>,
    /// Sums of the diagonal from a1 and of the other one; `None` on boards that are not square.
    pub diagonals: Option<[u64; 2]>,
}

impl Statistics {
    /// The statistics of a tour; `None` if its graph is not a board. Cost: linear in the squares; on a
    /// chessboard some microseconds.
    pub fn of(tour: &Tour) -> Option<Self> {
        let (board, leaper) = (tour.graph().flat_board()?, tour.graph().leaper()?);
        let (turns, runs) = turns_and_runs(board, tour);
        Some(Self {
            turns,
            runs,
            crossings: crossings::count(board, leaper, tour),
            symmetries: symmetries(board, tour),
            sums: board.is_full().then(|| Sums::of(board, tour)),
        })
    }

    /// Moves of the longest straight run.
    pub fn longest_run(&self) -> usize {
        self.runs.len()
    }
}

impl Sums {
    fn of(board: &Board, tour: &Tour) -> Self {
        let (width, height) = (i32::from(board.width()), i32::from(board.height()));
        let mut sums = Self {
            rows: vec![0; height as usize],
            columns: vec![0; width as usize],
            diagonals: (width == height).then_some([0; 2]),
        };
        for (number, &square) in (1..).zip(tour.squares()) {
            let (x, y) = board.position(square);
            sums.rows[y as usize] += number;
            sums.columns[x as usize] += number;
            if let Some([rising, falling]) = &mut sums.diagonals {
                *rising += if x == y { number } else { 0 };
                *falling += if x + y == width - 1 { number } else { 0 };
            }
        }
        sums
    }

    /// Whether all rows have the same sum, and all columns; on a square board, whether both sums are equal.
    pub fn are_semi_magic(&self) -> bool {
        let are_equal = |sums: &[u64]| sums.windows(2).all(|pair| pair[0] == pair[1]);
        are_equal(&self.rows) && are_equal(&self.columns)
    }

    /// Whether both diagonals of a square board also have the sum of the rows and columns.
    pub fn are_magic(&self) -> bool {
        let is_sum = |diagonals: [u64; 2]| diagonals.iter().all(|sum| *sum == self.rows[0]);
        self.are_semi_magic() && self.diagonals.is_some_and(is_sum)
    }
}

/// The moves of a tour as pairs of positions on the board, including the closing move of a closed one.
pub(super) fn moves<'tour>(
    board: &'tour Board,
    tour: &'tour Tour,
) -> impl Iterator<Item = ((i32, i32), (i32, i32))> + 'tour {
    let squares = tour.squares();
    let home = squares.first().filter(|_| tour.is_closed());
    let ends = squares.iter().skip(1).chain(home);
    squares.iter().zip(ends).map(|(&from, &to)| (board.position(from), board.position(to)))
}

fn turns_and_runs(board: &Board, tour: &Tour) -> (u32, Vec<u32>) {
    let mut runs: Vec<u32> = Vec::new();
    // By reference, so that the compiler does not write it out four times.
    let end: &mut dyn FnMut(usize) = &mut |length| {
        runs.resize(runs.len().max(length), 0);
        runs[length - 1] += 1;
    };
    // The first run, which may begin before the start, is counted last.
    let (mut first, mut last) = (None, None);
    let (mut of_first, mut length, mut turns) = (None, 0, 0);
    for (from, to) in moves(board, tour) {
        let direction = Some((to.0 - from.0, to.1 - from.1));
        first = first.or(direction);
        if last.is_some_and(|_| direction != last) {
            turns += 1;
            match of_first {
                None => of_first = Some(length),
                Some(_) => end(length),
            }
            length = 0;
        }
        length += 1;
        last = direction;
    }
    match of_first {
        // The last run continues at the start. It is not the only one, or the tour would not close.
        Some(of_first) if tour.is_closed() && first == last => end(length + of_first),
        Some(of_first) => {
            turns += u32::from(tour.is_closed());
            end(of_first);
            end(length);
        }
        None if length > 0 => end(length),
        None => {}
    }
    (turns, runs)
}

fn symmetries(board: &Board, tour: &Tour) -> Vec<Symmetry> {
    let mut places = vec![0; board.area() as usize];
    for (place, square) in (0..).zip(tour.squares()) {
        places[square.index()] = place;
    }
    let is_symmetry = |symmetry: &Symmetry| {
        symmetry.board(board) == *board && keeps(*symmetry, board, tour, &places)
    };
    Symmetry::all().into_iter().filter(is_symmetry).collect()
}

/// Whether a symmetry of the board preserves a tour: the images of its squares form the same sequence,
/// forwards or backwards, from any first square. For an open tour they must begin at one of its ends, since
/// no move joins the ends. `places` has the index of each square in the tour.
fn keeps(symmetry: Symmetry, board: &Board, tour: &Tour, places: &[u32]) -> bool {
    let count = tour.squares().len() as u32;
    let image = |square: Square| places[symmetry.square(board, square).index()];
    let [first, second] =
        [0, 1].map(|at| tour.squares().get(at).map_or(0, |&square| image(square)));
    let goes_on = second == (first + 1) % count;
    (0..).zip(tour.squares()).all(|(place, &square)| {
        let expected = if goes_on { first + place } else { first + count - place };
        image(square) == expected % count
    })
}
