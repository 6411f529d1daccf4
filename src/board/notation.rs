//! Conversion of squares and boards to and from text.

use std::fmt;
use std::str::FromStr;

use super::error::{BoardError, SquareError};
use super::{Board, Square, check_sides};

const SQUARE: char = '.';
const HOLE: char = '#';

/// The letters of a file: `a` to `z`, then `aa`, `ab`, … (0 is the leftmost file).
pub fn file_letters(file: u32) -> String {
    let mut letters = Vec::new();
    let mut rest = u64::from(file) + 1;
    while rest > 0 {
        rest -= 1;
        letters.push(b'a' + (rest % 26) as u8);
        rest /= 26;
    }
    letters.iter().rev().map(|&letter| char::from(letter)).collect()
}

/// A square as chess players write it: file letters, then rank number.
///
/// ```
/// use knights_tour::{Board, Square, notation};
/// let board = Board::new(30, 30)?;
/// assert_eq!(notation::square_name(&board, Square(0)), "a1");
/// assert_eq!(notation::parse_square(&board, "aa27")?, Square(26 * 30 + 26));
/// # Ok::<(), knights_tour::Error>(())
/// ```
pub fn square_name(board: &Board, square: Square) -> String {
    let (x, y) = board.position(square);
    format!("{}{}", file_letters(x as u32), y + 1)
}

/// The square with this name, in upper or lower case.
///
/// # Errors
/// [`SquareError::NotASquare`] if the text is not the name of a square, [`SquareError::OffBoard`] if the
/// board has no such square, [`SquareError::Hole`].
pub fn parse_square(board: &Board, text: &str) -> Result<Square, SquareError> {
    let square = parse_square_or_hole(board, text)?;
    if board.is_hole(square) {
        return Err(SquareError::Hole { text: text.trim().into() });
    }
    Ok(square)
}

/// The square or hole with this name, in upper or lower case.
///
/// # Errors
/// [`SquareError::NotASquare`] or [`SquareError::OffBoard`].
pub fn parse_square_or_hole(board: &Board, text: &str) -> Result<Square, SquareError> {
    let text = text.trim();
    let (x, y) = split_name(text).ok_or_else(|| SquareError::NotASquare { text: text.into() })?;
    let width = u32::from(board.width());
    if x >= width || y >= u32::from(board.height()) {
        let last = square_name(board, Square(board.area() - 1));
        return Err(SquareError::OffBoard { text: text.into(), last });
    }
    Ok(Square(y * width + x))
}

/// A sequence of squares by name, with or without blanks and commas between them: `a1b3 c5`. Cost: linear.
///
/// # Errors
/// [`SquareError::NotASquare`], [`SquareError::OffBoard`] or [`SquareError::Hole`] for the first invalid one.
pub fn parse_squares(board: &Board, text: &str) -> Result<Vec<Square>, SquareError> {
    let mut squares = Vec::new();
    for word in text.split([' ', ',', '\n']).filter(|word| !word.is_empty()) {
        let bytes = word.as_bytes();
        let begins = |&at: &usize| {
            at > 0 && bytes[at].is_ascii_alphabetic() && !bytes[at - 1].is_ascii_alphabetic()
        };
        let mut from = 0;
        for to in (0..bytes.len()).filter(begins).chain([bytes.len()]) {
            let name = word.get(from..to).unwrap_or(word);
            squares.push(parse_square(board, name)?);
            from = to;
        }
    }
    Ok(squares)
}

/// File and rank, from 0, of a square's name; `None` if it is not a name. Numbers beyond any board stay
/// beyond any board.
fn split_name(text: &str) -> Option<(u32, u32)> {
    let digits = text.find(|character: char| !character.is_ascii_alphabetic())?;
    let (letters, digits) = text.split_at_checked(digits)?;
    let rank_is_number =
        digits.bytes().all(|byte| byte.is_ascii_digit()) && !digits.starts_with('0');
    if letters.is_empty() || !rank_is_number {
        return None;
    }
    let file = letters.bytes().fold(0_u32, |file, letter| {
        let value = u32::from(letter.to_ascii_lowercase() - b'a') + 1;
        file.saturating_mul(26).saturating_add(value)
    });
    let rank = digits.parse::<u32>().unwrap_or(u32::MAX);
    Some((file - 1, rank - 1))
}

