//! Where a tour that somebody wrote down first goes wrong.

use std::sync::Arc;

use super::text::{Form, TourText};
use super::{NotATour, Tour};
use crate::board::Square;
use crate::error::Error;
use crate::graph::Graph;

/// A text as a tour, and what is wrong with it first.
#[derive(Clone, Debug)]
pub struct FirstFault {
    /// How it is written.
    pub form: Form,
    /// The squares that could be read, in their order.
    pub squares: Vec<Square>,
    /// How many of them hold, from the first: each a move from the one before, and none twice.
    pub holds: usize,
    /// The tour, or what is wrong after those that hold.
    pub tour: Result<Tour, Error>,
}

impl FirstFault {
    /// Looks for it. Cost: linear.
    #[must_use]
    pub fn new(graph: &Arc<Graph>, TourText { form, squares, problems }: TourText) -> Self {
        let unread = problems.into_iter().next();
        let read = unread.as_ref().map_or(squares.len(), |problem| problem.at);
        let tour = Tour::new(graph.clone(), squares[..read].to_vec());
        let holds = match tour {
            Err(
                NotATour::NotASquare { at }
                | NotATour::Repeated { at, .. }
                | NotATour::NotAMove { at, .. },
            ) => at - 1,
            Ok(_) | Err(NotATour::Incomplete { .. }) => read,
        };
        let tour = match unread.filter(|_| holds == read) {
            Some(problem) => Err(problem.error),
            None => tour.map_err(Error::from),
        };
        Self { form, squares, holds, tour }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::leaper::Leaper;
    use crate::tour::text::read;

    fn first_fault(board: &str, text: &str) -> FirstFault {
        let graph = Arc::new(Graph::new(board.parse().unwrap(), Leaper::KNIGHT));
        FirstFault::new(&graph, read(&graph, text).unwrap())
    }

    /// What the catalogue of sentences calls the fault.
    fn name(found: &FirstFault) -> Option<&'static str> {
        found.tour.as_ref().err().map(|fault| fault.refusal().name())
    }

    #[test]
    fn the_first_fault_is_found_in_any_form() {
        let ring = ".../.#./...";
        for (text, form, holds, fault) in [
            ("a1 c2 a3 b1 c3 a2 c1 b3", Form::Squares, 8, None),
            ("a1, c2, a3", Form::Squares, 3, Some("NotATour.Incomplete")),
            ("a1 c2 a3 b2 c3", Form::Squares, 3, Some("SquareError.Hole")),
            ("a1 c2 a3 b3 c1", Form::Squares, 3, Some("NotATour.NotAMove")),
            ("a1 c2 a1 b3 z9", Form::Squares, 2, Some("NotATour.Repeated")),
            ("a1 c2 z9 a1", Form::Squares, 2, Some("SquareError.OffBoard")),
            ("3 8 5\n6 # 2\n1 4 7", Form::NumberedBoard, 8, None),
            ("3 8 5\n6 # 2\n1 4 8", Form::NumberedBoard, 6, Some("TourTextError.NumberTooEarly")),
            ("3 6 5\n6 # 2\n1 4 7", Form::NumberedBoard, 5, Some("TourTextError.NumberTwice")),
            ("(2, 0) (1, 2) (0, 0) (2, 2)", Form::Pairs, 3, Some("NotATour.NotAMove")),
        ] {
            let found = first_fault(ring, text);
            assert_eq!((found.form, found.holds, name(&found)), (form, holds, fault), "{text}");
        }
    }

    #[test]
    fn nothing_holds_of_an_empty_text() {
        let found = first_fault("5x5", "");
        assert_eq!((found.holds, name(&found)), (0, Some("NotATour.Incomplete")));
    }
}
