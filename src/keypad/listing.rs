//! Naming sequences one after the other.

use super::limits::Limits;
use super::moves::Moves;
use super::pad::Key;
use super::problem::Problem;

/// All sequences of a problem in ascending order of their keys, as many at a time as are asked for.
///
/// It goes as deep as a sequence is long, key by key, and back where no key fits. It does not
/// recurse, so it can rest at any time.
#[derive(Clone, Debug)]
pub struct Listing {
    moves: Moves,
    limits: Limits,
    starts: Vec<Key>,
    /// The first `depth` keys are chosen.
    path: Vec<Key>,
    depth: usize,
    /// For each place up to `depth` how many of the keys that could stand there were tried.
    tried: Vec<u16>,
    counts: Vec<u32>,
    is_done: bool,
}

impl Listing {
    /// The sequences of a problem, none named yet.
    #[must_use]
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

    /// Hands the next sequences to `visit`, at most so many, and tells how many there were: fewer
    /// where there are no more, or after so many steps, a step being a key tried or taken back.
    /// Limits can make for long ways without a sequence.
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

    /// Takes the last chosen key back.
    fn back(&mut self) {
        match self.depth.checked_sub(1) {
            None => self.is_done = true,
            Some(depth) => {
                self.depth = depth;
                self.limits.remove(&mut self.counts, self.path[depth]);
            }
        }
    }

    /// Whether it is known that there are no more: perhaps not yet right after the last one.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.is_done
    }

    /// Keys of each sequence.
    #[must_use]
    pub fn length(&self) -> usize {
        self.path.len()
    }
}
