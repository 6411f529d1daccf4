//! The pencil-and-paper method: along the edges until stuck, then detours through the squares left over.
//!
//! The knight goes to a corner when it can, else as near to the edge as it can. When it is stuck, squares are
//! left over. Two of them that a move joins can often be visited between two consecutive squares of the walk,
//! say 5 and 6: they are called 5a and 5b, and when no more detours fit, all squares are renumbered.
//! Remaining squares, and a walk that should close but does not, are handled by rotating the walk's end (L.
//! Pósa, 1976; see [`rotatable_path`](super::rotatable_path)).

mod detour;

use std::collections::VecDeque;
use std::mem;
use std::sync::Arc;

use super::algorithm::Algorithm;
use super::edit::{Candidate, Edit, Move, Numbering, Search};
use super::measure::{Measure, edge_distance};
use super::outcome::{Effort, Outcome};
use super::reason::{Counter, Reason, kinds};
use super::rotatable_path::{RotatablePath, choose_least};
use super::ruled_out::ruled_out;
use super::settings::Settings;
use crate::board::Square;
use crate::graph::Graph;
use crate::random::Random;
use crate::tour::target::Target;

pub(super) const ALGORITHM: Algorithm = Algorithm {
    id: "edges-first",
    name: NAME,
    targets: &[Target::Closed, Target::Open],
    counters: &[
        Counter::Ties,
        Counter::DeadEnds,
        Counter::Splices,
        Counter::Rotations,
        Counter::Restarts,
    ],
    pseudocode: &[
        "place",
        "until-stuck",
        "corner-or-nearest-edge",
        "splice-detours",
        "rotate-end",
        "close",
        "renumber",
        "restart",
    ],
    builds_path: true,
    measures: |_, _| Measure::EdgeDistance,
    randomized: true,
    needs_board: true,
    largest: 128 * 128,
    start: |graph, settings| Ok(Box::new(EdgesFirst::new(graph, settings))),
    ..Algorithm::PLAIN
};

mod line {
    pub const UNTIL_STUCK: u8 = 1;
    pub const WALK: u8 = 2;
    pub const SPLICE: u8 = 3;
    pub const ROTATE: u8 = 4;
    pub const CLOSE: u8 = 5;
    pub const RENUMBER: u8 = 6;
    pub const RESTART: u8 = 7;
}

kinds! {
    /// The knight goes to a corner.
    TO_CORNER = "to-corner" {
        to: Square, candidates: Number, tied: Number,
    } counts [], TO_RANDOM_CORNER [Ties];

    /// No corner can be reached; the knight goes to a square nearest to the edge.
    NEAR_EDGE = "near-edge" {
        to: Square, candidates: Number, tied: Number,
        // Rows or columns between the square and the nearest edge.
        distance: Number,
    } counts [], NEAR_RANDOM_EDGE [Ties];

    /// Leftover squares are visited between two squares of the walk.
    DETOUR = "detour" {
        from: Square, to: Square,
        // The last numbered square before them.
        after: Number,
        // How many lettered squares lie between that one and these.
        passed: Number,
        // How many squares there are.
        letters: Number,
    } counts [Splices], DETOUR_FROM_DEAD_END [Splices, DeadEnds];

    /// No detour fits: the end is rotated, so that the walk ends at `to`.
    ROTATE = "rotate-walk" {
        // The last square that keeps its number.
        at: Square,
        to: Square,
        // How many squares get other numbers.
        turned: Number,
        use: Word(USES),
        // Unvisited squares.
        left: Number,
    } counts [Rotations], ROTATE_FROM_DEAD_END [Rotations, DeadEnds];

    /// Lettered squares get numbers; the moves do not change.
    RENUMBER = "renumber" {
        // How many squares had letters.
        lettered: Number,
        // Unvisited squares.
        left: Number,
    };
}

