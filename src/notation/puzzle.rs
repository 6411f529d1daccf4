//! Boards with holes as puzzles write them: one character a square, rows on lines of their own.
//!
//! ```text
//!  000
//!  0 00
//!  0000000
//! 000  0 0
//! 0 0  000
//! 1000000
//!   00 0
//!    000
//! ```

use std::iter;

use super::split_sides;
use crate::board::{Board, Square, check_sides};
use crate::error::Error;

/// A board and, where the puzzle gives one, the square that the tour begins on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The board.
    pub board: Board,
    /// The start.
    pub start: Option<Square>,
}

#[derive(Clone, Copy, PartialEq)]
enum Symbol {
    Square,
    Hole,
    Start,
}

fn symbol(character: char) -> Option<Symbol> {
    match character {
        '.' | 'x' | 'X' | '0' => Some(Symbol::Square),
        '#' | ' ' => Some(Symbol::Hole),
        '1' | 's' | 'S' => Some(Symbol::Start),
        _ => None,
    }
}

/// Reads a board in any common form: `8x8`; or rows, top row first, parted by line ends or `/`, of
/// `.`, `x` or `0` for a square, `#` or a space for a hole, and `1` or `s` for the start.
///
/// Empty lines before and after are passed over. Where holes are written as spaces, rows may be
/// short: spaces at the end of a line are easily lost.
///
/// # Errors
/// [`Error::UnknownSymbol`], [`Error::SecondStart`], [`Error::RaggedRows`], and as
/// [`Board::with_holes`].
pub fn parse(text: &str) -> Result<Puzzle, Error> {
    if split_sides(text.trim()).is_some() {
        return Ok(Puzzle { board: text.parse()?, start: None });
    }
    let rows = read_rows(text)?;
    let width = rows.iter().map(Vec::len).max().unwrap_or(0);
    if width == 0 {
        return Err(Error::NoSquares);
    }
    check_sides(width as u64, rows.len() as u64)?;
    if !text.contains(' ') {
        let expected = rows[0].len();
        if let Some((at, row)) = rows.iter().enumerate().find(|(_, row)| row.len() != expected) {
            return Err(Error::RaggedRows { row: at + 1, expected, found: row.len() });
        }
    }
    let at = |square: Square| {
        let row = &rows[rows.len() - 1 - square.index() / width];
        row.get(square.index() % width).copied().unwrap_or(Symbol::Hole)
    };
    let board =
        Board::with_holes(width as u16, rows.len() as u16, |square| at(square) == Symbol::Hole)?;
    let start = board.iter().find(|&square| at(square) == Symbol::Start);
    Ok(Puzzle { board, start })
}

/// The rows without empty ones before and after. Rows are counted as they stand in the text.
fn read_rows(text: &str) -> Result<Vec<Vec<Symbol>>, Error> {
    let mut rows = Vec::new();
    let mut has_start = false;
    for (row, line) in (1..).zip(text.split(['/', '\n'])) {
        let mut symbols = Vec::new();
        for (place, character) in (1..).zip(line.strip_suffix('\r').unwrap_or(line).chars()) {
            let symbol = symbol(character).ok_or(Error::UnknownSymbol { character, row, place })?;
            if symbol == Symbol::Start && std::mem::replace(&mut has_start, true) {
                return Err(Error::SecondStart { row, place });
            }
            symbols.push(symbol);
        }
        if !(rows.is_empty() && symbols.is_empty()) {
            rows.push(symbols);
        }
    }
    while rows.pop_if(|row| row.is_empty()).is_some() {}
    Ok(rows)
}

