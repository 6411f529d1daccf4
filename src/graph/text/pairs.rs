//! Edges as two names in a line, or several such pairs with commas, semicolons or brackets.

use super::builder::Builder;
use crate::graph::edge_list::{EdgeList, is_of_name};
use crate::graph::error::GraphError;
use crate::pieces::{self, Words, pieces, words};
use crate::sort::sort;

pub(super) fn read(text: &str) -> Result<EdgeList, GraphError> {
    let mut builder = Builder::default();
    let lines = lines(text);
    let skipped = header_of(&lines);
    for (number, line) in lines {
        if Some(number) == skipped {
            continue;
        }
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
                (Some(alone), None, None) => {
                    builder.vertex(alone)?;
                }
                (None, ..) => {}
                _ => return Err(GraphError::NotAPair { line: number }),
            }
        }
    }
    Ok(builder.list)
}

/// Lines that say something, with their numbers from 1; `;` ends a line too.
fn lines(text: &str) -> Vec<(usize, &str)> {
    let mut lines = Vec::new();
    for (number, line) in pieces::lines(text) {
        for part in pieces(line, |each| each == ';') {
            let part = part.trim();
            if !part.is_empty() && !part.starts_with(['#', '%']) {
                lines.push((number, part));
            }
        }
    }
    lines
}

/// What can stand between names.
fn is_joint(character: char) -> bool {
    character.is_whitespace() || matches!(character, ',' | '(' | ')' | '[' | ']' | '{' | '}')
}

fn names(text: &str) -> Words<'_> {
    words(text, is_joint)
}

/// The pairs of a line: between brackets, commas or spaces, whichever there is between pairs.
fn pairs(line: &str) -> Vec<&str> {
    let is_closing = |each| matches!(each, ')' | ']' | '}');
    if line.contains(is_closing) {
        return pieces(line, is_closing).collect();
    }
    if names(line).nth(2).is_none() {
        return vec![line];
    }
    let is_pair = |part: &&str| names(part).count() == 2;
    let mut by_comma: Vec<&str> = pieces(line, |each| each == ',').collect();
    by_comma.retain(|part| !part.trim().is_empty());
    if by_comma.iter().all(is_pair) {
        return by_comma;
    }
    let by_space: Vec<&str> = words(line, char::is_whitespace).collect();
    if by_space.iter().all(is_pair) { by_space } else { vec![line] }
}

/// The number of a first line that says how many vertices and edges follow, where it does: as many
/// edges do follow, between as many vertices.
#[cfg(test)]
pub(super) fn header(text: &str) -> Option<usize> {
    header_of(&lines(text))
}

fn header_of(lines: &[(usize, &str)]) -> Option<usize> {
    let (&(number, first), rest) = lines.split_first()?;
    let mut counts = names(first).map(|name| name.parse::<usize>().ok());
    let (Some(Some(vertices)), Some(Some(edges)), None) =
        (counts.next(), counts.next(), counts.next())
    else {
        return None;
    };
    if rest.len() != edges {
        return None;
    }
    let mut named: Vec<usize> = Vec::new();
    for (_, line) in rest {
        for name in names(line) {
            named.push(name.parse().ok()?);
        }
    }
    sort(&mut named);
    named.dedup();
    let is_right = named.len() == vertices && named.iter().all(|&name| name <= vertices);
    is_right.then_some(number)
}
