//! Whether a path can still become a tour, and where it went wrong.

use std::sync::Arc;

use js_sys::Object;
use wasm_bindgen::prelude::*;

use super::messages::{BoundaryError, Wanted, sentence};
use super::{
    Answer, FirstFault, Progress, SquareList, VerdictResult, VerdictSettings, read, slice, write,
};
use crate::board::Square;
use crate::graph::Graph;
use crate::graph::embedding::Embedding;
use crate::search::lost_since::{LostSince, Since};
use crate::search::verdict::Fate;
use crate::tour::first_fault;
use crate::tour::target::Target;

/// Milliseconds that `firstFault` may take to find out since when a path is lost.
const ONE_CALL: f64 = 1000.0;

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
        let (graph, target) = read::ground_and_target(settings)?;
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
        Ok(slice::advance(&mut self.question, milliseconds)?.into())
    }

    /// What is known so far: what becomes of the path as soon as that is settled, since when it is lost
    /// once all is done, `"unknown"` before.
    #[wasm_bindgen(getter)]
    pub fn result(&self) -> VerdictResult {
        let names = |squares: &[Square]| {
            write::array(squares.iter().map(|&square| write::name(&self.graph, square)))
        };
        let result = match self.question.fate() {
            Some(Fate::Finishable { tour }) => write::object([
                ("kind", "finishable".into()),
                ("squares", names(tour.squares()).into()),
            ]),
            Some(Fate::Lost { why }) => {
                let numbers = write::array(why.numbers.iter().copied());
                let reason =
                    write::object([("code", why.code.into()), ("numbers", numbers.into())]);
                let lost = write::object([
                    ("kind", "lost".into()),
                    ("reason", reason.into()),
                    ("squares", names(&why.squares).into()),
                ]);
                if let Some(Since::Square(place)) = self.question.since() {
                    write::set(&lost, "since", &place.into());
                }
                lost
            }
            Some(Fate::Unknown { steps }) => unknown(*steps),
            None => unknown(self.question.steps()),
        };
        result.unchecked_into()
    }
}

fn unknown(steps: u64) -> Object {
    write::object([("kind", "unknown".into()), ("after", (steps as f64).into())])
}

/// Where a tour that somebody wrote down first goes wrong: a text in any form that `TourForm` names, or
/// a list of pairs or of rows. Since when it is lost, an open tour unless asked otherwise, is searched
/// for as long as `milliseconds` say, a second unless given.
///
/// Throws `bad-board`, `board-too-large`, `bad-setting`, `bad-leaper`, or `too-long` for a text that is.
#[wasm_bindgen(js_name = firstFault)]
pub fn first_fault(
    #[wasm_bindgen(unchecked_param_type = "string | OnGraph")] board: &JsValue,
    text: &SquareList,
    #[wasm_bindgen(unchecked_optional_param_type = "[number, number]")] leaper: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "Target")] target: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "number")] milliseconds: &JsValue,
) -> Answer<FirstFault> {
    let graph = read::graph(board, leaper)?;
    let target = read::choice(target, Target::Open)?;
    let most = read::milliseconds(milliseconds)?.unwrap_or(ONE_CALL);
    let Some(text) = read::tour_text(&graph, text)? else {
        let value = text.js_typeof().as_string().unwrap_or_default();
        let (setting, wanted) = ("text", Wanted::Text);
        return Err(BoundaryError::BadSetting { setting, value, wanted }.into());
    };
    let found = first_fault::FirstFault::new(&graph, text);
    let names = write::array(found.squares.iter().map(|&square| write::name(&graph, square)));
    let told = write::object([
        ("form", found.form.id().into()),
        ("squares", names.into()),
        ("holds", found.holds.into()),
    ]);
    if let Some((what, error)) = found.what().zip(found.fault.as_ref()) {
        let fault = write::object([
            ("at", (found.holds + 1).into()),
            ("what", what.into()),
            ("message", sentence(error.refusal()).into()),
        ]);
        write::set(&told, "fault", &fault.into());
    }
    if let Some(place) = lost_at(&graph, &found.squares[..found.holds], target, most)? {
        write::set(&told, "lostAt", &(place + 1).into());
    }
    Ok(told.unchecked_into())
}

/// The place, from 0, of the square since which a path is lost, if that is found in so many milliseconds.
fn lost_at(
    graph: &Arc<Graph>,
    path: &[Square],
    target: Target,
    milliseconds: f64,
) -> Answer<Option<usize>> {
    if path.is_empty() || milliseconds == 0.0 {
        return Ok(None);
    }
    let mut question =
        LostSince::new(graph.clone(), path.to_vec(), target).map_err(write::error)?;
    slice::advance(&mut question, &milliseconds.into())?;
    Ok(match question.since() {
        Some(Since::Square(place)) => Some(place),
        _ => None,
    })
}
