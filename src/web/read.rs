//! From JavaScript values to ours, with a refusal for all that is not right.

use std::sync::Arc;

use js_sys::{Array, Reflect};
use wasm_bindgen::JsValue;

use crate::board::{Board, Square};
use crate::error::{Error, excerpt};
use crate::graph::Graph;
use crate::leaper::Leaper;
use crate::notation::parse_square;
use crate::random::Random;
use crate::scene::{self, Layers, Layout, THEMES, Theme};
use crate::search::{Algorithm, Choice, Settings, TieBreak, WhenStuck};

/// A property of an object; `undefined` when there is none, or no object.
fn property(object: &JsValue, name: &str) -> JsValue {
    Reflect::get(object, &name.into()).unwrap_or(JsValue::UNDEFINED)
}

fn is_missing(value: &JsValue) -> bool {
    value.is_undefined() || value.is_null()
}

/// A value as text for an error message.
fn shown(value: &JsValue) -> String {
    value.as_string().map_or_else(|| excerpt(&format!("{value:?}")), |text| excerpt(&text))
}

fn bad(setting: &'static str, value: &JsValue, known: &str) -> Error {
    Error::BadSetting { setting, value: shown(value), known: known.to_owned() }
}

/// A text property, or `None` when it is missing.
fn text(object: &JsValue, name: &'static str) -> Result<Option<String>, Error> {
    let value = property(object, name);
    if is_missing(&value) {
        return Ok(None);
    }
    value.as_string().map(Some).ok_or_else(|| bad(name, &value, "a text"))
}

fn choice<T: Choice>(object: &JsValue, default: T) -> Result<T, Error> {
    text(object, T::SETTING)?.map_or(Ok(default), |id| T::by_id(&id))
}

pub(super) fn leaper(value: &JsValue) -> Result<Leaper, Error> {
    if is_missing(value) {
        return Ok(Leaper::KNIGHT);
    }
    let lengths: Vec<JsValue> =
        if Array::is_array(value) { Array::from(value).to_vec() } else { vec![] };
    let whole = |value: &JsValue| {
        let number = value.as_f64().filter(|number| number.fract() == 0.0)?;
        Some(number as i64)
    };
    match lengths.as_slice() {
        [r, s] if let (Some(r), Some(s)) = (whole(r), whole(s)) => Leaper::new(r, s),
        _ => Err(bad("leaper", value, "two whole numbers, as in [1, 2]")),
    }
}

pub(super) fn graph(board: &str, leaper: &JsValue) -> Result<Arc<Graph>, Error> {
    Ok(Arc::new(Graph::new(board.parse()?, self::leaper(leaper)?)))
}

/// A square by its name or its number.
pub(super) fn square(board: &Board, value: &JsValue) -> Result<Square, Error> {
    if let Some(number) = value.as_f64() {
        let is_square = number.fract() == 0.0 && (0.0..f64::from(board.area())).contains(&number);
        let square = Square(if is_square { number as u32 } else { 0 });
        return match is_square {
            true if board.is_hole(square) => Err(Error::SquareIsAHole { text: shown(value) }),
            true => Ok(square),
            false => Err(Error::BadSquare { text: number.to_string() }),
        };
    }
    match value.as_string() {
        Some(name) => parse_square(board, &name),
        None => Err(Error::BadSquare { text: shown(value) }),
    }
}

/// What a run was asked for.
pub(super) struct Run {
    pub graph: Arc<Graph>,
    pub algorithm: &'static Algorithm,
    pub settings: Settings,
}

