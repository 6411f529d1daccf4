//! A search, and the edits that it makes.

use super::outcome::Outcome;
use super::reason::{Counters, Kind, Reason};
use crate::board::Square;

/// An algorithm at work on a graph.
pub trait Search {
    /// Works out the next edit and makes it; false when there is none because the search is over.
    /// The line of the edit then tells where in the pseudo-code it ended, and nothing else counts.
    fn advance(&mut self, edit: &mut Edit) -> bool;

    /// Takes at most so many steps, as [`advance`](Self::advance) would, without telling of them, and
    /// counts them; tells how many it took. Where it takes none, `advance` is to take the next.
    fn rush(&mut self, _steps: u32, _counters: &mut Counters) -> u32 {
        0
    }

    /// What the search came to, once it is over.
    fn outcome(&self) -> Option<&Outcome>;

    /// The squares of the path after the last edit, for algorithms that walk; else empty.
    fn path(&self) -> &[Square];

    /// Goes to a square that somebody else has chosen, one move from the end of its path; false where it
    /// does not do so, and nothing has changed.
    fn follow(&mut self, _to: Square) -> bool {
        false
    }

    /// Which of several methods had the answer, where the search asks several.
    fn answered_by(&self) -> Option<&'static str> {
        None
    }
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
    /// How the squares that it brings in are numbered.
    pub numbering: Numbering,
}

/// How squares get their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Numbering {
    /// By their places in the walk.
    #[default]
    InOrder,
    /// Those that the added moves put between two others get letters after the number before them:
    /// 5a, 5b. The others keep their numbers.
    Letters,
    /// Squares with letters get numbers too, by their places in the walk.
    Anew,
}

static NOTHING: Kind = Kind { code: "nothing", facts: &[], counts: &[] };

impl Edit {
    /// An edit that changes nothing, to be filled in by [`Search::advance`].
    #[must_use]
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
    /// How many open squares are one move from it: the onward moves.
    pub accessibility: u32,
    /// The step goes here.
    pub chosen: bool,
    /// Is as good as the best of those not tried, by what the choice goes by, and so is another.
    pub tied: bool,
    /// Was tried from here before, in vain.
    pub tried: bool,
}

impl Candidate {
    pub(crate) fn new(square: Square, accessibility: u32) -> Self {
        Self { square, accessibility, chosen: false, tied: false, tried: false }
    }
}
