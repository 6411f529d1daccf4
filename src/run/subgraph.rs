//! The set of moves made so far, and the walk through it from the start.

use crate::board::Square;
use crate::search::Move;

/// A set of moves, and the squares in the order of a walk along them from the start.
///
/// A walk continues from a square that has at most two moves, and ends before it would visit a square twice.
/// If the start has two moves, there are two walks: for a path it is the one along the older move, for any
/// other set the one to the square with the lower number.
#[derive(Clone, Debug)]
pub struct Subgraph {
    /// For each square two of its neighbours by moves, plus one; 0 for none.
    links: Vec<[u32; 2]>,
    /// For each square its further neighbours by moves, plus one; empty until some square has more than two.
    more: Vec<Vec<u32>>,
    start: Square,
    /// Whether the moves always form a path from the start.
    is_path: bool,
    /// Whether the walk was set explicitly, instead of derived from the moves.
    is_set: bool,
    walk: Vec<Square>,
    /// For each square its index in the walk, from 1; 0 if it is not on it.
    visits: Vec<u32>,
}

/// The part number of holes.
const NO_PART: u32 = u32::MAX;

/// The connected parts of a set of moves.
#[derive(Clone, Debug)]
pub struct Parts {
    /// For each square the number of its part, from 0; for one without moves, any number up to `count`.
    pub of: Vec<u32>,
    /// The number of parts.
    pub count: usize,
}

impl Subgraph {
    /// No moves: the knight on its start. `len` is [`Graph::len`](crate::Graph::len), and `is_path` says
    /// whether the moves will always form a path from the start, or a closed one.
    ///
    /// # Panics
    /// If the start's number is not below `len`.
    pub fn new(len: usize, start: Square, is_path: bool) -> Self {
        let mut visits = vec![0; len];
        visits[start.index()] = 1;
        let (links, more) = (vec![[0; 2]; len], Vec::new());
        Self { links, more, start, is_path, is_set: false, walk: vec![start], visits }
    }

    /// The squares in visiting order, the start first.
    pub fn walk(&self) -> &[Square] {
        &self.walk
    }

    /// The square's index in visiting order, from 1; 0 if not visited.
    pub fn visit(&self, square: Square) -> u32 {
        self.visits[square.index()]
    }

    /// For each square its index in visiting order, from 1; 0 if not visited.
    pub fn visits(&self) -> &[u32] {
        &self.visits
    }

    /// The connected parts of the moves.
    pub fn parts(&self, squares: impl Iterator<Item = Square>) -> Parts {
        let mut of = vec![NO_PART; self.links.len()];
        let mut count = 0;
        let mut waiting: Vec<Square> = Vec::new();
        for square in squares {
            if of[square.index()] != NO_PART {
                continue;
            }
            of[square.index()] = count;
            waiting.push(square);
            while let Some(here) = waiting.pop() {
                for end in self.links(here) {
                    if of[end.index()] == NO_PART {
                        of[end.index()] = count;
                        waiting.push(end);
                    }
                }
            }
            // A square without moves is not a part.
            count += u32::from(self.links(square).next().is_some());
        }
        Parts { of, count: count as usize }
    }

