//! Where tours exist, and why not.

use js_sys::Array;
use wasm_bindgen::prelude::*;

use super::{
    Answer, AnyBoard, AnySquare, AnyTarget, ArgumentParts, Feasibility, FindingList, LeaperLengths,
    read, write,
};
use crate::call::CallError;
use crate::error::Error;
use crate::graph::Graph;
use crate::theory::argument::{Part, Step, argument};
use crate::theory::between::{diagnose_of, existence_of};
use crate::theory::diagnosis::{self, Finding};
use crate::theory::existence;
use crate::tour::target::Target;

/// Squares of the largest board for which an argument is made.
const MAX_SQUARES: usize = 4096;

/// The argument that rules out every tour of this kind on a board, square by square, in parts that build on
/// each other. Empty if there is a tour, or if only a search or a check of a single square shows that there
/// is none.
///
/// Throws `bad-board`, `board-too-large`, `bad-graph`, `bad-setting`, `bad-leaper`, or `not-for-this-board`
/// beyond 4096 squares, including holes.
#[wasm_bindgen(js_name = existenceArgument)]
pub fn existence_argument(
    board: &AnyBoard,
    target: &AnyTarget,
    leaper: Option<LeaperLengths>,
) -> Answer<ArgumentParts> {
    let leaper = leaper.map_or(JsValue::UNDEFINED, Into::into);
    let parts = || -> Result<_, Error> {
        let graph = read::graph(board, &leaper)?;
        let target = read::choice(target, Target::Open)?;
        if graph.len() > MAX_SQUARES {
            let (squares, largest) = (graph.len(), MAX_SQUARES);
            return Err(CallError::TooLargeToArgue { squares, largest }.into());
        }
        Ok(write::array(argument(&graph, target).iter().map(part)))
    };
    parts().map(|parts| JsValue::from(parts).unchecked_into()).map_err(write::error)
}

fn part(part: &Part) -> js_sys::Object {
    let step = |step: &Step| {
        write::object([
            ("square", step.square.0.into()),
            ("mark", step.mark.code().into()),
            ("moves", write::array(step.moves.iter().map(|end| end.0)).into()),
        ])
    };
    write::object([
        ("code", part.code.into()),
        ("steps", write::array(part.steps.iter().map(step)).into()),
    ])
}

/// Everything found that rules out a tour, each with the squares to blame: the simplest first. An empty list
/// does not promise a tour. With `start`, about open tours from there, and with `end` to there.
///
/// Takes some milliseconds on boards of up to 65,536 squares, and omits checks that would take longer on
/// larger ones. Throws as `existence` does.
#[wasm_bindgen]
pub fn diagnose(
    board: &AnyBoard,
    target: &AnyTarget,
    leaper: Option<LeaperLengths>,
    start: Option<AnySquare>,
    end: Option<AnySquare>,
) -> Answer<FindingList> {
    let (graph, target, [start, end]) = read::question(board, target, leaper, start, end)?;
    let findings = diagnose_of(&graph, target, start, end);
    Ok(JsValue::from(written(&graph, &findings)).unchecked_into())
}

/// The answer of `existence` together with the findings of `diagnose`, in at most the duration of a frame. If
/// there is a tour, and on boards and graphs that would take longer, there are no findings.
///
/// Throws as `existence` does.
#[wasm_bindgen]
pub fn feasibility(
    board: &AnyBoard,
    target: &AnyTarget,
    leaper: Option<LeaperLengths>,
    start: Option<AnySquare>,
    end: Option<AnySquare>,
) -> Answer<Feasibility> {
    let (graph, target, [start, end]) = read::question(board, target, leaper, start, end)?;
    let existence = existence_of(&graph, target, start, end);
    let is_open = existence.answer != existence::Answer::Yes;
    let findings = if is_open && diagnosis::is_quick(&graph) {
        diagnose_of(&graph, target, start, end)
    } else {
        Vec::new()
    };
    let feasibility = write::existence(&graph, &existence, target);
    write::set(&feasibility, "findings", &written(&graph, &findings).into());
    Ok(feasibility.unchecked_into())
}

fn written(graph: &Graph, findings: &[Finding]) -> Array {
    write::array(findings.iter().map(|finding| write::finding(graph, finding)))
}
