//! Why there is no such poster.

use crate::error::refusals;

refusals! {
    /// Why a poster is refused.
    pub enum PosterError {
        /// The tour is of a graph that is no board.
        NoBoard => "not-for-this-board",
        /// There would be too many shapes.
        TooLarge {
            /// Squares of the board.
            squares: usize,
            /// Squares of the largest.
            largest: usize,
        } => "not-for-this-board",
        /// The crossings of moves so long are not looked for.
        LeapsTooFar {
            /// The farthest that a move may go along a row or a column.
            most: u32,
        } => "not-for-this-board",
        /// A title or a caption is too long.
        TooLong {
            /// Which of them.
            setting: &'static str,
            /// The most characters there can be.
            most: usize,
        } => "too-long",
        /// A text is no size of paper.
        BadPaper {
            /// The text, shortened when long.
            paper: String,
        } => "bad-setting",
    }
}
