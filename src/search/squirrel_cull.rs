//! Squirrel and Cull's tie-break: an order of moves that changes as the knight passes certain squares.
//!
//! From D. Squirrel and P. Cull, "A Warnsdorff-Rule Algorithm for Knight's Tours on Square Boards" (1996),
//! with the table as S. Ganzfried published it (2004). They prove that it makes an open tour from a corner
//! for every side of at least 112; measured, it does so for every side from 5 to 1000 except 74.

use crate::board::leaper::Leaper;
use crate::board::{Board, Square};
use crate::graph::Graph;

/// The moves by their numbers in the paper minus one, as (rows, columns) from a corner at (1, 1).
const MOVES: [(i32, i32); 8] =
    [(-2, 1), (-1, 2), (1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1)];

/// An order of moves, by the digits of the paper, and the square (row, column) at which the next order
/// begins, computed from the side of the board.
struct Region {
    order: [u8; 8],
    until: fn(i32) -> (i32, i32),
}

const fn region(order: [u8; 8], until: fn(i32) -> (i32, i32)) -> Region {
    Region { order, until }
}

/// Not a square: this order holds to the end.
const END: fn(i32) -> (i32, i32) = |_| (0, 0);

/// The regions for each remainder of the side modulo 8.
const REGIONS: [&[Region]; 8] = [
    &[
        region(*b"34261578", |m| (m - 1, m - 2)),
        region(*b"87642135", |_| (2, 2)),
        region(*b"51867342", |m| (m - 8, 1)),
        region(*b"51342678", |m| (7, m - 3)),
        region(*b"21435678", END),
    ],
    &[
        region(*b"34261578", |m| (m - 1, m - 2)),
        region(*b"87642135", |_| (2, 2)),
        region(*b"51324678", |m| (m - 6, i32::midpoint(m, 9))),
        region(*b"32481765", END),
    ],
    &[
        region(*b"34261578", |_| (6, 1)),
        region(*b"87642135", |_| (3, 1)),
        region(*b"54132678", |m| (m - 15, 4)),
        region(*b"52431678", |m| (10, m - 2)),
        region(*b"85647123", |m| (5, (m - 6) / 2)),
        region(*b"15746823", END),
    ],
    &[
        region(*b"34625718", |m| (m - 1, m - 2)),
        region(*b"42681357", |m| (m - 6, m)),
        region(*b"86512347", |_| (2, 5)),
        region(*b"51867342", |m| (m - 10, 3)),
        region(*b"61825437", |m| ((m + 1) / 2, m - 2)),
        region(*b"71642538", END),
    ],
    &[
        region(*b"34261578", |m| (m - 1, m - 2)),
        region(*b"87642135", |_| (2, 2)),
        region(*b"51867342", |m| (m - 8, 1)),
        region(*b"51342678", |m| (10, m - 5)),
        region(*b"86753421", |m| (13, i32::midpoint(m, 2))),
        region(*b"78563421", END),
    ],
    &[
        region(*b"34261578", |m| (m - 1, m - 2)),
        region(*b"87642135", |_| (2, 2)),
        region(*b"51324678", |m| (m - 2, if m % 16 == 5 { (m - 5) / 2 } else { (m - 13) / 2 })),
        region(*b"15234678", END),
    ],
    &[
        region(*b"34261578", |_| (6, 1)),
        region(*b"87642135", |_| (3, 1)),
        region(*b"54132678", |m| (m - 10, 1)),
        region(*b"52431678", |m| (10, m - 2)),
        region(*b"85647123", |m| (3, i32::midpoint(m, 8))),
        region(*b"12453678", END),
    ],
    &[
        region(*b"34625718", |m| (m - 1, m - 2)),
        region(*b"42681357", |m| (m - 6, m)),
        region(*b"86512347", |_| (2, 5)),
        region(*b"51867342", |m| (m - 6, 3)),
        region(*b"61825437", |m| ((m + 1) / 2, m - 2)),
        region(*b"61357284", END),
    ],
];

/// Whether the rule is defined: the knight on a full square board of at least 5 × 5, starting in a
/// corner.
pub(super) fn applies(graph: &Graph, start: Square) -> bool {
    graph.leaper() == Some(Leaper::KNIGHT)
        && graph.flat_board().is_some_and(|board| {
            let side = board.width();
            let last = i32::from(side) - 1;
            let (x, y) = board.position(start);
            let in_corner = (x == 0 || x == last) && (y == 0 || y == last);
            board.is_full() && side == board.height() && side >= 5 && in_corner
        })
}

/// The position of a walk in the sequence of regions.
#[derive(Clone, Debug)]
pub(super) struct Progress {
    side: i32,
    /// The start's column and row from 0; the board is turned so that the start lies at (1, 1).
    corner: (i32, i32),
    /// The lengths that the path had when it entered the second region, the third, and so on.
    entered: Vec<usize>,
}

impl Progress {
    pub(super) fn new(board: &Board, start: Square) -> Self {
        let side = board.width().into();
        Self { side, corner: board.position(start), entered: Vec::new() }
    }

    /// Must be called for each square of the path, with the path's length including it.
    pub(super) fn arrive(&mut self, board: &Board, square: Square, length: usize) {
        let here = self.turned(board, square);
        if (self.region().until)(self.side) == here {
            self.entered.push(length);
        }
    }

    /// Must be called when the last square of a path of this length is taken back.
    pub(super) fn retreat(&mut self, length: usize) {
        if self.entered.last() == Some(&length) {
            self.entered.pop();
        }
    }

    /// The rank of a move in the current order, 0 for the most preferred.
    pub(super) fn preference(&self, board: &Board, from: Square, to: Square) -> i64 {
        let (from, to) = (self.turned(board, from), self.turned(board, to));
        let step = (to.0 - from.0, to.1 - from.1);
        let is_this = |digit: &u8| MOVES[usize::from(digit - b'1')] == step;
        self.region().order.iter().position(is_this).map_or(8, |place| place as i64)
    }

    fn region(&self) -> &'static Region {
        &REGIONS[self.side as usize % 8][self.entered.len()]
    }

    /// Row and column from 1, counted from the corner where the walk starts.
    fn turned(&self, board: &Board, square: Square) -> (i32, i32) {
        let (x, y) = board.position(square);
        ((y - self.corner.1).abs() + 1, (x - self.corner.0).abs() + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_order_names_each_move_once() {
        for region in REGIONS.into_iter().flatten() {
            let mut digits = region.order;
            digits.sort_unstable();
            assert_eq!(&digits, b"12345678");
        }
    }

    #[test]
    fn regions_are_left_by_the_way_they_were_entered() {
        let board: Board = "8x8".parse().unwrap();
        let mut progress = Progress::new(&board, Square(0));
        let gate = board.square_at(5, 6).unwrap(); // row m − 1 = 7, column m − 2 = 6
        progress.arrive(&board, Square(10), 2);
        assert_eq!(&progress.region().order, b"34261578");
        progress.arrive(&board, gate, 3);
        assert_eq!(&progress.region().order, b"87642135");
        progress.retreat(3);
        assert_eq!(&progress.region().order, b"34261578");
    }
}
