//! `Session`: moves made by hand, and searches that take over.

use wasm_bindgen::prelude::*;

use super::session::Session;
use super::{Answer, AnySquare, Hint, RunSettings, TakeoverSettings, read, write};
use crate::graph::embedding::Embedding;
use crate::search::WhenStuck;

#[wasm_bindgen]
impl Session {
    /// Makes a move by hand, at any moment of a run that builds a path. Later steps are dropped, and the
    /// algorithm continues from the new square; one that cannot leaves all further moves to the caller. A
    /// complete path is closed, if that is the target, by going to its start.
    ///
    /// Throws `illegal-move`, with the reason in `what`: `"not-a-move"`, `"visited"`, `"hole"`, or `"over"`
    /// if the tour is complete; `not-for-this-board` for a method whose moves do not form a path;
    /// `bad-square`.
    pub fn play(&mut self, square: &AnySquare) -> Answer<()> {
        let graph = self.session.graph().clone();
        let to = read::square_or_hole(Embedding::from(&*graph), square)?;
        Ok(self.session.play(to)?)
    }

    /// Lets an algorithm continue from the current path: Warnsdorff's rule unless another is given. Later
    /// steps are dropped; start and target stay those of the run.
    ///
    /// Throws `unknown-algorithm`, `bad-setting`, `not-for-this-board` for an algorithm that cannot continue
    /// from moves it has not made, and `illegal-move` if the tour is complete.
    #[wasm_bindgen(js_name = handOver)]
    pub fn hand_over(&mut self, settings: Option<TakeoverSettings>) -> Answer<()> {
        let asked = asked(settings);
        let start = self.session.settings().start;
        let (algorithm, settings) = read::takeover(&asked, self.session.graph(), start)?;
        Ok(self.session.hand_over(algorithm, &settings)?)
    }

    /// What Warnsdorff's rule would do next from the current path, with the given tie-break; `null` if it
    /// would do nothing. Nothing is changed.
    ///
    /// Throws as `handOver` does.
    pub fn hint(&self, settings: Option<TakeoverSettings>) -> Answer<Hint> {
        let asked = asked(settings);
        let graph = self.session.graph();
        let start = self.session.settings().start;
        let (algorithm, settings) = read::takeover(&asked, graph, start)?;
        let settings = crate::search::Settings { when_stuck: WhenStuck::Stop, ..settings };
        let Some(edit) = self.session.hint(algorithm, &settings)? else {
            return Ok(JsValue::NULL.unchecked_into());
        };
        let to = edit.added.first().map_or(JsValue::NULL, |&(_, to)| write::name(graph, to));
        let measure = algorithm.measure(&settings, Some(edit.reason));
        let found = edit.candidates.iter().enumerate();
        let found = found.map(|(at, each)| (at, each, measure.of_candidate(graph, each, at)));
        let rule = (!algorithm.tie_breaks.is_empty()).then_some(&settings.rule);
        let (candidates, decided_by) = write::by_rule(&self.session, rule, found);
        Ok(write::answer([
            ("to", to),
            ("measure", measure.id().into()),
            ("candidates", write::array(candidates).into()),
            ("rule", rule.map_or(JsValue::NULL, |rule| rule.to_string().into())),
            ("decidedBy", decided_by.map_or(JsValue::NULL, Into::into)),
            ("reason", write::reason(graph, Some(edit.view())).into()),
        ]))
    }
}

fn asked(settings: Option<TakeoverSettings>) -> RunSettings {
    settings.map_or_else(|| js_sys::Object::new().into(), JsValue::from).unchecked_into()
}
