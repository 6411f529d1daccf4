//! The frames of an animation, painted one after the other on a canvas.

use std::ops::RangeInclusive;

use js_sys::{Function, Object, Reflect, Uint8ClampedArray, global};
use wasm_bindgen::prelude::*;
use web_sys::OffscreenCanvas;

use super::AnimationSettings;
use crate::call::{CallError, Wanted};
use crate::run::animation::{self, DELAYS, FlashGuard, MAX_STEPS, Plan, SIZES};
use crate::scene::gif::PIXEL;
use crate::scene::{self, Stage};
use crate::search::WhenStuck;
use crate::web::canvas_painter::CanvasPainter;
use crate::web::context::Context;
use crate::web::read::{self, Canvas};
use crate::web::session::Session;
use crate::web::{Answer, painter, write};

/// Steps of a run taken at a time: less than a millisecond on a chessboard.
const STEPS: usize = 1000;

/// A run shown frame by frame.
pub struct Film {
    session: Session,
    view: scene::View,
    width: f64,
    height: f64,
    /// The caller's function that creates canvases, if any.
    maker: Option<Function>,
    screen: Option<Screen>,
    from: usize,
    /// The requested last position, if any.
    to: Option<usize>,
    delay: u32,
    /// `None` until the end of the run is known.
    plan: Option<Plan>,
    /// The number of frames shown or omitted, and when the next one is due, in milliseconds.
    frame: usize,
    time: u64,
    guard: FlashGuard,
}

struct Screen {
    painter: CanvasPainter,
    context: Context,
}

/// The next frame.
pub struct Shown {
    /// Whether it was painted. If it would flash, the previous one stays.
    pub is_new: bool,
    pub milliseconds: u32,
}

/// The settings of an animation in addition to the run's.
const OWN: &[&str] =
    &["from", "to", "size", "delay", "canvas", "layers", "theme", "choice", "camera", "numberFrom"];

impl Film {
    /// A run at its beginning; nothing is painted yet.
    pub fn new(asked: &AnimationSettings) -> Answer<Self> {
        let run = read::run(asked.unchecked_ref(), WhenStuck::Stop, OWN)?;
        let session: Session = run.begin()?.into();
        animation::check(&session.session)?;
        let step = |name| number(asked, name, 0..=MAX_STEPS, Wanted::Step);
        let (from, to) = (step("from")?.unwrap_or(0) as usize, step("to")?);
        let side = number(asked, "size", SIZES, Wanted::AnimationSize)?;
        let delay = number(asked, "delay", DELAYS, Wanted::AnimationDelay)?;
        let delay = delay.unwrap_or(animation::USUAL_DELAY);
        let to = to.map(|to| to as usize);
        let plan = to.map(|to| Plan::new(from, to, delay)).transpose()?;
        let maker = maker(&read::get(asked, "canvas")?)?;
        let embedding = session.embedding();
        let Canvas { view, camera, .. } = read::canvas(embedding, asked.unchecked_ref())?;
        let side = f64::from(side.unwrap_or(animation::USUAL_SIZE));
        let stage = Stage::around(embedding, side, view.theme);
        let (width, height, layout) = (stage.width, stage.height, stage.layout(camera));
        let view = scene::View { layout, glide: 1.0, cursor: None, ..view };
        let (screen, frame, time, guard) = (None, 0, 0, FlashGuard::default());
        Ok(Self {
            session,
            view,
            width,
            height,
            maker,
            screen,
            from,
            to,
            delay,
            plan,
            frame,
            time,
            guard,
        })
    }

