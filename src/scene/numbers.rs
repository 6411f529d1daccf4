//! The labels on squares: numbers, and signs.

use super::{Canvas, Colour, Point, Shape, Sign, Stroke};
use crate::board::Square;

/// Half a side of the corner sign, and the width of its lines, relative to the size of a number.
const CORNER: f64 = 0.34;
const CORNER_LINE: f64 = 0.2;

impl Canvas<'_> {
    /// Draws everything below the signs first, then the signs.
    pub(super) fn draw_labels(&self, shapes: &mut Vec<Shape>) {
        let (mut patches, mut signs) = (Vec::new(), Vec::new());
        for label in &self.diagram.labels {
            let colour = if let Some(visit) = label.visit {
                self.draw_disc(label.square, visit, shapes)
            } else {
                patches.push(self.patch(label.square));
                self.theme().soft()
            };
            // Those on open squares are small and light, the others bold on a disc.
            let (size, bold) = if label.visit.is_some() { (0.32, true) } else { (0.28, false) };
            let look = (size, colour, bold);
            signs.push((colour, self.sign(label.square, &label.sign, look)));
        }
        push_by_colour(patches, shapes);
        push_by_colour(signs, shapes);
    }

    /// A patch of the square's own colour that keeps the lines of the graph away from a sign.
    fn patch(&self, square: Square) -> (Colour, Shape) {
        let (at, fill) = (self.middle(square), self.plain_colour(square));
        (fill, Shape::Circle { at, radius: 0.22, fill: Some(fill), stroke: None })
    }

    /// Draws a disc in the colour of the visit; the first has two rims. Returns the colour of the sign on it.
    fn draw_disc(&self, square: Square, visit: u32, shapes: &mut Vec<Shape>) -> Colour {
        let (at, fill) = (self.middle(square), self.visit_colour(visit));
        let stroke = Stroke { colour: self.theme().ink(), width: 0.03, dashed: false };
        shapes.push(Shape::Circle { at, radius: 0.3, fill: Some(fill), stroke: Some(stroke) });
        if visit == 1 {
            let stroke = Stroke { colour: self.theme().ink(), width: 0.04, dashed: false };
            shapes.push(Shape::Circle { at, radius: 0.38, fill: None, stroke: Some(stroke) });
        }
        fill.contrast()
    }

    pub(super) fn sign(
        &self,
        square: Square,
        sign: &Sign,
        (size, fill, bold): (f64, Colour, bool),
    ) -> Shape {
        match sign {
            Sign::Text(text) => self.number(self.middle(square), text.clone(), size, fill, bold),
            Sign::Corner => self.corner(square, size, fill),
        }
    }

    /// A right angle, oriented like the corner of the board where the square lies.
    fn corner(&self, square: Square, size: f64, colour: Colour) -> Shape {
        let at = self.middle(square);
        let (columns, rows) = self.diagram.embedding.size();
        let half = CORNER * size * self.theme().number_scale;
        let outwards = |at: f64, side: f64| if at < side / 2.0 { -half } else { half };
        let (x, y) = (outwards(at.0, columns), outwards(at.1, rows));
        let tip = (at.0 + x, at.1 + y);
        let lines = vec![(tip, (at.0 - x, tip.1)), (tip, (tip.0, at.1 - y))];
        Shape::Lines { lines, stroke: Stroke { colour, width: CORNER_LINE * size, dashed: false } }
    }

    /// A number as large as fits into a disc of radius 0.3.
    fn number(&self, at: Point, text: String, size: f64, fill: Colour, bold: bool) -> Shape {
        let fits = match text.chars().count() {
            0..=2 => self.theme().number_scale,
            3 => 0.9,
            4 => 0.72,
            characters => 0.9 * 3.0 / characters as f64,
        };
        Shape::Text { at, text, size: size * fits, fill, bold }
    }
}

/// Adds shapes grouped by colour: painters are slow to change colours.
fn push_by_colour(mut left: Vec<(Colour, Shape)>, shapes: &mut Vec<Shape>) {
    let number = |&(Colour([red, green, blue]), _): &_| u32::from_be_bytes([0, red, green, blue]);
    while let Some(least) = left.iter().map(number).min() {
        let (alike, others): (Vec<_>, Vec<_>) =
            left.into_iter().partition(|shape| number(shape) == least);
        shapes.extend(alike.into_iter().map(|(_, shape)| shape));
        left = others;
    }
}
