//! The line alone.

use super::grid::{Drawing, Grid};

const WIDTH: f64 = 0.1;

pub fn draw(grid: &Grid<'_>, drawing: &mut Drawing) {
    let colour = grid.theme.ink();
    drawing.lines(&grid.moves, colour, WIDTH);
    if grid.moves.is_empty() {
        // The tour of a single square is a point.
        drawing.disc(grid.middles[0], WIDTH, colour);
    }
}
