//! Input errors: a sentence for people, a code for programs, and the facts in it.
//!
//! Every module has its own error enum, beside the items it concerns, defined by `errors!`.

pub(crate) mod wording;

use std::fmt;
use std::sync::Arc;

/// A sentence or a part of one, whose kind programs can distinguish: its [`Display`](fmt::Display) is English.
pub trait Phrase: fmt::Display {
    /// Which phrase it is: `"BoardError.NoSquares"`, the names of its type and its variant.
    fn kind(&self) -> &'static str;

    /// The facts in it, each with its name.
    fn facts(&self) -> Vec<(&'static str, Fact)>;
}

/// An error whose kind programs can distinguish. Its sentence, without a capital and a full stop, is its
/// [`Display`](fmt::Display).
pub trait Coded: Phrase {
    /// The kind of error as a kebab-case code, the same in every release. Several sentences may have one code.
    fn code(&self) -> &'static str;
}

/// A fact in an error.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fact {
    /// A number.
    Number(u128),
    /// A short text.
    Text(String),
    /// Words of a language, for a part of the sentence.
    Phrase {
        /// See [`Phrase::kind`].
        kind: &'static str,
        /// See [`Phrase::facts`].
        facts: Vec<(&'static str, Fact)>,
        /// The words in English.
        text: String,
    },
}

impl<P: Phrase> From<&P> for Fact {
    fn from(phrase: &P) -> Self {
        Self::Phrase { kind: phrase.kind(), facts: phrase.facts(), text: phrase.to_string() }
    }
}

/// A field of an error.
pub(crate) trait ToFact {
    fn to_fact(&self) -> Fact;
}

impl<T> ToFact for T
where
    for<'field> Fact: From<&'field T>,
{
    fn to_fact(&self) -> Fact {
        self.into()
    }
}

/// The facts of all fields, in order.
pub(crate) fn facts_of(fields: &[(&'static str, &dyn ToFact)]) -> Vec<(&'static str, Fact)> {
    fields.iter().map(|(name, field)| (*name, field.to_fact())).collect()
}

/// Defines an enum whose variants are phrases. A phrase is a format string of the variant’s fields and of further
/// facts, those behind `with`, followed by arguments for what is not written by `Display`.
macro_rules! phrases {
    (
        $(#[$about:meta])*
        pub enum $type:ident {
            $(
                $(#[$doc:meta])*
                $variant:ident $({ $($(#[$field_doc:meta])* $field:ident: $of:ty,)* })?
                    $(with { $($more:ident: $more_of:ty = $value:expr,)* })?
                    => $phrase:literal $(, $name:ident = $written:expr)*;
            )*
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub enum $type {
            $($(#[$doc])* $variant $({ $($(#[$field_doc])* $field: $of),* })?,)*
        }

        impl $type {
            /// Its phrases, in order.
            pub const PHRASES: &'static [$crate::error::Template] = &[$((
                concat!(stringify!($type), ".", stringify!($variant)),
                $phrase,
                &[
                    $($((stringify!($field), stringify!($of)),)*)?
                    $($((stringify!($more), stringify!($more_of)),)*)?
                ],
            )),*];
        }

        impl $crate::error::Phrase for $type {
            fn kind(&self) -> &'static str {
                match self {
                    $(Self::$variant { .. } => concat!(stringify!($type), ".", stringify!($variant)),)*
                }
            }

            fn facts(&self) -> Vec<(&'static str, $crate::error::Fact)> {
                match self {
                    $(Self::$variant $({ $($field),* })? => {
                        $($(let $more: $more_of = $value;)*)?
                        $crate::error::facts_of(&[
                            $($((stringify!($field), $field),)*)?
                            $($((stringify!($more), &$more),)*)?
                        ])
                    })*
                }
            }
        }

        impl std::fmt::Display for $type {
            #[allow(unused_variables)] // A sentence need not tell every fact.
            fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $(Self::$variant $({ $($field),* })? => {
                        $($(let $more: $more_of = $value;)*)?
                        write!(formatter, $phrase $(, $name = $written)*)
                    })*
                }
            }
        }
    };
}

pub(crate) use phrases;

/// The kind of a phrase, its format string, and its facts, each with its type.
pub type Template = (&'static str, &'static str, &'static [(&'static str, &'static str)]);

/// Defines an error: an enum of `phrases!` whose variants have a code each.
macro_rules! errors {
    (
        $(#[$about:meta])*
        pub enum $type:ident {
            $(
                $(#[$doc:meta])*
                $variant:ident $({ $($(#[$field_doc:meta])* $field:ident: $of:ty,)* })?
                    $(with { $($more:ident: $more_of:ty = $value:expr,)* })?
                    => $code:literal, $sentence:literal $(, $name:ident = $written:expr)*;
            )*
        }
    ) => {
        $crate::error::phrases! {
            $(#[$about])*
            pub enum $type {
                $(
                    $(#[$doc])*
                    $variant $({ $($(#[$field_doc])* $field: $of,)* })?
                        $(with { $($more: $more_of = $value,)* })?
                        => $sentence $(, $name = $written)*;
                )*
            }
        }

        impl $type {
            /// The codes of its variants, in order.
            pub const CODES: &'static [&'static str] = &[$($code),*];

            /// The kind of error as a kebab-case code, the same in every release.
            pub fn code(&self) -> &'static str {
                match self {
                    $(Self::$variant { .. } => $code,)*
                }
            }
        }

        impl $crate::error::Coded for $type {
            fn code(&self) -> &'static str {
                self.code()
            }
        }

        impl std::error::Error for $type {}
    };
}

pub(crate) use errors;

/// Any of the errors, for functions that call several modules.
#[derive(Clone)]
pub struct Error(Arc<dyn Coded + Send + Sync>);

impl Error {
    /// The kind of error as a kebab-case code, the same in every release.
    pub fn code(&self) -> &'static str {
        self.0.code()
    }

    /// Which sentence it is: `"BoardError.NoSquares"`. Other than codes, kinds may change with any release.
    pub fn kind(&self) -> &'static str {
        self.0.kind()
    }

    /// The facts in the sentence, each with its name.
    pub fn facts(&self) -> Vec<(&'static str, Fact)> {
        self.0.facts()
    }
}

impl<E: Coded + Send + Sync + 'static> From<E> for Error {
    fn from(error: E) -> Self {
        Self(Arc::new(error))
    }
}

impl PartialEq for Error {
    fn eq(&self, other: &Self) -> bool {
        self.code() == other.code() && self.to_string() == other.to_string()
    }
}

impl Eq for Error {}

impl fmt::Display for Error {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(formatter)
    }
}

/// The code and the sentence.
impl fmt::Debug for Error {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}: {self}", self.code())
    }
}

impl std::error::Error for Error {}

macro_rules! facts {
    ($($type:ty: $value:ident => $fact:expr,)*) => {$(
        impl From<&$type> for Fact {
            fn from($value: &$type) -> Self {
                $fact
            }
        }
    )*};
}

facts! {
    u16: number => Self::Number((*number).into()),
    u32: number => Self::Number((*number).into()),
    u64: number => Self::Number((*number).into()),
    u128: number => Self::Number(*number),
    usize: number => Self::Number(*number as u128),
    i64: number => Self::Text(number.to_string()),
    char: character => Self::Text((*character).into()),
    String: text => Self::Text(text.clone()),
    Excerpt: text => Self::Text(text.0.clone()),
    &'static str: text => Self::Text((*text).to_owned()),
    Vec<&'static str>: words => Self::Text(words.join(", ")),
}

/// A text from outside, truncated if long: messages are shown to people, and a hostile text may have millions
/// of characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Excerpt(String);

impl Excerpt {
    /// The maximum number of characters quoted.
    const MAX_LENGTH: usize = 40;
}

impl From<&str> for Excerpt {
    fn from(text: &str) -> Self {
        match text.char_indices().nth(Self::MAX_LENGTH) {
            None => Self(text.to_owned()),
            Some((end, _)) => Self(format!("{}…", &text[..end])),
        }
    }
}

impl From<String> for Excerpt {
    fn from(text: String) -> Self {
        text.as_str().into()
    }
}

impl fmt::Display for Excerpt {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use crate::board::error::{BoardError, LeaperError, MoveOrderError, SquareError};
    use crate::call::CallError;
    use crate::choice::ChoiceError;
    use crate::count::CountError;
    use crate::graph::error::GraphError;
    use crate::keypad::KeypadError;
    use crate::program::error::ProgramError;
    use crate::puzzle::PuzzleError;
    use crate::run::error::{RunError, SolveError};
    use crate::scene::poster::error::PosterError;
    use crate::search::{RuleError, SearchError};
    use crate::tour::NotATour;
    use crate::tour::error::TourTextError;

    #[test]
    fn every_error_is_a_sentence() {
        let of_each = [
            BoardError::PHRASES,
            SquareError::PHRASES,
            LeaperError::PHRASES,
            MoveOrderError::PHRASES,
            GraphError::PHRASES,
            CountError::PHRASES,
            PosterError::PHRASES,
            SearchError::PHRASES,
            RuleError::PHRASES,
            ProgramError::PHRASES,
            CallError::PHRASES,
            KeypadError::PHRASES,
            NotATour::PHRASES,
            TourTextError::PHRASES,
            RunError::PHRASES,
            SolveError::PHRASES,
            ChoiceError::PHRASES,
            PuzzleError::PHRASES,
        ];
        for (_, sentence, _) in of_each.concat() {
            // It may be quoted in another one: "there is no tour: …".
            let first = sentence.chars().next().unwrap_or_default();
            assert!(!first.is_uppercase() && !first.is_whitespace(), "{sentence}");
            assert!(sentence.split(' ').count() >= 3, "{sentence}");
            let last = sentence.chars().last().unwrap_or_default();
            assert!(!".!;:, ".contains(last), "{sentence}");
            assert!(!sentence.contains("  ") && !sentence.contains('\n'), "{sentence}");
        }
    }
}
