//! Vertices on a circle or in the customary drawing of a named graph.

use super::layers::LEAST_FOR_SHAPES;
use super::path::{SHADES, shade};
use super::{Canvas, Point, Shape, Stroke};
use crate::board::Square;
use crate::graph::Graph;

/// Radius of a vertex, in squares.
const RADIUS: f64 = 0.44;

/// Diameter of a vertex that is too small for a disc, and radius of one that must be found nevertheless, in
/// CSS pixels.
const DOT: f64 = 3.0;
const LEAST_RADIUS: f64 = 5.0;

impl Canvas<'_> {
    /// Draws the vertices as discs, or as dots where discs would be too small.
    pub(super) fn draw_vertices(&self, graph: &Graph, shapes: &mut Vec<Shape>) {
        if self.layout().square < LEAST_FOR_SHAPES {
            self.draw_dots(graph, shapes);
            return;
        }
        let theme = self.theme();
        for square in self.squares() {
            let stroke = Stroke { colour: theme.edge(), width: 0.03, dashed: false };
            let (at, fill) = (self.middle(square), Some(self.colour(square)));
            shapes.push(Shape::Circle { at, radius: RADIUS, fill, stroke: Some(stroke) });
        }
    }

    pub(super) fn ring(&self, square: Square, stroke: Stroke) -> Shape {
        let pixel = self.diagram.pixel();
        let radius = (0.52_f64).max(LEAST_RADIUS * pixel);
        let stroke = Stroke { width: stroke.width.max(1.5 * pixel), ..stroke };
        Shape::Circle { at: self.middle(square), radius, fill: None, stroke: Some(stroke) }
    }

    /// Draws the walker on a graph as a disc, since it is not a knight.
    pub(super) fn draw_walker(&self, at: Point, shapes: &mut Vec<Shape>) {
        let theme = self.theme();
        let radius = RADIUS.max(LEAST_RADIUS / self.layout().square.max(1e-3));
        let stroke = Stroke { colour: theme.ink(), width: 0.07 * radius, dashed: false };
        let (rim, core) = (Some(theme.panel()), Some(theme.knight()));
        shapes.push(Shape::Circle { at, radius, fill: rim, stroke: Some(stroke) });
        shapes.push(Shape::Circle { at, radius: 0.55 * radius, fill: core, stroke: None });
    }

    fn draw_dots(&self, graph: &Graph, shapes: &mut Vec<Shape>) {
        let pixel = self.diagram.pixel();
        let mut dots = vec![Vec::new(); SHADES + 2];
        for square in self.squares() {
            let shade = match self.diagram.visit(square) {
                visit if visit == 0 || !self.diagram.has_colours => 0,
                visit => 1 + shade(visit as usize, graph.len()),
            };
            let (x, y) = self.middle(square);
            // A very short line is a dot.
            dots[shade].push(((x, y), (x + 0.01 * pixel, y)));
        }
        for (shade, lines) in dots.into_iter().enumerate().filter(|(_, dots)| !dots.is_empty()) {
            let place = shade.checked_sub(1).map(|shade| shade as f64 / SHADES as f64);
            let colour = place.map_or(self.theme().edge(), |place| self.theme().ramp(place));
            let stroke = Stroke { colour, width: DOT * pixel, dashed: false };
            shapes.push(Shape::Lines { lines, stroke });
        }
    }
}
