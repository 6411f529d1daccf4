//! A tour in one line.

use super::error::SolveError;
use super::request::{Request, Run, Start};
use crate::error::Error;
use crate::search::{Outcome, WhenStuck, WholeRun};
use crate::theory::reasons::sentence;
use crate::tour::Tour;

/// The method that is the most likely to find a tour: it runs several in turn.
const METHOD: &str = "best";

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
/// For a closed tour, another piece, a graph, a start or a method, see [`Run::solve`].
///
/// # Errors
/// If the text is not a board, or one of more than 65,536 squares; if there is no tour, or none was found.
pub fn solve(board: &str) -> Result<Tour, Error> {
    let request = Request {
        board: Some(board.to_owned()),
        algorithm: Some(METHOD.to_owned()),
        start: Some(Start::Anywhere),
        ..Request::default()
    };
    request.run(WhenStuck::Backtrack)?.solve()
}

impl Run {
    /// Searches to the end, without storing the steps.
    ///
    /// ```
    /// use knights_tour::run::request::Request;
    /// use knights_tour::search::WhenStuck;
    ///
    /// let request = Request {
    ///     board: Some("10x10".to_owned()),
    ///     leaper: Some((1, 4)),
    ///     target: Some("closed".to_owned()),
    ///     algorithm: Some("best".to_owned()),
    ///     ..Request::default()
    /// };
    /// let tour = request.run(WhenStuck::Backtrack)?.solve()?;
    /// assert!(tour.is_closed());
    /// # Ok::<(), knights_tour::Error>(())
    /// ```
    ///
    /// # Errors
    /// As [`Algorithm::start`](crate::search::Algorithm::start), and [`SolveError`] if the search ends without
    /// a tour.
    pub fn solve(&self) -> Result<Tour, Error> {
        if let Some(tour) = &self.replayed {
            return Ok(tour.clone());
        }
        let mut run = WholeRun::to_tour(self.algorithm, &self.graph, &self.settings)?;
        while !run.advance(u32::MAX) {}
        match run.outcome() {
            Some(Outcome::Tour(tour)) => Ok(tour.clone()),
            Some(Outcome::Impossible { why }) => {
                let reason = sentence(&self.graph, why, &[], &[]);
                Err(SolveError::NoSuchTour { why, reason }.into())
            }
            _ => Err(SolveError::NotFound { method: self.algorithm.name }.into()),
        }
    }
}
