//! `knights-tour tours`: a list of all tours.

use std::time::Duration;

use clap::Args;
use serde_json::json;

use knights_tour::Square;
use knights_tour::count::{self, Next};
use knights_tour::search::{Choice, SearchError, Target};

use crate::args::{self, BoardOrGraph, Ends, from_to};
use crate::report::{ENDINGS, Ending, Failure, Names, Report, print};
use crate::words;
use crate::work::{self, End, Watch};

/// Guesses between two readings of the clock.
const GUESSES_A_LOOK: u32 = 1000;

/// Lists all tours, a line for each with its squares in their order, as they are found.
/// A tour and its reverse are one, unless tours begin on a given square.
#[derive(Args, Debug)]
#[command(after_help = ENDINGS)]
pub struct Tours {
    #[command(flatten)]
    on: BoardOrGraph,
    #[command(flatten)]
    kind: args::Kind,
    #[command(flatten)]
    ends: Ends,
    /// Lists a tour and its reverse as two
    #[arg(long, help_heading = args::WHICH)]
    directed: bool,
    /// Stops after this many tours
    #[arg(long, value_name = "NUMBER", default_value_t = 10_000, value_parser = clap::value_parser!(u32).range(1..), help_heading = args::HOW)]
    most: u32,
    /// Gives up after this many seconds
    #[arg(long, value_name = "SECONDS", value_parser = args::seconds, help_heading = args::HOW)]
    limit: Option<Duration>,
}

/// The tours so far.
struct Found {
    tours: count::Tours,
    /// Those that are kept for one JSON object.
    kept: Vec<Vec<Square>>,
    is_full: bool,
}

impl Tours {
    pub fn run(self, as_json: bool) -> Result<Report, Failure> {
        let (graph, target) = (self.on.graph()?, self.kind.target());
        let ends = self.ends.on(&graph)?;
        let tours = match ends {
            Some(_) if target == Target::Closed => return Err(SearchError::EndOfClosed.into()),
            Some((start, end)) => count::Tours::from(graph.clone(), start, end),
            None => count::Tours::new(graph.clone(), target, self.directed),
        };
        work::listen();
        let mut watch = Watch::new(self.limit);
        let mut found = Found { tours, kept: Vec::new(), is_full: false };
        let advance = |found: &mut Found| match found.tours.next(GUESSES_A_LOOK) {
            Next::Unfinished => Ok(false),
            Next::End => Ok(true),
            Next::Tour(_) if found.tours.found() > self.most.into() => {
                found.is_full = true;
                Ok(true)
            }
            Next::Tour(tour) if as_json => {
                found.kept.push(tour.squares().to_vec());
                Ok(false)
            }
            Next::Tour(tour) => {
                let names: Vec<_> = tour.names().collect();
                print(|out| write!(out, "{}", names.join(" ")))?;
                Ok(false)
            }
        };
        let end =
            watch.run(&mut found, advance, |found| words::count(found.tours.found(), "tour"))?;
        let listed = found.tours.found() - u64::from(found.is_full);
        let is_all = end == End::Done && !found.is_full;
        let ending = match end {
            End::Done if found.is_full => Ending::Undecided,
            End::Done if listed == 0 => Ending::No,
            end => end.ending(),
        };
        if as_json {
            let squares: Vec<_> = found.kept.iter().map(|tour| Names(&graph, tour)).collect();
            let fields = json!({
                "squares": squares,
                "all": is_all,
                "target": target.id(),
                "directed": self.directed,
                "start": ends.map(|(start, _)| graph.name(start)),
                "end": ends.and_then(|(_, end)| end).map(|end| graph.name(end)),
            });
            return Report::json(ending, fields);
        }
        let (start, last) = ends.unzip();
        let which = from_to(&graph, start, last.flatten());
        let tours = words::count(listed, &format!("{} tour", target.id()));
        let board = words::board_or_graph(&graph);
        let rest = if found.is_full { "; there are more (--most)" } else { "" };
        let why = if end == End::Done { String::new() } else { format!("; {}", end.words()) };
        Ok(Report::note(ending, format!("{tours} of {board}{which}{rest}{why}")))
    }
}
