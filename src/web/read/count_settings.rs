//! Settings of counts and lists.

use std::sync::Arc;

use wasm_bindgen::prelude::*;

use super::graphs::graph_of;
use super::names::{QUESTION, only};
use super::squares::optional_square;
use super::values::{NO_LIMIT, bad, choice, flag, get, is_missing, number, text};
use crate::call::Wanted;
use crate::choice::Choice;
use crate::count::{self, LEAST_MEMORY, MAX_MEMORY, USUAL_MEMORY};
use crate::graph::Graph;
use crate::graph::embedding::Embedding;
use crate::tour::target::Target;
use crate::web::{Answer, CountSettings};

/// The settings of a count.
pub const COUNT: &[&str] =
    &["directed", "start", "end", "upToSymmetry", "method", "memory", "limit", "share", "shares"];

/// The settings of a list.
pub const LIST: &[&str] = &["directed", "start", "end"];

/// Reads the settings of a count or a list; missing ones have defaults.
pub fn count_settings(
    asked: &CountSettings,
    others: &[&'static str],
) -> Answer<(Arc<Graph>, count::Settings)> {
    let (graph, target) = graph_and_target(asked, Wanted::CountSettings, others)?;
    let method = get(asked, "method")?;
    let square =
        |name| -> Answer<_> { Ok(optional_square(Embedding::from(&*graph), &get(asked, name)?)?) };
    let ends = match [square("start")?, square("end")?] {
        [Some(start), end] => Some((start, end)),
        [None, Some(_)] => return Err(count::CountError::EndWithoutStart.into()),
        [None, None] => None,
    };
    let settings = count::Settings {
        target,
        ends,
        directed: flag("directed", &get(asked, "directed")?)?,
        up_to_symmetry: flag("upToSymmetry", &get(asked, "upToSymmetry")?)?,
        method: text("method", &method)?.map(|id| count::Method::by_id(&id)).transpose()?,
        memory: memory(asked)?,
        threads: 1,
    };
    Ok((graph, settings))
}

/// The number of a share and of all shares; `None` for an undivided count.
pub fn share(asked: &CountSettings) -> Answer<Option<[usize; 2]>> {
    if !asked.is_object() {
        return Ok(None);
    }
    let [share, shares] = [get(asked, "share")?, get(asked, "shares")?];
    if is_missing(&share) && is_missing(&shares) {
        return Ok(None);
    }
    Ok(Some([number("share", &share)? as usize, number("shares", &shares)? as usize]))
}

/// The board or graph, and the kind of tour. There may be other settings.
#[inline(never)]
pub fn graph_and_target(
    asked: &JsValue,
    wanted: Wanted,
    others: &[&'static str],
) -> Answer<(Arc<Graph>, Target)> {
    if !asked.is_object() {
        return Err(bad("settings", asked, wanted).into());
    }
    only(asked, &[QUESTION, others])?;
    let target = choice(&get(asked, "target")?, Target::Open)?;
    let graph = graph_of(asked)?;
    Ok((graph, target))
}

/// The memory limit in bytes: `memory`, or a `limit` that is a number.
fn memory(asked: &CountSettings) -> Answer<u64> {
    let (memory, limit) = (get(asked, "memory")?, get(asked, "limit")?);
    let (setting, value) = if is_missing(&memory) { ("limit", limit) } else { ("memory", memory) };
    if is_missing(&value) || (setting == "limit" && has_no_limit(&value)) {
        return Ok(USUAL_MEMORY);
    }
    let bytes =
        value.as_f64().filter(|bytes| (LEAST_MEMORY as f64..=MAX_MEMORY as f64).contains(bytes));
    let wanted = if setting == "limit" { Wanted::BytesOrNoLimit } else { Wanted::Bytes };
    Ok(bytes.map(|bytes| bytes as u64).ok_or_else(|| bad(setting, &value, wanted))?)
}

/// Whether a count may take as long as it needs in a single call.
pub fn has_no_limit(limit: &JsValue) -> bool {
    limit.as_string().as_deref() == Some(NO_LIMIT)
}
