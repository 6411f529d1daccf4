//! What forbids a tour.

use wasm_bindgen::prelude::*;

use super::{Answer, AnySquare, FindingList, LeaperLengths, read, write};
use crate::error::Error;
use crate::tour::target::Target;

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
        let start = read::optional_start(&graph, &start.map_or(JsValue::UNDEFINED, Into::into))?;
        let findings = crate::theory::diagnosis::diagnose(&graph, target, start);
        Ok(write::array(findings.iter().map(|finding| write::finding(&graph, finding))))
    };
    findings().map(|list| JsValue::from(list).unchecked_into()).map_err(write::error)
}
