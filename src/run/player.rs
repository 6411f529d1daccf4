//! Moves made by hand: what they are called, and the search that leaves all of them to the player.

use std::mem;
use std::sync::Arc;

use crate::board::Square;
use crate::choice::Choice;
use crate::graph::Graph;
use crate::search::path::{Path, tour};
use crate::search::{
    Algorithm, DeadEnd, Edit, Kind, Meaning, Measure, Outcome, Search, Settings, Unit,
};
use crate::tour::target::Target;

/// Makes no move by itself; [`Session::play`](super::session::Session::play) makes them.
pub const PLAYER: Algorithm = Algorithm {
    id: "player",
    name: "By hand",
    tie_breaks: &[],
    targets: Target::ALL,
    when_stuck: &[],
    options: &[],
    counters: &[],
    pseudocode: &["your-move"],
    builds_path: true,
    measures: |_, _| Measure::OnwardMoves,
    unit: Unit::Move,
    randomized: false,
    needs_board: false,
    starts_anywhere: false,
    largest: usize::MAX,
    start: |graph, settings| Ok(Box::new(Player::resume(graph, settings, &[settings.start]))),
    resume: Some(|graph, settings, path| Ok(Box::new(Player::resume(graph, settings, path)))),
    solve_directly: None,
};

/// The kinds of steps here.
pub const KINDS: &[&Kind] = &[&BY_HAND, &CLOSED_BY_HAND];

/// A move that the player made, to `to` with so many onward moves, where the fewest of any candidate
/// were so many, and the search that was at work would have gone to `preferred`; the same square
/// when there was none or it agreed.
pub static BY_HAND: Kind = Kind {
    code: "by-hand",
    facts: &[
        ("to", Meaning::Square),
        ("accessibility", Meaning::Number),
        ("fewest", Meaning::Number),
        ("preferred", Meaning::Square),
    ],
    counts: &[],
};

/// The player closes the tour.
pub static CLOSED_BY_HAND: Kind =
    Kind { code: "closed-by-hand", facts: &[("to", Meaning::Square)], counts: &[] };

/// Waits for the player, and knows when there is nothing left to wait for.
#[derive(Debug)]
struct Player {
    path: Path,
    target: Target,
    /// The whole path, once it was handed out as a tour.
    outcome: Option<Outcome>,
}

impl Player {
    fn resume(graph: Arc<Graph>, settings: &Settings, path: &[Square]) -> Self {
        let mut player = Self { path: Path::new(graph), target: settings.target, outcome: None };
        for &square in path {
            player.path.visit(square);
        }
        player
    }

    /// What a path came to from which there is no move; `None` where there is one.
    fn end(&self) -> Option<Outcome> {
        let (is_complete, visited) = (self.path.is_complete(), self.path.len());
        if is_complete && self.target == Target::Open {
            return Some(tour(self.path.graph().clone(), self.path.squares().to_vec()));
        }
        let can_move =
            if is_complete { self.path.can_close() } else { !self.path.candidates.is_empty() };
        let cause = if is_complete { DeadEnd::NotClosed } else { DeadEnd::NoWayOn };
        (!can_move).then_some(Outcome::Stuck { cause, visited })
    }
}

impl Search for Player {
    fn advance(&mut self, edit: &mut Edit) -> bool {
        edit.begin(self.path.last());
        if self.outcome.is_none() {
            self.outcome = self.end();
        }
        mem::swap(&mut edit.candidates, &mut self.path.candidates);
        edit.line = 0;
        false
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    fn path(&self) -> &[Square] {
        self.path.squares()
    }

    fn follow(&mut self, to: Square) -> bool {
        let goes_on = self.outcome.is_none();
        if goes_on {
            self.path.visit(to);
        }
        goes_on
    }
}

/// A search that is over because the player has closed the tour.
///
/// # Panics
/// When the path is not a closed tour.
pub(crate) fn closed(graph: Arc<Graph>, path: Vec<Square>) -> Box<dyn Search> {
    let mut whole = Path::new(graph.clone());
    for &square in &path {
        whole.visit(square);
    }
    let outcome = Some(tour(graph, path));
    Box::new(Player { path: whole, target: Target::Closed, outcome })
}
