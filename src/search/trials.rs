//! Many runs of one algorithm, and what became of them.

use std::mem;
use std::sync::Arc;

use super::algorithm::{Algorithm, cost_factor};
use super::edit::Edit;
use super::error::SearchError;
use super::outcome::Outcome;
use super::settings::Settings;
use super::whole_run::WholeRun;
use crate::board::Square;
use crate::error::Error;
use crate::graph::Graph;
use crate::random::Random;
use crate::resumable::Resumable;

/// Work after which no further run is begun: a unit for each square of the board, to set it up, and
/// for each step; several where squares have many moves.
const WORK_LIMIT: u64 = 1_000_000_000;

/// Steps between two looks at the clock.
const STEPS_A_LOOK: u32 = 256;

/// What became of one run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// A closed tour.
    Closed,
    /// A tour that is not closed.
    Open,
    /// A dead end.
    Stuck,
    /// Several cycles instead of one.
    Cycles,
    /// It was shown that there is no such tour.
    Impossible,
    /// The limit was reached first.
    GaveUp,
    /// The algorithm does not begin from this start.
    Refused,
}

impl Ending {
    /// The word of each, in the order of the variants.
    pub const IDS: &'static [&'static str] =
        &["closed", "open", "stuck", "cycles", "impossible", "gave-up", "refused"];

    /// Its word.
    #[must_use]
    pub fn id(self) -> &'static str {
        Self::IDS[self as usize]
    }

    fn of(outcome: Option<&Outcome>) -> Self {
        match outcome {
            Some(Outcome::Tour(tour)) if tour.is_closed() => Self::Closed,
            Some(Outcome::Tour(_)) => Self::Open,
            Some(Outcome::Cycles { .. }) => Self::Cycles,
            Some(Outcome::Impossible { .. }) => Self::Impossible,
            Some(Outcome::GaveUp { .. }) => Self::GaveUp,
            Some(Outcome::Stuck { .. }) | None => Self::Stuck,
        }
    }
}

/// What became of the runs from one start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FromStart {
    /// The start.
    pub start: Square,
    /// One for each source of chance, in their order.
    pub endings: Vec<Ending>,
    /// Steps taken, added up.
    pub steps: u64,
}

/// What became of a number of runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Trials {
    /// How many runs there were.
    pub runs: u32,
    /// How many found a tour.
    pub tours: u32,
    /// How many of the tours are closed.
    pub closed: u32,
    /// Squares on the paths at the ends of the runs, added up.
    pub visited: u64,
    /// Steps taken, added up.
    pub steps: u64,
}

/// Runs an algorithm to its end a number of times, each time with new chances, and from another
/// start chosen by chance when `starts` are given.
///
/// # Errors
/// As [`Algorithm::start`].
///
/// # Panics
/// When a start is not a square of the graph.
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

/// The same in slices.
pub struct TrialRuns<'run> {
    algorithm: &'run Algorithm,
    graph: &'run Arc<Graph>,
    settings: &'run Settings,
    starts: &'run [Square],
    runs: u32,
    random: Random,
    /// The run that is being made.
    current: Option<WholeRun>,
    /// What the runs before it worked with.
    edit: Edit,
    trials: Trials,
}

impl<'run> TrialRuns<'run> {
    /// The runs before the first; see [`trials`].
    #[must_use]
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

    /// Goes on for at most so many steps, and not beyond the end of a run; true when all runs are
    /// made.
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

    /// What became of the runs that are over.
    #[must_use]
    pub fn result(&self) -> Trials {
        self.trials
    }

    /// Steps of the run that is not over yet; `None` between two runs.
    #[must_use]
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

/// Runs an algorithm to its end from each of these starts, once with each source of chance. No
/// further run is begun after a thousand million steps, each run counting as many more as the graph
/// has squares: the list then ends early, perhaps in the midst of a start.
///
/// # Errors
/// As [`Algorithm::start`], except that a start from which the algorithm does not begin is told by
/// [`Ending::Refused`].
///
/// # Panics
/// When a start is not a square of the graph.
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

/// The same in slices, and however long it takes.
pub struct SuccessMap {
    algorithm: &'static Algorithm,
    graph: Arc<Graph>,
    settings: Settings,
    chances: Vec<Random>,
    /// How many runs are over.
    over: usize,
    /// The run that is being made.
    current: Option<WholeRun>,
    /// What the runs before it worked with.
    edit: Edit,
    found: Vec<FromStart>,
    work: u64,
}

impl SuccessMap {
    /// The runs before the first; see [`success_map`].
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

    /// What became of the runs that are over, start by start.
    #[must_use]
    pub fn found(&self) -> &[FromStart] {
        &self.found
    }

    /// How many runs there will be.
    fn all(&self) -> usize {
        self.found.len() * self.chances.len()
    }

    /// Whether all runs are over.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.over == self.all()
    }

    /// Goes on to the end, or to the limit of [`success_map`]; starts that were not reached are left
    /// out.
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

    /// Goes on for at most so many steps, and not beyond the end of a run; true when all runs are
    /// over.
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

    /// The next run, unless the algorithm does not begin from its start.
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
        // Runs that are under way count for nothing: nobody knows how long they will be.
        if self.all() == 0 { 1.0 } else { self.over as f64 / self.all() as f64 }
    }
}
