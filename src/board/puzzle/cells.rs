//! Finding the squares of a board in a text.

use super::symbols::Symbol;
use super::{Layout, square_root};
use crate::board::error::BoardError;
use crate::board::{MAX_SIDE, check_sides};

/// A row of symbols, and the number of its line in the text, from 1.
#[derive(Clone, Debug)]
pub(super) struct Row {
    pub(super) number: usize,
    pub(super) symbols: Vec<Symbol>,
}

/// All symbols of a board, top row first.
#[derive(Clone, Debug)]
pub(super) struct Cells {
    pub(super) layout: Layout,
    pub(super) rows: Vec<Row>,
    /// Whether rows may be shorter than others, with holes in place of the missing cells.
    pub(super) may_end: bool,
}

/// A line of the text and its number, from 1.
type Line<'text> = (usize, &'text str);

/// Separators between squares.
const SEPARATORS: [char; 4] = [',', '\t', '|', ';'];

fn is_separator(character: char) -> bool {
    SEPARATORS.contains(&character)
}

/// Whether the character may surround a row or a square.
fn is_around(character: char) -> bool {
    character.is_whitespace() || matches!(character, '[' | ']' | '(' | ')' | '{' | '}')
}

/// The cells in every possible layout of the text, the most likely first.
///
/// # Errors
/// [`BoardError::TooLarge`] if there are more lines than any board has rows.
pub(super) fn layouts(text: &str) -> Result<Vec<Result<Cells, BoardError>>, BoardError> {
    let lines = lines(text);
    if lines.len() > usize::from(MAX_SIDE) {
        check_sides(1, lines.len() as u64)?;
    }
    let any = |is: fn(char) -> bool| lines.iter().any(|(_, line)| line.contains(is));
    let mut layouts = Vec::new();
    if any(is_separator) {
        layouts.push(separated(&lines));
    } else {
        let has_holes = any(|character| matches!(character, '.' | '-' | '_' | '#'));
        let has_squares = any(|character| !matches!(character, ' ' | '.' | '-' | '_' | '#'));
        // If there are other holes, spaces are separators or have no meaning.
        let are_blanks_holes = !(has_holes && has_squares);
        let spaced = spaced(&lines, are_blanks_holes);
        let is_certain = spaced.is_some() && !are_blanks_holes;
        layouts.extend(spaced.map(Ok));
        if !is_certain {
            layouts.push(dense(&lines));
        }
    }
    let is_plain = !any(|character| !matches!(character, '.' | '#'));
    let flat: Vec<_> =
        layouts.iter().filter_map(|cells| flat(cells.as_ref().ok()?)).map(Ok).collect();
    let at = if is_plain { layouts.len() } else { 0 };
    layouts.splice(at..at, flat);
    Ok(layouts)
}

/// The lines without leading and trailing empty ones; for lines of code, the quoted text.
fn lines(text: &str) -> Vec<Line<'_>> {
    let all = (1..).zip(text.split(['/', '\n']));
    let lines: Vec<Line<'_>> =
        all.map(|(number, line)| (number, line.strip_suffix('\r').unwrap_or(line))).collect();
    let is_code = lines.iter().any(|&line| quoted(line).is_some());
    let lines: Vec<Line<'_>> =
        if is_code { lines.iter().copied().filter_map(quoted).collect() } else { lines };
    let is_empty = |(_, line): &Line<'_>| line.is_empty();
    let first = lines.iter().position(|line| !is_empty(line)).unwrap_or(lines.len());
    let end = lines.iter().rposition(|line| !is_empty(line)).map_or(first, |last| last + 1);
    lines[first..end].to_vec()
}

