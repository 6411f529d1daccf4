//! Numbering the ways to pair the ends of paths.
//!
//! A pairing of all 2p ends in a row has a rank below (2p − 1)!! = 1 · 3 · 5 ⋯ (2p − 1): the first end's
//! partner is one of 2p − 1, and its index among them is the leading digit of the rank; the next remaining
//! end has 2p − 3 to choose from, and so on. Pairings change as paths do; see [`Change`].
//!
//! For a given partner of the first end, a change reduces to a change of the pairing without these two. So
//! the table of a change for p pairs follows from tables for p − 1 pairs; see [`Change::split`].

/// The rank of a pairing. Pages count on boards of at most eight columns, where 32 bits are enough.
#[cfg(target_family = "wasm")]
pub(super) type Rank = u32;
#[cfg(not(target_family = "wasm"))]
pub(super) type Rank = u64;

/// A number of pairings, or a rank, in 64 bits.
#[inline]
#[allow(clippy::unnecessary_cast, reason = "it has 32 bits in a page")]
pub(super) const fn wide(rank: Rank) -> u64 {
    rank as u64
}

/// A rank that fits 32 bits; [`CLOSED`] remains the greatest number.
#[inline]
#[allow(clippy::unnecessary_cast, reason = "it has 32 bits in a page")]
pub(super) const fn narrow(rank: Rank) -> u32 {
    rank as u32
}

/// The most pairs there can be.
#[cfg(target_family = "wasm")]
pub(super) const MAX_PAIRS: usize = 9;
#[cfg(not(target_family = "wasm"))]
pub(super) const MAX_PAIRS: usize = 12;

/// The number of pairings of 0, 1, 2, … pairs.
pub(super) const PAIRINGS: [Rank; MAX_PAIRS + 1] = {
    let mut pairings = [1; MAX_PAIRS + 1];
    let mut pairs = 1;
    while pairs <= MAX_PAIRS {
        pairings[pairs] = pairings[pairs - 1] * (2 * pairs as Rank - 1);
        pairs += 1;
    }
    pairings
};

/// A change of a pairing. Ends are given by their positions in the row, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Change {
    /// A path with two new ends, inserted at these positions, the lower first.
    Insert(u8, u8),
    /// A path grows: its end is removed from the first position and inserted at the second.
    Move(u8, u8),
    /// Two paths are joined at their ends in these positions, the lower first, which are removed. If they are
    /// the two ends of one path, it becomes a cycle, and there is no pairing.
    Contract(u8, u8),
    /// Segments of the row, of these lengths, are permuted.
    Turn(Turn, [u8; 4]),
}

/// How segments of ends are permuted. The first segment, of the apex, stays; the others are rows of the
/// board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Turn {
    /// Every row is reversed.
    Mirror,
    /// The first two rows are swapped.
    Flip,
    /// Both.
    Both,
}

/// What a change reduces to for a given partner of the first end.
#[derive(Clone, Copy, Debug)]
pub(super) struct Split {
    /// The change of the pairing of the other ends.
    pub rest: Change,
    /// The pair inserted afterwards, if any.
    pub insert: Option<Change>,
    /// What is added to the resulting rank.
    pub offset: Rank,
}

impl Change {
    /// The change that changes nothing.
    const IDLE: Self = Self::Move(0, 0);

    /// The number of pairs after the change.
    pub fn pairs_after(self, pairs: usize) -> usize {
        match self {
            Self::Insert(..) => pairs + 1,
            Self::Contract(..) => pairs - 1,
            Self::Move(..) | Self::Turn(..) => pairs,
        }
    }

    /// Whether it changes nothing.
    pub fn is_idle(self) -> bool {
        match self {
            Self::Move(from, to) => from == to,
            Self::Turn(Turn::Mirror, lengths) => lengths[1..].iter().all(|&length| length < 2),
            _ => false,
        }
    }