    /// The neighbours of a square by its moves.
    pub fn links(&self, square: Square) -> impl Iterator<Item = Square> + '_ {
        let more = self.more.get(square.index()).map_or(&[][..], Vec::as_slice);
        let links = self.links[square.index()].iter().filter(|&&end| end != 0);
        links.chain(more).map(|end| Square(end - 1))
    }

    /// The number of moves of a square.
    pub fn degree(&self, square: Square) -> usize {
        self.links(square).count()
    }

    /// Removes moves and then adds moves, and extends the walk as far as it now leads. Cost: proportional to
    /// the moves and to the part of the walk that changes.
    ///
    /// # Panics
    /// If a move to remove is not in the set: the edits of a search never ask for that.
    pub fn change(
        &mut self,
        removed: impl Iterator<Item = Move>,
        added: impl Iterator<Item = Move>,
    ) {
        self.forget_given_walk();
        let start = self.start;
        let mut touches_start = false;
        for (from, to) in removed {
            touches_start |= from == start || to == start;
            self.cut_between(from, to);
            self.unlink(from, to);
            self.unlink(to, from);
        }
        for (from, to) in added {
            touches_start |= from == start || to == start;
            self.link(from, to);
            self.link(to, from);
        }
        if touches_start && !self.is_path {
            self.cut_after(1);
        }
        self.lengthen();
    }

    /// Makes the walk follow a tour made of these moves, in its direction and from its first square.
    pub fn follow(&mut self, tour: &[Square]) {
        self.is_set = true;
        self.put_walk(tour);
    }

    /// Returns from the tour that was followed to the walk from the start.
    pub fn forget_given_walk(&mut self) {
        if self.is_set {
            self.is_set = false;
            self.put_walk(&[self.start]);
            self.lengthen();
        }
    }

    fn link(&mut self, from: Square, to: Square) {
        let links = &mut self.links[from.index()];
        if let Some(place) = links.iter().position(|&link| link == 0) {
            links[place] = to.0 + 1;
        } else {
            self.more.resize(self.links.len(), Vec::new());
            self.more[from.index()].push(to.0 + 1);
            // It is no longer clear where the walk continues from here.
            self.cut_after(self.visit(from) as usize);
        }
    }

    fn unlink(&mut self, from: Square, to: Square) {
        let links = &mut self.links[from.index()];
        if let Some(more) = self.more.get_mut(from.index()) {
            if let Some(place) = more.iter().position(|&end| end == to.0 + 1) {
                more.swap_remove(place);
                return;
            }
            if let Some(end) = more.pop() {
                replace(links, to.0 + 1, end);
                return;
            }
        }
        replace(links, to.0 + 1, 0);
    }

    fn cut_between(&mut self, from: Square, to: Square) {
        let (from, to) = (self.visit(from) as usize, self.visit(to) as usize);
        if from.abs_diff(to) == 1 {
            self.cut_after(from.min(to));
        }
    }

    /// Keeps this many squares of the walk; with 0 all of them.
    fn cut_after(&mut self, count: usize) {
        if count > 0 {
            self.walk[count.min(self.walk.len())..]
                .iter()
                .for_each(|square| self.visits[square.index()] = 0);
            self.walk.truncate(count);
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
        if self.is_path {
            return self.links(last).find(|&next| self.visit(next) == 0);
        }
        if self.degree(last) > 2 {
            return None;
        }
        self.links(last).filter(|&next| self.visit(next) == 0).min()
    }

    fn put_walk(&mut self, walk: &[Square]) {
        self.walk.clear();
        self.walk.extend_from_slice(walk);
        self.visits.fill(0);
        for (at, square) in self.walk.iter().enumerate() {
            self.visits[square.index()] = at as u32 + 1;
        }
    }
}

fn replace(links: &mut [u32; 2], old: u32, new: u32) {
    let place = links.iter().position(|&link| link == old);
    links[place.expect("a search removes only moves of the set")] = new;
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
        let mut subgraph = Subgraph::new(6, Square(0), true);
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
        let mut subgraph = Subgraph::new(3, Square(0), true);
        subgraph.change(NONE.into_iter(), moves(&[(0, 1), (1, 2), (2, 0)]));
        assert_eq!(walk(&subgraph), [0, 1, 2]);
        subgraph.change(moves(&[(2, 0)]), NONE.into_iter());
        assert_eq!(walk(&subgraph), [0, 1, 2]);
    }

    #[test]
    fn a_rotation_turns_the_end_of_the_walk_round() {
        let mut subgraph = Subgraph::new(5, Square(0), true);
        subgraph.change(NONE.into_iter(), moves(&[(0, 1), (1, 2), (2, 3), (3, 4)]));
        subgraph.change(moves(&[(1, 2)]), moves(&[(1, 4)]));
        assert_eq!(walk(&subgraph), [0, 1, 4, 3, 2]);
    }

    #[test]
    fn the_walk_depends_on_the_moves_and_not_on_how_they_came_about() {
        let mut random = crate::random::Random::from_seed("moves");
        let mut set: Vec<Move> = Vec::new();
        let mut subgraph = Subgraph::new(6, Square(2), false);
        for _ in 0..2000 {
            let (from, to) = (random.below(6), random.below(6));
            if from == to {
                continue;
            }
            let made = (Square(from.min(to)), Square(from.max(to)));
            if let Some(place) = set.iter().position(|each| *each == made) {
                set.swap_remove(place);
                subgraph.change([made].into_iter(), NONE.into_iter());
            } else {
                set.push(made);
                subgraph.change(NONE.into_iter(), [made].into_iter());
            }
            let mut anew = Subgraph::new(6, Square(2), false);
            anew.change(NONE.into_iter(), set.iter().copied());
            assert_eq!(walk(&subgraph), walk(&anew), "{set:?}");
            let degree = |square| subgraph.degree(Square(square));
            assert_eq!((0..6).map(degree).sum::<usize>(), 2 * set.len());
        }
    }

    #[test]
    fn a_tour_that_is_followed_is_left_again() {
        let mut subgraph = Subgraph::new(3, Square(0), false);
        subgraph.change(NONE.into_iter(), moves(&[(0, 1), (1, 2), (2, 0)]));
        subgraph.follow(&[Square(2), Square(1), Square(0)]);
        assert_eq!(walk(&subgraph), [2, 1, 0]);
        assert_eq!(subgraph.visit(Square(2)), 1);
        subgraph.change(moves(&[(1, 2)]), NONE.into_iter());
        assert_eq!(walk(&subgraph), [0, 1]);
    }
}
