//! Cycles that together cover every square once, and how two become one.

use super::wiring::Wiring;
use crate::board::Square;
use crate::search::edit::Move;

/// Two moves at every square: one cycle or several.
#[derive(Debug)]
pub struct TwoFactor {
    /// For each square its two neighbours.
    links: Vec<[u16; 2]>,
    cycle: Vec<u16>,
    cycles: usize,
}

/// Two moves of different cycles, and the two that replace them to make one cycle.
#[derive(Debug)]
pub struct Merge {
    pub removed: [Move; 2],
    pub added: [Move; 2],
}

impl TwoFactor {
    /// The cycles of the active moves; every square must have two. Cost: linear.
    pub fn new(wiring: &Wiring, active: impl Iterator<Item = u16>) -> Self {
        let squares = wiring.squares.len();
        let mut links = vec![[u16::MAX; 2]; squares];
        for id in active {
            let [from, to] = wiring.ends[usize::from(id)];
            for (square, end) in [(from, to), (to, from)] {
                let [first, second] = &mut links[usize::from(square)];
                *(if *first == u16::MAX { first } else { second }) = end;
            }
        }
        let mut factor = Self { links, cycle: vec![u16::MAX; squares], cycles: 0 };
        for square in 0..squares as u16 {
            if factor.cycle[usize::from(square)] == u16::MAX {
                factor.label(square, factor.cycles as u16);
                factor.cycles += 1;
            }
        }
        factor
    }

    /// The number of cycles.
    pub fn cycles(&self) -> usize {
        self.cycles
    }

    /// The squares of the cycle through a square, beginning with it.
    pub fn walk(&self, from: u16) -> impl Iterator<Item = u16> + '_ {
        let step = move |(before, here): (u16, u16)| {
            let [first, second] = self.links[usize::from(here)];
            // A cycle has at least three squares, so that its two directions differ.
            let next = if first == before { second } else { first };
            (next != from).then_some((here, next))
        };
        let second_way = self.links[usize::from(from)][1];
        std::iter::successors(Some((second_way, from)), move |&at| step(at)).map(|(_, here)| here)
    }

    /// All moves, each once.
    pub fn moves(&self) -> impl Iterator<Item = (u16, u16)> + '_ {
        let links = (0_u16..).zip(&self.links);
        links
            .flat_map(|(from, ends)| ends.iter().map(move |&to| (from, to)))
            .filter(|(from, to)| from < to)
    }

    fn label(&mut self, from: u16, number: u16) {
        let squares: Vec<u16> = self.walk(from).collect();
        for square in squares {
            self.cycle[usize::from(square)] = number;
        }
    }

    /// Merges two cycles: removes a move of each, and adds two moves between their ends. Takes the first such
    /// pair, in the order of the squares from `first` on; `None` if there is none. Cost: at most linear and
    /// usually little for the search; then that of renumbering a cycle.
    pub fn merge(&mut self, wiring: &Wiring, first: u16) -> Option<Merge> {
        let squares = self.links.len() as u16;
        let mut order = (first..squares).chain(0..first);
        let [a, b, c, d] = order.find_map(|a| self.alternating_at(wiring, a))?;
        self.label(c, self.cycle[usize::from(a)]);
        for (square, old, new) in [(a, b, c), (b, a, d), (c, d, a), (d, c, b)] {
            let [first, second] = &mut self.links[usize::from(square)];
            *(if *first == old { first } else { second }) = new;
        }
        self.cycles -= 1;
        let between = |from: u16, to: u16| {
            let square = |place: u16| -> Square { wiring.squares[usize::from(place)] };
            (square(from), square(to))
        };
        Some(Merge {
            removed: [between(a, b), between(c, d)],
            added: [between(a, c), between(b, d)],
        })
    }

    /// Squares a, b and c, d, consecutive in two cycles, with moves from a to c and from b to d.
    fn alternating_at(&self, wiring: &Wiring, a: u16) -> Option<[u16; 4]> {
        for &id in wiring.at(a) {
            let c = wiring.other(id, a);
            if self.cycle[usize::from(c)] == self.cycle[usize::from(a)] {
                continue;
            }
            for b in self.links[usize::from(a)] {
                for d in self.links[usize::from(c)] {
                    if wiring.are_joined(b, d) {
                        return Some([a, b, c, d]);
                    }
                }
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::Graph;

    /// Two rings of four, joined by two moves opposite each other, or crossing.
    fn two_rings(across: [(u32, u32); 2]) -> (Wiring, TwoFactor) {
        let rings = [(0, 1), (1, 2), (2, 3), (3, 0), (4, 5), (5, 6), (6, 7), (7, 4)];
        let edges = [&rings[..], &across[..]].concat();
        let wiring = Wiring::new(&Graph::from_edges(8, &edges).unwrap()).unwrap();
        let is_ring = |id: &u16| {
            let [from, to] = wiring.ends[usize::from(*id)];
            (from < 4) == (to < 4)
        };
        let active: Vec<u16> = (0..wiring.ends.len() as u16).filter(is_ring).collect();
        let factor = TwoFactor::new(&wiring, active.into_iter());
        (wiring, factor)
    }

    #[test]
    fn cycles_are_counted_and_walked() {
        let (_, factor) = two_rings([(0, 4), (1, 5)]);
        assert_eq!(factor.cycles(), 2);
        let mut walk: Vec<u16> = factor.walk(6).collect();
        assert_eq!(walk[0], 6);
        walk.sort_unstable();
        assert_eq!(walk, [4, 5, 6, 7]);
    }

    #[test]
    fn two_cycles_become_one() {
        for first in 0..8 {
            let (wiring, mut factor) = two_rings([(0, 4), (1, 5)]);
            let merge = factor.merge(&wiring, first).unwrap();
            let sorted = |moves: [Move; 2]| {
                let mut moves = moves.map(|(a, b)| (a.0.min(b.0), a.0.max(b.0)));
                moves.sort_unstable();
                moves
            };
            assert_eq!(sorted(merge.removed), [(0, 1), (4, 5)]);
            assert_eq!(sorted(merge.added), [(0, 4), (1, 5)]);
            assert_eq!(factor.cycles(), 1);
            assert_eq!(factor.walk(3).count(), 8);
            assert!(factor.merge(&wiring, first).is_none());
        }
    }

    #[test]
    fn where_no_two_moves_lie_opposite_nothing_is_merged() {
        let (wiring, mut factor) = two_rings([(0, 4), (1, 6)]);
        assert!(factor.merge(&wiring, 0).is_none());
        assert_eq!(factor.cycles(), 2);
    }
}
