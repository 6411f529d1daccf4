//! Counts in shares: the plan of all of them.

mod classes;
mod error;
mod merging;
mod part;
mod survey;

use serde::{Deserialize, Serialize};

use self::classes::{divide, planned};
pub use self::error::DivisionError;
pub(super) use self::part::MIDDLE;
pub use self::part::{Identity, Part, Sum, sum};
use self::part::{MAX_DIVISION, digest};
use self::survey::Survey;
use super::blocks::COMPRESSED;
use super::census::Census;
use super::counting::primes_for;
use super::cut::Cut;
use super::sample::{MOST, Sample};
use super::scratch::{sealed, unsealed};
use super::{LargeCount, LargeSettings};
use crate::count::error::CountError;
use crate::count::meet_in_the_middle::plan::{PlannedLayer, Planner};
use crate::count::meet_in_the_middle::program::Program;
use crate::count::meet_in_the_middle::{efforts, peak, seconds, stages};
use crate::error::Error;
use crate::natural::Natural;
use crate::resumable::Resumable;

/// A count that is divided into shares, which need nothing of each other. Each is planned when it begins.
///
/// ```
/// use knights_tour::count::{Dividing, LargeCount, LargeSettings};
/// use knights_tour::search::Target;
///
/// let settings = LargeSettings::new([6, 6], Target::Closed);
/// let mut dividing = Dividing::new(settings, 3)?;
/// while !dividing.advance(10_000)? {}
/// let (division, _) = dividing.finish()?;
/// let mut parts = Vec::new();
/// for share in 1..=3 {
///     let mut count = LargeCount::of_share(&division, share, settings)?;
///     while !count.advance(10_000)? {}
///     let part = division.part(share, count.result().expect("it is counted"));
///     parts.push((format!("{share}.json"), part.to_text()));
/// }
/// assert_eq!(knights_tour::count::sum(&parts)?.tours.to_string(), "9862");
/// # Ok::<(), knights_tour::Error>(())
/// ```
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Division {
    /// Which count it is.
    #[serde(flatten)]
    pub of: Identity,
    /// For each class, the number of its share, from 1; 0 if no tour has it.
    classes: Vec<usize>,
}

/// What a share takes.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ShareForecast {
    /// Its number, from 1.
    pub share: usize,
    /// The states of all its layers.
    pub states: u64,
    /// Its memory where there are no files.
    pub bytes: u64,
    /// The room that it needs on the disk if it keeps its layers in files.
    pub disk_bytes: u64,
    /// Its time for one thread.
    pub seconds: f64,
}

/// Boards with more columns are divided by a sample: the plan of ten columns and ten rows would take minutes and
/// gigabytes.
const COLUMNS_IN_FULL: u8 = 9;

/// The planning of a count in shares. Resumable.
#[derive(Debug)]
pub struct Dividing {
    settings: LargeSettings,
    program: Program,
    shares: usize,
    /// The plan of the whole count, or after a sample the one of a class in full.
    planner: Planner,
    /// What is planned of all layers, once it is.
    survey: Option<Survey>,
    /// The class that is planned.
    class: Option<usize>,
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
        let program = LargeCount::set_up(settings)?.program;
        let mut planner = Planner::for_any_size(program.clone(), settings.memory);
        let is_wide = program.frame.width > COLUMNS_IN_FULL;
        let sample = is_wide.then(|| Sample::new(&program, MOST));
        planner.census = Some(Box::new(Census::new(&program, sample)));
        Ok(Self { settings, program, shares, planner, survey: None, class: None })
    }

    /// Does about this much work; returns true when the plan can be [finished](Self::finish).
    ///
    /// # Errors
    /// [`CountError::NeedsMoreMemory`].
    pub fn advance(&mut self, work: u64) -> Result<bool, Error> {
        let Self { settings, program, planner, survey, class, .. } = self;
        if survey.is_some() && class.is_none() {
            return Ok(true);
        }
        if planner.advance(work)? {
            let (layers, _) = planner.take_plan();
            if let (Some(survey), Some(class)) = (&mut *survey, class.take()) {
                survey.correct(program, class, &layers);
            } else if let Some(census) = planner.census.take() {
                let all = survey.insert(Survey::new(layers, *census));
                *class = if all.is_sample { all.large_class(program) } else { None };
                if let Some(class) = *class {
                    let share = all.cut.share(program, |it| it == class);
                    *planner = Planner::for_any_size(share, settings.memory);
                }
            }
        }
        Ok(survey.is_some() && class.is_none())
    }

    /// The division, once it is planned, and what each share takes.
    ///
    /// # Errors
    /// [`DivisionError::TooMany`] if there are fewer different shares, and [`CountError::NotPlanned`] before its end.
    pub fn finish(self) -> Result<(Division, Vec<ShareForecast>), Error> {
        let Self { settings, program, shares, survey, class, .. } = self;
        let survey = survey.filter(|_| class.is_none()).ok_or(CountError::NotPlanned)?;
        let classes = divide(&survey, &program, shares)?;
        let planned = planned(&survey, &program, &classes, shares);
        let forecast = |(share, layers)| forecast(&program, share, layers);
        let forecasts = (1..).zip(planned.iter().map(Vec::as_slice)).map(forecast).collect();
        Ok((Division { of: Identity::new(&program, settings.target, shares), classes }, forecasts))
    }
}

