//! The numbers on the squares: what the method goes by while they are open, such as onward moves, and
//! the order of visits after; where nothing walks, how many moves a square has.

use super::{Canvas, Colour, Point, Shape, Stroke};
use crate::board::Square;
use crate::search::Measure;

/// Half a side of the sign of a corner, and the width of its lines, in sizes of a number.
const CORNER: f64 = 0.34;
const CORNER_LINE: f64 = 0.2;

impl Canvas<'_> {
    pub(super) fn draw_numbers(&self, shapes: &mut Vec<Shape>) {
        let walks = self.session.algorithm().walks;
        let measure = self.session.square_measure();
        let knight = walks.then(|| self.session.moment().focus);
        for square in self.squares(0).into_iter().filter(|&square| Some(square) != knight) {
            match self.visit(square) {
                0 if self.layers.degrees => {
                    self.draw_degree(square, measure, shapes);
                }
                visit if visit > 0 && self.layers.numbers => {
                    self.draw_visit(square, visit, shapes);
                }
                _ => {}
            }
        }
    }

    /// A number on a patch of the square's own colour that keeps the lines of the graph away.
    fn draw_degree(&self, square: Square, measure: Measure, shapes: &mut Vec<Shape>) {
        let theme = self.theme();
        let ground = self.plain_colour(square);
        let at = self.middle(square);
        shapes.push(Shape::Circle { at, radius: 0.22, fill: Some(ground), stroke: None });
        let number = self.session.measured(square);
        shapes.extend(self.measured(square, measure, number, (0.3, theme.soft(), false)));
    }

    fn draw_visit(&self, square: Square, visit: u32, shapes: &mut Vec<Shape>) {
        let at = self.middle(square);
        let fill = self.visit_colour(visit);
        let stroke = Stroke { colour: self.theme().ink(), width: 0.03, dashed: false };
        shapes.push(Shape::Circle { at, radius: 0.3, fill: Some(fill), stroke: Some(stroke) });
        let number = match self.session.label(square) {
            Some(label) => label.to_owned(),
            None => self.visit_number(visit).to_string(),
        };
        shapes.push(self.number(at, number, 0.3, fill.contrast(), true));
        if visit == 1 {
            let stroke = Stroke { colour: self.theme().ink(), width: 0.04, dashed: false };
            shapes.push(Shape::Circle { at, radius: 0.38, fill: None, stroke: Some(stroke) });
        }
    }

    /// What a number on a square stands for, as it is drawn: distances from the edge as numbers, but a
    /// corner as a right angle; places in an order with a point; nothing where all are alike.
    pub(super) fn measured(
        &self,
        square: Square,
        measure: Measure,
        number: u32,
        (size, fill, bold): (f64, Colour, bool),
    ) -> Option<Shape> {
        let text = match (measure, number) {
            (Measure::Chance, _) => return None,
            (Measure::EdgeDistance, 0) => return Some(self.corner(square, size, fill)),
            (Measure::EdgeDistance, _) => (number - 1).to_string(),
            (Measure::Order, _) => format!("{number}."),
            (Measure::OnwardMoves | Measure::Moves, _) => number.to_string(),
        };
        Some(self.number(self.middle(square), text, size, fill, bold))
    }

    /// A right angle, turned as the corner of the board is that the square lies in.
    fn corner(&self, square: Square, size: f64, colour: Colour) -> Shape {
        let at = self.middle(square);
        let (columns, rows) = self.ground.size();
        let half = CORNER * size * self.theme().number_scale;
        let outwards = |at: f64, side: f64| if at < side / 2.0 { -half } else { half };
        let (x, y) = (outwards(at.0, columns), outwards(at.1, rows));
        let tip = (at.0 + x, at.1 + y);
        let lines = vec![(tip, (at.0 - x, tip.1)), (tip, (tip.0, at.1 - y))];
        Shape::Lines { lines, stroke: Stroke { colour, width: CORNER_LINE * size, dashed: false } }
    }

    /// A number as large as fits in a disc of radius 0.3.
    pub(super) fn number(
        &self,
        at: Point,
        text: String,
        size: f64,
        fill: Colour,
        bold: bool,
    ) -> Shape {
        let fits = match text.len() {
            0..=2 => self.theme().number_scale,
            3 => 0.9,
            4 => 0.72,
            _ => 0.9 * 3.0 / text.len() as f64,
        };
        Shape::Text { at, text, size: size * fits, fill, bold }
    }
}
