//! The numbers on the squares: ways on while open, the order of visits after; where nothing walks,
//! how many moves a square has.

use super::{Canvas, Colour, Point, Shape, Stroke};
use crate::board::Square;

impl Canvas<'_> {
    pub(super) fn draw_numbers(&self, shapes: &mut Vec<Shape>) {
        let walks = self.session.algorithm().walks;
        let knight = walks.then(|| self.session.moment().focus);
        for square in self.squares(0).into_iter().filter(|&square| Some(square) != knight) {
            match self.visit(square) {
                0 if self.view.layers.degrees => {
                    let number = if walks {
                        self.session.accessibility(square)
                    } else {
                        self.session.subgraph().degree(square)
                    };
                    self.draw_degree(square, number, shapes);
                }
                visit if visit > 0 && self.view.layers.numbers => {
                    self.draw_visit(square, visit, shapes);
                }
                _ => {}
            }
        }
    }

    /// A number on a patch of the square's own colour that keeps the lines of the graph away.
    fn draw_degree(&self, square: Square, number: usize, shapes: &mut Vec<Shape>) {
        let theme = self.theme();
        let ground = self.plain_colour(square);
        let at = self.middle(square);
        shapes.push(Shape::Circle { at, radius: 0.22, fill: Some(ground), stroke: None });
        shapes.push(self.number(at, number.to_string(), 0.3, theme.soft(), false));
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
