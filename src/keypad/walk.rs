//! A sequence as it is typed: how far it holds, and what is wrong with it.

use super::pad::Key;
use super::problem::Problem;

/// The beginning of a sequence that holds, and what ends it, if anything does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Walk {
    /// How many keys hold.
    pub holds: usize,
    /// What is wrong with the key after them; `None` when all hold.
    pub fault: Option<Fault>,
    /// The keys that could follow those that hold, in ascending order; none when the sequence has
    /// its length.
    pub next: Vec<Key>,
}

/// What is wrong with a key of a sequence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// There is no such key.
    NoSuchKey,
    /// The sequence begins with another key than was asked for.
    OtherStart {
        /// The key asked for.
        start: Key,
    },
    /// No move leads there.
    NoMove {
        /// From here.
        from: Key,
        /// The keys that a move leads to.
        ways: Vec<Key>,
    },
    /// The key comes once too often.
    LimitBroken {
        /// The number of the limit.
        limit: usize,
        /// What it allows.
        at_most: u32,
        /// The keys that are counted together, in ascending order.
        keys: Vec<Key>,
    },
    /// The sequence has its length already.
    TooLong {
        /// The length asked for.
        length: usize,
    },
}

impl Problem {
    /// Goes along a sequence until a key is wrong. Cost: linear.
    #[must_use]
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
        assert_eq!(walk("AHAHKB", 6, None).next, []);
        assert_eq!(walk("", 6, Some(3)).next, [3]);
    }

    #[test]
    fn the_first_fault_is_told() {
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
