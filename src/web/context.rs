//! The 2D context of a canvas. Everything asked of it may throw, because a program can hand over any object:
//! an exception that passed through Rust would leave sessions borrowed forever.

use js_sys::{Array, Object};
use wasm_bindgen::prelude::*;

use super::Answer;

#[wasm_bindgen]
extern "C" {
    /// The 2D context of any kind of canvas.
    #[derive(Clone)]
    pub type Context;

    #[wasm_bindgen(catch, method)]
    pub fn save(this: &Context) -> Answer<()>;
    #[wasm_bindgen(catch, method)]
    pub fn restore(this: &Context) -> Answer<()>;
    #[wasm_bindgen(catch, method, js_name = setTransform)]
    pub fn set_transform(
        this: &Context,
        a: f64,
        b: f64,
        c: f64,
        d: f64,
        e: f64,
        f: f64,
    ) -> Answer<()>;

    #[wasm_bindgen(catch, method, js_name = beginPath)]
    pub fn begin_path(this: &Context) -> Answer<()>;
    #[wasm_bindgen(catch, method)]
    pub fn rect(this: &Context, x: f64, y: f64, width: f64, height: f64) -> Answer<()>;
    #[wasm_bindgen(catch, method, js_name = moveTo)]
    pub fn move_to(this: &Context, x: f64, y: f64) -> Answer<()>;
    #[wasm_bindgen(catch, method, js_name = lineTo)]
    pub fn line_to(this: &Context, x: f64, y: f64) -> Answer<()>;
    #[wasm_bindgen(catch, method)]
    pub fn arc(this: &Context, x: f64, y: f64, radius: f64, from: f64, to: f64) -> Answer<()>;

    #[wasm_bindgen(catch, method)]
    pub fn clip(this: &Context) -> Answer<()>;
    #[wasm_bindgen(catch, method)]
    pub fn fill(this: &Context) -> Answer<()>;
    #[wasm_bindgen(catch, method, js_name = fill)]
    pub fn fill_path(this: &Context, path: &web_sys::Path2d, rule: &str) -> Answer<()>;
    #[wasm_bindgen(catch, method)]
    pub fn stroke(this: &Context) -> Answer<()>;
    #[wasm_bindgen(catch, method, js_name = fillRect)]
    pub fn fill_rect(this: &Context, x: f64, y: f64, width: f64, height: f64) -> Answer<()>;
    #[wasm_bindgen(catch, method, js_name = fillText)]
    pub fn fill_text(this: &Context, text: &str, x: f64, y: f64) -> Answer<()>;
    #[wasm_bindgen(catch, method, js_name = drawImage)]
    pub fn draw_image(
        this: &Context,
        picture: &Object,
        x: f64,
        y: f64,
        width: f64,
        height: f64,
    ) -> Answer<()>;
    #[wasm_bindgen(catch, method, js_name = getImageData)]
    pub fn get_image_data(
        this: &Context,
        x: f64,
        y: f64,
        width: f64,
        height: f64,
    ) -> Answer<Object>;

    #[wasm_bindgen(catch, method, setter, js_name = fillStyle)]
    pub fn set_fill_style(this: &Context, colour: &str) -> Answer<()>;
    #[wasm_bindgen(catch, method, setter, js_name = strokeStyle)]
    pub fn set_stroke_style(this: &Context, colour: &str) -> Answer<()>;
    #[wasm_bindgen(catch, method, setter, js_name = font)]
    pub fn set_font(this: &Context, font: &str) -> Answer<()>;
    #[wasm_bindgen(catch, method, setter, js_name = textAlign)]
    pub fn set_text_align(this: &Context, align: &str) -> Answer<()>;
    #[wasm_bindgen(catch, method, setter, js_name = lineCap)]
    pub fn set_line_cap(this: &Context, cap: &str) -> Answer<()>;
    #[wasm_bindgen(catch, method, setter, js_name = lineWidth)]
    pub fn set_line_width(this: &Context, width: f64) -> Answer<()>;
    #[wasm_bindgen(catch, method, js_name = setLineDash)]
    pub fn set_line_dash(this: &Context, dash: &Array) -> Answer<()>;
    #[wasm_bindgen(catch, method, setter, js_name = imageSmoothingEnabled)]
    pub fn set_image_smoothing_enabled(this: &Context, is_enabled: bool) -> Answer<()>;
    #[wasm_bindgen(catch, method, setter, js_name = globalCompositeOperation)]
    pub fn set_global_composite_operation(this: &Context, operation: &str) -> Answer<()>;
}