    /// What a change that is not idle reduces to for pairings of `pairs` pairs, at least one, whose first end
    /// has this partner; `None` if it closes a cycle.
    pub fn split(self, pairs: usize, partner: u8) -> Option<Split> {
        let split = |rest, insert, offset| Some(Split { rest, insert, offset });
        // The leading part of the rank if the first end has this partner, among this many pairs.
        let first = |partner: u8, pairs: usize| Rank::from(partner - 1) * PAIRINGS[pairs - 1];
        // The position of an end after the first end and another are removed.
        let without = |end: u8, other: u8| end - 1 - u8::from(end > other);
        match self {
            Self::Insert(0, j) => {
                split(Self::IDLE, None, first(j, pairs + 1) + first(partner, pairs))
            }
            Self::Insert(i, j) => {
                let partner = after_insert(partner, i, j);
                let rest = Self::Insert(without(i, partner), without(j, partner));
                split(rest, None, first(partner, pairs + 1))
            }
            Self::Move(0, to) => {
                split(Self::IDLE, Some(inserted(to, after_move(partner, 0, to))), 0)
            }
            Self::Move(from, 0) if partner == from => split(Self::IDLE, None, 0),
            Self::Move(from, 0) => {
                let rest = Self::Move(without(from, partner), 0);
                split(rest, Some(inserted(1, after_move(partner, from, 0))), 0)
            }
            Self::Move(from, to) if partner == from => split(Self::IDLE, None, first(to, pairs)),
            Self::Move(from, to) => {
                let after = after_move(partner, from, to);
                let rest = Self::Move(without(from, partner), without(to, after));
                split(rest, None, first(after, pairs))
            }
            Self::Contract(0, j) if partner == j => None,
            // The first end's partner is paired with the other's, and so takes the other's place.
            Self::Contract(0, j) => {
                split(Self::Move(without(j, partner), without(partner, j)), None, 0)
            }
            // The first end takes the place of the one that its partner is joined to.
            Self::Contract(i, j) if partner == i => split(Self::Move(without(j, i), 0), None, 0),
            Self::Contract(i, j) if partner == j => split(Self::Move(without(i, j), 0), None, 0),
            Self::Contract(i, j) => {
                let rest = Self::Contract(without(i, partner), without(j, partner));
                let after = partner - u8::from(partner > i) - u8::from(partner > j);
                split(rest, None, first(after, pairs - 1))
            }
            Self::Turn(turn, lengths) => {
                let (mut rest, mut places) = (lengths, [0; 2]);
                for (place, end) in places.iter_mut().zip([0, partner]) {
                    let stretch;
                    (*place, stretch) = after_turn(end, turn, lengths);
                    rest[stretch] -= 1;
                }
                let rest = Self::Turn(turn, rest);
                match places {
                    [0, partner] => split(rest, None, first(partner, pairs)),
                    [first, partner] => split(rest, Some(inserted(first, partner)), 0),
                }
            }
        }
    }
}

fn inserted(a: u8, b: u8) -> Change {
    Change::Insert(a.min(b), a.max(b))
}

fn after_insert(end: u8, i: u8, j: u8) -> u8 {
    let end = end + u8::from(end >= i);
    end + u8::from(end >= j)
}

fn after_move(end: u8, from: u8, to: u8) -> u8 {
    let end = end - u8::from(end > from);
    end + u8::from(end >= to)
}

/// The position of an end after a turn, and the segment that it is in.
fn after_turn(end: u8, turn: Turn, lengths: [u8; 4]) -> (u8, usize) {
    let (mut stretch, mut begin) = (0, 0);
    while end >= begin + lengths[stretch] {
        begin += lengths[stretch];
        stretch += 1;
    }
    let is_reversed = turn != Turn::Flip && stretch > 0;
    let place = if is_reversed { begin + lengths[stretch] - 1 - end } else { end - begin };
    let begin = match stretch {
        1 if turn != Turn::Mirror => lengths[0] + lengths[2],
        2 if turn != Turn::Mirror => lengths[0],
        _ => begin,
    };
    (begin + place, stretch)
}

