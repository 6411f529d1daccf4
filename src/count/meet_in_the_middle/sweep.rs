//! From layer to layer: every state is taken through a step.
//!
//! States with the same degrees go the same ways, so it is found out once for all of them where they
//! come from and what becomes of their pairings. The layer that is made is filled group by group;
//! counts of the same pairing are added up, mostly in an array with a place for each pairing.

use super::classes::Classes;
use super::frame::{Degrees, link, one, pairs};
use super::program::{Choice, Program, Step, Use};
use super::reach::{Reach, Reached};
use super::records::{self, Place, Records};
use super::sums::Sums;
use crate::count::changes::{Changes, List};
use crate::count::path_pairing::{Change, Turn};

/// Work for one group that comes to another, in states.
const PER_GROUP: usize = 8;

/// States for a unit of work.
const PER_WORK: usize = 16;

/// A part of a layer being taken through a step, class by class. Can be resumed.
#[derive(Debug, Default)]
pub(super) struct Sweep {
    records: Records,
    groups: Vec<(Degrees, Place)>,
    classes: Classes,
    /// The class that comes next.
    class: usize,
    /// Of the class at hand: the groups before the step, with where the states of each end among all,
    /// and the degrees after it, with the next to be made.
    before: Vec<Degrees>,
    /// For each cell the place of the group, plus one; 0 where there is none.
    places: Vec<u32>,
    ends: Vec<usize>,
    states: List,
    reach: Reach,
    target: usize,
    tools: Tools,
}

/// What is needed to make a group.
#[derive(Debug, Default)]
struct Tools {
    changes: Changes,
    sums: Sums,
    list: List,
    chain: Vec<Change>,
    record: Vec<u8>,
}

impl Sweep {
    /// Turns to a part of the layer before a step.
    pub fn begin(&mut self, program: &Program, step: usize, records: Records) {
        self.groups = records.iter().collect();
        let class = |&(degrees, _): &(Degrees, Place)| program.class(Use::Step(step), degrees);
        self.classes = Classes::new(self.groups.iter().map(class));
        self.records = records;
        self.class = 0;
        self.target = 0;
        self.reach.after.clear();
    }

    /// Makes the next group and hands it out as a record, with its degrees and how many states it has;
    /// the work that it was, and `None` when the part is done. Most calls make one, some none.
    pub fn advance(
        &mut self,
        program: &Program,
        step: usize,
        made: impl FnOnce(Degrees, usize, &[u8]),
    ) -> Option<u64> {
        let step = &program.steps[step];
        let work = if let Some(&target) = self.reach.after.get(self.target) {
            self.target += 1;
            let work = self.gather(program, step, target);
            let target = target.degrees;
            let Tools { sums, list, record, .. } = &mut self.tools;
            sums.take(list);
            if list.len() > 0 {
                let degrees = if step.shifts { program.frame.shifted(target) } else { target };
                records::write(degrees, list, record);
                made(degrees, list.len(), record);
            }
            work
        } else if self.class < self.classes.len() {
            self.next_class(program, step)
        } else {
            self.records = Records::default();
            self.groups = Vec::new();
            return None;
        };
        Some(1 + (work / PER_WORK) as u64)
    }

    /// Share of the part that is done.
    pub fn fraction(&self) -> f64 {
        self.class as f64 / self.classes.len().max(1) as f64
    }

    pub fn bytes(&self) -> u64 {
        let group = size_of::<(Degrees, Place)>() + 2 * size_of::<u32>();
        let state = size_of::<u32>() + size_of::<u64>();
        self.records.bytes() + (group * self.groups.len() + state * self.states.len()) as u64
    }

    /// Reads the groups of the next class, and finds out what the step comes to from them.
    fn next_class(&mut self, program: &Program, step: &Step) -> usize {
        for &cell in &self.reach.cells {
            self.places[cell as usize] = 0;
        }
        self.places.resize(self.places.len().max(2 * step.cells()), 0);
        self.before.clear();
        self.ends.clear();
        self.states.clear();
        for group in self.classes.items(self.class) {
            let (degrees, place) = self.groups[group];
            self.before.push(degrees);
            self.records.read(place, &mut self.states);
            self.ends.push(self.states.len());
        }
        self.class += 1;
        self.target = 0;
        let before = self.before.iter().map(|&degrees| (degrees, 1));
        let work = self.reach.take(program, step, before);
        for (place, &cell) in self.reach.cells.iter().enumerate() {
            self.places[cell as usize] = place as u32 + 1;
        }
        self.states.len() + PER_GROUP * work
    }

    /// Adds up the counts of all states that come to have certain degrees; how many came.
    fn gather(&mut self, program: &Program, step: &Step, target: Reached) -> usize {
        let Reached { degrees: target, cell, image: image_cell, .. } = target;
        self.tools.sums.begin(pairs(target));
        let frame = program.frame;
        let mut work = PER_GROUP;
        let image = if step.folds { frame.mirrored(target) } else { target };
        let images = [(target, cell, false), (image, image_cell, true)];
        for (after, cell, is_image) in images.into_iter().take(if image == target { 1 } else { 2 })
        {
            let turn = is_image.then(|| frame.turn(after, Turn::Mirror));
            for choice in &step.choices {
                let Some(degrees) = choice.before(after) else { continue };
                let place = self.places[cell.wrapping_sub(choice.gains[0]) as usize];
                let Some(at) = (place as usize).checked_sub(1) else { continue };
                let begin = at.checked_sub(1).map_or(0, |before| self.ends[before]);
                let range = begin..self.ends[at];
                work += PER_GROUP + range.len();
                let (ranks, counts) =
                    (&self.states.ranks[range.clone()], &self.states.counts[range]);
                self.tools.add(choice, turn, degrees, ranks, counts);
            }
        }
        work
    }
}

impl Tools {
    /// Adds states with certain degrees to the sums, as they are after a choice and a turn.
    fn add(
        &mut self,
        choice: &Choice,
        turn: Option<Change>,
        mut degrees: Degrees,
        ranks: &[u32],
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
            ranks.iter().zip(counts).for_each(|(&rank, &count)| sums.add(rank as usize, count));
            return;
        };
        if let Some((&first, between)) = first.split_first() {
            list.clear();
            changes.each(pairs, first, ranks, |at, rank| list.push(rank as u32, counts[at]));
            pairs = first.pairs_after(pairs);
            for &change in between {
                changes.apply(pairs, change, list);
                pairs = change.pairs_after(pairs);
            }
            changes.each(pairs, last, &list.ranks, |at, rank| sums.add(rank, list.counts[at]));
        } else {
            changes.each(pairs, last, ranks, |at, rank| sums.add(rank, counts[at]));
        }
    }
}
