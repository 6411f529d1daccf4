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
    };
}
pub(crate) use ids;

/// A setting with a fixed list of values, each identified by an id in links and calls.
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