/// Stands for the rank if a change closes a cycle.
pub(super) const CLOSED: Rank = Rank::MAX;

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// A pairing: the position of each end's partner.
    #[derive(Clone, Debug, PartialEq, Eq)]
    struct PathPairing(Vec<usize>);

    impl PathPairing {
        fn of_rank(pairs: usize, mut rank: Rank) -> Self {
            let mut partners = vec![0; 2 * pairs];
            let mut left: Vec<usize> = (0..2 * pairs).collect();
            for pairs in (0..pairs).rev() {
                let first = left.remove(0);
                let second = left.remove((rank / PAIRINGS[pairs]) as usize);
                rank %= PAIRINGS[pairs];
                (partners[first], partners[second]) = (second, first);
            }
            Self(partners)
        }

        fn rank(&self) -> Rank {
            let mut rank = 0;
            let mut left: Vec<usize> = (0..self.0.len()).collect();
            for pairs in (0..self.0.len() / 2).rev() {
                let first = left.remove(0);
                let digit = left.iter().position(|&end| end == self.0[first]).unwrap();
                left.remove(digit);
                rank += digit as Rank * PAIRINGS[pairs];
            }
            rank
        }

        /// The pairing of ends in a row, given their names and the names of their partners.
        fn of_names(row: &[usize], partner_of: impl Fn(usize) -> usize) -> Self {
            let place = |name: usize| row.iter().position(|&other| other == name).unwrap();
            Self(row.iter().map(|&name| place(partner_of(name))).collect())
        }

        /// The pairing after the change; `None` if it closes a cycle.
        fn changed(&self, change: Change) -> Option<Self> {
            let ends = self.0.len();
            let mut row: Vec<usize> = (0..ends).collect();
            match change {
                Change::Insert(i, j) => {
                    row.insert(i.into(), ends);
                    row.insert(j.into(), ends + 1);
                }
                Change::Move(from, to) => {
                    let end = row.remove(from.into());
                    row.insert(to.into(), end);
                }
                Change::Contract(i, j) => {
                    let [i, j] = [i, j].map(usize::from);
                    row.retain(|&end| end != i && end != j);
                    if self.0[i] == j {
                        return None;
                    }
                    let joined = [(i, j), (j, i)];
                    let partner_of = |end: usize| {
                        let gone = joined.into_iter().find(|&(gone, _)| self.0[end] == gone);
                        gone.map_or(self.0[end], |(_, other)| self.0[other])
                    };
                    return Some(Self::of_names(&row, partner_of));
                }
                Change::Turn(turn, lengths) => {
                    let mut left = row.into_iter();
                    let mut rows: Vec<Vec<usize>> =
                        lengths.map(|length| left.by_ref().take(length.into()).collect()).into();
                    if turn != Turn::Flip {
                        rows[1..].iter_mut().for_each(|row| row.reverse());
                    }
                    if turn != Turn::Mirror {
                        rows.swap(1, 2);
                    }
                    row = rows.concat();
                }
            }
            let of_new = |end: usize| if end == ends { ends + 1 } else { ends };
            Some(Self::of_names(&row, |end| {
                self.0.get(end).copied().unwrap_or_else(|| of_new(end))
            }))
        }
    }

    /// The rank after a change, computed without splitting it.
    pub(crate) fn rank_after(change: Change, pairs: usize, rank: Rank) -> Rank {
        let after = PathPairing::of_rank(pairs, rank).changed(change);
        after.map_or(CLOSED, |pairing| pairing.rank())
    }

    /// All changes of pairings of this many pairs, with some of the turns.
    pub(crate) fn changes(pairs: usize) -> Vec<Change> {
        let ends = 2 * pairs as u8;
        let both = |most: u8| (0..most).flat_map(move |i| (0..most).map(move |j| (i, j)));
        let below = |most: u8| both(most).filter(|(i, j)| i < j);
        let turns = [Turn::Mirror, Turn::Flip, Turn::Both].into_iter().flat_map(|turn| {
            let rows =
                (0..=1.min(ends)).flat_map(|apex| both(ends + 1).map(move |(a, b)| (apex, a, b)));
            let rows = rows.filter(|(apex, a, b)| apex + a + b <= ends);
            rows.map(move |(apex, a, b)| Change::Turn(turn, [apex, a, b, ends - apex - a - b]))
        });
        let inserts = below(ends + 2).map(|(i, j)| Change::Insert(i, j));
        let moves = both(ends).map(|(from, to)| Change::Move(from, to));
        let contractions = below(ends).map(|(i, j)| Change::Contract(i, j));
        inserts.chain(moves).chain(contractions).chain(turns).collect()
    }

    /// The pairing of the ends of paths written as pairs of letters: `"abab"`.
    fn pairing(text: &str) -> PathPairing {
        let letters = text.as_bytes();
        let partner = |(end, letter): (usize, &u8)| {
            let is_partner = |&(place, other): &(usize, &u8)| place != end && other == letter;
            letters.iter().enumerate().find(is_partner).unwrap().0
        };
        PathPairing(letters.iter().enumerate().map(partner).collect())
    }

    #[test]
    fn changes_do_what_they_say() {
        let after = |text: &str, change| pairing(text).changed(change);
        assert_eq!(after("abab", Change::Insert(0, 3)), Some(pairing("cabcab")));
        assert_eq!(after("abcabc", Change::Move(0, 2)), Some(pairing("bcaabc")));
        assert_eq!(after("abcabc", Change::Move(4, 0)), Some(pairing("babcac")));
        assert_eq!(after("abcabc", Change::Contract(0, 1)), Some(pairing("caac")));
        assert_eq!(after("abbcac", Change::Contract(1, 2)), None);
        let rows = |turn| Change::Turn(turn, [1, 2, 3, 0]);
        assert_eq!(after("abcbac", rows(Turn::Mirror)), Some(pairing("acbcab")));
        assert_eq!(after("abcbac", rows(Turn::Flip)), Some(pairing("abacbc")));
        assert_eq!(after("abcbac", rows(Turn::Both)), Some(pairing("acabcb")));
    }
}
