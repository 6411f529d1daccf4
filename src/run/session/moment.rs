//! The description of the current position, with the measure of the coming choice.

use std::cell::OnceCell;
use std::sync::Arc;

use super::Session;
use crate::board::Square;
use crate::choice::ChoiceError;
use crate::graph::Graph;
use crate::run::player::BY_HAND;
use crate::run::timeline::EditView;
use crate::search::rule::{Ahead, Rule, RuleMeasure, Walk};
use crate::search::{
    Candidate, Choice, Counter, Counters, DeadEnd, Edit, Fact, Measure, Outcome, TieBreak, Tried,
    edge_distance,
};

/// A description of the run at the play head.
#[derive(Clone, Debug)]
pub struct Moment<'session> {
    /// The square on which the knight stands, or which the coming step concerns.
    pub focus: Square,
    /// The coming step; `None` at the end of a finished run.
    pub coming: Option<EditView<'session>>,
    /// The line of the pseudo-code for it, or at which the run ended.
    pub line: u8,
    /// The outcome of the run; `None` while it goes on.
    pub outcome: Option<&'session Outcome>,
    /// Which of several methods had the answer, if the algorithm runs several.
    pub answered_by: Option<&'static str>,
    /// What was tried, if the algorithm runs several methods and gave up.
    pub tried: Option<Tried>,
    /// Totals so far, including a dead end at the knight's square.
    pub counters: Counters,
}

impl Session {
    /// A description of the run at the play head. Cost: constant.
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
            counters.add(Counter::DeadEnds, 1);
        }
        let line = coming.map_or(self.last_line, |edit| edit.line);
        let answered_by = outcome.and_then(|_| self.search.answered_by());
        let gave_up = outcome.filter(|outcome| matches!(outcome, Outcome::GaveUp { .. }));
        let tried = gave_up.and_then(|_| self.search.tried());
        Moment { focus: self.focus(), coming, line, outcome, answered_by, tried, counters }
    }

    /// Whether the play head is at the end of a finished run.
    pub fn is_done(&self) -> bool {
        self.is_at_end() && self.search.outcome().is_some()
    }

    /// Whether the run goes on only when the player makes a move.
    pub fn waits_for_player(&self) -> bool {
        self.is_at_end() && self.search.outcome().is_none()
    }

    /// Whether the moves have an order: always if the run builds a path, otherwise once they are a tour.
    pub fn is_walk(&self) -> bool {
        self.algorithm.builds_path
            || self.is_at_end()
                && self.search.outcome().is_some_and(|found| found.order().is_some())
    }

    /// A square's index in the order of visits, from 1; 0 if it has none.
    pub fn visit(&self, square: Square) -> u32 {
        if self.is_walk() { self.subgraph.visit(square) } else { 0 }
    }

    pub(super) fn is_at_end(&self) -> bool {
        self.coming.is_none() && self.position == self.recorded()
    }

    /// The step that follows the play head; `None` at the end of a finished run.
    pub(super) fn ahead(&self) -> Option<EditView<'_>> {
        let recorded = self.timeline.as_ref().and_then(|timeline| timeline.get(self.position));
        recorded.or_else(|| self.coming.as_deref().map(Edit::view))
    }

    pub(super) fn focus(&self) -> Square {
        match self.ahead() {
            Some(edit) if !self.algorithm.builds_path => edit.focus,
            _ => self.knight(),
        }
    }

    /// The value of [`focus`](Self::focus) while an edit is the coming one.
    pub(super) fn focus_before(&self, edit: &Edit) -> Square {
        if self.algorithm.builds_path { self.knight() } else { edit.focus }
    }

    pub(super) fn knight(&self) -> Square {
        let walk = self.subgraph.walk();
        walk[walk.len() - 1]
    }

    /// The square of the knight; `None` if the moves are not made one after the other.
    pub fn walker(&self) -> Option<Square> {
        self.algorithm.builds_path.then(|| self.knight())
    }

    /// The knight's square before the play head last moved.
    pub fn came_from(&self) -> Option<Square> {
        self.came_from
    }

    /// The candidates of the coming step.
    pub fn candidates(&self) -> &[Candidate] {
        self.ahead().map_or(&self.waiting, |edit| edit.candidates)
    }

    /// How many open squares are one move from a square.
    pub fn accessibility(&self, square: Square) -> usize {
        let is_open = |&end: &Square| self.subgraph.visit(end) == 0;
        self.graph.neighbours(square).filter(is_open).count()
    }

    /// The measure by which the coming step chooses.
    pub fn measure(&self) -> Measure {
        let (algorithm, settings) = self.at_work();
        let coming = self.ahead().map(|edit| edit.reason);
        // Moves by hand are compared with Warnsdorff's rule, whatever the current search.
        if coming.is_some_and(|reason| reason.is(&BY_HAND)) {
            return Measure::OnwardMoves;
        }
        algorithm.measure(settings, coming)
    }

    /// Writes a measure of rules on open squares, or with `None` what the search goes by again.
    ///
    /// # Errors
    /// [`ChoiceError::NotAChoice`] for a measure of moves, or one that only a board has where there is none.
    pub fn number_by(&mut self, measure: Option<RuleMeasure>) -> Result<(), ChoiceError> {
        let has_board = self.graph.board().is_some();
        let fits = |it: &RuleMeasure| it.is_of_squares() && (has_board || !it.needs_board());
        if let Some(measure) = measure.filter(|it| !fits(it)) {
            let known = RuleMeasure::ALL.into_iter().filter(fits).map(RuleMeasure::id).collect();
            return Err(ChoiceError::NotAChoice {
                setting: "numbers",
                value: measure.id().into(),
                known,
            });
        }
        self.numbers = measure;
        Ok(())
    }

    /// The measure that was asked for by [`number_by`](Self::number_by).
    pub fn numbers(&self) -> Option<RuleMeasure> {
        self.numbers
    }

    /// The meaning of the numbers on open squares, unless [`numbers`](Self::numbers) is another.
    pub fn square_measure(&self) -> Measure {
        self.measure().of_squares()
    }

    /// The number of an open square, by [`numbers`](Self::numbers) or
    /// [`square_measure`](Self::square_measure). Cost: constant, or the squares within three moves for measures
    /// that look ahead.
    pub fn measured(&self, square: Square) -> u32 {
        if let Some(measure) = self.numbers {
            return measure.value(&Position { session: self, graph: self.graph.clone() }, square, 0)
                as u32;
        }
        match (self.square_measure(), self.graph.board()) {
            (Measure::Moves, _) => self.subgraph.degree(square) as u32,
            (Measure::EdgeDistance, Some(board)) => edge_distance(board, square),
            _ => self.accessibility(square) as u32,
        }
    }

    /// The rule by which the coming step chooses among its candidates; `None` if no rule does.
    pub fn rule(&self) -> Option<Rule> {
        let (algorithm, settings) = self.at_work();
        let reason = self.ahead()?.reason;
        if algorithm.tie_breaks.is_empty() || reason.is(&BY_HAND) {
            return None;
        }
        // A restart may go on by another rule than the settings name, and each tie says by which.
        let named = reason.fact("rule").and_then(|fact| match fact {
            Fact::Word(id) => TieBreak::by_id(id).ok(),
            _ => None,
        });
        Some(named.map_or_else(|| settings.rule.clone(), TieBreak::rule))
    }

    /// What each criterion of a rule gives for a candidate of the coming step, whose index among all of them is
    /// `place`, from 0. Cost: constant, or the squares within three moves for criteria that look ahead.
    pub fn values(&self, rule: &Rule, candidate: &Candidate, place: usize) -> Vec<i64> {
        let (algorithm, settings) = self.at_work();
        let graph = algorithm.in_order(self.graph.clone(), settings);
        let walk = Position { session: self, graph };
        let ahead = Ahead::default();
        let criteria = rule.criteria().iter();
        criteria.map(|criterion| criterion.value(&walk, candidate.square, place, &ahead)).collect()
    }

    /// The candidates of the coming step, each with its value by [`measure`](Self::measure).
    pub fn measured_candidates(&self) -> impl Iterator<Item = (&Candidate, u32)> {
        let measure = self.measure();
        let candidates = self.candidates().iter().enumerate();
        candidates.map(move |(place, candidate)| {
            (candidate, measure.of_candidate(&self.graph, candidate, place))
        })
    }
}

