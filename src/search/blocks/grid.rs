//! A board cut into blocks with sides of 5 to 11, and the order in which they are joined.

mod walk;

use super::pattern::{Bridge, Gap, Pattern};
use super::steps::{BASE_TOUR, COPIED, CUT, JOINED, SEARCHED, line};
use crate::board::{Board, Square};
use crate::search::edit::Edit;
use crate::search::outcome::Outcome;
use crate::search::reason::Reason;
use crate::theory::exact::Ends;
use walk::Walk;

/// The blocks of a board and their base tours.
///
/// At most one block has two odd sides. It has an open tour; all others have closed ones.
#[derive(Debug)]
pub(super) struct Grid {
    board: Board,
    /// From left to right, and from bottom to top.
    columns: Vec<Piece>,
    rows: Vec<Piece>,
    /// For each combination of kinds of pieces, row by row.
    patterns: Vec<Pattern>,
    /// The number of kinds of columns.
    widths: usize,
    /// For each direction and every two patterns, how to join them, if they can be adjacent.
    bridges: Vec<Option<Bridge>>,
    /// The rectangles of blocks to halve, each before its halves.
    halved: Vec<Rectangle>,
}

/// A segment of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Piece {
    /// The number of squares before it.
    at: u16,
    length: u16,
    /// Pieces of equal length have the same number, from 0.
    kind: u8,
    is_first: bool,
}

/// Half-open ranges of block columns and rows.
#[derive(Clone, Copy, Debug)]
struct Rectangle {
    columns: [u16; 2],
    rows: [u16; 2],
}

impl Grid {
    /// Cuts a board with sides of at least 5, and finds the base tours. If both sides are odd, the open tour
    /// begins at the start, which must have the colour of the corners.
    pub(super) fn new(board: &Board, start: Square) -> Result<Self, Outcome> {
        let (x, y) = board.position(start);
        let (columns, rows) = (pieces(board.width(), x as u16), pieces(board.height(), y as u16));
        let mut patterns = Vec::new();
        for row in rows.iter().filter(|row| row.is_first) {
            for column in columns.iter().filter(|column| column.is_first) {
                let ends = if column.length % 2 == 1 && row.length % 2 == 1 {
                    let (x, y) = (x as u16 - column.at, y as u16 - row.at);
                    Ends::From(Square(u32::from(y * column.length + x)))
                } else {
                    Ends::Closed
                };
                patterns.push(Pattern::find(column.length, row.length, ends)?);
            }
        }
        let widths = columns.iter().filter(|column| column.is_first).count();
        let mut bridges = Vec::with_capacity(2 * patterns.len() * patterns.len());
        for is_right in [false, true] {
            for (from, to) in
                patterns.iter().flat_map(|from| patterns.iter().map(move |to| (from, to)))
            {
                bridges.push(from.bridge(to, is_right));
            }
        }
        let halved = halve(columns.len() as u16, rows.len() as u16);
        Ok(Self { board: board.clone(), columns, rows, patterns, widths, bridges, halved })
    }

    /// Describes a step by its number: a cut, which changes nothing, a base tour, or a join. False if there
    /// is no such step.
    pub(super) fn tell(&self, step: usize, edit: &mut Edit) -> bool {
        let blocks = self.columns.len() * self.rows.len();
        let cuts = self.columns.len() + self.rows.len() - 2;
        if step < cuts {
            self.tell_of_cut(step, cuts, edit);
        } else if step < cuts + blocks {
            self.tell_of_block(step - cuts, edit);
        } else if step < cuts + blocks + self.halved.len() {
            return self.tell_of_join(cuts + blocks + self.halved.len() - 1 - step, edit);
        } else {
            return false;
        }
        true
    }

    /// The squares of the whole tour, from the start on. Cost: linear.
    pub(super) fn walk(&self, start: Square) -> Vec<Square> {
        Walk::new(self).squares(start)
    }

    /// Describes a cut; those between columns come first.
    fn tell_of_cut(&self, cut: usize, cuts: usize, edit: &mut Edit) {
        let between_columns = self.columns.len() - 1;
        let is_row = cut >= between_columns;
        let piece =
            if is_row { self.rows[cut - between_columns + 1] } else { self.columns[cut + 1] };
        let (x, y) = if is_row { (0, piece.at) } else { (piece.at, 0) };
        edit.begin(Square(u32::from(y) * u32::from(self.board.width()) + u32::from(x)));
        let facts = [u32::from(is_row), piece.at.into(), cuts as u32];
        edit.reason = Reason::new(&CUT, facts);
        edit.line = line::CUT;
    }

