//! How long texts can be.

/// Letters of the longest text.
pub const MAX_LETTERS: usize = 10_000;
/// Letters of the longest part: more could not be read on a square.
pub const MAX_PART: usize = 24;
