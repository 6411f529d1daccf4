//! Many runs of one algorithm, and what became of them.

use std::sync::Arc;

use super::{Algorithm, Edit, Outcome, Settings, dearness};
use crate::board::Square;
use crate::error::Error;
use crate::graph::Graph;
use crate::random::Random;

/// Work after which no further run is begun: a unit for each square of the board, to set it up, and
/// for each step; several where squares have many moves.
const WORK_LIMIT: u64 = 1_000_000_000;

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
/// start chosen by chance when `starts` are given. No further run is begun after a thousand million
/// steps, each run counting as many more as the board has squares; of graphs whose vertices have many
/// edges, steps count several times.
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
) -> Result<Trials, Error> {
    let mut random = settings.random.clone();
    let mut trials = Trials::default();
    let mut edit = Edit::new();
    let (mut work, dearness) = (0, dearness(graph));
    while trials.runs < runs && work < WORK_LIMIT {
        trials.runs += 1;
        let steps_before = trials.steps;
        let start = random.below(starts.len() as u32) as usize;
        let start = starts.get(start).copied().unwrap_or(settings.start);
        let settings = Settings { start, random: random.fork(), ..settings.clone() };
        let mut search = algorithm.start(graph.clone(), &settings)?;
        while search.advance(&mut edit) {
            trials.steps += 1;
        }
        work += dearness * (graph.len() as u64 + trials.steps - steps_before);
        trials.visited += search.path().len() as u64;
        if let Some(Outcome::Tour(tour)) = search.outcome() {
            trials.tours += 1;
            trials.closed += u32::from(tour.is_closed());
        }
    }
    Ok(trials)
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
    algorithm: &Algorithm,
    graph: &Arc<Graph>,
    settings: &Settings,
    starts: &[Square],
    chances: &[Random],
) -> Result<Vec<FromStart>, Error> {
    let mut map = Vec::new();
    let mut edit = Edit::new();
    let (mut work, dearness) = (0, dearness(graph));
    for &start in starts {
        if work >= WORK_LIMIT {
            break;
        }
        let mut found = FromStart { start, endings: Vec::new(), steps: 0 };
        for random in chances {
            if work >= WORK_LIMIT {
                break;
            }
            let settings = Settings { start, random: random.clone(), ..settings.clone() };
            let steps_before = found.steps;
            found.endings.push(match algorithm.start(graph.clone(), &settings) {
                Ok(mut search) => {
                    while search.advance(&mut edit) {
                        found.steps += 1;
                    }
                    Ending::of(search.outcome())
                }
                Err(Error::NotForThisBoard { .. }) => Ending::Refused,
                Err(error) => return Err(error),
            });
            work += dearness * (graph.len() as u64 + found.steps - steps_before);
        }
        map.push(found);
    }
    Ok(map)
}
