//! Two moves ahead on graphs with so many edges that most vertices would be found again and again.

use super::edge_list::MAX_EDGES;
use super::listed::Listed;
use crate::board::Square;

/// The most pairs of moves from a vertex that are looked at one by one.
const MAX_PAIRS: usize = 64;

/// The most words of the tables: 16 MB. A set for each hub fits in any case, as it has fewer words than the hub has
/// neighbours, and each edge makes two of those.
const MOST_WORDS: usize = 2 * MAX_EDGES;

/// For hubs, which are vertices with more neighbours than a set of vertices has words, the sets of those that are not
/// their neighbours, with the intersections of every few of them: the vertices that are not two moves away are in the
/// intersection of far fewer sets than there are hubs (the method of the “Four Russians”: Arlazarov, Dinic, Kronrod and
/// Faradžev, 1970).
#[derive(Clone, Debug)]
pub(super) struct Hubs {
    /// The words of a set.
    words: usize,
    /// For each vertex where the table of its few hubs begins, and its own bit among them. `None` for all that are no
    /// hubs: their neighbours are looked at one by one.
    tables: Vec<Option<(usize, usize)>>,
    /// In a table, the intersection for each choice of at least one hub, whose number has a bit for each.
    intersections: Vec<u64>,
}

impl Hubs {
    /// Cost: linear in the edges, the vertices and [`MOST_WORDS`].
    pub(super) fn new(graph: &Listed) -> Self {
        let words = words(graph);
        let hubs: Vec<_> = vertices(graph).filter(|&it| is_hub(graph, it)).collect();
        let together = together(hubs.len(), words);
        let mut tables = vec![None; graph.order()];
        let mut intersections = vec![u64::MAX; size(hubs.len(), together, words)];
        let length = choices(together) * words;
        for (at, few) in hubs.chunks(together).enumerate() {
            let table = &mut intersections[at * length..][..length];
            for (place, &hub) in few.iter().enumerate() {
                tables[hub.index()] = Some((at * length, 1 << place));
                let (before, own) = table.split_at_mut(choices(place) * words);
                let (own, with_others) = own.split_at_mut(words);
                leave_out_neighbours(graph, hub, own);
                let others = before.chunks_exact(words);
                for (set, other) in with_others.chunks_exact_mut(words).zip(others) {
                    intersect(set, other);
                    intersect(set, own);
                }
            }
        }
        Self { words, tables, intersections }
    }

    /// How many vertices of a set, other than the vertex itself, are two moves away by way of others in the set.
    pub(super) fn two_moves_away(&self, graph: &Listed, vertex: Square, open: &[u64]) -> u32 {
        let is_open = |it: Square| open[it.index() / 64] >> (it.index() % 64) & 1 == 1;
        let mut missing = open.to_vec();
        missing[vertex.index() / 64] &= !(1 << (vertex.index() % 64));
        let (mut table, mut choice) = (0, 0);
        for &next in graph.neighbours(vertex).iter().filter(|&&next| is_open(next)) {
            let Some((own, bit)) = self.tables[next.index()] else {
                leave_out_neighbours(graph, next, &mut missing);
                continue;
            };
            if own != table {
                if !self.leave_out(table, choice, &mut missing) {
                    break;
                }
                (table, choice) = (own, 0);
            }
            choice |= bit;
        }
        self.leave_out(table, choice, &mut missing);
        let found = open.iter().zip(missing).map(|(open, missing)| (open & !missing).count_ones());
        found.sum::<u32>() - u32::from(is_open(vertex))
    }

    /// Leaves out of a set what is joined to one of the chosen hubs of a table. Returns whether anything is left.
    fn leave_out(&self, table: usize, choice: usize, set: &mut [u64]) -> bool {
        choice == 0 || intersect(set, &self.intersections[table + (choice - 1) * self.words..])
    }
}

