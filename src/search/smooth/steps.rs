//! The steps of the formation, and the lines of its pseudo-code.

use super::layout::Side;
use crate::search::reason::{Kind, Meaning};

/// Lines of the pseudo-code, by their place in it.
pub(super) mod line {
    pub const SET_OUT: u8 = 0;
    pub const UNTIL_DONE: u8 = 1;
    pub const ADVANCE: u8 = 2;
    pub const TURN: u8 = 3;
    pub const END: u8 = 4;
    pub const WRITTEN_DOWN: u8 = 5;
}

/// The kinds of steps here.
pub const KINDS: &[&Kind] = &[&SET_OUT, &ADVANCE, &TURN, &END, &WRITTEN_DOWN];

/// The four strands begin in a corner, where two and two of them are joined.
pub(super) static SET_OUT: Kind =
    Kind { code: "formation-sets-out", facts: &[("from", Meaning::Square)], counts: &[] };

/// So many of the four strands go straight on.
pub(super) static ADVANCE: Kind = Kind {
    code: "formation-advances",
    facts: &[("strands", Meaning::Number), ("to", Meaning::Square)],
    counts: &[],
};

/// The strands turn into the next four lines at a side of the board.
pub(super) static TURN: Kind = Kind {
    code: "formation-turns",
    facts: &[("side", Meaning::Word(Side::WORDS)), ("moves", Meaning::Number)],
    counts: &[],
};

/// The strands are joined in another way than where they began, which makes one tour of them.
pub(super) static END: Kind =
    Kind { code: "formation-ends", facts: &[("at", Meaning::Square)], counts: &[] };

/// The board is too small for a formation: all moves are put in as they were found.
pub(super) static WRITTEN_DOWN: Kind =
    Kind { code: "formation-too-large", facts: &[], counts: &[] };
