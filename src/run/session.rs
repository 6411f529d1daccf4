//! One run that can be stepped through: a graph, a search on it, what the search did, and a play
//! head.

mod by_hand;
mod measured;
mod painted;
mod picture;

use std::cell::OnceCell;
use std::mem;
use std::sync::Arc;

use super::detour_labels::Letters;
use super::replay::{self, GIVEN};
use super::subgraph::{Parts, Subgraph};
use super::timeline::{EditView, Timeline};
use crate::board::Square;
use crate::graph::Graph;
use crate::search::division::Cut;
use crate::search::{
    Algorithm, Candidate, Counter, Counters, DeadEnd, Edit, Numbering, Outcome, Search,
    SearchError, Settings, Unit, WhenStuck,
};
use crate::tour::Tour;
use crate::tour::target::Target;
use by_hand::Takeover;

pub use by_hand::MadeBy;
pub use painted::Painted;

/// The largest board, in squares with holes counted, whose runs are kept for going back.
pub const MAX_RECORDED_SQUARES: usize = 256 * 256;

/// The most steps that are kept for going back at once: about 100 bytes each. Further back the run
/// is made again from its beginning.
pub const MAX_RECORDED_STEPS: usize = 500_000;

/// The most moves and candidates that are kept with them, at about 10 bytes each. A knight's move has
/// at most nine, but where vertices have thousands of edges, steps have as many.
const MAX_RECORDED_DETAILS: usize = 10 * MAX_RECORDED_STEPS;

/// One run that can be stepped through.
///
/// The play head stands before a step: [`moment`](Session::moment) tells the choice about to be
/// made, and [`step`](Session::step) makes it.
pub struct Session {
    graph: Arc<Graph>,
    algorithm: &'static Algorithm,
    settings: Settings,
    search: Box<dyn Search>,
    /// Where somebody took over from the search at work, in the order of the run.
    takeovers: Vec<Takeover>,
    /// How many of them have been made. Less than all only while the run is made again.
    taken_over: usize,
    /// How often steps were dropped from the timeline: what was painted before is out of date.
    revision: u32,
    /// The tour that is walked, where it was known before.
    given: Option<Tour>,
    /// `None` when the board is too large.
    timeline: Option<Timeline>,
    /// The edit that the search made last, not yet shown; `None` once the search is over.
    coming: Option<Edit>,
    /// What the player can choose from, where the search leaves the move to him.
    waiting: Vec<Candidate>,
    /// The line of the pseudo-code at which the search ended.
    last_line: u8,
    position: usize,
    came_from: Option<Square>,
    subgraph: Subgraph,
    counters: Counters,
    letters: Letters,
    /// The cuts through the board, in the order in which they were made.
    cuts: Vec<Cut>,
    /// What the squares of the walk are called, once that was asked for.
    labels: OnceCell<Vec<String>>,
    /// What hangs together, once that was asked for.
    parts: OnceCell<Parts>,
}

/// What is to be told where the play head stands.
#[derive(Clone, Copy, Debug)]
pub struct Moment<'session> {
    /// The square that the knight stands on, or that the coming step is about.
    pub focus: Square,
    /// The coming step; `None` at the end of a finished run.
    pub coming: Option<EditView<'session>>,
    /// The line of the pseudo-code that says so, or at which the run ended.
    pub line: u8,
    /// What the run came to; `None` while it goes on.
    pub outcome: Option<&'session Outcome>,
    /// Which of several methods had the answer, where the algorithm asks several.
    pub answered_by: Option<&'static str>,
    /// Totals up to here, a dead end that the knight stands in included.
    pub counters: Counters,
}

/// Something to look for along a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Landmark {
    /// A choice between equals.
    Tie,
    /// A square from which there is no way on.
    DeadEnd,
}

/// How a look for a landmark ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// The play head stands at it.
    Landmark,
    /// The run ended first.
    End,
    /// The limit was reached first.
    Limit,
}

impl Session {
    /// A run at its beginning, the knight on its start.
    ///
    /// # Errors
    /// As [`Algorithm::start`].
    ///
    /// # Panics
    /// When the start is not a square of the graph.
    pub fn new(
        graph: Arc<Graph>,
        algorithm: &'static Algorithm,
        settings: Settings,
    ) -> Result<Self, SearchError> {
        let search = algorithm.start(graph.clone(), &settings)?;
        Ok(Self::of(search, graph, algorithm, settings))
    }