/// `8x8` for a full rectangle, else rows of `.` and `#`, top row first, separated by `/`.
impl fmt::Display for Board {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_full() {
            return write!(formatter, "{}x{}", self.width(), self.height());
        }
        let width = u32::from(self.width());
        for row in (0..u32::from(self.height())).rev() {
            let is_hole = |x| self.is_hole(Square(row * width + x));
            let line: String = (0..width).map(|x| if is_hole(x) { HOLE } else { SQUARE }).collect();
            formatter.write_str(&line)?;
            if row > 0 {
                formatter.write_str("/")?;
            }
        }
        Ok(())
    }
}

/// Parses `8x8` (width × height; `×`, `X` and `*` also work), or rows of `.` and `#`, top row first,
/// separated by `/` or line ends.
impl FromStr for Board {
    type Err = BoardError;

    fn from_str(text: &str) -> Result<Self, BoardError> {
        let text = text.trim();
        match split_sides(text) {
            Some((width, height)) => {
                check_sides(width, height)?;
                Self::new(width as u16, height as u16)
            }
            None => from_rows(text),
        }
    }
}

/// Width and height of a text such as `8x8`; `None` if it does not have this form. Numbers that overflow
/// become the maximum, which is then rejected as too large.
pub fn split_sides(text: &str) -> Option<(u64, u64)> {
    let (width, height) = text.split_once(['x', 'X', '×', '*'])?;
    let side = |text: &str| {
        let text = text.trim();
        let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        is_number.then(|| text.parse::<u64>().unwrap_or(u64::MAX))
    };
    Some((side(width)?, side(height)?))
}

fn from_rows(text: &str) -> Result<Board, BoardError> {
    let rows = Rows::read(text)?;
    Board::with_holes(rows.width, rows.height(), |square| rows.is_hole(square))
}

/// Rows of `.` and `#`, top row first, checked for equal lengths and a valid size.
pub(crate) struct Rows<'text> {
    lines: Vec<&'text str>,
    pub(crate) width: u16,
}

impl<'text> Rows<'text> {
    pub(crate) fn read(text: &'text str) -> Result<Self, BoardError> {
        let rows: Vec<&str> = text.split(['/', '\n']).map(str::trim).collect();
        let width = rows[0].chars().count();
        if width == 0 && rows.len() == 1 {
            return Err(BoardError::NoSquares);
        }
        for (row, line) in (1..).zip(&rows) {
            let unknown = line.chars().find(|&character| character != SQUARE && character != HOLE);
            if let Some(character) = unknown {
                return Err(BoardError::UnknownCharacter { character, row });
            }
        }
        check_sides(width as u64, rows.len() as u64)?;
        for (row, line) in (1..).zip(&rows) {
            // Every character is ASCII at this point, so bytes are characters.
            if line.len() != width {
                return Err(BoardError::RaggedRows { row, expected: width, found: line.len() });
            }
        }
        Ok(Self { lines: rows, width: width as u16 })
    }

    pub(crate) fn height(&self) -> u16 {
        self.lines.len() as u16
    }

