//! From layer to layer: takes every state through the steps.
//!
//! States with the same degrees have the same choices, so their predecessors and the changes of their
//! pairings are computed once for all of them. The new layer is filled group by group; counts of the same
//! pairing are added up, mostly in an array with an entry for each pairing.

use super::frame::{Degrees, link, one, pairs, shifted};
use super::hash_table::Classes;
use super::layer::{self, Position, Records};
use super::program::{Choice, Program, Step, Use};
use super::reachable::{Influx, Reach, Reached};
use crate::count::changes::{Changes, List, rank_in};
use crate::count::path_pairing::{CLOSED, Change, PAIRINGS, Rank, Turn};

/// Work for one group that leads to another, in states.
const PER_GROUP: usize = 8;

/// States per unit of work.
const PER_WORK: usize = 16;

/// Takes a part of a layer through the steps that have the same classes, class by class. Resumable.
#[derive(Debug, Default)]
pub(super) struct Sweep {
    records: Records,
    groups: Vec<(Degrees, Position)>,
    classes: Classes,
    class: usize,
    /// The step that the current class is at, and its groups before and after it.
    step: usize,
    reach: Reach,
    before: Groups,
    after: Groups,
    /// For each cell the index of the group before the step, plus one; 0 if there is none.
    indices: Vec<u32>,
    /// The next group to make.
    target: usize,
    tools: Tools,
}

/// The states of some groups in one list, and where those of each end.
#[derive(Debug, Default)]
struct Groups {
    states: List,
    ends: Vec<usize>,
}

/// Scratch space for making a group.
#[derive(Debug, Default)]
struct Tools {
    changes: Changes,
    sums: Sums,
    list: List,
    chain: Vec<Change>,
    record: Vec<u8>,
}

/// A finished group.
pub(super) struct Made<'a> {
    pub layer: usize,
    pub degrees: Degrees,
    pub states: usize,
    /// Its record, if steps beyond this sweep continue from it.
    pub record: Option<&'a [u8]>,
}

impl Sweep {
    /// Starts on a part of the layer before a step.
    pub fn begin(&mut self, program: &Program, step: usize, records: Records) {
        self.groups = records.iter().collect();
        let class = |&(degrees, _): &(Degrees, Position)| program.class(Use::Step(step), degrees);
        self.classes = Classes::new(self.groups.iter().map(class));
        self.records = records;
        self.class = 0;
        self.step = program.last_alike(step);
        self.target = self.reach.after.len();
    }

    /// Makes the next group of a part that was [begun](Self::begin) before a step, and returns it with the
    /// amount of work; `None` when the part is done. Some calls make no group.
    pub fn advance(
        &mut self,
        program: &Program,
        first: usize,
        made: impl FnOnce(Made),
    ) -> Option<u64> {
        let last = program.last_alike(first);
        let work = if let Some(&target) = self.reach.after.get(self.target) {
            self.target += 1;
            let work = self.gather(program, target);
            made(self.end_group(program, target.degrees, last));
            work
        } else if self.step < last {
            self.next_step(program)
        } else if self.class < self.classes.len() {
            self.next_class(program, first)
        } else {
            self.records = Records::default();
            self.groups = Vec::new();
            return None;
        };
        Some(1 + (work / PER_WORK) as u64)
    }

    /// Share of the part done.
    pub fn fraction(&self) -> f64 {
        self.class as f64 / self.classes.len().max(1) as f64
    }

    pub fn bytes(&self) -> u64 {
        let group = size_of::<(Degrees, Position)>() + 2 * size_of::<u32>();
        let state = size_of::<Rank>() + size_of::<u64>();
        let states = self.before.states.len() + self.after.states.len();
        self.records.bytes() + (group * self.groups.len() + state * states) as u64
    }

    /// Reads the groups of the next class, and computes the degrees that the first step leads to.
    fn next_class(&mut self, program: &Program, first: usize) -> usize {
        self.before.clear();
        for group in self.classes.items(self.class) {
            self.records.read(self.groups[group].1, &mut self.before.states);
            self.before.ends.push(self.before.states.len());
        }
        self.clear_indices();
        let influx = Influx { ways: 1.0, states: 0.0 };
        let before = self.classes.items(self.class).map(|group| (self.groups[group].0, influx));
        self.class += 1;
        self.step = first;
        self.reach.begin(program, &program.steps[first], before);
        self.before.states.len() + self.take_step(program)
    }

