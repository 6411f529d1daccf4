//! Givens as text: a row in each line, a number or a sign for each square.

use std::fmt;
use std::sync::Arc;

use super::error::PuzzleError;
use super::givens::{Givens, check_size};
use crate::board::leaper::Leaper;
use crate::board::{Board, Square};
use crate::graph::Graph;
use crate::tour::target::Target;

/// Characters of the longest text: what a puzzle with holes needs, and some more for how it is laid out.
pub const MAX_CHARACTERS: usize = 100_000;

/// Signs of open squares.
const OPEN: [char; 6] = ['.', '·', '_', '-', '–', '?'];

/// What stands for one square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cell {
    Open,
    Hole,
    Number(u32),
}

type Rows = Vec<Vec<Cell>>;

/// Reads givens: the top row first, rows separated by line ends or `/`. Open squares are `.`, `..`, `_`, `-`, `?` or
/// `0`, holes are `#`. Cells are separated by spaces, or by tabs, commas, semicolons or bars, between which nothing is
/// an open square as well; where numbers stand in columns, spaces alone can be open squares. If the board is known,
/// its holes need no sign.
///
/// ```
/// use knights_tour::Leaper;
/// use knights_tour::puzzle::parse;
/// use knights_tour::search::Target;
///
/// let givens = parse("1 4 .\n. # .\n3 . .", None, Leaper::KNIGHT, Target::Closed)?;
/// assert_eq!(givens.len(), 3);
/// assert_eq!(givens.line(), "1 4 ./. # ./3 . .");
/// # Ok::<(), knights_tour::Error>(())
/// ```
///
/// # Errors
/// [`PuzzleError`]: what cannot be read, or the first two numbers that clash.
pub fn parse(
    text: &str,
    board: Option<&Board>,
    leaper: Leaper,
    target: Target,
) -> Result<Givens, PuzzleError> {
    if text.len() > MAX_CHARACTERS {
        return Err(PuzzleError::TextTooLong { most: MAX_CHARACTERS });
    }
    let lines: Vec<&str> = text.split(['\n', '/']).map(str::trim_end).collect();
    let is_frame = |line: &str| line.contains('+') && line.chars().all(|c| "+-=| ".contains(c));
    let lines: Vec<&str> = lines.into_iter().filter(|line| !is_frame(line)).collect();
    let rows = in_rows(&lines, board)?;
    let board = match board {
        Some(board) => board.clone(),
        None => board_of(&rows)?,
    };
    let top = board.area() - u32::from(board.width());
    let mut numbers = Vec::new();
    for (y, row) in (0..).zip(&rows) {
        for (x, cell) in (0..).zip(row) {
            if let Cell::Number(number) = *cell {
                numbers.push((number, Square(top - y * u32::from(board.width()) + x)));
            }
        }
    }
    Givens::new(Arc::new(Graph::new(board, leaper)), target, numbers)
}

fn in_rows(lines: &[&str], board: Option<&Board>) -> Result<Rows, PuzzleError> {
    let separators = ['\t', ',', ';', '|'];
    let filled = || lines.iter().filter(|line| !line.trim().is_empty());
    if filled().count() == 0 {
        return Err(PuzzleError::NoRows);
    }
    let read = |cells: &mut dyn Iterator<Item = &str>, row: usize| {
        (1..).zip(cells).map(|(place, text)| cell(text, row, place)).collect()
    };
    let rows: Result<Rows, PuzzleError> = if lines.iter().any(|line| line.contains(separators)) {
        let cells =
            |line: &'_ str| line.trim().trim_start_matches('|').trim_end_matches('|').to_owned();
        (1..)
            .zip(filled())
            .map(|(row, line)| read(&mut cells(line).split(separators), row))
            .collect()
    } else {
        (1..).zip(filled()).map(|(row, line)| read(&mut line.split_whitespace(), row)).collect()
    };
    let checked = rows.and_then(|rows| check_rows(&rows, board).map(|()| rows));
    match checked {
        Err(PuzzleError::RaggedRows { .. } | PuzzleError::OtherBoard { .. })
            if !lines.iter().any(|line| line.contains(OPEN)) =>
        {
            in_columns(lines, board).map_or(checked, Ok)
        }
        _ => checked,
    }
}

