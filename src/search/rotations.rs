//! Rotations: a path grows until it is stuck; then its end is rotated until it can continue (L. Pósa, 1976;
//! see [`rotatable_path`](super::rotatable_path)).
//!
//! Defined on any graph. The path is an array, so a rotation costs half of the board's squares on average;
//! even on boards of thousands of squares that is less than maintaining a tree would take.

use std::mem;
use std::sync::Arc;

use super::algorithm::{Algorithm, cost_factor, step_limit};
use super::edit::{Candidate, Edit, Search};
use super::measure::Measure;
use super::outcome::{Effort, Outcome};
use super::reason::{Counter, Reason, kinds};
use super::rotatable_path::{RotatablePath, choose_least};
use super::ruled_out::ruled_out;
use super::settings::{OptionList, Settings};
use crate::board::Square;
use crate::choice::ids;
use crate::graph::Graph;
use crate::random::Random;
use crate::tour::target::Target;

pub(super) const ALGORITHM: Algorithm = Algorithm {
    id: "rotations",
    name: "Pósa’s rotations",
    targets: &[Target::Closed, Target::Open],
    options: &[GROWTH],
    counters: &[Counter::DeadEnds, Counter::Rotations, Counter::Restarts],
    pseudocode: &[
        "place",
        "until-all-visited",
        "grow",
        "rotate-end",
        "rotate-until-closed",
        "close",
        "restart",
    ],
    builds_path: true,
    measures: |_, coming| {
        let is_random = coming.is_some_and(|reason| reason.is(&GROW_AT_RANDOM));
        if is_random { Measure::Chance } else { Measure::OnwardMoves }
    },
    randomized: true,
    largest: 256 * 256,
    start: |graph, settings| Ok(Box::new(Rotations::new(graph, settings))),
    resume: Some(|graph, settings, path| Ok(Box::new(Rotations::resume(graph, settings, path)))),
    ..Algorithm::PLAIN
};

ids! {
    /// How a path that is rotated grows.
    #[non_exhaustive]
    pub enum RotationsGrowth {
        /// To a square with the fewest onward moves.
        Fewest = "fewest",
        /// To any square.
        Random = "random",
    }
}

const GROWTH: OptionList = OptionList { id: "growth", values: RotationsGrowth::IDS };

mod line {
    pub const UNTIL_ALL_VISITED: u8 = 1;
    pub const GROW: u8 = 2;
    pub const ROTATE: u8 = 3;
    pub const ROTATE_UNTIL_CLOSED: u8 = 4;
    pub const CLOSE: u8 = 5;
    pub const RESTART: u8 = 6;
}

kinds! {
    /// The path grows to `to`, which has the fewest onward moves.
    GROW = "grow" {
        to: Square, accessibility: Number, candidates: Number,
        // How many squares share that number.
        tied: Number,
    };

    /// The path grows to `to`, which was chosen randomly.
    GROW_AT_RANDOM = "grow-at-random" { to: Square, candidates: Number };

    /// The end is rotated, so that the path ends at `to`.
    ROTATE = "rotate" {
        // The last square that keeps its place.
        at: Square,
        to: Square,
        // How many squares get other numbers.
        turned: Number,
        use: Word(USES),
        // Unvisited squares.
        left: Number,
    } counts [Rotations], ROTATE_FROM_DEAD_END [Rotations, DeadEnds];
}

/// The use of a new end, by rank. Among useless ones, the one is taken that has not been the end for longest.
const USES: &[&str] = &["goes-on", "closes", "none"];
const GOES_ON: u32 = 0;
const CLOSES: u32 = 1;
const NONE: u32 = 2;

/// The number of steps after which the search gives up, in addition to some for each square.
const STEP_LIMIT: u64 = 1_000_000;
const STEPS_A_SQUARE: u64 = 20;

#[derive(Debug)]
struct Rotations {
    graph: Arc<Graph>,
    target: Target,
    random: Random,
    grows_at_random: bool,
    path: RotatablePath,
    /// Whether the last step made the path longer.
    has_grown: bool,
    is_closed: bool,
    /// The current attempt, from 1.
    attempt: u32,
    steps: u64,
    limit: u64,
    outcome: Option<Outcome>,
}

impl Rotations {
    fn new(graph: Arc<Graph>, settings: &Settings) -> Self {
        Self {
            target: settings.target,
            random: settings.random.clone(),
            grows_at_random: settings.option(&GROWTH) == RotationsGrowth::Random.id(),
            path: RotatablePath::new(&graph, settings.start),
            has_grown: true,
            is_closed: false,
            attempt: 1,
            steps: 0,
            limit: limit(&graph),
            outcome: ruled_out(&graph, settings),
            graph,
        }
    }

