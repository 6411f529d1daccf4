//! Building an edge list.

use crate::graph::edge_list::{EdgeList, MAX_EDGES, way};
use crate::graph::error::GraphError;

/// An edge list under construction, which contains every edge once.
#[derive(Default)]
pub(super) struct Builder {
    pub(super) list: EdgeList,
    /// For each vertex a bit for every neighbour with a lower number.
    known: Vec<Vec<u64>>,
}

impl Builder {
    /// A builder with vertices named by numbers.
    pub(super) fn numbered(names: impl Iterator<Item = usize>) -> Result<Self, GraphError> {
        let mut builder = Self::default();
        for name in names {
            builder.list.vertex(&name.to_string())?;
        }
        Ok(builder)
    }

    /// A builder with vertices named 1, 2, 3 … unless they all have distinct labels that are valid names.
    pub(super) fn labelled(labels: &[(String, Option<String>)]) -> Result<Self, GraphError> {
        let mut by_label = EdgeList::default();
        let is_taken = labels.iter().all(|(_, label)| {
            let label = label.as_deref().filter(|label| by_label.names.find(label).is_none());
            label.is_some_and(|label| !label.is_empty() && by_label.named(label).is_ok())
        });
        let mut builder =
            Self { list: if is_taken { by_label } else { EdgeList::default() }, ..Self::default() };
        if !is_taken {
            for (id, _) in labels {
                builder.vertex(id)?;
            }
        }
        Ok(builder)
    }

    /// Adds edges that are listed once per direction: every edge must be listed in both.
    pub(super) fn arcs(&mut self, arcs: &[(u32, u32)]) -> Result<(), GraphError> {
        if arcs.len() > 2 * MAX_EDGES {
            return Err(GraphError::TooManyEdges { most: MAX_EDGES });
        }
        let mut known: Vec<u64> = arcs.iter().map(|&(from, to)| way(from, to)).collect();
        known.sort_unstable();
        for &(from, to) in arcs {
            if known.binary_search(&way(to, from)).is_err() {
                return Err(self.list.directed(from, to));
            }
            self.edge(from, to)?;
        }
        Ok(())
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

    /// Marks an edge; returns whether it is new. Cost: constant, and at most one bit for each pair of
    /// vertices.
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
