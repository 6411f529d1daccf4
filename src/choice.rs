//! Settings with a fixed list of values.

use crate::error::{Excerpt, errors};

errors! {
    /// Why a choice is invalid.
    pub enum ChoiceError {
        /// The setting has no value with this id.
        NotAChoice {
            /// The setting.
            setting: &'static str,
            /// The id, shortened if long.
            value: Excerpt,
            /// The existing ids.
            known: Vec<&'static str>,
        } => "bad-setting",
            "{setting} cannot be \"{value}\"; it can be {known}", known = known.join(", ");
    }
}

/// Defines an enum whose values have ids in links, calls and results, `Open = "open"`. With the name of a
/// setting in parentheses after its own, it is a [`Choice`] of that setting.
macro_rules! ids {
    ($(#[$meta:meta])* pub enum $name:ident {
        $($(#[$doc:meta])* $variant:ident = $id:literal,)+
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name {
            $($(#[$doc])* $variant,)+
        }

        impl $name {
            /// All of them, in the order of the variants.
            pub const ALL: [Self; Self::IDS.len()] = [$(Self::$variant),+];
            /// The id of each, in the same order.
            pub const IDS: &'static [&'static str] = &[$($id),+];

            /// Its id.
            pub fn id(self) -> &'static str {
                Self::IDS[self as usize]
            }
        }
    };
    ($(#[$meta:meta])* pub enum $name:ident($setting:literal) {
        $($(#[$doc:meta])* $variant:ident = $id:literal,)+
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name {
            $($(#[$doc])* $variant,)+
        }

        impl $crate::choice::Choice for $name {
            const SETTING: &'static str = $setting;
            const ALL: &'static [Self] = &[$(Self::$variant),+];

            fn id(self) -> &'static str {
                match self {
                    $(Self::$variant => $id,)+
                }
            }
        }

        $crate::choice::texts_of_choices!($name);
    };
}
pub(crate) use ids;

/// `Display` and `FromStr` of choices, whose texts are their ids.
macro_rules! texts_of_choices {
    ($name:ty) => {
        impl std::fmt::Display for $name {
            fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.pad($crate::choice::Choice::id(*self))
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::choice::ChoiceError;

            fn from_str(id: &str) -> Result<Self, Self::Err> {
                $crate::choice::Choice::by_id(id)
            }
        }
    };
}
pub(crate) use texts_of_choices;

/// A setting with a fixed list of values, each identified by an id in links and calls. The id is also what
/// [`Display`](std::fmt::Display) writes and [`FromStr`](std::str::FromStr) reads:
///
/// ```
/// use knights_tour::search::Target;
///
/// let target: Target = "closed".parse()?;
/// assert_eq!(target.to_string(), "closed");
/// let error = "long".parse::<Target>().unwrap_err();
/// assert_eq!(error.to_string(), "target cannot be \"long\"; it can be open, closed");
/// # Ok::<(), knights_tour::Error>(())
/// ```
pub trait Choice: Copy + 'static {
    /// The setting's own name.
    const SETTING: &'static str;
    /// All values, in the order in which they are offered.
    const ALL: &'static [Self];

    /// The value's id.
    fn id(self) -> &'static str;

    /// The value with this id.
    ///
    /// # Errors
    /// [`ChoiceError`], with the list of ids.
    fn by_id(id: &str) -> Result<Self, ChoiceError> {
        let ids: Vec<&'static str> = Self::ALL.iter().map(|value| value.id()).collect();
        place(Self::SETTING, &ids, id).map(|place| Self::ALL[place])
    }
}

/// The index of an id in a list.
fn place(setting: &'static str, ids: &[&'static str], id: &str) -> Result<usize, ChoiceError> {
    ids.iter().position(|known| *known == id).ok_or_else(|| {
        let known = ids.to_vec();
        ChoiceError::NotAChoice { setting, value: id.into(), known }
    })
}
