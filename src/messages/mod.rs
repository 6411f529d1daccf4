//! Errors in words, for people.
//!
//! All sentences stand in one catalogue, `en.txt`: another language is another file of that kind.

mod error;

use std::borrow::Cow;

use crate::board::MAX_SIDE;
use crate::count::estimate::{WEIGHTS, weight_in_digits};
use crate::count::{LEAST_MEMORY, MAX_MEMORY};
use crate::error::{Fact, Refusal, Tell};
use crate::graph::edge_list::MAX_NAME;
use crate::keypad::is_seen;
use crate::run::animation;
use crate::scene::poster::{POSTER_THEMES, paper};
use crate::scene::{Layers, THEMES};
use crate::search::ALGORITHMS;

pub use error::{BoundaryError, Wanted};

/// What is wrong, in words: a line for each variant of the errors. `{fact}` stands for a fact of the
/// error. After a colon stands how it is written:
///
/// - `,` with commas between thousands; `-` one less than the number
/// - `?` with invisible characters written out
/// - `short` in words where it is large; `many` as "very many" where it is beyond all numbers
/// - `memory` as an amount of memory
const CATALOGUE: &str = include_str!("en.txt");

/// The units in which memory is told, as the page tells it.
const MEBIBYTE: u64 = 1 << 20;
const GIBIBYTE: u64 = 1 << 30;

/// What is wrong, in a sentence without a capital and a full stop.
#[must_use]
pub fn sentence(refusal: &dyn Refusal) -> String {
    let facts = refusal.facts();
    fill(template(refusal.name()), &|name| {
        facts.iter().find(|(each, _)| *each == name).map(|(_, fact)| Cow::Borrowed(fact))
    })
}

/// What a poster says of its colours: how many squares there are of each of two kinds, those at which the tour
/// turns first.
#[must_use]
pub fn poster_legend([turns, straight]: [usize; 2]) -> [String; 2] {
    let told = |one, many, count: usize| {
        let fact = |name: &str| (name == "count").then(|| Cow::Owned(count.fact()));
        fill(template(if count == 1 { one } else { many }), &fact)
    };
    let [turn, turns_, straight_] = POSTER_WORDS;
    [told(turn, turns_, turns), told(straight_, straight_, straight)]
}

/// What the catalogue calls these words.
const POSTER_WORDS: [&str; 3] = ["poster-turn", "poster-turns", "poster-straight"];

/// The line of the catalogue with a name.
fn template(name: &str) -> &'static str {
    let is_it = |line: &&str| line.starts_with(name) && line[name.len()..].starts_with(": ");
    CATALOGUE.lines().find(is_it).map_or("", |line| &line[name.len() + 2..])
}

/// A line with its gaps filled in: by the facts at hand, or else by what is always the same.
fn fill<'fact>(template: &str, fact: &dyn Fn(&str) -> Option<Cow<'fact, Fact>>) -> String {
    let mut text = String::new();
    let mut rest = template;
    while let Some((before, gap)) = rest.split_once('{') {
        text.push_str(before);
        let (gap, after) = gap.split_once('}').unwrap_or((gap, ""));
        let (name, style) = gap.split_once(':').unwrap_or((gap, ""));
        if let Some(fact) = fact(name).or_else(|| constant(name).map(Cow::Owned)) {
            text.push_str(&written(&fact, style));
        } else {
            // A brace that is meant as one.
            text.push('{');
            rest = &rest[before.len() + 1..];
            continue;
        }
        rest = after;
    }
    text.push_str(rest);
    text
}

/// What sentences tell that no error has to.
fn constant(name: &str) -> Option<Fact> {
    let list = |names: &mut dyn Iterator<Item = &'static str>| {
        Fact::Text(names.collect::<Vec<_>>().join(", "))
    };
    Some(match name {
        "MAX_SIDE" => MAX_SIDE.fact(),
        "MAX_NAME" => MAX_NAME.fact(),
        "LEAST_MEMORY" => LEAST_MEMORY.fact(),
        "MAX_MEMORY" => MAX_MEMORY.fact(),
        "LEAST_WEIGHT" => weight_in_digits(*WEIGHTS.start()).fact(),
        "GREATEST_WEIGHT" => weight_in_digits(*WEIGHTS.end()).fact(),
        "LEAST_SIZE" => animation::SIZES.start().fact(),
        "MAX_SIZE" => animation::SIZES.end().fact(),
        "LEAST_DELAY" => animation::DELAYS.start().fact(),
        "MAX_DELAY" => animation::DELAYS.end().fact(),
        "MAX_STEPS" => animation::MAX_STEPS.fact(),
        "LAYERS" => list(&mut Layers::NAMES.into_iter()),
        "THEMES" => list(&mut THEMES.iter().map(|theme| theme.id)),
        "POSTER_THEMES" => list(&mut POSTER_THEMES.iter().map(|theme| theme.id)),
        "PAPERS" => list(&mut paper::names()),
        "LEAST_MILLIMETRES" => paper::MILLIMETRES.start().fact(),
        "MAX_MILLIMETRES" => paper::MILLIMETRES.end().fact(),
        "LEAST_PIXELS" => paper::PIXELS.start().fact(),
        "MAX_PIXELS" => paper::PIXELS.end().fact(),
        "ANYWHERE" => {
            let mut methods = ALGORITHMS.iter().filter(|each| each.starts_anywhere);
            list(&mut methods.by_ref().map(|each| each.id))
        }
        _ => return None,
    })
}

