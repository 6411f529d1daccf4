//! Graphs as lists of neighbours: `a: b c`, a vertex in a line.

use super::builder::Builder;
use crate::graph::edge_list::{EdgeList, is_of_name};
use crate::graph::error::GraphError;

pub(super) fn read(text: &str) -> Result<EdgeList, GraphError> {
    let mut builder = Builder::default();
    // Vertices in the order of the lines, not in that in which they are first neighbours.
    for (number, line) in lines(text) {
        let (vertex, neighbours) = parts(number, line)?;
        if neighbours.contains(':') {
            return Err(GraphError::NotAdjacency { line: number });
        }
        builder.vertex(vertex)?;
    }
    for (number, line) in lines(text) {
        let (vertex, neighbours) = parts(number, line)?;
        let from = builder.vertex(vertex)?;
        for name in names(neighbours) {
            let to = builder.vertex(name)?;
            builder.edge(from, to)?;
        }
    }
    Ok(builder.list)
}

/// Lines that say something, with their numbers from 1. A closing bracket and `;` end one too.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = (1..).zip(text.lines());
    let ends = [';', ']', '}', ')'];
    let parts = lines.flat_map(move |(number, line)| line.split(ends).map(move |it| (number, it)));
    parts.filter(|(_, line)| line.contains(|character| character == ':' || is_of_name(character)))
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
    let joints = |each: char| {
        each.is_whitespace() || matches!(each, ',' | '[' | '{' | '(' | '"' | '\'' | '>')
    };
    text.split(joints).filter(|name| !name.is_empty())
}
