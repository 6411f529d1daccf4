//! What a search can be asked for.

use super::tie_break::TieBreak;
use crate::board::Square;
use crate::choice::{Choice, ChoiceError};
use crate::error::excerpt;
use crate::random::Random;
use crate::tour::target::Target;

/// Everything a search needs besides the graph.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The first square of the tour; see also [`ANYWHERE`].
    pub start: Square,
    /// How to choose between equals.
    pub tie_break: TieBreak,
    /// What kind of tour to look for.
    pub target: Target,
    /// What to do at a dead end.
    pub when_stuck: WhenStuck,
    /// What is chosen of the algorithm's own options; of those not listed, their first value.
    pub options: Vec<(&'static OptionList, &'static str)>,
    /// The only source of chance.
    pub random: Random,
}

impl Settings {
    /// The same from another start, with other chances.
    #[must_use]
    #[inline(never)]
    pub fn with(&self, start: Square, random: Random) -> Self {
        Self { start, random, ..self.clone() }
    }

    /// The value of one of the algorithm's own options.
    #[must_use]
    pub fn option(&self, list: &OptionList) -> &'static str {
        let chosen = self.options.iter().find(|(each, _)| each.id == list.id);
        chosen.map_or(list.values[0], |(_, value)| value)
    }

    /// Whether an open tour may begin at any square; see [`ANYWHERE`].
    #[must_use]
    pub fn is_anywhere(&self) -> bool {
        self.target == Target::Open && self.option(&ANYWHERE) == "true"
    }
}

/// Asks for an open tour from wherever there is one, for algorithms that can look for it
/// ([`Algorithm::starts_anywhere`](super::algorithm::Algorithm::starts_anywhere)). The start is then where they
/// begin to look. Closed tours can begin anywhere, so for them it says nothing.
pub const ANYWHERE: OptionList = OptionList { id: "anywhere", values: &["false", "true"] };

/// A setting that one algorithm alone has.
#[derive(Debug, PartialEq, Eq)]
pub struct OptionList {
    /// The setting's word in links and calls.
    pub id: &'static str,
    /// The words of its values, the default first. What can only be on or off has `"false"` and
    /// `"true"`.
    pub values: &'static [&'static str],
}

impl OptionList {
    /// The value with this word.
    ///
    /// # Errors
    /// [`ChoiceError`], with the list of words.
    pub fn value(&self, word: &str) -> Result<&'static str, ChoiceError> {
        self.values.iter().copied().find(|value| *value == word).ok_or_else(|| {
            let known = self.values.join(", ");
            ChoiceError::NotAChoice { setting: self.id, value: excerpt(word), known }
        })
    }
}

/// What to do at a dead end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhenStuck {
    /// Stop there.
    Stop,
    /// Take moves back and try others.
    Backtrack,
    /// Begin again.
    Restart,
}

impl Choice for WhenStuck {
    const SETTING: &'static str = "whenStuck";
    const ALL: &'static [Self] = &[Self::Stop, Self::Backtrack, Self::Restart];

    fn id(self) -> &'static str {
        match self {
            Self::Stop => "stop",
            Self::Backtrack => "backtrack",
            Self::Restart => "restart",
        }
    }
}
