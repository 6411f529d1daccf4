//! Ways to pair off the ends of paths, as numbers.
//!
//! A perfect matching of 2p ends in a row has a rank below (2p − 1)!! = 1 · 3 · 5 ⋯ (2p − 1): the
//! first end's partner is one of 2p − 1, and its place among them is the leading digit of the rank;
//! the next end that is left has 2p − 3 to choose from, and so on. What happens to paths changes
//! matchings, and these [`Change`]s go through tables from rank to rank, made when they are first
//! needed.

/// The most pairs there can be.
pub(super) const MOST_PAIRS: usize = 9;

/// Pairs of the largest matchings that have tables. Larger ones are rare, and their tables large.
const MOST_IN_TABLES: usize = 6;

/// How many matchings there are of 0, 1, 2, … pairs.
pub(super) const MATCHINGS: [u32; MOST_PAIRS + 1] =
    [1, 1, 3, 15, 105, 945, 10_395, 135_135, 2_027_025, 34_459_425];

/// What happens to a matching. Ends are told by their places in the row, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Change {
    /// A path of two new ends, which come to be in these places, the lower first.
    Insert(u8, u8),
    /// A path grows: its end in the first place leaves, and comes to be in the second.
    Move(u8, u8),
    /// Two paths are joined at their ends in these places, the lower first, which leave. Where they
    /// are the two ends of one path, it becomes a cycle, and there is no matching.
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

/// A matching: for each place the place of the partner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Matching([u8; 2 * MOST_PAIRS + 2]);

impl Matching {
    fn of_rank(pairs: usize, mut rank: u32) -> Self {
        let mut partners = [0; 2 * MOST_PAIRS + 2];
        let mut left = (1_u32 << (2 * pairs)) - 1;
        for pairs in (1..=pairs).rev() {
            let first = left.trailing_zeros();
            left &= left - 1;
            let below = MATCHINGS[pairs - 1];
            let mut others = left;
            for _ in 0..rank / below {
                others &= others - 1;
            }
            rank %= below;
            let second = others.trailing_zeros();
            left &= !(1 << second);
            partners[first as usize] = second as u8;
            partners[second as usize] = first as u8;
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
            rank += between.count_ones() * MATCHINGS[pairs - 1];
            left &= !(1 << second);
        }
        rank
    }

