//! Immediate answers: functions that need no session and no search.

use js_sys::Object;
use wasm_bindgen::prelude::*;

use super::{
    AlgorithmList, Answer, AnyBoard, AnyLeaper, AnySquare, AnyTarget, AnyText, BoardInfo,
    Existence, GraphInfo, GraphList, LeaperLengths, LeaperList, Limits, NamedRuleList, ParsedMoves,
    ParsedRule, RuleMeasureList, SquareList, TieBreakList, Verification, read, write,
};
use crate::board::MAX_SIDE;
use crate::board::leaper::{Leaper, NAMED};
use crate::board::notation::file_letters;
use crate::call::{CallError, Wanted};
use crate::choice::Choice;
use crate::error::Error;
use crate::graph::Graph;
use crate::graph::edge_list::{MAX_EDGES, MAX_VERTICES};
use crate::graph::embedding::Embedding;
use crate::graph::named::{GRAPHS, NamedGraph};
use crate::run::replay::REPLAY;
use crate::run::session::{MAX_RECORDED_SQUARES, MAX_RECORDED_STEPS};
use crate::search::rule::MAX_RULE_TEXT;
use crate::search::{ALGORITHMS, MoveOrder, Rule, RuleMeasure, TieBreak};
use crate::theory::between::existence_of;
use crate::tour::Tour;
use crate::tour::statistics::Statistics;

/// Every algorithm, with its settings. The last one only replays a given tour.
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

/// The rules with names: Warnsdorff's with each tie-break.
#[wasm_bindgen]
pub fn rules() -> NamedRuleList {
    JsValue::from(write::array(TieBreak::ALL.iter().copied().map(write::named_rule)))
        .unchecked_into()
}

/// A rule read from a text, with its normal text and its criteria.
///
/// Throws `bad-rule`, with `at` and `length` of the mistake in characters, or `bad-setting` if it is not a
/// text.
#[wasm_bindgen(js_name = parseRule)]
pub fn parse_rule(rule: &AnyText) -> Answer<ParsedRule> {
    let text = read::limited_text("rule", rule, Wanted::Rule, 4 * MAX_RULE_TEXT)?;
    let rule: Rule = text.parse()?;
    Ok(JsValue::from(write::rule(&rule)).unchecked_into())
}

/// An order of moves for a piece, the knight by default: its normal text and all moves.
///
/// Throws `bad-moves` if it is none for this piece, `bad-leaper`, or `bad-setting` if it is not a text.
#[wasm_bindgen(js_name = parseMoves)]
pub fn parse_moves(moves: &AnyText, leaper: Option<LeaperLengths>) -> Answer<ParsedMoves> {
    let leaper = read::leaper(&leaper.map_or(JsValue::UNDEFINED, Into::into))?;
    let order: MoveOrder = read::text("moves", moves)?.unwrap_or_default().parse()?;
    order.check(leaper)?;
    let steps = order.moves(leaper).into_iter().map(|(x, y)| write::array([x, y]));
    Ok(write::answer([
        ("text", order.of(leaper).to_string().into()),
        ("moves", write::array(steps).into()),
    ]))
}

/// What a rule can compare squares by.
#[wasm_bindgen(js_name = ruleMeasures)]
pub fn rule_measures() -> RuleMeasureList {
    let measure = |measure: &RuleMeasure| {
        let [least, greatest] = measure.superlatives();
        write::object([
            ("id", measure.id().into()),
            ("needsBoard", measure.needs_board().into()),
            ("least", least.into()),
            ("greatest", greatest.into()),
        ])
    };
    JsValue::from(write::array(RuleMeasure::ALL.iter().map(measure))).unchecked_into()
}

/// The leapers with names, the knight first.
#[wasm_bindgen]
pub fn leapers() -> LeaperList {
    let leaper = |(name, leaper): &(&str, Leaper)| {
        write::object([("name", (*name).into()), ("lengths", write::leaps(*leaper))])
    };
    JsValue::from(write::array(NAMED.iter().map(leaper))).unchecked_into()
}

/// The leaps of a piece in order, of its leaps, of a text such as `0,1+1,1`, or of its English name.
///
/// Throws `bad-setting` or `bad-leaper` for any other value.
#[wasm_bindgen(js_name = checkLeaper)]
pub fn check_leaper(leaper: AnyLeaper) -> Answer<LeaperLengths> {
    let leaper = read::leaper(&leaper.into()).map_err(write::error)?;
    Ok(write::leaps(leaper).unchecked_into())
}

/// Size and number of squares of a board, and its text in the shortest form.
///
/// Throws `bad-board` or `board-too-large`.
#[wasm_bindgen(js_name = boardInfo)]
pub fn board_info(board: &AnyText) -> Answer<BoardInfo> {
    let board = read::board(board).map_err(write::error)?;
    Ok(write::answer([
        ("width", board.width().into()),
        ("height", board.height().into()),
        ("squares", board.squares().into()),
        ("text", board.to_string().into()),
    ]))
}

