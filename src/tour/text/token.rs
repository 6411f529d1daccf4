//! A text split into numbers, words, signs and line ends. Markup such as HTML tags is dropped here, so that
//! no reader has to know about it.

use std::ops::Range;

/// The kind of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// An integer; `35.` and `35.0` are integers, too.
    Number(u64),
    /// A number with decimals, which no format uses.
    Decimal,
    /// A sign for a hole or an unvisited square: `#`, `.`, `*`, `_`, `-1`, `[ ]`.
    Hole,
    /// A sequence of letters, including underscores and apostrophes between them.
    Letters,
    /// Any other character.
    Sign(char),
    /// The end of a line.
    Break,
}

/// A tab, which is kept because it separates the cells of tables.
pub(super) const TAB: Kind = Kind::Sign('\t');

#[derive(Clone, Copy, Debug)]
pub(super) struct Token {
    pub(super) kind: Kind,
    begin: u32,
    end: u32,
    /// Whether it touches the previous one.
    pub(super) is_glued: bool,
}

impl Token {
    pub(super) fn number(self) -> Option<u64> {
        match self.kind {
            Kind::Number(number) => Some(number),
            _ => None,
        }
    }

    pub(super) fn is_open(self) -> bool {
        matches!(self.kind, Kind::Sign('(' | '[' | '{'))
    }

    pub(super) fn is_close(self) -> bool {
        matches!(self.kind, Kind::Sign(')' | ']' | '}'))
    }
}

pub(super) struct Tokens<'text> {
    text: &'text str,
    all: Vec<Token>,
}

impl<'text> Tokens<'text> {
    /// Splits a text of less than 2³² bytes. Cost: linear.
    pub(super) fn new(text: &'text str) -> Self {
        let mut lexer = Lexer::new(text);
        while let Some(first) = lexer.rest().chars().next() {
            lexer.piece(first);
        }
        lexer.settle_fractions();
        Self { text, all: lexer.tokens }
    }

    pub(super) fn all(&self) -> &[Token] {
        &self.all
    }

    pub(super) fn text(&self, at: usize) -> &'text str {
        self.between(at..at + 1)
    }

    /// The numbers of characters from the beginning of its line to the beginning of each token and to its end.
    pub(super) fn columns(&self) -> Vec<[usize; 2]> {
        let (mut at, mut column) = (0, 0);
        let mut columns = Vec::with_capacity(self.all.len());
        for token in &self.all {
            columns.push([token.begin, token.end].map(|end| {
                column += self.text[at..end as usize].chars().count();
                at = end as usize;
                column
            }));
            if token.kind == Kind::Break {
                column = 0;
            }
        }
        columns
    }

    /// The text from the first token of a range to the last one.
    pub(super) fn between(&self, range: Range<usize>) -> &'text str {
        match &self.all[range] {
            [first, .., last] => &self.text[first.begin as usize..last.end as usize],
            [only] => &self.text[only.begin as usize..only.end as usize],
            [] => "",
        }
    }

    /// The tokens of every line that has any.
    pub(super) fn lines(&self) -> impl Iterator<Item = Range<usize>> + '_ {
        self.parts(|kind| kind == Kind::Break)
    }

    /// The tokens of every part that has any.
    pub(super) fn parts(&self, ends: fn(Kind) -> bool) -> impl Iterator<Item = Range<usize>> + '_ {
        let mut from = 0;
        let ends =
            (0..=self.all.len()).filter(move |&at| at == self.all.len() || ends(self.all[at].kind));
        let lines = ends.map(move |end| {
            let line = from..end;
            from = end + 1;
            line
        });
        lines.filter(|line| !line.is_empty())
    }

    /// Whether a token touches letters or digits on either side.
    pub(super) fn is_in_word(&self, at: usize) -> bool {
        self.continues_word(at) || at + 1 < self.all.len() && self.continues_word(at + 1)
    }

    /// Whether a token and the previous one form a word: `a1`, `int64`.
    pub(super) fn continues_word(&self, at: usize) -> bool {
        let is_word = |at: usize| matches!(self.all[at].kind, Kind::Letters | Kind::Number(_));
        at > 0 && self.all[at].is_glued && is_word(at) && is_word(at - 1)
    }
}

