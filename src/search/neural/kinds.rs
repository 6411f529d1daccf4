//! The kinds of steps that there are.

use crate::search::reason::{Counter, Kind, Meaning};

/// Lines of the pseudo-code, by their place in it.
pub mod line {
    pub const WAKE: u8 = 0;
    pub const UPDATE: u8 = 2;
    pub const SWITCH: u8 = 3;
    pub const ONE_CYCLE: u8 = 4;
    pub const MERGE: u8 = 5;
    pub const RESEED: u8 = 6;
}

/// The kinds of steps here.
pub const KINDS: &[&Kind] = &[&WAKE, &SWEEP, &SEVERAL_CYCLES, &FROZEN, &MERGE_CYCLES, &RESEED];

/// About half of the neurons become active, by chance.
pub static WAKE: Kind = Kind {
    code: "wake",
    facts: &[("attempt", Meaning::Number), ("active", Meaning::Number), ("moves", Meaning::Number)],
    counts: &[],
};

/// Every neuron is updated once.
pub static SWEEP: Kind = Kind {
    code: "sweep",
    facts: &[
        ("sweep", Meaning::Number),
        ("switched", Meaning::Number),
        ("active", Meaning::Number),
        ("settled", Meaning::Number),
        ("squares", Meaning::Number),
    ],
    counts: &[Counter::Sweeps],
};

/// Every square has two moves, in several cycles.
pub static SEVERAL_CYCLES: Kind = Kind {
    code: "several-cycles",
    facts: &[("cycles", Meaning::Number), ("sweeps", Meaning::Number)],
    counts: &[],
};

/// No sweep will change anything more, but not every square has two moves.
pub static FROZEN: Kind = Kind {
    code: "frozen",
    facts: &[
        ("sweeps", Meaning::Number),
        ("settled", Meaning::Number),
        ("squares", Meaning::Number),
    ],
    counts: &[],
};

/// Two cycles become one; `cycles` are left.
pub static MERGE_CYCLES: Kind =
    Kind { code: "merge-cycles", facts: &[("cycles", Meaning::Number)], counts: &[Counter::Joins] };

/// All moves are taken out, to begin again.
pub static RESEED: Kind = Kind {
    code: "reseed",
    facts: &[
        ("attempt", Meaning::Number),
        ("cause", Meaning::Word(CAUSES)),
        ("sweeps", Meaning::Number),
        ("cycles", Meaning::Number),
    ],
    counts: &[Counter::Restarts],
};

/// Why an attempt is given up, in the order of [`Cause`].
const CAUSES: &[&str] = &["several-cycles", "no-merge", "too-many-sweeps", "frozen"];

#[derive(Clone, Copy, Debug)]
pub enum Cause {
    SeveralCycles,
    NoMerge,
    TooManySweeps,
    Frozen,
}