/// Writes a board as puzzles do: `0` for a square, a space for a hole, `1` for the start, each row
/// on a line of its own and in full length.
///
/// ```
/// use knights_tour::notation::puzzle::{parse, write};
/// let puzzle = parse("s.#\n..#\n...")?;
/// assert_eq!(write(&puzzle), "10 \n00 \n000");
/// # Ok::<(), knights_tour::Error>(())
/// ```
#[must_use]
pub fn write(puzzle: &Puzzle) -> String {
    let Puzzle { board, start } = puzzle;
    let width = u32::from(board.width());
    let symbol = |square: Square| match square {
        _ if Some(square) == *start => '1',
        _ if board.is_hole(square) => ' ',
        _ => '0',
    };
    let row = |row: u32| (row * width..(row + 1) * width).map(|number| symbol(Square(number)));
    let rows = (0..u32::from(board.height())).rev();
    rows.flat_map(|number| row(number).chain(iter::once('\n')))
        .collect::<String>()
        .trim_end_matches('\n')
        .to_owned()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn board(text: &str) -> Board {
        text.parse().unwrap()
    }

    #[test]
    fn every_common_form_is_read() {
        let wanted = board(".#./.../..#");
        for text in [
            ".#.\n...\n..#",
            "x x\nxxx\nxx ",
            "0 0/000/00",
            "\n\n0 0\r\n000\r\n00\r\n\r\n",
            "X#x/0.x/xx#",
        ] {
            assert_eq!(parse(text), Ok(Puzzle { board: wanted.clone(), start: None }), "{text:?}");
        }
        for text in ["8x8", " 8 × 8\n"] {
            assert_eq!(parse(text), Ok(Puzzle { board: board("8x8"), start: None }));
        }
    }

    #[test]
    fn the_start_is_found() {
        for text in ["00\n01", "xx\nxs", "../.S"] {
            assert_eq!(parse(text).unwrap().start, Some(Square(1)), "{text:?}");
        }
    }

    #[test]
    fn each_fault_has_its_own_error() {
        let refused = |text: &str| parse(text).unwrap_err();
        assert_eq!(refused(""), Error::NoSquares);
        assert_eq!(refused("\n\n"), Error::NoSquares);
        assert_eq!(refused("  \n##"), Error::NoSquares);
        assert_eq!(refused("\n..\n.?"), Error::UnknownSymbol { character: '?', row: 3, place: 2 });
        assert_eq!(refused("1.\ns."), Error::SecondStart { row: 2, place: 1 });
        assert_eq!(refused("...\n.."), Error::RaggedRows { row: 2, expected: 3, found: 2 });
        assert_eq!(refused("..\n\n.."), Error::RaggedRows { row: 2, expected: 2, found: 0 });
        assert_eq!(refused(&"x".repeat(5000)).code(), "board-too-large");
        assert_eq!(refused(&"x\n".repeat(5000)).code(), "board-too-large");
        assert_eq!(refused("9999x9999").code(), "board-too-large");
    }

    proptest! {
        #[test]
        fn puzzles_survive_being_written_and_read(
            width in 1_u16..12,
            height in 1_u16..12,
            holes in any::<u128>(),
            start in any::<u32>(),
        ) {
            let is_hole = |square: Square| holes >> (square.0 % 128) & 1 == 1;
            if let Ok(board) = Board::with_holes(width, height, is_hole) {
                let start = Some(Square(start % board.area())).filter(|&at| !board.is_hole(at));
                let puzzle = Puzzle { board, start };
                prop_assert_eq!(parse(&write(&puzzle)), Ok(puzzle));
            }
        }

        #[test]
        fn boards_are_read_as_they_are_elsewhere(
            width in 1_u16..12,
            height in 1_u16..12,
            holes in any::<u128>(),
        ) {
            let is_hole = |square: Square| holes >> (square.0 % 128) & 1 == 1;
            if let Ok(board) = Board::with_holes(width, height, is_hole) {
                prop_assert_eq!(parse(&board.to_string()), Ok(Puzzle { board, start: None }));
            }
        }

        #[test]
        fn any_text_is_answered(text in "[.x01s#? /\n\r]{0,60}|.{0,60}") {
            match parse(&text) {
                Ok(Puzzle { board, start }) => {
                    prop_assert!(board.squares() > 0);
                    prop_assert!(start.is_none_or(|start| !board.is_hole(start)));
                }
                Err(error) => prop_assert!(["bad-board", "board-too-large"].contains(&error.code())),
            }
        }
    }
}
