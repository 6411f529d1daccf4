//! Which moves meet at which squares, in flat arrays.

use crate::board::Square;
use crate::graph::Graph;
use crate::search::edit::Move;
use crate::search::error::SearchError;

/// The squares of a graph without its holes, renumbered, and its moves.
///
/// Both have 16-bit numbers.
#[derive(Debug)]
pub struct Wiring {
    /// The squares in ascending order.
    pub squares: Vec<Square>,
    /// For each move the squares that it joins, by their indices in `squares`, the smaller first.
    pub ends: Vec<[u16; 2]>,
    /// For each square where its moves begin in `moves`; one entry more than squares.
    starts: Vec<u32>,
    /// The moves of each square in turn.
    pub moves: Vec<u16>,
}

impl Wiring {
    /// The wiring of a graph of at most 65,535 squares.
    ///
    /// # Errors
    /// [`SearchError::TooManyMoves`] if there are more than 65,535 moves; no leaper has that many on a board
    /// of 4096 squares.
    pub fn new(graph: &Graph) -> Result<Self, SearchError> {
        let squares: Vec<Square> =
            (0..graph.len() as u32).map(Square).filter(|&square| graph.contains(square)).collect();
        let (mut ends, mut starts, mut moves) = (Vec::new(), vec![0], Vec::new());
        let mut neighbours: Vec<Square> = Vec::new();
        for (from, &square) in (0_u16..).zip(&squares) {
            neighbours.clear();
            neighbours.extend(graph.neighbours(square));
            neighbours.sort_unstable();
            for end in &neighbours {
                let Ok(to) = squares.binary_search(end) else { continue };
                if usize::from(from) < to {
                    moves.push(ends.len() as u16);
                    ends.push([from, to as u16]);
                } else {
                    let known = &moves[starts[to] as usize..starts[to + 1] as usize];
                    let is_this = |id: &&u16| ends[usize::from(**id)] == [to as u16, from];
                    moves.extend(known.iter().find(is_this).copied());
                }
            }
            if ends.len() > u16::MAX.into() {
                let (method, most) = (super::NAME, u16::MAX);
                return Err(SearchError::TooManyMoves { method, most });
            }
            starts.push(moves.len() as u32);
        }
        Ok(Self { squares, ends, starts, moves })
    }

    /// The range in `moves` of a square's moves.
    #[inline]
    pub fn range(&self, square: u16) -> std::ops::Range<usize> {
        let square = usize::from(square);
        self.starts[square] as usize..self.starts[square + 1] as usize
    }

    /// The moves of a square.
    #[inline]
    pub fn at(&self, square: u16) -> &[u16] {
        &self.moves[self.range(square)]
    }

    /// Whether there is a move between two squares.
    pub fn are_joined(&self, from: u16, to: u16) -> bool {
        self.at(from).iter().any(|&id| self.other(id, from) == to)
    }

    /// The other end of a move.
    #[inline]
    pub fn other(&self, id: u16, from: u16) -> u16 {
        let [one, other] = self.ends[usize::from(id)];
        if one == from { other } else { one }
    }

    /// The squares that a move joins.
    pub fn squares_of(&self, id: u16) -> Move {
        let [from, to] = self.ends[usize::from(id)].map(|square| self.squares[usize::from(square)]);
        (from, to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::leaper::Leaper;

    #[test]
    fn every_move_is_wired_at_both_of_its_squares() {
        let graph = Graph::new("..#./..../....".parse().unwrap(), Leaper::KNIGHT);
        let wiring = Wiring::new(&graph).unwrap();
        assert_eq!(wiring.squares.len(), 11);
        assert_eq!(wiring.moves.len(), 2 * wiring.ends.len());
        for (place, &square) in (0_u16..).zip(&wiring.squares) {
            let mut expected: Vec<Square> = graph.neighbours(square).collect();
            expected.sort_unstable();
            let other = |&id: &u16| wiring.squares[usize::from(wiring.other(id, place))];
            let mut wired: Vec<Square> = wiring.at(place).iter().map(other).collect();
            wired.sort_unstable();
            assert_eq!(wired, expected);
        }
    }

    #[test]
    fn too_many_moves_are_refused() {
        // The complete bipartite graph with parts of these sizes.
        let wiring = |ones: u32, others: u32| {
            let pairs = (0..ones).flat_map(|from| (0..others).map(move |to| (from, ones + to)));
            Wiring::new(&Graph::from_edges(ones + others, &pairs.collect::<Vec<_>>()).unwrap())
        };
        assert_eq!(wiring(255, 257).unwrap().ends.len(), 65_535);
        assert_eq!(wiring(256, 256).unwrap_err().code(), "not-for-this-board");
    }
}
