//! The description of an algorithm, and how to start it.

use std::sync::Arc;

use super::between::BetweenSearch;
use super::edit::Search;
use super::error::SearchError;
use super::measure::Measure;
use super::outcome::Outcome;
use super::reason::{Counter, Reason};
use super::ruled_out::{OneSquare, asks_for_one_square};
use super::settings::{OptionList, Settings, WhenStuck};
use super::tie_break::TieBreak;
use crate::board::Square;
use crate::board::move_order::NamedOrder;
use crate::choice::{Choice, ids};
use crate::graph::Graph;
use crate::graph::text::IS_PAGE_BUILD;
use crate::tour::target::Target;

/// An algorithm and the settings it offers.
#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each says something else")]
#[non_exhaustive]
pub struct Algorithm {
    /// Its id in links and calls.
    pub id: &'static str,
    /// Its display name.
    pub name: &'static str,
    /// The tie-breaks it offers; empty if it has no ties to break.
    pub tie_breaks: &'static [TieBreak],
    /// The kinds of tour it can search for.
    pub targets: &'static [Target],
    /// The order in which it tries the moves of a piece unless another one is asked for; `None` if the order does not
    /// matter to it.
    pub usual_moves: Option<NamedOrder>,
    /// What it can do at a dead end; empty if there is no choice.
    pub when_stuck: &'static [WhenStuck],
    /// Settings specific to this algorithm.
    pub options: &'static [OptionList],
    /// The totals worth displaying.
    pub counters: &'static [Counter],
    /// A code for each line of its pseudo-code;
    /// [`Edit::line`](crate::search::Edit::line) is an index into this.
    pub pseudocode: &'static [&'static str],
    /// Whether its moves always form a single path from the start, with the knight at its end.
    pub builds_path: bool,
    /// The measure it chooses by, given its settings and the reason of the coming step.
    pub(crate) measures: fn(&Settings, Option<Reason>) -> Measure,
    /// What one step is, as long as none is taken back.
    pub unit: Unit,
    /// Whether it is random whatever its settings, so that another seed gives another run.
    pub randomized: bool,
    /// Whether it works only on boards, not on other graphs.
    pub needs_board: bool,
    /// Whether it can search for open tours from any start; see [`ANYWHERE`](crate::search::ANYWHERE).
    pub starts_anywhere: bool,
    /// Whether it can be asked for an open tour that ends on a given square.
    pub can_end: bool,
    /// Squares of the largest graph it accepts.
    pub largest: usize,
    pub(crate) start: Start,
    /// How it continues a path that somebody else has made; `None` if it cannot.
    pub(crate) resume: Option<Resume>,
    /// A faster way to the outcome that skips the steps, if there is one.
    pub(crate) solve_directly: Option<SolveDirectly>,
}

ids! {
    /// What one step of a run is.
    #[non_exhaustive]
    pub enum Unit {
        /// A move of the knight, never taken back.
        Move = "move",
        /// One order of the squares, tried out.
        Order = "order",
        /// A move, a move taken back, a restart, or a change of many moves at once.
        Step = "step",
    }
}

/// The ids of those that can be asked for an end.
const CAN_END: [&str; 5] = ["warnsdorff", "restarts", "backtracking", "cycles", "best"];

type Start = fn(Arc<Graph>, &Settings) -> Result<Box<dyn Search>, SearchError>;

/// Continues a path whose first square is the start.
type Resume = fn(Arc<Graph>, &Settings, &[Square]) -> Result<Box<dyn Search>, SearchError>;

/// Finds the outcome without the steps.
type SolveDirectly = fn(&Arc<Graph>, &Settings) -> Result<Outcome, SearchError>;

impl Algorithm {
    /// What most algorithms have in common: nothing to choose, and none of the special abilities.
    pub(crate) const PLAIN: Self = Self {
        id: "",
        name: "",
        tie_breaks: &[],
        usual_moves: None,
        targets: Target::ALL,
        when_stuck: &[],
        options: &[],
        counters: &[],
        pseudocode: &[],
        builds_path: false,
        measures: |_, _| Measure::Moves,
        unit: Unit::Step,
        randomized: false,
        needs_board: false,
        starts_anywhere: false,
        can_end: false,
        largest: usize::MAX,
        start: |_, _| Err(SearchError::NoTourGiven),
        resume: None,
        solve_directly: None,
    };

    /// The algorithm as the page's build has it, if only the whole one runs it: listed, so that it can be chosen, and
    /// without its search, so that the page is usable soon.
    pub(crate) const fn in_whole(self) -> Self {
        if IS_PAGE_BUILD {
            let start: Start = |_, _| Err(SearchError::NotHere);
            return Self { start, solve_directly: None, ..self };
        }
        self
    }

    /// The tie-breaks that it offers on this kind of graph.
    pub fn tie_breaks_on(&self, graph: &Graph) -> impl Iterator<Item = TieBreak> {
        let is_board = graph.board().is_some();
        self.tie_breaks.iter().copied().filter(move |rule| is_board || !rule.needs_board())
    }

