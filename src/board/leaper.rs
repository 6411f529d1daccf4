//! A leaper: the knight and its relatives.

use std::fmt;
use std::str::FromStr;

use super::MAX_SIDE;
use super::error::LeaperError;
use super::short_lists::sort_short;

/// The most kinds of leaps that one piece can have.
pub const MAX_LEAPS: usize = 8;

/// A piece that leaps: each of its leaps goes `r` squares in one direction and `s` squares at right angles to it.
///
/// The knight has one leap, (1, 2), and so have the camel, (1, 3), the zebra, (2, 3), and the giraffe, (1, 4).
/// Others have several: the king steps as (0, 1) or (1, 1), the gnu leaps as a knight or a camel.
///
/// As text, the leaps are joined by `+`:
///
/// ```
/// use knights_tour::Leaper;
///
/// let king: Leaper = "0,1+1,1".parse()?;
/// assert_eq!(king, "king".parse()?);
/// assert_eq!(king.moves().len(), 8);
/// assert_eq!(Leaper::new(1, 2)?, Leaper::KNIGHT);
/// assert!("queen".parse::<Leaper>().unwrap_err().to_string().contains("rider"));
/// # Ok::<(), knights_tour::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leaper {
    /// Of each leap the shorter length first. They are in the order of the longer length, then of the shorter one,
    /// without repetitions; what remains of the array is 0.
    leaps: [[u16; 2]; MAX_LEAPS],
}

/// Named leapers worth trying, the knight first.
pub const NAMED: [(&str, Leaper); 9] = [
    ("Knight", Leaper::KNIGHT),
    ("Wazir", Leaper::WAZIR),
    ("King", Leaper::KING),
    ("Camel", Leaper::having(&[[1, 3]])),
    ("Zebra", Leaper::having(&[[2, 3]])),
    ("Giraffe", Leaper::having(&[[1, 4]])),
    ("Antelope", Leaper::having(&[[3, 4]])),
    ("Gnu", Leaper::having(&[[1, 2], [1, 3]])),
    ("Five-leaper", Leaper::having(&[[3, 4], [0, 5]])),
];

/// Pieces that go on in one direction until something is in their way, by their names in chess and in problems.
const RIDERS: [&str; 5] = ["rook", "bishop", "queen", "nightrider", "rider"];

impl Leaper {
    /// The knight.
    pub const KNIGHT: Self = Self::having(&[[1, 2]]);

    /// The wazir, which steps to the next square of its row or column.
    pub const WAZIR: Self = Self::having(&[[0, 1]]);

    /// The king, which steps to any square beside it.
    pub const KING: Self = Self::having(&[[0, 1], [1, 1]]);

    /// The piece with these leaps, which are in order already.
    const fn having(some: &[[u16; 2]]) -> Self {
        let mut leaps = [[0; 2]; MAX_LEAPS];
        let mut at = 0;
        while at < some.len() {
            leaps[at] = some[at];
            at += 1;
        }
        Self { leaps }
    }

    /// The `(r, s)` leaper, which equals the `(s, r)` leaper.
    ///
    /// # Errors
    /// [`LeaperError::NotALeaper`] for `(0, 0)`, for negative lengths, and for lengths beyond any board.
    pub fn new(r: i64, s: i64) -> Result<Self, LeaperError> {
        Self::of(&[(r, s)])
    }

    /// The piece with several leaps, in any order.
    ///
    /// # Errors
    /// As [`new`](Self::new), and [`LeaperError::TooManyLeaps`] for none, or for more than [`MAX_LEAPS`].
    pub fn of(leaps: &[(i64, i64)]) -> Result<Self, LeaperError> {
        let lengths = 0..=i64::from(MAX_SIDE);
        let mut found = Vec::with_capacity(leaps.len());
        for &(r, s) in leaps {
            if !lengths.contains(&r) || !lengths.contains(&s) || (r, s) == (0, 0) {
                return Err(LeaperError::NotALeaper { r, s });
            }
            found.push([r.min(s) as u16, r.max(s) as u16]);
        }
        sort_short(&mut found, |&[short, long]| (long, short));
        found.dedup();
        if !(1..=MAX_LEAPS).contains(&found.len()) {
            return Err(LeaperError::TooManyLeaps { most: MAX_LEAPS });
        }
        Ok(Self::having(&found))
    }

    /// Whether each move goes from one colour of the chessboard to the other.
    pub fn changes_colour(self) -> bool {
        self.leaps().iter().all(|[short, long]| (short + long) % 2 == 1)
    }

    /// The moves as steps in (x, y): of each leap eight, or four if one length is 0 or both are equal.
    ///
    /// They go from the right to the left, in each column from the top to the bottom; for the knight (2, 1)
    /// (2, −1) (1, 2) (1, −2) (−1, 2) (−1, −2) (−2, 1) (−2, −1). The order matters wherever ties go to the
    /// first: runs depend on it.
    pub fn moves(self) -> Vec<(i32, i32)> {
        let mut moves = Vec::with_capacity(8 * self.leaps().len());
        for &[short, long] in self.leaps() {
            let (short, long) = (i32::from(short), i32::from(long));
            for (x, y) in [(short, long), (long, short)] {
                moves.extend([(x, y), (x, -y), (-x, y), (-x, -y)]);
            }
        }
        sort_short(&mut moves, |&(x, y)| (-x, -y));
        moves.dedup();
        moves
    }

