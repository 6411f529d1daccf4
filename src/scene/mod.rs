//! What to draw: a [`Diagram`], which is plain data, as a list of shapes, in any of several themes.
//!
//! Lengths are in squares, as a [`Ground`] measures them: the board's top left corner is (0, 0), x
//! grows to the right and y downwards, and the side of a square is 1. Painters turn shapes into
//! pixels or text and decide nothing.

mod board;
mod camera;
mod choice;
mod diagram;
mod draft;
mod found;
mod knight;
mod layout;
mod marks;
mod moves;
mod names;
mod numbers;
mod overview;
mod path;
mod ring;
mod shift;
mod svg;
mod theme;

use crate::board::Square;
use crate::graph::colouring::Colouring;
use crate::graph::embedding::Ground;

pub use camera::{Camera, Movement, Stage};
pub use diagram::{
    Candidate, Choice, Coming, Diagram, Ends, Label, Line, Look, Mark, Sign, Tone, Trail,
};
pub use draft::draft;
pub use found::extent;
pub use knight::{OUTLINE as KNIGHT_OUTLINE, SIDE as KNIGHT_SIDE, icon};
pub use layout::{Layout, Window};
pub use shift::{Rectangle, Shift};
pub use svg::{Sheet, svg};
pub use theme::{Colour, THEMES, Theme, stylesheet};

/// Below this size of a square, in CSS pixels, numbers could not be read and are left out.
const LEAST_FOR_NUMBERS: f64 = 15.0;

/// Below this size the moves of the graph would run into one another.
const LEAST_FOR_GRAPH: f64 = 5.0;

/// Below this size only the order of visits is shown, as a picture of one colour a square.
const LEAST_FOR_SHAPES: f64 = 3.0;

/// More chords of a circle than so many would only be a blot, and take longer to draw than a frame
/// lasts.
pub const MOST_CHORDS: usize = 1000;

/// A point, in squares.
pub type Point = (f64, f64);

/// A shape to draw; later ones lie over earlier ones.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A filled rectangle.
    Rectangle {
        /// Top left corner.
        at: Point,
        /// Width and height.
        size: Point,
        /// Its colour.
        fill: Colour,
    },
    /// Straight lines, each on its own.
    Lines {
        /// Both ends of each.
        lines: Vec<(Point, Point)>,
        /// How they are drawn.
        stroke: Stroke,
    },
    /// A circle.
    Circle {
        /// Its middle.
        at: Point,
        /// Its radius.
        radius: f64,
        /// What it is filled with.
        fill: Option<Colour>,
        /// How its rim is drawn.
        stroke: Option<Stroke>,
    },
    /// A short text, centred.
    Text {
        /// Its middle.
        at: Point,
        /// The text.
        text: String,
        /// Height of the letters' em square.
        size: f64,
        /// Its colour.
        fill: Colour,
        /// Whether it is set bold.
        bold: bool,
    },
    /// The knight.
    Knight {
        /// Its middle.
        at: Point,
        /// Its width and height.
        size: f64,
        /// Its colour.
        fill: Colour,
    },
    /// A picture of `columns` × (pixels / columns) pixels, top row first, stretched without
    /// blurring.
    Picture {
        /// Top left corner.
        at: Point,
        /// Width and height.
        size: Point,
        /// Pixels in a row.
        columns: usize,
        /// The pixels.
        pixels: Vec<Colour>,
    },
}

/// How a line is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// Its colour.
    pub colour: Colour,
    /// Its width, in squares.
    pub width: f64,
    /// Whether it is dashed.
    pub dashed: bool,
}

impl Stroke {
    /// Length of a dash, and of the gap after it, in squares.
    #[must_use]
    pub fn dash(&self) -> f64 {
        (2.0 * self.width).max(0.08)
    }
}

/// A length as text, to a hundredth. Shorter than the standard library's way, and far smaller in
/// the page's download, because it only has to do this.
#[must_use]
pub fn decimal(length: f64) -> String {
    let hundredths = (length * 100.0).round() as i64;
    let sign = if hundredths < 0 { "-" } else { "" };
    let (whole, rest) = (hundredths.unsigned_abs() / 100, hundredths.unsigned_abs() % 100);
    match rest {
        0 => format!("{sign}{whole}"),
        _ if rest % 10 == 0 => format!("{sign}{whole}.{}", rest / 10),
        _ => format!("{sign}{whole}.{rest:02}"),
    }
}

/// How a run is to be drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// Which of the layers to show.
    pub layers: Layers,
    /// The colours.
    pub theme: &'static Theme,
    /// Where the board comes to lie on the canvas.
    pub layout: Layout,
    /// How far the knight has come from the square it last left, 0 to 1.
    pub glide: f64,
    /// Whether to show the choice that is about to be made.
    pub choice: bool,
    /// A square to outline.
    pub cursor: Option<Square>,
    /// For a finished closed tour, the square that is numbered 1.
    pub number_from: Option<Square>,
    /// Squares to point out.
    pub marked: Vec<Square>,
}

/// What to show over the plain board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools)] // Each is a switch of its own on the page.
pub struct Layers {
    /// The moves between open squares.
    pub graph: bool,
    /// On each open square what the method goes by, usually its onward moves.
    pub degrees: bool,
    /// On each visited square its number.
    pub numbers: bool,
    /// The moves made.
    pub path: bool,
    /// The order of visits as the colour of the squares.
    pub colours: bool,
}