/// The most looks at a neighbour or at a word of a set that a step takes in which [`Hubs::two_moves_away`] is asked for
/// each neighbour of the knight's vertex. Cost: linear in the edges.
pub(super) fn most_looks(graph: &Listed) -> usize {
    let words = words(graph);
    let hubs = vertices(graph).filter(|&it| is_hub(graph, it)).count();
    let tables = hubs.div_ceil(together(hubs, words));
    let of_pairs = |vertex: Square| {
        let (mut looks, mut hubs) = (0, 0);
        for &next in graph.neighbours(vertex) {
            let is_hub = is_hub(graph, next);
            hubs += usize::from(is_hub);
            looks += if is_hub { 1 } else { 1 + graph.neighbours(next).len() };
        }
        // A set is copied before, and counted after, the hubs are looked at.
        looks + (2 + hubs.min(tables)) * words
    };
    let looks: Vec<_> = vertices(graph).map(of_pairs).collect();
    let of_step = |at| graph.neighbours(at).iter().map(|next: &Square| looks[next.index()]).sum();
    vertices(graph).map(of_step).max().unwrap_or(0)
}

fn vertices(graph: &Listed) -> impl Iterator<Item = Square> {
    (0..graph.order() as u32).map(Square)
}

/// The words of a set of vertices.
fn words(graph: &Listed) -> usize {
    graph.order().div_ceil(64)
}

fn is_hub(graph: &Listed, vertex: Square) -> bool {
    graph.neighbours(vertex).len() > words(graph)
}

/// How many hubs share a table: as many as its size allows.
fn together(hubs: usize, words: usize) -> usize {
    let fits = |&together: &usize| size(hubs, together, words) <= MOST_WORDS;
    [8, 4, 2].into_iter().find(fits).unwrap_or(1)
}

/// The words of all tables.
fn size(hubs: usize, together: usize, words: usize) -> usize {
    hubs.div_ceil(together) * choices(together) * words
}

/// The choices of at least one of the hubs that share a table.
fn choices(together: usize) -> usize {
    (1 << together) - 1
}

/// Whether more pairs of moves begin at a vertex than are looked at one by one.
pub(super) fn are_many_pairs(graph: &Listed, vertex: Square) -> bool {
    let less = |most: usize, next: &Square| most.checked_sub(graph.neighbours(*next).len());
    graph.neighbours(vertex).iter().try_fold(MAX_PAIRS, less).is_none()
}

/// Leaves out of a set what is not in another. Returns whether anything is left.
#[inline(never)]
fn intersect(set: &mut [u64], other: &[u64]) -> bool {
    let words = set.iter_mut().zip(other);
    words.fold(0, |left, (word, other)| {
        *word &= other;
        left | *word
    }) != 0
}

/// Leaves the neighbours of a vertex out of a set.
#[inline(never)]
fn leave_out_neighbours(graph: &Listed, vertex: Square, set: &mut [u64]) {
    #[cfg(test)]
    super::LOOKS.set(super::LOOKS.get() + graph.neighbours(vertex).len());
    for end in graph.neighbours(vertex) {
        set[end.index() / 64] &= !(1 << (end.index() % 64));
    }
}

#[cfg(test)]
mod tests {
    use super::{Hubs, Listed, MOST_WORDS};

    /// Each vertex is joined to those after it, up to so many.
    fn ring(order: u32, neighbours: u32) -> Listed {
        let after = |from| (1..=neighbours / 2).map(move |by| (from, (from + by) % order));
        Listed::new(order, &(0..order).flat_map(after).collect::<Vec<_>>(), None)
    }

    #[test]
    fn tables_stay_below_their_limit_where_every_vertex_is_a_hub() {
        for (order, neighbours) in
            [(1000, 900), (2000, 1000), (4000, 500), (10_000, 158), (10_000, 200)]
        {
            let hubs = Hubs::new(&ring(order, neighbours));
            assert!(hubs.tables.iter().all(Option::is_some));
            assert!(hubs.intersections.len() <= MOST_WORDS, "{order}, {neighbours}");
        }
    }
}
