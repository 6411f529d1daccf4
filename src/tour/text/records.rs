//! Squares as rows and columns: in brackets, in lines, or in words such as `7,0` and `R1C1`; alone, with
//! labels, or with the number of the step.

use std::mem;
use std::ops::Range;

use super::chain::without_joints;
use super::in_order::in_order;
use super::reading::{Best, Item, Source};
use super::sections::{Shape, by_number, most_alike};
use super::token::{Kind, Tokens};
use super::written::Form;
use crate::board::error::SquareError;
use crate::board::notation::file_letters;
use crate::board::{Board, Square};
use crate::error::{Error, Excerpt};

/// The label of a number or a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Label {
    /// A row, from the top.
    Row,
    /// A row, from the bottom.
    Rank,
    Column,
}

/// Names of rows and columns, in lower case.
const ROWS: [&str; 5] = ["row", "r", "y", "i", "line"];
const COLUMNS: [&str; 6] = ["column", "col", "c", "x", "j", "file"];

impl Label {
    pub(super) fn of(word: &str) -> Option<Self> {
        let word = word.to_ascii_lowercase();
        match word.as_str() {
            "rank" => Some(Self::Rank),
            row if ROWS.contains(&row) => Some(Self::Row),
            column if COLUMNS.contains(&column) => Some(Self::Column),
            _ => None,
        }
    }
}

/// A number in a record, or the letter of a file.
#[derive(Clone, Copy, Debug)]
pub(super) struct Field {
    value: u64,
    is_file: bool,
    pub(super) label: Option<Label>,
    at: usize,
}

impl Field {
    pub(super) fn number(value: u64, at: usize) -> Self {
        Self { value, is_file: false, label: None, at }
    }

    /// The same with what the word before it says that it is, where one stands between it and the number
    /// before.
    pub(super) fn labelled(tokens: &Tokens<'_>, value: u64, at: usize) -> Self {
        let all = tokens.all();
        let mut between = (0..at).rev().take_while(|&at| all[at].number().is_none());
        let word = between.find(|&at| all[at].kind == Kind::Letters);
        Self { label: word.and_then(|at| Label::of(tokens.text(at))), ..Self::number(value, at) }
    }
}

/// The description of one step.
pub(super) type Record = Vec<Field>;

/// The maximum number of fields of a record: a step, and two squares by row and column.
const MAX_FIELDS: usize = 5;

pub(super) fn read(board: &Board, tokens: &Tokens<'_>, best: &mut Best<'_>) {
    for with_letters in [false, true] {
        for (records, is_loose) in [
            (in_brackets(tokens, with_letters), false),
            (in_lines(tokens, with_letters), true),
            (in_words(tokens, with_letters, &|at| tokens.all()[at].is_glued), true),
            // `R1C1,R2C3`
            (in_words(tokens, with_letters, &|at| tokens.continues_word(at)), true),
        ] {
            // A single line or word is a list.
            if records.len() > usize::from(is_loose) {
                interpret(board, tokens, Form::Pairs, &records, &[], best);
            }
        }
    }
}

/// The numbers in a part of a text, optionally with its single letters.
pub(super) fn fields(tokens: &Tokens<'_>, part: Range<usize>, with_letters: bool) -> Record {
    let all = tokens.all();
    let mut fields = Record::new();
    let mut label = None;
    let of_letter = |at: usize| Label::of(tokens.text(at)).filter(|_| tokens.text(at).len() == 1);
    for at in part {
        match all[at].kind {
            Kind::Number(value) => {
                // `R1C1`
                let after_label = !tokens.continues_word(at) || of_letter(at - 1).is_some();
                let is_last = at + 1 == all.len() || !tokens.continues_word(at + 1);
                if after_label && (is_last || of_letter(at + 1).is_some()) {
                    fields.push(Field { value, is_file: false, label: label.take(), at });
                }
            }
            Kind::Letters => {
                let letter = tokens.text(at).as_bytes();
                if with_letters
                    && letter.len() == 1
                    && letter[0].is_ascii_alphabetic()
                    && !tokens.is_in_word(at)
                {
                    let value = u64::from(letter[0].to_ascii_lowercase().wrapping_sub(b'a'));
                    label = None;
                    fields.push(Field { value, is_file: true, label: None, at });
                } else {
                    label = Label::of(tokens.text(at));
                }
            }
            _ => {}
        }
    }
    fields
}

