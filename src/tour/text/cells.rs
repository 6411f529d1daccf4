//! Boards as separators divide their lines: whatever stands between two of them is a cell, also if nothing does.

use std::ops::Range;

use super::grid::is_bracket;
use super::sections::most_alike;
use super::table::{Separator, cells};
use super::token::{Kind, TAB, Tokens};

/// A cell of a numbered board.
#[derive(Clone, Debug)]
pub(super) struct Cell<'text> {
    /// The number, unless its square is open.
    pub(super) number: Option<u64>,
    /// The index of the token of the number.
    pub(super) at: usize,
    pub(super) tokens: Range<usize>,
    /// The mark of an open square, unless it is a known one.
    pub(super) mark: &'text str,
}

pub(super) type Row<'text> = Vec<Cell<'text>>;

const EMPTY: Cell<'_> = Cell { number: None, at: 0, tokens: 0..0, mark: "" };

/// Texts for an open square.
pub(super) const NOTHING: [&str; 9] = ["x", "X", "o", "O", "nan", "NaN", "NA", "None", "null"];

/// Characters of marks that need not be told.
const MARKS: &str = "#.*_-–—−?·•□■█×";

/// The maximum length of a mark in bytes.
const MAX_MARK: usize = 8;

/// What may stand around the mark of a cell.
const AROUND: &str = "\t\"'`[](){}";

const SEPARATORS: [Separator; 7] = [
    Separator::Sign(TAB),
    Separator::Sign(Kind::Sign('|')),
    Separator::Sign(Kind::Sign('│')),
    Separator::Sign(Kind::Sign('║')),
    Separator::Sign(Kind::Sign(',')),
    Separator::Sign(Kind::Sign(';')),
    Separator::Space,
];

/// What is done with the rows of a text.
pub(super) type Use<'run> = dyn FnMut(&[Row<'_>]) + 'run;

/// Uses the rows of a text as each separator divides them, with and without empty cells at both ends.
pub(super) fn tables(tokens: &Tokens<'_>, used: &mut Use<'_>) {
    let all = tokens.all();
    let has = |kind| all.iter().any(|token| token.kind == kind);
    // Lists within a list are lines.
    let ends_list = |kind| kind == Kind::Break || is_bracket(kind);
    let has_lists = all.iter().any(|token| token.is_open());
    for separator in SEPARATORS {
        if matches!(separator, Separator::Sign(kind) if !has(kind)) {
            continue;
        }
        for is_list in [false, true].into_iter().take(1 + usize::from(has_lists)) {
            let ends = if is_list { ends_list } else { |kind| kind == Kind::Break };
            let mut rows = table(tokens, separator, ends);
            used(&rows);
            if drop_edges(&mut rows) {
                used(&rows);
            }
        }
    }
}

/// The rows of the lines that have numbers, and of those that have as many cells as most of these.
fn table<'text>(
    tokens: &Tokens<'text>,
    separator: Separator,
    ends: fn(Kind) -> bool,
) -> Vec<Row<'text>> {
    let all = tokens.all();
    let (mut rows, mut shapes) = (Vec::new(), Vec::new());
    for line in tokens.parts(ends) {
        let has_numbers = all[line.clone()].iter().any(|token| token.number().is_some());
        let row = cells(tokens, line, separator).into_iter().map(|part| cell(tokens, part));
        let row: Option<Row<'_>> = row.collect();
        if has_numbers || row.is_some() {
            let row = row.unwrap_or_default();
            shapes.push(if has_numbers { vec![(row.len(), "")] } else { Vec::new() });
            rows.push(row);
        }
    }
    let usual = most_alike(&shapes).first().map_or(0, |&place| rows[place].len());
    let mut shapes = shapes.into_iter();
    rows.retain(|row| shapes.next().is_some_and(|shape| !shape.is_empty()) || row.len() == usual);
    with_ends(&mut rows);
    rows
}

