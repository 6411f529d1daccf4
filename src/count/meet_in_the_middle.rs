//! Counting tours of rectangles, from both ends to the middle.
//!
//! The board is cut along the middle. The upper half is built row by row from its outer edge, and so is the
//! lower one, which is the same thing upside down; then the two are joined. A half that has been partly built
//! is described by the state of the squares at its inner edge:
//!
//! - how many moves each has, and the apex, which ends an open tour: their *degrees*;
//! - which squares with one move are the two ends of the same path: a *pairing*, by its number.
//!
//! Everything else depends on degrees alone: which steps are possible, whether the other half can fit, and
//! how pairings change. So the count is planned on degrees first, which also shows how much memory it needs,
//! and pairings are changed by lookup tables. States that are mirror images count as one.
//!
//! States whose degrees differ in squares that the next steps do not touch never meet. So every layer is
//! divided into parts. They can be processed one after the other, each freed when it is done, or by several
//! workers that exchange parts between the steps.

mod frame;
mod hash_table;
mod join;
#[cfg(feature = "large")]
pub(super) mod large;
mod layer;
mod message;
mod plan;
mod program;
mod prune;
mod reachable;
mod share;
mod sweep;

use super::settings::Forecast;
use crate::count::error::CountError;
use frame::Frame;
use plan::{GROUP_EFFORT, PlannedLayer, Planner};
use program::{Layout, Program, Use};
use share::{Share, advance, exchange};

/// Allowed lengths of the shorter side and of the longer one. Wider boards need more memory than a page has.
#[cfg(target_family = "wasm")]
const WIDTHS: std::ops::RangeInclusive<u16> = 3..=8;
#[cfg(not(target_family = "wasm"))]
const WIDTHS: std::ops::RangeInclusive<u16> = 3..=10;
const HEIGHTS: std::ops::RangeInclusive<u16> = 4..=255;

/// Share of the work in planning.
const PLANNING: f64 = 0.05;

/// Approximate time for each planned state with everything it involves: measured on boards of 48 to 112
/// squares, where it was 15 to 22 for up to eight columns, and 37 for nine, where there are more paths.
const NANOSECONDS_A_STATE: f64 = 18.0;
const TIMES_FOR_A_COLUMN: f64 = 1.8;

/// A resumable count of the tours of a rectangle.
#[derive(Debug)]
pub(super) struct MeetInTheMiddle {
    phase: Phase,
    limit: u64,
    /// Share of the work before each step, and before the join.
    shares: Vec<f64>,
    /// What the whole count takes, once planned.
    pub forecast: Option<Forecast>,
    layers: Vec<u64>,
    /// The number of layers.
    pub steps: usize,
    /// The steps to take, once planned.
    program: Option<Program>,
    /// The number of threads that share the work.
    threads: usize,
    /// The number of workers in all, including those elsewhere.
    workers: usize,
}

#[derive(Debug)]
enum Phase {
    Plan(Box<Planner>),
    /// Counting, with the shares of this worker.
    Count(Vec<Share>),
}

/// The outcome of a slice of work.
pub(super) enum Progress {
    Unfinished,
    /// The number of undirected tours; `None` if another share has it.
    Over(Option<u128>),
}

impl MeetInTheMiddle {
    /// The greatest length allowed for the shorter side.
    pub const WIDEST: u16 = *WIDTHS.end();

    /// Whether boards with these sides can be counted this way.
    pub fn takes(sides: [u16; 2]) -> bool {
        let (short, long) = (sides[0].min(sides[1]), sides[0].max(sides[1]));
        WIDTHS.contains(&short) && HEIGHTS.contains(&long)
    }

    /// A count for a board that this method [takes](Self::takes), shared by some threads.
    pub fn new(sides: [u16; 2], has_apex: bool, limit: u64, threads: usize) -> Self {
        let program = program(sides, has_apex);
        let steps = program.steps.len();
        let phase = Phase::Plan(Box::new(Planner::new(program, limit)));
        let (shares, layers, forecast, program) = (Vec::new(), Vec::new(), None, None);
        Self { phase, limit, shares, forecast, layers, steps, program, threads, workers: 1 }
    }

    /// Makes a new count a share other than the first, by its number, of one divided among `workers` workers.
    pub fn become_share(&mut self, number: usize, workers: usize) {
        if let Phase::Plan(planner) = &mut self.phase {
            let program = std::mem::take(&mut planner.program);
            self.begin_share(program, number, workers);
        }
    }

