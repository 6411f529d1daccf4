//! What the vertices of a graph that is no board are called.

use crate::board::Square;

/// A name for each vertex, and the way back.
#[derive(Clone, Debug)]
pub(super) struct Names {
    of_vertex: Vec<Box<str>>,
    /// The vertices in the order of their names.
    by_name: Vec<u32>,
    /// Characters of the longest name.
    pub(super) longest: usize,
}

impl Names {
    /// Of vertices with different names, by number.
    pub(super) fn new(names: Vec<Box<str>>) -> Self {
        let mut by_name: Vec<u32> = (0..names.len() as u32).collect();
        by_name.sort_unstable_by_key(|&vertex| &names[vertex as usize]);
        let longest = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
        Self { of_vertex: names, by_name, longest }
    }

    pub(super) fn get(&self, vertex: Square) -> &str {
        &self.of_vertex[vertex.index()]
    }

    pub(super) fn find(&self, name: &str) -> Option<Square> {
        let name_of = |vertex: &u32| &*self.of_vertex[*vertex as usize];
        let place = self.by_name.binary_search_by_key(&name, name_of).ok()?;
        Some(Square(self.by_name[place]))
    }
}
