//! Runs as programs in other languages.

use js_sys::Object;
use wasm_bindgen::prelude::*;

use super::{Answer, AnyLanguage, LanguageList, RunSettings, WrittenProgram, read, write};
use crate::call::Wanted;
use crate::choice::Choice;
use crate::program::{Language, program};
use crate::search::WhenStuck;

/// The languages in which `programOf` writes programs.
#[wasm_bindgen(js_name = programLanguages)]
pub fn program_languages() -> LanguageList {
    let language = |language: &Language| {
        write::object([("id", language.id().into()), ("name", language.name().into())])
    };
    JsValue::from(write::array(Language::ALL.iter().map(language))).unchecked_into()
}

/// A run as a complete program in a language, of at most 80 lines. It prints the numbered board that the run ends
/// with: a row a line, the top row first; `0` is a square that is not visited, `#` a hole.
///
/// A search that takes moves back restarts when it has used up its steps. A program says so there, and stops; so
/// does one for `"restart"` that has no room for restarts. Where backtracking gives up after a number of
/// steps, a program goes on.
///
/// Throws `no-program` for runs that are not written as programs: other methods than `"warnsdorff"` and
/// `"backtracking"`, closed tours, graphs, large boards, and rules that take too many lines; and as `Session`
/// for settings that cannot be used.
#[wasm_bindgen(js_name = programOf)]
pub fn program_of(settings: &RunSettings, language: &AnyLanguage) -> Answer<WrittenProgram> {
    let run = read::run(settings, WhenStuck::Stop, &[])?;
    let id = read::needed_text(Language::SETTING, language, Wanted::Language)?;
    let program = program(&run, Language::by_id(&id)?)?;
    let lines = Object::new();
    for &(code, range) in &program.lines {
        write::set(&lines, code, &write::array(range.map(|line| line as u32)).into());
    }
    Ok(write::answer([
        ("name", program.name.into()),
        ("text", program.text.into()),
        ("lines", lines.into()),
    ]))
}
