//! The edits of a run, one after another, packed tightly.

use crate::board::Square;
use crate::search::{Candidate, Edit, Move, Numbering, Reason};

/// A list of edits, of which the oldest may be forgotten.
///
/// A step takes some 40 bytes, and 12 for each candidate: about 100 on a chessboard.
#[derive(Clone, Debug, Default)]
pub struct Timeline {
    /// The number of forgotten edits.
    first: usize,
    steps: Vec<Step>,
    /// The moves of all steps: for each the removed ones, then the added ones.
    moves: Vec<Move>,
    candidates: Vec<Candidate>,
}

/// The stored part of an edit; its lists follow those of the step before.
#[derive(Clone, Debug)]
struct Step {
    focus: Square,
    reason: Reason,
    line: u8,
    numbering: Numbering,
    removed_end: u32,
    added_end: u32,
    candidates_end: u32,
}

/// A view of one edit of a timeline, with the fields of [`Edit`].
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct EditView<'timeline> {
    pub added: &'timeline [Move],
    pub removed: &'timeline [Move],
    pub focus: Square,
    pub candidates: &'timeline [Candidate],
    pub reason: Reason,
    pub line: u8,
    pub numbering: Numbering,
}

impl Timeline {
    /// A list whose edits before a position are forgotten.
    pub fn from(first: usize) -> Self {
        Self { first, ..Self::default() }
    }

    /// The position of the first edit that is not forgotten.
    pub fn first(&self) -> usize {
        self.first
    }

    /// The position after the last edit: the number of all edits.
    pub fn end(&self) -> usize {
        self.first + self.steps.len()
    }

    /// The number of edits stored.
    pub fn kept(&self) -> usize {
        self.steps.len()
    }

    /// The number of moves and candidates stored with them.
    pub fn details(&self) -> usize {
        self.moves.len() + self.candidates.len()
    }

    /// Forgets the oldest edits. Cost: proportional to those kept.
    pub fn forget(&mut self, count: usize) {
        let count = count.min(self.steps.len());
        let Some(last) = count.checked_sub(1).map(|last| &self.steps[last]) else { return };
        let (moves, candidates) = (last.added_end, last.candidates_end);
        self.moves.drain(..moves as usize);
        self.candidates.drain(..candidates as usize);
        self.steps.drain(..count);
        for step in &mut self.steps {
            step.removed_end -= moves;
            step.added_end -= moves;
            step.candidates_end -= candidates;
        }
        self.first += count;
    }

    /// Drops the edits from position `at` on. If the edit before it is forgotten, drops all of them.
    pub fn truncate(&mut self, at: usize) {
        let kept = at.saturating_sub(self.first);
        self.steps.truncate(kept);
        let (moves, candidates) =
            self.steps.last().map_or((0, 0), |last| (last.added_end, last.candidates_end));
        self.moves.truncate(moves as usize);
        self.candidates.truncate(candidates as usize);
    }

    /// Appends an edit.
    pub fn push(&mut self, edit: &Edit) {
        // The lists of most edits are short; copying them as slices would take longer.
        edit.removed.iter().for_each(|&removed| self.moves.push(removed));
        let removed_end = self.moves.len() as u32;
        edit.added.iter().for_each(|&added| self.moves.push(added));
        edit.candidates.iter().for_each(|&candidate| self.candidates.push(candidate));
        self.steps.push(Step {
            focus: edit.focus,
            reason: edit.reason,
            line: edit.line,
            numbering: edit.numbering,
            removed_end,
            added_end: self.moves.len() as u32,
            candidates_end: self.candidates.len() as u32,
        });
    }

    /// The edit that leads from position `at` to the next; `None` at the end and if it is forgotten.
    pub fn get(&self, at: usize) -> Option<EditView<'_>> {
        let at = at.checked_sub(self.first)?;
        let step = self.steps.get(at)?;
        let before = at.checked_sub(1).map(|before| &self.steps[before]);
        let (moves_start, candidates_start) =
            before.map_or((0, 0), |before| (before.added_end, before.candidates_end));
        let range = |start: u32, end: u32| start as usize..end as usize;
        Some(EditView {
            removed: &self.moves[range(moves_start, step.removed_end)],
            added: &self.moves[range(step.removed_end, step.added_end)],
            candidates: &self.candidates[range(candidates_start, step.candidates_end)],
            focus: step.focus,
            reason: step.reason,
            line: step.line,
            numbering: step.numbering,
        })
    }
}

impl Edit {
    /// A view of the edit, as a timeline returns it.
    pub fn view(&self) -> EditView<'_> {
        EditView {
            added: &self.added,
            removed: &self.removed,
            focus: self.focus,
            candidates: &self.candidates,
            reason: self.reason,
            line: self.line,
            numbering: self.numbering,
        }
    }
}
