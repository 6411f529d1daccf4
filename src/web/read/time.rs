//! Lengths of time.

use wasm_bindgen::prelude::*;

use super::values::{bad, is_missing};
use crate::error::Error;
use crate::messages::Wanted;

/// The word for a limit that is none.
pub const NO_LIMIT: &str = "none";

/// A length of time, or `None` when it is missing.
pub fn milliseconds(value: &JsValue) -> Result<Option<f64>, Error> {
    if is_missing(value) {
        return Ok(None);
    }
    let milliseconds = value.as_f64().filter(|milliseconds| *milliseconds >= 0.0);
    let wanted = Wanted::MillisecondsFrom0;
    milliseconds.map(Some).ok_or_else(|| bad("milliseconds", value, wanted))
}

/// How many milliseconds a call may take: infinitely many for `"none"`, and `None` when nothing is
/// said.
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
