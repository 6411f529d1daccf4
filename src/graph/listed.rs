//! Arbitrary graphs as adjacency lists.

use std::sync::OnceLock;

use super::edge_list::Names;
use super::hubs::Hubs;
use super::named::{Ring, usual_rings};
use crate::board::Square;
use crate::board::error::SquareError;

/// For each vertex its neighbours in ascending order, and its name.
#[derive(Clone, Debug)]
pub(super) struct Listed {
    /// The neighbours of vertex `v` are `ends[starts[v]..starts[v + 1]]`.
    starts: Vec<u32>,
    ends: Vec<Square>,
    /// `None` if vertices are named by their numbers.
    names: Option<Names>,
    /// The customary drawing of a named graph.
    rings: Option<&'static [Ring]>,
    hubs: OnceLock<Hubs>,
}

impl Listed {
    /// The graph with these edges between different vertices below `order`, possibly with repetitions. Cost:
    /// linear.
    pub(super) fn new(order: u32, edges: &[(u32, u32)], names: Option<Names>) -> Self {
        let both_ways = edges.iter().flat_map(|&(from, to)| [(from, to), (to, from)]);
        let (starts, ends) = grouped(order, both_ways);
        // Visiting the ends by the vertex they lead to puts the list of each vertex in order.
        let to_each = (0..order).flat_map(|from| {
            let range = starts[from as usize] as usize..starts[from as usize + 1] as usize;
            ends[range].iter().map(move |&to| (to.0, from))
        });
        let (starts, ends) = grouped(order, to_each);
        let (rings, hubs) = (usual_rings(order, edges), OnceLock::new());
        let mut listed = Self { starts, ends, names, rings, hubs };
        listed.forget_copies();
        listed
    }

    /// Removes repeated edges, which are adjacent at this point.
    fn forget_copies(&mut self) {
        let ends = &mut self.ends;
        let (mut at, mut kept) = (0, 0);
        for end in &mut self.starts[1..] {
            let first = kept;
            while at < *end as usize {
                if kept == first || ends[kept - 1] != ends[at] {
                    ends[kept] = ends[at];
                    kept += 1;
                }
                at += 1;
            }
            *end = kept as u32;
        }
        ends.truncate(kept);
    }

    /// The customary drawing, if the graph has a name and is not drawn as a single circle.
    pub(super) fn rings(&self) -> Option<&'static [Ring]> {
        self.rings
    }

    /// What tells two moves ahead, worked out when it is asked for.
    pub(super) fn hubs(&self) -> &Hubs {
        self.hubs.get_or_init(|| Hubs::new(self))
    }

    pub(super) fn order(&self) -> usize {
        self.starts.len() - 1
    }

    pub(super) fn edges(&self) -> usize {
        self.ends.len() / 2
    }

    pub(super) fn largest_degree(&self) -> usize {
        let degrees = self.starts.windows(2).map(|range| range[1] - range[0]);
        degrees.max().unwrap_or(0) as usize
    }

    /// The neighbours of a vertex, in ascending order.
    #[inline]
    pub(super) fn neighbours(&self, vertex: Square) -> &[Square] {
        let vertex = vertex.index();
        &self.ends[self.starts[vertex] as usize..self.starts[vertex + 1] as usize]
    }

    pub(super) fn name(&self, vertex: Square) -> String {
        match &self.names {
            Some(names) => names.get(vertex.0).to_owned(),
            None => vertex.0.to_string(),
        }
    }

    /// Characters of the longest name.
    pub(super) fn longest_name(&self) -> usize {
        match &self.names {
            Some(names) => names.longest,
            None => (self.order() - 1).to_string().len(),
        }
    }

    pub(super) fn find(&self, name: &str) -> Result<Square, SquareError> {
        let vertex = match &self.names {
            Some(names) => names.find(name),
            None => name.parse().ok().filter(|&vertex: &u32| (vertex as usize) < self.order()),
        };
        vertex.map(Square).ok_or_else(|| {
            let first = (0..self.order().min(3) as u32).map(|vertex| self.name(Square(vertex)));
            let more = if self.order() > 3 { ", …" } else { "" };
            let some = first.collect::<Vec<_>>().join(", ") + more;
            SquareError::NotAVertex { text: name.into(), some }
        })
    }
}

/// Groups pairs by their first numbers, which are below `order`: where each group begins and ends, and the
/// second numbers in the order of the pairs. Cost: linear.
fn grouped(order: u32, pairs: impl Iterator<Item = (u32, u32)> + Clone) -> (Vec<u32>, Vec<Square>) {
    let mut starts = vec![0; order as usize + 1];
    for (first, _) in pairs.clone() {
        starts[first as usize + 1] += 1;
    }
    for at in 0..order as usize {
        starts[at + 1] += starts[at];
    }
    let mut seconds = vec![Square(0); starts[order as usize] as usize];
    let mut next = starts.clone();
    for (first, second) in pairs {
        seconds[next[first as usize] as usize] = Square(second);
        next[first as usize] += 1;
    }
    (starts, seconds)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn neighbours_are_those_of_the_edges_each_once_and_in_order(
            pairs in prop::collection::vec((0_u32..9, 0_u32..9), 0..40),
        ) {
            let edges: Vec<_> = pairs.into_iter().filter(|(from, to)| from != to).collect();
            let listed = Listed::new(9, &edges, None);
            let mut count = 0;
            for vertex in 0..9 {
                let ends = edges.iter().filter_map(|&(from, to)| match vertex {
                    _ if vertex == from => Some(Square(to)),
                    _ if vertex == to => Some(Square(from)),
                    _ => None,
                });
                let expected: Vec<Square> = ends.collect::<BTreeSet<_>>().into_iter().collect();
                count += expected.len();
                prop_assert!(expected.len() <= listed.largest_degree());
                prop_assert_eq!(listed.neighbours(Square(vertex)), &expected);
            }
            prop_assert_eq!(2 * listed.edges(), count);
        }
    }
}
