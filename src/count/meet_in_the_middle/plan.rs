//! Planning a count on degrees alone: approximately how many states each layer has, and how much memory they
//! take.

use super::frame::{Degrees, pairs, shifted};
use super::hash_table::Classes;
#[cfg(feature = "large")]
use super::large::census::Census;
use super::layer::{self, PARTS, part_of};
use super::program::{Program, Step, Use};
use super::reachable::{Influx, Reach, Reached};
use crate::count::error::CountError;
use crate::count::path_pairing::{PAIRINGS, wide};

/// Degrees processed per unit of work.
const PER_WORK: u64 = 64;

/// The work for each group of a layer, in states.
pub(super) const GROUP_EFFORT: f64 = 20.0;

/// Degrees with an upper bound for the sum of the counts of their states, and the states that are expected.
type Bounded = (Degrees, Influx);

/// Plans a count by taking all steps with degrees only. Resumable.
#[derive(Debug, Default)]
pub(super) struct Planner {
    pub program: Program,
    /// For each use, the parts of its layer.
    layers: Vec<Vec<Vec<Bounded>>>,
    step: usize,
    /// The next part, and the current one with its next class.
    part: usize,
    reached: Vec<Bounded>,
    classes: Classes,
    class: usize,
    reach: Reach,
    planned: Vec<Tally>,
    /// The work of the layers planned so far, in states.
    pub effort: f64,
    limit: u64,
    /// Peak memory of planning so far, in bytes.
    most_bytes: u64,
    /// Whether counts may need more than 64 bits.
    of_any_size: bool,
    /// What of it each share of a divided count would have.
    #[cfg(feature = "large")]
    pub census: Option<Box<Census>>,
}

/// Approximate size of a layer.
#[derive(Clone, Copy, Debug, Default)]
#[cfg_attr(feature = "large", derive(serde::Serialize, serde::Deserialize))]
pub(super) struct PlannedLayer {
    pub groups: u64,
    pub states: u64,
    pub bytes: u64,
    /// An upper bound for the sum of the counts of all states.
    pub ways: f64,
    /// What is in memory at once while the layer is made.
    #[cfg(feature = "large")]
    #[serde(default)]
    pub in_hand: InHand,
}

/// The states of one class, before a step and after it: of a class only all can be in memory.
#[cfg(feature = "large")]
#[derive(Clone, Copy, Debug, Default, serde::Serialize, serde::Deserialize)]
pub(super) struct InHand {
    /// Of the largest class.
    pub largest: f64,
    /// Of the one that is likely in hand at some moment: large ones are for longer.
    pub likely: f64,
}

impl Planner {
    pub fn new(program: Program, limit: u64) -> Self {
        let mut layers: Vec<Vec<Vec<Bounded>>> = Vec::new();
        layers.resize_with(program.use_count(), Vec::new);
        layers[0] = vec![Vec::new(); PARTS];
        layers[0][0].push((0, Influx { ways: 1.0, states: 1.0 }));
        let mut planned = Vec::new();
        planned.resize_with(program.layers(), Tally::default);
        Self { program, layers, planned, limit, ..Self::default() }
    }

    /// A plan for a count whose numbers may be larger than 64 bits.
    #[cfg(feature = "large")]
    pub fn for_any_size(program: Program, limit: u64) -> Self {
        Self { of_any_size: true, ..Self::new(program, limit) }
    }

