//! Ways to pair off the ends of paths, as numbers.
//!
//! A pairing of all 2p ends in a row has a rank below (2p − 1)!! = 1 · 3 · 5 ⋯ (2p − 1): the
//! first end's partner is one of 2p − 1, and its place among them is the leading digit of the rank;
//! the next end that is left has 2p − 3 to choose from, and so on. What happens to paths changes
//! pairings; see [`Change`].

/// The most pairs there can be.
pub(super) const MAX_PAIRS: usize = 9;

/// How many pairings there are of 0, 1, 2, … pairs.
pub(super) const PAIRINGS: [u32; MAX_PAIRS + 1] =
    [1, 1, 3, 15, 105, 945, 10_395, 135_135, 2_027_025, 34_459_425];

/// Pairs whose ends take four bits each in a word of 64.
const MAX_IN_WORD: usize = 8;

/// For each number of pairs 2³⁷ divided by how many partners the first end has to choose from, rounded
/// up: a product with it, divided by 2³⁷, is the quotient of any rank.
const INVERSES: [u64; MAX_PAIRS + 1] = {
    let mut inverses = [0; MAX_PAIRS + 1];
    let mut pairs = 1;
    while pairs <= MAX_PAIRS {
        inverses[pairs] = (1_u64 << 37).div_ceil(2 * pairs as u64 - 1);
        pairs += 1;
    }
    inverses
};

/// What happens to a pairing. Ends are told by their places in the row, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Change {
    /// A path of two new ends, which come to be in these places, the lower first.
    Insert(u8, u8),
    /// A path grows: its end in the first place leaves, and comes to be in the second.
    Move(u8, u8),
    /// Two paths are joined at their ends in these places, the lower first, which leave. Where they
    /// are the two ends of one path, it becomes a cycle, and there is no pairing.
    Contract(u8, u8),
    /// Stretches of the row, of these lengths, are put in another order.
    Turn(Turn, [u8; 4]),
}

/// How stretches of ends are put in another order. The first stretch, of the apex, stays; the
/// others are rows of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Turn {
    /// Every row is reversed.
    Mirror,
    /// The first two rows change places.
    Flip,
    /// Both.
    Both,
}

/// A pairing: for each place the place of the partner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct PathPairing([u8; 2 * MAX_PAIRS + 2]);

impl PathPairing {
    fn of_rank(pairs: usize, rank: u32) -> Self {
        let mut partners = [0; 2 * MAX_PAIRS + 2];
        let (mut rest, mut digits) = (u64::from(rank), 0_u64);
        // The last digit comes first. The first one is always zero.
        for (pairs, inverse) in INVERSES.iter().enumerate().take(pairs + 1).skip(2) {
            let quotient = (rest * inverse) >> 37;
            digits = digits << 5 | (rest - quotient * (2 * pairs as u64 - 1));
            rest = quotient;
        }
        let mut take_digit = || {
            let digit = digits & 31;
            digits >>= 5;
            digit
        };
        let mut pair = |a: u64, b: u64| {
            partners[a as usize] = b as u8;
            partners[b as usize] = a as u8;
        };
        // The ends that are left, four bits each. If there are two more, the first pair is seen to before.
        let mut left = 0xFEDC_BA98_7654_3210_u64;
        let (mut skipped, mut gap) = (0, u64::MAX);
        if pairs > MAX_IN_WORD {
            (skipped, gap) = (1, take_digit() + 1);
            pair(0, gap);
        }
        let place = |end: u64| end + skipped + u64::from(end + skipped >= gap);
        for _ in 0..pairs.min(MAX_IN_WORD) {
            let first = left & 15;
            left >>= 4;
            let at = 4 * take_digit();
            let second = left >> at & 15;
            left = left & ((1 << at) - 1) | left >> at >> 4 << at;
            pair(place(first), place(second));
        }
        Self(partners)
    }

    fn rank(&self, pairs: usize) -> u32 {
        let mut rank = 0;
        let mut left = (1_u32 << (2 * pairs)) - 1;
        for pairs in (1..=pairs).rev() {
            let first = left.trailing_zeros();
            left &= left - 1;
            let second = self.0[first as usize];
            let between = left & ((1 << second) - 1);
            rank += between.count_ones() * PAIRINGS[pairs - 1];
            left &= !(1 << second);
        }
        rank
    }

