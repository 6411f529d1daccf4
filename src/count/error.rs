//! Errors of counting, deciding and estimating.

use crate::error::errors;
use crate::error::wording::{grouped, memory};

errors! {
    /// Why a number of tours cannot be found.
    pub enum CountError {
        /// The frontier would have too many squares.
        TooWide {
            /// The greatest width of the frontier, in squares.
            width: usize,
            /// The greatest width allowed.
            widest: usize,
        } => "too-wide-to-count",
            "this is too wide for an exact count: it would have to track {width} squares at once, and can \
             track {widest}; use a narrower board, or a graph with fewer edges";
        /// The count needs more memory than the limit, and its need is known.
        NeedsMemory {
            /// Bytes needed.
            needed: u64,
            /// Bytes allowed.
            limit: u64,
        } => "too-much-memory",
            "this count needs about {needed} of memory, but the limit is {limit}; raise the limit or use \
             a smaller board", needed = memory(*needed), limit = memory(*limit);
        /// The count needs more memory than the limit.
        NeedsMoreMemory {
            /// Bytes known not to be enough.
            needed: u64,
            /// Bytes allowed.
            limit: u64,
        } => "too-much-memory",
            "this count needs more than {needed} of memory, but the limit is {limit}; raise the limit or \
             use a smaller board", needed = memory(*needed), limit = memory(*limit);
        /// The number does not fit the type.
        Overflow => "count-overflow",
            "there are 2¹²⁸ tours or more, and larger numbers cannot be counted here; use a smaller board";
        /// Folded counting supports only the knight on full rectangles of certain sizes.
        NotFolded {
            /// The greatest length allowed for the shorter side.
            widest: u16,
        } => "not-for-this-board",
            "folded counting cannot be used on this board: it only counts knight’s tours on full \
             rectangles of 3 × 4 to {widest} × 255 squares; use the frontier method";

        /// Closed tours have no ends, and symmetries do not keep those that are given.
        EndsOfOpenOnly => "bad-setting",
            "only open tours begin or end somewhere; leave start and end out for closed ones and for tours up to \
             symmetry";
        /// An end was given, and no start.
        EndWithoutStart => "bad-setting",
            "name the start as well, or only the start: as many tours begin on a square as end there";
        /// Only folded counting can be shared by several workers.
        NotShared {
            /// The greatest length allowed for the shorter side.
            widest: u16,
        } => "not-for-this-board",
            "this count cannot be shared: 2 to 64 workers can share folded counting only, which counts \
             knight’s tours on full rectangles of 3 × 4 to {widest} × 255 squares";
        /// Opposite edges of the board are joined.
        JoinedEdges => "not-for-this-board",
            "tours of a board whose edges are joined are not counted up to symmetry: its symmetries include \
             shifts along the board; leave upToSymmetry out";
        /// A count cannot be divided into this number of shares.
        BadShares {
            /// The number of shares.
            shares: usize,
            /// The greatest number allowed.
            most: usize,
        } => "bad-setting",
            "a count cannot be divided into {shares} shares; ask for 1 to {most}";
        /// The count was to be divided before its plan was made.
        NotPlanned => "not-now",
            "this count has no plan yet; advance it until plan.bytes is a number, then divide it";
        /// The count was to be divided after its end.
        Over => "not-now",
            "this count is finished, so there is nothing left to divide; make a new counter with the same \
             settings";
        /// Only the first share can divide a count, and this is another one.
        NotTheFirst => "not-now",
            "this counter is a share already; only the first share can divide the count";
        /// No share of the same count sends such a message to this share.
        NotFromAShare => "bad-message",
            "this message does not come from another share of the same count, or it was changed on the \
             way; deliver every message unchanged to the share that it is for";
        /// A message arrived twice or out of order.
        NotTheNextMessage {
            /// The share that sent it.
            from: usize,
            /// The message's number: how many its sender had sent to this share before it.
            number: u32,
            /// The number expected: how many have arrived.
            expected: u32,
        } => "bad-message",
            "message {number} of share {from} arrived, but message {expected} is next; deliver every \
             message once, in the order in which it was sent";
        /// Folded counting uses 64-bit numbers, which may not be enough.
        FoldedOverflow => "not-for-this-board",
            "folded counting cannot be used on this board: its numbers may need more than 64 bits; use \
             the frontier method, which has 128";
        /// The graph is too large to count.
        TooLargeToCount {
            /// Squares of the graph.
            squares: usize,
            /// The greatest number of squares allowed.
            largest: usize,
        } => "not-for-this-board",
            "exact counting works on up to {largest} squares; this board has {squares}",
            largest = grouped(largest),
            squares = grouped(squares);
        /// The board is too large for an estimate.
        TooLargeToEstimate {
            /// Squares of the board, including holes.
            squares: usize,
            /// The greatest number of squares allowed.
            largest: usize,
        } => "not-for-this-board",
            "estimating works on up to {largest} squares; this board has {squares}",
            largest = grouped(largest),
            squares = grouped(squares);
        /// The weight is outside the allowed range.
        BadWeight {
            /// The weight.
            weight: String,
            /// The least weight allowed.
            least: String,
            /// The greatest weight allowed.
            greatest: String,
        } => "bad-setting",
            "weight cannot be \"{weight}\"; it can be a number from {least} to {greatest}";
    }
}
