//! The board folded by one of its symmetries, to count the tours that the symmetry keeps.
//!
//! The squares that a symmetry maps to each other, an orbit, are one vertex of the quotient graph, and the moves
//! that it maps to each other are one edge. A tour that the symmetry keeps covers a shorter one of the quotient
//! again and again.
//!
//! - A symmetry can turn a closed tour along itself. The tour then covers a cycle through all orbits. Each edge
//!   has a voltage: how far it goes on within the orbits (J. L. Gross and T. W. Tucker, Topological Graph
//!   Theory, 1987, chapter 2). Where the voltages of a cycle have an odd sum, following it again and again
//!   leads to all two or four squares of each orbit; otherwise it closes too early.
//! - A symmetry can reverse a tour. It then keeps two elements of a closed tour, and one of an open tour: a
//!   square, or a move from a square to its image. The tour covers a path through all orbits that ends there.
//!
//! G. P. Jelliss describes these kinds for the knight (Symmetry in Knight’s Tours, The Games and Puzzles
//! Journal 2, 1999).

use crate::board::Square;
use crate::graph::Graph;
use crate::tour::target::Target;

/// How many edges join two vertices: those with an even voltage, and those with an odd one.
pub(super) type Ways = [u8; 2];

/// A quotient graph. Its Hamiltonian cycles of one parity stand for tours, each for one.
#[derive(Clone, Debug)]
pub(super) struct Quotient {
    /// For each vertex, its neighbours, each once.
    pub edges: Vec<Vec<(u32, Ways)>>,
    /// Whether the cycles with an odd sum of voltages are those that stand for tours.
    pub is_odd: bool,
}

impl Quotient {
    /// The quotients for one symmetry, given by the image of each square, some of which move. For directed
    /// tours, those of the tours whose direction it keeps.
    pub fn all(graph: &Graph, image: &[Square], target: Target, directed: bool) -> Vec<Self> {
        let orbits = orbits(graph, image);
        let edges = edges(graph, &orbits);
        let length = orbits.iter().map(Vec::len).max();
        let fixed = orbits.iter().filter(|orbit| orbit.len() == 1).count();
        let most_fixed = if target == Target::Closed { 2 } else { 1 };
        let mut all = Vec::new();
        if target == Target::Closed && fixed == 0 {
            all.push(Self { edges: edges.clone(), is_odd: true });
        }
        if length == Some(2) && fixed <= most_fixed && !directed {
            // The elements that are kept are all fixed squares, and else moves.
            let middles: Vec<[bool; 2]> = orbits
                .iter()
                .map(|orbit| {
                    let [first, last] = [orbit[0], orbit[orbit.len() - 1]];
                    let has_move = fixed < most_fixed && graph.are_neighbours(first, last);
                    [orbit.len() == 1 || has_move, orbit.len() == 1]
                })
                .collect();
            let is_odd = target == Target::Open || fixed > 0;
            let quotient = Self { edges, is_odd };
            all.push(quotient.with_paths_closed(&middles, target));
        }
        all
    }

    /// Makes the paths through all vertices cycles, through one more vertex. The voltages are free for another
    /// use: which of the edges to that vertex go together.
    fn with_paths_closed(mut self, middles: &[[bool; 2]], target: Target) -> Self {
        for (_, ways) in self.edges.iter_mut().flatten() {
            *ways = [ways[0] + ways[1], 0];
        }
        let mut ends = Vec::new();
        let mut has_odd = false;
        for (vertex, &[is_middle, is_fixed]) in (0..).zip(middles) {
            let ways = match target {
                // Both ends are middles. One that is a fixed square must be an end, and has the only odd edge;
                // where there are two, they are the only ends.
                Target::Closed => {
                    let is_odd = is_fixed && !std::mem::replace(&mut has_odd, is_fixed);
                    [u8::from(is_middle && !is_odd), u8::from(is_odd)]
                }
                // One end is a middle, and has an odd edge; the other is any square, and has an even one.
                Target::Open => [u8::from(!is_fixed), u8::from(is_middle)],
            };
            if ways != [0, 0] {
                ends.push((vertex, ways));
            }
        }
        let other = self.edges.len() as u32;
        for &(vertex, ways) in &ends {
            self.edges[vertex as usize].push((other, ways));
        }
        self.edges.push(ends);
        self
    }

    /// The number of its cycles that stand for tours, where it is plain.
    pub fn known_cycles(&self) -> Option<u128> {
        let edges = &self.edges;
        if edges.len() == 2 {
            // A cycle of two edges between the same vertices. In such a quotient it is always an odd one.
            let [even, odd] = self.ways(0, 1);
            return Some(u128::from(even) * u128::from(odd));
        }
        edges.iter().any(|near| near.len() < 2).then_some(0)
    }

    /// The edges between two vertices.
    pub fn ways(&self, from: u32, to: u32) -> Ways {
        let mut edges = self.edges[from as usize].iter();
        edges.find(|(other, _)| *other == to).map_or([0, 0], |&(_, ways)| ways)
    }
}

/// The squares in orbits, the least of each first, then its image, and so on.
fn orbits(graph: &Graph, image: &[Square]) -> Vec<Vec<Square>> {
    let orbit = |first: Square| {
        let images = std::iter::successors(Some(first), |square| Some(image[square.index()]));
        let others = images.skip(1).take_while(|&square| square != first);
        std::iter::once(first).chain(others).collect::<Vec<_>>()
    };
    graph.each_square().map(orbit).filter(|orbit| orbit.iter().all(|at| orbit[0] <= *at)).collect()
}

/// The edges between different orbits.
fn edges(graph: &Graph, orbits: &[Vec<Square>]) -> Vec<Vec<(u32, Ways)>> {
    let mut orbit_of = vec![(0, 0); graph.len()];
    for (vertex, orbit) in (0..).zip(orbits) {
        for (turns, square) in orbit.iter().enumerate() {
            orbit_of[square.index()] = (vertex, turns);
        }
    }
    let of_orbit = |(vertex, orbit): (u32, &Vec<Square>)| {
        let mut near: Vec<(u32, Ways)> = Vec::new();
        for square in graph.neighbours(orbit[0]) {
            let (other, turns) = orbit_of[square.index()];
            if other == vertex {
                continue;
            }
            let mut ways = [0, 0];
            ways[turns % 2] = 1;
            match near.iter_mut().find(|(vertex, _)| *vertex == other) {
                None => near.push((other, ways)),
                // The moves of a fixed square to an orbit are images of each other.
                Some(_) if orbit.len() == 1 => {}
                Some((_, all)) => all[turns % 2] += 1,
            }
        }
        near
    };
    (0..).zip(orbits).map(of_orbit).collect()
}