    /// Does about this much work; returns true when planning is complete.
    ///
    /// # Errors
    /// [`CountError::NeedsMoreMemory`], and [`CountError::FoldedOverflow`] if some counts may not fit into 64 bits.
    pub fn advance(&mut self, work: u64) -> Result<bool, CountError> {
        let mut left = work.saturating_mul(PER_WORK);
        while left > 0 {
            if self.class < self.classes.len() {
                left = left.saturating_sub(self.take_class()?);
            } else if self.part < PARTS && self.step < self.program.steps.len() {
                left = left.saturating_sub(self.begin_part());
                self.check_memory()?;
            } else if self.step < self.program.steps.len() {
                self.step = self.program.last_alike(self.step) + 1;
                self.part = 0;
                #[cfg(feature = "large")]
                self.take_sample();
            } else {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Leaves out some of the degrees before the next step if they are too many.
    #[cfg(feature = "large")]
    fn take_sample(&mut self) {
        let sample = self.census.as_mut().and_then(|census| census.sample.as_mut());
        if let Some(sample) = sample.filter(|_| self.step < self.program.steps.len()) {
            sample.take(&self.program, self.step, &mut self.layers[self.step]);
        }
    }

    /// The planned layers, and the peak memory of planning in bytes.
    pub fn take_plan(&mut self) -> (Vec<PlannedLayer>, u64) {
        let planned = self.planned.iter().map(Tally::planned).collect();
        (planned, self.most_bytes)
    }

    /// Share of the planning done, roughly: later layers are larger.
    pub fn fraction(&self) -> f64 {
        let of_step = self.part as f64 / PARTS as f64;
        ((self.step as f64 + of_step) / self.program.steps.len() as f64).powi(4)
    }

    pub fn bytes(&self) -> u64 {
        let parts = self.layers.iter().flatten();
        let reached = parts.map(Vec::capacity).sum::<usize>() + self.reached.capacity();
        (reached * size_of::<Bounded>() + self.reached.len() * 2 * size_of::<u32>()) as u64
    }

    fn check_memory(&mut self) -> Result<(), CountError> {
        let (needed, limit) = (self.bytes(), self.limit);
        self.most_bytes = self.most_bytes.max(needed);
        if needed > limit {
            return Err(CountError::NeedsMoreMemory { needed, limit });
        }
        Ok(())
    }

    /// Starts on the next part of the layer before the step; returns how many degrees it has.
    fn begin_part(&mut self) -> u64 {
        self.reached =
            self.layers[self.step].get_mut(self.part).map(std::mem::take).unwrap_or_default();
        let class = |&(degrees, _): &Bounded| self.program.class(Use::Step(self.step), degrees);
        self.classes = Classes::new(self.reached.iter().map(class));
        self.class = 0;
        self.part += 1;
        1 + 4 * self.reached.len() as u64
    }

    fn take_class(&mut self) -> Result<u64, CountError> {
        #[cfg(feature = "large")]
        let mut census = self.census.as_deref_mut();
        let Self { program, reach, planned, effort, .. } = self;
        let before = self.classes.items(self.class).map(|item| self.reached[item]);
        self.class += 1;
        let last = program.last_alike(self.step);
        reach.begin(program, &program.steps[self.step], before);
        let mut work = 1;
        for at in self.step..=last {
            if at > self.step {
                reach.next_step();
            }
            let step = &program.steps[at];
            work += reach.take(program, step) as u64;
            for Reached { degrees, influx, .. } in &mut reach.after {
                if influx.ways > MOST_WAYS && !self.of_any_size {
                    return Err(CountError::FoldedOverflow);
                }
                planned[step.to].add(pairs(*degrees), influx);
                #[cfg(feature = "large")]
                if let Some(census) = &mut census {
                    census.add(self.step, at, *degrees, *influx);
                }
                *effort += GROUP_EFFORT + f64::from(influx.states);
            }
            #[cfg(feature = "large")]
            planned[step.to].hold(reach, at == last);
        }
        self.deal(last);
        Ok(work)
    }

    /// Distributes the results of a step among the parts of the next layers. Nothing follows a finished half.
    fn deal(&mut self, step: usize) {
        let Step { to, shifts, .. } = self.program.steps[step];
        let is_step = |(_, what_for): &(usize, Use)| matches!(what_for, Use::Step(_));
        for (number, what_for) in self.program.uses(to).filter(is_step) {
            #[cfg(feature = "large")]
            if let Some(Census { sample: Some(sample), .. }) = self.census.as_deref_mut() {
                sample.pass_on(&self.program, self.step, number);
            }
            let parts = &mut self.layers[number];
            parts.resize_with(PARTS, Vec::new);
            for &Reached { degrees, influx, .. } in &self.reach.after {
                let degrees = if shifts { shifted(degrees) } else { degrees };
                parts[part_of(self.program.class(what_for, degrees), PARTS)]
                    .push((degrees, influx));
            }
        }
    }
}

/// How many groups of a layer there are and how many states are expected in them, by their number of pairs and
/// (roughly) of ways.
#[derive(Debug, Default)]
struct Tally {
    by_pairs: Vec<Vec<Bucket>>,
    /// The states of the largest class in hand, and the sums of the states of all and of their squares.
    #[cfg(feature = "large")]
    in_hand: [f64; 3],
}

/// Groups with about the same number of ways.
#[derive(Clone, Copy, Debug)]
struct Bucket {
    ways: f64,
    /// The states to expect in each group after so many transitions.
    likely: f32,
    groups: u64,
    /// The states that are expected in all of them.
    states: f64,
}

/// Fewer states lead to the same pairing than if each led to a random one; fitted to boards of 48 to 112 squares.
const FEWER_MEET: f32 = 1.35;

/// Number of buckets for ways: four for each power of two.
const WAYS: usize = 4 * 64;

/// The quarters of powers of two before 1, in the format of such numbers.
const FIRST_QUARTER: u32 = 4 * 127;

/// The most ways that certainly fit into 64 bits, although rounded.
const MOST_WAYS: f32 = 0.999 * (1_u128 << 64) as f32;

impl Tally {
    /// Adds a group, and replaces the states that lead to it by the number of states that is expected in it.
    fn add(&mut self, pairs: usize, influx: &mut Influx) {
        for pairs in self.by_pairs.len()..=pairs {
            let ways = |at: usize| (1.125 + 0.25 * (at % 4) as f64) * (1_u64 << (at / 4)) as f64;
            let bucket = |ways| Bucket {
                ways,
                likely: likely_states(pairs, ways) as f32,
                groups: 0,
                states: 0.0,
            };
            self.by_pairs.push((0..WAYS).map(ways).map(bucket).collect());
        }
        // Exponent and first two digits of the binary number, which is 1 or more.
        let quarters = influx.ways.clamp(1.0, MOST_WAYS).to_bits() >> (f32::MANTISSA_DIGITS - 3);
        let bucket = &mut self.by_pairs[pairs][(quarters - FIRST_QUARTER) as usize];
        // Almost as if each state led to one of the pairings at random: 1 − e⁻ˣ of them, with eˣ by the first terms of
        // its series, which is faster.
        let pairings = wide(PAIRINGS[pairs]) as f32;
        let x = FEWER_MEET * influx.states / pairings;
        let more = x * (1.0 + x * (1.0 / 2.0 + x * (1.0 / 6.0 + x / 24.0)));
        let different = pairings * more / (1.0 + more);
        let likely = different.min(influx.states).min(bucket.likely).max(1.0);
        influx.states = likely;
        bucket.groups += 1;
        bucket.states += f64::from(likely);
    }

    /// Adds a class in hand. After the last step, what is made is not kept there.
    #[cfg(feature = "large")]
    fn hold(&mut self, reach: &Reach, is_last: bool) {
        let states = |all: &[Reached]| all.iter().map(|it| f64::from(it.influx.states)).sum();
        let before: f64 = states(&reach.before);
        let held = if is_last { before } else { before + states(&reach.after) };
        let [largest, sum, squares] = self.in_hand;
        self.in_hand = [largest.max(held), sum + held, squares + held * held];
    }

    fn planned(&self) -> PlannedLayer {
        let mut layer = PlannedLayer::default();
        #[cfg(feature = "large")]
        {
            let [largest, sum, squares] = self.in_hand;
            layer.in_hand = InHand { largest, likely: squares / sum.max(1.0) };
        }
        for (pairs, buckets) in self.by_pairs.iter().enumerate() {
            for &Bucket { ways, groups, states, .. } in buckets.iter().filter(|it| it.groups > 0) {
                let bytes = groups as f64 * layer::RECORD_HEADER as f64
                    + states * likely_bytes(pairs, ways, states / groups as f64);
                layer.ways += groups as f64 * ways;
                layer.groups += groups;
                layer.states += states as u64;
                layer.bytes += bytes as u64;
            }
        }
        layer
    }
}

/// Expected number of states with the same degrees, by a rule of thumb fitted to boards of 48 to 112 squares. At first
/// almost every way leads to a pairing of its own, later most lead to the same ones; the more paths there are, the
/// sooner that begins.
fn likely_states(pairs: usize, ways: f64) -> f64 {
    let pairings = wide(PAIRINGS[pairs]) as f64;
    // A power, by functions that the WebAssembly has anyway.
    let power = (0.55 * (ways / pairings).ln()).exp();
    let ratio = 3.5 / (pairs * pairs).max(1) as f64 * power;
    (pairings * ratio / (1.0 + ratio)).max(1.0)
}

/// The bytes to expect for a state, where so many have the same degrees.
fn likely_bytes(pairs: usize, ways: f64, states: f64) -> f64 {
    // Each byte holds seven bits of a number; numbers are assumed to be spread exponentially around their mean.
    let bytes =
        |mean: f64| 1.0 + (1..=8).map(|bytes| (-(128_f64.powi(bytes)) / mean).exp()).sum::<f64>();
    // Some of the ways have closed a cycle, and lead to no state.
    bytes(wide(PAIRINGS[pairs]) as f64 / states) + bytes(ways / states / 3.0)
}
