//! Algorithms that make tours, each a search that can be resumed.
//!
//! Every one of them edits a set of moves. A closed tour is a set in which every square has two; an
//! open one leaves two squares with one. So a search is asked for one [`Edit`] after another until
//! there is an [`Outcome`]; nothing outside an algorithm's own file knows how it works.

mod settings;
mod squirrel_cull;
mod tie_break;
mod trials;
mod warnsdorff;

use std::sync::Arc;

use crate::board::Square;
use crate::error::{Error, excerpt};
use crate::graph::Graph;
use crate::tour::Tour;

pub use settings::{Choice, Settings, Target, WhenStuck};
pub use tie_break::TieBreak;
pub use trials::{Trials, trials};

/// Every algorithm there is. A new one is a file of its own and one line here.
pub const ALGORITHMS: &[Algorithm] = &[warnsdorff::ALGORITHM];

/// An algorithm, with what it can be asked for.
#[derive(Debug)]
pub struct Algorithm {
    /// Its word in links and calls.
    pub id: &'static str,
    /// Its name for people.
    pub name: &'static str,
    /// The tie-breaks it can use.
    pub tie_breaks: &'static [TieBreak],
    /// The kinds of tour it can look for.
    pub targets: &'static [Target],
    /// What it can do when stuck.
    pub when_stuck: &'static [WhenStuck],
    /// A code for each line of its pseudo-code; [`Edit::line`] is an index into this.
    pub pseudocode: &'static [&'static str],
    start: Start,
}

/// How an algorithm begins.
type Start = fn(Arc<Graph>, &Settings) -> Result<Box<dyn Search>, Error>;

impl Algorithm {
    /// The algorithm with this id.
    ///
    /// # Errors
    /// [`Error::UnknownAlgorithm`].
    pub fn by_id(id: &str) -> Result<&'static Self, Error> {
        ALGORITHMS.iter().find(|algorithm| algorithm.id == id).ok_or_else(|| {
            let ids: Vec<&str> = ALGORITHMS.iter().map(|algorithm| algorithm.id).collect();
            Error::UnknownAlgorithm { id: excerpt(id), known: ids.join(", ") }
        })
    }

    /// Begins a search with the first square of the tour in place.
    ///
    /// # Errors
    /// [`Error::BadSetting`] for what the algorithm does not offer, and [`Error::NotForThisBoard`]
    /// when a setting is not defined on this graph or from this start.
    ///
    /// # Panics
    /// When the start is not a square of the graph.
    pub fn start(&self, graph: Arc<Graph>, settings: &Settings) -> Result<Box<dyn Search>, Error> {
        offered(self.tie_breaks, settings.tie_break)?;
        offered(self.targets, settings.target)?;
        offered(self.when_stuck, settings.when_stuck)?;
        (self.start)(graph, settings)
    }
}

/// Refuses a choice that is not on the list.
fn offered<T: Choice + PartialEq>(list: &[T], choice: T) -> Result<(), Error> {
    if list.contains(&choice) {
        return Ok(());
    }
    let known: Vec<&str> = list.iter().map(|choice| choice.id()).collect();
    let (setting, value) = (T::SETTING, choice.id().to_owned());
    Err(Error::BadSetting { setting, value, known: known.join(", ") })
}

/// An algorithm at work on a graph.
pub trait Search: std::fmt::Debug {
    /// Works out the next edit and makes it; false when there is none because the search is over.
    /// The line of the edit then tells where in the pseudo-code it ended, and nothing else counts.
    fn advance(&mut self, edit: &mut Edit) -> bool;

    /// What the search came to, once it is over.
    fn outcome(&self) -> Option<&Outcome>;

    /// The squares of the path after the last edit, for algorithms that walk.
    fn path(&self) -> &[Square];
}

/// A move from one square to another.
pub type Move = (Square, Square);

/// One step of a search: what it changes and why.
#[derive(Clone, Debug)]
pub struct Edit {
    /// Moves that come into the set.
    pub added: Vec<Move>,
    /// Moves that leave the set, the newest first.
    pub removed: Vec<Move>,
    /// The square that the choice is made from.
    pub focus: Square,
    /// What could be chosen, in the order of moves.
    pub candidates: Vec<Candidate>,
    /// Why this and nothing else.
    pub reason: Reason,
    /// The line of the algorithm's pseudo-code that says so.
    pub line: u8,
}

impl Edit {
    /// An edit that changes nothing, to be filled in by [`Search::advance`].
    #[must_use]
    pub fn new() -> Self {
        let (focus, reason) = (Square(0), Reason::Close { to: Square(0) });
        Self { added: vec![], removed: vec![], focus, candidates: vec![], reason, line: 0 }
    }

    fn begin(&mut self, focus: Square) {
        self.added.clear();
        self.removed.clear();
        self.candidates.clear();
        self.focus = focus;
    }
}

impl Default for Edit {
    fn default() -> Self {
        Self::new()
    }
}

/// An open square one move from the focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The square.
    pub square: Square,
    /// How many open squares are one move from it: the ways on.
    pub accessibility: u32,
    /// The step goes here.
    pub chosen: bool,
    /// Shares the least accessibility, of those not tried, with another candidate.
    pub tied: bool,
    /// Was tried from here before, in vain.
    pub tried: bool,
}

impl Candidate {
    fn new(square: Square, accessibility: u32) -> Self {
        Self { square, accessibility, chosen: false, tied: false, tried: false }
    }
}

/// Why a step is what it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// `to` has fewer ways on than any other candidate not tried, or is the only one.
    Fewest {
        /// The square chosen.
        to: Square,
    },
    /// Several candidates not tried share the fewest ways on, and a rule chose among them.
    Tie {
        /// The square chosen.
        to: Square,
        /// The rule.
        rule: TieBreak,
    },
    /// The last move of a closed tour, back to its start.
    Close {
        /// The start.
        to: Square,
    },
    /// The last move is taken back.
    Backtrack {
        /// The square that the knight goes back to.
        to: Square,
        /// What was wrong with the one it leaves.
        cause: DeadEnd,
    },
    /// All moves are taken back, to begin again.
    Restart {
        /// Number of the attempt that begins; the first was 1.
        attempt: u32,
        /// The tie-break of the attempt that begins.
        rule: TieBreak,
        /// What was wrong with the square that the knight leaves.
        cause: DeadEnd,
        /// Whether the attempt had used up its steps, so that no more moves are taken back.
        budget_spent: bool,
    },
}

impl Reason {
    /// What is wrong with the square that the knight stands on, if the step says it is a dead end.
    #[must_use]
    pub fn dead_end(self) -> Option<DeadEnd> {
        match self {
            Self::Backtrack { cause, .. } | Self::Restart { cause, .. } => Some(cause),
            Self::Fewest { .. } | Self::Tie { .. } | Self::Close { .. } => None,
        }
        .filter(|cause| *cause != DeadEnd::AllTried)
    }
}

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
    /// Every possibility was tried: no such tour begins at the start.
    Impossible,
    /// The limit was reached before anything else.
    GaveUp {
        /// The limit, in steps.
        limit: u64,
    },
}
