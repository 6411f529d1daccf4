//! Errors of boards, squares and pieces.

use super::MAX_SIDE;
use crate::error::wording::{grouped, many};
use crate::error::{Excerpt, errors};

errors! {
    /// What is wrong with a board.
    pub enum BoardError {
        /// The text is empty, or every square is a hole.
        NoSquares => "bad-board",
            "this board has no squares; write a size such as \"8x8\", or rows such as \"..#/...\"";
        /// A side is zero.
        ZeroSide => "bad-board", "a board's sides must be at least 1, as in \"8x8\"";
        /// A side is over [`MAX_SIDE`].
        TooLarge {
            /// The given width, or `u64::MAX` if it is larger.
            width: u64,
            /// The given height, likewise.
            height: u64,
        } with { most: u16 = MAX_SIDE, } => "board-too-large",
            "a board of {width} × {height} is too large; each side can be at most {most}",
            width = many(*width),
            height = many(*height);
        /// The rows have different lengths.
        RaggedRows {
            /// The first row of another length, counted from 1 at the top.
            row: usize,
            /// Length of the first row.
            expected: usize,
            /// Length of that row.
            found: usize,
        } => "bad-board",
            "row {row} of the board has {found} squares but the first row has {expected}; all \
             rows must be equally long (write # for a hole)";
        /// A character is neither a square nor a hole.
        UnknownCharacter {
            /// The character.
            character: char,
            /// Its row, counted from 1 at the top.
            row: usize,
        } => "bad-board",
            "'{character}' in row {row} is neither a square nor a hole; write \"8x8\" for a full board, \
             or rows of . (square) and # (hole) separated by /";
        /// A character of a puzzle has no meaning.
        UnknownSymbol {
            /// The character.
            character: char,
            /// Its row, counted from 1 at the top.
            row: usize,
            /// Its position in the row, counted from 1.
            place: usize,
        } => "bad-board",
            "'{character}' in row {row}, place {place}, is neither a square nor a hole; write . x \
             or 0 for a square, # - _ or a space for a hole, and 1 or s for the start";
        /// A puzzle has two start squares.
        SecondStart {
            /// The row of the second one, counted from 1 at the top.
            row: usize,
            /// Its position in the row, counted from 1.
            place: usize,
        } => "bad-board",
            "row {row} has a second start in place {place}; mark only one square as the start, with 1 or s";
        /// The text is longer than that of any board.
        TextTooLong {
            /// The maximum number of characters.
            most: usize,
        } => "too-long",
            "this text is too long for a board; it can have at most {most} characters", most = grouped(most);
        /// The shape cannot be this small.
        SideTooShort {
            /// The given side.
            side: u16,
            /// The shortest side allowed.
            least: u16,
        } => "bad-setting", "side cannot be \"{side}\"; it can be a whole number from {least} on";
    }
}

errors! {
    /// Why a text or a number is not a square.
    pub enum SquareError {
        /// The text is not the name of a square.
        NotASquare {
            /// The text, shortened if long.
            text: Excerpt,
        } => "bad-square",
            "\"{text}\" is not a square; write a file letter and a rank number, such as \"a1\"";
        /// The name is well-formed, but the square is not on this board.
        OffBoard {
            /// The given square.
            text: Excerpt,
            /// The square farthest from a1.
            last: String,
        } => "bad-square", "{text} is not on this board; choose a square from a1 to {last}";
        /// The square is a hole.
        Hole {
            /// The given square.
            text: Excerpt,
        } => "square-is-a-hole", "{text} is a hole in this board; choose a square";
        /// The text does not name a vertex of a graph that is not a board.
        NotAVertex {
            /// The text, shortened if long.
            text: Excerpt,
            /// The names of the first vertices.
            some: String,
        } => "bad-square", "\"{text}\" is not a vertex of this graph; choose one of {some}";
    }
}

errors! {
    /// Why there is no such piece.
    pub enum LeaperError {
        /// The piece cannot move, or leaps farther than any board is wide.
        NotALeaper {
            /// The first length given.
            r: i64,
            /// The second length given.
            s: i64,
        } with { most: u16 = MAX_SIDE, } => "bad-leaper",
            "({r}, {s}) is not a leaper; write two whole numbers from 0 to {most}, not both 0, as in (1, 2) \
             for the knight";
        /// No leaps, or more than a piece can have.
        TooManyLeaps {
            /// The maximum.
            most: usize,
        } => "bad-leaper", "a piece has 1 to {most} leaps; leave the others out";
        /// A piece that rides.
        Rider {
            /// Its English name.
            name: &'static str,
        } => "bad-leaper",
            "a {name} is a rider, not a leaper: how far it goes depends on what is in its way; choose a piece that \
             leaps, such as king or 1,3";
        /// The text names no piece.
        NotAPiece {
            /// The text, shortened if long.
            text: Excerpt,
        } => "bad-leaper",
            "\"{text}\" is not a piece; write the two lengths of its leap, such as 1,3, several leaps joined by +, \
             such as 0,1+1,1, or a name, such as king";
    }
}

errors! {
    /// Why a text is no order of moves.
    pub enum MoveOrderError {
        /// It is neither a name nor a list of moves.
        NotAnOrder {
            /// The text, shortened if long.
            value: Excerpt,
            /// The orders that have a name.
            known: Vec<&'static str>,
        } => "bad-moves",
            "\"{value}\" is no order of moves; write {known}, or all moves of the piece as columns to the right \
             and rows up, such as \"2,1 1,2 -1,2\"",
            known = known.join(", ");
        /// It has a move twice.
        RepeatedMove {
            /// The move.
            step: Excerpt,
        } => "bad-moves", "this order has {step} twice; write each move once";
        /// It has a move that the piece does not make.
        NoSuchMove {
            /// The move.
            step: String,
            /// Those that it makes.
            moves: String,
        } => "bad-moves", "this piece has no move {step}; its moves are {moves}";
        /// It lacks moves of the piece.
        MissingMoves {
            /// Those that are missing.
            missing: String,
        } => "bad-moves", "this order lacks {missing}; write every move of the piece once";
        /// The moves of a graph that is no board have no directions.
        NoDirections => "bad-moves",
            "a graph has no directions in which moves could be ordered; choose a board";
    }
}
