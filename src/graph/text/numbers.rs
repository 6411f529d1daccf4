//! Formats that consist only of numbers: matrices of 0 and 1, the LAD format of subgraph solvers (C. Solnon),
//! and that of METIS (G. Karypis). A text is recognized as one of them only if all of it is valid, so that
//! pairs of numbers are not.

use super::builder::Builder;
use crate::graph::edge_list::{EdgeList, way};
use crate::graph::error::GraphError;

/// A line and its number, from 1.
type Line<'text> = (usize, &'text str);

/// The rows of a matrix of 0 and 1, at least three; optionally after a line with their number.
pub(super) fn matrix(text: &str) -> Option<Vec<Vec<bool>>> {
    let is_end = |each| matches!(each, '\n' | ';' | ']' | ')' | '}');
    let has_bit = |row: &&str| row.contains(|each: char| each.is_ascii_digit());
    let mut rows = text.split(is_end).filter(has_bit);
    let order = text.split(is_end).filter(has_bit).count();
    let first = rows.clone().next()?.trim();
    let has_order = first.parse() == Ok(order.wrapping_sub(1));
    let order = if has_order { order - 1 } else { order };
    if has_order {
        rows.next();
    }
    let bits = |row: &str| -> Option<Vec<bool>> {
        let is_gap = |each: char| each.is_whitespace() || ",[({".contains(each);
        let bits = row.chars().filter(|&each| !is_gap(each)).map(|each| match each {
            '0' => Some(false),
            '1' => Some(true),
            _ => None,
        });
        let bits: Vec<bool> = bits.take(order + 1).collect::<Option<_>>()?;
        // Either all entries are separated, or none.
        let words = row.split(is_gap).filter(|word| !word.is_empty()).count();
        (bits.len() == order && (words == 1 || words == order)).then_some(bits)
    };
    if order < 3 { None } else { rows.map(bits).collect() }
}

/// The graph of a matrix; its vertices are numbered from 1.
pub(super) fn read_matrix(rows: &[Vec<bool>]) -> Result<EdgeList, GraphError> {
    let mut builder = Builder::numbered(1..=rows.len())?;
    let mut arcs = Vec::new();
    for (from, row) in (0..).zip(rows) {
        arcs.extend((0..).zip(row).filter(|(_, is_edge)| **is_edge).map(|(to, _)| (from, to)));
    }
    builder.arcs(&arcs)?;
    Ok(builder.list)
}

/// The numbers of a line; `None` if it contains anything else.
fn numbers(line: &str) -> Option<Vec<usize>> {
    line.split_whitespace().map(|word| word.parse().ok()).collect()
}

/// Whether a text looks like LAD: a number, and that many lines that begin with how many numbers follow.
pub(super) fn is_lad(lines: &[Line<'_>]) -> bool {
    let Some(((_, first), rest)) = lines.split_first() else { return false };
    let counts = |line: &str| {
        let numbers = numbers(line)?;
        (*numbers.first()? == numbers.len() - 1).then_some(())
    };
    !rest.is_empty()
        && numbers(first).is_some_and(|first| first == [rest.len()])
        && rest.iter().all(|(_, line)| counts(line).is_some())
}

pub(super) fn read_lad(lines: &[Line<'_>]) -> Result<EdgeList, GraphError> {
    let order = lines.len() - 1;
    let mut builder = Builder::numbered(0..order)?;
    let mut arcs = Vec::new();
    for (from, &(line, text)) in (0..).zip(&lines[1..]) {
        for to in numbers(text).unwrap_or_default().into_iter().skip(1) {
            if to >= order {
                return Err(GraphError::NotLad { line });
            }
            arcs.push((from, to as u32));
        }
    }
    builder.arcs(&arcs)?;
    Ok(builder.list)
}

/// The lines of METIS without comments, but including empty ones, which are vertices without edges.
pub(super) fn metis_lines(text: &str) -> Vec<Line<'_>> {
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim_start().starts_with('%'));
    lines.skip_while(|(_, line)| line.trim().is_empty()).collect()
}

/// Whether a text is meant as METIS: the numbers of vertices and edges, and then lists of neighbours. With
/// a third number it can hardly be anything else.
pub(super) fn is_metis(lines: &[Line<'_>]) -> bool {
    let Some(((_, first), rest)) = lines.split_first() else { return false };
    let Some(first) = numbers(first) else { return false };
    let is_format = |text: &str| text.len() <= 3 && text.chars().all(|each| "01".contains(each));
    let has_format = || lines[0].1.split_whitespace().nth(2).is_some_and(is_format);
    let all = || rest.iter().map(|(_, line)| numbers(line)).collect::<Option<Vec<_>>>();
    match *first.as_slice() {
        [order, edges] => all().is_some_and(|all| are_lists(order, edges, &all)),
        [order, _, _] | [order, _, _, _] => order > 0 && has_format() && rest.len() >= order,
        _ => false,
    }
}

/// Whether lines are adjacency lists, valid or not, rather than pairs. Either some line has more than two
/// numbers, and all are vertices or there is a line for each vertex; or no line begins with its own vertex,
/// and most edges are in the lists of both their ends. Two numbers in every line are pairs if there is a 0,
/// which METIS does not have, or if there are fewer lines than vertices, one for each edge, and some edge is in
/// one list only.
fn are_lists(order: usize, edges: usize, all: &[Vec<usize>]) -> bool {
    if all.iter().any(|line| line.len() > 2) {
        return all.len() == order || all.iter().flatten().all(|to| (1..=order).contains(to));
    }
    let are_twos = all.iter().all(|line| line.len() == 2);
    if are_twos && all.iter().flatten().any(|&to| to == 0) {
        return false;
    }
    let are_pairs = are_twos && all.len() == edges && edges < order;
    let arcs = || (1..).zip(all).flat_map(|(from, line)| line.iter().map(move |&to| (from, to)));
    let vertex = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    let way = |from, to| way(vertex(from), vertex(to));
    let mut back: Vec<u64> = arcs().map(|(from, to)| way(to, from)).collect();
    back.sort_unstable();
    let has_back = arcs().filter(|&(from, to)| back.binary_search(&way(from, to)).is_ok()).count();
    let enough = if are_pairs { back.len() } else { back.len() / 2 + 1 };
    arcs().all(|(from, to)| from != to) && has_back >= enough
}

pub(super) fn read_metis(lines: &[Line<'_>]) -> Result<EdgeList, GraphError> {
    let refuse = |line| GraphError::NotMetis { line };
    let head = numbers(lines[0].1).unwrap_or_default();
    let (order, edges) = (head[0], head[1]);
    if head[2..].iter().any(|&format| format > 0) {
        return Err(refuse(lines[0].0));
    }
    let mut builder = Builder::numbered(1..=order)?;
    let mut arcs = Vec::new();
    for (from, &(line, text)) in lines[1..].iter().enumerate() {
        let neighbours = numbers(text).ok_or_else(|| refuse(line))?;
        if from >= order && !neighbours.is_empty() {
            return Err(refuse(line));
        }
        for to in neighbours {
            if !(1..=order).contains(&to) {
                return Err(refuse(line));
            }
            arcs.push((from as u32, to as u32 - 1));
        }
    }
    builder.arcs(&arcs).map_err(|error| match error {
        GraphError::Directed { from, to } => GraphError::OneSided { from, to },
        error => error,
    })?;
    let found = builder.list.edges.len();
    if found != edges {
        return Err(GraphError::Miscounted { told: edges, found });
    }
    Ok(builder.list)
}
