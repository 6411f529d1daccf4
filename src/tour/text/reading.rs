//! A reading of a text, and its comparison with others.

use std::mem;

use super::token::Tokens;
use super::written::{Form, MAX_PROBLEMS, Problem, TourText};
use crate::board::Square;
use crate::error::{Error, Excerpt};
use crate::graph::Graph;

/// A square, or the error in its place.
pub(super) type Item = Result<Found, Error>;

/// A square found in a text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    pub(super) square: Square,
    pub(super) source: Source,
}

/// The source of a square in the text, by index of its token.
#[derive(Clone, Copy, Debug)]
pub(super) enum Source {
    /// Its name, anywhere.
    Name,
    /// A number: that of the square, or its index in the tour.
    Number(usize),
    /// Its row and its column, in either order.
    Pair(usize, usize),
}

impl Source {
    /// A square from this source.
    pub(super) fn of(self, square: Square) -> Found {
        Found { square, source: self }
    }

    /// The text, unless it is a name; shortened if long.
    pub(super) fn text(self, tokens: &Tokens<'_>) -> Option<Box<str>> {
        let text = match self {
            Self::Name => return None,
            Self::Number(at) => tokens.text(at).to_owned(),
            Self::Pair(one, other) => {
                let [first, second] = [one.min(other), one.max(other)].map(|at| tokens.text(at));
                format!("({first}, {second})")
            }
        };
        Some(Excerpt::from(text).to_string().into())
    }
}

/// One possible reading of a text.
pub(super) struct Reading {
    pub(super) form: Form,
    pub(super) items: Vec<Item>,
    /// The tokens that it uses as part of the tour.
    pub(super) used: Vec<usize>,
    /// Unknown marks that it takes as open squares.
    pub(super) open: Vec<String>,
}

/// The best of several readings; the first among equals.
pub(super) struct Best<'graph> {
    graph: &'graph Graph,
    best: Option<(Worth, Reading)>,
}

impl<'graph> Best<'graph> {
    pub(super) fn new(graph: &'graph Graph) -> Self {
        Self { graph, best: None }
    }

    /// Compares another reading with the best so far.
    pub(super) fn consider(&mut self, form: Form, items: Vec<Item>, used: Vec<usize>) {
        self.consider_likely(Reading { form, items, used, open: Vec::new() }, false);
    }

    /// The same for a reading whose format matches the whole text, which is unlikely by chance: if it is not
    /// a tour, a better one must be a tour or nearly one.
    pub(super) fn consider_likely(&mut self, reading: Reading, is_likely: bool) {
        if reading.items.is_empty() || self.is_tour() {
            return;
        }
        let mut worth = reading.worth(self.graph);
        if is_likely {
            worth.moves += self.graph.squares() / 2;
        }
        if self.best.as_ref().is_none_or(|best| best.0 < worth) {
            self.best = Some((worth, reading));
        }
    }

    /// Whether each is a square that a move leads to from the one before.
    pub(super) fn are_moves(&self, items: &[Item]) -> bool {
        items.windows(2).all(|pair| match pair {
            [Ok(from), Ok(to)] => self.graph.are_neighbours(from.square, to.square),
            _ => false,
        })
    }

    /// Whether it is a tour, so that no other can be better.
    pub(super) fn is_tour(&self) -> bool {
        self.worth().is_tour
    }

    pub(super) fn worth(&self) -> Worth {
        self.best.as_ref().map_or_else(Worth::default, |best| best.0)
    }

    pub(super) fn into_reading(self) -> Option<Reading> {
        self.best.map(|best| best.1)
    }
}

/// The worth of a reading, compared in this order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Worth {
    /// Whether it is a tour.
    pub(super) is_tour: bool,
    /// The number of its steps that are moves minus those that are not, at least 0.
    pub(super) moves: usize,
}

impl Reading {
    fn worth(&self, graph: &Graph) -> Worth {
        let wrong = self.items.iter().filter(|item| item.is_err()).count();
        let squares: Vec<Square> = self.items.iter().flatten().map(|found| found.square).collect();
        let squares = if returns(graph, &squares) { &squares[1..] } else { &squares[..] };
        let is_move = |pair: &&[Square]| graph.are_neighbours(pair[0], pair[1]);
        let moves = squares.windows(2).filter(is_move).count();
        let mut visited = vec![false; graph.len()];
        let is_again = |square: &&Square| mem::replace(&mut visited[square.index()], true);
        let again = squares.iter().filter(is_again).count();
        let bad = wrong + again + squares.len().saturating_sub(1) - moves;
        let is_tour = bad == 0 && squares.len() == graph.squares();
        Worth { is_tour, moves: moves.saturating_sub(bad) }
    }

    /// The result for the text, with the text of each source.
    pub(super) fn into_text(
        self,
        graph: &Graph,
        written: impl Fn(Source) -> Option<Box<str>>,
    ) -> TourText {
        let mut text = TourText { open: self.open, ..TourText::new(self.form) };
        for item in self.items {
            match item {
                Ok(found) => {
                    text.squares.push(found.square);
                    text.written.extend(written(found.source));
                }
                Err(error) if text.problems.len() < MAX_PROBLEMS => {
                    text.problems.push(Problem { at: text.squares.len(), error });
                }
                Err(_) => {}
            }
        }
        if text.problems.is_empty() && returns(graph, &text.squares) {
            text.squares.pop();
            text.written.pop();
            text.returns = true;
        }
        text
    }
}

/// Whether a closed tour repeats its first square at the end.
fn returns(graph: &Graph, squares: &[Square]) -> bool {
    let &[first, .., last, again] = squares else { return false };
    let is_return = first == again && graph.are_neighbours(last, first);
    is_return && squares.len() == graph.squares() + 1
}
