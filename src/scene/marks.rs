//! Marks on squares, arrows, and the caption.

use super::margins::CAPTION;
use super::{Canvas, Colour, Line, Mark, Point, Shape, Stroke, found};

/// Width of the lines of marks, and of the outline inside a square.
const LINE: f64 = 0.09;
const THIN: f64 = 0.05;

/// Width of frames, and of rings, which have the size of discs.
const BROAD: f64 = 0.12;

/// Radius of a dot and of a disc.
const DOT: f64 = 0.13;
const DISC: f64 = 0.24;

/// Half a side of the outline inside a square.
const INSET: f64 = 0.4;

/// The distance of an arrow's tip from the centre of its square.
const GAP: f64 = 0.12;

impl Canvas<'_> {
    pub(super) fn draw_signs(&self, shapes: &mut Vec<Shape>) {
        for &(square, mark) in &self.diagram.marks {
            let (x, y) = self.middle(square);
            let colour = match self.diagram.tone(square) {
                Some(_) => self.colour(square).contrast(),
                None => self.theme().ink(),
            };
            let lines = |points: &[Point]| {
                let at = |&(right, down): &Point| (x + right, y + down);
                points.chunks_exact(2).map(|ends| (at(&ends[0]), at(&ends[1]))).collect()
            };
            let stroke = Stroke { colour, width: LINE, dashed: false };
            shapes.push(match mark {
                Mark::Tick => {
                    let points = [(-0.2, 0.02), (-0.06, 0.17), (-0.06, 0.17), (0.22, -0.17)];
                    Shape::Lines { lines: lines(&points), stroke }
                }
                Mark::Cross => {
                    let points = [(-0.2, -0.2), (0.2, 0.2), (0.2, -0.2), (-0.2, 0.2)];
                    Shape::Lines { lines: lines(&points), stroke }
                }
                Mark::Inset => {
                    let stroke = Stroke { width: THIN, ..stroke };
                    Shape::Lines { lines: found::edges((x, y), INSET), stroke }
                }
                Mark::Dot => disc((x, y), DOT, colour, self.colour(square), THIN),
                Mark::Disc => disc((x, y), DISC, self.theme().accent(), self.theme().panel(), THIN),
                Mark::Ring => {
                    disc((x, y), DISC, self.theme().panel(), self.theme().accent(), BROAD)
                }
                Mark::Frame => {
                    let (colour, half) = (self.theme().accent(), 0.5 - BROAD / 2.0);
                    let stroke = Stroke { colour, width: BROAD, dashed: false };
                    Shape::Lines { lines: found::edges((x, y), half), stroke }
                }
            });
        }
    }

    pub(super) fn draw_arrows(&self, shapes: &mut Vec<Shape>) {
        for &(from, to) in &self.diagram.arrows {
            self.draw_arrow(self.diagram.line((from, to)), GAP, shapes);
        }
    }

    /// Draws an arrow along a line, whose tip ends `gap` before the line does.
    pub(super) fn draw_arrow(&self, line: Line, gap: f64, shapes: &mut Vec<Shape>) {
        let (from, tip, back) = (line.0, along(line, gap, 0.0), gap + 0.2);
        let lines =
            vec![(from, tip), (tip, along(line, back, 0.13)), (tip, along(line, back, -0.13))];
        let casing = Stroke { colour: self.theme().panel(), width: 0.15, dashed: false };
        shapes.push(Shape::Lines { lines: lines.clone(), stroke: casing });
        let stroke = Stroke { colour: self.theme().accent(), width: 0.075, dashed: false };
        shapes.push(Shape::Lines { lines, stroke });
    }

    pub(super) fn draw_caption(&self, shapes: &mut Vec<Shape>) {
        let Some(caption) = &self.diagram.caption else { return };
        let (layout, (width, _)) = (self.layout(), self.diagram.embedding.size());
        let (size, fill) = (layout.text * CAPTION / layout.square, self.theme().ink());
        let at = (width / 2.0, layout.caption_at(self.diagram.embedding, self.diagram.coordinates));
        shapes.push(Shape::Text { at, text: caption.clone(), size, fill, bold: false });
    }
}

/// A disc with a rim that sets it off from the background.
fn disc(at: Point, radius: f64, fill: Colour, rim: Colour, width: f64) -> Shape {
    let stroke = Stroke { colour: rim, width, dashed: false };
    Shape::Circle { at, radius, fill: Some(fill), stroke: Some(stroke) }
}

/// A point at a distance before the end of a line, and at a distance beside it.
pub(super) fn along((from, to): Line, before: f64, aside: f64) -> Point {
    let length = (to.0 - from.0).hypot(to.1 - from.1).max(1e-9);
    let (right, down) = ((to.0 - from.0) / length, (to.1 - from.1) / length);
    let distance = length - before;
    (from.0 + right * distance - down * aside, from.1 + down * distance + right * aside)
}
