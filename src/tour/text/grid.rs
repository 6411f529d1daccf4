//! Numbered boards, with any frames and labels around them.

use super::cells::{self, Cell, NOTHING, Row};
use super::reading::{Best, Item, Reading, Source, Worth};
use super::sections::by_number;
use super::token::{Kind, Tokens};
use super::written::Form;
use crate::board::leaper::Leaper;
use crate::board::notation::square_name;
use crate::board::{Board, Square};
use crate::graph::Graph;
use crate::tour::error::TourTextError;

/// The maximum number of positions in a text where a board is searched for.
const MAX_PLACES: usize = 1000;

/// The maximum number of them where one is read.
const MAX_READ: usize = 12;

/// The maximum number of boards side by side.
const MAX_BESIDE: usize = 4;

/// The smallest side of a board whose size is not known.
const LEAST: usize = 3;

/// The largest side of the first of two boards of different sizes side by side.
const MAX_OF_TWO: usize = 20;

/// The maximum number of different unknown marks of open squares in a board.
const MAX_MARKS: usize = 2;

/// Possible numbers of label cells at the left and right of a row, by their total.
const LABELS: [&[(usize, usize)]; 3] = [&[(0, 0)], &[(1, 0), (0, 1)], &[(1, 1), (2, 0), (0, 2)]];

/// Reads boards of this size in a text.
pub(super) fn read(board: &Board, tokens: &Tokens<'_>, best: &mut Best<'_>) {
    let widths = widths(board);
    for rows in tables(tokens) {
        in_rows(board, &widths, &rows, true, best);
    }
    if !best.is_tour() {
        let used = &mut |rows: &[Row<'_>]| in_rows(board, &widths, rows, true, best);
        cells::tables(tokens, used);
        // Of boards side by side the first is read.
        let width = usize::from(board.width());
        for mut rows in tables(tokens) {
            rows.iter_mut()
                .filter(|row| row.len() >= width + LEAST)
                .for_each(|row| row.truncate(width));
            used(&rows);
        }
        cells::aligned(tokens, board.width().into(), board.height().into(), used);
    }
}

/// Reads a board whose rows do not end at line ends.
pub(super) fn read_flat(board: &Board, tokens: &Tokens<'_>, best: &mut Best<'_>) {
    let widths = widths(board);
    let all = rows(tokens, |_| false).into_iter().flatten();
    let numbered: Row<'_> = all.clone().filter(|cell| cell.number.is_some()).collect();
    // If there are other numbers, such as the sides of the board, its rows are one list in brackets.
    let lists = rows(tokens, is_bracket);
    for cells in [all.collect(), numbered].into_iter().chain(lists) {
        let is_full = cells.len() == board.area() as usize;
        if is_full || cells.len() == board.squares() as usize {
            let width = |&squares: &usize| if is_full { board.width().into() } else { squares };
            let mut cells = cells.into_iter();
            let row = |squares| cells.by_ref().take(width(squares)).collect();
            let rows: Vec<Row<'_>> = widths.iter().map(row).collect();
            in_rows(board, &widths, &rows, false, best);
        }
    }
}

/// A text as rows of cells, divided in each of the ways in which boards are written.
fn tables<'text>(tokens: &Tokens<'text>) -> Vec<Vec<Row<'text>>> {
    // In MATLAB rows end with a semicolon.
    let ends_list = |kind| kind == Kind::Break || kind == Kind::Sign(';') || is_bracket(kind);
    let mut tables = vec![
        rows(tokens, |kind| kind == Kind::Break),
        rows(tokens, ends_list),
        // numpy prints wide boards with rows of several lines.
        rows(tokens, is_bracket),
    ];
    let is_numbered = |row: &&Row<'_>| row.iter().any(|cell| cell.number.is_some());
    for at in 0..2 {
        let numbered: Vec<Row<'_>> = tables[at].iter().filter(is_numbered).cloned().collect();
        if numbered.len() < tables[at].len() {
            tables.push(numbered);
        }
    }
    // If no list ends within a line, lists are lines.
    tables.dedup_by(|one, other| one.iter().map(Vec::len).eq(other.iter().map(Vec::len)));
    tables
}

pub(super) fn is_bracket(kind: Kind) -> bool {
    matches!(kind, Kind::Sign('(' | '[' | '{' | ')' | ']' | '}'))
}

