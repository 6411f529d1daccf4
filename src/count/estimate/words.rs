//! Sets of squares as bits of words.
#![expect(
    clippy::inline_always,
    reason = "the optimiser, told to save bytes, would call what a move consists of"
)]

/// Squares in a word, a bit each.
pub(super) const BITS: u32 = u64::BITS;

/// The binary digits of onward moves that are always needed: up to 15, as many as most pieces have on boards.
pub(super) const DIGITS: usize = 4;

/// Further digits, for graphs: up to 1023, one fewer than the most squares.
const FURTHER: usize = 6;

#[derive(Clone, Copy, Debug)]
pub(super) struct Squares {
    pub(super) word: u32,
    pub(super) bits: u64,
}

impl Squares {
    #[inline(always)]
    pub(super) fn one(square: u32) -> Self {
        Self { word: square / BITS, bits: 1 << (square % BITS) }
    }

    /// Removes and returns the first square.
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

/// What changes along a walk, for 64 squares.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Word {
    pub(super) open: u64,
    /// The squares that are a move from the goal; empty while there is no goal.
    pub(super) homes: u64,
    /// The number of open neighbours of each square, as the digits of 64 binary numbers.
    pub(super) digits: [u64; DIGITS],
    pub(super) further: [u64; FURTHER],
    /// The squares whose number has further digits.
    pub(super) many: u64,
    /// The squares whose number is zero to four.
    pub(super) few: [u64; 5],
}

impl Word {
    /// Takes a move away from each of these squares.
    #[inline(always)]
    pub(super) fn lose_move(&mut self, squares: u64) {
        // A digit that becomes 1 was 0, so the next one must lose 1.
        let [one, two, four, eight] = &mut self.digits;
        *one ^= squares;
        let less = squares & *one;
        *two ^= less;
        let less = less & *two;
        *four ^= less;
        let less = less & *four;
        *eight ^= less;
        let less = less & *eight;
        if less != 0 {
            self.borrow(less);
        }
    }

    /// Subtracts 1 from the further digits of these squares.
    #[cold]
    fn borrow(&mut self, mut less: u64) {
        self.many = 0;
        for digit in &mut self.further {
            *digit ^= less;
            less &= *digit;
            self.many |= *digit;
        }
    }

    /// Updates the sets of squares with few moves.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_lost_digit_by_digit() {
        // The first square has 70 moves and the second 3.
        let (digits, further) = ([0b10, 0b11, 0b01, 0], [0, 0, 0b01, 0, 0, 0]);
        let mut word = Word { digits, further, many: 0b01, ..Word::default() };
        for left in (0..70_u32).rev() {
            word.lose_move(0b01);
            word.find_few();
            let has_few = word.few.map(|squares| squares & 0b01 != 0);
            assert_eq!(has_few, [0, 1, 2, 3, 4].map(|few| few == left), "{left}");
            assert_eq!(
                word.few.map(|squares| squares & 0b10 != 0),
                [0, 1, 2, 3, 4].map(|few| few == 3)
            );
            assert_eq!(word.many & 0b01 != 0, left > 15, "{left}");
        }
    }

    #[test]
    fn squares_are_taken_in_order() {
        let mut squares = Squares { word: 1, bits: 0b1001 };
        assert_eq!([(); 3].map(|()| squares.take()), [Some(64), Some(67), None]);
        assert_eq!(Squares::one(67).bits, 0b1000);
    }
}
