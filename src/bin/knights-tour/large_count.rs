//! Counting rectangles that may need more memory than there is, and files instead.

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::{Args, ValueEnum};
use sysinfo::{Disks, MemoryRefreshKind, System};

use knights_tour::count::{CountError, LargeCount, LargeSettings, OrbitCount};
use knights_tour::symmetry::Symmetry;
use knights_tour::{Error, Resumable};

use crate::args;
use crate::report::{Failure, Report};
use crate::work::{self, End, Watch};

/// How often a count in a scratch directory is saved.
const BETWEEN_SAVES: Duration = Duration::from_mins(5);

/// Below this, no forecast is printed.
const WORTH_TELLING: f64 = 20.0;

/// Memory of each thread besides layers, for tables.
const TABLES: f64 = 150e6;

/// How a rectangle is counted.
#[derive(Args, Debug)]
pub struct LargeOptions {
    /// Joins the halves of a rectangle below this row of its longer side; by default in the middle
    #[arg(long, value_name = "ROW", help_heading = args::HOW)]
    pub seam: Option<u16>,
    /// Where the squares of a rectangle's rows are finished first
    #[arg(long, value_enum, default_value_t = Order::Ends, help_heading = args::HOW)]
    pub order: Order,
    /// Keeps what does not fit into memory in files in this directory, and saves every five minutes how far the
    /// count is
    #[arg(long, value_name = "DIRECTORY", help_heading = args::HOW)]
    pub scratch: Option<PathBuf>,
    /// Goes on with the count in the scratch directory from where it was saved
    #[arg(long, requires = "scratch", help_heading = args::HOW)]
    pub resume: bool,
    /// Begins without asking, even if there seems to be too little memory or room on the disk
    #[arg(long, help_heading = args::HOW)]
    pub anyway: bool,
}

/// Where the squares of a row are finished first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Order {
    /// At both ends of the row
    Ends,
    /// In its middle
    Middle,
}

/// What there is to say of a count that was stopped.
pub fn unfinished(end: End, fraction: f64, is_saved: bool) -> Report {
    let part = fraction * 100.0;
    let kept = if is_saved { "; --resume goes on with it" } else { "" };
    let note = format!("not counted: {}, with {part:.0} % done{kept}", end.words());
    Report::note(end.ending(), note)
}

impl LargeOptions {
    /// Whether any of them is given.
    pub fn is_given(&self) -> bool {
        self.seam.is_some() || self.order == Order::Middle || self.scratch.is_some() || self.anyway
    }

    /// Rejects options that only rectangles counted in two halves have.
    pub fn refuse_for_others(&self) -> Result<(), Failure> {
        if self.seam.is_none() && self.order == Order::Ends && self.scratch.is_none() {
            return Ok(());
        }
        let sentence =
            "this is not counted in two halves, so leave out --seam, --order and --scratch";
        Err(Failure::Usage(sentence.to_owned()))
    }

    /// The same count in the scratch directory, if there is one: at its beginning, or from where it was saved.
    pub fn place(&self, count: LargeCount) -> Result<LargeCount, Failure> {
        Ok(match &self.scratch {
            Some(directory) if self.resume => count.resumed_in(directory)?,
            Some(directory) => count.kept_in(directory)?,
            None => count,
        })
    }

    /// Counts, within a time limit: first the tours that symmetries keep, if asked for.
    pub fn count(
        &self,
        count: &mut LargeCount,
        settings: &LargeSettings,
        orbits: Option<&mut OrbitCount>,
        limit: Option<Duration>,
    ) -> Result<End, Failure> {
        work::listen();
        let mut watch = Watch::new(limit);
        let advance = |count: &mut LargeCount| -> Result<bool, Failure> {
            let piece = count.work_a_look();
            let is_done = count.advance(piece).map_err(|error| self.advise(error, settings))?;
            if !is_done {
                work::make_sure_of_growth(settings.threads, count.bytes())?;
            }
            Ok(is_done)
        };
        let is_planned = |count: &LargeCount| count.forecast().is_some();
        let plan = |count: &mut LargeCount| Ok(advance(count)? || is_planned(count));
        let mut end = End::Done;
        if let Some(orbits) = orbits {
            end = watch.run(orbits, advance_orbits, progress_of_orbits)?;
        }
        if end == End::Done {
            end = watch.run(count, plan, progress)?;
        }
        if end == End::Done && count.result().is_none() {
            if let Some(forecast) = count.forecast() {
                self.refuse_too_little(count, settings)?;
                let left = 1.0 - count.fraction();
                let seconds = forecast.seconds * left / settings.threads as f64;
                let files = count.file_bytes_left().filter(|_| self.scratch.is_some());
                self.tell([forecast.bytes, files.unwrap_or(0.0)], seconds, settings)?;
            }
            let mut saved = Instant::now();
            let go_on = |count: &mut LargeCount| {
                if saved.elapsed() >= BETWEEN_SAVES {
                    count.save();
                    saved = Instant::now();
                }
                advance(count)
            };
            end = watch.run(count, go_on, progress)?;
        }
        if end != End::Done && self.scratch.is_some() {
            work::undisturbed(|| save(count))?;
        }
        Ok(end)
    }

    /// Where files are not enough, more memory is needed; what has been saved can be used.
    fn advise(&self, error: Error, settings: &LargeSettings) -> Failure {
        let directory = self.scratch.as_ref().filter(|_| error.code() == "too-much-memory");
        let Some(directory) = directory else { return error.into() };
        // It ran out before it was planned, or though the plan had foreseen less.
        let advice = memory_advice(directory, settings.memory.saturating_mul(2));
        Failure::Advised(error, format!("how much is enough is not known; try {advice}"))
    }

