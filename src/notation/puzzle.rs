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

use super::{HOLE, SQUARE, split_sides};
use crate::board::{Board, MAX_SIDE, Square};
use crate::error::Error;

/// A board and, where the puzzle gives one, the square that the tour begins on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The board.
    pub board: Board,
    /// The start.
    pub start: Option<Square>,
}

/// Reads a board in any common form: `8x8`; or rows, top row first, separated by line ends or `/`, of
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
    let (rows, start) = read_rows(text)?;
    let widest = rows.iter().map(String::len).max().unwrap_or(0);
    // Longer rows are refused, and so many of them would take too much memory.
    let width = if text.contains(' ') && widest <= MAX_SIDE.into() { widest } else { 0 };
    let mut plain = String::new();
    for row in &rows {
        plain.push_str(row);
        plain.extend((row.len()..width).map(|_| HOLE));
        plain.push('/');
    }
    plain.pop();
    let board: Board = plain.parse()?;
    let start = start.map(|(row, place)| {
        let below = rows.len() - 1 - row;
        Square((below * usize::from(board.width()) + place) as u32)
    });
    Ok(Puzzle { board, start })
}

/// Rows as boards are written, and where the start is: row and place, from 0.
type Marked = (Vec<String>, Option<(usize, usize)>);

/// The rows without empty ones before and after. Errors count rows as they stand in the text.
fn read_rows(text: &str) -> Result<Marked, Error> {
    let mut rows = Vec::new();
    let mut start = None;
    for (row, line) in (1..).zip(text.trim_end_matches(['/', '\n', '\r']).split(['/', '\n'])) {
        let mut symbols = String::new();
        for (place, character) in (1..).zip(line.strip_suffix('\r').unwrap_or(line).chars()) {
            symbols.push(match character {
                '#' | ' ' => HOLE,
                '.' | 'x' | 'X' | '0' => SQUARE,
                '1' | 's' | 'S' if start.is_some() => {
                    return Err(Error::SecondStart { row, place });
                }
                '1' | 's' | 'S' => {
                    start = Some((rows.len(), place - 1));
                    SQUARE
                }
                _ => return Err(Error::UnknownSymbol { character, row, place }),
            });
        }
        if !(rows.is_empty() && symbols.is_empty()) {
            rows.push(symbols);
        }
    }
    Ok((rows, start))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// A puzzle as others write it.
    fn written(board: &Board, start: Option<Square>) -> String {
        let symbol = |square: Square| match square {
            _ if Some(square) == start => '1',
            _ if board.is_hole(square) => ' ',
            _ => '0',
        };
        let numbers: Vec<Square> = (0..board.area()).map(Square).collect();
        let rows = numbers.chunks(board.width().into()).rev();
        rows.map(|row| row.iter().map(|&square| symbol(square)).collect::<String>())
            .collect::<Vec<_>>()
            .join("\n")
    }

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
        fn puzzles_are_read_as_they_were_meant(
            width in 1_u16..12,
            height in 1_u16..12,
            holes in any::<u128>(),
            start in any::<u32>(),
        ) {
            let is_hole = |square: Square| holes >> (square.0 % 128) & 1 == 1;
            if let Ok(board) = Board::with_holes(width, height, is_hole) {
                let start = Some(Square(start % board.area())).filter(|&at| !board.is_hole(at));
                let text = written(&board, start);
                prop_assert_eq!(parse(&text), Ok(Puzzle { board, start }), "{:?}", text);
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
