//! Many steps at once, of which only those are made one by one that the record would keep.

use super::{MAX_RECORDED_STEPS, Session};
use crate::run::subgraph::Subgraph;
use crate::run::timeline::Timeline;
use crate::search::{Counters, IS_COPIED, Search, WholeRun};

/// The number of steps that the timeline forgets at a time.
const FORGOTTEN: usize = MAX_RECORDED_STEPS / 2;

/// With more moves from a square, the record may be full by the candidates of its steps instead of by their number.
const MOST_MOVES: usize = 8;

/// A search after a number of steps, and their totals.
struct Checkpoint {
    at: usize,
    search: Box<dyn Search>,
    counters: Counters,
}

impl Session {
    /// Takes the steps on the way to a position, or to the end of the run, that the record would have forgotten by
    /// then, without making them one by one. Does nothing where that is not possible, or nothing would be forgotten.
    pub(super) fn leap(&mut self, to: usize) {
        let Some((counters, search)) = self.may_leap(to) else { return };
        let mut run = WholeRun::of(search);
        // The search is one step ahead of the play head.
        let first = self.position + 1;
        let mut at = first;
        let mut checkpoints: Vec<Checkpoint> = Vec::new();
        while at < to {
            let next = to.min((at / FORGOTTEN + 1) * FORGOTTEN);
            let is_over = run.advance((next - at) as u32);
            at = first + run.steps() as usize;
            if is_over {
                break;
            }
            let Some(search) = run.copied() else { return };
            if checkpoints.len() == 3 {
                checkpoints.remove(0);
            }
            checkpoints.push(Checkpoint { at, search, counters: *run.counters() });
        }
        let forgotten = at.div_ceil(FORGOTTEN).saturating_sub(2) * FORGOTTEN;
        if let Some(checkpoint) = checkpoints.into_iter().find(|it| it.at == forgotten) {
            self.go_on_from(checkpoint, counters);
        }
    }

    /// The totals after the coming step, and a copy of the search; `None` unless the record could forget steps on the
    /// way, and would do so by their number.
    fn may_leap(&self, to: usize) -> Option<(Counters, Box<dyn Search>)> {
        let is_far = IS_COPIED && to.saturating_sub(self.position) > MAX_RECORDED_STEPS;
        let is_recorded = self.timeline.is_some() && self.position == self.recorded();
        if !(is_far && is_recorded && self.takeovers.is_empty())
            || self.graph.most_moves() > MOST_MOVES
        {
            return None;
        }
        let mut counters = self.counters;
        counters.count(self.coming.as_ref()?.reason);
        Some((counters, self.search.copied()?))
    }

    fn go_on_from(&mut self, checkpoint: Checkpoint, before: Counters) {
        let Checkpoint { at, search, counters } = checkpoint;
        let mut subgraph = Subgraph::new(self.graph.len(), self.settings.start, true);
        let moves = search.path().windows(2).map(|ends| (ends[0], ends[1]));
        subgraph.change(std::iter::empty(), moves);
        self.subgraph = subgraph;
        self.counters = before.and(&counters);
        self.timeline = Some(Timeline::from(at));
        self.position = at;
        self.search = search;
        self.coming = Some(Box::default());
        self.look_ahead();
    }
}
