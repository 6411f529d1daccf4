//! What there is to tell where the play head stands.

use super::Session;
use crate::board::Square;
use crate::run::timeline::EditView;
use crate::search::{Candidate, Counter, Counters, DeadEnd, Edit, Outcome};

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

impl Session {
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
            counters.add(Counter::DeadEnds, 1);
        }
        let line = coming.map_or(self.last_line, |edit| edit.line);
        let answered_by = outcome.and_then(|_| self.search.answered_by());
        Moment { focus: self.focus(), coming, line, outcome, answered_by, counters }
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
        self.algorithm.builds_path
            || self.is_at_end() && matches!(self.search.outcome(), Some(Outcome::Tour(_)))
    }

    /// A square's place in the order of visits, from 1; 0 when it has none.
    #[must_use]
    pub fn visit(&self, square: Square) -> u32 {
        if self.is_walk() { self.subgraph.visit(square) } else { 0 }
    }

    /// Whether no step leads on from the play head.
    pub(super) fn is_at_end(&self) -> bool {
        self.coming.is_none() && self.position == self.recorded()
    }

    /// The step that leads on from the play head; `None` at the end of a finished run.
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

    /// What [`focus`](Self::focus) is while an edit is the coming one.
    pub(super) fn focus_before(&self, edit: &Edit) -> Square {
        if self.algorithm.builds_path { self.knight() } else { edit.focus }
    }

    /// The last square of the walk.
    pub(super) fn knight(&self) -> Square {
        let walk = self.subgraph.walk();
        walk[walk.len() - 1]
    }

    /// The square that the knight stood on before the play head last moved.
    #[must_use]
    pub fn came_from(&self) -> Option<Square> {
        self.came_from
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
}
