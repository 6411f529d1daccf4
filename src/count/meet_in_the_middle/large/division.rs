//! Counts in shares: the plan of all of them.

mod classes;
mod error;
mod identity;
mod merging;
mod part;
mod survey;

use serde::{Deserialize, Serialize};

use self::classes::{divide, planned};
pub use self::error::DivisionError;
use self::identity::{Identity, MAX_DIVISION};
pub use self::part::{Part, Sum, sum};
use self::survey::Survey;
use super::blocks::COMPRESSED;
use super::census::Census;
use super::counting::{MAX_OF_A_LAYER, primes_for};
use super::cut::Cut;
use super::sample::{MOST, Sample};
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
    /// Whether that is foretold from a sample only, so that each share has to be planned when it is begun.
    #[serde(default)]
    is_foretold: bool,
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

/// Boards with more columns are planned from a sample, and each share in full when it is begun. The plan of ten columns
/// and ten rows would take minutes and gigabytes.
const COLUMNS_IN_FULL: u8 = 9;

/// The planning of a count in shares. Resumable.
#[derive(Debug)]
pub struct Dividing {
    count: LargeCount,
    shares: usize,
    /// What is planned of all layers, once it is.
    survey: Option<Survey>,
    /// If that is from a sample: one class, and the plan of it in full.
    one_class: Option<(usize, Box<Planner>)>,
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
        let program = &count.program;
        if let Phase::Plan(planner, _) = &mut count.phase {
            planner.census = Some(Box::new(Census::new(program)));
            let is_wide = program.frame.width > COLUMNS_IN_FULL;
            planner.sample = is_wide.then(|| Sample::new(program, MOST));
        }
        Ok(Self { count, shares, survey: None, one_class: None })
    }

    /// Does about this much work; returns true when the plan can be [finished](Self::finish).
    ///
    /// # Errors
    /// [`CountError::NeedsMoreMemory`].
    pub fn advance(&mut self, work: u64) -> Result<bool, Error> {
        let Self { count: LargeCount { program, phase, settings, .. }, .. } = self;
        if let (Some((class, planner)), Some(survey)) = (&mut self.one_class, &mut self.survey) {
            if planner.advance(work).map_err(CountError::from)? {
                survey.correct(program, *class, &planner.take_plan().0);
                self.one_class = None;
            }
        } else if let Phase::Plan(planner, _) = phase
            && planner.advance(work).map_err(CountError::from)?
            && let Some(census) = planner.census.take()
        {
            let is_sample = planner.sample.as_ref().is_some_and(Sample::is_part);
            let survey = Survey::new(planner.take_plan().0, *census, is_sample);
            if is_sample && let Some(class) = survey.large_class(program) {
                let share = survey.cut.share(program, |it| it == class);
                let planner = Planner::for_any_size(share, settings.memory);
                self.one_class = Some((class, Box::new(planner)));
            }
            self.survey = Some(survey);
        }
        Ok(self.survey.is_some() && self.one_class.is_none())
    }

    /// The plan, once it is complete.
    ///
    /// # Errors
    /// [`DivisionError::TooMany`] if there are fewer different shares, and [`CountError::NotPlanned`] before its end.
    pub fn finish(self) -> Result<Division, Error> {
        let Self { count: LargeCount { program, settings, .. }, shares, .. } = self;
        let survey = self.survey.filter(|_| self.one_class.is_none());
        let survey = survey.ok_or(CountError::NotPlanned)?;
        let classes = divide(&survey, &program, shares)?;
        let planned = planned(&survey, &program, (&classes, shares));
        let [width, height] = [program.frame.width, program.height()];
        let of = Identity {
            board: format!("{width}x{height}"),
            target: settings.target.id().to_owned(),
            seam: program.layout.rows[0].into(),
            order: order(program.layout.from_middle).to_owned(),
            shares,
        };
        let (is_foretold, cut) = (survey.is_sample, Some(Box::new(survey.cut)));
        Ok(Division { of, classes, planned, is_foretold, cut })
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
        match (&self.count.phase, &self.one_class) {
            (_, Some((_, planner))) => f64::midpoint(1.0, planner.fraction()),
            (Phase::Plan(planner, _), None) if self.survey.is_none() => {
                let part = if planner.sample.is_some() { 0.5 } else { 1.0 };
                part * planner.fraction()
            }
            _ => 1.0,
        }
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
            && division.planned.iter().flatten().all(is_possible)
            && (!division.is_foretold
                || cut.possible(&program).iter().all(|&class| division.classes[class] > 0));
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

    /// The program of a share, and what it is expected to need if that was planned in full.
    pub(super) fn share(
        &self,
        program: &Program,
        share: usize,
    ) -> Result<(Program, Option<Vec<PlannedLayer>>), DivisionError> {
        let shares = self.of.shares;
        let planned = share.checked_sub(1).and_then(|at| self.planned.get(at));
        let planned = planned.ok_or(DivisionError::NoSuchShare { share, shares })?;
        let made = if self.cut.is_none() { Some(Cut::new(program)) } else { None };
        let cut = self.cut.as_deref().or(made.as_ref());
        let has = |class: usize| self.classes[class] == share;
        let program = cut.map_or_else(|| program.clone(), |cut| cut.share(program, has));
        Ok((program, (!self.is_foretold).then(|| planned.clone())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A division whose plan is from a sample, or in full.
    fn divided(sides: [u16; 2], shares: usize, most: Option<[usize; 2]>) -> Division {
        let settings = LargeSettings::new(sides, Target::Closed);
        let mut dividing = Dividing::new(settings, shares).expect("it can be planned");
        if let Phase::Plan(planner, _) = &mut dividing.count.phase {
            planner.sample = most.map(|most| Sample::new(&dividing.count.program, most));
        }
        while !dividing.advance(10_000).expect("it is planned") {}
        let division = dividing.finish().expect("there are so many");
        assert_eq!(division.is_foretold, most.is_some());
        division
    }

    #[test]
    fn only_classes_that_are_possible_occur() {
        for (sides, target) in [
            ([3, 10], Target::Closed),
            ([5, 6], Target::Closed),
            ([5, 6], Target::Open),
            ([6, 7], Target::Open),
            ([7, 8], Target::Closed),
            ([8, 8], Target::Closed),
            ([8, 9], Target::Closed),
        ] {
            let seam = (sides == [8, 9]).then_some(3);
            let from_middle = sides == [7, 8];
            let settings = LargeSettings { seam, from_middle, ..LargeSettings::new(sides, target) };
            let mut dividing = Dividing::new(settings, 1).expect("it can be planned");
            while !dividing.advance(10_000).expect("it is planned") {}
            let survey = dividing.survey.expect("it is planned");
            let program = &dividing.count.program;
            let (occurring, possible) = (survey.occurring(program), survey.cut.possible(program));
            assert!(!occurring.is_empty() && possible.len() < survey.cut.len);
            let others = occurring.iter().filter(|class| !possible.contains(class));
            assert_eq!(others.count(), 0, "{sides:?}, {target:?}");
        }
    }

    #[test]
    fn a_sample_foretells_about_what_a_full_plan_does() {
        for shares in [1, 16] {
            let [full, sample] = [None, Some([20_000, 5_000])].map(|most| {
                let forecasts = divided([8, 8], shares, most).forecasts();
                assert!(forecasts.iter().all(|share| share.disk_bytes > 0.0 && share.states > 0));
                forecasts.iter().map(|share| share.states as f64).sum::<f64>()
            });
            let ratio = sample / full;
            assert!((0.7..1.4).contains(&ratio), "{shares} shares: {ratio}");
        }
    }

    #[test]
    fn what_a_sample_has_not_seen_is_in_the_last_share() {
        let settings = LargeSettings::new([7, 8], Target::Closed);
        let mut dividing = Dividing::new(settings, 4).expect("it can be planned");
        while !dividing.advance(10_000).expect("it is planned") {}
        let program = dividing.count.program.clone();
        let survey = dividing.survey.as_mut().expect("it is planned");
        let missed = survey.occurring(&program)[5];
        survey.found.retain(|found| !found.within.contains(&missed) || found.within.len() > 1);
        assert!(!survey.occurring(&program).contains(&missed));
        survey.is_sample = true;
        let division = dividing.finish().expect("there are so many");
        assert_eq!(division.classes[missed], 4);
        let text = division.to_text();
        assert!(Division::read("plan.json", &text).is_ok());
        let mut without = division;
        without.classes[missed] = 0;
        let refused = Division::read("plan.json", &without.to_text());
        assert!(matches!(refused, Err(DivisionError::Damaged { .. })));
    }

    #[test]
    fn shares_foretold_from_a_sample_are_planned_in_full_and_make_the_whole() {
        let settings = LargeSettings::new([7, 8], Target::Closed);
        let division = divided([7, 8], 4, Some([2000, 500]));
        let division = Division::read("plan.json", &division.to_text()).expect("what was written");
        assert!(division.is_foretold);
        let tours = |mut count: LargeCount| {
            assert!(count.forecast().is_none(), "it is not planned yet");
            while !count.advance(20_000).expect("it is counted") {}
            count.result().expect("a number").clone()
        };
        let whole = tours(LargeCount::new(settings, None).expect("a count"));
        let part = |share: usize| {
            let count = LargeCount::of_share(&division, share, settings, None).expect("a share");
            (format!("{share}.json"), division.part(share, &tours(count)).to_text())
        };
        let parts: Vec<_> = (1..=4).map(part).collect();
        assert_eq!(sum(&parts).expect("they belong together").tours, whole.to_string());
    }
}
