//! What searches come to.

use crate::tour::Tour;

/// Why there is no going on from a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeadEnd {
    /// Squares are left, but none is a move away.
    NoWayOn,
    /// Every open square a move away was tried before.
    AllTried,
    /// Every square is visited, but the start is not a move away and the tour is to be closed.
    NotClosed,
    /// Squares are left, but none of them is a move away from the start and the tour is to be
    /// closed.
    StartCutOff,
}

impl DeadEnd {
    /// The word of each, in the order of the variants.
    pub const IDS: &'static [&'static str] =
        &["no-way-on", "all-tried", "not-closed", "start-cut-off"];

    /// Its word.
    #[must_use]
    pub fn id(self) -> &'static str {
        Self::IDS[self as usize]
    }
}

/// What a search came to.
#[derive(Clone, Debug)]
pub enum Outcome {
    /// A tour.
    Tour(Tour),
    /// A dead end.
    Stuck {
        /// What is wrong.
        cause: DeadEnd,
        /// Squares on the path.
        visited: usize,
    },
    /// Every square has two moves, but they make several cycles.
    Cycles {
        /// How many.
        cycles: usize,
    },
    /// There is no such tour.
    Impossible {
        /// Why, as a kebab-case word: `all-tried` when every possibility was.
        why: &'static str,
    },
    /// The limit was reached before anything else.
    GaveUp {
        /// How much was tried.
        limit: u64,
        /// What that is counted in.
        of: Effort,
    },
}

impl Outcome {
    /// The word of each kind, in the order of the variants.
    pub const KINDS: &'static [&'static str] =
        &["tour", "stuck", "cycles", "impossible", "gave-up"];

    /// The word of its kind.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        Self::KINDS[match self {
            Self::Tour(_) => 0,
            Self::Stuck { .. } => 1,
            Self::Cycles { .. } => 2,
            Self::Impossible { .. } => 3,
            Self::GaveUp { .. } => 4,
        }]
    }
}

/// What the effort of a search is counted in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// Steps of the run.
    Steps,
    /// Updates of a whole network.
    Sweeps,
    /// Exchanges of moves between cycles.
    Exchanges,
    /// Guesses of an exact search.
    Guesses,
}

impl Effort {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Steps, Self::Sweeps, Self::Exchanges, Self::Guesses];

    /// The kebab-case word.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Steps => "steps",
            Self::Sweeps => "sweeps",
            Self::Exchanges => "exchanges",
            Self::Guesses => "guesses",
        }
    }
}
