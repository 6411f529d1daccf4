//! Counting rectangles that need more memory than there is, or larger numbers.
//!
//! The layers are made in the same [steps](mod@super::program) as otherwise, but in as many parts as it takes for
//! each to fit into memory, and they may be kept in a scratch directory. A count there can be resumed after it
//! was stopped.
//!
//! Counts of more than 64 bits are found modulo some primes, one after the other, from which the number
//! follows (the Chinese remainder theorem).

mod blocks;
pub(super) mod census;
mod counting;
mod cut;
mod division;
mod primes;
mod sample;
mod scratch;
mod worker;

use std::fmt;
use std::path::Path;
use std::time::Instant;

use super::frame::Frame;
use super::plan::Planner;
use super::program::{self, Layout, Program};
use super::{MeetInTheMiddle, PLANNING};
use crate::count::settings::{Forecast, USUAL_MEMORY};
use crate::error::{Error, errors};
use crate::natural::Natural;
use crate::resumable::Resumable;
use crate::tour::target::Target;
use counting::{Counting, Progress};
pub(super) use cut::Sieve;
use division::MIDDLE;
pub use division::{Dividing, Division, DivisionError, Identity, Part, ShareForecast, Sum, sum};
use scratch::Scratch;
pub use scratch::ScratchError;

errors! {
    /// Why a count cannot be set up as asked for.
    pub enum LargeCountError {
        /// The board cannot be counted in two halves.
        NotARectangle {
            /// The greatest length allowed for the shorter side.
            widest: u16,
        } => "not-for-this-board",
            "this board cannot be counted in two halves; rectangles of 3 × 4 to {widest} × 255 squares can";
        /// The halves cannot be joined below this row.
        BadSeam {
            /// The number of rows above the seam.
            seam: u16,
            /// The greatest number allowed.
            most: u16,
        } => "bad-setting",
            "the halves cannot be joined below row {seam}; on this board they can be joined below rows 2 to \
             {most}";
    }
}

/// What is counted, and how.
#[derive(Clone, Copy, Debug)]
pub struct LargeSettings {
    /// Columns and rows of the board.
    pub sides: [u16; 2],
    /// Open tours or closed ones; a tour and its reverse count as one.
    pub target: Target,
    /// The rows of one of the halves, with the shorter side as the width; `None` for halves of equal height,
    /// or almost.
    pub seam: Option<u16>,
    /// Whether each row is finished from its middle to its ends, rather than the other way round.
    pub from_middle: bool,
    /// The memory limit in bytes.
    pub memory: u64,
    /// The number of threads.
    pub threads: usize,
}

impl LargeSettings {
    /// Halves of equal height, or almost, counted by one thread within the usual memory.
    pub fn new(sides: [u16; 2], target: Target) -> Self {
        let (seam, from_middle, threads) = (None, false, 1);
        Self { sides, target, seam, from_middle, memory: USUAL_MEMORY, threads }
    }
}

/// A resumable count of the tours of a rectangle, with layers in files if need be, and of any size.
///
/// ```
/// use knights_tour::count::{LargeCount, LargeSettings};
/// use knights_tour::search::Target;
///
/// let mut count = LargeCount::new(LargeSettings::new([6, 8], Target::Closed), None)?;
/// while !count.advance(10_000)? {}
/// assert_eq!(count.result().map(ToString::to_string).as_deref(), Some("55488142"));
/// # Ok::<(), knights_tour::Error>(())
/// ```
#[derive(Debug)]
pub struct LargeCount {
    settings: LargeSettings,
    program: Program,
    phase: Phase,
    fraction: f64,
    forecast: Option<Forecast>,
    most_bytes: [u64; 2],
    began: Instant,
    /// Seconds before that, by processes that were stopped; in the end, of all.
    seconds: f64,
    /// Whether the state is to be saved once all parts in hand are done.
    is_saving: bool,
    /// Which share of which plan it is, in words.
    share: Option<String>,
}

#[derive(Debug)]
enum Phase {
    /// Planning, and the directory for later.
    Plan(Box<Planner>, Option<Scratch>),
    Count(Box<Counting>),
    /// The number, and the directory that still has it.
    Done(Natural, Option<Scratch>),
    Failed(Error),
}

