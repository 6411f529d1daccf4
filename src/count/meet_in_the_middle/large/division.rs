//! Counts in shares: the plan of all of them.

mod classes;
mod error;
mod identity;
mod merging;
mod part;

use serde::{Deserialize, Serialize};

use self::classes::{divide, planned};
pub use self::error::DivisionError;
use self::identity::{Identity, MAX_DIVISION};
pub use self::part::{Part, Sum, sum};
use super::blocks::COMPRESSED;
use super::census::Census;
use super::counting::{MAX_OF_A_LAYER, primes_for};
use super::cut::Cut;
use super::scratch::{sealed, unsealed};
use super::{LargeCount, LargeSettings, Phase};
use crate::choice::Choice;
use crate::count::error::CountError;
use crate::count::meet_in_the_middle::message::checksum;
use crate::count::meet_in_the_middle::plan::{PlannedLayer, Planner};
use crate::count::meet_in_the_middle::program::Program;
use crate::count::meet_in_the_middle::{efforts, peak, seconds, stages};
use crate::count::settings::Forecast;
use crate::error::Error;
use crate::natural::Natural;
use crate::resumable::Resumable;
use crate::tour::target::Target;

/// A count that is divided into shares, which need nothing of each other: what each of them is, and what it takes.
///
/// ```
/// use knights_tour::count::{Dividing, LargeCount, LargeSettings};
/// use knights_tour::search::Target;
///
/// let settings = LargeSettings::new([6, 6], Target::Closed);
/// let mut dividing = Dividing::new(settings, 3)?;
/// while !dividing.advance(10_000)? {}
/// let division = dividing.finish()?;
/// let mut parts = Vec::new();
/// for share in 1..=3 {
///     let mut count = LargeCount::of_share(&division, share, settings, None)?;
///     while !count.advance(10_000)? {}
///     let part = division.part(share, count.result().expect("it is counted"));
///     parts.push((format!("{share}.json"), part.to_text()));
/// }
/// assert_eq!(knights_tour::count::sum(&parts)?.tours, "9862");
/// # Ok::<(), knights_tour::Error>(())
/// ```
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Division {
    #[serde(flatten)]
    of: Identity,
    /// For each class, the number of its share, from 1; 0 if no tour has it.
    classes: Vec<usize>,
    planned: Vec<Vec<PlannedLayer>>,
    #[serde(skip)]
    cut: Option<Box<Cut>>,
}

/// What a share takes.
#[derive(Clone, Copy, Debug)]
pub struct ShareForecast {
    /// The states of all its layers.
    pub states: u64,
    /// Its time for one thread, and its memory where there are no files.
    pub forecast: Forecast,
    /// The room that it needs on the disk if it keeps its layers in files.
    pub disk_bytes: f64,
}

/// The planning of a count in shares. Resumable.
#[derive(Debug)]
pub struct Dividing {
    count: LargeCount,
    shares: usize,
    is_done: bool,
}

impl Dividing {
    /// Begins the plan of a count in so many shares.
    ///
    /// # Errors
    /// [`LargeCountError`](super::LargeCountError), and [`DivisionError::TooMany`].
    pub fn new(settings: LargeSettings, shares: usize) -> Result<Self, Error> {
        if !(1..=MAX_DIVISION).contains(&shares) {
            return Err(DivisionError::TooMany { shares, most: MAX_DIVISION }.into());
        }
        let mut count = LargeCount::set_up(settings)?;
        if let Phase::Plan(planner, _) = &mut count.phase {
            planner.census = Some(Box::new(Census::new(&count.program)));
        }
        Ok(Self { count, shares, is_done: false })
    }

    fn planner(&mut self) -> Option<&mut Planner> {
        if let Phase::Plan(planner, _) = &mut self.count.phase { Some(planner) } else { None }
    }

    /// Does about this much work; returns true when the plan can be [finished](Self::finish).
    ///
    /// # Errors
    /// [`CountError::NeedsMoreMemory`].
    pub fn advance(&mut self, work: u64) -> Result<bool, Error> {
        if let Some(planner) = self.planner() {
            self.is_done = planner.advance(work).map_err(CountError::from)?;
        }
        Ok(self.is_done)
    }

    /// The plan, made so far or complete.
    ///
    /// # Errors
    /// [`DivisionError::TooMany`] if there are fewer different shares, and [`CountError::NotPlanned`] before its end.
    pub fn finish(mut self) -> Result<Division, Error> {
        let is_done = self.is_done;
        let planner = self.planner().filter(|_| is_done).ok_or(CountError::NotPlanned)?;
        let (layers, _) = planner.take_plan();
        let census = planner.census.take().ok_or(CountError::NotPlanned)?;
        let program = self.count.program;
        let found = census.found();
        let classes = divide(&census.cut, &program, &found, self.shares)?;
        let planned = planned(&program, &layers, &found, (&classes, self.shares));
        let settings = self.count.settings;
        let [width, height] = [program.frame.width, program.height()];
        let of = Identity {
            board: format!("{width}x{height}"),
            target: settings.target.id().to_owned(),
            seam: program.layout.rows[0].into(),
            order: order(program.layout.from_middle).to_owned(),
            shares: self.shares,
        };
        Ok(Division { of, classes, planned, cut: Some(Box::new(census.cut)) })
    }
}

