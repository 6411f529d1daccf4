//! Errors of tours.

use crate::error::wording::grouped;
use crate::error::{Fact, errors};

errors! {
    /// Why a list of squares is not a tour: the first fault.
    pub enum NotATour {
        /// A square is not on the board, or is a hole.
        NotASquare {
            /// Index in the list, counted from 1.
            at: usize,
        } => "no-tour", "square number {at} of the list is not on the board";
        /// A square occurs twice.
        Repeated {
            /// The square's name.
            name: String,
            /// Its second index in the list, counted from 1.
            at: usize,
        } => "no-tour", "{name} is visited twice, the second time as number {at}";
        /// Two consecutive squares are not a move apart.
        NotAMove {
            /// The square moved from.
            from: String,
            /// The square moved to.
            to: String,
            /// Index of `to` in the list, counted from 1.
            at: usize,
        } => "no-tour", "there is no move from {from} to {to}, number {at} of the list";
        /// Some squares are not visited.
        Incomplete {
            /// Squares in the list.
            visited: usize,
            /// Squares of the board.
            squares: usize,
        } => "no-tour", "{visited} of {squares} squares are visited";
    }
}

impl From<&NotATour> for Fact {
    fn from(fault: &NotATour) -> Self {
        Self::Text(fault.to_string())
    }
}

errors! {
    /// Errors in the text of a tour, apart from its squares.
    pub enum TourTextError {
        /// The text is longer than that of any tour.
        TooLong {
            /// The maximum number of characters.
            most: usize,
        } => "too-long",
            "the text of a tour can have at most {most} characters", most = grouped(most);
        /// A number occurs twice on a numbered board.
        NumberTwice {
            /// The number.
            number: u64,
        } => "bad-tour",
            "number {number} stands twice; a numbered board has every number once, from 0 or 1";
        /// A number occurs although the one before it is missing.
        NumberTooEarly {
            /// The number.
            number: u64,
        } => "bad-tour",
            "number {number} comes too early; a numbered board has every number once, from 0 or 1";
        /// Two consecutive numbers of a numbered board are not a move apart.
        StepIsNoMove {
            /// The first number, as it is written.
            first: String,
            /// The second, as it is written.
            second: String,
            /// The name of the square of the first.
            from: String,
            /// The name of the square of the second.
            to: String,
        } => "no-tour",
            "the step from {first} to {second}, {from} to {to}, is not a move of this piece";
        /// Two consecutive squares, not written by their names, are not a move apart.
        NotAMove {
            /// The text of the square moved from.
            first: String,
            /// The text of the square moved to.
            second: String,
            /// The name of the square moved from.
            from: String,
            /// The name of the square moved to.
            to: String,
            /// Place of `to` in the list, counted from 1.
            at: usize,
        } => "no-tour",
            "there is no move from {first} to {second}, {from} to {to}, number {at} of the list";
        /// A square occurs twice, not written by its name.
        Repeated {
            /// The text of its second occurrence.
            text: String,
            /// Its name.
            name: String,
            /// The second place in the list, counted from 1.
            at: usize,
        } => "no-tour",
            "{text}, {name}, is visited twice, the second time as number {at}";
    }
}
