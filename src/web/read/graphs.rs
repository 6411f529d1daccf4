//! Boards, leapers and graphs that are not boards.

use std::sync::Arc;

use js_sys::{JsString, Reflect};
use wasm_bindgen::prelude::*;

use super::lists::elements;
use super::values::{bad, is_missing, needed_text};
use crate::board::Board;
use crate::board::leaper::Leaper;
use crate::call::Wanted;
use crate::error::Error;
use crate::graph::Graph;
use crate::graph::edge_list::{EdgeList, MAX_CHARACTERS};
use crate::graph::error::GraphError;
use crate::graph::text::{self as graph_text, Form};

pub fn board(value: &JsValue) -> Result<Board, Error> {
    Ok(needed_text("board", value, Wanted::Board)?.parse()?)
}

pub fn leaper(value: &JsValue) -> Result<Leaper, Error> {
    Ok(lengths(value)?.map_or(Ok(Leaper::KNIGHT), |(r, s)| Leaper::new(r, s))?)
}

/// The two lengths of a leaper; `None` if they are missing.
pub fn lengths(value: &JsValue) -> Result<Option<(i64, i64)>, Error> {
    if is_missing(value) {
        return Ok(None);
    }
    let lengths = elements(value, 3).ok().flatten().unwrap_or_default();
    let whole = |value: &JsValue| {
        let number = value.as_f64().filter(|number| number.fract() == 0.0)?;
        Some(number as i64)
    };
    match lengths.as_slice() {
        [r, s] if let (Some(r), Some(s)) = (whole(r), whole(s)) => Ok(Some((r, s))),
        _ => Err(bad("leaper", value, Wanted::Leaper)),
    }
}

pub fn edge_list(value: &JsValue) -> Result<EdgeList, Error> {
    graph_text(value).map(|(list, _)| list)
}

/// A graph that is not a board, and its format.
pub fn graph_text(value: &JsValue) -> Result<(EdgeList, Form), Error> {
    Ok(graph_text::read(&graph_in_text(value)?)?)
}

/// The text of a graph, whose length is checked before it is copied.
pub fn graph_in_text(value: &JsValue) -> Result<String, Error> {
    let length = value.dyn_ref::<JsString>().map_or(0, JsString::length);
    if length as usize > MAX_CHARACTERS {
        return Err(GraphError::TooManyCharacters { most: MAX_CHARACTERS }.into());
    }
    needed_text("graph", value, Wanted::Graph)
}

/// The graph of a board's text and a leaper, or of an object with a list of edges.
pub fn graph(board: &JsValue, leaper: &JsValue) -> Result<Arc<Graph>, Error> {
    let edges = Reflect::get(board, &"graph".into()).unwrap_or(JsValue::UNDEFINED);
    if board.is_object() && !is_missing(&edges) {
        return Ok(Arc::new(edge_list(&edges)?.into()));
    }
    Ok(Arc::new(Graph::new(self::board(board)?, self::leaper(leaper)?)))
}

/// The graph of a list of edges, if there is one, otherwise of a board's text and a leaper.
pub fn graph_or_board(
    edges: &JsValue,
    board: &JsValue,
    leaper: &JsValue,
) -> Result<Arc<Graph>, Error> {
    if is_missing(edges) { graph(board, leaper) } else { Ok(Arc::new(edge_list(edges)?.into())) }
}
