//! Long work at a terminal: its progress, its time limit, and Ctrl-C.

use std::io::{self, IsTerminal, Write};
use std::process;
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use clap::ValueEnum;

use crate::report::{Ending, Failure};

/// The interval between two progress lines, and before the first.
const PAUSE: Duration = Duration::from_millis(250);

/// The maximum length of a progress line: a wrapped one could not be erased.
const COLUMNS: usize = 78;

/// Idle: the program can end at once.
const IDLE: u8 = 0;
/// Work is going on.
const BUSY: u8 = 1;
/// The user has interrupted it.
const INTERRUPTED: u8 = 2;
/// It did not pause in time, and the program ends.
const ABANDONED: u8 = 3;
/// A file is being written.
const WRITING: u8 = 4;

/// How long interrupted work may take to its next pause.
const PATIENCE: Duration = Duration::from_millis(500);

static STATE: AtomicU8 = AtomicU8::new(IDLE);

/// When to show progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Progress {
    Auto,
    Always,
    Never,
}

/// Whether to show progress.
static IS_TOLD: AtomicBool = AtomicBool::new(false);

/// Whether to say once that work takes long, because nobody sees its progress.
static IS_TOLD_ONCE: AtomicBool = AtomicBool::new(false);

/// After this, work that shows no progress says once how far it is.
const LONG: Duration = Duration::from_secs(5);

/// Sets for all work when progress is shown.
pub fn tell_progress(when: Progress) {
    let is_told = match when {
        Progress::Auto => io::stderr().is_terminal(),
        Progress::Always => true,
        Progress::Never => false,
    };
    IS_TOLD.store(is_told, Ordering::SeqCst);
    IS_TOLD_ONCE.store(when == Progress::Auto && !is_told, Ordering::SeqCst);
}

/// Marks that people know how long the work takes.
pub fn has_told() {
    IS_TOLD_ONCE.store(false, Ordering::SeqCst);
}

/// Sets whether errors are told as JSON.
static IS_JSON: AtomicBool = AtomicBool::new(false);

pub fn tell_as_json(is_json: bool) {
    IS_JSON.store(is_json, Ordering::SeqCst);
}

/// Makes Ctrl-C end work at its next pause, or the program if there is none soon, or no work; while a file is
/// written, a second Ctrl-C ends it.
pub fn listen() {
    let turns = |from, to| STATE.compare_exchange(from, to, Ordering::SeqCst, Ordering::SeqCst);
    // Without the handler, Ctrl-C ends the program as usual.
    _ = ctrlc::set_handler(move || {
        if turns(WRITING, INTERRUPTED).is_ok() {
            return;
        }
        if turns(BUSY, INTERRUPTED).is_ok() {
            thread::sleep(PATIENCE);
            if turns(INTERRUPTED, ABANDONED).is_err() {
                return; // It has paused, and tells what it has.
            }
            _ = Failure::Interrupted.tell(IS_JSON.load(Ordering::SeqCst));
        }
        process::exit(Ending::Interrupted as i32);
    });
}

/// Marks work that should not be interrupted halfway.
struct Busy;

impl Busy {
    fn as_state(state: u8) -> Self {
        STATE.store(state, Ordering::SeqCst);
        Self
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        if STATE.swap(IDLE, Ordering::SeqCst) == ABANDONED {
            // The program is about to end, and has told so.
            loop {
                thread::park();
            }
        }
    }
}

/// Does work that Ctrl-C does not interrupt halfway.
pub fn undisturbed<T>(work: impl FnOnce() -> T) -> T {
    let _busy = Busy::as_state(WRITING);
    work()
}

/// Checks that this much memory is available. An allocation failure would abort the program without a
/// message, so it is tested beforehand.
pub fn make_sure_of(bytes: u64) -> Result<(), Failure> {
    let bytes = usize::try_from(bytes).map_err(|_| Failure::NoMemory)?;
    let mut room: Vec<u8> = Vec::new();
    room.try_reserve_exact(bytes).map_err(|_| Failure::NoMemory)?;
    // Keeps the optimizer from removing the unused allocation.
    std::hint::black_box(&mut room);
    Ok(())
}

/// Checks that a count can grow until it is looked at again: each thread's new states, and a table, which grows
/// by one of its parts at a time.
pub fn make_sure_of_growth(threads: usize, bytes: u64) -> Result<(), Failure> {
    /// Bytes that each thread may allocate between two readings of the clock.
    const ROOM: u64 = 32 << 20;
    make_sure_of(threads as u64 * ROOM + bytes / 64)
}