    pub fn theme(&self) -> &'static scene::Theme {
        self.view.theme
    }

    /// Width and height of a frame.
    pub fn size(&self) -> (u16, u16) {
        (self.width as u16, self.height as u16)
    }

    /// The frames, once the end of the run is known.
    pub fn plan(&self) -> Option<&Plan> {
        self.plan.as_ref()
    }

    /// The number of frames shown or omitted.
    pub fn frame(&self) -> usize {
        self.frame
    }

    /// The approximate size of a GIF in bytes.
    pub fn bytes(&self, plan: &Plan) -> usize {
        let pixels = self.width * self.height;
        plan.bytes(&self.session.session, &self.view, pixels as usize)
    }

    /// Advances the run; true when the last step to show is known.
    pub fn run(&mut self) -> Answer<bool> {
        let session = &mut self.session.session;
        let end = self.to.unwrap_or(MAX_STEPS as usize);
        let next = end.min(session.position() + STEPS);
        session.seek(next);
        let is_over = session.position() == end || session.position() < next;
        if is_over {
            let plan = Plan::new(self.from, session.position(), self.delay)?;
            self.view.choice &= plan.shows_choice();
            self.plan = Some(plan);
        }
        Ok(is_over)
    }

    /// Moves towards a position; true when it is reached, or the run cannot go further.
    fn go_to(&mut self, position: usize) -> bool {
        let session = &mut self.session.session;
        let at = session.position();
        session.seek(position.clamp(at.saturating_sub(STEPS), at + STEPS));
        session.position() == position || session.position() == at
    }

    /// Paints the picture at a position and returns its pixels; `None` while the run is on its way there.
    pub fn pixels_at(&mut self, position: usize) -> Answer<Option<Vec<u8>>> {
        if !self.go_to(position) {
            return Ok(None);
        }
        self.paint()?;
        self.pixels().map(Some)
    }

    /// Paints the next frame; `None` if there are no more.
    pub fn show_next(&mut self) -> Answer<Option<Shown>> {
        let Some(plan) = self.plan.filter(|plan| self.frame < plan.frames()) else {
            return Ok(None);
        };
        let milliseconds = plan.delay_of(self.frame);
        while !self.go_to(plan.position(self.frame)) {}
        let is_last = self.frame + 1 == plan.frames();
        let taken_back =
            self.screen.as_ref().map_or(0.0, |it| it.painter.taken_back(&self.session));
        let is_new = self.frame == 0 || self.guard.allows(taken_back, self.time) || is_last;
        if is_new {
            self.paint()?;
        }
        self.frame += 1;
        self.time += u64::from(milliseconds);
        Ok(Some(Shown { is_new, milliseconds }))
    }

    fn paint(&mut self) -> Answer<()> {
        let (width, height) = (self.width, self.height);
        let canvas = Canvas {
            view: self.view.clone(),
            width,
            height,
            pixel_ratio: 1.0,
            camera: None,
            milliseconds: f64::INFINITY,
        };
        if self.screen.is_none() {
            self.screen = Some(Screen::new(self.maker.as_ref(), width, height)?);
        }
        let Some(screen) = &mut self.screen else { return Ok(()) };
        screen.painter.paint_canvas(&self.session, canvas).map(|_| ())
    }

    /// The painted pixels, row by row: red, green, blue and alpha.
    pub fn pixels(&self) -> Answer<Vec<u8>> {
        let Some(Screen { context, .. }) = &self.screen else { return Ok(Vec::new()) };
        let image = context.get_image_data(0.0, 0.0, self.width, self.height)?;
        let data = read::get(&image, "data")?;
        let pixels =
            data.dyn_ref::<Uint8ClampedArray>().map_or_else(Vec::new, Uint8ClampedArray::to_vec);
        if pixels.len() == self.width as usize * self.height as usize * PIXEL {
            return Ok(pixels);
        }
        Err(CallError::NeedsCanvas.into())
    }
}

impl Screen {
    fn new(maker: Option<&Function>, width: f64, height: f64) -> Answer<Self> {
        let canvas: OffscreenCanvas = match maker {
            // Any kind of canvas; `getContext` is the same.
            Some(maker) => {
                maker.call2(&JsValue::NULL, &width.into(), &height.into())?.unchecked_into()
            }
            None => OffscreenCanvas::new(width as u32, height as u32)?,
        };
        let has_contexts =
            Reflect::get(&canvas, &"getContext".into()).is_ok_and(|method| method.is_function());
        if !has_contexts {
            return Err(CallError::NeedsCanvas.into());
        }
        let options = write::object([("willReadFrequently", true.into())]);
        let context = canvas.get_context_with_context_options("2d", &options)?;
        let context: Context = context.unwrap_or_else(Object::new).unchecked_into();
        let is_readable =
            Reflect::get(&context, &"getImageData".into()).is_ok_and(|method| method.is_function());
        if !is_readable {
            return Err(CallError::NeedsCanvas.into());
        }
        painter::check(&context)?;
        Ok(Self { painter: CanvasPainter::new(context.clone())?, context })
    }
}

/// An integer in a range; `None` if it is missing.
fn number(
    asked: &JsValue,
    name: &'static str,
    range: RangeInclusive<u32>,
    wanted: Wanted,
) -> Answer<Option<u32>> {
    let value = read::get(asked, name)?;
    if read::is_missing(&value) {
        return Ok(None);
    }
    let fits = |number: &u32| range.contains(number);
    match read::number(name, &value).ok().filter(fits) {
        Some(number) => Ok(Some(number)),
        None => Err(read::bad(name, &value, wanted).into()),
    }
}

/// The function that creates canvases; `None` if the browser does.
fn maker(value: &JsValue) -> Answer<Option<Function>> {
    let has = |name: &str| Reflect::has(&global(), &name.into()).unwrap_or(false);
    let is_missing = read::is_missing(value);
    // Painting the knight needs `Path2D`.
    if !has("Path2D") || is_missing && !has("OffscreenCanvas") {
        return Err(CallError::NeedsCanvas.into());
    }
    match value.dyn_ref::<Function>() {
        None if is_missing => Ok(None),
        None => Err(read::bad("canvas", value, Wanted::CanvasMaker).into()),
        maker => Ok(maker.cloned()),
    }
}
