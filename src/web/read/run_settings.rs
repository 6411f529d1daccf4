//! Settings of runs.

use std::sync::Arc;

use wasm_bindgen::prelude::*;

use super::graphs::{graph_in_text, leaper_text};
use super::lists::texts;
use super::names::only_run;
use super::values::{bad, get, is_missing, needed_text, shown, text};
use crate::board::Square;
use crate::board::error::SquareError;
use crate::call::Wanted;
use crate::error::Error;
use crate::graph::Graph;
use crate::random::Random;
use crate::run::driver;
use crate::run::request::{RequestText, Run, Start, USUAL_SEED, field};
use crate::search::{Algorithm, Settings, WhenStuck};
use crate::web::{Answer, RunSettings};

/// A run, from an object that may have other settings.
pub fn run(asked: &RunSettings, when_stuck: WhenStuck, others: &[&'static str]) -> Answer<Run> {
    Ok(complete_request(asked, others)?.run(when_stuck)?)
}

/// A run whose settings must not contain moves by hand; a time limit is allowed.
pub fn search(asked: &RunSettings, when_stuck: WhenStuck) -> Answer<Run> {
    without_moves_by_hand(&complete_request(asked, &["limit"])?, when_stuck)
}

/// The same for a search that begins at each square in turn, so that the requested start is ignored.
pub fn search_anywhere(asked: &RunSettings) -> Answer<Run> {
    without_moves_by_hand(
        &RequestText { start: None, ..complete_request(asked, &[])? },
        WhenStuck::Stop,
    )
}

fn without_moves_by_hand(request: &RequestText, when_stuck: WhenStuck) -> Answer<Run> {
    let run = request.run(when_stuck)?;
    if run.by_hand.is_empty() {
        return Ok(run);
    }
    Err(bad(field::BY_HAND, &run.used.by_hand.into(), Wanted::ForSessions).into())
}

/// The settings of a search that takes over the path of a run.
pub fn takeover(
    asked: &RunSettings,
    graph: &Arc<Graph>,
    start: Square,
) -> Answer<(&'static Algorithm, Settings)> {
    if asked.is_object() {
        only_run(asked, &[])?;
    }
    Ok(algorithm_settings(asked)?.takeover(graph, start)?)
}

/// The requested settings of a run.
fn complete_request(asked: &RunSettings, others: &[&'static str]) -> Answer<RequestText> {
    let request = request(asked, others)?;
    if request.board.is_none() && request.graph.is_none() {
        return Err(bad("board", &get(asked, "board")?, Wanted::Board).into());
    }
    Ok(request)
}

/// The requested settings of a run, including the board if that matters.
pub fn request(asked: &RunSettings, others: &[&'static str]) -> Answer<RequestText> {
    if !asked.is_object() {
        return Err(bad("settings", asked, Wanted::RunSettings).into());
    }
    only_run(asked, others)?;
    let (board, mut graph) = (get(asked, "board")?, get(asked, "graph")?);
    if is_missing(&graph) && board.is_object() {
        graph = get(&board, "graph")?;
    }
    let mut request = algorithm_settings(asked)?;
    if is_missing(&graph) {
        if !is_missing(&board) {
            request.board = Some(needed_text("board", &board, Wanted::Board)?);
        }
        request.leaper = leaper_text(&get(asked, "leaper")?)?;
        request.wrap = word(asked, field::WRAP)?;
    } else {
        request.graph = Some(graph_in_text(&graph)?);
        // They matter only if there is no graph.
        request.board = board.as_string();
        request.leaper = leaper_text(&get(asked, "leaper")?).unwrap_or_default();
    }
    request.start = start(&get(asked, "start")?)?;
    request.end = word(asked, field::END)?;
    request.tour = word(asked, field::TOUR)?;
    request.by_hand = word(asked, field::BY_HAND)?;
    Ok(request)
}

/// The settings specific to the algorithm.
fn algorithm_settings(asked: &RunSettings) -> Answer<RequestText> {
    let mut request = RequestText {
        algorithm: word(asked, field::ALGORITHM)?,
        seed: seed(&get(asked, "seed")?)?,
        tie_break: word(asked, field::TIE_BREAK)?,
        rule: word(asked, field::RULE)?,
        moves: word(asked, field::MOVES)?,
        target: word(asked, field::TARGET)?,
        when_stuck: word(asked, field::WHEN_STUCK)?,
        ..RequestText::default()
    };
    request.name_longest();
    let method = request.algorithm.as_deref().and_then(|id| driver(id).ok());
    for list in method.map_or(&[][..], |it| it.options) {
        let value = get(asked, list.id)?;
        let word = match value.as_bool() {
            Some(is_on) => Some(is_on.to_string()),
            None => text(list.id, &value)?,
        };
        request.options.extend(word.map(|word| (list.id, word)));
    }
    Ok(request)
}

/// A setting that is a text; `None` if it is missing.
fn word(asked: &RunSettings, name: &'static str) -> Answer<Option<String>> {
    Ok(text(name, &get(asked, name)?)?)
}

/// The start of a run: a square by its name or its number, or a keyword.
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

/// The generator for a seed, or for the default one.
pub fn random(value: &JsValue) -> Result<Random, Error> {
    Ok(Random::from_seed(&seed(value)?.unwrap_or_else(|| USUAL_SEED.to_owned())))
}

/// A seed; a number is read as its digits.
pub fn seed(value: &JsValue) -> Result<Option<String>, Error> {
    if value.as_f64().is_some() { Ok(Some(shown(value).to_string())) } else { text("seed", value) }
}

/// One generator for each seed.
pub fn seeds(value: &JsValue) -> Answer<Vec<Random>> {
    const MOST: usize = 1000;
    let seeds = texts("seeds", value, Wanted::Seeds, MOST + 1)?;
    if seeds.len() > MOST {
        return Err(bad("seeds", value, Wanted::Seeds).into());
    }
    Ok(seeds.iter().map(|seed| Random::from_seed(seed)).collect())
}
