//! What programs store, for serde (the feature `serde`). Nothing invalid is read: a tour is checked as any other.

use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

use serde::de::{Deserialize, Deserializer, Error, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::board::leaper::Leaper;
use crate::board::{Board, Square};
use crate::run::request::Method;
use crate::search::{Rule, TieBreak, WhenStuck};
use crate::tour::Tour;
use crate::tour::target::Target;

/// Serialises types as their texts.
macro_rules! as_text {
    ($($name:ty: $expected:literal,)+) => {$(
        /// As its text.
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        /// Of its text.
        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_str(Text { expected: $expected, of: PhantomData })
            }
        }
    )+};
}

as_text! {
    Board: "a board, such as 8x8",
    Tour: "a tour, such as 3x4: a1 b3 c1 a2 b4 c2 a3 c4 b2 a4 c3 b1",
    Method: "a method, such as best",
    Rule: "a rule, such as fewest onward",
    Target: "a target, open or closed",
    TieBreak: "a tie-break, such as roth",
    WhenStuck: "what to do at a dead end, such as backtrack",
}

struct Text<T> {
    expected: &'static str,
    of: PhantomData<T>,
}

impl<T: FromStr<Err: fmt::Display>> Visitor<'_> for Text<T> {
    type Value = T;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.expected)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}

/// As its number.
impl Serialize for Square {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

/// Of its number, which need not be on any board.
impl<'de> Deserialize<'de> for Square {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        u32::deserialize(deserializer).map(Self)
    }
}

/// As its two lengths, or as a list of pairs if it has several leaps.
impl Serialize for Leaper {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.leaps() {
            [lengths] => lengths.serialize(serializer),
            leaps => leaps.serialize(serializer),
        }
    }
}

/// Of its two lengths or of such a list, in any order.
impl<'de> Deserialize<'de> for Leaper {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(serde::Deserialize)]
        #[serde(untagged)]
        enum Leaps {
            One((i64, i64)),
            Several(Vec<(i64, i64)>),
        }
        let leaper = match Leaps::deserialize(deserializer)? {
            Leaps::One((r, s)) => Self::new(r, s),
            Leaps::Several(leaps) => Self::of(&leaps),
        };
        leaper.map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use std::fmt::Debug;

    use proptest::prelude::*;
    use serde::de::DeserializeOwned;

    use super::*;
    use crate::search::Choice;
    use crate::solve;

    fn stored<T: Serialize + DeserializeOwned>(value: &T) -> T {
        let text = serde_json::to_string(value).expect("it can be written");
        serde_json::from_str(&text).expect("it can be read")
    }

    fn is_kept<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) {
        assert_eq!(stored(value), *value);
    }

    fn refused<T: DeserializeOwned + Debug>(json: &str) -> String {
        serde_json::from_str::<T>(json).expect_err(json).to_string()
    }

    #[test]
    fn choices_are_stored_as_their_ids() {
        assert_eq!(serde_json::to_string(&Target::Closed).unwrap(), "\"closed\"");
        Target::ALL.iter().for_each(is_kept);
        Method::ALL.iter().for_each(is_kept);
        WhenStuck::ALL.iter().for_each(is_kept);
        TieBreak::ALL.iter().for_each(is_kept);
        for tie_break in TieBreak::ALL {
            assert_eq!(stored(&tie_break.rule()).to_string(), tie_break.rule().to_string());
        }
    }

    #[test]
    fn nothing_invalid_is_read() {
        assert!(refused::<Tour>("\"3x4: a1 b3 a1\"").contains("a1 is visited twice"));
        assert!(refused::<Tour>("\"3x4: a1 b3\"").contains("only 2 of 12 squares"));
        assert!(refused::<Tour>("12").contains("expected a tour, such as 3x4: a1"));
        assert!(refused::<Board>("\"0x8\"").contains("at line 1"));
        assert!(refused::<Leaper>("[0, 0]").contains("is not a leaper"));
        assert!(refused::<Target>("\"longest\"").contains("open, closed"));
        assert!(refused::<Square>("-1").contains("expected u32"));
    }

    proptest! {
        #[test]
        fn boards_leapers_and_squares_are_read_as_they_are_stored(
            (width, height) in (1_u16..9, 1_u16..9),
            holes in any::<u64>(),
            (r, s) in (0_i64..9, 1_i64..9),
            square in any::<u32>(),
        ) {
            if let Ok(board) = Board::with_holes(width, height, |at| holes >> (at.0 % 64) & 1 == 1) {
                is_kept(&board);
            }
            is_kept(&Leaper::new(r, s).expect("a leaper"));
            is_kept(&Square(square));
        }

        #[test]
        fn tours_are_read_as_they_are_stored(width in 3_u16..8, height in 4_u16..8) {
            if let Ok(tour) = solve(&format!("{width}x{height}")) {
                let read = stored(&tour);
                prop_assert_eq!(read.squares(), tour.squares());
                prop_assert_eq!(read.graph().board(), tour.graph().board());
            }
        }
    }
}
