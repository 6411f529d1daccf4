//! The kinds of steps.

use crate::search::reason::{Counter, Kind, Meaning};

/// Lines of the pseudo-code, by their place in it.
pub(super) mod line {
    pub const DIAGNOSE: u8 = 0;
    pub const MATCH_GREEDILY: u8 = 1;
    pub const AUGMENT: u8 = 2;
    pub const UNTIL_ONE_CYCLE: u8 = 3;
    pub const MERGE: u8 = 4;
    pub const EXCHANGE: u8 = 5;
    pub const MATCH_ANEW: u8 = 6;
    pub const TRY_ALL: u8 = 7;
}

/// The kinds of steps here.
pub const KINDS: &[&Kind] =
    &[&MATCH, &AUGMENT, &MERGE, &EXCHANGE, &SHIFT, &MATCH_ANEW, &TRY_ALL, &FOUND];

/// Some moves are added, each for the square with the fewest ways to spare.
pub(super) static MATCH: Kind = Kind {
    code: "match",
    facts: &[("moves", Meaning::Number), ("wanting", Meaning::Number)],
    counts: &[],
};

/// Two squares with too few moves get one more each, along an augmenting path.
pub(super) static AUGMENT: Kind = Kind {
    code: "augment",
    facts: &[("out", Meaning::Number), ("in", Meaning::Number), ("wanting", Meaning::Number)],
    counts: &[],
};

/// Two cycles become one: a move of each goes, two moves across come. `size` is how many squares
/// the smaller had, `cycles` how many cycles are left.
pub(super) static MERGE: Kind = Kind {
    code: "merge",
    facts: &[("size", Meaning::Number), ("cycles", Meaning::Number)],
    counts: &[Counter::Joins],
};

/// A longer exchange leaves fewer cycles.
pub(super) static EXCHANGE: Kind = Kind {
    code: "exchange",
    facts: &[("out", Meaning::Number), ("joined", Meaning::Number), ("cycles", Meaning::Number)],
    counts: &[Counter::Joins],
};

/// An exchange that leaves as many cycles, but others, which can perhaps be merged.
pub(super) static SHIFT: Kind = Kind {
    code: "shift",
    facts: &[("out", Meaning::Number), ("cycles", Meaning::Number)],
    counts: &[],
};

/// All moves are taken out, to find other cycles.
pub(super) static MATCH_ANEW: Kind = Kind {
    code: "match-anew",
    facts: &[("attempt", Meaning::Number), ("cycles", Meaning::Number)],
    counts: &[Counter::Restarts],
};

/// The exact search goes on, and changes nothing as yet. `tried` of `ends` squares where an open
/// tour may end are settled; a closed tour counts as one.
pub(super) static TRY_ALL: Kind = Kind {
    code: "try-all",
    facts: &[("tried", Meaning::Number), ("ends", Meaning::Number)],
    counts: &[],
};

/// The exact search found a tour.
pub(super) static FOUND: Kind = Kind { code: "found", facts: &[], counts: &[] };
