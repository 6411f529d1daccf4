//! What there will be, found out on degrees alone: which degrees states can have in each layer, if
//! both halves are to fit, and how many states.
//!
//! First all steps are taken with degrees only. Then those degrees of the two last layers are kept
//! that have a partner in the other, and step by step backwards those that lead to kept ones.

use super::frame::{Degrees, Frame, ends, pairs};
use super::layer;
use super::program::{Program, Step};
use crate::count::matching::MATCHINGS;
use crate::error::Error;

/// Degrees that are looked at for a unit of work.
const PER_WORK: usize = 16;

/// Degrees with the number of ways to them. That includes ways in which cycles are closed, so it is
/// a bound for the counts of states with these degrees, added up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Reached {
    degrees: Degrees,
    ways: u64,
}

/// What a layer will be.
#[derive(Clone, Debug, Default)]
pub(super) struct PlannedLayer {
    /// Those that states have: by their class, then ascending.
    pub degrees: Vec<Degrees>,
    /// The slots that classes differ in.
    pub apart: Degrees,
    /// A bound for the number of states.
    pub states: u64,
    /// Bytes that so many states take.
    pub bytes: u64,
}

/// Finds out what there will be. Can be resumed.
#[derive(Debug)]
pub(super) struct Planner {
    frame: Frame,
    has_apex: bool,
    program: Program,
    phase: Phase,
    step: usize,
    choice: usize,
    /// Every layer as far as it is known, ascending.
    reached: Vec<Vec<Reached>>,
    /// The layer that is being made.
    gathered: Vec<Reached>,
    /// What of each layer is kept.
    kept: Vec<Vec<bool>>,
    /// On the way back, what may be reached by the step, unfolded and ascending.
    wanted: Vec<Degrees>,
    planned: Vec<PlannedLayer>,
    limit: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Forwards,
    Matching,
    Backwards,
    Done,
}

/// Why there is no plan.
#[derive(Debug)]
pub(super) enum Unplanned {
    /// Some counts may not fit into 64 bits.
    TooManyWays,
    Refused(Error),
}

impl Planner {
    pub fn new(frame: Frame, has_apex: bool, program: Program, limit: u64) -> Self {
        let layers = program.layers();
        let mut reached = vec![Vec::new(); layers];
        reached[0].push(Reached { degrees: 0, ways: 1 });
        Self {
            frame,
            has_apex,
            program,
            phase: Phase::Forwards,
            step: 0,
            choice: 0,
            reached,
            gathered: Vec::new(),
            kept: vec![Vec::new(); layers],
            wanted: Vec::new(),
            planned: vec![PlannedLayer::default(); layers],
            limit,
        }
    }

    /// Goes on with about so much work; true when all is planned.
    pub fn advance(&mut self, work: u64) -> Result<bool, Unplanned> {
        let mut left = work as i64;
        while left > 0 && self.phase != Phase::Done {
            left -= 1 + (match self.phase {
                Phase::Forwards => self.go_forwards()?,
                Phase::Matching => self.match_halves(),
                Phase::Backwards | Phase::Done => self.go_backwards(),
            } / PER_WORK) as i64;
        }
        Ok(self.phase == Phase::Done)
    }

    /// The program and what its layers will be.
    pub fn finish(self) -> (Program, Vec<PlannedLayer>) {
        (self.program, self.planned)
    }

    /// Share of the planning that is done, roughly.
    pub fn fraction(&self) -> f64 {
        let steps = self.program.steps.len().max(1) as f64;
        match self.phase {
            Phase::Forwards => 0.5 * (self.step as f64 / steps).powi(4),
            Phase::Matching => 0.5,
            Phase::Backwards => 1.0 - 0.5 * ((self.step + 1) as f64 / steps).powi(4).min(1.0),
            Phase::Done => 1.0,
        }
    }

    pub fn bytes(&self) -> u64 {
        let reached: usize = self.reached.iter().map(Vec::len).sum();
        let planned: usize = self.planned.iter().map(|layer| layer.degrees.len()).sum();
        (reached + self.gathered.len()) as u64 * 17 + (planned + self.wanted.len()) as u64 * 8
    }

    /// One choice for all degrees before a step.
    fn go_forwards(&mut self) -> Result<usize, Unplanned> {
        let step = &self.program.steps[self.step];
        let before = &self.reached[step.from];
        if let Some(choice) = step.choices.get(self.choice) {
            self.choice += 1;
            let after = before.iter().filter_map(|reached| {
                let degrees = choice.after(reached.degrees)?;
                // Without ends of paths there would be nothing to go on with.
                (ends(degrees) != 0).then_some(Reached { degrees, ..*reached })
            });
            self.gathered = merged(&self.gathered, after);
            let work = before.len() + self.gathered.len();
            let needed = self.bytes();
            if needed > self.limit {
                let error = Error::TooMuchMemory { needed, limit: self.limit, is_exact: false };
                return Err(Unplanned::Refused(error));
            }
            return Ok(work);
        }
        let work = self.gathered.len();
        let mut after = std::mem::take(&mut self.gathered);
        if step.folds {
            after = folded(self.frame, &after);
        }
        if step.shifts {
            after.iter_mut().for_each(|reached| reached.degrees = self.frame.shifted(reached.degrees));
        }
        if after.iter().any(|reached| reached.ways == u64::MAX) {
            return Err(Unplanned::TooManyWays);
        }
        after.shrink_to_fit();
        self.reached[step.to] = after;
        self.choice = 0;
        self.step += 1;
        if self.step == self.program.steps.len() {
            self.phase = Phase::Matching;
        }
        Ok(8 * work)
    }

