//! Longer exchanges, for cycles that no exchange of two moves joins.
//!
//! Moves are removed and added alternately along a closed chain of up to [`DEPTH`] of each, as in the search
//! of S. Lin and B. W. Kernighan (1973) for short tours. Where the chain cuts the cycles determines how many
//! there will be, so the exchange need not be made to count them.

use std::array;

use super::merging::{next_vertex, relink};
use crate::graph::two_factor::{Adjacency, Change};
use crate::random::Random;

/// The most moves removed in one exchange.
pub(super) const DEPTH: usize = 4;

/// The most neighbours of a vertex that are tried; a knight has eight.
const NEIGHBOURS: usize = 12;

/// The most vertices at which the exchanges of one step begin, and the most at which exchanges of full depth
/// begin, which take some fifteen times as long.
const STARTS: u32 = 48;
const DEEP_STARTS: u32 = 6;

/// Cycles whose vertices are numbered along them.
#[derive(Clone, Debug)]
pub(super) struct Exchanges {
    links: Vec<[u32; 2]>,
    /// The vertices along the cycles, one cycle after another.
    order: Vec<u32>,
    /// For each vertex its index in this order.
    places: Vec<u32>,
    /// For each vertex the number of its cycle.
    cycle: Vec<u32>,
    /// The indices at which cycles begin, and the end of the last.
    bounds: Vec<u32>,
}

/// A closed chain: the moves t0–t1, t2–t3, … are removed, and t1–t2, t3–t4, … added.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chain {
    vertices: [u32; 2 * DEPTH],
    /// For each removed move, the index of the vertex that it leads on from.
    cuts: [u32; DEPTH],
    pub(super) length: usize,
}

impl Exchanges {
    /// The cycles given by the two neighbours of each vertex. Cost: linear.
    pub(super) fn new(links: Vec<[u32; 2]>) -> Self {
        let len = links.len();
        let mut exchanges = Self {
            links,
            order: Vec::with_capacity(len),
            places: vec![0; len],
            cycle: vec![0; len],
            bounds: Vec::new(),
        };
        exchanges.number();
        exchanges
    }

    fn number(&mut self) {
        self.order.clear();
        self.bounds.clear();
        self.cycle.fill(u32::MAX);
        for first in 0..self.links.len() as u32 {
            if self.cycle[first as usize] != u32::MAX {
                continue;
            }
            let number = self.bounds.len() as u32;
            self.bounds.push(self.order.len() as u32);
            let (mut before, mut here) = (self.links[first as usize][0], first);
            loop {
                self.cycle[here as usize] = number;
                self.places[here as usize] = self.order.len() as u32;
                self.order.push(here);
                (before, here) = (here, next_vertex(&self.links, before, here));
                if here == first {
                    break;
                }
            }
        }
        self.bounds.push(self.order.len() as u32);
    }

    pub(super) fn count(&self) -> usize {
        self.bounds.len() - 1
    }

    /// The vertices along the cycles, one cycle after another.
    pub(super) fn order(&self) -> &[u32] {
        &self.order
    }

    pub(super) fn uses(&self, a: u32, b: u32) -> usize {
        self.links[a as usize].iter().filter(|&&end| end == b).count()
    }

