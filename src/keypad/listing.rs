//! Listing sequences one after the other.

use super::limits::Limits;
use super::moves::Moves;
use super::pad::Key;
use super::problem::Problem;

/// All sequences of a problem in lexicographic order of their keys, a limited number at a time.
///
/// A depth-first search without recursion, so that it can be paused at any time.
#[derive(Clone, Debug)]
pub struct Listing {
    moves: Moves,
    limits: Limits,
    starts: Vec<Key>,
    /// The first `depth` keys are chosen.
    path: Vec<Key>,
    depth: usize,
    /// For each index up to `depth`, how many of the possible keys have been tried.
    tried: Vec<u16>,
    counts: Vec<u32>,
    is_done: bool,
}

impl Listing {
    /// The sequences of a problem; none listed yet.
    pub fn new(problem: &Problem) -> Self {
        let limits = problem.limits.within(problem.length);
        let starts = problem.start.map_or(problem.moves.present().to_vec(), |start| vec![start]);
        let present = |key: &Key| problem.moves.present().binary_search(key).is_ok();
        Self {
            counts: limits.no_counts(),
            moves: problem.moves.clone(),
            limits,
            starts: starts.into_iter().filter(present).collect(),
            path: vec![0; problem.length()],
            depth: 0,
            tried: vec![0; problem.length()],
            is_done: false,
        }
    }

    /// Passes up to `most` sequences to `visit`, and returns how many there were: fewer at the end, or after
    /// `steps` steps, each of which tries a key or takes one back. With limits, long searches may find no
    /// sequence.
    pub fn advance(&mut self, steps: u64, most: usize, visit: &mut dyn FnMut(&[Key])) -> usize {
        let mut listed = 0;
        let mut steps_left = steps;
        while listed < most && steps_left > 0 && !self.is_done {
            steps_left -= 1;
            let depth = self.depth;
            let candidates = match depth.checked_sub(1) {
                None => &self.starts,
                Some(last) => self.moves.from(self.path[last]),
            };
            let Some(&key) = candidates.get(usize::from(self.tried[depth])) else {
                self.back();
                continue;
            };
            self.tried[depth] += 1;
            if self.limits.broken_by(&self.counts, key).is_some() {
                continue;
            }
            self.path[depth] = key;
            if depth + 1 == self.path.len() {
                listed += 1;
                visit(&self.path);
            } else {
                self.limits.add(&mut self.counts, key);
                self.depth += 1;
                self.tried[depth + 1] = 0;
            }
        }
        listed
    }

    fn back(&mut self) {
        match self.depth.checked_sub(1) {
            None => self.is_done = true,
            Some(depth) => {
                self.depth = depth;
                self.limits.remove(&mut self.counts, self.path[depth]);
            }
        }
    }

    /// Whether it is known that there are no more; possibly not yet right after the last one.
    pub fn is_done(&self) -> bool {
        self.is_done
    }

    /// Keys of each sequence.
    pub fn length(&self) -> usize {
        self.path.len()
    }
}
