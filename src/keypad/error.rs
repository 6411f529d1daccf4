//! What can be wrong with a keypad, a sequence or what is asked of them.

use crate::error::refusals;

refusals! {
    /// Why a keypad or a question about its sequences is refused.
    pub enum KeypadError {
        /// The text of a keypad holds no key.
        NoKeys => "bad-keypad",
        /// There are more keys than [`MAX_KEYS`](super::pad::MAX_KEYS).
        TooManyKeys {
            /// The most that there can be.
            most: usize,
        } => "keypad-too-large",
        /// A key lies too far from the first row or the left edge.
        KeyTooFar {
            /// Its row, counted from 1 at the top.
            row: usize,
            /// Its place in the row, counted from 1.
            place: usize,
            /// The last row and place that there can be.
            most: usize,
        } => "bad-keypad",
        /// A character of a keypad's text cannot be seen by itself, so it cannot be a key.
        BadKey {
            /// The character.
            character: char,
            /// Its row, counted from 1 at the top.
            row: usize,
            /// Its place in the row, counted from 1.
            place: usize,
        } => "bad-keypad",
        /// Two keys of a keypad are alike.
        RepeatedKey {
            /// The key.
            key: char,
            /// Row of the second one, counted from 1 at the top.
            row: usize,
            /// Its place in the row, counted from 1.
            place: usize,
        } => "bad-keypad",
        /// A text names a key that the keypad has not.
        UnknownKey {
            /// The character.
            key: char,
            /// Its place in the text, counted from 1.
            place: usize,
            /// The keys there are, shortened when many.
            known: String,
        } => "unknown-key",
        /// A key is asked for by a number that none has.
        NoSuchKey {
            /// The number.
            key: u16,
            /// How many keys there are.
            keys: u16,
        } => "unknown-key",
        /// A start is none or several keys.
        BadStart {
            /// The text, shortened when long.
            text: String,
        } => "bad-start",
        /// No sequence can be so long, or so short.
        BadLength {
            /// The length asked for.
            length: u64,
            /// The most keys there can be.
            most: u32,
        } => "bad-length",
        /// A typed sequence is longer than any that is asked for.
        SequenceTooLong {
            /// The most keys there can be.
            most: u32,
        } => "bad-length",
        /// There are more limits than [`MAX_LIMITS`](super::limits::MAX_LIMITS).
        TooManyLimits {
            /// The most that there can be.
            most: usize,
        } => "bad-limit",
        /// Counting would take more work or memory than is given to it, by a plan made beforehand.
        TooMuchToCount {
            /// Additions of limbs of 64 bits, at most; the largest number for all beyond.
            additions: u64,
            /// Bytes, likewise.
            bytes: u64,
            /// The most additions there can be.
            most_additions: u64,
            /// The most bytes there can be.
            most_bytes: u64,
        } => "too-much-to-count",
        /// Limits keep too many counts to be told apart.
        TooManyCounts {
            /// Bits of all counts together.
            bits: u64,
            /// The most that can be kept.
            most: u32,
        } => "too-much-to-count",
        /// The machine has not the memory that was planned.
        OutOfMemory {
            /// Bytes asked for.
            bytes: u64,
        } => "out-of-memory",
    }
}
