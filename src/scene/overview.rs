//! Boards whose squares are too small for shapes: a picture of the order of visits, over which only
//! the knight is drawn.

use super::{Canvas, Colour, Shape};
use crate::board::Board;

/// At most so many pixels to a side, whatever the board's size.
const MOST_PIXELS: usize = 1024;

impl Canvas<'_> {
    /// One pixel a square, or every so many squares when there are more than a canvas could show.
    pub(super) fn draw_overview(&self, board: &Board, shapes: &mut Vec<Shape>) {
        let (width, height) = (usize::from(board.width()), usize::from(board.height()));
        let step = width.max(height).div_ceil(MOST_PIXELS);
        let (columns, rows) = (width.div_ceil(step), height.div_ceil(step));
        let theme = self.theme();
        let open = theme.dark_square();
        let shades: Vec<Colour> = (0..256).map(|at| theme.ramp(f64::from(at) / 255.0)).collect();
        let squares = u64::from(board.squares());
        let mut pixels = Vec::with_capacity(columns * rows);
        for row in 0..rows {
            let y = height - 1 - row * step;
            for column in 0..columns {
                let colour = match board.square_at((column * step) as i32, y as i32) {
                    None => theme.paper(),
                    Some(square) => match self.visit(square) {
                        visit if visit == 0 || !self.layers.colours => open,
                        visit => shades[(u64::from(visit - 1) * 256 / squares) as usize],
                    },
                };
                pixels.push(colour);
            }
        }
        let size = (width as f64, height as f64);
        shapes.push(Shape::Picture { at: (0.0, 0.0), size, columns, pixels });
    }
}
