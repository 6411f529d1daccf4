//! Animations of runs, made frame by frame.

mod film;

use std::mem;

use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;

use self::film::Film;
use super::{AnimationPlan, AnimationProgress, AnimationSettings, Answer, now, slice, write};
use crate::run::animation::{MAX_BYTES, Plan};
use crate::run::error::RunError;
use crate::scene::gif::{Gif, Palette, Tally};

/// An animated GIF of a run, as `new GifRendering(settings)` makes it.
///
/// Throws as that does.
#[wasm_bindgen(js_name = renderGif)]
pub fn render_gif(settings: &AnimationSettings) -> Answer<GifRendering> {
    GifRendering::new(settings)
}

/// An animated GIF that is made in slices.
#[wasm_bindgen]
pub struct GifRendering {
    film: Film,
    phase: Phase,
}

enum Phase {
    /// Running up to the last step to show.
    Running,
    /// Painting this many pictures to collect their colours.
    Sampling(Tally, usize),
    Painting(Gif),
    Done(Vec<u8>),
}

/// The last, the middle and the first picture are sampled for colours.
const SAMPLES: usize = 3;

#[wasm_bindgen]
impl GifRendering {
    /// An animation before its first frame. `advance` makes it.
    ///
    /// Throws as `new Session` does, `bad-setting` for an invalid range of steps, size, delay, theme or
    /// layers, `not-for-this-board` for boards of more than 65,536 squares, including holes, and
    /// `needs-canvas` if there is none.
    #[wasm_bindgen(constructor)]
    pub fn new(settings: &AnimationSettings) -> Answer<GifRendering> {
        Ok(Self { film: Film::new(settings)?, phase: Phase::Running })
    }

    /// Works for about this many milliseconds, by default 8, and returns the progress. With 0 it does at most
    /// one frame; when `fraction` grows, that frame is on the canvas.
    ///
    /// Throws `bad-setting` for an invalid number of milliseconds, or if the run ends before the first step
    /// to show, `needs-canvas` for an unusable canvas, and `animation-too-large` beyond 100 MiB. Exceptions
    /// of the canvas are passed on.
    pub fn advance(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] milliseconds: &JsValue,
    ) -> Answer<AnimationProgress> {
        let end = slice::deadline(milliseconds)?;
        while !self.work()? && now() < end {}
        let (bytes, is_done) = match &self.phase {
            Phase::Painting(gif) => (gif.bytes(), false),
            Phase::Done(file) => (file.len(), true),
            _ => (0, false),
        };
        let frames = self.film.plan().map_or(1, Plan::frames);
        let fraction = if is_done { 1.0 } else { self.film.frame() as f64 / frames as f64 };
        Ok(write::answer([
            ("done", is_done.into()),
            ("fraction", fraction.into()),
            ("bytes", bytes.into()),
        ]))
    }

    /// The frames; `null` until the end of the run is known, unless `to` was given.
    #[wasm_bindgen(getter)]
    pub fn plan(&self) -> AnimationPlan {
        let Some(plan) = self.film.plan() else { return JsValue::NULL.unchecked_into() };
        let (width, height) = self.film.size();
        write::answer([
            ("from", plan.from.into()),
            ("to", plan.to.into()),
            ("every", plan.every.into()),
            ("frames", plan.frames().into()),
            ("width", width.into()),
            ("height", height.into()),
            ("delay", plan.delay.into()),
            ("milliseconds", (plan.milliseconds() as f64).into()),
            ("bytes", self.film.bytes(plan).into()),
        ])
    }

    /// The file, or `null` until it is finished.
    #[wasm_bindgen(getter, unchecked_return_type = "Uint8Array<ArrayBuffer> | null")]
    pub fn result(&self) -> JsValue {
        match &self.phase {
            Phase::Done(file) => Uint8Array::from(&file[..]).into(),
            _ => JsValue::NULL,
        }
    }
}

impl GifRendering {
    /// Does the next piece of the work, at most a frame; true when all is done.
    fn work(&mut self) -> Answer<bool> {
        let film = &mut self.film;
        match &mut self.phase {
            Phase::Running => {
                if film.run()? {
                    self.phase = Phase::Sampling(Tally::default(), SAMPLES);
                }
            }
            Phase::Sampling(tally, left) => {
                let Some(plan) = film.plan() else { return Ok(false) };
                let position = plan.from + (plan.to - plan.from) * (*left - 1) / (SAMPLES - 1);
                if let Some(pixels) = film.pixels_at(position)? {
                    tally.count(&pixels);
                    *left -= 1;
                }
                if *left == 0 {
                    let (width, height) = film.size();
                    let palette = Palette::new(film.theme(), tally);
                    self.phase = Phase::Painting(Gif::new(width, height, palette));
                }
            }
            Phase::Painting(gif) => {
                if let Some(shown) = film.show_next()? {
                    let hundredths = (shown.milliseconds / 10) as u16;
                    if shown.is_new {
                        gif.push(&film.pixels()?, hundredths);
                    } else {
                        gif.hold(hundredths);
                    }
                    if gif.bytes() > MAX_BYTES {
                        return Err(RunError::AnimationTooLarge { most: MAX_BYTES }.into());
                    }
                } else if let Phase::Painting(gif) =
                    mem::replace(&mut self.phase, Phase::Done(Vec::new()))
                {
                    self.phase = Phase::Done(gif.finish());
                }
            }
            Phase::Done(_) => return Ok(true),
        }
        Ok(matches!(self.phase, Phase::Done(_)))
    }
}