    /// After the change; `None` where it closes a cycle.
    fn changed(&self, pairs: usize, change: Change) -> Option<Self> {
        let mut after = Self([0; 2 * MOST_PAIRS + 2]);
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
fn turned_places(turn: Turn, lengths: [u8; 4]) -> [u8; 2 * MOST_PAIRS] {
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
    let mut places = [0; 2 * MOST_PAIRS];
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
    fn of_rank(self, pairs: usize, rank: u32) -> u32 {
        let after = Matching::of_rank(pairs, rank).changed(pairs, self);
        after.map_or(CLOSED, |matching| matching.rank(self.pairs_after(pairs)))
    }

    /// Whether it changes nothing.
    fn is_idle(self) -> bool {
        match self {
            Self::Move(from, to) => from == to,
            Self::Turn(Turn::Mirror, lengths) => lengths[1..].iter().all(|&length| length < 2),
            _ => false,
        }
    }

    /// A number of its own among the changes of as many pairs.
    fn place(self) -> usize {
        const ENDS: usize = 2 * MOST_IN_TABLES + 3;
        let (kind, i, j) = match self {
            Self::Insert(i, j) => (0, i, j),
            Self::Move(from, to) => (1, from, to),
            Self::Contract(i, j) => (2, i, j),
            Self::Turn(turn, [apex, first, second, _]) => {
                (3 + 2 * turn as usize + usize::from(apex), first, second)
            }
        };
        (kind * ENDS + usize::from(i)) * ENDS + usize::from(j)
    }
}

/// Stands for the rank where a change closes a cycle.
const CLOSED: u32 = u32::MAX;

/// Tables of changes, and matchings being changed.
#[derive(Debug, Default)]
pub(super) struct Changes {
    /// For each number of pairs, the tables by the numbers of their changes.
    tables: [Vec<Table>; MOST_IN_TABLES + 2],
}

/// What becomes of each matching in a change. It is made when as many matchings were changed without
/// it as half of it has.
#[derive(Clone, Debug, Default)]
struct Table {
    ranks: Option<Box<[u32]>>,
    missed: usize,
}

impl Changes {
    /// Changes all matchings of a list; those that close a cycle leave it.
    pub fn apply(&mut self, pairs: usize, change: Change, list: &mut List) {
        if change.is_idle() {
            return;
        }
        match self.table(pairs, change, list.len()) {
            Some(table) => list.map(|rank| table[rank as usize]),
            None => list.map(|rank| change.of_rank(pairs, rank)),
        }
    }

    /// Hands out the places of matchings in a list with their ranks after a change, but of those
    /// that close a cycle.
    pub fn each(
        &mut self,
        pairs: usize,
        change: Change,
        ranks: &[u32],
        mut see: impl FnMut(usize, usize),
    ) {
        let table = self.table(pairs, change, ranks.len());
        for (at, &rank) in ranks.iter().enumerate() {
            let rank = match table {
                Some(table) => table[rank as usize],
                None => change.of_rank(pairs, rank),
            };
            if rank != CLOSED {
                see(at, rank as usize);
            }
        }
    }

    /// Adds the counts of all matchings to those of what becomes of them, which come with one more
    /// for what closes a cycle.
    pub fn all(&mut self, pairs: usize, change: Change, counts: &[u64], after: &mut [u64]) {
        let closed = after.len() - 1;
        if let Some(table) = self.table(pairs, change, counts.len()) {
            for (&count, &rank) in counts.iter().zip(table) {
                after[(rank as usize).min(closed)] += count;
            }
            return;
        }
        for (rank, &count) in counts.iter().enumerate().filter(|&(_, &count)| count != 0) {
            let rank = change.of_rank(pairs, rank as u32);
            after[(rank as usize).min(closed)] += count;
        }
    }

    /// The table of a change that is to be used for so many matchings, unless it would be too large
    /// or is not worth while yet.
    fn table(&mut self, pairs: usize, change: Change, uses: usize) -> Option<&[u32]> {
        let is_small = pairs.max(change.pairs_after(pairs)) <= MOST_IN_TABLES;
        // The joining of halves needs a few more.
        let is_of_join = pairs == MOST_IN_TABLES + 1 && matches!(change, Change::Contract(0, _));
        if !is_small && !is_of_join {
            return None;
        }
        let place = change.place();
        let tables = &mut self.tables[pairs];
        if tables.len() <= place {
            tables.resize_with(place + 1, Table::default);
        }
        let table = &mut tables[place];
        let matchings = MATCHINGS[pairs];
        if table.ranks.is_none() {
            table.missed += uses;
            if table.missed >= matchings as usize / 2 {
                let ranks = (0..matchings).map(|rank| change.of_rank(pairs, rank));
                table.ranks = Some(ranks.collect());
            }
        }
        table.ranks.as_deref()
    }
}

/// Matchings with counts.
#[derive(Clone, Debug, Default)]
pub(super) struct List {
    pub ranks: Vec<u32>,
    pub counts: Vec<u64>,
}

impl List {
    pub fn clear(&mut self) {
        self.ranks.clear();
        self.counts.clear();
    }

    pub fn push(&mut self, rank: u32, count: u64) {
        self.ranks.push(rank);
        self.counts.push(count);
    }

    pub fn len(&self) -> usize {
        self.ranks.len()
    }

    pub fn iter(&self) -> impl Iterator<Item = (u32, u64)> + '_ {
        self.ranks.iter().copied().zip(self.counts.iter().copied())
    }

    /// Puts the matchings in the order of their ranks.
    pub fn sort(&mut self) {
        let mut both: Vec<(u32, u64)> = self.iter().collect();
        both.sort_unstable();
        self.clear();
        for (rank, count) in both {
            self.push(rank, count);
        }
    }

    fn map(&mut self, change: impl Fn(u32) -> u32) {
        let mut kept = 0;
        for at in 0..self.ranks.len() {
            let rank = change(self.ranks[at]);
            self.ranks[kept] = rank;
            self.counts[kept] = self.counts[at];
            kept += usize::from(rank != CLOSED);
        }
        self.ranks.truncate(kept);
        self.counts.truncate(kept);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_are_those_of_all_matchings() {
        for (pairs, &count) in MATCHINGS.iter().enumerate().take(7) {
            for rank in 0..count {
                let matching = Matching::of_rank(pairs, rank);
                assert_eq!(matching.rank(pairs), rank);
                let partners = &matching.0[..2 * pairs];
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
        for pairs in 1..=MOST_PAIRS {
            assert_eq!(MATCHINGS[pairs], MATCHINGS[pairs - 1] * (2 * pairs as u32 - 1));
        }
    }

    /// The matching of the ends of paths written as pairs of letters: `"abab"`.
    fn matching(text: &str) -> Matching {
        let letters = text.as_bytes();
        let mut partners = [0; 2 * MOST_PAIRS + 2];
        for (end, letter) in letters.iter().enumerate() {
            let is_partner = |&(place, other): &(usize, &u8)| place != end && other == letter;
            let (partner, _) = letters.iter().enumerate().find(is_partner).unwrap();
            partners[end] = partner as u8;
        }
        Matching(partners)
    }

    #[test]
    fn changes_do_what_they_say() {
        let after = |text: &str, change| matching(text).changed(text.len() / 2, change);
        assert_eq!(after("abab", Change::Insert(0, 3)), Some(matching("cabcab")));
        assert_eq!(after("abcabc", Change::Move(0, 2)), Some(matching("bcaabc")));
        assert_eq!(after("abcabc", Change::Move(4, 0)), Some(matching("babcac")));
        assert_eq!(after("abcabc", Change::Contract(0, 1)), Some(matching("caac")));
        assert_eq!(after("abbcac", Change::Contract(1, 2)), None);
        let rows = |turn| Change::Turn(turn, [1, 2, 3, 0]);
        assert_eq!(after("abcbac", rows(Turn::Mirror)), Some(matching("acbcab")));
        assert_eq!(after("abcbac", rows(Turn::Flip)), Some(matching("abacbc")));
        assert_eq!(after("abcbac", rows(Turn::Both)), Some(matching("acabcb")));
    }

    #[test]
    fn tables_say_what_is_worked_out() {
        let mut changes = Changes::default();
        let turn = Change::Turn(Turn::Mirror, [1, 4, 3, 0]);
        let all = [Change::Insert(1, 4), Change::Move(5, 2), Change::Contract(0, 7), turn];
        for change in all.into_iter().flat_map(|change| [change; 3]) {
            let mut list = List::default();
            (0..MATCHINGS[4]).for_each(|rank| list.push(rank, u64::from(rank)));
            changes.apply(4, change, &mut list);
            let expected = (0..MATCHINGS[4])
                .map(|rank| (change.of_rank(4, rank), u64::from(rank)))
                .filter(|&(rank, _)| rank != CLOSED);
            assert!(list.iter().eq(expected));
        }
    }
}
