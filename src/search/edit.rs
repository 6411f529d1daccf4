//! The search trait, and the edits that a search makes.

use super::outcome::Outcome;
use super::reason::{Counters, Kind, Reason};
use crate::board::Square;

/// Whether searches are copied, so that long ways can be taken at once. The page takes a few milliseconds' steps at a
/// time, and its build goes without the code.
pub(crate) const IS_COPIED: bool = cfg!(feature = "javascript") || !cfg!(feature = "page");

/// An algorithm at work on a graph.
pub trait Search {
    /// Fills in the next edit; false if the search is over. The edit's line is then the line of the
    /// pseudo-code where it ended; the rest of it is meaningless.
    fn advance(&mut self, edit: &mut Edit) -> bool;

    /// Takes up to this many steps, as [`advance`](Self::advance) would, without reporting them, and counts
    /// them; returns how many it took. If it takes none, the caller must use `advance` for the next.
    fn rush(&mut self, _steps: u32, _counters: &mut Counters) -> u32 {
        0
    }

    /// A copy of the search as it is, if it takes steps unreported and copying costs less than a few thousand of them.
    fn copied(&self) -> Option<Box<dyn Search>> {
        None
    }

    /// The outcome, once the search is over.
    fn outcome(&self) -> Option<&Outcome>;

    /// The squares of the path after the last edit, for algorithms that build a path; otherwise empty.
    fn path(&self) -> &[Square] {
        &[]
    }

    /// Follows a move that somebody else has chosen, from the end of its path; false if the search does not
    /// support it and nothing has changed.
    fn follow(&mut self, _to: Square) -> bool {
        false
    }

    /// Lets the search continue beyond its own limit if it can: for callers that stop it by a clock.
    fn persist(&mut self) {}

    /// What was tried so far, if the search runs several methods.
    fn tried(&self) -> Option<Tried> {
        None
    }

    /// Which of several methods had the answer, if the search runs several.
    fn answered_by(&self) -> Option<&'static str> {
        None
    }
}

/// What a search with several methods has tried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tried {
    /// The ids of the methods that ran, in order.
    pub methods: Vec<&'static str>,
    /// The number of rounds begun.
    pub rounds: u32,
}

/// A move from one square to another.
pub type Move = (Square, Square);

/// One step of a search: the changes, and the reason.
#[derive(Clone, Debug)]
pub struct Edit {
    /// Moves added to the set.
    pub added: Vec<Move>,
    /// Moves removed from the set, the newest first.
    pub removed: Vec<Move>,
    /// The square from which the choice is made.
    pub focus: Square,
    /// The squares to choose from, in the order of moves.
    pub candidates: Vec<Candidate>,
    /// Why this step was chosen.
    pub reason: Reason,
    /// The corresponding line of the algorithm's pseudo-code.
    pub line: u8,
    /// How the squares of the added moves are numbered.
    pub numbering: Numbering,
}

/// How squares are numbered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Numbering {
    /// By their index in the walk.
    #[default]
    InOrder,
    /// Squares that the added moves insert between two others get letters after the number before them: 5a,
    /// 5b. The others keep their numbers.
    Letters,
    /// All squares are renumbered by their index in the walk, including those with letters.
    Anew,
}

static NOTHING: Kind = Kind { code: "nothing", facts: &[], counts: &[] };

impl Edit {
    /// An empty edit, to be filled in by [`Search::advance`].
    pub fn new() -> Self {
        let (focus, reason) = (Square(0), Reason::new(&NOTHING, []));
        let numbering = Numbering::InOrder;
        Self {
            added: vec![],
            removed: vec![],
            focus,
            candidates: vec![],
            reason,
            line: 0,
            numbering,
        }
    }

    pub(crate) fn begin(&mut self, focus: Square) {
        self.added.clear();
        self.removed.clear();
        self.candidates.clear();
        self.focus = focus;
        self.numbering = Numbering::InOrder;
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
    /// How many open squares are one move from it: its onward moves.
    pub accessibility: u32,
    /// Whether the step goes here.
    pub chosen: bool,
    /// Whether it shares the best measure among untried candidates with another one.
    pub tied: bool,
    /// Whether it was tried from here before, without success.
    pub tried: bool,
}

impl Candidate {
    pub(crate) fn new(square: Square, accessibility: u32) -> Self {
        Self { square, accessibility, chosen: false, tied: false, tried: false }
    }
}
