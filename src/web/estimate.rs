//! Estimates of the number of tours.

use js_sys::{Date, Object};
use wasm_bindgen::prelude::*;

use super::messages::{BoundaryError, Wanted};
use super::{Answer, read, write};
use crate::count::estimate::{self, Kind, usual_weight};
use crate::tour::target::Target;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(typescript_type = "EstimateSettings")]
    pub type EstimateSettings;

    #[wasm_bindgen(typescript_type = "Estimate")]
    pub type Estimate;
    #[wasm_bindgen(typescript_type = "EstimateSoFar")]
    pub type EstimateSoFar;
}

/// How many walks are made unless something else is asked for.
const USUAL_WALKS: u32 = 1_000_000;

/// Steps that `estimateTours` may take, one for each square of every walk.
const MOST_STEPS: u32 = 1_000_000_000;

/// Steps between two looks at the clock, which are about a tenth of a millisecond.
const STEPS_A_LOOK: usize = 2048;

/// The longest that `advance` can be told to go on, in milliseconds.
const LONGEST: f64 = 10_000.0;

/// How many tours a board has, estimated by random walks in one go. Takes some microseconds a walk
/// on a chessboard; an `Estimator` does the same a little at a time.
///
/// Throws `bad-board`, `board-too-large`, `bad-leaper`, `bad-graph`, `graph-too-large`, `bad-setting`,
/// also where walks times squares are more than a thousand million, or `not-for-this-board` for boards
/// of more than 1024 squares, holes included.
#[wasm_bindgen(js_name = estimateTours)]
pub fn estimate_tours(settings: &EstimateSettings) -> Answer<Estimate> {
    let mut estimator = Estimator::new(settings)?;
    let most = MOST_STEPS / estimator.squares as u32;
    if estimator.walks > most {
        return Err(BoundaryError::TooManyWalks { walks: estimator.walks, most }.into());
    }
    estimator.walker.advance(estimator.walks);
    Ok(object(&estimator.walker.estimate()).unchecked_into())
}

/// An estimate that is made a little at a time, with what it says on the way.
#[wasm_bindgen]
pub struct Estimator {
    walker: estimate::Estimator,
    squares: usize,
    /// How many walks are to be made.
    walks: u32,
    weight: f64,
}

#[wasm_bindgen]
impl Estimator {
    /// An estimate before its first walk.
    ///
    /// Throws as `estimateTours` does, for `walks` only beyond 4,294,967,295.
    #[wasm_bindgen(constructor)]
    pub fn new(settings: &EstimateSettings) -> Answer<Estimator> {
        begin(settings)
    }

    /// Makes walks for so long, or until all that were asked for are made, and tells what they say.
    ///
    /// Throws `bad-setting` for what is not a number from 0 to 10,000.
    pub fn advance(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] milliseconds: &JsValue,
    ) -> Answer<EstimateSoFar> {
        let time = milliseconds.as_f64().filter(|time| (0.0..=LONGEST).contains(time));
        let time = time
            .ok_or_else(|| write::error(read::bad("milliseconds", milliseconds, Wanted::Slice)))?;
        let begun = Date::now();
        // A clock that is set back must not keep it going.
        while self.left() > 0 && (0.0..time).contains(&(Date::now() - begun)) {
            let walks = (STEPS_A_LOOK / self.squares).max(1) as u32;
            self.walker.advance(walks.min(self.left()));
        }
        let so_far = object(&self.walker.estimate());
        let series = write::array(self.walker.series().iter().map(object));
        write::set(&so_far, "series", &series.into());
        write::set(&so_far, "done", &(self.left() == 0).into());
        Ok(so_far.unchecked_into())
    }

    /// The weight θ of the walks.
    #[wasm_bindgen(getter)]
    pub fn weight(&self) -> f64 {
        self.weight
    }

    fn left(&self) -> u32 {
        // Never more than were asked for, which are 32 bits.
        self.walks - self.walker.walks() as u32
    }
}

fn begin(asked: &EstimateSettings) -> Answer<Estimator> {
    if !asked.is_object() {
        return Err(read::bad("settings", asked, Wanted::RunSettings).into());
    }
    let graph = read::graph_or_board(
        &read::get(asked, "graph")?,
        &read::get(asked, "board")?,
        &read::get(asked, "leaper")?,
    )?;
    let kind = Kind {
        target: read::choice(&read::get(asked, "target")?, Target::Open)?,
        is_directed: read::flag("directed", &read::get(asked, "directed")?)?,
    };
    let walks = read::get(asked, "walks")?;
    let walks = if read::is_missing(&walks) { USUAL_WALKS } else { read::number("walks", &walks)? };
    let weight = read::get(asked, "weight")?;
    let weight = match weight.as_f64() {
        Some(weight) => weight,
        None if read::is_missing(&weight) => usual_weight(&graph),
        None => return Err(read::bad("weight", &weight, Wanted::Weights).into()),
    };
    let random = read::random(&read::get(asked, "seed")?)?;
    let walker = estimate::Estimator::new(&graph, kind, weight, random)?;
    Ok(Estimator { walker, squares: graph.squares(), walks, weight })
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
