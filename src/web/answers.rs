//! Straight answers: functions that need no session and no search.

use js_sys::Object;
use wasm_bindgen::prelude::*;

use super::{
    AlgorithmList, Answer, AnySquare, BoardInfo, Existence, GraphList, LeaperLengths, LeaperList,
    Limits, SquareList, TieBreakList, Verification, read, write,
};
use crate::board::MAX_SIDE;
use crate::board::leaper::{Leaper, NAMED};
use crate::board::notation::file_letters;
use crate::choice::Choice;
use crate::error::Error;
use crate::graph::edge_list::{MAX_EDGES, MAX_VERTICES};
use crate::graph::embedding::Embedding;
use crate::graph::named::{GRAPHS, NamedGraph};
use crate::messages::{BoundaryError, Wanted, sentence};
use crate::run::replay::REPLAY;
use crate::run::session::{MAX_RECORDED_SQUARES, MAX_RECORDED_STEPS};
use crate::search::{ALGORITHMS, TieBreak};
use crate::tour::Tour;
use crate::tour::first_fault::FirstFault;
use crate::tour::statistics::Statistics;

/// Every algorithm, with what it can be asked for. The last one only walks a tour that it is given.
#[wasm_bindgen]
pub fn algorithms() -> AlgorithmList {
    let all = ALGORITHMS.iter().chain([&REPLAY]).map(write::algorithm);
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
    let lacking = BoundaryError::NotSupported { lacking: Wanted::RandomNumbers };
    let number = getrandom::u32().map_err(|_| write::error(lacking))?;
    Ok((number % 1_000_000).to_string())
}

/// Whether a tour exists, and why: by theorem on full rectangles for the knight, elsewhere where
/// something plain forbids it. With `start`, unless that is `"any"`, of open tours that begin there.
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
    let (graph, target, start) = read::question(board, target, leaper, start)?;
    let existence = crate::theory::existence::existence(&graph, target, start);
    Ok(write::existence(&graph, &existence).unchecked_into())
}

/// Checks whether squares are a tour: a list of them by name or by number, or of pairs of row and
/// column; or a text, in which they may also be a numbered board. What is found of a text tells its
/// `form`, its `squares` and how many of them hold. Cost: linear; no more of a list is read than one
/// square beyond the board’s.
///
/// Throws `bad-board`, `board-too-large`, `bad-setting`, `bad-leaper`, or `too-long` for a text that is;
/// what is no tour, or a bad square in it, is a `problem`.
#[wasm_bindgen]
pub fn verify(
    #[wasm_bindgen(unchecked_param_type = "string | OnGraph")] board: &JsValue,
    squares: &SquareList,
    leaper: Option<LeaperLengths>,
) -> Answer<Verification> {
    let leaper = leaper.map_or(JsValue::UNDEFINED, Into::into);
    let graph = read::graph(board, &leaper)?;
    let verification = Object::new();
    let set = |name: &'static str, value: JsValue| write::set(&verification, name, &value);
    // One more than there are squares is enough to tell that there are too many.
    let checked = if let Some(text) = read::tour_text(&graph, squares)? {
        let found = FirstFault::new(&graph, text);
        set("form", found.form.id().into());
        set("squares", write::names(&graph, &found.squares).into());
        set("holds", found.holds.into());
        found.tour
    } else if let Some(squares) =
        read::squares(Embedding::from(&*graph), squares, graph.squares() + 1)?
    {
        squares.and_then(|squares| Tour::new(graph, squares).map_err(Error::from))
    } else {
        Err(read::no_squares(squares))
    };
    set("tour", checked.is_ok().into());
    set("closed", checked.as_ref().is_ok_and(Tour::is_closed).into());
    match checked {
        Ok(tour) => {
            if let Some(statistics) = Statistics::of(&tour) {
                set("statistics", write::statistics(&statistics).into());
            }
        }
        Err(problem) => set("problem", sentence(problem.refusal()).into()),
    }
    Ok(verification.unchecked_into())
}
