//! Adjacency lists of a graph for matching searches, extended so that every tour is a cycle.

use crate::board::Square;
use crate::graph::Graph;
use crate::graph::colouring::Colouring;

/// The squares of a graph, renumbered without holes, and the lists of their neighbours.
///
/// For an open tour there are auxiliary vertices, which form a chain from the start to every square where the
/// tour may end. The open tours from the start are the Hamiltonian cycles of this graph, since a cycle must
/// pass through a vertex with two neighbours. The length of the chain is chosen such that a bipartite graph
/// stays bipartite.
#[derive(Clone, Debug, Default)]
pub(crate) struct Adjacency {
    squares: Vec<Square>,
    /// The neighbours of vertex `v` are `ends[starts[v]..starts[v + 1]]`.
    starts: Vec<u32>,
    ends: Vec<u32>,
    /// Whether each vertex has the first of two colours; empty if the graph is not bipartite.
    is_dark: Vec<bool>,
}

impl Adjacency {
    /// The adjacency lists of a connected graph; without a start, for open tours from any square. Cost:
    /// linear in squares and moves, in time and memory.
    pub(crate) fn new(
        graph: &Graph,
        colouring: &Colouring,
        is_open: bool,
        start: Option<Square>,
    ) -> Self {
        let squares: Vec<Square> = graph.each_square().collect();
        let mut numbers = vec![0; graph.len()];
        let mut adjacency =
            Self { starts: vec![0], ends: Vec::new(), is_dark: Vec::new(), squares };
        for (number, &square) in adjacency.squares.iter().enumerate() {
            numbers[square.index()] = number as u32;
            if colouring.alternates {
                adjacency.is_dark.push(colouring.is_dark[square.index()] == Some(true));
            }
        }
        let chain = if is_open {
            adjacency.chain(colouring, start.map(|start| numbers[start.index()]))
        } else {
            Vec::new()
        };
        for &square in &adjacency.squares {
            let first = adjacency.ends.len();
            graph.neighbours(square).for_each(|end| adjacency.ends.push(numbers[end.index()]));
            // The chain's vertices come last, so its moves can be appended to the others.
            let vertex = adjacency.starts.len() as u32 - 1;
            let of_chain = |(link, _): &(u32, Vec<u32>)| *link;
            adjacency.ends.extend(
                chain.iter().filter(|(_, ends)| ends.binary_search(&vertex).is_ok()).map(of_chain),
            );
            adjacency.ends[first..].sort_unstable();
            adjacency.starts.push(adjacency.ends.len() as u32);
        }
        for (_, ends) in &chain {
            adjacency.ends.extend(ends);
            adjacency.starts.push(adjacency.ends.len() as u32);
        }
        adjacency
    }

    /// The vertices of the chain, each with its neighbours in ascending order.
    fn chain(&mut self, colouring: &Colouring, start: Option<u32>) -> Vec<(u32, Vec<u32>)> {
        let count = self.squares.len() as u32;
        let is_balanced = colouring.light == colouring.dark;
        let length = match (self.is_dark.is_empty(), start.is_some()) {
            (false, true) if !is_balanced => 3,
            (_, true) => 2,
            // The ends of an open tour have different colours, and so have those of the chain.
            (false, false) if is_balanced => 4,
            (_, false) => 1,
        };
        let mut dark = start.map_or(colouring.dark >= colouring.light, |start| {
            self.is_dark.get(start as usize).copied().unwrap_or_default()
        });
        let mut chain = Vec::with_capacity(length);
        for place in 0..length as u32 {
            // Each vertex of the chain is adjacent to squares of the other colour.
            let of_colour = |vertex: &u32| {
                self.is_dark.get(*vertex as usize).is_none_or(|&is_dark| is_dark == dark)
            };
            let is_last = place as usize + 1 == length;
            let mut ends: Vec<u32> = match start {
                Some(start) if place == 0 => vec![start],
                Some(start) if is_last => {
                    (0..count).filter(of_colour).filter(|&end| end != start).collect()
                }
                None if is_last || place == 0 => (0..count).filter(of_colour).collect(),
                _ => Vec::new(),
            };
            if place > 0 {
                ends.push(count + place - 1);
            }
            if !is_last {
                ends.push(count + place + 1);
            }
            chain.push((count + place, ends));
            dark = !dark;
            if !self.is_dark.is_empty() {
                self.is_dark.push(dark);
            }
        }
        chain
    }

