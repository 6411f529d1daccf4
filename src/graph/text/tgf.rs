//! The Trivial Graph Format: a line for each vertex with its label, a line with `#`, and a line for each edge.

use std::collections::HashSet;

use super::builder::Builder;
use crate::graph::edge_list::EdgeList;
use crate::graph::error::GraphError;

/// Splits a text at its `#` if it has this format. Pairs of names with a `#` between them have not: there, the
/// second names are vertices, too.
pub(super) fn parts(text: &str) -> Option<[Vec<&str>; 2]> {
    let mut parts = text.lines();
    let lines = |line: &&str| !line.trim().is_empty();
    let vertices: Vec<&str> =
        parts.by_ref().take_while(|line| line.trim() != "#").filter(lines).collect();
    let edges: Vec<&str> = parts.filter(lines).collect();
    let known: HashSet<&str> =
        vertices.iter().filter_map(|line| line.split_whitespace().next()).collect();
    let is_label = |line: &&str| {
        let mut words = line.split_whitespace();
        let name = words.next();
        words.all(|word| name == Some(word) || !known.contains(word))
    };
    let is_edge = |line: &&str| {
        let mut names = line.split_whitespace();
        [names.next(), names.next()].iter().all(|name| name.is_some_and(|it| known.contains(it)))
    };
    let is_meant = !edges.is_empty()
        && known.len() == vertices.len()
        && vertices.iter().all(is_label)
        && edges.iter().all(is_edge);
    is_meant.then_some([vertices, edges])
}

pub(super) fn read([vertices, edges]: &[Vec<&str>; 2]) -> Result<EdgeList, GraphError> {
    let mut builder = Builder::default();
    for line in vertices {
        builder.vertex(line.split_whitespace().next().unwrap_or_default())?;
    }
    for line in edges {
        let mut names = line.split_whitespace();
        let mut end = || builder.vertex(names.next().unwrap_or_default());
        let (from, to) = (end()?, end()?);
        builder.edge(from, to)?;
    }
    Ok(builder.list)
}
