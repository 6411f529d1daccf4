//! The kinds of steps that the pencil-and-paper method takes, and the lines they are told on.

use crate::search::reason::{Counter, Kind, Meaning};

pub(super) mod line {
    pub const UNTIL_STUCK: u8 = 1;
    pub const WALK: u8 = 2;
    pub const SPLICE: u8 = 3;
    pub const TURN: u8 = 4;
    pub const CLOSE: u8 = 5;
    pub const RENUMBER: u8 = 6;
    pub const BEGIN_AGAIN: u8 = 7;
}

/// The kinds of steps here.
pub const KINDS: &[&Kind] = &[
    &TO_CORNER,
    &TO_CORNER_BY_LOT,
    &NEAR_EDGE,
    &NEAR_EDGE_BY_LOT,
    &DETOUR,
    &DETOUR_FROM_DEAD_END,
    &TURN,
    &TURN_FROM_DEAD_END,
    &RENUMBER,
];

/// The knight goes to a corner.
pub(super) static TO_CORNER: Kind = Kind {
    code: "to-corner",
    facts: &[("to", Meaning::Square), ("candidates", Meaning::Number), ("tied", Meaning::Number)],
    counts: &[],
};

pub(super) static TO_CORNER_BY_LOT: Kind = Kind { counts: &[Counter::Ties], ..TO_CORNER };

/// There is no corner to go to, and no square nearer to the edge.
pub(super) static NEAR_EDGE: Kind = Kind {
    code: "near-edge",
    facts: &[
        ("to", Meaning::Square),
        ("candidates", Meaning::Number),
        ("tied", Meaning::Number),
        // Rows or columns between the square and the nearest edge.
        ("distance", Meaning::Number),
    ],
    counts: &[],
};

pub(super) static NEAR_EDGE_BY_LOT: Kind = Kind { counts: &[Counter::Ties], ..NEAR_EDGE };

/// Squares left over are visited between two squares of the walk.
pub(super) static DETOUR: Kind = Kind {
    code: "detour",
    facts: &[
        ("from", Meaning::Square),
        ("to", Meaning::Square),
        // The number of the last numbered square before them.
        ("after", Meaning::Number),
        // How many squares with letters come between that one and these.
        ("passed", Meaning::Number),
        // How many squares they are.
        ("letters", Meaning::Number),
    ],
    counts: &[Counter::Splices],
};

pub(super) static DETOUR_FROM_DEAD_END: Kind =
    Kind { counts: &[Counter::Splices, Counter::DeadEnds], ..DETOUR };

/// No detour fits: the end is turned round, so that the walk ends at `to`.
pub(super) static TURN: Kind = Kind {
    code: "turn-walk",
    facts: &[
        // The last square that keeps its number.
        ("at", Meaning::Square),
        ("to", Meaning::Square),
        // How many squares change their numbers.
        ("turned", Meaning::Number),
        ("use", Meaning::Word(USES)),
        // Squares not visited.
        ("left", Meaning::Number),
    ],
    counts: &[Counter::Rotations],
};

pub(super) static TURN_FROM_DEAD_END: Kind =
    Kind { counts: &[Counter::Rotations, Counter::DeadEnds], ..TURN };

/// What a turn is good for, in the order of their ranks. Of turns that are of no use the one whose
/// end has not been the end for longest is taken.
pub(super) const USES: &[&str] = &["goes-on", "closes", "detour", "none"];
pub(super) const GOES_ON: u32 = 0;
pub(super) const CLOSES: u32 = 1;
pub(super) const MAKES_DETOUR: u32 = 2;
pub(super) const NONE: u32 = 3;

/// Squares with letters get numbers; the moves stay as they are.
pub(super) static RENUMBER: Kind = Kind {
    code: "renumber",
    facts: &[
        // How many squares had letters.
        ("lettered", Meaning::Number),
        // Squares not visited.
        ("left", Meaning::Number),
    ],
    counts: &[],
};
