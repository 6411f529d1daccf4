//! A keypad: keys with characters on them, in rows with gaps.

use std::fmt;
use std::str::FromStr;

use super::error::KeypadError;
use crate::board::leaper::Leaper;
use crate::graph::Graph;

/// The maximum number of keys in a sequence.
pub const MAX_LENGTH: u32 = 10_000;

/// A key by its number; those of a [`Keypad`] count from 0 in reading order.
pub type Key = u16;

/// The maximum number of keys on a keypad.
pub const MAX_KEYS: usize = 1000;

/// The maximum number of rows, and of positions in a row.
pub(super) const MAX_SIDE: usize = 1000;

/// Keys in rows. At least one, with distinct characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keypad {
    /// In reading order: by rows from the top, each from the left.
    keys: Vec<(Place, char)>,
    /// The characters in ascending order, each in the upper half of a number that has its key in the lower one.
    by_character: Vec<u64>,
}

/// Row and position in the row, from 0 at the top left.
type Place = (u16, u16);

impl Keypad {
    /// The characters on the keys, in reading order: key 0 first.
    pub fn characters(&self) -> impl ExactSizeIterator<Item = char> + '_ {
        self.keys.iter().map(|&(_, character)| character)
    }

    /// The number of keys.
    pub fn len(&self) -> usize {
        self.keys.len()
    }

    /// Always false: every keypad has a key.
    pub fn is_empty(&self) -> bool {
        false
    }

    /// Row (0 at the top) and position in the row (0 at the left) of every key, in reading order. The first
    /// row and the first column are not empty.
    pub fn places(&self) -> impl ExactSizeIterator<Item = (u16, u16)> + '_ {
        self.keys.iter().map(|&(place, _)| place)
    }

    /// The character on a key.
    ///
    /// # Panics
    /// If there is no such key.
    pub fn character(&self, key: Key) -> char {
        self.keys[usize::from(key)].1
    }

    /// The key with this character.
    pub fn key(&self, character: char) -> Option<Key> {
        let code = u64::from(u32::from(character));
        let found = self.by_character.binary_search_by_key(&code, |entry| entry >> 32);
        found.ok().map(|at| self.by_character[at] as Key)
    }

    /// The keys of a text, one per character; moves between them are not checked.
    ///
    /// # Errors
    /// [`KeypadError::UnknownKey`], or [`KeypadError::SequenceTooLong { most: MAX_LENGTH }`] beyond
    /// [`MAX_LENGTH`].
    pub fn sequence(&self, text: &str) -> Result<Vec<Key>, KeypadError> {
        if text.chars().nth(MAX_LENGTH as usize).is_some() {
            return Err(KeypadError::SequenceTooLong { most: MAX_LENGTH });
        }
        let key = |(at, character)| {
            self.key(character).ok_or_else(|| {
                let known = self.characters().collect::<String>().into();
                KeypadError::UnknownKey { key: character, place: at + 1, known }
            })
        };
        text.chars().enumerate().map(key).collect()
    }

    /// The graph of a leaper's moves between keys; it can leap over gaps.
    #[allow(clippy::missing_panics_doc)] // It cannot: there is a key, and no move ends where it began.
    pub fn graph(&self, leaper: Leaper) -> Graph {
        let steps = leaper.moves();
        let mut edges = Vec::new();
        for (number, &((row, column), _)) in (0..).zip(&self.keys) {
            for (x, y) in &steps {
                let (row, column) = (i32::from(row) + y, i32::from(column) + x);
                let place = (row.try_into(), column.try_into());
                let (Ok(row), Ok(column)) = place else { continue };
                let end = self.keys.binary_search_by_key(&(row, column), |&(place, _)| place);
                edges.extend(end.ok().map(|end| (number, end as u32)));
            }
        }
        let graph = Graph::from_edges(self.keys.len() as u32, &edges);
        graph.expect("every edge joins two keys")
    }
}

/// Parses rows from the top, separated by `/` or line ends; a space is a gap.
impl FromStr for Keypad {
    type Err = KeypadError;

    fn from_str(text: &str) -> Result<Self, KeypadError> {
        let mut keys = Vec::new();
        let rows = text.split(['/', '\n']).map(|row| row.strip_suffix('\r').unwrap_or(row));
        for (row, text) in rows.enumerate() {
            for (column, character) in text.chars().enumerate().filter(|&(_, each)| each != ' ') {
                let (row, place) = (row + 1, column + 1);
                if !is_seen(character) {
                    return Err(KeypadError::BadKey { character, row, place });
                }
                if row > MAX_SIDE || place > MAX_SIDE {
                    return Err(KeypadError::KeyTooFar { row, place, most: MAX_SIDE });
                }
                if keys.len() == MAX_KEYS {
                    return Err(KeypadError::TooManyKeys { most: MAX_KEYS });
                }
                keys.push(((row as u16, place as u16), character));
            }
        }
        let entry =
            |(key, &(_, character)): (u64, &(_, char))| u64::from(u32::from(character)) << 32 | key;
        let mut by_character: Vec<u64> = (0..).zip(&keys).map(entry).collect();
        by_character.sort_unstable();
        let twin = by_character.windows(2).filter(|pair| pair[0] >> 32 == pair[1] >> 32);
        if let Some(second) = twin.map(|pair| pair[1] as u32).min() {
            let ((row, place), key) = keys[second as usize];
            return Err(KeypadError::RepeatedKey { key, row: row.into(), place: place.into() });
        }
        let top = keys.iter().map(|&((row, _), _)| row).min().ok_or(KeypadError::NoKeys)?;
        let left = keys.iter().map(|&((_, place), _)| place).min().ok_or(KeypadError::NoKeys)?;
        for ((row, place), _) in &mut keys {
            *row -= top;
            *place -= left;
        }
        Ok(Self { keys, by_character })
    }
}

