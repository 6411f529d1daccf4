//! Long work in slices of time: what all that is resumed has in common.

use wasm_bindgen::{JsCast, JsValue};

use super::{Answer, now, read, write};
use crate::resumable::Resumable;

/// Milliseconds of work in a call unless told otherwise.
const USUAL: f64 = 8.0;

/// How far the work is.
pub(super) struct Progress {
    pub(super) is_done: bool,
    pub(super) fraction: f64,
}

/// The moment at which a call should come back.
pub(super) fn deadline(milliseconds: &JsValue) -> Answer<f64> {
    Ok(now() + read::milliseconds(milliseconds)?.unwrap_or(USUAL))
}

/// Goes on as [`advance`] does, and tells how far it is. By itself, as many ask for it.
#[inline(never)]
pub(super) fn progress(
    work: &mut dyn Resumable,
    milliseconds: &JsValue,
) -> Answer<super::Progress> {
    let Progress { is_done, fraction } = advance(work, milliseconds)?;
    Ok(write::object([("done", is_done.into()), ("fraction", fraction.into())]).unchecked_into())
}

/// Goes on for about so many milliseconds, though never for nothing.
pub(super) fn advance(work: &mut dyn Resumable, milliseconds: &JsValue) -> Answer<Progress> {
    let end = deadline(milliseconds)?;
    loop {
        let is_done = work.advance(work.work_a_look())?;
        if is_done || work.is_waiting() || now() >= end {
            return Ok(Progress { is_done, fraction: work.fraction() });
        }
    }
}
