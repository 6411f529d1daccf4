//! The moves made, coloured by their order.

use super::{Canvas, Line, Look, Shape, Stroke, Trail};

/// Width of the path, in squares: its end is wider than its beginning, so that its order is visible without
/// colours.
const WIDTH: (f64, f64) = (0.055, 0.1);

/// Width of a path whose moves look alike, in squares, if no squares are shown.
const PLAIN: f64 = 0.1;
const FINE: f64 = 0.04;

/// The additional width of the casing that sets the path off from what it crosses.
const CASING: f64 = 0.05;

/// Below this size of a square, in CSS pixels, the path has no casing.
const LEAST_FOR_CASING: f64 = 12.0;

/// The number of colours for the order of visits.
pub(super) const SHADES: usize = 64;

impl Canvas<'_> {
    pub(super) fn draw_trail(&self, shapes: &mut Vec<Shape>) {
        let Trail { squares, shown, of } = &self.diagram.trail;
        let ends = |&at: &usize| (squares[at - 1], squares[at]);
        if *of == 0 && !shown.is_empty() {
            let lines = self.diagram.lines(&mut shown.iter().map(ends));
            // Without squares only the moves are visible, and fine lines suffice.
            let (colour, width) = match self.diagram.look {
                Look::Unseen => (self.theme().accent(), FINE),
                _ => (self.theme().ink(), PLAIN),
            };
            shapes.push(Shape::Lines { lines, stroke: Stroke { colour, width, dashed: false } });
            return;
        }
        // Visits are counted from 1.
        let shade = |at: &usize| shade(at + 1, *of);
        for alike in shown.chunk_by(|one, two| shade(one) == shade(two)) {
            let lines = self.diagram.lines(&mut alike.iter().map(ends));
            self.draw_shade(lines, shade(&alike[0]), shapes);
        }
        if let Some(ends) = self.diagram.closing {
            let lines = self.diagram.lines(&mut [ends].into_iter());
            let colour = self.theme().accent();
            shapes
                .push(Shape::Lines { lines, stroke: Stroke { colour, width: 0.09, dashed: true } });
        }
    }

    /// Draws moves of one shade in the corresponding width; at least a pixel.
    fn draw_shade(&self, lines: Vec<Line>, shade: usize, shapes: &mut Vec<Shape>) {
        let place = shade as f64 / SHADES as f64;
        let square = self.layout().square;
        let width = (WIDTH.0 + (WIDTH.1 - WIDTH.0) * place).max(1.2 / square);
        if square >= LEAST_FOR_CASING {
            let colour = self.theme().ink();
            let stroke = Stroke { colour, width: width + CASING, dashed: false };
            shapes.push(Shape::Lines { lines: lines.clone(), stroke });
        }
        let stroke = Stroke { colour: self.theme().ramp(place), width, dashed: false };
        shapes.push(Shape::Lines { lines, stroke });
    }
}

/// The shade of a visit, from 0 to [`SHADES`].
pub(super) fn shade(visit: usize, squares: usize) -> usize {
    visit * SHADES / squares.max(1)
}
