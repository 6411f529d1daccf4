//! A tour in one line.

use super::error::SolveError;
use super::request::{Method, Request, Run, Start};
use crate::error::Error;
use crate::search::{Outcome, WholeRun};
use crate::theory::reasons::sentence;
use crate::tour::Tour;

/// An open tour of a board, from any square. Several methods are tried in turn, until one finds a tour or
/// proves that there is none.
///
/// ```
/// let tour = knights_tour::solve("8x8")?;
/// assert_eq!(tour.squares().len(), 64);
/// println!("{}", knights_tour::notation::numbered_board(&tour));
///
/// let error = knights_tour::solve("4x4").unwrap_err();
/// assert_eq!(error.code(), "no-tour");
/// # Ok::<(), knights_tour::Error>(())
/// ```
///
/// For a closed tour, another piece, a graph, a start or a method, see [`Request`].
///
/// # Errors
/// If the text is not a board, or one of more than 65,536 squares; if there is no tour, or none was found.
pub fn solve(board: &str) -> Result<Tour, Error> {
    let request = Request {
        board: Some(board.to_owned()),
        algorithm: Some(Method::Best),
        start: Some(Start::Anywhere),
        ..Request::default()
    };
    request.solve()
}

impl Run {
    /// Searches to the end, without storing the steps. [`Request::solve`] has an example.
    ///
    /// # Errors
    /// As [`Algorithm::start`](crate::search::Algorithm::start), and [`SolveError`] if the search ends without
    /// a tour.
    pub fn solve(&self) -> Result<Tour, Error> {
        let found = self.solve_while(u32::MAX, &mut || true)?;
        Ok(found.unwrap_or_else(|| unreachable!("nobody stops it")))
    }

    /// As [`solve`](Self::solve), with a question after every so many steps whether it should go on; `None` if not.
    ///
    /// # Errors
    /// As [`solve`](Self::solve).
    pub fn solve_while(
        &self,
        steps: u32,
        goes_on: &mut dyn FnMut() -> bool,
    ) -> Result<Option<Tour>, Error> {
        if let Some(tour) = &self.replayed {
            return Ok(Some(tour.clone()));
        }
        let mut run = WholeRun::to_tour(self.algorithm, &self.graph, &self.settings)?;
        while !run.advance(steps) {
            if !goes_on() {
                return Ok(None);
            }
        }
        match run.outcome() {
            Some(Outcome::Tour(tour)) => Ok(Some(tour.clone())),
            Some(Outcome::Impossible { why }) => {
                let reason = sentence(&self.graph, why, &[], &[]);
                Err(SolveError::NoSuchTour { why, reason }.into())
            }
            _ => Err(SolveError::NotFound { method: self.algorithm.name }.into()),
        }
    }
}
