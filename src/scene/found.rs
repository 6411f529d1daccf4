//! Signs that are found on squares of any size: where squares are too small, they are drawn larger,
//! around them.

use super::{Layout, Point, Shape, Stroke, Theme};

/// On squares smaller than this, in CSS pixels, signs are drawn around them.
const LEAST_FOUND: f64 = 12.0;

/// Radius of the ring around the knight and half a side of the frame around another square, which
/// leaves room for the ring, in CSS pixels.
const RING: f64 = 9.0;
const FRAME: f64 = 15.0;

/// The width of their lines, and of the casing on each side, in CSS pixels.
const LINE: f64 = 2.5;
const CASING: f64 = 1.5;

/// More frames than so many would hide the board, and are dots of this size in CSS pixels.
const MOST_FRAMES: usize = 64;
const DOT: f64 = 3.0;

/// Whether squares are so small that signs are drawn around them.
fn are_small(layout: &Layout) -> bool {
    layout.square > 0.0 && layout.square < LEAST_FOUND
}

/// A ring around the knight where it would be too small to find.
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

/// The outline of a square under a keyboard's cursor or a pointer, or of another.
pub(super) fn outline(
    at: Point,
    stroke: Stroke,
    theme: &'static Theme,
    layout: &Layout,
    shapes: &mut Vec<Shape>,
) {
    sign(at, stroke, edges, theme, layout, shapes);
}

/// Points squares out: each by a frame with its corners struck off.
pub(super) fn marks(
    middles: &[Point],
    stroke: Stroke,
    theme: &'static Theme,
    layout: &Layout,
    shapes: &mut Vec<Shape>,
) {
    if are_small(layout) && middles.len() > MOST_FRAMES {
        // A line so short is a dot, and all of them are one shape.
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

/// How many squares beside its own a sign reaches.
pub(super) fn extent(layout: &Layout) -> i32 {
    if are_small(layout) {
        ((FRAME + LINE / 2.0 + CASING) / layout.square).ceil() as i32
    } else {
        0
    }
}

/// Lines at a distance from a middle: just inside the edges of a square, or around a small one and
/// with a casing.
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

fn edges((x, y): Point, half: f64) -> Vec<(Point, Point)> {
    let corners = [(-half, -half), (half, -half), (half, half), (-half, half)];
    let corner = |at: usize| (x + corners[at % 4].0, y + corners[at % 4].1);
    (0..4).map(|at| (corner(at), corner(at + 1))).collect()
}

fn struck_edges((x, y): Point, half: f64) -> Vec<(Point, Point)> {
    let corners = [(-half, -half), (half, -half), (half, half), (-half, half)];
    let strike =
        |&(right, down): &(f64, f64)| ((x + right, y + 0.4 * down), (x + 0.4 * right, y + down));
    edges((x, y), half).into_iter().chain(corners.iter().map(strike)).collect()
}
