//! A run as frames: which of its moments are shown, for how long, and about how large a file of them is.

use std::ops::RangeInclusive;

use super::error::RunError;
use super::session::{MAX_RECORDED_SQUARES, Session};
use crate::graph::embedding::Embedding;
use crate::scene::{Layers, View};

/// Pixels on the longer side of a frame.
pub const SIZES: RangeInclusive<u32> = 64..=2000;
/// Pixels unless told otherwise.
pub const USUAL_SIZE: u32 = 480;

/// Milliseconds that a frame stays. Shorter ones browsers take for long ones.
pub const DELAYS: RangeInclusive<u32> = 20..=10_000;
/// Milliseconds unless told otherwise.
pub const USUAL_DELAY: u32 = 200;
/// The last frame stays at least so long, before all begins again.
const LAST_DELAY: u32 = 2000;

/// Milliseconds in which a choice can be read. Frames that stay for less show none: it would flicker.
const LEAST_FOR_CHOICE: u32 = 125;

/// The most frames. Of a longer run only every second, third, … step is one.
pub const MAX_FRAMES: usize = 2000;

/// The last step that can be shown. Runs are gone through before their frames are made, and must not
/// take too long, or too much memory.
pub const MAX_STEPS: u32 = 400_000;

/// The most bytes of a file.
pub const MAX_BYTES: usize = 100 << 20;

/// Bytes of a file before its first frame, mostly of the palette.
const FILE: usize = 800;

/// What falls back may be shown anew after so many milliseconds, so that no second has more than three
/// flashes (WCAG 2.3.1), or where it is of fewer pixels than these.
const FLASH_PERIOD: u32 = 350;
const SMALL_AREA: f64 = 10_000.0;

/// Which moments of a run are frames, and for how long they are seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Steps before the first frame.
    pub from: usize,
    /// Steps before the last.
    pub to: usize,
    /// Steps from one frame to the next; to the last there may be fewer.
    pub every: usize,
    /// Milliseconds that each frame but the last is seen, tens of them.
    pub delay: u32,
}

impl Plan {
    /// The frames of a range of steps, each seen for so many milliseconds.
    ///
    /// # Errors
    /// [`RunError::NoSuchSteps`] when it ends before it begins.
    pub fn new(from: usize, to: usize, delay: u32) -> Result<Self, RunError> {
        if from > to {
            return Err(RunError::NoSuchSteps { from, to });
        }
        let every = (to - from).div_ceil(MAX_FRAMES - 1).max(1);
        let delay = delay.clamp(*DELAYS.start(), *DELAYS.end()).next_multiple_of(10);
        Ok(Self { from, to, every, delay })
    }

    /// Whether frames stay long enough for the coming choice to be shown on them.
    #[must_use]
    pub fn shows_choice(&self) -> bool {
        self.delay >= LEAST_FOR_CHOICE
    }

    /// How many frames there are.
    #[must_use]
    pub fn frames(&self) -> usize {
        (self.to - self.from).div_ceil(self.every) + 1
    }

    /// Steps before a frame, of which the first is number 0.
    #[must_use]
    pub fn position(&self, frame: usize) -> usize {
        (self.from + frame * self.every).min(self.to)
    }

    /// Milliseconds that a frame is seen.
    #[must_use]
    pub fn delay_of(&self, frame: usize) -> u32 {
        if frame + 1 < self.frames() { self.delay } else { self.delay.max(LAST_DELAY) }
    }

    /// Milliseconds from the first frame to the end of the last.
    #[must_use]
    pub fn milliseconds(&self) -> u64 {
        u64::from(self.delay) * (self.frames() as u64 - 1) + u64::from(self.delay.max(LAST_DELAY))
    }

