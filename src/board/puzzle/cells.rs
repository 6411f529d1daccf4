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
    /// Whether blanks cannot be squares, because they may be there to separate them.
    pub(super) are_blanks_holes: bool,
}

/// A line of the text and its number, from 1.
type Line<'text> = (usize, &'text str);

/// Separators between squares.
const SEPARATORS: [char; 4] = [',', '\t', '|', ';'];

/// Whether a line has no other characters than these.
fn has_only(line: &str, characters: &str) -> bool {
    line.chars().all(|each| characters.contains(each))
}

/// Whether the character may surround a row or a square.
fn is_around(character: char) -> bool {
    character.is_whitespace() || "[](){}".contains(character)
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
    let have_only = |characters| lines.iter().all(|(_, line)| has_only(line, characters));
    let mut layouts = Vec::new();
    if lines.iter().any(|(_, line)| line.contains(SEPARATORS)) {
        layouts.push(separated(&lines));
    } else {
        let has_holes = lines.iter().any(|(_, line)| line.contains(['.', '-', '_', '#']));
        // If there are other holes, spaces are separators or have no meaning.
        let are_blanks_holes = !has_holes || have_only(" .-_#");
        let spaced = spaced(&lines, are_blanks_holes);
        let is_spaced = spaced.is_some();
        layouts.extend(spaced.map(Ok));
        if !is_spaced || are_blanks_holes {
            layouts.push(dense(&lines, is_spaced));
        }
    }
    let flat: Vec<_> =
        layouts.iter().filter_map(|cells| flat(cells.as_ref().ok()?)).map(Ok).collect();
    let at = if have_only(".#") { layouts.len() } else { 0 };
    layouts.splice(at..at, flat);
    Ok(layouts)
}

/// The lines of the board alone; for lines of code, the quoted text.
fn lines(text: &str) -> Vec<Line<'_>> {
    let all = (1..).zip(text.split(['/', '\n']));
    let mut lines: Vec<Line<'_>> =
        all.map(|(number, line)| (number, line.strip_suffix('\r').unwrap_or(line))).collect();
    let quoted: Vec<Line<'_>> = lines.iter().copied().filter_map(quoted).collect();
    if !quoted.is_empty() {
        lines = quoted;
    }
    let is_frame = |line: &Line<'_>| line.1.contains('+') && has_only(line.1, "+-= ");
    if lines.iter().any(is_frame) {
        lines.retain(|line| !is_frame(line));
        for (_, line) in &mut lines {
            *line = line.trim();
            *line = line.strip_prefix('|').unwrap_or(line);
            *line = line.strip_suffix('|').unwrap_or(line);
        }
    }
    unindent(&mut lines);
    while lines.pop_if(|line| line.1.is_empty()).is_some() {}
    let mut first = lines.iter().position(|line| !line.1.is_empty()).unwrap_or(lines.len());
    if let [(_, line), rows @ ..] = &lines[first..]
        && counts_rows(line, rows)
    {
        first += 1;
    }
    lines.split_off(first)
}

