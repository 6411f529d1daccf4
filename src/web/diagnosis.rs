//! Obstructions to tours.

use js_sys::Array;
use wasm_bindgen::prelude::*;

use super::{Answer, AnySquare, Feasibility, FindingList, LeaperLengths, read, write};
use crate::graph::Graph;
use crate::theory::{self, diagnosis::Finding};

/// Everything found that rules out a tour, each with the squares to blame: the simplest first. An empty list
/// does not promise a tour. With `start`, about open tours from there.
///
/// Takes some milliseconds on boards of up to 65,536 squares, and omits checks that would take longer on
/// larger ones. Throws as `existence` does.
#[wasm_bindgen]
pub fn diagnose(
    #[wasm_bindgen(unchecked_param_type = "string | OnGraph")] board: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Target")] target: &JsValue,
    leaper: Option<LeaperLengths>,
    start: Option<AnySquare>,
) -> Answer<FindingList> {
    let (graph, target, start) = read::question(board, target, leaper, start)?;
    let findings = theory::diagnosis::diagnose(&graph, target, start);
    Ok(JsValue::from(written(&graph, &findings)).unchecked_into())
}

/// The answer of `existence` together with the findings of `diagnose`, in at most the duration of a frame. If
/// there is a tour, and on boards and graphs that would take longer, there are no findings.
///
/// Throws as `existence` does.
#[wasm_bindgen]
pub fn feasibility(
    #[wasm_bindgen(unchecked_param_type = "string | OnGraph")] board: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Target")] target: &JsValue,
    leaper: Option<LeaperLengths>,
    start: Option<AnySquare>,
) -> Answer<Feasibility> {
    let (graph, target, start) = read::question(board, target, leaper, start)?;
    let existence = theory::existence::existence(&graph, target, start);
    let is_open = existence.answer != theory::existence::Answer::Yes;
    let findings = if is_open && theory::diagnosis::is_quick(&graph) {
        theory::diagnosis::diagnose(&graph, target, start)
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