/// The run at the play head, as measures of a rule see it.
struct Position<'session> {
    session: &'session Session,
    /// With its moves in the order of the method at work.
    graph: Arc<Graph>,
}

impl Walk for Position<'_> {
    fn graph(&self) -> &Graph {
        &self.graph
    }

    fn is_open(&self, square: Square) -> bool {
        self.session.subgraph.visit(square) == 0
    }

    /// A vertex of a graph may have thousands of neighbours, and measures ask for the same ones again and again.
    fn onward_moves(&self, square: Square) -> u32 {
        let Session { graph, onward_moves, .. } = self.session;
        let counted = || self.session.accessibility(square) as u32;
        if graph.board().is_some() {
            return counted();
        }
        let kept = onward_moves.get_or_init(|| vec![OnceCell::new(); graph.len()]);
        *kept[square.index()].get_or_init(counted)
    }

    fn start(&self) -> Square {
        self.session.subgraph.walk()[0]
    }

    fn here(&self) -> Square {
        self.session.knight()
    }

    fn before(&self) -> Option<Square> {
        let walk = self.session.subgraph.walk();
        walk.len().checked_sub(2).map(|place| walk[place])
    }

    fn open(&self) -> &OnceCell<Vec<u64>> {
        &self.session.open
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use crate::graph::{Graph, LOOKS};
    use crate::run::session::Session;
    use crate::search::{Algorithm, Settings};

    #[test]
    fn what_candidates_have_ahead_costs_a_few_looks_at_each_edge() {
        let order = 100;
        let edges: Vec<(u32, u32)> =
            (0..order).flat_map(|from| (0..from).map(move |to| (from, to))).collect();
        let graph = Arc::new(Graph::from_edges(order, &edges).unwrap());
        let mut settings = Settings::new(&graph);
        let rule = "fewest onward-sum, fewest onward-min, fewest onward-max, fewest onward2";
        settings.rule = rule.parse().unwrap();
        let warnsdorff = Algorithm::by_id("warnsdorff").unwrap();
        let mut session = Session::new(graph, warnsdorff, settings).unwrap();
        for _ in 0..3 {
            let before = LOOKS.get();
            for (place, candidate) in session.candidates().iter().enumerate() {
                session.values(&session.rule().unwrap(), candidate, place);
            }
            let looks = LOOKS.get() - before;
            assert!(looks < 20 * edges.len(), "{looks}");
            assert!(session.step());
        }
    }
}
