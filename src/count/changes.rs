//! How each change maps every pairing, in lookup tables.

use super::path_pairing::{CLOSED, Change, PAIRINGS, Rank, Split, narrow};

/// Largest number of pairs with tables. Pairings with more pairs are rare, and their tables would be large.
const MAX_IN_TABLES: usize = 6;

/// Largest number of pairs with tables for contractions at the first end, which joining the halves needs.
const MAX_OF_JOIN: usize = MAX_IN_TABLES + 1;

/// A table is made once the pairings changed without it number at least a `WORTH_WHILE`th of its entries.
const WORTH_WHILE: usize = 8;

/// Tables of changes, and scratch space for pairings being changed.
#[derive(Debug, Default)]
pub(super) struct Changes {
    /// For each number of pairs, its tables, indexed by the number of the change.
    tables: [Vec<Table>; MAX_IN_TABLES + 2],
}

/// The rank of each pairing after one change, which fits 32 bits here.
#[derive(Clone, Debug, Default)]
struct Table {
    ranks: Option<Box<[u32]>>,
    missed: usize,
}

impl Changes {
    /// Changes all pairings of a list, dropping those that close a cycle.
    pub fn apply(&mut self, pairs: usize, change: Change, list: &mut List) {
        if change.is_idle() {
            return;
        }
        match self.table(pairs, change, list.len()) {
            Some(table) => list.map(|rank| rank_in(table, rank)),
            None => list.map(|rank| self.of_rank(pairs, change, rank)),
        }
    }

    /// Adds the counts of all pairings to those of the pairings they change into. The last entry of `after`
    /// takes the counts of those that close a cycle.
    pub fn all(&mut self, pairs: usize, change: Change, counts: &[u64], after: &mut [u64]) {
        let closed = after.len() - 1;
        if let Some(table) = self.table(pairs, change, counts.len()) {
            for (&count, &rank) in counts.iter().zip(table) {
                after[(rank as usize).min(closed)] += count;
            }
            return;
        }
        for (rank, &count) in counts.iter().enumerate().filter(|&(_, &count)| count != 0) {
            let rank = self.of_rank(pairs, change, rank as Rank);
            after[(rank as usize).min(closed)] += count;
        }
    }

    /// The table of a change, if using it this often is worth it; `None` if the table would be too large or
    /// does not pay off yet.
    pub fn table(&mut self, pairs: usize, change: Change, uses: usize) -> Option<&[u32]> {
        let is_small = pairs.max(change.pairs_after(pairs)) <= MAX_IN_TABLES;
        let is_of_join = pairs == MAX_OF_JOIN && matches!(change, Change::Contract(0, _));
        if !is_small && !is_of_join {
            return None;
        }
        let pairings = PAIRINGS[pairs] as usize;
        let table = self.entry(pairs, change);
        if table.ranks.is_none() {
            table.missed += uses;
            if table.missed >= pairings / WORTH_WHILE {
                self.make(pairs, change);
            }
        }
        self.made(pairs, change)
    }

    /// The rank of a pairing after a change; [`CLOSED`] where it closes a cycle.
    pub fn of_rank(&self, pairs: usize, change: Change, rank: Rank) -> Rank {
        if pairs == 0 || change.is_idle() {
            return rank;
        }
        if let Some(table) = self.made(pairs, change) {
            return rank_in(table, rank);
        }
        let of_rest = PAIRINGS[pairs - 1];
        let Some(split) = change.split(pairs, (rank / of_rest + 1) as u8) else { return CLOSED };
        let rest = self.of_rank(pairs - 1, split.rest, rank % of_rest);
        if rest == CLOSED {
            return CLOSED;
        }
        let pairs = split.rest.pairs_after(pairs - 1);
        split.offset + split.insert.map_or(rest, |insert| self.of_rank(pairs, insert, rest))
    }

    /// Builds a table from those of pairings with one pair fewer, building these first if necessary.
    fn make(&mut self, pairs: usize, change: Change) {
        if pairs == 0 || change.is_idle() || self.made(pairs, change).is_some() {
            return;
        }
        let of_rest = PAIRINGS[pairs - 1];
        let mut ranks = Vec::with_capacity(PAIRINGS[pairs] as usize);
        for partner in 1..2 * pairs as u8 {
            let Some(Split { rest, insert, offset }) = change.split(pairs, partner) else {
                ranks.resize(ranks.len() + of_rest as usize, narrow(CLOSED));
                continue;
            };
            self.make(pairs - 1, rest);
            let after = rest.pairs_after(pairs - 1);
            if let Some(insert) = insert {
                self.make(after, insert);
            }
            let rest = self.made(pairs - 1, rest);
            let insert = insert.and_then(|insert| self.made(after, insert));
            ranks.extend((0..of_rest).map(|rank| {
                let rank = rest.map_or(rank, |table| rank_in(table, rank));
                let rank = insert.map_or(rank, |table| rank_in(table, rank));
                narrow(if rank == CLOSED { CLOSED } else { offset + rank })
            }));
        }
        self.entry(pairs, change).ranks = Some(ranks.into());
    }

