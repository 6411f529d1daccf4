//! A run as an animated GIF, frame by frame as the page makes it.

use std::path::PathBuf;

use clap::Args;

use knights_tour::run::animation::{
    DELAYS, FlashGuard, MAX_BYTES, MAX_STEPS, Plan, SIZES, USUAL_DELAY, USUAL_SIZE,
};
use knights_tour::run::error::RunError;
use knights_tour::run::request::Run;
use knights_tour::scene::gif::{Gif, Palette, Tally};
use knights_tour::scene::{Layers, Stage, Theme, View, Window};
use knights_tour::search::Outcome;
use knights_tour::session::{MAX_RECORDED_SQUARES, Painted, Session};

use crate::args::{PICTURES, STREAM};
use crate::painter::Painter;
use crate::report::Failure;
use crate::work::{End, Watch};

/// Steps between two readings of the clock.
const STEPS_A_LOOK: usize = 1000;

/// The last, the middle and the first picture are sampled for colours.
const SAMPLES: usize = 3;

/// The options of an animation.
#[derive(Args, Debug)]
pub struct Film {
    /// Saves the run, step by step, as an animated GIF, also if it ends without a tour
    #[arg(long, value_name = "FILE", group = "pictures", conflicts_with = "print", help_heading = PICTURES)]
    pub gif: Option<PathBuf>,
    /// The pixels on the longer side of the GIF
    #[arg(long, requires = "gif", conflicts_with = "print", value_name = "PIXELS", default_value_t = USUAL_SIZE, value_parser = clap::value_parser!(u32).range(i64::from(*SIZES.start())..=i64::from(*SIZES.end())), help_heading = PICTURES)]
    size: u32,
    /// The milliseconds for which the GIF shows each step
    #[arg(long, requires = "gif", conflicts_with = "print", value_name = "NUMBER", default_value_t = USUAL_DELAY, value_parser = clap::value_parser!(u32).range(i64::from(*DELAYS.start())..=i64::from(*DELAYS.end())), help_heading = PICTURES)]
    delay: u32,
}

impl Film {
    /// Reports what cannot be shown before the run begins.
    pub fn check(&self, run: &Run) -> Result<(), Failure> {
        let Some(place) = &self.gif else { return Ok(()) };
        if place.as_os_str() == STREAM {
            let sentence = "the GIF needs a file of its own; name one after --gif";
            return Err(Failure::Usage(sentence.to_owned()));
        }
        let squares = run.graph.len();
        if squares > MAX_RECORDED_SQUARES {
            return Err(
                RunError::TooLargeToAnimate { squares, largest: MAX_RECORDED_SQUARES }.into()
            );
        }
        Ok(())
    }

    /// The file for a run that has ended like this; `None` if it was interrupted.
    pub fn make(
        &self,
        run: &Run,
        outcome: &Outcome,
        layers: Layers,
        theme: &'static Theme,
    ) -> Result<Option<Vec<u8>>, Failure> {
        let mut watch = Watch::new(None);
        let mut session = run.begin()?;
        let end = watch.run(
            &mut session,
            |session| Ok(seek(session, MAX_STEPS as usize)),
            |session| format!("for the GIF: {} steps", session.position()),
        )?;
        if end == End::Interrupted {
            return Ok(None);
        }
        if session.moment().outcome.map(Outcome::kind) != Some(outcome.kind()) {
            return Err(Failure::Usage(format!(
                "a GIF can show at most {MAX_STEPS} steps, and this run takes more; try another method or start"
            )));
        }
        let mut frames = Frames::new(session, self.size, self.delay, layers, theme)?;
        let end = watch.run(&mut frames, Frames::next, |frames| {
            format!("for the GIF: frame {} of {}", frames.frame, frames.plan.frames())
        })?;
        Ok((end == End::Done).then(|| frames.gif.finish()))
    }
}

/// Goes on towards a position; true when it is reached, or the run is over.
fn seek(session: &mut Session, position: usize) -> bool {
    let before = session.position();
    session.seek(position.clamp(before.saturating_sub(STEPS_A_LOOK), before + STEPS_A_LOOK));
    session.position() == position || session.position() == before
}

/// A GIF under construction.
struct Frames {
    session: Session,
    view: View,
    plan: Plan,
    painter: Painter,
    painted: Option<Painted>,
    guard: FlashGuard,
    gif: Gif,
    /// The number of frames shown or left out, and when the next one is due, in milliseconds.
    frame: usize,
    time: u64,
}

impl Frames {
    /// Before the first frame of a run, which is at its end.
    fn new(
        mut session: Session,
        size: u32,
        delay: u32,
        layers: Layers,
        theme: &'static Theme,
    ) -> Result<Self, Failure> {
        let plan = Plan::new(0, session.position(), delay)?;
        let stage = Stage::around(session.embedding(), size.into(), theme);
        let (width, height, layout) = (stage.width, stage.height, stage.layout(None));
        let mut view = View::still(layers, theme, layout);
        view.choice = plan.shows_choice();
        let painter = Painter::new(width as u32, height as u32, layout);
        let mut painter = painter.ok_or(Failure::NoMemory)?;
        let mut tally = Tally::default();
        for sample in (0..SAMPLES).rev() {
            session.seek(plan.to * sample / (SAMPLES - 1));
            paint(&mut painter, &session, &view);
            tally.count(painter.pixels());
        }
        let gif = Gif::new(width as u16, height as u16, Palette::new(theme, &tally));
        let (painted, guard) = (None, FlashGuard::default());
        Ok(Self { session, view, plan, painter, painted, guard, gif, frame: 0, time: 0 })
    }

    /// Adds a frame; true if it was the last.
    fn next(&mut self) -> Result<bool, Failure> {
        let milliseconds = self.plan.delay_of(self.frame);
        while !seek(&mut self.session, self.plan.position(self.frame)) {}
        let taken_back = self.painted.as_ref().map_or(0.0, |it| it.taken_back(&self.session));
        let is_last = self.frame + 1 == self.plan.frames();
        let hundredths = (milliseconds / 10) as u16;
        if self.frame == 0 || self.guard.allows(taken_back, self.time) || is_last {
            paint(&mut self.painter, &self.session, &self.view);
            self.painted = Some(Painted::new(&self.session, self.view.clone()));
            self.gif.push(self.painter.pixels(), hundredths);
        } else {
            self.gif.hold(hundredths);
        }
        if self.gif.bytes() > MAX_BYTES {
            return Err(RunError::AnimationTooLarge { most: MAX_BYTES }.into());
        }
        self.frame += 1;
        self.time += u64::from(milliseconds);
        Ok(is_last)
    }
}

fn paint(painter: &mut Painter, session: &Session, view: &View) {
    let window = Window::whole(session.embedding());
    painter.paint(&session.draw(view, &window));
}
