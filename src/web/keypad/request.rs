//! Reads keypad problems from JavaScript values.

use js_sys::Reflect;
use wasm_bindgen::JsValue;

use crate::call::Wanted;
use crate::error::Error;
use crate::keypad::{Key, Keypad, KeypadError, Limit, MAX_LIMITS, Problem};
use crate::web::{Answer, SequenceProblem, read, write};

pub(super) struct SequenceRequest {
    pub(super) keypad: Keypad,
    pub(super) problem: Problem,
}

pub(super) fn keypad(value: &JsValue) -> Result<Keypad, Error> {
    Ok(read::needed_text("keypad", value, Wanted::KeypadRows)?.parse()?)
}

pub(super) fn problem(asked: &SequenceProblem) -> Answer<SequenceRequest> {
    if !asked.is_object() {
        return Err(write::error(read::bad("problem", asked, Wanted::KeypadProblem)));
    }
    read::only(asked, &[&["keypad", "leaper", "length", "start", "limits"]])?;
    let keypad = keypad(&read::get(asked, "keypad")?).map_err(write::error)?;
    let limits = limits(&keypad, &read::get(asked, "limits")?)?;
    let problem = || -> Answer<Problem> {
        let graph = keypad.graph(read::leaper(&read::get(asked, "leaper")?)?);
        let length = read::number("length", &read::get(asked, "length")?)?;
        Ok(Problem::new(&graph, length, start(&keypad, &read::get(asked, "start")?)?, &limits)?)
    };
    let problem = problem()?;
    Ok(SequenceRequest { keypad, problem })
}

/// One key, or `None` for any.
fn start(keypad: &Keypad, value: &JsValue) -> Result<Option<Key>, Error> {
    if read::is_missing(value) {
        return Ok(None);
    }
    let text = read::needed_text("start", value, Wanted::OneKey)?;
    match text.chars().nth(1) {
        Some(_) => Err(KeypadError::BadStart { text: text.into() }.into()),
        None if text.is_empty() => Err(KeypadError::BadStart { text: text.into() }.into()),
        None => Ok(keypad.sequence(&text)?.first().copied()),
    }
}

fn limits(keypad: &Keypad, value: &JsValue) -> Answer<Vec<Limit>> {
    if read::is_missing(value) {
        return Ok(Vec::new());
    }
    let elements = read::elements(value, MAX_LIMITS + 1)?;
    let elements =
        elements.ok_or_else(|| write::error(read::bad("limits", value, Wanted::Limits)))?;
    elements.iter().map(|element| limit(keypad, element)).collect()
}

fn limit(keypad: &Keypad, value: &JsValue) -> Answer<Limit> {
    const NAMES: [&str; 3] = ["keys", "atMost", "each"];
    if !value.is_object() {
        return Err(write::error(read::bad("limits", value, Wanted::Limits)));
    }
    read::only(value, &[&NAMES])?;
    let [keys, at_most, each] = NAMES.map(|name| Reflect::get(value, &name.into()));
    let (keys, at_most, each) = (keys?, at_most?, each?);
    let limit = || -> Result<Limit, Error> {
        let keys = if read::is_missing(&keys) {
            (0..keypad.len() as Key).collect()
        } else {
            keypad.sequence(&read::needed_text("keys", &keys, Wanted::Keys)?)?
        };
        let at_most = read::number("atMost", &at_most)?;
        Ok(Limit { keys, at_most, each: read::flag("each", &each)? })
    };
    limit().map_err(write::error)
}
