//! The format graph6 of the program nauty (`McKay`): six bits a character, from `?` to `~`. First the number of vertices,
//! then for every two of them, column by column of the upper triangle, whether they are joined.

use super::builder::Builder;
use crate::graph::edge_list::{EdgeList, MAX_VERTICES};
use crate::graph::error::GraphError;

const HEADER: &str = ">>graph6<<";
/// Whether a text is meant as graph6: it says so, or is exactly as long as it would have to be.
pub(super) fn is_meant(text: &str) -> bool {
    text.starts_with(HEADER) || split(text).is_some()
}

pub(super) fn read(text: &str) -> Result<EdgeList, GraphError> {
    let body = text.strip_prefix(HEADER).unwrap_or(text).trim();
    let (order, bits) = split(body).ok_or(GraphError::NotGraph6 { line: 1 })?;
    if order > MAX_VERTICES {
        return Err(GraphError::TooManyVertices { most: MAX_VERTICES });
    }
    let mut builder = Builder::numbered(0..order)?;
    let (mut from, mut to) = (0, 1);
    for bit in bits.iter().flat_map(|byte| (0..6).rev().map(move |bit| (byte - b'?') >> bit & 1)) {
        if to as usize >= order {
            break; // What is left fills up the last character.
        }
        if bit == 1 {
            builder.edge(from, to)?;
        }
        from += 1;
        if from == to {
            (from, to) = (0, to + 1);
        }
    }
    Ok(builder.list)
}

/// The number of vertices, and the characters that tell which are joined; `None` for anything else.
fn split(text: &str) -> Option<(usize, &[u8])> {
    let bytes = text.as_bytes();
    if bytes.is_empty() || !bytes.iter().all(|byte| (b'?'..=b'~').contains(byte)) {
        return None;
    }
    let (digits, rest) = match bytes {
        [b'~', b'~', rest @ ..] => rest.split_at_checked(6)?,
        [b'~', rest @ ..] => rest.split_at_checked(3)?,
        _ => bytes.split_at(1),
    };
    let order = digits.iter().fold(0_u64, |order, byte| order << 6 | u64::from(byte - b'?'));
    let joints = order.checked_mul(order.saturating_sub(1))? / 2;
    (rest.len() as u64 == joints.div_ceil(6)).then_some((order as usize, rest))
}
