//! Counts of the same matching added up.

use crate::count::changes::List;
use crate::count::matching::MATCHINGS;

/// A sum for each matching of some pairs.
#[derive(Debug, Default)]
pub(super) struct Sums {
    sums: Vec<u64>,
    /// A bit for each sum that is not zero.
    marks: Vec<u64>,
}

impl Sums {
    /// Makes room for the matchings of so many pairs; all sums have to be zero.
    pub fn begin(&mut self, pairs: usize) {
        let matchings = MATCHINGS[pairs] as usize;
        if self.sums.len() < matchings {
            self.sums.resize(matchings, 0);
            self.marks.resize(matchings.div_ceil(64), 0);
        }
    }

    pub fn add(&mut self, list: &List) {
        for (rank, count) in list.iter() {
            self.sums[rank as usize] += count;
            self.marks[rank as usize / 64] |= 1 << (rank % 64);
        }
    }

    /// Hands out the sums, ascending by their ranks, and sets them to zero.
    pub fn take(&mut self, pairs: usize, list: &mut List) {
        list.clear();
        let words = (MATCHINGS[pairs] as usize).div_ceil(64);
        for (at, marks) in self.marks[..words].iter_mut().enumerate() {
            let mut left = std::mem::take(marks);
            while left != 0 {
                let rank = at as u32 * 64 + left.trailing_zeros();
                left &= left - 1;
                list.push(rank, std::mem::take(&mut self.sums[rank as usize]));
            }
        }
    }
}
