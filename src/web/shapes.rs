//! Boards of well-known shapes.

use js_sys::Array;
use wasm_bindgen::prelude::*;

use super::{Answer, ShapeList, read, write};
use crate::board::check_sides;
use crate::board::shapes::{SHAPES, Shape};
use crate::error::Error;

const USUAL_SIDE: u16 = 8;

/// Boards of well-known shapes with this side (default 8); those of a single size have that one.
///
/// Throws `bad-setting` for a side below 3, or `board-too-large`.
#[wasm_bindgen]
pub fn shapes(
    #[wasm_bindgen(unchecked_optional_param_type = "number")] side: &JsValue,
) -> Answer<ShapeList> {
    let list = || -> Result<Array, Error> {
        let side =
            if side.is_undefined() { USUAL_SIDE.into() } else { read::number("side", side)? };
        check_sides(side.into(), side.into())?;
        let shape = |shape: &Shape| {
            let board = shape.board(side as u16)?;
            Ok(write::object([
                ("id", shape.id.into()),
                ("name", shape.name.into()),
                ("board", board.to_string().into()),
            ]))
        };
        SHAPES.iter().map(shape).collect::<Result<Vec<_>, Error>>().map(write::array)
    };
    list().map(|list| JsValue::from(list).unchecked_into()).map_err(write::error)
}
