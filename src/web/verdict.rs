//! Whether a path can still become a tour, and since when not.

use std::sync::Arc;

use js_sys::Object;
use wasm_bindgen::prelude::*;

use super::{Answer, Progress, VerdictResult, VerdictSettings, read, slice, write};
use crate::call::{CallError, Wanted};
use crate::graph::Graph;
use crate::graph::embedding::Embedding;
use crate::search::lost_since::{LostSince, Since};
use crate::search::verdict::{Fate, MAX_SQUARES};

/// The question whether a path can still become a tour; if not, why not, and since when. `free()` frees its
/// memory at any time.
#[wasm_bindgen]
pub struct Verdict {
    graph: Arc<Graph>,
    question: LostSince,
}

#[wasm_bindgen]
impl Verdict {
    /// A question at its beginning. `advance` makes the checks that need no search first.
    ///
    /// Throws `bad-board`, `board-too-large`, `bad-leaper`, `bad-graph`, `graph-too-large`, `bad-setting`,
    /// `bad-square`, `square-is-a-hole`, `no-tour` for squares that are not a path, or `not-for-this-board`
    /// for an incomplete path on a board of more than 10,000 squares, holes counted.
    #[wasm_bindgen(constructor)]
    pub fn new(settings: &VerdictSettings) -> Answer<Verdict> {
        let (graph, target) =
            read::graph_and_target(settings, Wanted::RunSettings, &["path", "end"])?;
        let list = read::get(settings, "path")?;
        let squares = read::squares(Embedding::from(&*graph), &list, graph.squares() + 1)?;
        let path = squares.unwrap_or(Ok(Vec::new()))?;
        if path.is_empty() {
            return Err(write::error(read::bad("path", &list, Wanted::Squares)));
        }
        let (squares, largest) = (graph.len(), MAX_SQUARES);
        if squares > largest && path.len() < graph.squares() {
            return Err(write::error(CallError::TooLargeForAVerdict { squares, largest }));
        }
        let end = read::optional_square(Embedding::from(&*graph), &read::get(settings, "end")?);
        let question = LostSince::new(graph.clone(), path, target).map_err(write::error)?;
        let question = question.with_end(end.map_err(write::error)?);
        Ok(Self { graph, question })
    }

    /// Works for about this many milliseconds, by default 8, and returns the progress.
    ///
    /// Throws `bad-setting` for an invalid number of milliseconds.
    pub fn advance(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] milliseconds: &JsValue,
    ) -> Answer<Progress> {
        slice::progress(&mut self.question, milliseconds)
    }

    /// The answer so far: the fate of the path as soon as it is known, `since` when everything is done,
    /// `"unknown"` before.
    #[wasm_bindgen(getter)]
    pub fn result(&self) -> VerdictResult {
        let (kind, result) = match self.question.fate() {
            Some(Fate::Finishable { tour }) => {
                let squares = write::names(&self.graph, tour.squares());
                ("finishable", write::object([("squares", squares.into())]))
            }
            Some(Fate::Lost { why }) => {
                let lost = write::finding(&self.graph, why);
                if let Some(Since::Square(place)) = self.question.since() {
                    write::set(&lost, "since", &place.into());
                }
                ("lost", lost)
            }
            Some(Fate::Unknown { steps }) => unknown(*steps),
            None => unknown(self.question.steps()),
        };
        write::set(&result, "kind", &kind.into());
        result.unchecked_into()
    }
}

fn unknown(steps: u64) -> (&'static str, Object) {
    ("unknown", write::object([("after", (steps as f64).into())]))
}
