//! Outcomes of searches.

use crate::board::Square;
use crate::choice::ids;
use crate::tour::Tour;

ids! {
    /// Why a path cannot continue from a square.
    #[non_exhaustive]
    pub enum DeadEnd {
        /// Unvisited squares are left, but none is a move away.
        NoOnwardMove = "no-onward-move",
        /// Every open square a move away has been tried.
        AllTried = "all-tried",
        /// Every square is visited, but the tour should be closed and the start is not a move away.
        NotClosed = "not-closed",
        /// Unvisited squares are left, but the tour should be closed and none of them is a move away from the
        /// start.
        StartCutOff = "start-cut-off",
    }
}

/// The outcome of a search.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Outcome {
    /// A tour.
    Tour(Tour),
    /// A dead end.
    Stuck {
        /// The reason.
        cause: DeadEnd,
        /// Squares on the path.
        visited: usize,
    },
    /// Every square has two moves, but they make several cycles.
    Cycles {
        /// The number of cycles.
        cycles: usize,
    },
    /// The longest path of a graph without a tour, or the longest that was found.
    Longest {
        /// Its squares.
        path: Vec<Square>,
        /// The number of squares that no path exceeds: if it has as many, it is sure to be the longest.
        most: usize,
        /// Whether only paths that never cross themselves were looked at.
        is_uncrossed: bool,
    },
    /// There is no such tour.
    Impossible {
        /// Why, as a kebab-case id: `all-tried` if every possibility was tried.
        why: &'static str,
    },
    /// The search reached its limit without an answer.
    GaveUp {
        /// How much was tried.
        limit: u64,
        /// The unit of the limit.
        of: Effort,
    },
}

impl Outcome {
    /// The id of each kind, in the order of the variants.
    pub const KINDS: &'static [&'static str] =
        &["tour", "stuck", "cycles", "longest", "impossible", "gave-up"];

    /// The squares of the tour or of the longest path, in order.
    pub fn order(&self) -> Option<&[Square]> {
        match self {
            Self::Tour(tour) => Some(tour.squares()),
            Self::Longest { path, .. } => Some(path),
            _ => None,
        }
    }

    /// The id of its kind.
    pub fn kind(&self) -> &'static str {
        Self::KINDS[match self {
            Self::Tour(_) => 0,
            Self::Stuck { .. } => 1,
            Self::Cycles { .. } => 2,
            Self::Longest { .. } => 3,
            Self::Impossible { .. } => 4,
            Self::GaveUp { .. } => 5,
        }]
    }
}

ids! {
    /// The unit of a search's effort.
    #[non_exhaustive]
    pub enum Effort {
        /// Steps of the run.
        Steps = "steps",
        /// Updates of the whole network.
        Sweeps = "sweeps",
        /// Exchanges of moves between cycles.
        Exchanges = "exchanges",
        /// Guesses of an exact search.
        Guesses = "guesses",
    }
}