impl Layers {
    /// The names of the layers, in the order in which they are offered.
    pub const NAMES: [&'static str; 5] = ["graph", "degrees", "numbers", "path", "colours"];

    /// No layer at all.
    pub const NONE: Self =
        Self { graph: false, degrees: false, numbers: false, path: false, colours: false };

    /// The names of those that are shown, in the order in which they are offered.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        let Self { graph, degrees, numbers, path, colours } = self;
        let shown = [graph, degrees, numbers, path, colours];
        Self::NAMES.into_iter().zip(shown).filter_map(|(name, is_shown)| is_shown.then_some(name))
    }

    /// Those that can be drawn on a canvas: on small squares some would only be a blot, and are left
    /// out whether they are asked for or not.
    #[must_use]
    pub fn drawable<'a>(ground: impl Into<Ground<'a>>, layout: &Layout) -> Self {
        let has_numbers = layout.square >= LEAST_FOR_NUMBERS;
        let (graph, path) = match ground.into() {
            Ground::Board(_) => {
                (layout.square >= LEAST_FOR_GRAPH, layout.square >= LEAST_FOR_SHAPES)
            }
            Ground::Circle(graph) => (graph.moves() <= MOST_CHORDS, true),
        };
        Self { graph, degrees: has_numbers, numbers: has_numbers, path, colours: true }
    }

    /// Those that both show.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self {
            graph: self.graph && other.graph,
            degrees: self.degrees && other.degrees,
            numbers: self.numbers && other.numbers,
            path: self.path && other.path,
            colours: self.colours && other.colours,
        }
    }

    /// The layers of which `is_shown` is true.
    pub fn from_names(is_shown: impl Fn(&str) -> bool) -> Self {
        let [graph, degrees, numbers, path, colours] = Self::NAMES.map(is_shown);
        Self { graph, degrees, numbers, path, colours }
    }
}

/// Everything inside a window of the board, as shapes; but for the [rim](draw_rim) around the part of
/// it that a camera shows.
///
/// Shapes may reach out of the window: a painter clips them to it. Cost: of the window, not of the
/// board.
#[must_use]
pub fn draw(diagram: &Diagram<'_>, window: &Window) -> Vec<Shape> {
    let canvas = Canvas::new(diagram, window);
    let mut shapes = Vec::new();
    canvas.draw_background(&mut shapes);
    match (diagram.ground, diagram.draft) {
        (Ground::Board(board), None) if diagram.layout.square < LEAST_FOR_SHAPES => {
            canvas.draw_overview(board, &mut shapes);
            canvas.draw_cuts(&mut shapes);
            canvas.draw_knight(&mut shapes);
            canvas.draw_marks(&mut shapes);
            canvas.draw_cursor(&mut shapes);
            return shapes;
        }
        (Ground::Board(board), draft) => {
            match draft {
                Some(draft) => canvas.draw_draft(draft, &mut shapes),
                None => canvas.draw_squares(board, &mut shapes),
            }
            canvas.draw_cuts(&mut shapes);
            canvas.draw_lines(&mut shapes);
        }
        // Edges end at the vertices' rims.
        (Ground::Circle(graph), _) => {
            canvas.draw_lines(&mut shapes);
            canvas.draw_vertices(graph, &mut shapes);
        }
    }
    canvas.draw_signs(&mut shapes);
    canvas.draw_labels(&mut shapes);
    canvas.draw_arrows(&mut shapes);
    canvas.draw_choice(&mut shapes);
    canvas.draw_knight(&mut shapes);
    canvas.draw_coming(&mut shapes);
    canvas.draw_marks(&mut shapes);
    canvas.draw_cursor(&mut shapes);
    canvas.draw_caption(&mut shapes);
    shapes
}

/// What lies around the part of the board that a camera shows, over everything else, as shapes.
#[must_use]
pub fn draw_rim(diagram: &Diagram<'_>) -> Vec<Shape> {
    let mut shapes = Vec::new();
    Canvas::new(diagram, &Window::empty()).draw_rim(&mut shapes);
    shapes
}

/// All that the parts of a drawing need to know. Each file under `scene/` adds the method that
/// draws its part.
struct Canvas<'scene> {
    diagram: &'scene Diagram<'scene>,
    /// Of the vertices on a circle, where their edges are shown as well.
    colouring: Option<Colouring>,
    window: &'scene Window,
}

impl<'scene> Canvas<'scene> {
    fn new(diagram: &'scene Diagram<'scene>, window: &'scene Window) -> Self {
        let colouring = match diagram.ground {
            Ground::Circle(graph) if graph.moves() <= MOST_CHORDS => Some(Colouring::new(graph)),
            _ => None,
        };
        Self { diagram, colouring, window }
    }

    fn theme(&self) -> &'static Theme {
        self.diagram.theme
    }

    fn layout(&self) -> &'scene Layout {
        &self.diagram.layout
    }

    fn middle(&self, square: Square) -> Point {
        self.diagram.middle(square)
    }

    /// The moves that could be made, and over them those that were.
    fn draw_lines(&self, shapes: &mut Vec<Shape>) {
        self.draw_possible(shapes);
        self.draw_trail(shapes);
        self.draw_parts(shapes);
    }

    /// The squares of the window.
    fn squares(&self) -> Vec<Square> {
        self.window.squares(self.diagram.ground)
    }

    /// The colour of a square's place in the order of visits.
    fn visit_colour(&self, visit: u32) -> Colour {
        let last = self.diagram.squares.max(2) - 1;
        self.theme().ramp(f64::from(visit.saturating_sub(1)) / f64::from(last))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_written_to_a_hundredth() {
        let written = [0.0, 1.0, -1.5, 0.05, 12.344, -0.001, 2.999].map(decimal);
        assert_eq!(written, ["0", "1", "-1.5", "0.05", "12.34", "0", "3"]);
    }
}
