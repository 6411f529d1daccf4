//! A relation between two lists of equal length, as rows of bits.

/// For each row the set of its columns, 64 in a word, and how many they are.
#[derive(Clone, Debug)]
pub(super) struct Relation {
    words: usize,
    bits: Vec<u64>,
    counts: Vec<u16>,
}

impl Relation {
    /// Rows without a column.
    pub fn empty(size: usize) -> Self {
        let words = size.div_ceil(64);
        Self { words, bits: vec![0; size * words], counts: vec![0; size] }
    }

    /// Rows with every column.
    pub fn full(size: usize) -> Self {
        let mut relation = Self::empty(size);
        for (row, column) in (0..size).flat_map(|row| (0..size).map(move |column| (row, column))) {
            relation.set(row, column);
        }
        relation
    }

    pub fn has(&self, row: usize, column: usize) -> bool {
        self.bits[row * self.words + column / 64] >> (column % 64) & 1 == 1
    }

    /// Adds a column that the row does not have.
    pub fn set(&mut self, row: usize, column: usize) {
        self.bits[row * self.words + column / 64] |= 1 << (column % 64);
        self.counts[row] += 1;
    }

    /// Removes a column that the row has.
    pub fn clear(&mut self, row: usize, column: usize) {
        self.bits[row * self.words + column / 64] &= !(1 << (column % 64));
        self.counts[row] -= 1;
    }

    /// How many columns the row has.
    pub fn count(&self, row: usize) -> usize {
        self.counts[row].into()
    }

    /// The set of the row.
    pub fn row(&self, row: usize) -> &[u64] {
        &self.bits[row * self.words..][..self.words]
    }

    /// The columns of the row.
    pub fn each(&self, row: usize) -> impl Iterator<Item = usize> + '_ {
        members(self.row(row))
    }

    /// The columns of the row, of which it may lose some meanwhile: each set of 64 is read when it is reached.
    pub fn word(&self, row: usize, word: usize) -> u64 {
        self.bits[row * self.words + word]
    }

    /// Words of a row.
    pub fn words(&self) -> usize {
        self.words
    }

    /// The only column of the row; `None` if there are none or several.
    pub fn only(&self, row: usize) -> Option<usize> {
        if self.counts[row] == 1 { self.each(row).next() } else { None }
    }
}

/// The members of a set.
pub(super) fn members(set: &[u64]) -> impl Iterator<Item = usize> + '_ {
    set.iter().enumerate().flat_map(|(word, &bits)| bits_of(bits).map(move |bit| word * 64 + bit))
}

/// The places of the bits of a word.
pub(super) fn bits_of(mut bits: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (bits != 0).then(|| bits.trailing_zeros() as usize);
        bits &= bits.wrapping_sub(1);
        bit
    })
}

/// The members that two sets share: `None`, one of them, or several.
pub(super) fn shared(one: &[u64], other: &[u64]) -> Shared {
    let mut found = Shared::None;
    for (word, (one, other)) in one.iter().zip(other).enumerate() {
        let both = one & other;
        if both != 0 {
            if matches!(found, Shared::One(_)) || both & (both - 1) != 0 {
                return Shared::Several;
            }
            found = Shared::One(word * 64 + both.trailing_zeros() as usize);
        }
    }
    found
}

/// See [`shared`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shared {
    None,
    One(usize),
    Several,
}
