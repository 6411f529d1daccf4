//! Squares, by name or by number, and tours.

use std::sync::Arc;

use js_sys::{JSON, Reflect};
use wasm_bindgen::prelude::*;

use super::graphs::graph;
use super::lists::{each, is_array};
use super::values::{choice, is_missing, limited_text, shown};
use crate::board::Square;
use crate::board::error::SquareError;
use crate::board::notation::parse_square_or_hole;
use crate::call::{CallError, Wanted};
use crate::error::Error;
use crate::graph::Graph;
use crate::graph::embedding::Embedding;
use crate::tour::Tour;
use crate::tour::error::TourTextError;
use crate::tour::first_fault::FirstFault;
use crate::tour::target::Target;
use crate::tour::text as tour_text;
use crate::web::{Answer, AnySquare, LeaperLengths};

/// A square by its name or its number.
pub fn square(embedding: Embedding<'_>, value: &JsValue) -> Result<Square, Error> {
    let refuse = || SquareError::NotASquare { text: shown(value) };
    let Some(number) = value.as_f64() else {
        return Ok(embedding.find(&value.as_string().ok_or_else(refuse)?)?);
    };
    if number.fract() != 0.0 || !(0.0..embedding.len() as f64).contains(&number) {
        return Err(refuse().into());
    }
    let square = Square(number as u32);
    if embedding.is_hole(square) {
        return Err(SquareError::Hole { text: shown(value) }.into());
    }
    Ok(square)
}

pub fn optional_square(embedding: Embedding<'_>, value: &JsValue) -> Result<Option<Square>, Error> {
    if is_missing(value) { Ok(None) } else { square(embedding, value).map(Some) }
}

/// A square by its name or its number, or a hole.
pub fn square_or_hole(embedding: Embedding<'_>, value: &JsValue) -> Result<Square, Error> {
    let refuse = || SquareError::NotASquare { text: shown(value) };
    let Some(number) = value.as_f64() else {
        let name = value.as_string().ok_or_else(refuse)?;
        return Ok(match embedding {
            Embedding::Board(board) => parse_square_or_hole(board, &name),
            Embedding::Circle(graph) => graph.find(&name),
        }?);
    };
    let is_square = number.fract() == 0.0 && (0.0..embedding.len() as f64).contains(&number);
    if is_square { Ok(Square(number as u32)) } else { Err(refuse().into()) }
}

/// The keyword for any start.
const ANY: &str = "any";

/// The start of open tours; `None` for any start, and for a random one.
fn optional_start(graph: &Graph, value: &JsValue) -> Result<Option<Square>, Error> {
    let is_open = matches!(value.as_string().as_deref(), Some(ANY | "random"));
    if is_open || is_missing(value) {
        return Ok(None);
    }
    square(Embedding::from(graph), value).map(Some)
}

/// What a function about tours is asked: the graph, the kind of tour, and the start and the end of open ones.
type Question = (Arc<Graph>, Target, [Option<Square>; 2]);

/// Reads it.
pub fn question(
    board: &JsValue,
    target: &JsValue,
    leaper: Option<LeaperLengths>,
    start: Option<AnySquare>,
    end: Option<AnySquare>,
) -> Result<Question, Error> {
    let graph = graph(board, &leaper.map_or(JsValue::UNDEFINED, Into::into))?;
    let target = choice(target, Target::Open)?;
    let ends = [start, end].map(|end| end.map_or(JsValue::UNDEFINED, Into::into));
    let [start, end] = ends.map(|end| optional_start(&graph, &end));
    Ok((graph, target, [start?, end?]))
}

/// At most `limit` squares of a list, by name or by number, or the error of an invalid one; `None` if it is
/// not a list.
pub fn squares(
    embedding: Embedding<'_>,
    list: &JsValue,
    limit: usize,
) -> Answer<Option<Result<Vec<Square>, Error>>> {
    let mut squares = Vec::new();
    let mut fault = None;
    let is_list = each(list, limit, &mut |element| {
        if fault.is_none() {
            match square(embedding, element) {
                Ok(square) => squares.push(square),
                Err(error) => fault = Some(error),
            }
        }
        Ok(())
    })?;
    Ok(is_list.then_some(fault.map_or(Ok(squares), Err)))
}

/// A tour, in any format that `verify` reads.
pub fn tour(graph: &Arc<Graph>, value: &JsValue) -> Answer<Tour> {
    if let Some(found) = written_tour(graph, value)? {
        return Ok(found.tour?);
    }
    match squares(Embedding::from(&**graph), value, graph.squares() + 1)? {
        Some(squares) => Ok(Tour::new(graph.clone(), squares?).map_err(Error::from)?),
        None => Err(no_squares(value).into()),
    }
}

/// The error for a value that is not a list of squares.
pub fn no_squares(value: &JsValue) -> Error {
    let value = value.js_typeof().as_string().unwrap_or_default();
    CallError::BadSetting { setting: "squares", value: value.into(), wanted: Wanted::Squares }
        .into()
}

/// The tour in a text, or in a list of pairs or of rows; `None` for other values.
pub fn written_tour(graph: &Arc<Graph>, value: &JsValue) -> Answer<Option<FirstFault>> {
    let is_nested =
        || -> Answer<bool> { Ok(is_array(value)? && is_array(&Reflect::get_u32(value, 0)?)?) };
    let is_text = value.is_string();
    if !is_text && !is_nested()? {
        return Ok(None);
    }
    let most = tour_text::max_characters(graph);
    let text = if is_text {
        limited_text("squares", value, Wanted::Text, most)?
    } else {
        let length = Reflect::get(value, &"length".into())?.as_f64().unwrap_or(0.0);
        if length > graph.len() as f64 + 1.0 {
            return Err(TourTextError::TooLong { most }.into());
        }
        let written = JSON::stringify(value)?;
        if written.length() as usize > most {
            return Err(TourTextError::TooLong { most }.into());
        }
        // `NaN` in a row of numbers is a hole.
        String::from(written.split("null").join("#"))
    };
    Ok(Some(FirstFault::read(graph, &text)?))
}
