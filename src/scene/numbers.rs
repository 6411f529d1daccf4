//! What is written on squares: numbers, and signs in their place.

use super::{Canvas, Colour, Label, Point, Shape, Sign, Stroke};
use crate::board::Square;

/// Half a side of the sign of a corner, and the width of its lines, in sizes of a number.
const CORNER: f64 = 0.34;
const CORNER_LINE: f64 = 0.2;

impl Canvas<'_> {
    pub(super) fn draw_labels(&self, shapes: &mut Vec<Shape>) {
        for label in &self.diagram.labels {
            match label.visit {
                Some(visit) => self.draw_visit(label, visit, shapes),
                None => self.draw_open(label, shapes),
            }
        }
    }

    /// On a patch of the square's own colour that keeps the lines of the graph away.
    fn draw_open(&self, label: &Label, shapes: &mut Vec<Shape>) {
        let at = self.middle(label.square);
        let fill = Some(self.plain_colour(label.square));
        shapes.push(Shape::Circle { at, radius: 0.22, fill, stroke: None });
        shapes.push(self.sign(label.square, &label.sign, (0.3, self.theme().soft(), false)));
    }

    /// On a disc of the place's colour; the first has two rims.
    fn draw_visit(&self, label: &Label, visit: u32, shapes: &mut Vec<Shape>) {
        let at = self.middle(label.square);
        let fill = self.visit_colour(visit);
        let stroke = Stroke { colour: self.theme().ink(), width: 0.03, dashed: false };
        shapes.push(Shape::Circle { at, radius: 0.3, fill: Some(fill), stroke: Some(stroke) });
        shapes.push(self.sign(label.square, &label.sign, (0.3, fill.contrast(), true)));
        if visit == 1 {
            let stroke = Stroke { colour: self.theme().ink(), width: 0.04, dashed: false };
            shapes.push(Shape::Circle { at, radius: 0.38, fill: None, stroke: Some(stroke) });
        }
    }

    /// A sign in the middle of a square.
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

    /// A right angle, turned as the corner of the board is that the square lies in.
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

    /// A number as large as fits in a disc of radius 0.3.
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
