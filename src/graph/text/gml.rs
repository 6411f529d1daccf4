//! GML, the Graph Modelling Language (M. Himsolt): `graph [ node [ id 1 ] edge [ source 1 target 2 ] ]`.
//! Other attributes, such as positions and colours, are ignored.

use super::builder::Builder;
use crate::graph::edge_list::EdgeList;
use crate::graph::error::GraphError;

/// Whether a text looks like GML: it contains `graph [`.
pub(super) fn is_meant(text: &str) -> bool {
    text.match_indices("graph").any(|(at, word)| {
        let before = text[..at].chars().next_back();
        text[at + word.len()..].trim_start().starts_with('[')
            && before.is_none_or(char::is_whitespace)
    })
}

/// Words, quoted texts and brackets, each with the number of its line.
fn tokens(text: &str) -> Vec<(usize, &str)> {
    let mut tokens = Vec::new();
    let mut line = 1;
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let end = match first {
            '"' => rest[1..].find('"').map_or(rest.len(), |end| end + 2),
            '#' => rest.find('\n').unwrap_or(rest.len()),
            '[' | ']' => 1,
            _ if first.is_whitespace() => first.len_utf8(),
            _ => rest
                .find(|each: char| each.is_whitespace() || "[]\"".contains(each))
                .unwrap_or(rest.len()),
        };
        let (token, after) = rest.split_at(end);
        if !first.is_whitespace() && first != '#' {
            tokens.push((line, token));
        }
        line += token.matches('\n').count();
        rest = after;
    }
    tokens
}

/// The attributes of a node or an edge read so far.
#[derive(Default)]
struct Item<'text> {
    id: Option<&'text str>,
    label: Option<&'text str>,
    ends: [Option<&'text str>; 2],
}

pub(super) fn read(text: &str) -> Result<EdgeList, GraphError> {
    let mut tokens = tokens(text).into_iter();
    // The keys of the open brackets.
    let mut open: Vec<&str> = Vec::new();
    let mut ids = EdgeList::default();
    let mut labels = Vec::new();
    let mut edges = Vec::new();
    let mut item = Item::default();
    let mut is_directed = false;
    let mut last = 1;
    while let Some((line, key)) = tokens.next() {
        let refuse = || GraphError::NotGml { line };
        last = line;
        if key == "]" {
            let closed = open.pop().ok_or_else(refuse)?;
            match (closed, &*open) {
                ("node", ["graph"]) => {
                    let id =
                        item.id.filter(|id| ids.names.find(id).is_none()).ok_or_else(refuse)?;
                    ids.named(id)?;
                    labels.push((id.to_owned(), item.label.map(str::to_owned)));
                }
                ("edge", ["graph"]) => {
                    let [Some(from), Some(to)] = item.ends else { return Err(refuse()) };
                    edges.push((line, from, to));
                }
                _ => {}
            }
            continue;
        }
        let (_, value) = tokens.next().ok_or_else(refuse)?;
        if key == "[" || value == "]" {
            return Err(refuse());
        }
        if value == "[" {
            open.push(key);
            if open.len() == 2 {
                item = Item::default();
            }
            continue;
        }
        match (&*open, key) {
            (["graph"], "directed") => is_directed = value == "1",
            (["graph", "node"], "id") => item.id = Some(value),
            (["graph", "node"], "label") => item.label = Some(value.trim_matches('"')),
            (["graph", "edge"], "source") => item.ends[0] = Some(value),
            (["graph", "edge"], "target") => item.ends[1] = Some(value),
            _ => {}
        }
    }
    if !open.is_empty() {
        return Err(GraphError::NotGml { line: last });
    }
    let mut builder = Builder::labelled(&labels)?;
    let mut arcs = Vec::new();
    for (line, from, to) in edges {
        let vertex = |id| ids.names.find(id).ok_or(GraphError::NotGml { line });
        arcs.push((vertex(from)?, vertex(to)?));
    }
    if is_directed {
        builder.arcs(&arcs)?;
    } else {
        for (from, to) in arcs {
            builder.edge(from, to)?;
        }
    }
    Ok(builder.list)
}
