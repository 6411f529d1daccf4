//! Errors of tours.

use crate::error::errors;
use crate::error::wording::grouped;
use crate::graph::error::MoveKind;

errors! {
    /// Why a list of squares is not a tour: the first fault.
    pub enum NotATour {
        /// A square is not on the board, or is a hole.
        NotASquare {
            /// Index in the list, counted from 1.
            at: usize,
        } => "no-tour", "number {at} of the list is not a square of this board";
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
            /// What the step would have to be.
            kind: MoveKind,
        } => "no-tour", "the step from {from} to {to}, number {at} of the list, is not {kind}";
        /// Some squares are not visited.
        Incomplete {
            /// Squares in the list.
            visited: usize,
            /// Squares of the board.
            squares: usize,
        } => "no-tour", "only {visited} of {squares} squares are visited";
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
            "{number} appears twice; write each number once, beginning with 0 or 1";
        /// A number is missing although a greater one occurs.
        NumberMissing {
            /// The missing number.
            number: u64,
            /// The next one that occurs.
            next: u64,
        } => "bad-tour",
            "{number} is missing: the next number is {next}; write each number once, beginning with 0 or 1";
        /// A number stands on a hole of a numbered board.
        NumberOnHole {
            /// The number.
            number: u64,
            /// The name of the hole.
            name: String,
        } => "square-is-a-hole",
            "{number} stands on {name}, which is a hole in this board; write numbers only on squares, and # for a hole";
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
            /// What the step would have to be.
            kind: MoveKind,
        } => "no-tour",
            "the step from {first} to {second}, {from} to {to}, is not {kind}";
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
            /// What the step would have to be.
            kind: MoveKind,
        } => "no-tour",
            "the step from {first} to {second}, {from} to {to}, number {at} of the list, is not {kind}";
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
