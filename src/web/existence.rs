//! Where tours exist, and why not.

use wasm_bindgen::prelude::*;

use super::{Answer, LeaperLengths, read, write};
use crate::board::Board;
use crate::board::leaper::Leaper;
use crate::call::{CallError, Wanted};
use crate::error::Error;
use crate::graph::Graph;
use crate::theory::argument::{Part, Step, argument};
use crate::theory::existence::on_rectangle;
use crate::tour::target::Target;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(typescript_type = "RectangleExistence[][]")]
    pub type ExistenceTable;
    #[wasm_bindgen(typescript_type = "ArgumentPart[]")]
    pub type ArgumentParts;
}

/// The maximum side of a map.
const MAX_SIDE: u32 = 64;

/// Squares of the largest board for which an argument is made.
const MAX_SQUARES: usize = 4096;

/// Whether a knight's tour exists on each full board with sides of 1 to `side`, and why, with the answers of
/// `existence`: a row for each height, with an answer for each width.
///
/// Throws `bad-setting` for an unknown target, or a side that is not from 1 to 64.
#[wasm_bindgen(js_name = existenceMap)]
pub fn existence_map(
    #[wasm_bindgen(unchecked_param_type = "Target")] target: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] side: &JsValue,
) -> Answer<ExistenceTable> {
    let table = || -> Result<_, Error> {
        let target = read::choice(target, Target::Open)?;
        let longest = read::number("side", side)?;
        if !(1..=MAX_SIDE).contains(&longest) {
            return Err(read::bad("side", side, Wanted::MapSide));
        }
        let longest = longest as u16;
        let largest = Graph::new(Board::new(longest, longest)?, Leaper::KNIGHT);
        let row = |height| {
            let answer =
                |width| write::existence(&largest, &on_rectangle(width, height, target), target);
            write::array((1..=longest).map(answer))
        };
        Ok(write::array((1..=longest).map(row)))
    };
    table().map(|table| JsValue::from(table).unchecked_into()).map_err(write::error)
}

/// The argument that rules out every tour of this kind on a board, square by square, in parts that build on
/// each other. Empty if there is a tour, or if only a search or a check of a single square shows that there
/// is none.
///
/// Throws `bad-board`, `board-too-large`, `bad-graph`, `bad-setting`, `bad-leaper`, or `not-for-this-board`
/// beyond 4096 squares, including holes.
#[wasm_bindgen(js_name = existenceArgument)]
pub fn existence_argument(
    #[wasm_bindgen(unchecked_param_type = "string | OnGraph")] board: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Target")] target: &JsValue,
    leaper: Option<LeaperLengths>,
) -> Answer<ArgumentParts> {
    let leaper = leaper.map_or(JsValue::UNDEFINED, Into::into);
    let parts = || -> Result<_, Error> {
        let graph = read::graph(board, &leaper)?;
        let target = read::choice(target, Target::Open)?;
        if graph.len() > MAX_SQUARES {
            let (squares, largest) = (graph.len(), MAX_SQUARES);
            return Err(CallError::TooLargeToArgue { squares, largest }.into());
        }
        Ok(write::array(argument(&graph, target).iter().map(part)))
    };
    parts().map(|parts| JsValue::from(parts).unchecked_into()).map_err(write::error)
}

fn part(part: &Part) -> js_sys::Object {
    let step = |step: &Step| {
        write::object([
            ("square", step.square.0.into()),
            ("mark", step.mark.code().into()),
            ("moves", write::array(step.moves.iter().map(|end| end.0)).into()),
        ])
    };
    write::object([
        ("code", part.code.into()),
        ("steps", write::array(part.steps.iter().map(step)).into()),
    ])
}
