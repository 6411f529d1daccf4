//! What is true of small graphs.

use knights_tour::search::Target;
use knights_tour::{Graph, Square};

/// From which paths of a small graph a tour can be made, found for all sets of visited squares, the
/// largest first (R. E. Bellman, M. Held and R. M. Karp, 1962).
pub struct Truth {
    squares: Vec<Square>,
    /// For each set of squares, bit by bit, at which of them a path through it can end that can be
    /// completed.
    ends: Vec<u32>,
}

impl Truth {
    pub fn new(graph: &Graph, start: Square, target: Target) -> Self {
        let squares = (0..graph.len() as u32).map(Square);
        let squares: Vec<Square> = squares.filter(|&square| graph.contains(square)).collect();
        let order = squares.len();
        let near = |from: Square| {
            let is_near = |&place: &usize| graph.are_neighbours(from, squares[place]);
            (0..order).filter(is_near).fold(0_u32, |set, place| set | 1 << place)
        };
        let near_each: Vec<u32> = squares.iter().map(|&square| near(square)).collect();
        let all = (1_usize << order) - 1;
        let mut ends = vec![0_u32; all + 1];
        ends[all] = match target {
            Target::Open => all as u32,
            Target::Closed if order > 2 => near(start),
            Target::Closed => 0,
            other => panic!("{other:?}"),
        };
        for set in (1..all).rev() {
            for next in (0..order).filter(|next| set >> next & 1 == 0) {
                if ends[set | 1 << next] >> next & 1 == 1 {
                    ends[set] |= near_each[next] & set as u32;
                }
            }
        }
        Self { squares, ends }
    }

    /// Whether the path can be completed.
    pub fn can_complete(&self, path: &[Square]) -> bool {
        let place = |square: &Square| self.squares.binary_search(square).unwrap();
        let set = path.iter().fold(0, |set, square| set | 1 << place(square));
        self.ends[set] >> place(&path[path.len() - 1]) & 1 == 1
    }
}