    /// Every move, directed along its cycle.
    pub(super) fn moves(&self) -> impl Iterator<Item = (u32, u32)> + '_ {
        self.order.iter().map(|&vertex| (vertex, self.next(vertex)))
    }

    #[inline]
    fn next(&self, vertex: u32) -> u32 {
        let (place, cycle) = (self.places[vertex as usize] + 1, self.cycle[vertex as usize]);
        let is_last = place == self.bounds[cycle as usize + 1];
        self.order[if is_last { self.bounds[cycle as usize] } else { place } as usize]
    }

    #[inline]
    fn previous(&self, vertex: u32) -> u32 {
        let (place, cycle) = (self.places[vertex as usize], self.cycle[vertex as usize]);
        let is_first = place == self.bounds[cycle as usize];
        let place = if is_first { self.bounds[cycle as usize + 1] } else { place };
        self.order[place as usize - 1]
    }

    /// A chain that leaves fewer cycles, and how many fewer; otherwise a random one that leaves equally many.
    /// It begins in a cycle that is not the largest.
    ///
    /// Cost: independent of the size of the board, but not of the degrees of vertices with very many
    /// neighbours.
    pub(super) fn find(
        &self,
        adjacency: &Adjacency,
        random: &mut Random,
        depth: usize,
    ) -> Option<(Chain, usize)> {
        let size = |cycle: u32| self.bounds[cycle as usize + 1] - self.bounds[cycle as usize];
        let count = self.count() as u32;
        let largest = (0..count).max_by_key(|&cycle| size(cycle)).unwrap_or(0);
        let mut cycle = random.below(count - 1);
        cycle += u32::from(cycle >= largest);
        let mut search =
            ChainSearch { adjacency, cycles: self, random, depth, level: None, seen: 0 };
        let starts = size(cycle).min(if depth == DEPTH { DEEP_STARTS } else { STARTS });
        let first = search.random.below(size(cycle));
        for start in 0..starts {
            let place = self.bounds[cycle as usize] + (first + start) % size(cycle);
            for is_forward in [true, false] {
                if let Some(found) = search.run(self.order[place as usize], is_forward) {
                    return Some(found);
                }
            }
        }
        search.level.map(|chain| (chain, 0))
    }

    /// Makes an exchange. Cost: linear.
    pub(super) fn apply(&mut self, chain: &Chain) {
        let ends = 2 * chain.length;
        for at in 0..ends {
            let new = if at % 2 == 1 { (at + 1) % ends } else { (at + ends - 1) % ends };
            let [here, old, new] = [at, at ^ 1, new].map(|at| chain.vertices[at]);
            relink(&mut self.links, here, old, new);
        }
        self.number();
    }

    /// How many cycles the exchange makes of those that it cuts, and how many it cuts.
    fn outcome(&self, chain: &Chain) -> (usize, usize) {
        let length = chain.length;
        // With its place, as one number: code that sorts numbers is there already.
        let cut = |at: usize| u64::from(chain.cuts[at]) << 32 | at as u64;
        let mut cuts: [u64; DEPTH] = array::from_fn(cut);
        cuts[..length].sort_unstable();
        let sorted = cuts.map(|cut| cut as u32 as usize);
        let sorted = &sorted[..length];
        let cycle_of = |at: usize| self.cycle[self.order[chain.cuts[at] as usize] as usize];
        // The two ends of each cut, in the direction of the cycle.
        let ends_of = |at: usize| {
            let is_forward = chain.vertices[2 * at] == self.order[chain.cuts[at] as usize];
            if is_forward { (2 * at, 2 * at + 1) } else { (2 * at + 1, 2 * at) }
        };
        let mut opposite = [0; 2 * DEPTH];
        let mut cut_cycles = 0;
        let mut group = 0;
        for place in 0..length {
            let is_last =
                sorted.get(place + 1).is_none_or(|&at| cycle_of(at) != cycle_of(sorted[place]));
            let following = if is_last { sorted[group] } else { sorted[place + 1] };
            let (head, tail) = (ends_of(sorted[place]).1, ends_of(following).0);
            opposite[head] = tail;
            opposite[tail] = head;
            if is_last {
                group = place + 1;
                cut_cycles += 1;
            }
        }
        let mut is_seen = [false; 2 * DEPTH];
        let mut left = 0;
        for first in 0..2 * length {
            let mut at = first;
            left += usize::from(!is_seen[at]);
            while !is_seen[at] {
                let other = opposite[at];
                is_seen[at] = true;
                is_seen[other] = true;
                let ends = 2 * length;
                at = if other % 2 == 1 { (other + 1) % ends } else { (other + ends - 1) % ends };
            }
        }
        (left, cut_cycles)
    }
}

