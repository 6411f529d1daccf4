//! From JavaScript values to ours, with a refusal for all that is not right.

use std::sync::Arc;

use js_sys::{
    BigInt64Array, BigUint64Array, DataView, Float64Array, JSON, JsString, Number, Reflect,
};
use wasm_bindgen::prelude::*;

use super::messages::{BoundaryError, Wanted};
use super::write::error as refuse;
use super::{Answer, CountSettings, RunSettings, View};

use crate::board::error::SquareError;
use crate::board::leaper::Leaper;
use crate::board::notation::parse_square_or_hole;
use crate::board::{Board, Square};
use crate::choice::Choice;
use crate::count::{self, LEAST_MEMORY, MOST_MEMORY, USUAL_MEMORY};
use crate::error::{Error, excerpt};
use crate::graph::Graph;
use crate::graph::edge_list::{EdgeList, MAX_CHARACTERS};
use crate::graph::embedding::Ground;
use crate::graph::error::GraphError;
use crate::graph::text::{self as graph_text, Form};
use crate::random::Random;
use crate::run::driver;
use crate::run::request::{Request, Run, Start, USUAL_SEED};
use crate::scene::{self, Camera, Layers, Stage, THEMES, Theme};
use crate::search::{Algorithm, Settings, TieBreak, WhenStuck};
use crate::tour::error::TourTextError;
use crate::tour::target::Target;
use crate::tour::text::{self as tour_text, TourText};

pub(super) fn is_missing(value: &JsValue) -> bool {
    value.is_undefined() || value.is_null()
}

/// A value as text for an error message.
fn shown(value: &JsValue) -> String {
    let text = match value.as_string() {
        Some(text) => text,
        None if value.is_undefined() || value.is_null() => "nothing".to_owned(),
        None if value.as_f64().is_some() => Number::from(value.clone())
            .to_string_with_radix(10)
            .map_or_else(|_| "a number".to_owned(), Into::into),
        None => value.js_typeof().as_string().unwrap_or_default(),
    };
    excerpt(&text)
}

/// What is wrong with a value that a setting cannot have.
pub(super) fn bad(setting: &'static str, value: &JsValue, wanted: Wanted) -> Error {
    BoundaryError::BadSetting { setting, value: shown(value), wanted }.into()
}

/// A text, or `None` when there is none.
fn text(setting: &'static str, value: &JsValue) -> Result<Option<String>, Error> {
    if is_missing(value) {
        return Ok(None);
    }
    value.as_string().map(Some).ok_or_else(|| bad(setting, value, Wanted::Text))
}

/// A text that has to be there.
pub(super) fn needed_text(
    setting: &'static str,
    value: &JsValue,
    wanted: Wanted,
) -> Result<String, Error> {
    value.as_string().ok_or_else(|| bad(setting, value, wanted))
}

// What can throw, since a proxy may stand in for any object.
#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = Array, js_name = isArray)]
    fn is_array(value: &JsValue) -> Answer<bool>;
    #[wasm_bindgen(js_namespace = ArrayBuffer, js_name = isView)]
    fn is_view(value: &JsValue) -> bool;

    /// An array of numbers of one type.
    type TypedArray;
    #[wasm_bindgen(method, catch)]
    fn subarray(this: &TypedArray, from: u32, to: u32) -> Answer<JsValue>;

    #[wasm_bindgen(js_name = Float64Array)]
    type Doubles;
    #[wasm_bindgen(constructor, catch, js_class = "Float64Array")]
    fn new(numbers: &JsValue) -> Answer<Doubles>;
}

/// Numbers of a typed array that are copied at a time.
const PIECE: usize = 1024;

