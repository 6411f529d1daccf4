//! Shapes on a canvas.

use js_sys::Reflect;
use wasm_bindgen::{Clamped, JsCast, JsValue};
use web_sys::{ImageData, OffscreenCanvas, OffscreenCanvasRenderingContext2d, Path2d};

use super::context::Context;
use super::read::Canvas;
use super::write;
use crate::call::{CallError, Wanted};
use crate::scene::{
    Colour, KNIGHT_OUTLINE, KNIGHT_SIDE, LEAP_OUTLINE, Layout, Shape, Stroke, decimal,
};

/// Rejects a context that cannot draw, before it is drawn on.
pub(super) fn check(context: &Context) -> Result<(), JsValue> {
    let is_method = |name: &&str| {
        Reflect::get(context, &(*name).into()).is_ok_and(|method| method.is_function())
    };
    if ["save", "setTransform", "fillRect", "fillText", "drawImage"].iter().all(is_method) {
        return Ok(());
    }
    Err(write::error(CallError::NotSupported { lacking: Wanted::CanvasContext }))
}

/// Paints shapes on a rectangle of a canvas: left, top, width and height in CSS pixels.
pub(super) fn paint(
    context: &Context,
    shapes: &[Shape],
    canvas: &Canvas,
    [left, top, width, height]: [f64; 4],
) -> Result<(), JsValue> {
    let (layout, ratio) = (&canvas.view.layout, canvas.pixel_ratio);
    context.save()?;
    context.set_transform(ratio, 0.0, 0.0, ratio, 0.0, 0.0)?;
    context.begin_path()?;
    context.rect(left, top, width, height)?;
    context.clip()?;
    context.set_line_cap("round")?;
    context.set_text_align("center")?;
    let mut painter = Painter { context, layout, ratio, fill: None, stroke: None, font: None };
    let painted = shapes.iter().try_for_each(|shape| painter.shape(shape));
    painted.and(context.restore())
}

struct Painter<'paint> {
    context: &'paint Context,
    layout: &'paint Layout,
    ratio: f64,
    /// The current settings of the context, so that they are set only when they change.
    fill: Option<Colour>,
    stroke: Option<(Colour, f64)>,
    font: Option<(f64, bool)>,
}

impl Painter<'_> {
    fn x(&self, x: f64) -> f64 {
        self.layout.left + x * self.layout.square
    }

    fn y(&self, y: f64) -> f64 {
        self.layout.top + y * self.layout.square
    }

    fn set_fill(&mut self, colour: Colour) -> Result<(), JsValue> {
        if self.fill.replace(colour) == Some(colour) {
            return Ok(());
        }
        self.context.set_fill_style(&colour.to_string())
    }

    fn set_font(&mut self, size: f64, bold: bool) -> Result<(), JsValue> {
        if self.font.replace((size, bold)) == Some((size, bold)) {
            return Ok(());
        }
        let weight = if bold { 600 } else { 400 };
        self.context.set_font(&format!("{weight} {}px system-ui, sans-serif", decimal(size)))
    }

    fn stroke(&mut self, stroke: &Stroke) -> Result<(), JsValue> {
        let square = self.layout.square;
        let line = Some((stroke.colour, stroke.width));
        if std::mem::replace(&mut self.stroke, line) != line {
            self.context.set_stroke_style(&stroke.colour.to_string())?;
            self.context.set_line_width(stroke.width * square)?;
        }
        if stroke.dashed {
            let dash = JsValue::from(stroke.dash() * square);
            self.context.set_line_dash(&js_sys::Array::of2(&dash, &dash))?;
        }
        self.context.stroke()?;
        if stroke.dashed {
            self.context.set_line_dash(&js_sys::Array::new())?;
        }
        Ok(())
    }

    fn shape(&mut self, shape: &Shape) -> Result<(), JsValue> {
        let context = self.context;
        let square = self.layout.square;
        match shape {
            Shape::Rectangle { at, size, fill } => {
                self.set_fill(*fill)?;
                context.fill_rect(self.x(at.0), self.y(at.1), size.0 * square, size.1 * square)?;
            }
            Shape::Lines { lines, stroke } => {
                context.begin_path()?;
                for (from, to) in lines {
                    context.move_to(self.x(from.0), self.y(from.1))?;
                    context.line_to(self.x(to.0), self.y(to.1))?;
                }
                self.stroke(stroke)?;
            }
            Shape::Circle { at, radius, fill, stroke } => {
                context.begin_path()?;
                let full_turn = std::f64::consts::TAU;
                context.arc(self.x(at.0), self.y(at.1), radius * square, 0.0, full_turn)?;
                if let Some(fill) = fill {
                    self.set_fill(*fill)?;
                    context.fill()?;
                }
                if let Some(stroke) = stroke {
                    self.stroke(stroke)?;
                }
            }
            Shape::Text { at, text, size, fill, bold } => {
                self.set_fill(*fill)?;
                self.set_font(size * square, *bold)?;
                // The middle of digits and letters lies 0.35 em above the baseline.
                context.fill_text(text, self.x(at.0), self.y(at.1 + 0.35 * size))?;
            }
            Shape::Knight { at, size, fill } | Shape::Leaper { at, size, fill } => {
                let is_knight = matches!(shape, Shape::Knight { .. });
                let outline = if is_knight { KNIGHT_OUTLINE } else { LEAP_OUTLINE };
                self.set_fill(*fill)?;
                let scale = self.ratio * size * square / KNIGHT_SIDE;
                let left = self.ratio * self.x(at.0 - size / 2.0);
                let top = self.ratio * self.y(at.1 - size / 2.0);
                context.save()?;
                context.set_transform(scale, 0.0, 0.0, scale, left, top)?;
                let outline = Path2d::new_with_path_string(outline)?;
                context.fill_path(&outline, "evenodd")?;
                context.restore()?;
            }
            Shape::Picture { at, size, columns, pixels } => {
                let picture = picture(*columns, pixels)?;
                context.set_image_smoothing_enabled(false)?;
                context.draw_image(
                    &picture,
                    self.x(at.0),
                    self.y(at.1),
                    size.0 * square,
                    size.1 * square,
                )?;
            }
        }
        Ok(())
    }
}

/// A separate canvas with one pixel for each colour.
fn picture(columns: usize, pixels: &[Colour]) -> Result<OffscreenCanvas, JsValue> {
    let rows = pixels.len() / columns;
    let bytes: Vec<u8> =
        pixels.iter().flat_map(|Colour([red, green, blue])| [*red, *green, *blue, 255]).collect();
    let image = ImageData::new_with_u8_clamped_array(Clamped(&bytes), columns as u32)?;
    let canvas = OffscreenCanvas::new(columns as u32, rows as u32)?;
    let context: OffscreenCanvasRenderingContext2d = canvas
        .get_context("2d")?
        .ok_or_else(|| write::error(CallError::NotSupported { lacking: Wanted::Canvas }))?
        .unchecked_into();
    context.put_image_data(&image, 0.0, 0.0)?;
    Ok(canvas)
}
