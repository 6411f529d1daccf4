//! `knights-tour estimate`: estimates the number of tours by random walks.

use std::time::Duration;

use clap::Args;
use serde_json::json;

use knights_tour::count::estimate::{self, Estimator, Kind, USUAL_WALKS, usual_weight};
use knights_tour::random::Random;
use knights_tour::run::request::USUAL_SEED;
use knights_tour::search::Choice;

use crate::args::{self, BoardOrGraph};
use crate::report::{ENDINGS, Ending, Failure, Report};
use crate::words;
use crate::work::{self, End, Watch};

/// Steps between two readings of the clock, one for each square of every walk.
const STEPS_A_LOOK: usize = 20_000;

/// Estimates the number of tours by random walks, weighted in the manner of Warnsdorff's rule.
#[derive(Args, Debug)]
#[command(after_help = ENDINGS)]
pub struct Estimate {
    #[command(flatten)]
    on: BoardOrGraph,
    #[command(flatten)]
    kind: args::Kind,
    /// Counts a tour and its reverse as two
    #[arg(long, help_heading = args::WHICH)]
    directed: bool,
    /// The number of walks
    #[arg(long, value_name = "NUMBER", default_value_t = USUAL_WALKS, value_parser = clap::value_parser!(u32).range(1..), help_heading = args::HOW)]
    walks: u32,
    /// How closely walks follow Warnsdorff's rule: the smaller, the closer; by default it depends on the
    /// size of the board
    #[arg(long, help_heading = args::HOW)]
    weight: Option<f64>,
    /// The seed of the random numbers: the same seed gives the same walks
    #[arg(long, value_name = "TEXT", default_value = USUAL_SEED, help_heading = args::HOW)]
    seed: String,
    /// Stops after this many seconds, and prints the estimate so far
    #[arg(long, value_name = "SECONDS", value_parser = args::seconds, help_heading = args::HOW)]
    limit: Option<Duration>,
}

impl Estimate {
    pub fn run(self, as_json: bool) -> Result<Report, Failure> {
        let graph = self.on.graph()?;
        let kind = Kind { target: self.kind.target(), is_directed: self.directed };
        let weight = self.weight.unwrap_or_else(|| usual_weight(&graph));
        let mut estimator = Estimator::new(&graph, kind, weight, Random::from_seed(&self.seed))?;
        work::listen();
        let mut watch = Watch::new(self.limit);
        let walks_a_look = (STEPS_A_LOOK / graph.squares()).max(1) as u64;
        let walks = u64::from(self.walks);
        let advance = |estimator: &mut Estimator| {
            let next = walks_a_look.min(walks - estimator.walks());
            estimator.advance(next as u32);
            Ok(estimator.walks() == walks)
        };
        let end = watch.run(&mut estimator, advance, |estimator| {
            format!("{} of {walks} walks, about {}", estimator.walks(), told(&estimator.estimate()))
        })?;
        let estimate = estimator.estimate();
        // An interrupted estimate from fewer walks is still a result.
        let ending = if end == End::Interrupted { Ending::Interrupted } else { Ending::Done };
        if as_json {
            return Report::json(
                ending,
                json!({
                    "estimate": estimate.tours,
                    "log10": estimate.log10,
                    "standardError": estimate.standard_error(),
                    "relativeError": estimate.relative_error,
                    "walks": estimate.walks,
                    "completed": estimate.completed,
                    "target": self.kind.target().id(),
                    "directed": self.directed,
                    "weight": weight,
                    "seconds": watch.seconds(),
                }),
            );
        }
        let (target, board) = (self.kind.target().id(), words::board_or_graph(&graph));
        let directed = if self.directed { ", counted in both directions" } else { "" };
        let walks = format!("{} walks, {} of them tours", estimate.walks, estimate.completed);
        let output =
            format!("about {} {target} tours of {board}{directed}: {walks}", told(&estimate));
        Ok(Report::new(ending, output))
    }
}

/// The number and its error: "9.86e3 ± 0.4 %".
fn told(estimate: &estimate::Estimate) -> String {
    let error = estimate.relative_error.map(|error| format!(" ± {:.1} %", error * 100.0));
    let number = match estimate.tours {
        none if none <= 0.0 => "0".to_owned(),
        huge if huge.is_infinite() => format!("1e{:.1}", estimate.log10),
        tours => format!("{tours:.3e}"),
    };
    format!("{number}{}", error.unwrap_or_default())
}
