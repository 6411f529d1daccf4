//! Texts cut into pieces.
//!
//! The standard library’s iterators do the same, but are put into every place where they are used, and
//! take a kilobyte of a visitor’s download in each. These are in the module once.

/// The pieces before, between and after the characters for which a function is true, empty ones too.
pub(crate) fn pieces(text: &str, ends: fn(char) -> bool) -> Pieces<'_> {
    Pieces { rest: Some(text), ends }
}

/// The same without the empty ones.
pub(crate) fn words(text: &str, ends: fn(char) -> bool) -> Words<'_> {
    Words(pieces(text, ends))
}

/// Lines with their numbers from 1; what follows the last line end is one unless it is empty.
pub(crate) fn lines(text: &str) -> Lines<'_> {
    Lines { rest: text, number: 0 }
}

/// A text without the characters at both ends for which a function is true.
#[inline(never)]
pub(crate) fn trim_matches(text: &str, is_around: fn(char) -> bool) -> &str {
    text.trim_matches(is_around)
}

/// Whether a character is a letter, of whatever script.
///
/// Beyond ASCII everything is one except spaces and the blocks of signs: the standard library's table
/// of all letters takes two kilobytes of a visitor's download.
pub(crate) fn is_letter(character: char) -> bool {
    let is_sign = || SIGNS.iter().any(|&(first, last)| first <= character && character <= last);
    character.is_ascii_alphabetic()
        || !(character.is_ascii() || character.is_whitespace() || is_sign())
}

/// The blocks of signs beyond ASCII, from the first character of each to the last.
const SIGNS: [(char, char); 18] = [
    ('\u{80}', '\u{bf}'),
    ('×', '×'),
    ('÷', '÷'),
    ('\u{2000}', '\u{206f}'),
    ('\u{20a0}', '\u{20ff}'),
    ('\u{2190}', '\u{2bff}'),
    ('\u{2e00}', '\u{2e2e}'),
    ('\u{2e30}', '\u{2e7f}'),
    ('\u{3001}', '\u{3004}'),
    ('\u{3008}', '\u{3020}'),
    ('\u{e000}', '\u{f8ff}'),
    ('\u{fe00}', '\u{fe6f}'),
    ('\u{feff}', '\u{ff20}'),
    ('\u{ff3b}', '\u{ff40}'),
    ('\u{ff5b}', '\u{ff65}'),
    ('\u{fff0}', '\u{ffff}'),
    ('\u{1f000}', '\u{1faff}'),
    ('\u{e0000}', char::MAX),
];

/// See [`pieces`].
pub(crate) struct Pieces<'text> {
    rest: Option<&'text str>,
    ends: fn(char) -> bool,
}

impl<'text> Iterator for Pieces<'text> {
    type Item = &'text str;

    #[inline(never)]
    fn next(&mut self) -> Option<&'text str> {
        let text = self.rest?;
        let end = text.char_indices().find(|&(_, character)| (self.ends)(character));
        self.rest = end.map(|(at, character)| &text[at + character.len_utf8()..]);
        Some(end.map_or(text, |(at, _)| &text[..at]))
    }
}

/// See [`words`].
pub(crate) struct Words<'text>(Pieces<'text>);

impl<'text> Iterator for Words<'text> {
    type Item = &'text str;

    #[inline(never)]
    fn next(&mut self) -> Option<&'text str> {
        loop {
            let piece = self.0.next()?;
            if !piece.is_empty() {
                return Some(piece);
            }
        }
    }
}

/// See [`lines`].
pub(crate) struct Lines<'text> {
    rest: &'text str,
    number: usize,
}

impl<'text> Iterator for Lines<'text> {
    type Item = (usize, &'text str);

    #[inline(never)]
    fn next(&mut self) -> Option<(usize, &'text str)> {
        if self.rest.is_empty() {
            return None;
        }
        self.number += 1;
        let (line, rest) = match self.rest.bytes().position(|byte| byte == b'\n') {
            Some(at) => (&self.rest[..at], &self.rest[at + 1..]),
            None => (self.rest, ""),
        };
        let ends = rest.len() < self.rest.len() - line.len();
        self.rest = rest;
        Some((self.number, line.strip_suffix('\r').filter(|_| ends).unwrap_or(line)))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn is_end(character: char) -> bool {
        matches!(character, ',' | '\u{a0}' | 'é')
    }

    #[test]
    fn letters_of_every_script_are_letters() {
        let is_missed = |&character: &char| character.is_alphabetic() && !is_letter(character);
        let missed: String = ('\0'..=char::MAX).filter(is_missed).collect();
        let is_circled = |each: char| matches!(each, 'ª' | 'µ' | 'º' | '\u{24b6}'..='\u{24e9}' | '\u{1f130}'..='\u{1f189}');
        assert_eq!(missed.replace(is_circled, ""), "");
        assert!("aZéßЖא東ㄱナ".chars().all(is_letter));
        assert!(!" 0_-–—…→×♘♞·•,\u{a0}\u{200b}\u{fe0e}\u{feff}🐎".chars().any(is_letter));
    }

    proptest! {
        #[test]
        fn texts_are_cut_as_the_standard_library_cuts_them(text in "[ab,\u{a0}é\r\n]{0,12}") {
            let all: Vec<&str> = pieces(&text, is_end).collect();
            prop_assert_eq!(all, text.split(is_end).collect::<Vec<_>>());
            let all: Vec<&str> = words(&text, char::is_whitespace).collect();
            prop_assert_eq!(all, text.split_whitespace().collect::<Vec<_>>());
            let all: Vec<(usize, &str)> = lines(&text).collect();
            prop_assert_eq!(all, (1..).zip(text.lines()).collect::<Vec<_>>());
            prop_assert_eq!(trim_matches(&text, is_end), text.trim_matches(is_end));
        }
    }
}
