//! The path of a search that builds one, with everything that its next step depends on.

pub(super) mod depth_first;
pub(super) mod rush;

use std::cell::OnceCell;
use std::mem;
use std::sync::Arc;

use super::edit::Candidate;
use super::outcome::Outcome;
use super::reason::kinds;
use super::rule::Walk;
use crate::board::Square;
use crate::graph::Graph;
use crate::tour::Tour;

kinds! {
    /// The last move of a closed tour, back to its start.
    pub(crate) CLOSE = "close" { to: Square };
}

/// Set in a square's count of onward moves when the square is on the path.
const VISITED: u32 = 1 << 31;

/// Set there temporarily if the square was tried without success from the end of the path.
const TRIED: u32 = 1 << 30;

/// A path that grows and shrinks at its end. The cost of a step depends only on the squares around the
/// knight, not on the size of the board.
#[derive(Clone, Debug)]
pub(crate) struct Path {
    graph: Arc<Graph>,
    squares: Vec<Square>,
    /// The open squares one move from the end of the path, until an edit takes them.
    pub(crate) candidates: Vec<Candidate>,
    /// The candidates that share the fewest onward moves.
    pub(crate) fewest: Fewest,
    /// For each square the number of open squares a move away, and the bit [`VISITED`].
    onward_moves: Vec<u32>,
    /// Squares tried without success, each with the length that the path had when it was chosen; the lengths
    /// never decrease.
    tried: Vec<(usize, Square)>,
    /// The square that comes last, if one was asked for: it is closed until all others are visited.
    end: Option<Square>,
    /// The length of the path at which the end opens.
    end_opens_at: usize,
    /// The open squares as a set, for measures; whoever asks for measures empties it first.
    pub(crate) open: OnceCell<Vec<u64>>,
}

/// The untried candidates that share the fewest onward moves.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fewest {
    pub(crate) onward_moves: u32,
    /// The index of the first of them, as long as the candidates keep their order.
    pub(crate) first: usize,
    /// Their number; 0 if there are none.
    pub(crate) count: u32,
}

impl Fewest {
    const NONE: Self = Self { onward_moves: u32::MAX, first: 0, count: 0 };

    #[inline]
    fn meet(&mut self, place: usize, onward_moves: u32) {
        if onward_moves < self.onward_moves {
            *self = Self { onward_moves, first: place, count: 1 };
        } else {
            self.count += u32::from(onward_moves == self.onward_moves);
        }
    }
}

/// Collects what is found around a visited square.
struct Around<'path> {
    onward_moves: &'path mut [u32],
    candidates: &'path mut Vec<Candidate>,
    fewest: Fewest,
}

impl Around<'_> {
    /// Takes an onward move from a neighbour, and makes it a candidate if it is open.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "saves a third of a run of Warnsdorff's rule")]
    fn meet(&mut self, end: Square) {
        let onward_moves = &mut self.onward_moves[end.index()];
        *onward_moves -= 1;
        if *onward_moves < VISITED {
            self.fewest.meet(self.candidates.len(), *onward_moves);
            self.candidates.push(Candidate::new(end, *onward_moves));
        }
    }

    /// Makes a square a candidate if it is open, tried or not.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "saves a tenth of a run of backtracking")]
    fn see(&mut self, end: Square) {
        let onward_moves = self.onward_moves[end.index()];
        if onward_moves < VISITED {
            let (tried, onward_moves) = (onward_moves & TRIED != 0, onward_moves & !TRIED);
            if !tried {
                self.fewest.meet(self.candidates.len(), onward_moves);
            }
            self.candidates.push(Candidate { tried, ..Candidate::new(end, onward_moves) });
        }
    }
}

impl Walk for Path {
    #[inline]
    fn graph(&self) -> &Graph {
        &self.graph
    }

    #[inline]
    fn is_open(&self, square: Square) -> bool {
        Self::is_open(self, square)
    }

    #[inline]
    fn onward_moves(&self, square: Square) -> u32 {
        Self::onward_moves(self, square)
    }

    fn start(&self) -> Square {
        self.squares[0]
    }

    #[inline]
    fn here(&self) -> Square {
        self.last()
    }

    #[inline]
    fn before(&self) -> Option<Square> {
        self.before_last()
    }

    fn open(&self) -> &OnceCell<Vec<u64>> {
        &self.open
    }
}

impl Path {
    /// The empty path. Cost: linear in the board.
    pub(crate) fn new(graph: Arc<Graph>) -> Self {
        Self {
            squares: Vec::with_capacity(graph.squares()),
            candidates: Vec::with_capacity(8),
            fewest: Fewest::NONE,
            onward_moves: graph.degrees(),
            tried: Vec::new(),
            end: None,
            end_opens_at: usize::MAX,
            open: OnceCell::new(),
            graph,
        }
    }

    /// The same, ending on a given square, if any.
    pub(crate) fn with_end(mut self, end: Option<Square>) -> Self {
        if let Some(end) = end.filter(|_| self.graph.squares() > 1) {
            self.end = Some(end);
            self.end_opens_at = self.graph.squares() - 1;
            self.onward_moves[end.index()] |= VISITED;
        }
        self
    }