fn is_record(fields: &Record) -> bool {
    (2..=MAX_FIELDS).contains(&fields.len())
}

/// Its number of fields, which most others have.
fn shape(fields: &Record) -> Shape<'static> {
    if is_record(fields) { vec![(fields.len(), "")] } else { Shape::new() }
}

/// Those of the most common shape.
fn alike(shapes: &[Shape<'_>], mut all: Vec<Record>) -> Vec<Record> {
    most_alike(shapes).into_iter().map(|place| mem::take(&mut all[place])).collect()
}

/// The maximum nesting of brackets in a record: in `((a), (b))` a record has two.
const MAX_BRACKETS: usize = 3;

/// The records in innermost brackets, from within the same outer brackets and with as many fields as most
/// others.
fn in_brackets(tokens: &Tokens<'_>, with_letters: bool) -> Vec<Record> {
    struct Open {
        at: usize,
        has_records: bool,
        /// The nesting depth, including this bracket.
        depth: usize,
    }
    let all = tokens.all();
    let mut open: Vec<Open> = Vec::new();
    let (mut shapes, mut found): (Vec<Shape<'_>>, Vec<Record>) = Default::default();
    for (at, token) in all.iter().enumerate() {
        if token.is_open() {
            open.push(Open { at, has_records: false, depth: 1 });
        } else if let Some(begin) = open.pop_if(|_| token.is_close()) {
            let fields = || fields(tokens, begin.at..at, with_letters);
            let is_too_deep = begin.has_records || begin.depth > MAX_BRACKETS;
            let fields = if is_too_deep { Record::new() } else { fields() };
            // A bracket with one number is a call, as in `int64(7)`, which belongs to the surrounding record.
            let has_records = begin.has_records || fields.len() > 1;
            if let Some(around) = open.last_mut() {
                around.has_records |= has_records;
                around.depth = around.depth.max(begin.depth + 1);
            }
            let within = open.last().map(|around| around.at);
            let is_record = is_record(&fields);
            let within = within.map_or(0, |at| at + 1);
            shapes.push(if is_record {
                vec![(fields.len(), ""), (within, "")]
            } else {
                Shape::new()
            });
            found.push(fields);
        }
    }
    alike(&shapes, found)
}

/// The records of the lines that have the same words and number of fields as most others. Between them, and
/// directly after the last, a line with only numbers is an incomplete record.
fn in_lines(tokens: &Tokens<'_>, with_letters: bool) -> Vec<Record> {
    let all = tokens.all();
    let lines: Vec<(Range<usize>, Record)> =
        tokens.lines().map(|line| (line.clone(), fields(tokens, line, with_letters))).collect();
    let shape = |(line, fields): &(Range<usize>, Record)| {
        let is_file = |at: usize| fields.iter().any(|field| field.at == at);
        let mut shape = shape(fields);
        for at in line.clone().filter(|_| is_record(fields)) {
            if all[at].kind == Kind::Letters && !is_file(at) {
                shape.push((0, tokens.text(at)));
            }
        }
        shape
    };
    let alike = most_alike(&lines.iter().map(shape).collect::<Vec<_>>());
    let (Some(&first), Some(&last)) = (alike.first(), alike.last()) else { return Vec::new() };
    let mut alike = alike.into_iter().peekable();
    let mut records = Vec::new();
    for (place, (line, fields)) in lines.into_iter().enumerate().take(last + 2).skip(first) {
        let is_alike = alike.next_if_eq(&place).is_some();
        let has_words = line.into_iter().any(|at| all[at].kind == Kind::Letters);
        if is_alike || !fields.is_empty() && !has_words {
            records.push(fields);
        }
    }
    records
}

/// The records of words, which consist of tokens that continue the previous one.
fn in_words(
    tokens: &Tokens<'_>,
    with_letters: bool,
    continues: &dyn Fn(usize) -> bool,
) -> Vec<Record> {
    let all: Vec<usize> = (0..tokens.all().len()).collect();
    let pieces = all.chunk_by(|_, &next| continues(next));
    let pieces = pieces.map(|piece| piece[0]..piece[0] + piece.len());
    let found: Vec<Record> = pieces.map(|piece| fields(tokens, piece, with_letters)).collect();
    alike(&found.iter().map(shape).collect::<Vec<_>>(), found)
}

/// Two fields for the position of a square, or the error of the record.
type Pair = Result<[Field; 2], Error>;

/// Reads records in every order of rows and columns. The number of a step orders them; the rest is a row and
/// a column, or two of each, from where and where to, or the number of a square. `also` has further tokens
/// that belong to the tour.
pub(super) fn interpret(
    board: &Board,
    tokens: &Tokens<'_>,
    form: Form,
    records: &[Record],
    also: &[usize],
    best: &mut Best<'_>,
) {
    let lengths: Vec<Shape<'_>> = records.iter().map(|record| vec![(record.len(), "")]).collect();
    let length = most_alike(&lengths).first().map(|&place| records[place].len());
    let Some(length) = length.filter(|&length| length <= MAX_FIELDS) else { return };
    let mut records: Vec<&Record> = records.iter().collect();
    let whole = records.iter().find(|record| record.len() == length);
    let label = |place: usize| whole.and_then(|record| record[place].label);
    let row = (0..length).find(|&at| label(at).is_some_and(|label| label != Label::Column));
    let column = (0..length).find(|&at| label(at) == Some(Label::Column));
    let labelled = row.zip(column);
    let counter = counter(board, &records, length, labelled);
    if let Some(Counter { place, is_ordered: false }) = counter {
        let turn = |record: &&Record| record.get(place).map_or(u64::MAX, |field| field.value);
        let order = by_number(records.iter().map(turn));
        records = order.iter().map(|&(_, place)| records[place]).collect();
    }
    let mut look = |places: &[[usize; 2]]| {
        let pair = |record: &&Record, &[one, other]: &[usize; 2]| {
            if record.len() == length {
                Ok([record[one], record[other]])
            } else {
                Err(unread(tokens, record))
            }
        };
        let pairs = |record| places.iter().map(move |places| pair(record, places));
        let pairs: Vec<Pair> = records.iter().flat_map(pairs).collect();
        read_pairs(board, form, &pairs, also, best);
    };
    let rest: Vec<usize> = match (labelled, counter) {
        (Some((row, column)), _) => return look(&[[row, column]]),
        (None, Some(counter)) if length > 2 => {
            (0..length).filter(|&at| at != counter.place).collect()
        }
        _ => (0..length).collect(),
    };
    match rest[..] {
        [one, other] => look(&[[one, other]]),
        [from_row, from_column, row, column] => look(&[[from_row, from_column], [row, column]]),
        _ => rest.windows(2).for_each(|pair| look(&[[pair[0], pair[1]]])),
    }
    // The number of the step and that of the square.
    if let (2, Some(counter)) = (length, counter) {
        let field =
            |record: &&Record| record.get(1 - counter.place).map(|field| (field.value, field.at));
        in_order(board, &records.iter().filter_map(field).collect::<Vec<_>>(), best);
    }
}

/// The field that counts the steps.
#[derive(Clone, Copy)]
struct Counter {
    place: usize,
    /// Whether the steps are in order.
    is_ordered: bool,
}

fn counter(
    board: &Board,
    records: &[&Record],
    length: usize,
    labelled: Option<(usize, usize)>,
) -> Option<Counter> {
    let whole = || records.iter().filter(|record| record.len() == length);
    let is_free = |&place: &usize| {
        labelled.is_none_or(|(row, column)| place != row && place != column)
            && whole().all(|record| !record[place].is_file)
    };
    let values =
        |place: usize| whole().map(move |record| record[place].value).collect::<Vec<u64>>();
    let is_ordered = |&place: &usize| {
        let values = values(place);
        let steps = values.windows(2).filter(|pair| pair[1] == pair[0].saturating_add(1)).count();
        // Columns also count up, but restart with every row.
        let is_long = values.last().is_some_and(|&last| last >= values.len() as u64 / 2);
        2 * steps > values.len() - 1 && is_long
    };
    let orders = |&place: &usize| {
        let mut values = values(place);
        values.sort_unstable();
        values.len() > usize::from(board.width().max(board.height()))
            && values.windows(2).all(|pair| pair[1] == pair[0].saturating_add(1))
    };
    let ordered = (0..length).filter(is_free).find(is_ordered);
    let ordered = ordered.map(|place| Counter { place, is_ordered: !orders(&place) });
    let ordering = || (0..length).filter(is_free).find(orders);
    ordered.or_else(|| ordering().map(|place| Counter { place, is_ordered: false }))
}

/// The error for an incomplete record, or one with too many fields.
fn unread(tokens: &Tokens<'_>, record: &Record) -> Error {
    let text = match record[..] {
        [first, .., last] => tokens.between(first.at..last.at + 1),
        [only] => tokens.text(only.at),
        [] => "",
    };
    SquareError::NotASquare { text: text.into() }.into()
}

/// Reads pairs, with row or column first, and from the top or the bottom row, unless labels decide.
fn read_pairs(board: &Board, form: Form, pairs: &[Pair], also: &[usize], best: &mut Best<'_>) {
    let fields = || pairs.iter().flatten().flatten();
    let used = || also.iter().copied().chain(fields().map(|field| field.at)).collect();
    // They count from 1 if there is no 0.
    let from = u64::from(!fields().any(|field| field.value == 0 && !field.is_file));
    let has_files = fields().any(|field| field.is_file);
    let has_ranks = has_files || fields().any(|field| field.label == Some(Label::Rank));
    let has_labels = has_ranks || fields().any(|field| field.label.is_some());
    for is_row_first in [true, false] {
        for is_top_first in [true, false] {
            if is_top_first && has_ranks || !is_top_first && has_labels && !has_ranks {
                continue;
            }
            let read = |pair: &Pair| {
                let [one, other] = pair.clone()?;
                let (row, column) = if is_row_first { (one, other) } else { (other, one) };
                square(board, row, column, from, is_top_first)
            };
            let items: Vec<Item> = pairs.iter().map(read).collect();
            if let Some(items) = without_joints(&items) {
                best.consider(form, items, used());
            }
            best.consider(form, items, used());
        }
    }
}

fn square(board: &Board, row: Field, column: Field, from: u64, is_top_first: bool) -> Item {
    let (width, height) = (u64::from(board.width()), u64::from(board.height()));
    let text = || {
        let text = |field: Field| {
            if field.is_file { file_letters(field.value as u32) } else { field.value.to_string() }
        };
        let (first, second) = if row.at <= column.at { (row, column) } else { (column, row) };
        Excerpt::from(format!("({}, {})", text(first), text(second)))
    };
    // Numbers below the first wrap around and become too large.
    let place = |field: Field| field.value.wrapping_sub(if field.is_file { 0 } else { from });
    let (at, x) = (place(row), place(column));
    if row.is_file || at >= height || x >= width {
        return Err(SquareError::NotASquare { text: text() }.into());
    }
    let y = if is_top_first { height - 1 - at } else { at };
    let square = Square((y * width + x) as u32);
    if board.is_hole(square) {
        return Err(SquareError::Hole { text: text() }.into());
    }
    let (row, column) = (row.at, column.at);
    let source = if row == column { Source::Number(row) } else { Source::Pair(row, column) };
    Ok(source.of(square))
}