    fn resume(graph: Arc<Graph>, settings: &Settings, path: &[Square]) -> Self {
        let mut search = Self::new(graph, settings);
        for &square in &path[1..] {
            search.path.push(square);
        }
        search
    }

    /// Closes the tour, or returns false if it is done.
    fn finish(&mut self, edit: &mut Edit) -> bool {
        if self.target == Target::Closed && !self.is_closed {
            self.is_closed = true;
            self.path.close(edit, line::CLOSE);
            return true;
        }
        edit.line = line::UNTIL_ALL_VISITED;
        self.outcome = Some(self.path.outcome(&self.graph));
        false
    }

    /// Extends the path to a square off it; false if there is none.
    fn grow(&mut self, edit: &mut Edit) -> bool {
        self.path.list_candidates(&self.graph, &mut edit.candidates);
        // Ties alone may not suffice: from some starts on small boards the fewest onward moves always lead to
        // a path that no rotations turn into a tour.
        let is_random = self.grows_at_random || self.attempt.is_multiple_of(2);
        let rank = |candidate: &Candidate| if is_random { 0 } else { candidate.accessibility };
        let count = edit.candidates.len() as u32;
        let chosen = choose_least(&mut edit.candidates, &mut self.random, &rank);
        let Some((Candidate { square: to, accessibility, .. }, tied)) = chosen else {
            return false;
        };
        edit.added.push((edit.focus, to));
        edit.line = line::GROW;
        edit.reason = if is_random {
            Reason::new(&GROW_AT_RANDOM, [to.0, count])
        } else {
            Reason::new(&GROW, [to.0, accessibility, count, tied])
        };
        self.path.push(to);
        self.has_grown = true;
        true
    }

    /// Rotates the end, or restarts.
    fn turn(&mut self, edit: &mut Edit) {
        let rank = |_, end| usefulness(&self.graph, &self.path, end);
        let choice = self.path.choose_turn(&self.graph, &mut self.random, &rank);
        let choice = choice.filter(|_| !self.path.has_used_up_turns(self.attempt));
        let Some((kept, usefulness)) = choice else {
            self.path.restart(edit, self.attempt);
            edit.line = line::RESTART;
            self.has_grown = true;
            self.attempt += 1;
            return;
        };
        let turned = self.path.len() - kept;
        let left = self.graph.squares() - self.path.len();
        let (removed, added) = self.path.turn(kept);
        edit.removed.push(removed);
        edit.added.push(added);
        let (at, to) = removed;
        let facts = [at.0, to.0, turned as u32, usefulness, left as u32];
        let is_dead_end = mem::replace(&mut self.has_grown, false);
        let kind = if is_dead_end { &ROTATE_FROM_DEAD_END } else { &ROTATE };
        edit.reason = Reason::new(kind, facts);
        edit.line = if left == 0 { line::ROTATE_UNTIL_CLOSED } else { line::ROTATE };
    }
}

fn usefulness(graph: &Graph, path: &RotatablePath, end: Square) -> u32 {
    if path.len() == graph.squares() {
        if graph.are_neighbours(end, path.squares()[0]) { CLOSES } else { NONE }
    } else if path.onward_moves(graph, end) > 0 {
        GOES_ON
    } else {
        NONE
    }
}

/// The number of steps after which to give up; it grows with the squares.
fn limit(graph: &Graph) -> u64 {
    let on_boards = STEP_LIMIT + STEPS_A_SQUARE * graph.squares() as u64;
    // A step also visits the neighbours of each possible next square.
    step_limit(on_boards, graph, cost_factor(graph).pow(2))
}

impl Search for Rotations {
    fn advance(&mut self, edit: &mut Edit) -> bool {
        if self.outcome.is_some() {
            return false;
        }
        if self.steps >= self.limit {
            edit.line = line::RESTART;
            self.outcome = Some(Outcome::GaveUp { limit: self.limit, of: Effort::Steps });
            return false;
        }
        self.steps += 1;
        edit.begin(self.path.end());
        if self.path.meets(&self.graph, self.target) {
            return self.finish(edit);
        }
        if !self.grow(edit) {
            self.turn(edit);
        }
        true
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    fn path(&self) -> &[Square] {
        self.path.squares()
    }
}
