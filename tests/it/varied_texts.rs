//! Texts of many kinds from `tests/data/varied-texts.json`: unfinished boards, numbers on holes, boards within
//! other text, arrows between vertices. The command and the module are asked about the same texts.

use std::sync::Arc;

use knights_tour::notation::graph_text;
use knights_tour::tour::first_fault::FirstFault;
use knights_tour::{Graph, Leaper};
use serde_json::Value;

/// The texts, each with how it is read.
pub fn texts() -> Vec<Value> {
    serde_json::from_str(include_str!("../data/varied-texts.json")).expect("a list in JSON")
}

/// The words of a list, or of a text with blanks between them; none if it is missing.
pub fn words(value: &Value) -> Vec<&str> {
    match value {
        Value::Array(all) => all.iter().filter_map(Value::as_str).collect(),
        _ => value.as_str().unwrap_or_default().split_whitespace().collect(),
    }
}

#[test]
fn texts_are_read_as_what_they_are() {
    let texts = texts();
    assert!(texts.len() > 100);
    let mut wrong = Vec::new();
    for text in &texts {
        if let Some(board) = text["board"].as_str() {
            let graph = Arc::new(Graph::new(board.parse().expect("a board"), Leaper::KNIGHT));
            let found = FirstFault::read(&graph, text["text"].as_str().unwrap()).unwrap();
            let squares = found.text.squares.iter().map(|&square| graph.name(square));
            let is_right = found.text.form.id() == text["form"]
                && squares.eq(words(&text["squares"]))
                && found.holds == text["holds"].as_u64().unwrap() as usize
                && found.text.left_out == words(&text["leftOut"])
                && found.text.open == words(&text["open"]);
            if !is_right {
                wrong.push(format!("{text}\n{found:?}"));
            }
        } else {
            let read = graph_text::read(text["graph"].as_str().unwrap());
            let is_right = match &read {
                Ok((list, _)) => {
                    let graph = Graph::from(list.clone());
                    (graph.squares() as u64, graph.moves() as u64)
                        == (text["vertices"].as_u64().unwrap(), text["edges"].as_u64().unwrap())
                }
                Err(error) => error.code() == text["problem"],
            };
            if !is_right {
                wrong.push(format!("{text}\n{read:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), texts.len(), wrong.join("\n\n"));
}
