//! Long work, taken up again for one slice after the other.

use crate::error::Error;

/// Work that can be put down at any time and taken up again, until it has its result.
///
/// Nothing here knows of a clock: whoever has one looks at it after each call.
pub trait Resumable {
    /// How many units of work lie between two looks at the clock: about a millisecond, or less.
    fn work_a_look(&self) -> u64;

    /// Goes on for about so many units of work; true when it is done.
    ///
    /// # Errors
    /// What ends this kind of work early.
    fn advance(&mut self, work: u64) -> Result<bool, Error>;

    /// How much is done, from 0 to 1. Never becomes less.
    fn fraction(&self) -> f64;

    /// Whether it cannot go on before something comes from elsewhere.
    fn is_waiting(&self) -> bool {
        false
    }
}
