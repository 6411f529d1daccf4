//! The steps of the formation, and the lines of its pseudo-code.

use super::layout::Side;
use crate::search::reason::kinds;

pub(super) mod line {
    pub const SET_OUT: u8 = 0;
    pub const UNTIL_DONE: u8 = 1;
    pub const ADVANCE: u8 = 2;
    pub const TURN: u8 = 3;
    pub const END: u8 = 4;
    pub const WRITTEN_DOWN: u8 = 5;
}

kinds! {
    /// The four strands begin in a corner, where they are joined in pairs.
    pub(super) SET_OUT = "formation-sets-out" { from: Square };

    /// `strands` of the four strands go straight on.
    pub(super) ADVANCE = "formation-advances" { strands: Number, to: Square };

    /// The strands turn into the next four lines at a side of the board.
    pub(super) TURN = "formation-turns" { side: Word(Side::WORDS), moves: Number };

    /// The strands are joined in other pairs than where they began, which makes one tour of them.
    pub(super) END = "formation-ends" { at: Square };

    /// The board is too small for a formation: all moves of its stored tour are added.
    pub(super) WRITTEN_DOWN = "formation-too-large" {};
}
