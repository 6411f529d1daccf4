//! Whole searches, one or many, without their steps.

use std::sync::Arc;

use js_sys::Uint32Array;
use wasm_bindgen::prelude::*;

use super::{Answer, Progress, RunSettings, Solution, StartList, Trials, now, read, slice, write};
use crate::board::Square;
use crate::call::CallError;
use crate::error::Error;
use crate::graph::Graph;
use crate::run::replay;
use crate::run::request::Run;
use crate::search::{
    self, Algorithm, Counter, Outcome, SearchError, Settings, TrialRuns, WhenStuck, WholeRun,
};

/// Runs an algorithm to its end.
///
/// Takes at most about a second, or as long as `limit` says, but at least ten steps for each square; then the
/// outcome is `"gave-up"` with the number of `"milliseconds"`. Throws as `new Session` does, and
/// `bad-setting` for an invalid limit.
#[wasm_bindgen]
pub fn solve(settings: &RunSettings) -> Answer<Solution> {
    let (graph, limit, run) = finished(settings, WhenStuck::Stop, WholeRun::new)?;
    let path = write::names(&graph, run.squares());
    let outcome = match run.outcome() {
        Some(found) => Some(write::outcome(&graph, found, run.answered_by())),
        None if run.is_over() => None,
        None => Some(write::object([
            ("kind", "gave-up".into()),
            ("limit", limit.milliseconds.into()),
            ("of", "milliseconds".into()),
        ])),
    };
    let gave_up = run.outcome().is_none_or(|found| matches!(found, Outcome::GaveUp { .. }));
    if let Some(outcome) = outcome.as_ref().filter(|_| gave_up) {
        write::add_tried(outcome, run.tried());
    }
    let outcome = outcome.map_or(JsValue::NULL, JsValue::from);
    Ok(write::answer([
        ("outcome", outcome),
        ("squares", path.into()),
        ("steps", (run.steps() as f64).into()),
        ("backtracks", run.counters().get(Counter::Backtracks).into()),
        ("restarts", run.counters().get(Counter::Restarts).into()),
    ]))
}

/// A tour of a board of any size, as the numbers of its squares in visiting order. No timeline is recorded.
/// `whenStuck` is `"backtrack"` by default.
///
/// Throws as `solve` does, `no-tour` if none was found, and `too-long-for-one-call` at the limit.
#[wasm_bindgen(js_name = solveLarge)]
pub fn solve_large(settings: &RunSettings) -> Answer<Uint32Array> {
    let (graph, _, run) = finished(settings, WhenStuck::Backtrack, WholeRun::to_tour)?;
    match run.outcome() {
        Some(Outcome::Tour(_)) => {}
        Some(Outcome::Impossible { why }) => return Err(CallError::NoSuchTour { why }.into()),
        _ if run.is_over() => {
            let (visited, squares) = (run.squares().len(), graph.squares());
            return Err(CallError::NoTour { visited, squares }.into());
        }
        _ => return Err(CallError::SearchTooLong.into()),
    }
    // The compiler reuses the memory of the list, without a copy.
    let numbers: Vec<u32> = run.into_squares().into_iter().map(|square| square.0).collect();
    Ok(Uint32Array::from(numbers.as_slice()))
}

/// A run at its end, or at the limit of the call.
fn finished(
    settings: &RunSettings,
    when_stuck: WhenStuck,
    begin: fn(&Algorithm, &Arc<Graph>, &Settings) -> Result<WholeRun, SearchError>,
) -> Answer<(Arc<Graph>, Limit, WholeRun)> {
    let limit = Limit::read(&read::get(settings, "limit")?)?;
    let Run { graph, algorithm, settings, replayed, .. } = read::search(settings, when_stuck)?;
    let mut run = match replayed {
        Some(tour) => WholeRun::of(replay::along(tour, settings.target)?),
        None => begin(algorithm, &graph, &settings)?,
    };
    limit.finish(&mut run, &graph);
    Ok((graph, limit, run))
}

/// Runs an algorithm `runs` times, each time with new random numbers, and from a new start if `start` is
/// `"random"`, for example to measure success rates.
///
/// After about a second, or the milliseconds of `limit`, no further run begins, and a run that has taken more
/// than ten steps for each square is stopped and does not count; `runs` of the result says how many count.
/// Throws as `solve` does, and `bad-setting` if `runs` is not a number from 0 to 2³² − 1.
#[wasm_bindgen]
pub fn trials(settings: &RunSettings, runs: f64) -> Answer<Trials> {
    let limit = Limit::read(&read::get(settings, "limit")?)?;
    let run = read::search(settings, WhenStuck::Stop)?;
    let trials = || -> Result<_, Error> {
        let runs = read::count("runs", runs)?;
        let graph = Some(&run.graph).filter(|_| run.has_random_start);
        let starts: Vec<Square> = graph.into_iter().flat_map(|graph| graph.each_square()).collect();
        let mut all = TrialRuns::new(run.algorithm, &run.graph, &run.settings, &starts, runs);
        while !all.advance(SLICE)? && limit.allows(all.steps_under_way(), &run.graph) {}
        Ok(all.result())
    };
    let trials = trials().map_err(write::error)?;
    Ok(write::answer([
        ("runs", trials.runs.into()),
        ("tours", trials.tours.into()),
        ("closed", trials.closed.into()),
        ("visited", (trials.visited as f64).into()),
        ("steps", (trials.steps as f64).into()),
    ]))
}