fn quoted((number, line): Line<'_>) -> Option<Line<'_>> {
    let open = line.find(['"', '\'', '`'])?;
    let quote = line[open..].chars().next()?;
    let close = line.rfind(quote)?;
    (close > open).then(|| (number, &line[open + 1..close]))
}

/// The symbol of a character, or the error.
fn symbol(character: char, row: usize, place: usize) -> Result<Symbol, BoardError> {
    Symbol::of(character).ok_or(BoardError::UnknownSymbol { character, row, place })
}

fn dense(lines: &[Line<'_>]) -> Result<Cells, BoardError> {
    let row = |&(number, line): &Line<'_>| {
        let symbols = (1..).zip(line.chars()).map(|(place, each)| symbol(each, number, place));
        Ok(Row { number, symbols: symbols.collect::<Result<_, BoardError>>()? })
    };
    let rows: Vec<Row> = lines.iter().map(row).collect::<Result<_, BoardError>>()?;
    let may_end = rows.iter().any(|row| row.symbols.contains(&Symbol::Blank));
    Ok(Cells { layout: Layout::Rows, rows, may_end })
}

/// A separate cell: one character, or `-1` for a hole.
fn cell(text: &str) -> Option<Symbol> {
    let mut characters = text.chars();
    match (characters.next(), characters.next()) {
        (None, _) => Some(Symbol::Blank),
        (Some(character), None) => Symbol::of(character),
        _ => (text == "-1").then_some(Symbol::Dash),
    }
}

fn separated(lines: &[Line<'_>]) -> Result<Cells, BoardError> {
    let row = |&(number, line): &Line<'_>| {
        let line = line.trim_matches(|each| is_around(each) && each != '\t');
        let line = line.strip_prefix('|').unwrap_or(line);
        let line = line.strip_suffix(SEPARATORS).unwrap_or(line);
        let symbols = (1..).zip(line.split(SEPARATORS)).map(|(place, text)| {
            let text = text.trim_matches(|each| is_around(each) || matches!(each, '"' | '\''));
            let character = text.chars().next().unwrap_or(' ');
            cell(text).ok_or(BoardError::UnknownSymbol { character, row: number, place })
        });
        Ok(Row { number, symbols: symbols.collect::<Result<_, BoardError>>()? })
    };
    // Lines with only brackets enclose the board and are not part of it.
    let has_cells =
        |&&(_, line): &&Line<'_>| !line.chars().all(|each| is_around(each) || each == ',');
    let rows = lines.iter().filter(has_cells).map(row).collect::<Result<_, BoardError>>()?;
    Ok(Cells { layout: Layout::Separated, rows, may_end: false })
}

/// Cells separated by single spaces; `None` if that is impossible.
fn spaced(lines: &[Line<'_>], are_blanks_holes: bool) -> Option<Cells> {
    let words = |line: &str| line.split_whitespace().map(cell).collect::<Option<Vec<Symbol>>>();
    let rows: Vec<Row> = lines
        .iter()
        .map(|&(number, line)| Some(Row { number, symbols: words(line)? }))
        .collect::<Option<_>>()?;
    let cells = |rows| Some(Cells { layout: Layout::Spaced, rows, may_end: true });
    let longest = rows.iter().map(|row| row.symbols.len()).max()?;
    if longest < 2 {
        return None;
    }
    if rows.iter().all(|row| row.symbols.len() == longest) && !are_blanks_holes {
        return cells(rows);
    }
    // Every other column is empty, and holes may be empty, too.
    let columns = |line: &str| -> Vec<usize> {
        let marks = line.chars().enumerate().filter(|(_, character)| !character.is_whitespace());
        marks.map(|(column, _)| column).collect()
    };
    let columns: Vec<Vec<usize>> = lines.iter().map(|(_, line)| columns(line)).collect();
    let first = *columns.iter().flatten().min()?;
    if columns.iter().flatten().any(|column| column % 2 != first % 2) {
        // Words of two characters, such as -1, may shift the columns.
        let are_words = rows.iter().all(|row| row.symbols.len() == longest);
        return if are_words { cells(rows) } else { None };
    }
    let from = if are_blanks_holes { first % 2 } else { first };
    let placed = rows.into_iter().zip(columns).map(|(Row { number, symbols }, columns)| {
        let mut placed = Vec::new();
        for (symbol, column) in symbols.into_iter().zip(columns) {
            placed.resize((column - from) / 2, Symbol::Blank);
            placed.push(symbol);
        }
        Row { number, symbols: placed }
    });
    cells(placed.collect())
}

/// A single line divided into the rows of a square board.
fn flat(cells: &Cells) -> Option<Cells> {
    let [Row { number, symbols }] = &*cells.rows else { return None };
    let side = square_root(symbols.len())?;
    let row = |symbols: &[Symbol]| Row { number: *number, symbols: symbols.to_vec() };
    let rows = symbols.chunks(side).map(row).collect();
    Some(Cells { layout: Layout::Flat, rows, may_end: false })
}
