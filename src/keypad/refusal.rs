//! What can be wrong with a keypad, a sequence or what is asked of them.

use thiserror::Error;

use super::pad::MAX_SIDE;
use crate::error::grouped;

use super::pad::Key;
use super::pad::MAX_LENGTH;
use super::plan::{MAX_ADDITIONS, MAX_BYTES};

/// Why a keypad or a question about its sequences is refused, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// The text of a keypad holds no key.
    #[error(
        "this keypad has no keys; write rows of characters separated by /, a space for a gap, \
         as in \"123/456/789/ 0 \""
    )]
    NoKeys,
    /// There are more keys than [`MAX_KEYS`](super::pad::MAX_KEYS).
    #[error("this keypad has too many keys; it can have at most {most}")]
    TooManyKeys {
        /// The most that there can be.
        most: usize,
    },
    /// A key lies too far from the first row or the left edge.
    #[error(
        "the key in row {row}, place {place}, is too far out; \
         keys lie in the first {MAX_SIDE} rows and places"
    )]
    KeyTooFar {
        /// Its row, counted from 1 at the top.
        row: usize,
        /// Its place in the row, counted from 1.
        place: usize,
    },
    /// A character of a keypad's text cannot be seen by itself, so it cannot be a key.
    #[error(
        "{character:?} in row {row}, place {place}, cannot be a key; a key is a single character \
         that can be seen by itself, but not /, and a space is a gap"
    )]
    BadKey {
        /// The character.
        character: char,
        /// Its row, counted from 1 at the top.
        row: usize,
        /// Its place in the row, counted from 1.
        place: usize,
    },
    /// Two keys of a keypad are alike.
    #[error("the key {key:?} in row {row}, place {place}, is there already; all keys must differ")]
    RepeatedKey {
        /// The key.
        key: char,
        /// Row of the second one, counted from 1 at the top.
        row: usize,
        /// Its place in the row, counted from 1.
        place: usize,
    },
    /// A text names a key that the keypad has not.
    #[error("{key:?} in place {place} is not a key of this keypad, whose keys are {known}")]
    UnknownKey {
        /// The character.
        key: char,
        /// Its place in the text, counted from 1.
        place: usize,
        /// The keys there are, shortened when many.
        known: String,
    },
    /// A key is asked for by a number that none has.
    #[error("there is no key {key}; keys have the numbers from 0 to {}", keys - 1)]
    NoSuchKey {
        /// The number.
        key: Key,
        /// How many keys there are.
        keys: Key,
    },
    /// A start is none or several keys.
    #[error("{text:?} cannot be the start; write one key of the keypad, or none for any")]
    BadStart {
        /// The text, shortened when long.
        text: String,
    },
    /// No sequence can be so long, or so short.
    #[error(
        "a sequence cannot have {} keys; it can have from 1 to {}",
        grouped(*.length as usize), grouped(MAX_LENGTH as usize)
    )]
    BadLength {
        /// The length asked for.
        length: u64,
    },
    /// A typed sequence is longer than any that is asked for.
    #[error("these are too many keys; there can be at most {}", grouped(MAX_LENGTH as usize))]
    SequenceTooLong,
    /// There are more limits than [`MAX_LIMITS`](super::limits::MAX_LIMITS).
    #[error("these are too many limits; there can be at most {most}")]
    TooManyLimits {
        /// The most that there can be.
        most: usize,
    },
    /// Counting would take more work or memory than is given to it, by a plan made beforehand.
    #[error(
        "counting this may take {} additions and {}; the limits are {} and {}. \
         Shorter sequences take less, and so do fewer keys and limits on fewer of them",
        large(*.additions), memory(*.bytes), large(MAX_ADDITIONS), memory(MAX_BYTES)
    )]
    TooMuchToCount {
        /// Additions of limbs of 64 bits, at most; the largest number for all beyond.
        additions: u64,
        /// Bytes, likewise.
        bytes: u64,
    },
    /// Limits keep too many counts to be told apart.
    #[error(
        "counting with these limits requires {bits} bits of counts for each sequence, \
         and at most {most} are allowed. Ask for limits on fewer keys"
    )]
    TooManyCounts {
        /// Bits of all counts together.
        bits: u64,
        /// The most that can be kept.
        most: u32,
    },
    /// The machine has not the memory that was planned.
    #[error("there is no memory left for {} of counts", memory(*.bytes))]
    OutOfMemory {
        /// Bytes asked for.
        bytes: u64,
    },
}

impl Refusal {
    /// The kind of refusal as a kebab-case word, the same in every release.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::NoKeys
            | Self::KeyTooFar { .. }
            | Self::BadKey { .. }
            | Self::RepeatedKey { .. } => "bad-keypad",
            Self::TooManyKeys { .. } => "keypad-too-large",
            Self::UnknownKey { .. } | Self::NoSuchKey { .. } => "unknown-key",
            Self::BadStart { .. } => "bad-start",
            Self::BadLength { .. } | Self::SequenceTooLong => "bad-length",
            Self::TooManyLimits { .. } => "bad-limit",
            Self::TooMuchToCount { .. } | Self::TooManyCounts { .. } => "too-much-to-count",
            Self::OutOfMemory { .. } => "out-of-memory",
        }
    }
}

/// A large number in short.
fn large(number: u64) -> String {
    match number {
        0..1_000_000 => number.to_string(),
        1_000_000..1_000_000_000 => format!("{} million", number / 1_000_000),
        1_000_000_000..1_000_000_000_000_000 => {
            format!("{} billion", number / 1_000_000_000)
        }
        _ => "more than a million billion".to_owned(),
    }
}

/// An amount of memory in short.
fn memory(bytes: u64) -> String {
    match bytes >> 20 {
        0 => "less than 1 MiB".to_owned(),
        mebibytes @ 1..100_000 => format!("{mebibytes} MiB"),
        mebibytes @ 100_000..100_000_000 => format!("{} GiB", mebibytes >> 10),
        _ => "more than 100,000 GiB".to_owned(),
    }
}
