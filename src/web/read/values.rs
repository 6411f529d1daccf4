//! Single values: texts, numbers, flags, choices from a list, durations.

use js_sys::{JsString, Number, Reflect};
use wasm_bindgen::prelude::*;

use crate::call::{CallError, Wanted};
use crate::choice::{Choice, ChoiceError};
use crate::error::{Error, Excerpt};
use crate::search::rule::RuleMeasure;
use crate::web::Answer;

pub fn is_missing(value: &JsValue) -> bool {
    value.is_undefined() || value.is_null()
}

/// A property of an object; a hostile object may throw.
pub fn get(object: &JsValue, name: &str) -> Answer<JsValue> {
    Reflect::get(object, &name.into())
}

/// A value as text for an error message.
pub fn shown(value: &JsValue) -> Excerpt {
    let text = match value.as_string() {
        Some(text) => text,
        None if value.is_undefined() || value.is_null() => "nothing".to_owned(),
        None if value.as_f64().is_some() => Number::from(value.clone())
            .to_string_with_radix(10)
            .map_or_else(|_| "a number".to_owned(), Into::into),
        None => value.js_typeof().as_string().unwrap_or_default(),
    };
    text.into()
}

/// The error for an invalid value of a setting.
pub fn bad(setting: &'static str, value: &JsValue, wanted: Wanted) -> Error {
    CallError::BadSetting { setting, value: shown(value), wanted }.into()
}

/// A text; `None` if it is missing.
pub fn text(setting: &'static str, value: &JsValue) -> Result<Option<String>, Error> {
    if is_missing(value) {
        return Ok(None);
    }
    value.as_string().map(Some).ok_or_else(|| bad(setting, value, Wanted::Text))
}

/// A required text.
pub fn needed_text(
    setting: &'static str,
    value: &JsValue,
    wanted: Wanted,
) -> Result<String, Error> {
    value.as_string().ok_or_else(|| bad(setting, value, wanted))
}

/// A required text of limited length, which is checked before it is copied.
pub fn limited_text(
    setting: &'static str,
    value: &JsValue,
    wanted: Wanted,
    most: usize,
) -> Result<String, Error> {
    match value.dyn_ref::<JsString>() {
        Some(text) if text.length() as usize > most => {
            Err(CallError::TooLong { setting, most }.into())
        }
        _ => needed_text(setting, value, wanted),
    }
}

/// A measure of rules, by its id.
pub fn rule_measure(setting: &'static str, value: &JsValue) -> Result<Option<RuleMeasure>, Error> {
    let Some(id) = text(setting, value)? else { return Ok(None) };
    let found = RuleMeasure::ALL.into_iter().find(|measure| measure.id() == id);
    Ok(Some(found.ok_or_else(|| ChoiceError::NotAChoice {
        setting,
        value: id.as_str().into(),
        known: RuleMeasure::IDS.to_vec(),
    })?))
}

pub fn choice<T: Choice>(value: &JsValue, default: T) -> Result<T, Error> {
    text(T::SETTING, value)?.map_or(Ok(default), |id| Ok(T::by_id(&id)?))
}

/// A non-negative integer.
pub fn count(setting: &'static str, number: f64) -> Result<u32, Error> {
    let is_count = number.fract() == 0.0 && (0.0..=f64::from(u32::MAX)).contains(&number);
    if is_count { Ok(number as u32) } else { Err(bad(setting, &number.into(), Wanted::Count)) }
}

/// A non-negative integer, from a value of any kind.
pub fn number(setting: &'static str, value: &JsValue) -> Result<u32, Error> {
    count(setting, value.as_f64().ok_or_else(|| bad(setting, value, Wanted::Number))?)
}

/// A Boolean; false if it is missing.
pub fn flag(setting: &'static str, value: &JsValue) -> Result<bool, Error> {
    match value.as_bool() {
        Some(flag) => Ok(flag),
        None if is_missing(value) => Ok(false),
        None => Err(bad(setting, value, Wanted::Flag)),
    }
}

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
