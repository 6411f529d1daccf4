//! The graph6 format of nauty (`McKay`): six bits per character, from `?` to `~`. First the number of
//! vertices, then for every two of them, column by column of the upper triangle, whether they are adjacent.

use super::builder::Builder;
use crate::graph::edge_list::{EdgeList, MAX_VERTICES};
use crate::graph::error::GraphError;

const HEADER: &str = ">>graph6<<";

/// Whether a text looks like graph6: it has the header, or exactly the length that its order requires.
pub(super) fn is_meant(text: &str) -> bool {
    // Several graphs, one per line, are also recognized, and rejected.
    text.starts_with(HEADER) || (!text.is_empty() && text.lines().all(|line| split(line).is_some()))
}

pub(super) fn read(text: &str) -> Result<EdgeList, GraphError> {
    let body = text.strip_prefix(HEADER).unwrap_or(text).trim();
    let (order, bits) =
        split(body).ok_or(GraphError::NotGraph6 { line: 1 + usize::from(body.contains('\n')) })?;
    if order > MAX_VERTICES {
        return Err(GraphError::TooManyVertices { most: MAX_VERTICES });
    }
    let mut builder = Builder::numbered(0..order)?;
    let (mut from, mut to) = (0, 1);
    for bit in bits.iter().flat_map(|byte| (0..6).rev().map(move |bit| (byte - b'?') >> bit & 1)) {
        if to as usize >= order {
            break; // The remaining bits are padding.
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

/// The number of vertices, and the characters of the matrix; `None` if the text is not graph6.
fn split(text: &str) -> Option<(usize, &[u8])> {
    let bytes = text.as_bytes();
    if bytes.is_empty() || !bytes.iter().all(|byte| (b'?'..=b'~').contains(byte)) {
        return None;
    }
    let (order, rest) = order(bytes)?;
    let joints = order.checked_mul(order.saturating_sub(1))? / 2;
    (rest.len() as u64 == joints.div_ceil(6)).then_some((order as usize, rest))
}

/// The number of vertices, with which both graph6 and sparse6 begin, and the remaining characters.
pub(super) fn order(bytes: &[u8]) -> Option<(u64, &[u8])> {
    let (digits, rest) = match bytes {
        [b'~', b'~', rest @ ..] => rest.split_at_checked(6)?,
        [b'~', rest @ ..] => rest.split_at_checked(3)?,
        _ => bytes.split_at_checked(1)?,
    };
    let order = digits.iter().fold(0, |order, byte| order << 6 | u64::from(byte - b'?'));
    Some((order, rest))
}
