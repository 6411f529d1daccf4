//! A path from the start whose end can be turned round.
//!
//! From an end `e` that a move joins to a square `p` of the path, with `q` after `p`, the stretch
//! from `q` to `e` is turned round: the move from `p` to `q` goes, the move from `p` to `e` comes,
//! and the path ends at `q`. L. Pósa, Hamiltonian circuits in random graphs, Discrete Mathematics
//! 14 (1976).

use std::sync::Arc;

use super::edit::{Candidate, Edit, Move};
use super::outcome::Outcome;
use super::path::{CLOSE, tour};
use super::reason::{Counter, Kind, Meaning, Reason};
use crate::board::Square;
use crate::graph::Graph;
use crate::random::Random;
use crate::tour::target::Target;

/// The kinds of steps here.
pub const KINDS: &[&Kind] = &[&BEGIN_AGAIN];

/// The turns are used up, or the end cannot be turned, and all moves are taken back.
static BEGIN_AGAIN: Kind = Kind {
    code: "turned-in-vain",
    facts: &[
        // Attempts so far, this one included.
        ("attempts", Meaning::Number),
        ("visited", Meaning::Number),
        // Turns of this attempt.
        ("turns", Meaning::Number),
    ],
    counts: &[Counter::Restarts],
};

/// Turns of an attempt, besides some for each square on the path; after eight attempts it is twice
/// as many, after sixteen three times, and so on. Not every path can be turned into every other,
/// and on small boards some can be turned into few: then it is better to begin again soon.
const TURNS: u64 = 100;
const TURNS_A_SQUARE: u64 = 2;

/// Squares each a move from the one before, none of them twice.
#[derive(Debug)]
pub(super) struct RotatablePath {
    squares: Vec<Square>,
    /// For each square its place on the path, from 1; 0 for one that is not on it.
    places: Vec<u32>,
    /// For each square the number of turns when one last made it the end; 0 for never.
    last_end: Vec<u32>,
    /// How many turns there were.
    turns: u32,
}

impl RotatablePath {
    /// The path that is only a start.
    pub fn new(graph: &Graph, start: Square) -> Self {
        let squares = Vec::with_capacity(graph.squares());
        let (places, last_end) = (vec![0; graph.len()], vec![0; graph.len()]);
        let mut path = Self { squares, places, last_end, turns: 0 };
        path.push(start);
        path
    }

    pub fn squares(&self) -> &[Square] {
        &self.squares
    }

    pub fn len(&self) -> usize {
        self.squares.len()
    }

    /// The first square.
    fn start(&self) -> Square {
        self.squares[0]
    }

    /// The last square.
    pub fn end(&self) -> Square {
        self.squares[self.squares.len() - 1]
    }

    pub fn contains(&self, square: Square) -> bool {
        self.places[square.index()] != 0
    }

    /// Whether every square is visited, and the end is where the tour wants it.
    pub fn meets(&self, graph: &Graph, target: Target) -> bool {
        self.len() == graph.squares()
            && (target == Target::Open || graph.are_neighbours(self.end(), self.start()))
    }

    /// The move back to the start, as an edit.
    pub fn close(&self, edit: &mut Edit, line: u8) {
        let start = self.start();
        edit.added.push((self.end(), start));
        (edit.reason, edit.line) = (Reason::new(&CLOSE, [start.0]), line);
    }

    /// The tour that a path through every square is.
    pub fn outcome(&self, graph: &Arc<Graph>) -> Outcome {
        tour(graph.clone(), self.squares.clone())
    }

    /// Whether an attempt, numbered from 1, has used up its turns.
    pub fn has_used_up_turns(&self, attempt: u32) -> bool {
        let turns = TURNS + TURNS_A_SQUARE * self.squares.len() as u64;
        u64::from(self.turns) >= turns * u64::from(1 + attempt / 8)
    }

    /// Takes all moves back, to begin again, and says that this was so-and-so many attempts. Cost:
    /// of the board.
    pub fn begin_again(&mut self, edit: &mut Edit, attempts: u32) {
        edit.removed.extend(self.squares.windows(2).rev().map(|pair| (pair[0], pair[1])));
        let facts = [attempts, self.squares.len() as u32, self.turns];
        edit.reason = Reason::new(&BEGIN_AGAIN, facts);
        self.squares.truncate(1);
        self.places.fill(0);
        self.last_end.fill(0);
        self.turns = 0;
        self.number_from(0);
    }

