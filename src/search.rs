//! Algorithms that make tours, each a search that can be resumed.
//!
//! Every one of them edits a set of moves. A closed tour is a set in which every square has two; an
//! open one leaves two squares with one. So a search is asked for one [`Edit`] after another until
//! there is an [`Outcome`]; nothing outside an algorithm's own file knows how it works.

mod backtracking;
pub mod best;
pub mod blocks;
mod cycles;
pub mod division;
mod edges_first;
pub mod exact;
mod given;
mod measure;
mod neural;
mod one_square;
mod path;
mod permutations;
mod player;
mod reason;
mod restarts;
mod rotations;
mod ruled_out;
mod settings;
mod squirrel_cull;
mod tie_break;
mod trials;
mod try_all;
mod turnable_path;
mod warnsdorff;
mod whole_run;

use std::sync::Arc;

use crate::board::Square;
use crate::error::{Error, excerpt};
use crate::graph::Graph;
use crate::tour::Tour;

pub use given::{GIVEN, along};
pub use measure::{Measure, edge_distance};
pub(crate) use player::closed as closed_by_hand;
pub use player::{BY_HAND, CLOSED_BY_HAND, PLAYER};
pub use reason::{Counter, Counters, Fact, Kind, Meaning, Reason};
pub use settings::{ANYWHERE, Choice, OptionList, Settings, Target, WhenStuck};
pub use tie_break::TieBreak;
pub use trials::{Ending, FromStart, TrialRuns, Trials, success_map, trials};
pub use whole_run::WholeRun;

/// Every algorithm that makes tours; [`GIVEN`] only walks them, and [`PLAYER`] leaves the moves to
/// somebody else. A new one is a file of its own and one line here.
pub const ALGORITHMS: &[Algorithm] = &[
    warnsdorff::ALGORITHM,
    restarts::ALGORITHM,
    backtracking::ALGORITHM,
    permutations::ALGORITHM,
    edges_first::ALGORITHM,
    rotations::ALGORITHM,
    blocks::ALGORITHM,
    cycles::ALGORITHM,
    neural::ALGORITHM,
    best::ALGORITHM,
];

/// An algorithm, with what it can be asked for.
#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each says something else")]
pub struct Algorithm {
    /// Its word in links and calls.
    pub id: &'static str,
    /// Its name for people.
    pub name: &'static str,
    /// The tie-breaks it can use; empty when it has no ties to break.
    pub tie_breaks: &'static [TieBreak],
    /// The kinds of tour it can look for.
    pub targets: &'static [Target],
    /// What it can do when stuck; empty when there is nothing to choose.
    pub when_stuck: &'static [WhenStuck],
    /// Settings that this algorithm alone has.
    pub options: &'static [OptionList],
    /// The totals worth showing.
    pub counters: &'static [Counter],
    /// A code for each line of its pseudo-code; [`Edit::line`] is an index into this.
    pub pseudocode: &'static [&'static str],
    /// Whether its moves are a single path from the start at all times, at whose end the knight
    /// stands.
    pub walks: bool,
    /// What it chooses by, given its settings and why it takes the coming step.
    measures: fn(&Settings, Option<Reason>) -> Measure,
    /// What its steps are, as long as none is taken back.
    pub unit: Unit,
    /// Whether it draws lots whatever its settings are, so that another seed gives another run.
    pub draws_lots: bool,
    /// Whether it is for boards alone, not for graphs that are none.
    pub needs_board: bool,
    /// Whether it can look for open tours from wherever there is one; see [`ANYWHERE`].
    pub starts_anywhere: bool,
    /// Squares of the largest graph it takes.
    pub largest: usize,
    start: Start,
    /// How it goes on from a path that somebody else has made, where it can.
    resume: Option<Resume>,
    /// The way to the outcome without the steps, where that is faster.
    straight: Option<Straight>,
}

/// What the steps of a run are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Each is a move of the knight, and none is taken back.
    Move,
    /// Each tries one order of the squares.
    Order,
    /// Moves, moves taken back, restarts, or changes of many moves at once.
    Step,
}

impl Unit {
    /// The kebab-case word.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Move => "move",
            Self::Order => "order",
            Self::Step => "step",
        }
    }
}

/// How an algorithm begins.
type Start = fn(Arc<Graph>, &Settings) -> Result<Box<dyn Search>, Error>;

/// How an algorithm goes on from a path, whose first square is the start.
type Resume = fn(Arc<Graph>, &Settings, &[Square]) -> Result<Box<dyn Search>, Error>;

/// How an algorithm comes to its outcome without telling its steps.
type Straight = fn(&Arc<Graph>, &Settings) -> Result<Outcome, Error>;

