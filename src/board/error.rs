//! What can be wrong with boards, squares and pieces.

use crate::error::refusals;

refusals! {
    /// What is wrong with a board.
    pub enum BoardError {
        /// Its text is empty, or every one of its squares is a hole.
        NoSquares => "bad-board",
        /// A side is zero.
        ZeroSide => "bad-board",
        /// A side is over [`MAX_SIDE`](super::MAX_SIDE).
        TooLarge {
            /// Width asked for, or the largest number that can be told.
            width: u64,
            /// Height asked for, likewise.
            height: u64,
        } => "board-too-large",
        /// The rows are not all of the same length.
        RaggedRows {
            /// The row at fault, counted from 1 at the top.
            row: usize,
            /// Length of the first row.
            expected: usize,
            /// Length of the row at fault.
            found: usize,
        } => "bad-board",
        /// A character of its text is neither a square nor a hole.
        UnknownCharacter {
            /// The character.
            character: char,
            /// Its row, counted from 1 at the top.
            row: usize,
        } => "bad-board",
        /// A character of a puzzle stands for nothing.
        UnknownSymbol {
            /// The character.
            character: char,
            /// Its row, counted from 1 at the top.
            row: usize,
            /// Its place in the row, counted from 1.
            place: usize,
        } => "bad-board",
        /// A puzzle marks two squares as the start.
        SecondStart {
            /// The row of the second one, counted from 1 at the top.
            row: usize,
            /// Its place in the row, counted from 1.
            place: usize,
        } => "bad-board",
        /// Its text is longer than that of any board.
        TextTooLong {
            /// The most characters there can be.
            most: usize,
        } => "too-long",
        /// A shape cannot be so small.
        SideTooShort {
            /// The side asked for.
            side: u16,
            /// The shortest there is.
            least: u16,
        } => "bad-setting",
    }
}

refusals! {
    /// Why a text or a number is not a square.
    pub enum SquareError {
        /// It is not the name of one.
        NotASquare {
            /// The text, shortened when long.
            text: String,
        } => "bad-square",
        /// It is well written, but not on this board.
        OffBoard {
            /// The square asked for.
            text: String,
            /// The square farthest from a1.
            last: String,
        } => "bad-square",
        /// It is a hole.
        Hole {
            /// The square asked for.
            text: String,
        } => "square-is-a-hole",
        /// It does not name a vertex of a graph that is no board.
        NotAVertex {
            /// The text, shortened when long.
            text: String,
            /// What the first vertices are called.
            some: String,
        } => "bad-square",
    }
}

refusals! {
    /// Why there is no such piece.
    pub enum LeaperError {
        /// It cannot move, or leaps farther than any board is wide.
        NotALeaper {
            /// First length asked for.
            r: i64,
            /// Second length asked for.
            s: i64,
        } => "bad-leaper",
    }
}
