//! All sequences of one length, grouped by their last key and their tallies.

use super::error::KeypadError;
use super::pad::Key;

/// All tallies, packed into one number.
pub(super) type Tallied = u128;

/// For each group of sequences with equal tallies: how many of them end on each key.
///
/// All numbers are stored in one array with a fixed width, and a hash table with linear probing finds the row
/// of a group (D. E. Knuth, The Art of Computer Programming 3, 6.4).
#[derive(Clone, Debug, Default)]
pub(super) struct Layer {
    /// Numbers per row, one for each key.
    keys: usize,
    /// Limbs per number, in base 2⁶⁴ with the lowest first.
    width: usize,
    groups: Vec<Tallied>,
    numbers: Vec<u64>,
    /// Row indices plus one, or 0 for empty. The length is a power of two.
    table: Vec<u32>,
    /// The maximum of all highest limbs.
    top: u64,
}

impl Layer {
    /// The maximum number of bytes per group.
    pub(super) fn bytes_a_group(keys: usize, width: usize) -> usize {
        // The table has less than four entries for each group allocated.
        keys * width * size_of::<u64>() + size_of::<Tallied>() + 4 * size_of::<u32>()
    }

    /// Empties the layer, and allocates this many groups with numbers of another width.
    pub(super) fn reset(
        &mut self,
        keys: usize,
        width: usize,
        groups: usize,
    ) -> Result<(), KeypadError> {
        self.groups.clear();
        self.numbers.clear();
        self.table.clear();
        (self.keys, self.width, self.top) = (keys, width, 0);
        let entries = (2 * groups).next_power_of_two();
        let room = self
            .groups
            .try_reserve_exact(groups)
            .and_then(|()| self.numbers.try_reserve_exact(groups * keys * width))
            .and_then(|()| self.table.try_reserve_exact(entries));
        let bytes = (groups * Self::bytes_a_group(keys, width)) as u64;
        room.map_err(|_| KeypadError::OutOfMemory { bytes })?;
        self.table.resize(entries, 0);
        Ok(())
    }

    pub(super) fn len(&self) -> usize {
        self.groups.len()
    }

    pub(super) fn tallied(&self, row: usize) -> Tallied {
        self.groups[row]
    }

    pub(super) fn width(&self) -> usize {
        self.width
    }

    /// Unused bits at the upper end of the largest number.
    pub(super) fn spare_bits(&self) -> u32 {
        self.top.leading_zeros()
    }

    #[inline]
    pub(super) fn number(&self, row: usize, key: Key) -> &[u64] {
        let from = (row * self.keys + usize::from(key)) * self.width;
        &self.numbers[from..from + self.width]
    }

    /// Sets how many sequences of a group end on a key. The number must have the layer's width, and there
    /// must be capacity for the group.
    pub(super) fn put(&mut self, tallied: Tallied, key: Key, number: &[u64]) {
        let row = self.row(tallied);
        let from = (row * self.keys + usize::from(key)) * self.width;
        if let [number] = number {
            self.numbers[from] = *number;
        } else {
            self.numbers[from..from + self.width].copy_from_slice(number);
        }
        self.top = self.top.max(number[self.width - 1]);
    }

    fn row(&mut self, tallied: Tallied) -> usize {
        let mask = self.table.len() - 1;
        let mut at = hash(tallied) as usize & mask;
        loop {
            match self.table[at] {
                0 => break,
                entry if self.groups[entry as usize - 1] == tallied => return entry as usize - 1,
                _ => at = (at + 1) & mask,
            }
        }
        self.groups.push(tallied);
        self.numbers.resize(self.groups.len() * self.keys * self.width, 0);
        self.table[at] = self.groups.len() as u32;
        self.groups.len() - 1
    }
}

/// Multiplicative hashing: the middle bits of a product with an odd number depend on all below.
fn hash(tallied: Tallied) -> u64 {
    const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;
    let folded = (tallied as u64) ^ ((tallied >> 64) as u64).wrapping_mul(GOLDEN).rotate_left(32);
    folded.wrapping_mul(GOLDEN) >> 32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_keep_their_numbers() {
        let mut layer = Layer::default();
        layer.reset(2, 2, 1000).unwrap();
        for group in 0..1000_u64 {
            layer.put(Tallied::from(group) << (group % 60), 1, &[group, 7]);
        }
        assert!(layer.len() <= 1000);
        for row in 0..layer.len() {
            let [low, high] = *layer.number(row, 1) else { panic!("two limbs") };
            assert_eq!((layer.tallied(row), high), (Tallied::from(low) << (low % 60), 7));
            assert_eq!(layer.number(row, 0), [0, 0]);
        }
        assert_eq!(layer.spare_bits(), 61);
        layer.reset(1, 1, 1).unwrap();
        assert_eq!((layer.len(), layer.width(), layer.spare_bits()), (0, 1, 64));
    }
}
