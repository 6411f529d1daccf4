//! Boards with holes as puzzles write them, in any of the common formats, which is detected.
//!
//! ```text
//!  000           . . 0 0 0            -----1-0-----
//!  0 00          . . 0 . 0 0          -----0-0-----
//!  0000000       . 0 0 0 0 0 0 0      ----00000----
//! 000  0 0       0 0 0 . . 0 . 0      -----000-----
//! 0 0  000       0 . 0 . . 0 0 0      --0--0-0--0--
//! 1000000        1 0 0 0 0 0 0        00000---00000
//! ```

mod cells;
mod symbols;

use super::error::BoardError;
use super::{Board, MAX_SIDE, Square, check_sides};
use crate::choice::ids;

use super::notation::split_sides;
use cells::Cells;
use symbols::{Meaning, Symbol};

/// The maximum number of characters: the largest board with two columns for each square.
pub const MAX_CHARACTERS: usize = 40_000_000;

/// The maximum number of alternative readings returned.
const MAX_ALTERNATIVES: usize = 3;

ids! {
    /// How the squares of a board are laid out in a text.
    pub enum Layout {
        /// Two sides, as in `8x8`.
        Size = "size",
        /// A line for each row, a character for each square.
        Rows = "rows",
        /// The same with a space between squares.
        Spaced = "spaced",
        /// The same with commas, tabs or bars between squares.
        Separated = "separated",
        /// All rows in a single line, one after the other; the board is square.
        Flat = "flat",
    }
}

/// How a text was interpreted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// Where the squares are.
    pub layout: Layout,
    /// The characters that stand for squares, except the start's.
    pub squares: String,
    /// The characters that stand for holes.
    pub holes: String,
}

/// A board and, if the puzzle has one, the start of the tour.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The board.
    pub board: Board,
    /// The start.
    pub start: Option<Square>,
    /// How the text was interpreted.
    pub form: Form,
}

/// Parses a board in any common format: `8x8`; or rows, top row first, on separate lines or with `/` between
/// them.
///
/// Squares are `.`, `x`, `o`, `0`, `*` or `true`; holes `#`, `-`, `_`, a space or `false`; and `1` or `s` is the
/// start. If the text has one of the other squares, a `.` is a hole. Several `1` are no starts. Of two signs either
/// one may be the square.
/// Between squares there may be spaces, commas, tabs or bars, and lines may be in quotes. A single line whose
/// length is a square number is a square board.
///
/// Empty lines before and after are ignored, and so are a frame of `+`, `-` and `|`, and a line above that says how
/// many rows there are, and blanks around a rectangle of `.` and `#`. If holes are written as spaces, rows may be
/// short, because spaces at the end of a line are easily lost.
///
/// Returns the most likely reading, and other possible ones. [`read_board`](crate::theory::readings::read_board)
/// also takes into account which of them can have a tour.
///
/// Cost: linear in the text.
///
/// # Errors
/// [`BoardError::TextTooLong`], [`BoardError::UnknownSymbol`], [`BoardError::SecondStart`],
/// [`BoardError::RaggedRows`], and those of [`Board::with_holes`].
pub fn parse(text: &str) -> Result<(Puzzle, Vec<Puzzle>), BoardError> {
    if text.len() > MAX_CHARACTERS {
        return Err(BoardError::TextTooLong { most: MAX_CHARACTERS });
    }
    // A lone number, such as 10, is rather a size with something missing than a row.
    let is_side = |text: &str| {
        !text.starts_with('0') && text.parse().is_ok_and(|side| (2..=MAX_SIDE).contains(&side))
    };
    if split_sides(text.trim()).is_some() || is_side(text.trim()) {
        let form = Form { layout: Layout::Size, squares: String::new(), holes: String::new() };
        return Ok((Puzzle { board: text.parse()?, start: None, form }, Vec::new()));
    }
    let mut found: Vec<Puzzle> = Vec::new();
    let mut fault = None;
    for layout in cells::layouts(text)? {
        let readings = layout.map(|cells| {
            let meanings = symbols::meanings(&cells);
            meanings.into_iter().map(|meaning| puzzle(&cells, meaning)).collect()
        });
        for reading in readings.unwrap_or_else(|error| vec![Err(error)]) {
            let is_new = |puzzle: &Puzzle| {
                found
                    .iter()
                    .all(|other| (&other.board, other.start) != (&puzzle.board, puzzle.start))
            };
            match reading {
                Ok(puzzle) if found.len() <= MAX_ALTERNATIVES && is_new(&puzzle) => {
                    found.push(puzzle);
                }
                Ok(_) => {}
                Err(error) => fault = fault.or(Some(error)),
            }
        }
    }
    let mut found = found.into_iter();
    let first = found.next().ok_or(fault.unwrap_or(BoardError::NoSquares))?;
    Ok((first, found.collect()))
}

fn puzzle(cells: &Cells, meaning: Meaning) -> Result<Puzzle, BoardError> {
    let height = cells.rows.len();
    let width = cells.rows.iter().map(|row| row.symbols.len()).max().unwrap_or(0);
    if width == 0 {
        return Err(BoardError::NoSquares);
    }
    check_sides(width as u64, height as u64)?;
    let expected = cells.rows[0].symbols.len();
    let other = cells.rows.iter().find(|row| row.symbols.len() != expected);
    if let Some(row) = other.filter(|_| !cells.may_end) {
        return Err(BoardError::RaggedRows { row: row.number, expected, found: row.symbols.len() });
    }
    let mut start = None;
    for (at, row) in cells.rows.iter().enumerate() {
        for (place, &symbol) in row.symbols.iter().enumerate() {
            if meaning.is_start(symbol) {
                if start.is_some() {
                    return Err(BoardError::SecondStart { row: row.number, place: place + 1 });
                }
                start = Some(Square(((height - 1 - at) * width + place) as u32));
            }
        }
    }
    let board = Board::with_holes(width as u16, height as u16, |square| {
        let (row, place) = (square.index() / width, square.index() % width);
        let symbol = cells.rows[height - 1 - row].symbols.get(place);
        !meaning.is_square(symbol.copied().unwrap_or(Symbol::BLANK))
    })?;
    let [squares, holes] = meaning.characters();
    Ok(Puzzle { board, start, form: Form { layout: cells.layout, squares, holes } })
}

fn square_root(count: usize) -> Option<usize> {
    let side = count.isqrt();
    (side >= 3 && side * side == count && side <= usize::from(MAX_SIDE)).then_some(side)
}
