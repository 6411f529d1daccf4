//! Edges as two names in a line, or several such pairs with commas, semicolons or brackets.

use super::builder::Builder;
use crate::graph::edge_list::{EdgeList, is_of_name};
use crate::graph::error::GraphError;
use crate::sort::sort;

pub(super) fn read(text: &str) -> Result<EdgeList, GraphError> {
    let mut builder = Builder::default();
    let skipped = header(text);
    for (number, line) in lines(text).filter(|&(number, _)| Some(number) != skipped) {
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
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = (1..).zip(text.lines());
    let parts = lines.flat_map(|(number, line)| line.split(';').map(move |part| (number, part)));
    let trimmed = parts.map(|(number, part)| (number, part.trim()));
    trimmed.filter(|(_, line)| !line.is_empty() && !line.starts_with(['#', '%']))
}

/// What can stand between names.
fn is_joint(character: char) -> bool {
    character.is_whitespace() || matches!(character, ',' | '(' | ')' | '[' | ']' | '{' | '}')
}

fn names(text: &str) -> impl Iterator<Item = &str> {
    text.split(is_joint).filter(|name| !name.is_empty())
}

/// The pairs of a line: between brackets, commas or spaces, whichever there is between pairs.
fn pairs(line: &str) -> Vec<&str> {
    if line.contains([')', ']', '}']) {
        return line.split([')', ']', '}']).collect();
    }
    if names(line).nth(2).is_none() {
        return vec![line];
    }
    let is_pair = |part: &&str| names(part).count() == 2;
    let by_comma: Vec<&str> = line.split(',').filter(|part| !part.trim().is_empty()).collect();
    if by_comma.iter().all(is_pair) {
        return by_comma;
    }
    let by_space: Vec<&str> = line.split_whitespace().collect();
    if by_space.iter().all(is_pair) { by_space } else { vec![line] }
}

/// The number of a first line that says how many vertices and edges follow, where it does: as many
/// edges do follow, between as many vertices.
pub(super) fn header(text: &str) -> Option<usize> {
    let (number, first) = lines(text).next()?;
    let mut counts = names(first).map(|name| name.parse::<usize>().ok());
    let (Some(Some(vertices)), Some(Some(edges)), None) =
        (counts.next(), counts.next(), counts.next())
    else {
        return None;
    };
    if lines(text).skip(1).count() != edges {
        return None;
    }
    let mut named: Vec<usize> = Vec::new();
    for (_, line) in lines(text).skip(1) {
        for name in names(line) {
            named.push(name.parse().ok()?);
        }
    }
    sort(&mut named);
    named.dedup();
    let is_right = named.len() == vertices && named.iter().all(|&name| name <= vertices);
    is_right.then_some(number)
}
