//! The exact number of tours.
//!
//! A [`Count`] is advanced one slice of work at a time, and reports its progress in between. [`Tours`] yields
//! all tours of a small board one by one.

mod changes;
mod decision;
pub mod error;
pub mod estimate;
mod frontier;
mod meet_in_the_middle;
mod orbits;
mod order;
mod path_pairing;
mod quotient;
mod settings;
mod table;
mod tours;

use std::sync::Arc;

use crate::board::Board;
use crate::board::leaper::Leaper;
use crate::board::symmetry::Symmetry;
use crate::board::wrap::Wrap;
use crate::error::Error;
use crate::graph::Graph;
use crate::natural::Natural;
use crate::resumable::Resumable;
use crate::theory::between::existence_of;
use crate::theory::existence;
use crate::tour::target::Target;
use frontier::Frontier;
use meet_in_the_middle::{MeetInTheMiddle, Progress};
use orbits::Kept;

pub(crate) use decision::{Decided, Decision};
pub use error::CountError;
#[cfg(feature = "large")]
pub use meet_in_the_middle::large::{
    Dividing, Division, DivisionError, Identity, LargeCount, LargeCountError, LargeSettings, Part,
    ScratchError, ShareForecast, Sum, sum,
};
pub use orbits::OrbitCount;
pub use settings::{
    Forecast, LEAST_MEMORY, MAX_MEMORY, MAX_SHARES, Method, Plan, Settings, USUAL_MEMORY,
};
pub use tours::{Next, Tours};

/// Squares of the largest graph that can be counted.
pub const MAX_SQUARES: usize = 4096;

/// Work between two readings of the clock: at most a millisecond or two.
const WORK_A_LOOK: u64 = 4000;

/// How much less than forecast a count may take: what is folded a half, others a tenth.
const LEAST_FOLDED: f64 = 0.5;
const LEAST_FRONTIER: f64 = 0.1;

/// The most squares of boards whose numbers cannot reach 2¹²⁸, which ends a count sooner, before the forecast is over.
const MAX_FORESEEN: usize = 144;

/// The share of the work spent on the tours that symmetries keep, which are counted first. A guess: it is less on
/// large boards.
const KEPT_FIRST: f64 = 0.1;

/// A resumable count.
///
/// ```
/// use std::sync::Arc;
///
/// use knights_tour::count::{Count, Settings};
/// use knights_tour::search::Target;
/// use knights_tour::{Graph, Leaper};
///
/// let graph = Arc::new(Graph::new("6x6".parse()?, Leaper::KNIGHT));
/// let mut count = Count::new(graph, &Settings::new(Target::Closed))?;
/// while !count.advance(10_000)? {}
/// assert_eq!(count.result(), Some(9862));
/// # Ok::<(), knights_tour::Error>(())
/// ```
#[derive(Debug)]
pub struct Count {
    graph: Arc<Graph>,
    settings: Settings,
    plan: Plan,
    /// Counted first if tours are counted up to symmetry.
    orbits: Option<OrbitCount>,
    kept: Kept,
    job: Job,
    fraction: f64,
    /// The number of states of each complete layer.
    layers: Vec<u64>,
}

#[derive(Debug)]
enum Job {
    MeetInTheMiddle(MeetInTheMiddle),
    Frontier(Frontier),
    /// The number of tours; `None` if the first share has it.
    Done(Option<u128>),
    Failed(CountError),
}

impl Count {
    /// A count at its beginning. Cost: proportional to squares and moves; no states are made yet.
    ///
    /// # Errors
    /// [`CountError::TooLargeToCount`] beyond [`MAX_SQUARES`], [`CountError::NotFolded`] for a method that
    /// does not support the graph, and [`CountError::TooWide`].
    pub fn new(graph: Arc<Graph>, settings: &Settings) -> Result<Self, CountError> {
        let squares = graph.squares();
        if squares > MAX_SQUARES {
            return Err(CountError::TooLargeToCount { squares, largest: MAX_SQUARES });
        }
        if settings.ends.is_some() && (settings.target == Target::Closed || settings.up_to_symmetry)
        {
            return Err(CountError::EndsOfOpenOnly);
        }
        if settings.up_to_symmetry && graph.wrap() != Wrap::Flat {
            return Err(CountError::JoinedEdges);
        }
        let job = match known(&graph, settings) {
            Some(tours) => Job::Done(Some(tours)),
            None => begin(&graph, settings)?,
        };
        let (mut orbits, mut kept) = (None, Kept::new());
        if settings.up_to_symmetry {
            match job {
                // No tours, or that of a single square, which all symmetries keep.
                Job::Done(Some(tours)) => {
                    kept.extend(orbits::others(&graph).map(|each| (each, tours)));
                }
                _ => orbits = Some(OrbitCount::new(&graph, settings)?),
            }
        }
        let plan = plan_of(&job);
        let fraction = if matches!(job, Job::Done(_)) { 1.0 } else { 0.0 };
        let layers = Vec::new();
        Ok(Self { graph, settings: *settings, plan, orbits, kept, job, fraction, layers })
    }