/// Graphs with names.
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

/// Vertices and edges of a graph, its text in the shortest form, and the format detected.
///
/// Throws `bad-graph` or `graph-too-large`, or `bad-setting` if it is not a text.
#[wasm_bindgen(js_name = graphInfo)]
pub fn graph_info(graph: &AnyText) -> Answer<GraphInfo> {
    let (list, form) = read::graph_text(graph)?;
    let (names, text) = (write::array(list.names()), list.to_string());
    Ok(write::answer([
        ("names", names.into()),
        ("edges", Graph::from(list).moves().into()),
        ("text", text.into()),
        ("form", form.id().into()),
    ]))
}

/// The name of the square in a column (0 at the left) and a row (0 at the bottom), on a board of any size.
///
/// Throws `bad-setting` for numbers that are not columns or rows.
#[wasm_bindgen(js_name = squareName)]
pub fn square_name(column: f64, row: f64) -> Answer<String> {
    let name = || -> Result<_, Error> {
        let (column, row) = (read::count("column", column)?, read::count("row", row)?);
        Ok(format!("{}{}", file_letters(column), u64::from(row) + 1))
    };
    name().map_err(write::error)
}

/// The maximum sizes accepted.
#[wasm_bindgen]
pub fn limits() -> Limits {
    write::answer([
        ("maxSide", MAX_SIDE.into()),
        ("maxRecordedSquares", MAX_RECORDED_SQUARES.into()),
        ("maxRecordedSteps", MAX_RECORDED_STEPS.into()),
        ("maxVertices", MAX_VERTICES.into()),
        ("maxEdges", MAX_EDGES.into()),
    ])
}

/// A random seed: a number of up to six digits.
///
/// Throws `not-supported` if there is no source of randomness.
#[wasm_bindgen(js_name = randomSeed)]
pub fn random_seed() -> Answer<String> {
    let lacking = CallError::NotSupported { lacking: Wanted::RandomNumbers };
    let number = getrandom::u32().map_err(|_| write::error(lacking))?;
    Ok((number % 1_000_000).to_string())
}

/// Whether a tour exists, and why: by theorem on full rectangles for the knight, otherwise if a simple
/// obstruction rules it out. With `start`, unless that is `"any"`, about open tours that begin there, and with
/// `end` about those that also end there.
///
/// Throws `bad-board`, `board-too-large`, `bad-setting`, `bad-leaper`, `bad-square` or `square-is-a-hole`.
#[wasm_bindgen]
pub fn existence(
    board: &AnyBoard,
    target: &AnyTarget,
    leaper: Option<LeaperLengths>,
    start: Option<AnySquare>,
    end: Option<AnySquare>,
) -> Answer<Existence> {
    let (graph, target, [start, end]) = read::question(board, target, leaper, start, end)?;
    let existence = existence_of(&graph, target, start, end);
    Ok(write::existence(&graph, &existence, target).unchecked_into())
}

/// Checks whether squares are a tour: a list of them by name or by number, or of pairs of row and column; or
/// a text, in any common format. For a text the result has its `form`, its `squares`, how many of them are
/// correct, what was ignored, and whether another board is meant. Cost: linear; at most one square more than
/// the board has is read from a list.
///
/// Throws `bad-board`, `board-too-large`, `bad-setting`, `bad-leaper`, or `too-long` for a text; if it is not
/// a tour or has an invalid square, that is a `problem`.
#[wasm_bindgen]
pub fn verify(
    board: &AnyBoard,
    squares: &SquareList,
    leaper: Option<LeaperLengths>,
) -> Answer<Verification> {
    let leaper = leaper.map_or(JsValue::UNDEFINED, Into::into);
    let graph = read::graph(board, &leaper)?;
    let verification = Object::new();
    let set = |name: &'static str, value: JsValue| write::set(&verification, name, &value);
    // One more than there are squares is enough to detect that there are too many.
    let checked = if let Some(found) = read::written_tour(&graph, squares)? {
        set("form", found.text.form.id().into());
        set("squares", write::names(&graph, &found.text.squares).into());
        set("holds", found.holds.into());
        set("leftOut", write::array(found.text.left_out.iter().map(String::as_str)).into());
        set("open", write::array(found.text.open.iter().map(String::as_str)).into());
        set("returns", found.text.returns.into());
        if let Some(board) = &found.text.board {
            set("board", board.to_string().into());
        }
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
        Err(problem) => {
            let because = write::object([("message", problem.to_string().into())]);
            write::explain(&because, &problem);
            set("problem", problem.to_string().into());
            set("because", because.into());
        }
    }
    Ok(verification.unchecked_into())
}
