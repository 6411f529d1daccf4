//! What becomes of every pairing in a change, in tables.

use super::path_pairing::{CLOSED, Change, PAIRINGS};
use crate::sort::sort;

/// Pairs of the largest pairings that have tables. Larger ones are rare, and their tables large.
const MAX_IN_TABLES: usize = 6;

/// Pairs of the largest pairings that have tables of contractions at the first end: the joining of
/// halves needs them.
pub(super) const MAX_OF_JOIN: usize = MAX_IN_TABLES + 1;

/// Tables of changes, and pairings being changed.
#[derive(Debug, Default)]
pub(super) struct Changes {
    /// For each number of pairs, the tables by the numbers of their changes.
    tables: [Vec<Table>; MAX_IN_TABLES + 2],
}

/// What becomes of each pairing in a change. It is made when as many pairings were changed without
/// it as half of it has.
#[derive(Clone, Debug, Default)]
struct Table {
    ranks: Option<Box<[u32]>>,
    missed: usize,
}

impl Changes {
    /// Changes all pairings of a list; those that close a cycle leave it.
    pub fn apply(&mut self, pairs: usize, change: Change, list: &mut List) {
        if change.is_idle() {
            return;
        }
        match self.table(pairs, change, list.len()) {
            Some(table) => list.map(|rank| table[rank as usize]),
            None => list.map(|rank| change.of_rank(pairs, rank)),
        }
    }

    /// Puts pairings into a list as they are after a change.
    pub fn fill(
        &mut self,
        pairs: usize,
        change: Change,
        ranks: &[u32],
        counts: &[u64],
        list: &mut List,
    ) {
        list.clear();
        list.ranks.extend_from_slice(ranks);
        list.counts.extend_from_slice(counts);
        self.apply(pairs, change, list);
    }

    /// Hands out the places of pairings in a list with their ranks after a change, but of those
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

    /// Adds the counts of all pairings to those of what becomes of them, which come with one more
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

    /// The table of a change that is to be used for so many pairings, unless it would be too large
    /// or is not worth while yet.
    pub fn table(&mut self, pairs: usize, change: Change, uses: usize) -> Option<&[u32]> {
        let is_small = pairs.max(change.pairs_after(pairs)) <= MAX_IN_TABLES;
        let is_of_join = pairs == MAX_OF_JOIN && matches!(change, Change::Contract(0, _));
        if !is_small && !is_of_join {
            return None;
        }
        let place = change.place();
        let tables = &mut self.tables[pairs];
        if tables.len() <= place {
            tables.resize_with(place + 1, Table::default);
        }
        let table = &mut tables[place];
        let pairings = PAIRINGS[pairs];
        if table.ranks.is_none() {
            table.missed += uses;
            if table.missed >= pairings as usize / 2 {
                let ranks = (0..pairings).map(|rank| change.of_rank(pairs, rank));
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

    /// Adds a pairing to a list in the order of ranks: to the last one where they are the same.
    pub fn add_last(&mut self, rank: u32, count: u64) {
        match self.counts.last_mut() {
            Some(last) if self.ranks.last() == Some(&rank) => *last += count,
            _ => self.push(rank, count),
        }
    }

    pub fn len(&self) -> usize {
        self.ranks.len()
    }

    pub fn iter(&self) -> impl Iterator<Item = (u32, u64)> + '_ {
        self.ranks.iter().copied().zip(self.counts.iter().copied())
    }

    /// Puts the pairings in the order of their ranks.
    pub fn sort(&mut self) {
        let mut both: Vec<(u32, u64)> = self.iter().collect();
        sort(&mut both);
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

impl Change {
    /// A number of its own among the changes of as many pairs.
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
    use super::*;
    use crate::count::path_pairing::Turn;

    #[test]
    fn tables_say_what_is_worked_out() {
        let mut changes = Changes::default();
        let turn = Change::Turn(Turn::Mirror, [1, 4, 3, 0]);
        let all = [Change::Insert(1, 4), Change::Move(5, 2), Change::Contract(0, 7), turn];
        for change in all.into_iter().flat_map(|change| [change; 3]) {
            let mut list = List::default();
            (0..PAIRINGS[4]).for_each(|rank| list.push(rank, u64::from(rank)));
            changes.apply(4, change, &mut list);
            let expected = (0..PAIRINGS[4])
                .map(|rank| (change.of_rank(4, rank), u64::from(rank)))
                .filter(|&(rank, _)| rank != CLOSED);
            assert!(list.iter().eq(expected));
        }
    }
}