    /// How many squares off the path are a move away.
    pub fn onward_moves(&self, graph: &Graph, square: Square) -> u32 {
        graph.neighbours(square).filter(|&next| !self.contains(next)).count() as u32
    }

    /// Lists the squares that the path can go on to.
    pub fn list_candidates(&self, graph: &Graph, candidates: &mut Vec<Candidate>) {
        let open = graph.neighbours(self.end()).filter(|&next| !self.contains(next));
        candidates.extend(open.map(|next| Candidate::new(next, self.onward_moves(graph, next))));
    }

    /// Goes on to a square off the path.
    pub fn push(&mut self, square: Square) {
        self.squares.push(square);
        self.places[square.index()] = self.squares.len() as u32;
    }

    /// The turn with the least rank: the number of squares that stay as they are, and the rank.
    /// `rank` is given the square that is turned at and the square that becomes the end. Of equals
    /// the one is taken whose end has not been the end for longest, and then chance decides. `None`
    /// where the end has no move but the last.
    ///
    /// Cost: one rank for each move of the end.
    pub fn choose_turn(
        &self,
        graph: &Graph,
        random: &mut Random,
        rank: &dyn Fn(Square, Square) -> u32,
    ) -> Option<(usize, u32)> {
        let last = self.squares.len() - 1;
        let places = graph.neighbours(self.end()).map(|pivot| self.places[pivot.index()] as usize);
        let turns = places.filter(|&kept| kept > 0 && kept < last);
        let choices = turns.map(|kept| {
            let end = self.squares[kept];
            let rank = rank(self.squares[kept - 1], end);
            ((rank, self.last_end[end.index()], random.number()), kept)
        });
        choices.min().map(|((rank, ..), kept)| (kept, rank))
    }

    /// Turns the squares after the first `kept` round. Returns the move that goes and the one that
    /// comes. Cost: of the squares that are turned round.
    pub fn turn(&mut self, kept: usize) -> (Move, Move) {
        let (pivot, old_end, new_end) = (self.squares[kept - 1], self.end(), self.squares[kept]);
        self.squares[kept..].reverse();
        self.number_from(kept);
        self.turns += 1;
        self.last_end[new_end.index()] = self.turns;
        ((pivot, new_end), (pivot, old_end))
    }

    /// Puts squares between `from` and the square after it. Returns how many squares come before
    /// them. Cost: of the squares that come after.
    pub fn splice(&mut self, from: Square, detour: &[Square]) -> usize {
        let at = self.places[from.index()] as usize;
        self.squares.splice(at..at, detour.iter().copied());
        self.number_from(at);
        at
    }

    fn number_from(&mut self, from: usize) {
        for (at, square) in self.squares.iter().enumerate().skip(from) {
            self.places[square.index()] = at as u32 + 1;
        }
    }
}

