//! Finding degrees among others.

use super::frame::Degrees;

/// Different degrees in the order in which they came, each found by a hash of its own.
#[derive(Clone, Debug, Default)]
pub(super) struct Places {
    pub degrees: Vec<Degrees>,
    /// For each hash the place of degrees, plus one; 0 where there are none. Where two have the same,
    /// the later one has the next that is free.
    table: Vec<u32>,
}

/// The least length of the table.
const SMALLEST: usize = 64;

/// 2⁶⁴ divided by the golden ratio: products with it differ in their upper bits.
const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;

/// A number that looks random, but is the same for the same degrees.
#[inline]
pub(super) fn hash(degrees: Degrees) -> u64 {
    (degrees ^ degrees >> 29).wrapping_mul(GOLDEN)
}

impl Places {
    /// The place of some degrees.
    #[inline]
    pub fn find(&self, degrees: Degrees) -> Option<usize> {
        if self.table.is_empty() {
            return None;
        }
        let place = self.table[self.slot(degrees)] as usize;
        place.checked_sub(1)
    }

    /// The place of some degrees, which come last if they are new.
    #[inline]
    pub fn find_or_add(&mut self, degrees: Degrees) -> usize {
        if 2 * self.degrees.len() >= self.table.len() {
            self.grow();
        }
        let slot = self.slot(degrees);
        if self.table[slot] == 0 {
            self.degrees.push(degrees);
            self.table[slot] = self.degrees.len() as u32;
        }
        self.table[slot] as usize - 1
    }

    /// Where some degrees are in the table, or would be. The length of the table is a power of two.
    #[inline]
    fn slot(&self, degrees: Degrees) -> usize {
        let mask = self.table.len() - 1;
        let mut slot = (hash(degrees) >> 32) as usize & mask;
        while let Some(place) = (self.table[slot] as usize).checked_sub(1)
            && self.degrees[place] != degrees
        {
            slot = (slot + 1) & mask;
        }
        slot
    }

    fn grow(&mut self) {
        let len = SMALLEST.max(2 * self.table.len());
        self.table.clear();
        self.table.resize(len, 0);
        for place in 0..self.degrees.len() {
            let slot = self.slot(self.degrees[place]);
            self.table[slot] = place as u32 + 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn degrees_are_found_where_they_were_added() {
        let mut places = Places::default();
        let degrees = |i: u64| (i * i) << (i % 20);
        assert_eq!(places.find(0), None);
        for i in 0..5000 {
            let known = places.find(degrees(i));
            let place = places.find_or_add(degrees(i));
            assert!(known.is_none_or(|known| known == place));
            assert_eq!(places.degrees[place], degrees(i));
            assert_eq!(places.find(degrees(i)), Some(place));
        }
        assert_eq!(places.find(u64::MAX), None);
    }
}