    /// Keeps of both halves what has a partner in the other.
    fn match_halves(&mut self) -> usize {
        for (kept, reached) in self.kept.iter_mut().zip(&self.reached) {
            *kept = vec![false; reached.len()];
        }
        let Program { upper, lower, .. } = self.program;
        for (half, other) in [(upper, lower), (lower, upper)] {
            let others = self.reached[other].iter();
            let partner = |reached: &Reached| {
                self.frame.folded(self.frame.partner(reached.degrees, self.has_apex))
            };
            let mut partners: Vec<Degrees> = others.map(partner).collect();
            partners.sort_unstable();
            let degrees = self.reached[half].iter().map(|reached| Some(reached.degrees));
            mark(&mut self.kept[half], degrees, &partners);
        }
        self.phase = Phase::Backwards;
        self.step = self.program.steps.len();
        self.choice = usize::MAX;
        8 * (self.reached[upper].len() + self.reached[lower].len())
    }

    /// One choice for all degrees after a step, from the last step to the first.
    fn go_backwards(&mut self) -> usize {
        let Some(step) = self.step.checked_sub(1).map(|at| &self.program.steps[at]) else {
            self.planned[0] = PlannedLayer { degrees: vec![0], states: 1, ..PlannedLayer::default() };
            self.phase = Phase::Done;
            return 1;
        };
        if let Some(choice) = step.choices.get(self.choice) {
            self.choice += 1;
            let before = &self.reached[step.from];
            let after = before.iter().map(|reached| choice.after(reached.degrees));
            mark(&mut self.kept[step.from], after, &self.wanted);
            return before.len() + self.wanted.len();
        }
        if self.choice == step.choices.len() {
            self.wanted = Vec::new();
            self.choice = usize::MAX;
            self.step -= 1;
            return 1;
        }
        let reached = std::mem::take(&mut self.reached[step.to]);
        let kept = std::mem::take(&mut self.kept[step.to]);
        let kept = reached.into_iter().zip(kept).filter_map(|(each, is_kept)| is_kept.then_some(each));
        let kept: Vec<Reached> = kept.collect();
        self.wanted = unfolded(self.frame, step, &kept);
        self.planned[step.to] = planned(self.frame, self.program.apart(step), &kept);
        self.choice = 0;
        8 * self.wanted.len()
    }
}

/// Marks those of an ascending list that are among the wanted.
fn mark(
    marks: &mut [bool],
    degrees: impl Iterator<Item = Option<Degrees>>,
    wanted: &[Degrees],
) {
    let mut wanted = wanted.iter().copied().peekable();
    for (mark, degrees) in marks.iter_mut().zip(degrees) {
        let Some(degrees) = degrees else { continue };
        while wanted.next_if(|&other| other < degrees).is_some() {}
        *mark |= wanted.peek() == Some(&degrees);
    }
}

/// Two ascending lists as one, ways to the same degrees added up.
fn merged(list: &[Reached], others: impl Iterator<Item = Reached>) -> Vec<Reached> {
    let mut merged: Vec<Reached> = Vec::with_capacity(list.len());
    let mut list = list.iter().copied().peekable();
    for mut other in others {
        while let Some(before) = list.next_if(|each| each.degrees < other.degrees) {
            merged.push(before);
        }
        if let Some(same) = list.next_if(|each| each.degrees == other.degrees) {
            other.ways = other.ways.saturating_add(same.ways);
        }
        merged.push(other);
    }
    merged.extend(list);
    merged
}

/// What is left when mirror images become one.
fn folded(frame: Frame, list: &[Reached]) -> Vec<Reached> {
    let is_folded = |each: &&Reached| frame.folded(each.degrees) == each.degrees;
    let (stay, turn): (Vec<Reached>, Vec<Reached>) = list.iter().partition(is_folded);
    let turned = |each: Reached| Reached { degrees: frame.mirrored(each.degrees), ..each };
    let mut turned: Vec<Reached> = turn.into_iter().map(turned).collect();
    turned.sort_unstable();
    merged(&stay, turned.into_iter())
}

/// The degrees right after the choices of a step that become the kept ones, ascending.
fn unfolded(frame: Frame, step: &Step, kept: &[Reached]) -> Vec<Degrees> {
    let before_shift = |degrees| if step.shifts { frame.shifted_back(degrees) } else { degrees };
    let mut degrees: Vec<Degrees> = kept.iter().map(|each| before_shift(each.degrees)).collect();
    if step.folds {
        let images: Vec<Degrees> = degrees.iter().map(|&each| frame.mirrored(each)).collect();
        degrees.extend(images);
        degrees.sort_unstable();
        degrees.dedup();
    }
    degrees
}

fn planned(frame: Frame, apart: Degrees, kept: &[Reached]) -> PlannedLayer {
    let mut layer = PlannedLayer { apart, ..PlannedLayer::default() };
    for each in kept {
        let pairs = pairs(each.degrees);
        let states = u64::from(MATCHINGS[pairs]).min(each.ways);
        layer.states += states;
        layer.bytes += layer::bytes(pairs, states, each.ways);
    }
    layer.degrees = kept.iter().map(|each| each.degrees).collect();
    if apart != 0 {
        layer.degrees.sort_by_cached_key(|&degrees| (frame.class(apart, degrees), degrees));
    }
    layer
}