/// Chooses one of the candidates with the least rank by chance, and marks it and those that share
/// its rank. Returns it and how many have its rank.
pub(super) fn choose_least(
    candidates: &mut [Candidate],
    random: &mut Random,
    rank: &dyn Fn(&Candidate) -> u32,
) -> Option<(Candidate, u32)> {
    let least = candidates.iter().map(rank).min()?;
    let is_least = |candidate: &Candidate| rank(candidate) == least;
    let equals = candidates.iter().filter(|&each| is_least(each)).count() as u32;
    let mut left = random.below(equals) + 1;
    for candidate in candidates.iter_mut().filter(|each| is_least(each)) {
        left = left.wrapping_sub(1);
        candidate.tied = equals > 1;
        candidate.chosen = left == 0;
    }
    let chosen = candidates.iter().find(|candidate| candidate.chosen)?;
    Some((*chosen, equals))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::leaper::Leaper;

    fn ring() -> Graph {
        // A hexagon with one chord, from 0 to 3.
        let edges = [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 0), (0, 3)];
        Graph::from_edges(6, &edges).unwrap()
    }

    fn numbers(path: &RotatablePath) -> Vec<u32> {
        path.squares().iter().map(|square| square.0).collect()
    }

    fn assert_places_are_right(path: &RotatablePath) {
        for (at, square) in path.squares().iter().enumerate() {
            assert_eq!(path.places[square.index()] as usize, at + 1);
        }
        let on_path = path.places.iter().filter(|&&place| place > 0).count();
        assert_eq!(on_path, path.len());
    }

    #[test]
    fn a_turn_trades_one_move_for_another() {
        let graph = ring();
        let mut path = RotatablePath::new(&graph, Square(1));
        for square in [2, 3, 4, 5, 0] {
            path.push(Square(square));
        }
        // The end 0 has moves to 1, 3 and 5; the last is the one it was come by.
        let turns = |path: &RotatablePath, wanted| {
            let rank = move |pivot: Square, _| u32::from(pivot != Square(wanted));
            path.choose_turn(&graph, &mut Random::from_seed(""), &rank)
        };
        assert_eq!(turns(&path, 1), Some((1, 0)));
        assert_eq!(turns(&path, 3), Some((3, 0)));
        let (removed, added) = path.turn(3);
        assert_eq!((removed, added), ((Square(3), Square(4)), (Square(3), Square(0))));
        assert_eq!(numbers(&path), [1, 2, 3, 0, 5, 4]);
        assert_places_are_right(&path);
        // The same turn back.
        assert_eq!(turns(&path, 3), Some((3, 0)));
        path.turn(3);
        assert_eq!(numbers(&path), [1, 2, 3, 4, 5, 0]);
    }

    #[test]
    fn of_equal_turns_the_one_to_the_end_of_longest_ago_is_taken() {
        let edges = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)];
        let graph = Graph::from_edges(4, &edges).unwrap();
        let mut path = RotatablePath::new(&graph, Square(0));
        for square in 1..4 {
            path.push(Square(square));
        }
        path.turn(1);
        path.turn(1);
        assert_eq!(numbers(&path), [0, 1, 2, 3]);
        // Back to 1, which was the end a moment ago, or to 2, which never was.
        for seed in 0..20 {
            let mut random = Random::from_seed(&seed.to_string());
            assert_eq!(path.choose_turn(&graph, &mut random, &|_, _| 0), Some((2, 0)));
        }
    }

    #[test]
    fn an_end_with_one_move_cannot_be_turned() {
        let graph = Graph::from_edges(3, &[(0, 1), (1, 2)]).unwrap();
        let mut path = RotatablePath::new(&graph, Square(0));
        let choose =
            |path: &RotatablePath| path.choose_turn(&graph, &mut Random::from_seed(""), &|_, _| 0);
        assert_eq!(choose(&path), None);
        path.push(Square(1));
        path.push(Square(2));
        assert_eq!(choose(&path), None);
    }

    #[test]
    fn detours_go_between_two_squares() {
        let graph = ring();
        let mut path = RotatablePath::new(&graph, Square(0));
        path.push(Square(3));
        assert_eq!(path.splice(Square(0), &[Square(1), Square(2)]), 1);
        assert_eq!(numbers(&path), [0, 1, 2, 3]);
        assert_places_are_right(&path);
        let mut edit = Edit::new();
        path.begin_again(&mut edit, 1);
        let square_pairs = [(2, 3), (1, 2), (0, 1)].map(|(from, to)| (Square(from), Square(to)));
        assert_eq!(edit.removed, square_pairs);
        assert_eq!(numbers(&path), [0]);
        assert_places_are_right(&path);
    }

    #[test]
    fn chance_chooses_among_the_least_alone() {
        let graph = Graph::new("8x8".parse().unwrap(), Leaper::KNIGHT);
        let path = RotatablePath::new(&graph, Square(27));
        let mut random = Random::from_seed("");
        let mut chosen = [0; 64];
        for _ in 0..400 {
            let mut candidates = Vec::new();
            path.list_candidates(&graph, &mut candidates);
            assert_eq!(candidates.len(), 8);
            let rank = |candidate: &Candidate| candidate.square.0 / 32;
            let (choice, equals) = choose_least(&mut candidates, &mut random, &rank).unwrap();
            chosen[choice.square.index()] += 1;
            assert_eq!(equals, 4);
            let tied = candidates.iter().filter(|each| each.tied).count();
            assert_eq!(tied, 4);
            assert_eq!(candidates.iter().filter(|each| each.chosen).count(), 1);
        }
        // Four squares below the middle, each about a hundred times.
        for square in [21, 12, 10, 17] {
            assert!((60..140).contains(&chosen[square]), "{square}: {}", chosen[square]);
        }
    }
}
