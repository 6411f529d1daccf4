//! Tables whose header line says which columns hold the squares, or their rows and columns.

use std::ops::Range;

use super::names::square_or_move;
use super::reading::{Best, Item, Source};
use super::records::{self, Label, Record};
use super::token::{Kind, Tokens};
use super::written::Form;
use crate::board::Board;

/// Headers for columns of squares, in lower case.
const SQUARES: [&str; 9] = [
    "square",
    "squares",
    "field",
    "position",
    "pos",
    "cell",
    "coordinate",
    "coordinates",
    "notation",
];

/// The maximum number of consecutive lines tried as a header.
const MAX_HEADERS: usize = 5;

/// The separator between the cells of a line.
#[derive(Clone, Copy)]
pub(super) enum Separator {
    Sign(Kind),
    Space,
}

/// The columns with the squares, by index from the left.
enum Columns {
    Squares(usize),
    Pairs { row: (usize, Label), column: usize },
}

/// Reads the tables of a text.
pub(super) fn read(board: &Board, tokens: &Tokens<'_>, best: &mut Best<'_>) {
    let lines: Vec<Range<usize>> = tokens.lines().collect();
    let headers = lines.iter().enumerate().filter_map(|(place, line)| {
        let separator = separator(tokens, line.clone());
        Some((place, separator, columns(tokens, &cells(tokens, line.clone(), separator))?))
    });
    for (place, separator, columns) in headers.take(MAX_HEADERS) {
        let header = cells(tokens, lines[place].clone(), separator).len();
        let body = Body { tokens, separator, columns: header, lines: &lines[place + 1..] };
        let mut used: Vec<usize> = lines[place].clone().collect();
        match columns {
            Columns::Squares(column) => body.squares(board, column, used, best),
            Columns::Pairs { row, column } => {
                let records = body.pairs(row, column, &mut used);
                records::interpret(board, tokens, Form::Table, &records, &used, best);
            }
        }
    }
}

fn separator(tokens: &Tokens<'_>, line: Range<usize>) -> Separator {
    let signs = ['|', '│', '║', '\t', ';', ','].map(Kind::Sign);
    let all = &tokens.all()[line];
    let found = signs.into_iter().find(|&sign| all.iter().any(|token| token.kind == sign));
    found.map_or(Separator::Space, Separator::Sign)
}

/// The cells of a line, including empty ones.
pub(super) fn cells(
    tokens: &Tokens<'_>,
    line: Range<usize>,
    separator: Separator,
) -> Vec<Range<usize>> {
    let mut cells = Vec::new();
    cells.push(line.start..line.start);
    for at in line {
        let token = tokens.all()[at];
        let last = cells.len() - 1;
        match separator {
            Separator::Sign(sign) if token.kind == sign => cells.push(at + 1..at + 1),
            Separator::Space if !token.is_glued && at > cells[last].start => cells.push(at..at + 1),
            _ => cells[last].end = at + 1,
        }
    }
    cells
}

/// The columns named by a header line, which has no numbers.
fn columns(tokens: &Tokens<'_>, cells: &[Range<usize>]) -> Option<Columns> {
    let all = tokens.all();
    let word = |cell: &Range<usize>| {
        let last = cell.clone().rev().find(|&at| all[at].kind == Kind::Letters);
        last.map(|at| tokens.text(at).to_ascii_lowercase()).unwrap_or_default()
    };
    if cells.iter().cloned().flatten().any(|at| all[at].number().is_some()) {
        return None;
    }
    let words: Vec<String> = cells.iter().map(word).collect();
    if let Some(at) = words.iter().position(|word| SQUARES.contains(&word.as_str())) {
        return Some(Columns::Squares(at));
    }
    let mut labels = words.iter().map(|word| Label::of(word)).enumerate();
    let column = labels.clone().find(|&(_, label)| label == Some(Label::Column))?.0;
    let row =
        labels.find_map(|(at, label)| Some((at, label.filter(|&it| it != Label::Column)?)))?;
    Some(Columns::Pairs { row, column })
}

struct Body<'tokens> {
    tokens: &'tokens Tokens<'tokens>,
    separator: Separator,
    /// The number of cells of the header.
    columns: usize,
    lines: &'tokens [Range<usize>],
}

impl Body<'_> {
    /// The cells of each line until one with words, which ends the table. Lines of a frame are skipped.
    fn rows(&self) -> impl Iterator<Item = (Range<usize>, Vec<Range<usize>>)> + '_ {
        let all = self.tokens.all();
        let has_numbers = |line: &Range<usize>| line.clone().any(|at| all[at].number().is_some());
        let is_frame = |line: &Range<usize>| {
            line.clone().all(|at| matches!(all[at].kind, Kind::Sign(_) | Kind::Hole))
        };
        // A line without enough cells is a faulty row, unless it has words.
        let is_word = |&at: &usize| all[at].kind == Kind::Letters && !self.tokens.is_in_word(at);
        let is_row = move |(line, row): &(Range<usize>, Vec<Range<usize>>)| {
            row.len() >= self.columns || !line.clone().any(|at| is_word(&at))
        };
        let lines = self.lines.iter().filter(move |line| !is_frame(line)).cloned();
        lines
            .take_while(has_numbers)
            .map(|line| (line.clone(), cells(self.tokens, line, self.separator)))
            .take_while(is_row)
    }

    /// A cell of a row, by its index in the header. If cells are separated by spaces, they are aligned with
    /// the header from the right: pandas has no header for its first column.
    fn cell(&self, row: &[Range<usize>], column: usize) -> Option<Range<usize>> {
        let at = match self.separator {
            Separator::Sign(_) => column,
            Separator::Space => (row.len() + column).checked_sub(self.columns)?,
        };
        row.get(at).filter(|cell| !cell.is_empty()).cloned()
    }

    /// Reads a column of squares: names, pairs of row and column, or numbers.
    fn squares(&self, board: &Board, column: usize, mut used: Vec<usize>, best: &mut Best<'_>) {
        let mut names: Vec<Item> = Vec::new();
        let mut records: Vec<Record> = Vec::new();
        for (line, row) in self.rows() {
            let cell = self.cell(&row, column);
            let text = self.tokens.between(cell.clone().unwrap_or_else(|| line.clone()));
            let text = text.trim_matches(|each: char| !each.is_alphanumeric());
            records.extend(cell.map(|cell| records::fields(self.tokens, cell, false)));
            let square = square_or_move(board, text);
            names.push(square.map(|square| Source::Name.of(square)).map_err(Into::into));
            used.extend(line);
        }
        records::interpret(board, self.tokens, Form::Table, &records, &used, best);
        best.consider(Form::Table, names, used);
    }

    /// Two columns as records. One that lacks a number is the last: the rest would be ambiguous.
    fn pairs(&self, row: (usize, Label), column: usize, used: &mut Vec<usize>) -> Vec<Record> {
        let mut records = Vec::new();
        for (line, cells) in self.rows() {
            let field = |at: usize, label| {
                let cell = self.cell(&cells, at)?;
                let mut field = *records::fields(self.tokens, cell, true).first()?;
                field.label = Some(label);
                Some(field)
            };
            let fields = [field(row.0, row.1), field(column, Label::Column)];
            let record: Record = fields.into_iter().flatten().collect();
            used.extend(line);
            let is_whole = record.len() == 2;
            records.push(record);
            if !is_whole {
                break;
            }
        }
        records
    }
}
