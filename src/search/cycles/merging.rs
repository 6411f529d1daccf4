//! Cycles through all vertices, and merging them.

use crate::graph::two_factor::{Adjacency, Change, shuffle};
use crate::random::Random;

/// The most neighbours of a vertex that are tried, counted from its own number on; leapers have eight.
const NEIGHBOURS: usize = 64;

/// Cycles that together visit every vertex once; a cycle of two vertices uses its move both ways.
#[derive(Clone, Debug)]
pub(super) struct Cycles {
    /// For each vertex its predecessor and successor.
    links: Vec<[u32; 2]>,
    cycle: Vec<u32>,
    /// For each cycle the number of its vertices; 0 once it has been merged into another.
    sizes: Vec<u32>,
    count: usize,
    /// Vertices to examine, the next one last; may contain repetitions.
    unseen: Vec<u32>,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Merge {
    /// The vertices of the removed moves: a–b of one cycle, c–d of the other. The added moves are a–c and
    /// b–d.
    pub(super) square: [u32; 4],
    /// The number of vertices of the smaller cycle.
    pub(super) size: u32,
}

impl Cycles {
    /// Finds the cycles. Cost: linear.
    pub(super) fn new(links: Vec<[u32; 2]>, random: &mut Random) -> Self {
        let mut cycles = Self {
            cycle: vec![u32::MAX; links.len()],
            sizes: Vec::new(),
            count: 0,
            unseen: (0..links.len() as u32).collect(),
            links,
        };
        for first in 0..cycles.links.len() as u32 {
            if cycles.cycle[first as usize] == u32::MAX {
                let number = cycles.sizes.len() as u32;
                let size = cycles.mark(first, number);
                cycles.sizes.push(size);
            }
        }
        cycles.count = cycles.sizes.len();
        shuffle(&mut cycles.unseen, random);
        cycles
    }

    pub(super) fn count(&self) -> usize {
        self.count
    }

    pub(super) fn into_links(self) -> Vec<[u32; 2]> {
        self.links
    }

    /// Numbers the cycle of a vertex; returns how many vertices it has.
    fn mark(&mut self, first: u32, number: u32) -> u32 {
        let (mut before, mut here, mut size) = (self.links[first as usize][0], first, 0);
        loop {
            self.cycle[here as usize] = number;
            size += 1;
            let next = next_vertex(&self.links, before, here);
            (before, here) = (here, next);
            if here == first {
                return size;
            }
        }
    }

    /// Merges two cycles along an alternating 4-cycle: removes a move of each, and adds two moves between
    /// them. `None` if no two moves can be exchanged like this.
    ///
    /// Cost: O(n log n) for all merges together, since the smaller cycle is renumbered.
    pub(super) fn merge(&mut self, adjacency: &Adjacency) -> Option<Merge> {
        while self.count > 1 {
            let vertex = self.unseen.pop()?;
            // Every merge involves a cycle that is not the largest.
            if 2 * self.size_of(vertex) as usize > self.links.len() {
                continue;
            }
            if let Some(square) = self.exchange_at(adjacency, vertex) {
                let size = self.join(square);
                // A vertex that failed before may succeed with the new moves.
                for end in square {
                    self.unseen.extend(adjacency.ends(end).iter().take(NEIGHBOURS));
                }
                self.unseen.extend(square);
                return Some(Merge { square, size });
            }
        }
        None
    }

    #[inline]
    fn size_of(&self, vertex: u32) -> u32 {
        self.sizes[self.cycle[vertex as usize] as usize]
    }

    /// An alternating 4-cycle a–b, b–d, d–c, c–a from the cycle of `a` to another.
    #[inline]
    fn exchange_at(&self, adjacency: &Adjacency, a: u32) -> Option<[u32; 4]> {
        let cycle = self.cycle[a as usize];
        let ends = adjacency.ends(a);
        let first = ends.partition_point(|&end| end < a);
        for &c in ends.iter().cycle().skip(first).take(ends.len().min(NEIGHBOURS)) {
            if self.cycle[c as usize] == cycle {
                continue;
            }
            for b in self.links[a as usize] {
                for d in self.links[c as usize] {
                    if adjacency.are_joined(b, d) {
                        return Some([a, b, c, d]);
                    }
                }
            }
        }
        None
    }

    /// Exchanges the moves; returns the number of vertices of the smaller cycle.
    fn join(&mut self, square: [u32; 4]) -> u32 {
        let [a, b, c, d] = square;
        let (smaller, larger) = if self.size_of(a) <= self.size_of(c) { (a, c) } else { (c, a) };
        let (from, to) = (self.cycle[smaller as usize], self.cycle[larger as usize]);
        let size = self.mark(smaller, to);
        self.sizes[to as usize] += size;
        self.sizes[from as usize] = 0;
        self.count -= 1;
        for (vertex, old, new) in [(a, b, c), (b, a, d), (c, d, a), (d, c, b)] {
            relink(&mut self.links, vertex, old, new);
        }
        size
    }

    pub(super) fn uses(&self, a: u32, b: u32) -> usize {
        self.links[a as usize].iter().filter(|&&end| end == b).count()
    }
}

impl Merge {
    pub(super) fn changes(&self) -> [Change; 4] {
        let [a, b, c, d] = self.square;
        [Change::removed(a, b), Change::removed(c, d), Change::added(a, c), Change::added(b, d)]
    }
}

/// The vertex after `here` on the way from `before`.
#[inline]
pub(super) fn next_vertex(links: &[[u32; 2]], before: u32, here: u32) -> u32 {
    let [one, other] = links[here as usize];
    if one == before { other } else { one }
}

#[inline]
pub(super) fn relink(links: &mut [[u32; 2]], vertex: u32, old: u32, new: u32) {
    if let Some(link) = links[vertex as usize].iter_mut().find(|link| **link == old) {
        *link = new;
    }
}
