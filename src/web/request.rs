//! `openRequest`: a run as far as what is asked for can be used.

use js_sys::Object;
use wasm_bindgen::prelude::*;

use super::session::Session;
use super::{Answer, OpenedRun, RunSettings, read, write};
use crate::messages::{Wanted, sentence};
use crate::run::request::{Problem, Run, field};

/// More settings than any run has.
const MAX_NAMES: usize = 100;

/// The run that is asked for, at its beginning, and the settings that cannot be used: each is replaced by
/// what is usual. Where two do not go together, those named in `first` stay and the other gives way.
/// When `board`, `graph` or `algorithm` is among them, what an algorithm chosen before offered and this
/// one does not becomes as usual, and is no problem.
///
/// Throws `bad-setting` only for what is no setting at all, such as a number in the place of a text.
#[wasm_bindgen(js_name = openRequest)]
pub fn open_request(
    #[wasm_bindgen(unchecked_param_type = "Partial<RunSettings>")] wanted: &RunSettings,
    #[wasm_bindgen(unchecked_optional_param_type = "readonly string[]")] first: &JsValue,
) -> Answer<OpenedRun> {
    let request = read::wish(wanted)?;
    let first = if read::is_missing(first) {
        Vec::new()
    } else {
        read::texts("first", first, Wanted::SettingNames, MAX_NAMES)?
    };
    let first: Vec<&str> = first.iter().map(String::as_str).collect();
    let (session, run, problems) = request.opened(&first);
    let settings = settings(&run, &session.graph().name(session.start()));
    let opened = write::object([
        ("session", Session::from(session).into()),
        ("settings", settings.into()),
        ("usesSeed", run.uses_seed().into()),
        ("problems", write::array(problems.iter().map(problem)).into()),
    ]);
    Ok(opened.unchecked_into())
}

/// What is used, in the order in which a link names it.
fn settings(run: &Run, start: &str) -> Object {
    let settings = Object::new();
    let options = run.used.options.iter().map(|(id, _)| *id);
    for name in field::ALL.into_iter().chain(options) {
        let word = || run.used.word(name).map(JsValue::from);
        let value = match name {
            field::START => word().or_else(|| Some(start.into())),
            field::LEAPER => {
                run.used.leaper.map(|(r, s)| write::array([r as f64, s as f64]).into())
            }
            _ => word(),
        };
        if let Some(value) = value {
            write::set(&settings, name, &value);
        }
    }
    settings
}

fn problem(problem: &Problem) -> Object {
    let refusal = problem.error.refusal();
    write::object([
        ("name", problem.field.into()),
        ("code", refusal.code().into()),
        ("message", sentence(refusal).into()),
        ("instead", problem.instead.as_deref().into()),
    ])
}
