//! Brute force: tries every order of the squares until one of them is a tour.
//!
//! This always works for the Hamiltonian path problem in principle, and never in practice: nine squares have
//! 40,320 orders that begin at the start, the chessboard's 64 have 2 · 10⁸⁷.

use std::sync::Arc;

use super::algorithm::{Algorithm, Unit};
use super::edit::{Edit, Search};
use super::measure::Measure;
use super::outcome::Outcome;
use super::path;
use super::reason::{Counter, Reason, kinds};
use super::settings::Settings;
use crate::board::Square;
use crate::choice::Choice;
use crate::graph::Graph;
use crate::tour::target::Target;

pub(super) const ALGORITHM: Algorithm = Algorithm {
    id: "permutations",
    name: "Brute force",
    targets: Target::ALL,
    counters: &[Counter::Orders],
    pseudocode: &["each-order", "follow", "holds", "all-tried"],
    builds_path: true,
    measures: |_, _| Measure::OnwardMoves,
    unit: Unit::Order,
    randomized: false,
    largest: 9,
    start: |graph, settings| Ok(Box::new(Permutations::new(graph, settings))),
    ..Algorithm::PLAIN
};

mod line {
    pub const FOLLOW: u8 = 1;
    pub const HOLDS: u8 = 2;
    pub const ALL_TRIED: u8 = 3;
}

kinds! {
    /// In order `number` of `orders`, the step from `from` to `to` is not a move. The digits of `order` are the
    /// order itself: 1 is the square with the lowest number, 2 the next, up to 9.
    BREAKS = "breaks" {
        number: Number, orders: Number, order: Number, from: Square, to: Square,
    } counts [Orders];

    /// All steps of the order are moves, but the last square is not a move from the first.
    NOT_CLOSED = "not-closed" {
        number: Number, orders: Number, order: Number, from: Square, to: Square,
    } counts [Orders];

    /// The order is a tour.
    HOLDS = "holds" { number: Number, orders: Number, order: Number } counts [Orders];
}

#[derive(Debug)]
struct Permutations {
    graph: Arc<Graph>,
    target: Target,
    /// The squares in the last order tried, the start first.
    order: Vec<Square>,
    /// How many of them are on the path: the longest prefix that follows moves.
    followed: usize,
    number: u32,
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

    /// The first index at which the next order differs from this one; `None` if this is the last. For the
    /// first order it is the index after the start.
    fn first_change(&self) -> Option<usize> {
        if self.number == 0 {
            return Some(1);
        }
        let others = &self.order[1..];
        others.windows(2).rposition(|pair| pair[0] < pair[1]).map(|place| place + 1)
    }

    /// Makes the next order lexicographically, which changes from an index on: there comes the next larger of
    /// the squares that follow, and the rest in ascending order.
    fn change(&mut self, place: usize) {
        let square = self.order[place];
        let rest = &mut self.order[place..];
        if let Some(larger) = rest.iter().rposition(|&other| other > square) {
            rest.swap(0, larger);
            rest[1..].reverse();
        }
    }

    /// Adds the moves of the order up to the first that is not a move.
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

    /// Reports the result of the order, and closes it if possible and wanted.
    fn judge(&mut self, edit: &mut Edit) {
        let (start, from) = (self.order[0], self.order[self.followed - 1]);
        let (number, orders, order) = (self.number, self.orders, self.digits());
        if let Some(&to) = self.order.get(self.followed) {
            edit.reason = Reason::new(&BREAKS, [number, orders, order, from.0, to.0]);
            edit.line = line::FOLLOW;
            return;
        }
        edit.line = line::HOLDS;
        // With two squares the closing move would be the same move again.
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

    /// The order as a number, one digit per square: its rank among all squares, from 1.
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