/// HTML tags that end a line, and others.
const ENDING_TAGS: [&str; 9] = ["tr", "br", "p", "div", "li", "table", "pre", "ul", "ol"];
const OTHER_TAGS: [&str; 26] = [
    "td", "th", "tbody", "thead", "tfoot", "caption", "span", "code", "html", "body", "head",
    "title", "style", "script", "meta", "link", "b", "i", "em", "strong", "center", "font", "h1",
    "h2", "h3", "!doctype",
];

struct Lexer<'text> {
    text: &'text str,
    at: usize,
    tokens: Vec<Token>,
    /// The decimals found: the index of the number before them, and the number of digits.
    fractions: Vec<(usize, usize)>,
    /// Whether `\n` written as two characters always ends a line.
    is_one_line: bool,
    has_tags: bool,
}

impl<'text> Lexer<'text> {
    fn new(text: &'text str) -> Self {
        Self {
            text,
            at: 0,
            tokens: Vec::new(),
            fractions: Vec::new(),
            is_one_line: !text.trim().contains('\n'),
            has_tags: text.contains("</"),
        }
    }

    fn rest(&self) -> &'text str {
        &self.text[self.at..]
    }

    fn push(&mut self, kind: Kind, length: usize) {
        let (begin, end) = (self.at as u32, (self.at + length) as u32);
        let parts = |kind| matches!(kind, Kind::Break | TAB);
        let touches = |before: &Token| before.end == begin && !parts(before.kind);
        let is_glued = !parts(kind) && self.tokens.last().is_some_and(touches);
        self.tokens.push(Token { kind, begin, end, is_glued });
        self.at += length;
    }

    /// Whether the next token touches a word or a number.
    fn touches_word(&self) -> bool {
        self.tokens.last().is_some_and(|before| {
            before.end as usize == self.at
                && matches!(before.kind, Kind::Letters | Kind::Number(_) | Kind::Hole)
        })
    }

    fn piece(&mut self, first: char) {
        match first {
            '\n' => self.push(Kind::Break, 1),
            '\t' => self.push(TAB, 1),
            '\u{1b}' => self.at += 1 + colour(&self.rest()[1..]),
            '\\' => self.backslash(),
            '<' if self.tag() => {}
            '&' => match entity(self.rest()) {
                Some(length) => self.at += length,
                None => self.push(Kind::Sign('&'), 1),
            },
            '0'..='9' => self.number(),
            '-' | '−' | '_' if self.is_negative(first) => {
                let sign = first.len_utf8();
                let number =
                    self.rest()[sign..].find(|each: char| !matches!(each, '0'..='9' | '.'));
                self.push(Kind::Hole, number.map_or(self.rest().len(), |end| sign + end));
            }
            '#' | '.' | '*' | '_' => self.dots(first),
            '[' | '(' | '{' => {
                let empty = empty_brackets(self.rest());
                self.push(empty.map_or(Kind::Sign(first), |_| Kind::Hole), empty.unwrap_or(1));
            }
            _ if first.is_whitespace() => self.at += first.len_utf8(),
            _ if first.is_alphabetic() => self.letters(),
            _ => self.push(Kind::Sign(first), first.len_utf8()),
        }
    }

    fn is_negative(&self, sign: char) -> bool {
        let after = &self.rest()[sign.len_utf8()..];
        // Between two dashes, as in `-1-`, is a number that both of them only mark.
        if after[digits(after)..].starts_with(sign) {
            return false;
        }
        let closes = self
            .tokens
            .last()
            .is_some_and(|before| before.end as usize == self.at && before.is_close());
        after.starts_with(|each: char| each.is_ascii_digit()) && !self.touches_word() && !closes
    }

    fn number(&mut self) {
        let rest = self.rest();
        let digits = digits(rest);
        let number = rest[..digits].parse().unwrap_or(u64::MAX);
        let after = &rest[digits..];
        let decimals = after.strip_prefix('.').map_or(0, self::digits);
        // Within a word of letters and digits, a dot is not a decimal point.
        let in_word = self.touches_word();
        if decimals == 0 || in_word {
            self.push(Kind::Number(number), digits);
            return;
        }
        if let Some((length, number)) = scientific(rest, digits + 1 + decimals) {
            self.push(number.map_or(Kind::Decimal, Kind::Number), length);
            return;
        }
        self.fractions.push((self.tokens.len(), decimals));
        self.push(Kind::Number(number), digits);
        self.push(Kind::Sign('.'), 1);
        let fraction = self.rest()[..decimals].parse().unwrap_or(u64::MAX);
        self.push(Kind::Number(fraction), decimals);
    }

    /// Decides what `7.0` is: 7 if all decimals of the text are zeros, otherwise 7 and 0. Long decimals
    /// belong to one number.
    fn settle_fractions(&mut self) {
        const LONG: usize = 3;
        let is_zero = |&(at, _): &(usize, usize)| self.tokens[at + 2].kind == Kind::Number(0);
        let is_long = |&(_, length): &(usize, usize)| length >= LONG;
        let are_whole = self.fractions.iter().all(|each| is_zero(each) || is_long(each));
        let mut gone = vec![false; if self.fractions.is_empty() { 0 } else { self.tokens.len() }];
        for each in &self.fractions {
            let at = each.0;
            let is_whole = are_whole && self.tokens[at + 2].kind == Kind::Number(0);
            if is_whole || is_long(each) {
                self.tokens[at].end = self.tokens[at + 2].end;
                gone[at + 1..at + 3].fill(true);
                if !is_whole {
                    self.tokens[at].kind = Kind::Decimal;
                }
            }
        }
        if !gone.is_empty() {
            let mut gone = gone.into_iter();
            self.tokens.retain(|_| gone.next() == Some(false));
        }
    }

    fn letters(&mut self) {
        let mut end = 0;
        let mut characters = self.rest().char_indices().peekable();
        while let Some((at, each)) = characters.next() {
            let joins = matches!(each, '_' | '\'' | '’')
                && characters.peek().is_some_and(|(_, next)| next.is_alphabetic());
            if !(each.is_alphabetic() || joins) {
                break;
            }
            end = at + each.len_utf8();
        }
        self.push(Kind::Letters, end);
    }

    /// One or two of these mean a hole unless they touch a word; more are a line of a frame.
    fn dots(&mut self, first: char) {
        let rest = self.rest();
        let length = rest.len() - rest.trim_start_matches(first).len();
        let is_touched =
            self.touches_word() || rest[length..].starts_with(|each: char| each.is_alphanumeric());
        let is_hole = length <= 2 && !is_touched;
        self.push(if is_hole { Kind::Hole } else { Kind::Sign(first) }, length);
    }

    /// Escaped line ends and tabs, and the double backslash that ends a row in LaTeX.
    fn backslash(&mut self) {
        let mut after = self.rest()[1..].chars();
        let (first, second) = (after.next(), after.next());
        let ends_word = self.is_one_line || !second.is_some_and(char::is_alphabetic);
        match first {
            Some('\\') => self.push(Kind::Break, 2),
            Some('n') if ends_word => self.push(Kind::Break, 2),
            Some('t') if ends_word => self.push(TAB, 2),
            Some('r') if ends_word => self.at += 2,
            _ => self.push(Kind::Sign('\\'), 1),
        }
    }

    /// Skips an HTML tag, if there is one.
    fn tag(&mut self) -> bool {
        const LONGEST: usize = 1000;
        let name = self.rest()[1..].trim_start_matches('/');
        let length = name.find(|each: char| !(each.is_ascii_alphanumeric() || each == '!'));
        let name = name[..length.unwrap_or(name.len())].to_ascii_lowercase();
        let ends = ENDING_TAGS.contains(&name.as_str());
        let is_tag = ends || self.has_tags && OTHER_TAGS.contains(&name.as_str());
        if !is_tag {
            return false;
        }
        // Another tag may begin where the end of this one is missing.
        let inside = &self.rest().as_bytes()[1..];
        let end = inside.iter().take(LONGEST).position(|byte| matches!(byte, b'<' | b'>'));
        match end.filter(|&end| inside[end] == b'>') {
            Some(end) if ends => self.push(Kind::Break, end + 2),
            Some(end) => self.at += end + 2,
            None => return false,
        }
        true
    }
}

