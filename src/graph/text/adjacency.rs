//! Graphs as adjacency lists: `a: b c`, one vertex per line.

use super::builder::Builder;
use crate::graph::edge_list::{EdgeList, is_of_name};
use crate::graph::error::GraphError;

pub(super) fn read(text: &str) -> Result<EdgeList, GraphError> {
    let mut builder = Builder::default();
    // Vertices are numbered in the order of the lines, not in that in which they occur as neighbours.
    let lines = lines(text);
    for &(number, line) in &lines {
        let (vertex, neighbours) = parts(number, line)?;
        if neighbours.contains(':') {
            return Err(GraphError::NotAdjacency { line: number });
        }
        builder.vertex(vertex)?;
    }
    for (number, line) in lines {
        let (vertex, neighbours) = parts(number, line)?;
        let from = builder.vertex(vertex)?;
        for name in names(neighbours) {
            let to = builder.vertex(name)?;
            builder.edge(from, to)?;
        }
    }
    Ok(builder.list)
}

/// Lines that are not empty, with their numbers from 1. A closing bracket and `;` end one, too.
fn lines(text: &str) -> Vec<(usize, &str)> {
    let mut lines = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        for part in line.split([';', ']', '}', ')']) {
            if part.contains(|character| character == ':' || is_of_name(character)) {
                lines.push((number, part));
            }
        }
    }
    lines
}

/// A vertex, and the text of its neighbours.
fn parts(number: usize, line: &str) -> Result<(&str, &str), GraphError> {
    let refuse = || GraphError::NotAdjacency { line: number };
    let (vertex, neighbours) = line.split_once(':').ok_or_else(refuse)?;
    let mut vertices = names(vertex);
    let vertex = vertices.next().filter(|_| vertices.next().is_none()).ok_or_else(refuse)?;
    Ok((vertex, neighbours))
}

fn names(text: &str) -> impl Iterator<Item = &str> {
    let is_joint = |each: char| each.is_whitespace() || ",[{(\"'>".contains(each);
    text.split(is_joint).filter(|name| !name.is_empty())
}