/// The cell that these tokens are, if they are one. A mark has no digits, so a name of a square is none.
fn cell<'text>(tokens: &Tokens<'text>, part: Range<usize>) -> Option<Cell<'text>> {
    let is_said = |&at: &usize| !matches!(tokens.all()[at].kind, Kind::Sign(_));
    let mut said = part.clone().filter(is_said);
    let at = said.next();
    let number = at.and_then(|at| tokens.all()[at].number());
    let mut cell = Cell { number, at: at.unwrap_or(0), tokens: part.clone(), ..EMPTY };
    if number.is_none() {
        let mark = tokens.between(part).trim_matches(|each| AROUND.contains(each));
        let is_hole = at.is_some_and(|at| tokens.all()[at].kind == Kind::Hole);
        cell.mark = if is_hole || is_known(mark) { "" } else { mark };
    }
    let is_mark = |byte: u8| byte > b' ' && !byte.is_ascii_digit();
    let is_short = cell.mark.len() <= MAX_MARK && cell.mark.bytes().all(is_mark);
    (is_short && said.next().is_none()).then_some(cell)
}

/// Whether a mark says by itself that a square is open.
fn is_known(mark: &str) -> bool {
    NOTHING.contains(&mark) || mark.chars().all(|each| MARKS.contains(each))
}

/// Numbers a single start `S` and a single end `E`, `F` or `K`.
fn with_ends(rows: &mut [Row<'_>]) {
    let numbers = || rows.iter().flatten().filter_map(|cell| cell.number);
    let first = u64::from(numbers().all(|number| number != 1));
    let last = numbers().max().unwrap_or(0).saturating_add(1);
    for (names, number) in [(&["s", "start"][..], first), (&["e", "f", "k", "end"], last)] {
        let is_end =
            |cell: &&mut Cell<'_>| names.iter().any(|name| cell.mark.eq_ignore_ascii_case(name));
        let mut ends = rows.iter_mut().flatten().filter(is_end);
        if let (Some(end), None) = (ends.next(), ends.next()) {
            end.number = Some(number);
            end.mark = "";
        }
    }
}

/// Drops the empty first and last cells that frames and final separators make, if there are any.
fn drop_edges(rows: &mut [Row<'_>]) -> bool {
    let is_empty = |cell: Option<&Cell<'_>>| cell.is_none_or(|cell| cell.tokens.is_empty());
    let first = usize::from(rows.iter().all(|row| is_empty(row.first())));
    let last = usize::from(rows.iter().all(|row| is_empty(row.last())));
    for row in rows.iter_mut().filter(|row| row.len() > 2) {
        row.truncate(row.len() - last);
        row.drain(..first);
    }
    first + last > 0
}

/// Uses the rows of a board of this size whose numbers stand in columns with only blanks between them, for each
/// possible width of the columns.
pub(super) fn aligned(tokens: &Tokens<'_>, width: usize, height: usize, used: &mut Use<'_>) {
    let columns = tokens.columns();
    for pitch in 2..=6 {
        for by_end in [true, false] {
            let columns = columns.iter().map(|column| column[usize::from(by_end)]);
            let columns = columns.map(|column| column + pitch - usize::from(by_end));
            let rows = in_columns(tokens, (width, height), pitch, &columns.collect::<Vec<_>>());
            if let Some(rows) = rows.filter(|rows| rows.len() >= height) {
                used(&rows);
            }
        }
    }
}

/// The rows, if all words begin or end at a multiple of the width of a column, and some are further apart.
fn in_columns<'text>(
    tokens: &Tokens<'text>,
    (width, height): (usize, usize),
    pitch: usize,
    columns: &[usize],
) -> Option<Vec<Row<'text>>> {
    let mut rows = vec![vec![EMPTY; width]];
    let mut first = None;
    let mut has_gaps = false;
    for (at, token) in tokens.all().iter().enumerate() {
        if token.kind == Kind::Break {
            // One line more, if the last one ends.
            if rows.len() > height {
                return None;
            }
            rows.push(vec![EMPTY; width]);
            continue;
        }
        let (column, rest) = (columns[at] / pitch - 1, columns[at] % pitch);
        if *first.get_or_insert(rest) != rest {
            return None;
        }
        let row = rows.last_mut()?;
        has_gaps |= column > 0 && row.get(column - 1)?.tokens.is_empty();
        *row.get_mut(column)? = cell(tokens, at..at + 1)?;
    }
    has_gaps.then_some(rows)
}
