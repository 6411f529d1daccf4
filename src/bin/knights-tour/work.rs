//! Long work at a terminal: how far it is, when its time is over, and Ctrl-C.

use std::io::{self, IsTerminal, Write};
use std::process;
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};
use std::time::{Duration, Instant};

use clap::ValueEnum;

use knights_tour::Error;

use crate::report::Ending;

/// Between two lines of progress, and before the first.
const PAUSE: Duration = Duration::from_millis(250);

/// Characters of a line of progress: one that is broken could not be taken back.
const COLUMNS: usize = 78;

/// Nothing is going on that could not be left at once.
const IDLE: u8 = 0;
/// Work is going on, or a file is being written.
const BUSY: u8 = 1;
/// Somebody wants it to stop.
const INTERRUPTED: u8 = 2;

static STATE: AtomicU8 = AtomicU8::new(IDLE);

/// When it is told how far work is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Progress {
    Auto,
    Always,
    Never,
}

/// Whether somebody wants to be told how far work is.
static IS_TOLD: AtomicBool = AtomicBool::new(false);

/// Settles for all work when it is told how far it is.
pub fn tell_progress(when: Progress) {
    let is_told = match when {
        Progress::Auto => io::stderr().is_terminal(),
        Progress::Always => true,
        Progress::Never => false,
    };
    IS_TOLD.store(is_told, Ordering::SeqCst);
}

/// Has Ctrl-C end what is busy at its next pause, and everything else at once; the second time anything.
pub fn listen() {
    // Without it Ctrl-C ends the program as it does every other.
    _ = ctrlc::set_handler(|| {
        if STATE.compare_exchange(BUSY, INTERRUPTED, Ordering::SeqCst, Ordering::SeqCst).is_err() {
            process::exit(Ending::Interrupted as i32);
        }
    });
}

/// Something that should not be left halfway.
struct Busy;

impl Busy {
    fn begin() -> Self {
        STATE.store(BUSY, Ordering::SeqCst);
        Self
    }
}

fn is_interrupted() -> bool {
    STATE.load(Ordering::SeqCst) == INTERRUPTED
}

impl Drop for Busy {
    fn drop(&mut self) {
        STATE.store(IDLE, Ordering::SeqCst);
    }
}

/// Does something that Ctrl-C does not leave halfway.
pub fn undisturbed<T>(work: impl FnOnce() -> T) -> T {
    let _busy = Busy::begin();
    work()
}

/// Why work ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    Done,
    TimeIsUp,
    Interrupted,
}

impl End {
    /// What scripts are told, where work that is not done has no result.
    pub fn ending(self) -> Ending {
        match self {
            Self::Done => Ending::Done,
            Self::TimeIsUp => Ending::Undecided,
            Self::Interrupted => Ending::Interrupted,
        }
    }

    /// Why there is no result, for people; empty where it is done.
    pub fn words(self) -> &'static str {
        match self {
            Self::Done => "",
            Self::TimeIsUp => "the time is up",
            Self::Interrupted => "interrupted",
        }
    }
}

/// A clock, and whoever looks at it.
pub struct Watch {
    began: Instant,
    limit: Option<Duration>,
    /// When the next line of progress is due; none where nobody would see it.
    next_line: Option<Duration>,
    has_line: bool,
}

impl Watch {
    /// A clock that begins now, for work that may take so long.
    pub fn new(limit: Option<Duration>) -> Self {
        let next_line = IS_TOLD.load(Ordering::SeqCst).then_some(PAUSE);
        Self { began: Instant::now(), limit, next_line, has_line: false }
    }

    pub fn seconds(&self) -> f64 {
        self.began.elapsed().as_secs_f64()
    }

    /// Takes work up again, a slice of about a millisecond each time, until it says that it is done, or
    /// it is stopped. `told` says how far it is.
    pub fn run<W>(
        &mut self,
        work: &mut W,
        mut advance: impl FnMut(&mut W) -> Result<bool, Error>,
        told: impl Fn(&W) -> String,
    ) -> Result<End, Error> {
        let _busy = Busy::begin();
        let end = loop {
            match advance(work) {
                Ok(true) => break Ok(End::Done),
                Ok(false) => {}
                Err(error) => break Err(error),
            }
            if is_interrupted() {
                break Ok(End::Interrupted);
            }
            let elapsed = self.began.elapsed();
            if self.limit.is_some_and(|limit| elapsed >= limit) {
                break Ok(End::TimeIsUp);
            }
            if self.next_line.is_some_and(|due| elapsed >= due) {
                self.next_line = Some(elapsed + PAUSE);
                self.show(&line(elapsed, &told(work)));
            }
        };
        self.clear();
        end
    }

    fn show(&mut self, line: &str) {
        _ = write!(io::stderr(), "\r{line}\x1b[K");
        self.has_line = true;
    }

    /// Takes the line of progress back.
    fn clear(&mut self) {
        if std::mem::take(&mut self.has_line) {
            _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}

/// A line of progress.
fn line(elapsed: Duration, told: &str) -> String {
    format!("{} s  {told}", elapsed.as_secs()).chars().take(COLUMNS).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_ends_when_it_is_done_or_its_time_is_up() {
        let count_to = |limit, goal: u32| {
            let mut done = 0;
            let advance = |done: &mut u32| {
                *done += 1;
                Ok(*done == goal)
            };
            let end = Watch::new(limit).run(&mut done, advance, ToString::to_string).unwrap();
            (end, done)
        };
        assert_eq!(count_to(None, 5), (End::Done, 5));
        assert_eq!(count_to(Some(Duration::ZERO), 5), (End::TimeIsUp, 1));
        // Done is done, whatever the time.
        assert_eq!(count_to(Some(Duration::ZERO), 1), (End::Done, 1));
    }

    #[test]
    fn a_line_of_progress_fits_a_terminal() {
        let long = "é".repeat(500);
        assert_eq!(line(Duration::from_millis(61_500), &long).chars().count(), COLUMNS);
        assert_eq!(line(Duration::from_millis(61_500), "12 %"), "61 s  12 %");
    }
}