impl Algorithm {
    /// The algorithm with this id.
    ///
    /// # Errors
    /// [`Error::UnknownAlgorithm`].
    pub fn by_id(id: &str) -> Result<&'static Self, Error> {
        ALGORITHMS.iter().chain([&GIVEN, &PLAYER]).find(|algorithm| algorithm.id == id).ok_or_else(
            || {
                let ids: Vec<&str> = ALGORITHMS.iter().map(|algorithm| algorithm.id).collect();
                Error::UnknownAlgorithm { id: excerpt(id), known: ids.join(", ") }
            },
        )
    }

    /// The tie-breaks that it can use on a graph, as far as the kind of graph decides.
    pub fn tie_breaks_on(&self, graph: &Graph) -> impl Iterator<Item = TieBreak> {
        let is_board = graph.board().is_some();
        self.tie_breaks.iter().copied().filter(move |rule| is_board || !rule.needs_board())
    }

    /// Begins a search with the first square of the tour in place.
    ///
    /// # Errors
    /// [`Error::BadSetting`] for what the algorithm does not offer, [`Error::TooLargeFor`] for a
    /// graph that is too large for it, and [`Error::NotForThisBoard`] when a setting is not defined
    /// on this graph or from this start.
    ///
    /// # Panics
    /// When the start is not a square of the graph.
    pub fn start(&self, graph: Arc<Graph>, settings: &Settings) -> Result<Box<dyn Search>, Error> {
        self.check(&graph, settings)?;
        if !one_square::is_asked(&graph, settings.target) {
            return (self.start)(graph, settings);
        }
        // What the method refuses, it refuses here too.
        let search = (self.start)(graph, settings)?;
        Ok(Box::new(one_square::OneSquare::new(search.path())))
    }

    /// What it chooses by, given its settings and why it takes the coming step, if there is one.
    #[must_use]
    pub fn measure(&self, settings: &Settings, coming: Option<Reason>) -> Measure {
        (self.measures)(settings, coming)
    }

    /// Whether it can go on from a path that it has not made itself.
    #[must_use]
    pub fn can_resume(&self) -> bool {
        self.resume.is_some()
    }

    /// Goes on from a path, as though the search had come along it: what it may take back, it takes
    /// back beyond the path's end too. The path begins at the start and is not a closed tour yet.
    /// Cost: of the board and the path.
    ///
    /// # Errors
    /// As [`start`](Self::start), and [`Error::NotForThisBoard`] for a method that cannot go on from
    /// what it has not made.
    ///
    /// # Panics
    /// When the path is not one of moves between different squares of the graph.
    pub fn resume(
        &self,
        graph: Arc<Graph>,
        settings: &Settings,
        path: &[Square],
    ) -> Result<Box<dyn Search>, Error> {
        if one_square::is_asked(&graph, settings.target) {
            return self.start(graph, settings);
        }
        self.check(&graph, settings)?;
        let why = "it cannot go on from moves that it has not made itself";
        let resume = self.resume.ok_or(Error::NotForThisBoard { method: self.name, why })?;
        resume(graph, settings, path)
    }

    /// Refuses what the algorithm does not offer, and graphs that it does not take.
    fn check(&self, graph: &Graph, settings: &Settings) -> Result<(), Error> {
        offered(self.tie_breaks, settings.tie_break)?;
        offered(self.targets, settings.target)?;
        offered(self.when_stuck, settings.when_stuck)?;
        if settings.is_anywhere() && !self.starts_anywhere {
            let known =
                "a square, or \"random\"; \"any\" is for closed tours, and for open ones with";
            let methods = ALGORITHMS.iter().filter(|each| each.starts_anywhere).map(|each| each.id);
            let known = format!("{known} {}", methods.collect::<Vec<_>>().join(", "));
            return Err(Error::BadSetting { setting: "start", value: "any".to_owned(), known });
        }
        if self.needs_board && graph.board().is_none() {
            let why = "it needs squares in ranks and files, and a graph has none";
            return Err(Error::NotForThisBoard { method: self.name, why });
        }
        if graph.squares() > self.largest {
            let (squares, largest) = (graph.squares(), self.largest);
            return Err(Error::TooLargeFor { method: self.name, squares, largest });
        }
        Ok(())
    }
}

/// Refuses a choice that is not on the list, unless there is nothing to choose.
fn offered<T: Choice + PartialEq>(list: &[T], choice: T) -> Result<(), Error> {
    if list.is_empty() || list.contains(&choice) {
        return Ok(());
    }
    let known: Vec<&str> = list.iter().map(|choice| choice.id()).collect();
    let (setting, value) = (T::SETTING, choice.id().to_owned());
    Err(Error::BadSetting { setting, value, known: known.join(", ") })
}

/// How many times as long a look around a square may take as on a board, where no square has more
/// than eight moves.
fn dearness(graph: &Graph) -> u64 {
    (graph.most_moves() as u64).div_ceil(8).max(1)
}

/// The steps after which a search gives up, given those on boards and how many looks around squares
/// a step takes for each look around its own: fewer steps where they are dearer, but always ten for
/// each square.
fn step_limit(on_boards: u64, graph: &Graph, dearness: u64) -> u64 {
    (on_boards / dearness).max(10 * graph.squares() as u64)
}

/// An algorithm at work on a graph.
pub trait Search {
    /// Works out the next edit and makes it; false when there is none because the search is over.
    /// The line of the edit then tells where in the pseudo-code it ended, and nothing else counts.
    fn advance(&mut self, edit: &mut Edit) -> bool;

    /// What the search came to, once it is over.
    fn outcome(&self) -> Option<&Outcome>;

    /// The squares of the path after the last edit, for algorithms that walk; else empty.
    fn path(&self) -> &[Square];

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

    fn begin(&mut self, focus: Square) {
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
    fn new(square: Square, accessibility: u32) -> Self {
        Self { square, accessibility, chosen: false, tied: false, tried: false }
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
