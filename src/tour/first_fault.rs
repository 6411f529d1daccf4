//! Finding the first fault of a written tour.

use std::sync::Arc;

use super::error::TourTextError;
use super::text::{self, Form, TourText};
use super::{NotATour, Tour};
use crate::board::Board;
use crate::error::Error;
use crate::graph::Graph;

/// A text read as a tour, with its first fault.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct FirstFault {
    /// The text.
    pub text: TourText,
    /// How many squares from the first are correct: each a move from the one before, and none repeated.
    pub holds: usize,
    /// The tour, or the fault after the correct squares.
    pub tour: Result<Tour, Error>,
}

/// Sides of the smallest and the largest board recognized in a list of squares.
const LEAST_LISTED_SIDE: u16 = 3;
const MAX_LISTED_SIDE: u16 = 64;

impl FirstFault {
    /// Reads a text and finds its first fault. Cost: linear.
    ///
    /// # Errors
    /// [`TourTextError::TooLong`].
    pub fn read(graph: &Arc<Graph>, text: &str) -> Result<Self, TourTextError> {
        let mut found = Self::new(graph, text::read(graph, text)?);
        if found.tour.is_err() {
            found.text.board = found.text.board.or_else(|| listed_board(graph, text));
        }
        Ok(found)
    }

    /// Finds the first fault. Cost: linear.
    pub fn new(graph: &Arc<Graph>, text: TourText) -> Self {
        let unread = text.problems.first();
        let read = unread.map_or(text.squares.len(), |problem| problem.at);
        let tour = Tour::new(graph.clone(), text.squares[..read].to_vec());
        let holds = match tour {
            Err(
                NotATour::NotASquare { at }
                | NotATour::Repeated { at, .. }
                | NotATour::NotAMove { at, .. },
            ) => at - 1,
            Ok(_) | Err(NotATour::Incomplete { .. }) => read,
        };
        let tour = match unread.filter(|_| holds == read) {
            Some(problem) => Err(problem.error.clone()),
            None => tour.map_err(|fault| as_written(&text, fault)),
        };
        Self { text, holds, tour }
    }
}

/// The fault, which also quotes the text if that does not use the names of squares.
fn as_written(text: &TourText, fault: NotATour) -> Error {
    let written = |at: usize| text.written.get(at - 1).map(|text| String::from(&**text));
    match fault {
        NotATour::NotAMove { from, to, at, kind } if !text.written.is_empty() => {
            let [first, second] = [at - 1, at].map(|at| written(at).unwrap_or_default());
            if text.form == Form::NumberedBoard {
                TourTextError::StepIsNoMove { first, second, from, to, kind }.into()
            } else {
                TourTextError::NotAMove { first, second, from, to, at, kind }.into()
            }
        }
        NotATour::Repeated { name, at } if !text.written.is_empty() => {
            TourTextError::Repeated { text: written(at).unwrap_or_default(), name, at }.into()
        }
        fault => fault.into(),
    }
}

/// The board whose squares are exactly those that a text lists by name or as pairs, if some of them are not
/// on the given board.
fn listed_board(graph: &Graph, text: &str) -> Option<Board> {
    let widest = Board::new(MAX_LISTED_SIDE, MAX_LISTED_SIDE).ok()?;
    let on_widest = Graph::new(widest.clone(), graph.leaper()?);
    let TourText { form, mut squares, written, problems, .. } =
        text::read(&on_widest, text).ok()?;
    if !problems.is_empty() || matches!(form, Form::NumberedBoard | Form::Numbers) {
        return None;
    }
    let places = || squares.iter().map(|&square| widest.position(square));
    let width = places().map(|place| place.0).max()? as u16 + 1;
    // Rows counted from the top end at the top row.
    let has_bottom = written.is_empty() || places().any(|place| place.1 == 0);
    let row = |y: i32| if has_bottom { y } else { i32::from(MAX_LISTED_SIDE) - 1 - y };
    let height = places().map(|place| row(place.1)).max()? as u16 + 1;
    let board = Board::new(width, height).ok()?;
    squares.sort_unstable();
    squares.dedup();
    let own = graph.board()?;
    let is_larger = width > own.width() || height > own.height();
    let fills = (width, height) == (own.width(), own.height()) && !own.is_full();
    let is_wide = width.min(height) >= LEAST_LISTED_SIDE;
    (is_wide && (is_larger || fills) && squares.len() == board.area() as usize).then_some(board)
}
