//! The set of moves that a search has made so far, and the walk through it from the start.

use crate::board::Square;
use crate::search::Move;

/// A set of moves in which no square has more than two, and the squares in the order in which a
/// walk along the moves from the start comes to them.
#[derive(Clone, Debug)]
pub struct Subgraph {
    /// For each square the squares that its moves lead to, plus one; 0 where there is no move.
    links: Vec<[u32; 2]>,
    walk: Vec<Square>,
    /// For each square its place in the walk, from 1; 0 for one not on it.
    visits: Vec<u32>,
}

impl Subgraph {
    /// No moves: the knight on its start. `len` is [`Graph::len`](crate::Graph::len).
    ///
    /// # Panics
    /// When the start's number is not below `len`.
    #[must_use]
    pub fn new(len: usize, start: Square) -> Self {
        let mut visits = vec![0; len];
        visits[start.index()] = 1;
        Self { links: vec![[0; 2]; len], walk: vec![start], visits }
    }

    /// The squares in visiting order, the start first.
    #[must_use]
    pub fn walk(&self) -> &[Square] {
        &self.walk
    }

    /// The square's place in visiting order, from 1; 0 for one not visited.
    #[must_use]
    pub fn visit(&self, square: Square) -> u32 {
        self.visits[square.index()]
    }

    /// Where the moves of a square lead to.
    pub fn links(&self, square: Square) -> impl Iterator<Item = Square> + '_ {
        self.links[square.index()].iter().filter(|&&end| end != 0).map(|end| Square(end - 1))
    }

    /// Takes moves out and puts moves in, in this order, and follows the walk as far as it now
    /// leads. Cost: proportional to the moves and to the part of the walk that changes.
    ///
    /// # Panics
    /// When a move that is to go is not in the set, or a square would have more than two moves:
    /// the edits of a search never ask for that.
    pub fn change(
        &mut self,
        removed: impl Iterator<Item = Move>,
        added: impl Iterator<Item = Move>,
    ) {
        for (from, to) in removed {
            self.shorten(from, to);
            self.relink(from, to.0 + 1, 0);
            self.relink(to, from.0 + 1, 0);
        }
        for (from, to) in added {
            self.relink(from, 0, to.0 + 1);
            self.relink(to, 0, from.0 + 1);
        }
        self.lengthen();
    }

    fn relink(&mut self, square: Square, old: u32, new: u32) {
        let links = &mut self.links[square.index()];
        let place = links.iter().position(|&link| link == old);
        links[place.expect("a search keeps to two moves a square")] = new;
    }

    /// Cuts the walk off before a move that is to go.
    fn shorten(&mut self, from: Square, to: Square) {
        let (from, to) = (self.visit(from) as usize, self.visit(to) as usize);
        let follow_each_other = from.abs_diff(to) == 1 && from.min(to) > 0;
        if follow_each_other {
            for square in self.walk.drain(from.min(to)..) {
                self.visits[square.index()] = 0;
            }
        }
    }

    fn lengthen(&mut self) {
        while let Some(next) = self.next_on_walk() {
            self.walk.push(next);
            self.visits[next.index()] = self.walk.len() as u32;
        }
    }

    fn next_on_walk(&self) -> Option<Square> {
        let last = self.walk[self.walk.len() - 1];
        self.links(last).find(|&next| self.visit(next) == 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NONE: [Move; 0] = [];

    fn moves(pairs: &[(u32, u32)]) -> impl Iterator<Item = Move> {
        pairs.iter().map(|&(from, to)| (Square(from), Square(to)))
    }

    fn walk(subgraph: &Subgraph) -> Vec<u32> {
        subgraph.walk().iter().map(|square| square.0).collect()
    }

    #[test]
    fn the_walk_grows_and_shrinks() {
        let mut subgraph = Subgraph::new(6, Square(0));
        subgraph.change(NONE.into_iter(), moves(&[(0, 1), (1, 2)]));
        assert_eq!(walk(&subgraph), [0, 1, 2]);
        subgraph.change(moves(&[(1, 2)]), moves(&[(1, 3)]));
        assert_eq!(walk(&subgraph), [0, 1, 3]);
        assert_eq!(subgraph.visit(Square(2)), 0);
        subgraph.change(moves(&[(1, 3), (0, 1)]), NONE.into_iter());
        assert_eq!(walk(&subgraph), [0]);
    }

    #[test]
    fn closing_the_tour_leaves_the_walk_as_it_is() {
        let mut subgraph = Subgraph::new(3, Square(0));
        subgraph.change(NONE.into_iter(), moves(&[(0, 1), (1, 2), (2, 0)]));
        assert_eq!(walk(&subgraph), [0, 1, 2]);
        subgraph.change(moves(&[(2, 0)]), NONE.into_iter());
        assert_eq!(walk(&subgraph), [0, 1, 2]);
    }

    #[test]
    fn a_rotation_turns_the_end_of_the_walk_round() {
        let mut subgraph = Subgraph::new(5, Square(0));
        subgraph.change(NONE.into_iter(), moves(&[(0, 1), (1, 2), (2, 3), (3, 4)]));
        subgraph.change(moves(&[(1, 2)]), moves(&[(1, 4)]));
        assert_eq!(walk(&subgraph), [0, 1, 4, 3, 2]);
    }
}