/// Why work ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    Done,
    TimeIsUp,
    Interrupted,
}

impl End {
    /// The exit code if unfinished work has no result.
    pub fn ending(self) -> Ending {
        match self {
            Self::Done => Ending::Done,
            Self::TimeIsUp => Ending::Undecided,
            Self::Interrupted => Ending::Interrupted,
        }
    }

    /// Why there is no result, for people; empty if it is done.
    pub fn words(self) -> &'static str {
        match self {
            Self::Done => "",
            Self::TimeIsUp => "the time is up",
            Self::Interrupted => "interrupted",
        }
    }
}

/// A clock for long work, which also prints its progress.
pub struct Watch {
    began: Instant,
    limit: Option<Duration>,
    /// When the next progress line is due; `None` if nobody would see it.
    next_line: Option<Duration>,
    has_line: bool,
}

impl Watch {
    /// A clock that starts now, with a time limit for the work.
    pub fn new(limit: Option<Duration>) -> Self {
        let next_line = IS_TOLD.load(Ordering::SeqCst).then_some(PAUSE);
        Self { began: Instant::now(), limit, next_line, has_line: false }
    }

    pub fn seconds(&self) -> f64 {
        self.began.elapsed().as_secs_f64()
    }

    /// Calls the work for a slice of about a millisecond each time, until it is done or stopped. `told`
    /// describes its progress.
    pub fn run<W>(
        &mut self,
        work: &mut W,
        mut advance: impl FnMut(&mut W) -> Result<bool, Failure>,
        told: impl Fn(&W) -> String,
    ) -> Result<End, Failure> {
        let _busy = Busy::as_state(BUSY);
        let end = loop {
            match advance(work) {
                Ok(true) => break Ok(End::Done),
                Ok(false) => {}
                Err(error) => break Err(error),
            }
            if STATE.load(Ordering::SeqCst) == INTERRUPTED {
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
            if elapsed >= LONG && IS_TOLD_ONCE.swap(false, Ordering::SeqCst) {
                let told = line(elapsed, &told(work));
                _ = writeln!(io::stderr(), "{told} (--progress always goes on telling)");
            }
        };
        self.clear();
        end
    }

    fn show(&mut self, line: &str) {
        _ = write!(io::stderr(), "\r{line}\x1b[K");
        self.has_line = true;
    }

    fn clear(&mut self) {
        if std::mem::take(&mut self.has_line) {
            _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}

fn line(elapsed: Duration, told: &str) -> String {
    format!("{} s  {told}", elapsed.as_secs()).chars().take(COLUMNS).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn ctrl_c_ends_work_that_does_not_pause() {
        use std::io::Read;
        use std::process::{Command, Stdio};

        const IS_WORKER: &str = "KNIGHTS_TOUR_TEST_WORKER";
        if std::env::var_os(IS_WORKER).is_some() {
            listen();
            let work = |(): &mut ()| {
                _ = writeln!(io::stderr(), "begun");
                thread::sleep(Duration::from_secs(20));
                Ok(true)
            };
            Watch::new(None).run(&mut (), work, |()| String::new()).unwrap();
            return;
        }
        // This test again, as a program that can be ended.
        let itself = std::env::current_exe().unwrap();
        let name = "work::tests::ctrl_c_ends_work_that_does_not_pause";
        let mut worker = Command::new(itself)
            .args([name, "--exact", "--nocapture"])
            .env(IS_WORKER, "1")
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        worker.stderr.as_mut().unwrap().read_exact(&mut [0; 6]).unwrap();
        let sent = Command::new("kill").args(["-INT", &worker.id().to_string()]).status().unwrap();
        assert!(sent.success());
        let output = worker.wait_with_output().unwrap();
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(130), "{complaint}");
        assert!(complaint.contains("error: interrupted"), "{complaint}");
    }

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
        // Finished work is done, even if the time is over.
        assert_eq!(count_to(Some(Duration::ZERO), 1), (End::Done, 1));
    }

    #[test]
    fn a_line_of_progress_fits_a_terminal() {
        let long = "é".repeat(500);
        assert_eq!(line(Duration::from_millis(61_500), &long).chars().count(), COLUMNS);
        assert_eq!(line(Duration::from_millis(61_500), "12 %"), "61 s  12 %");
    }
}