    /// Restarts a planned count as the first of several shares.
    ///
    /// # Errors
    /// [`CountError::NotPlanned`], and [`CountError::NotTheFirst`] for another share.
    pub fn divide(&mut self, workers: usize) -> Result<(), CountError> {
        let Some(program) = self.program.clone() else {
            let is_planning = matches!(self.phase, Phase::Plan(_));
            return Err(if is_planning { CountError::NotPlanned } else { CountError::NotTheFirst });
        };
        self.begin_share(program, 0, workers);
        Ok(())
    }

    fn begin_share(&mut self, program: Program, number: usize, workers: usize) {
        self.phase = Phase::Count(vec![Share::new(program, number, workers)]);
        self.workers = workers;
        self.layers.clear();
    }

    /// Forecast of its time in seconds; while it is planned, of the layers that are planned so far.
    pub fn seconds_foreseen(&self) -> f64 {
        match &self.phase {
            Phase::Plan(planner) => seconds(&planner.program, &[planner.effort]),
            Phase::Count(_) => self.forecast.map_or(0.0, |forecast| forecast.seconds),
        }
    }

    /// Does about this much work.
    ///
    /// # Errors
    /// [`CountError::NeedsMemory`], [`CountError::NeedsMoreMemory`], [`CountError::Overflow`], and
    /// [`CountError::FoldedOverflow`] if another method is needed.
    pub fn advance(&mut self, work: u64) -> Result<Progress, CountError> {
        match &mut self.phase {
            Phase::Plan(planner) => {
                if planner.advance(work)? {
                    let (plan, program) = (planner.take_plan(), planner.program.clone());
                    self.begin_count(plan, program)?;
                }
                Ok(Progress::Unfinished)
            }
            Phase::Count(shares) => {
                let progress = count(shares, work, self.limit)?;
                self.layers = made(shares);
                Ok(progress)
            }
        }
    }

    fn begin_count(
        &mut self,
        (planned, most_bytes): (Vec<PlannedLayer>, u64),
        program: Program,
    ) -> Result<(), CountError> {
        let (needed, limit) = (peak(&program, &planned).max(most_bytes), self.limit);
        let efforts = efforts(&program, &planned);
        let seconds = seconds(&program, &efforts);
        self.forecast = Some(Forecast { seconds, bytes: needed as f64 });
        if needed > limit {
            return Err(CountError::NeedsMemory { needed, limit });
        }
        self.shares = shares(&efforts);
        let share = |number| Share::new(program.clone(), number, self.threads);
        self.phase = Phase::Count((0..self.threads).map(share).collect());
        self.program = Some(program);
        Ok(())
    }

    /// Share of the work done, from 0 to 1.
    pub fn fraction(&self) -> f64 {
        let share = |step: usize| self.shares.get(step).copied().unwrap_or(1.0);
        let (step, done) = match &self.phase {
            Phase::Plan(planner) => return PLANNING * planner.fraction(),
            Phase::Count(shares) => shares[0].progress(),
        };
        share(step) + (share(step + 1) - share(step)) * done
    }

    /// States of the layer being made.
    pub fn states(&self) -> u64 {
        match &self.phase {
            Phase::Count(shares) => shares.iter().map(Share::states).sum(),
            Phase::Plan(_) => 0,
        }
    }

    pub fn layers(&self) -> &[u64] {
        &self.layers
    }

    /// Whether the count can do nothing until messages have been sent or delivered.
    pub fn is_waiting(&self) -> bool {
        matches!(&self.phase, Phase::Count(shares) if self.workers > 1 && shares[0].is_exchanging())
    }

    /// Takes the next message to send, with the number of the share it is for.
    pub fn send(&mut self) -> Option<(usize, Vec<u8>)> {
        self.shared()?.send()
    }

    /// Delivers a message from another share.
    ///
    /// # Errors
    /// [`CountError::NotFromAShare`] and [`CountError::NotTheNextMessage`].
    pub fn deliver(&mut self, from: usize, message: &[u8]) -> Result<(), CountError> {
        self.shared().ok_or(CountError::NotFromAShare)?.deliver(from, message)
    }

