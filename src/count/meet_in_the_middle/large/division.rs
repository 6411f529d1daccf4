//! Counts in shares: the plan of all of them, and what each of them has counted.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::blocks::COMPRESSED;
use super::counting::MAX_OF_A_LAYER;
use super::cut::Cut;
use super::scratch::{sealed, unsealed};
use super::{LargeCount, LargeSettings, Phase};
use crate::choice::Choice;
use crate::count::error::CountError;
use crate::count::meet_in_the_middle::frame::Degrees;
use crate::count::meet_in_the_middle::message::checksum;
use crate::count::meet_in_the_middle::plan::{GROUP_EFFORT, PlannedLayer, Planner};
use crate::count::meet_in_the_middle::program::Program;
use crate::count::meet_in_the_middle::reachable::Influx;
use crate::count::meet_in_the_middle::{efforts, peak, seconds, stages};
use crate::count::settings::Forecast;
use crate::error::{Error, errors};
use crate::natural::Natural;
use crate::resumable::Resumable;
use crate::tour::target::Target;

/// The greatest number of shares.
const MAX_DIVISION: usize = 1024;

errors! {
    /// Why a count cannot be divided into shares, or their numbers not be added up.
    pub enum DivisionError {
        /// There are not so many shares.
        TooMany {
            /// The number of shares asked for.
            shares: usize,
            /// The greatest number for this count.
            most: usize,
        } => "bad-setting",
            "this count cannot be divided into {shares} shares; ask for 1 to {most}";
        /// The plan has no such share.
        NoSuchShare {
            /// The number of the share.
            share: usize,
            /// How many shares there are.
            shares: usize,
        } => "bad-setting",
            "there is no share {share}; this plan has shares 1 to {shares}";
        /// A plan is for something else.
        AnotherCount {
            /// What it is for.
            found: String,
            /// What was asked for.
            wanted: String,
        } => "bad-setting",
            "this plan is for something else: {found}, and not {wanted}; ask for the same, or make another plan";
        /// A file is not what was written.
        Damaged {
            /// The file.
            file: String,
        } => "damaged-file",
            "the file {file} is no plan and no part of a count as it was written: it was changed, cut off or \
             damaged; make it again";
        /// A part is one of another count or another plan.
        OfAnotherPlan {
            /// Its file.
            file: String,
            /// What it is part of.
            found: String,
            /// The file of the first part.
            first: String,
            /// What that is part of.
            wanted: String,
        } => "bad-setting",
            "the parts do not belong together: {file} has {found}, but {first} has {wanted}; leave one of them out";
        /// Two parts are of the same share.
        Twice {
            /// The share.
            share: usize,
            /// One of the files.
            one: String,
            /// The other.
            other: String,
        } => "bad-setting",
            "share {share} is there twice, in {one} and in {other}; leave one of them out";
        /// Some shares have no part.
        Missing {
            /// Their numbers.
            missing: String,
        } => "bad-setting",
            "not all shares are there: {missing} missing; count them, and add up all parts";
    }
}

/// The planned states by what can become of them.
#[derive(Debug)]
pub(in super::super) struct Census {
    cut: Cut,
    /// For each step and cell: groups, states and ways.
    cells: Vec<Vec<[f64; 3]>>,
}

impl Census {
    fn new(program: &Program) -> Self {
        let cut = Cut::new(program);
        let cells = (0..program.steps.len()).map(|step| vec![[0.0; 3]; cut.cells(step)]).collect();
        Self { cut, cells }
    }

    #[inline]
    pub fn add(&mut self, step: usize, degrees: Degrees, influx: Influx) {
        let cell = &mut self.cells[step][self.cut.cell(step, degrees)];
        cell[0] += 1.0;
        cell[1] += f64::from(influx.states);
        cell[2] += f64::from(influx.ways);
    }

    /// All cells with anything in them.
    fn found(&self) -> Vec<Found> {
        let mut found = Vec::new();
        for (step, cells) in self.cells.iter().enumerate() {
            for (cell, &counts) in cells.iter().enumerate().filter(|(_, it)| it[0] > 0.0) {
                found.push(Found { step, within: self.cut.within(step, cell), counts });
            }
        }
        found
    }

