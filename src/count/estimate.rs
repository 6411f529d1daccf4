//! Estimating the number of tours by random walks.
//!
//! A walk moves randomly from square to square until it reaches a dead end or becomes a tour. A tour found
//! with probability *p* stands for 1 / *p* tours, so the mean over all walks, where a dead end counts 0,
//! tends to the number of tours (D. E. Knuth, Estimating the efficiency of backtrack programs, Mathematics of
//! Computation 29, 1975). The choices are weighted in the manner of Warnsdorff's rule, as in H. Cancela and
//! E. Mordecki (Counting knight's tours through the randomized Warnsdorff rule, 2006), by θ^accessibility,
//! where accessibility takes more of the surrounding squares into account (`accessibility.rs`). A forced move
//! is taken without a random choice, and a move that leads to a dead end after the next one is never taken.
//!
//! Four walks share the first third of their way and then separate: splitting (H. Kahn and T. E. Harris,
//! Estimation of particle transmission by random sampling, National Bureau of Standards Applied Mathematics
//! Series 12, 1951). Each of them is as likely as it would be alone, so the mean stays unbiased; the error
//! estimate treats the four as one sample.
//!
//! Whatever the weight, the mean converges to the true number, but perhaps slowly. With a small θ, walks
//! succeed often and resemble each other, so their mean seems certain. It is far too low nevertheless,
//! because most tours are of the kinds that such walks hardly ever find.

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

/// Squares of the largest board for which tours can be estimated.
pub const LARGEST: usize = 1024;

/// Default number of walks.
pub const USUAL_WALKS: u32 = 1_000_000;

/// The allowed weights θ.
pub const WEIGHTS: RangeInclusive<f64> = 0.01..=10.0;

/// Each point of the series follows when the number of walks has grown by this factor.
const GROWTH: f64 = 1.05;

/// The default weight θ, by the size of the board: 0.75 for up to 100 squares, 0.7 beyond, where walks
/// succeed less often. These gave the smallest errors in trials on 5 × 5 to 16 × 16.
pub fn usual_weight(graph: &Graph) -> f64 {
    if graph.squares() <= 100 { 0.75 } else { 0.7 }
}

/// Whether walks can be made with a weight θ.
///
/// # Errors
/// [`CountError::BadWeight`] for a weight that is not in [`WEIGHTS`].
pub fn check_weight(weight: f64) -> Result<(), CountError> {
    if WEIGHTS.contains(&weight) {
        return Ok(());
    }
    let [weight, least, greatest] =
        [weight, *WEIGHTS.start(), *WEIGHTS.end()].map(weight_in_digits);
    Err(CountError::BadWeight { weight, least, greatest })
}

/// Writes a number to six decimal places. The standard library's formatting of floating-point numbers would
/// be a twentieth of the page's download, and is used nowhere else.
pub fn weight_in_digits(number: f64) -> String {
    let millionths = (number.abs() * 1e6).round();
    if number.is_nan() {
        return "no number".to_owned();
    }
    if millionths >= 1e18 {
        return "a huge number".to_owned();
    }
    let sign = if number < 0.0 { "-" } else { "" };
    let (whole, rest) = (millionths as u64 / 1_000_000, millionths as u64 % 1_000_000);
    let text = format!("{sign}{whole}.{rest:06}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// What to count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kind {
    /// Closed tours, or open ones including those that could be closed.
    pub target: Target,
    /// Whether a tour and its reverse count as two.
    pub is_directed: bool,
}

/// An estimate from a number of walks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The number of walks.
    pub walks: u64,
    /// The number of walks that became tours.
    pub completed: u64,
    /// The estimated number of tours; infinite beyond 1.8 · 10³⁰⁸.
    pub tours: f64,
    /// The common logarithm of the estimate; −∞ for 0.
    pub log10: f64,
    /// The standard error relative to the estimate. `None` if there are no two batches of walks to compare,
    /// or no walk became a tour.
    pub relative_error: Option<f64>,
}

impl Estimate {
    /// The standard error as a number of tours; infinite if the estimate is, unless it is 0.
    pub fn standard_error(&self) -> Option<f64> {
        self.relative_error.map(|error| if error > 0.0 { error * self.tours } else { 0.0 })
    }
}

/// A resumable series of walks, with the estimate so far.
///
/// ```
/// use knights_tour::count::estimate::{Estimator, Kind, usual_weight};
/// use knights_tour::random::Random;
/// use knights_tour::search::Target;
/// use knights_tour::{Graph, Leaper};
///
/// let graph = Graph::new("6x6".parse()?, Leaper::KNIGHT);
/// let kind = Kind { target: Target::Closed, is_directed: false };
/// let mut estimator = Estimator::new(&graph, kind, usual_weight(&graph), Random::from_seed("1"))?;
/// estimator.advance(20_000);
/// let estimate = estimator.estimate();
/// assert!((estimate.tours / 9862.0 - 1.0).abs() < 0.2, "{}", estimate.tours);
/// # Ok::<(), knights_tour::Error>(())
/// ```
#[derive(Debug)]
pub struct Estimator {
    walker: Walker,
    random: Random,
    /// The factor for undirected counts: walks count both directions.
    share: f64,
    batches: Batches,
    completed: u64,
    series: Vec<Estimate>,
    /// The number of walks at which the next point of the series is due.
    next_point: u64,
}

impl Estimator {
    /// An estimator before its first walk. Cost: proportional to squares and moves.
    ///
    /// # Errors
    /// [`CountError::TooLargeToEstimate`] beyond [`LARGEST`] squares, [`CountError::BadWeight`] for a weight
    /// outside [`WEIGHTS`].
    pub fn new(graph: &Graph, kind: Kind, weight: f64, random: Random) -> Result<Self, CountError> {
        // Holes count towards the limit: every walk goes through the whole array.
        if graph.len() > LARGEST {
            let squares = graph.len();
            return Err(CountError::TooLargeToEstimate { squares, largest: LARGEST });
        }
        check_weight(weight)?;
        // The tour of a single square is its own reverse.
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

    /// Makes this many more walks. Cost: some microseconds each on a chessboard, and proportional to the
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

    /// The number of walks so far.
    pub fn walks(&self) -> u64 {
        self.batches.count()
    }

    /// The estimate from all walks so far.
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

    /// The estimates along the way: one at the first walk, and one after each increase of about 5 % in the
    /// number of walks. Some 230 points for a million walks.
    pub fn series(&self) -> &[Estimate] {
        &self.series
    }
}
