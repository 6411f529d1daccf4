//! A tour that is known already, walked move by move: from a link, a list of all tours, or a book.

use std::mem;

use crate::board::Square;
use crate::choice::Choice;

use crate::search::path::{CLOSE, Path};
use crate::search::{
    Algorithm, Edit, Kind, Meaning, Measure, Outcome, Reason, Search, SearchError, Unit,
};
use crate::tour::Tour;
use crate::tour::target::Target;

/// Walks a tour that it is given, and so cannot be started as the others are: see [`along`].
pub const REPLAY: Algorithm = Algorithm {
    id: "given",
    name: "A given tour",
    tie_breaks: &[],
    targets: Target::ALL,
    when_stuck: &[],
    options: &[],
    counters: &[],
    pseudocode: &["take-next", "close"],
    builds_path: true,
    measures: |_, _| Measure::OnwardMoves,
    unit: Unit::Move,
    randomized: false,
    needs_board: true,
    starts_anywhere: false,
    largest: usize::MAX,
    start: |_, _| Err(SearchError::NoTourGiven),
    resume: None,
    solve_directly: None,
};

mod line {
    pub const TAKE_NEXT: u8 = 0;
    pub const CLOSE: u8 = 1;
}

/// The kinds of steps here.
pub const KINDS: &[&Kind] = &[&TAKE_NEXT];

/// The tour goes to `to`, which has so many onward moves; the fewest among the candidates are told beside
/// them.
static TAKE_NEXT: Kind = Kind {
    code: "take-next",
    facts: &[("to", Meaning::Square), ("ways", Meaning::Number), ("fewest", Meaning::Number)],
    counts: &[],
};

/// A search that walks a tour, and in the end closes it where that is asked for.
///
/// # Errors
/// [`SearchError::DoesNotClose`] when the tour is to be closed and does not close.
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
    /// The closing move is still to be made.
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
