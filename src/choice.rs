//! Settings with a fixed list of values.

use crate::error::{Error, excerpt};

/// A setting with a fixed list of values, each known by a word in links and calls.
pub trait Choice: Copy + 'static {
    /// The setting's own word.
    const SETTING: &'static str;
    /// All values, in the order in which they are offered.
    const ALL: &'static [Self];

    /// The value's word.
    fn id(self) -> &'static str;

    /// The value with this word.
    ///
    /// # Errors
    /// [`Error::BadSetting`], with the list of words.
    fn by_id(id: &str) -> Result<Self, Error> {
        Self::ALL.iter().copied().find(|value| value.id() == id).ok_or_else(|| {
            let ids: Vec<&str> = Self::ALL.iter().map(|value| value.id()).collect();
            let known = ids.join(", ");
            Error::BadSetting { setting: Self::SETTING, value: excerpt(id), known }
        })
    }
}
