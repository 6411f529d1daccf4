//! Edges as two names per line, or several such pairs with commas, semicolons or brackets.

use super::builder::Builder;
use crate::graph::edge_list::{EdgeList, MAX_VERTICES, is_of_name};
use crate::graph::error::GraphError;

/// Column headers of tables of edges.
const COLUMNS: [[&str; 2]; 6] = [
    ["source", "target"],
    ["from", "to"],
    ["src", "dst"],
    ["node1", "node2"],
    ["vertex1", "vertex2"],
    ["fromnodeid", "tonodeid"],
];

pub(super) fn read(text: &str) -> Result<EdgeList, GraphError> {
    let lines = lines(text);
    let header = header(&lines)?;
    let mut builder = Builder::numbered(header.names)?;
    // Names that stand alone, after the first edge.
    let mut alone: Vec<(usize, u32)> = Vec::new();
    for &(number, line) in &lines[header.lines..] {
        for pair in pairs(line) {
            if let Some(character) = pair.chars().find(|&each| !is_of_name(each) && !is_joint(each))
            {
                return Err(GraphError::UnknownCharacter { character });
            }
            let mut names = names(pair);
            match (names.next(), names.next(), names.next()) {
                (Some(from), Some(to), None) => {
                    let (from, to) = (builder.vertex(from)?, builder.vertex(to)?);
                    builder.edge(from, to)?;
                }
                (Some(name), None, None) => {
                    let vertex = builder.vertex(name)?;
                    if !builder.list.edges.is_empty() {
                        alone.push((number, vertex));
                    }
                }
                (None, ..) => {}
                _ => return Err(GraphError::NotAPair { line: number }),
            }
        }
    }
    let has_edge = builder.list.has_edge();
    match alone.into_iter().find(|&(_, vertex)| has_edge[vertex as usize]) {
        Some((line, vertex)) => {
            Err(GraphError::HalfAPair { line, name: builder.list.names.get(vertex).to_owned() })
        }
        None => Ok(builder.list),
    }
}

/// Lines that are not empty, with their numbers from 1; `;` ends a line, too.
fn lines(text: &str) -> Vec<(usize, &str)> {
    let mut lines = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let parts = line.split(';').map(str::trim).filter(|part| !part.is_empty());
        lines.extend(parts.map(|part| (number, part)));
    }
    lines
}

/// Separators between names.
fn is_joint(character: char) -> bool {
    character.is_whitespace() || matches!(character, ',' | '(' | ')' | '[' | ']' | '{' | '}')
}

fn names(text: &str) -> impl Iterator<Item = &str> {
    text.split(is_joint).filter(|name| !name.is_empty())
}

/// The pairs of a line, which may be separated by brackets, commas or spaces.
fn pairs(line: &str) -> Vec<&str> {
    let is_closing = |each| matches!(each, ')' | ']' | '}');
    if line.contains(is_closing) {
        return line.split(is_closing).collect();
    }
    if names(line).nth(2).is_none() {
        return vec![line];
    }
    let is_pair = |part: &&str| names(part).count() == 2;
    let mut by_comma: Vec<&str> = line.split(',').collect();
    by_comma.retain(|part| !part.trim().is_empty());
    if by_comma.iter().all(is_pair) {
        return by_comma;
    }
    let by_space: Vec<&str> = line.split_whitespace().collect();
    if by_space.iter().all(is_pair) { by_space } else { vec![line] }
}

/// The header of a list of pairs.
struct Header {
    /// Its number of lines.
    lines: usize,
    /// The names of the vertices, if their number determines them.
    names: std::ops::Range<usize>,
}

/// Detects the header of a list of pairs: numbers of vertices and edges, or of vertices alone, or the column
/// headers of a table.
fn header(lines: &[(usize, &str)]) -> Result<Header, GraphError> {
    let none = Header { lines: 0, names: 0..0 };
    let [(first_line, first), (second_line, second), ..] = *lines else { return Ok(none) };
    if first_line == second_line {
        return Ok(none);
    }
    let counts = numbers(first).unwrap_or_default();
    let (order, edges, skipped) = match (counts.as_slice(), numbers(second).as_deref()) {
        (&[order], Some(&[edges])) => (order, Some(edges), 2),
        (&[order], _) => (order, None, 1),
        (&[order, edges], _) => (order, Some(edges), 1),
        _ if is_of_columns(first, &lines[1..]) => return Ok(Header { lines: 1, ..none }),
        _ => return Ok(none),
    };
    let rest = &lines[skipped..];
    if rest.is_empty() || order > MAX_VERTICES || edges.is_some_and(|edges| edges != rest.len()) {
        return Ok(none);
    }
    let pairs: Option<Vec<[usize; 2]>> = rest
        .iter()
        .map(|(_, line)| numbers(line).and_then(|pair| <[usize; 2]>::try_from(pair).ok()))
        .collect();
    let Some(pairs) = pairs else {
        // With other names, it is a header only if every vertex has an edge.
        let mut list = EdgeList::default();
        let add = |name: &str| name.parse::<usize>().is_err() && list.vertex(name).is_ok();
        let is_header = edges.is_some()
            && rest.iter().flat_map(|(_, line)| names(line)).all(add)
            && list.vertices() == order;
        return Ok(Header { lines: if is_header { skipped } else { 0 }, ..none });
    };
    let least = pairs.iter().flatten().copied().min().unwrap_or(0).min(1);
    if pairs.iter().flatten().any(|&name| name >= least + order) {
        return Ok(none);
    }
    if let [from, to] = *counts.as_slice()
        && is_round_trip(from, to, &pairs)
    {
        return Err(GraphError::EdgeOrHeader { from, to });
    }
    Ok(Header { lines: skipped, names: least..least + order })
}

/// The numbers of a line; `None` if it contains anything else.
fn numbers(line: &str) -> Option<Vec<usize>> {
    names(line).map(|name| name.parse().ok()).collect()
}

/// Whether a first line has column headers, which are not names of vertices.
fn is_of_columns(first: &str, rest: &[(usize, &str)]) -> bool {
    let words: Vec<String> = names(first).map(str::to_ascii_lowercase).collect();
    let is_meant = COLUMNS.iter().any(|columns| *columns == *words);
    is_meant
        && names(first)
            .all(|word| rest.iter().all(|(_, line)| names(line).all(|name| name != word)))
}

/// Whether the first line as an edge and those after it are a closed walk through vertices that are numbered
/// without gaps. In that case it is hardly a header.
fn is_round_trip(from: usize, to: usize, pairs: &[[usize; 2]]) -> bool {
    let mut all: Vec<usize> = vec![to];
    for [begin, end] in pairs {
        if all.last() != Some(begin) {
            return false;
        }
        all.push(*end);
    }
    let is_closed = all.last() == Some(&from);
    all.sort_unstable();
    let order = all.len();
    let least = all[0];
    is_closed && order > 2 && least <= 1 && all.into_iter().eq(least..least + order)
}
