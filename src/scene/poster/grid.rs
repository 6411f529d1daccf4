//! What the styles share: the board, the moves of the tour, and the shapes drawn.

use crate::board::{Board, Square};
use crate::graph::embedding::Embedding;
use crate::scene::board::{plain, rim};
use crate::scene::diagram::Line;
use crate::scene::{Colour, Point, Shape, Stroke, Theme};
use crate::tour::Tour;

/// Width of the rim around the board.
const RIM: f64 = 0.04;

/// A tour on its board, and the colours.
pub struct Grid<'a> {
    pub board: &'a Board,
    pub tour: &'a Tour,
    pub theme: &'static Theme,
    /// The centres of the squares in visiting order.
    pub middles: Vec<Point>,
    /// The moves in order, including the closing move of a closed tour.
    pub moves: Vec<Line>,
}

impl<'a> Grid<'a> {
    pub fn new(board: &'a Board, tour: &'a Tour, theme: &'static Theme) -> Self {
        let mut middles = Vec::with_capacity(tour.squares().len());
        let mut moves = Vec::with_capacity(tour.squares().len());
        for &square in tour.squares() {
            let to = Embedding::Board(board).middle(square);
            if let Some(&from) = middles.last() {
                moves.push((from, to));
            }
            middles.push(to);
        }
        if tour.is_closed() {
            moves.push((middles[middles.len() - 1], middles[0]));
        }
        Self { board, tour, theme, middles, moves }
    }
}

/// The shapes drawn so far.
#[derive(Default)]
pub struct Drawing {
    pub shapes: Vec<Shape>,
}

// None of these is inlined: with their many callers that would enlarge the download.
impl Drawing {
    #[inline(never)]
    pub fn rectangle(&mut self, at: Point, size: Point, fill: Colour) {
        self.shapes.push(Shape::Rectangle { at, size, fill });
    }

    #[inline(never)]
    pub fn lines(&mut self, lines: &[Line], colour: Colour, width: f64) {
        let stroke = Stroke { colour, width, dashed: false };
        self.shapes.push(Shape::Lines { lines: lines.to_vec(), stroke });
    }

    #[inline(never)]
    pub fn disc(&mut self, at: Point, radius: f64, fill: Colour) {
        self.shapes.push(Shape::Circle { at, radius, fill: Some(fill), stroke: None });
    }

    #[inline(never)]
    pub fn text(&mut self, at: Point, text: &str, size: f64, fill: Colour, bold: bool) {
        self.shapes.push(Shape::Text { at, text: text.to_owned(), size, fill, bold });
    }

    /// Draws the squares, coloured by their index in the tour, with a rim.
    pub fn squares(&mut self, grid: &Grid<'_>, colour: &dyn Fn(usize, Square) -> Colour) {
        let mut lines = Vec::new();
        let is_square = |x, y| grid.board.square_at(x, y).is_some();
        for (place, (&square, &middle)) in grid.tour.squares().iter().zip(&grid.middles).enumerate()
        {
            let at = (middle.0 - 0.5, middle.1 - 0.5);
            self.rectangle(at, (1.0, 1.0), colour(place, square));
            rim(grid.board.position(square), middle, &is_square, &mut lines);
        }
        self.lines(&lines, grid.theme.edge(), RIM);
    }

    /// Draws the squares, chequered, with a rim.
    pub fn chequered(&mut self, grid: &Grid<'_>) {
        self.squares(grid, &|_, square| plain(grid.board, square, grid.theme));
    }
}
