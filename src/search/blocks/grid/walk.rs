//! The tour of a board of blocks in visiting order.
//!
//! From one join to the next it goes the way of a base tour, forwards or backwards. So it is put
//! together of stretches that are copied as a whole, which takes a fraction of the time that it
//! takes to go from square to square; no move of a single square is looked up.

use super::Grid;
use crate::board::Square;
use crate::search::blocks::pattern::Pattern;

/// The sides at which a block can be joined; `side ^ 2` is the one across.
const SIDES: [usize; 4] = [RIGHT, ABOVE, LEFT, BELOW];
const RIGHT: usize = 0;
const ABOVE: usize = 1;
const LEFT: usize = 2;
const BELOW: usize = 3;

/// Where somebody stands who goes along the tour: in a block, at a place in its base tour.
#[derive(Clone, Copy)]
struct Stand {
    column: usize,
    row: usize,
    place: usize,
    forwards: bool,
}

/// A tour that is about to be walked.
pub(super) struct Walk<'grid> {
    grid: &'grid Grid,
    /// The base tours as the board numbers their squares, in a block at its lowest left corner. Twice
    /// over, so that a stretch may begin anywhere.
    ways: Vec<Vec<Square>>,
    /// For every block, row by row, a bit for each side at which it is joined.
    joined: Vec<u8>,
}

impl<'grid> Walk<'grid> {
    pub(super) fn new(grid: &'grid Grid) -> Self {
        let patterns = &grid.patterns;
        let way = |pattern: &Pattern| {
            let square = |&square| grid.on_board(Square(0), pattern, square);
            let mut way: Vec<Square> = pattern.squares.iter().map(square).collect();
            way.extend_from_within(..);
            way
        };
        Self { grid, ways: patterns.iter().map(way).collect(), joined: grid.joined() }
    }

    /// The squares from the start on, by way of its neighbour with the lower number, or along the
    /// open tour that begins there. Cost: linear.
    pub(super) fn squares(&self, start: Square) -> Vec<Square> {
        let (ahead, is_open) = self.stand(start);
        let back = Stand { forwards: false, ..ahead };
        let next = |stand| self.go(stand, 2)[1];
        let stand = if is_open || next(ahead) < next(back) { ahead } else { back };
        self.go(stand, self.grid.board.squares() as usize)
    }

    /// So many squares from where somebody stands.
    fn go(&self, mut here: Stand, mut left: usize) -> Vec<Square> {
        let mut squares = Vec::with_capacity(left);
        while left > 0 {
            let (ahead, next) = self.stretch(here);
            let length = left.min(ahead.saturating_add(1));
            let corner = self.grid.corner(here.column, here.row);
            let way = &self.ways[self.grid.pattern_of(here.column, here.row)];
            let on_board = |square: &Square| Square(corner.0 + square.0);
            if here.forwards {
                squares.extend(way[here.place..here.place + length].iter().map(on_board));
            } else {
                let end = here.place + way.len() / 2 + 1;
                squares.extend(way[end - length..end].iter().rev().map(on_board));
            }
            left -= length;
            here = next;
        }
        squares
    }

    /// Somebody on the start who is about to go forwards, and whether the block there has an open tour,
    /// which begins there.
    fn stand(&self, start: Square) -> (Stand, bool) {
        let (x, y) = self.grid.board.position(start);
        let [column, row] = [(&self.grid.columns, x), (&self.grid.rows, y)].map(|(pieces, at)| {
            pieces.iter().take_while(|piece| i32::from(piece.at) <= at).count() - 1
        });
        let corner = self.grid.corner(column, row);
        let pattern = self.grid.pattern_of(column, row);
        let place = self.ways[pattern].iter().position(|square| corner.0 + square.0 == start.0);
        let place = place.unwrap_or(0);
        let is_open = !self.grid.patterns[pattern].is_closed;
        (Stand { column, row, place, forwards: true }, is_open)
    }

    /// How many squares are ahead before a join, and where one comes to there.
    fn stretch(&self, here: Stand) -> (usize, Stand) {
        let Stand { column, row, place, forwards } = here;
        let grid = self.grid;
        let pattern = grid.pattern_of(column, row);
        let length = self.ways[pattern].len() / 2;
        let joined = self.joined[row * grid.columns.len() + column];
        let mut nearest = (usize::MAX, here);
        for side in SIDES.into_iter().filter(|side| joined >> side & 1 == 1) {
            let (column, row) = match side {
                RIGHT => (column + 1, row),
                ABOVE => (column, row + 1),
                LEFT => (column - 1, row),
                _ => (column, row - 1),
            };
            let mut patterns = [pattern, grid.pattern_of(column, row)];
            let is_second = side >= LEFT;
            if is_second {
                patterns.reverse();
            }
            let Some(bridge) = grid.bridge(side % 2 == RIGHT, patterns[0], patterns[1]) else {
                continue;
            };
            let (gap, beyond) = (bridge[usize::from(is_second)], bridge[usize::from(!is_second)]);
            // Whoever goes along the tour comes to the one end first, the other way to the other.
            let end = usize::from(gap.is_in_order != forwards);
            let leaves = gap.ends[end];
            let (from, to) = if forwards { (place, leaves) } else { (leaves, place) };
            let ahead = if from <= to { to - from } else { to + length - from };
            if ahead < nearest.0 {
                let forwards = beyond.is_in_order == (end == 1);
                nearest = (ahead, Stand { column, row, place: beyond.ends[end], forwards });
            }
        }
        nearest
    }
}

impl Grid {
    /// For every block, row by row, a bit for each side at which it is joined.
    fn joined(&self) -> Vec<u8> {
        let mut joined = vec![0; self.columns.len() * self.rows.len()];
        for rectangle in &self.halved {
            let [column, row] = rectangle.middle().map(usize::from);
            let at = row * self.columns.len() + column;
            let (side, before) =
                if rectangle.is_wide() { (LEFT, 1) } else { (BELOW, self.columns.len()) };
            joined[at] |= 1 << side;
            joined[at - before] |= 1 << (side ^ 2);
        }
        joined
    }
}
