//! What can be asked of a count.

use crate::choice::Choice;
use crate::tour::target::Target;

/// The least bytes that a count can be held to: 1 MiB.
pub const LEAST_MEMORY: u64 = 1 << 20;

/// Bytes that a count may take unless told otherwise: 2 GiB.
pub const USUAL_MEMORY: u64 = 2 << 30;

/// Bytes that a count may take where addresses have 32 bits: 3.5 GiB.
pub const MAX_MEMORY: u64 = 7 << 29;

/// The most workers or threads that share a count.
pub const MAX_SHARES: usize = 64;

/// What is counted, and how.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// Open tours, those that could be closed included, or closed ones.
    pub target: Target,
    /// Whether a tour walked the other way is another one. Where a closed tour begins makes no
    /// difference.
    pub directed: bool,
    /// Whether tours that are the same but for turning the board, or turning it over, count once.
    pub up_to_symmetry: bool,
    /// The method; `None` for the fastest, and none at all where theory rules out every tour.
    pub method: Option<Method>,
    /// Bytes that may be taken.
    pub memory: u64,
    /// Threads that share the work where the method can be shared, at most [`MAX_SHARES`].
    pub threads: usize,
}

impl Settings {
    /// All undirected tours, counted in the fastest way in [`USUAL_MEMORY`].
    #[must_use]
    pub fn new(target: Target) -> Self {
        let (directed, up_to_symmetry) = (false, false);
        Self { target, directed, up_to_symmetry, method: None, memory: USUAL_MEMORY, threads: 1 }
    }
}

/// A way to count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// Two halves of a full rectangle, for the knight, joined in the middle.
    Folded,
    /// Square by square with a table of states; for any graph.
    Frontier,
    /// Tour by tour, after they were counted in another way; for what is up to symmetry only.
    Listing,
}

impl Choice for Method {
    const SETTING: &'static str = "method";
    /// Those that can be asked for.
    const ALL: &'static [Self] = &[Self::Folded, Self::Frontier];

    fn id(self) -> &'static str {
        match self {
            Self::Folded => "folded",
            Self::Frontier => "frontier",
            Self::Listing => "listing",
        }
    }
}

/// How a count goes about it.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// The method; `None` where nothing has to be counted.
    pub method: Option<Method>,
    /// About how many bytes it will take, where and when that is known.
    pub bytes: Option<u64>,
    /// How many layers of states there will be.
    pub layers: usize,
    /// What it will take, where and when that can be foreseen.
    pub forecast: Option<Forecast>,
}

/// What a count takes by a rule of thumb that was fitted to some boards: good to a factor of about
/// ten, and so enough to tell seconds from days.
#[derive(Clone, Copy, Debug)]
pub struct Forecast {
    /// Time on a usual computer.
    pub seconds: f64,
    /// Memory at its most.
    pub bytes: f64,
}
