//! Many runs of one algorithm, and their results.

use std::mem;
use std::sync::Arc;

use super::algorithm::{Algorithm, cost_factor};
use super::edit::Edit;
use super::error::SearchError;
use super::outcome::Outcome;
use super::settings::Settings;
use super::whole_run::WholeRun;
use crate::board::Square;
use crate::choice::ids;
use crate::error::Error;
use crate::graph::Graph;
use crate::random::Random;
use crate::resumable::Resumable;

/// Work after which no further run is begun: one unit for each square of the board, to set it up, and for
/// each step; several if squares have many moves.
const WORK_LIMIT: u64 = 1_000_000_000;

/// Steps between two readings of the clock.
const STEPS_A_LOOK: u32 = 256;

ids! {
    /// The result of one run.
    pub enum Ending {
        /// A closed tour.
        Closed = "closed",
        /// A tour that is not closed.
        Open = "open",
        /// A dead end.
        Stuck = "stuck",
        /// Several cycles instead of one.
        Cycles = "cycles",
        /// There is no such tour.
        Impossible = "impossible",
        /// The limit was reached.
        GaveUp = "gave-up",
        /// The algorithm does not support this start.
        Refused = "refused",
    }
}

impl Ending {
    fn of(outcome: Option<&Outcome>) -> Self {
        match outcome {
            Some(Outcome::Tour(tour)) if tour.is_closed() => Self::Closed,
            Some(Outcome::Tour(_)) => Self::Open,
            Some(Outcome::Cycles { .. }) => Self::Cycles,
            Some(Outcome::Impossible { .. }) => Self::Impossible,
            Some(Outcome::GaveUp { .. }) => Self::GaveUp,
            Some(Outcome::Stuck { .. } | Outcome::Longest { .. }) | None => Self::Stuck,
        }
    }
}

/// The results of the runs from one start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FromStart {
    /// The start.
    pub start: Square,
    /// One for each generator, in order.
    pub endings: Vec<Ending>,
    /// The sum of the steps taken.
    pub steps: u64,
}

/// The results of a number of runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Trials {
    /// The number of runs.
    pub runs: u32,
    /// The number of tours found.
    pub tours: u32,
    /// How many of the tours are closed.
    pub closed: u32,
    /// Squares on the final paths, summed over all runs.
    pub visited: u64,
    /// Steps, summed over all runs.
    pub steps: u64,
}

/// Runs an algorithm to its end a number of times, each time with new random numbers, and from a random start
/// if `starts` are given.
///
/// # Errors
/// As [`Algorithm::start`].
///
/// # Panics
/// If a start is not a square of the graph.
pub fn trials(
    algorithm: &Algorithm,
    graph: &Arc<Graph>,
    settings: &Settings,
    starts: &[Square],
    runs: u32,
) -> Result<Trials, SearchError> {
    let mut trials = TrialRuns::new(algorithm, graph, settings, starts, runs);
    while !trials.advance(u32::MAX)? {}
    Ok(trials.result())
}

/// Resumable [`trials`].
pub struct TrialRuns<'run> {
    algorithm: &'run Algorithm,
    graph: &'run Arc<Graph>,
    settings: &'run Settings,
    starts: &'run [Square],
    runs: u32,
    random: Random,
    current: Option<WholeRun>,
    /// The edit reused from run to run.
    edit: Edit,
    trials: Trials,
}

impl<'run> TrialRuns<'run> {
    /// No runs yet; see [`trials`].
    pub fn new(
        algorithm: &'run Algorithm,
        graph: &'run Arc<Graph>,
        settings: &'run Settings,
        starts: &'run [Square],
        runs: u32,
    ) -> Self {
        let (random, trials) = (settings.random.clone(), Trials::default());
        let (current, edit) = (None, Edit::new());
        Self { algorithm, graph, settings, starts, runs, random, current, edit, trials }
    }

    /// Takes up to this many steps, not beyond the end of a run; true when all runs are over.
    ///
    /// # Errors
    /// As [`trials`].
    ///
    /// # Panics
    /// As [`trials`].
    pub fn advance(&mut self, steps: u32) -> Result<bool, SearchError> {
        if self.trials.runs == self.runs {
            return Ok(true);
        }
        let run = if let Some(run) = &mut self.current {
            run
        } else {
            let run = self.begin()?;
            self.current.insert(run)
        };
        if run.advance(steps) {
            self.end();
        }
        Ok(self.trials.runs == self.runs)
    }

    /// The results of the finished runs.
    pub fn result(&self) -> Trials {
        self.trials
    }

    /// Steps of the unfinished run; `None` between two runs.
    pub fn steps_under_way(&self) -> Option<u64> {
        self.current.as_ref().map(WholeRun::steps)
    }

    fn begin(&mut self) -> Result<WholeRun, SearchError> {
        let start = self.random.below(self.starts.len() as u32) as usize;
        let start = self.starts.get(start).copied().unwrap_or(self.settings.start);
        let random = self.random.fork();
        let settings = self.settings.with(start, random);
        let edit = mem::take(&mut self.edit);
        WholeRun::with(edit, self.algorithm, self.graph, &settings)
    }