impl Chain {
    pub(super) fn changes(&self) -> impl Iterator<Item = Change> + '_ {
        let ends = 2 * self.length;
        (0..ends).map(move |at| {
            let (from, to) = (self.vertices[at], self.vertices[(at + 1) % ends]);
            if at % 2 == 1 { Change::added(from, to) } else { Change::removed(from, to) }
        })
    }

    pub(super) fn first(&self) -> u32 {
        self.vertices[0]
    }

    /// Whether no move occurs twice.
    fn is_simple(&self) -> bool {
        let pair = |at: usize| {
            let (a, b) =
                (self.vertices[2 * at + 1], self.vertices[(2 * at + 2) % (2 * self.length)]);
            (a.min(b), a.max(b))
        };
        (1..self.length).all(|at| (0..at).all(|other| pair(at) != pair(other)))
    }
}

/// A depth-first search for chains from one vertex.
struct ChainSearch<'a> {
    adjacency: &'a Adjacency,
    cycles: &'a Exchanges,
    random: &'a mut Random,
    depth: usize,
    /// One of the chains found that leave equally many cycles.
    level: Option<Chain>,
    seen: u32,
}

impl ChainSearch<'_> {
    /// A chain from the move before or after a vertex that leaves fewer cycles, and how many fewer.
    fn run(&mut self, first: u32, is_forward: bool) -> Option<(Chain, usize)> {
        let mut chain = Chain { vertices: [first; 2 * DEPTH], cuts: [0; DEPTH], length: 0 };
        self.cut(&mut chain, first, is_forward);
        // For each removed move: the offset at which its end's list of neighbours is entered, and how many
        // neighbours were tried.
        let mut tried = [(0, 0); DEPTH];
        loop {
            let level = chain.length - 1;
            let ends = self.adjacency.ends(chain.vertices[2 * level + 1]);
            let ways = 2 * ends.len().min(NEIGHBOURS);
            let (begin, way) = tried[level];
            if way == ways || chain.length == self.depth {
                chain.length -= 1;
                if chain.length == 0 {
                    return None;
                }
                continue;
            }
            tried[level].1 += 1;
            let end = ends[(begin + way / 2) % ends.len()];
            if !self.can_come(chain.vertices[2 * level + 1], end)
                || !self.cut(&mut chain, end, way % 2 == 0)
            {
                continue;
            }
            let begin =
                self.random.below(self.adjacency.ends(chain.vertices[2 * level + 3]).len() as u32);
            tried[level + 1] = (begin as usize, 0);
            let last = chain.vertices[2 * level + 3];
            let closes = self.can_come(last, first) && self.adjacency.are_joined(last, first);
            if closes && chain.is_simple() {
                let (left, cut) = self.cycles.outcome(&chain);
                if left < cut {
                    return Some((chain, cut - left));
                }
                if left == cut {
                    self.seen += 1;
                    if self.random.below(self.seen) == 0 {
                        self.level = Some(chain);
                    }
                }
            }
        }
    }

    /// Removes another move, the one after or before a vertex; false if it is removed already.
    fn cut(&self, chain: &mut Chain, from: u32, is_forward: bool) -> bool {
        let cycles = self.cycles;
        let to = if is_forward { cycles.next(from) } else { cycles.previous(from) };
        let cut = cycles.places[if is_forward { from } else { to } as usize];
        if chain.cuts[..chain.length].contains(&cut) {
            return false;
        }
        chain.cuts[chain.length] = cut;
        chain.vertices[2 * chain.length] = from;
        chain.vertices[2 * chain.length + 1] = to;
        chain.length += 1;
        true
    }

    /// Whether a move is not in the cycles, so that it can be added.
    fn can_come(&self, from: u32, to: u32) -> bool {
        from != to && self.cycles.next(from) != to && self.cycles.previous(from) != to
    }
}
