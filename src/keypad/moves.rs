//! The moves of a graph in two flat lists, for inner loops.

use super::pad::Key;
use crate::board::Square;
use crate::graph::Graph;

/// For each key the keys one move away, in ascending order.
#[derive(Clone, Debug)]
pub(super) struct Moves {
    /// The neighbours of key `k` are `ends[starts[k]..starts[k + 1]]`.
    starts: Vec<u32>,
    ends: Vec<Key>,
    /// The existing keys: the graph of a board may have holes.
    present: Vec<Key>,
}

impl Moves {
    /// The moves of a graph whose vertex numbers fit into a key.
    pub(super) fn of(graph: &Graph) -> Self {
        let mut moves = Self { starts: vec![0], ends: Vec::new(), present: Vec::new() };
        for number in 0..graph.len() as u32 {
            let first = moves.ends.len();
            if graph.contains(Square(number)) {
                moves.present.push(number as Key);
                for end in graph.neighbours(Square(number)).map(|end| end.0 as Key) {
                    // Insertion sort: there are few, and mostly in order.
                    let at = moves.ends[first..].partition_point(|&before| before < end);
                    moves.ends.insert(first + at, end);
                }
            }
            moves.starts.push(moves.ends.len() as u32);
        }
        moves
    }

    /// One more than the largest number of a key.
    pub(super) fn keys(&self) -> Key {
        (self.starts.len() - 1) as Key
    }

    /// All keys, in ascending order.
    pub(super) fn present(&self) -> &[Key] {
        &self.present
    }

    #[inline(always)]
    #[expect(clippy::inline_always, reason = "saves a third of the time of a listing")]
    pub(super) fn from(&self, key: Key) -> &[Key] {
        let key = usize::from(key);
        &self.ends[self.starts[key] as usize..self.starts[key + 1] as usize]
    }

    /// The number of moves, each counted from both ends.
    pub(super) fn count(&self) -> usize {
        self.ends.len()
    }

    pub(super) fn most(&self) -> usize {
        self.present.iter().map(|&key| self.from(key).len()).max().unwrap_or(0)
    }

    /// For each key whether it has the second of two colours, if the graph is bipartite; otherwise `None`.
    /// Cost: linear.
    pub(super) fn colours(&self) -> Option<Vec<bool>> {
        let mut colours = vec![None; usize::from(self.keys())];
        let mut found = Vec::new();
        for first in 0..self.keys() {
            if colours[usize::from(first)].is_none() {
                colours[usize::from(first)] = Some(false);
                found.push(first);
            }
            while let Some(key) = found.pop() {
                let colour = colours[usize::from(key)]?;
                for &end in self.from(key) {
                    match &mut colours[usize::from(end)] {
                        Some(taken) if *taken == colour => return None,
                        Some(_) => {}
                        open => {
                            *open = Some(!colour);
                            found.push(end);
                        }
                    }
                }
            }
        }
        colours.into_iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ring(keys: u32) -> Moves {
        let edges: Vec<_> = (0..keys).map(|key| (key, (key + 1) % keys)).collect();
        Moves::of(&Graph::from_edges(keys, &edges).unwrap())
    }

    #[test]
    fn moves_alternate_on_even_rings() {
        assert_eq!(ring(4).colours(), Some(vec![false, true, false, true]));
        assert_eq!(ring(5).colours(), None);
        assert_eq!((ring(5).count(), ring(5).most()), (10, 2));
    }

    #[test]
    fn holes_are_no_keys() {
        let board = "..#/...".parse().unwrap();
        let moves = Moves::of(&Graph::new(board, crate::Leaper::KNIGHT));
        assert_eq!(moves.present(), [0, 1, 2, 3, 4]);
        assert_eq!((moves.from(0), moves.from(2), moves.from(5)), (&[][..], &[3][..], &[][..]));
    }
}
