//! What the vertices of a graph that is no board are called.

use crate::board::Square;

/// A name for each vertex, and the way back.
#[derive(Clone, Debug)]
pub(super) struct Names {
    names: Vec<Box<str>>,
    /// The vertices in the order of their names.
    by_name: Vec<u32>,
}

impl Names {
    /// Of vertices with different names, by number.
    pub(super) fn new(names: Vec<Box<str>>) -> Self {
        let mut by_name: Vec<u32> = (0..names.len() as u32).collect();
        by_name.sort_unstable_by_key(|&vertex| &names[vertex as usize]);
        Self { names, by_name }
    }

    pub(super) fn get(&self, vertex: Square) -> &str {
        &self.names[vertex.index()]
    }

    pub(super) fn find(&self, name: &str) -> Option<Square> {
        let name_of = |vertex: &u32| &*self.names[*vertex as usize];
        let place = self.by_name.binary_search_by_key(&name, name_of).ok()?;
        Some(Square(self.by_name[place]))
    }
}
