//! Straight answers: functions that need no session.

use js_sys::Uint32Array;
use wasm_bindgen::prelude::*;

use super::{
    AlgorithmList, Answer, AnySquare, BoardInfo, Existence, FindingList, GraphInfo, GraphList,
    LeaperLengths, LeaperList, Limits, RunSettings, Solution, SquareList, StartList, TieBreakList,
    Trials, Verdict, read, write,
};
use crate::board::{MAX_SIDE, Square};
use crate::diagnosis::squares;
use crate::error::Error;
use crate::graph::Graph;
use crate::graphs::{GRAPHS, NamedGraph};
use crate::leaper::{Leaper, NAMED};
use crate::notation::edge_list::{MAX_EDGES, MAX_VERTICES};
use crate::notation::file_letters;
use crate::search::{
    self, ALGORITHMS, Choice, Counter, Counters, Edit, GIVEN, Outcome, Search, Target, TieBreak,
    WhenStuck,
};
use crate::session::{MAX_RECORDED_SQUARES, MAX_RECORDED_STEPS};
use crate::statistics::Statistics;
use crate::tour::Tour;

/// Every algorithm, with what it can be asked for. The last one only walks a tour that it is given.
#[wasm_bindgen]
pub fn algorithms() -> AlgorithmList {
    let all = ALGORITHMS.iter().chain([&GIVEN]).map(write::algorithm);
    JsValue::from(write::array(all)).unchecked_into()
}

/// Every tie-break, with its name.
#[wasm_bindgen(js_name = tieBreaks)]
pub fn tie_breaks() -> TieBreakList {
    JsValue::from(write::array(TieBreak::ALL.iter().copied().map(write::tie_break)))
        .unchecked_into()
}

/// The leapers that have a name, the knight first.
#[wasm_bindgen]
pub fn leapers() -> LeaperList {
    let leaper = |(name, leaper): &(&str, Leaper)| {
        let lengths = write::array(leaper.lengths());
        write::object([("name", (*name).into()), ("lengths", lengths.into())])
    };
    JsValue::from(write::array(NAMED.iter().map(leaper))).unchecked_into()
}

/// Size and number of squares of a board, and its text in the shortest form.
///
/// Throws `bad-board` or `board-too-large`.
#[wasm_bindgen(js_name = boardInfo)]
pub fn board_info(
    #[wasm_bindgen(unchecked_param_type = "string")] board: &JsValue,
) -> Answer<BoardInfo> {
    let board = read::board(board).map_err(write::error)?;
    let info = write::object([
        ("width", board.width().into()),
        ("height", board.height().into()),
        ("squares", board.squares().into()),
        ("text", board.to_string().into()),
    ]);
    Ok(info.unchecked_into())
}

/// Vertices and edges of a graph, and its text in the shortest form.
///
/// Throws `bad-graph` or `graph-too-large`, or `bad-setting` for what is no text.
#[wasm_bindgen(js_name = graphInfo)]
pub fn graph_info(
    #[wasm_bindgen(unchecked_param_type = "string")] graph: &JsValue,
) -> Answer<GraphInfo> {
    let list = read::edge_list(graph).map_err(write::error)?;
    let (names, text) = (write::array(list.names()), list.to_string());
    let info = write::object([
        ("names", names.into()),
        ("edges", Graph::from(list).moves().into()),
        ("text", text.into()),
    ]);
    Ok(info.unchecked_into())
}

/// Graphs that are known by a name.
#[wasm_bindgen]
pub fn graphs() -> GraphList {
    let graph = |graph: &NamedGraph| {
        write::object([
            ("id", graph.id.into()),
            ("name", graph.name.into()),
            ("graph", graph.edges.into()),
        ])
    };
    JsValue::from(write::array(GRAPHS.iter().map(graph))).unchecked_into()
}

/// The name of the square in a column (0 at the left) and a row (0 at the bottom), on a board of any
/// size.
///
/// Throws `bad-setting` for numbers that are no columns or rows.
#[wasm_bindgen(js_name = squareName)]
pub fn square_name(column: f64, row: f64) -> Answer<String> {
    let name = || -> Result<_, Error> {
        let (column, row) = (read::count("column", column)?, read::count("row", row)?);
        Ok(format!("{}{}", file_letters(column), u64::from(row) + 1))
    };
    name().map_err(write::error)
}

/// The largest numbers that are taken.
#[wasm_bindgen]
pub fn limits() -> Limits {
    let limits = write::object([
        ("maxSide", MAX_SIDE.into()),
        ("maxRecordedSquares", MAX_RECORDED_SQUARES.into()),
        ("maxRecordedSteps", MAX_RECORDED_STEPS.into()),
        ("maxVertices", MAX_VERTICES.into()),
        ("maxEdges", MAX_EDGES.into()),
    ]);
    limits.unchecked_into()
}