    /// Describes a base tour; the blocks come row by row.
    fn tell_of_block(&self, block: usize, edit: &mut Edit) {
        let (column, row) = (block % self.columns.len(), block / self.columns.len());
        let is_first = self.columns[column].is_first && self.rows[row].is_first;
        let corner = self.corner(column, row);
        let pattern = &self.patterns[self.pattern_of(column, row)];
        edit.begin(self.on_board(corner, pattern, pattern.squares[0]));
        edit.added.extend((0..pattern.moves()).map(|at| {
            let (from, to) = pattern.move_at(at);
            (self.on_board(corner, pattern, from), self.on_board(corner, pattern, to))
        }));
        let [width, height] = [pattern.board.width(), pattern.board.height()];
        let how = if is_first { SEARCHED } else { COPIED };
        let is_open = u32::from(!pattern.is_closed);
        edit.reason =
            Reason::new(&BASE_TOUR, [corner.0, width.into(), height.into(), how, is_open]);
        edit.line = line::BASE_TOURS;
    }

    /// Describes the join of the two halves of a rectangle, half way along the cut.
    fn tell_of_join(&self, halved: usize, edit: &mut Edit) -> bool {
        let rectangle = self.halved[halved];
        let is_right = rectangle.is_wide();
        let [column, row] = rectangle.middle().map(usize::from);
        let before = if is_right { (column - 1, row) } else { (column, row - 1) };
        let [from, to] = [before, (column, row)].map(|(column, row)| self.pattern_of(column, row));
        let Some(bridge) = self.bridge(is_right, from, to) else { return false };
        let squares = |(column, row), pattern: &Pattern, gap: Gap| {
            let corner = self.corner(column, row);
            gap.ends.map(|place| self.on_board(corner, pattern, pattern.squares[place]))
        };
        let ends = squares(before, &self.patterns[from], bridge[0]);
        let across = squares((column, row), &self.patterns[to], bridge[1]);
        edit.begin(ends[0]);
        edit.removed.extend([(ends[0], ends[1]), (across[0], across[1])]);
        edit.added.extend([(ends[0], across[0]), (ends[1], across[1])]);
        edit.reason = Reason::new(&JOINED, [ends[0].0, across[0].0, halved as u32 + 1]);
        edit.line = line::JOIN;
        true
    }

    pub(super) fn last(&self) -> Option<Square> {
        let is_odd = |piece: &Piece| piece.length % 2 == 1;
        let (column, row) =
            (self.columns.iter().position(is_odd)?, self.rows.iter().position(is_odd)?);
        let pattern = &self.patterns[self.pattern_of(column, row)];
        let last = pattern.squares.last()?;
        Some(self.on_board(self.corner(column, row), pattern, *last))
    }

    /// Maps a square of a pattern to the board.
    fn on_board(&self, corner: Square, pattern: &Pattern, square: Square) -> Square {
        let (x, y) = pattern.board.position(square);
        corner.plus(y * i32::from(self.board.width()) + x)
    }

    /// How to join two patterns, the second to the right of the first, or above it.
    fn bridge(&self, is_right: bool, from: usize, to: usize) -> Option<Bridge> {
        let count = self.patterns.len();
        self.bridges[(usize::from(is_right) * count + from) * count + to]
    }

    fn corner(&self, column: usize, row: usize) -> Square {
        let (x, y) = (self.columns[column].at, self.rows[row].at);
        Square(u32::from(y) * u32::from(self.board.width()) + u32::from(x))
    }

    fn pattern_of(&self, column: usize, row: usize) -> usize {
        usize::from(self.rows[row].kind) * self.widths + usize::from(self.columns[column].kind)
    }
}

impl Rectangle {
    #[inline]
    fn sides(self) -> [u16; 2] {
        [self.columns, self.rows].map(|[begin, end]| end - begin)
    }

    /// Whether it is cut between two columns.
    #[inline]
    fn is_wide(self) -> bool {
        let [columns, rows] = self.sides();
        columns >= rows
    }

