//! Windows of a board or graph.

use std::ops::Range;

use super::Layout;
use crate::board::{Board, Square};
use crate::graph::embedding::Embedding;

/// A rectangle of squares, by columns and rows from the bottom left; it may extend beyond the board. For
/// squares on a circle it has all or none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Window {
    /// Columns, 0 at the left.
    x: Range<i32>,
    /// Rows, 0 at the bottom.
    y: Range<i32>,
}

impl Window {
    /// The window with these columns and rows, 0 at the left and at the bottom.
    pub fn new(x: Range<i32>, y: Range<i32>) -> Self {
        Self { x, y }
    }

    /// The board with its coordinates, or the circle with its names.
    pub fn whole<'a>(embedding: impl Into<Embedding<'a>>) -> Self {
        match embedding.into() {
            Embedding::Board(board) => {
                Self { x: -1..i32::from(board.width()) + 1, y: -1..i32::from(board.height()) + 1 }
            }
            Embedding::Circle(_) => Self { x: -1..1, y: -1..1 },
        }
    }

    /// The visible part of this window on a canvas, if a camera shows a part of the board.
    #[must_use]
    pub fn seen<'a>(&self, embedding: impl Into<Embedding<'a>>, layout: &Layout) -> Self {
        match layout.room {
            Some(room) => self.covering(embedding, layout, room),
            None => self.clone(),
        }
    }

    /// The part of this window in a rectangle of a canvas: left, top, right and bottom, in CSS pixels.
    #[must_use]
    pub fn covering<'a>(
        &self,
        embedding: impl Into<Embedding<'a>>,
        layout: &Layout,
        [left, top, right, bottom]: [f64; 4],
    ) -> Self {
        let Embedding::Board(board) = embedding.into() else { return self.clone() };
        // No board extends further.
        let squares = |length: f64| (length / layout.square).floor().clamp(-1e6, 1e6) as i32;
        let column = |x: f64| squares(x - layout.left);
        let row = |y: f64| i32::from(board.height()) - 1 - squares(y - layout.top);
        let (x, y) = (column(left)..column(right) + 1, row(bottom)..row(top) + 1);
        let both =
            |one: &Range<i32>, two: &Range<i32>| one.start.max(two.start)..one.end.min(two.end);
        Self { x: both(&self.x, &x), y: both(&self.y, &y) }
    }

    /// The window without squares.
    pub fn empty() -> Self {
        Self { x: 0..0, y: 0..0 }
    }

    /// Whether it has no squares.
    pub fn is_empty(&self) -> bool {
        self.x.is_empty() || self.y.is_empty()
    }

    /// Whether a square is in it; always true for a circle.
    pub fn has<'a>(&self, embedding: impl Into<Embedding<'a>>, square: Square) -> bool {
        let Embedding::Board(board) = embedding.into() else { return true };
        let (x, y) = board.position(square);
        self.x.contains(&x) && self.y.contains(&y)
    }

    /// The smallest window that contains this one and a square.
    #[must_use]
    pub fn with<'a>(&self, embedding: impl Into<Embedding<'a>>, square: Square) -> Self {
        match embedding.into() {
            Embedding::Board(board) => {
                let (x, y) = board.position(square);
                self.union(&Self { x: x..x + 1, y: y..y + 1 })
            }
            circle @ Embedding::Circle(_) => Self::whole(circle),
        }
    }

    /// The smallest window that contains both.
    #[must_use]
    pub fn union(&self, other: &Self) -> Self {
        if self.is_empty() {
            return other.clone();
        }
        if other.is_empty() {
            return self.clone();
        }
        let join =
            |one: &Range<i32>, two: &Range<i32>| one.start.min(two.start)..one.end.max(two.end);
        Self { x: join(&self.x, &other.x), y: join(&self.y, &other.y) }
    }

    /// Whether some square is in both.
    pub fn meets(&self, other: &Self) -> bool {
        let meet =
            |one: &Range<i32>, two: &Range<i32>| one.start.max(two.start) < one.end.min(two.end);
        meet(&self.x, &other.x) && meet(&self.y, &other.y)
    }

    /// This window extended on each side; an empty one stays empty.
    #[must_use]
    pub fn grown(&self, margin: i32) -> Self {
        if self.is_empty() {
            return self.clone();
        }
        let grow = |range: &Range<i32>| range.start - margin..range.end + margin;
        Self { x: grow(&self.x), y: grow(&self.y) }
    }

    /// Whether it reaches an edge of the board.
    pub(crate) fn reaches_edge<'a>(&self, embedding: impl Into<Embedding<'a>>) -> bool {
        let (width, height) = embedding.into().size();
        let Range { start, end } = &self.x;
        let is_at_side = *start <= 0 || f64::from(*end) >= width;
        is_at_side || self.y.start <= 0 || f64::from(self.y.end) >= height
    }

    /// Its squares, in order of number; for a circle all.
    pub fn squares<'a>(&self, embedding: impl Into<Embedding<'a>>) -> Vec<Square> {
        let board = match embedding.into() {
            Embedding::Board(board) => board,
            Embedding::Circle(graph) => return graph.each_square().collect(),
        };
        let columns = self.columns(board);
        let square_at = |y| columns.clone().filter_map(move |x| board.square_at(x, y));
        self.rows(board).flat_map(square_at).collect()
    }

    pub(super) fn columns(&self, board: &Board) -> Range<i32> {
        self.x.start.max(0)..self.x.end.min(board.width().into())
    }

    pub(super) fn rows(&self, board: &Board) -> Range<i32> {
        self.y.start.max(0)..self.y.end.min(board.height().into())
    }

    /// The number of its places on the board, including holes.
    pub fn count(&self, board: &Board) -> usize {
        self.columns(board).len() * self.rows(board).len()
    }

    pub(super) fn has_column(&self, column: u16) -> bool {
        self.x.contains(&column.into())
    }

    pub(super) fn has_row(&self, row: u16) -> bool {
        self.y.contains(&row.into())
    }

    /// Whether it includes coordinates, left of or below the board.
    pub(super) fn has_coordinates(&self) -> bool {
        self.x.start < 0 || self.y.start < 0
    }

    /// Its edges on a canvas, in CSS pixels: left, top, width and height. A window that includes the rim of
    /// the board includes the canvas beyond.
    pub fn bounds<'a>(
        &self,
        embedding: impl Into<Embedding<'a>>,
        layout: &Layout,
        width: f64,
        height: f64,
    ) -> [f64; 4] {
        let Embedding::Board(board) = embedding.into() else { return [0.0, 0.0, width, height] };
        let (columns, rows) = (i32::from(board.width()), i32::from(board.height()));
        let x = |column: i32| layout.left + layout.square * f64::from(column);
        let y = |row: i32| layout.top + layout.square * f64::from(rows - row);
        let left = if self.x.start < 0 { 0.0 } else { x(self.x.start) };
        let right = if self.x.end > columns { width } else { x(self.x.end) };
        let top = if self.y.end > rows { 0.0 } else { y(self.y.end) };
        let bottom = if self.y.start < 0 { height } else { y(self.y.start) };
        [left, top, right - left, bottom - top]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_grows_round_its_squares() {
        let board = "8x8".parse::<Board>().unwrap();
        let window = Window::empty().with(&board, Square(0)).with(&board, Square(9));
        assert_eq!(window, Window { x: 0..2, y: 0..2 });
        assert_eq!(window.grown(1).columns(&board), 0..3);
        assert!(Window::empty().grown(5).is_empty());
    }
}
