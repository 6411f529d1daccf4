//! Vertices on a circle or in the usual drawing of their graph, and their names beside them.

use super::path::{SHADES, shade};
use super::{Canvas, LEAST_FOR_SHAPES, Point, Shape, Stroke};
use crate::board::Square;
use crate::graph::Graph;

/// Radius of a vertex, in squares.
const RADIUS: f64 = 0.44;

/// The most characters of a name that are shown.
const MOST_CHARACTERS: usize = 12;

/// Height of the letters of names, in those of coordinates on a board.
const NAME: f64 = 1.25;

/// Width of a character, in heights of letters.
const CHARACTER: f64 = 0.6;

/// Diameter of a vertex that is too small for a disc, and radius of what is to be found all the
/// same, in CSS pixels.
const DOT: f64 = 3.0;
const LEAST_RADIUS: f64 = 5.0;

/// The width and height of the longest name as it is shown, in heights of coordinates.
pub(super) fn name_size(graph: &Graph) -> (f64, f64) {
    (NAME * name_width(graph.longest_name().min(MOST_CHARACTERS)), NAME)
}

/// The width of so many characters, in heights of letters.
fn name_width(characters: usize) -> f64 {
    CHARACTER * characters as f64
}

/// A name, its end cut off when it is long.
fn shown(name: String) -> String {
    if name.chars().nth(MOST_CHARACTERS).is_none() {
        return name;
    }
    name.chars().take(MOST_CHARACTERS - 1).chain(['…']).collect()
}

impl Canvas<'_> {
    /// The names: outside the circle as many as have room side by side, in a usual drawing all.
    pub(super) fn draw_names(&self, graph: &Graph, shapes: &mut Vec<Shape>) {
        let layout = &self.view.layout;
        if layout.square <= 0.0 {
            return;
        }
        let size = NAME * layout.text / layout.square;
        let (first, second) = (self.middle(Square(0)), self.middle(Square(1 % graph.len() as u32)));
        let pitch = (first.0 - second.0).hypot(first.1 - second.1);
        let longest = graph.longest_name().min(MOST_CHARACTERS);
        let room = size * name_width(longest + 1);
        // With a single vertex the distance to the next is 0, and its name has room.
        let is_crowded = pitch > 0.0 && graph.rings().is_none();
        let step = if is_crowded { (room / pitch).ceil().max(1.0) as usize } else { 1 };
        // Past the last there has to be room for the first again.
        let last = graph.len().saturating_sub(step);
        let squares = self.squares(0).into_iter().step_by(step);
        for square in squares.filter(|square| square.0 == 0 || square.index() <= last) {
            let text = shown(graph.name(square));
            let width = size * name_width(text.chars().count());
            let (x, y) = self.middle(square);
            let (across, down) = self.ground.name_direction(square);
            let away = 0.5 + 0.8 * size;
            let at = (x + across * (away + width / 2.0), y + down * away);
            shapes.push(Shape::Text { at, text, size, fill: self.theme().ink(), bold: false });
        }
    }

    /// The vertices as discs, or as dots where discs would be too small.
    pub(super) fn draw_vertices(&self, graph: &Graph, shapes: &mut Vec<Shape>) {
        if self.view.layout.square < LEAST_FOR_SHAPES {
            self.draw_dots(graph, shapes);
            return;
        }
        let theme = self.theme();
        for square in self.squares(0) {
            let stroke = Stroke { colour: theme.edge(), width: 0.03, dashed: false };
            let (at, fill) = (self.middle(square), Some(self.colour(square)));
            shapes.push(Shape::Circle { at, radius: RADIUS, fill, stroke: Some(stroke) });
        }
    }

    /// A ring around a vertex.
    pub(super) fn ring(&self, square: Square, stroke: Stroke) -> Shape {
        let pixel = 1.0 / self.view.layout.square.max(1e-3);
        let radius = (0.52_f64).max(LEAST_RADIUS * pixel);
        let stroke = Stroke { width: stroke.width.max(1.5 * pixel), ..stroke };
        Shape::Circle { at: self.middle(square), radius, fill: None, stroke: Some(stroke) }
    }

    /// What walks on a graph: nobody in particular, so a disc.
    pub(super) fn draw_walker(&self, at: Point, shapes: &mut Vec<Shape>) {
        let theme = self.theme();
        let radius = RADIUS.max(LEAST_RADIUS / self.view.layout.square.max(1e-3));
        let stroke = Stroke { colour: theme.ink(), width: 0.07 * radius, dashed: false };
        let (rim, core) = (Some(theme.panel()), Some(theme.knight()));
        shapes.push(Shape::Circle { at, radius, fill: rim, stroke: Some(stroke) });
        shapes.push(Shape::Circle { at, radius: 0.55 * radius, fill: core, stroke: None });
    }

    /// Dots of one shade are one shape.
    fn draw_dots(&self, graph: &Graph, shapes: &mut Vec<Shape>) {
        let pixel = 1.0 / self.view.layout.square.max(1e-3);
        let mut dots = vec![Vec::new(); SHADES + 2];
        for square in self.squares(0) {
            let shade = match self.visit(square) {
                visit if visit == 0 || !self.layers.colours => 0,
                visit => 1 + shade(visit as usize, graph.len()),
            };
            let (x, y) = self.middle(square);
            // A line so short is a dot.
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
