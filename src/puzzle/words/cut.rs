//! A text cut into parts.

use super::excerpt;
use super::limits::{MAX_LETTERS, MAX_PART};
use crate::choice::ids;
use crate::puzzle::error::PuzzleError;
use crate::puzzle::givens::MAX_SQUARES;

ids! {
    /// What a part of a text is.
    pub enum Unit("cut") {
        /// What lies between two blanks or marks: a hyphen, a bar or a soft hyphen.
        Marks = "marks",
        /// A letter, with the punctuation beside it.
        Letters = "letters",
        /// A word.
        Words = "words",
    }
}

/// What stands on one square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// Its text, without a mark.
    pub text: String,
    /// Whether the next part belongs to the same word.
    pub joins: bool,
}

/// The text that parts are read as.
pub fn text_of(parts: &[Part]) -> String {
    let mut text = String::new();
    for part in parts {
        text.push_str(&part.text);
        if !part.joins {
            text.push(' ');
        }
    }
    text.truncate(text.trim_end().len());
    text
}

/// Whether this is a sign that does not stand on a square of its own.
fn is_punctuation(cluster: &str) -> bool {
    cluster.chars().all(is_sign)
}

/// Whether this is punctuation.
pub(super) fn is_sign(sign: char) -> bool {
    const SIGNS: &str = "–—‘’“”„‚«»‹›¿¡…、。，．：；！？「」『』（）・،؛؟";
    sign.is_ascii_punctuation() || SIGNS.contains(sign)
}

struct Cutter {
    parts: Vec<Part>,
    /// The part so far, and how many letters it has.
    part: String,
    letters: usize,
}

impl Cutter {
    fn end(&mut self, joins: bool) -> Result<(), PuzzleError> {
        if self.letters > MAX_PART {
            let (part, letters) = (excerpt(&self.part), self.letters);
            return Err(PuzzleError::PartTooLong { part, letters });
        }
        if self.letters > 0 {
            let text = std::mem::take(&mut self.part);
            self.parts.push(Part { text, joins });
            self.letters = 0;
        } else if !self.part.is_empty()
            && let Some(last) = self.parts.last_mut()
        {
            // A dash between blanks stays with the word before it.
            last.text.push(' ');
            last.text.push_str(&std::mem::take(&mut self.part));
        } else if let Some(last) = self.parts.last_mut() {
            last.joins &= joins;
        }
        Ok(())
    }
}

/// Cuts a text, which comes in grapheme clusters: those are never cut. Hyphens, bars and soft hyphens are marks, and `--`
/// is a hyphen that stays. A hyphen at the end of a word joins it to the next.
///
/// # Errors
/// [`PuzzleError`] if there is no letter, a part or the text is too long, or there are too many parts.
pub fn cut<'a>(
    clusters: impl IntoIterator<Item = &'a str>,
    unit: Unit,
) -> Result<Vec<Part>, PuzzleError> {
    let mut cutter = Cutter { parts: Vec::new(), part: String::new(), letters: 0 };
    let mut clusters = clusters.into_iter().take(MAX_LETTERS + 1).peekable();
    let mut count = 0;
    let mut is_joined = false;
    while let Some(cluster) = clusters.next() {
        count += 1;
        if count > MAX_LETTERS {
            return Err(PuzzleError::TooManyLetters);
        }
        let is_blank = cluster.chars().all(char::is_whitespace);
        let stays = cluster == "-" && clusters.next_if_eq(&"-").is_some();
        let is_mark = !stays && matches!(cluster, "-" | "|" | "\u{ad}");
        if is_blank {
            if !is_joined {
                cutter.end(false)?;
            }
        } else if is_mark {
            if unit == Unit::Marks {
                cutter.end(true)?;
            }
        } else if is_punctuation(cluster) {
            cutter.part.push_str(cluster);
            if stays && unit == Unit::Marks {
                cutter.end(true)?;
            }
        } else {
            if unit == Unit::Letters {
                cutter.end(true)?;
            }
            cutter.part.push_str(cluster);
            cutter.letters += 1;
        }
        is_joined = is_mark || (is_joined && is_blank);
    }
    cutter.end(false)?;
    let parts = cutter.parts;
    match parts.len() {
        0 => Err(PuzzleError::NoText),
        count if count > MAX_SQUARES as usize => Err(PuzzleError::TooManyParts { parts: count }),
        _ => Ok(parts),
    }
}
