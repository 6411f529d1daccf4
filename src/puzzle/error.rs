//! Errors of puzzles.

use super::givens::{MAX_AREA, MAX_SQUARES};
use super::words::limits::{MAX_LETTERS, MAX_PART};
use crate::error::wording::grouped;
use crate::error::{Excerpt, errors};

errors! {
    /// What is wrong with a puzzle.
    pub enum PuzzleError {
        /// The text has no rows.
        NoRows => "bad-givens",
            "this puzzle has no squares; write a row in each line, with spaces between its squares";
        /// The text is longer than that of any puzzle.
        TextTooLong {
            /// How many characters it can have.
            most: usize,
        } => "too-long",
            "this text is too long for a puzzle; it can have at most {most} characters", most = grouped(most);
        /// A cell is neither a number nor a square nor a hole.
        UnknownCell {
            /// The cell, shortened if long.
            text: Excerpt,
            /// Its row, counted from 1 at the top.
            row: usize,
            /// Its place in the row, counted from 1.
            place: usize,
        } => "bad-givens",
            "\"{text}\" in row {row}, place {place}, is not a number; write a number, . for an open square, or # for \
             a hole";
        /// The rows have different lengths.
        RaggedRows {
            /// The first row of another length, counted from 1 at the top.
            row: usize,
            /// Squares of the first row.
            expected: usize,
            /// Squares of that row.
            found: usize,
        } => "bad-givens",
            "row {row} has {found} squares but the first row has {expected}; write # for every hole";
        /// The rows are not those of the board.
        OtherBoard {
            /// Squares in a row of the text.
            width: usize,
            /// Rows of the text.
            height: usize,
            /// The board.
            board: Excerpt,
        } => "bad-givens",
            "these numbers are for a board of {width} × {height}, not {board}; write a row for each of \
             its rows";
        /// The board is too large for a puzzle.
        TooLarge {
            /// Its squares.
            squares: u32,
        } with { largest: u32 = MAX_SQUARES, area: u32 = MAX_AREA, } => "not-for-this-board",
            "a puzzle can have up to {largest} squares, and with holes {area}; this board has {squares}",
            area = grouped(area), squares = grouped(squares);
        /// The graph is not a board.
        NoBoard => "not-for-this-board",
            "a puzzle is for a board; choose one instead of a graph";
        /// Opposite edges of the board are joined.
        JoinedEdges => "not-for-this-board",
            "the edges of a puzzle cannot be joined; leave wrap out";
        /// A number stands on a hole.
        OnHole {
            /// The number.
            number: u32,
            /// The hole.
            square: String,
        } => "bad-givens", "{number} stands on {square}, which is a hole; put it on a square";
        /// A number is no number of a square.
        BeyondBoard {
            /// The number.
            number: u32,
            /// Where it stands.
            square: String,
            /// Squares of the board.
            most: u32,
        } => "bad-givens", "{number} on {square} is not possible; the numbers are 1 to {most}";
        /// A number stands on two squares.
        NumberTwice {
            /// The number.
            number: u32,
            /// The first square.
            first: String,
            /// The second one.
            second: String,
        } => "clashing-givens", "{number} stands on {first} and on {second}; put each number on one square";
        /// Two numbers stand on one square.
        SquareTwice {
            /// The square.
            square: String,
            /// The first number.
            first: u32,
            /// The second one.
            second: u32,
        } => "clashing-givens", "{square} has the numbers {first} and {second}; give each square one number";
        /// Two numbers are too far from each other.
        TooFar {
            /// The lower number.
            first: u32,
            /// Its square.
            first_square: String,
            /// The higher number.
            second: u32,
            /// Its square.
            second_square: String,
            /// The moves between them.
            moves: u32,
            /// The fewest moves that lead from one to the other.
            least: u32,
        } => "clashing-givens",
            "{second} on {second_square} is too far from {first} on {first_square}: the piece needs at least {least} \
             moves and has {moves}; move one of them";
        /// The number of moves between two numbers is never right for their squares.
        WrongColours {
            /// The lower number.
            first: u32,
            /// Its square.
            first_square: String,
            /// The higher number.
            second: u32,
            /// Its square.
            second_square: String,
            /// The moves between them.
            moves: u32,
        } => "clashing-givens",
            "{first} on {first_square} and {second} on {second_square} do not go together: {moves} moves from one \
             never end on the other, because of the colours of the squares; move one of them";
        /// No moves lead from one number to the other.
        NotJoined {
            /// The lower number.
            first: u32,
            /// Its square.
            first_square: String,
            /// The higher number.
            second: u32,
            /// Its square.
            second_square: String,
        } => "clashing-givens",
            "no moves lead from {first} on {first_square} to {second} on {second_square}; move one of them";
        /// The board does not have this symmetry.
        NotSymmetric {
            /// The symmetry of the givens.
            symmetry: &'static str,
            /// What can be chosen for this board.
            known: Vec<&'static str>,
        } => "bad-setting",
            "symmetry cannot be \"{symmetry}\" on this board; it can be {known}", known = known.join(", ");
        /// No tour of the board was found.
        NoTour => "no-tour", "no tour of this board was found to make a puzzle of; choose another board, piece or target";
        /// The text has no letters.
        NoText => "bad-setting", "this text has no letters; write a verse or a sentence, with hyphens between syllables";
        /// The text is too long for a puzzle of words.
        TooManyLetters with { most: usize = MAX_LETTERS, } => "too-long",
            "this text is too long for a puzzle; it can have at most {most} letters", most = grouped(most);
        /// The text has too many parts.
        TooManyParts {
            /// Its parts.
            parts: usize,
        } with { most: u32 = MAX_SQUARES, } => "too-long",
            "this text has {parts} parts, and a board has room for {most}; take a shorter text, or longer parts",
            parts = grouped(parts);
        /// A part is too long for a square.
        PartTooLong {
            /// The part, shortened.
            part: Excerpt,
            /// Its letters.
            letters: usize,
        } with { most: usize = MAX_PART, } => "too-long",
            "\"{part}\" has {letters} letters, and a square has room for {most}; cut it by hyphens",
            letters = grouped(letters);
        /// The board has fewer squares than the text has parts.
        TooFewSquares {
            /// The board, shortened.
            board: Excerpt,
            /// Its squares.
            squares: u32,
            /// The parts.
            parts: u32,
        } => "not-for-this-board",
            "the text has {parts} parts, and the board {board} has {squares} squares; choose a larger board";
        /// No tour was found for a text.
        NoWordTour => "no-tour",
            "no such tour was found for the text; choose another board, start or kind of tour";
    }
}
