//! Squares by name, and moves with the letter of a piece.

use std::mem;
use std::ops::Range;

use super::chain::without_joints;
use super::reading::{Best, Item, Source};
use super::sections::{Shape, by_number, longest, most_alike};
use super::token::{Kind, Tokens};
use super::written::Form;
use crate::board::error::SquareError;
use crate::board::notation::{file_letters, parse_square};
use crate::board::{Board, Square};
use crate::graph::text::IS_PAGE_BUILD;

/// A name in a text.
#[derive(Clone, Copy)]
struct Name {
    /// The index of its letters; its number is the next token.
    at: usize,
    /// Whether there are words between it and the previous name.
    is_apart: bool,
}

/// All names of squares in a text, on the board or not. If there are more letters than any file has, and not
/// a piece with its letter, it is a word with a number; and before `= [` it is a variable.
fn find(board: &Board, tokens: &Tokens<'_>) -> Vec<Name> {
    let longest = file_letters(u32::from(board.width()) - 1).len().max(2);
    let all = tokens.all();
    let mut names = Vec::new();
    let mut is_apart = true;
    for at in 0..all.len() {
        if all[at].kind != Kind::Letters {
            continue;
        }
        let letters = tokens.text(at);
        let has_number = at + 1 < all.len() && tokens.continues_word(at + 1);
        let piece = letters.chars().next().filter(|first| first.is_uppercase());
        let file = piece.map_or(letters, |piece| &letters[piece.len_utf8()..]);
        if has_number
            && !is_times(tokens, at)
            && !is_variable(tokens, at)
            && file.bytes().all(|byte| byte.is_ascii_alphabetic())
            && file.len() <= longest
        {
            names.push(Name { at, is_apart });
            is_apart = false;
        } else {
            is_apart = true;
        }
    }
    names
}

/// Whether letters are the sign between the sides of a board: `8x8`.
fn is_times(tokens: &Tokens<'_>, at: usize) -> bool {
    let is_number = |at: usize| tokens.all()[at].number().is_some();
    tokens.text(at) == "x"
        && tokens.continues_word(at)
        && is_number(at - 1)
        && !tokens.continues_word(at - 1)
}

/// Whether a name is that of a variable to which a list is assigned: `$VAR1 = [`.
fn is_variable(tokens: &Tokens<'_>, at: usize) -> bool {
    let all = tokens.all();
    all.get(at + 2).is_some_and(|next| next.kind == Kind::Sign('='))
        && all.get(at + 3).is_some_and(|next| next.is_open())
}

/// Reads the names of a text: all of them, in the order of the steps beside them if each has one, the longest
/// contiguous group, or those of similar lines.
pub(super) fn read(board: &Board, tokens: &Tokens<'_>, best: &mut Best<'_>) {
    let names = find(board, tokens);
    read_all(board, tokens, &names, best);
    if IS_PAGE_BUILD {
        return;
    }
    let begins: Vec<usize> = (0..names.len()).filter(|&at| names[at].is_apart).collect();
    if let Some(ordered) = by_step(&names, tokens) {
        read_all(board, tokens, &ordered, best);
    }
    if begins.len() > 1 {
        read_all(board, tokens, &names[longest(&begins, names.len())], best);
        read_all(board, tokens, &alike(&names, tokens), best);
    }
}

/// The names in the order of their steps, if there is exactly one number in the line after each name, or one
/// before each, and these are the numbers from 0 or 1 in another order: `a1: 1, a2: 38`.
fn by_step(names: &[Name], tokens: &Tokens<'_>) -> Option<Vec<Name>> {
    let all = tokens.all();
    let is_end = |at: &usize| all[*at].kind == Kind::Break;
    let only = |part: Range<usize>| {
        let mut numbers = part.filter_map(|at| all[at].number());
        numbers.next().filter(|_| numbers.next().is_none())
    };
    let ends = names.iter().skip(1).map(|name| name.at).chain([all.len()]);
    let after = names.iter().zip(ends).map(|(name, end)| {
        let line_end = (name.at + 2..end).find(is_end);
        only(name.at + 2..line_end.unwrap_or(end))
    });
    let begins = [0].into_iter().chain(names.iter().map(|name| name.at + 2));
    let before = names.iter().zip(begins).map(|(name, begin)| {
        let line_begin = (begin..name.at).rev().find(is_end);
        only(line_begin.unwrap_or(begin)..name.at)
    });
    let steps: Vec<u64> = after.collect::<Option<_>>().or_else(|| before.collect())?;
    let ordered = by_number(steps.iter().copied());
    let first = ordered.first().map(|&(step, _)| step).filter(|&first| first < 2)?;
    let are_steps = ordered.iter().zip(first..).all(|(&(step, _), wanted)| step == wanted);
    (are_steps && !steps.is_sorted())
        .then(|| ordered.iter().map(|&(_, place)| names[place]).collect())
}

/// Reads names as squares, and as moves if there are pieces among them.
fn read_all(board: &Board, tokens: &Tokens<'_>, names: &[Name], best: &mut Best<'_>) {
    let square = |text: &str| -> Item { Ok(Source::Name.of(parse_square(board, text)?)) };
    let text = |name: &Name| tokens.between(name.at..name.at + 2);
    let used = || names.iter().flat_map(|name| [name.at, name.at + 1]).collect();
    let squares: Vec<Item> = names.iter().map(|name| square(text(name))).collect();
    if let Some(squares) = without_joints(&squares) {
        best.consider(Form::Moves, squares, used());
    }
    best.consider(Form::Squares, squares, used());
    if names.iter().any(|name| without_piece(text(name)).is_some()) {
        let read = |name: &Name| square(without_piece(text(name)).unwrap_or(text(name)));
        let squares: Vec<Item> = names.iter().map(read).collect();
        if let Some(squares) = without_joints(&squares) {
            best.consider(Form::Moves, squares, used());
        }
        best.consider(Form::Moves, squares, used());
    }
}

/// The square named by a text, with or without the letter of a piece.
pub(super) fn square_or_move(board: &Board, text: &str) -> Result<Square, SquareError> {
    let moved = || parse_square(board, without_piece(text)?).ok();
    parse_square(board, text).or_else(|error| moved().ok_or(error))
}

/// A name without its first letter, if that can be a piece's.
fn without_piece(name: &str) -> Option<&str> {
    let rest = name.strip_prefix(char::is_uppercase)?;
    rest.starts_with(|second: char| second.is_ascii_alphabetic()).then_some(rest)
}

/// The names of the lines that have the same words and number of names as most others.
fn alike(names: &[Name], tokens: &Tokens<'_>) -> Vec<Name> {
    let mut names = names.iter().copied().peekable();
    let (mut shapes, mut all): (Vec<Shape<'_>>, Vec<Vec<Name>>) = Default::default();
    for line in tokens.lines() {
        let mut words = Shape::new();
        let mut here = Vec::new();
        for at in line {
            if let Some(name) = names.next_if(|name| name.at == at) {
                here.push(name);
                words.push((0, ""));
            } else if tokens.all()[at].kind == Kind::Letters {
                words.push((0, tokens.text(at)));
            }
        }
        shapes.push(if here.is_empty() { Shape::new() } else { words });
        all.push(here);
    }
    most_alike(&shapes).into_iter().flat_map(|line| mem::take(&mut all[line])).collect()
}
