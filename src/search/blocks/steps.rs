//! The steps of divide and conquer, and the lines of its pseudo-code.

use crate::search::reason::{Counter, Kind, Meaning};

/// Lines of the pseudo-code, by their place in it.
pub(super) mod line {
    pub const CUT: u8 = 0;
    pub const BASE_TOURS: u8 = 1;
    pub const UNTIL_ONE_TOUR: u8 = 2;
    pub const JOIN: u8 = 3;
    pub const INSERT: u8 = 4;
    pub const STRANDS: u8 = 5;
    pub const OPEN: u8 = 6;
}

/// The kinds of steps here.
pub const KINDS: &[&Kind] =
    &[&CUT, &BASE_TOUR, &JOINED, &INSERTED, &STRAND_ENDS, &STRANDS, &STRANDS_TIED, &OPENED];

/// The board is cut beyond so many of its columns or rows; no move changes.
pub(in crate::search) static CUT: Kind = Kind {
    code: "cut",
    facts: &[
        ("side", Meaning::Word(&["columns", "rows"])),
        ("after", Meaning::Number),
        ("cuts", Meaning::Number),
    ],
    counts: &[],
};

/// A block gets its tour: found by search, or the same as that of a block of the same size.
pub(super) static BASE_TOUR: Kind = Kind {
    code: "base-tour",
    facts: &[
        ("corner", Meaning::Square),
        ("width", Meaning::Number),
        ("height", Meaning::Number),
        ("how", Meaning::Word(&["searched", "copied"])),
        ("kind", Meaning::Word(&["closed", "open"])),
    ],
    counts: &[],
};
pub(super) const SEARCHED: u32 = 0;
pub(super) const COPIED: u32 = 1;

/// A move of one block and a move of the next are exchanged for the two moves across. So many tours
/// are left.
pub(super) static JOINED: Kind = Kind {
    code: "blocks-joined",
    facts: &[("from", Meaning::Square), ("to", Meaning::Square), ("left", Meaning::Number)],
    counts: &[Counter::Joins],
};

/// The tour of a piece takes the place of the move between two squares.
pub(super) static INSERTED: Kind = Kind {
    code: "piece-inserted",
    facts: &[("from", Meaning::Square), ("to", Meaning::Square)],
    counts: &[Counter::Splices],
};

/// Some columns of a board of four rows are toured so that four strands lead out of them.
pub(super) static STRAND_ENDS: Kind = Kind {
    code: "strand-ends",
    facts: &[
        ("corner", Meaning::Square),
        ("columns", Meaning::Number),
        ("width", Meaning::Number),
        ("height", Meaning::Number),
    ],
    counts: &[],
};

/// The four strands go on through two columns.
pub(super) static STRANDS: Kind =
    Kind { code: "strands", facts: &[("corner", Meaning::Square)], counts: &[] };

/// The four strands reach the next columns that were toured.
pub(super) static STRANDS_TIED: Kind =
    Kind { code: "strands-tied", facts: &[("corner", Meaning::Square)], counts: &[Counter::Joins] };

/// The closed tour loses the move that leads back to its start.
pub(super) static OPENED: Kind = Kind {
    code: "opened",
    facts: &[("last", Meaning::Square), ("start", Meaning::Square)],
    counts: &[],
};