    /// Divides the classes that occur into shares, the largest first, so that as few states as possible are needed in
    /// several: two shares become one, again and again, where that makes the smallest one with the most in common.
    /// Returns for each class the number of its share, from 1; 0 if it does not occur.
    fn divide(
        &self,
        program: &Program,
        found: &[Found],
        shares: usize,
    ) -> Result<Vec<usize>, DivisionError> {
        let halves = [program.upper, program.lower];
        let mut at_seam = halves.map(|_| vec![false; self.cut.len]);
        for Found { step, within, .. } in found {
            for (of_half, _) in at_seam.iter_mut().zip(halves).filter(|it| it.1 == step + 1) {
                for &class in within {
                    of_half[class] = true;
                }
            }
        }
        let occurs = |&class: &usize| at_seam.iter().all(|half| half[class]);
        let classes: Vec<usize> = (0..self.cut.len).filter(occurs).collect();
        let most = classes.len().clamp(1, MAX_DIVISION);
        if !(1..=most).contains(&shares) {
            return Err(DivisionError::TooMany { shares, most });
        }
        // The work for states with the same classes within reach.
        let mut work: BTreeMap<Vec<usize>, f64> = BTreeMap::new();
        for Found { within, counts: [groups, states, _], .. } in found {
            let within = within.iter().filter_map(|class| classes.binary_search(class).ok());
            *work.entry(within.collect()).or_default() += GROUP_EFFORT * groups + states;
        }
        let mut merging = Merging::new(classes.len(), work.into_iter().collect());
        while merging.left > shares {
            merging.merge();
        }
        let mut of_classes = vec![0; self.cut.len];
        for (number, part) in (1..).zip(merging.parts()) {
            for class in part {
                of_classes[classes[class]] = number;
            }
        }
        Ok(of_classes)
    }
}

/// Planned states after a step: the classes within reach, and their groups, states and ways.
#[derive(Debug)]
struct Found {
    step: usize,
    within: BTreeSet<usize>,
    counts: [f64; 3],
}

/// What each share needs of a plan.
fn planned(
    program: &Program,
    layers: &[PlannedLayer],
    found: &[Found],
    (of_classes, shares): (&[usize], usize),
) -> Vec<Vec<PlannedLayer>> {
    let mut sums = vec![vec![[0.0; 3]; program.steps.len()]; shares];
    for Found { step, within, counts } in found {
        let of: BTreeSet<usize> = within.iter().map(|&class| of_classes[class]).collect();
        for share in of.into_iter().filter_map(|share| share.checked_sub(1)) {
            let sums = &mut sums[share][*step];
            sums.iter_mut().zip(counts).for_each(|(sum, it)| *sum += it);
        }
    }
    let of_share = |sums: Vec<[f64; 3]>| {
        let mut planned = layers.to_vec();
        for ([groups, states, ways], step) in sums.into_iter().zip(&program.steps) {
            let layer = &mut planned[step.to];
            let part = states / (layer.states as f64).max(1.0);
            layer.bytes = (layer.bytes as f64 * part.min(1.0)) as u64;
            (layer.groups, layer.states) = (groups as u64, states as u64);
            layer.ways = layer.ways.min(ways);
        }
        planned
    };
    sums.into_iter().map(of_share).collect()
}

/// Parts that become fewer and larger.
struct Merging {
    /// What is needed of each, beside the parts that need it.
    work: Vec<(Vec<usize>, f64)>,
    /// For each two parts, the work that both need; for one, all that it needs.
    common: Vec<Vec<f64>>,
    /// For each part, the items in it; none if it is in another.
    parts: Vec<Vec<usize>>,
    left: usize,
}

impl Merging {
    fn new(len: usize, work: Vec<(Vec<usize>, f64)>) -> Self {
        let mut common = vec![vec![0.0; len]; len];
        for (parts, work) in &work {
            for &one in parts {
                for &other in parts {
                    common[one][other] += work;
                }
            }
        }
        Self { work, common, parts: (0..len).map(|it| vec![it]).collect(), left: len }
    }

    fn merge(&mut self) {
        let alive: Vec<usize> =
            (0..self.parts.len()).filter(|&it| !self.parts[it].is_empty()).collect();
        let mut best = (f64::INFINITY, [0, 0]);
        for (at, &one) in alive.iter().enumerate() {
            for &other in &alive[at + 1..] {
                let apart = self.common[one][one] + self.common[other][other];
                let together = apart - self.common[one][other];
                let cost = together * together / apart;
                if cost < best.0 {
                    best = (cost, [one, other]);
                }
            }
        }
        let [one, other] = best.1;
        let items = std::mem::take(&mut self.parts[other]);
        self.parts[one].extend(items);
        self.common[one].fill(0.0);
        for (parts, work) in &mut self.work {
            let before = parts.len();
            parts.retain(|&part| part != other);
            if parts.len() < before && !parts.contains(&one) {
                parts.push(one);
            }
            if parts.contains(&one) {
                for &part in parts.iter() {
                    self.common[one][part] += *work;
                }
            }
        }
        for part in 0..self.common.len() {
            self.common[part][one] = self.common[one][part];
        }
        self.left -= 1;
    }

