//! Moves made by hand: their kinds of steps, and the search that leaves all moves to the player.

use std::mem;
use std::sync::Arc;

use crate::board::Square;
use crate::choice::Choice;
use crate::graph::Graph;
use crate::search::path::{Path, tour};
use crate::search::{Algorithm, DeadEnd, Edit, Measure, Outcome, Search, Settings, Unit, kinds};
use crate::tour::target::Target;

/// Makes no move by itself; [`Session::play`](super::session::Session::play) makes them.
pub const PLAYER: Algorithm = Algorithm {
    id: "player",
    name: "By hand",
    targets: Target::ALL,
    pseudocode: &["your-move"],
    builds_path: true,
    can_end: true,
    measures: |_, _| Measure::OnwardMoves,
    unit: Unit::Move,
    randomized: false,
    largest: usize::MAX,
    start: |graph, settings| Ok(Box::new(Player::resume(graph, settings, &[settings.start]))),
    resume: Some(|graph, settings, path| Ok(Box::new(Player::resume(graph, settings, path)))),
    ..Algorithm::PLAIN
};

kinds! {
    /// A move by the player to `to`, with its onward moves and the fewest of any candidate. The current search
    /// would have gone to `preferred`; the same square if there was no search or it agreed.
    pub BY_HAND = "by-hand" { to: Square, accessibility: Number, fewest: Number, preferred: Square };

    /// The player closes the tour.
    pub CLOSED_BY_HAND = "closed-by-hand" { to: Square };
}

/// A search that waits for the player, and ends when no move is left.
#[derive(Debug)]
struct Player {
    path: Path,
    target: Target,
    outcome: Option<Outcome>,
}

impl Player {
    fn resume(graph: Arc<Graph>, settings: &Settings, path: &[Square]) -> Self {
        let path_so_far = path;
        let path = Path::new(graph).with_end(settings.end);
        let mut player = Self { path, target: settings.target, outcome: None };
        for &square in path_so_far {
            player.path.visit(square);
        }
        player
    }

    /// The outcome of a path that cannot continue; `None` if there is a move.
    fn end(&self) -> Option<Outcome> {
        let (is_complete, visited) = (self.path.is_complete(), self.path.len());
        if is_complete && self.target == Target::Open {
            return Some(tour(self.path.graph().clone(), self.path.squares().to_vec()));
        }
        let can_move =
            if is_complete { self.path.can_close() } else { !self.path.candidates.is_empty() };
        let cause = if is_complete { DeadEnd::NotClosed } else { DeadEnd::NoOnwardMove };
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
/// If the path is not a closed tour.
pub(crate) fn closed(graph: Arc<Graph>, path: Vec<Square>) -> Box<dyn Search> {
    let mut whole = Path::new(graph.clone());
    for &square in &path {
        whole.visit(square);
    }
    let outcome = Some(tour(graph, path));
    Box::new(Player { path: whole, target: Target::Closed, outcome })
}