/// Calls `visit` with the elements of an array or a typed one, but not with more than `limit` of
/// them; false when it is neither. What its getters throw is handed on, as is what `visit` refuses.
///
/// Elements of a typed array are copied as numbers: each as a value of its own would be one of more
/// than there can be.
fn each(
    list: &JsValue,
    limit: usize,
    visit: &mut dyn FnMut(&JsValue) -> Answer<()>,
) -> Answer<bool> {
    let is_typed = is_view(list)
        && !list.is_instance_of::<DataView>()
        && !list.is_instance_of::<BigInt64Array>()
        && !list.is_instance_of::<BigUint64Array>();
    if !is_typed && !is_array(list)? {
        return Ok(false);
    }
    let length = Reflect::get(list, &"length".into())?.as_f64().unwrap_or(0.0) as usize;
    let length = length.min(limit);
    if !is_typed {
        for at in 0..length {
            visit(&Reflect::get_u32(list, at as u32)?)?;
        }
        return Ok(true);
    }
    let mut numbers = [0.0; PIECE];
    for from in (0..length).step_by(PIECE) {
        let numbers = &mut numbers[..PIECE.min(length - from)];
        let to = from + numbers.len();
        let piece = list.unchecked_ref::<TypedArray>().subarray(from as u32, to as u32)?;
        let piece: Float64Array = Doubles::new(&piece)?.unchecked_into();
        if piece.length() as usize != numbers.len() {
            return Ok(false);
        }
        piece.copy_to(numbers);
        for &number in &*numbers {
            visit(&number.into())?;
        }
    }
    Ok(true)
}

/// A text that has to be there, of at most so many characters: it is measured before it is copied.
pub(super) fn limited_text(
    setting: &'static str,
    value: &JsValue,
    wanted: Wanted,
    most: usize,
) -> Result<String, Error> {
    match value.dyn_ref::<JsString>() {
        Some(text) if text.length() as usize > most => {
            Err(BoundaryError::TooLong { setting, most }.into())
        }
        _ => needed_text(setting, value, wanted),
    }
}

/// The elements of an array or a typed one, but not more than `limit` of them; `None` when it is
/// neither.
pub(super) fn elements(value: &JsValue, limit: usize) -> Answer<Option<Vec<JsValue>>> {
    let mut elements = Vec::new();
    let is_list = each(value, limit, &mut |element| {
        elements.push(element.clone());
        Ok(())
    })?;
    Ok(is_list.then_some(elements))
}

/// The squares of a list, by name or by number, but not more than `limit` of them, or what is wrong
/// with one; `None` when it is no list.
pub(super) fn squares(
    ground: Ground<'_>,
    list: &JsValue,
    limit: usize,
) -> Answer<Option<Result<Vec<Square>, Error>>> {
    let mut squares = Vec::new();
    let mut fault = None;
    let is_list = each(list, limit, &mut |element| {
        if fault.is_none() {
            match square(ground, element) {
                Ok(square) => squares.push(square),
                Err(error) => fault = Some(error),
            }
        }
        Ok(())
    })?;
    Ok(is_list.then_some(fault.map_or(Ok(squares), Err)))
}

/// A tour in a text, or in a list of pairs or of rows; `None` for all else.
pub(super) fn tour_text(graph: &Graph, value: &JsValue) -> Answer<Option<TourText>> {
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
        // What is no number in a row of numbers is a hole.
        String::from(written).replace("null", "#")
    };
    Ok(Some(tour_text::read(graph, &text)?))
}

pub(super) fn choice<T: Choice>(value: &JsValue, default: T) -> Result<T, Error> {
    text(T::SETTING, value)?.map_or(Ok(default), |id| Ok(T::by_id(&id)?))
}

pub(super) fn leaper(value: &JsValue) -> Result<Leaper, Error> {
    Ok(lengths(value)?.map_or(Ok(Leaper::KNIGHT), |(r, s)| Leaper::new(r, s))?)
}

