//! A ribbon that changes colour and widens along the tour.

use super::grid::{Drawing, Grid};
use crate::scene::Shape;

/// Its width at the beginning and at the end: the order is visible without colours, too.
const WIDTH: (f64, f64) = (0.24, 0.36);

/// The additional width of its outline.
const CASING: f64 = 0.05;

/// The share of the paper's colour in the outline.
const SOFTNESS: f64 = 0.3;

/// Radius of the discs at the ends, and height of the knight at the beginning.
const MARK: f64 = 0.36;
const KNIGHT: f64 = 0.5;

/// Squares of the largest board on which each segment lies over the one before, with an outline. Larger ones
/// would need too many shapes.
const MAX_OUTLINED: usize = 10_000;

/// The number of colours on larger boards.
const SHADES: usize = 256;

pub fn draw(grid: &Grid<'_>, drawing: &mut Drawing) {
    let theme = grid.theme;
    let moves = &grid.moves;
    let outline = theme.ink().mixed(theme.paper(), SOFTNESS);
    drawing.chequered(grid);
    let is_outlined = moves.len() <= MAX_OUTLINED;
    let stretch = if is_outlined { 1 } else { moves.len().div_ceil(SHADES) };
    for (at, part) in moves.chunks(stretch).enumerate() {
        let place = (at * stretch) as f64 / moves.len().max(2) as f64;
        let (colour, width) = (theme.ramp(place), WIDTH.0 + (WIDTH.1 - WIDTH.0) * place);
        if is_outlined {
            // Ends are cut off straight, so that no outline covers the segment before; discs round the bends.
            let radius = 0.5 * (width + CASING);
            if at == 0 {
                drawing.disc(part[0].0, radius, outline);
            }
            drawing.disc(part[0].1, radius, outline);
            drawing.lines(part, outline, width + CASING);
        }
        drawing.lines(part, colour, width);
        for &(from, _) in part {
            drawing.disc(from, width / 2.0, colour);
        }
    }
    // An open tour begins with the knight, and ends in a ring.
    let last = grid.middles.len() - 1;
    if last > 0 && !grid.tour.is_closed() {
        draw_mark(grid, last, drawing);
        drawing.disc(grid.middles[last], MARK / 2.0, theme.accent());
    }
    draw_mark(grid, 0, drawing);
    drawing.shapes.push(Shape::Knight { at: grid.middles[0], size: KNIGHT, fill: theme.ink() });
}

fn draw_mark(grid: &Grid<'_>, place: usize, drawing: &mut Drawing) {
    drawing.disc(grid.middles[place], MARK + CASING / 2.0, grid.theme.ink());
    drawing.disc(grid.middles[place], MARK - CASING / 2.0, grid.theme.panel());
}