    /// Continues from the new groups, and computes the degrees that the next step leads to.
    fn next_step(&mut self, program: &Program) -> usize {
        self.clear_indices();
        std::mem::swap(&mut self.before, &mut self.after);
        self.step += 1;
        self.reach.next_step();
        self.take_step(program)
    }

    fn clear_indices(&mut self) {
        self.reach.before.iter().for_each(|before| self.indices[before.cell as usize] = 0);
    }

    fn take_step(&mut self, program: &Program) -> usize {
        let step = &program.steps[self.step];
        self.indices.resize(self.indices.len().max(2 * step.cells()), 0);
        for (index, before) in self.reach.before.iter().enumerate() {
            self.indices[before.cell as usize] = index as u32 + 1;
        }
        self.after.clear();
        self.target = 0;
        PER_GROUP * self.reach.take(program, step)
    }

    /// Adds up the counts of all states that lead to these degrees; returns how many there were.
    fn gather(&mut self, program: &Program, target: Reached) -> usize {
        let (frame, step) = (program.frame, &program.steps[self.step]);
        self.tools.sums.begin(pairs(target.degrees));
        let mut work = PER_GROUP;
        let image = if step.folds { frame.mirrored(target.degrees) } else { target.degrees };
        let images = [(target.degrees, target.cell, false), (image, target.image, true)];
        let images = &images[..if image == target.degrees { 1 } else { 2 }];
        for &(after, cell, is_image) in images {
            let turn = is_image.then(|| frame.turn(after, Turn::Mirror));
            for choice in &step.choices {
                let Some(degrees) = choice.before(after) else { continue };
                let index = self.indices[cell.wrapping_sub(choice.gains[0]) as usize] as usize;
                let Some(index) = index.checked_sub(1) else { continue };
                let (ranks, counts) = self.before.get(index);
                work += PER_GROUP + ranks.len();
                self.tools.add(choice, turn, degrees, ranks, counts);
            }
        }
        work
    }

    fn end_group(&mut self, program: &Program, degrees: Degrees, last: usize) -> Made<'_> {
        let Step { to: layer, shifts, .. } = program.steps[self.step];
        let Tools { sums, list, record, .. } = &mut self.tools;
        sums.take(list, program.modulus);
        let degrees = if shifts { shifted(degrees) } else { degrees };
        let is_over = self.step == last && list.len() > 0;
        if is_over {
            layer::write(degrees, list, record);
        } else if self.step < last {
            self.after.push(list);
        }
        Made { layer, degrees, states: list.len(), record: is_over.then_some(record) }
    }
}

impl Groups {
    fn clear(&mut self) {
        self.states.clear();
        self.ends.clear();
    }

    fn get(&self, at: usize) -> (&[Rank], &[u64]) {
        let begin = at.checked_sub(1).map_or(0, |before| self.ends[before]);
        let range = begin..self.ends[at];
        (&self.states.ranks[range.clone()], &self.states.counts[range])
    }

    fn push(&mut self, list: &List) {
        self.states.extend(&list.ranks, &list.counts);
        self.ends.push(self.states.len());
    }
}

impl Tools {
    /// Adds states with certain degrees to the sums, as they are after a choice and a turn.
    fn add(
        &mut self,
        choice: &Choice,
        turn: Option<Change>,
        mut degrees: Degrees,
        ranks: &[Rank],
        counts: &[u64],
    ) {
        let Self { changes, sums, list, chain, .. } = self;
        let mut pairs = pairs(degrees);
        chain.clear();
        for &(a, b) in &choice.links {
            chain.push(link(degrees, a, b));
            degrees += one(a) + one(b);
        }
        chain.extend(turn);
        chain.retain(|change| !change.is_idle());
        let Some((&last, first)) = chain.split_last() else {
            sums.add(ranks, counts, |rank| rank);
            return;
        };
        let (mut ranks, mut counts) = (ranks, counts);
        if let Some((&first, between)) = first.split_first() {
            list.clear();
            list.extend(ranks, counts);
            changes.apply(pairs, first, list);
            pairs = first.pairs_after(pairs);
            for &change in between {
                changes.apply(pairs, change, list);
                pairs = change.pairs_after(pairs);
            }
            (ranks, counts) = (&list.ranks, &list.counts);
        }
        match changes.table(pairs, last, ranks.len()) {
            Some(table) => sums.add(ranks, counts, |rank| rank_in(table, rank)),
            None => sums.add(ranks, counts, |rank| changes.of_rank(pairs, last, rank)),
        }
    }
}