/// A fact as the catalogue wants it written.
fn written(fact: &Fact, style: &str) -> String {
    match fact {
        Fact::Text(text) if style == "?" => visible(text),
        Fact::Text(text) => text.clone(),
        Fact::Phrase(name) => fill(template(name), &|_| None),
        Fact::Refusal(error) => sentence(error.refusal()),
        Fact::Number(number) => match style {
            "," => grouped(*number),
            "-" => number.saturating_sub(1).to_string(),
            "memory" => memory(*number as u64),
            "short" => short(*number),
            "many" if *number == u64::MAX.into() => "very many".to_owned(),
            _ => number.to_string(),
        },
    }
}

/// A text with what cannot be seen in it written out.
fn visible(text: &str) -> String {
    let mut visible = String::with_capacity(text.len());
    for character in text.chars() {
        if character == ' ' || is_seen(character) {
            visible.push(character);
        } else {
            visible.extend(character.escape_default());
        }
    }
    visible
}

/// A number with commas between thousands.
fn grouped(number: u128) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() * 4 / 3);
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A large number in short.
fn short(number: u128) -> String {
    const MILLION: u128 = 1_000_000;
    const BILLION: u128 = 1000 * MILLION;
    match number {
        0..MILLION => grouped(number),
        MILLION..BILLION => format!("{} million", number / MILLION),
        BILLION..1_000_000_000_000_000 => format!("{} billion", grouped(number / BILLION)),
        _ => "more than a million billion".to_owned(),
    }
}

