//! Finding the move since which a path cannot be completed.

use std::sync::Arc;

use super::verdict::{Fate, Verdict};
use crate::board::Square;
use crate::error::Error;
use crate::graph::Graph;
use crate::resumable::Resumable;
use crate::tour::NotATour;
use crate::tour::target::Target;

/// Steps of a search that take at most about a millisecond.
const STEPS_A_LOOK: u64 = 200;

/// The answer for a path. Its squares are given by index, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Since {
    /// The path can be completed.
    Never,
    /// It cannot be completed since this square; before it, it could be.
    Square(usize),
    /// Undecided: it could be completed before the first of these squares, if given, and certainly cannot
    /// since the second, if given.
    Between(Option<usize>, Option<usize>),
}

/// A resumable search for the move since which a path is lost.
///
/// A lost path stays lost. So this is a binary search, and a path of `n` squares takes about log₂ `n`
/// verdicts.
pub struct LostSince {
    graph: Arc<Graph>,
    path: Vec<Square>,
    target: Target,
    /// The required last square of an open tour.
    end: Option<Square>,
    /// The path can be completed after this many squares.
    finishable: usize,
    /// It cannot after this many; one more than its length if unknown.
    lost: usize,
    /// The verdict being computed, about a length between these.
    asked: Option<(usize, Verdict)>,
    /// The fate of the whole path, once known.
    fate: Option<Fate>,
    gave_up: bool,
}

impl LostSince {
    /// The question for a path.
    ///
    /// # Errors
    /// As [`Verdict::new`].
    ///
    /// # Panics
    /// If the path is empty.
    pub fn new(graph: Arc<Graph>, path: Vec<Square>, target: Target) -> Result<Self, NotATour> {
        let length = path.len();
        let whole = Verdict::new(graph.clone(), path.clone(), target)?;
        Ok(Self {
            asked: Some((length, whole)),
            finishable: 0,
            lost: length + 1,
            fate: None,
            gave_up: false,
            graph,
            path,
            target,
            end: None,
        })
    }

    /// The same question about an open tour that ends on a given square, if any.
    #[must_use]
    pub fn with_end(mut self, end: Option<Square>) -> Self {
        self.end = end;
        let with_end = |whole: Verdict| match end {
            Some(end) => whole.with_end(end),
            None => whole,
        };
        self.asked = self.asked.map(|(length, whole)| (length, with_end(whole)));
        self
    }

    /// The fate of the whole path, which is found first.
    pub fn fate(&self) -> Option<&Fate> {
        self.fate.as_ref()
    }

    /// Takes up to this many steps of searches; true once there is an answer.
    pub fn search(&mut self, steps: u32) -> bool {
        if let Some((length, verdict)) = self.asked.take_if(|(_, verdict)| verdict.advance(steps)) {
            match verdict.fate() {
                Some(Fate::Finishable { .. }) => self.finishable = length,
                Some(Fate::Lost { .. }) => self.lost = length,
                _ => self.gave_up = true,
            }
            if self.fate.is_none() {
                self.fate = verdict.into_fate();
            }
            self.ask();
        }
        self.asked.is_none()
    }

    /// Steps taken so far by the current search.
    pub fn steps(&self) -> u64 {
        self.asked.as_ref().map_or(0, |(_, verdict)| verdict.steps())
    }

    /// Begins the verdict about the middle of the uncertain range.
    fn ask(&mut self) {
        let in_doubt = self.lost - self.finishable;
        if self.gave_up || in_doubt < 2 {
            return;
        }
        let length = self.finishable + in_doubt / 2;
        let path = self.path[..length].to_vec();
        // A prefix of a path is a path.
        let verdict = Verdict::new(self.graph.clone(), path, self.target);
        self.asked = verdict.ok().map(|verdict| match self.end {
            Some(end) => (length, verdict.with_end(end)),
            None => (length, verdict),
        });
    }

    /// The answer, once there is one.
    pub fn since(&self) -> Option<Since> {
        if self.asked.is_some() {
            return None;
        }
        let lost = self.lost.checked_sub(1).filter(|&place| place < self.path.len());
        Some(match (self.gave_up, lost) {
            (true, lost) => Since::Between(self.finishable.checked_sub(1), lost),
            (false, Some(place)) => Since::Square(place),
            (false, None) => Since::Never,
        })
    }
}

impl Resumable for LostSince {
    fn work_a_look(&self) -> u64 {
        STEPS_A_LOOK
    }

    fn advance(&mut self, work: u64) -> Result<bool, Error> {
        Ok(self.search(u32::try_from(work).unwrap_or(u32::MAX)))
    }

    /// Half of the work is the fate of the path, and each verdict about a part of it settles half of the
    /// rest.
    fn fraction(&self) -> f64 {
        if self.asked.is_none() {
            return 1.0;
        }
        let in_doubt = (self.lost - self.finishable) as f64 / (self.path.len() + 1) as f64;
        if self.fate.is_none() { 0.0 } else { 1.0 - in_doubt / 2.0 }
    }
}
