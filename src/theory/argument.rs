//! Proofs that there is no tour, shown square by square.

use std::collections::VecDeque;

use super::existence::{Reason, existence};
use crate::board::{Board, Square};
use crate::graph::Graph;
use crate::graph::colouring::Colouring;
use crate::tour::target::Target;

/// What a step of an argument shows about its square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The square is light.
    Light,
    /// The square is dark.
    Dark,
    /// The square is in an outer row or column.
    Outer,
    /// The square is in an inner row or column.
    Inner,
    /// The square is in an outer row or column, and all its moves lead to inner ones.
    Bound,
    /// An alternating tour can visit the square.
    Met,
    /// No alternating tour can visit the square.
    Missed,
    /// A chain of moves leads to the square.
    Reached,
}

impl Mark {
    /// Its code in the interface to JavaScript.
    pub fn code(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
            Self::Outer => "outer",
            Self::Inner => "inner",
            Self::Bound => "bound",
            Self::Met => "met",
            Self::Missed => "missed",
            Self::Reached => "reached",
        }
    }
}

/// One square, and what is shown about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The square.
    pub square: Square,
    /// What is shown about it.
    pub mark: Mark,
    /// The squares that the step's moves lead to: all of them for a bound square, or the one from which a
    /// square was reached.
    pub moves: Vec<Square>,
}

/// A part of an argument, as a sequence of steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// What the part does, as a kebab-case code:
    ///
    /// - `colours`: every square gets one of two colours that each move changes.
    /// - `rows`, or `columns` on a board that is four squares wide and higher than that: every square is in
    ///   an outer or in an inner one.
    /// - `outer-moves`: all moves of the outer ones lead to the inner ones.
    /// - `alternation`: a closed tour from the first square alternates both between the colours and between
    ///   outer and inner rows, so that it visits only half of the squares.
    /// - `reach`: chains of moves lead from the first square to these, and to no others.
    pub code: &'static str,
    /// The steps.
    pub steps: Vec<Step>,
}

/// The argument that rules out every tour of this kind, in parts that build on each other. Empty if there is
/// a tour, or if only a search shows that there is none.
///
/// For boards four squares wide it is that of L. Pósa, which A. J. Schwenk's theorem uses. Cost: linear in
/// squares and moves.
pub fn argument(graph: &Graph, target: Target) -> Vec<Part> {
    match (existence(graph, target, None).reason, graph.board()) {
        (Reason::OddArea | Reason::Colours { .. }, _) => vec![colours(graph, graph.each_square())],
        (Reason::Side1 { .. } | Reason::Side2 { .. } | Reason::NotConnected { .. }, _) => {
            vec![reach(graph)]
        }
        // A single square has no moves, so it has no closed tour.
        (Reason::OneSquare, _) if target == Target::Closed => vec![reach(graph)],
        (Reason::Side4 { .. }, Some(board)) => four_wide(graph, board),
        _ => vec![],
    }
}

fn step(square: Square, mark: Mark) -> Step {
    Step { square, mark, moves: vec![] }
}

fn colours(graph: &Graph, order: impl Iterator<Item = Square>) -> Part {
    let colouring = Colouring::new(graph);
    // No move leads to the centre of 3 × 3, but it has a colour and counts.
    let of_board = |square| graph.board().is_some_and(|board| board.is_dark(square));
    let mark = |square: Square| {
        let is_dark = colouring.is_dark[square.index()].unwrap_or_else(|| of_board(square));
        step(square, if is_dark { Mark::Dark } else { Mark::Light })
    };
    Part { code: "colours", steps: order.map(mark).collect() }
}

/// The squares reachable from the first, in order of distance.
fn reach(graph: &Graph) -> Part {
    let mut is_reached = vec![false; graph.len()];
    let mut queue: VecDeque<Step> =
        graph.each_square().take(1).map(|first| step(first, Mark::Reached)).collect();
    let mut steps = Vec::new();
    while let Some(next) = queue.pop_front() {
        let from = next.square;
        is_reached[from.index()] = true;
        steps.push(next);
        for end in graph.neighbours(from) {
            if !is_reached[end.index()] {
                is_reached[end.index()] = true;
                queue.push_back(Step { moves: vec![from], ..step(end, Mark::Reached) });
            }
        }
    }
    Part { code: "reach", steps }
}

/// Two ways to divide the squares into halves, between which every closed tour of a board four squares wide
/// would have to alternate.
fn four_wide(graph: &Graph, board: &Board) -> Vec<Part> {
    let is_high = board.width() == 4 && board.height() != 4;
    let lines = if is_high { "columns" } else { "rows" };
    // In order along the board, so that all four lines grow together.
    let (short, long) = (4, if is_high { board.height() } else { board.width() }.into());
    let places = (0..long).flat_map(|along| (0..short).map(move |across| (along, across)));
    let square_at = |(along, across)| {
        if is_high { board.square_at(across, along) } else { board.square_at(along, across) }
    };
    let order: Vec<Square> = places.filter_map(square_at).collect();
    let is_outer = |square: Square| {
        let (x, y) = board.position(square);
        matches!(if is_high { x } else { y }, 0 | 3)
    };
    // a1 is outer and dark, so a tour from there visits outer squares that are dark and inner ones that are
    // light.
    let is_met = |square: Square| is_outer(square) == board.is_dark(square);
    let part = |code, mark: &dyn Fn(Square) -> Mark| {
        let steps = order.iter().map(|&square| step(square, mark(square))).collect();
        Part { code, steps }
    };
    let bound = order.iter().copied().filter(|&square| is_outer(square)).map(|square| Step {
        moves: graph.neighbours(square).collect(),
        ..step(square, Mark::Bound)
    });
    vec![
        colours(graph, order.iter().copied()),
        part(lines, &|square| if is_outer(square) { Mark::Outer } else { Mark::Inner }),
        Part { code: "outer-moves", steps: bound.collect() },
        part("alternation", &|square| if is_met(square) { Mark::Met } else { Mark::Missed }),
    ]
}