/// Largest number of pairs whose pairings have an entry each in the array: 16 MB of them. The next ones would
/// take 276 MB, on boards where few states have that many paths.
const MAX_IN_ARRAY: usize = 8;

/// A sum for each pairing of a number of pairs.
#[derive(Debug, Default)]
pub(super) struct Sums {
    pairs: usize,
    counts: Vec<u64>,
    /// A bit for each entry that is not zero.
    marks: Vec<u64>,
    /// Pairings without an entry in the array, not added up yet.
    others: List,
}

impl Sums {
    /// Starts on pairings of this many pairs; all sums must be zero.
    pub fn begin(&mut self, pairs: usize) {
        self.pairs = pairs;
        let pairings = PAIRINGS[pairs] as usize;
        if pairs <= MAX_IN_ARRAY && self.counts.len() < pairings {
            self.counts.resize(pairings, 0);
            self.marks.resize(pairings.div_ceil(64), 0);
        }
    }

    /// Adds counts to those of the changed pairings, dropping those that close a cycle.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "saves a tenth of a count")]
    pub fn add(&mut self, ranks: &[Rank], counts: &[u64], after: impl Fn(Rank) -> Rank) {
        let all = ranks.iter().zip(counts).map(|(&rank, &count)| (after(rank), count));
        let all = all.filter(|&(rank, _)| rank != CLOSED);
        if self.pairs > MAX_IN_ARRAY {
            all.for_each(|(rank, count)| self.others.push(rank, count));
            return;
        }
        for (rank, count) in all {
            self.counts[rank as usize] += count;
            self.marks[rank as usize / 64] |= 1 << (rank % 64);
        }
    }

    /// Moves the sums to a list, in ascending order of rank and reduced by the modulus, and sets them to zero.
    pub fn take(&mut self, list: &mut List, modulus: Option<u64>) {
        self.take_all(list);
        if let Some(modulus) = modulus {
            list.counts.iter_mut().for_each(|count| *count %= modulus);
        }
    }

    fn take_all(&mut self, list: &mut List) {
        list.clear();
        if self.pairs > MAX_IN_ARRAY {
            self.others.sort();
            self.others.iter().for_each(|(rank, count)| list.add_last(rank, count));
            self.others.clear();
            return;
        }
        let words = (PAIRINGS[self.pairs] as usize).div_ceil(64);
        for (at, marks) in self.marks[..words].iter_mut().enumerate() {
            let mut left = std::mem::take(marks);
            while left != 0 {
                let rank = (64 * at + left.trailing_zeros() as usize) as Rank;
                left &= left - 1;
                list.push(rank, std::mem::take(&mut self.counts[rank as usize]));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_added_up_with_and_without_the_array() {
        let (mut sums, mut list) = (Sums::default(), List::default());
        for pairs in [MAX_IN_ARRAY + 1, 3, MAX_IN_ARRAY, MAX_IN_ARRAY + 1] {
            sums.begin(pairs);
            for some in [[(14, 1), (2, 10)], [(2, 100), (7, 1000)]] {
                let (ranks, counts): (Vec<Rank>, Vec<u64>) = some.into_iter().unzip();
                sums.add(&ranks, &counts, |rank| rank);
                sums.add(&ranks, &counts, |_| CLOSED);
            }
            sums.take(&mut list, None);
            assert!(list.iter().eq([(2, 110), (7, 1000), (14, 1)]), "{pairs} pairs");
            sums.take(&mut list, None);
            assert_eq!(list.len(), 0);
        }
    }
}
