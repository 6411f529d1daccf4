//! What a run is asked to be.

use std::sync::Arc;

use wasm_bindgen::prelude::*;

use super::graphs::{graph_in_text, lengths};
use super::lists::texts;
use super::values::{bad, get, is_missing, needed_text, shown, text};
use crate::board::Square;
use crate::board::error::SquareError;
use crate::error::Error;
use crate::graph::Graph;
use crate::messages::Wanted;
use crate::random::Random;
use crate::run::driver;
use crate::run::request::{Request, Run, Start, USUAL_SEED, field};
use crate::search::{Algorithm, Settings, WhenStuck};
use crate::web::{Answer, RunSettings};

pub fn run(asked: &RunSettings, when_stuck: WhenStuck) -> Answer<Run> {
    Ok(request(asked)?.run(when_stuck)?)
}

/// What a run was asked for that no hand can reach into.
pub fn search(asked: &RunSettings, when_stuck: WhenStuck) -> Answer<Run> {
    without_hands(&request(asked)?, when_stuck)
}

/// The same where the search begins at each square in turn, and a start that is asked for does not
/// count.
pub fn search_anywhere(asked: &RunSettings) -> Answer<Run> {
    without_hands(&Request { start: None, ..request(asked)? }, WhenStuck::Stop)
}

fn without_hands(request: &Request, when_stuck: WhenStuck) -> Answer<Run> {
    let run = request.run(when_stuck)?;
    if run.by_hand.is_empty() {
        return Ok(run);
    }
    Err(bad(field::BY_HAND, &run.used.by_hand.into(), Wanted::ForSessions).into())
}

/// What a search is asked for that goes on from the path of a run.
pub fn takeover(
    asked: &RunSettings,
    graph: &Arc<Graph>,
    start: Square,
) -> Answer<(&'static Algorithm, Settings)> {
    Ok(ways(asked)?.takeover(graph, start)?)
}

/// What a run is asked to be.
fn request(asked: &RunSettings) -> Answer<Request> {
    let request = wish(asked)?;
    if request.board.is_none() && request.graph.is_none() {
        return Err(bad("board", &get(asked, "board")?, Wanted::Board).into());
    }
    Ok(request)
}

/// What a run is asked to be, even on which board if that matters.
pub fn wish(asked: &RunSettings) -> Answer<Request> {
    if !asked.is_object() {
        return Err(bad("settings", asked, Wanted::RunSettings).into());
    }
    let (board, mut graph) = (get(asked, "board")?, get(asked, "graph")?);
    if is_missing(&graph) && board.is_object() {
        graph = get(&board, "graph")?;
    }
    let mut request = ways(asked)?;
    if is_missing(&graph) {
        if !is_missing(&board) {
            request.board = Some(needed_text("board", &board, Wanted::Board)?);
        }
        request.leaper = lengths(&get(asked, "leaper")?)?;
    } else {
        request.graph = Some(graph_in_text(&graph)?);
        // They count only where the graph is none.
        request.board = board.as_string();
        request.leaper = lengths(&get(asked, "leaper")?).unwrap_or_default();
    }
    request.start = start(&get(asked, "start")?)?;
    request.tour = word(asked, field::TOUR)?;
    request.by_hand = word(asked, field::BY_HAND)?;
    Ok(request)
}

/// What is asked of the algorithm alone.
fn ways(asked: &RunSettings) -> Answer<Request> {
    let algorithm = word(asked, field::ALGORITHM)?;
    let options =
        algorithm.as_deref().and_then(|id| driver(id).ok()).map_or(&[][..], |it| it.options);
    let mut request = Request {
        algorithm,
        seed: seed(&get(asked, "seed")?)?,
        tie_break: word(asked, field::TIE_BREAK)?,
        target: word(asked, field::TARGET)?,
        when_stuck: word(asked, field::WHEN_STUCK)?,
        ..Request::default()
    };
    for list in options {
        let value = get(asked, list.id)?;
        let word = match value.as_bool() {
            Some(is_on) => Some(is_on.to_string()),
            None => text(list.id, &value)?,
        };
        request.options.extend(word.map(|word| (list.id, word)));
    }
    Ok(request)
}

/// A setting that is a text, or `None` when there is none.
fn word(asked: &RunSettings, name: &'static str) -> Answer<Option<String>> {
    Ok(text(name, &get(asked, name)?)?)
}

/// Where a run is to begin: a square by its name or its number, or a word.
fn start(value: &JsValue) -> Result<Option<Start>, Error> {
    if is_missing(value) {
        return Ok(None);
    }
    let refuse = || SquareError::NotASquare { text: shown(value) };
    let Some(number) = value.as_f64() else {
        return Ok(Some(Start::from(value.as_string().ok_or_else(refuse)?)));
    };
    let is_whole = number.fract() == 0.0 && (0.0..=f64::from(u32::MAX)).contains(&number);
    if is_whole { Ok(Some(Start::Numbered(number as u32))) } else { Err(refuse().into()) }
}

/// The source of chance for a seed, or the usual one.
pub fn random(value: &JsValue) -> Result<Random, Error> {
    Ok(Random::from_seed(&seed(value)?.unwrap_or_else(|| USUAL_SEED.to_owned())))
}

/// A seed; a number counts as its digits.
fn seed(value: &JsValue) -> Result<Option<String>, Error> {
    if value.as_f64().is_some() { Ok(Some(shown(value))) } else { text("seed", value) }
}

/// Sources of chance, a seed for each.
pub fn seeds(value: &JsValue) -> Answer<Vec<Random>> {
    const MOST: usize = 1000;
    let seeds = texts("seeds", value, Wanted::Seeds, MOST + 1)?;
    if seeds.len() > MOST {
        return Err(bad("seeds", value, Wanted::Seeds).into());
    }
    Ok(seeds.iter().map(|seed| Random::from_seed(seed)).collect())
}