fn check_rows(rows: &Rows, board: Option<&Board>) -> Result<(), PuzzleError> {
    let expected = rows[0].len();
    for (row, cells) in (1..).zip(rows) {
        if cells.len() != expected {
            return Err(PuzzleError::RaggedRows { row, expected, found: cells.len() });
        }
    }
    match board {
        Some(board)
            if (usize::from(board.width()), usize::from(board.height()))
                != (expected, rows.len()) =>
        {
            let board = board.to_string().into();
            Err(PuzzleError::OtherBoard { width: expected, height: rows.len(), board })
        }
        _ => Ok(()),
    }
}

fn cell(text: &str, row: usize, place: usize) -> Result<Cell, PuzzleError> {
    let text = text.trim();
    if text.chars().all(|sign| OPEN.contains(&sign)) {
        return Ok(Cell::Open);
    }
    if text.chars().all(|sign| sign == '#') {
        return Ok(Cell::Hole);
    }
    if !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(PuzzleError::UnknownCell { text: text.into(), row, place });
    }
    match text.parse().unwrap_or(u32::MAX) {
        0 => Ok(Cell::Open),
        number => Ok(Cell::Number(number)),
    }
}

/// Cells of equal width, in which numbers stand at the right or at the left; `None` if they do not.
fn in_columns(lines: &[&str], board: Option<&Board>) -> Option<Rows> {
    let last = lines.iter().rposition(|line| !line.trim().is_empty())? + 1;
    let first = lines.iter().position(|line| !line.trim().is_empty())?;
    let lines = match board {
        Some(board) => lines.get(..usize::from(board.height()).max(last))?,
        None => &lines[first..last],
    };
    let tokens: Vec<Vec<(usize, usize, &str)>> = lines.iter().map(|line| tokens(line)).collect();
    let longest = tokens.iter().flatten().map(|(start, end, _)| end - start).max()?;
    let width = lines.iter().map(|line| line.chars().count()).max()?;
    for (cell_width, at_right) in (longest + 1..=longest + 3).flat_map(|w| [(w, true), (w, false)])
    {
        let edge = |&(start, end, _): &(usize, usize, &str)| if at_right { end } else { start };
        let rest = tokens.iter().flatten().map(edge).next()? % cell_width;
        if tokens.iter().flatten().any(|token| edge(token) % cell_width != rest) {
            continue;
        }
        let indent = if at_right && rest < longest { rest + cell_width } else { rest };
        let columns = match board {
            Some(board) => board.width().into(),
            None if at_right => (width - indent.min(width)).div_ceil(cell_width) + 1,
            None => width.div_ceil(cell_width),
        };
        let mut rows = vec![vec![Cell::Open; columns]; lines.len()];
        let fits = tokens.iter().zip(&mut rows).all(|(tokens, row)| {
            tokens.iter().all(|token| {
                let place = edge(token).checked_sub(indent).map(|offset| offset / cell_width);
                let known = cell(token.2, 1, 1).ok();
                let target = place.and_then(|place| row.get_mut(place));
                target.zip(known).map(|(target, known)| *target = known).is_some()
            })
        });
        if fits && check_rows(&rows, board).is_ok() {
            return Some(rows);
        }
    }
    None
}

/// The words of a line, each with the columns where it begins and ends.
fn tokens(line: &str) -> Vec<(usize, usize, &str)> {
    let mut found = Vec::new();
    let mut column = 0;
    for part in line.split_inclusive(char::is_whitespace) {
        let (word, length) = (part.trim_end(), part.chars().count());
        if !word.is_empty() {
            found.push((column, column + word.chars().count(), word));
        }
        column += length;
    }
    found
}

fn board_of(rows: &Rows) -> Result<Board, PuzzleError> {
    let (width, height) = (rows[0].len(), rows.len());
    let squares = u32::try_from(width * height).unwrap_or(u32::MAX);
    let too_large = || PuzzleError::TooLarge { squares };
    let [sides @ .., _] =
        [width, height, 0].map(|side| u16::try_from(side).map_err(|_| too_large()));
    let [width, height] = sides;
    let (width, height) = (width?, height?);
    let is_hole = |square: Square| {
        let (x, y) = (square.index() % usize::from(width), square.index() / usize::from(width));
        rows[usize::from(height) - 1 - y][x] == Cell::Hole
    };
    let all_holes = || rows.iter().flatten().all(|cell| *cell == Cell::Hole);
    let board = Board::with_holes(width, height, is_hole)
        .map_err(|_| if all_holes() { PuzzleError::NoRows } else { too_large() })?;
    check_size(&board)?;
    Ok(board)
}