/// The use of a rotation, by rank. Among useless ones, the one is taken whose end has not been the end for
/// longest.
const USES: &[&str] = &["goes-on", "closes", "detour", "none"];
const GOES_ON: u32 = 0;
const CLOSES: u32 = 1;
const MAKES_DETOUR: u32 = 2;
const NONE: u32 = 3;

const NAME: &str = "Euler-style: fill the edges, then repair";

/// The number of steps after which the search gives up, in addition to some for each square.
const STEP_LIMIT: u64 = 100_000;
const STEPS_A_SQUARE: u64 = 20;

#[derive(Debug)]
struct EdgesFirst {
    graph: Arc<Graph>,
    target: Target,
    random: Random,
    path: RotatablePath,
    /// The moves of the path for which no detour has been tried since they were made, in the order to try
    /// them. If none fits now, none will later: squares left over only get fewer.
    unseen: VecDeque<Move>,
    /// For each square, whether it is labelled by a letter.
    has_letter: Vec<bool>,
    lettered: u32,
    /// Whether the last step moved the knight.
    has_walked: bool,
    is_closed: bool,
    /// The current attempt, from 1.
    attempt: u32,
    steps: u64,
    outcome: Option<Outcome>,
}

impl EdgesFirst {
    fn new(graph: Arc<Graph>, settings: &Settings) -> Self {
        Self {
            target: settings.target,
            random: settings.random.clone(),
            path: RotatablePath::new(&graph, settings.start),
            unseen: VecDeque::with_capacity(graph.squares()),
            has_letter: vec![false; graph.len()],
            lettered: 0,
            has_walked: true,
            is_closed: false,
            attempt: 1,
            steps: 0,
            outcome: ruled_out(&graph, settings),
            graph,
        }
    }

    fn left(&self) -> usize {
        self.graph.squares() - self.path.len()
    }

    fn limit(&self) -> u64 {
        STEP_LIMIT + STEPS_A_SQUARE * self.graph.squares() as u64
    }

    /// Goes to a corner or near the edge; false if stuck.
    fn walk(&mut self, edit: &mut Edit) -> bool {
        let Some(board) = self.graph.board() else { return false };
        self.path.list_candidates(&self.graph, &mut edit.candidates);
        let rank = |candidate: &Candidate| edge_distance(board, candidate.square);
        let count = edit.candidates.len() as u32;
        let chosen = choose_least(&mut edit.candidates, &mut self.random, &rank);
        let Some((chosen, tied)) = chosen else { return false };
        let to = chosen.square;
        edit.added.push((edit.focus, to));
        edit.line = line::WALK;
        edit.reason = match rank(&chosen).checked_sub(1) {
            None => {
                let kind = if tied > 1 { &TO_RANDOM_CORNER } else { &TO_CORNER };
                Reason::new(kind, [to.0, count, tied])
            }
            Some(distance) => {
                let kind = if tied > 1 { &NEAR_RANDOM_EDGE } else { &NEAR_EDGE };
                Reason::new(kind, [to.0, count, tied, distance])
            }
        };
        self.unseen.push_back((edit.focus, to));
        self.path.push(to);
        self.has_walked = true;
        true
    }

    /// Splices a detour into the walk; false if none fits.
    fn splice(&mut self, edit: &mut Edit) -> bool {
        while let Some((from, to)) = self.unseen.pop_front() {
            if let Some(detour) = detour::find(&self.graph, &self.path, from, to) {
                self.take_detour(edit, from, to, &detour);
                return true;
            }
        }
        false
    }

