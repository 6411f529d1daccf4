//! Long work done in slices.

use crate::error::Error;

/// Work that can be paused at any time and resumed, until it has its result.
///
/// It knows nothing of time: a caller with a clock reads it after each call.
pub trait Resumable {
    /// Units of work between two readings of the clock: at most about a millisecond.
    fn work_a_look(&self) -> u64;

    /// Does about this many units of work; true when it is done.
    ///
    /// # Errors
    /// The errors that end this kind of work early.
    fn advance(&mut self, work: u64) -> Result<bool, Error>;

    /// The share of the work done, from 0 to 1. Never decreases.
    fn fraction(&self) -> f64;

    /// Whether it cannot continue until something arrives from elsewhere.
    fn is_waiting(&self) -> bool {
        false
    }
}
