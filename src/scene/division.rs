//! The cuts through a board that is divided, and the block that is filled next.

use super::{Canvas, Point, Shape, Stroke};
use crate::board::Board;
use crate::search::Reason;
use crate::search::division::{Block, Cut};

/// Width of a cut, in squares, and the least in CSS pixels.
const WIDTH: f64 = 0.09;
const LEAST_WIDTH: f64 = 1.0;

/// Below this size of a square, in CSS pixels, cuts would run into one another: the shortest side of
/// a block has five squares.
const LEAST_FOR_CUTS: f64 = 0.6;

impl Canvas<'_> {
    /// The cuts that were made.
    pub(super) fn draw_cuts(&self, board: &Board, shapes: &mut Vec<Shape>) {
        let cuts = self.session.cuts();
        let size = self.view.layout.square;
        if cuts.is_empty() || size < LEAST_FOR_CUTS {
            return;
        }
        let lines = cuts.iter().map(|&cut| line_of(cut, board)).collect();
        let width = WIDTH.max(LEAST_WIDTH / size);
        let stroke = Stroke { colour: self.theme().soft(), width, dashed: false };
        shapes.push(Shape::Lines { lines, stroke });
    }
}

/// What a coming step is shown by instead of its moves: the cut that it makes, or the edges of the
/// block that it fills, so far inside it. A block's moves are seen once they are there.
pub(super) fn announced(reason: Reason, board: &Board, inside: f64) -> Option<Vec<(Point, Point)>> {
    let cut = Cut::told_by(reason).map(|cut| vec![line_of(cut, board)]);
    cut.or_else(|| Block::told_by(reason).map(|block| edges_of(block, board, inside)))
}

fn line_of(cut: Cut, board: &Board) -> (Point, Point) {
    let (width, height) = (f64::from(board.width()), f64::from(board.height()));
    match cut {
        Cut::AfterColumn(columns) => ((columns.into(), 0.0), (columns.into(), height)),
        Cut::AfterRow(rows) => {
            let y = height - f64::from(rows);
            ((0.0, y), (width, y))
        }
    }
}

fn edges_of(block: Block, board: &Board, inside: f64) -> Vec<(Point, Point)> {
    let (x, y) = board.position(block.corner);
    let (left, low) = (f64::from(x), f64::from(board.height()) - f64::from(y));
    let (right, high) = (left + f64::from(block.width), low - f64::from(block.height));
    let (left, low, right, high) = (left + inside, low - inside, right - inside, high + inside);
    let corners = [(left, low), (right, low), (right, high), (left, high)];
    (0..4).map(|at| (corners[at], corners[(at + 1) % 4])).collect()
}
