//! Parts that no exchange of moves joins.
//!
//! Two 2-factors differ by exchanges along alternating cycles. A move that is not used, and lies on no such
//! cycle, is in no 2-factor; without these moves the graph may fall into parts.

use super::{Adjacency, TwoFactor};
use crate::graph::strong_components;

/// The maximum number of parts that are compared in pairs.
const MAX_COMPARED: usize = 64;

/// No part yet.
const NONE: u32 = u32::MAX;

/// The parts into which a graph falls without the moves that are in no complete set.
#[derive(Debug)]
pub(crate) struct Parts {
    /// For each vertex the number of its part.
    part_of: Vec<u32>,
    sizes: Vec<usize>,
    /// Exchanges: from each left vertex along unused moves, and from each right vertex along used ones. Those
    /// of side `v` lead to `ends[starts[v]..starts[v + 1]]`.
    starts: Vec<u32>,
    ends: Vec<u32>,
}

impl Parts {
    /// The parts, computed from a complete set. Cost: linear.
    pub(crate) fn new(adjacency: &Adjacency, complete: &TwoFactor) -> Self {
        let (starts, ends) = exchanges(adjacency, complete);
        let components = strong_components(&starts, &ends);
        let may_use = |left: u32, right: u32| {
            let is_exchanged = components[left as usize] == components[complete.right(right)];
            is_exchanged || complete.is_linked(left, right)
        };
        let is_used = |a: u32, b: u32| {
            if adjacency.alternates() && !adjacency.is_dark(a) {
                may_use(b, a)
            } else {
                may_use(a, b) || (!adjacency.alternates() && may_use(b, a))
            }
        };
        let mut part_of = vec![NONE; adjacency.len()];
        let mut sizes = Vec::new();
        let mut reached = Vec::new();
        for first in 0..adjacency.len() as u32 {
            if part_of[first as usize] != NONE {
                continue;
            }
            let part = sizes.len() as u32;
            part_of[first as usize] = part;
            reached.push(first);
            let mut size = 0;
            while let Some(vertex) = reached.pop() {
                size += 1;
                for &end in adjacency.ends(vertex) {
                    if part_of[end as usize] == NONE && is_used(vertex, end) {
                        part_of[end as usize] = part;
                        reached.push(end);
                    }
                }
            }
            sizes.push(size);
        }
        Self { part_of, sizes, starts, ends }
    }

    pub(crate) fn count(&self) -> usize {
        self.sizes.len()
    }

    pub(crate) fn part_of(&self, vertex: u32) -> u32 {
        self.part_of[vertex as usize]
    }

    pub(crate) fn size(&self, part: u32) -> usize {
        self.sizes[part as usize]
    }

    /// Two parts between which exchanges lead in neither direction, in a bipartite graph.
    ///
    /// An open tour gives all squares two moves except its ends. If both colours have equally many squares,
    /// the ends have different colours; so the tour differs from any complete set by exchanges along cycles,
    /// each within one part, and along one path. Every move between parts is on the path, and so it must
    /// visit all parts: of every two, exchanges lead from one to the other.
    pub(crate) fn never_joined(&self) -> Option<[u32; 2]> {
        let compared = self.count().min(MAX_COMPARED);
        let leads_to: Vec<Vec<bool>> =
            (0..compared as u32).map(|part| self.parts_from(part)).collect();
        let pairs = (0..compared).flat_map(|a| (0..a).map(move |b| (b, a)));
        let mut rivals = pairs.filter(|&(a, b)| !leads_to[a][b] && !leads_to[b][a]);
        rivals.next().map(|(a, b)| [a as u32, b as u32])
    }

    /// For each part whether exchanges lead there from this one.
    fn parts_from(&self, part: u32) -> Vec<bool> {
        let mut leads_to = vec![false; self.count()];
        let sides = self.starts.len() as u32 - 1;
        let mut reached: Vec<u32> = (0..sides).filter(|&side| self.part_of(side) == part).collect();
        let mut is_reached = vec![false; sides as usize];
        for &side in &reached {
            is_reached[side as usize] = true;
        }
        while let Some(side) = reached.pop() {
            leads_to[self.part_of(side) as usize] = true;
            let [first, last] = [0, 1].map(|next| self.starts[side as usize + next] as usize);
            for &end in &self.ends[first..last] {
                if !std::mem::replace(&mut is_reached[end as usize], true) {
                    reached.push(end);
                }
            }
        }
        leads_to
    }
}

/// The targets of exchanges, for each side of a vertex.
fn exchanges(adjacency: &Adjacency, complete: &TwoFactor) -> (Vec<u32>, Vec<u32>) {
    let (mut starts, mut ends) = (vec![0], Vec::new());
    for side in 0..complete.links.len() {
        let vertex = (side % adjacency.len()) as u32;
        let is_left =
            if adjacency.alternates() { adjacency.is_dark(vertex) } else { side < adjacency.len() };
        for &end in adjacency.ends(vertex) {
            let (left, right) = if is_left { (vertex, end) } else { (end, vertex) };
            if complete.is_linked(left, right) != is_left {
                ends.push(if is_left { complete.right(end) as u32 } else { end });
            }
        }
        starts.push(ends.len() as u32);
    }
    (starts, ends)
}
