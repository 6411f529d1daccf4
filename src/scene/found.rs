//! Marks that can be found at any size of squares: on small squares they are drawn larger, around them.

use super::{Layout, Point, Shape, Stroke, Theme};

/// Below this size of squares, in CSS pixels, marks are drawn around them.
const LEAST_FOUND: f64 = 12.0;

/// Radius of the ring around the knight, in CSS pixels, and half a side of the frame around another square,
/// which leaves space for the ring.
const RING: f64 = 9.0;
const FRAME: f64 = 15.0;

/// The width of their lines, and of the casing on each side, in CSS pixels.
const LINE: f64 = 2.5;
const CASING: f64 = 1.5;

/// More frames than this would hide the board, so they become dots of this size in CSS pixels.
const MAX_FRAMES: usize = 64;
const DOT: f64 = 3.0;

/// Whether squares are so small that marks are drawn around them.
fn are_small(layout: &Layout) -> bool {
    layout.square > 0.0 && layout.square < LEAST_FOUND
}

/// A ring around a knight that would be too small to find.
pub(super) fn ring(at: Point, theme: &'static Theme, layout: &Layout, shapes: &mut Vec<Shape>) {
    if !are_small(layout) {
        return;
    }
    let pixel = 1.0 / layout.square;
    // The casing sets the ring off from squares of any colour.
    for (colour, width) in [(theme.panel(), LINE + 2.0 * CASING), (theme.ink(), LINE)] {
        let stroke = Stroke { colour, width: width * pixel, dashed: false };
        shapes.push(Shape::Circle { at, radius: RING * pixel, fill: None, stroke: Some(stroke) });
    }
}

/// The outline of the square under the keyboard cursor or the pointer: a line in the middle of a wider
/// casing.
pub(super) fn cursor(
    at: Point,
    [casing, line]: [Stroke; 2],
    layout: &Layout,
    shapes: &mut Vec<Shape>,
) {
    let pixel = 1.0 / layout.square;
    let (half, widths) = if are_small(layout) {
        (FRAME * pixel, [(LINE + 2.0 * CASING) * pixel, LINE * pixel])
    } else {
        (0.5 - casing.width / 2.0, [casing.width, line.width])
    };
    for (stroke, width) in [casing, line].into_iter().zip(widths) {
        shapes.push(Shape::Lines { lines: edges(at, half), stroke: Stroke { width, ..stroke } });
    }
}

pub(super) fn outline(
    at: Point,
    stroke: Stroke,
    theme: &'static Theme,
    layout: &Layout,
    shapes: &mut Vec<Shape>,
) {
    sign(at, stroke, edges, theme, layout, shapes);
}

/// Highlights squares by frames with cut corners.
pub(super) fn marks(
    middles: &[Point],
    stroke: Stroke,
    theme: &'static Theme,
    layout: &Layout,
    shapes: &mut Vec<Shape>,
) {
    if are_small(layout) && middles.len() > MAX_FRAMES {
        // A very short line is a dot, and all dots are one shape.
        let end = 0.01 / layout.square;
        let lines = middles.iter().map(|&(x, y)| ((x, y), (x + end, y))).collect();
        let width = DOT.max(layout.square) / layout.square;
        shapes.push(Shape::Lines { lines, stroke: Stroke { width, ..stroke } });
        return;
    }
    for &at in middles {
        sign(at, stroke, struck_edges, theme, layout, shapes);
    }
}

/// How many squares beyond its own a mark reaches.
pub fn extent(layout: &Layout) -> i32 {
    if are_small(layout) {
        ((FRAME + LINE / 2.0 + CASING) / layout.square).ceil() as i32
    } else {
        0
    }
}

/// Lines at a distance from a centre: just inside the edges of a square, or around a small one and with a
/// casing.
fn sign(
    at: Point,
    stroke: Stroke,
    lines: fn(Point, f64) -> Vec<(Point, Point)>,
    theme: &'static Theme,
    layout: &Layout,
    shapes: &mut Vec<Shape>,
) {
    if !are_small(layout) {
        shapes.push(Shape::Lines { lines: lines(at, 0.5 - stroke.width / 2.0), stroke });
        return;
    }
    let pixel = 1.0 / layout.square;
    let lines = lines(at, FRAME * pixel);
    let (colour, width) = (theme.panel(), (LINE + 2.0 * CASING) * pixel);
    let casing = Stroke { colour, width, dashed: false };
    shapes.push(Shape::Lines { lines: lines.clone(), stroke: casing });
    shapes.push(Shape::Lines { lines, stroke: Stroke { width: LINE * pixel, ..stroke } });
}

pub(super) fn edges(at: Point, half: f64) -> Vec<(Point, Point)> {
    (0..4).map(|side| (corner(at, half, side, 1.0), corner(at, half, side + 1, 1.0))).collect()
}

fn struck_edges(at: Point, half: f64) -> Vec<(Point, Point)> {
    let mut lines = edges(at, half);
    for side in 0..4 {
        let (x, y) = corner(at, half, side, 1.0);
        let (near_x, near_y) = corner(at, half, side, 0.4);
        lines.push(((x, near_y), (near_x, y)));
    }
    lines
}

fn corner((x, y): Point, half: f64, at: usize, part: f64) -> Point {
    let (right, down) = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)][at % 4];
    (x + part * half * right, y + part * half * down)
}
