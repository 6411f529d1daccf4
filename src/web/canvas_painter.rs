//! `CanvasPainter`: a canvas, and what is painted on it.

use wasm_bindgen::prelude::*;
use web_sys::CanvasRenderingContext2d;

use super::session::Session;
use super::{Answer, View, painter, read};
use crate::scene::{self, Painted, Window};

/// A canvas that is painted again and again, as a run goes on.
///
/// It knows what the canvas shows, and paints only what has changed. Several canvases, each with a
/// painter of its own, may show one run.
#[wasm_bindgen]
pub struct CanvasPainter {
    context: CanvasRenderingContext2d,
    /// The session that is painted.
    id: u64,
    /// What is on the canvas of it; `None` where that is not known.
    painted: Option<Painted>,
}

#[wasm_bindgen]
impl CanvasPainter {
    /// Paints what has changed since the canvas was last painted; everything, when it shows another
    /// run or another view, or nothing yet.
    ///
    /// Throws `bad-setting`, `bad-square` or `square-is-a-hole`.
    pub fn paint(&mut self, session: &Session, view: &View) -> Answer<()> {
        let ground = session.ground();
        let canvas = read::canvas(ground, view)?;
        // What a painting that fails leaves behind is not known.
        let painted = self.painted.take().filter(|_| self.id == session.id);
        let window = match &painted {
            Some(painted) => painted.changes(&session.session, &canvas.view),
            None => Window::whole(ground),
        };
        if !window.is_empty() {
            let shapes = scene::draw(&session.session, &canvas.view, &window);
            painter::paint(&self.context, &shapes, ground, &canvas, &window)?;
        }
        self.id = session.id;
        self.painted = Some(Painted::new(&session.session, canvas.view));
        Ok(())
    }

    /// How much of the picture would not merely grow if it were painted now, in CSS pixels: the area
    /// of what was visited and is so no more, or at another place in the order. Painted too often, it
    /// would flash.
    #[wasm_bindgen(js_name = takenBack)]
    pub fn taken_back(&self, session: &Session) -> f64 {
        let painted = self.painted.as_ref().filter(|_| self.id == session.id);
        painted.map_or(0.0, |painted| painted.taken_back(&session.session))
    }

    /// To be called when the canvas no longer shows what was painted: it was resized, cleared, or its
    /// context was lost. The next painting is of everything.
    pub fn forget(&mut self) {
        self.painted = None;
    }
}

impl CanvasPainter {
    pub(super) fn new(context: CanvasRenderingContext2d, id: u64) -> Answer<Self> {
        painter::check(&context)?;
        Ok(Self { context, id, painted: None })
    }
}
