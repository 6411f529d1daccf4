//! An order of squares that keeps the frontier narrow.
//!
//! The frontier consists of the squares that are not finished but have a finished neighbour.

use crate::board::Square;
use crate::graph::Graph;

/// Squares at which greedy orders of a folded board begin.
const MAX_BEGINNINGS: usize = 64;

/// The squares of a graph in an order, with the indices of their neighbours.
#[derive(Clone, Debug)]
pub(super) struct Ordered {
    /// For each index, the indices of the neighbours, ascending.
    pub neighbours: Vec<Vec<u32>>,
    /// For each index, the width of the frontier when its square is finished.
    pub widths: Vec<usize>,
    /// The number of the square at each index, not counting holes.
    pub numbers: Vec<u32>,
}

impl Ordered {
    /// The best of three orders: row by row, column by column, and greedily by the square that adds fewest to
    /// the frontier, if that stays within `widest`. Cost: proportional to the moves, and to the squares times
    /// that width.
    pub fn new(graph: &Graph, widest: usize) -> Self {
        let squares: Vec<Square> = graph.each_square().collect();
        let by_number = by_places(graph, &squares);
        let mut orders: Vec<_> = growing(&by_number, None, widest).into_iter().collect();
        if let Some(board) = graph.board() {
            let columns = squares.iter().map(|&square| board.position(square).0 as u32);
            orders.push(in_order_of(columns));
        }
        Self::best(&by_number, orders)
    }

    /// The same for a folded board, given by the neighbours of each vertex: row by row or greedily. The greedy
    /// order begins at many vertices in turn, because the number of states varies by a factor of ten.
    pub fn of_folded(by_number: &[Vec<u32>], widest: usize) -> Self {
        let step = by_number.len().div_ceil(MAX_BEGINNINGS);
        let mut orders = Vec::new();
        for first in (0..by_number.len() as u32).step_by(step) {
            orders.extend(growing(by_number, Some(first), widest));
        }
        Self::best(by_number, orders)
    }

    /// The best of these orders and that by number.
    fn best(by_number: &[Vec<u32>], orders: Vec<Vec<u32>>) -> Self {
        let mut best = Self::along(by_number, (0..by_number.len() as u32).collect());
        for order in orders {
            let other = Self::along(by_number, order);
            if other.effort() < best.effort() {
                best = other;
            }
        }
        best
    }

    /// The greatest width of the frontier, in squares.
    pub fn widest(&self) -> usize {
        self.widths.iter().copied().max().unwrap_or(0)
    }

    fn along(by_number: &[Vec<u32>], numbers: Vec<u32>) -> Self {
        let mut place_of = vec![0; numbers.len()];
        for (place, &number) in (0..).zip(&numbers) {
            place_of[number as usize] = place;
        }
        let places = |&number: &u32| {
            let neighbours = by_number[number as usize].iter();
            let mut places: Vec<u32> = neighbours.map(|&near| place_of[near as usize]).collect();
            places.sort_unstable();
            places
        };
        let neighbours: Vec<Vec<u32>> = numbers.iter().map(places).collect();
        let widths = widths(&neighbours);
        Self { neighbours, widths, numbers }
    }

    /// A measure of the number of states: each square on the frontier triples it.
    fn effort(&self) -> f64 {
        self.widths.iter().map(|&width| 3_f64.powi(width as i32)).sum()
    }
}

fn by_places(graph: &Graph, squares: &[Square]) -> Vec<Vec<u32>> {
    let place = |square: Square| squares.binary_search(&square).ok().map(|place| place as u32);
    squares.iter().map(|&square| graph.neighbours(square).filter_map(place).collect()).collect()
}

fn widths(neighbours: &[Vec<u32>]) -> Vec<usize> {
    // A square is on the frontier from when its first neighbour is finished until it is finished itself.
    let mut joining = vec![0_usize; neighbours.len()];
    for (place, near) in neighbours.iter().enumerate() {
        if let Some(&first) = near.first()
            && (first as usize) < place
        {
            joining[first as usize] += 1;
        }
    }
    let mut width = 0;
    let mut widths = Vec::with_capacity(neighbours.len());
    for (place, near) in neighbours.iter().enumerate() {
        let was_on_it = near.first().is_some_and(|&first| (first as usize) < place);
        width = width + joining[place] - usize::from(was_on_it);
        widths.push(width);
    }
    widths
}

/// A greedy order, beginning at a square, or one with few neighbours: next comes the square of the frontier that adds
/// fewest to it, among equals the one that has been there longest. `None` if the frontier gets wider than
/// allowed.
fn growing(neighbours: &[Vec<u32>], first: Option<u32>, widest: usize) -> Option<Vec<u32>> {
    let mut order: Vec<u32> = Vec::with_capacity(neighbours.len());
    let mut unseen: Vec<usize> = neighbours.iter().map(Vec::len).collect();
    let mut is_seen = vec![false; neighbours.len()];
    let mut see = |square: u32, unseen: &mut [usize]| {
        let is_new = !std::mem::replace(&mut is_seen[square as usize], true);
        if is_new {
            neighbours[square as usize].iter().for_each(|&near| unseen[near as usize] -= 1);
        }
        is_new
    };
    let mut frontier: Vec<u32> = Vec::new();
    let rest = in_order_of(neighbours.iter().map(|around| around.len() as u32));
    let mut rest = first.into_iter().chain(rest);
    while order.len() < neighbours.len() {
        let nearest = frontier.iter().copied().min_by_key(|&square| unseen[square as usize]);
        let next = nearest.or_else(|| rest.find(|&square| see(square, &mut unseen)))?;
        frontier.retain(|&square| square != next);
        order.push(next);
        let near = neighbours[next as usize].iter().copied();
        frontier.extend(near.filter(|&square| see(square, &mut unseen)));
        if frontier.len() > widest {
            return None;
        }
    }
    Some(order)
}

/// The places of keys, from the least key to the greatest; equal keys stay in order.
fn in_order_of(keys: impl Iterator<Item = u32>) -> Vec<u32> {
    // As one number: code that sorts numbers is there already.
    let number = |(key, place): (u32, u64)| u64::from(key) << 32 | place;
    let mut places: Vec<u64> = keys.zip(0..).map(number).collect();
    places.sort_unstable();
    places.into_iter().map(|number| number as u32).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::leaper::Leaper;

    fn widest(board: &str) -> usize {
        Ordered::new(&Graph::new(board.parse().unwrap(), Leaper::KNIGHT), 28).widest()
    }

    #[test]
    fn rows_along_the_shorter_side() {
        assert_eq!(widest("5x20"), widest("20x5"));
        assert!(widest("5x20") <= 11);
        // Two rows, and one square more on either side of them.
        assert_eq!(widest("8x8"), 18);
    }

    #[test]
    fn a_ring_has_a_frontier_of_two() {
        let edges: Vec<(u32, u32)> = (0..50).map(|i| (i * 7 % 50, (i + 1) * 7 % 50)).collect();
        let ring = Graph::from_edges(50, &edges).unwrap();
        let ordered = Ordered::new(&ring, 28);
        assert_eq!(ordered.widest(), 2);
        assert!(ordered.neighbours.iter().all(|near| near.len() == 2));
    }

    #[test]
    fn each_square_has_a_place() {
        let islands = Graph::new("..#../#####/.#.#.".parse().unwrap(), Leaper::KNIGHT);
        assert_eq!(Ordered::new(&islands, 28).neighbours.len(), islands.squares());
    }
}
