//! Parts of a text on a board, as rows of text.

use std::fmt;
use std::sync::Arc;

use super::cut::{Part, is_sign};
use super::readings::Readings;
use crate::board::error::BoardError;
use crate::board::leaper::Leaper;
use crate::board::{Board, Square};
use crate::graph::Graph;
use crate::puzzle::error::PuzzleError;
use crate::puzzle::givens::check_size;
use crate::tour::Tour;

/// Characters of the longest grid.
pub const MAX_GRID: usize = 20_000;

/// What stands on each square of a board.
#[derive(Clone, Debug)]
pub struct Grid {
    graph: Arc<Graph>,
    /// By square; `None` on holes.
    cells: Vec<Option<Part>>,
}

impl Grid {
    pub(super) fn of(tour: &Tour, parts: &[Part]) -> Self {
        let mut cells = vec![None; tour.graph().len()];
        for (square, part) in tour.squares().iter().zip(parts) {
            cells[square.index()] = Some(part.clone());
        }
        Self { graph: tour.graph().clone(), cells }
    }

    /// Reads a grid as others print it: the top row first, a row in each line. Cells are separated by tabs, else by
    /// bars, else by semicolons if all rows have as many, else by spaces; `#` and `.` are holes, and a hyphen at the end joins a part to the next.
    ///
    /// # Errors
    /// [`PuzzleError`] if there are no rows, rows of different lengths, or too many squares.
    pub fn parse(text: &str) -> Result<Self, PuzzleError> {
        if text.chars().count() > MAX_GRID {
            return Err(PuzzleError::TextTooLong { most: MAX_GRID });
        }
        let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
        // Syllables may end with a semicolon: it separates cells only if all rows have as many.
        let semicolons = |line: &&str| line.matches(';').count();
        let has_semicolons = lines.first().is_some_and(|first| {
            semicolons(first) > 0 && lines.iter().all(|line| semicolons(line) == semicolons(first))
        });
        let separator = ['\t', '|'].into_iter().find(|&sign| text.contains(sign));
        let separator = separator.or(has_semicolons.then_some(';'));
        let cells_of = |line: &str| -> Vec<String> {
            match separator {
                Some(sign) => {
                    let line = line.trim_matches(' ');
                    let line = if sign == '|' { line.trim_matches('|') } else { line };
                    line.split(sign).map(|cell| cell.trim().to_owned()).collect()
                }
                None => line.split_whitespace().map(str::to_owned).collect(),
            }
        };
        let rows: Vec<Vec<String>> = lines.into_iter().map(cells_of).collect();
        let expected = rows.first().ok_or(PuzzleError::NoRows)?.len();
        for (row, cells) in (1..).zip(&rows) {
            if cells.len() != expected {
                return Err(PuzzleError::RaggedRows { row, expected, found: cells.len() });
            }
        }
        let cells: Vec<Option<Part>> = rows
            .iter()
            .rev()
            .flatten()
            .map(|cell| (!["#", ".", ""].contains(&&**cell)).then(|| Part::from(&**cell)))
            .collect();
        let sides = u16::try_from(expected).ok().zip(u16::try_from(rows.len()).ok());
        let too_large = PuzzleError::TooLarge { squares: cells.len() as u32 };
        let (width, height) = sides.ok_or(too_large.clone())?;
        let board =
            Board::with_holes(width, height, |square: Square| cells[square.index()].is_none())
                .map_err(|error| match error {
                    BoardError::NoSquares => PuzzleError::NoRows,
                    _ => too_large,
                })?;
        check_size(&board)?;
        Ok(Self { graph: Arc::new(Graph::new(board, Leaper::KNIGHT)), cells })
    }

    /// The board with the knight’s moves.
    pub fn graph(&self) -> &Arc<Graph> {
        &self.graph
    }

    /// What stands on the squares, from the lowest number to the highest; `None` on holes.
    pub fn cells(&self) -> impl Iterator<Item = Option<&Part>> {
        self.cells.iter().map(Option::as_ref)
    }

    /// The search for all tours that read as this text, whose blanks, marks, capitals and punctuation do not matter.
    pub fn read_as(&self, text: &str) -> Readings {
        let cells = self.cells().map(|part| part.map(|part| plain(&part.text))).collect();
        Readings::new(&self.graph, cells, plain(text), None)
    }
}

/// The letters alone, in lower case.
fn plain(text: &str) -> String {
    let is_letter = |sign: &char| !sign.is_whitespace() && !is_sign(*sign);
    let letters: String = text.chars().filter(is_letter).collect();
    letters.to_lowercase()
}

impl fmt::Display for Grid {
    /// Rows of parts separated by tabs, which a table of a word processor takes as cells.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = self.graph.board().map_or(1, |board| usize::from(board.width()));
        for (row, cells) in self.cells.chunks(width).rev().enumerate() {
            if row > 0 {
                writeln!(f)?;
            }
            for (place, cell) in cells.iter().enumerate() {
                let tab = if place > 0 { "\t" } else { "" };
                write!(f, "{tab}{}", cell.as_ref().map_or("#", |part| &part.text))?;
            }
        }
        Ok(())
    }
}
