//! Views of runs, and their canvases.

use wasm_bindgen::prelude::*;

use super::lists::texts;
use super::squares::{optional_square, square_or_hole, squares};
use super::values::{bad, get, is_missing, text};
use crate::call::Wanted;
use crate::error::Error;
use crate::graph::embedding::Embedding;
use crate::scene::{self, Camera, Coordinates, Layers, Stage, THEMES, Theme};
use crate::web::write::error as refuse;
use crate::web::{Answer, View};

/// A canvas and how to draw on it.
pub struct Canvas {
    pub view: scene::View,
    pub width: f64,
    pub height: f64,
    pub pixel_ratio: f64,
    pub camera: Option<Camera>,
    /// The maximum duration of a painting that only moves what is there; the rest is painted next time.
    pub milliseconds: f64,
}

impl Canvas {
    /// The whole canvas: left, top, width and height in CSS pixels. It may include one more row or column of
    /// pixels.
    pub fn bounds(&self) -> [f64; 4] {
        [0.0, 0.0, self.width + 1.0, self.height + 1.0]
    }

    pub fn stage<'a>(&self, embedding: Embedding<'a>) -> Stage<'a> {
        let Self { width, height, pixel_ratio, .. } = *self;
        let theme = self.view.theme;
        Stage { embedding, width, height, pixel_ratio, theme, coordinates: Coordinates::Usual }
    }
}

pub fn canvas(embedding: Embedding<'_>, asked: &View) -> Answer<Canvas> {
    if !asked.is_object() {
        return Err(refuse(bad("view", asked, Wanted::View)));
    }
    let (width, height) = (length(&get(asked, "width")?, 0.0), length(&get(asked, "height")?, 0.0));
    let pixel_ratio = length(&get(asked, "pixelRatio")?, 1.0).clamp(0.1, 16.0);
    let glide = length(&get(asked, "glide")?, 1.0).min(1.0);
    let milliseconds = get(asked, "milliseconds")?.as_f64().unwrap_or(f64::INFINITY);
    let choice = get(asked, "choice")?;
    let layers = layers(&get(asked, "layers")?)?;
    let colours = get(asked, "theme")?;
    let camera = camera(&get(asked, "camera")?)?;
    let (cursor, number_from) = (get(asked, "cursor")?, get(asked, "numberFrom")?);
    let pointed_out = get(asked, "marked")?;
    let pointed_out = squares(embedding, &pointed_out, embedding.len())?;
    let read = || -> Result<Canvas, Error> {
        let theme = theme(&colours)?;
        let stage =
            Stage { embedding, width, height, pixel_ratio, theme, coordinates: Coordinates::Usual };
        let layout = stage.layout(camera);
        // A keyboard cursor also moves over holes.
        let is_there = !is_missing(&cursor);
        let cursor = is_there.then(|| square_or_hole(embedding, &cursor)).transpose()?;
        let number_from = optional_square(embedding, &number_from)?;
        let marked = pointed_out.unwrap_or(Ok(Vec::new()))?;
        // Only an explicit `false` hides it.
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
        let number = get(value, name)?.as_f64();
        number.ok_or_else(|| refuse(bad("camera", value, Wanted::Camera)))
    };
    Ok(Some(Camera { zoom: number("zoom")?, middle: (number("x")?, number("y")?) }))
}

fn layers(value: &JsValue) -> Answer<Layers> {
    if is_missing(value) {
        return Ok(Layers::from_names(|_| true));
    }
    // More than a few would only be repetitions.
    let names = texts("layers", value, Wanted::Layers, 100)?;
    if let Some(unknown) = names.iter().find(|name| !Layers::NAMES.contains(&name.as_str())) {
        return Err(bad("layers", &unknown.as_str().into(), Wanted::Layers).into());
    }
    Ok(Layers::from_names(|layer| names.iter().any(|name| name == layer)))
}

fn theme(value: &JsValue) -> Result<&'static Theme, Error> {
    let Some(id) = text("theme", value)? else { return Ok(&THEMES[0]) };
    Theme::by_id(&id).ok_or_else(|| bad("theme", value, Wanted::Themes))
}

/// A non-negative length, or the default.
fn length(value: &JsValue, default: f64) -> f64 {
    let value = value.as_f64().unwrap_or(default);
    if value.is_finite() { value.max(0.0) } else { default }
}