    /// The number of vertices, including those of the chain.
    pub(crate) fn len(&self) -> usize {
        self.starts.len() - 1
    }

    /// Whether the graph is bipartite.
    #[inline]
    pub(crate) fn alternates(&self) -> bool {
        !self.is_dark.is_empty()
    }

    /// Whether the vertex has the first of two colours.
    #[inline]
    pub(crate) fn is_dark(&self, vertex: u32) -> bool {
        self.is_dark[vertex as usize]
    }

    /// The vertices one move away, in ascending order.
    #[inline]
    pub(crate) fn ends(&self, vertex: u32) -> &[u32] {
        let vertex = vertex as usize;
        &self.ends[self.starts[vertex] as usize..self.starts[vertex + 1] as usize]
    }

    #[inline]
    pub(crate) fn are_joined(&self, a: u32, b: u32) -> bool {
        self.ends(a).binary_search(&b).is_ok()
    }

    /// The square of a vertex; `None` for the chain.
    #[inline]
    pub(crate) fn square(&self, vertex: u32) -> Option<Square> {
        self.squares.get(vertex as usize).copied()
    }

    /// The vertex of a square, which must be in the graph.
    #[inline]
    pub(crate) fn vertex(&self, square: Square) -> u32 {
        self.squares.partition_point(|&other| other < square) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::leaper::Leaper;

    fn adjacency(text: &str, leaper: (i64, i64), is_open: bool, start: Option<u32>) -> Adjacency {
        let leaper = Leaper::new(leaper.0, leaper.1).unwrap();
        let graph = Graph::new(text.parse().unwrap(), leaper);
        Adjacency::new(&graph, &Colouring::new(&graph), is_open, start.map(Square))
    }

    /// Checks that moves go both ways and change the colour if there are colours, and that the colours have
    /// equally many vertices.
    #[test]
    fn chains_keep_two_colours_in_balance() {
        for text in ["4x3", "5x5", "5x4", ".../.#./..."] {
            for start in [None, Some(0), Some(2)] {
                let adjacency = adjacency(text, (1, 2), true, start);
                assert!(adjacency.alternates() || text == "5x5");
                let vertices = || 0..adjacency.len() as u32;
                let dark = vertices().filter(|&vertex| adjacency.is_dark(vertex)).count();
                assert_eq!(2 * dark, adjacency.len(), "{text} from {start:?}");
                for from in vertices() {
                    for &to in adjacency.ends(from) {
                        assert!(
                            adjacency.ends(to).contains(&from) && adjacency.are_joined(from, to)
                        );
                        assert_ne!(adjacency.is_dark(from), adjacency.is_dark(to));
                    }
                }
            }
        }
    }

    #[test]
    fn the_chain_leads_from_the_start_to_every_possible_end() {
        // 5 × 5 from a corner: the tour ends on one of the twelve other squares of its colour.
        let adjacency = adjacency("5x5", (1, 2), true, Some(0));
        assert_eq!(adjacency.len(), 28);
        assert_eq!(adjacency.ends(25), [0, 26]);
        assert_eq!(adjacency.ends(26), [25, 27]);
        assert_eq!(adjacency.ends(27).len(), 13);
        assert_eq!((adjacency.square(25), adjacency.vertex(Square(3))), (None, 3));
    }

    #[test]
    fn without_two_colours_every_square_may_be_the_last() {
        let triangle = Graph::from_edges(3, &[(0, 1), (1, 2), (2, 0)]).unwrap();
        let colouring = Colouring::new(&triangle);
        let adjacency = Adjacency::new(&triangle, &colouring, true, Some(Square(1)));
        assert!(!adjacency.alternates());
        assert_eq!(adjacency.ends(3), [1, 4]);
        assert_eq!(adjacency.ends(4), [0, 2, 3]);
    }
}
