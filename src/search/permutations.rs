//! Brute force: every order of the squares is tried until one of them is a tour.
//!
//! It is what the general problem of the Hamiltonian path can always be left to, and what it must
//! not be left to: nine squares have 40,320 orders that begin at the start, the chessboard's 64
//! have 2 · 10⁸⁷.

use std::sync::Arc;

use super::algorithm::{Algorithm, Unit};
use super::edit::{Edit, Search};
use super::measure::Measure;
use super::outcome::Outcome;
use super::path;
use super::reason::{Counter, Kind, Meaning, Reason};
use super::settings::Settings;
use crate::board::Square;
use crate::choice::Choice;
use crate::graph::Graph;
use crate::tour::target::Target;

pub(super) const ALGORITHM: Algorithm = Algorithm {
    id: "permutations",
    name: "Every order of the squares",
    tie_breaks: &[],
    targets: Target::ALL,
    when_stuck: &[],
    options: &[],
    counters: &[Counter::Orders],
    pseudocode: &["each-order", "follow", "holds", "all-tried"],
    builds_path: true,
    measures: |_, _| Measure::OnwardMoves,
    unit: Unit::Order,
    randomized: false,
    needs_board: false,
    starts_anywhere: false,
    largest: 9,
    start: |graph, settings| Ok(Box::new(Permutations::new(graph, settings))),
    resume: None,
    solve_directly: None,
};

/// Lines of the pseudo-code, by their place in it.
mod line {
    pub const FOLLOW: u8 = 1;
    pub const HOLDS: u8 = 2;
    pub const ALL_TRIED: u8 = 3;
}

/// The kinds of steps here.
pub const KINDS: &[&Kind] = &[&BREAKS, &NOT_CLOSED, &HOLDS];

/// Order `number` of `orders` goes from `from` to `to`, which is no move. The digits of `order` tell
/// the order itself: 1 is the square with the lowest number, 2 the next, up to 9.
static BREAKS: Kind = Kind {
    code: "breaks",
    facts: &[
        ("number", Meaning::Number),
        ("orders", Meaning::Number),
        ("order", Meaning::Number),
        ("from", Meaning::Square),
        ("to", Meaning::Square),
    ],
    counts: &[Counter::Orders],
};

/// The order holds from square to square, but no further move leads from the last to the first.
static NOT_CLOSED: Kind = Kind { code: "not-closed", ..BREAKS };

/// The order is a tour.
static HOLDS: Kind = Kind {
    code: "holds",
    facts: &[("number", Meaning::Number), ("orders", Meaning::Number), ("order", Meaning::Number)],
    counts: &[Counter::Orders],
};

#[derive(Debug)]
struct Permutations {
    graph: Arc<Graph>,
    target: Target,
    /// The squares in the order that was tried last, the start first.
    order: Vec<Square>,
    /// How many of them are on the path: as many as follow each other by moves.
    followed: usize,
    /// How many orders were tried.
    number: u32,
    /// How many orders there are.
    orders: u32,
    is_tour: bool,
    outcome: Option<Outcome>,
}

impl Permutations {
    fn new(graph: Arc<Graph>, settings: &Settings) -> Self {
        let squares = (0..graph.len() as u32).map(Square);
        let others = squares.filter(|&end| graph.contains(end) && end != settings.start);
        let order: Vec<Square> = [settings.start].into_iter().chain(others).collect();
        Self {
            target: settings.target,
            orders: (1..order.len() as u32).product(),
            order,
            followed: 1,
            number: 0,
            is_tour: false,
            outcome: None,
            graph,
        }
    }

    /// The first place at which the next order differs from this one; `None` when this is the last.
    /// For the first order it is the place after the start.
    fn first_change(&self) -> Option<usize> {
        if self.number == 0 {
            return Some(1);
        }
        let others = &self.order[1..];
        others.windows(2).rposition(|pair| pair[0] < pair[1]).map(|place| place + 1)
    }

    /// Makes the next order in the sense of a dictionary, which changes from a place on: there comes
    /// the next larger of the squares that follow, and the rest in ascending order.
    fn change(&mut self, place: usize) {
        let square = self.order[place];
        let rest = &mut self.order[place..];
        if let Some(larger) = rest.iter().rposition(|&other| other > square) {
            rest.swap(0, larger);
            rest[1..].reverse();
        }
    }

    /// Adds the moves of the order as far as there are such moves.
    fn follow(&mut self, edit: &mut Edit) {
        while let Some(&to) = self.order.get(self.followed) {
            let from = self.order[self.followed - 1];
            if !self.graph.are_neighbours(from, to) {
                break;
            }
            edit.added.push((from, to));
            self.followed += 1;
        }
    }

    /// Says what became of the order, and closes it when it can be closed and is to be.
    fn judge(&mut self, edit: &mut Edit) {
        let (start, from) = (self.order[0], self.order[self.followed - 1]);
        let (number, orders, order) = (self.number, self.orders, self.digits());
        if let Some(&to) = self.order.get(self.followed) {
            edit.reason = Reason::new(&BREAKS, [number, orders, order, from.0, to.0]);
            edit.line = line::FOLLOW;
            return;
        }
        edit.line = line::HOLDS;
        // With two squares the way back would be the same move again.
        let closes = self.order.len() > 2 && self.graph.are_neighbours(from, start);
        self.is_tour = self.target == Target::Open || closes;
        edit.reason = if self.is_tour {
            Reason::new(&HOLDS, [number, orders, order])
        } else {
            Reason::new(&NOT_CLOSED, [number, orders, order, from.0, start.0])
        };
        if self.is_tour && self.target == Target::Closed {
            edit.added.push((from, start));
        }
    }

    /// The order as a number, a digit for each square: its rank among all squares, from 1.
    fn digits(&self) -> u32 {
        let digit = |square: Square| self.order.iter().filter(|&&other| other <= square).count();
        self.order.iter().fold(0, |digits, &square| 10 * digits + digit(square) as u32)
    }
}

impl Search for Permutations {
    fn advance(&mut self, edit: &mut Edit) -> bool {
        if self.outcome.is_some() {
            return false;
        }
        if self.is_tour {
            edit.line = line::HOLDS;
            self.outcome = Some(path::tour(self.graph.clone(), self.order.clone()));
            return false;
        }
        let Some(place) = self.first_change() else {
            edit.line = line::ALL_TRIED;
            self.outcome = Some(Outcome::Impossible { why: "all-tried" });
            return false;
        };
        edit.begin(self.order[self.followed - 1]);
        let kept = place.min(self.followed);
        let dropped = self.order[kept - 1..self.followed].windows(2);
        edit.removed.extend(dropped.rev().map(|pair| (pair[0], pair[1])));
        if self.number > 0 {
            self.change(place);
        }
        self.number += 1;
        self.followed = kept;
        self.follow(edit);
        self.judge(edit);
        true
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    fn path(&self) -> &[Square] {
        &self.order[..self.followed]
    }
}
