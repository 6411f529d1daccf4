//! The kinds of steps.

use crate::search::reason::kinds;

/// Lines of the pseudo-code, by index.
pub mod line {
    pub const WAKE: u8 = 0;
    pub const UPDATE: u8 = 2;
    pub const SWITCH: u8 = 3;
    pub const ONE_CYCLE: u8 = 4;
    pub const MERGE: u8 = 5;
    pub const RESEED: u8 = 6;
}

kinds! {
    /// About half of the neurons become active, at random.
    pub WAKE = "wake" { attempt: Number, active: Number, moves: Number };

    /// Every neuron is updated once.
    pub SWEEP = "sweep" {
        sweep: Number, switched: Number, active: Number, settled: Number, squares: Number,
    } counts [Sweeps];

    /// Every square has two moves, in several cycles.
    pub SEVERAL_CYCLES = "several-cycles" { cycles: Number, sweeps: Number };

    /// No further sweep will change anything, but not every square has two moves.
    pub FROZEN = "frozen" { sweeps: Number, settled: Number, squares: Number };

    /// Two cycles become one; `cycles` are left.
    pub MERGE_CYCLES = "merge-cycles" { cycles: Number } counts [Joins];

    /// All moves are removed for a restart.
    pub RESEED = "reseed" {
        attempt: Number, cause: Word(CAUSES), sweeps: Number, cycles: Number,
    } counts [Restarts];
}

/// Why an attempt is given up, in the order of [`Cause`].
const CAUSES: &[&str] = &["several-cycles", "no-merge", "too-many-sweeps", "frozen"];

#[derive(Clone, Copy, Debug)]
pub enum Cause {
    SeveralCycles,
    NoMerge,
    TooManySweeps,
    Frozen,
}
