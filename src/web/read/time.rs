//! Durations.

use wasm_bindgen::prelude::*;

use super::values::{bad, is_missing};
use crate::call::Wanted;
use crate::error::Error;

/// The keyword for no limit.
pub const NO_LIMIT: &str = "none";

/// A duration; `None` if it is missing.
pub fn milliseconds(value: &JsValue) -> Result<Option<f64>, Error> {
    if is_missing(value) {
        return Ok(None);
    }
    let milliseconds = value.as_f64().filter(|milliseconds| *milliseconds >= 0.0);
    let wanted = Wanted::MillisecondsFrom0;
    milliseconds.map(Some).ok_or_else(|| bad("milliseconds", value, wanted))
}

/// The maximum duration of a call in milliseconds: infinity for `"none"`; `None` if it is missing.
pub fn time_limit(value: &JsValue) -> Result<Option<f64>, Error> {
    if is_missing(value) {
        return Ok(None);
    }
    let milliseconds = value.as_f64().filter(|milliseconds| *milliseconds >= 0.0);
    let is_none = value.as_string().as_deref() == Some(NO_LIMIT);
    let milliseconds = milliseconds.or(is_none.then_some(f64::INFINITY));
    let wanted = Wanted::MillisecondsOrNoLimit;
    milliseconds.map(Some).ok_or_else(|| bad("limit", value, wanted))
}
