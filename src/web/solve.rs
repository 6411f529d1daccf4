//! Whole searches, one or many, without their steps.

use std::sync::Arc;

use js_sys::Uint32Array;
use wasm_bindgen::prelude::*;

use super::{Answer, RunSettings, Solution, now, read, write};
use crate::call::CallError;
use crate::error::Error;
use crate::graph::Graph;
use crate::run::replay;
use crate::run::request::Run;
use crate::search::{Algorithm, Counter, Outcome, SearchError, Settings, WhenStuck, WholeRun};

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

/// The default maximum duration of a call in milliseconds.
const ONE_CALL: f64 = 1000.0;

/// Steps for each square that are always allowed, so that boards of any size have tours.
const STEPS_A_SQUARE: u64 = 10;

/// Steps between two readings of the clock.
pub(super) const SLICE: u32 = 256;

pub(super) struct Limit {
    milliseconds: f64,
    end: f64,
}

impl Limit {
    pub fn read(value: &JsValue) -> Result<Self, Error> {
        let milliseconds = read::time_limit(value)?.unwrap_or(ONE_CALL);
        Ok(Self { milliseconds, end: now() + milliseconds })
    }

    /// Whether a run with this many steps may continue; `None` for one that has not begun.
    pub fn allows(&self, steps: Option<u64>, graph: &Graph) -> bool {
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
