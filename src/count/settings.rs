//! Settings of a count.

use crate::board::Square;
use crate::choice::{Choice, texts_of_choices};
use crate::tour::target::Target;

/// The smallest memory limit: 1 MiB.
pub const LEAST_MEMORY: u64 = 1 << 20;

/// The default memory limit: 2 GiB.
pub const USUAL_MEMORY: u64 = 2 << 30;

/// The largest memory limit where addresses have 32 bits: 3.5 GiB.
pub const MAX_MEMORY: u64 = 7 << 29;

/// The maximum number of workers or threads that share a count.
pub const MAX_SHARES: usize = 64;

/// What is counted, and how.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// Open tours, including those that could be closed, or closed ones.
    pub target: Target,
    /// Where open tours have to begin, and where they have to end; each is then counted once, in this direction.
    pub ends: Option<(Square, Option<Square>)>,
    /// Whether a tour and its reverse count as two. Where a closed tour begins makes no difference.
    pub directed: bool,
    /// Whether tours that are images of each other under the board's symmetries count once.
    pub up_to_symmetry: bool,
    /// The method; `None` for the fastest, or for no counting at all if theory rules out every tour.
    pub method: Option<Method>,
    /// The memory limit in bytes.
    pub memory: u64,
    /// The number of threads, if the method supports sharing; at most [`MAX_SHARES`].
    pub threads: usize,
}

impl Settings {
    /// All undirected tours, counted in the fastest way within [`USUAL_MEMORY`].
    pub fn new(target: Target) -> Self {
        let (directed, up_to_symmetry) = (false, false);
        let (ends, method) = (None, None);
        Self { target, ends, directed, up_to_symmetry, method, memory: USUAL_MEMORY, threads: 1 }
    }
}

/// A counting method.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Method {
    /// Two halves of a full rectangle, joined in the middle; for the knight only.
    Folded,
    /// Square by square with a table of states; for any graph.
    Frontier,
}

impl Choice for Method {
    const SETTING: &'static str = "method";
    const ALL: &'static [Self] = &[Self::Folded, Self::Frontier];

    fn id(self) -> &'static str {
        match self {
            Self::Folded => "folded",
            Self::Frontier => "frontier",
        }
    }
}

texts_of_choices!(Method);

/// How a count will be done.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// The method; `None` if nothing has to be counted.
    pub method: Option<Method>,
    /// Approximate memory in bytes, once known.
    pub bytes: Option<u64>,
    /// The number of layers of states.
    pub layers: usize,
    /// The forecast, once known.
    pub forecast: Option<Forecast>,
}

/// The cost of a count by a rule of thumb that was fitted to some boards: accurate to a factor of about ten,
/// which is enough to tell seconds from days.
#[derive(Clone, Copy, Debug, Default)]
pub struct Forecast {
    /// Time on an average computer.
    pub seconds: f64,
    /// Peak memory.
    pub bytes: f64,
}
