//! Two moves ahead on graphs with so many edges that most vertices would be found again and again.

use super::listed::Listed;
use crate::board::Square;

/// How many vertices have a table together.
const TOGETHER: usize = 4;

/// The neighbours of vertices as sets of bits, with the unions of every few of them: the vertices two moves away are
/// the union of at most a quarter as many sets as there are vertices (the method of the “Four Russians”: Arlazarov,
/// Dinic, Kronrod and Faradžev, 1970).
#[derive(Clone, Debug)]
pub(super) struct Hubs {
    /// The words of a set.
    words: usize,
    /// For every four vertices, by number, where the table of their unions begins. `None` where all have fewer
    /// neighbours than a set has words: those are looked at one by one.
    tables: Vec<Option<usize>>,
    /// In a table, the union for each choice of the four, whose number has a bit for each.
    unions: Vec<u64>,
}

impl Hubs {
    /// Cost: linear in the edges, and in vertices times words of a set.
    pub(super) fn new(graph: &Listed) -> Self {
        let words = graph.order().div_ceil(64);
        let (mut tables, mut unions) = (Vec::new(), Vec::new());
        let vertices = (0..graph.order() as u32).map(Square).collect::<Vec<_>>();
        for four in vertices.chunks(TOGETHER) {
            let table = unions.len();
            let has_hub = four.iter().any(|&vertex| graph.neighbours(vertex).len() > words);
            tables.push(has_hub.then_some(table));
            if !has_hub {
                continue;
            }
            unions.resize(table + words, 0);
            for &vertex in four {
                let own = unions.len();
                unions.resize(own + words, 0);
                mark(graph, vertex, &mut unions[own..]);
                for word in table + words..own {
                    let union = unions[word] | unions[own + (word - table) % words];
                    unions.push(union);
                }
            }
        }
        Self { words, tables, unions }
    }

    /// How many vertices of a set, other than the vertex itself, are two moves away by way of others in the set.
    pub(super) fn two_moves_away(&self, graph: &Listed, vertex: Square, open: &[u64]) -> u32 {
        let mut nexts = vec![0; self.words];
        mark(graph, vertex, &mut nexts);
        let mut ends = vec![0; self.words];
        for (at, (next, open)) in nexts.iter().zip(open).enumerate() {
            let mut left = next & open;
            while left != 0 {
                let shift = left.trailing_zeros() as usize / TOGETHER * TOGETHER;
                let choice = (left >> shift) as usize % (1 << TOGETHER);
                left ^= (choice as u64) << shift;
                let first = 64 * at + shift;
                if let Some(table) = self.tables[first / TOGETHER] {
                    let union = &self.unions[table + choice * self.words..][..self.words];
                    ends.iter_mut().zip(union).for_each(|(all, some)| *all |= some);
                    continue;
                }
                let chosen = (0..TOGETHER).filter(|bit| choice >> bit & 1 == 1);
                chosen.for_each(|bit| mark(graph, Square((first + bit) as u32), &mut ends));
            }
        }
        ends[vertex.index() / 64] &= !(1 << (vertex.index() % 64));
        ends.iter().zip(open).map(|(end, open)| (end & open).count_ones()).sum()
    }
}

/// Puts the neighbours of a vertex into a set.
fn mark(graph: &Listed, vertex: Square, set: &mut [u64]) {
    #[cfg(test)]
    super::LOOKS.set(super::LOOKS.get() + graph.neighbours(vertex).len());
    for end in graph.neighbours(vertex) {
        set[end.index() / 64] |= 1 << (end.index() % 64);
    }
}
