//! A leaper: the knight and its relatives.

use super::MAX_SIDE;
use super::error::LeaperError;

/// A leaper that moves `r` squares in one direction and `s` squares at right angles to it.
///
/// The knight is `(1, 2)`; the camel `(1, 3)`, the zebra `(2, 3)` and the giraffe `(1, 4)` are other famous
/// ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leaper {
    short: u16,
    long: u16,
}

/// Named leapers worth trying, the knight first.
pub const NAMED: [(&str, Leaper); 5] = [
    ("Knight", Leaper::KNIGHT),
    ("Camel", Leaper { short: 1, long: 3 }),
    ("Zebra", Leaper { short: 2, long: 3 }),
    ("Giraffe", Leaper { short: 1, long: 4 }),
    ("Antelope", Leaper { short: 3, long: 4 }),
];

impl Leaper {
    /// The knight.
    pub const KNIGHT: Self = Self { short: 1, long: 2 };

    /// The `(r, s)` leaper, which equals the `(s, r)` leaper.
    ///
    /// # Errors
    /// [`LeaperError::NotALeaper`] for `(0, 0)`, for negative lengths, and for lengths beyond any board.
    pub fn new(r: i64, s: i64) -> Result<Self, LeaperError> {
        let lengths = 0..=i64::from(MAX_SIDE);
        if !lengths.contains(&r) || !lengths.contains(&s) || (r, s) == (0, 0) {
            return Err(LeaperError::NotALeaper { r, s });
        }
        Ok(Self { short: r.min(s) as u16, long: r.max(s) as u16 })
    }

    /// Whether each move goes from one colour of the chessboard to the other.
    pub fn changes_colour(self) -> bool {
        (self.short + self.long) % 2 == 1
    }

    /// The moves as steps in (x, y): eight, or four if one length is 0 or both are equal.
    ///
    /// For the knight the order is (2, 1) (2, −1) (1, 2) (1, −2) (−1, 2) (−1, −2) (−2, 1) (−2, −1). It
    /// matters wherever ties go to the first: runs depend on it.
    pub fn moves(self) -> Vec<(i32, i32)> {
        let (short, long) = (i32::from(self.short), i32::from(self.long));
        let mut moves = Vec::with_capacity(8);
        for x in [long, short, -short, -long] {
            let y = if x.abs() == long { short } else { long };
            for step in [(x, y), (x, -y)] {
                if !moves.contains(&step) {
                    moves.push(step);
                }
            }
        }
        moves
    }

    /// Whether a step in (x, y) is a move.
    #[inline]
    pub fn makes(self, x: i32, y: i32) -> bool {
        if self == Self::KNIGHT {
            // Only these two squares add up to five.
            let (x, y) = (i64::from(x), i64::from(y));
            return x * x + y * y == 5;
        }
        let (x, y) = (x.unsigned_abs(), y.unsigned_abs());
        x.min(y) == u32::from(self.short) && x.max(y) == u32::from(self.long)
    }

    /// The two lengths, the shorter first.
    pub fn lengths(self) -> [u16; 2] {
        [self.short, self.long]
    }

    /// The maximum distance of a move along a row or a column.
    pub fn reach(self) -> i32 {
        self.long.into()
    }
}

impl Default for Leaper {
    fn default() -> Self {
        Self::KNIGHT
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_knight_moves_in_the_printed_order() {
        let printed = [(2, 1), (2, -1), (1, 2), (1, -2), (-1, 2), (-1, -2), (-2, 1), (-2, -1)];
        assert_eq!(Leaper::KNIGHT.moves(), printed);
    }

    #[test]
    fn no_move_is_listed_twice() {
        assert_eq!(Leaper::new(0, 1).unwrap().moves().len(), 4);
        assert_eq!(Leaper::new(2, 2).unwrap().moves().len(), 4);
        assert_eq!(Leaper::new(3, 1), Leaper::new(1, 3));
    }

    #[test]
    fn steps_are_distinguished_from_moves() {
        for leaper in [(1, 2), (0, 1), (2, 2), (1, 4)].map(|(r, s)| Leaper::new(r, s).unwrap()) {
            for (x, y) in (-5..=5).flat_map(|x| (-5..=5).map(move |y| (x, y))) {
                assert_eq!(leaper.makes(x, y), leaper.moves().contains(&(x, y)));
            }
        }
    }

    #[test]
    fn impossible_leapers_are_refused() {
        for (r, s) in [(0, 0), (-1, 2), (1, 4097)] {
            assert_eq!(Leaper::new(r, s), Err(LeaperError::NotALeaper { r, s }));
        }
    }
}
