//! One run that can be stepped through: a graph, a search on it, the steps of the search, and a play head.

mod by_hand;
mod landmarks;
mod leap;
mod moment;
mod painted;
mod picture;
mod steps;

use std::cell::OnceCell;
use std::sync::Arc;

use super::detour_labels::DetourLabels;
use super::replay::{self, REPLAY};
use super::subgraph::{Parts, Subgraph};
use super::timeline::Timeline;
use crate::board::Square;
use crate::graph::Graph;
use crate::search::division::Cut;
use crate::search::rule::RuleMeasure;
use crate::search::{
    Algorithm, Candidate, Counters, Edit, Outcome, Search, SearchError, Settings, Unit, WhenStuck,
};
use crate::tour::Tour;
use crate::tour::target::Target;
use by_hand::Takeover;

pub use by_hand::MadeBy;
pub use landmarks::{Found, Landmark};
pub use moment::Moment;
pub use painted::Painted;

/// The largest board, in squares including holes, whose runs are recorded for going back.
pub const MAX_RECORDED_SQUARES: usize = 256 * 256;

/// The maximum number of steps recorded, at about 100 bytes each. To go back further, the run is recomputed
/// from its beginning.
pub const MAX_RECORDED_STEPS: usize = 500_000;

/// One run that can be stepped through.
///
/// The play head stands before a step: [`moment`](Session::moment) describes the choice about to be made, and
/// [`step`](Session::step) makes it.
///
/// ```
/// use std::sync::Arc;
///
/// use knights_tour::search::{Algorithm, Settings};
/// use knights_tour::session::Session;
/// use knights_tour::{Graph, Leaper};
///
/// let graph = Arc::new(Graph::new("8x8".parse()?, Leaper::KNIGHT));
/// let settings = Settings::new(&graph);
/// let mut session = Session::new(graph, Algorithm::by_id("warnsdorff")?, settings)?;
/// while session.step() {}
/// let end = session.position();
/// session.back();
/// assert_eq!(session.position(), end - 1);
/// # Ok::<(), knights_tour::Error>(())
/// ```
pub struct Session {
    graph: Arc<Graph>,
    algorithm: &'static Algorithm,
    settings: Settings,
    search: Box<dyn Search>,
    /// Where somebody took over from the current search, in the order of the run.
    takeovers: Vec<Takeover>,
    /// How many of them have been carried out. Fewer than all only while the run is recomputed.
    taken_over: usize,
    /// How often steps were dropped from the timeline, which makes earlier paintings out of date.
    revision: u32,
    /// The tour being replayed, if any.
    replayed: Option<Tour>,
    /// `None` if the board is too large.
    timeline: Option<Timeline>,
    /// The latest edit of the search, not yet shown; `None` once the search is over.
    coming: Option<Box<Edit>>,
    /// The squares a player can choose from, if the search leaves the move to the player.
    waiting: Vec<Candidate>,
    /// The line of the pseudo-code at which the search ended.
    last_line: u8,
    position: usize,
    came_from: Option<Square>,
    subgraph: Subgraph,
    counters: Counters,
    detour_labels: DetourLabels,
    /// What the numbers on open squares are, if not what the search goes by.
    numbers: Option<RuleMeasure>,
    /// The cuts through the board, in order.
    cuts: Vec<Cut>,
    /// The labels of the walk's squares, computed on demand.
    labels: OnceCell<Vec<String>>,
    /// The connected parts, computed on demand.
    parts: OnceCell<Parts>,
    /// The onward moves of each vertex of a graph that is no board, computed on demand.
    onward_moves: OnceCell<Vec<OnceCell<u32>>>,
    /// The open squares as a set, which is worked out on demand.
    open: OnceCell<Vec<u64>>,
}

impl Session {
    /// A run at its beginning, with the knight on its start.
    ///
    /// # Errors
    /// As [`Algorithm::start`].
    ///
    /// # Panics
    /// If the start is not a square of the graph.
    pub fn new(
        graph: Arc<Graph>,
        algorithm: &'static Algorithm,
        settings: Settings,
    ) -> Result<Self, SearchError> {
        let graph = algorithm.in_order(graph, &settings);
        let search = algorithm.start(graph.clone(), &settings)?;
        Ok(Self::of(search, graph, algorithm, settings))
    }

    /// A run that replays a known tour.
    ///
    /// # Errors
    /// As [`replay::along`].
    pub fn along(tour: Tour, settings: Settings) -> Result<Self, SearchError> {
        let graph = tour.graph().clone();
        let start = tour.squares()[0];
        let search = replay::along(tour.clone(), settings.target)?;
        let session = Self::of(search, graph, &REPLAY, Settings { start, ..settings });
        Ok(Self { replayed: Some(tour), ..session })
    }