    /// About how many bytes a GIF has of it, whose frames are so large. Measured: files come out half as
    /// large to twice as large, and smaller where frames are left out because they would flash.
    #[must_use]
    pub fn bytes(&self, session: &Session, view: &View, pixels: usize) -> usize {
        let embedding = session.embedding();
        let layers = view.layers.and(Layers::drawable(embedding, &view.layout));
        // Most of it is the edges of what changes around the knight, and more of that than of one step
        // changes in several.
        let edges = 70.0 + 60.0 * f64::from(layers.graph) + 50.0 * f64::from(layers.degrees);
        let frame = match embedding {
            Embedding::Board(_) => edges * view.layout.square * (self.every as f64).sqrt(),
            Embedding::Circle(_) => pixels as f64 / 30.0,
        };
        // No more changes than all of it.
        let frame = frame.min(pixels as f64 / 12.0);
        // A search that goes on for long goes back again and again, and is seen between flashes.
        let goes_back = self.to - self.from > 2 * session.graph().squares();
        let flashes = (self.milliseconds() / u64::from(FLASH_PERIOD)) as usize;
        let most = if goes_back && self.delay < FLASH_PERIOD { flashes } else { usize::MAX };
        FILE + pixels / 15 + (self.frames() - 1).min(most) * frame as usize
    }
}

/// Refuses runs that cannot be shown moment by moment.
///
/// # Errors
/// [`RunError::TooLargeToAnimate`].
pub fn check(session: &Session) -> Result<(), RunError> {
    let squares = session.graph().len();
    if session.has_timeline() {
        return Ok(());
    }
    Err(RunError::TooLargeToAnimate { squares, largest: MAX_RECORDED_SQUARES })
}

/// Keeps an animation from flashing: what falls back, such as the path of a search that backtracks, is
/// not shown more than three times a second. Frames that would are left out.
#[derive(Clone, Copy, Debug, Default)]
pub struct FlashGuard {
    /// Milliseconds at which something fell back last, and how many pixels have since.
    since: Option<u64>,
    area: f64,
}

impl FlashGuard {
    /// Whether a frame may be shown at a time, in milliseconds from the first, when in so many pixels
    /// of it what was there is taken back.
    pub fn allows(&mut self, taken_back: f64, now: u64) -> bool {
        let is_over = self.since.is_none_or(|since| now - since >= FLASH_PERIOD.into());
        let area = if is_over { taken_back } else { self.area + taken_back };
        if !is_over && area > SMALL_AREA {
            return false;
        }
        if taken_back > 0.0 {
            self.area = area;
            if is_over {
                self.since = Some(now);
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plan_goes_from_its_first_step_to_its_last() {
        let plan = Plan::new(3, 64, 205).unwrap();
        assert_eq!((plan.every, plan.frames(), plan.delay), (1, 62, 210));
        assert_eq!((plan.position(0), plan.position(61)), (3, 64));
        assert_eq!((plan.delay_of(60), plan.delay_of(61)), (210, 2000));
        assert_eq!(plan.milliseconds(), 61 * 210 + 2000);
        let one = Plan::new(7, 7, 5000).unwrap();
        assert_eq!((one.frames(), one.position(0), one.milliseconds()), (1, 7, 5000));
        assert_eq!(Plan::new(8, 7, 20), Err(RunError::NoSuchSteps { from: 8, to: 7 }));
    }

    #[test]
    fn a_long_run_is_thinned_and_ends_where_it_ends() {
        for steps in [1998, 1999, 2000, 2001, 5000, 123_457, MAX_STEPS as usize] {
            let plan = Plan::new(0, steps, 20).unwrap();
            let frames = plan.frames();
            assert!(frames <= MAX_FRAMES, "{steps}: {frames}");
            assert!(frames > MAX_FRAMES / 2, "{steps}: {frames}");
            assert_eq!(plan.position(frames - 1), steps);
            assert!(plan.position(frames - 2) < steps);
        }
    }

    #[test]
    fn delays_are_what_browsers_keep_to() {
        let delay = |milliseconds| Plan::new(0, 9, milliseconds).unwrap().delay;
        assert_eq!([0, 20, 21, 999, u32::MAX].map(delay), [20, 20, 30, 1000, 10_000]);
        let shows_choice = |milliseconds| Plan::new(0, 9, milliseconds).unwrap().shows_choice();
        assert_eq!([20, 120, 130, 2000].map(shows_choice), [false, false, true, true]);
    }

    #[test]
    fn large_areas_fall_back_three_times_a_second_at_most() {
        let mut guard = FlashGuard::default();
        let shown = (0..100).filter(|frame| guard.allows(50_000.0, frame * 20)).count();
        assert_eq!(shown, 6, "in two seconds");
        // What is small or grows is shown at once.
        let mut guard = FlashGuard::default();
        assert!((0..100).all(|frame| guard.allows(100.0, frame * 20)));
        assert!(guard.allows(0.0, 2000));
    }
}