    /// The square that has to come last, if any.
    pub(crate) fn end(&self) -> Option<Square> {
        self.end
    }

    pub(crate) fn graph(&self) -> &Arc<Graph> {
        &self.graph
    }

    pub(crate) fn squares(&self) -> &[Square] {
        &self.squares
    }

    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.squares.len()
    }

    /// The square that the knight stands on. The path must not be empty.
    #[inline]
    pub(crate) fn last(&self) -> Square {
        self.squares[self.squares.len() - 1]
    }

    /// The square that the last move came from; `None` at the start.
    #[inline]
    pub(crate) fn before_last(&self) -> Option<Square> {
        self.squares.len().checked_sub(2).map(|place| self.squares[place])
    }

    pub(crate) fn is_complete(&self) -> bool {
        self.squares.len() == self.graph.squares()
    }

    /// Whether a move leads from the last square to the first. Not with two squares: that would be the same
    /// move again.
    pub(crate) fn can_close(&self) -> bool {
        self.len() > 2 && self.graph.are_neighbours(self.last(), self.squares[0])
    }

    #[inline]
    pub(crate) fn is_open(&self, square: Square) -> bool {
        self.onward_moves[square.index()] & VISITED == 0
    }

    #[inline]
    pub(crate) fn onward_moves(&self, square: Square) -> u32 {
        self.onward_moves[square.index()] & !VISITED
    }

    /// Empties the path. Cost: proportional to the path, not to the board.
    pub(crate) fn clear(&mut self) {
        self.tried.clear();
        while let Some(square) = self.squares.pop() {
            self.leave(square);
        }
    }

    /// Puts an open square at the end.
    #[inline]
    pub(crate) fn visit(&mut self, square: Square) {
        self.squares.push(square);
        self.onward_moves[square.index()] |= VISITED;
        if self.squares.len() == self.end_opens_at
            && let Some(end) = self.end
        {
            self.onward_moves[end.index()] &= !VISITED;
        }
        self.candidates.clear();
        let mut around = Around {
            onward_moves: &mut self.onward_moves,
            candidates: &mut self.candidates,
            fewest: Fewest::NONE,
        };
        match self.graph.strides(square) {
            Some(strides) => strides.iter().for_each(|&stride| around.meet(square.plus(stride))),
            // A loop takes less code than `for_each`, which is instantiated for each kind of graph.
            None => {
                for end in self.graph.neighbours(square) {
                    around.meet(end);
                }
            }
        }
        self.fewest = around.fewest;
    }

    /// Takes the last square back and marks it as tried without success.
    pub(crate) fn retreat(&mut self) {
        let length = self.squares.len();
        while self.tried.pop_if(|(tried_at, _)| *tried_at == length).is_some() {}
        let Some(square) = self.squares.pop() else { return };
        self.tried.push((length - 1, square));
        self.leave(square);
        self.look_around();
    }

    /// Lists the candidates anew, tried or not.
    fn look_around(&mut self) {
        let Some(&here) = self.squares.last() else { return };
        let length = self.squares.len();
        let is_of_here = |(tried_at, _): &&(usize, Square)| *tried_at == length;
        let count = self.tried.iter().rev().take_while(is_of_here).count();
        let first = self.tried.len() - count;
        // Marks and unmarks, so that a vertex with many neighbours is scanned only once.
        for (_, square) in &self.tried[first..] {
            self.onward_moves[square.index()] |= TRIED;
        }
        self.see(here);
        for (_, square) in &self.tried[first..] {
            self.onward_moves[square.index()] &= !TRIED;
        }
    }

    pub(crate) fn see(&mut self, here: Square) {
        self.candidates.clear();
        let mut around = Around {
            onward_moves: &mut self.onward_moves,
            candidates: &mut self.candidates,
            fewest: Fewest::NONE,
        };
        match self.graph.strides(here) {
            Some(strides) => strides.iter().for_each(|&stride| around.see(here.plus(stride))),
            None => {
                for end in self.graph.neighbours(here) {
                    around.see(end);
                }
            }
        }
        self.fewest = around.fewest;
    }

    /// Makes a square that has left the path open again.
    fn leave(&mut self, square: Square) {
        self.onward_moves[square.index()] &= !VISITED;
        let mut free = |end: Square| self.onward_moves[end.index()] += 1;
        match self.graph.strides(square) {
            Some(strides) => strides.iter().for_each(|&stride| free(square.plus(stride))),
            None => {
                for end in self.graph.neighbours(square) {
                    free(end);
                }
            }
        }
        if self.squares.len() + 1 == self.end_opens_at
            && let Some(end) = self.end
        {
            self.onward_moves[end.index()] |= VISITED;
        }
    }

    /// Turns the complete path into a tour, and leaves an empty path.
    pub(crate) fn finish(&mut self) -> Outcome {
        tour(self.graph.clone(), mem::take(&mut self.squares))
    }
}

/// The outcome of a search whose every step was a legal move to an open square.
pub(crate) fn tour(graph: Arc<Graph>, squares: Vec<Square>) -> Outcome {
    match Tour::new(graph, squares) {
        Ok(tour) => Outcome::Tour(tour),
        Err(_) => unreachable!("every step went to an open square a move away"),
    }
}
