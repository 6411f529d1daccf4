//! What is wrong with an input, as data.
//!
//! Every module has an enum of its own for what it refuses, made by `refusals!`: each variant has
//! a code, which programs see, and facts. Nothing here is a sentence. Those are made at the boundary,
//! from one catalogue with a line for each variant, so that they can be translated.

use std::fmt;
use std::sync::Arc;

/// Why an input was refused.
pub trait Refusal {
    /// The kind of error as a kebab-case word, the same in every release.
    fn code(&self) -> &'static str;

    /// What exactly is wrong, as the catalogue of sentences calls it: `BoardError.ZeroSide`.
    fn name(&self) -> &'static str;

    /// Hands over what else there is to tell, each fact with its name.
    fn tell(&self, hear: &mut dyn FnMut(&'static str, &dyn Tell));
}

impl dyn Refusal + '_ {
    /// What else there is to tell, each fact with its name.
    #[must_use]
    pub fn facts(&self) -> Vec<(&'static str, Fact)> {
        let mut facts = Vec::new();
        self.tell(&mut |name, fact| facts.push((name, fact.fact())));
        facts
    }
}

/// What can be told in a sentence.
pub trait Tell {
    /// As a fact.
    fn fact(&self) -> Fact;
}

/// Something that an error tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// A number.
    Number(u128),
    /// A text from outside, shortened when long; the names of things; words to choose from.
    Text(String),
    /// What the catalogue has words for, by its name there.
    Phrase(&'static str),
    /// Another error, to be told within the sentence.
    Refusal(Error),
}

/// What there is to tell of a variant of an error.
#[derive(Debug)]
pub struct Kind {
    /// As [`Refusal::name`].
    pub name: &'static str,
    /// As [`Refusal::code`].
    pub code: &'static str,
    /// What its facts are called.
    pub facts: &'static [&'static str],
}

/// Defines an error: an enum whose variants have a code each, and facts as fields.
macro_rules! refusals {
    (
        $(#[$about:meta])*
        pub enum $type:ident {
            $(
                $(#[$doc:meta])*
                $variant:ident $({ $($(#[$field_doc:meta])* $field:ident: $of:ty,)* })? => $code:literal,
            )*
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum $type {
            $($(#[$doc])* $variant $({ $($(#[$field_doc])* $field: $of),* })?,)*
        }

        impl $type {
            /// Its variants, in their order.
            pub const KINDS: &'static [$crate::error::Kind] = &[$(
                $crate::error::Kind {
                    name: concat!(stringify!($type), ".", stringify!($variant)),
                    code: $code,
                    facts: &[$($(stringify!($field)),*)?],
                },
            )*];

            /// The kind of error as a kebab-case word, the same in every release.
            #[must_use]
            pub fn code(&self) -> &'static str {
                match self {
                    $(Self::$variant { .. } => $code,)*
                }
            }
        }

        impl $crate::error::Refusal for $type {
            fn code(&self) -> &'static str {
                self.code()
            }

            fn name(&self) -> &'static str {
                match self {
                    $(Self::$variant { .. } => concat!(stringify!($type), ".", stringify!($variant)),)*
                }
            }

            fn tell(&self, hear: &mut dyn FnMut(&'static str, &dyn $crate::error::Tell)) {
                match self {
                    $(Self::$variant $({ $($field),* })? => {
                        $($(hear(stringify!($field), $field);)*)?
                    })*
                }
            }
        }

        impl std::fmt::Display for $type {
            fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Debug::fmt(self, formatter)
            }
        }

        impl std::error::Error for $type {}
    };
}

pub(crate) use refusals;

/// Any of the errors, for what may be refused by several modules.
#[derive(Clone)]
pub struct Error(Arc<dyn Refusal>);

impl Error {
    /// The kind of error as a kebab-case word, the same in every release.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.0.code()
    }

    /// The error itself.
    #[must_use]
    pub fn refusal(&self) -> &dyn Refusal {
        &*self.0
    }
}

impl<E: Refusal + 'static> From<E> for Error {
    fn from(refusal: E) -> Self {
        Self(Arc::new(refusal))
    }
}

impl PartialEq for Error {
    fn eq(&self, other: &Self) -> bool {
        self.0.name() == other.0.name() && self.refusal().facts() == other.refusal().facts()
    }
}

impl Eq for Error {}

/// For programmers: what people read is made at the boundary.
impl fmt::Display for Error {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, formatter)
    }
}

/// By its facts, so that what programmers see of each error is not in the module that visitors download.
impl fmt::Debug for Error {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut told = formatter.debug_struct(self.0.name());
        for (name, fact) in self.refusal().facts() {
            told.field(name, &fact);
        }
        told.finish()
    }
}

impl std::error::Error for Error {}

macro_rules! told {
    ($($type:ty: $told:ident => $fact:expr,)*) => {$(
        impl Tell for $type {
            fn fact(&self) -> Fact {
                let $told = self;
                $fact
            }
        }
    )*};
}

told! {
    u16: number => Fact::Number((*number).into()),
    u32: number => Fact::Number((*number).into()),
    u64: number => Fact::Number((*number).into()),
    u128: number => Fact::Number(*number),
    usize: number => Fact::Number(*number as u128),
    i64: number => Fact::Text(number.to_string()),
    char: character => Fact::Text((*character).into()),
    String: text => Fact::Text(text.clone()),
    &'static str: text => Fact::Text((*text).to_owned()),
}

/// The text for use in a message: whole when short, else its beginning.
///
/// Messages are shown to people, and a hostile text may be millions of characters long.
#[must_use]
pub fn excerpt(text: &str) -> String {
    const LONGEST: usize = 40;
    if text.chars().nth(LONGEST).is_none() {
        return text.to_owned();
    }
    text.chars().take(LONGEST).chain(['…']).collect()
}