    fn of(
        search: Box<dyn Search>,
        graph: Arc<Graph>,
        algorithm: &'static Algorithm,
        settings: Settings,
    ) -> Self {
        let is_recorded = graph.len() <= MAX_RECORDED_SQUARES;
        let mut session = Self {
            subgraph: Subgraph::new(graph.len(), settings.start, algorithm.builds_path),
            timeline: is_recorded.then(Timeline::default),
            coming: Some(Box::default()),
            waiting: Vec::new(),
            takeovers: Vec::new(),
            taken_over: 0,
            revision: 0,
            last_line: 0,
            position: 0,
            came_from: None,
            numbers: None,
            counters: Counters::default(),
            detour_labels: DetourLabels::default(),
            cuts: Vec::new(),
            labels: OnceCell::new(),
            parts: OnceCell::new(),
            onward_moves: OnceCell::new(),
            open: OnceCell::new(),
            graph,
            algorithm,
            settings,
            search,
            replayed: None,
        };
        session.look_ahead();
        session
    }

    /// The graph of the run.
    pub fn graph(&self) -> &Arc<Graph> {
        &self.graph
    }

    /// The algorithm that the run began with.
    pub fn algorithm(&self) -> &'static Algorithm {
        self.algorithm
    }

    /// The settings of the run.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The first square: that of the tour once one is found, otherwise the start.
    pub fn start(&self) -> Square {
        let order = self.moment().outcome.and_then(Outcome::order);
        order.map_or(self.settings.start, |order| order[0])
    }

    /// The moves made so far.
    pub fn subgraph(&self) -> &Subgraph {
        &self.subgraph
    }

    /// The squares labelled by letters.
    pub fn detour_labels(&self) -> &DetourLabels {
        &self.detour_labels
    }

    /// The cuts made through the board so far.
    pub fn cuts(&self) -> &[Cut] {
        &self.cuts
    }

    /// The label of a square of the walk while some squares have letters: its number, or the number before it
    /// and its letters, as in `5a`. `None` if there are no letters, and for squares off the walk. Cost:
    /// proportional to the walk, on the first call since a step.
    pub fn label(&self, square: Square) -> Option<&str> {
        let place = self.subgraph.visit(square).checked_sub(1)?;
        if self.detour_labels.is_empty() {
            return None;
        }
        let labels = self.labels.get_or_init(|| self.detour_labels.labels(self.subgraph.walk()));
        labels.get(place as usize).map(String::as_str)
    }

    /// The connected parts of the moves made so far. Cost: proportional to the board, on the first call since
    /// a step.
    pub fn parts(&self) -> &Parts {
        self.parts.get_or_init(|| self.subgraph.parts(self.graph.each_square()))
    }

    /// Steps from the beginning to the play head.
    pub fn position(&self) -> usize {
        self.position
    }

    /// The last position that can be sought without computing new steps.
    pub fn recorded(&self) -> usize {
        self.timeline.as_ref().map_or(self.position, Timeline::end)
    }

    /// The earliest position that can be sought without recomputing the run.
    pub fn earliest(&self) -> usize {
        self.timeline.as_ref().map_or(self.position, Timeline::first)
    }

    /// Whether the run is recorded, so that the play head can go back.
    pub fn has_timeline(&self) -> bool {
        self.timeline.is_some()
    }

    /// What the steps of this run are: if moves may be taken back, not every step is a move.
    pub fn unit(&self) -> Unit {
        let goes_back = self.algorithm.when_stuck.contains(&self.settings.when_stuck)
            && self.settings.when_stuck != WhenStuck::Stop;
        if goes_back { Unit::Step } else { self.algorithm.unit }
    }

    /// Steps that a run takes without dead ends, or until every order is tried; `None` for an algorithm that
    /// does not build a path.
    pub fn expected(&self) -> Option<usize> {
        if self.algorithm.unit == Unit::Order {
            return Some((1..self.graph.squares()).product());
        }
        let closing = usize::from(self.settings.target == Target::Closed);
        self.algorithm.builds_path.then_some(self.graph.squares() - 1 + closing)
    }

    /// The squares whose moves changed between another position and the play head; `None` if that is not
    /// recorded.
    pub fn squares_changed_since(
        &self,
        position: usize,
    ) -> Option<impl Iterator<Item = Square> + '_> {
        let range = position.min(self.position)..position.max(self.position);
        let timeline = self
            .timeline
            .as_ref()
            .filter(|timeline| timeline.first() <= range.start && range.end <= timeline.end())?;
        let edits = range.filter_map(|at| timeline.get(at));
        let moves = edits.flat_map(|edit| edit.removed.iter().chain(edit.added));
        Some(moves.flat_map(|&(from, to)| [from, to]))
    }
}