/// Whether a character is visible by itself: not a space or a control character, not a joiner, and not a
/// combining character (Unicode 16, the blocks that contain only those).
pub fn is_seen(character: char) -> bool {
    let is_joined_or_unseen = matches!(character,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{feff}'
        | '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe00}'..='\u{fe0f}' | '\u{fe20}'..='\u{fe2f}'
        | '\u{1f3fb}'..='\u{1f3ff}' | '\u{e0000}'..='\u{e0fff}'
    );
    !(character.is_whitespace() || character.is_control() || is_joined_or_unseen)
}

/// Writes it as it is parsed, with rows separated by `/`, without trailing spaces.
impl fmt::Display for Keypad {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut at = (0, 0);
        let mut text = String::with_capacity(2 * self.keys.len());
        for &((row, column), character) in &self.keys {
            while at.0 < row {
                text.push('/');
                at = (at.0 + 1, 0);
            }
            while at.1 < column {
                text.push(' ');
                at.1 += 1;
            }
            text.push(character);
            at.1 += 1;
        }
        formatter.pad(&text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Square;

    fn refusal(text: &str) -> String {
        text.parse::<Keypad>().unwrap_err().to_string()
    }

    #[test]
    fn rows_are_read_and_written() {
        for (text, written) in [
            ("ABCDE/FGHIJ/KLMNO/ 123 ", "ABCDE/FGHIJ/KLMNO/ 123"),
            ("123\r\n456\n789\n 0 \n", "123/456/789/ 0"),
            ("\n   x\n  y", " x/y"),
            ("é/→", "é/→"),
        ] {
            let keypad: Keypad = text.parse().unwrap();
            assert_eq!(keypad.to_string(), written);
            assert_eq!(written.parse(), Ok(keypad));
        }
    }

    #[test]
    fn keys_are_found_by_their_characters() {
        let keypad: Keypad = "123/456/789/ 0 ".parse().unwrap();
        assert_eq!(keypad.sequence("1290"), Ok(vec![0, 1, 8, 9]));
        assert_eq!(keypad.character(9), '0');
        let message = keypad.sequence("12x").unwrap_err().to_string();
        assert_eq!(message, "'x' in place 3 is not a key of this keypad; its keys are 1234567890");
    }

    #[test]
    fn errors_have_their_place() {
        assert_eq!(
            refusal("AB/BA"),
            "the key 'B' appears a second time in row 2, place 1; write each key once"
        );
        assert!(refusal("A\tB").starts_with("'\\t' in row 1, place 2, cannot be a key"));
        assert!(refusal(" / \n").starts_with("this keypad has no keys"));
        assert!(refusal(&format!("{}A", "/".repeat(1000))).starts_with("the key in row 1001"));
        let thousand: String = ('一'..).take(1001).collect();
        assert!(refusal(&thousand).starts_with("the key in row 1, place 1001"));
        let (one, other) = thousand.split_at(300);
        assert!(refusal(&format!("{one}/{other}")).starts_with("this keypad has too many keys"));
    }

    #[test]
    fn what_cannot_be_seen_by_itself_is_no_key() {
        for text in
            ["ab\u{200b}", "❤\u{fe0f}", "e\u{301}", "👨\u{200d}👩", "👍\u{1f3fd}", "\u{202e}"]
        {
            assert!(refusal(text).contains("write one visible character for each key"), "{text}");
        }
        assert!("é😀☎→".parse::<Keypad>().is_ok());
    }

    #[test]
    fn moves_are_those_of_the_piece() {
        let keypad: Keypad = "123/456/789/ 0 ".parse().unwrap();
        let ends = |leaper, key: u32| {
            let graph = keypad.graph(leaper);
            graph.neighbours(Square(key)).map(|end| end.0).collect::<Vec<_>>()
        };
        assert_eq!(ends(Leaper::KNIGHT, 3), [2, 8, 9]);
        assert!(ends(Leaper::KNIGHT, 4).is_empty());
        assert_eq!(ends(Leaper::new(0, 1).unwrap(), 9), [7]);
    }
}