    pub(crate) fn is_hole(&self, square: Square) -> bool {
        let width = usize::from(self.width);
        let line = self.lines[self.lines.len() - 1 - square.index() / width];
        line.as_bytes()[square.index() % width] == HOLE as u8
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn files_beyond_z() {
        let names: Vec<String> = [0, 25, 26, 51, 52, 701, 702].map(file_letters).to_vec();
        assert_eq!(names, ["a", "z", "aa", "az", "ba", "zz", "aaa"]);
    }

    #[test]
    fn bad_squares() {
        let board: Board = "8x8".parse().unwrap();
        for text in ["", "a", "1", "a0", "a01", "1a", "a1b", "a-1", "é4", "a1 b2"] {
            let refused = parse_square(&board, text);
            assert!(
                matches!(refused, Err(SquareError::NotASquare { .. })),
                "{text:?}: {refused:?}"
            );
        }
        for text in ["i1", "a9", "zzzzzzzzzzzzz1", "a99999999999999999999"] {
            let refused = parse_square(&board, text);
            assert!(matches!(refused, Err(SquareError::OffBoard { .. })), "{text:?}: {refused:?}");
        }
    }

    #[test]
    fn squares_one_after_the_other() {
        let board = Board::new(30, 12).unwrap();
        let squares = parse_squares(&board, "a1b3 C5,aa12\nad1").unwrap();
        let names: Vec<String> = squares.iter().map(|&at| square_name(&board, at)).collect();
        assert_eq!(names, ["a1", "b3", "c5", "aa12", "ad1"]);
        assert_eq!(parse_squares(&board, " ,\n").unwrap(), []);
        for text in ["a", "1", "a1b", "1a1", "a1-b2", "é1", "a1é", "a1zz9", "a01"] {
            assert!(parse_squares(&board, text).is_err(), "{text:?}");
        }
    }

    #[test]
    fn each_fault_of_a_board_has_its_own_error() {
        let read = |text: &str| text.parse::<Board>().unwrap_err();
        assert_eq!(read(""), BoardError::NoSquares);
        assert_eq!(read("##/##"), BoardError::NoSquares);
        assert_eq!(read("0x8"), BoardError::ZeroSide);
        assert_eq!(read("/"), BoardError::ZeroSide);
        assert_eq!(read("4097x1"), BoardError::TooLarge { width: 4097, height: 1 });
        assert_eq!(
            read("99999999999999999999999x1"),
            BoardError::TooLarge { width: u64::MAX, height: 1 }
        );
        assert_eq!(read("../..."), BoardError::RaggedRows { row: 2, expected: 2, found: 3 });
        assert_eq!(read("../.?"), BoardError::UnknownCharacter { character: '?', row: 2 });
        assert_eq!(read("eight by eight").code(), "bad-board");
        assert_eq!(read(&".".repeat(5000)).code(), "board-too-large");
    }

    #[test]
    fn rows_are_read_from_the_top() {
        let board: Board = "#..\n...".parse().unwrap();
        assert!(board.is_hole(parse_hole(&board, 0, 1)));
        assert_eq!(board.to_string(), "#../...");
        let refused = parse_square(&board, "a2");
        assert_eq!(refused, Err(SquareError::Hole { text: "a2".into() }));
    }

    fn parse_hole(board: &Board, x: u32, y: u32) -> Square {
        Square(y * u32::from(board.width()) + x)
    }

    proptest! {
        #[test]
        fn boards_survive_being_written_and_read(
            width in 1_u16..12,
            height in 1_u16..12,
            holes in any::<u128>(),
        ) {
            let board = Board::with_holes(width, height, |square| {
                holes >> (square.0 % 128) & 1 == 1
            });
            if let Ok(board) = board {
                prop_assert_eq!(board.to_string().parse::<Board>(), Ok(board));
            }
        }

        #[test]
        fn squares_survive_being_written_and_read(
            width in 1_u16..900,
            height in 1_u16..900,
            seed in any::<u32>(),
        ) {
            let board = Board::new(width, height).unwrap();
            let square = Square(seed % board.area());
            prop_assert_eq!(parse_square(&board, &square_name(&board, square)), Ok(square));
        }

        #[test]
        fn any_text_is_answered(text in ".{0,60}") {
            let board = Board::new(8, 8).unwrap();
            let _: Result<Square, SquareError> = parse_square(&board, &text);
            if let Ok(board) = text.parse::<Board>() {
                prop_assert!(board.squares() > 0);
            }
        }
    }
}
