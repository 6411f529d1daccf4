//! TSPLIB's Hamiltonian cycle problems (G. Reinelt, 1995): lines of keywords and a section of edges.

use super::builder::Builder;
use crate::graph::edge_list::EdgeList;
use crate::graph::error::GraphError;

/// Keywords, except those of other kinds of problems.
const KEYWORDS: [&str; 6] = ["NAME", "TYPE", "COMMENT", "DIMENSION", "EDGE_DATA_FORMAT", SECTION];
const SECTION: &str = "EDGE_DATA_SECTION";

/// The keyword of a line, and its value. Only the section's keyword has no value; other single words are
/// names of vertices.
fn keyword(line: &str) -> Option<(&str, &str)> {
    let (word, value) = match line.split_once(':') {
        Some((word, value)) => (word.trim(), value.trim()),
        None if line.trim() == SECTION => (SECTION, ""),
        None => return None,
    };
    KEYWORDS.contains(&word).then_some((word, value))
}

/// Whether a line belongs to this format and no other.
pub(super) fn is_keyword(line: &str) -> bool {
    keyword(line).is_some_and(|(word, _)| !["NAME", "COMMENT"].contains(&word))
}

pub(super) fn read(text: &str) -> Result<EdgeList, GraphError> {
    let mut builder = Builder::default();
    let mut are_lists = false;
    let mut lines = (1..).zip(text.lines());
    for (number, line) in lines.by_ref() {
        let line = line.trim();
        let refuse = || GraphError::NotTsplib { line: number };
        match keyword(line) {
            _ if line.is_empty() => {}
            Some(("DIMENSION", value)) => {
                builder = Builder::numbered(1..=value.parse().map_err(|_| refuse())?)?;
            }
            Some(("EDGE_DATA_FORMAT", "ADJ_LIST")) => are_lists = true,
            Some(("EDGE_DATA_FORMAT", "EDGE_LIST")) => are_lists = false,
            Some((SECTION, _)) => break,
            Some(("NAME" | "COMMENT" | "TYPE", _)) => {}
            _ => return Err(refuse()),
        }
    }
    let mut from = None;
    'section: for (number, line) in lines {
        let refuse = || GraphError::NotTsplib { line: number };
        for word in line.split_whitespace() {
            match word {
                // The end of one list of neighbours, or of all of them.
                "-1" if are_lists && from.is_some() => from = None,
                "-1" | "EOF" if from.is_none() => break 'section,
                _ => {
                    let vertex = builder.list.names.find(word).ok_or_else(refuse)?;
                    if let Some(begun) = from {
                        builder.edge(begun, vertex)?;
                    }
                    // A list continues from its first vertex; an edge ends with its second.
                    from = if are_lists { from.or(Some(vertex)) } else { from.xor(Some(vertex)) };
                }
            }
        }
    }
    Ok(builder.list)
}
