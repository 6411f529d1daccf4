//! Where tours exist on full boards.

use js_sys::Array;
use wasm_bindgen::prelude::*;

use super::{Answer, AnyNumber, AnyTarget, AnyWrap, ExistenceTable, LeaperLengths, read, write};
use crate::board::Board;
use crate::board::wrap::Wrap;
use crate::call::Wanted;
use crate::error::Error;
use crate::graph::Graph;
use crate::theory::existence::existence;
use crate::tour::target::Target;

/// The maximum side of a map.
const MAX_SIDE: u32 = 64;

/// Whether a tour exists on each full board with sides of 1 to `side`, and why, with the answers of
/// `existence`: a row for each height, with an answer for each width. For the knight theorems decide all of them. With
/// `wrap` edges of the boards are joined.
///
/// Throws `bad-setting` for an unknown target or `wrap`, or a side that is not from 1 to 64, and `bad-leaper`.
#[wasm_bindgen(js_name = existenceMap)]
pub fn existence_map(
    target: &AnyTarget,
    side: &AnyNumber,
    leaper: Option<LeaperLengths>,
    wrap: Option<AnyWrap>,
) -> Answer<ExistenceTable> {
    let leaper = leaper.map_or(JsValue::UNDEFINED, Into::into);
    let wrap = wrap.map_or(JsValue::UNDEFINED, Into::into);
    let table = || -> Result<_, Error> {
        let target = read::choice(target, Target::Open)?;
        let longest = read::number("side", side)?;
        if !(1..=MAX_SIDE).contains(&longest) {
            return Err(read::bad("side", side, Wanted::MapSide));
        }
        let leaper = read::leaper(&leaper)?;
        let wrap = read::choice(&wrap, Wrap::Flat)?;
        let rows = Array::new();
        for height in 1..=longest as u16 {
            let row = Array::new();
            for width in 1..=longest as u16 {
                let graph = Graph::wrapped(Board::new(width, height)?, leaper, wrap);
                row.push(&write::existence(&graph, &existence(&graph, target, None), target));
            }
            rows.push(&row);
        }
        Ok(rows)
    };
    table().map(|table| JsValue::from(table).unchecked_into()).map_err(write::error)
}
