//! Many runs of one algorithm, and what became of them.

use std::sync::Arc;

use super::{Algorithm, Edit, Outcome, Settings};
use crate::board::Square;
use crate::error::Error;
use crate::graph::Graph;

/// Work after which no further run is begun: a unit for each square of the board, to set it up, and
/// for each step.
const WORK_LIMIT: u64 = 1_000_000_000;

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
/// steps, each run counting as many more as the board has squares.
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
    let mut work = 0;
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
        work += graph.len() as u64 + trials.steps - steps_before;
        trials.visited += search.path().len() as u64;
        if let Some(Outcome::Tour(tour)) = search.outcome() {
            trials.tours += 1;
            trials.closed += u32::from(tour.is_closed());
        }
    }
    Ok(trials)
}
