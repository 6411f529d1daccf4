//! The format of Pajek (V. Batagelj, A. Mrvar): `*Vertices 3`, and after `*Edges` two numbers per line. The
//! rest of a line, such as weights and colours, is ignored.

use super::builder::Builder;
use crate::graph::edge_list::EdgeList;
use crate::graph::error::GraphError;

/// The sections, which determine how edges are listed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Section {
    Vertices,
    /// One edge per line.
    Edges,
    Arcs,
    /// A vertex and its neighbours.
    EdgeLists,
    ArcLists,
}

/// The keyword after the star at the beginning of a line, in lower case.
fn keyword(line: &str) -> Option<String> {
    let word = line.trim_start().strip_prefix('*')?.split_whitespace().next()?;
    Some(word.to_ascii_lowercase())
}

/// Whether a line belongs to this format and no other.
pub(super) fn is_keyword(line: &str) -> bool {
    keyword(line).is_some_and(|word| word == "vertices")
}

pub(super) fn read(text: &str) -> Result<EdgeList, GraphError> {
    let mut section = None;
    let mut labels: Vec<(String, Option<String>)> = Vec::new();
    let (mut edges, mut arcs) = (Vec::new(), Vec::new());
    for (line, text) in (1..).zip(text.lines()) {
        let refuse = || GraphError::NotPajek { line };
        let text = text.trim();
        if text.is_empty() || text.starts_with('%') {
            continue;
        }
        if let Some(word) = keyword(text) {
            section = match (&*word, section) {
                ("network", None) => None,
                ("vertices", None) => {
                    let count = text.split_whitespace().nth(1).and_then(|word| word.parse().ok());
                    let names = Builder::numbered(1..=count.ok_or_else(refuse)?)?;
                    labels = names.list.names().map(|name| (name.to_owned(), None)).collect();
                    Some(Section::Vertices)
                }
                ("edges", Some(_)) => Some(Section::Edges),
                ("arcs", Some(_)) => Some(Section::Arcs),
                ("edgeslist", Some(_)) => Some(Section::EdgeLists),
                ("arcslist", Some(_)) => Some(Section::ArcLists),
                _ => return Err(refuse()),
            };
            continue;
        }
        let vertex = |word: &str| {
            let number =
                word.parse::<usize>().ok().filter(|number| (1..=labels.len()).contains(number));
            number.map(|number| number as u32 - 1).ok_or_else(refuse)
        };
        let mut words = text.split_whitespace();
        let first = vertex(words.next().unwrap_or_default())?;
        let list = match section {
            Some(Section::Edges | Section::EdgeLists) => &mut edges,
            Some(Section::Arcs | Section::ArcLists) => &mut arcs,
            Some(Section::Vertices) => {
                labels[first as usize].1 = label(text);
                continue;
            }
            None => return Err(refuse()),
        };
        if matches!(section, Some(Section::Edges | Section::Arcs)) {
            list.push((first, vertex(words.next().unwrap_or_default())?));
        } else {
            for word in words {
                list.push((first, vertex(word)?));
            }
        }
    }
    let mut builder = Builder::labelled(&labels)?;
    for (from, to) in edges {
        builder.edge(from, to)?;
    }
    builder.arcs(&arcs)?;
    Ok(builder.list)
}

/// The label of a vertex, after its number: in quotes or up to a space.
fn label(line: &str) -> Option<String> {
    let rest = line.trim_start_matches(|each: char| each.is_ascii_digit()).trim_start();
    let label = match rest.strip_prefix('"') {
        Some(rest) => rest.split('"').next()?,
        None => rest.split_whitespace().next()?,
    };
    Some(label.to_owned())
}