    /// Refuses a count with files that will need more memory than it may have, though not at once.
    fn refuse_too_little(
        &self,
        count: &LargeCount,
        settings: &LargeSettings,
    ) -> Result<(), Failure> {
        let (needed, limit) = (count.least_bytes() as u64, settings.memory);
        let Some(directory) = self.scratch.as_ref().filter(|_| needed > limit && !self.anyway)
        else {
            return Ok(());
        };
        // Forecasts are not exact.
        let advice = memory_advice(directory, needed + needed / 2);
        let advice = format!("{advice}; --resume --anyway goes on all the same");
        Err(Failure::Advised(CountError::NeedsMemory { needed, limit }.into(), advice))
    }

    /// Tells what the count will take: bytes of layers and of files, and seconds; asks whether to begin if that
    /// is more than there is.
    fn tell(
        &self,
        [layers, files]: [f64; 2],
        seconds: f64,
        settings: &LargeSettings,
    ) -> Result<(), Failure> {
        let memory = layers + TABLES * settings.threads as f64;
        if seconds >= WORTH_TELLING {
            let disk = if files > 0.0 {
                format!(", up to {} of the disk", amount(files))
            } else {
                String::new()
            };
            work::has_told();
            eprintln!("this takes about {} of memory{disk} and {}", amount(memory), time(seconds));
        }
        let free_disk = self.scratch.as_deref().and_then(free_on_disk);
        // In the worst case it takes all that it may have.
        let most = if files > 0.0 { settings.memory as f64 } else { layers };
        let most = most + TABLES * settings.threads as f64;
        let lacks = |what: &str, needed: f64, free: Option<f64>| {
            let free = free.filter(|&free| free < needed)?;
            Some(format!("{} of {what}, of which {} is free", amount(needed), amount(free)))
        };
        let lacking = [lacks("memory", most, free_memory()), lacks("the disk", files, free_disk)];
        let lacking: Vec<_> = lacking.into_iter().flatten().collect();
        if lacking.is_empty() || self.anyway {
            return Ok(());
        }
        let lacking = format!("this count needs about {}", lacking.join(", and "));
        if io::stdin().is_terminal() && io::stderr().is_terminal() {
            eprint!("{lacking}. Begin anyway? [y/N] ");
            _ = io::stderr().flush();
            let mut answer = String::new();
            let is_read = io::stdin().read_line(&mut answer).is_ok();
            if is_read && answer.trim().eq_ignore_ascii_case("y") {
                return Ok(());
            }
        }
        Err(Failure::Usage(format!("{lacking}; --anyway begins it all the same")))
    }
}

/// The options by which a count in a directory can have this much memory.
fn memory_advice(directory: &Path, bytes: u64) -> String {
    let resume = if directory.join("count.json").exists() { "--resume " } else { "" };
    format!("{resume}--memory {}MiB", bytes.div_ceil(1 << 20))
}

/// Saves how far a stopped count is.
fn save(count: &mut LargeCount) -> Result<(), Failure> {
    count.save();
    while count.is_saving() && !count.advance(count.work_a_look())? {}
    Ok(())
}

/// Free bytes of memory, where that can be found out.
fn free_memory() -> Option<f64> {
    let mut system = System::new().ok()?;
    system.refresh_memory_specifics(MemoryRefreshKind::nothing().with_ram());
    Some(system.available_memory() as f64).filter(|&bytes| bytes > 0.0)
}

/// Free bytes on the disk that a directory is on, or will be on.
fn free_on_disk(directory: &Path) -> Option<f64> {
    let directory = directory.ancestors().find_map(|there| there.canonicalize().ok())?;
    let disks = Disks::new_with_refreshed_list().ok()?;
    let holding = disks.iter().filter(|disk| directory.starts_with(disk.mount_point()));
    let disk = holding.max_by_key(|disk| disk.mount_point().components().count())?;
    Some(disk.available_space() as f64)
}

pub fn amount(bytes: f64) -> String {
    let gibibytes = bytes / f64::from(1 << 30);
    if gibibytes < 1.0 {
        format!("{:.0} MiB", gibibytes * 1024.0)
    } else {
        format!("{gibibytes:.1} GiB")
    }
}

pub fn time(seconds: f64) -> String {
    match seconds {
        0.0..120.0 => format!("{seconds:.0} s"),
        120.0..7200.0 => format!("{:.0} minutes", seconds / 60.0),
        _ => format!("{:.0} hours", seconds / 3600.0),
    }
}

fn progress(count: &LargeCount) -> String {
    let gibibytes = count.bytes() as f64 / f64::from(1 << 30);
    let part = count.fraction() * 100.0;
    let [made, layers] = count.layers();
    let stage = match count.forecast() {
        None => "planning".to_owned(),
        Some(_) if made < layers => format!("layer {} of {layers}", made + 1),
        Some(_) => "joining the halves".to_owned(),
    };
    format!("{part:.1} %, {stage}, {} states, {gibibytes:.1} GiB", count.states())
}

pub fn advance_orbits(orbits: &mut OrbitCount) -> Result<bool, Failure> {
    orbits.advance(4000)?;
    let is_done = orbits.symmetry().is_none();
    if !is_done {
        work::make_sure_of_growth(1, orbits.bytes())?;
    }
    Ok(is_done)
}

pub fn progress_of_orbits(orbits: &OrbitCount) -> String {
    let symmetry = orbits.symmetry().map_or("", Symmetry::id);
    let part = orbits.fraction() * 100.0;
    format!("{part:.0} % of the tours symmetric by {symmetry}, {} states", orbits.states())
}
