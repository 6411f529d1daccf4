//! Sets of squares as bits of words.
#![expect(
    clippy::inline_always,
    reason = "the optimiser, told to save bytes, would call what a move consists of"
)]

/// Squares in a word, a bit each.
pub(super) const BITS: u32 = u64::BITS;

/// Binary digits of onward moves that a word has at hand: up to 15, beyond what any piece has.
pub(super) const DIGITS: usize = 4;

/// Squares of one word.
#[derive(Clone, Copy, Debug)]
pub(super) struct Squares {
    pub(super) word: u32,
    pub(super) bits: u64,
}

impl Squares {
    /// A square alone.
    #[inline(always)]
    pub(super) fn one(square: u32) -> Self {
        Self { word: square / BITS, bits: 1 << (square % BITS) }
    }

    /// Takes the first square out of them.
    #[inline(always)]
    pub(super) fn take(&mut self) -> Option<u32> {
        if self.bits == 0 {
            return None;
        }
        let first = self.word * BITS + self.bits.trailing_zeros();
        self.bits &= self.bits - 1;
        Some(first)
    }
}

/// What changes along a walk, of 64 squares.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Word {
    pub(super) open: u64,
    /// The squares that the goal is a move away from; while there is no goal, none.
    pub(super) homes: u64,
    /// How many open squares are a move away: a digit each of 64 binary numbers.
    pub(super) digits: [u64; DIGITS],
    /// The squares whose number has more digits.
    pub(super) many: u64,
    /// The squares whose number is nought to four.
    pub(super) few: [u64; 5],
}

impl Word {
    /// Some squares have a move less; which of them borrow from the digits that are not at hand.
    #[inline(always)]
    #[must_use]
    pub(super) fn lose_move(&mut self, squares: u64) -> u64 {
        // Where a digit becomes 1 it was 0, and the next one is to lose 1.
        let [one, two, four, eight] = &mut self.digits;
        *one ^= squares;
        let less = squares & *one;
        *two ^= less;
        let less = less & *two;
        *four ^= less;
        let less = less & *four;
        *eight ^= less;
        less & *eight
    }

    /// Finds the squares with few moves anew.
    #[inline(always)]
    pub(super) fn find_few(&mut self) {
        let [one, two, four, eight] = self.digits;
        let below_eight = !(eight | self.many);
        let below_four = below_eight & !four;
        let (even, below_two) = (!one, below_four & !two);
        self.few = [
            below_two & even,
            below_two & one,
            below_four & two & even,
            below_four & two & one,
            below_eight & four & !two & even,
        ];
    }
}

/// The further digits of onward moves, as many for each word: none where pieces move on boards.
#[derive(Clone, Debug, Default)]
pub(super) struct Further {
    digits: Vec<u64>,
    each: usize,
}

impl Further {
    pub(super) fn new(words: usize, each: usize) -> Self {
        Self { digits: vec![0; words * each], each }
    }

    /// Those of a word, the lower ones first.
    pub(super) fn of(&mut self, word: u32) -> &mut [u64] {
        &mut self.digits[word as usize * self.each..][..self.each]
    }

    /// Becomes the same as others of the same graph.
    pub(super) fn take_over(&mut self, other: &Self) {
        self.digits.copy_from_slice(&other.digits);
    }

    /// Some squares have less here; which ones of the word have any of these digits left.
    #[cold]
    pub(super) fn lose_move(&mut self, word: u32, mut less: u64) -> u64 {
        let mut many = 0;
        for digit in self.of(word) {
            *digit ^= less;
            less &= *digit;
            many |= *digit;
        }
        many
    }
}
