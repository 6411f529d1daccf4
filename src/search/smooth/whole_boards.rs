//! Boards that are too small for a formation to turn at all their edges.
//!
//! Their tours were found by our own search for few turns and crossings. Squares are written as in
//! [`pieces`](super::pieces).

use super::pieces::{Moves, Piece, piece};

/// A board with a stored tour.
#[derive(Debug)]
pub(super) struct Whole {
    pub(super) width: usize,
    pub(super) height: usize,
    /// By rows, the lowest first.
    pub(super) moves: &'static [Moves],
}

/// All of them, with the longer side horizontal.
pub(super) const WHOLE_BOARDS: [Whole; 3] = [
    Whole { width: 12, height: 12, moves: TWELVE.as_flattened() },
    Whole { width: 14, height: 12, moves: FOURTEEN_BY_TWELVE.as_flattened() },
    Whole { width: 14, height: 14, moves: FOURTEEN.as_flattened() },
];

/// 84 turns and 118 crossings.
static TWELVE: Piece<12, 12> = piece([
    "13 15 37 17 15 57 57 35 15 17 37 57",
    "03 05 67 06 05 56 56 05 05 05 36 67",
    "02 45 57 24 25 25 25 25 45 05 25 45",
    "02 45 57 25 25 25 25 25 25 15 35 45",
    "02 25 57 25 25 25 25 25 25 25 25 56",
    "02 25 25 25 25 25 25 25 25 25 25 45",
    "23 25 25 25 25 25 25 25 25 25 25 57",
    "12 25 25 25 25 25 25 25 25 02 25 57",
    "23 24 26 25 25 25 25 25 25 02 23 57",
    "23 25 27 23 25 25 25 25 35 02 23 57",
    "01 14 27 27 27 12 12 27 17 01 27 47",
    "02 04 06 26 24 02 02 26 06 04 26 46",
]);

/// 94 turns and 122 crossings.
static FOURTEEN_BY_TWELVE: Piece<14, 12> = piece([
    "13 15 17 37 13 13 13 13 13 13 13 13 37 57",
    "01 05 36 36 36 37 36 36 36 36 06 06 36 56",
    "12 45 36 03 34 34 34 34 34 34 34 34 24 47",
    "12 35 36 34 34 34 34 34 34 34 34 01 23 45",
    "23 35 36 34 34 34 34 34 34 34 34 34 34 67",
    "23 35 34 34 34 34 34 34 34 34 34 04 25 45",
    "23 45 34 34 34 34 34 34 34 34 34 14 34 45",
    "12 34 34 34 34 34 34 34 34 34 34 24 23 56",
    "23 45 67 34 34 34 34 34 34 34 34 34 23 45",
    "03 35 34 34 34 34 34 14 34 34 34 34 23 45",
    "12 14 17 17 14 14 14 14 14 46 47 14 24 47",
    "02 04 46 46 46 46 46 46 06 46 46 04 24 46",
]);

/// 103 turns and 132 crossings.
static FOURTEEN: Piece<14, 14> = piece([
    "13 35 37 37 37 37 37 37 37 37 17 17 37 57",
    "03 05 06 03 03 03 03 03 03 03 03 01 36 56",
    "23 14 34 34 34 34 34 34 34 34 34 13 23 46",
    "23 34 37 36 34 34 34 34 34 34 34 34 23 46",
    "03 34 37 34 34 34 34 34 34 34 34 14 34 45",
    "03 45 34 34 34 34 34 34 34 34 34 34 34 46",
    "13 45 34 34 34 34 34 34 34 34 14 34 23 45",
    "23 34 36 34 34 34 34 34 34 34 34 14 46 45",
    "23 45 37 34 34 34 34 34 34 34 34 13 24 46",
    "01 34 34 34 34 34 34 34 34 34 34 14 23 56",
    "23 45 67 34 34 34 34 34 34 34 34 34 34 67",
    "03 35 34 34 34 34 34 34 34 34 14 04 23 45",
    "12 14 17 17 14 14 14 14 14 14 14 14 46 47",
    "02 04 46 46 46 46 46 46 46 46 46 06 26 46",
]);