impl Phase {
    fn plan(program: &Program, settings: LargeSettings) -> Self {
        Self::Plan(Box::new(Planner::for_any_size(program.clone(), settings.memory)), None)
    }
}

impl LargeCount {
    /// A count at its beginning, with layers in this directory if they do not fit into memory.
    ///
    /// # Errors
    /// [`LargeCountError`], and those of [`kept_in`](Self::kept_in).
    pub fn new(settings: LargeSettings, directory: Option<&Path>) -> Result<Self, Error> {
        let count = Self::set_up(settings)?;
        if let Some(directory) = directory { count.kept_in(directory) } else { Ok(count) }
    }

    /// A count that goes on from where it was last saved in this directory.
    ///
    /// # Errors
    /// [`LargeCountError`], and those of [`resumed_in`](Self::resumed_in).
    pub fn resume(settings: LargeSettings, directory: &Path) -> Result<Self, Error> {
        Self::set_up(settings)?.resumed_in(directory)
    }

    /// One share of a count by its number, from 1. Without a seam of its own it has the plan's, and the plan's order unless
    /// rows are to be finished from their middle; anything else that the plan does not have is refused. Its number is that of
    /// the tours in the share.
    ///
    /// # Errors
    /// [`LargeCountError`] and [`DivisionError`].
    pub fn of_share(
        division: &Division,
        share: usize,
        settings: LargeSettings,
    ) -> Result<Self, Error> {
        let seam = settings.seam.or(Some(division.of.seam));
        let from_middle = settings.from_middle || division.of.order == MIDDLE;
        // A plan for another board may have a seam that this one cannot have.
        let planned = Self::set_up(LargeSettings { seam, from_middle, ..settings });
        let mut count = planned.or_else(|_| Self::set_up(settings))?;
        count.program = division.share(&count.program, settings, share)?;
        count.phase = Phase::plan(&count.program, settings);
        let (shares, digest) = (division.of.shares, division.digest());
        count.share = Some(format!("share {share} of {shares} by plan {digest}"));
        Ok(count)
    }

    /// The same count with layers in this directory if they do not fit into memory. It must not have begun.
    ///
    /// # Errors
    /// [`ScratchError`] if the directory is not empty or cannot be used.
    pub fn kept_in(mut self, directory: &Path) -> Result<Self, Error> {
        let name = self.to_string();
        if let Phase::Plan(_, scratch) = &mut self.phase {
            *scratch = Some(Scratch::create(directory, &name)?);
        }
        Ok(self)
    }

    /// The same count, from where it was last saved in this directory. Its settings must be the same, except for memory
    /// and threads.
    ///
    /// # Errors
    /// [`ScratchError`] if the directory has no count, or another one, or files are missing.
    pub fn resumed_in(mut self, directory: &Path) -> Result<Self, Error> {
        let count = &mut self;
        let (scratch, state) = Scratch::resume::<Progress>(directory, &count.to_string())?;
        count.seconds = state.progress.seconds;
        if let Some(text) = &state.progress.tours {
            let tours = text.parse().map_err(|()| scratch.damaged_state())?;
            count.fraction = 1.0;
            count.most_bytes = state.progress.most_bytes;
            count.phase = Phase::Done(tours, Some(scratch));
            return Ok(self);
        }
        let settings = count.settings;
        let counting = Counting::resume(count.program.clone(), settings, scratch, &state)?;
        count.begin(counting);
        Ok(self)
    }

    fn begin(&mut self, counting: Counting) {
        self.forecast = Some(counting.forecast());
        self.fraction = self.fraction.max(counting.fraction());
        self.phase = Phase::Count(Box::new(counting));
    }

