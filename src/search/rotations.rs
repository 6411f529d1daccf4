//! Rotations: a path grows until it is stuck, and then its end is turned round until it can go on
//! (L. Pósa, 1976; see [`rotatable_path`](super::rotatable_path)).
//!
//! Defined on any graph. The path is an array, so that a rotation costs half of the board's squares
//! on average; on boards of thousands of squares that is less than what keeping it as a tree would
//! take.

use std::mem;
use std::sync::Arc;

use super::algorithm::{Algorithm, Unit, cost_factor, step_limit};
use super::edit::{Candidate, Edit, Search};
use super::measure::Measure;
use super::outcome::{Effort, Outcome};
use super::reason::{Counter, Kind, Meaning, Reason};
use super::rotatable_path::{RotatablePath, choose_least};
use super::ruled_out::ruled_out;
use super::settings::{OptionList, Settings};
use crate::board::Square;
use crate::graph::Graph;
use crate::random::Random;
use crate::tour::target::Target;

pub(super) const ALGORITHM: Algorithm = Algorithm {
    id: "rotations",
    name: "Pósa’s rotations",
    tie_breaks: &[],
    targets: &[Target::Closed, Target::Open],
    when_stuck: &[],
    options: &[GROWTH],
    counters: &[Counter::DeadEnds, Counter::Rotations, Counter::Restarts],
    pseudocode: &[
        "place",
        "until-all-visited",
        "go-on",
        "turn-end-round",
        "turn-until-closed",
        "close",
        "begin-again",
    ],
    builds_path: true,
    measures: |_, coming| {
        let is_by_lot = coming.is_some_and(|reason| reason.is(&GROW_BY_LOT));
        if is_by_lot { Measure::Chance } else { Measure::OnwardMoves }
    },
    unit: Unit::Step,
    randomized: true,
    needs_board: false,
    starts_anywhere: false,
    largest: 256 * 256,
    start: |graph, settings| Ok(Box::new(Rotations::new(graph, settings))),
    resume: Some(|graph, settings, path| Ok(Box::new(Rotations::resume(graph, settings, path)))),
    solve_directly: None,
};

/// How the path grows: to a square with the fewest onward moves, or to any.
const GROWTH: OptionList = OptionList { id: "growth", values: &["fewest", "random"] };

mod line {
    pub const UNTIL_ALL_VISITED: u8 = 1;
    pub const GO_ON: u8 = 2;
    pub const TURN: u8 = 3;
    pub const TURN_UNTIL_CLOSED: u8 = 4;
    pub const CLOSE: u8 = 5;
    pub const BEGIN_AGAIN: u8 = 6;
}

/// The kinds of steps here.
pub const KINDS: &[&Kind] = &[&GROW, &GROW_BY_LOT, &TURN, &TURN_FROM_DEAD_END];

/// The path goes on to `to`, which has as few onward moves as any.
static GROW: Kind = Kind {
    code: "grow",
    facts: &[
        ("to", Meaning::Square),
        ("accessibility", Meaning::Number),
        ("candidates", Meaning::Number),
        // How many of them have as few onward moves.
        ("tied", Meaning::Number),
    ],
    counts: &[],
};

/// The path goes on to `to`, which was drawn randomly.
static GROW_BY_LOT: Kind = Kind {
    code: "grow-by-lot",
    facts: &[("to", Meaning::Square), ("candidates", Meaning::Number)],
    counts: &[],
};

/// The end is turned round, so that the path ends at `to`.
static TURN: Kind = Kind {
    code: "turn",
    facts: &[
        // The last square that stays where it is.
        ("at", Meaning::Square),
        ("to", Meaning::Square),
        // How many squares change their numbers.
        ("turned", Meaning::Number),
        ("use", Meaning::Word(USES)),
        // Squares not visited.
        ("left", Meaning::Number),
    ],
    counts: &[Counter::Rotations],
};

/// The same, for the first time since the path grew.
static TURN_FROM_DEAD_END: Kind = Kind { counts: &[Counter::Rotations, Counter::DeadEnds], ..TURN };