/// Removes the blanks around a rectangle of `.` and `#`.
fn unindent(lines: &mut [Line<'_>]) {
    let is_blank = |line: &&Line<'_>| has_only(line.1, " ");
    let above = lines.iter().take_while(is_blank).count();
    let below = lines.iter().rev().take_while(is_blank).count();
    let shape = |line: &str| (line.len() - line.trim_start().len(), line.trim().len());
    let rows = &lines[above..lines.len().max(above + below) - below];
    if let [(_, first), _, ..] = *rows
        && rows.iter().any(|line| line.1.contains('.'))
        && rows.iter().all(|(_, row)| has_only(row.trim(), ".#") && shape(row) == shape(first))
    {
        for (_, line) in lines {
            *line = line.trim();
        }
    }
}

/// Whether a line says how many rows follow, such as `8 8` or `8x8` above eight rows.
fn counts_rows(line: &str, rows: &[Line<'_>]) -> bool {
    let count = rows.len().to_string();
    // A row may have 0, 1 and x as well, and blanks before them.
    let may_be_row = has_only(line, "01 ,xX")
        && (line.starts_with(' ') || rows.iter().any(|row| row.1.len() == line.len()));
    rows.len() > 1
        && !may_be_row
        && has_only(line, "0123456789 ,xX×")
        && line.split([' ', ',', 'x', 'X', '×']).any(|number| number == count)
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

fn dense(lines: &[Line<'_>], are_blanks_holes: bool) -> Result<Cells, BoardError> {
    let row = |&(number, line): &Line<'_>| {
        let symbols = (1..).zip(line.chars()).map(|(place, each)| symbol(each, number, place));
        Ok(Row { number, symbols: symbols.collect::<Result<_, BoardError>>()? })
    };
    let rows: Vec<Row> = lines.iter().map(row).collect::<Result<_, BoardError>>()?;
    let may_end = rows.iter().any(|row| row.symbols.contains(&Symbol::BLANK));
    Ok(Cells { layout: Layout::Rows, rows, may_end, are_blanks_holes })
}

/// A separate cell: one character, `true` for a square, `-1` or `false` for a hole.
fn cell(text: &str) -> Option<Symbol> {
    let mut characters = text.chars();
    match (characters.next(), characters.next()) {
        (None, _) => Some(Symbol::BLANK),
        (Some(character), next) => {
            let is_word =
                ["-1", "true", "false"].iter().any(|word| word.eq_ignore_ascii_case(text));
            if is_word || next.is_none() { Symbol::of(character) } else { None }
        }
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
    let has_cells = |line: &&Line<'_>| !line.1.chars().all(|each| is_around(each) || each == ',');
    let rows = lines.iter().filter(has_cells).map(row).collect::<Result<_, BoardError>>()?;
    Ok(Cells { layout: Layout::Separated, rows, may_end: false, are_blanks_holes: false })
}

/// Cells separated by single spaces; `None` if that is impossible.
fn spaced(lines: &[Line<'_>], are_blanks_holes: bool) -> Option<Cells> {
    let words = |line: &str| line.split_whitespace().map(cell).collect::<Option<_>>();
    let words = rows(lines, &words)?;
    let longest = words.iter().map(|row| row.symbols.len()).max().filter(|&longest| longest > 1)?;
    let are_equal = words.iter().all(|row| row.symbols.len() == longest);
    let rows = if are_equal && !are_blanks_holes {
        words
    } else {
        // Words of two characters, such as -1, may shift the columns.
        columns(lines, are_blanks_holes).or(are_equal.then_some(words))?
    };
    Some(Cells { layout: Layout::Spaced, rows, may_end: true, are_blanks_holes: true })
}

/// Cells in every other column, where holes may be empty, too; `None` if there is anything between them.
fn columns(lines: &[Line<'_>], are_blanks_holes: bool) -> Option<Vec<Row>> {
    let margins =
        lines.iter().filter_map(|(_, line)| line.chars().position(|each| !each.is_whitespace()));
    let margin = margins.min()?;
    let margin = if are_blanks_holes { margin % 2 } else { margin };
    let cells = |line: &str| {
        let mut symbols = Vec::new();
        for (place, each) in line.trim_end().chars().skip(margin).enumerate() {
            let each = if each.is_whitespace() { ' ' } else { each };
            if place % 2 == 0 {
                symbols.push(Symbol::of(each)?);
            } else if each != ' ' {
                return None;
            }
        }
        Some(symbols)
    };
    rows(lines, &cells)
}

/// The rows of all lines, if all have some.
fn rows(lines: &[Line<'_>], symbols: &dyn Fn(&str) -> Option<Vec<Symbol>>) -> Option<Vec<Row>> {
    let row = |&(number, line): &Line<'_>| Some(Row { number, symbols: symbols(line)? });
    lines.iter().map(row).collect()
}

/// A single line divided into the rows of a square board.
fn flat(cells: &Cells) -> Option<Cells> {
    let [Row { number, symbols }] = &*cells.rows else { return None };
    let side = square_root(symbols.len())?;
    let row = |symbols: &[Symbol]| Row { number: *number, symbols: symbols.to_vec() };
    let rows = symbols.chunks(side).map(row).collect();
    Some(Cells { layout: Layout::Flat, rows, ..*cells })
}