    fn set_up(settings: LargeSettings) -> Result<Self, LargeCountError> {
        if !MeetInTheMiddle::takes(settings.sides) {
            let widest = MeetInTheMiddle::WIDEST;
            return Err(LargeCountError::NotARectangle { widest });
        }
        let [a, b] = settings.sides;
        let (width, height) = (a.min(b) as u8, a.max(b) as u8);
        let mut layout = Layout { from_middle: settings.from_middle, ..Layout::usual(height) };
        if let Some(seam) = settings.seam {
            let most = u16::from(height) - 2;
            if !(2..=most).contains(&seam) {
                return Err(LargeCountError::BadSeam { seam, most });
            }
            let rows = [seam as u8, height - seam as u8];
            layout.rows = [rows[0].max(rows[1]), rows[0].min(rows[1])];
        }
        Ok(Self::along(Frame { width }, layout, settings))
    }

    /// A count whose halves are joined along rows of this width.
    fn along(frame: Frame, layout: Layout, settings: LargeSettings) -> Self {
        let program = program::program(frame, layout, settings.target == Target::Open);
        let phase = Phase::plan(&program, settings);
        let settings = LargeSettings { threads: settings.threads.max(1), ..settings };
        Self {
            settings,
            program,
            phase,
            fraction: 0.0,
            forecast: None,
            most_bytes: [0; 2],
            began: Instant::now(),
            seconds: 0.0,
            is_saving: false,
            share: None,
        }
    }

    /// Does up to about this much work in each thread; returns true when the count is done.
    ///
    /// # Errors
    /// [`ScratchError`] and [`CountError`](crate::count::CountError), for want of memory, at every further call as well.
    /// What was [saved](Self::save) before is kept.
    pub fn advance(&mut self, work: u64) -> Result<bool, Error> {
        let advanced = self.go_on(work);
        if let Err(error) = &advanced {
            // What was being read or written when it failed would be missing.
            self.phase = Phase::Failed(error.clone());
        }
        advanced
    }

    fn go_on(&mut self, work: u64) -> Result<bool, Error> {
        let seconds = self.seconds();
        match &mut self.phase {
            Phase::Plan(planner, scratch) => {
                let is_planned = planner.advance(work)?;
                self.fraction = PLANNING * planner.fraction();
                if is_planned {
                    let (plan, scratch) = (planner.take_plan(), scratch.take());
                    let (program, settings) = (self.program.clone(), self.settings);
                    self.begin(Counting::new(program, settings, scratch, plan, seconds)?);
                }
            }
            Phase::Count(counting) => {
                let found = counting.advance(work, &mut self.is_saving, seconds)?;
                self.fraction = self.fraction.max(counting.fraction());
                self.most_bytes = counting.most_bytes();
                if let Some(tours) = found {
                    let scratch = counting.scratch.take();
                    self.seconds = seconds;
                    self.fraction = 1.0;
                    self.phase = Phase::Done(tours, scratch);
                }
            }
            Phase::Done(..) => {}
            Phase::Failed(error) => return Err(error.clone()),
        }
        Ok(matches!(self.phase, Phase::Done(..)))
    }

    /// Saves the state in the scratch directory as soon as the parts in hand are done. Without a directory, and
    /// before the count is planned, there is nothing to save.
    pub fn save(&mut self) {
        self.is_saving = matches!(self.phase, Phase::Count(_));
    }

    /// Whether the state is still to be [saved](Self::save) while the count advances.
    pub fn is_saving(&self) -> bool {
        self.is_saving && matches!(self.phase, Phase::Count(_))
    }

    /// Removes what a finished count has left in its directory, which is the number: until then, it can be
    /// [resumed](Self::resume) to have the number again.
    ///
    /// # Errors
    /// [`ScratchError`].
    pub fn clear(&mut self) -> Result<(), Error> {
        if let Phase::Done(_, scratch) = &mut self.phase
            && let Some(mut scratch) = scratch.take()
        {
            scratch.clear()?;
        }
        Ok(())
    }

    /// The number of undirected tours, when the count is done.
    pub fn result(&self) -> Option<&Natural> {
        match &self.phase {
            Phase::Done(tours, _) => Some(tours),
            _ => None,
        }
    }

    /// The forecast for the whole count, once it is planned: its time, for one thread, and the memory of all layers
    /// that are needed at the same time and are not in files.
    pub fn forecast(&self) -> Option<Forecast> {
        self.forecast
    }

