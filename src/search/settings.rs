//! Settings of a search.

use super::rule::Rule;
use crate::board::Square;
use crate::choice::{ChoiceError, ids};
use crate::random::Random;
use crate::tour::target::Target;

/// Everything a search needs in addition to the graph.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The first square of the tour; see also [`ANYWHERE`].
    pub start: Square,
    /// How Warnsdorff's search chooses; for a usual one see [`TieBreak::rule`](super::TieBreak::rule).
    pub rule: Rule,
    /// The kind of tour to search for.
    pub target: Target,
    /// What to do at a dead end.
    pub when_stuck: WhenStuck,
    /// The chosen values of the algorithm's own options; the default is the first value.
    pub options: Vec<(&'static OptionList, &'static str)>,
    /// The only source of randomness.
    pub random: Random,
}

impl Settings {
    /// The same settings with another start and generator.
    #[inline(never)]
    #[must_use]
    pub fn with(&self, start: Square, random: Random) -> Self {
        Self { start, random, ..self.clone() }
    }

    /// The value of one of the algorithm's own options.
    pub fn option(&self, list: &OptionList) -> &'static str {
        let chosen = self.options.iter().find(|(each, _)| each.id == list.id);
        chosen.map_or(list.values[0], |(_, value)| value)
    }

    /// Whether an open tour may begin at any square; see [`ANYWHERE`].
    pub fn is_anywhere(&self) -> bool {
        self.target == Target::Open && self.option(&ANYWHERE) == "true"
    }
}

/// Asks for an open tour from any start, for algorithms that support it
/// ([`Algorithm::starts_anywhere`](super::algorithm::Algorithm::starts_anywhere)). The start is then where
/// the search begins. It has no effect on closed tours, which can begin anywhere.
pub const ANYWHERE: OptionList = OptionList { id: "anywhere", values: &["false", "true"] };

/// A setting specific to one algorithm.
#[derive(Debug, PartialEq, Eq)]
pub struct OptionList {
    /// The setting's id in links and calls.
    pub id: &'static str,
    /// The ids of its values, the default first. A switch has `"false"` and `"true"`.
    pub values: &'static [&'static str],
}

impl OptionList {
    /// The value with this id.
    ///
    /// # Errors
    /// [`ChoiceError`], with the list of ids.
    pub fn value(&self, word: &str) -> Result<&'static str, ChoiceError> {
        self.values.iter().copied().find(|value| *value == word).ok_or_else(|| {
            let known = self.values.to_vec();
            ChoiceError::NotAChoice { setting: self.id, value: word.into(), known }
        })
    }
}

ids! {
    /// What to do at a dead end.
    pub enum WhenStuck("whenStuck") {
        /// Stop there.
        Stop = "stop",
        /// Take moves back and try others.
        Backtrack = "backtrack",
        /// Restart.
        Restart = "restart",
    }
}
