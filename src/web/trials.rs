//! Many searches, and how they end.

use std::sync::Arc;

use wasm_bindgen::prelude::*;

use super::solve::{Limit, SLICE};
use super::{Answer, Progress, RunSettings, StartList, Trials, read, slice, write};
use crate::board::Square;
use crate::error::Error;
use crate::graph::Graph;
use crate::run::request::Run;
use crate::search::{self, TrialRuns, WhenStuck};

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