fn order(from_middle: bool) -> &'static str {
    if from_middle { "middle" } else { "ends" }
}

impl Resumable for Dividing {
    fn work_a_look(&self) -> u64 {
        4000
    }

    fn advance(&mut self, work: u64) -> Result<bool, Error> {
        self.advance(work)
    }

    fn fraction(&self) -> f64 {
        if let Phase::Plan(planner, _) = &self.count.phase { planner.fraction() } else { 1.0 }
    }
}

impl Division {
    /// How many shares there are.
    pub fn shares(&self) -> usize {
        self.of.shares
    }

    /// The plan as the text of a file.
    pub fn to_text(&self) -> String {
        let text = serde_json::to_vec(self).unwrap_or_default();
        String::from_utf8(sealed(&text)).unwrap_or_default()
    }

    /// Reads a plan from the text of a file with this name.
    ///
    /// # Errors
    /// [`DivisionError::Damaged`].
    pub fn read(file: &str, text: &str) -> Result<Self, DivisionError> {
        let damaged = || DivisionError::Damaged { file: file.to_owned() };
        let text = unsealed(text.trim_end().as_bytes()).ok_or_else(damaged)?;
        let mut division: Self = serde_json::from_slice(&text).map_err(|_| damaged())?;
        let settings = division.settings().ok_or_else(damaged)?;
        let program = LargeCount::set_up(settings).map_err(|_| damaged())?.program;
        let (cut, shares) = (Cut::new(&program), division.of.shares);
        let is_possible = |layer: &PlannedLayer| layer.bytes <= MAX_OF_A_LAYER && layer.ways >= 0.0;
        let is_sound = (1..=MAX_DIVISION).contains(&shares)
            && division.classes.len() == cut.len
            && division.classes.iter().all(|&share| share <= shares)
            && division.planned.len() == shares
            && division.planned.iter().all(|layers| layers.len() == program.layers())
            && division.planned.iter().flatten().all(is_possible);
        division.cut = Some(Box::new(cut));
        if is_sound { Ok(division) } else { Err(damaged()) }
    }

    /// The settings of its counts, with the usual memory and one thread.
    pub fn settings(&self) -> Option<LargeSettings> {
        let Identity { board, target, seam, order: by, .. } = &self.of;
        let (width, height) = board.split_once('x')?;
        let target = [Target::Closed, Target::Open].into_iter().find(|it| it.id() == target)?;
        let from_middle = [false, true].into_iter().find(|&it| order(it) == by)?;
        let settings = LargeSettings::new([width.parse().ok()?, height.parse().ok()?], target);
        Some(LargeSettings { seam: Some(*seam), from_middle, ..settings })
    }

    /// What each share takes.
    pub fn forecasts(&self) -> Vec<ShareForecast> {
        let program = self.settings().and_then(|settings| LargeCount::set_up(settings).ok());
        let Some(LargeCount { program, .. }) = program else { return Vec::new() };
        let of_share = |layers: &Vec<PlannedLayer>| {
            let all = stages(&program, layers).map(|bytes| bytes.iter().sum::<u64>());
            let rounds = primes_for(&program, layers).len().max(1) as f64;
            let seconds = rounds * seconds(&program, &efforts(&program, layers));
            ShareForecast {
                states: layers.iter().map(|layer| layer.states).sum(),
                forecast: Forecast { seconds, bytes: peak(&program, layers) as f64 },
                disk_bytes: all.max().unwrap_or(0) as f64 * COMPRESSED,
            }
        };
        self.planned.iter().map(of_share).collect()
    }

    /// A digest of what is counted and of how it is divided.
    pub fn digest(&self) -> String {
        let text = serde_json::to_vec(&(&self.of, &self.classes)).unwrap_or_default();
        format!("{:016x}", checksum(&text))
    }

    /// What identifies a share, and the tours that were counted in it.
    pub fn part(&self, share: usize, tours: &Natural) -> Part {
        Part::new(self.of.clone(), self.digest(), share, tours)
    }

    /// The program of a share, and what it is expected to need.
    pub(super) fn share(
        &self,
        program: &Program,
        share: usize,
    ) -> Result<(Program, Vec<PlannedLayer>), DivisionError> {
        let shares = self.of.shares;
        let planned = share.checked_sub(1).and_then(|at| self.planned.get(at));
        let planned = planned.ok_or(DivisionError::NoSuchShare { share, shares })?;
        let made = if self.cut.is_none() { Some(Cut::new(program)) } else { None };
        let cut = self.cut.as_deref().or(made.as_ref());
        let has = |class: usize| self.classes[class] == share;
        let program = cut.map_or_else(|| program.clone(), |cut| cut.share(program, has));
        Ok((program, planned.clone()))
    }
}
