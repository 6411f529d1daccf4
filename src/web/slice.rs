//! Time slices: what all resumable work shares.

use wasm_bindgen::{JsCast, JsValue};

use super::{Answer, now, read, write};
use crate::resumable::Resumable;

/// The default milliseconds of work per call.
const USUAL: f64 = 8.0;

pub(super) struct Progress {
    pub(super) is_done: bool,
    pub(super) fraction: f64,
}

/// The time at which a call should return.
pub(super) fn deadline(milliseconds: &JsValue) -> Answer<f64> {
    Ok(now() + read::milliseconds(milliseconds)?.unwrap_or(USUAL))
}

/// Works as [`advance`] does, and returns the progress object. Not generic, because it has many callers.
#[inline(never)]
pub(super) fn progress(
    work: &mut dyn Resumable,
    milliseconds: &JsValue,
) -> Answer<super::Progress> {
    let Progress { is_done, fraction } = advance(work, milliseconds)?;
    Ok(write::object([("done", is_done.into()), ("fraction", fraction.into())]).unchecked_into())
}

/// Works for about this many milliseconds, but always makes some progress.
pub(super) fn advance(work: &mut dyn Resumable, milliseconds: &JsValue) -> Answer<Progress> {
    let end = deadline(milliseconds)?;
    loop {
        let is_done = work.advance(work.work_a_look())?;
        if is_done || work.is_waiting() || now() >= end {
            return Ok(Progress { is_done, fraction: work.fraction() });
        }
    }
}