    /// Whether a step in (x, y) is a move.
    #[inline]
    pub fn makes(self, x: i32, y: i32) -> bool {
        let (x, y) = (x.unsigned_abs(), y.unsigned_abs());
        let (short, long) = (x.min(y), x.max(y));
        let is_leap = |leap: &[u16; 2]| u32::from(leap[0]) == short && u32::from(leap[1]) == long;
        long > 0 && self.leaps.iter().any(is_leap)
    }

    /// Whether it can make every move of the other piece.
    pub fn includes(self, other: Self) -> bool {
        other.leaps().iter().all(|leap| self.leaps().contains(leap))
    }

    /// The two lengths of each leap, the shorter first; of several leaps the one that goes farther along a row or
    /// a column comes later.
    pub fn leaps(&self) -> &[[u16; 2]] {
        let count = self.leaps.iter().take_while(|&&leap| leap != [0, 0]).count();
        &self.leaps[..count]
    }

    /// The maximum distance of a move along a row or a column.
    pub fn reach(self) -> i32 {
        self.leaps().last().map_or(0, |&[_, long]| long.into())
    }
}

impl Default for Leaper {
    fn default() -> Self {
        Self::KNIGHT
    }
}

/// `1,2`, or `0,1+1,1` for several leaps.
impl fmt::Display for Leaper {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, [short, long]) in self.leaps().iter().enumerate() {
            write!(formatter, "{}{short},{long}", if at == 0 { "" } else { "+" })?;
        }
        Ok(())
    }
}

/// Parses what [`Display`](fmt::Display) writes, with the lengths and the leaps in any order, and the names of
/// [`NAMED`].
impl FromStr for Leaper {
    type Err = LeaperError;

    fn from_str(text: &str) -> Result<Self, LeaperError> {
        let word = text.trim();
        if let Some((_, named)) = NAMED.iter().find(|(name, _)| name.eq_ignore_ascii_case(word)) {
            return Ok(*named);
        }
        if let Some(name) = RIDERS.iter().find(|name| name.eq_ignore_ascii_case(word)) {
            return Err(LeaperError::Rider { name });
        }
        let leap = |leap: &str| {
            let (r, s) = leap.split_once(',')?;
            Some((whole(r)?, whole(s)?))
        };
        match word.split('+').map(leap).collect::<Option<Vec<_>>>() {
            Some(leaps) => Self::of(&leaps),
            None => Err(LeaperError::NotAPiece { text: text.into() }),
        }
    }
}

/// A whole number with spaces around it.
fn whole(text: &str) -> Option<i64> {
    text.trim().parse().ok()
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
        assert_eq!(Leaper::WAZIR.moves(), [(1, 0), (0, 1), (0, -1), (-1, 0)]);
        assert_eq!(Leaper::new(2, 2).unwrap().moves().len(), 4);
        assert_eq!(Leaper::new(3, 1), Leaper::new(1, 3));
        assert_eq!(Leaper::of(&[(5, 0), (4, 3), (3, 4)]), "five-leaper".parse());
        assert_eq!(Leaper::of(&[(5, 0), (4, 3)]).unwrap().moves().len(), 12);
    }

    #[test]
    fn steps_are_distinguished_from_moves() {
        let pieces = ["1,2", "0,1", "2,2", "1,4", "king", "gnu", "0,3+2,2+1,5", "five-leaper"];
        for leaper in pieces.map(|text| text.parse::<Leaper>().unwrap()) {
            let steps = || (-6..=6).flat_map(|x| (-6..=6).map(move |y| (x, y)));
            for (x, y) in steps() {
                assert_eq!(leaper.makes(x, y), leaper.moves().contains(&(x, y)));
            }
            assert_eq!(leaper.to_string().parse(), Ok(leaper));
            let farthest = steps().filter(|&(x, y)| leaper.makes(x, y)).map(|(x, _)| x).max();
            assert_eq!(Some(leaper.reach()), farthest);
        }
    }

    #[test]
    fn names_are_those_of_their_leaps() {
        for (name, leaper) in NAMED {
            assert_eq!(name.parse(), Ok(leaper));
            let pairs: Vec<(i64, i64)> =
                leaper.leaps().iter().map(|&[r, s]| (r.into(), s.into())).collect();
            assert_eq!(Leaper::of(&pairs), Ok(leaper), "{name} is in order");
        }
        assert_eq!(" 1,1 + 1,0 ".parse(), Ok(Leaper::KING));
        assert!(Leaper::KING.includes(Leaper::WAZIR) && !Leaper::WAZIR.includes(Leaper::KING));
        assert!(Leaper::WAZIR.changes_colour() && !Leaper::KING.changes_colour());
    }

    #[test]
    fn impossible_leapers_are_refused() {
        for (r, s) in [(0, 0), (-1, 2), (1, 4097)] {
            assert_eq!(Leaper::new(r, s), Err(LeaperError::NotALeaper { r, s }));
            assert_eq!(format!("{r},{s}").parse::<Leaper>(), Leaper::new(r, s));
        }
        let many: Vec<(i64, i64)> = (1..=9).map(|s| (0, s)).collect();
        for leaps in [&many[..], &[]] {
            assert_eq!(Leaper::of(leaps), Err(LeaperError::TooManyLeaps { most: 8 }));
        }
        for name in RIDERS {
            assert_eq!(name.to_uppercase().parse::<Leaper>(), Err(LeaperError::Rider { name }));
        }
        for text in ["", "1", "1,2+", "1;2", "pawn", "1,2,3"] {
            let refused = text.parse::<Leaper>().unwrap_err();
            assert_eq!(refused, LeaperError::NotAPiece { text: text.into() });
        }
    }
}