/// What a new end is good for, in the order of their ranks. Of ends that are of no use the one that
/// has not been the end for longest is taken.
const USES: &[&str] = &["goes-on", "closes", "none"];
const GOES_ON: u32 = 0;
const CLOSES: u32 = 1;
const NONE: u32 = 2;

/// Steps after which the search gives up, besides some for each square.
const STEP_LIMIT: u64 = 1_000_000;
const STEPS_A_SQUARE: u64 = 20;

#[derive(Debug)]
struct Rotations {
    graph: Arc<Graph>,
    target: Target,
    random: Random,
    grows_by_lot: bool,
    path: RotatablePath,
    /// Whether the last step made the path longer.
    has_grown: bool,
    is_closed: bool,
    /// Number of the present attempt, from 1.
    attempt: u32,
    steps: u64,
    /// Steps after which the search gives up.
    limit: u64,
    outcome: Option<Outcome>,
}

impl Rotations {
    fn new(graph: Arc<Graph>, settings: &Settings) -> Self {
        Self {
            target: settings.target,
            random: settings.random.clone(),
            grows_by_lot: settings.option(&GROWTH) == "random",
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

    /// Goes on from a path.
    fn resume(graph: Arc<Graph>, settings: &Settings, path: &[Square]) -> Self {
        let mut search = Self::new(graph, settings);
        for &square in &path[1..] {
            search.path.push(square);
        }
        search
    }

    /// Closes the tour, or finds that it is done: then false.
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

    /// Goes on to a square off the path; false when there is none.
    fn grow(&mut self, edit: &mut Edit) -> bool {
        self.path.list_candidates(&self.graph, &mut edit.candidates);
        // There may be no ties to decide otherwise: from some starts of small boards the fewest
        // onward moves always lead to a path that no turns make a tour.
        let by_lot = self.grows_by_lot || self.attempt.is_multiple_of(2);
        let rank = |candidate: &Candidate| if by_lot { 0 } else { candidate.accessibility };
        let count = edit.candidates.len() as u32;
        let chosen = choose_least(&mut edit.candidates, &mut self.random, &rank);
        let Some((Candidate { square: to, accessibility, .. }, tied)) = chosen else {
            return false;
        };
        edit.added.push((edit.focus, to));
        edit.line = line::GO_ON;
        edit.reason = if by_lot {
            Reason::new(&GROW_BY_LOT, [to.0, count])
        } else {
            Reason::new(&GROW, [to.0, accessibility, count, tied])
        };
        self.path.push(to);
        self.has_grown = true;
        true
    }

    /// Turns the end round, or begins again.
    fn turn(&mut self, edit: &mut Edit) {
        let rank = |_, end| usefulness(&self.graph, &self.path, end);
        let choice = self.path.choose_turn(&self.graph, &mut self.random, &rank);
        let choice = choice.filter(|_| !self.path.has_used_up_turns(self.attempt));
        let Some((kept, usefulness)) = choice else {
            self.path.begin_again(edit, self.attempt);
            edit.line = line::BEGIN_AGAIN;
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
        let kind = if is_dead_end { &TURN_FROM_DEAD_END } else { &TURN };
        edit.reason = Reason::new(kind, facts);
        edit.line = if left == 0 { line::TURN_UNTIL_CLOSED } else { line::TURN };
    }
}

/// What an end is good for.
fn usefulness(graph: &Graph, path: &RotatablePath, end: Square) -> u32 {
    if path.len() == graph.squares() {
        if graph.are_neighbours(end, path.squares()[0]) { CLOSES } else { NONE }
    } else if path.onward_moves(graph, end) > 0 {
        GOES_ON
    } else {
        NONE
    }
}

/// The steps after which to give up; they grow with the squares.
fn limit(graph: &Graph) -> u64 {
    let on_boards = STEP_LIMIT + STEPS_A_SQUARE * graph.squares() as u64;
    // Each square that could come next is looked around as well.
    step_limit(on_boards, graph, cost_factor(graph).pow(2))
}

impl Search for Rotations {
    fn advance(&mut self, edit: &mut Edit) -> bool {
        if self.outcome.is_some() {
            return false;
        }
        if self.steps >= self.limit {
            edit.line = line::BEGIN_AGAIN;
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
