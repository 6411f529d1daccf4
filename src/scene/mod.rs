//! Turns a [`Diagram`], which is plain data, into a list of shapes, in any of several themes.
//!
//! Lengths are in squares, as in an [`Embedding`]: the board's top left corner is (0, 0), x grows to the
//! right and y downwards, and the side of a square is 1. Painters turn shapes into pixels or text and decide
//! nothing.

mod board;
mod camera;
mod canvas;
mod choice;
mod diagram;
mod draft;
mod found;
pub mod gif;
mod knight;
mod layers;
mod layout;
mod margins;
mod marks;
mod moves;
mod names;
mod numbers;
mod overview;
mod path;
pub mod poster;
mod ring;
mod shape;
mod shift;
mod stubs;
mod svg;
mod theme;
mod view;
mod window;

use self::canvas::Canvas;
use self::layers::LEAST_FOR_SHAPES;
use crate::graph::embedding::Embedding;

pub use camera::{Camera, Movement, Stage};
pub use diagram::{
    Candidate, Choice, Coming, Coordinates, Diagram, Ends, Label, Line, Look, Mark, Sign, Tone,
    Trail,
};
pub use draft::draft;
pub use found::extent;
pub use knight::{
    LEAP as LEAP_OUTLINE, OUTLINE as KNIGHT_OUTLINE, SIDE as KNIGHT_SIDE, app_icon, icon,
};
pub use layers::{Layers, MAX_CHORDS};
pub use layout::Layout;
pub use shape::{Point, Shape, Stroke, decimal};
pub use shift::{Rectangle, Shift};
pub use svg::{Sheet, svg};
pub use theme::{Colour, THEMES, Theme, stylesheet};
pub use view::View;
pub use window::Window;

pub(crate) use overview::is_overview;

/// Everything inside a window of the board, as shapes, except the [rim](draw_rim) around the part of it that
/// a camera shows.
///
/// Shapes may reach beyond the window: a painter clips them to it. Cost: proportional to the window, not to
/// the board.
pub fn draw(diagram: &Diagram<'_>, window: &Window) -> Vec<Shape> {
    let canvas = Canvas::new(diagram, window);
    let mut shapes = Vec::new();
    canvas.draw_background(&mut shapes);
    match (diagram.embedding, diagram.draft) {
        (Embedding::Board(board), None) if diagram.layout.square < LEAST_FOR_SHAPES => {
            canvas.draw_overview(board, &mut shapes);
            canvas.draw_cuts(&mut shapes);
            canvas.draw_knight(&mut shapes);
            canvas.draw_marks(&mut shapes);
            canvas.draw_cursor(&mut shapes);
            return shapes;
        }
        (Embedding::Board(board), draft) => {
            match draft {
                Some(draft) => canvas.draw_draft(draft, &mut shapes),
                None => canvas.draw_squares(board, &mut shapes),
            }
            canvas.draw_cuts(&mut shapes);
            draw_moves(&canvas, &mut shapes);
        }
        // Vertices are drawn over the ends of edges.
        (Embedding::Circle(graph), _) => {
            draw_moves(&canvas, &mut shapes);
            canvas.draw_vertices(graph, &mut shapes);
        }
    }
    canvas.draw_labels(&mut shapes);
    canvas.draw_arrows(&mut shapes);
    canvas.draw_choice(&mut shapes);
    canvas.draw_signs(&mut shapes);
    canvas.draw_knight(&mut shapes);
    canvas.draw_marks(&mut shapes);
    canvas.draw_stub_names(&mut shapes);
    canvas.draw_cursor(&mut shapes);
    canvas.draw_caption(&mut shapes);
    shapes
}

/// The rim around the part of the board that a camera shows, to be drawn over everything else, as shapes.
pub fn draw_rim(diagram: &Diagram<'_>) -> Vec<Shape> {
    let mut shapes = Vec::new();
    Canvas::new(diagram, &Window::empty()).draw_rim(&mut shapes);
    shapes
}

/// Draws the possible moves, over them those made, and over both the coming change. Numbers are drawn over
/// all of them, so that added and removed moves do not cover the numbers at their ends.
fn draw_moves(canvas: &Canvas<'_>, shapes: &mut Vec<Shape>) {
    canvas.draw_possible(shapes);
    canvas.draw_trail(shapes);
    canvas.draw_parts(shapes);
    canvas.draw_coming(shapes);
}
