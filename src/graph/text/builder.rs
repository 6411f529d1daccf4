//! An edge list in the making.

use std::collections::HashSet;

use crate::graph::edge_list::EdgeList;
use crate::graph::error::GraphError;

/// An edge list in the making, in which every edge stands once.
#[derive(Default)]
pub(super) struct Builder {
    pub(super) list: EdgeList,
    known: HashSet<(u32, u32)>,
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
        if self.known.insert((from.min(to), from.max(to))) {
            self.list.add_edge(from, to)?;
        }
        Ok(())
    }
}
