//! The result of reading a tour from a text: its squares and its problems.

use crate::board::{Board, Square};
use crate::choice::ids;
use crate::error::Error;

ids! {
    /// The format of a tour.
    pub enum Form {
        /// Squares by name, `a1 c2`, with anything between them; also vertices of a graph.
        Squares = "squares",
        /// Moves of the piece: with its letter, `Na1 Nb3`, or from square to square, `a1-b3 b3-c5`.
        Moves = "moves",
        /// A table whose header line says which columns hold the squares, or their rows and columns.
        Table = "table",
        /// The board, top row first, with a number for each square: its index in the tour.
        NumberedBoard = "numbered-board",
        /// Row and column of each square in turn, from the top row.
        Pairs = "pairs",
        /// Each square in turn as a number, by rows from the bottom.
        Numbers = "numbers",
    }
}

impl TourText {
    /// The result of an empty text.
    pub(super) fn new(form: Form) -> Self {
        Self {
            form,
            squares: Vec::new(),
            written: Vec::new(),
            problems: Vec::new(),
            left_out: Vec::new(),
            open: Vec::new(),
            returns: false,
            board: None,
        }
    }
}

/// Something in the text that is not part of the tour.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The number of squares before it.
    pub at: usize,
    /// The error.
    pub error: Error,
}

/// A text read as a tour, which it need not be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TourText {
    /// The format.
    pub form: Form,
    /// The squares that could be read, in order.
    pub squares: Vec<Square>,
    /// What stands in the text for each of them, where that is not their names: its turn `19`, its own
    /// number, or its row and column `(2, 2)`, shortened when long. Else none.
    pub written: Vec<Box<str>>,
    /// The parts that could not be read, at most [`MAX_PROBLEMS`].
    pub problems: Vec<Problem>,
    /// Words around the tour that are not part of it, in the order of the text: whole lines, and single words
    /// of lines with squares. Without repetitions, and each shortened if long. At most [`MAX_LEFT_OUT`].
    pub left_out: Vec<String>,
    /// Unusual marks in the cells of a numbered board that were taken as squares without a number, such as `q`.
    pub open: Vec<String>,
    /// Whether the text repeats the first square at its end, as is common for closed tours. [`Self::squares`]
    /// has it only once.
    pub returns: bool,
    /// The board of another size that is numbered in the text, or whose squares are, where there is one
    /// and the text is no tour of the board at hand. To read the tour, read the text again on that board.
    pub board: Option<Board>,
}

/// The maximum number of problems reported.
pub const MAX_PROBLEMS: usize = 20;

/// The maximum number of ignored words and lines reported.
pub const MAX_LEFT_OUT: usize = 20;
