//! States with their counts, in a hash table.

use crate::error::Error;

/// A set of states, each with the number of ways to it.
///
/// Open addressing with linear probing. A state is there when its count is not zero, which makes a
/// marker for empty places unnecessary.
#[derive(Clone, Debug, Default)]
pub(super) struct Table {
    states: Vec<u128>,
    counts: Vec<u128>,
    len: usize,
}

/// Bytes for each place.
const PLACE: u64 = 32;
const SMALLEST: usize = 64;

impl Table {
    /// How many states there are.
    pub fn len(&self) -> usize {
        self.len
    }

    /// How many places there are, empty ones counted.
    pub fn places(&self) -> usize {
        self.states.len()
    }

    /// The state in a place and its count, unless the place is empty.
    pub fn at(&self, place: usize) -> Option<(u128, u128)> {
        let count = self.counts[place];
        (count != 0).then(|| (self.states[place], count))
    }

    pub fn bytes(&self) -> u64 {
        self.places() as u64 * PLACE
    }

    /// Adds to the count of a state a number that is not 0. The table grows when two thirds of it are full, but not so that
    /// it would take more than `limit` bytes meanwhile.
    ///
    /// # Errors
    /// [`Error::CountOverflow`], and [`Error::TooMuchMemory`] with the bytes that the table alone
    /// would take.
    pub fn add(&mut self, state: u128, count: u128, limit: u64) -> Result<(), Error> {
        if 3 * (self.len + 1) > 2 * self.places() {
            self.grow(limit)?;
        }
        let place = self.place(state);
        if self.counts[place] == 0 {
            self.states[place] = state;
            self.len += 1;
        }
        let sum = self.counts[place].checked_add(count);
        self.counts[place] = sum.ok_or(Error::CountOverflow)?;
        Ok(())
    }

    /// The place of a state, or the empty one that it would have.
    fn place(&self, state: u128) -> usize {
        // Multiplying spreads the bits upwards (D. E. Knuth, The Art of Computer Programming 3, 6.4).
        let folded = (state as u64) ^ ((state >> 64) as u64).rotate_left(23);
        let spread = folded.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let last = self.places() - 1;
        let mut place = (spread >> 32) as usize & last;
        while self.counts[place] != 0 && self.states[place] != state {
            place = (place + 1) & last;
        }
        place
    }

    fn grow(&mut self, limit: u64) -> Result<(), Error> {
        let places = (2 * self.places()).max(SMALLEST);
        let needed = self.bytes() + places as u64 * PLACE;
        if needed > limit {
            return Err(Error::TooMuchMemory { needed, limit, is_exact: false });
        }
        let old = std::mem::take(self);
        self.states = vec![0; places];
        self.counts = vec![0; places];
        self.len = old.len;
        for (state, count) in old.states.into_iter().zip(old.counts) {
            if count != 0 {
                let place = self.place(state);
                self.states[place] = state;
                self.counts[place] = count;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_of_a_state_are_added_up() {
        let mut table = Table::default();
        for i in 1..=10_000_u128 {
            table.add((i % 1000) << 90, i, u64::MAX).unwrap();
        }
        assert_eq!(table.len(), 1000);
        let states: Vec<_> = (0..table.places()).filter_map(|place| table.at(place)).collect();
        assert_eq!(states.len(), 1000);
        assert!(states.contains(&(7 << 90, (0..10).map(|i| 1000 * i + 7).sum())));
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        let mut table = Table::default();
        table.add(1, u128::MAX, 1 << 20).unwrap();
        assert_eq!(table.add(1, 1, 1 << 20), Err(Error::CountOverflow));
        let full = (2..).find_map(|state| table.add(state, 1, 1 << 20).err());
        assert!(matches!(full, Some(Error::TooMuchMemory { limit: 1_048_576, .. })));
        assert!(table.bytes() <= 1 << 20);
    }
}