/// The two lengths of a leap, or `None` when they are missing.
fn lengths(value: &JsValue) -> Result<Option<(i64, i64)>, Error> {
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

pub(super) fn board(value: &JsValue) -> Result<Board, Error> {
    Ok(needed_text("board", value, Wanted::Board)?.parse()?)
}

pub(super) fn edge_list(value: &JsValue) -> Result<EdgeList, Error> {
    graph_text(value).map(|(list, _)| list)
}

/// A graph that is no board, and the form in which it is written.
pub(super) fn graph_text(value: &JsValue) -> Result<(EdgeList, Form), Error> {
    Ok(graph_text::read(&graph_in_text(value)?)?)
}

/// The text of a graph, whose length is told before it is copied.
fn graph_in_text(value: &JsValue) -> Result<String, Error> {
    let length = value.dyn_ref::<JsString>().map_or(0, JsString::length);
    if length as usize > MAX_CHARACTERS {
        return Err(GraphError::TooManyCharacters { most: MAX_CHARACTERS }.into());
    }
    needed_text("graph", value, Wanted::Graph)
}

/// The graph of a board's text and a leaper, or that of an object with a list of edges.
pub(super) fn graph(board: &JsValue, leaper: &JsValue) -> Result<Arc<Graph>, Error> {
    let edges = Reflect::get(board, &"graph".into()).unwrap_or(JsValue::UNDEFINED);
    if board.is_object() && !is_missing(&edges) {
        return Ok(Arc::new(edge_list(&edges)?.into()));
    }
    Ok(Arc::new(Graph::new(self::board(board)?, self::leaper(leaper)?)))
}

/// The graph of a list of edges, where there is one, else that of a board's text and a leaper.
pub(super) fn graph_or_board(
    edges: &JsValue,
    board: &JsValue,
    leaper: &JsValue,
) -> Result<Arc<Graph>, Error> {
    if is_missing(edges) { graph(board, leaper) } else { Ok(Arc::new(edge_list(edges)?.into())) }
}

/// A square by its name or its number.
pub(super) fn square(ground: Ground<'_>, value: &JsValue) -> Result<Square, Error> {
    let refuse = || SquareError::NotASquare { text: shown(value) };
    let Some(number) = value.as_f64() else {
        return Ok(ground.find(&value.as_string().ok_or_else(refuse)?)?);
    };
    if number.fract() != 0.0 || !(0.0..ground.len() as f64).contains(&number) {
        return Err(refuse().into());
    }
    let square = Square(number as u32);
    if ground.is_hole(square) {
        return Err(SquareError::Hole { text: shown(value) }.into());
    }
    Ok(square)
}

/// A square of a graph by its name or its number, or a hole.
pub(super) fn square_or_hole(graph: &Graph, value: &JsValue) -> Result<Square, Error> {
    let refuse = || SquareError::NotASquare { text: shown(value) };
    let Some(number) = value.as_f64() else {
        let name = value.as_string().ok_or_else(refuse)?;
        return Ok(match graph.board() {
            Some(board) => parse_square_or_hole(board, &name),
            None => graph.find(&name),
        }?);
    };
    let is_square = number.fract() == 0.0 && (0.0..graph.len() as f64).contains(&number);
    if is_square { Ok(Square(number as u32)) } else { Err(refuse().into()) }
}

/// The word for a start that is left open.
const ANY: &str = "any";

/// Where open tours are to begin; `None` for anywhere, and where it is left to chance.
pub(super) fn optional_start(graph: &Graph, value: &JsValue) -> Result<Option<Square>, Error> {
    let is_open = matches!(value.as_string().as_deref(), Some(ANY | "random"));
    if is_open || is_missing(value) {
        return Ok(None);
    }
    square(Ground::from(graph), value).map(Some)
}

/// What a run is asked to be.
fn request(asked: &RunSettings) -> Answer<Request> {
    if !asked.is_object() {
        return Err(bad("settings", asked, Wanted::RunSettings).into());
    }
    let (board, mut graph) = (asked.board()?, asked.graph()?);
    if is_missing(&graph) && board.is_object() {
        graph = Reflect::get(&board, &"graph".into())?;
    }
    let mut request = ways(asked)?;
    if is_missing(&graph) {
        request.board = Some(needed_text("board", &board, Wanted::Board)?);
        request.leaper = lengths(&asked.leaper()?)?;
    } else {
        request.graph = Some(graph_in_text(&graph)?);
    }
    request.start = start(&asked.start()?)?;
    request.tour = text("tour", &asked.tour()?)?;
    request.by_hand = text("byHand", &asked.by_hand()?)?;
    Ok(request)
}

/// What is asked of the algorithm alone.
fn ways(asked: &RunSettings) -> Answer<Request> {
    let algorithm = text("algorithm", &asked.algorithm()?)?;
    let options =
        algorithm.as_deref().and_then(|id| driver(id).ok()).map_or(&[][..], |it| it.options);
    let mut request = Request {
        algorithm,
        seed: seed(&asked.seed()?)?,
        tie_break: text(TieBreak::SETTING, &asked.tie_break()?)?,
        target: text(Target::SETTING, &asked.target()?)?,
        when_stuck: text(WhenStuck::SETTING, &asked.when_stuck()?)?,
        ..Request::default()
    };
    for list in options {
        let value = Reflect::get(asked, &list.id.into())?;
        let word = match value.as_bool() {
            Some(is_on) => Some(is_on.to_string()),
            None => text(list.id, &value)?,
        };
        request.options.extend(word.map(|word| (list.id, word)));
    }
    Ok(request)
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

pub(super) fn run(asked: &RunSettings, when_stuck: WhenStuck) -> Answer<Run> {
    Ok(request(asked)?.run(when_stuck)?)
}

/// What a run was asked for that no hand can reach into.
pub(super) fn search(asked: &RunSettings, when_stuck: WhenStuck) -> Answer<Run> {
    without_hands(&request(asked)?, asked, when_stuck)
}

/// The same where the search begins at each square in turn, and a start that is asked for does not
/// count.
pub(super) fn search_anywhere(asked: &RunSettings) -> Answer<Run> {
    without_hands(&Request { start: None, ..request(asked)? }, asked, WhenStuck::Stop)
}

fn without_hands(request: &Request, asked: &RunSettings, when_stuck: WhenStuck) -> Answer<Run> {
    let run = request.run(when_stuck)?;
    if run.by_hand.is_empty() {
        return Ok(run);
    }
    Err(bad("byHand", &asked.by_hand()?, Wanted::ForSessions).into())
}

/// What a search is asked for that goes on from the path of a run.
pub(super) fn takeover(
    asked: &RunSettings,
    graph: &Arc<Graph>,
    start: Square,
) -> Answer<(&'static Algorithm, Settings)> {
    Ok(ways(asked)?.takeover(graph, start)?)
}

/// How many of something.
pub(super) fn count(setting: &'static str, number: f64) -> Result<u32, Error> {
    let is_count = number.fract() == 0.0 && (0.0..=f64::from(u32::MAX)).contains(&number);
    if is_count { Ok(number as u32) } else { Err(bad(setting, &number.into(), Wanted::Count)) }
}

/// How many of something, from a value of any kind.
pub(super) fn number(setting: &'static str, value: &JsValue) -> Result<u32, Error> {
    count(setting, value.as_f64().ok_or_else(|| bad(setting, value, Wanted::Number))?)
}

/// Something that is so or is not; it is not unless said.
pub(super) fn flag(setting: &'static str, value: &JsValue) -> Result<bool, Error> {
    match value.as_bool() {
        Some(flag) => Ok(flag),
        None if is_missing(value) => Ok(false),
        None => Err(bad(setting, value, Wanted::Flag)),
    }
}

/// The source of chance for a seed, or the usual one.
pub(super) fn random(value: &JsValue) -> Result<Random, Error> {
    Ok(Random::from_seed(&seed(value)?.unwrap_or_else(|| USUAL_SEED.to_owned())))
}

/// A seed; a number counts as its digits.
fn seed(value: &JsValue) -> Result<Option<String>, Error> {
    if value.as_f64().is_some() { Ok(Some(shown(value))) } else { text("seed", value) }
}

/// Whether a count may take as long as it needs in a single call.
pub(super) fn has_no_limit(limit: &JsValue) -> bool {
    limit.as_string().as_deref() == Some(NO_LIMIT)
}

/// What is counted or listed, and how; whatever is missing has a default.
pub(super) fn count_settings(asked: &CountSettings) -> Answer<(Arc<Graph>, count::Settings)> {
    if !asked.is_object() {
        return Err(bad("settings", asked, Wanted::CountSettings).into());
    }
    let method = asked.method()?;
    let settings = count::Settings {
        target: choice(&asked.target()?, Target::Open)?,
        directed: flag("directed", &asked.directed()?)?,
        up_to_symmetry: flag("upToSymmetry", &asked.up_to_symmetry()?)?,
        method: text("method", &method)?.map(|id| count::Method::by_id(&id)).transpose()?,
        memory: memory(asked)?,
    };
    Ok((graph_or_board(&asked.graph()?, &asked.board()?, &asked.leaper()?)?, settings))
}

/// Bytes that may be taken: `memory`, or a `limit` that is a number.
fn memory(asked: &CountSettings) -> Answer<u64> {
    let (memory, limit) = (asked.memory()?, asked.limit()?);
    let (setting, value) = if is_missing(&memory) { ("limit", limit) } else { ("memory", memory) };
    if is_missing(&value) || (setting == "limit" && has_no_limit(&value)) {
        return Ok(USUAL_MEMORY);
    }
    let bytes =
        value.as_f64().filter(|bytes| (LEAST_MEMORY as f64..=MOST_MEMORY as f64).contains(bytes));
    let wanted = if setting == "limit" { Wanted::BytesOrNoLimit } else { Wanted::Bytes };
    Ok(bytes.map(|bytes| bytes as u64).ok_or_else(|| bad(setting, &value, wanted))?)
}

/// A length of time, or `None` when it is missing.
pub(super) fn milliseconds(value: &JsValue) -> Result<Option<f64>, Error> {
    if is_missing(value) {
        return Ok(None);
    }
    let milliseconds = value.as_f64().filter(|milliseconds| *milliseconds >= 0.0);
    let wanted = Wanted::MillisecondsFrom0;
    milliseconds.map(Some).ok_or_else(|| bad("milliseconds", value, wanted))
}

/// How many milliseconds a call may take: infinitely many for `"none"`, and `None` when nothing is
/// said.
pub(super) fn time_limit(value: &JsValue) -> Result<Option<f64>, Error> {
    if is_missing(value) {
        return Ok(None);
    }
    let milliseconds = value.as_f64().filter(|milliseconds| *milliseconds >= 0.0);
    let is_none = value.as_string().as_deref() == Some(NO_LIMIT);
    let milliseconds = milliseconds.or(is_none.then_some(f64::INFINITY));
    let wanted = Wanted::MillisecondsOrNoLimit;
    milliseconds.map(Some).ok_or_else(|| bad("limit", value, wanted))
}

/// The word for a limit that is none.
const NO_LIMIT: &str = "none";

/// Sources of chance, a seed for each.
pub(super) fn seeds(value: &JsValue) -> Answer<Vec<Random>> {
    const MOST: usize = 1000;
    let refuse = |value: &JsValue| refuse(bad("seeds", value, Wanted::Seeds));
    let seeds = elements(value, MOST + 1)?.filter(|seeds| seeds.len() <= MOST);
    let seeds = seeds.ok_or_else(|| refuse(value))?;
    let random = |seed: &JsValue| {
        let seed = seed.as_string().ok_or_else(|| refuse(seed))?;
        Ok(Random::from_seed(&seed))
    };
    seeds.iter().map(random).collect()
}

/// A number that is a length of at least 0, or the default.
fn length(value: &JsValue, default: f64) -> f64 {
    let value = value.as_f64().unwrap_or(default);
    if value.is_finite() { value.max(0.0) } else { default }
}

fn theme(value: &JsValue) -> Result<&'static Theme, Error> {
    let Some(id) = text("theme", value)? else { return Ok(&THEMES[0]) };
    Theme::by_id(&id).ok_or_else(|| bad("theme", value, Wanted::Themes))
}

fn layers(value: &JsValue) -> Answer<Layers> {
    if is_missing(value) {
        return Ok(Layers::from_names(|_| true));
    }
    let refuse = |value: &JsValue| refuse(bad("layers", value, Wanted::Layers));
    // More than a few would be the same ones again.
    let names = elements(value, 100)?.ok_or_else(|| refuse(value))?;
    let names = names
        .iter()
        .map(|name| {
            name.as_string()
                .filter(|name| Layers::NAMES.contains(&name.as_str()))
                .ok_or_else(|| refuse(name))
        })
        .collect::<Answer<Vec<String>>>()?;
    Ok(Layers::from_names(|layer| names.iter().any(|name| name == layer)))
}

fn optional_square(ground: Ground<'_>, value: &JsValue) -> Result<Option<Square>, Error> {
    if is_missing(value) { Ok(None) } else { square(ground, value).map(Some) }
}

/// A canvas and how to draw on it.
pub(super) struct Canvas {
    pub view: scene::View,
    pub width: f64,
    pub height: f64,
    pub pixel_ratio: f64,
    pub camera: Option<Camera>,
    /// How long a painting may take that only moves what is there; the rest is painted next time.
    pub milliseconds: f64,
}

impl Canvas {
    /// The whole canvas: left, top, width and height in CSS pixels. It may have a row or a column of
    /// pixels more than it is large.
    pub(super) fn bounds(&self) -> [f64; 4] {
        [0.0, 0.0, self.width + 1.0, self.height + 1.0]
    }

    pub(super) fn stage<'a>(&self, ground: Ground<'a>) -> Stage<'a> {
        let Self { width, height, pixel_ratio, .. } = *self;
        Stage { ground, width, height, pixel_ratio, theme: self.view.theme }
    }
}