    fn take_detour(&mut self, edit: &mut Edit, from: Square, to: Square, detour: &[Square]) {
        let at = self.path.splice(from, detour);
        edit.removed.push((from, to));
        let ends = [detour, &[to]].concat();
        let mut here = from;
        for end in ends {
            edit.added.push((mem::replace(&mut here, end), end));
        }
        for &made in edit.added.iter().rev() {
            self.unseen.push_front(made);
        }
        let before = &self.path.squares()[..at];
        let numbered = before.iter().filter(|square| !self.has_letter[square.index()]).count();
        let passed = before.iter().rev().take_while(|square| self.has_letter[square.index()]);
        let facts = [from.0, to.0, numbered as u32, passed.count() as u32, detour.len() as u32];
        let is_dead_end = mem::replace(&mut self.has_walked, false);
        let kind = if is_dead_end { &DETOUR_FROM_DEAD_END } else { &DETOUR };
        (edit.reason, edit.line) = (Reason::new(kind, facts), line::SPLICE);
        edit.numbering = Numbering::Letters;
        for square in detour {
            self.has_letter[square.index()] = true;
        }
        self.lettered += detour.len() as u32;
    }

    /// Rotates the end of the walk, or restarts.
    fn turn(&mut self, edit: &mut Edit) {
        let rank = |at, to| usefulness(&self.graph, &self.path, at, to);
        let choice = self.path.choose_turn(&self.graph, &mut self.random, &rank);
        let choice = choice.filter(|_| !self.path.has_used_up_turns(self.attempt));
        let Some((kept, usefulness)) = choice else {
            self.path.restart(edit, self.attempt);
            edit.line = line::RESTART;
            self.unseen.clear();
            self.has_walked = true;
            self.attempt += 1;
            return;
        };
        let (turned, left) = (self.path.len() - kept, self.left());
        let (removed, added) = self.path.turn(kept);
        edit.removed.push(removed);
        edit.added.push(added);
        self.unseen.push_back(added);
        let (at, to) = removed;
        let facts = [at.0, to.0, turned as u32, usefulness, left as u32];
        let is_dead_end = mem::replace(&mut self.has_walked, false);
        let kind = if is_dead_end { &ROTATE_FROM_DEAD_END } else { &ROTATE };
        (edit.reason, edit.line) = (Reason::new(kind, facts), line::ROTATE);
    }

    /// Numbers the squares labelled by letters; false if there are none.
    fn renumber(&mut self, edit: &mut Edit) -> bool {
        if self.lettered == 0 {
            return false;
        }
        edit.reason = Reason::new(&RENUMBER, [self.lettered, self.left() as u32]);
        edit.line = line::RENUMBER;
        edit.numbering = Numbering::Anew;
        self.has_letter.fill(false);
        self.lettered = 0;
        true
    }

    /// What remains to do when every square is visited and the target met; false if nothing.
    fn finish(&mut self, edit: &mut Edit) -> bool {
        if self.target == Target::Closed && !self.is_closed {
            self.is_closed = true;
            self.path.close(edit, line::CLOSE);
            return true;
        }
        if self.renumber(edit) {
            return true;
        }
        edit.line = line::UNTIL_STUCK;
        self.outcome = Some(self.path.outcome(&self.graph));
        false
    }
}

/// The usefulness of a rotation at one square that makes another the end.
fn usefulness(graph: &Graph, path: &RotatablePath, at: Square, to: Square) -> u32 {
    if path.len() == graph.squares() {
        if graph.are_neighbours(to, path.squares()[0]) { CLOSES } else { NONE }
    } else if path.onward_moves(graph, to) > 0 {
        GOES_ON
    } else if detour::find(graph, path, at, path.end()).is_none() {
        NONE
    } else {
        MAKES_DETOUR
    }
}

impl Search for EdgesFirst {
    fn advance(&mut self, edit: &mut Edit) -> bool {
        if self.outcome.is_some() {
            return false;
        }
        if self.steps >= self.limit() {
            edit.line = line::RESTART;
            self.outcome = Some(Outcome::GaveUp { limit: self.limit(), of: Effort::Steps });
            return false;
        }
        self.steps += 1;
        edit.begin(self.path.end());
        if self.path.meets(&self.graph, self.target) {
            return self.finish(edit);
        }
        if self.left() > 0 && (self.walk(edit) || self.splice(edit)) {
            return true;
        }
        // A rotation changes numbers, so that 5a would no longer come after number 5.
        if !self.renumber(edit) {
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
