//! `Session`: one run, step by step.

use std::sync::atomic::{AtomicU64, Ordering};

use js_sys::{Array, Object};
use wasm_bindgen::prelude::*;

use super::canvas_painter::CanvasPainter;
use super::context::Context;
use super::{
    Answer, AnySquare, Camera, FinishedTour, Found, Moment, RunSettings, SquareBox, SquareInfo,
    State, SvgView, View, painter, read, write,
};
use crate::board::Square;
use crate::call::Wanted;
use crate::graph::embedding::Embedding;
use crate::run::moves_by_hand::write_moves;
use crate::run::session::{self, Landmark};
use crate::scene::{self, Layers, Movement, Window};
use crate::search::{Outcome, WhenStuck};
use crate::tour::text::numbered_board;

/// The maximum number of candidates in a moment; a vertex of a graph may have thousands.
const MAX_CANDIDATES: usize = 32;

/// One run that can be stepped through.
///
/// The play head stands before a step: `moment()` and `state()` describe the choice about to be made, and
/// `step()` makes it. Errors are thrown as `KnightsTourError` and leave the session unchanged.
#[wasm_bindgen]
pub struct Session {
    pub(super) session: session::Session,
    /// Unique among sessions, so that a canvas knows which one it shows.
    pub(super) id: u64,
}

static NEXT_ID: AtomicU64 = AtomicU64::new(0);

impl From<session::Session> for Session {
    fn from(session: session::Session) -> Self {
        Self { session, id: NEXT_ID.fetch_add(1, Ordering::Relaxed) }
    }
}

#[wasm_bindgen]
impl Session {
    /// A run at its beginning, with the knight on its start.
    ///
    /// Throws `bad-board`, `board-too-large`, `bad-graph`, `graph-too-large`, `bad-square`,
    /// `square-is-a-hole`, `bad-leaper`, `unknown-algorithm`, `bad-setting` or `not-for-this-board`.
    #[wasm_bindgen(constructor)]
    pub fn new(settings: &RunSettings) -> Answer<Session> {
        let run = read::run(settings, WhenStuck::Stop, &[])?;
        Ok(run.begin()?.into())
    }

    /// Takes a step; false if the run is over.
    pub fn step(&mut self) -> bool {
        self.session.step()
    }

    /// Undoes a step; false at the beginning, and for runs without a timeline. At the `earliest` position it
    /// recomputes the run, which takes as long as the first time.
    pub fn back(&mut self) -> bool {
        self.session.back()
    }

    /// Moves the play head to a position, or as near as possible: to the end if the run is shorter. Further
    /// steps are computed if necessary, which takes about 0.3 µs each on a chessboard and more with
    /// backtracking.
    pub fn seek(&mut self, position: f64) {
        self.session.seek(position as usize);
    }

    /// Takes steps until the run is over, or at most `limit`; true if it is over.
    pub fn finish(&mut self, limit: Option<f64>) -> bool {
        self.session.finish(limit.map_or(usize::MAX, |limit| limit as usize))
    }

