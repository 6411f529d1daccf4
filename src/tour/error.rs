//! What can be wrong with tours.

use crate::error::{Error, Fact, Tell, refusals};

refusals! {
    /// Why a list of squares is not a tour: the first thing wrong with it.
    pub enum NotATour {
        /// A square is not on the board, or is a hole.
        NotASquare {
            /// Place in the list, counted from 1.
            at: usize,
        } => "no-tour",
        /// A square comes twice.
        Repeated {
            /// The square's name.
            name: String,
            /// The second place in the list, counted from 1.
            at: usize,
        } => "no-tour",
        /// Two squares that follow each other are not a move apart.
        NotAMove {
            /// The square moved from.
            from: String,
            /// The square moved to.
            to: String,
            /// Place of `to` in the list, counted from 1.
            at: usize,
        } => "no-tour",
        /// Squares are left over.
        Incomplete {
            /// Squares in the list.
            visited: usize,
            /// Squares of the board.
            squares: usize,
        } => "no-tour",
    }
}

impl Tell for NotATour {
    fn fact(&self) -> Fact {
        Fact::Refusal(Error::from(self.clone()))
    }
}

refusals! {
    /// What is wrong with the text of a tour, besides its squares.
    pub enum TourTextError {
        /// It is longer than that of any tour.
        TooLong {
            /// The most characters there can be.
            most: usize,
        } => "too-long",
        /// A number of a numbered board stands twice.
        NumberTwice {
            /// The number.
            number: u64,
        } => "bad-tour",
        /// A number comes before one that is missing.
        NumberTooEarly {
            /// The number.
            number: u64,
        } => "bad-tour",
    }
}
