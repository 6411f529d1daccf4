//! Templates: all lines that a program can have, each with its conditions.
//!
//! ```text
//! backtrack !random @place|visit(«start»)
//! ```
//!
//! The line is there if `backtrack` holds and `random` does not. It does what `place` of the pseudo-code says.
//! `«start»` stands for a value.

/// What repeats a line for criteria of the rule: for the first one, for each of the others, or for each that is
/// more than a function's name.
pub(super) const REPEATED: [&str; 3] = ["first", "others", "formula"];

/// A line of a program.
pub(super) struct Line {
    pub(super) text: String,
    /// The codes of the pseudo-code that it does.
    pub(super) codes: Vec<&'static str>,
}

/// Values by name.
pub(super) type Values = Vec<(&'static str, String)>;

/// A criterion of the rule.
pub(super) struct Criterion {
    pub(super) values: Values,
    /// Whether it is the function of a measure.
    pub(super) is_function: bool,
}

/// The lines of a template whose conditions hold, with their values.
pub(super) fn fill(
    template: &'static str,
    holds: &dyn Fn(&str) -> bool,
    values: &Values,
    criteria: &[Criterion],
) -> Vec<Line> {
    let mut lines = Vec::new();
    for (head, text) in template.lines().filter_map(|line| line.split_once('|')) {
        let words: Vec<&str> = head.split_whitespace().collect();
        let is_met = |word: &&str| match word.split_at(1) {
            ("@", _) => true,
            ("!", condition) => !holds(condition),
            _ => REPEATED.contains(word) || holds(word),
        };
        if !words.iter().all(is_met) {
            continue;
        }
        let codes: Vec<&str> = words.iter().filter_map(|word| word.strip_prefix('@')).collect();
        let mut add = |text: String| lines.push(Line { text, codes: codes.clone() });
        let Some(which) = words.iter().find(|word| REPEATED.contains(word)) else {
            add(replaced(text, values));
            continue;
        };
        for (place, criterion) in criteria.iter().enumerate() {
            let is_there = match *which {
                "first" => place == 0,
                "others" => place > 0,
                _ => !criterion.is_function,
            };
            if is_there {
                add(replaced(text, &criterion.values));
            }
        }
    }
    lines
}

fn replaced(text: &str, values: &Values) -> String {
    let mut text = text.to_owned();
    for (name, value) in values {
        text = text.replace(&format!("«{name}»"), value);
    }
    text
}

/// Removes empty lines where there are too many lines: first those after another, then all.
pub(super) fn shorten(lines: &mut Vec<Line>, most: usize) {
    if lines.len() > most {
        lines.dedup_by(|line, before| line.text.is_empty() && before.text.is_empty());
    }
    if lines.len() > most {
        lines.retain(|line| !line.text.is_empty());
    }
}
