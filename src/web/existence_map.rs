//! Where tours exist on full boards.

use wasm_bindgen::prelude::*;

use super::{Answer, AnyNumber, AnyTarget, ExistenceTable, read, write};
use crate::board::Board;
use crate::board::leaper::Leaper;
use crate::call::Wanted;
use crate::error::Error;
use crate::graph::Graph;
use crate::theory::existence::on_rectangle;
use crate::tour::target::Target;

/// The maximum side of a map.
const MAX_SIDE: u32 = 64;

/// Whether a knight's tour exists on each full board with sides of 1 to `side`, and why, with the answers of
/// `existence`: a row for each height, with an answer for each width.
///
/// Throws `bad-setting` for an unknown target, or a side that is not from 1 to 64.
#[wasm_bindgen(js_name = existenceMap)]
pub fn existence_map(target: &AnyTarget, side: &AnyNumber) -> Answer<ExistenceTable> {
    let table = || -> Result<_, Error> {
        let target = read::choice(target, Target::Open)?;
        let longest = read::number("side", side)?;
        if !(1..=MAX_SIDE).contains(&longest) {
            return Err(read::bad("side", side, Wanted::MapSide));
        }
        let longest = longest as u16;
        // Sentences only ask whether a board is higher than wide, so one of each kind is enough.
        let board = |width| Ok::<_, Error>(Graph::new(Board::new(width, longest)?, Leaper::KNIGHT));
        let (square, high) = (board(longest)?, board(1)?);
        let row = |height| {
            let answer = |width| {
                let graph = if width < height { &high } else { &square };
                write::existence(graph, &on_rectangle(width, height, target), target)
            };
            write::array((1..=longest).map(answer))
        };
        Ok(write::array((1..=longest).map(row)))
    };
    table().map(|table| JsValue::from(table).unchecked_into()).map_err(write::error)
}
