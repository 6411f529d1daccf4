//! The two colours of a bipartite graph.

use std::collections::VecDeque;

use super::Graph;
use crate::board::Square;

/// The squares reachable from the first, in two colours that alternate with every move if the graph is
/// bipartite.
#[derive(Clone, Debug)]
pub(crate) struct Colouring {
    pub(crate) first: Square,
    /// For each square whether it is dark; `None` if it was not reached.
    pub(crate) is_dark: Vec<Option<bool>>,
    pub(crate) light: u32,
    pub(crate) dark: u32,
    /// Whether every move changes the colour.
    pub(crate) alternates: bool,
}

impl Colouring {
    /// Traverses the graph in order of distance from the first square. Cost: linear.
    pub(crate) fn new(graph: &Graph) -> Self {
        let first = graph.each_square().next().expect("every graph has a square");
        let mut is_dark = vec![None; graph.len()];
        let mut counts = [0; 2];
        let mut alternates = true;
        let mut queue = VecDeque::from([first]);
        is_dark[first.index()] = Some(graph.board().is_none_or(|board| board.is_dark(first)));
        while let Some(square) = queue.pop_front() {
            let colour = is_dark[square.index()];
            counts[usize::from(colour == Some(true))] += 1;
            graph.neighbours(square).for_each(|end| {
                let end_colour = &mut is_dark[end.index()];
                if end_colour.is_none() {
                    *end_colour = colour.map(|is_dark| !is_dark);
                    queue.push_back(end);
                } else if *end_colour == colour {
                    alternates = false;
                }
            });
        }
        let [light, dark] = counts;
        Self { first, is_dark, light, dark, alternates }
    }

    pub(crate) fn not_reached<'a>(&'a self, graph: &'a Graph) -> impl Iterator<Item = Square> + 'a {
        graph.each_square().filter(|square| self.is_dark[square.index()].is_none())
    }

    /// Whether one colour has more squares than an alternating tour can have.
    pub(crate) fn is_unbalanced(&self, closed: bool) -> bool {
        self.alternates && self.light.abs_diff(self.dark) > u32::from(!closed)
    }

    /// Whether the start has the colour with one square less than the other, so that no open tour begins
    /// there. Only valid if [`is_unbalanced`](Self::is_unbalanced) is false.
    pub(crate) fn is_wrong_start(&self, start: Square) -> bool {
        let is_rarer = self.is_dark[start.index()] != Some(self.dark > self.light);
        self.alternates && self.light != self.dark && is_rarer
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::leaper::Leaper;

    #[test]
    fn colours_are_those_of_the_chessboard() {
        // The first square is dark on the first board, and light on the second.
        for (board, light, dark) in [("....../......", 6, 6), ("......./......#/#......", 9, 10)] {
            let graph = Graph::new(board.parse().unwrap(), Leaper::new(0, 1).unwrap());
            let colouring = Colouring::new(&graph);
            assert_eq!((colouring.light, colouring.dark), (light, dark), "{board}");
            let board = graph.board().unwrap();
            for square in board.iter() {
                assert_eq!(colouring.is_dark[square.index()], Some(board.is_dark(square)));
            }
        }
    }

    #[test]
    fn odd_cycles_have_no_two_colours() {
        let ring = |order: u32| {
            let edges: Vec<_> = (0..order).map(|vertex| (vertex, (vertex + 1) % order)).collect();
            Colouring::new(&Graph::from_edges(order, &edges).unwrap())
        };
        assert!(ring(6).alternates);
        assert!(!ring(7).alternates);
    }
}
