//! Searches for an open tour with both ends given, by methods that edit a set of moves: they look for a closed tour of
//! the graph in which a chain joins the ends.

use std::sync::Arc;

use super::edit::{Edit, Move, Search, Tried};
use super::error::SearchError;
use super::outcome::Outcome;
use super::settings::Settings;
use crate::board::Square;
use crate::graph::Graph;
use crate::graph::between::Between;
use crate::theory::between::existence_between;
use crate::theory::existence::Answer;
use crate::tour::Tour;
use crate::tour::target::Target;

pub(super) struct BetweenSearch {
    graph: Arc<Graph>,
    between: Between,
    inner: Box<dyn Search>,
    outcome: Option<Outcome>,
}

impl BetweenSearch {
    /// Starts a search by an algorithm that does not build a path, which `begin` starts on another graph.
    pub(super) fn start(
        graph: Arc<Graph>,
        settings: &Settings,
        end: Square,
        begin: impl FnOnce(Arc<Graph>, &Settings) -> Result<Box<dyn Search>, SearchError>,
    ) -> Result<Box<dyn Search>, SearchError> {
        let known = existence_between(&graph, settings.start, end);
        let between = Between::new(&graph, settings.start, end);
        let settings =
            Settings { start: Square(0), end: None, target: Target::Closed, ..settings.clone() };
        let inner = begin(between.graph.clone(), &settings)?;
        let outcome =
            (known.answer == Answer::No).then(|| Outcome::Impossible { why: known.reason.code() });
        Ok(Box::new(Self { graph, between, inner, outcome }))
    }

    fn moves(&self, moves: &mut Vec<Move>) {
        moves.retain_mut(|(from, to)| {
            let ends = self.between.square(*from).zip(self.between.square(*to));
            ends.inspect(|&ends| (*from, *to) = ends).is_some()
        });
    }
}

impl Search for BetweenSearch {
    fn advance(&mut self, edit: &mut Edit) -> bool {
        if self.outcome.is_some() {
            return false;
        }
        let goes_on = self.inner.advance(edit);
        self.moves(&mut edit.added);
        self.moves(&mut edit.removed);
        edit.candidates.retain_mut(|candidate| {
            let square = self.between.square(candidate.square);
            square.inspect(|&square| candidate.square = square).is_some()
        });
        edit.focus = self.between.nearest(edit.focus);
        edit.reason = edit.reason.map_squares(|vertex| self.between.nearest(vertex));
        if !goes_on {
            self.outcome = self.inner.outcome().map(|outcome| match outcome {
                Outcome::Tour(closed) => {
                    let tour = Tour::new(self.graph.clone(), self.between.tour(closed.squares()));
                    Outcome::Tour(tour.expect("a closed tour uses the chain between the ends"))
                }
                other => other.clone(),
            });
        }
        goes_on
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    fn path(&self) -> &[Square] {
        match &self.outcome {
            Some(Outcome::Tour(tour)) => tour.squares(),
            _ => &[],
        }
    }

    fn persist(&mut self) {
        self.inner.persist();
    }

    fn tried(&self) -> Option<Tried> {
        self.inner.tried()
    }

    fn answered_by(&self) -> Option<&'static str> {
        self.inner.answered_by()
    }
}