    fn end(&mut self) {
        let Some(run) = self.current.take() else { return };
        self.trials.runs += 1;
        self.trials.steps += run.steps();
        self.trials.visited += run.squares().len() as u64;
        if let Some(Outcome::Tour(tour)) = run.outcome() {
            self.trials.tours += 1;
            self.trials.closed += u32::from(tour.is_closed());
        }
        self.edit = run.into_edit();
    }
}

/// Runs an algorithm to its end from each of these starts, once with each generator. No further run begins
/// after a thousand million steps, where each run counts as one more for each square of the graph: the list
/// then ends early, perhaps in the middle of a start.
///
/// # Errors
/// As [`Algorithm::start`], except that a start that the algorithm does not support gives
/// [`Ending::Refused`].
///
/// # Panics
/// If a start is not a square of the graph.
pub fn success_map(
    algorithm: &'static Algorithm,
    graph: &Arc<Graph>,
    settings: &Settings,
    starts: &[Square],
    chances: &[Random],
) -> Result<Vec<FromStart>, SearchError> {
    let (graph, settings, starts) = (graph.clone(), settings.clone(), starts.iter().copied());
    let mut map = SuccessMap::new(algorithm, graph, settings, starts, chances.to_vec());
    map.finish()?;
    Ok(map.found)
}

/// Resumable [`success_map`], without its limit.
pub struct SuccessMap {
    algorithm: &'static Algorithm,
    graph: Arc<Graph>,
    settings: Settings,
    chances: Vec<Random>,
    /// The number of finished runs.
    over: usize,
    current: Option<WholeRun>,
    /// The edit reused from run to run.
    edit: Edit,
    found: Vec<FromStart>,
    work: u64,
}

impl SuccessMap {
    /// No runs yet; see [`success_map`].
    pub fn new(
        algorithm: &'static Algorithm,
        graph: Arc<Graph>,
        settings: Settings,
        starts: impl Iterator<Item = Square>,
        chances: Vec<Random>,
    ) -> Self {
        let found =
            starts.map(|start| FromStart { start, endings: Vec::new(), steps: 0 }).collect();
        let (current, edit) = (None, Edit::new());
        Self { algorithm, graph, settings, chances, over: 0, current, edit, found, work: 0 }
    }

    /// The results of the finished runs, start by start.
    pub fn found(&self) -> &[FromStart] {
        &self.found
    }

    /// The number of all runs.
    fn all(&self) -> usize {
        self.found.len() * self.chances.len()
    }

    /// Whether all runs are over.
    pub fn is_done(&self) -> bool {
        self.over == self.all()
    }

    /// Runs to the end, or to the limit of [`success_map`]; starts that were not reached are left out.
    ///
    /// # Errors
    /// As [`success_map`].
    ///
    /// # Panics
    /// As [`success_map`].
    pub fn finish(&mut self) -> Result<(), SearchError> {
        while !self.advance(u32::MAX)? {
            if self.work >= WORK_LIMIT {
                self.found.truncate(self.over.div_ceil(self.chances.len()));
                break;
            }
        }
        Ok(())
    }

    /// Takes up to this many steps, not beyond the end of a run; true when all runs are over.
    ///
    /// # Errors
    /// As [`success_map`].
    ///
    /// # Panics
    /// As [`success_map`].
    pub fn advance(&mut self, steps: u32) -> Result<bool, SearchError> {
        if self.is_done() {
            return Ok(true);
        }
        let start = self.found[self.over / self.chances.len()].start;
        let run = match self.current.take() {
            Some(run) => Some(run),
            None => self.begin(start)?,
        };
        let (ending, steps) = match run {
            None => (Ending::Refused, 0),
            Some(mut run) => {
                if !run.advance(steps) {
                    self.current = Some(run);
                    return Ok(false);
                }
                let ended = (Ending::of(run.outcome()), run.steps());
                self.edit = run.into_edit();
                ended
            }
        };
        let found = &mut self.found[self.over / self.chances.len()];
        found.endings.push(ending);
        found.steps += steps;
        self.over += 1;
        self.work += cost_factor(&self.graph) * (self.graph.len() as u64 + steps);
        Ok(self.is_done())
    }

    /// The next run; `None` if the algorithm does not support its start.
    fn begin(&mut self, start: Square) -> Result<Option<WholeRun>, SearchError> {
        let random = self.chances[self.over % self.chances.len()].clone();
        let settings = self.settings.with(start, random);
        match self.algorithm.start(self.graph.clone(), &settings) {
            Ok(search) => Ok(Some(WholeRun::before(Some(search), mem::take(&mut self.edit)))),
            Err(error) if error.is_about_the_board() => Ok(None),
            Err(error) => Err(error),
        }
    }
}

impl Resumable for SuccessMap {
    fn work_a_look(&self) -> u64 {
        STEPS_A_LOOK.into()
    }

    fn advance(&mut self, steps: u64) -> Result<bool, Error> {
        Ok(self.advance(steps.try_into().unwrap_or(u32::MAX))?)
    }

    fn fraction(&self) -> f64 {
        // An unfinished run does not count: its length is unknown.
        if self.all() == 0 { 1.0 } else { self.over as f64 / self.all() as f64 }
    }
}