    /// The share that exchanges messages with those of other workers, if there are any.
    fn shared(&mut self) -> Option<&mut Share> {
        match &mut self.phase {
            Phase::Count(shares) if self.workers > 1 => shares.first_mut(),
            _ => None,
        }
    }

    pub fn bytes(&self) -> u64 {
        match &self.phase {
            Phase::Plan(planner) => planner.bytes(),
            Phase::Count(shares) => bytes(shares),
        }
    }
}

fn program(sides: [u16; 2], has_apex: bool) -> Program {
    let (short, long) = (sides[0].min(sides[1]), sides[0].max(sides[1]));
    program::program(Frame { width: short as u8 }, Layout::usual(long as u8), has_apex)
}

fn count(shares: &mut [Share], work: u64, limit: u64) -> Result<Progress, CountError> {
    advance(shares, work)?;
    if shares.len() > 1 && shares.iter().all(|share| share.is_exchanging() || share.is_done()) {
        exchange(shares);
    }
    let needed = bytes(shares);
    if needed > limit {
        return Err(CountError::NeedsMoreMemory { needed, limit });
    }
    if !shares[0].is_done() {
        return Ok(Progress::Unfinished);
    }
    Ok(Progress::Over(shares[0].tours()?))
}

/// States of the complete layers, over all shares of this worker.
fn made(shares: &[Share]) -> Vec<u64> {
    let steps = shares.iter().map(|share| share.made().len()).min().unwrap_or(0);
    (0..steps).map(|step| shares.iter().map(|share| share.made()[step]).sum()).collect()
}

/// Bytes in use, including the last known figures of shares elsewhere.
fn bytes(shares: &[Share]) -> u64 {
    match shares {
        [share] => share.bytes(),
        shares => shares.iter().map(Share::own_bytes).sum(),
    }
}

/// The work of each step and of the join, in states.
fn efforts(program: &Program, planned: &[PlannedLayer]) -> Vec<f64> {
    let layers = program.steps.iter().map(|step| &planned[step.to]);
    let efforts = layers.map(|layer| layer.states as f64 + GROUP_EFFORT * layer.groups as f64);
    // Joining the halves takes about as much as the last steps.
    efforts.chain([4.0 * planned[program.upper].states as f64]).collect()
}

/// Approximate time of steps with these efforts, for one thread.
fn seconds(program: &Program, efforts: &[f64]) -> f64 {
    let more_columns = program.frame.width.saturating_sub(8);
    let nanoseconds = NANOSECONDS_A_STATE * TIMES_FOR_A_COLUMN.powi(more_columns.into());
    efforts.iter().sum::<f64>() * nanoseconds / 1e9
}

/// The share of the work before each step, before the join, and in all.
fn shares(efforts: &[f64]) -> Vec<f64> {
    let all: f64 = efforts.iter().sum();
    let before = efforts.iter().scan(PLANNING, |share, effort| {
        let before = *share;
        *share += (1.0 - PLANNING) * effort / all;
        Some(before)
    });
    before.chain([1.0]).collect()
}

/// Approximate peak memory in bytes over all stages, each of which takes a layer through steps with the same classes:
/// for the layers before and after, which are freed and made part by part, for those kept for later, and for the
/// tables of sums and of changes.
fn peak(program: &Program, planned: &[PlannedLayer]) -> u64 {
    const TABLES: u64 = 1 << 20;
    let stored =
        |[held, before, after]: [u64; 3]| held + before.max(after) + before.min(after) / 16;
    stages(program, planned).map(stored).max().unwrap_or(0) + TABLES
}

/// For each stage, the planned bytes of all layers kept for later, and of those before and after it.
fn stages<'a>(
    program: &'a Program,
    planned: &'a [PlannedLayer],
) -> impl Iterator<Item = [u64; 3]> + 'a {
    let steps = program.steps.len();
    let next = move |&first: &usize| Some(program.last_alike(first) + 1).filter(|&it| it < steps);
    std::iter::successors(Some(0), next).map(|first| {
        let last = program.last_alike(first);
        let (before, made) = (program.steps[first].from, program.steps[last].to);
        let is_later = |what_for| !matches!(what_for, Use::Step(next) if next <= last);
        let bytes = |layer: usize| {
            let later = program.uses(layer).filter(|&(_, what_for)| is_later(what_for)).count();
            later as u64 * planned[layer].bytes
        };
        [(1..made).map(bytes).sum(), planned[before].bytes, bytes(made)]
    })
}