    /// The parts, the largest first.
    fn parts(&self) -> Vec<Vec<usize>> {
        let mut parts: Vec<_> =
            self.parts.iter().zip(0..).filter(|(it, _)| !it.is_empty()).collect();
        let work = |at: usize| self.common[at][at];
        parts.sort_by(|(_, a), (_, b)| work(*b).total_cmp(&work(*a)));
        parts.into_iter().map(|(part, _)| part.clone()).collect()
    }
}

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

/// Which count it is, and how it is divided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Identity {
    /// Such as `8x10`, the shorter side first.
    board: String,
    target: String,
    seam: u16,
    order: String,
    shares: usize,
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

/// The number of tours in one share, as it is written into a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part {
    #[serde(flatten)]
    of: Identity,
    /// The digest of the plan.
    plan: String,
    /// The number of the share, from 1.
    share: usize,
    /// The tours in it, in decimal digits.
    pub tours: String,
    /// A checksum of all that.
    digest: String,
}

/// What all parts of a count add up to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sum {
    /// The board, such as `8x10`, the shorter side first.
    pub board: String,
    /// `"closed"` or `"open"`.
    pub target: String,
    /// The row below which the halves were joined, and where its rows were finished first.
    pub seam: u16,
    /// `"ends"` or `"middle"`.
    pub order: String,
    /// How many shares there were.
    pub shares: usize,
    /// The number of tours, in decimal digits.
    pub tours: String,
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
        let classes = census.divide(&program, &found, self.shares)?;
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
            let seconds = seconds(&program, &efforts(&program, layers));
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
        let (of, plan) = (self.of.clone(), self.digest());
        let (tours, digest) = (tours.to_string(), String::new());
        let part = Part { of, plan, share, tours, digest };
        Part { digest: part.own_digest(), ..part }
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

impl Part {
    fn own_digest(&self) -> String {
        let Self { of, plan, share, tours, .. } = self;
        let text = serde_json::to_vec(&(of, plan, share, tours)).unwrap_or_default();
        format!("{:016x}", checksum(&text))
    }

    /// The part as the text of a file.
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    fn words(&self) -> String {
        let Identity { board, target, seam, order, shares } = &self.of;
        let plan = &self.plan;
        format!(
            "{target} tours of {board}, joined below row {seam}, order {order}, {shares} shares by plan {plan}"
        )
    }
}

/// Adds up the parts of a count, each with the name of its file.
///
/// # Errors
/// [`DivisionError`] if they do not belong together, or not all are there.
pub fn sum(files: &[(String, String)]) -> Result<Sum, DivisionError> {
    let mut parts: Vec<(&String, Part)> = Vec::new();
    let mut of_share = BTreeMap::new();
    let mut tours = Natural::ZERO;
    for (file, text) in files {
        let damaged = || DivisionError::Damaged { file: file.clone() };
        let part: Part = serde_json::from_str(text).map_err(|_| damaged())?;
        let number: Natural = part.tours.parse().map_err(|()| damaged())?;
        let is_sound = part.digest == part.own_digest()
            && (1..=part.of.shares).contains(&part.share)
            && part.of.shares <= MAX_DIVISION;
        if !is_sound {
            return Err(damaged());
        }
        let (first, one) = parts.first().unwrap_or(&(file, part.clone())).clone();
        if (&one.of, &one.plan) != (&part.of, &part.plan) {
            let (file, first) = (file.clone(), first.clone());
            let (found, wanted) = (part.words(), one.words());
            return Err(DivisionError::OfAnotherPlan { file, found, first, wanted });
        }
        let share = part.share;
        if let Some(one) = of_share.insert(share, file) {
            let (one, other) = (one.clone(), file.clone());
            return Err(DivisionError::Twice { share, one, other });
        }
        tours += &number;
        parts.push((file, part));
    }
    let shares = parts.first().map_or(1, |(_, part)| part.of.shares);
    let missing = (1..=shares).filter(|share| !of_share.contains_key(share));
    let missing: Vec<String> = missing.map(|share| share.to_string()).collect();
    let Some((_, Part { of, .. })) = parts.into_iter().next().filter(|_| missing.is_empty()) else {
        let are = if missing.len() == 1 { "is" } else { "are" };
        return Err(DivisionError::Missing { missing: format!("{} {are}", missing.join(", ")) });
    };
    let Identity { board, target, seam, order, shares } = of;
    Ok(Sum { board, target, seam, order, shares, tours: tours.to_string() })
}
