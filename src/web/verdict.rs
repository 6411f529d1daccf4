//! Whether a path can still become a tour, and since when not.

use std::sync::Arc;

use js_sys::Object;
use wasm_bindgen::prelude::*;

use super::{Answer, Progress, VerdictResult, VerdictSettings, read, slice, write};
use crate::graph::Graph;
use crate::graph::embedding::Embedding;
use crate::messages::Wanted;
use crate::search::lost_since::{LostSince, Since};
use crate::search::verdict::Fate;

/// The question whether a path can still become a tour; if not, why not, and since when. What it holds
/// is given back by `free()`, at any time.
#[wasm_bindgen]
pub struct Verdict {
    graph: Arc<Graph>,
    question: LostSince,
}

#[wasm_bindgen]
impl Verdict {
    /// A question at its beginning. What is seen without a search is known at once.
    ///
    /// Throws `bad-board`, `board-too-large`, `bad-leaper`, `bad-graph`, `graph-too-large`,
    /// `bad-setting`, `bad-square`, `square-is-a-hole`, or `no-tour` for squares that are no path.
    #[wasm_bindgen(constructor)]
    pub fn new(settings: &VerdictSettings) -> Answer<Verdict> {
        let (graph, target) = read::ground_and_target(settings, Wanted::RunSettings)?;
        let list = read::get(settings, "path")?;
        let squares = read::squares(Embedding::from(&*graph), &list, graph.squares() + 1)?;
        let path = squares.unwrap_or(Ok(Vec::new()))?;
        if path.is_empty() {
            return Err(write::error(read::bad("path", &list, Wanted::Squares)));
        }
        let question = LostSince::new(graph.clone(), path, target).map_err(write::error)?;
        Ok(Self { graph, question })
    }

    /// Goes on for about so many milliseconds, 8 unless given, and tells how far it is.
    ///
    /// Throws `bad-setting` for what is no number of milliseconds.
    pub fn advance(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] milliseconds: &JsValue,
    ) -> Answer<Progress> {
        slice::progress(&mut self.question, milliseconds)
    }

    /// What is known so far: what becomes of the path as soon as that is settled, since when it is lost
    /// once all is done, `"unknown"` before.
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