/// The cells of every row that has any.
fn rows<'text>(tokens: &Tokens<'text>, ends: fn(Kind) -> bool) -> Vec<Row<'text>> {
    let mut rows = vec![Row::new()];
    for (at, token) in tokens.all().iter().enumerate() {
        if ends(token.kind) {
            rows.push(Row::new());
        } else if let (Some(cell), Some(row)) = (cell(tokens, at), rows.last_mut()) {
            row.push(cell);
        }
    }
    rows.retain(|row| !row.is_empty());
    rows
}

/// The cell at a token, if it is one.
fn cell<'text>(tokens: &Tokens<'_>, at: usize) -> Option<Cell<'text>> {
    let all = tokens.all();
    let is_alone = || !all[at].is_glued && !all.get(at + 1).is_some_and(|next| next.is_glued);
    let number = match all[at].kind {
        Kind::Number(number) if !tokens.is_in_word(at) => Some(number),
        Kind::Hole => None,
        Kind::Sign('-' | '–' | '—' | '■' | '█' | '×') if is_alone() => None,
        Kind::Letters if NOTHING.contains(&tokens.text(at)) && !tokens.is_in_word(at) => None,
        _ => return None,
    };
    Some(Cell { number, at, tokens: at..at + 1, mark: "" })
}

/// The number of squares, without holes, in the rows of a board, top row first.
fn widths(board: &Board) -> Vec<usize> {
    let squares: Vec<Square> = (0..board.area()).map(Square).collect();
    let rows = squares.chunks(board.width().into()).rev();
    rows.map(|row| row.iter().filter(|&&square| !board.is_hole(square)).count()).collect()
}