    /// After the change; `None` where it closes a cycle.
    fn changed(&self, pairs: usize, change: Change) -> Option<Self> {
        let mut after = Self([0; 2 * MAX_PAIRS + 2]);
        let mut pair = |a: u8, b: u8| {
            after.0[usize::from(a)] = b;
            after.0[usize::from(b)] = a;
        };
        let ends = (0..2 * pairs as u8).map(|end| (end, self.0[usize::from(end)]));
        let lower_ends = ends.filter(|(end, partner)| end < partner);
        match change {
            Change::Insert(i, j) => {
                let place = |end: u8| {
                    let end = end + u8::from(end >= i);
                    end + u8::from(end >= j)
                };
                lower_ends.for_each(|(a, b)| pair(place(a), place(b)));
                pair(i, j);
            }
            Change::Move(from, to) => {
                let place = |end: u8| {
                    if end == from {
                        return to;
                    }
                    let end = end - u8::from(end > from);
                    end + u8::from(end >= to)
                };
                lower_ends.for_each(|(a, b)| pair(place(a), place(b)));
            }
            Change::Contract(i, j) => {
                let (end_i, end_j) = (self.0[usize::from(i)], self.0[usize::from(j)]);
                if end_i == j {
                    return None;
                }
                let place = |end: u8| end - u8::from(end > i) - u8::from(end > j);
                let stay =
                    lower_ends.filter(|&(a, b)| ![a, b].contains(&i) && ![a, b].contains(&j));
                stay.for_each(|(a, b)| pair(place(a), place(b)));
                pair(place(end_i), place(end_j));
            }
            Change::Turn(turn, lengths) => {
                let places = turned_places(turn, lengths);
                lower_ends.for_each(|(a, b)| pair(places[usize::from(a)], places[usize::from(b)]));
            }
        }
        Some(after)
    }
}

/// Where each end comes to be.
fn turned_places(turn: Turn, lengths: [u8; 4]) -> [u8; 2 * MAX_PAIRS] {
    let mut order = [0, 1, 2, 3];
    if turn != Turn::Mirror {
        order.swap(1, 2);
    }
    let mut begins_after = [0; 4];
    let mut next = 0;
    for stretch in order {
        begins_after[stretch] = next;
        next += lengths[stretch];
    }
    let mut places = [0; 2 * MAX_PAIRS];
    let mut end = 0;
    for (stretch, length) in lengths.into_iter().enumerate() {
        for place in 0..length {
            let is_reversed = turn != Turn::Flip && stretch > 0;
            let place = if is_reversed { length - 1 - place } else { place };
            places[end] = begins_after[stretch] + place;
            end += 1;
        }
    }
    places
}

impl Change {
    /// How many pairs there are after it.
    pub fn pairs_after(self, pairs: usize) -> usize {
        match self {
            Self::Insert(..) => pairs + 1,
            Self::Contract(..) => pairs - 1,
            Self::Move(..) | Self::Turn(..) => pairs,
        }
    }

    /// The rank after it; [`CLOSED`] where it closes a cycle.
    pub fn of_rank(self, pairs: usize, rank: u32) -> u32 {
        let after = PathPairing::of_rank(pairs, rank).changed(pairs, self);
        after.map_or(CLOSED, |pairing| pairing.rank(self.pairs_after(pairs)))
    }

    /// Whether it changes nothing.
    pub fn is_idle(self) -> bool {
        match self {
            Self::Move(from, to) => from == to,
            Self::Turn(Turn::Mirror, lengths) => lengths[1..].iter().all(|&length| length < 2),
            _ => false,
        }
    }
}

/// Stands for the rank where a change closes a cycle.
pub(super) const CLOSED: u32 = u32::MAX;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_are_those_of_all_matchings() {
        for (pairs, &count) in PAIRINGS.iter().enumerate() {
            let step = 1 + count as usize / 20_000;
            for rank in (0..count).step_by(step) {
                let pairing = PathPairing::of_rank(pairs, rank);
                assert_eq!(pairing.rank(pairs), rank);
                let partners = &pairing.0[..2 * pairs];
                let is_partner_of = |(end, &partner): (usize, &u8)| {
                    usize::from(partner) != end
                        && usize::from(partners[usize::from(partner)]) == end
                };
                assert!(partners.iter().enumerate().all(is_partner_of));
            }
        }
    }

    #[test]
    fn counts_are_double_factorials() {
        for pairs in 1..=MAX_PAIRS {
            assert_eq!(PAIRINGS[pairs], PAIRINGS[pairs - 1] * (2 * pairs as u32 - 1));
        }
    }

    /// The pairing of the ends of paths written as pairs of letters: `"abab"`.
    fn pairing(text: &str) -> PathPairing {
        let letters = text.as_bytes();
        let mut partners = [0; 2 * MAX_PAIRS + 2];
        for (end, letter) in letters.iter().enumerate() {
            let is_partner = |&(place, other): &(usize, &u8)| place != end && other == letter;
            let (partner, _) = letters.iter().enumerate().find(is_partner).unwrap();
            partners[end] = partner as u8;
        }
        PathPairing(partners)
    }

    #[test]
    fn changes_do_what_they_say() {
        let after = |text: &str, change| pairing(text).changed(text.len() / 2, change);
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
