//! Boards whose edges are joined: a ring (a cylinder) or a ball with a hole (a torus).

use super::{Board, Square};
use crate::choice::ids;

ids! {
    /// Which opposite edges of a board are joined, so that moves go on over them.
    #[derive(Default)]
    pub enum Wrap("wrap") {
        /// None: moves end at the edges.
        #[default]
        Flat = "none",
        /// The left and the right one, as on a ring: the last column is followed by the first.
        Columns = "columns",
        /// All of them, as on a torus: the top row is also followed by the bottom row.
        Both = "both",
    }
}

impl Wrap {
    /// The column and row where a move to column `x` and row `y` ends, which may lie beyond joined edges; `None` if
    /// it leaves the rectangle elsewhere. Holes are not considered.
    pub(crate) fn place(self, board: &Board, x: i32, y: i32) -> Option<(i32, i32)> {
        let x = if self == Self::Flat { x } else { x.rem_euclid(board.width().into()) };
        let y = if self == Self::Both { y.rem_euclid(board.height().into()) } else { y };
        board.contains(x, y).then_some((x, y))
    }

    /// The square there, unless it is a hole.
    pub(crate) fn square(self, board: &Board, x: i32, y: i32) -> Option<Square> {
        let (x, y) = self.place(board, x, y)?;
        board.square_at(x, y)
    }
}