    /// Likely bytes of files that are still to be written in the scratch directory, once the count is planned: none
    /// if all layers fit into memory.
    pub fn file_bytes_left(&self) -> Option<f64> {
        match &self.phase {
            Phase::Plan(..) | Phase::Failed(_) => None,
            Phase::Count(counting) => Some(counting.file_bytes_left()),
            Phase::Done(..) => Some(0.0),
        }
    }

    /// Likely bytes of memory without which it cannot go on even with files, once it is planned: there is no smaller
    /// part of a layer than the states that may meet in the next steps.
    pub fn least_bytes(&self) -> f64 {
        if let Phase::Count(counting) = &self.phase { counting.least_bytes() } else { 0.0 }
    }

    /// Seconds since it began, without those between a stop and going on.
    pub fn seconds(&self) -> f64 {
        match self.phase {
            Phase::Done(..) => self.seconds,
            _ => self.seconds + self.began.elapsed().as_secs_f64(),
        }
    }

    /// The share of the work done, from 0 to 1. Never decreases.
    pub fn fraction(&self) -> f64 {
        self.fraction
    }

    /// How many layers of states are complete, and how many there are.
    pub fn layers(&self) -> [usize; 2] {
        let all = self.program.steps.len();
        match &self.phase {
            Phase::Plan(..) | Phase::Failed(_) => [0, all],
            Phase::Count(counting) => [counting.progress.step, all],
            Phase::Done(..) => [all; 2],
        }
    }

    /// States made so far, of all layers.
    pub fn states(&self) -> u64 {
        if let Phase::Count(counting) = &self.phase { counting.states().iter().sum() } else { 0 }
    }

    /// Bytes in memory now.
    pub fn bytes(&self) -> u64 {
        match &self.phase {
            Phase::Plan(planner, _) => planner.bytes(),
            Phase::Count(counting) => counting.bytes(),
            Phase::Done(..) | Phase::Failed(_) => 0,
        }
    }

    /// The most bytes in memory so far, and the most in files, by all processes that have counted.
    pub fn most_bytes(&self) -> [u64; 2] {
        self.most_bytes
    }

    /// The row below which the halves are joined.
    pub fn seam(&self) -> u16 {
        self.program.layout.rows[0].into()
    }
}

/// Which count it is, as its scratch directory has it.
impl fmt::Display for LargeCount {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Layout { rows: [upper, lower], from_middle } = self.program.layout;
        let (width, height) = (self.program.frame.width, upper + lower);
        let order = if from_middle { "middles" } else { "ends" };
        let target = crate::choice::Choice::id(self.settings.target);
        write!(
            out,
            "{target} tours of {width} × {height}, joined below row {upper}, rows from their {order}"
        )?;
        self.share.iter().try_for_each(|share| write!(out, ", {share}"))?;
        write!(out, " (format 2)")
    }
}

impl Resumable for LargeCount {
    fn work_a_look(&self) -> u64 {
        match self.phase {
            Phase::Plan(..) => 4000,
            // Threads wait for each other at the end of every piece.
            _ => 800_000,
        }
    }

    fn advance(&mut self, work: u64) -> Result<bool, Error> {
        self.advance(work)
    }

    fn fraction(&self) -> f64 {
        self.fraction
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::env;

    #[test]
    fn boards_are_cut_along_their_longer_side_as_well() {
        // OEIS A175855 and A079137. The last two take a quarter of a minute: `tests/it/reach.rs` says when they run.
        let is_whole = env::var("KNIGHTS_TOUR_REACH").is_ok_and(|reach| reach == "whole");
        let boards = [
            (6, 5, Target::Closed, "8"),
            (7, 4, Target::Open, "6378"),
            (8, 5, Target::Closed, "44202"),
            (9, 4, Target::Open, "189688"),
        ];
        for (width, height, target, tours) in boards.into_iter().take(if is_whole { 4 } else { 2 })
        {
            let settings = LargeSettings::new([height.into(), width.into()], target);
            let layout = Layout::usual(height);
            let mut count = LargeCount::along(Frame { width }, layout, settings);
            while !count.advance(100_000).unwrap() {}
            assert_eq!(count.result().unwrap().to_string(), tours, "{width} × {height}");
        }
    }
}
