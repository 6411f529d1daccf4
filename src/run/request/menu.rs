//! Settings with a list of values.

use super::refuse::Refuse;
use crate::choice::{Choice, ChoiceError};
use crate::error::{Error, excerpt};

/// What is usual where it is offered, else the first that is.
pub(super) fn usual<T: Choice + PartialEq>(usual: T, offered: &[T]) -> T {
    let is_offered = offered.is_empty() || offered.contains(&usual);
    if is_offered { usual } else { offered[0] }
}

/// What can be chosen of a setting.
pub(super) struct Menu {
    pub(super) setting: &'static str,
    pub(super) choices: Vec<&'static str>,
    /// Whether it makes a difference what is chosen.
    pub(super) is_choice: bool,
    /// Whether it is a problem when something else is asked for.
    pub(super) is_told: bool,
}

impl Menu {
    /// What an algorithm offers; where that is nothing, any value there is will do.
    pub(super) fn of<T: Choice>(offered: &[T], is_told: bool) -> Self {
        let choices = if offered.is_empty() { T::ALL } else { offered };
        let choices = choices.iter().map(|choice| choice.id()).collect();
        Self { setting: T::SETTING, choices, is_choice: !offered.is_empty(), is_told }
    }

    /// As [`settle`](Self::settle).
    pub(super) fn choose<T: Choice>(
        &self,
        word: &mut Option<String>,
        usual: T,
        refuse: Refuse<'_>,
    ) -> Result<T, Error> {
        let chosen = self.settle(word, usual.id(), refuse)?;
        Ok(T::ALL.iter().copied().find(|choice| choice.id() == chosen).unwrap_or(usual))
    }

    /// The word that is asked for, or else the usual one. It becomes what is used, or `None` where it
    /// makes no difference.
    pub(super) fn settle(
        &self,
        word: &mut Option<String>,
        usual: &'static str,
        refuse: Refuse<'_>,
    ) -> Result<&'static str, Error> {
        let mut chosen = usual;
        if let Some(asked) = word.as_deref() {
            match self.choices.iter().find(|choice| **choice == asked) {
                Some(choice) => chosen = choice,
                None if self.is_told => {
                    let (value, known) = (excerpt(asked), self.choices.join(", "));
                    let setting = self.setting;
                    refuse(setting, ChoiceError::NotAChoice { setting, value, known }.into())?;
                }
                None => {}
            }
        }
        *word = self.is_choice.then(|| chosen.to_owned());
        Ok(chosen)
    }
}
