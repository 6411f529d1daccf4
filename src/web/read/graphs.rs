//! Boards, leapers and graphs that are not boards.

use std::sync::Arc;

use js_sys::{JsString, Reflect};
use wasm_bindgen::prelude::*;

use super::lists::elements;
use super::values::{bad, choice, is_missing, needed_text};
use crate::board::Board;
use crate::board::leaper::{Leaper, MAX_LEAPS};
use crate::board::wrap::Wrap;
use crate::call::Wanted;
use crate::error::Error;
use crate::graph::Graph;
use crate::graph::edge_list::{EdgeList, MAX_CHARACTERS};
use crate::graph::error::GraphError;
use crate::graph::text::{self as graph_text, Form};

/// The longest text of a piece, in UTF-16 code units: more than eight leaps with spaces take.
const MAX_PIECE: usize = 200;

pub fn board(value: &JsValue) -> Result<Board, Error> {
    Ok(needed_text("board", value, Wanted::Board)?.parse()?)
}

pub fn leaper(value: &JsValue) -> Result<Leaper, Error> {
    Ok(leaper_text(value)?.map_or(Ok(Leaper::KNIGHT), |text| text.parse())?)
}

/// A piece as a link writes it, of such a text, of two lengths, or of a list of pairs; `None` if it is missing.
pub fn leaper_text(value: &JsValue) -> Result<Option<String>, Error> {
    if is_missing(value) {
        return Ok(None);
    }
    let wrong = || bad("leaper", value, Wanted::Leaper);
    if let Some(text) = value.dyn_ref::<JsString>() {
        let is_short = text.length() as usize <= MAX_PIECE;
        return if is_short { Ok(Some(text.into())) } else { Err(wrong()) };
    }
    let items = |value: &JsValue| elements(value, MAX_LEAPS + 1).ok().flatten();
    let lengths = items(value).unwrap_or_default();
    let pairs = match lengths.first() {
        Some(first) if first.as_f64().is_none() => lengths.iter().map(items).collect(),
        _ => Some(vec![lengths]),
    };
    let leap = |pair: Vec<JsValue>| {
        let [r, s] = pair.try_into().ok()?;
        Some(format!("{},{}", whole(&r)?, whole(&s)?))
    };
    let leaps: Option<Vec<String>> = pairs.ok_or_else(wrong)?.into_iter().map(leap).collect();
    Ok(Some(leaps.ok_or_else(wrong)?.join("+")))
}

fn whole(value: &JsValue) -> Option<i64> {
    let number = value.as_f64().filter(|number| number.fract() == 0.0)?;
    Some(number as i64)
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

/// The graph of a board's text and a leaper, or of an object with a list of edges, or with a board's text and the edges
/// that are joined.
pub fn graph(board: &JsValue, leaper: &JsValue) -> Result<Arc<Graph>, Error> {
    let has = |name| board.is_object() && !is_missing(&field(board, name));
    if has("graph") || has("board") {
        return joined(board, leaper);
    }
    Ok(Arc::new(Graph::new(self::board(board)?, self::leaper(leaper)?)))
}

/// The graph that settings ask for: of a list of edges, if there is one, otherwise of a board's text, a leaper, and the
/// edges that are joined.
pub fn graph_of(settings: &JsValue) -> Result<Arc<Graph>, Error> {
    let (board, leaper) = (field(settings, "board"), field(settings, "leaper"));
    let is_object = is_missing(&field(settings, "graph")) && board.is_object();
    if is_object { graph(&board, &leaper) } else { joined(settings, &leaper) }
}

fn joined(settings: &JsValue, leaper: &JsValue) -> Result<Arc<Graph>, Error> {
    let edges = field(settings, "graph");
    if !is_missing(&edges) {
        return Ok(Arc::new(edge_list(&edges)?.into()));
    }
    let (board, leaper) = (board(&field(settings, "board"))?, self::leaper(leaper)?);
    let wrap = choice(&field(settings, "wrap"), Wrap::Flat)?;
    Ok(Arc::new(Graph::wrapped(board, leaper, wrap)))
}

fn field(settings: &JsValue, name: &str) -> JsValue {
    Reflect::get(settings, &name.into()).unwrap_or(JsValue::UNDEFINED)
}
