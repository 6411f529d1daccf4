//! Since which move a path cannot be completed any more.

use std::sync::Arc;

use super::verdict::{Fate, Verdict};
use crate::board::Square;
use crate::error::Error;
use crate::graph::Graph;
use crate::resumable::Resumable;
use crate::tour::NotATour;
use crate::tour::target::Target;

/// Steps of a search that take about a millisecond, or less.
const STEPS_A_LOOK: u64 = 200;

/// What is found out about a path. Its squares are told by their places in it, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Since {
    /// The path can be completed.
    Never,
    /// It cannot be completed since this square; before it, it could.
    Square(usize),
    /// Nobody knows: it could be completed before the first of these squares, if there is one, and
    /// it certainly cannot since the second, if there is one.
    Between(Option<usize>, Option<usize>),
}

/// The question since when a path is lost, on its way to the answer.
///
/// What is lost stays lost. So a verdict about the middle of what is in doubt halves it, and a path of
/// `n` squares takes about log₂ `n` verdicts.
pub struct LostSince {
    graph: Arc<Graph>,
    path: Vec<Square>,
    target: Target,
    /// The path can be completed as far as so many squares.
    finishable: usize,
    /// It cannot from so many on; one more than it has where that is not known.
    lost: usize,
    /// The verdict about one of the lengths between these.
    asked: Option<(usize, Verdict)>,
    /// What becomes of the whole path, once that is known.
    fate: Option<Fate>,
    gave_up: bool,
}

impl LostSince {
    /// Asks about a path.
    ///
    /// # Errors
    /// As [`Verdict::new`].
    ///
    /// # Panics
    /// Without a square.
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
        })
    }

    /// What becomes of the whole path, which is found out first.
    #[must_use]
    pub fn fate(&self) -> Option<&Fate> {
        self.fate.as_ref()
    }

    /// Takes at most so many steps of searches; true once there is an answer.
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

    /// Steps taken so far, of the search that is on its way.
    #[must_use]
    pub fn steps(&self) -> u64 {
        self.asked.as_ref().map_or(0, |(_, verdict)| verdict.steps())
    }

    /// Asks about the middle of what is in doubt.
    fn ask(&mut self) {
        let in_doubt = self.lost - self.finishable;
        if self.gave_up || in_doubt < 2 {
            return;
        }
        let length = self.finishable + in_doubt / 2;
        let path = self.path[..length].to_vec();
        // The beginning of a path is one.
        let verdict = Verdict::new(self.graph.clone(), path, self.target);
        self.asked = verdict.ok().map(|verdict| (length, verdict));
    }

    /// The answer, once there is one.
    #[must_use]
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

    /// Half of the question is what becomes of the path, and each verdict about a part of it settles half
    /// of what is left.
    fn fraction(&self) -> f64 {
        if self.asked.is_none() {
            return 1.0;
        }
        let in_doubt = (self.lost - self.finishable) as f64 / (self.path.len() + 1) as f64;
        if self.fate.is_none() { 0.0 } else { 1.0 - in_doubt / 2.0 }
    }
}