pub(super) fn canvas(ground: Ground<'_>, asked: &View) -> Answer<Canvas> {
    if !asked.is_object() {
        return Err(refuse(bad("view", asked, Wanted::View)));
    }
    let (width, height) = (length(&asked.width()?, 0.0), length(&asked.height()?, 0.0));
    let pixel_ratio = length(&asked.pixel_ratio()?, 1.0).clamp(0.1, 16.0);
    let glide = length(&asked.glide()?, 1.0).min(1.0);
    let milliseconds = asked.milliseconds()?.as_f64().unwrap_or(f64::INFINITY);
    let choice = asked.choice()?;
    let layers = layers(&asked.layers()?)?;
    let colours = asked.theme()?;
    let camera = camera(&asked.camera()?)?;
    let (cursor, number_from) = (asked.cursor()?, asked.number_from()?);
    let pointed_out = asked.marked()?;
    let pointed_out = squares(ground, &pointed_out, ground.len())?;
    let read = || -> Result<Canvas, Error> {
        let theme = theme(&colours)?;
        let stage = Stage { ground, width, height, pixel_ratio, theme };
        let layout = stage.layout(camera);
        let cursor = optional_square(ground, &cursor)?;
        let number_from = optional_square(ground, &number_from)?;
        let marked = pointed_out.unwrap_or(Ok(Vec::new()))?;
        // Only what is plainly false leaves it out.
        let choice = choice != JsValue::FALSE;
        let view =
            scene::View { layers, theme, layout, glide, choice, cursor, number_from, marked };
        Ok(Canvas { view, width, height, pixel_ratio, camera, milliseconds })
    };
    read().map_err(refuse)
}

/// A part of the board; `None` for all of it.
fn camera(value: &JsValue) -> Answer<Option<Camera>> {
    if is_missing(value) {
        return Ok(None);
    }
    let number = |name: &str| -> Answer<f64> {
        let number = Reflect::get(value, &name.into())?.as_f64();
        number.ok_or_else(|| refuse(bad("camera", value, Wanted::Camera)))
    };
    Ok(Some(Camera { zoom: number("zoom")?, middle: (number("x")?, number("y")?) }))
}
