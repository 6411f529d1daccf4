//! Estimates of the number of tours.

use js_sys::Object;
use wasm_bindgen::prelude::*;

use super::slice::{self, Progress};
use super::{Answer, AnyNumber, Estimate, EstimateSettings, EstimateSoFar, read, write};
use crate::call::{CallError, Wanted};
use crate::count::estimate::{self, Kind, USUAL_WALKS, usual_weight};
use crate::error::Error;
use crate::resumable::Resumable;

/// The maximum number of steps of `estimateTours`, one for each square of every walk.
const MAX_STEPS: u32 = 1_000_000_000;

/// Steps between two readings of the clock, about a tenth of a millisecond.
const STEPS_A_LOOK: u64 = 2048;

/// Estimates the number of tours of a board by random walks in a single call. Takes some microseconds a walk
/// on a chessboard; an `Estimator` does the same in slices.
///
/// Throws `bad-board`, `board-too-large`, `bad-leaper`, `bad-graph`, `graph-too-large`, `bad-setting`, also
/// if walks times squares are more than a thousand million, or `not-for-this-board` for boards of more than
/// 1024 squares, including holes.
#[wasm_bindgen(js_name = estimateTours)]
pub fn estimate_tours(settings: &EstimateSettings) -> Answer<Estimate> {
    let mut estimator = Estimator::new(settings)?;
    let most = MAX_STEPS / estimator.steps_a_walk as u32;
    if estimator.walks > most {
        return Err(CallError::TooManyWalks { walks: estimator.walks, most }.into());
    }
    estimator.walker.advance(estimator.walks);
    Ok(object(&estimator.walker.estimate()).unchecked_into())
}

/// Says nothing of a weight θ that walks can be made with.
///
/// Throws `bad-setting` for any other value.
#[wasm_bindgen(js_name = checkWeight)]
pub fn check_weight(weight: &AnyNumber) -> Answer<()> {
    estimate::check_weight(read_weight(weight)?).map_err(write::error)
}

fn read_weight(weight: &JsValue) -> Result<f64, Error> {
    weight.as_f64().ok_or_else(|| read::bad("weight", weight, Wanted::Weights))
}

/// An estimate in slices, with intermediate results.
#[wasm_bindgen]
pub struct Estimator {
    walker: estimate::Estimator,
    /// One step for each square.
    steps_a_walk: u64,
    /// The number of walks requested.
    walks: u32,
    weight: f64,
}

#[wasm_bindgen]
impl Estimator {
    /// An estimate before its first walk.
    ///
    /// Throws as `estimateTours` does, but for `walks` only beyond 4,294,967,295.
    #[wasm_bindgen(constructor)]
    pub fn new(settings: &EstimateSettings) -> Answer<Estimator> {
        begin(settings)
    }

    /// Makes walks for about this many milliseconds, by default 8, or until all requested ones are made, and
    /// returns the estimate so far.
    ///
    /// Throws `bad-setting` for an invalid number of milliseconds.
    pub fn advance(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] milliseconds: &JsValue,
    ) -> Answer<EstimateSoFar> {
        let Progress { is_done, fraction } = slice::advance(self, milliseconds)?;
        let so_far = object(&self.walker.estimate());
        let series = write::array(self.walker.series().iter().map(object));
        write::set(&so_far, "series", &series.into());
        write::set(&so_far, "done", &is_done.into());
        write::set(&so_far, "fraction", &fraction.into());
        Ok(so_far.unchecked_into())
    }

    /// The estimate from all walks, or `null` until they are made.
    #[wasm_bindgen(getter, unchecked_return_type = "Estimate | null")]
    pub fn result(&self) -> JsValue {
        if self.left() == 0 { object(&self.walker.estimate()).into() } else { JsValue::NULL }
    }

    /// The weight θ of the walks.
    #[wasm_bindgen(getter)]
    pub fn weight(&self) -> f64 {
        self.weight
    }

    fn left(&self) -> u32 {
        // At most the number requested, which has 32 bits.
        self.walks - self.walker.walks() as u32
    }
}

impl Resumable for Estimator {
    fn work_a_look(&self) -> u64 {
        STEPS_A_LOOK
    }

    fn advance(&mut self, steps: u64) -> Result<bool, Error> {
        let walks = (steps / self.steps_a_walk).max(1).min(self.left().into());
        self.walker.advance(walks as u32);
        Ok(self.left() == 0)
    }

    fn fraction(&self) -> f64 {
        if self.left() == 0 { 1.0 } else { self.walker.walks() as f64 / f64::from(self.walks) }
    }
}

/// The settings of an estimate in addition to the board.
const OWN: &[&str] = &["directed", "walks", "weight", "seed"];

fn begin(asked: &EstimateSettings) -> Answer<Estimator> {
    let (graph, target) = read::graph_and_target(asked, Wanted::RunSettings, OWN)?;
    let is_directed = read::flag("directed", &read::get(asked, "directed")?)?;
    let kind = Kind { target, is_directed };
    let walks = read::get(asked, "walks")?;
    let walks = if read::is_missing(&walks) { USUAL_WALKS } else { read::number("walks", &walks)? };
    let weight = read::get(asked, "weight")?;
    let weight =
        if read::is_missing(&weight) { usual_weight(&graph) } else { read_weight(&weight)? };
    let random = read::random(&read::get(asked, "seed")?)?;
    let walker = estimate::Estimator::new(&graph, kind, weight, random)?;
    Ok(Estimator { walker, steps_a_walk: graph.squares() as u64, walks, weight })
}

fn object(estimate: &estimate::Estimate) -> Object {
    write::object([
        ("walks", (estimate.walks as f64).into()),
        ("completed", (estimate.completed as f64).into()),
        ("estimate", estimate.tours.into()),
        ("standardError", estimate.standard_error().map_or(JsValue::NULL, Into::into)),
        ("relativeError", estimate.relative_error.map_or(JsValue::NULL, Into::into)),
        ("log10", estimate.log10.into()),
    ])
}
