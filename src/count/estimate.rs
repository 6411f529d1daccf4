//! How many tours there are, estimated by random walks.
//!
//! A walk goes from square to square randomly and stops in a dead end or as a tour. A tour that came
//! out with probability *p* stands for 1 / *p* tours, so that the mean over all walks, those in dead
//! ends counting 0, tends to the number of tours (D. E. Knuth, Estimating the efficiency of backtrack
//! programs, Mathematics of Computation 29, 1975). The choices are weighted after Warnsdorff's rule, as
//! H. Cancela and E. Mordecki did (Counting knight's tours through the randomized Warnsdorff rule,
//! 2006), by θ^accessibility, which tells here more of the squares around (`accessibility.rs`). Forced
//! moves are taken without a random choice, and none that leads to a dead end with the next one.
//!
//! Four walks each go the first third of their way together, and then part: splitting (H. Kahn and
//! T. E. Harris, Estimation of particle transmission by random sampling, National Bureau of Standards
//! Applied Mathematics Series 12, 1951). Each of them comes out as likely as alone, and what they stand
//! for is right on the average; for the error such four count together.
//!
//! Whatever the weight, the mean is right in the end, but the end may be far. With a small θ walks
//! succeed often and look alike, so that their mean seems certain; the tours that they hardly ever
//! find are most of all tours, and it is far too low.

mod accessibility;
mod batches;
mod large;
mod position;
mod walk;
mod words;

use std::ops::RangeInclusive;

use crate::count::error::CountError;
use crate::graph::Graph;
use crate::random::Random;
use crate::tour::target::Target;
use batches::Batches;
use large::Large;
use walk::Walker;

/// Squares of the largest board whose tours are estimated.
pub const LARGEST: usize = 1024;

/// How many walks are made unless something else is asked for.
pub const USUAL_WALKS: u32 = 1_000_000;

/// The weights θ that can be asked for.
pub const WEIGHTS: RangeInclusive<f64> = 0.01..=10.0;

/// The series has a point when so many times as many walks were made as at the point before.
const GROWTH: f64 = 1.05;

/// The weight θ where none is asked for, by the size of the board: 0.75 for up to 100 squares, 0.7
/// beyond, where walks succeed less often. They had the least errors in trials on 5 × 5 to 16 × 16.
#[must_use]
pub fn usual_weight(graph: &Graph) -> f64 {
    if graph.squares() <= 100 { 0.75 } else { 0.7 }
}

/// A number to six decimal places. The standard library's way of writing a
/// number would be a twentieth of the page's download, and is used nowhere else.
#[must_use]
pub fn weight_in_digits(number: f64) -> String {
    let millionths = (number.abs() * 1e6).round();
    if number.is_nan() {
        return "no number".to_owned();
    }
    if millionths >= 1e18 {
        return if number > 0.0 { "a huge number" } else { "a huge negative number" }.to_owned();
    }
    let sign = if number < 0.0 { "-" } else { "" };
    let (whole, rest) = (millionths as u64 / 1_000_000, millionths as u64 % 1_000_000);
    let text = format!("{sign}{whole}.{rest:06}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// What is to be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kind {
    /// Closed tours, or open ones, those that happen to close included.
    pub target: Target,
    /// Whether a tour and the same one backwards are two.
    pub is_directed: bool,
}

/// What a number of walks say.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// How many walks there were.
    pub walks: u64,
    /// How many of them came out as tours.
    pub completed: u64,
    /// The estimated number of tours; infinite beyond 1.8 · 10³⁰⁸.
    pub tours: f64,
    /// The common logarithm of the same; −∞ for 0.
    pub log10: f64,
    /// The standard error as a part of the estimate: how far the walks suggest that it may be off.
    /// `None` where no two batches of walks can be compared, or none has found a tour.
    pub relative_error: Option<f64>,
}

impl Estimate {
    /// The standard error as a number of tours; infinite where those are, unless it is 0.
    #[must_use]
    pub fn standard_error(&self) -> Option<f64> {
        self.relative_error.map(|error| if error > 0.0 { error * self.tours } else { 0.0 })
    }
}

/// Walks that are made a few at a time, with what they say so far.
#[derive(Debug)]
pub struct Estimator {
    walker: Walker,
    random: Random,
    /// What a walk's tours are multiplied by: walks count both directions.
    share: f64,
    batches: Batches,
    completed: u64,
    series: Vec<Estimate>,
    /// How many walks the next point of the series is due at.
    next_point: u64,
}

impl Estimator {
    /// An estimate to be, before its first walk. Cost: proportional to squares and moves.
    ///
    /// # Errors
    /// [`CountError::TooLargeToEstimate`] beyond [`LARGEST`] squares, [`CountError::BadWeight`] for a weight that is
    /// not in [`WEIGHTS`].
    pub fn new(graph: &Graph, kind: Kind, weight: f64, random: Random) -> Result<Self, CountError> {
        // Holes count: every walk goes through the whole array.
        if graph.len() > LARGEST {
            let squares = graph.len();
            return Err(CountError::TooLargeToEstimate { squares, largest: LARGEST });
        }
        if !WEIGHTS.contains(&weight) {
            let [weight, least, greatest] =
                [weight, *WEIGHTS.start(), *WEIGHTS.end()].map(weight_in_digits);
            return Err(CountError::BadWeight { weight, least, greatest });
        }
        // The tour of a single square is the same backwards.
        let is_halved = !kind.is_directed && graph.squares() > 1;
        Ok(Self {
            walker: Walker::new(graph, kind.target, weight),
            random,
            share: if is_halved { 0.5 } else { 1.0 },
            batches: Batches::new(walk::TOGETHER),
            completed: 0,
            series: Vec::new(),
            next_point: 1,
        })
    }

    /// Makes so many more walks. Cost: some microseconds each on a chessboard, in proportion to the
    /// squares elsewhere.
    pub fn advance(&mut self, walks: u32) {
        for _ in 0..walks {
            let found = self.walker.walk(&mut self.random) * self.share;
            self.completed += u64::from(found != Large::ZERO);
            self.batches.add(found);
            if self.walks() >= self.next_point {
                self.series.push(self.estimate());
                self.next_point = (self.next_point as f64 * GROWTH) as u64 + 1;
            }
        }
    }

    /// How many walks there were.
    #[must_use]
    pub fn walks(&self) -> u64 {
        self.batches.count()
    }

    /// What all walks say so far.
    #[must_use]
    pub fn estimate(&self) -> Estimate {
        let mean = self.batches.mean();
        Estimate {
            walks: self.walks(),
            completed: self.completed,
            tours: mean.value(),
            log10: mean.log10(),
            relative_error: self.batches.relative_error(),
        }
    }

    /// What the walks said on the way: at the first one, and each time that there were about 5 %
    /// more. Some 230 points for a million walks.
    #[must_use]
    pub fn series(&self) -> &[Estimate] {
        &self.series
    }
}
