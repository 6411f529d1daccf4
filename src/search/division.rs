//! What steps tell of how a board is divided: cuts through it, and blocks of it.

use super::blocks::CUT;
use super::reason::{Fact, Reason};
use crate::board::Square;

/// A cut through a whole board, between two of its columns or rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cut {
    /// So many columns lie to the left of it.
    AfterColumn(u16),
    /// So many rows lie below it.
    AfterRow(u16),
}

impl Cut {
    /// The cut that a step makes, if it makes one.
    #[must_use]
    pub fn told_by(reason: Reason) -> Option<Self> {
        // Asked of every step of every run: nothing is looked for in other kinds of steps.
        if !reason.is(&CUT) {
            return None;
        }
        let Fact::Number(after) = reason.fact("after")? else { return None };
        match reason.fact("side")? {
            Fact::Word("columns") => Some(Self::AfterColumn(after as u16)),
            Fact::Word("rows") => Some(Self::AfterRow(after as u16)),
            _ => None,
        }
    }
}

/// A rectangle of a board that gets moves of its own all at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block {
    /// Its lowest left square.
    pub corner: Square,
    /// How many columns it has.
    pub width: u32,
    /// How many rows it has.
    pub height: u32,
}

impl Block {
    /// The block that a step fills with moves, if it fills one.
    #[must_use]
    pub fn told_by(reason: Reason) -> Option<Self> {
        let Fact::Square(corner) = reason.fact("corner")? else { return None };
        let Fact::Number(width) = reason.fact("width")? else { return None };
        let Fact::Number(height) = reason.fact("height")? else { return None };
        Some(Self { corner, width, height })
    }
}
