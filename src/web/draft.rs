//! Making boards: texts, shapes, and a draft on a canvas.

use js_sys::Object;
use wasm_bindgen::prelude::*;

use super::context::Context;
use super::{
    Answer, AnySquare, AnyText, LeaperLengths, ParsedBoard, Place, SquareBox, SquareList, View,
    painter, read, write,
};
use crate::board::draft::Draft;
use crate::board::notation::square_name;
use crate::board::puzzle::{MAX_CHARACTERS, Puzzle};
use crate::call::Wanted;
use crate::graph::embedding::Embedding;
use crate::scene::{self, Window};
use crate::theory::readings::read_board;

/// Reads a board in any common format, as puzzles and programs write them: `"8x8"`, or rows, top row first,
/// with line ends or `/` between them. Squares are `.`, `x`, `o`, `0`, `*` or `true`; holes `#`, `-`, `_`, a space
/// or `false`; `1` or `s` is the start, several `1` are not. Beside the other squares a `.` is a hole. There may be
/// spaces, commas, tabs or bars between squares, quotes around lines, a frame of `+`, `-` and `|`, and a line above
/// that says how many rows there are; a single line whose length is a square number is a square board. If holes are
/// spaces, those at the end of a row may be missing.
///
/// `form` is the format detected, `alternatives` has other possible readings. Of two signs either one may be the
/// square: the usual one is taken first unless the other one is likelier, because it can have a knight's tour.
///
/// Throws `bad-board`, with the row and the character at fault, `board-too-large` or `too-long`.
#[wasm_bindgen(js_name = parseBoard)]
pub fn parse_board(text: &AnyText) -> Answer<ParsedBoard> {
    let text = read::limited_text("text", text, Wanted::BoardText, MAX_CHARACTERS)?;
    let (first, others) = read_board(&text)?;
    let parsed = self::parsed(&first);
    write::set(&parsed, "alternatives", &write::array(others.iter().map(self::parsed)).into());
    Ok(parsed.unchecked_into())
}

fn parsed(Puzzle { board, start, form }: &Puzzle) -> Object {
    let form = write::object([
        ("layout", form.layout.id().into()),
        ("squares", (*form.squares).into()),
        ("holes", (*form.holes).into()),
    ]);
    let parsed = write::object([
        ("width", board.width().into()),
        ("height", board.height().into()),
        ("board", board.to_string().into()),
        ("form", form.into()),
    ]);
    if let Some(start) = *start {
        write::set(&parsed, "start", &square_name(board, start).into());
    }
    parsed
}

/// Paints a draft of a board: rows of `.` and `#`, which may be holes alone. Of the view, size, pixel ratio,
/// theme and cursor matter. The squares of a tour are joined by lines in order; a closed one ends with its
/// first square. The piece on the start is a knight, or another leaper by its two lengths.
///
/// Throws `bad-board`, `board-too-large`, `bad-leaper`, `bad-setting` or `bad-square`, and `not-supported` if the context
/// cannot draw.
#[wasm_bindgen(js_name = paintDraft)]
pub fn paint_draft(
    #[wasm_bindgen(unchecked_param_type = "CanvasContext")] context: &Context,
    rows: &AnyText,
    view: &View,
    start: Option<AnySquare>,
    tour: Option<SquareList>,
    leaper: Option<LeaperLengths>,
) -> Answer<()> {
    let draft = draft(rows)?;
    let leaper = read::leaper(&leaper.map_or(JsValue::UNDEFINED, Into::into));
    let leaper = leaper.map_err(write::error)?;
    let frame = draft.frame();
    let tour = tour.map_or(JsValue::UNDEFINED, Into::into);
    let most = Embedding::from(frame).len() + 1;
    let tour = match read::squares(frame.into(), &tour, most)? {
        Some(squares) => squares.map_err(write::error)?,
        None => Vec::new(),
    };
    let start =
        start.map(|start| read::square(frame.into(), &start)).transpose().map_err(write::error)?;
    let canvas = read::canvas(frame.into(), view)?;
    painter::check(context)?;
    let window = Window::whole(frame);
    let diagram = scene::Diagram { leaper, ..scene::draft(&draft, start, &tour, &canvas.view) };
    let shapes = scene::draw(&diagram, &window);
    painter::paint(context, &shapes, &canvas, canvas.bounds())
}

/// The draft's square or hole at a point of a canvas, in CSS pixels from its top left corner; `undefined`
/// beside the draft.
///
/// Throws as `paintDraft` does.
#[wasm_bindgen(js_name = placeAt)]
pub fn place_at(rows: &AnyText, x: f64, y: f64, view: &View) -> Answer<Place> {
    let draft = draft(rows)?;
    let canvas = read::canvas(draft.frame().into(), view)?;
    let place = canvas.view.layout.square_at(draft.frame(), x, y).map(|square| {
        let (column, row) = draft.frame().position(square);
        write::object([("column", column.into()), ("row", row.into())])
    });
    Ok(place.map_or(JsValue::UNDEFINED, Into::into).unchecked_into())
}

/// The position of a draft's square or hole on a canvas, in CSS pixels from its top left corner.
///
/// Throws as `paintDraft` does.
#[wasm_bindgen(js_name = placeBox)]
pub fn place_box(rows: &AnyText, square: &AnySquare, view: &View) -> Answer<SquareBox> {
    let draft = draft(rows)?;
    let frame = Embedding::from(draft.frame());
    let canvas = read::canvas(frame, view)?;
    let square = read::square(frame, square).map_err(write::error)?;
    Ok(write::square_box(frame, square, &canvas.view.layout))
}

fn draft(rows: &JsValue) -> Answer<Draft> {
    let rows = read::needed_text("rows", rows, Wanted::Rows).map_err(write::error)?;
    rows.parse().map_err(write::error)
}
