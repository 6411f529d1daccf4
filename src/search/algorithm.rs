//! What an algorithm is, and how it is put to work.

use std::sync::Arc;

use super::edit::Search;
use super::error::SearchError;
use super::measure::Measure;
use super::one_square;
use super::outcome::Outcome;
use super::reason::{Counter, Reason};
use super::settings::{OptionList, Settings, WhenStuck};
use super::tie_break::TieBreak;
use crate::board::Square;
use crate::choice::Choice;
use crate::graph::Graph;
use crate::tour::target::Target;

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
    /// A code for each line of its pseudo-code; [`Edit::line`](crate::search::Edit::line) is an index into this.
    pub pseudocode: &'static [&'static str],
    /// Whether its moves are a single path from the start at all times, at whose end the knight
    /// stands.
    pub builds_path: bool,
    /// What it chooses by, given its settings and why it takes the coming step.
    pub(crate) measures: fn(&Settings, Option<Reason>) -> Measure,
    /// What its steps are, as long as none is taken back.
    pub unit: Unit,
    /// Whether it is random whatever its settings are, so that another seed gives another run.
    pub randomized: bool,
    /// Whether it is for boards alone, not for graphs that are none.
    pub needs_board: bool,
    /// Whether it can look for open tours from wherever there is one; see [`ANYWHERE`](crate::search::ANYWHERE).
    pub starts_anywhere: bool,
    /// Squares of the largest graph it takes.
    pub largest: usize,
    pub(crate) start: Start,
    /// How it goes on from a path that somebody else has made, where it can.
    pub(crate) resume: Option<Resume>,
    /// The way to the outcome without the steps, where that is faster.
    pub(crate) solve_directly: Option<SolveDirectly>,
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
type Start = fn(Arc<Graph>, &Settings) -> Result<Box<dyn Search>, SearchError>;

/// How an algorithm goes on from a path, whose first square is the start.
type Resume = fn(Arc<Graph>, &Settings, &[Square]) -> Result<Box<dyn Search>, SearchError>;

/// How an algorithm comes to its outcome without telling its steps.
type SolveDirectly = fn(&Arc<Graph>, &Settings) -> Result<Outcome, SearchError>;

impl Algorithm {
    /// The tie-breaks that it can use on a graph, as far as the kind of graph decides.
    pub fn tie_breaks_on(&self, graph: &Graph) -> impl Iterator<Item = TieBreak> {
        let is_board = graph.board().is_some();
        self.tie_breaks.iter().copied().filter(move |rule| is_board || !rule.needs_board())
    }

    /// Begins a search with the first square of the tour in place.
    ///
    /// # Errors
    /// [`SearchError::NotOffered`] for what the algorithm does not offer, [`SearchError::TooLarge`] for a
    /// graph that is too large for it, and others when a setting is not defined
    /// on this graph or from this start.
    ///
    /// # Panics
    /// When the start is not a square of the graph.
    pub fn start(
        &self,
        graph: Arc<Graph>,
        settings: &Settings,
    ) -> Result<Box<dyn Search>, SearchError> {
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
    /// As [`start`](Self::start), and [`SearchError::CannotResume`] for a method that cannot go on from
    /// what it has not made.
    ///
    /// # Panics
    /// When the path is not one of moves between different squares of the graph.
    pub fn resume(
        &self,
        graph: Arc<Graph>,
        settings: &Settings,
        path: &[Square],
    ) -> Result<Box<dyn Search>, SearchError> {
        if one_square::is_asked(&graph, settings.target) {
            return self.start(graph, settings);
        }
        self.check(&graph, settings)?;
        let resume = self.resume.ok_or(SearchError::CannotResume { method: self.name })?;
        resume(graph, settings, path)
    }

    /// Refuses what the algorithm does not offer, and graphs that it does not take.
    pub(super) fn check(&self, graph: &Graph, settings: &Settings) -> Result<(), SearchError> {
        offered(self.tie_breaks, settings.tie_break)?;
        offered(self.targets, settings.target)?;
        offered(self.when_stuck, settings.when_stuck)?;
        if settings.is_anywhere() && !self.starts_anywhere {
            return Err(SearchError::NotAnywhere);
        }
        self.takes(graph)
    }

    /// Refuses graphs that the algorithm does not take.
    pub(crate) fn takes(&self, graph: &Graph) -> Result<(), SearchError> {
        if self.needs_board && graph.board().is_none() {
            return Err(SearchError::NeedsBoard { method: self.name });
        }
        if graph.squares() > self.largest {
            let (squares, largest) = (graph.squares(), self.largest);
            return Err(SearchError::TooLarge { method: self.name, squares, largest });
        }
        Ok(())
    }
}

/// Refuses a choice that is not on the list, unless there is nothing to choose.
pub(super) fn offered<T: Choice + PartialEq>(list: &[T], choice: T) -> Result<(), SearchError> {
    if list.is_empty() || list.contains(&choice) {
        return Ok(());
    }
    let known: Vec<&str> = list.iter().map(|choice| choice.id()).collect();
    let (setting, value) = (T::SETTING, choice.id());
    Err(SearchError::NotOffered { setting, value, known: known.join(", ") })
}

/// How many times as long a look around a square may take as on a board, where no square has more
/// than eight moves.
pub(super) fn cost_factor(graph: &Graph) -> u64 {
    (graph.most_moves() as u64).div_ceil(8).max(1)
}

/// The steps after which a search gives up, given those on boards and how many looks around squares
/// a step takes for each look around its own: fewer steps where they cost more, but always ten for
/// each square.
pub(super) fn step_limit(on_boards: u64, graph: &Graph, cost_factor: u64) -> u64 {
    (on_boards / cost_factor).max(10 * graph.squares() as u64)
}
