//! The steps of divide and conquer, and the lines of its pseudo-code.

use crate::search::reason::kinds;

pub(super) mod line {
    pub const CUT: u8 = 0;
    pub const BASE_TOURS: u8 = 1;
    pub const UNTIL_ONE_TOUR: u8 = 2;
    pub const JOIN: u8 = 3;
    pub const INSERT: u8 = 4;
    pub const STRANDS: u8 = 5;
    pub const OPEN: u8 = 6;
}

kinds! {
    /// The board is cut after a column or row; no move changes.
    pub CUT = "cut" { side: Word(&["columns", "rows"]), after: Number, cuts: Number };

    /// A block gets its tour: found by search, or copied from a block of the same size.
    pub(super) BASE_TOUR = "base-tour" {
        corner: Square, width: Number, height: Number, how: Word(&["searched", "copied"]),
        kind: Word(&["closed", "open"]),
    };

    /// A move of one block and a move of the next are exchanged for two moves between them. `parts` tours are
    /// left.
    pub(super) JOINED = "blocks-joined" { from: Square, to: Square, left: Number } counts [Joins];

    /// The tour of a piece replaces the move between two squares.
    pub(super) INSERTED = "piece-inserted" { from: Square, to: Square } counts [Splices];

    /// Some columns of a four-row board get moves from which four strands lead out.
    pub(super) STRAND_ENDS = "strand-ends" { corner: Square, columns: Number, width: Number, height: Number };

    /// The four strands continue through two columns.
    pub(super) STRANDS = "strands" { corner: Square };

    /// The four strands reach the next section that has its moves.
    pub(super) STRANDS_TIED = "strands-tied" { corner: Square } counts [Joins];

    /// The closed tour loses the move back to its start.
    pub(super) OPENED = "opened" { last: Square, start: Square };
}

pub(super) const SEARCHED: u32 = 0;
pub(super) const COPIED: u32 = 1;
