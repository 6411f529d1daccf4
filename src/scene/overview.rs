//! Boards whose squares are too small for shapes: a bitmap of the order of visits, over which only the knight
//! is drawn.

use super::layers::LEAST_FOR_SHAPES;
use super::{Canvas, Colour, Layout, Shape};
use crate::board::Board;

/// The maximum side of the bitmap in pixels, whatever the size of the board.
const MAX_PIXELS: usize = 1024;

/// Whether a board is drawn as a bitmap with a pixel for each square, of which every part can be drawn by itself.
pub fn is_overview(board: &Board, layout: &Layout) -> bool {
    let side = usize::from(board.width().max(board.height()));
    layout.square < LEAST_FOR_SHAPES && side <= MAX_PIXELS
}

impl Canvas<'_> {
    /// Draws one pixel per square, or per several squares if there are more than a canvas could show.
    pub(super) fn draw_overview(&self, board: &Board, shapes: &mut Vec<Shape>) {
        let (x, y) = (self.window.columns(board), self.window.rows(board));
        let step = x.len().max(y.len()).div_ceil(MAX_PIXELS).max(1);
        let (columns, rows) = (x.len().div_ceil(step), y.len().div_ceil(step));
        let theme = self.theme();
        let open = theme.dark_square();
        let shades: Vec<Colour> = (0..256).map(|at| theme.ramp(f64::from(at) / 255.0)).collect();
        let squares = u64::from(board.squares());
        let mut pixels = Vec::with_capacity(columns * rows);
        for y in y.clone().rev().step_by(step) {
            for x in x.clone().step_by(step) {
                let colour = match board.square_at(x, y) {
                    None => theme.hole(),
                    Some(square) => match self.diagram.visit(square) {
                        visit if visit == 0 || !self.diagram.has_colours => open,
                        visit => shades[(u64::from(visit - 1) * 256 / squares) as usize],
                    },
                };
                pixels.push(colour);
            }
        }
        if pixels.is_empty() {
            return;
        }
        let top = i32::from(board.height()) - y.end;
        let (at, size) = ((x.start.into(), top.into()), (x.len() as f64, y.len() as f64));
        shapes.push(Shape::Picture { at, size, columns, pixels });
        self.draw_frame(board, shapes);
    }
}