    /// One share of a divided count, by its number, which is less than `shares`. Each share has its own
    /// worker, [sends](Self::send) messages to the others, and [takes](Self::deliver) theirs. The share with
    /// number 0 is the count that was [divided](Self::divide); it has the number of tours in the end. Cost:
    /// as of [`new`](Self::new).
    ///
    /// # Errors
    /// Those of [`new`](Self::new), and [`CountError::NotShared`] if the method is not [`Method::Folded`], or
    /// there is no such share.
    pub fn share(
        graph: Arc<Graph>,
        settings: &Settings,
        number: usize,
        shares: usize,
    ) -> Result<Self, CountError> {
        // The first share alone counts the tours that symmetries keep.
        let mut count = Self::new(graph, &Settings { up_to_symmetry: false, ..*settings })?;
        let is_share = (1..shares).contains(&number) && shares <= MAX_SHARES;
        match &mut count.job {
            Job::MeetInTheMiddle(job) if is_share => job.become_share(number, shares),
            _ => return Err(not_shared()),
        }
        Ok(count)
    }

    /// Makes this the first of some [shares](Self::share) of the count, or the only one. It keeps its plan,
    /// but counts from the beginning.
    ///
    /// # Errors
    /// [`CountError::NotShared`] if the method is not [`Method::Folded`], [`CountError::BadShares`] for zero
    /// or more than [`MAX_SHARES`], [`CountError::NotPlanned`] before the plan is made, [`CountError::Over`]
    /// after the end, and [`CountError::NotTheFirst`] for another share of a divided count.
    pub fn divide(&mut self, shares: usize) -> Result<(), CountError> {
        if !(1..=MAX_SHARES).contains(&shares) {
            return Err(CountError::BadShares { shares, most: MAX_SHARES });
        }
        match &mut self.job {
            Job::MeetInTheMiddle(count) => count.divide(shares)?,
            Job::Done(_) => return Err(CountError::Over),
            Job::Failed(error) => return Err(error.clone()),
            Job::Frontier(_) => return Err(not_shared()),
        }
        self.layers.clear();
        Ok(())
    }

    /// Takes the next message to send, with the number of the share it is for; `None` if there is nothing to
    /// send.
    pub fn send(&mut self) -> Option<(usize, Vec<u8>)> {
        let Job::MeetInTheMiddle(count) = &mut self.job else { return None };
        count.send()
    }

    /// Delivers a message from another share.
    ///
    /// # Errors
    /// [`CountError::NotFromAShare`] if no share can have sent it to this one, and
    /// [`CountError::NotTheNextMessage`] if it is repeated or out of order. The count is unchanged then, and
    /// goes on once it gets the right message.
    pub fn deliver(&mut self, from: usize, message: &[u8]) -> Result<(), CountError> {
        match &mut self.job {
            Job::MeetInTheMiddle(count) => count.deliver(from, message),
            Job::Failed(error) => Err(error.clone()),
            _ => Err(CountError::NotFromAShare),
        }
    }

    /// Seconds on an average computer that it takes at least, as far as that can be foreseen by now; more may be known
    /// once it has advanced. 0 for a graph or a board whose forecast may be any times too long, and where the usual
    /// memory is not allowed, which may end a count at any moment.
    pub fn least_seconds(&self) -> f64 {
        let board = self.graph.flat_board();
        let is_fitted = self.graph.leaper() == Some(Leaper::KNIGHT)
            && board.is_some_and(Board::is_full)
            && self.graph.squares() <= MAX_FORESEEN;
        match &self.job {
            _ if self.settings.memory < USUAL_MEMORY => 0.0,
            Job::MeetInTheMiddle(count) => LEAST_FOLDED * count.seconds_foreseen(),
            Job::Frontier(count) if is_fitted => LEAST_FRONTIER * count.forecast.seconds,
            _ => 0.0,
        }
    }

