//! The words around a tour.

use std::ops::Range;

use super::records::Label;
use super::token::{Kind, Tokens};
use super::written::{Form, MAX_LEFT_OUT};
use crate::error::Excerpt;

/// The words of a text that a reading ignores: whole lines of which it uses nothing, otherwise single words,
/// without repetitions.
pub(super) fn left_out(tokens: &Tokens<'_>, form: Form, used: &[usize]) -> Vec<String> {
    let all = tokens.all();
    let mut is_used = vec![false; all.len()];
    for &at in used {
        is_used[at] = true;
    }
    let mut told = Told::default();
    for line in tokens.lines() {
        let says =
            |&at: &usize| matches!(all[at].kind, Kind::Letters | Kind::Number(_) | Kind::Decimal);
        if !line.clone().any(|at| is_used[at]) {
            let is_label = || form == Form::NumberedBoard && are_labels(tokens, line.clone());
            if line.clone().any(|at| says(&at)) && !is_label() {
                told.add(tokens.between(line));
            }
            continue;
        }
        // Another board beside it.
        let rest = line.clone().rev().take_while(|&at| !is_used[at]);
        let is_cell = |kind| matches!(kind, Kind::Number(_) | Kind::Hole);
        let cells: Vec<usize> = rest.filter(|&at| is_cell(all[at].kind)).collect();
        let has_numbers = cells.iter().any(|&at| all[at].number().is_some());
        if let (Form::NumberedBoard, [_, _, .., first], true) = (form, &cells[..], has_numbers) {
            let in_brackets = *first > line.start && all[first - 1].is_open();
            told.add(tokens.between(first - usize::from(in_brackets)..line.end));
        }
        let joins = |at: usize| all[at].is_glued && belongs_to_word(tokens, at);
        for at in line.clone().filter(|&at| all[at].kind == Kind::Letters && !is_used[at]) {
            // The rest of a word such as `np.int64` belongs to its beginning.
            let is_rest = at > line.start
                && joins(at)
                && !is_used[at - 1]
                && matches!(all[at - 1].kind, Kind::Letters | Kind::Number(_) | Kind::Sign('.'));
            if !is_rest && Label::of(tokens.text(at)).is_none() {
                let rest = (at + 1..line.end).take_while(|&at| joins(at) && !is_used[at]).count();
                told.add(tokens.between(at..at + 1 + rest));
            }
        }
    }
    told.0
}

/// Whether a line contains only consecutive numbers or letters, like the labels of a board.
fn are_labels(tokens: &Tokens<'_>, line: Range<usize>) -> bool {
    let all = tokens.all();
    let letter = |text: &str| match text.as_bytes() {
        [letter] => Some(u64::from(letter.to_ascii_lowercase())),
        _ => None,
    };
    let label = |at: usize| match all[at].kind {
        Kind::Number(number) => Some(Some(number)),
        Kind::Letters => Some(letter(tokens.text(at))),
        _ => None,
    };
    let labels: Option<Vec<u64>> = line.filter_map(label).collect();
    labels.is_some_and(|labels| {
        let mut pairs = labels.windows(2);
        labels.len() > 2 && pairs.all(|pair| pair[1] == pair[0].saturating_add(1))
    })
}

/// Whether a token continues the word before it: `np.int64` is one word, `nr.1` is two.
fn belongs_to_word(tokens: &Tokens<'_>, at: usize) -> bool {
    let all = tokens.all();
    match all[at].kind {
        Kind::Letters => true,
        Kind::Number(_) => tokens.continues_word(at),
        Kind::Sign('.') => {
            all.get(at + 1).is_some_and(|next| next.is_glued && next.kind == Kind::Letters)
        }
        _ => false,
    }
}

/// The words to report, without repetitions.
#[derive(Default)]
pub(super) struct Told(pub(super) Vec<String>);

impl Told {
    pub(super) fn add(&mut self, text: &str) {
        let text = Excerpt::from(text).to_string();
        if self.0.len() < MAX_LEFT_OUT && !text.is_empty() && !self.0.contains(&text) {
            self.0.push(text);
        }
    }
}