/// The length of brackets with nothing but blanks between them, at least one.
fn empty_brackets(text: &str) -> Option<usize> {
    let after = text[1..].trim_start_matches(' ');
    let blanks = text.len() - 1 - after.len();
    (blanks > 0 && after.starts_with([']', ')', '}'])).then_some(blanks + 2)
}

fn digits(text: &str) -> usize {
    text.bytes().position(|byte| !byte.is_ascii_digit()).unwrap_or(text.len())
}

/// The length and value of a number such as `3.5e+01`, given the length of its mantissa; no value if it is
/// not an integer.
fn scientific(text: &str, mantissa: usize) -> Option<(usize, Option<u64>)> {
    let (mantissa, rest) = text.split_at(mantissa);
    let exponent = rest.strip_prefix(['e', 'E'])?;
    let digits = digits(exponent.strip_prefix(['+', '-'])?);
    let exponent = &exponent[..=digits];
    (digits > 0).then(|| (mantissa.len() + 1 + exponent.len(), whole(mantissa, exponent)))
}

/// A mantissa with decimals times a power of ten, if that is an integer.
fn whole(mantissa: &str, exponent: &str) -> Option<u64> {
    let (before, after) = mantissa.split_once('.')?;
    let digits = [before, after].concat();
    let (digits, all) = (digits.trim_end_matches('0'), digits.len());
    if digits.is_empty() {
        return Some(0);
    }
    let exponent = i64::from(exponent.parse::<i32>().ok()?);
    let zeros = exponent + (all - digits.len()) as i64 - after.len() as i64;
    let power = 10_u64.checked_pow(zeros.try_into().ok()?)?;
    digits.parse::<u64>().ok()?.checked_mul(power)
}

