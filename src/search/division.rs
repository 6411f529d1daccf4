//! Facts of steps about how a board is divided: cuts through it, and blocks of it.

use super::blocks::CUT;
use super::reason::{Fact, Reason};
use crate::board::Square;

/// A cut through a whole board, between two of its columns or rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Cut {
    /// After this many columns from the left.
    AfterColumn(u16),
    /// After this many rows from below.
    AfterRow(u16),
}

impl Cut {
    /// The cut described by a step's reason, if it is one.
    pub fn told_by(reason: Reason) -> Option<Self> {
        // Called for every step of every run, so other kinds of steps are dismissed at once.
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

/// A rectangle of a board that gets all its moves in one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block {
    /// Its lower left square.
    pub corner: Square,
    /// Width in columns.
    pub width: u32,
    /// Height in rows.
    pub height: u32,
}

impl Block {
    /// The block described by a step's reason, if it is one.
    pub fn told_by(reason: Reason) -> Option<Self> {
        let Fact::Square(corner) = reason.fact("corner")? else { return None };
        let Fact::Number(width) = reason.fact("width")? else { return None };
        let Fact::Number(height) = reason.fact("height")? else { return None };
        Some(Self { corner, width, height })
    }
}
