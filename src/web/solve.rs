//! Whole searches, one or many, without their steps.

use std::sync::Arc;

use js_sys::Uint32Array;
use wasm_bindgen::prelude::*;

use super::{Answer, RunSettings, Solution, StartList, Trials, read, write};
use crate::board::Square;
use crate::diagnosis::squares;
use crate::error::Error;
use crate::graph::Graph;
use crate::search::{self, Counter, Counters, Edit, Outcome, Search, WhenStuck};

/// Runs an algorithm to its end.
///
/// Throws as `new Session` does. Ends after ten million steps, or ten for each square.
#[wasm_bindgen]
pub fn solve(settings: &RunSettings) -> Answer<Solution> {
    let (graph, finished) = run(settings, WhenStuck::Stop)?;
    let squares = match finished.search.outcome() {
        Some(Outcome::Tour(tour)) => tour.squares(),
        _ => finished.search.path(),
    };
    let path = squares.iter().map(|&square| write::name(&graph, square));
    let outcome = finished.search.outcome();
    let outcome = outcome.map_or(JsValue::NULL, |found| write::outcome(&graph, found).into());
    let solution = write::object([
        ("outcome", outcome),
        ("squares", write::array(path).into()),
        ("steps", finished.steps.into()),
        ("backtracks", finished.counters.get(Counter::Backtracks).into()),
        ("restarts", finished.counters.get(Counter::Restarts).into()),
    ]);
    Ok(solution.unchecked_into())
}

/// A tour of a board of any size, as the numbers of its squares in visiting order. No timeline is
/// kept. `whenStuck` is `"backtrack"` unless given.
///
/// Throws as `new Session` does, and `no-tour` when none was found.
#[wasm_bindgen(js_name = solveLarge)]
pub fn solve_large(settings: &RunSettings) -> Answer<Uint32Array> {
    let run = read::run(settings, WhenStuck::Backtrack)?;
    let outcome = run.algorithm.outcome(&run.graph, &run.settings);
    let (outcome, visited) = outcome.map_err(write::error)?;
    let Outcome::Tour(tour) = outcome else {
        return Err(write::error(Error::NoTour { visited, squares: run.graph.squares() }));
    };
    // In pieces: a copy of the whole would take as much memory again.
    let numbers = Uint32Array::new_with_length(tour.squares().len() as u32);
    let mut piece = [0; 1024];
    for (at, squares) in tour.squares().chunks(piece.len()).enumerate() {
        let piece = &mut piece[..squares.len()];
        piece.iter_mut().zip(squares).for_each(|(number, square)| *number = square.0);
        let from = (at * 1024) as u32;
        numbers.subarray(from, from + piece.len() as u32).copy_from(piece);
    }
    Ok(numbers)
}

/// Runs an algorithm `runs` times, each time with new chances, and from a new start when `start`
/// is `"random"`: success rates can be measured with it. No further run is begun after a thousand
/// million steps, each run counting as many more as the board has squares; `runs` of the answer says how many runs there were.
///
/// Throws as `new Session` does, and `bad-setting` when `runs` is not a number from 0 to 2³² − 1.
#[wasm_bindgen]
pub fn trials(settings: &RunSettings, runs: f64) -> Answer<Trials> {
    let run = read::run(settings, WhenStuck::Stop)?;
    let trials = || -> Result<_, Error> {
        let runs = read::count("runs", runs)?;
        let graph = Some(&run.graph).filter(|_| run.has_random_start);
        let starts: Vec<Square> = graph.into_iter().flat_map(|graph| squares(graph)).collect();
        search::trials(run.algorithm, &run.graph, &run.settings, &starts, runs)
    };
    let trials = trials().map_err(write::error)?;
    let answer = write::object([
        ("runs", trials.runs.into()),
        ("tours", trials.tours.into()),
        ("closed", trials.closed.into()),
        ("visited", (trials.visited as f64).into()),
        ("steps", (trials.steps as f64).into()),
    ]);
    Ok(answer.unchecked_into())
}

/// Runs an algorithm from one start after the other, once with each of the seeds, and tells what
/// became of every run: where it works and where it does not. The starts are the board's squares by
/// rows from the bottom, `count` of them after the first `from`, so that a long map can be asked for
/// piece by piece. A run is the one that `new Session` shows for that start and seed, whatever start
/// and seed the settings have. No further run is begun after a thousand million
/// steps, each run counting as many more as the board has squares; the answer then ends early,
/// perhaps with fewer endings than seeds.
///
/// Throws as `new Session` does, and `bad-setting` when `seeds` is not an array of at most 1000
/// texts, or `from` or `count` not a number from 0 to 2³² − 1.
#[wasm_bindgen(js_name = successMap)]
pub fn success_map(
    settings: &RunSettings,
    #[wasm_bindgen(unchecked_param_type = "string[]")] seeds: &JsValue,
    from: f64,
    count: f64,
) -> Answer<StartList> {
    let chances = read::seeds(seeds)?;
    let run = read::run(settings, WhenStuck::Stop)?;
    let map = || -> Result<_, Error> {
        let (from, count) = (read::count("from", from)?, read::count("count", count)?);
        let squares = squares(&run.graph).skip(from as usize).take(count as usize);
        let starts: Vec<Square> = squares.collect();
        let map = search::success_map(run.algorithm, &run.graph, &run.settings, &starts, &chances)?;
        Ok(write::array(map.iter().map(|found| {
            let endings = write::array(found.endings.iter().map(|ending| ending.id()));
            write::object([
                ("square", write::name(&run.graph, found.start)),
                ("endings", endings.into()),
                ("steps", (found.steps as f64).into()),
            ])
        })))
    };
    let map = map().map_err(write::error)?;
    Ok(JsValue::from(map).unchecked_into())
}

struct Finished {
    search: Box<dyn Search>,
    steps: u32,
    counters: Counters,
}

fn run(settings: &RunSettings, when_stuck: WhenStuck) -> Answer<(Arc<Graph>, Finished)> {
    let run = read::run(settings, when_stuck)?;
    let search = match run.given {
        Some(tour) => search::along(tour, run.settings.target),
        None => run.algorithm.start(run.graph.clone(), &run.settings),
    };
    let search = search.map_err(write::error)?;
    let mut finished = Finished { search, steps: 0, counters: Counters::default() };
    let mut edit = Edit::new();
    while finished.search.advance(&mut edit) {
        finished.steps += 1;
        finished.counters.count(edit.reason);
    }
    Ok((run.graph, finished))
}
