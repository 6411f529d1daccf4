//! `openRequest`: a run with as many of the requested settings as are valid.

use js_sys::Object;
use wasm_bindgen::prelude::*;

use super::session::Session;
use super::{Answer, OpenedRun, RunSettings, read, write};
use crate::call::Wanted;
use crate::run::request::{Problem, Run, field};

/// More settings than any run has.
const MAX_NAMES: usize = 100;

/// The requested run, at its beginning, and the invalid settings: each is replaced by its default. If two
/// conflict, those named in `first` are kept and the other is replaced. If `board`, `graph` or `algorithm` is
/// among them, settings that only a previously chosen algorithm offered are silently reset to defaults.
///
/// Throws `bad-setting` only for values of a wrong type, such as a number in place of a text.
#[wasm_bindgen(js_name = openRequest)]
pub fn open_request(
    #[wasm_bindgen(unchecked_param_type = "Partial<RunSettings>")] wanted: &RunSettings,
    #[wasm_bindgen(unchecked_optional_param_type = "readonly string[]")] first: &JsValue,
) -> Answer<OpenedRun> {
    let request = read::request(wanted, &[])?;
    let first = if read::is_missing(first) {
        Vec::new()
    } else {
        read::texts("first", first, Wanted::SettingNames, MAX_NAMES)?
    };
    let first: Vec<&str> = first.iter().map(String::as_str).collect();
    let (session, run, problems) = request.opened(&first);
    let settings = settings(&run, &session.graph().name(session.start()));
    Ok(write::answer([
        ("session", Session::from(session).into()),
        ("settings", settings.into()),
        ("usesSeed", run.uses_seed().into()),
        ("problems", write::array(problems.iter().map(problem)).into()),
    ]))
}

fn settings(run: &Run, start: &str) -> Object {
    let settings = Object::new();
    let options = run.used.options.iter().map(|(id, _)| *id);
    for name in field::ALL.into_iter().chain(options) {
        let word = || run.used.word(name).map(JsValue::from);
        let value = match name {
            field::START => word().or_else(|| Some(start.into())),
            field::LEAPER => {
                let leaper = run.used.leaper.as_ref().and_then(|text| text.parse().ok());
                leaper.map(write::leaps)
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
    let told = write::object([
        ("name", problem.field.into()),
        ("message", problem.error.to_string().into()),
        ("instead", problem.instead.as_deref().into()),
    ]);
    write::explain(&told, &problem.error);
    told
}
