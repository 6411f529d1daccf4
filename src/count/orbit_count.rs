//! The number of tours up to the symmetries of the board.

use std::sync::Arc;

use super::tours::{Next, Tours};
use crate::board::symmetry::Symmetry;
use crate::board::{Board, Square};
use crate::count::error::CountError;
use crate::graph::Graph;
use crate::tour::Tour;
use crate::tour::target::Target;

/// Maximum number of tours examined one by one.
pub const MAX_LISTED: u128 = 100_000_000;

/// Work that one guess of the search counts as.
const GUESS: u64 = 20;

/// A count of the tours up to the board's symmetries, by examining each tour.
///
/// Tours that are images of each other are counted once because each of them is counted as a share: by the
/// orbit-counting lemma (A. L. Cauchy, 1845), the number of classes is the number of symmetries that keep a
/// tour, summed over all tours, divided by the number of symmetries.
#[derive(Debug)]
pub(super) struct OrbitCount {
    tours: Tours,
    symmetries: Vec<Symmetry>,
    target: Target,
    directed: bool,
    kept: u64,
    total: u128,
}

impl OrbitCount {
    /// # Errors
    /// [`CountError::TooManyToCompare`].
    pub fn new(
        graph: Arc<Graph>,
        target: Target,
        directed: bool,
        total: u128,
    ) -> Result<Self, CountError> {
        if total > MAX_LISTED {
            return Err(CountError::TooManyToCompare { tours: total, most: MAX_LISTED });
        }
        let symmetries = graph.board().map(symmetries).unwrap_or_default();
        let tours = Tours::new(graph, target, false);
        Ok(Self { tours, symmetries, target, directed, kept: 0, total })
    }

    /// Does about this much work; returns the number of classes at the end.
    pub fn advance(&mut self, work: u64) -> Option<u128> {
        let mut left = work;
        while left > 0 {
            let guesses = left.div_ceil(GUESS).min(u64::from(u32::MAX)) as u32;
            match self.tours.next(guesses) {
                Next::Unfinished => return None,
                Next::End => return Some((self.kept / self.symmetries.len().max(1) as u64).into()),
                Next::Tour(tour) => {
                    self.kept += self.keeping(&tour);
                    left = left.saturating_sub(GUESS * tour.squares().len() as u64 / 4);
                }
            }
        }
        None
    }

    pub fn fraction(&self) -> f64 {
        (u128::from(self.tours.found()) as f64 / self.total.max(1) as f64).min(1.0)
    }

    pub fn found(&self) -> u64 {
        self.tours.found()
    }

    /// How many symmetries keep a tour. For directed counts: those that keep its direction, for each of its
    /// two directions.
    fn keeping(&self, tour: &Tour) -> u64 {
        let squares = tour.squares();
        let ways = if self.directed && squares.len() > 1 { 2 } else { 1 };
        let Some(board) = tour.graph().board() else { return ways };
        let mut places = vec![0; board.area() as usize];
        for (place, &square) in squares.iter().enumerate() {
            places[square.index()] = place;
        }
        let order = squares.len();
        let is_kept = |symmetry: &&Symmetry, goes_on: bool| {
            let image = |square: Square| places[symmetry.square(board, square).index()];
            let first = image(squares[0]);
            let may_begin = match self.target {
                Target::Closed => true,
                Target::Open => first == if goes_on { 0 } else { order - 1 },
            };
            may_begin
                && squares.iter().enumerate().all(|(place, &square)| {
                    let expected = if goes_on { first + place } else { first + order - place };
                    image(square) == expected % order
                })
        };
        let kept = |goes_on| self.symmetries.iter().filter(|each| is_kept(each, goes_on)).count();
        // A single square has only one direction.
        let turned = if self.directed || order == 1 { 0 } else { kept(false) };
        ways * (kept(true) + turned) as u64
    }
}

fn symmetries(board: &Board) -> Vec<Symmetry> {
    Symmetry::all().into_iter().filter(|symmetry| symmetry.board(board) == *board).collect()
}
