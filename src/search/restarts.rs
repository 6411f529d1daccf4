//! Warnsdorff's rule with random tie-breaks, restarted until the tour closes.
//!
//! Each attempt is a run of the search by Warnsdorff's rule that stops when stuck, so the counters show whole
//! attempts. Of those on the chessboard one in seven closes: one in five from the middle, one in fifty from a
//! corner.

use std::sync::Arc;

use super::algorithm::Algorithm;
use super::edit::{Edit, Search};
use super::error::SearchError;
use super::measure::Measure;
use super::outcome::{DeadEnd, Outcome};
use super::reason::{Counter, Reason, kinds};
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
    targets: &[Target::Closed, Target::Open],
    counters: &[Counter::Ties, Counter::DeadEnds, Counter::Restarts],
    // In the order of Warnsdorff's rule, whose edits are passed on with their lines.
    pseudocode: &[
        "place",
        "until-all-visited",
        "count-onward-moves",
        "go-to-fewest",
        "break-tie-at-random",
        "close",
        "restart",
    ],
    builds_path: true,
    can_end: true,
    measures: |_, _| Measure::OnwardMoves,
    randomized: true,
    largest: usize::MAX,
    start: |graph, settings| Ok(Box::new(Restarts::new(graph, settings)?)),
    ..Algorithm::PLAIN
};

mod line {
    pub const CLOSE: u8 = 5;
    pub const RESTART: u8 = 6;
}

kinds! {
    /// An attempt failed, and all its moves are taken back.
    ATTEMPT_FAILED = "attempt-failed" {
        // Attempts so far, including this one.
        attempts: Number,
        // How many of them visited every square. None closed, or the search would be over.
        complete: Number,
        // Squares visited by this attempt.
        visited: Number,
        cause: Word(DeadEnd::IDS),
    } counts [Restarts, DeadEnds];

    /// The last move of a closed tour, found by the last of `attempts` attempts.
    CLOSED_AFTER_ATTEMPTS = "closed-after-attempts" { to: Square, attempts: Number, complete: Number };
}

#[derive(Debug)]
struct Restarts {
    squares: usize,
    /// The current attempt. It counts the steps of all attempts, and gives up at the limit.
    attempt: Warnsdorff,
    attempts: u32,
    /// How many of them visited every square.
    complete: u32,
    /// The outcome if there is no such tour.
    impossible: Option<Outcome>,
}

impl Restarts {
    fn new(graph: Arc<Graph>, settings: &Settings) -> Result<Self, SearchError> {
        let (rule, when_stuck) = (TieBreak::Random.rule(), WhenStuck::Stop);
        let settings = Settings { rule, when_stuck, ..settings.clone() };
        let (squares, impossible) = (graph.squares(), ruled_out(&graph, &settings));
        let attempt = Warnsdorff::new(graph, &settings)?;
        Ok(Self { squares, attempt, attempts: 1, complete: 0, impossible })
    }

    fn restart(&mut self, edit: &mut Edit, cause: DeadEnd) {
        let path = self.attempt.path();
        edit.begin(path[path.len() - 1]);
        edit.removed.extend(path.windows(2).rev().map(|pair| (pair[0], pair[1])));
        self.complete += u32::from(path.len() == self.squares);
        let facts = [self.attempts, self.complete, path.len() as u32, cause as u32];
        (edit.reason, edit.line) = (Reason::new(&ATTEMPT_FAILED, facts), line::RESTART);
        self.attempt.start_over();
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
                edit.reason = Reason::new(&CLOSED_AFTER_ATTEMPTS, facts);
            }
            return true;
        }
        match self.attempt.outcome() {
            Some(&Outcome::Stuck { cause, .. }) => {
                self.restart(edit, cause);
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
