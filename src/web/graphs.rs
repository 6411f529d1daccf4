//! Graphs that are not boards.

use wasm_bindgen::prelude::*;

use super::{Answer, GraphInfo, read, write};
use crate::graph::Graph;

/// Vertices and edges of a graph, its text in the shortest form, and the format detected.
///
/// Throws `bad-graph` or `graph-too-large`, or `bad-setting` if it is not a text.
#[wasm_bindgen(js_name = graphInfo)]
pub fn graph_info(
    #[wasm_bindgen(unchecked_param_type = "string")] graph: &JsValue,
) -> Answer<GraphInfo> {
    let (list, form) = read::graph_text(graph)?;
    let (names, text) = (write::array(list.names()), list.to_string());
    let info = write::object([
        ("names", names.into()),
        ("edges", Graph::from(list).moves().into()),
        ("text", text.into()),
        ("form", form.id().into()),
    ]);
    Ok(info.unchecked_into())
}
