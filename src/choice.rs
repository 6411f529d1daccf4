//! Settings with a fixed list of values.

use crate::error::{excerpt, refusals};

refusals! {
    /// Why there is no such choice.
    pub enum ChoiceError {
        /// The setting has no value with this word.
        NotAChoice {
            /// The setting.
            setting: &'static str,
            /// The word, shortened when long.
            value: String,
            /// The words there are.
            known: String,
        } => "bad-setting",
    }
}

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
    /// [`ChoiceError`], with the list of words.
    fn by_id(id: &str) -> Result<Self, ChoiceError> {
        let ids: Vec<&'static str> = Self::ALL.iter().map(|value| value.id()).collect();
        place(Self::SETTING, &ids, id).map(|place| Self::ALL[place])
    }
}

/// Where a word stands among those that there are.
fn place(setting: &'static str, ids: &[&'static str], id: &str) -> Result<usize, ChoiceError> {
    ids.iter().position(|known| *known == id).ok_or_else(|| {
        let known = ids.join(", ");
        ChoiceError::NotAChoice { setting, value: excerpt(id), known }
    })
}
