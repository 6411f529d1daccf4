//! A search run to its end in slices, without storing its steps.

use std::sync::Arc;

use super::algorithm::Algorithm;
use super::edit::{Edit, Search, Tried};
use super::error::SearchError;
use super::outcome::Outcome;
use super::reason::Counters;
use super::ruled_out::{asks_for_one_square, ruled_out_at_once};
use super::settings::{Settings, WhenStuck};
use crate::board::Square;
use crate::graph::Graph;

/// A search that is being run to its outcome.
pub struct WholeRun {
    /// `None` if no search is needed.
    search: Option<Box<dyn Search>>,
    edit: Edit,
    /// The outcome, if it is known without the search.
    known: Option<Outcome>,
    is_over: bool,
    steps: u64,
    counters: Counters,
}

impl WholeRun {
    /// A search before its first step. If the algorithm would continue in vain up to its limit, but it is
    /// known or quickly shown that there is no such tour, the run is over at once.
    ///
    /// # Errors
    /// As [`Algorithm::start`].
    ///
    /// # Panics
    /// As [`Algorithm::start`].
    pub fn new(
        algorithm: &Algorithm,
        graph: &Arc<Graph>,
        settings: &Settings,
    ) -> Result<Self, SearchError> {
        Self::with(Edit::new(), algorithm, graph, settings)
    }

    /// The same, reusing the edit of another run, whose lists have grown already.
    pub(super) fn with(
        edit: Edit,
        algorithm: &Algorithm,
        graph: &Arc<Graph>,
        settings: &Settings,
    ) -> Result<Self, SearchError> {
        let search = Some(algorithm.start(graph.clone(), settings)?);
        let mut run = Self::before(search, edit);
        let restarts = algorithm.when_stuck.contains(&settings.when_stuck)
            && settings.when_stuck == WhenStuck::Restart;
        if restarts || (algorithm.randomized && algorithm.builds_path) {
            run.known = ruled_out_at_once(graph, settings);
            run.is_over = run.known.is_some();
        }
        Ok(run)
    }

    /// The same, but using a faster way to the outcome than by its steps, if there is one.
    ///
    /// # Errors
    /// As [`Algorithm::start`].
    ///
    /// # Panics
    /// As [`Algorithm::start`].
    pub fn to_tour(
        algorithm: &Algorithm,
        graph: &Arc<Graph>,
        settings: &Settings,
    ) -> Result<Self, SearchError> {
        let is_one_square = asks_for_one_square(graph, settings.target);
        let Some(solve) = algorithm.solve_directly.filter(|_| !is_one_square) else {
            return Self::new(algorithm, graph, settings);
        };
        algorithm.check(graph, settings)?;
        let known = Some(solve(graph, settings)?);
        Ok(Self { known, is_over: true, ..Self::before(None, Edit::new()) })
    }

    /// Runs a search that was started elsewhere.
    pub fn of(search: Box<dyn Search>) -> Self {
        Self::before(Some(search), Edit::new())
    }

    pub(super) fn before(search: Option<Box<dyn Search>>, edit: Edit) -> Self {
        let (known, is_over) = (None, false);
        Self { search, edit, known, is_over, steps: 0, counters: Counters::default() }
    }

    /// The edit, for reuse by another run.
    pub(super) fn into_edit(self) -> Edit {
        self.edit
    }

    /// Lets the search continue beyond its own limit if it can: for callers that stop it by a clock. Such a
    /// run may never end.
    pub fn persist(&mut self) {
        if let Some(search) = &mut self.search {
            search.persist();
        }
    }

    /// What was tried so far, if the algorithm runs several methods.
    pub fn tried(&self) -> Option<Tried> {
        self.search.as_ref()?.tried()
    }

    /// Takes up to this many steps; true when the search is over.
    pub fn advance(&mut self, steps: u32) -> bool {
        let mut left = steps;
        while left > 0
            && !self.is_over
            && let Some(search) = &mut self.search
        {
            let mut taken = search.rush(left, &mut self.counters);
            if taken == 0 {
                self.is_over = !search.advance(&mut self.edit);
                taken = u32::from(!self.is_over);
                if !self.is_over {
                    self.counters.count(self.edit.reason);
                }
            }
            self.steps += u64::from(taken);
            left -= taken;
        }
        self.is_over
    }

    /// A copy of the search as it is, if it can be had.
    pub(crate) fn copied(&self) -> Option<Box<dyn Search>> {
        self.search.as_ref()?.copied()
    }

    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        self.is_over
    }

    /// The outcome, once it is over; `None` if only the caller makes moves.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.known.as_ref().or_else(|| self.search.as_ref()?.outcome())
    }

    /// Which of several methods had the answer.
    pub fn answered_by(&self) -> Option<&'static str> {
        self.search.as_ref()?.answered_by()
    }

    /// The squares of the tour, or else of the path so far.
    pub fn squares(&self) -> &[Square] {
        match self.outcome() {
            Some(Outcome::Tour(tour)) => tour.squares(),
            _ => self.search.as_ref().map_or(&[], |search| search.path()),
        }
    }

    /// The same, without copying if possible.
    pub fn into_squares(self) -> Vec<Square> {
        match self.known {
            Some(Outcome::Tour(tour)) => tour.into_squares(),
            _ => self.squares().to_vec(),
        }
    }

    /// Steps taken.
    pub fn steps(&self) -> u64 {
        self.steps
    }

    /// Totals of the steps taken.
    pub fn counters(&self) -> &Counters {
        &self.counters
    }
}
