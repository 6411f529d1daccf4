//! From layer to layer: every state is taken through the steps.
//!
//! States with the same degrees go the same ways, so it is found out once for all of them where they
//! come from and what becomes of their pairings. The layer that is made is filled group by group;
//! counts of the same pairing are added up, mostly in an array with a place for each pairing.

use super::classes::Classes;
use super::frame::{Degrees, link, one, pairs, shifted};
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

/// A part of a layer being taken through the steps that have the same classes, class by class. Can be
/// resumed.
#[derive(Debug, Default)]
pub(super) struct Sweep {
    records: Records,
    groups: Vec<(Degrees, Place)>,
    classes: Classes,
    /// The class that comes next.
    class: usize,
    /// The step that the class at hand is at, and its groups before and after it.
    step: usize,
    reach: Reach,
    before: Groups,
    after: Groups,
    /// For each cell the place of the group before the step, plus one; 0 where there is none.
    places: Vec<u32>,
    /// The next group to be made.
    target: usize,
    tools: Tools,
}

/// The states of some groups, one after the other, and where those of each end.
#[derive(Debug, Default)]
struct Groups {
    states: List,
    ends: Vec<usize>,
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

/// A group that was made.
pub(super) struct Made<'a> {
    pub layer: usize,
    pub degrees: Degrees,
    pub states: usize,
    /// The group, if other steps than this part's go on from it.
    pub record: Option<&'a [u8]>,
}

impl Sweep {
    /// Turns to a part of the layer before a step.
    pub fn begin(&mut self, program: &Program, step: usize, records: Records) {
        self.groups = records.iter().collect();
        let class = |&(degrees, _): &(Degrees, Place)| program.class(Use::Step(step), degrees);
        self.classes = Classes::new(self.groups.iter().map(class));
        self.records = records;
        self.class = 0;
        self.step = program.last_alike(step);
        self.target = self.reach.after.len();
    }

    /// Goes on with a part that was [begun](Self::begin) before a step: makes the next group and hands it
    /// out. The work that it was, and `None` when the part is done. Most calls make a group, some none.
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

    /// Share of the part that is done.
    pub fn fraction(&self) -> f64 {
        self.class as f64 / self.classes.len().max(1) as f64
    }

    pub fn bytes(&self) -> u64 {
        let group = size_of::<(Degrees, Place)>() + 2 * size_of::<u32>();
        let state = size_of::<u32>() + size_of::<u64>();
        let states = self.before.states.len() + self.after.states.len();
        self.records.bytes() + (group * self.groups.len() + state * states) as u64
    }

    /// Reads the groups of the next class, and finds out what the first step comes to from them.
    fn next_class(&mut self, program: &Program, first: usize) -> usize {
        self.before.clear();
        for group in self.classes.items(self.class) {
            self.records.read(self.groups[group].1, &mut self.before.states);
            self.before.ends.push(self.before.states.len());
        }
        self.forget_places();
        let before = self.classes.items(self.class).map(|group| (self.groups[group].0, 1));
        self.class += 1;
        self.step = first;
        self.reach.begin(program, &program.steps[first], before);
        self.before.states.len() + self.take_step(program)
    }

    /// Goes on from the groups that were made, and finds out what the next step comes to from them.
    fn next_step(&mut self, program: &Program) -> usize {
        self.forget_places();
        std::mem::swap(&mut self.before, &mut self.after);
        self.step += 1;
        self.reach.go_on();
        self.take_step(program)
    }

    fn forget_places(&mut self) {
        self.reach.before.iter().for_each(|before| self.places[before.cell as usize] = 0);
    }

    fn take_step(&mut self, program: &Program) -> usize {
        let step = &program.steps[self.step];
        self.places.resize(self.places.len().max(2 * step.cells()), 0);
        for (place, before) in self.reach.before.iter().enumerate() {
            self.places[before.cell as usize] = place as u32 + 1;
        }
        self.after.clear();
        self.target = 0;
        PER_GROUP * self.reach.take(program, step)
    }

    /// Adds up the counts of all states that come to have certain degrees; how many came.
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
                let place = self.places[cell.wrapping_sub(choice.gains[0]) as usize] as usize;
                let Some(place) = place.checked_sub(1) else { continue };
                let (ranks, counts) = self.before.get(place);
                work += PER_GROUP + ranks.len();
                self.tools.add(choice, turn, degrees, ranks, counts);
            }
        }
        work
    }

    /// Takes over a group that was gathered.
    fn end_group(&mut self, program: &Program, degrees: Degrees, last: usize) -> Made<'_> {
        let Step { to: layer, shifts, .. } = program.steps[self.step];
        let Tools { sums, list, record, .. } = &mut self.tools;
        sums.take(list);
        let degrees = if shifts { shifted(degrees) } else { degrees };
        let is_over = self.step == last && list.len() > 0;
        if is_over {
            records::write(degrees, list, record);
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

    /// The ranks and counts of a group.
    fn get(&self, at: usize) -> (&[u32], &[u64]) {
        let begin = at.checked_sub(1).map_or(0, |before| self.ends[before]);
        let range = begin..self.ends[at];
        (&self.states.ranks[range.clone()], &self.states.counts[range])
    }

    fn push(&mut self, list: &List) {
        self.states.ranks.extend_from_slice(&list.ranks);
        self.states.counts.extend_from_slice(&list.counts);
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
            sums.add(ranks, counts, |rank| rank);
            return;
        };
        let (mut ranks, mut counts) = (ranks, counts);
        if let Some((&first, between)) = first.split_first() {
            changes.fill(pairs, first, ranks, counts, list);
            pairs = first.pairs_after(pairs);
            for &change in between {
                changes.apply(pairs, change, list);
                pairs = change.pairs_after(pairs);
            }
            (ranks, counts) = (&list.ranks, &list.counts);
        }
        match changes.table(pairs, last, ranks.len()) {
            Some(table) => sums.add(ranks, counts, |rank| table[rank as usize]),
            None => sums.add(ranks, counts, |rank| changes.of_rank(pairs, last, rank)),
        }
    }
}
