//! Tours as people and programs write them; the format is detected.

mod cells;
mod chain;
mod grid;
mod in_order;
mod left_out;
mod names;
mod numbers;
mod reading;
mod records;
mod sections;
mod table;
mod token;
mod vertices;
mod written;

use std::fmt;

use super::error::TourTextError;
use crate::board::Square;
use crate::board::error::SquareError;
use crate::graph::Graph;
use crate::graph::text::IS_PAGE_BUILD;
use crate::tour::Tour;
pub use written::{Form, MAX_LEFT_OUT, MAX_PROBLEMS, Problem, TourText};

use reading::Best;
use token::Tokens;

/// Maximum number of characters for each square, and in addition to those.
const CHARACTERS_A_SQUARE: usize = 32;
const SPARE_CHARACTERS: usize = 10_000;

/// The maximum number of characters of a tour's text.
pub fn max_characters(graph: &Graph) -> usize {
    SPARE_CHARACTERS + CHARACTERS_A_SQUARE * graph.len()
}

/// Reads a tour: squares by name (`a1 b3 c5`, `a1b3c5`, with anything between them), or moves (`Na1 Nb3`,
/// `a1-b3 b3-c5`); a table with a header line; a numbered board from 0 or 1, with or without a frame and
/// labels; pairs of row and column from 0 or 1; or the numbers of squares. Lists in brackets, as programs
/// print them, are read like lines, and words around a tour are ignored.
///
/// If several readings are possible, the one with the most legal moves is chosen.
///
/// Cost: linear in the text and the board, plus sorting the numbers of a board.
///
/// # Errors
/// [`TourTextError::TooLong`].
pub fn read(graph: &Graph, text: &str) -> Result<TourText, TourTextError> {
    let most = max_characters(graph);
    if text.len() > most {
        return Err(TourTextError::TooLong { most });
    }
    let (Some(board), Some(leaper)) = (graph.board(), graph.leaper()) else {
        return Ok(vertices::read(graph, text));
    };
    let text: String = text.chars().map(plain_digit).collect();
    let tokens = Tokens::new(&text);
    let mut best = Best::new(graph);
    if IS_PAGE_BUILD {
        names::read(board, &tokens, &mut best);
    } else {
        for read in
            [table::read, grid::read, names::read, records::read, numbers::read, grid::read_flat]
        {
            read(board, &tokens, &mut best);
        }
    }
    let worth = best.worth();
    let other = || {
        // Among equals the last wins: rows are more specific than numbers.
        let others = [numbers::any_board(leaper, &tokens), grid::any_board(leaper, &tokens)];
        others.into_iter().flatten().filter(|other| other.0 > worth).max_by_key(|other| other.0)
    };
    let other = if worth.is_tour || IS_PAGE_BUILD { None } else { other() };
    let Some(reading) = best.into_reading() else { return Ok(nothing(&tokens)) };
    let left_out = left_out::left_out(&tokens, reading.form, &reading.used);
    let read = reading.into_text(graph, |source| source.text(&tokens));
    Ok(TourText { left_out, board: other.map(|other| other.1), ..read })
}

/// A digit as programs write it, for one that is Arabic, Persian, Devanagari or as wide as an ideograph.
fn plain_digit(each: char) -> char {
    let value = |zero: char| u32::from(each).wrapping_sub(zero.into());
    let digit = ['٠', '۰', '०', '０'].map(value).into_iter().find(|&value| value < 10);
    digit.and_then(|digit| char::from_digit(digit, 10)).unwrap_or(each)
}

/// The result for an unreadable text.
fn nothing(tokens: &Tokens<'_>) -> TourText {
    let left_out = left_out::left_out(tokens, Form::Squares, &[]);
    let error = |text: &String| SquareError::NotASquare { text: text.as_str().into() }.into();
    let problems = left_out.first().map(|text| Problem { at: 0, error: error(text) });
    TourText { problems: problems.into_iter().collect(), left_out, ..TourText::new(Form::Squares) }
}

/// A tour as a numbered board: the top row first, columns aligned, `#` for holes. Empty for a graph that is
/// not a board.
pub fn numbered_board(tour: &Tour) -> String {
    NumberedBoard(tour).to_string()
}

/// The same, written row by row, as the text of a large board takes more memory than its tour.
#[derive(Debug)]
pub struct NumberedBoard<'tour>(pub &'tour Tour);

impl fmt::Display for NumberedBoard<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        NumberedPath(self.0.graph(), self.0.squares()).fmt(formatter)
    }
}

/// A path on a graph, written in the same way, with `.` for squares that it does not visit.
#[derive(Debug)]
pub struct NumberedPath<'path>(pub &'path Graph, pub &'path [Square]);

impl fmt::Display for NumberedPath<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(board) = self.0.board() else { return Ok(()) };
        let mut numbers = vec![0; board.area() as usize];
        if self.1.len() < self.0.squares() {
            self.0.each_square().for_each(|square| numbers[square.index()] = UNVISITED);
        }
        for (number, square) in (1_u32..).zip(self.1) {
            numbers[square.index()] = number;
        }
        let digits = board.squares().to_string().len();
        let mut row = Vec::new();
        for (above, cells) in numbers.chunks(board.width().into()).rev().enumerate() {
            row.clear();
            for &number in cells {
                row.push(b' ');
                push_aligned(&mut row, number, digits);
            }
            // In the place of the blank before the first cell.
            row[0] = b'\n';
            formatter
                .write_str(str::from_utf8(&row[usize::from(above == 0)..]).unwrap_or_default())?;
        }
        Ok(())
    }
}

/// The number of a square that a path does not visit.
const UNVISITED: u32 = u32::MAX;

/// Adds a number, or a sign for none, to a row of cells of this width. By hand, as formatting takes longer than the search.
fn push_aligned(row: &mut Vec<u8>, mut number: u32, digits: usize) {
    let first = row.len();
    row.resize(first + digits, b' ');
    if number == 0 || number == UNVISITED {
        row[first + digits - 1] = if number == 0 { b'#' } else { b'.' };
        return;
    }
    for cell in row[first..].iter_mut().rev() {
        if number == 0 {
            break;
        }
        *cell = b'0' + (number % 10) as u8;
        number /= 10;
    }
}