    /// The table of a change, if it has been built.
    fn made(&self, pairs: usize, change: Change) -> Option<&[u32]> {
        self.tables.get(pairs)?.get(change.place())?.ranks.as_deref()
    }

    fn entry(&mut self, pairs: usize, change: Change) -> &mut Table {
        let (tables, place) = (&mut self.tables[pairs], change.place());
        tables.resize_with(tables.len().max(place + 1), Table::default);
        &mut tables[place]
    }
}

/// The rank of a pairing after the change of a table. Ranks there are below 2³¹, and [`CLOSED`] is −1.
#[inline]
pub(super) fn rank_in(table: &[u32], rank: Rank) -> Rank {
    table[rank as usize] as i32 as Rank
}

/// Pairings with counts.
#[derive(Clone, Debug, Default)]
pub(super) struct List {
    pub ranks: Vec<Rank>,
    pub counts: Vec<u64>,
}

impl List {
    pub fn clear(&mut self) {
        self.ranks.clear();
        self.counts.clear();
    }

    pub fn push(&mut self, rank: Rank, count: u64) {
        self.ranks.push(rank);
        self.counts.push(count);
    }

    /// Adds pairings with their counts.
    pub fn extend(&mut self, ranks: &[Rank], counts: &[u64]) {
        self.ranks.extend_from_slice(ranks);
        self.counts.extend_from_slice(counts);
    }

    /// Adds a pairing in order of rank, merging it with the last one if the ranks are equal.
    pub fn add_last(&mut self, rank: Rank, count: u64) {
        match self.counts.last_mut() {
            Some(last) if self.ranks.last() == Some(&rank) => *last += count,
            _ => self.push(rank, count),
        }
    }

    pub fn len(&self) -> usize {
        self.ranks.len()
    }

    pub fn iter(&self) -> impl Iterator<Item = (Rank, u64)> + '_ {
        self.ranks.iter().copied().zip(self.counts.iter().copied())
    }

    /// Sorts the pairings by rank.
    pub fn sort(&mut self) {
        let mut both: Vec<(Rank, u64)> = self.iter().collect();
        both.sort_unstable();
        self.clear();
        for (rank, count) in both {
            self.push(rank, count);
        }
    }

    fn map(&mut self, change: impl Fn(Rank) -> Rank) {
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

impl Change {
    /// A number that is unique among the changes of this number of pairs.
    fn place(self) -> usize {
        const ENDS: usize = 2 * MAX_IN_TABLES + 3;
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

#[cfg(test)]
mod tests {
    use std::ops::RangeInclusive;

    use super::*;
    use crate::count::path_pairing::{tests, wide};

    /// All changes of pairings, for each number of pairs in the range, with their numbers.
    fn changes(pairs: RangeInclusive<usize>) -> impl Iterator<Item = (usize, Change, Rank)> {
        pairs.flat_map(|pairs| {
            tests::changes(pairs).into_iter().map(move |change| (pairs, change, PAIRINGS[pairs]))
        })
    }

    #[test]
    fn splitting_says_what_becomes_of_every_pairing() {
        let split = Changes::default();
        let check = |pairs: usize, change: Change, rank: Rank| {
            let expected = tests::rank_after(change, pairs, rank);
            let found = split.of_rank(pairs, change, rank);
            assert_eq!(found, expected, "{change:?} of {rank}, {pairs} pairs");
        };
        for (pairs, change, all) in changes(1..=4) {
            (0..all).for_each(|rank| check(pairs, change, rank));
        }
        for (pairs, change, all) in changes(5..=9) {
            for rank in [0, all / 3, all / 2 + 1, all - 1] {
                check(pairs, change, rank);
            }
        }
    }

    #[test]
    fn tables_say_the_same() {
        let mut tables = Changes::default();
        for (pairs, change, all) in changes(1..=5) {
            let mut list = List::default();
            (0..all).for_each(|rank| list.push(rank, wide(rank)));
            tables.apply(pairs, change, &mut list);
            let expected = (0..all)
                .map(|rank| (tests::rank_after(change, pairs, rank), wide(rank)))
                .filter(|&(rank, _)| rank != CLOSED);
            assert!(list.iter().eq(expected), "{change:?}, {pairs} pairs");
            assert!(change.is_idle() || tables.made(pairs, change).is_some());
        }
    }
}
