//! A known tour, replayed move by move: from a link, a list of all tours, or a book.

use std::mem;

use crate::board::Square;
use crate::choice::Choice;

use crate::search::path::{CLOSE, Path};
use crate::search::{Algorithm, Edit, Measure, Outcome, Reason, Search, SearchError, Unit, kinds};
use crate::tour::Tour;
use crate::tour::target::Target;

/// Replays a given tour, and so cannot be started like other algorithms: see [`along`].
pub const REPLAY: Algorithm = Algorithm {
    id: "given",
    name: "A given tour",
    targets: Target::ALL,
    pseudocode: &["take-next", "close"],
    builds_path: true,
    measures: |_, _| Measure::OnwardMoves,
    unit: Unit::Move,
    randomized: false,
    needs_board: true,
    largest: usize::MAX,
    start: |_, _| Err(SearchError::NoTourGiven),
    ..Algorithm::PLAIN
};

mod line {
    pub const TAKE_NEXT: u8 = 0;
    pub const CLOSE: u8 = 1;
}

kinds! {
    /// The tour goes to `to`, with its onward moves and the fewest among the candidates.
    TAKE_NEXT = "take-next" { to: Square, accessibility: Number, fewest: Number };
}

/// A search that replays a tour, and finally closes it if that is the target.
///
/// # Errors
/// [`SearchError::DoesNotClose`] if the tour should be closed but is not.
pub fn along(tour: Tour, target: Target) -> Result<Box<dyn Search>, SearchError> {
    if target == Target::Closed && !tour.is_closed() {
        return Err(SearchError::DoesNotClose { method: REPLAY.name });
    }
    let mut path = Path::new(tour.graph().clone());
    path.visit(tour.squares()[0]);
    let to_close = target == Target::Closed;
    Ok(Box::new(Given { tour, path, to_close, outcome: None }))
}

#[derive(Debug)]
struct Given {
    tour: Tour,
    path: Path,
    /// Whether the closing move is still to be made.
    to_close: bool,
    outcome: Option<Outcome>,
}

impl Search for Given {
    fn advance(&mut self, edit: &mut Edit) -> bool {
        let here = self.path.last();
        edit.begin(here);
        if let Some(&to) = self.tour.squares().get(self.path.len()) {
            mem::swap(&mut edit.candidates, &mut self.path.candidates);
            for candidate in &mut edit.candidates {
                candidate.chosen = candidate.square == to;
            }
            let facts = [to.0, self.path.onward_moves(to), self.path.fewest.onward_moves];
            (edit.reason, edit.line) = (Reason::new(&TAKE_NEXT, facts), line::TAKE_NEXT);
            edit.added.push((here, to));
            self.path.visit(to);
            return true;
        }
        edit.line = line::CLOSE;
        if mem::take(&mut self.to_close) {
            let start = self.tour.squares()[0];
            edit.reason = Reason::new(&CLOSE, [start.0]);
            edit.added.push((here, start));
            return true;
        }
        self.outcome.get_or_insert_with(|| Outcome::Tour(self.tour.clone()));
        false
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    fn path(&self) -> &[Square] {
        self.path.squares()
    }
}
