//! What cannot be counted.

use crate::error::refusals;

refusals! {
    /// Why a number of tours is not found out.
    pub enum CountError {
        /// Too many squares would have to be kept in mind at a time.
        TooWide {
            /// Squares on the frontier at its widest.
            width: usize,
            /// The most there can be.
            widest: usize,
        } => "too-wide-to-count",
        /// So much memory is needed, and not so much may be taken.
        NeedsMemory {
            /// Bytes that are needed.
            needed: u64,
            /// Bytes that may be taken.
            limit: u64,
        } => "too-much-memory",
        /// More memory is needed than may be taken.
        NeedsMoreMemory {
            /// Bytes that are not enough.
            needed: u64,
            /// Bytes that may be taken.
            limit: u64,
        } => "too-much-memory",
        /// The number is too large.
        Overflow => "count-overflow",
        /// Tours that would have to be looked at one by one are too many for that.
        TooManyToCompare {
            /// How many there are.
            tours: u128,
            /// The most there can be.
            most: u128,
        } => "too-many-tours",
        /// Folded counting takes the knight, and full rectangles of certain sizes.
        NotFolded => "not-for-this-board",
        /// Only folded counting can be shared by several workers.
        NotShared => "not-for-this-board",
        /// A message is none of those that a share of the same count sends.
        NotFromAShare => "bad-message",
        /// Folded counting has numbers of 64 bits, which may not be enough.
        FoldedOverflow => "not-for-this-board",
        /// The graph is larger than is counted.
        TooLargeToCount {
            /// Squares of the graph.
            squares: usize,
            /// Squares of the largest that is counted.
            largest: usize,
        } => "not-for-this-board",
        /// The graph is larger than is decided.
        TooLargeToDecide {
            /// Squares of the graph.
            squares: usize,
            /// Squares of the largest that is decided.
            largest: usize,
        } => "not-for-this-board",
        /// The board is larger than those whose tours are estimated.
        TooLargeToEstimate {
            /// Squares of the board, holes counted.
            squares: usize,
            /// Squares of the largest.
            largest: usize,
        } => "not-for-this-board",
        /// A weight is none that walks can be made with.
        BadWeight {
            /// The weight.
            weight: String,
            /// The least there can be.
            least: String,
            /// The greatest there can be.
            greatest: String,
        } => "bad-setting",
    }
}