fn forecast(program: &Program, share: usize, layers: &[PlannedLayer]) -> ShareForecast {
    let stored = stages(program, layers).map(|bytes| bytes.iter().sum::<u64>());
    let rounds = primes_for(program, layers).len().max(1) as f64;
    ShareForecast {
        share,
        states: layers.iter().map(|layer| layer.states).sum(),
        bytes: peak(program, layers),
        disk_bytes: (stored.max().unwrap_or(0) as f64 * COMPRESSED) as u64,
        seconds: rounds * seconds(program, &efforts(program, layers)),
    }
}

impl Resumable for Dividing {
    fn work_a_look(&self) -> u64 {
        4000
    }

    fn advance(&mut self, work: u64) -> Result<bool, Error> {
        self.advance(work)
    }

    fn fraction(&self) -> f64 {
        let planned = self.planner.fraction();
        match (&self.survey, &self.planner.census) {
            (Some(_), _) => f64::midpoint(1.0, planned),
            (None, Some(census)) if census.sample.is_some() => planned / 2.0,
            (None, _) => planned,
        }
    }
}

impl Division {
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
        let text = unsealed(text.trim_end().as_bytes());
        let division: Option<Self> = text.and_then(|text| serde_json::from_slice(&text).ok());
        let is_sound = |Self { of: Identity { shares, .. }, classes }: &Self| {
            (1..=MAX_DIVISION).contains(shares) && classes.iter().all(|share| share <= shares)
        };
        let damaged = || DivisionError::Damaged { file: file.to_owned() };
        division.filter(is_sound).ok_or_else(damaged)
    }

    /// A digest of what is counted and of how it is divided.
    pub fn digest(&self) -> String {
        digest(&(&self.of, &self.classes))
    }

    /// What identifies a share, and the tours that were counted in it.
    pub fn part(&self, share: usize, tours: &Natural) -> Part {
        Part::new(self.of.clone(), self.digest(), share, tours)
    }

    /// The program of a share, made of the one of the whole count, which must be the count of the plan.
    pub(super) fn share(
        &self,
        program: &Program,
        settings: LargeSettings,
        share: usize,
    ) -> Result<Program, DivisionError> {
        let shares = self.of.shares;
        let (cut, wanted) = (Cut::new(program), Identity::new(program, settings.target, shares));
        if self.of != wanted || self.classes.len() != cut.len {
            let [found, wanted] = [&self.of, &wanted].map(ToString::to_string);
            return Err(DivisionError::AnotherCount { found, wanted });
        }
        if !(1..=shares).contains(&share) {
            return Err(DivisionError::NoSuchShare { share, shares });
        }
        Ok(cut.share(program, |class| self.classes[class] == share))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tour::target::Target;

    /// What is planned of a count in shares, from a sample or in full.
    fn planned(settings: LargeSettings, shares: usize, most: Option<[usize; 2]>) -> Dividing {
        let mut dividing = Dividing::new(settings, shares).expect("it can be planned");
        let sample = most.map(|most| Sample::new(&dividing.program, most));
        dividing.planner.census = Some(Box::new(Census::new(&dividing.program, sample)));
        while !dividing.advance(10_000).expect("it is planned") {}
        dividing
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
            let Dividing { program, survey, .. } = planned(settings, 1, None);
            let survey = survey.expect("it is planned");
            let (occurring, possible) = (survey.occurring(&program), survey.cut.possible(&program));
            assert!(!occurring.is_empty() && possible.len() < survey.cut.len);
            let others = occurring.iter().filter(|class| !possible.contains(class));
            assert_eq!(others.count(), 0, "{sides:?}, {target:?}");
        }
    }

    #[test]
    fn a_sample_foretells_about_what_a_full_plan_does() {
        let settings = LargeSettings::new([8, 8], Target::Closed);
        for shares in [1, 16] {
            let [full, sample] = [None, Some([20_000, 5_000])].map(|most| {
                let divided = planned(settings, shares, most).finish();
                let (_, forecasts) = divided.expect("there are so many");
                assert!(forecasts.iter().all(|share| share.disk_bytes > 0 && share.states > 0));
                forecasts.iter().map(|share| share.states as f64).sum::<f64>()
            });
            let ratio = sample / full;
            assert!((0.7..1.4).contains(&ratio), "{shares} shares: {ratio}");
        }
    }

    #[test]
    fn shares_divided_by_a_sample_make_the_whole_with_what_it_has_not_seen() {
        let settings = LargeSettings::new([7, 8], Target::Closed);
        let mut dividing = planned(settings, 4, Some([2000, 500]));
        let survey = dividing.survey.as_mut().expect("it is planned");
        assert!(survey.is_sample);
        let missed = survey.occurring(&dividing.program)[5];
        survey.found.retain(|found| !found.within.contains(&missed) || found.within.len() > 1);
        assert!(!survey.occurring(&dividing.program).contains(&missed));
        let (division, _) = dividing.finish().expect("there are so many");
        assert_eq!(division.classes[missed], 4);

        let division = Division::read("plan.json", &division.to_text()).expect("what was written");
        let tours = |mut count: LargeCount| {
            while !count.advance(20_000).expect("it is counted") {}
            count.result().expect("a number").clone()
        };
        let whole = tours(LargeCount::new(settings, None).expect("a count"));
        let part = |share: usize| {
            let count = LargeCount::of_share(&division, share, settings).expect("a share");
            (format!("{share}.json"), division.part(share, &tours(count)).to_text())
        };
        let parts: Vec<_> = (1..=4).map(part).collect();
        assert_eq!(sum(&parts).expect("they belong together").tours, whole);

        let mut wrong = division;
        wrong.classes[missed] = 5;
        assert!(Division::read("plan.json", &wrong.to_text()).is_err(), "there are four shares");
    }
}
