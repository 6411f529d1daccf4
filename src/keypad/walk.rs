//! Checking a typed sequence.

use super::pad::Key;
use super::problem::Problem;

/// The correct beginning of a sequence, and the first fault, if any.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Walk {
    /// The number of correct keys.
    pub holds: usize,
    /// The fault of the key after them; `None` if all are correct.
    pub fault: Option<Fault>,
    /// The keys that could follow the correct ones, in ascending order; empty if the sequence is complete.
    pub next: Vec<Key>,
}

/// The fault of a key in a sequence.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fault {
    /// There is no such key.
    NoSuchKey,
    /// The sequence does not begin with the required key.
    OtherStart {
        /// The required key.
        start: Key,
    },
    /// There is no move to the key.
    NoMove {
        /// The key before it.
        from: Key,
        /// The keys that moves lead to from there.
        ways: Vec<Key>,
    },
    /// The key exceeds a limit.
    LimitBroken {
        /// The number of the limit.
        limit: usize,
        /// The maximum it allows.
        at_most: u32,
        /// The keys counted together, in ascending order.
        keys: Vec<Key>,
    },
    /// The sequence is already complete.
    TooLong {
        /// The required length.
        length: usize,
    },
}

impl Problem {
    /// Checks a sequence up to the first fault. Cost: linear.
    pub fn walk(&self, keys: &[Key]) -> Walk {
        let mut counts = self.limits.no_counts();
        let mut last = None;
        for (holds, &key) in keys.iter().enumerate() {
            let fault = self.fault(&counts, holds, last, key);
            if fault.is_some() {
                return Walk { holds, fault, next: self.next(&counts, holds, last) };
            }
            self.limits.add(&mut counts, key);
            last = Some(key);
        }
        Walk { holds: keys.len(), fault: None, next: self.next(&counts, keys.len(), last) }
    }

    fn fault(&self, counts: &[u32], holds: usize, last: Option<Key>, key: Key) -> Option<Fault> {
        if self.moves.present().binary_search(&key).is_err() {
            return Some(Fault::NoSuchKey);
        }
        if holds == self.length() {
            return Some(Fault::TooLong { length: holds });
        }
        if let Some(start) = self.start.filter(|&start| last.is_none() && start != key) {
            return Some(Fault::OtherStart { start });
        }
        if let Some(from) = last
            && self.moves.from(from).binary_search(&key).is_err()
        {
            return Some(Fault::NoMove { from, ways: self.moves.from(from).to_vec() });
        }
        self.limits.broken_by(counts, key).map(|tally| Fault::LimitBroken {
            limit: tally.limit,
            at_most: tally.most,
            keys: tally.keys.clone(),
        })
    }

    fn next(&self, counts: &[u32], holds: usize, last: Option<Key>) -> Vec<Key> {
        let ways = last.map_or(self.moves.present(), |last| self.moves.from(last));
        let fits = |&key: &Key| self.fault(counts, holds, last, key).is_none();
        ways.iter().copied().filter(fits).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Leaper;
    use crate::keypad::limits::Limit;
    use crate::keypad::pad::Keypad;

    fn walk(text: &str, length: u32, start: Option<Key>) -> Walk {
        let keypad: Keypad = "ABCDE/FGHIJ/KLMNO/ 123 ".parse().unwrap();
        let vowels = Limit { keys: keypad.sequence("AEIO").unwrap(), at_most: 2, each: false };
        let graph = keypad.graph(Leaper::KNIGHT);
        let problem = Problem::new(&graph, length, start, &[vowels]).unwrap();
        problem.walk(&keypad.sequence(text).unwrap())
    }

    #[test]
    fn a_sequence_that_holds_tells_what_could_follow() {
        assert_eq!(walk("AHAHKB", 10, None), Walk { holds: 6, fault: None, next: vec![10, 12] });
        assert!(walk("AHAHKB", 6, None).next.is_empty());
        assert_eq!(walk("", 6, Some(3)).next, [3]);
    }

    #[test]
    fn the_first_fault_is_found() {
        let fault = |text, length, start| {
            let walk = walk(text, length, start);
            (walk.holds, walk.fault.unwrap())
        };
        let no_move = Fault::NoMove { from: 0, ways: vec![7, 11] };
        assert_eq!(fault("HABA", 10, None), (2, no_move));
        let broken = Fault::LimitBroken { limit: 0, at_most: 2, keys: vec![0, 4, 8, 14] };
        assert_eq!(fault("AHAHEH", 10, None), (4, broken));
        assert_eq!(fault("AHAH", 3, None), (3, Fault::TooLong { length: 3 }));
        assert_eq!(fault("AH", 3, Some(1)), (0, Fault::OtherStart { start: 1 }));
    }
}
