//! A hash table of states with their counts.

use crate::count::error::CountError;

/// A set of states, each with the number of ways to it.
///
/// Open addressing with linear probing. A state is present if its count is not zero, which makes a marker for
/// empty entries unnecessary. The table is in parts that grow one by one, so that no single call takes long.
#[derive(Clone, Debug)]
pub(super) struct Table {
    parts: Vec<Part>,
    len: usize,
    bytes: u64,
}

/// The states whose hashes begin with the same bits.
#[derive(Clone, Debug, Default)]
struct Part {
    /// States with their counts.
    places: Vec<(u128, u128)>,
    len: usize,
}

#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Place {
    part: usize,
    place: usize,
}

/// Bytes per entry.
const PLACE: u64 = 32;
const SMALLEST: usize = 8;

/// Bits of the hash that choose the part.
const PART_BITS: u32 = 8;

impl Default for Table {
    fn default() -> Self {
        Self { parts: vec![Part::default(); 1 << PART_BITS], len: 0, bytes: 0 }
    }
}

impl Table {
    /// The number of states.
    pub fn len(&self) -> usize {
        self.len
    }

    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    /// The next state from a position on, with its count; moves the position past it.
    pub fn next(&self, from: &mut Place) -> Option<(u128, u128)> {
        while let Some(part) = self.parts.get(from.part) {
            while let Some(&(state, count)) = part.places.get(from.place) {
                from.place += 1;
                if count != 0 {
                    return Some((state, count));
                }
            }
            *from = Place { part: from.part + 1, place: 0 };
        }
        None
    }

    /// The share of the table before a position.
    pub fn share(&self, before: Place) -> f64 {
        let part = self.parts.get(before.part).map_or(1, |part| part.places.len().max(1));
        (before.part as f64 + before.place as f64 / part as f64) / self.parts.len() as f64
    }

    /// Adds to the count of a state. A part grows when two thirds of it are full, unless the table, with the
    /// bytes `held` elsewhere, would meanwhile take more than `limit`.
    ///
    /// # Errors
    /// [`CountError::Overflow`] and [`CountError::NeedsMoreMemory`].
    pub fn add(
        &mut self,
        state: u128,
        count: u128,
        held: u64,
        limit: u64,
    ) -> Result<(), CountError> {
        let hash = hash(state);
        let part = &mut self.parts[(hash >> (64 - PART_BITS)) as usize];
        let before = part.places.len();
        if 3 * (part.len + 1) > 2 * before {
            let places = (2 * before).max(SMALLEST);
            let meanwhile = self.bytes + places as u64 * PLACE;
            let needed = held + meanwhile;
            if needed > limit {
                return Err(CountError::NeedsMoreMemory { needed, limit });
            }
            self.bytes = meanwhile - before as u64 * PLACE;
            part.grow(places);
        }
        let place = part.place(state, hash);
        let (there, sum) = &mut part.places[place];
        if *sum == 0 {
            *there = state;
            part.len += 1;
            self.len += 1;
        }
        *sum = sum.checked_add(count).ok_or(CountError::Overflow)?;
        Ok(())
    }
}

impl Part {
    /// The index of a state, or of the empty entry where it belongs.
    fn place(&self, state: u128, hash: u64) -> usize {
        let last = self.places.len() - 1;
        let mut place = (hash >> 24) as usize & last;
        while let (there, 1..) = self.places[place]
            && there != state
        {
            place = (place + 1) & last;
        }
        place
    }

    fn grow(&mut self, places: usize) {
        for (state, count) in std::mem::replace(&mut self.places, vec![(0, 0); places]) {
            if count != 0 {
                let place = self.place(state, hash(state));
                self.places[place] = (state, count);
            }
        }
    }
}

/// Multiplying spreads the bits upwards (D. E. Knuth, The Art of Computer Programming 3, 6.4).
fn hash(state: u128) -> u64 {
    let folded = (state as u64) ^ ((state >> 64) as u64).rotate_left(23);
    folded.wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_of_a_state_are_added_up() {
        let mut table = Table::default();
        for i in 1..=10_000_u128 {
            table.add((i % 1000) << 90, i, 0, u64::MAX).unwrap();
        }
        assert_eq!(table.len(), 1000);
        let mut place = Place::default();
        let states: Vec<_> = std::iter::from_fn(|| table.next(&mut place)).collect();
        assert_eq!(states.len(), 1000);
        assert!(states.contains(&(7 << 90, (0..10).map(|i| 1000 * i + 7).sum())));
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        let mut table = Table::default();
        let (held, limit) = (1 << 19, 1 << 20);
        table.add(1, u128::MAX, held, limit).unwrap();
        assert_eq!(table.add(1, 1, held, limit), Err(CountError::Overflow));
        let full = (2..).find_map(|state| table.add(state, 1, held, limit).err());
        let Some(CountError::NeedsMoreMemory { needed, limit: 1_048_576 }) = full else {
            panic!("{full:?}")
        };
        assert!(needed > limit && table.bytes() <= limit - held);
    }
}
