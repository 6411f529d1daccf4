//! From layer to layer: every state is taken through the steps.
//!
//! States with the same degrees go the same ways, so it is found out once for all of them where they
//! come from and what becomes of their pairings. The layer that is made is filled group by group;
//! counts of the same pairing are added up, mostly in an array with a place for each pairing.

use std::ops::Range;

use super::frame::{Degrees, Frame, link, one, pairs};
use super::guide::Guide;
use super::layer::Layer;
use super::program::{Choice, Program, Step};
use super::reached::PlannedLayer;
use super::sums::Sums;
use crate::count::changes::{Changes, List};
use crate::count::error::CountError;
use crate::count::path_pairing::Turn;

/// Work for one group that comes to another, in states.
const PER_GROUP: usize = 24;

/// States for a unit of work.
const PER_WORK: usize = 16;

/// The steps being taken. Can be resumed.
#[derive(Debug)]
pub(super) struct Sweep {
    frame: Frame,
    program: Program,
    planned: Vec<PlannedLayer>,
    layers: Vec<Layer>,
    step: usize,
    /// The group that is made next.
    target: usize,
    /// Groups of the class that is being worked on, before and after the step.
    sources: Range<usize>,
    targets: Range<usize>,
    guide: Guide,
    tools: Tools,
    /// States that each step made.
    made: Vec<u64>,
    limit: u64,
}

/// What is needed to make a group.
#[derive(Debug, Default)]
struct Tools {
    changes: Changes,
    sums: Sums,
    list: List,
}

impl Sweep {
    pub fn new(frame: Frame, program: Program, planned: Vec<PlannedLayer>, limit: u64) -> Self {
        let mut layers: Vec<Layer> = planned.iter().map(|_| Layer::default()).collect();
        layers[0] = Layer::first();
        Self {
            frame,
            program,
            planned,
            layers,
            step: 0,
            target: 0,
            sources: 0..0,
            targets: 0..0,
            guide: Guide::default(),
            tools: Tools::default(),
            made: Vec::new(),
            limit,
        }
    }

    /// Goes on with about so much work; true when both halves are there.
    ///
    /// # Errors
    /// [`CountError::NeedsMoreMemory`].
    pub fn advance(&mut self, work: u64) -> Result<bool, CountError> {
        let mut left = work;
        while left > 0 {
            let Some(step) = self.program.steps.get(self.step) else { return Ok(true) };
            if self.target < self.targets.end {
                left = left.saturating_sub(self.make_group()?);
                continue;
            }
            let groups = self.planned[step.to].degrees.len();
            self.release_sources();
            if self.target == groups {
                self.end_step();
            } else {
                self.next_class();
                self.check_memory()?;
            }
        }
        Ok(false)
    }

    /// Makes the next group; the work that it was.
    fn make_group(&mut self) -> Result<u64, CountError> {
        let step = &self.program.steps[self.step];
        let target = self.planned[step.to].degrees[self.target];
        let before = &self.layers[step.from];
        let done = self.tools.gather(self.frame, step, before, &self.guide, target);
        self.tools.sums.take(&mut self.tools.list);
        self.target += 1;
        if self.tools.list.len() > 0 && self.layers[step.to].push(target, &self.tools.list) {
            self.check_memory()?;
        }
        Ok(1 + (done / PER_WORK) as u64)
    }

    /// The plan may be wrong, so what is really taken is held against the limit as well.
    fn check_memory(&self) -> Result<(), CountError> {
        let (needed, limit) = (self.bytes(), self.limit);
        if needed > limit {
            return Err(CountError::NeedsMoreMemory { needed, limit });
        }
        Ok(())
    }

    /// Gives back the groups of the class that is done, unless a later step goes on from them.
    fn release_sources(&mut self) {
        let from = self.program.steps[self.step].from;
        if !self.program.needs(from, self.step) {
            self.sources.clone().for_each(|at| self.layers[from].release(at));
        }
    }