impl Givens {
    /// The rows in one line, for links: separated by `/`.
    pub fn line(&self) -> String {
        self.rows(str::to_owned).join("/")
    }

    fn rows(&self, written: impl Fn(&str) -> String) -> Vec<String> {
        let numbers = self.by_square();
        // Givens are made for boards alone.
        let Some(board) = self.graph().board() else { return Vec::new() };
        let cell = |square: Square| match numbers[square.index()] {
            _ if board.is_hole(square) => written("#"),
            0 => written("."),
            number => written(&number.to_string()),
        };
        let width = u32::from(board.width());
        let row =
            |y: u32| (0..width).map(|x| cell(Square(y * width + x))).collect::<Vec<_>>().join(" ");
        (0..u32::from(board.height())).rev().map(row).collect()
    }
}

/// Rows in which the numbers stand in columns.
impl fmt::Display for Givens {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = self.squares().len().to_string().len();
        formatter.write_str(&self.rows(|cell| format!("{cell:>digits$}")).join("\n"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<String, String> {
        let givens = parse(text, None, Leaper::KNIGHT, Target::Open);
        givens.map(|givens| givens.line()).map_err(|error| error.to_string())
    }

    #[test]
    fn every_usual_form_is_read() {
        for text in [
            "1 . .\n. # 2\n. . 5",
            "1 .. __\r\n- ## 02\n_ ? 5\n",
            "1 . . / . # 2 / . . 5",
            "1,,\n,#,2\n,,5",
            "1\t0\t0\n0\t#\t2\n0\t0\t5",
            "+--+--+--+\n| 1|  |  |\n+--+--+--+\n|  |# | 2|\n|  |  | 5|\n+--+--+--+",
            "1\n  # 2\n    5",
            " 1\n    #  2\n       5",
        ] {
            assert_eq!(read(text), Ok("1 . ./. # 2/. . 5".to_owned()), "{text}");
        }
    }

    #[test]
    fn spaces_are_open_squares_where_numbers_stand_in_columns() {
        assert_eq!(read("12\n 1\n\n    6  9"), Ok("12 . ./1 . ./. . ./. 6 9".to_owned()));
        let board: Board = "4x3".parse().unwrap();
        let givens = parse(" 1\n    5\n", Some(&board), Leaper::KNIGHT, Target::Open).unwrap();
        assert_eq!(givens.line(), "1 . . ./. 5 . ./. . . .");
    }

    #[test]
    fn what_cannot_be_read_is_named() {
        for (text, wanted) in [
            ("", "this puzzle has no squares"),
            (" \n / ", "this puzzle has no squares"),
            ("# #", "this puzzle has no squares"),
            ("1 . .\n. x .\n. . .", "\"x\" in row 2, place 2, is not a number"),
            ("1 . .\n. # 2 .", "row 2 has 4 squares but the first row has 3"),
            ("1 . .\n. # 99\n. . .", "99 on c2 is not possible; the numbers are 1 to 8"),
            ("1 . .\n. # 1\n. . .", "1 stands on a3 and on c2"),
            (
                "1 . .\n. # .\n. . 3",
                "3 on c1 is too far from 1 on a3: the piece needs at least 4 moves and has 2",
            ),
            ("1 . 4\n. # .\n. . .", "1 on a3 and 4 on c3 do not go together: 3 moves"),
        ] {
            let error = read(text).unwrap_err();
            assert!(error.starts_with(wanted), "{text}: {error}");
        }
        let board: Board = "3x3".parse().unwrap();
        let error = parse("1 .\n. .", Some(&board), Leaper::KNIGHT, Target::Open).unwrap_err();
        assert!(error.to_string().starts_with("these numbers are for a board of 2 × 2"), "{error}");
        assert_eq!(
            read(&". ".repeat(401)).unwrap_err().split(';').nth(1),
            Some(" this board has 401")
        );
        assert_eq!(
            read(&" ".repeat(100_001)).unwrap_err().split(';').next(),
            Some("this text is too long for a puzzle")
        );
    }
}
