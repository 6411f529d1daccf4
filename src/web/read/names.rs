//! The names of settings; an unknown one is an error that suggests the nearest known one.

use js_sys::{Array, Reflect};
use wasm_bindgen::prelude::*;

use crate::call::CallError;
use crate::run::request::setting_names;
use crate::web::Answer;

#[wasm_bindgen]
extern "C" {
    // May throw for a proxy.
    #[wasm_bindgen(catch, js_namespace = Object, js_name = keys)]
    fn keys(object: &JsValue) -> Answer<Array>;
}

/// The settings of a board or graph.
pub const BOARD: &[&str] = &["board", "leaper", "wrap", "graph"];

/// The settings of a question about tours.
pub const QUESTION: &[&str] = &["board", "leaper", "wrap", "graph", "target"];

/// Rejects settings that are neither a run's nor among these.
pub fn only_run(asked: &JsValue, others: &[&'static str]) -> Answer<()> {
    only(asked, &[&setting_names(), others])
}

/// Rejects objects with any other setting.
pub fn only(asked: &JsValue, known: &[&[&'static str]]) -> Answer<()> {
    let known = known.concat();
    let names = keys(asked)?;
    for at in 0..names.length() {
        let name = Reflect::get_u32(&names, at)?.as_string().unwrap_or_default();
        if !known.contains(&name.as_str()) {
            return Err(CallError::unknown_setting(&name, &known).into());
        }
    }
    Ok(())
}
