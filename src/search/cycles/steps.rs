//! The kinds of steps.

use crate::search::reason::kinds;

pub(super) mod line {
    pub const DIAGNOSE: u8 = 0;
    pub const MATCH_GREEDILY: u8 = 1;
    pub const AUGMENT: u8 = 2;
    pub const UNTIL_ONE_CYCLE: u8 = 3;
    pub const MERGE: u8 = 4;
    pub const EXCHANGE: u8 = 5;
    pub const MATCH_AGAIN: u8 = 6;
    pub const TRY_ALL: u8 = 7;
}

kinds! {
    /// Some moves are added, each for the square with the fewest moves to choose from.
    pub(super) MATCH = "match" { moves: Number, missing: Number };

    /// Two squares with too few moves get one more each, along an augmenting path.
    pub(super) AUGMENT = "augment" { out: Number, in: Number, missing: Number };

    /// Two cycles become one: a move of each is removed, and two moves between them added. `size` is the number
    /// of squares of the smaller one, `cycles` the number of cycles left.
    pub(super) MERGE = "merge" { size: Number, cycles: Number } counts [Joins];

    /// A longer exchange leaves fewer cycles.
    pub(super) EXCHANGE = "exchange" { out: Number, joined: Number, cycles: Number } counts [Joins];

    /// An exchange that leaves equally many cycles, but different ones, which can perhaps be merged.
    pub(super) SHIFT = "shift" { out: Number, cycles: Number };

    /// All moves are removed, to find other cycles.
    pub(super) MATCH_AGAIN = "match-again" { attempt: Number, cycles: Number } counts [Restarts];

    /// The exact search continues, and changes nothing yet. `tried` of `ends` squares where an open tour may end
    /// are settled; a closed tour counts as one.
    pub(super) TRY_ALL = "try-all" { tried: Number, ends: Number };

    /// The exact search found a tour.
    pub(super) FOUND = "found" {};
}
