//! A path from the start whose end can be rotated.
//!
//! If a move joins the end `e` to a square `p` of the path, and `q` comes after `p`, a rotation reverses the
//! segment from `q` to `e`: the move from `p` to `q` is removed, the move from `p` to `e` added, and the path
//! ends at `q`. L. Pósa, Hamiltonian circuits in random graphs, Discrete Mathematics 14 (1976).

use std::sync::Arc;

use super::edit::{Candidate, Edit, Move};
use super::outcome::Outcome;
use super::path::{CLOSE, tour};
use super::reason::{Reason, kinds};
use crate::board::Square;
use crate::graph::Graph;
use crate::random::Random;
use crate::tour::target::Target;

kinds! {
    /// The rotations are used up, or the end cannot be rotated, and all moves are taken back.
    ROTATIONS_FAILED = "rotations-failed" {
        // Attempts so far, including this one.
        attempts: Number,
        visited: Number,
        // Rotations in this attempt.
        turns: Number,
    } counts [Restarts];
}

/// Rotations allowed in an attempt, in addition to some for each square on the path; after eight attempts
/// twice as many, after sixteen three times, and so on. Not every path can be rotated into every other, and
/// on small boards some can be rotated into few: then restarting early is better.
const TURNS: u64 = 100;
const TURNS_A_SQUARE: u64 = 2;

/// Distinct squares, each a move from the one before.
#[derive(Debug)]
pub(super) struct RotatablePath {
    squares: Vec<Square>,
    /// For each square its index on the path, from 1; 0 if it is not on it.
    places: Vec<u32>,
    /// For each square, the number of rotations when it last became the end; 0 for never.
    last_end: Vec<u32>,
    turns: u32,
}

impl RotatablePath {
    /// The path that consists of the start alone.
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

    /// Whether every square is visited and the end is where the target requires it.
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

    /// The outcome for a path through every square.
    pub fn outcome(&self, graph: &Arc<Graph>) -> Outcome {
        tour(graph.clone(), self.squares.clone())
    }

    /// Whether an attempt, numbered from 1, has used up its rotations.
    pub fn has_used_up_turns(&self, attempt: u32) -> bool {
        let turns = TURNS + TURNS_A_SQUARE * self.squares.len() as u64;
        u64::from(self.turns) >= turns * u64::from(1 + attempt / 8)
    }

    /// Takes all moves back for a restart, and reports the number of attempts. Cost: proportional to the
    /// board.
    pub fn restart(&mut self, edit: &mut Edit, attempts: u32) {
        edit.removed.extend(self.squares.windows(2).rev().map(|pair| (pair[0], pair[1])));
        let facts = [attempts, self.squares.len() as u32, self.turns];
        edit.reason = Reason::new(&ROTATIONS_FAILED, facts);
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

    /// Lists the squares that the path can continue to.
    pub fn list_candidates(&self, graph: &Graph, candidates: &mut Vec<Candidate>) {
        let open = graph.neighbours(self.end()).filter(|&next| !self.contains(next));
        candidates.extend(open.map(|next| Candidate::new(next, self.onward_moves(graph, next))));
    }

    /// Extends the path to a square off it.
    pub fn push(&mut self, square: Square) {
        self.squares.push(square);
        self.places[square.index()] = self.squares.len() as u32;
    }

    /// The rotation with the least rank: the number of squares that keep their place, and the rank. `rank` is
    /// given the square at which the path is rotated and the square that becomes the end. Among equals the
    /// one is taken whose end has not been the end for longest; remaining ties are broken randomly. `None` if
    /// the end has no move but the last.
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

    /// Reverses the squares after the first `kept`. Returns the removed move and the added one. Cost:
    /// proportional to the squares reversed.
    pub fn turn(&mut self, kept: usize) -> (Move, Move) {
        let (pivot, old_end, new_end) = (self.squares[kept - 1], self.end(), self.squares[kept]);
        self.squares[kept..].reverse();
        self.number_from(kept);
        self.turns += 1;
        self.last_end[new_end.index()] = self.turns;
        ((pivot, new_end), (pivot, old_end))
    }

    /// Inserts squares between `from` and the square after it. Returns how many squares come before them.
    /// Cost: proportional to the squares after them.
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

/// Chooses randomly among the candidates with the least rank, and marks the choice and those that share its
/// rank. Returns it and how many have its rank.
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
        // The end 0 has moves to 1, 3 and 5; the last is the one by which it was reached.
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
        // The same rotation undone.
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
        // Back to 1, which was the end just before, or to 2, which never was.
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
        path.restart(&mut edit, 1);
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
