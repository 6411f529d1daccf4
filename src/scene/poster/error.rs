//! Errors of posters.

use super::paper::{self, MILLIMETRES, PIXELS};
use crate::error::wording::grouped;
use crate::error::{Excerpt, errors};

errors! {
    /// Why a poster is impossible.
    pub enum PosterError {
        /// The graph of the tour is not a board.
        NoBoard => "not-for-this-board", "a poster shows a tour of a board, and this is another graph; choose a board";
        /// Opposite edges of the board are joined.
        JoinedEdges => "not-for-this-board",
            "a poster draws each move as a single line, which a move over a joined edge is not; leave wrap out, or take an \
             SVG of the run";
        /// There would be too many shapes.
        TooLarge {
            /// Squares of the board.
            squares: usize,
            /// The maximum number of squares.
            largest: usize,
        } => "not-for-this-board",
            "a poster can show up to {largest} squares; this board has {squares}",
            largest = grouped(largest),
            squares = grouped(squares);
        /// Crossings of such long moves are not computed.
        LeapsTooFar {
            /// The maximum distance of a move along a row or a column.
            most: u32,
        } => "not-for-this-board",
            "the style woven can only show leaps of at most {most} squares along a row or a column; choose \
             another style for this piece";
        /// A title or a caption is too long.
        TooLong {
            /// Which of the two.
            setting: &'static str,
            /// The maximum number of characters.
            most: usize,
        } => "too-long", "{setting} can have at most {most} characters";
        /// The text is not a paper size.
        BadPaper {
            /// The text, shortened if long.
            paper: Excerpt,
        } with {
            papers: String = paper::names().collect::<Vec<_>>().join(", "),
            least_mm: u32 = *MILLIMETRES.start(),
            most_mm: u32 = *MILLIMETRES.end(),
            least_px: u32 = *PIXELS.start(),
            most_px: u32 = *PIXELS.end(),
        } => "bad-setting",
            "paper cannot be \"{paper}\"; it can be one of {papers}, or whole numbers such as \
             300x400mm, from {least_mm} to {most_mm}, or \
             1200x800px, from {least_px} to {most_px}";
    }
}
