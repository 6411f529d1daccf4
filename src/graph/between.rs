//! Open tours between two squares as closed tours of another graph.
//!
//! There the two squares are joined by a chain of one or two more vertices, which every closed tour must use: one or
//! two, so that a bipartite graph stays bipartite if the squares have the colours that the ends of a tour have.

use std::sync::Arc;

use super::Graph;
use crate::board::Square;

/// The graph of some squares and the moves between them, and of a chain of `inner` vertices between the first two, if
/// any. These two are not neighbours otherwise. Vertices are numbered in the order of the squares, those of the chain
/// last, from the first square on.
pub(crate) fn chained(graph: &Graph, squares: &[Square], inner: Option<u32>) -> Graph {
    let mut vertex_of = vec![0; graph.len()];
    for (vertex, square) in (0..).zip(squares) {
        vertex_of[square.index()] = vertex + 1;
    }
    let mut order = squares.len() as u32;
    let is_closed_early = |to: u32| inner.is_some() && order > 2 && to == 1;
    let mut edges = Vec::new();
    for (from, &square) in (0..).zip(squares) {
        for to in graph.neighbours(square) {
            let vertex = vertex_of[to.index()];
            if vertex > from + 1 && !(from == 0 && is_closed_early(vertex - 1)) {
                edges.push((from, vertex - 1));
            }
        }
    }
    if let Some(inner) = inner {
        let links = [(0, order), (order + inner - 1, 1), (order, order + 1)];
        edges.extend_from_slice(&links[..=inner as usize]);
        order += inner;
    }
    Graph::from_edges(order, &edges).expect("every edge joins two vertices")
}

/// How many vertices a chain needs that closes a tour of this many squares.
pub(crate) fn inner_of_chain(squares: usize) -> u32 {
    2 - squares as u32 % 2
}

/// The graph whose closed tours are the open tours between two squares.
#[derive(Debug)]
pub(crate) struct Between {
    pub(crate) graph: Arc<Graph>,
    /// The square of each vertex, the start and the end first. The vertices of the chain have none.
    squares: Vec<Square>,
}

impl Between {
    /// Cost: linear in squares and moves. The squares have to be different.
    pub(crate) fn new(graph: &Graph, start: Square, end: Square) -> Self {
        let others = graph.each_square().filter(|&square| square != start && square != end);
        let squares: Vec<Square> = [start, end].into_iter().chain(others).collect();
        let inner = Some(inner_of_chain(squares.len()));
        Self { graph: Arc::new(chained(graph, &squares, inner)), squares }
    }

    /// The square of a vertex; `None` for the chain.
    pub(crate) fn square(&self, vertex: Square) -> Option<Square> {
        self.squares.get(vertex.index()).copied()
    }

    /// The same; the chain stands for its ends.
    pub(crate) fn nearest(&self, vertex: Square) -> Square {
        let is_second = vertex.index() > self.squares.len();
        self.square(vertex).unwrap_or(self.squares[usize::from(is_second)])
    }

    /// The open tour from the start that a closed tour stands for.
    pub(crate) fn tour(&self, closed: &[Square]) -> Vec<Square> {
        let order = closed.len();
        let at = closed.iter().position(|vertex| vertex.0 == 0).unwrap_or(0);
        let is_backwards = self.square(closed[(at + 1) % order]).is_none();
        let step = |by: usize| if is_backwards { order - by } else { by };
        (0..order).filter_map(|by| self.square(closed[(at + step(by)) % order])).collect()
    }
}