    /// Steps to the next moment whose coming step breaks a tie (`"tie"`), or at which the knight is in a dead
    /// end (`"dead-end"`), but at most `limit` steps.
    ///
    /// Throws `bad-setting` for any other landmark.
    #[wasm_bindgen(js_name = findNext)]
    pub fn find_next(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "\"tie\" | \"dead-end\"")] what: &JsValue,
        limit: Option<f64>,
    ) -> Answer<Found> {
        let landmark = match what.as_string().as_deref() {
            Some("tie") => Landmark::Tie,
            Some("dead-end") => Landmark::DeadEnd,
            _ => return Err(write::error(read::bad("what", what, Wanted::Landmarks))),
        };
        let limit = limit.map_or(usize::MAX, |limit| limit as usize);
        let found = match self.session.find_next(landmark, limit) {
            session::Found::Landmark => "found",
            session::Found::End => "end",
            session::Found::Limit => "limit",
        };
        Ok(JsValue::from(found).unchecked_into())
    }

    /// Steps from the beginning to the play head.
    #[wasm_bindgen(getter)]
    pub fn position(&self) -> usize {
        self.session.position()
    }

    /// The last position that can be sought without computing new steps.
    #[wasm_bindgen(getter)]
    pub fn recorded(&self) -> usize {
        self.session.recorded()
    }

    /// The earliest position that can be sought without recomputing the run.
    #[wasm_bindgen(getter)]
    pub fn earliest(&self) -> usize {
        self.session.earliest()
    }

    /// The moves made by hand, and those scheduled, each with the number of steps before it: `"12:e5,13:g6"`.
    /// Empty if there are none.
    #[wasm_bindgen(getter, js_name = byHand)]
    pub fn by_hand(&self) -> String {
        write_moves(self.session.graph(), self.session.played())
    }

    /// Whether the play head is at the end of a finished run.
    #[wasm_bindgen(getter)]
    pub fn done(&self) -> bool {
        self.session.is_done()
    }

    /// Whether the run can go back: false if the board is too large for a timeline.
    #[wasm_bindgen(getter)]
    pub fn timeline(&self) -> bool {
        self.session.has_timeline()
    }

    /// Whether the run continues only when the caller plays a move.
    #[wasm_bindgen(getter)]
    pub fn waits(&self) -> bool {
        self.session.waits_for_player()
    }

    /// A description of the run at the play head, without the path. Cheap on any board.
    pub fn moment(&self) -> Moment {
        write::moment(&self.session, MAX_CANDIDATES).unchecked_into()
    }

    /// A moment with the whole path and all moves. Cost grows with the path.
    pub fn state(&self) -> State {
        let graph = self.session.graph();
        let subgraph = self.session.subgraph();
        let state = write::moment(&self.session, usize::MAX);
        write::set(&state, "path", &write::names(graph, subgraph.walk()).into());
        let squares = (0..graph.len() as u32).map(Square);
        let moves = squares.flat_map(|from| {
            let ends = subgraph.links(from).filter(move |to| from < *to);
            ends.map(move |to| Array::of2(&write::name(graph, from), &write::name(graph, to)))
        });
        write::set(&state, "moves", &write::array(moves).into());
        state.unchecked_into()
    }

    /// The picture as an SVG document.
    ///
    /// Throws `bad-setting`, `bad-square` or `square-is-a-hole`.
    pub fn svg(&self, view: Option<SvgView>) -> Answer<String> {
        let view = view.map_or_else(|| js_sys::Object::new().into(), JsValue::from);
        let canvas = read::canvas(self.embedding(), view.unchecked_ref())?;
        let scene::View { layers, theme, number_from, .. } = canvas.view;
        Ok(self.session.svg(layers, theme, number_from))
    }

    /// Paints everything, on any canvas.
    ///
    /// Throws `bad-setting`, `bad-square` or `square-is-a-hole`, and `not-supported` if the context cannot
    /// draw.
    pub fn paint(
        &self,
        #[wasm_bindgen(unchecked_param_type = "CanvasContext")] context: &Context,
        view: &View,
    ) -> Answer<()> {
        let embedding = self.embedding();
        let canvas = read::canvas(embedding, view)?;
        painter::check(context)?;
        let window = Window::whole(embedding).seen(embedding, &canvas.view.layout);
        let shapes = self.session.draw(&canvas.view, &window);
        painter::paint(context, &shapes, &canvas, canvas.bounds())
    }

    /// A painter for a canvas that is painted repeatedly, like `new CanvasPainter(context)`.
    ///
    /// Throws `not-supported` if the context cannot draw.
    #[allow(clippy::unused_self)] // It knows the run from being told with each painting.
    pub fn painter(
        &self,
        #[wasm_bindgen(unchecked_param_type = "CanvasContext")] context: Context,
    ) -> Answer<CanvasPainter> {
        CanvasPainter::new(context)
    }

    /// The layers that can be drawn on a canvas of this size: on small squares some would merge into a blot,
    /// and `paint` leaves them out even if requested.
    ///
    /// Throws as `paint` does.
    #[wasm_bindgen(js_name = drawableLayers, unchecked_return_type = "Layer[]")]
    pub fn drawable_layers(&self, view: &View) -> Answer<js_sys::Array> {
        let embedding = self.embedding();
        let canvas = read::canvas(embedding, view)?;
        Ok(write::array(Layers::drawable(embedding, &canvas.view.layout).names()))
    }

    /// The camera of a view after a movement: everything is scaled by `factor` around the point (`x`, `y`) of
    /// the canvas, and then moved by `right` and `down`. Lengths are CSS pixels. `null` if the whole board is
    /// visible; no camera leaves it.
    ///
    /// Throws as `paint` does.
    #[wasm_bindgen(js_name = moveCamera)]
    pub fn move_camera(
        &self,
        view: &View,
        x: f64,
        y: f64,
        factor: f64,
        right: f64,
        down: f64,
    ) -> Answer<Camera> {
        let embedding = self.embedding();
        let canvas = read::canvas(embedding, view)?;
        let movement = Movement { at: (x, y), factor, by: (right, down) };
        Ok(write::camera(canvas.stage(embedding).moved(canvas.camera, movement)))
    }

    /// The camera of a view, moved as little as possible so that it shows the whole square; `null` if there
    /// is none.
    ///
    /// Throws as `paint` does.
    #[wasm_bindgen(js_name = showSquare)]
    pub fn show_square(&self, view: &View, square: &AnySquare) -> Answer<Camera> {
        let embedding = self.embedding();
        let canvas = read::canvas(embedding, view)?;
        let square = read::square(embedding, square).map_err(write::error)?;
        let stage = canvas.stage(embedding);
        let camera = canvas.camera.and_then(|camera| stage.showing(camera, square));
        Ok(write::camera(camera))
    }

    /// The square at a point of a canvas, in CSS pixels from its top left corner; `undefined` off
    /// the board, on holes, and away from the vertices of a graph.
    ///
    /// Throws as `paint` does.
    #[wasm_bindgen(js_name = squareAt)]
    pub fn square_at(&self, x: f64, y: f64, view: &View) -> Answer<Option<String>> {
        let embedding = self.embedding();
        let canvas = read::canvas(embedding, view)?;
        let square = canvas.view.layout.square_at(embedding, x, y);
        Ok(square.map(|square| embedding.name(square)))
    }

    /// The position of a square on a canvas, in CSS pixels from its top left corner; it may be outside the
    /// canvas if a camera does not show it.
    ///
    /// Throws as `paint` does, and `bad-square`.
    #[wasm_bindgen(js_name = squareBox)]
    pub fn square_box(
        &self,
        #[wasm_bindgen(unchecked_param_type = "SquareName")] square: &JsValue,
        view: &View,
    ) -> Answer<SquareBox> {
        let embedding = self.embedding();
        let canvas = read::canvas(embedding, view)?;
        let square = read::square_or_hole(embedding, square)?;
        Ok(write::square_box(embedding, square, &canvas.view.layout))
    }

    /// Writes a measure of rules on open squares, in pictures and descriptions: its id, or nothing for what the
    /// method goes by. `turn` and `order`, which are of moves, are none of squares.
    ///
    /// Throws `bad-setting`.
    #[wasm_bindgen(js_name = numberBy)]
    pub fn number_by(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "RuleMeasureId | null | undefined")]
        measure: &JsValue,
    ) -> Answer<()> {
        Ok(self.session.number_by(read::rule_measure("numbers", measure)?)?)
    }

    /// A description of a square at the play head. Throws `bad-square`.
    #[wasm_bindgen(js_name = squareInfo)]
    pub fn square_info(
        &self,
        #[wasm_bindgen(unchecked_param_type = "SquareName")] square: &JsValue,
    ) -> Answer<SquareInfo> {
        let graph = self.session.graph();
        let square = read::square_or_hole(Embedding::from(&**graph), square)?;
        let place = graph.board().map(|board| board.position(square));
        let (column, row) = place.unwrap_or((square.0 as i32, 0));
        let is_hole = !graph.contains(square);
        let accessibility = if is_hole { 0 } else { self.session.accessibility(square) };
        let visit = self.session.visit(square);
        let candidate =
            self.session.measured_candidates().find(|(candidate, _)| candidate.square == square);
        // A candidate shows the measure of the choice.
        let (measure, value) = match candidate {
            Some((_, value)) if self.session.numbers().is_none() => {
                (self.session.measure().id(), value)
            }
            _ if is_hole => (write::square_measure(&self.session), 0),
            _ => (write::square_measure(&self.session), self.session.measured(square)),
        };
        let info: Object = write::object([
            ("square", write::name(graph, square)),
            ("column", column.into()),
            ("row", row.into()),
            ("hole", is_hole.into()),
            ("knight", (self.session.walker() == Some(square)).into()),
            ("visit", visit.into()),
            ("label", self.session.label(square).into()),
            ("accessibility", accessibility.into()),
            ("measure", measure.into()),
            ("value", value.into()),
            ("candidate", candidate.is_some().into()),
            ("chosen", candidate.is_some_and(|(candidate, _)| candidate.chosen).into()),
        ]);
        if graph.board().is_none() {
            let neighbours: Vec<Square> = graph.neighbours(square).collect();
            write::set(&info, "neighbours", &write::names(graph, &neighbours));
        }
        Ok(info.unchecked_into())
    }

    /// The tour that the run found, if the play head is at its end; a closed one begins at `start`, if that
    /// is given.
    ///
    /// Throws `bad-square` or `square-is-a-hole`.
    pub fn tour(&self, start: Option<AnySquare>) -> Answer<FinishedTour> {
        let Some(Outcome::Tour(tour)) = self.session.moment().outcome else {
            return Ok(JsValue::UNDEFINED.unchecked_into());
        };
        let turned = match start {
            Some(start) => {
                let start = read::square(self.embedding(), &start);
                tour.starting_at(start.map_err(write::error)?)
            }
            None => None,
        };
        let tour = turned.as_ref().unwrap_or(tour);
        let names = write::names(tour.graph(), tour.squares());
        Ok(write::answer([
            ("closed", tour.is_closed().into()),
            ("squares", names.into()),
            ("numbers", numbered_board(tour).into()),
        ]))
    }

    pub(super) fn embedding(&self) -> Embedding<'_> {
        self.session.embedding()
    }
}
