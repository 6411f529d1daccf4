//! The exhaustive search for the longest path on a small graph.

use std::collections::HashMap;

use crate::board::Square;
use crate::graph::Graph;

/// Squares of the largest graph: a set of them is one number.
const MAX_SQUARES: usize = 64;

/// Positions that are remembered, at about 40 bytes each.
const MAX_REMEMBERED: usize = 1 << 20;

/// A position: the last square of the path, and what was not tried yet from there.
#[derive(Clone, Copy, Debug)]
struct Position {
    vertex: usize,
    untried: u64,
}

#[derive(Debug)]
pub(super) struct Exhaustive {
    /// The squares; a vertex is an index into them.
    squares: Vec<Square>,
    /// The vertices a move from each, as a set.
    near: Vec<u64>,
    /// The vertices of one colour, if every move changes the colour.
    light: Option<u64>,
    /// The starts left, the last first.
    starts: Vec<usize>,
    path: Vec<Position>,
    visited: u64,
    /// For each last square with the set that can be reached from it, the length of the longest path that was
    /// continued there. The continuations do not depend on the path.
    continued: HashMap<(u64, u8), u8>,
    /// Positions so far.
    pub(super) positions: u64,
}

impl Exhaustive {
    /// `None` if the graph is too large.
    pub(super) fn new(graph: &Graph, starts: &[Square]) -> Option<Self> {
        let squares: Vec<Square> = graph.each_square().collect();
        if squares.len() > MAX_SQUARES {
            return None;
        }
        let vertex = |square: &Square| squares.binary_search(square).ok();
        let set = |from: Square| {
            graph.neighbours(from).filter_map(|to| vertex(&to)).fold(0, |set, to| set | 1 << to)
        };
        let near: Vec<u64> = squares.iter().map(|&from| set(from)).collect();
        let starts = starts.iter().rev().filter_map(vertex).collect();
        Some(Self {
            light: light(&near),
            squares,
            near,
            starts,
            path: Vec::new(),
            visited: 0,
            continued: HashMap::new(),
            positions: 0,
        })
    }

    /// Looks at this many positions, and keeps the longest path; true if there are no others.
    pub(super) fn advance(&mut self, positions: u64, best: &mut Vec<Square>) -> bool {
        for _ in 0..positions {
            let Some(last) = self.path.last_mut() else {
                let Some(start) = self.starts.pop() else { return true };
                self.enter(start, best);
                continue;
            };
            if last.untried == 0 {
                self.visited &= !(1 << last.vertex);
                self.path.pop();
                continue;
            }
            // The square with the fewest onward moves first.
            let (near, visited) = (&self.near, self.visited);
            let onward = |&to: &usize| (near[to] & !visited).count_ones();
            let Some(next) = each(last.untried).min_by_key(onward) else { continue };
            last.untried &= !(1 << next);
            self.enter(next, best);
        }
        false
    }

    fn enter(&mut self, vertex: usize, best: &mut Vec<Square>) {
        self.positions += 1;
        self.visited |= 1 << vertex;
        let mut untried = self.near[vertex] & !self.visited;
        let length = self.path.len() + 1;
        let reached = self.reached(vertex);
        if length + self.at_most(vertex, reached) <= best.len()
            || self.is_known(vertex, reached, length)
        {
            untried = 0;
        }
        self.path.push(Position { vertex, untried });
        if length > best.len() {
            *best = self.path.iter().map(|position| self.squares[position.vertex]).collect();
        }
    }

    /// The unvisited vertices that can be reached.
    fn reached(&self, from: usize) -> u64 {
        let (mut all, mut new) = (0, self.near[from] & !self.visited);
        while new != 0 {
            all |= new;
            new = each(new).fold(0, |set, vertex| set | self.near[vertex]) & !self.visited & !all;
        }
        all
    }

    /// How many of them a path can visit at most.
    fn at_most(&self, from: usize, reached: u64) -> usize {
        // Of those with a single move only one can be the end.
        let with_end = reached | 1 << from;
        let is_leaf = |&vertex: &usize| (self.near[vertex] & with_end).is_power_of_two();
        let leaves = each(reached).filter(is_leaf).count();
        let all = reached.count_ones() as usize + 1 - leaves.max(1);
        let Some(light) = self.light else { return all };
        let others = if light >> from & 1 == 1 { !light } else { light };
        let [next, own] =
            [reached & others, reached & !others].map(|set| set.count_ones() as usize);
        all.min(if next > own { 2 * own + 1 } else { 2 * next })
    }

    /// Whether as long a path has been continued from here before.
    fn is_known(&mut self, vertex: usize, reached: u64, length: usize) -> bool {
        let (key, length) = ((reached, vertex as u8), length as u8);
        let is_full = self.continued.len() >= MAX_REMEMBERED;
        match self.continued.get_mut(&key) {
            Some(longest) if *longest >= length => return true,
            Some(longest) => *longest = length,
            None if is_full => {}
            None => {
                self.continued.insert(key, length);
            }
        }
        false
    }
}

fn each(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let first = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (first < 64).then_some(first)
    })
}

/// One of two colours that every move changes, in each part; `None` if there are no such.
fn light(near: &[u64]) -> Option<u64> {
    let (mut light, mut dark) = (0_u64, 0_u64);
    for first in 0..near.len() {
        if (light | dark) >> first & 1 == 0 {
            light |= 1 << first;
            let mut waiting = vec![first];
            while let Some(vertex) = waiting.pop() {
                let is_light = light >> vertex & 1 == 1;
                let new = near[vertex] & !(light | dark);
                if is_light {
                    dark |= new;
                } else {
                    light |= new;
                }
                waiting.extend(each(new));
            }
        }
    }
    let alternates =
        |vertex: usize| near[vertex] & if light >> vertex & 1 == 1 { light } else { dark } == 0;
    (0..near.len()).all(alternates).then_some(light)
}
