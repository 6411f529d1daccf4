//! The tour of a board of blocks in visiting order.
//!
//! Between two joins it follows a base tour, forwards or backwards. So it is composed of segments that are
//! copied as a whole, which takes a fraction of the time of walking from square to square; no single move is
//! looked up.

use super::Grid;
use crate::board::Square;

/// The sides at which a block can be joined; `side ^ 2` is the opposite one.
const SIDES: usize = 4;
const RIGHT: usize = 0;
const LEFT: usize = 2;
const BELOW: usize = 3;

/// Everything needed to walk a tour.
pub(super) struct Walk<'grid> {
    grid: &'grid Grid,
    /// Each base tour forwards and then backwards, with the board's numbering of a block at its lower left
    /// corner. Each is stored twice over, so that a segment may begin anywhere.
    ways: Vec<Vec<Square>>,
    /// The blocks, row by row.
    blocks: Vec<Block>,
    /// Where the walk leaves a block: for each direction through it, each side, and each pattern there.
    exits: Vec<Option<Exit>>,
}

/// A block of the board.
#[derive(Clone, Copy)]
struct Block {
    corner: Square,
    pattern: u8,
    /// A bit for each side at which it is joined to a neighbour.
    joined: u8,
}

/// A position on the tour: a block, and an index within one of the ways through it.
#[derive(Clone, Copy)]
struct Stand {
    block: usize,
    way: usize,
    place: usize,
}

/// The index where a way leaves a block, and the way and index at which the walk enters the next.
#[derive(Clone, Copy)]
struct Exit {
    at: usize,
    way: usize,
    to: usize,
}

impl<'grid> Walk<'grid> {
    pub(super) fn new(grid: &'grid Grid) -> Self {
        let mut ways = Vec::new();
        for pattern in &grid.patterns {
            let square = |&square| grid.on_board(Square(0), pattern, square);
            let mut way: Vec<Square> = pattern.squares.iter().map(square).collect();
            way.extend_from_within(..);
            ways.push(way.clone());
            way.reverse();
            ways.push(way);
        }
        Self { grid, ways, blocks: grid.blocks(), exits: grid.exits() }
    }

    /// The squares from the start on, towards its neighbour with the lower number, or along the open tour
    /// that begins there. Cost: linear.
    pub(super) fn squares(&self, start: Square) -> Vec<Square> {
        let (ahead, is_open) = self.stand(start);
        let length = self.ways[ahead.way].len() / 2;
        let back = Stand { way: ahead.way ^ 1, place: length - 1 - ahead.place, ..ahead };
        let next = |stand| self.go(stand, 2)[1];
        let stand = if is_open || next(ahead) < next(back) { ahead } else { back };
        self.go(stand, self.grid.board.squares() as usize)
    }

    /// The next `left` squares from a position.
    fn go(&self, mut here: Stand, mut left: usize) -> Vec<Square> {
        let mut squares = Vec::with_capacity(left);
        while left > 0 {
            let (ahead, next) = self.stretch(here);
            let length = left.min(ahead.saturating_add(1));
            let corner = self.blocks[here.block].corner.0;
            let stretch = &self.ways[here.way][here.place..here.place + length];
            squares.extend(stretch.iter().map(|square| Square(corner + square.0)));
            left -= length;
            here = next;
        }
        squares
    }

    /// The position at the start, going forwards, and whether the start's block has an open tour, which
    /// begins there.
    fn stand(&self, start: Square) -> (Stand, bool) {
        let (x, y) = self.grid.board.position(start);
        let [column, row] = [(&self.grid.columns, x), (&self.grid.rows, y)].map(|(pieces, at)| {
            pieces.iter().take_while(|piece| i32::from(piece.at) <= at).count() - 1
        });
        let block = row * self.grid.columns.len() + column;
        let Block { corner, pattern, .. } = self.blocks[block];
        let way = 2 * usize::from(pattern);
        let place = self.ways[way].iter().position(|square| corner.0 + square.0 == start.0);
        let is_open = !self.grid.patterns[usize::from(pattern)].is_closed;
        (Stand { block, way, place: place.unwrap_or(0) }, is_open)
    }

    /// The number of squares before the next join, and the position after it.
    fn stretch(&self, here: Stand) -> (usize, Stand) {
        let columns = self.grid.columns.len() as isize;
        let patterns = self.grid.patterns.len();
        let joined = self.blocks[here.block].joined;
        let mut nearest = (usize::MAX, here);
        for side in (0..SIDES).filter(|side| joined >> side & 1 == 1) {
            let block = here.block.wrapping_add_signed([1, columns, -1, -columns][side]);
            let pattern = usize::from(self.blocks[block].pattern);
            let Some(exit) = self.exits[(SIDES * here.way + side) * patterns + pattern] else {
                continue;
            };
            let round = if here.place <= exit.at { 0 } else { self.ways[here.way].len() / 2 };
            let ahead = exit.at + round - here.place;
            if ahead < nearest.0 {
                nearest = (ahead, Stand { block, way: exit.way, place: exit.to });
            }
        }
        nearest
    }
}

impl Grid {
    /// All blocks, row by row.
    fn blocks(&self) -> Vec<Block> {
        let columns = self.columns.len();
        let block = |at| {
            let (column, row) = (at % columns, at / columns);
            let pattern = self.pattern_of(column, row) as u8;
            Block { corner: self.corner(column, row), pattern, joined: 0 }
        };
        let mut blocks: Vec<Block> = (0..columns * self.rows.len()).map(block).collect();
        for rectangle in &self.halved {
            let [column, row] = rectangle.middle().map(usize::from);
            let at = row * columns + column;
            let (side, before) = if rectangle.is_wide() { (LEFT, 1) } else { (BELOW, columns) };
            blocks[at].joined |= 1 << side;
            blocks[at - before].joined |= 1 << (side ^ 2);
        }
        blocks
    }

    /// Where the walk leaves a block: for each direction through it, each side, and each pattern there.
    fn exits(&self) -> Vec<Option<Exit>> {
        let patterns = self.patterns.len();
        let exit = |at| self.exit(at / patterns / SIDES, at / patterns % SIDES, at % patterns);
        (0..2 * patterns * SIDES * patterns).map(exit).collect()
    }

    fn exit(&self, way: usize, side: usize, other: usize) -> Option<Exit> {
        let (pattern, forwards) = (way / 2, way.is_multiple_of(2));
        let is_second = side >= LEFT;
        let [from, to] = if is_second { [other, pattern] } else { [pattern, other] };
        let bridge = self.bridge(side % 2 == RIGHT, from, to)?;
        let (gap, beyond) = (bridge[usize::from(is_second)], bridge[usize::from(!is_second)]);
        // The walk reaches one end first, and the reverse walk the other.
        let end = usize::from(gap.is_in_order != forwards);
        let goes_forwards = beyond.is_in_order == (end == 1);
        let place = |pattern: usize, forwards: bool, place: usize| {
            if forwards { place } else { self.patterns[pattern].squares.len() - 1 - place }
        };
        Some(Exit {
            at: place(pattern, forwards, gap.ends[end]),
            way: 2 * other + usize::from(!goes_forwards),
            to: place(other, goes_forwards, beyond.ends[end]),
        })
    }
}
