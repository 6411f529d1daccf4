//! The words of the settings that every run has.
#![allow(missing_docs)] // They are the fields of `Request`.
pub const BOARD: &str = "board";
pub const LEAPER: &str = "leaper";
pub const GRAPH: &str = "graph";
pub const START: &str = "start";
pub const ALGORITHM: &str = "algorithm";
pub const TOUR: &str = "tour";
pub const TIE_BREAK: &str = "tieBreak";
pub const TARGET: &str = "target";
pub const WHEN_STUCK: &str = "whenStuck";
pub const SEED: &str = "seed";
pub const BY_HAND: &str = "byHand";

/// All of them, in the order in which a link names them.
pub const ALL: [&str; 11] =
    [BOARD, LEAPER, GRAPH, START, ALGORITHM, TOUR, TIE_BREAK, TARGET, WHEN_STUCK, SEED, BY_HAND];
