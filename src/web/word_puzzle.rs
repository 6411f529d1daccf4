//! Puzzles of words: a text along a knight's tour.

use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::prelude::*;

use super::{Answer, WordGrid, WordGridSettings, WordPuzzle, WordPuzzleSettings, read, write};
use crate::board::Board;
use crate::call::Wanted;
use crate::error::Error;
use crate::graph::Graph;
use crate::puzzle::MAX_CHARACTERS;
use crate::puzzle::words::{
    self, Grid, MANY, Number, Part, Readings, Style, Unit, WordSettings, better_seed, cut,
};
use crate::random::USUAL_SEED;
use crate::resumable::Resumable;
use crate::scene::THEMES;
use crate::tour::target::Target;

/// Lays a text along a knight's tour, and counts the ways in which it can be read as the same text. Takes up to some
/// seconds for long texts with many equal parts.
///
/// Throws `too-long` for a text, a part, or a number of parts that no board has room for, `not-for-this-board` for a
/// board with too few or more than 400 squares, `no-tour` if no such tour is found, `bad-board`, `board-too-large`,
/// `bad-square`, `square-is-a-hole` or `bad-setting`.
#[wasm_bindgen(js_name = wordPuzzle)]
pub fn word_puzzle(settings: &WordPuzzleSettings) -> Answer<WordPuzzle> {
    const OWN: &[&str] = &["text", "cut", "board", "target", "start", "style", "seed", "markStart"];
    let wanted = Wanted::WordPuzzleSettings;
    if !settings.is_object() {
        return Err(read::bad("settings", settings, wanted).into());
    }
    read::only(settings, &[OWN])?;
    let get = |name| read::get(settings, name);
    let text = read::limited_text("text", &get("text")?, wanted, MAX_CHARACTERS)?;
    let (board, target) = (get("board")?, get("target")?);
    let parts = clusters(&text)?;
    let settings = WordSettings {
        parts: cut(parts.iter().map(String::as_str), read::choice(&get("cut")?, Unit::Marks)?)?,
        board: if read::is_missing(&board) { None } else { Some(read::board(&board)?) },
        target: if read::is_missing(&target) {
            None
        } else {
            Some(read::choice(&target, Target::Open)?)
        },
        start: read::text("start", &get("start")?)?,
        style: read::choice(&get("style")?, Style::Any)?,
        seed: read::seed(&get("seed")?)?.unwrap_or_else(|| USUAL_SEED.to_owned()),
    };
    let marks_start = read::flag("markStart", &get("markStart")?)?;
    let puzzle = words::WordPuzzle::new(&settings)?;
    let readings = finished(puzzle.readings())?;
    let ways = readings.number();
    let better = if ways.least() > 1 { better_seed(&settings, ways)? } else { None };
    let tour = puzzle.tour();
    let used = (puzzle.parts().len() - puzzle.rests()) as u32;
    let boards = words::boards(used);
    let reached = write::object([("style", puzzle.has_style().into())]);
    Ok(write::answer([
        ("text", puzzle.text().into()),
        ("parts", write::array(puzzle.parts().iter().map(part)).into()),
        ("grid", puzzle.grid().to_string().into()),
        ("board", board_text(tour.graph())),
        ("squares", write::names(tour.graph(), tour.squares()).into()),
        ("closed", tour.is_closed().into()),
        ("boards", write::array(boards.iter().map(Board::to_string)).into()),
        ("rests", (puzzle.rests() as u32).into()),
        ("reached", reached.into()),
        ("readings", number(ways).into()),
        ("fromStart", number(readings.number_from_start()).into()),
        ("betterSeed", better.map_or(JsValue::NULL, |(seed, _)| seed.into())),
        ("svg", puzzle.svg(marks_start, false, &THEMES[0]).into()),
        ("solution", puzzle.svg(true, true, &THEMES[0]).into()),
    ]))
}

/// Reads a published grid of syllables, and finds a tour along which it reads as a text, if that is given.
///
/// Throws `bad-givens` for rows that are none, `too-long`, `not-for-this-board` or `bad-setting`.
#[wasm_bindgen(js_name = wordGrid)]
pub fn word_grid(settings: &WordGridSettings) -> Answer<WordGrid> {
    let wanted = Wanted::WordGridSettings;
    if !settings.is_object() {
        return Err(read::bad("settings", settings, wanted).into());
    }
    read::only(settings, &[&["grid", "text"]])?;
    let grid = read::limited_text("grid", &read::get(settings, "grid")?, wanted, MAX_CHARACTERS)?;
    let text = read::get(settings, "text")?;
    let grid = Grid::parse(&grid)?;
    let readings = if read::is_missing(&text) {
        None
    } else {
        let text = read::limited_text("text", &text, wanted, MAX_CHARACTERS)?;
        Some(finished(grid.read_as(&text))?)
    };
    let first = readings.as_ref().and_then(Readings::first);
    let cells = Object::new();
    for (square, each) in grid.graph().each_square().zip(grid.cells().flatten()) {
        let _ = Reflect::set(&cells, &write::name(grid.graph(), square), &part(each));
    }
    Ok(write::answer([
        ("grid", grid.to_string().into()),
        ("board", board_text(grid.graph())),
        ("cells", cells.into()),
        ("readings", readings.as_ref().map_or(JsValue::NULL, |all| number(all.number()).into())),
        (
            "squares",
            first.map_or(JsValue::NULL, |squares| write::names(grid.graph(), squares).into()),
        ),
    ]))
}

fn finished(mut readings: Readings) -> Result<Readings, Error> {
    while !readings.advance(readings.work_a_look())? {}
    Ok(readings)
}

fn part(part: &Part) -> Object {
    write::object([("text", part.text.as_str().into()), ("joins", part.joins.into())])
}

fn board_text(graph: &Graph) -> JsValue {
    graph.board().map_or_else(String::new, Board::to_string).into()
}

fn number(ways: Number) -> Object {
    let number = if ways == Number::Many { MANY } else { ways.least() };
    write::object([("kind", ways.id().into()), ("number", number.into())])
}

/// The grapheme clusters of a text, by `Intl.Segmenter`; where that is missing, its characters.
fn clusters(text: &str) -> Answer<Vec<String>> {
    let name = JsValue::from("Intl");
    let intl = Reflect::get(&js_sys::global(), &name)?;
    let segmenter = Reflect::get(&intl, &"Segmenter".into())?;
    let Some(segmenter) = segmenter.dyn_ref::<Function>() else {
        return Ok(text.chars().map(String::from).collect());
    };
    let options = write::object([("granularity", "grapheme".into())]);
    let options = Array::of2(&JsValue::UNDEFINED, &options);
    let segmenter = Reflect::construct(segmenter, &options)?;
    let segment: Function = Reflect::get(&segmenter, &"segment".into())?.unchecked_into();
    let segments = Array::from(&segment.call1(&segmenter, &text.into())?);
    let text_of = |segment: JsValue| Reflect::get(&segment, &"segment".into());
    let texts = segments.iter().map(|segment| Ok(text_of(segment)?.as_string()));
    Ok(texts.collect::<Answer<Vec<Option<String>>>>()?.into_iter().flatten().collect())
}