    /// A run that walks a tour which is known already.
    ///
    /// # Errors
    /// As [`replay::along`].
    pub fn along(tour: Tour, settings: Settings) -> Result<Self, SearchError> {
        let graph = tour.graph().clone();
        let start = tour.squares()[0];
        let search = replay::along(tour.clone(), settings.target)?;
        let session = Self::of(search, graph, &GIVEN, Settings { start, ..settings });
        Ok(Self { given: Some(tour), ..session })
    }

    fn of(
        search: Box<dyn Search>,
        graph: Arc<Graph>,
        algorithm: &'static Algorithm,
        settings: Settings,
    ) -> Self {
        let is_recorded = graph.len() <= MAX_RECORDED_SQUARES;
        let mut session = Self {
            subgraph: Subgraph::new(graph.len(), settings.start, algorithm.walks),
            timeline: is_recorded.then(Timeline::default),
            coming: Some(Edit::new()),
            waiting: Vec::new(),
            takeovers: Vec::new(),
            taken_over: 0,
            revision: 0,
            last_line: 0,
            position: 0,
            came_from: None,
            counters: Counters::default(),
            letters: Letters::default(),
            cuts: Vec::new(),
            labels: OnceCell::new(),
            parts: OnceCell::new(),
            graph,
            algorithm,
            settings,
            search,
            given: None,
        };
        session.look_ahead();
        session
    }

    /// The graph that the run is on.
    #[must_use]
    pub fn graph(&self) -> &Arc<Graph> {
        &self.graph
    }

