//! Warnsdorff's rule with ties broken by chance, from the beginning again until the tour closes.
//!
//! Each attempt is a run of the search by Warnsdorff's rule that stops when stuck, so that what is
//! counted are whole attempts. Of those on the chessboard one in seven closes: one in five from the
//! middle, one in fifty from a corner.

use std::sync::Arc;

use super::algorithm::{Algorithm, Unit};
use super::edit::{Edit, Search};
use super::error::SearchError;
use super::measure::Measure;
use super::outcome::{DeadEnd, Outcome};
use super::reason::{Counter, Kind, Meaning, Reason};
use super::ruled_out::ruled_out;
use super::settings::{Settings, WhenStuck};
use super::tie_break::TieBreak;
use super::warnsdorff::Warnsdorff;
use crate::board::Square;
use crate::graph::Graph;
use crate::tour::target::Target;

pub(super) const ALGORITHM: Algorithm = Algorithm {
    id: "restarts",
    name: "Warnsdorff’s rule until it closes",
    tie_breaks: &[],
    targets: &[Target::Closed, Target::Open],
    when_stuck: &[],
    options: &[],
    counters: &[Counter::Ties, Counter::DeadEnds, Counter::Restarts],
    // In the order of those of Warnsdorff's rule, whose edits are handed on with their lines.
    pseudocode: &[
        "place",
        "until-all-visited",
        "count-ways-on",
        "go-to-fewest",
        "draw-lots",
        "close",
        "begin-again",
    ],
    builds_path: true,
    measures: |_, _| Measure::OnwardMoves,
    unit: Unit::Step,
    randomized: true,
    needs_board: false,
    starts_anywhere: false,
    largest: usize::MAX,
    start: |graph, settings| Ok(Box::new(Restarts::new(graph, settings)?)),
    resume: None,
    solve_directly: None,
};

mod line {
    pub const CLOSE: u8 = 5;
    pub const BEGIN_AGAIN: u8 = 6;
}

/// The kinds of steps here.
pub const KINDS: &[&Kind] = &[&BEGIN_AGAIN, &CLOSED_AT_LAST];

/// An attempt came to nothing, and all its moves are taken back.
static BEGIN_AGAIN: Kind = Kind {
    code: "begin-again",
    facts: &[
        // Attempts so far, this one included.
        ("attempts", Meaning::Number),
        // How many of them visited every square. None closed, or this would not go on.
        ("complete", Meaning::Number),
        // Squares that this one visited.
        ("visited", Meaning::Number),
        ("cause", Meaning::Word(DeadEnd::IDS)),
    ],
    counts: &[Counter::Restarts, Counter::DeadEnds],
};

/// The last move of a closed tour: one of so many attempts has closed.
static CLOSED_AT_LAST: Kind = Kind {
    code: "closed-at-last",
    facts: &[("to", Meaning::Square), ("attempts", Meaning::Number), ("complete", Meaning::Number)],
    counts: &[],
};

#[derive(Debug)]
struct Restarts {
    squares: usize,
    /// The present attempt; it counts the steps of all of them, and gives up.
    attempt: Warnsdorff,
    /// Attempts begun.
    attempts: u32,
    /// How many of them visited every square.
    complete: u32,
    /// That there is no such tour.
    impossible: Option<Outcome>,
}

impl Restarts {
    fn new(graph: Arc<Graph>, settings: &Settings) -> Result<Self, SearchError> {
        let (tie_break, when_stuck) = (TieBreak::Random, WhenStuck::Stop);
        let settings = Settings { tie_break, when_stuck, ..settings.clone() };
        let (squares, impossible) = (graph.squares(), ruled_out(&graph, &settings));
        let attempt = Warnsdorff::new(graph, &settings)?;
        Ok(Self { squares, attempt, attempts: 1, complete: 0, impossible })
    }

    fn begin_again(&mut self, edit: &mut Edit, cause: DeadEnd) {
        let path = self.attempt.path();
        edit.begin(path[path.len() - 1]);
        edit.removed.extend(path.windows(2).rev().map(|pair| (pair[0], pair[1])));
        self.complete += u32::from(path.len() == self.squares);
        let facts = [self.attempts, self.complete, path.len() as u32, cause as u32];
        (edit.reason, edit.line) = (Reason::new(&BEGIN_AGAIN, facts), line::BEGIN_AGAIN);
        self.attempt.begin_again();
        self.attempts += 1;
    }
}

impl Search for Restarts {
    fn advance(&mut self, edit: &mut Edit) -> bool {
        if self.impossible.is_some() {
            return false;
        }
        if self.attempt.advance(edit) {
            if edit.line == line::CLOSE {
                let home = edit.added[0].1;
                let facts = [home.0, self.attempts, self.complete + 1];
                edit.reason = Reason::new(&CLOSED_AT_LAST, facts);
            }
            return true;
        }
        match self.attempt.outcome() {
            Some(&Outcome::Stuck { cause, .. }) => {
                self.begin_again(edit, cause);
                true
            }
            _ => false,
        }
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.impossible.as_ref().or(self.attempt.outcome())
    }

    fn path(&self) -> &[Square] {
        self.attempt.path()
    }
}