    /// Starts a search; the first square of the tour is already in place.
    ///
    /// # Errors
    /// [`SearchError::NotOffered`] for a setting that the algorithm does not offer, [`SearchError::TooLarge`]
    /// for a graph that is too large for it, and others if a setting is not defined on this graph or from
    /// this start.
    ///
    /// # Panics
    /// If the start is not a square of the graph.
    pub fn start(
        &self,
        graph: Arc<Graph>,
        settings: &Settings,
    ) -> Result<Box<dyn Search>, SearchError> {
        self.check(&graph, settings)?;
        let graph = self.in_order(graph, settings);
        if let Some(end) = settings.end
            && !self.builds_path
            && graph.squares() > 1
        {
            let begin = |graph, settings: &Settings| self.start(graph, settings);
            return BetweenSearch::start(graph, settings, end, begin);
        }
        if !asks_for_one_square(&graph, settings.target) {
            return (self.start)(graph, settings);
        }
        // Called first, because the method's own errors apply here, too.
        let search = (self.start)(graph, settings)?;
        Ok(Box::new(OneSquare::new(search.path())))
    }

    /// The measure it chooses by, given its settings and the reason of the coming step, if there is one.
    pub fn measure(&self, settings: &Settings, coming: Option<Reason>) -> Measure {
        (self.measures)(settings, coming)
    }

    /// Whether it can continue a path that somebody else has made.
    pub fn can_resume(&self) -> bool {
        self.resume.is_some()
    }

    /// Continues a path as though the search had made it itself: backtracking also takes back moves of the
    /// given path. The path begins at the start and is not a closed tour yet. Cost: proportional to the board
    /// and the path.
    ///
    /// # Errors
    /// Those of [`start`](Self::start), and [`SearchError::CannotResume`] for a method that cannot continue a
    /// path.
    ///
    /// # Panics
    /// If the path does not consist of moves between different squares of the graph.
    pub fn resume(
        &self,
        graph: Arc<Graph>,
        settings: &Settings,
        path: &[Square],
    ) -> Result<Box<dyn Search>, SearchError> {
        if asks_for_one_square(&graph, settings.target) {
            return self.start(graph, settings);
        }
        self.check(&graph, settings)?;
        let graph = self.in_order(graph, settings);
        let resume = self.resume.ok_or(SearchError::CannotResume { method: self.name })?;
        resume(graph, settings, path)
    }

    /// The graph with its moves in the order in which the algorithm tries them. Cost: linear in a board with holes whose
    /// order is another one.
    pub(crate) fn in_order(&self, graph: Arc<Graph>, settings: &Settings) -> Arc<Graph> {
        let Some(usual) = self.usual_moves else { return graph };
        let order = settings.moves.clone().unwrap_or_else(|| usual.into());
        graph.in_order(&order)
    }

    /// Rejects settings that the algorithm does not offer, and graphs that it does not accept.
    pub(super) fn check(&self, graph: &Graph, settings: &Settings) -> Result<(), SearchError> {
        offered(self.targets, settings.target)?;
        offered(self.when_stuck, settings.when_stuck)?;
        if settings.is_anywhere() && !self.starts_anywhere {
            return Err(SearchError::NotAnywhere);
        }
        if let Some(end) = settings.end {
            self.check_end(graph, settings, end)?;
        }
        self.takes(graph)
    }

    /// Rejects a last square that no open tour can have, or that the algorithm cannot be asked for.
    pub(crate) fn check_end(
        &self,
        graph: &Graph,
        settings: &Settings,
        end: Square,
    ) -> Result<(), SearchError> {
        if settings.target == Target::Closed {
            return Err(SearchError::EndOfClosed);
        }
        if !self.can_end {
            return Err(SearchError::CannotEnd { method: self.name, known: CAN_END.to_vec() });
        }
        if settings.is_anywhere() {
            return Err(SearchError::EndFromAnywhere);
        }
        if end == settings.start && graph.squares() > 1 {
            return Err(SearchError::EndIsStart { square: graph.name(end) });
        }
        Ok(())
    }

    pub(crate) fn takes(&self, graph: &Graph) -> Result<(), SearchError> {
        if self.needs_board && graph.board().is_none() {
            return Err(SearchError::NeedsBoard { method: self.name });
        }
        if self.needs_board && graph.flat_board().is_none() {
            return Err(SearchError::NeedsEdges { method: self.name });
        }
        if graph.squares() > self.largest {
            let (squares, largest) = (graph.squares(), self.largest);
            return Err(SearchError::TooLarge { method: self.name, squares, largest });
        }
        Ok(())
    }
}

/// Rejects a choice that is not on the list, unless the list is empty.
pub(super) fn offered<T: Choice + PartialEq>(list: &[T], choice: T) -> Result<(), SearchError> {
    if list.is_empty() || list.contains(&choice) {
        return Ok(());
    }
    let known = list.iter().map(|choice| choice.id()).collect();
    let (setting, value) = (T::SETTING, choice.id());
    Err(SearchError::NotOffered { setting, value, known })
}

/// An upper bound for the cost of visiting a square's neighbours, relative to a board, where no square has
/// more than eight moves.
pub(super) fn cost_factor(graph: &Graph) -> u64 {
    (graph.most_moves() as u64).div_ceil(8).max(1)
}

/// The number of steps after which a search gives up, given the limit for boards and the cost factor of a
/// step: fewer steps if they cost more, but always at least ten for each square.
pub(super) fn step_limit(on_boards: u64, graph: &Graph, cost_factor: u64) -> u64 {
    (on_boards / cost_factor).max(10 * graph.squares() as u64)
}