pub(super) fn run(value: &JsValue, when_stuck: WhenStuck) -> Result<Run, Error> {
    let board = text(value, "board")?
        .ok_or_else(|| bad("board", &JsValue::UNDEFINED, "a text such as \"8x8\""))?;
    let graph = graph(&board, &property(value, "leaper"))?;
    let algorithm = Algorithm::by_id(text(value, "algorithm")?.as_deref().unwrap_or("warnsdorff"))?;
    let seed = property(value, "seed");
    let seed = match seed.as_f64() {
        Some(number) => number.to_string(),
        None => text(value, "seed")?.unwrap_or_else(|| "1".to_owned()),
    };
    let mut random = Random::from_seed(&seed);
    let start = start(&graph, &property(value, "start"), &mut random)?;
    let settings = Settings {
        start,
        tie_break: choice(value, TieBreak::Roth)?,
        target: choice(value, crate::search::Target::Open)?,
        when_stuck: choice(value, when_stuck)?,
        random,
    };
    Ok(Run { graph, algorithm, settings })
}

fn start(graph: &Graph, value: &JsValue, random: &mut Random) -> Result<Square, Error> {
    let Some(board) = graph.board() else { return Ok(Square(0)) };
    if is_missing(value) {
        return Ok(board.iter().next().unwrap_or(Square(0)));
    }
    if value.as_string().as_deref() == Some("random") {
        let at = random.below(board.squares()) as usize;
        return Ok(board.iter().nth(at).unwrap_or(Square(0)));
    }
    square(board, value)
}

/// A number property that is a length of at least 0, or the default.
fn length(object: &JsValue, name: &str, default: f64) -> f64 {
    let value = property(object, name).as_f64().unwrap_or(default);
    if value.is_finite() { value.max(0.0) } else { default }
}

fn theme(object: &JsValue) -> Result<&'static Theme, Error> {
    let Some(id) = text(object, "theme")? else { return Ok(&THEMES[0]) };
    Theme::by_id(&id).ok_or_else(|| {
        let known = THEMES.iter().map(|theme| theme.id).collect::<Vec<_>>().join(", ");
        Error::BadSetting { setting: "theme", value: excerpt(&id), known }
    })
}

fn layers(object: &JsValue) -> Result<Layers, Error> {
    let value = property(object, "layers");
    if is_missing(&value) {
        return Ok(Layers::from_names(|_| true));
    }
    let known = Layers::NAMES.join(", ");
    if !Array::is_array(&value) {
        return Err(bad("layers", &value, &format!("an array of {known}")));
    }
    let names: Vec<JsValue> = Array::from(&value).to_vec();
    for name in &names {
        if !name.as_string().is_some_and(|name| Layers::NAMES.contains(&name.as_str())) {
            return Err(bad("layers", name, &known));
        }
    }
    Ok(Layers::from_names(|layer| {
        names.iter().any(|name| name.as_string().as_deref() == Some(layer))
    }))
}

fn optional_square(board: &Board, value: &JsValue) -> Result<Option<Square>, Error> {
    if is_missing(value) { Ok(None) } else { square(board, value).map(Some) }
}

/// What an SVG shows.
pub(super) fn svg_view(
    board: &Board,
    value: &JsValue,
) -> Result<(Layers, &'static Theme, Option<Square>), Error> {
    let number_from = optional_square(board, &property(value, "numberFrom"))?;
    Ok((layers(value)?, theme(value)?, number_from))
}

/// A canvas and how to draw on it.
pub(super) struct CanvasView {
    pub view: scene::View,
    pub width: f64,
    pub height: f64,
    pub pixel_ratio: f64,
}

pub(super) fn canvas_view(board: &Board, value: &JsValue) -> Result<CanvasView, Error> {
    let (layers, theme, number_from) = svg_view(board, value)?;
    let (width, height) = (length(value, "width", 0.0), length(value, "height", 0.0));
    let pixel_ratio = length(value, "pixelRatio", 1.0).clamp(0.1, 16.0);
    let layout = Layout::new(board, width, height, pixel_ratio, theme.number_scale);
    let view = scene::View {
        layers,
        theme,
        layout,
        glide: length(value, "glide", 1.0).min(1.0),
        cursor: optional_square(board, &property(value, "cursor"))?,
        number_from,
    };
    Ok(CanvasView { view, width, height, pixel_ratio })
}
