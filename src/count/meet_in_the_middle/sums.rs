//! Counts of the same pairing added up.

use crate::count::changes::List;
use crate::count::path_pairing::{CLOSED, PAIRINGS};

/// Pairs of the largest pairings that have a place each in the array: 16 MB of them. The next ones
/// would take 276 MB, on boards where few states have so many paths.
const MAX_IN_ARRAY: usize = 8;

/// A sum for each pairing of some pairs.
#[derive(Debug, Default)]
pub(super) struct Sums {
    pairs: usize,
    places: Vec<u64>,
    /// A bit for each place that is not zero.
    marks: Vec<u64>,
    /// Matchings without a place in the array, not added up yet.
    others: List,
}

impl Sums {
    /// Turns to the pairings of so many pairs; all sums have to be zero.
    pub fn begin(&mut self, pairs: usize) {
        self.pairs = pairs;
        let pairings = PAIRINGS[pairs] as usize;
        if pairs <= MAX_IN_ARRAY && self.places.len() < pairings {
            self.places.resize(pairings, 0);
            self.marks.resize(pairings.div_ceil(64), 0);
        }
    }

    /// Adds counts to those of what becomes of pairings, but of those that close a cycle.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "saves a tenth of a count")]
    pub fn add(&mut self, ranks: &[u32], counts: &[u64], after: impl Fn(u32) -> u32) {
        let all = ranks.iter().zip(counts).map(|(&rank, &count)| (after(rank), count));
        let all = all.filter(|&(rank, _)| rank != CLOSED);
        if self.pairs > MAX_IN_ARRAY {
            all.for_each(|(rank, count)| self.others.push(rank, count));
            return;
        }
        for (rank, count) in all {
            self.places[rank as usize] += count;
            self.marks[rank as usize / 64] |= 1 << (rank % 64);
        }
    }

    /// Hands out the sums, ascending by their ranks, and sets them to zero.
    pub fn take(&mut self, list: &mut List) {
        list.clear();
        if self.pairs > MAX_IN_ARRAY {
            self.others.sort();
            self.others.iter().for_each(|(rank, count)| list.add_last(rank, count));
            self.others.clear();
            return;
        }
        let words = (PAIRINGS[self.pairs] as usize).div_ceil(64);
        for (at, marks) in self.marks[..words].iter_mut().enumerate() {
            let mut left = std::mem::take(marks);
            while left != 0 {
                let rank = at as u32 * 64 + left.trailing_zeros();
                left &= left - 1;
                list.push(rank, std::mem::take(&mut self.places[rank as usize]));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_added_up_with_and_without_the_array() {
        let (mut sums, mut list) = (Sums::default(), List::default());
        for pairs in [MAX_IN_ARRAY + 1, 3, MAX_IN_ARRAY, MAX_IN_ARRAY + 1] {
            sums.begin(pairs);
            for some in [[(14, 1), (2, 10)], [(2, 100), (7, 1000)]] {
                let (ranks, counts): (Vec<u32>, Vec<u64>) = some.into_iter().unzip();
                sums.add(&ranks, &counts, |rank| rank);
                sums.add(&ranks, &counts, |_| CLOSED);
            }
            sums.take(&mut list);
            assert!(list.iter().eq([(2, 110), (7, 1000), (14, 1)]), "{pairs} pairs");
            sums.take(&mut list);
            assert_eq!(list.len(), 0);
        }
    }
}
