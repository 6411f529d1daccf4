//! Divide and conquer: the board is cut into blocks, each gets its own tour, and neighbouring blocks are
//! joined until a single tour is left. Linear in time on every full rectangle.
//!
//! The idea is that of P. Cull and J. De Curtins, Knight's tour revisited, Fibonacci Quarterly 16 (1978), and
//! of I. Parberry, An efficient algorithm for the knight's tour problem, Discrete Applied Mathematics 73
//! (1997). Their tables of base tours and specially made corners are not needed: an exact search finds base
//! tours quickly, and any two can be joined where a move of one block lies beside a move of the next, a
//! knight's move away.
//!
//! It finds a tour wherever one exists, closed or open, from every square at which one begins. If a board has
//! closed tours, its open tour is one of them opened at the start, so that its ends happen to be a move
//! apart. If both sides are odd, the block with the start has an open base tour that begins there. Boards
//! with a side of 3 or 4 have too few moves to join blocks: with three rows, pieces of 3 × 4 are inserted one
//! after the other as detours, each replacing a move; four rows are extended by four parallel strands.

mod grid;
mod links;
mod pattern;
mod steps;
mod strip;

pub(super) use steps::CUT;
pub use steps::KINDS;

use std::mem;
use std::sync::Arc;

use super::algorithm::Algorithm;
use super::edit::{Edit, Search};
use super::error::SearchError;
use super::measure::Measure;
use super::outcome::{Effort, Outcome};
use super::reason::{Counter, Reason};
use crate::board::Square;
use crate::board::leaper::Leaper;
use crate::graph::Graph;
use crate::theory::existence::{Answer, existence};
use crate::tour::Tour;
use crate::tour::target::Target;
use grid::Grid;
use links::Links;
use steps::{OPENED, line};
use strip::Stroke;

pub(super) const ALGORITHM: Algorithm = Algorithm {
    id: "blocks",
    name: "Divide and conquer",
    targets: &[Target::Closed, Target::Open],
    counters: &[Counter::Joins, Counter::Splices],
    pseudocode: &["cut", "base-tours", "until-one-tour", "join", "insert", "strands", "open"],
    builds_path: false,
    measures: |_, _| Measure::Moves,
    randomized: false,
    needs_board: true,
    starts_anywhere: true,
    largest: 16_777_216,
    start: |graph, settings| Ok(Box::new(Blocks::new(graph, settings.target, settings.start)?)),
    solve_directly: Some(|graph, settings| tour_of(graph, settings.target, settings.start)),
    ..Algorithm::PLAIN
};

/// A tour of a full rectangle for the knight in linear time, by the method of this file: closed, or open from
/// the start. The same tour as the algorithm `blocks` finds, without its steps.
///
/// The outcome is a tour or [`Outcome::Impossible`].
///
/// # Errors
/// [`SearchError::NeedsKnightOnRectangle`] for boards with holes and pieces other than the knight.
///
/// # Panics
/// If the start is not a square of the graph.
pub fn tour_of(graph: &Arc<Graph>, target: Target, start: Square) -> Result<Outcome, SearchError> {
    let mut blocks = Blocks::new(graph.clone(), target, start)?;
    blocks.draw();
    Ok(blocks.outcome.take().unwrap_or_else(|| blocks.check()))
}

#[derive(Debug)]
struct Blocks {
    graph: Arc<Graph>,
    target: Target,
    start: Square,
    plan: Plan,
    steps: usize,
    last: Option<Square>,
    /// The tour in visiting order, once everything is joined.
    squares: Vec<Square>,
    outcome: Option<Outcome>,
}

#[derive(Debug)]
enum Plan {
    Grid(Grid),
    /// The precomputed steps, the last one first, and the resulting moves.
    Strip(Vec<Stroke>, Links),
}

impl Blocks {
    fn new(graph: Arc<Graph>, target: Target, start: Square) -> Result<Self, SearchError> {
        let full = graph.flat_board().filter(|board| board.is_full());
        let board = full.filter(|_| graph.leaper() == Some(Leaper::KNIGHT));
        let Some(board) = board else {
            return Err(SearchError::NeedsKnightOnRectangle { method: ALGORITHM.name });
        };
        let existence = existence(&graph, target, Some(start));
        let mut last = None;
        let plan = if existence.answer != Answer::Yes {
            Err(Outcome::Impossible { why: existence.reason.code() })
        } else if board.squares() == 1 {
            last = Some(start);
            Ok(Plan::Strip(Vec::new(), Links::new(board)))
        } else if board.width().min(board.height()) < 5 {
            let mut links = Links::new(board);
            strip::build(&graph, board, start, &mut links).map(|(mut strokes, end)| {
                last = end;
                strokes.reverse();
                Plan::Strip(strokes, links)
            })
        } else {
            Grid::new(board, start).map(|grid| {
                last = grid.last();
                Plan::Grid(grid)
            })
        };
        let (plan, outcome) = match plan {
            Ok(plan) => (plan, None),
            Err(outcome) => (Plan::Strip(Vec::new(), Links::default()), Some(outcome)),
        };
        Ok(Self { graph, target, start, plan, steps: 0, last, squares: Vec::new(), outcome })
    }

    fn draw(&mut self) {
        if self.outcome.is_none() && self.squares.is_empty() {
            self.squares = match &self.plan {
                Plan::Grid(grid) => grid.walk(self.start),
                Plan::Strip(_, links) => links.walk(self.start),
            };
        }
    }

    /// Opens a closed tour at the start if an open one was asked for.
    fn open(&mut self, edit: &mut Edit) -> bool {
        let last = self.squares.last().copied().filter(|_| self.target == Target::Open);
        let Some(last) = last.filter(|_| self.last.is_none()) else { return false };
        self.last = Some(last);
        edit.begin(self.start);
        edit.removed.push((last, self.start));
        edit.reason = Reason::new(&OPENED, [last.0, self.start.0]);
        edit.line = line::OPEN;
        true
    }

    /// The outcome: the tour, once it is checked.
    fn check(&mut self) -> Outcome {
        let tour = Tour::new(self.graph.clone(), mem::take(&mut self.squares));
        let tour = tour.ok().filter(|tour| tour.is_closed() || self.target == Target::Open);
        // Not known to happen on any board.
        let limit = self.steps as u64;
        tour.map_or(Outcome::GaveUp { limit, of: Effort::Steps }, Outcome::Tour)
    }
}

impl Search for Blocks {
    fn advance(&mut self, edit: &mut Edit) -> bool {
        if self.outcome.is_some() {
            return false;
        }
        let is_planned = match &mut self.plan {
            Plan::Grid(grid) => grid.tell(self.steps, edit),
            Plan::Strip(strokes, _) => strokes.pop().map(|stroke| stroke.tell(edit)).is_some(),
        };
        let goes_on = is_planned || {
            self.draw();
            self.open(edit)
        };
        if goes_on {
            self.steps += 1;
        } else {
            self.outcome = Some(self.check());
            edit.line = line::UNTIL_ONE_TOUR;
        }
        goes_on
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }
}
