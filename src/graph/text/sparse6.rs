//! The sparse6 format of nauty (`McKay`): a colon, the number of vertices as in graph6, and then for each
//! edge one bit that increments the current vertex, and the number of another vertex.

use super::builder::Builder;
use super::graph6::order;
use crate::graph::edge_list::{EdgeList, MAX_VERTICES};
use crate::graph::error::GraphError;

const HEADER: &str = ">>sparse6<<";

/// The text after the colon; `None` if it has characters that this format does not use.
fn body(text: &str) -> Option<&[u8]> {
    let text = text.strip_prefix(HEADER).unwrap_or(text).trim();
    let bytes = text.strip_prefix(':')?.as_bytes();
    (!bytes.is_empty() && bytes.iter().all(|byte| (b'?'..=b'~').contains(byte))).then_some(bytes)
}

pub(super) fn is_meant(text: &str) -> bool {
    // Several graphs, one per line, are also recognized, and rejected.
    text.starts_with(HEADER) || (!text.is_empty() && text.lines().all(|line| body(line).is_some()))
}

pub(super) fn read(text: &str) -> Result<EdgeList, GraphError> {
    let refuse = || GraphError::NotSparse6 { line: 1 + usize::from(text.contains('\n')) };
    let (order, rest) = order(body(text).ok_or_else(refuse)?).ok_or_else(refuse)?;
    if order > MAX_VERTICES as u64 {
        return Err(GraphError::TooManyVertices { most: MAX_VERTICES });
    }
    let mut builder = Builder::numbered(0..order as usize)?;
    let width = u64::BITS - order.saturating_sub(1).leading_zeros();
    let mut bits =
        rest.iter().flat_map(|byte| (0..6).rev().map(move |bit| (byte - b'?') >> bit & 1));
    let mut vertex = 0;
    'edges: while let Some(goes_up) = bits.next() {
        let mut other = 0_u64;
        for _ in 0..width {
            let Some(bit) = bits.next() else { break 'edges };
            other = other << 1 | u64::from(bit);
        }
        vertex += u64::from(goes_up);
        // The remaining bits are padding.
        if vertex >= order || other >= order {
            break;
        }
        if other > vertex {
            vertex = other;
        } else {
            builder.edge(other as u32, vertex as u32)?;
        }
    }
    Ok(builder.list)
}