    /// Whether the count can do nothing until messages have been sent or delivered.
    pub fn is_waiting(&self) -> bool {
        matches!(&self.job, Job::MeetInTheMiddle(count) if count.is_waiting())
    }

    /// Whether it has ended, though another share may have the number.
    pub fn is_done(&self) -> bool {
        matches!(self.job, Job::Done(_))
    }

    /// Does about this much work; returns true when the count is done. A unit of work is a state, and takes
    /// some 10 to 500 nanoseconds.
    ///
    /// # Errors
    /// [`CountError::NeedsMoreMemory`] and [`CountError::Overflow`]; if folding turns out not to work for a
    /// board, also [`CountError::FoldedOverflow`] or [`CountError::TooWide`]. They end the count, and its memory
    /// is freed.
    pub fn advance(&mut self, work: u64) -> Result<bool, CountError> {
        let kept = self.orbits.as_mut().filter(|orbits| orbits.symmetry().is_some());
        let next = match &mut self.job {
            Job::MeetInTheMiddle(_) | Job::Frontier(_) if let Some(orbits) = kept => {
                orbits.advance(work).map(|()| None)
            }
            Job::MeetInTheMiddle(count) => match count.advance(work) {
                Ok(Progress::Unfinished) => Ok(None),
                Ok(Progress::Over(found)) => Ok(Some(found)),
                Err(CountError::FoldedOverflow) if self.settings.method.is_none() => {
                    return self.begin_with_frontier();
                }
                Err(error) => Err(error),
            },
            Job::Frontier(count) => count.advance(work).map(|found| found.map(Some)),
            Job::Done(_) => return Ok(true),
            Job::Failed(error) => return Err(error.clone()),
        };
        self.note_progress();
        match next.and_then(|found| found.map(|found| self.after(found)).transpose()) {
            Ok(None) => {}
            Ok(Some(job)) => self.job = job,
            Err(error) => return Err(self.fail(error)),
        }
        let done = self.is_done();
        if done {
            self.fraction = 1.0;
        }
        Ok(done)
    }

    /// The number of tours, when the count is done.
    pub fn result(&self) -> Option<u128> {
        match self.job {
            Job::Done(tours) => tours,
            _ => None,
        }
    }

    /// The share of the work done, from 0 to 1. Never decreases.
    pub fn fraction(&self) -> f64 {
        self.fraction
    }

    /// The plan of the count.
    pub fn plan(&self) -> Plan {
        self.plan
    }

    /// The symmetry whose tours are being counted, in the first part of a count up to symmetry.
    pub fn symmetry(&self) -> Option<Symmetry> {
        self.orbits.as_ref().and_then(OrbitCount::symmetry)
    }

    /// The tours that each symmetry of the board but the identity keeps, when a count up to symmetry is done. A
    /// directed tour is kept if its direction is as well.
    pub fn kept(&self) -> &[(Symmetry, u128)] {
        &self.kept
    }

    /// States of each complete layer. The tours that symmetries keep, which are counted before, have layers of
    /// their own, which are not among them.
    pub fn layers(&self) -> &[u64] {
        &self.layers
    }

    /// States of the layer being made.
    pub fn states(&self) -> u64 {
        match (&self.orbits, &self.job) {
            (Some(orbits), _) if orbits.symmetry().is_some() => orbits.states(),
            (_, Job::MeetInTheMiddle(count)) => count.states(),
            (_, Job::Frontier(count)) => count.states(),
            (_, Job::Done(_) | Job::Failed(_)) => 0,
        }
    }

    /// Bytes in use for states.
    pub fn bytes(&self) -> u64 {
        let folded = self.orbits.as_ref().map_or(0, OrbitCount::bytes);
        let rest = match &self.job {
            Job::MeetInTheMiddle(count) => count.bytes(),
            Job::Frontier(count) => count.bytes(),
            Job::Done(_) | Job::Failed(_) => 0,
        };
        folded + rest
    }

    /// Copies the job's progress.
    fn note_progress(&mut self) {
        let (share, layers) = match &self.job {
            Job::MeetInTheMiddle(count) => (count.fraction(), count.layers()),
            Job::Frontier(count) => (count.fraction(), count.layers()),
            Job::Done(_) | Job::Failed(_) => return,
        };
        self.layers.extend_from_slice(&layers[self.layers.len()..]);
        let share = self
            .orbits
            .as_ref()
            .map_or(share, |orbits| KEPT_FIRST * orbits.fraction() + (1.0 - KEPT_FIRST) * share);
        self.fraction = self.fraction.max(share);
        self.plan = plan_of(&self.job);
    }

