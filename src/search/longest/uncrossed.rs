//! The exhaustive search for the longest path that never crosses itself.
//!
//! It goes into no position from which even all squares that can be reached, by moves that cross nothing, would not make
//! a longer path. Every start has an equal share of the positions, and the shares grow from round to round, so that a
//! good path is found early.

use std::mem;

use crate::board::{Board, Square};
use crate::graph::Graph;
use crate::tour::crossings::cross;

/// Squares of the largest board: each move is compared with every other.
pub(super) const MAX_SQUARES: usize = 400;

/// Positions from each start in the first round, and how often as many in the next.
const FIRST_SHARE: u64 = 1 << 15;
const GROWTH: u64 = 4;

/// A position: the last square of the path, the move that led there, and how many of its moves were tried.
#[derive(Clone, Copy, Debug)]
struct Position {
    square: Square,
    by: Option<usize>,
    tried: usize,
}

#[derive(Debug)]
pub(super) struct Uncrossed {
    /// For each square its moves: where they lead, and the number of the move.
    moves: Vec<Vec<(Square, usize)>>,
    /// For each move those that it crosses.
    crossed: Vec<Vec<usize>>,
    /// How many moves of the path cross each move.
    crossers: Vec<u32>,
    visited: Vec<bool>,
    path: Vec<Position>,
    /// The starts from where not everything was tried, and whose turn it is in this round.
    starts: Vec<Square>,
    turn: usize,
    /// Positions from each start in this round, and how many are left from this one.
    share: u64,
    left: u64,
    /// Positions so far.
    pub(super) positions: u64,
}

impl Uncrossed {
    /// A search from these starts.
    pub(super) fn new(graph: &Graph, board: &Board, starts: &[Square]) -> Self {
        let mut moves = vec![Vec::new(); graph.len()];
        let mut ends = Vec::new();
        for from in graph.each_square() {
            for to in graph.neighbours(from).filter(|&to| to > from) {
                moves[from.index()].push((to, ends.len()));
                moves[to.index()].push((from, ends.len()));
                ends.push([from, to].map(|square| board.position(square)));
            }
        }
        let step = |(x, y): (i32, i32), (to_x, to_y): (i32, i32)| (to_x - x, to_y - y);
        let crossed = ends.iter().map(|&[from, to]| {
            let is_crossed = |&(_, &[other, end]): &(usize, &[(i32, i32); 2])| {
                cross(step(from, to), step(from, other), step(other, end))
            };
            ends.iter().enumerate().filter(is_crossed).map(|(number, _)| number).collect()
        });
        Self {
            crossed: crossed.collect(),
            crossers: vec![0; ends.len()],
            visited: vec![false; graph.len()],
            path: Vec::new(),
            starts: starts.to_vec(),
            turn: 0,
            share: FIRST_SHARE,
            left: 0,
            positions: 0,
            moves,
        }
    }

    /// Looks at this many positions, and keeps the longest path; true if there are no others.
    pub(super) fn advance(&mut self, positions: u64, best: &mut Vec<Square>) -> bool {
        let end = self.positions + positions;
        while self.positions < end {
            if self.path.is_empty() && !self.begin(best) {
                return true;
            }
            self.go_on(best);
        }
        false
    }

    /// Puts the piece on the next start; false if from each of them everything was tried.
    fn begin(&mut self, best: &mut Vec<Square>) -> bool {
        if self.turn >= self.starts.len() {
            self.turn = 0;
            self.share *= GROWTH;
        }
        let Some(&start) = self.starts.get(self.turn) else { return false };
        self.left = self.share;
        self.enter(start, None, best);
        true
    }

    /// The next move that is possible, or back by one.
    fn go_on(&mut self, best: &mut Vec<Square>) {
        let Some(last) = self.path.last_mut() else { return };
        if self.left == 0 {
            self.turn += 1;
            while self.leave() {}
            return;
        }
        let Some(&(to, by)) = self.moves[last.square.index()].get(last.tried) else {
            if !self.leave() {
                self.starts.remove(self.turn);
            }
            return;
        };
        last.tried += 1;
        if self.crossers[by] == 0 && !self.visited[to.index()] {
            self.enter(to, Some(by), best);
        }
    }

    fn enter(&mut self, square: Square, by: Option<usize>, best: &mut Vec<Square>) {
        self.positions += 1;
        self.left -= 1;
        self.visited[square.index()] = true;
        for &crossed in by.iter().flat_map(|&by| &self.crossed[by]) {
            self.crossers[crossed] += 1;
        }
        self.path.push(Position { square, by, tried: 0 });
        if self.path.len() > best.len() {
            *best = self.path.iter().map(|position| position.square).collect();
        }
        if self.path.len() + self.reached(square) <= best.len() {
            let all = self.moves[square.index()].len();
            self.path.last_mut().expect("was just added").tried = all;
        }
    }

    /// Takes the last move back; false if the path is empty then.
    fn leave(&mut self) -> bool {
        let Some(Position { square, by, .. }) = self.path.pop() else { return false };
        self.visited[square.index()] = false;
        for &crossed in by.iter().flat_map(|&by| &self.crossed[by]) {
            self.crossers[crossed] -= 1;
        }
        !self.path.is_empty()
    }

    /// How many squares can be reached by moves that cross none of the path.
    fn reached(&self, from: Square) -> usize {
        let mut seen = self.visited.clone();
        let mut waiting = vec![from];
        let mut reached = 0;
        while let Some(square) = waiting.pop() {
            for &(to, by) in &self.moves[square.index()] {
                if self.crossers[by] == 0 && !mem::replace(&mut seen[to.index()], true) {
                    reached += 1;
                    waiting.push(to);
                }
            }
        }
        reached
    }
}
