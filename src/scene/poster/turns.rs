//! Squares at which the tour turns are filled; those it passes straight are not.

use super::grid::{Drawing, Grid};
use super::words;
use crate::board::Board;
use crate::scene::{Colour, Point, Theme};
use crate::tour::Tour;

/// Width of the lines between squares, of the tour, and of its casing.
const GRID: f64 = 0.02;
const WIDTH: f64 = 0.055;
const CASING: f64 = 0.05;

/// Radius of the ends of an open tour.
const END: f64 = 0.16;

/// The share of the accent in the squares of turns.
const STRENGTH: f64 = 0.36;

/// For each square in visiting order, whether the tour turns there; `None` at the ends of an open tour.
pub fn turning(board: &Board, tour: &Tour) -> Vec<Option<bool>> {
    let squares = tour.squares();
    let count = squares.len();
    let step = |from: usize, to: usize| {
        let [(x, y), (to_x, to_y)] = [from, to].map(|place| board.position(squares[place % count]));
        (to_x - x, to_y - y)
    };
    let is_end = |place: usize| !tour.is_closed() && (place == 0 || place + 1 == count);
    let turns = |place: usize| step(place + count - 1, place) != step(place, place + 1);
    (0..count).map(|place| (!is_end(place)).then(|| turns(place))).collect()
}

/// The colours of squares with and without turns.
fn colours(theme: &Theme) -> [Colour; 2] {
    [theme.panel().mixed(theme.accent(), STRENGTH), theme.panel()]
}

pub fn draw(grid: &Grid<'_>, drawing: &mut Drawing) {
    let theme = grid.theme;
    let turning = turning(grid.board, grid.tour);
    let [filled, plain] = colours(theme);
    drawing.squares(grid, &|place, _| if turning[place] == Some(true) { filled } else { plain });
    let mut lines = Vec::with_capacity(2 * grid.middles.len());
    for &(x, y) in &grid.middles {
        let corner = (x - 0.5, y - 0.5);
        lines.push((corner, (x + 0.5, y - 0.5)));
        lines.push((corner, (x - 0.5, y + 0.5)));
    }
    drawing.lines(&lines, theme.edge(), GRID);
    drawing.lines(&grid.moves, theme.panel(), WIDTH + CASING);
    drawing.lines(&grid.moves, theme.ink(), WIDTH);
    for (&at, turns) in grid.middles.iter().zip(&turning) {
        if turns.is_none() {
            drawing.disc(at, END, theme.ink());
        }
    }
}

/// Draws the meaning of the colours, side by side around a point.
pub fn legend(words: &[String], (x, y): Point, size: f64, theme: &Theme, drawing: &mut Drawing) {
    const SWATCH: f64 = 0.9;
    const BETWEEN: f64 = 0.5;
    const APART: f64 = 2.2;
    const RIM: f64 = 0.08;
    let length = |text: &String| size * (SWATCH + BETWEEN + words::width(text) + APART);
    let mut left = x - (words.iter().map(length).sum::<f64>() - size * APART) / 2.0;
    for (text, fill) in words.iter().zip(colours(theme)) {
        for (rim, fill) in [(0.0, theme.edge()), (RIM, fill)] {
            let side = size * (SWATCH - 2.0 * rim);
            drawing.rectangle((left + size * rim, y - side / 2.0), (side, side), fill);
        }
        let middle = left + size * (SWATCH + BETWEEN + words::width(text) / 2.0);
        drawing.text((middle, y), text, size, theme.soft(), false);
        left += length(text);
    }
}
