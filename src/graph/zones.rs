//! The moves that stay on a board, computed once for all squares alike. Holes are not considered here.
//!
//! On the chessboard a knight's moves depend on how near the square is to each edge, and squares at least two
//! from an edge are alike: so there are five zones of files and five of ranks, and 25 lists of moves suffice
//! for a board of any size.

use std::sync::OnceLock;

use super::Leap;
use crate::board::wrap::Wrap;
use crate::board::{Board, Square};

/// Pieces that leap farther have too many zones.
const MAX_REACH: i32 = 8;

/// The largest board, in squares, whose degrees are cached.
const MAX_KEPT: u32 = 4096;

/// The moves that stay on the board, by zone.
#[derive(Clone, Debug)]
pub(super) struct Zones {
    reach: i32,
    /// The strides of zone `z` are `strides[starts[z]..starts[z + 1]]`.
    starts: Vec<u16>,
    strides: Vec<i32>,
    /// The degrees of a small board, cached on demand: on such a board a run takes hardly longer than
    /// computing them.
    degrees: OnceLock<Vec<u32>>,
}

impl Zones {
    /// The moves that stay on the rectangle, ignoring holes; `None` if the piece leaps too far.
    pub(super) fn new(board: &Board, reach: i32, wrap: Wrap, leaps: &[Leap]) -> Option<Self> {
        if reach > MAX_REACH {
            return None;
        }
        let count = zone_count(reach);
        let columns = one_of_each(board.width(), reach);
        let rows = one_of_each(board.height(), reach);
        let mut zones = Self {
            reach,
            starts: Vec::with_capacity(count * count + 1),
            strides: Vec::with_capacity(count * count * leaps.len()),
            degrees: OnceLock::new(),
        };
        zones.starts.push(0);
        for row in rows {
            for column in &columns {
                // Narrow boards lack some zones, which no square needs.
                if let (Some(x), Some(y)) = (*column, row) {
                    let first = zones.strides.len();
                    for leap in leaps {
                        let Some(end) = wrap.place(board, x + leap.x, y + leap.y) else { continue };
                        let stride = (end.1 - y) * i32::from(board.width()) + end.0 - x;
                        // On small boards with joined edges leaps meet, or come round.
                        if stride != 0 && !zones.strides[first..].contains(&stride) {
                            zones.strides.push(stride);
                        }
                    }
                }
                zones.starts.push(zones.strides.len() as u16);
            }
        }
        Some(zones)
    }

    #[inline(always)]
    #[expect(clippy::inline_always, reason = "saves a tenth of a run of backtracking")]
    pub(super) fn strides(&self, board: &Board, square: Square) -> &[i32] {
        let (x, y) = board.position(square);
        let column = zone(x, board.width(), self.reach);
        let row = zone(y, board.height(), self.reach);
        let at = row * zone_count(self.reach) + column;
        &self.strides[usize::from(self.starts[at])..usize::from(self.starts[at + 1])]
    }

    /// The degree of each square, 0 for a hole.
    pub(super) fn degrees(&self, board: &Board) -> Vec<u32> {
        let mut degrees = if board.area() > MAX_KEPT {
            self.count_degrees(board)
        } else {
            self.degrees.get_or_init(|| self.count_degrees(board)).clone()
        };
        for (number, &is_hole) in board.holes().into_iter().flatten().enumerate() {
            if is_hole {
                let hole = Square(number as u32);
                for &stride in self.strides(board, hole) {
                    // An earlier hole has degree 0 already.
                    let degree = &mut degrees[hole.plus(stride).index()];
                    *degree = degree.saturating_sub(1);
                }
                degrees[number] = 0;
            }
        }
        degrees
    }

    /// The degree of each square of the rectangle without holes.
    fn count_degrees(&self, board: &Board) -> Vec<u32> {
        let width = usize::from(board.width());
        let mut degrees: Vec<u32> = Vec::with_capacity(board.area() as usize);
        let mut previous = None;
        for y in 0..i32::from(board.height()) {
            let row = zone(y, board.height(), self.reach);
            if previous.replace(row) == Some(row) {
                degrees.extend_from_within(degrees.len() - width..);
            } else {
                let at = row * zone_count(self.reach);
                let degree = |x: i32| {
                    let at = at + zone(x, board.width(), self.reach);
                    u32::from(self.starts[at + 1] - self.starts[at])
                };
                degrees.extend((0..i32::from(board.width())).map(degree));
            }
        }
        degrees
    }
}

/// The number of zones along a side: one for each distance less than the reach from either edge, and the
/// middle.
#[inline]
fn zone_count(reach: i32) -> usize {
    2 * reach as usize + 1
}

/// The zone of a column or row. Only columns or rows in the middle share one.
#[inline]
fn zone(at: i32, side: u16, reach: i32) -> usize {
    let middle_ends = i32::from(side) - 1 - reach;
    (at.min(reach) + (at - middle_ends).max(0)) as usize
}

/// For each zone a column or row in it, if there is one.
fn one_of_each(side: u16, reach: i32) -> Vec<Option<i32>> {
    let mut found = vec![None; zone_count(reach)];
    for at in 0..i32::from(side) {
        found[zone(at, side, reach)] = Some(at);
    }
    found
}