    fn middle(self) -> [u16; 2] {
        [self.columns, self.rows].map(|[begin, end]| begin.midpoint(end))
    }

    fn halves(self) -> [Self; 2] {
        let [column, row] = self.middle();
        let ([left, right], [low, high]) = (self.columns, self.rows);
        if self.is_wide() {
            [[left, column], [column, right]].map(|columns| Self { columns, ..self })
        } else {
            [[low, row], [row, high]].map(|rows| Self { rows, ..self })
        }
    }
}

/// Halves a rectangle of blocks, and the halves, until single blocks are left.
///
/// Joining goes in the opposite order, and the part with the start doubles with each join, so the walk from
/// the start is computed only a few times, whatever the size of the board.
fn halve(columns: u16, rows: u16) -> Vec<Rectangle> {
    let is_block = |rectangle: &Rectangle| rectangle.sides() == [1, 1];
    let mut halved = Vec::with_capacity(usize::from(columns) * usize::from(rows));
    halved.push(Rectangle { columns: [0, columns], rows: [0, rows] });
    halved.retain(|whole| !is_block(whole));
    let mut done = 0;
    while done < halved.len() {
        halved.extend(halved[done].halves().into_iter().filter(|half| !is_block(half)));
        done += 1;
    }
    halved
}

/// Cuts a side into pieces of 6, 8 or 10. An odd side also has one piece of 5, 7, 9 or 11, which contains the
/// square at `inside`.
fn pieces(side: u16, inside: u16) -> Vec<Piece> {
    let mut lengths = Vec::with_capacity(usize::from(side / 6) + 1);
    if side.is_multiple_of(2) {
        push_even(side, &mut lengths);
    } else {
        let can_be_cut = |length: u16| !matches!(length, 2 | 4);
        let odd = [5, 7, 9, 11].into_iter().filter(|&odd| odd <= side);
        let mut places = odd.flat_map(|odd| {
            let first = (inside + 1).saturating_sub(odd).next_multiple_of(2);
            (first..=inside.min(side - odd)).step_by(2).map(move |at| (at, odd))
        });
        let place = places.find(|&(at, odd)| can_be_cut(at) && can_be_cut(side - odd - at));
        let (at, odd) = place.unwrap_or((0, side));
        push_even(at, &mut lengths);
        lengths.push(odd);
        push_even(side - odd - at, &mut lengths);
    }
    let mut kinds: Vec<u16> = Vec::new();
    let mut at = 0;
    let piece = |length| {
        let known = kinds.iter().position(|&kind| kind == length);
        let kind = known.unwrap_or(kinds.len()) as u8;
        if known.is_none() {
            kinds.push(length);
        }
        at += length;
        Piece { at: at - length, length, kind, is_first: known.is_none() }
    };
    lengths.into_iter().map(piece).collect()
}

/// Cuts an even length other than 2 and 4 into as few pieces of 6 and 8 as possible; 10 is one piece.
fn push_even(length: u16, lengths: &mut Vec<u16>) {
    if length == 10 {
        lengths.push(10);
        return;
    }
    let pieces = length.div_ceil(8);
    let short = (8 * pieces - length) / 2;
    lengths.extend((0..pieces).map(|piece| if piece < short { 6 } else { 8 }));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sides_are_cut_into_pieces_that_have_base_tours() {
        for side in 5..=200 {
            for inside in 0..side {
                let pieces = pieces(side, inside);
                let mut at = 0;
                for piece in &pieces {
                    assert_eq!(piece.at, at);
                    assert!((5..=11).contains(&piece.length), "{side} {inside}: {pieces:?}");
                    at += piece.length;
                }
                assert_eq!(at, side);
                let odd: Vec<_> = pieces.iter().filter(|piece| piece.length % 2 == 1).collect();
                assert_eq!(odd.len(), usize::from(side % 2));
                assert!(
                    odd.iter().all(|piece| (piece.at..piece.at + piece.length).contains(&inside))
                );
                // The block is coloured like the board.
                assert!(odd.iter().all(|piece| piece.at % 2 == 0));
            }
        }
    }

    #[test]
    fn halves_make_a_join_less_than_there_are_blocks() {
        for (columns, rows) in [(1, 1), (1, 7), (5, 3), (16, 16)] {
            assert_eq!(halve(columns, rows).len(), usize::from(columns * rows) - 1);
        }
    }
}
