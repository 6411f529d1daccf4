//! Every tour of a small graph, one after the other.

use std::sync::Arc;

use crate::board::Square;
use crate::graph::Graph;
use crate::theory::exact::{Ends, Exact, Progress};
use crate::tour::Tour;
use crate::tour::target::Target;

/// All tours of a graph, each once, found by an exact search that can be resumed.
///
/// Closed tours begin at the square with the lowest number. Undirected ones come in one of their two
/// directions, directed ones in both.
///
/// ```
/// use std::sync::Arc;
///
/// use knights_tour::count::{Next, Tours};
/// use knights_tour::search::Target;
/// use knights_tour::{Graph, Leaper};
///
/// let graph = Arc::new(Graph::new("3x4".parse()?, Leaper::KNIGHT));
/// let mut tours = Tours::new(graph, Target::Open, false);
/// while !matches!(tours.next(1000), Next::End) {}
/// assert_eq!(tours.found(), 8);
/// # Ok::<(), knights_tour::Error>(())
/// ```
#[derive(Debug)]
pub struct Tours {
    graph: Arc<Graph>,
    search: Exact,
    target: Target,
    directed: bool,
    /// The last tour, whose reverse comes next.
    back: Option<Vec<Square>>,
    found: u64,
}

/// The result of [`Tours::next`].
#[derive(Clone, Debug)]
pub enum Next {
    /// Another tour.
    Tour(Tour),
    /// There are no more.
    End,
    /// The budget ran out before another tour was found.
    Unfinished,
}

impl Tours {
    /// The tours of a graph. The caller must know whether they are few enough to list. Cost: proportional to
    /// squares and moves.
    pub fn new(graph: Arc<Graph>, target: Target, directed: bool) -> Self {
        let ends = match target {
            Target::Closed => Ends::Closed,
            Target::Open => Ends::Open,
        };
        let search = Exact::new(&graph, ends);
        Self { graph, search, target, directed, back: None, found: 0 }
    }

    /// The open tours that begin on a square, and end on another if it is given, each once.
    pub fn from(graph: Arc<Graph>, start: Square, end: Option<Square>) -> Self {
        let ends = end.map_or(Ends::From(start), |end| Ends::Between(start, end));
        let search = Exact::new(&graph, ends);
        Self { graph, search, target: Target::Open, directed: false, back: None, found: 0 }
    }

    /// The next tour, using at most `guesses` guesses, each of which takes some microseconds on small boards.
    ///
    /// # Panics
    /// Never: the search yields only tours.
    pub fn next(&mut self, guesses: u32) -> Next {
        let squares = match self.back.take() {
            Some(back) => back,
            None => match self.search.advance(guesses) {
                Progress::Unfinished => return Next::Unfinished,
                Progress::None => return Next::End,
                Progress::Found(squares) => {
                    self.search.pass_over();
                    self.back = self.directed.then(|| self.backwards(&squares)).flatten();
                    squares
                }
            },
        };
        self.found += 1;
        let tour = Tour::new(self.graph.clone(), squares).expect("the search yields only tours");
        Next::Tour(tour)
    }

    /// The number of tours found so far.
    pub fn found(&self) -> u64 {
        self.found
    }

    /// The reverse of a tour, a closed one from the same square; `None` for a single square.
    fn backwards(&self, squares: &[Square]) -> Option<Vec<Square>> {
        let mut back: Vec<Square> = squares.iter().rev().copied().collect();
        if self.target == Target::Closed {
            back.rotate_right(1);
        }
        (back.len() > 1).then_some(back)
    }
}