/// The length of a terminal colour sequence, after its first character.
fn colour(text: &str) -> usize {
    const LONGEST: usize = 20;
    let Some(rest) = text.strip_prefix('[') else { return 0 };
    let end = rest.bytes().take(LONGEST).position(|byte| byte.is_ascii_alphabetic());
    end.map_or(1, |end| end + 2)
}

/// The length of an entity such as `&nbsp;`.
fn entity(text: &str) -> Option<usize> {
    const LONGEST: usize = 10;
    let end = text.bytes().take(LONGEST).position(|byte| byte == b';')?;
    let is_name = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'#';
    (end > 2 && text.as_bytes()[1..end].iter().all(is_name)).then_some(end + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_numbers_are_read_as_programs_write_them() {
        for (text, value) in [
            ("7.000000000000000000e+00", Some(7)),
            ("1.400000000000000000E+01", Some(14)),
            ("35.00e-1", None),
            ("30.00e-1", Some(3)),
            ("0.0e+99", Some(0)),
            ("1.0e+99", None),
            ("2.5e+00", None),
            ("1.0e+99999999999", None),
        ] {
            let mantissa = text.find(['e', 'E']).expect("an exponent");
            assert_eq!(scientific(text, mantissa), Some((text.len(), value)), "{text}");
        }
        assert_eq!(scientific("1.0e+", 3), None);
        assert_eq!(scientific("1.0e5", 3), None);
        assert_eq!(scientific("1.0e+5x", 3), Some((6, Some(100_000))));
    }
}