/// Reads consecutive rows that have as many cells as those of the board. If the text is divided like this and
/// contains nothing else, it is likely to be a board.
fn in_rows(
    board: &Board,
    widths: &[usize],
    rows: &[Row<'_>],
    is_divided: bool,
    best: &mut Best<'_>,
) {
    let width = usize::from(board.width());
    let fits = |window: &[Row<'_>], labels: usize| {
        let mut rows = window.iter().zip(widths);
        rows.all(|(row, squares)| [width + labels, squares + labels].contains(&row.len()))
    };
    let windows = rows.windows(widths.len()).take(MAX_PLACES);
    let all = windows.flat_map(|window| (0..LABELS.len()).map(move |labels| (window, labels)));
    // A title, or a line of sizes, is not a row.
    let others = rows.iter().filter(|row| row.len() >= width.min(3)).count();
    for (window, labels) in all.filter(|&(window, labels)| fits(window, labels)).take(MAX_READ) {
        let Some(marks) = marks(window) else { continue };
        for &(left, right) in LABELS[labels] {
            let is_all = is_divided && labels == 0 && window.len() == others;
            for is_open in [false, true] {
                let items = numbered(board, window, (left, right), is_open);
                let tokens = window.iter().flatten().flat_map(|cell| cell.tokens.clone());
                // The square with 0 is one that was missed if nothing else is wrong.
                if !is_open || best.are_moves(&items) {
                    let (form, open) = (Form::NumberedBoard, marks.clone());
                    let reading = Reading { form, items, used: tokens.collect(), open };
                    best.consider_likely(reading, is_all);
                }
            }
        }
    }
}

/// The unknown marks of open squares, if these are few.
fn marks(rows: &[Row<'_>]) -> Option<Vec<String>> {
    let mut marks: Vec<String> = Vec::new();
    for cell in rows.iter().flatten() {
        if !cell.mark.is_empty() && marks.iter().all(|mark| mark != cell.mark) {
            marks.push(cell.mark.to_owned());
        }
        if marks.len() > MAX_MARKS {
            return None;
        }
    }
    Some(marks)
}

/// The tour on a numbered board, top row first. It counts from 0 if 0 occurs once and its square is not open,
/// otherwise from 1, and then 0 marks unvisited squares. Rows may or may not have cells for holes, where any
/// other number is an error. The cells at the left and right of each row are labels.
fn numbered(
    board: &Board,
    rows: &[Row<'_>],
    (left, right): (usize, usize),
    is_open: bool,
) -> Vec<Item> {
    let width = board.width();
    let mut turns: Vec<(u64, Square, usize)> = Vec::with_capacity(board.squares() as usize);
    for (below, row) in rows.iter().rev().enumerate() {
        let first = below as u32 * u32::from(width);
        let row = &row[left..row.len() - right];
        let has_holes = row.len() == usize::from(width);
        let squares = (first..first + u32::from(width)).map(Square);
        let squares = squares.filter(|&square| has_holes || !board.is_hole(square));
        let numbers = squares.zip(row);
        turns.extend(numbers.filter_map(|(square, cell)| Some((cell.number?, square, cell.at))));
    }
    turns.retain(|turn| turn.0 > 0 || !board.is_hole(turn.1));
    let first = u64::from(is_open || turns.iter().filter(|turn| turn.0 == 0).count() != 1);
    turns.retain(|turn| turn.0 >= first);
    // The square before the hole with the same number.
    let order =
        turns.iter().map(|turn| 2 * turn.0.min(u32::MAX.into()) + u64::from(board.is_hole(turn.1)));
    let mut items: Vec<Item> = Vec::with_capacity(turns.len());
    let mut next = first;
    for (_, place) in by_number(order) {
        let (number, square, at) = turns[place];
        if board.is_hole(square) {
            let name = square_name(board, square);
            items.push(Err(TourTextError::NumberOnHole { number, name }.into()));
            next = next.saturating_add(u64::from(number == next));
            continue;
        }
        if number > next {
            items.push(Err(TourTextError::NumberMissing { number: next, next: number }.into()));
        } else if number < next {
            // It is unknown which of the two is meant, so the fault precedes both.
            let before = items.len() - 1;
            items.insert(before, Err(TourTextError::NumberTwice { number }.into()));
        }
        next = number.saturating_add(1);
        items.push(Ok(Source::Number(at).of(square)));
    }
    items
}

pub(super) fn board_of(width: usize, height: usize) -> Option<Board> {
    Board::new(width.try_into().ok()?, height.try_into().ok()?).ok()
}

/// The board of any size that is numbered in a text, and the worth of its tour.
pub(super) fn any_board(leaper: Leaper, tokens: &Tokens<'_>) -> Option<(Worth, Board)> {
    let mut best = None;
    for rows in tables(tokens) {
        any_in_rows(leaper, &rows, &mut best);
    }
    cells::tables(tokens, &mut |rows| any_in_rows(leaper, rows, &mut best));
    best
}

fn any_in_rows(leaper: Leaper, rows: &[Row<'_>], best: &mut Option<(Worth, Board)>) {
    let runs = rows.chunk_by(|row, next| row.len() == next.len());
    let runs = runs.filter(|rows| rows.len() >= LEAST && rows[0].len() >= LEAST);
    for rows in runs.take(MAX_READ) {
        for &labels in LABELS.iter().copied().flatten() {
            // A row above or below may also consist of labels.
            for (above, below) in [(0, 0), (1, 0), (0, 1)] {
                one_board(leaper, &rows[above..rows.len() - below], labels, best);
            }
        }
        for boards in (2..=MAX_BESIDE).filter(|&boards| rows[0].len().is_multiple_of(boards)) {
            let firsts = rows.iter().map(|row| row[..row.len() / boards].to_vec());
            any_in_rows(leaper, &firsts.collect::<Vec<_>>(), best);
        }
        first_of_two(leaper, rows, best);
    }
    first_of_two(leaper, rows, best);
}

/// The first of two boards of different sizes side by side.
fn first_of_two(leaper: Leaper, rows: &[Row<'_>], best: &mut Option<(Worth, Board)>) {
    let longest = rows.iter().map(Vec::len).max().unwrap_or(0);
    for width in LEAST..=longest.saturating_sub(LEAST).min(MAX_OF_TWO) {
        let wide = rows.iter().filter(|row| row.len() >= width).take(MAX_OF_TWO);
        let firsts: Vec<Row<'_>> = wide.map(|row| row[..width].to_vec()).collect();
        one_board(leaper, &firsts, (0, 0), best);
    }
}

/// Reads rows of equal length, with labels at their left and right, as one board.
fn one_board(
    leaper: Leaper,
    rows: &[Row<'_>],
    labels: (usize, usize),
    best: &mut Option<(Worth, Board)>,
) {
    let (width, height) = (rows[0].len().saturating_sub(labels.0 + labels.1), rows.len());
    if width < LEAST || height < LEAST {
        return;
    }
    // A partial board has numbers greater than its number of squares.
    let cells = width as u64 * height as u64;
    let is_above = |cell: &Cell<'_>| cell.number.is_some_and(|each| each > cells);
    if rows.iter().flatten().any(is_above) || marks(rows).is_none() {
        return;
    }
    let Some(board) = board_of(width, height) else { return };
    let graph = Graph::new(board.clone(), leaper);
    let mut found = Best::new(&graph);
    for is_open in [false, true] {
        let items = numbered(&board, rows, labels, is_open);
        if !is_open || found.are_moves(&items) {
            found.consider(Form::NumberedBoard, items, Vec::new());
        }
    }
    let worth = found.worth();
    if worth > best.as_ref().map_or_else(Worth::default, |best| best.0) {
        *best = Some((worth, board));
    }
}