/// A seed that nobody chose: a number of up to six digits.
///
/// Throws `not-supported` where there is no source of chance.
#[wasm_bindgen(js_name = randomSeed)]
pub fn random_seed() -> Answer<String> {
    let lacking = Error::NotSupported { what: "random numbers" };
    let number = getrandom::u32().map_err(|_| write::error(lacking))?;
    Ok((number % 1_000_000).to_string())
}

/// Whether a tour exists, and why: by theorem on full rectangles for the knight, elsewhere where
/// something plain forbids it. With `start`, the answer is also `"no"` where the colours forbid
/// one that begins there; `"yes"` speaks of the board.
///
/// Throws `bad-board`, `board-too-large`, `bad-setting`, `bad-leaper`, `bad-square` or
/// `square-is-a-hole`.
#[wasm_bindgen]
pub fn existence(
    #[wasm_bindgen(unchecked_param_type = "string | OnGraph")] board: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Target")] target: &JsValue,
    leaper: Option<LeaperLengths>,
    start: Option<AnySquare>,
) -> Answer<Existence> {
    let leaper = leaper.map_or(JsValue::UNDEFINED, Into::into);
    let answer = || -> Result<_, Error> {
        let graph = read::graph(board, &leaper)?;
        let target = read::choice(target, Target::Open)?;
        let start = start.map(|start| read::square(&*graph, &start)).transpose()?;
        let existence = crate::existence::existence(&graph, target, start);
        Ok(write::existence(&graph, &existence))
    };
    answer().map(JsCast::unchecked_into).map_err(write::error)
}

/// Everything found that rules out a tour, each with the squares to blame: the plainest first. An
/// empty list does not promise a tour. With `start`, of open tours from there.
///
/// Takes some milliseconds on boards of up to 65,536 squares, and leaves out what would take longer
/// on larger ones. Throws as `existence` does.
#[wasm_bindgen]
pub fn diagnose(
    #[wasm_bindgen(unchecked_param_type = "string | OnGraph")] board: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Target")] target: &JsValue,
    leaper: Option<LeaperLengths>,
    start: Option<AnySquare>,
) -> Answer<FindingList> {
    let leaper = leaper.map_or(JsValue::UNDEFINED, Into::into);
    let findings = || -> Result<_, Error> {
        let graph = read::graph(board, &leaper)?;
        let target = read::choice(target, Target::Open)?;
        let start = start.map(|start| read::square(&*graph, &start)).transpose()?;
        let findings = crate::diagnosis::diagnose(&graph, target, start);
        Ok(write::array(findings.iter().map(|finding| write::finding(&graph, finding))))
    };
    findings().map(|list| JsValue::from(list).unchecked_into()).map_err(write::error)
}

/// Checks whether a list of squares, by name or by number, is a tour. Cost: linear.
///
/// Throws `bad-board`, `board-too-large`, `bad-setting` or `bad-leaper`; a list that is not one, or
/// a bad square in it, is a problem that the verdict names.
#[wasm_bindgen]
pub fn verify(
    #[wasm_bindgen(unchecked_param_type = "string | OnGraph")] board: &JsValue,
    squares: &SquareList,
    leaper: Option<LeaperLengths>,
) -> Answer<Verdict> {
    let leaper = leaper.map_or(JsValue::UNDEFINED, Into::into);
    let graph = read::graph(board, &leaper).map_err(write::error)?;
    // One more than there are squares is enough to tell that there are too many.
    let listed = match read::elements(squares, graph.squares() + 1)? {
        Some(squares) => squares.iter().map(|square| read::square(&*graph, square)).collect(),
        None => Err(Error::BadSetting {
            setting: "squares",
            value: squares.js_typeof().as_string().unwrap_or_default(),
            known: "an array of squares, by name or by number".to_owned(),
        }),
    };
    let checked = listed
        .map_err(|error: Error| error.to_string())
        .and_then(|squares| Tour::new(graph.clone(), squares).map_err(|fault| fault.to_string()));
    let closed = checked.as_ref().is_ok_and(Tour::is_closed);
    let verdict = write::object([("tour", checked.is_ok().into()), ("closed", closed.into())]);
    match checked {
        Ok(tour) => {
            if let Some(statistics) = Statistics::of(&tour) {
                write::set(&verdict, "statistics", &write::statistics(&statistics).into());
            }
        }
        Err(problem) => write::set(&verdict, "problem", &problem.into()),
    }
    Ok(verdict.unchecked_into())
}

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
    let run = read::run(settings, WhenStuck::Backtrack).map_err(write::error)?;
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
    let trials = || -> Result<_, Error> {
        let run = read::run(settings, WhenStuck::Stop)?;
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
    let map = || -> Result<_, Error> {
        let run = read::run(settings, WhenStuck::Stop)?;
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

fn run(
    settings: &RunSettings,
    when_stuck: WhenStuck,
) -> Answer<(std::sync::Arc<crate::Graph>, Finished)> {
    let run = read::run(settings, when_stuck).map_err(write::error)?;
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
