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
const MAX_FRAMES: usize = 64;
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
    if are_small(layout) && middles.len() > MAX_FRAMES {
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
#[must_use]
pub fn extent(layout: &Layout) -> i32 {
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

/// The edges of a square around a middle.
pub(super) fn edges(at: Point, half: f64) -> Vec<(Point, Point)> {
    (0..4).map(|side| (corner(at, half, side, 1.0), corner(at, half, side + 1, 1.0))).collect()
}

/// The edges, and across each corner a line.
fn struck_edges(at: Point, half: f64) -> Vec<(Point, Point)> {
    let mut lines = edges(at, half);
    for side in 0..4 {
        let (x, y) = corner(at, half, side, 1.0);
        let (near_x, near_y) = corner(at, half, side, 0.4);
        lines.push(((x, near_y), (near_x, y)));
    }
    lines
}

/// One of the four corners of a square frame, or a part of the way to it.
fn corner((x, y): Point, half: f64, at: usize, part: f64) -> Point {
    let (right, down) = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)][at % 4];
    (x + part * half * right, y + part * half * down)
}