    /// The algorithm that the run began with.
    #[must_use]
    pub fn algorithm(&self) -> &'static Algorithm {
        self.algorithm
    }

    /// What the run was asked for.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The first square: of the tour that the run came to, once it is over, and else the start.
    #[must_use]
    pub fn start(&self) -> Square {
        match self.moment().outcome {
            Some(Outcome::Tour(tour)) => tour.squares()[0],
            _ => self.settings.start,
        }
    }

    /// The moves made so far.
    #[must_use]
    pub fn subgraph(&self) -> &Subgraph {
        &self.subgraph
    }

    /// The squares that have letters instead of numbers.
    #[must_use]
    pub fn letters(&self) -> &Letters {
        &self.letters
    }

    /// The cuts made through the board so far.
    #[must_use]
    pub fn cuts(&self) -> &[Cut] {
        &self.cuts
    }

    /// What a square of the walk is called while some have letters: its number, or the number
    /// before it and its letters, as in `5a`. `None` while all are called by their places, and off
    /// the walk. Cost: of the walk, when it is the first time since a step.
    #[must_use]
    pub fn label(&self, square: Square) -> Option<&str> {
        let place = self.subgraph.visit(square).checked_sub(1)?;
        if self.letters.is_empty() {
            return None;
        }
        let labels = self.labels.get_or_init(|| self.letters.labels(self.subgraph.walk()));
        labels.get(place as usize).map(String::as_str)
    }

    /// What hangs together by the moves made so far. Cost: of the board, when it is the first time
    /// since a step.
    #[must_use]
    pub fn parts(&self) -> &Parts {
        self.parts.get_or_init(|| self.subgraph.parts(self.graph.each_square()))
    }

    /// Steps from the beginning to the play head.
    #[must_use]
    pub fn position(&self) -> usize {
        self.position
    }

    /// Steps that can be sought without working out new ones.
    #[must_use]
    pub fn recorded(&self) -> usize {
        self.timeline.as_ref().map_or(self.position, Timeline::end)
    }

    /// The earliest position that can be sought without making the run again.
    #[must_use]
    pub fn earliest(&self) -> usize {
        self.timeline.as_ref().map_or(self.position, Timeline::first)
    }

    /// Whether the run is kept, so that the play head can go back.
    #[must_use]
    pub fn has_timeline(&self) -> bool {
        self.timeline.is_some()
    }

    /// Whether the play head is at the end of a finished run.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.is_at_end() && self.search.outcome().is_some()
    }

    /// Whether the run goes on only when the player makes a move.
    #[must_use]
    pub fn waits_for_player(&self) -> bool {
        self.is_at_end() && self.search.outcome().is_none()
    }

    /// Whether the moves have an order: always in a run that walks, in others once they are a tour.
    #[must_use]
    pub fn is_walk(&self) -> bool {
        self.algorithm.walks
            || self.is_at_end() && matches!(self.search.outcome(), Some(Outcome::Tour(_)))
    }

    /// A square's place in the order of visits, from 1; 0 when it has none.
    #[must_use]
    pub fn visit(&self, square: Square) -> u32 {
        if self.is_walk() { self.subgraph.visit(square) } else { 0 }
    }

    /// Whether no step leads on from the play head.
    fn is_at_end(&self) -> bool {
        self.coming.is_none() && self.position == self.recorded()
    }

    /// What the steps of this run are: where moves may be taken back, not each is a move.
    #[must_use]
    pub fn unit(&self) -> Unit {
        let goes_back = self.algorithm.when_stuck.contains(&self.settings.when_stuck)
            && self.settings.when_stuck != WhenStuck::Stop;
        if goes_back { Unit::Step } else { self.algorithm.unit }
    }

    /// Steps that a run takes without dead ends, or until every order is tried; `None` for an
    /// algorithm that does not walk.
    #[must_use]
    pub fn expected(&self) -> Option<usize> {
        if self.algorithm.unit == Unit::Order {
            return Some((1..self.graph.squares()).product());
        }
        let closing = usize::from(self.settings.target == Target::Closed);
        self.algorithm.walks.then_some(self.graph.squares() - 1 + closing)
    }

    /// The step that leads on from the play head; `None` at the end of a finished run.
    fn ahead(&self) -> Option<EditView<'_>> {
        let recorded = self.timeline.as_ref().and_then(|timeline| timeline.get(self.position));
        recorded.or_else(|| self.coming.as_ref().map(Edit::view))
    }

    /// What is to be told where the play head stands. Cost: constant.
    #[must_use]
    pub fn moment(&self) -> Moment<'_> {
        let coming = self.ahead();
        let outcome = if coming.is_none() { self.search.outcome() } else { None };
        let in_dead_end = match (&coming, outcome) {
            (Some(edit), _) => edit.reason.counts(Counter::DeadEnds),
            (_, Some(Outcome::Stuck { cause, .. })) => *cause != DeadEnd::AllTried,
            _ => false,
        };
        let mut counters = self.counters;
        if in_dead_end {
            counters.add(Counter::DeadEnds);
        }
        let line = coming.map_or(self.last_line, |edit| edit.line);
        let answered_by = outcome.and_then(|_| self.search.answered_by());
        Moment { focus: self.focus(), coming, line, outcome, answered_by, counters }
    }

    fn focus(&self) -> Square {
        match self.ahead() {
            Some(edit) if !self.algorithm.walks => edit.focus,
            _ => self.knight(),
        }
    }

    /// What [`focus`](Self::focus) is while an edit is the coming one.
    fn focus_before(&self, edit: &Edit) -> Square {
        if self.algorithm.walks { self.knight() } else { edit.focus }
    }

    /// The last square of the walk.
    fn knight(&self) -> Square {
        let walk = self.subgraph.walk();
        walk[walk.len() - 1]
    }

    /// The square that the knight stood on before the play head last moved.
    #[must_use]
    pub fn came_from(&self) -> Option<Square> {
        self.came_from
    }

    /// The squares whose moves changed on the way from another position to the play head; `None`
    /// when that is not recorded.
    #[must_use]
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

    /// The squares that the coming step chooses from.
    #[must_use]
    pub fn candidates(&self) -> &[Candidate] {
        self.ahead().map_or(&self.waiting, |edit| edit.candidates)
    }

    /// How many open squares are one move from a square.
    #[must_use]
    pub fn accessibility(&self, square: Square) -> usize {
        let is_open = |&end: &Square| self.subgraph.visit(end) == 0;
        self.graph.neighbours(square).filter(is_open).count()
    }

    /// Takes the coming step; false when there is none.
    pub fn step(&mut self) -> bool {
        if self.position < self.recorded() {
            self.replay(Direction::Forward);
            self.take_over_again();
            return true;
        }
        let Some(edit) = self.coming.take() else { return false };
        self.record(&edit);
        self.make(&edit);
        self.coming = Some(edit);
        self.look_ahead();
        self.take_over_again();
        self.follow_tour();
        true
    }

    /// Keeps an edit at the end of the timeline, if there is one.
    fn record(&mut self, edit: &Edit) {
        let Some(timeline) = &mut self.timeline else { return };
        let is_full =
            timeline.kept() == MAX_RECORDED_STEPS || timeline.details() >= MAX_RECORDED_DETAILS;
        if is_full {
            timeline.forget(timeline.kept() / 2);
        }
        timeline.push(edit);
    }

    /// Makes an edit that leads on from the play head.
    fn make(&mut self, edit: &Edit) {
        self.came_from = Some(self.focus_before(edit));
        self.labels.take();
        self.parts.take();
        self.counters.count(edit.reason);
        self.letters.follow(edit.numbering, &edit.added);
        self.cuts.extend(Cut::told_by(edit.reason));
        let (removed, added) = (edit.removed.iter().copied(), edit.added.iter().copied());
        self.subgraph.change(removed, added);
        self.position += 1;
    }

    /// Undoes the last step; false at the beginning and without a timeline. Where the step is no
    /// longer kept, the run is made again up to it.
    pub fn back(&mut self) -> bool {
        let can_go_back = self.position > 0 && self.timeline.is_some();
        if can_go_back && self.position > self.earliest() {
            self.replay(Direction::Back);
        } else if can_go_back {
            self.seek(self.position - 1);
        }
        can_go_back
    }

    /// Moves the play head to a position, working out further steps when asked for more, up to
    /// the end of the run; before the [`earliest`](Self::earliest) one, by making the run again.
    /// Without a timeline it only goes on.
    pub fn seek(&mut self, position: usize) {
        if self.timeline.is_some() && position < self.earliest() {
            self.begin_again();
        }
        while self.position > position && self.back() {}
        while self.position < position && self.step() {}
    }

    /// Takes steps until the run is over, but at most `limit`; true when it is.
    pub fn finish(&mut self, limit: usize) -> bool {
        self.seek(self.position.saturating_add(limit));
        self.is_done()
    }

    /// Goes on until the play head stands at a landmark, for at least one step and at most
    /// `limit`.
    pub fn find_next(&mut self, landmark: Landmark, limit: usize) -> Found {
        for _ in 0..limit {
            if !self.step() {
                return Found::End;
            }
            if self.stands_at(landmark) {
                return Found::Landmark;
            }
        }
        Found::Limit
    }

    fn stands_at(&self, landmark: Landmark) -> bool {
        match landmark {
            Landmark::Tie => self.ahead().is_some_and(|edit| edit.reason.counts(Counter::Ties)),
            Landmark::DeadEnd => self.moment().counters != self.counters,
        }
    }

    /// Puts the play head to the beginning and forgets the rest: the search is deterministic.
    fn begin_again(&mut self) {
        let (graph, settings) = (self.graph.clone(), self.settings.clone());
        let session = match self.given.take() {
            Some(tour) => Self::along(tour, settings),
            None => Self::new(graph, self.algorithm, settings),
        };
        if let Ok(session) = session {
            let takeovers = mem::take(&mut self.takeovers);
            *self = Self { takeovers, revision: self.revision, ..session };
            self.take_over_again();
        }
    }

    /// Has the search make its next edit.
    fn look_ahead(&mut self) {
        let Some(mut edit) = self.coming.take() else { return };
        if self.search.advance(&mut edit) {
            self.coming = Some(edit);
        } else {
            self.last_line = edit.line;
            self.waiting = if self.search.outcome().is_none() { edit.candidates } else { vec![] };
        }
    }

    /// Goes one recorded step forward or back.
    fn replay(&mut self, direction: Direction) {
        let at = self.position - usize::from(direction == Direction::Back);
        self.labels.take();
        self.parts.take();
        self.came_from = Some(self.focus());
        let Some(edit) = self.timeline.as_ref().and_then(|timeline| timeline.get(at)) else {
            return;
        };
        let (removed, added) = (edit.removed.iter().copied(), edit.added.iter().copied());
        match direction {
            Direction::Forward => {
                self.letters.follow(edit.numbering, edit.added);
                self.cuts.extend(Cut::told_by(edit.reason));
                self.subgraph.change(removed, added);
                self.counters.count(edit.reason);
                self.position = at + 1;
            }
            Direction::Back => {
                self.subgraph.change(added.rev(), removed.rev());
                self.counters.uncount(edit.reason);
                self.position = at;
                if Cut::told_by(edit.reason).is_some() {
                    self.cuts.pop();
                }
                if edit.numbering != Numbering::InOrder {
                    self.letters = self.letters_before(at);
                }
            }
        }
        self.follow_tour();
    }

    /// The squares with letters when the play head stood at a position.
    fn letters_before(&self, position: usize) -> Letters {
        let mut letters = Letters::default();
        let Some(timeline) = &self.timeline else { return letters };
        let edits = || (timeline.first()..position).filter_map(|at| timeline.get(at));
        let anew = edits().rev().position(|edit| edit.numbering == Numbering::Anew);
        let since = anew.map_or(0, |back| position - timeline.first() - back);
        for edit in edits().skip(since) {
            letters.follow(edit.numbering, edit.added);
        }
        letters
    }

    /// At the end of a run whose moves were no walk, has the walk go through the tour that they
    /// make.
    fn follow_tour(&mut self) {
        if self.algorithm.walks || !self.is_done() {
            return;
        }
        if let Some(Outcome::Tour(tour)) = self.search.outcome() {
            self.subgraph.follow(tour.squares());
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Direction {
    Forward,
    Back,
}
