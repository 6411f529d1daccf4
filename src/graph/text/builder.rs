//! An edge list in the making.

use crate::graph::edge_list::EdgeList;
use crate::graph::error::GraphError;

/// An edge list in the making, in which every edge stands once.
#[derive(Default)]
pub(super) struct Builder {
    pub(super) list: EdgeList,
    /// For each vertex a bit for every one that an edge joins it to, of those with lower numbers.
    known: Vec<Vec<u64>>,
}

impl Builder {
    /// One with vertices that are called by numbers.
    pub(super) fn numbered(names: impl Iterator<Item = usize>) -> Result<Self, GraphError> {
        let mut builder = Self::default();
        for name in names {
            builder.list.vertex(&name.to_string())?;
        }
        Ok(builder)
    }

    pub(super) fn vertex(&mut self, name: &str) -> Result<u32, GraphError> {
        self.list.named(name)
    }

    pub(super) fn edge(&mut self, from: u32, to: u32) -> Result<(), GraphError> {
        if self.is_new(from.max(to) as usize, from.min(to) as usize) {
            self.list.add_edge(from, to)?;
        }
        Ok(())
    }

    /// Whether an edge has not been met before; from now on it has. Cost: constant, and at most a bit
    /// for each pair of vertices.
    fn is_new(&mut self, high: usize, low: usize) -> bool {
        if self.known.len() <= high {
            self.known.resize_with(high + 1, Vec::new);
        }
        let bits = &mut self.known[high];
        let (word, bit) = (low / 64, 1 << (low % 64));
        if bits.len() <= word {
            bits.resize(word + 1, 0);
        }
        let is_new = bits[word] & bit == 0;
        bits[word] |= bit;
        is_new
    }
}
