//! `CanvasPainter`: a canvas, and what is painted on it.

use js_sys::Reflect;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;

use super::context::Context;
use super::read::Canvas;
use super::session::Session;
use super::{Answer, View, now, painter, read};
use crate::run::session::Painted;
use crate::scene::{self, Layout, Rectangle, Shift, Window};

/// A canvas that is repainted as a run goes on.
///
/// It knows what the canvas shows, and paints only what has changed. Several canvases, each with its own
/// painter, may show one run, and one canvas may show several runs in turn.
#[wasm_bindgen]
pub struct CanvasPainter {
    context: Context,
    /// The session painted, and width, height and pixel ratio of the canvas.
    id: u64,
    size: (f64, f64, f64),
    /// The painted state; `None` if it is unknown.
    painted: Option<Painted>,
    /// The parts not repainted since the camera moved, the most urgent last.
    behind: Vec<Rectangle>,
}

#[wasm_bindgen]
impl CanvasPainter {
    /// A painter for a canvas.
    ///
    /// Throws `not-supported` if the context cannot draw.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "CanvasContext")] context: Context,
    ) -> Answer<CanvasPainter> {
        painter::check(&context)?;
        let (size, behind) = ((0.0, 0.0, 0.0), Vec::new());
        Ok(Self { context, id: 0, size, painted: None, behind })
    }

    /// Paints what has changed since the last call; everything, if it shows another run or another view, or
    /// nothing yet. False if the camera has moved and the `milliseconds` of the view were not enough: then
    /// call it again in the next frame.
    ///
    /// Throws `bad-setting`, `bad-square` or `square-is-a-hole`.
    pub fn paint(&mut self, session: &Session, view: &View) -> Answer<bool> {
        self.paint_canvas(session, read::canvas(session.embedding(), view)?)
    }

    /// How much of the picture would not merely grow if it were painted now, in CSS pixels: the area of
    /// squares that are no longer visited, or change their place in the order. Painted too often, it would
    /// flash.
    #[wasm_bindgen(js_name = takenBack)]
    pub fn taken_back(&self, session: &Session) -> f64 {
        let painted = self.painted.as_ref().filter(|_| self.id == session.id);
        painted.map_or(0.0, |painted| painted.taken_back(&session.session))
    }

    /// Must be called if the canvas no longer shows what was painted: it was resized, cleared, or its context
    /// was lost. The next call of `paint` paints everything.
    pub fn forget(&mut self) {
        self.painted = None;
    }
}

impl CanvasPainter {
    pub(super) fn paint_canvas(&mut self, session: &Session, canvas: Canvas) -> Answer<bool> {
        let embedding = session.embedding();
        let until = now() + canvas.milliseconds;
        let layout = canvas.view.layout;
        let size = (canvas.width, canvas.height, canvas.pixel_ratio);
        let is_known = self.id == session.id && self.size == size;
        // A failed painting leaves the canvas in an unknown state.
        let mut painted = self.painted.take().filter(|_| is_known);
        let mut behind = std::mem::take(&mut self.behind);
        let whole = Window::whole(embedding);
        let mut changed = vec![whole.clone()];
        let mut is_rim_due = true;
        if let Some(painted) = &mut painted {
            let before = painted.move_to(layout);
            let is_kept = match before {
                Some(before) => self.shift(&canvas, session, &before, &mut behind)?,
                None => true,
            };
            if is_kept {
                changed = painted.changes(&session.session, &canvas.view);
                let is_changed = changed.iter().any(|window| !window.is_empty());
                is_rim_due = before.is_some() || is_changed || !behind.is_empty();
                // Lines clipped by a window are antialiased slightly differently. What stays on the canvas
                // once the knight has arrived is therefore painted in one piece.
                let is_at_rest = canvas.view.glide >= 1.0;
                if is_changed && is_at_rest && canvas.stage(embedding).shows_few(&layout) {
                    changed = vec![whole.clone()];
                }
            }
        }
        if changed.contains(&whole) {
            behind.clear();
            self.paint_window(session, &canvas, &whole.seen(embedding, &layout), canvas.bounds())?;
        } else {
            for window in changed.iter().filter(|window| !window.is_empty()) {
                let bounds = window.bounds(embedding, &layout, canvas.width, canvas.height);
                let [left, top, width, height] = bounds;
                let piece = [left, top, left + width, top + height];
                self.paint_piece(session, &canvas, canvas.stage(embedding).outwards(piece))?;
            }
        }
        while let Some(piece) = behind.pop() {
            self.paint_piece(session, &canvas, piece)?;
            if now() > until {
                break;
            }
        }
        if is_rim_due && layout.room.is_some() {
            let diagram = session.session.diagram(&canvas.view, &Window::empty());
            let shapes = scene::draw_rim(&diagram);
            painter::paint(&self.context, &shapes, &canvas, canvas.bounds())?;
        }
        (self.id, self.size, self.behind) = (session.id, size, behind);
        self.painted = Some(match painted {
            Some(painted) => painted.again(&session.session, canvas.view),
            None => Painted::new(&session.session, canvas.view),
        });
        Ok(self.behind.is_empty())
    }

    fn paint_window(
        &self,
        session: &Session,
        canvas: &Canvas,
        window: &Window,
        bounds: [f64; 4],
    ) -> Answer<()> {
        let diagram = session.session.diagram(&canvas.view, window);
        painter::paint(&self.context, &scene::draw(&diagram, window), canvas, bounds)
    }

    fn paint_piece(&self, session: &Session, canvas: &Canvas, piece: Rectangle) -> Answer<()> {
        let (embedding, layout) = (session.embedding(), &canvas.view.layout);
        let window =
            Window::whole(embedding).seen(embedding, layout).covering(embedding, layout, piece);
        let [left, top, right, bottom] = piece;
        self.paint_window(session, canvas, &window, [left, top, right - left, bottom - top])
    }

    /// Moves the picture on the canvas to match the camera, and returns what then has to be painted; false if
    /// repainting everything at once is better.
    fn shift(
        &self,
        canvas: &Canvas,
        session: &Session,
        before: &Layout,
        behind: &mut Vec<Rectangle>,
    ) -> Answer<bool> {
        let stage = canvas.stage(session.embedding());
        let picture = Reflect::get(&self.context, &"canvas".into())?;
        let shift = stage.shift(before, &canvas.view.layout, behind);
        let Some(Shift { factor, by, pieces }) = shift.filter(|_| picture.is_object()) else {
            return Ok(false);
        };
        let lengths = [by.0, by.1, canvas.width * factor, canvas.height * factor];
        let [x, y, width, height] = lengths.map(|length| length * canvas.pixel_ratio);
        let context = &self.context;
        context.save()?;
        context.set_transform(1.0, 0.0, 0.0, 1.0, 0.0, 0.0)?;
        // Areas outside the picture become empty.
        context.set_global_composite_operation("copy")?;
        let drawn = context.draw_image(picture.unchecked_ref(), x, y, width, height);
        *behind = pieces;
        drawn.and(context.restore()).map(|()| true)
    }
}
