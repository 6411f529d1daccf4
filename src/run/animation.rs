//! A run as frames: which of its moments are shown, for how long, and the approximate size of the file.

use std::ops::RangeInclusive;

use super::error::RunError;
use super::session::{MAX_RECORDED_SQUARES, Session};
use crate::graph::embedding::Embedding;
use crate::scene::{Layers, View};

/// Pixels on the longer side of a frame.
pub const SIZES: RangeInclusive<u32> = 64..=2000;
/// The default size in pixels.
pub const USUAL_SIZE: u32 = 480;

/// The duration of a frame in milliseconds. Browsers slow down frames that are shorter.
pub const DELAYS: RangeInclusive<u32> = 20..=10_000;
/// The default duration in milliseconds.
pub const USUAL_DELAY: u32 = 200;
/// The least duration of the last frame, before the animation repeats.
const LAST_DELAY: u32 = 2000;

/// The least duration in milliseconds for reading a choice. Shorter frames show none, since it would flicker.
const LEAST_FOR_CHOICE: u32 = 125;

/// The most frames. In a longer run only every second, third, … step has one.
pub const MAX_FRAMES: usize = 2000;

/// The last step that can be shown. A run is computed before its frames are made, which must not take too
/// long, or too much memory.
pub const MAX_STEPS: u32 = 400_000;

/// The maximum file size in bytes.
pub const MAX_BYTES: usize = 100 << 20;

/// The size of a file before its first frame, in bytes; mostly the palette.
const FILE: usize = 800;

/// The least time between two frames that take something back, in milliseconds, so that no second has more
/// than three flashes (WCAG 2.3.1). Changes of at most `SMALL_AREA` pixels are exempt.
const FLASH_PERIOD: u32 = 350;
const SMALL_AREA: f64 = 10_000.0;

/// Which moments of a run are frames, and how long each is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The position of the first frame, in steps.
    pub from: usize,
    /// The position of the last frame, in steps.
    pub to: usize,
    /// Steps from one frame to the next; there may be fewer before the last.
    pub every: usize,
    /// The duration of each frame but the last in milliseconds, a multiple of ten.
    pub delay: u32,
}

impl Plan {
    /// The frames of a range of steps, each shown for `delay` milliseconds.
    ///
    /// # Errors
    /// [`RunError::NoSuchSteps`] if the range ends before it begins.
    pub fn new(from: usize, to: usize, delay: u32) -> Result<Self, RunError> {
        if from > to {
            return Err(RunError::NoSuchSteps { from, to });
        }
        let every = (to - from).div_ceil(MAX_FRAMES - 1).max(1);
        let delay = delay.clamp(*DELAYS.start(), *DELAYS.end()).next_multiple_of(10);
        Ok(Self { from, to, every, delay })
    }

    /// Whether frames are shown long enough to include the coming choice.
    pub fn shows_choice(&self) -> bool {
        self.delay >= LEAST_FOR_CHOICE
    }

    /// The number of frames.
    pub fn frames(&self) -> usize {
        (self.to - self.from).div_ceil(self.every) + 1
    }

    /// The position of a frame in steps; the first frame is number 0.
    pub fn position(&self, frame: usize) -> usize {
        (self.from + frame * self.every).min(self.to)
    }

    /// The duration of a frame in milliseconds.
    pub fn delay_of(&self, frame: usize) -> u32 {
        if frame + 1 < self.frames() { self.delay } else { self.delay.max(LAST_DELAY) }
    }

    /// The duration of the animation in milliseconds.
    pub fn milliseconds(&self) -> u64 {
        u64::from(self.delay) * (self.frames() as u64 - 1) + u64::from(self.delay.max(LAST_DELAY))
    }

    /// The approximate size in bytes of a GIF with frames of this many pixels. Measured: files are between
    /// half and twice as large, and smaller if frames are omitted to avoid flashing.
    pub fn bytes(&self, session: &Session, view: &View, pixels: usize) -> usize {
        let embedding = session.embedding();
        let layers = view.layers.and(Layers::drawable(embedding, &view.layout));
        // Most of it is the edges of what changes around the knight. Several steps in one frame change more
        // of them than one.
        let edges = 70.0 + 60.0 * f64::from(layers.graph) + 50.0 * f64::from(layers.degrees);
        let frame = match embedding {
            Embedding::Board(_) => edges * view.layout.square * (self.every as f64).sqrt(),
            Embedding::Circle(_) => pixels as f64 / 30.0,
        };
        // A change is never larger than the whole frame.
        let frame = frame.min(pixels as f64 / 12.0);
        // A long search goes back again and again, and its frames are thinned out to avoid flashing.
        let goes_back = self.to - self.from > 2 * session.graph().squares();
        let flashes = (self.milliseconds() / u64::from(FLASH_PERIOD)) as usize;
        let most = if goes_back && self.delay < FLASH_PERIOD { flashes } else { usize::MAX };
        FILE + pixels / 15 + (self.frames() - 1).min(most) * frame as usize
    }
}

/// Rejects runs that cannot be shown moment by moment.
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

/// Keeps an animation from flashing: large steps back, as in a search that backtracks, are shown at most
/// three times a second. Other such frames are omitted.
#[derive(Clone, Copy, Debug, Default)]
pub struct FlashGuard {
    /// When something was last taken back, in milliseconds, and how many pixels have been since.
    since: Option<u64>,
    area: f64,
}

impl FlashGuard {
    /// Whether a frame may be shown at a time, in milliseconds from the first, if it takes back this many
    /// pixels.
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
        // Small or growing changes are shown at once.
        let mut guard = FlashGuard::default();
        assert!((0..100).all(|frame| guard.allows(100.0, frame * 20)));
        assert!(guard.allows(0.0, 2000));
    }
}