    /// Restarts with the frontier method, whose counts have 128 bits.
    fn begin_with_frontier(&mut self) -> Result<bool, CountError> {
        self.settings.method = Some(Method::Frontier);
        match begin(&self.graph, &self.settings) {
            Ok(job) => {
                self.plan = plan_of(&job);
                self.job = job;
                Ok(false)
            }
            Err(error) => Err(self.fail(error)),
        }
    }

    fn fail(&mut self, error: CountError) -> CountError {
        self.job = Job::Failed(error.clone());
        self.orbits = None;
        error
    }

    /// The end of a count that found this many undirected tours; `None` if the first share has their number.
    fn after(&mut self, found: Option<u128>) -> Result<Job, CountError> {
        let Some(found) = found else { return Ok(Job::Done(None)) };
        // Every tour but that of a single square has two directions.
        let is_twice = self.settings.directed && self.settings.ends.is_none();
        let directions = if is_twice { 2 } else { 1 };
        let tours = match self.orbits.take() {
            Some(orbits) => {
                let (tours, kept) = orbits.finish(&Natural::from_u128(found), directions)?;
                self.kept = kept;
                u128::try_from(&tours).ok()
            }
            None => found.checked_mul(directions.into()),
        };
        Ok(Job::Done(Some(tours.ok_or(CountError::Overflow)?)))
    }
}

impl Resumable for Count {
    fn work_a_look(&self) -> u64 {
        match self.job {
            // Threads wait for each other at the end of every piece, so the pieces are larger.
            Job::MeetInTheMiddle(_) if self.settings.threads > 1 => 200 * WORK_A_LOOK,
            _ => WORK_A_LOOK,
        }
    }

    fn advance(&mut self, work: u64) -> Result<bool, Error> {
        Ok(self.advance(work)?)
    }

    fn fraction(&self) -> f64 {
        self.fraction
    }

    fn is_waiting(&self) -> bool {
        self.is_waiting()
    }
}

fn not_shared() -> CountError {
    CountError::NotShared { widest: MeetInTheMiddle::WIDEST }
}

fn sides(graph: &Graph) -> Option<[u16; 2]> {
    let board = graph.flat_board().filter(|board| board.is_full());
    let board = board.filter(|_| graph.leaper() == Some(Leaper::KNIGHT));
    let sides = board.map(|board| [board.width(), board.height()]);
    sides.filter(|&sides| MeetInTheMiddle::takes(sides))
}

/// Starts a count by the method asked for, or else by the fastest.
fn begin(graph: &Graph, settings: &Settings) -> Result<Job, CountError> {
    let sides = sides(graph).filter(|_| settings.ends.is_none());
    match (settings.method, sides) {
        (Some(Method::Folded) | None, Some(sides)) => {
            let has_apex = settings.target == Target::Open;
            let threads = settings.threads.clamp(1, MAX_SHARES);
            let count = MeetInTheMiddle::new(sides, has_apex, settings.memory, threads);
            Ok(Job::MeetInTheMiddle(count))
        }
        (Some(Method::Folded), None) => {
            Err(CountError::NotFolded { widest: MeetInTheMiddle::WIDEST })
        }
        _ => Ok(Job::Frontier(Frontier::new(graph, settings)?)),
    }
}

/// The plan of a count, given its current job.
fn plan_of(job: &Job) -> Plan {
    let (method, bytes, layers, forecast) = match job {
        Job::MeetInTheMiddle(count) => {
            let bytes = count.forecast.map(|forecast| forecast.bytes as u64);
            (Method::Folded, bytes, count.steps, count.forecast)
        }
        Job::Frontier(count) => (Method::Frontier, None, count.steps(), Some(count.forecast)),
        Job::Done(_) | Job::Failed(_) => {
            return Plan { method: None, bytes: Some(0), layers: 0, forecast: None };
        }
    };
    Plan { method: Some(method), bytes, layers, forecast }
}

/// Results that need no counting: a single square and, if no method was asked for, whatever theory rules out.
fn known(graph: &Graph, settings: &Settings) -> Option<u128> {
    if graph.squares() == 1 {
        return Some(u128::from(settings.target == Target::Open));
    }
    let is_ruled_out = || {
        let (start, end) = settings.ends.unzip();
        let existence = existence_of(graph, settings.target, start, end.flatten());
        existence.answer == existence::Answer::No
    };
    (settings.method.is_none() && is_ruled_out()).then_some(0)
}
