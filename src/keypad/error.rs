//! Errors of keypads, sequences and problems.

use std::fmt::Display;

use super::pad::is_seen;
use crate::error::wording::{grouped, memory, short};
use crate::error::{Excerpt, errors};

errors! {
    /// Why a keypad or a problem is invalid.
    pub enum KeypadError {
        /// The text of a keypad has no key.
        NoKeys => "bad-keypad",
            "this keypad has no keys; write rows of characters separated by /, a space for a gap, \
             as in \"123/456/789/ 0 \"";
        /// There are more keys than [`MAX_KEYS`](super::pad::MAX_KEYS).
        TooManyKeys {
            /// The maximum number of keys.
            most: usize,
        } => "keypad-too-large", "this keypad has too many keys; it can have at most {most}";
        /// A key lies too far from the first row or the left edge.
        KeyTooFar {
            /// Its row, counted from 1 at the top.
            row: usize,
            /// Its position in the row, counted from 1.
            place: usize,
            /// The maximum row and position.
            most: usize,
        } => "bad-keypad",
            "the key in row {row}, place {place}, is too far out; put every key in the first {most} rows \
             and places";
        /// A character of a keypad's text is not visible by itself, so it cannot be a key.
        BadKey {
            /// The character.
            character: char,
            /// Its row, counted from 1 at the top.
            row: usize,
            /// Its position in the row, counted from 1.
            place: usize,
        } => "bad-keypad",
            "'{character}' in row {row}, place {place}, cannot be a key; write one visible character \
             for each key, but not /, and a space for a gap",
            character = visible(character);
        /// Two keys of a keypad have the same character.
        RepeatedKey {
            /// The key.
            key: char,
            /// Row of the second one, counted from 1 at the top.
            row: usize,
            /// Its position in the row, counted from 1.
            place: usize,
        } => "bad-keypad",
            "the key '{key}' appears a second time in row {row}, place {place}; write each key once",
            key = visible(key);
        /// A text names a key that the keypad does not have.
        UnknownKey {
            /// The character.
            key: char,
            /// Its position in the text, counted from 1.
            place: usize,
            /// The existing keys, shortened if there are many.
            known: Excerpt,
        } => "unknown-key",
            "'{key}' in place {place} is not a key of this keypad; its keys are {known}",
            key = visible(key);
        /// There is no key with this number.
        NoSuchKey {
            /// The number.
            key: u16,
            /// The number of keys.
            keys: u16,
        } with { last: u16 = keys.saturating_sub(1), } => "unknown-key",
            "there is no key {key}; choose a number from 0 to {last}";
        /// A start is not a single key.
        BadStart {
            /// The text, shortened if long.
            text: Excerpt,
        } => "bad-start",
            "\"{text}\" cannot be the start; write one key of the keypad, or nothing to start anywhere",
            text = visible(text);
        /// The length of sequences is out of range.
        BadLength {
            /// The given length.
            length: u64,
            /// The maximum length.
            most: u32,
        } => "bad-length",
            "a sequence cannot have {length} keys; it can have from 1 to {most}",
            length = grouped(length),
            most = grouped(most);
        /// A typed sequence is longer than the maximum.
        SequenceTooLong {
            /// The maximum length.
            most: u32,
        } => "bad-length",
            "this sequence has too many keys; it can have at most {most}", most = grouped(most);
        /// There are more limits than [`MAX_LIMITS`](super::limits::MAX_LIMITS).
        TooManyLimits {
            /// The maximum number of limits.
            most: usize,
        } => "bad-limit", "there are too many limits; use at most {most}";
        /// Counting would need too much work or memory, according to the plan.
        TooMuchToCount {
            /// An upper bound for the additions of 64-bit limbs; `u64::MAX` if it is larger.
            additions: u64,
            /// The same for bytes.
            bytes: u64,
            /// The maximum number of additions.
            most_additions: u64,
            /// The maximum number of bytes.
            most_bytes: u64,
        } => "too-much-to-count",
            "counting these may take {additions} additions and {bytes} of memory, but the most is \
             {most_additions} and {most_bytes}; ask for shorter sequences, fewer keys or fewer limits",
            additions = short(*additions),
            bytes = memory(*bytes),
            most_additions = short(*most_additions),
            most_bytes = memory(*most_bytes);
        /// The limits need tallies with too many bits.
        TooManyCounts {
            /// Bits of all tallies together.
            bits: u64,
            /// The maximum number of bits.
            most: u32,
        } => "too-much-to-count",
            "counting with these limits needs {bits} bits for each sequence, but the most is {most}; limit \
             fewer keys";
        /// Allocation of the planned tables failed.
        OutOfMemory {
            /// Bytes requested.
            bytes: u64,
        } => "out-of-memory",
            "this device has no memory left for {bytes} of counts; ask for shorter sequences", bytes = memory(*bytes);
    }
}

/// A text with its invisible characters escaped.
fn visible(text: impl Display) -> Excerpt {
    let mut visible = String::new();
    for character in text.to_string().chars() {
        if character == ' ' || is_seen(character) {
            visible.push(character);
        } else {
            visible.extend(character.escape_default());
        }
    }
    visible.into()
}