    /// Gives back what the step went on from, and turns to the next step.
    fn end_step(&mut self) {
        let Step { from, to, .. } = self.program.steps[self.step];
        if !self.program.needs(from, self.step) {
            self.layers[from] = Layer::default();
        }
        self.planned[to].degrees = Vec::new();
        self.made.push(self.layers[to].states);
        self.step += 1;
        (self.target, self.sources, self.targets) = (0, 0..0, 0..0);
        if let Some(step) = self.program.steps.get(self.step) {
            self.layers[step.to].apart = self.planned[step.to].apart;
            self.layers[step.from].sort(self.frame, step.apart);
        }
    }

    /// The halves, when they are there: the upper one and, if it is another, the lower one.
    pub fn finish(mut self) -> (Layer, Option<Layer>) {
        let Program { upper, lower, .. } = self.program;
        let upper_half = std::mem::take(&mut self.layers[upper]);
        (upper_half, (lower != upper).then(|| std::mem::take(&mut self.layers[lower])))
    }

    /// The step that is being taken, and the share of it that is done.
    pub fn step(&self) -> (usize, f64) {
        let Some(step) = self.program.steps.get(self.step) else { return (self.step, 0.0) };
        let groups = self.planned[step.to].degrees.len().max(1);
        (self.step, self.target as f64 / groups as f64)
    }

    /// States of the layer that is being made.
    pub fn states(&self) -> u64 {
        let step = self.program.steps.get(self.step);
        step.map_or(0, |step| self.layers[step.to].states)
    }

    /// States of the layers that are complete, in the order in which they were made.
    pub fn made(&self) -> &[u64] {
        &self.made
    }

    pub fn bytes(&self) -> u64 {
        let layers: u64 = self.layers.iter().map(Layer::bytes).sum();
        let planned: usize = self.planned.iter().map(|layer| layer.degrees.len()).sum();
        layers + 8 * planned as u64
    }

    /// Finds the next groups that have to do with each other.
    fn next_class(&mut self) {
        self.find_class();
        let before = &self.layers[self.program.steps[self.step].from].degrees;
        self.guide = Guide::new(before, self.sources.clone());
    }

    fn find_class(&mut self) {
        let step = &self.program.steps[self.step];
        let after = &self.planned[step.to].degrees;
        let before = &self.layers[step.from].degrees;
        if step.apart == 0 {
            self.sources = 0..before.len();
            self.targets = 0..after.len();
            return;
        }
        let class = |degrees: Degrees| self.frame.class(step.apart, degrees);
        let first = class(after[self.target]);
        let targets = after[self.target..].iter().take_while(|&&degrees| class(degrees) == first);
        self.targets = self.target..self.target + targets.count();
        let rest = &before[self.sources.end..];
        let begin = rest.iter().take_while(|&&degrees| class(degrees) < first).count();
        let sources = rest[begin..].iter().take_while(|&&degrees| class(degrees) == first);
        let begin = self.sources.end + begin;
        self.sources = begin..begin + sources.count();
    }
}

impl Tools {
    /// Adds up the counts of all states that come to have certain degrees; how many came.
    fn gather(
        &mut self,
        frame: Frame,
        step: &Step,
        before: &Layer,
        guide: &Guide,
        target: Degrees,
    ) -> usize {
        let target = if step.shifts { frame.shifted_back(target) } else { target };
        self.sums.begin(pairs(target));
        let mut done = PER_GROUP;
        let image = if step.folds { frame.mirrored(target) } else { target };
        let images = [(target, false), (image, true)];
        for (after, is_image) in images.into_iter().take(if image == target { 1 } else { 2 }) {
            for choice in &step.choices {
                let Some(degrees) = choice.before(after) else { continue };
                let Some(at) = guide.find(&before.degrees, degrees) else { continue };
                before.read(at, &mut self.list);
                done += PER_GROUP + self.list.len();
                self.make(choice, degrees);
                if is_image {
                    let turn = frame.turn(after, Turn::Mirror);
                    self.changes.apply(pairs(after), turn, &mut self.list);
                }
                self.sums.add(&self.list);
            }
        }
        done
    }

    /// Makes the moves of a choice in the states at hand.
    fn make(&mut self, choice: &Choice, mut degrees: Degrees) {
        for &(a, b) in &choice.links {
            let change = link(degrees, a, b);
            self.changes.apply(pairs(degrees), change, &mut self.list);
            degrees += one(a) + one(b);
        }
    }
}
