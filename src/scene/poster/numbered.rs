//! The board with numbered squares, over a faint line.

use super::grid::{Drawing, Grid};
use crate::scene::board::plain;

/// Width of the line, and the share of the paper's colour in it.
const WIDTH: f64 = 0.045;
const FAINTNESS: f64 = 0.35;

/// Radius around every number where the line is left out. No knight's move comes so near to the centre of
/// another square.
const PAD: f64 = 0.34;

/// Height of the largest numbers, and their maximum width.
const LARGEST: f64 = 0.4;
const WIDEST: f64 = 0.62;
const DIGIT: f64 = 0.6;

pub fn draw(grid: &Grid<'_>, drawing: &mut Drawing) {
    let theme = grid.theme;
    drawing.chequered(grid);
    drawing.lines(&grid.moves, theme.edge().mixed(theme.paper(), FAINTNESS), WIDTH);
    let digits = grid.middles.len().to_string().len() as f64;
    let size = LARGEST.min(WIDEST / (DIGIT * digits));
    let last = grid.middles.len() - 1;
    for (place, (&at, &square)) in grid.middles.iter().zip(grid.tour.squares()).enumerate() {
        let is_end = place == 0 || place == last && !grid.tour.is_closed();
        let (fill, ink) = if is_end {
            (theme.accent(), theme.on_accent())
        } else {
            (plain(grid.board, square, theme), theme.ink())
        };
        drawing.disc(at, PAD, fill);
        drawing.text(at, &(place + 1).to_string(), size, ink, is_end);
    }
}
