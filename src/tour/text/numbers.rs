//! Squares by their numbers.

use super::grid;
use super::in_order::{by_rows, in_order};
use super::reading::{Best, Worth};
use super::records::{self, Field, Record};
use super::sections::longest;
use super::token::{Kind, Tokens};
use super::written::Form;
use crate::board::Board;
use crate::board::leaper::Leaper;
use crate::graph::Graph;

/// Reads the numbers of a text as squares, or as rows and columns one after the other: all of them,
/// those between two words, those of lines without words, those of the longest list in brackets, or those
/// that no line begins with.
pub(super) fn read(board: &Board, tokens: &Tokens<'_>, best: &mut Best<'_>) {
    // Two numbers among words are not yet a tour.
    let has_words = tokens.all().iter().any(|token| token.kind == Kind::Letters);
    let fewest = if has_words { 3 } else { 1 };
    let mut read = Vec::new();
    for section in sections(tokens) {
        if section.len() < fewest || read.contains(&section.len()) {
            continue;
        }
        read.push(section.len());
        let squares = board.squares() as usize;
        for fields in 2..=3 {
            if [squares * fields, (squares + 1) * fields].contains(&section.len()) {
                let field = |&(number, at): &(u64, usize)| Field::labelled(tokens, number, at);
                let record = |numbers: &[(u64, usize)]| numbers.iter().map(field).collect();
                let all: Vec<Record> = section.chunks(fields).map(record).collect();
                records::interpret(board, tokens, Form::Pairs, &all, &[], best);
            }
        }
        in_order(board, &section, best);
        two_digits(board, tokens, &section, best);
    }
}

/// Numbers and the indices of their tokens.
type Section = Vec<(u64, usize)>;

fn sections(tokens: &Tokens<'_>) -> [Section; 6] {
    let all = tokens.all();
    let is_word = |at: usize| all[at].kind == Kind::Letters;
    let number = |at: usize| Some((all[at].number().filter(|_| !tokens.is_in_word(at))?, at));
    let numbers: Section = (0..all.len()).filter_map(number).collect();
    // Where sections of numbers begin, decided by what stands before each number.
    let stretch = |parts: &dyn Fn(std::ops::Range<usize>) -> bool| {
        let begins =
            |&place: &usize| place == 0 || parts(numbers[place - 1].1 + 1..numbers[place].1);
        let begins: Vec<usize> = (0..numbers.len()).filter(begins).collect();
        numbers[longest(&begins, numbers.len())].to_vec()
    };
    let between_words = stretch(&|mut between| between.any(is_word));
    let in_brackets = stretch(&|mut between| {
        between.any(|at| is_word(at) || all[at].is_open() || all[at].is_close())
    });
    let mut lines: Vec<Section> = vec![Section::new()];
    for line in tokens.lines() {
        if line.clone().any(is_word) {
            lines.push(Section::new());
        } else if let Some(section) = lines.last_mut() {
            section.extend(line.filter_map(number));
        }
    }
    // The numbers at the beginnings of lines may be indices, as in R: `[13] 44 61`.
    let is_label = |at: usize| {
        all.get(at + 1).is_some_and(|next| matches!(next.kind, Kind::Sign(']' | ':' | ')')))
    };
    let after_label = |line: std::ops::Range<usize>| {
        let mut numbers = line.filter_map(number).peekable();
        numbers.next_if(|&(_, at)| is_label(at));
        numbers
    };
    let unlabelled = tokens.lines().flat_map(after_label).collect();
    let lines = lines.into_iter().rev().max_by_key(Vec::len).unwrap_or_default();
    // The list may be preceded by its length, or by the sides of the board.
    let counted = match &lines[..] {
        [count, rest @ ..] if count.0 == rest.len() as u64 => rest.to_vec(),
        [one, other, rest @ ..] if one.0.saturating_mul(other.0) == rest.len() as u64 => {
            rest.to_vec()
        }
        _ => Section::new(),
    };
    [numbers.clone(), between_words, lines, counted, in_brackets, unlabelled]
}

/// The board of any size whose squares are all numbered in a text without rows, and the worth of its tour.
/// The numbers are those of squares, alone or after the number of the step, or indices in the tour.
pub(super) fn any_board(leaper: Leaper, tokens: &Tokens<'_>) -> Option<(Worth, Board)> {
    const LEAST: usize = 3;
    const MAX_SQUARES: usize = 4096;
    let mut best: Option<(Worth, Board)> = None;
    for section in sections(tokens) {
        for (first, step) in [(0, 1), (1, 2)] {
            let numbers: Section = section.iter().skip(first).step_by(step).copied().collect();
            let squares = squares_of_all(&numbers);
            if squares > MAX_SQUARES {
                continue;
            }
            for width in (LEAST..=squares / LEAST).filter(|&width| squares.is_multiple_of(width)) {
                let Some(board) = grid::board_of(width, squares / width) else { continue };
                let graph = Graph::new(board.clone(), leaper);
                let mut found = Best::new(&graph);
                by_rows(&board, &numbers, &mut found);
                grid::read_flat(&board, tokens, &mut found);
                let worth = found.worth();
                if worth > best.as_ref().map_or_else(Worth::default, |best| best.0) {
                    best = Some((worth, board));
                }
            }
        }
    }
    best
}

/// The number of squares of a board if these are the numbers of all its squares, from 0 or 1; otherwise 0.
fn squares_of_all(numbers: &[(u64, usize)]) -> usize {
    let mut all: Vec<u64> = numbers.iter().map(|number| number.0).collect();
    all.sort_unstable();
    all.dedup();
    let from = all.first().map_or(0, |&first| first.min(1));
    if all.iter().zip(from..).all(|(&number, wanted)| number == wanted) { all.len() } else { 0 }
}

/// Row and column in one number: `11 32 53`.
fn two_digits(board: &Board, tokens: &Tokens<'_>, numbers: &[(u64, usize)], best: &mut Best<'_>) {
    if numbers.len() > 1 && numbers.iter().all(|&(_, at)| tokens.text(at).len() == 2) {
        let pair = |&(number, at): &(u64, usize)| {
            vec![Field::number(number / 10, at), Field::number(number % 10, at)]
        };
        let all: Vec<Record> = numbers.iter().map(pair).collect();
        records::interpret(board, tokens, Form::Pairs, &all, &[], best);
    }
}