/// An amount of memory, rounded up: with a decimal place where it is small, so that amounts differ.
fn memory(bytes: u64) -> String {
    const MANY: u64 = 100_000 * GIBIBYTE;
    if bytes >= MANY {
        return "more than 100,000 GiB".to_owned();
    }
    let (unit, name) = if bytes < GIBIBYTE { (MEBIBYTE, "MiB") } else { (GIBIBYTE, "GiB") };
    let tenths = (bytes * 10).div_ceil(unit);
    let (whole, rest) = (tenths / 10, tenths % 10);
    if tenths < 100 && rest > 0 {
        return format!("{whole}.{rest} {name}");
    }
    format!("{} {name}", grouped(tenths.div_ceil(10).into()))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::board::error::{BoardError, LeaperError, SquareError};
    use crate::choice::ChoiceError;
    use crate::count::CountError;
    use crate::error::Kind;
    use crate::graph::error::GraphError;
    use crate::keypad::KeypadError;
    use crate::run::error::{IllegalMove, RunError};
    use crate::scene::poster::error::PosterError;
    use crate::search::error::SearchError;
    use crate::tour::error::{NotATour, TourTextError};

    const KINDS: &[&[Kind]] = &[
        BoardError::KINDS,
        SquareError::KINDS,
        LeaperError::KINDS,
        GraphError::KINDS,
        NotATour::KINDS,
        TourTextError::KINDS,
        ChoiceError::KINDS,
        SearchError::KINDS,
        RunError::KINDS,
        PosterError::KINDS,
        CountError::KINDS,
        KeypadError::KINDS,
        BoundaryError::KINDS,
    ];

    fn lines() -> impl Iterator<Item = (&'static str, &'static str)> {
        let lines = CATALOGUE.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        lines.map(|line| line.split_once(": ").expect(line))
    }

    #[test]
    fn every_constant_that_a_sentence_names_is_filled_in() {
        let gaps = lines().flat_map(|(_, line)| line.split('{').skip(1));
        let names = gaps.filter_map(|gap| gap.split(['}', ':']).next());
        let is_part = |letter: char| letter.is_ascii_uppercase() || letter == '_';
        let constants: Vec<&str> =
            names.filter(|name| !name.is_empty() && name.chars().all(is_part)).collect();
        assert!(constants.len() > 5);
        for name in constants {
            assert!(constant(name).is_some(), "{name}");
        }
    }

    #[test]
    fn every_error_has_a_sentence_and_every_sentence_an_error() {
        let phrases = IllegalMove::ALL.map(IllegalMove::id);
        let phrases = phrases.into_iter().chain(Wanted::NAMES.iter().copied()).chain(POSTER_WORDS);
        let errors = KINDS.iter().copied().flatten().map(|kind| kind.name).chain(phrases);
        let errors: Vec<&str> = errors.collect();
        let known: BTreeSet<&str> = errors.iter().copied().collect();
        assert_eq!(known.len(), errors.len(), "a name stands for two errors");
        assert_eq!(known, lines().map(|(name, _)| name).collect(), "errors and the catalogue");
        assert_eq!(lines().count(), known.len(), "the catalogue has a name twice");
    }

    /// What JavaScript itself finds wrong has codes too.
    const BY_JAVASCRIPT: [(&str, &str); 5] = [
        ("bad-argument", include_str!("../web/guard.js")),
        ("freed", include_str!("../web/guard.js")),
        ("in-use", include_str!("../web/guard.js")),
        ("crashed", include_str!("../web/revive.js")),
        ("lost", include_str!("../web/revive.js")),
    ];

    #[test]
    fn declarations_name_every_code() {
        let declared = include_str!("../web/interface.d.ts").split_once("export type ErrorCode =");
        let (declared, _) = declared.and_then(|(_, rest)| rest.split_once(';')).expect("the codes");
        let is_code = |line: &&str| line.trim_start().starts_with('|');
        let declared = declared.lines().filter(is_code).filter_map(|line| line.split('"').nth(1));
        let declared: Vec<&str> = declared.collect();
        let mut codes: BTreeSet<&str> =
            KINDS.iter().copied().flatten().map(|kind| kind.code).collect();
        for (code, script) in BY_JAVASCRIPT {
            assert!(script.contains(&format!("\"{code}\"")), "{code} is thrown nowhere");
            codes.insert(code);
        }
        assert_eq!(declared, codes.into_iter().collect::<Vec<_>>(), "in the order of the alphabet");
    }

    #[test]
    fn sentences_tell_what_is_known() {
        for kind in KINDS.iter().copied().flatten() {
            for gap in template(kind.name).split('{').skip(1) {
                let (gap, _) = gap.split_once('}').expect(kind.name);
                let name = gap.split(':').next().unwrap_or_default();
                let is_known = kind.facts.contains(&name) || constant(name).is_some();
                assert!(is_known, "{} has no {name}", kind.name);
            }
        }
    }

    #[test]
    fn facts_are_put_into_words() {
        let told = |refusal: &dyn Refusal| sentence(refusal);
        let height = 4097;
        assert_eq!(
            told(&BoardError::TooLarge { width: u64::MAX, height }),
            "a board of very many × 4097 is too large; each side can be at most 4096"
        );
        assert_eq!(
            told(&RunError::IllegalMove { square: "e5".into(), what: IllegalMove::Hole }),
            "e5 cannot be the next move: there is a hole"
        );
        let fault = NotATour::Incomplete { visited: 3, squares: 64 };
        assert_eq!(
            told(&RunError::NotATour { fault }),
            "the given squares are no tour: 3 of 64 squares are visited"
        );
        let unseen = KeypadError::BadKey { character: '\u{301}', row: 1, place: 2 };
        assert!(told(&unseen).starts_with("'\\u{301}' in row 1, place 2, cannot be a key"));
        let (setting, value) = ("settings", "3".to_owned());
        let wanted = Wanted::RunSettings;
        assert_eq!(
            told(&BoundaryError::BadSetting { setting, value, wanted }),
            "settings cannot be \"3\"; it can be an object such as { board: \"8x8\" }"
        );
    }

    #[test]
    fn amounts_are_told_so_that_they_differ() {
        assert_eq!([0, 999, 1000, 16_777_216].map(grouped), ["0", "999", "1,000", "16,777,216"]);
        let amounts = [1, 1 << 20, 1_200_000, 2_792_000_000, 2 << 30, u64::MAX].map(memory);
        let told = ["0.1 MiB", "1 MiB", "1.2 MiB", "2.7 GiB", "2 GiB", "more than 100,000 GiB"];
        assert_eq!(amounts, told);
        assert_eq!(short(3_000_000_000), "3 billion");
    }
}
