//! Steps forward and back: computed by the search, or replayed from the record.

use std::mem;

use super::{MAX_RECORDED_STEPS, Session};
use crate::run::detour_labels::DetourLabels;
use crate::search::division::Cut;
use crate::search::{Edit, Numbering, Outcome};

/// The maximum number of moves and candidates recorded with the steps, at about 10 bytes each. A knight's
/// step has at most nine, but if vertices have thousands of edges, steps have as many.
const MAX_RECORDED_DETAILS: usize = 10 * MAX_RECORDED_STEPS;

impl Session {
    /// Takes the coming step; false if there is none.
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

    pub(super) fn record(&mut self, edit: &Edit) {
        let Some(timeline) = &mut self.timeline else { return };
        let is_full =
            timeline.kept() == MAX_RECORDED_STEPS || timeline.details() >= MAX_RECORDED_DETAILS;
        if is_full {
            timeline.forget(timeline.kept() / 2);
        }
        timeline.push(edit);
    }

    pub(super) fn make(&mut self, edit: &Edit) {
        self.came_from = Some(self.focus_before(edit));
        self.labels.take();
        self.parts.take();
        self.onward_moves.take();
        self.open.take();
        self.counters.count(edit.reason);
        self.detour_labels.follow(edit.numbering, &edit.added);
        self.cuts.extend(Cut::told_by(edit.reason));
        let (removed, added) = (edit.removed.iter().copied(), edit.added.iter().copied());
        self.subgraph.change(removed, added);
        self.position += 1;
    }

    /// Undoes the last step; false at the beginning and without a timeline. If the step is no longer
    /// recorded, the run is recomputed up to it.
    pub fn back(&mut self) -> bool {
        let can_go_back = self.position > 0 && self.timeline.is_some();
        if can_go_back && self.position > self.earliest() {
            self.replay(Direction::Back);
        } else if can_go_back {
            self.seek(self.position - 1);
        }
        can_go_back
    }

    /// Moves the play head to a position, computing further steps if necessary, up to the end of the run; to
    /// go back before the [`earliest`](Self::earliest), it recomputes the run. Without a timeline it only
    /// goes forward.
    pub fn seek(&mut self, position: usize) {
        if self.timeline.is_some() && position < self.earliest() {
            self.restart();
        }
        while self.position > position && self.back() {}
        self.leap(position);
        while self.position < position && self.step() {}
    }

    /// Takes steps until the run is over, but at most `limit`; true if it is over.
    pub fn finish(&mut self, limit: usize) -> bool {
        self.seek(self.position.saturating_add(limit));
        self.is_done()
    }

    /// Moves the play head to the beginning and discards the rest: the search is deterministic.
    fn restart(&mut self) {
        let (graph, settings) = (self.graph.clone(), self.settings.clone());
        let session = match self.replayed.take() {
            Some(tour) => Self::along(tour, settings),
            None => Self::new(graph, self.algorithm, settings),
        };
        if let Ok(session) = session {
            let takeovers = mem::take(&mut self.takeovers);
            *self = Self { takeovers, revision: self.revision, ..session };
            self.take_over_again();
        }
    }

    /// Lets the search make its next edit.
    pub(super) fn look_ahead(&mut self) {
        let Some(edit) = &mut self.coming else { return };
        if !self.search.advance(edit) {
            let candidates = mem::take(&mut edit.candidates);
            self.last_line = edit.line;
            self.waiting = if self.search.outcome().is_none() { candidates } else { vec![] };
            self.coming = None;
        }
    }

    fn replay(&mut self, direction: Direction) {
        let at = self.position - usize::from(direction == Direction::Back);
        self.labels.take();
        self.parts.take();
        self.onward_moves.take();
        self.open.take();
        self.came_from = Some(self.focus());
        let Some(edit) = self.timeline.as_ref().and_then(|timeline| timeline.get(at)) else {
            return;
        };
        let (removed, added) = (edit.removed.iter().copied(), edit.added.iter().copied());
        match direction {
            Direction::Forward => {
                self.detour_labels.follow(edit.numbering, edit.added);
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
                    self.detour_labels = self.detour_labels_before(at);
                }
            }
        }
        self.follow_tour();
    }

    fn detour_labels_before(&self, position: usize) -> DetourLabels {
        let mut labels = DetourLabels::default();
        let Some(timeline) = &self.timeline else { return labels };
        let edits = || (timeline.first()..position).filter_map(|at| timeline.get(at));
        let anew = edits().rev().position(|edit| edit.numbering == Numbering::Anew);
        let since = anew.map_or(0, |back| position - timeline.first() - back);
        for edit in edits().skip(since) {
            labels.follow(edit.numbering, edit.added);
        }
        labels
    }

    /// At the end of a run whose moves were not a walk, makes the walk follow the tour that they form.
    pub(super) fn follow_tour(&mut self) {
        if self.algorithm.builds_path || !self.is_done() {
            return;
        }
        if let Some(order) = self.search.outcome().and_then(Outcome::order) {
            self.subgraph.follow(order);
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Direction {
    Forward,
    Back,
}