/// Runs an algorithm from one start after the other, once with each of the seeds, and returns the result of
/// every run: where it works and where it does not. The starts are the board's squares by rows from the
/// bottom, `count` of them after the first `from`, so that a long map can be made in pieces. A run is the
/// same as that of `new Session` with this start and seed; the start and seed in the settings are ignored. No
/// further run begins after a thousand million steps, where each run counts as one more for each square of
/// the board; the result then ends early, perhaps with fewer endings than seeds.
///
/// Throws as `new Session` does, and `bad-setting` if `seeds` is not an array of at most 1000 texts, or
/// `from` or `count` not a number from 0 to 2³² − 1.
#[wasm_bindgen(js_name = successMap)]
pub fn success_map(
    settings: &RunSettings,
    #[wasm_bindgen(unchecked_param_type = "string[]")] seeds: &JsValue,
    from: f64,
    count: f64,
) -> Answer<StartList> {
    let mut found = SuccessMap::new(settings, seeds, from, count)?;
    found.map.finish()?;
    Ok(found.found().unchecked_into())
}

/// A success map in slices: the result of `successMap`, without its limit.
#[wasm_bindgen]
pub struct SuccessMap {
    graph: Arc<Graph>,
    map: search::SuccessMap,
}

#[wasm_bindgen]
impl SuccessMap {
    /// A map before its first run.
    ///
    /// Throws as `successMap` does.
    #[wasm_bindgen(constructor)]
    pub fn new(
        settings: &RunSettings,
        #[wasm_bindgen(unchecked_param_type = "string[]")] seeds: &JsValue,
        from: f64,
        count: f64,
    ) -> Answer<SuccessMap> {
        let chances = read::seeds(seeds)?;
        let Run { graph, algorithm, settings, .. } = read::search_anywhere(settings)?;
        let (from, count) = (read::count("from", from)?, read::count("count", count)?);
        let starts = graph.each_square().skip(from as usize).take(count as usize);
        let map = search::SuccessMap::new(algorithm, graph.clone(), settings, starts, chances);
        Ok(Self { graph, map })
    }

    /// Works for about this many milliseconds, by default 8, and returns the progress.
    ///
    /// Throws as `new Session` does, and `bad-setting` for an invalid number of milliseconds.
    pub fn advance(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] milliseconds: &JsValue,
    ) -> Answer<Progress> {
        slice::progress(&mut self.map, milliseconds)
    }

    /// The results of the runs from each start, or `null` until all are made.
    #[wasm_bindgen(getter, unchecked_return_type = "FromStart[] | null")]
    pub fn result(&self) -> JsValue {
        if self.map.is_done() { self.found() } else { JsValue::NULL }
    }
}

impl SuccessMap {
    fn found(&self) -> JsValue {
        let starts = self.map.found().iter().map(|found| {
            let endings = write::array(found.endings.iter().map(|ending| ending.id()));
            write::object([
                ("square", write::name(&self.graph, found.start)),
                ("endings", endings.into()),
                ("steps", (found.steps as f64).into()),
            ])
        });
        write::array(starts).into()
    }
}

/// The default maximum duration of a call in milliseconds.
const ONE_CALL: f64 = 1000.0;

/// Steps for each square that are always allowed, so that boards of any size have tours.
const STEPS_A_SQUARE: u64 = 10;

/// Steps between two readings of the clock.
const SLICE: u32 = 256;

struct Limit {
    milliseconds: f64,
    end: f64,
}

impl Limit {
    fn read(value: &JsValue) -> Result<Self, Error> {
        let milliseconds = read::time_limit(value)?.unwrap_or(ONE_CALL);
        Ok(Self { milliseconds, end: now() + milliseconds })
    }

    /// Whether a run with this many steps may continue; `None` for one that has not begun.
    fn allows(&self, steps: Option<u64>, graph: &Graph) -> bool {
        let least = STEPS_A_SQUARE * graph.squares() as u64;
        // Reading the clock takes as long as some steps.
        steps.is_some_and(|steps| steps < least) || self.end == f64::INFINITY || now() < self.end
    }

    /// Takes a run to its end, or to the limit. A search with several methods may use all of the time for
    /// them, unless there is no limit.
    fn finish(&self, run: &mut WholeRun, graph: &Graph) {
        if self.end.is_finite() {
            run.persist();
        }
        while !run.advance(SLICE) && self.allows(Some(run.steps()), graph) {}
    }
}
