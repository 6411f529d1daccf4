//! Moves without an order: blocks, cycles, or the active neurons of a network; and the coming change,
//! including cuts through a divided board.

use super::{Canvas, Coming, Line, Point, Shape, Stroke};

/// Width of a move, and of one that is about to change, in squares.
const WIDTH: f64 = 0.08;
const CHANGED: f64 = 0.1;

/// Width of a cut, in squares, and the least in CSS pixels.
const CUT: f64 = 0.09;
const LEAST_CUT: f64 = 1.0;

/// Below this size of a square, in CSS pixels, cuts would merge: the shortest side of a block has five
/// squares.
const LEAST_FOR_CUTS: f64 = 0.6;

/// The distance on the ramp between the colours of consecutive parts: the golden section, so that neighbours
/// always differ.
const NEXT_COLOUR: f64 = 0.618_034;

impl Canvas<'_> {
    pub(super) fn draw_parts(&self, shapes: &mut Vec<Shape>) {
        let width = WIDTH.max(1.2 / self.layout().square);
        let parts = self.diagram.parts.iter().enumerate();
        for (part, moves) in parts.filter(|(_, moves)| !moves.is_empty()) {
            let lines = self.diagram.lines(&mut moves.iter().copied());
            let colour = self.theme().ramp((part as f64 * NEXT_COLOUR).fract());
            shapes.push(Shape::Lines { lines, stroke: Stroke { colour, width, dashed: false } });
        }
    }

    pub(super) fn draw_cuts(&self, shapes: &mut Vec<Shape>) {
        let size = self.layout().square;
        if self.diagram.cuts.is_empty() || size < LEAST_FOR_CUTS {
            return;
        }
        let width = CUT.max(LEAST_CUT / size);
        let stroke = Stroke { colour: self.theme().soft(), width, dashed: false };
        shapes.push(Shape::Lines { lines: self.diagram.cuts.clone(), stroke });
    }

    /// Draws the removed (dashed) and added moves, or the cut or block of the next step.
    pub(super) fn draw_coming(&self, shapes: &mut Vec<Shape>) {
        let Some(coming) = &self.diagram.coming else { return };
        let width = CHANGED.max(1.5 / self.layout().square);
        let casing = width * 1.8;
        let mut draw = |lines: Vec<Line>, dashed: bool| {
            if !lines.is_empty() {
                let casing = Stroke { colour: self.theme().panel(), width: casing, dashed: false };
                shapes.push(Shape::Lines { lines: lines.clone(), stroke: casing });
                let stroke = Stroke { colour: self.theme().accent(), width, dashed };
                shapes.push(Shape::Lines { lines, stroke });
            }
        };
        match coming {
            Coming::Moves { removed, added } => {
                for (moves, dashed) in [(removed, true), (added, false)] {
                    draw(self.diagram.lines(&mut moves.iter().copied()), dashed);
                }
            }
            Coming::Cut(line) => draw(vec![*line], false),
            Coming::Block(corner, opposite) => draw(edges(*corner, *opposite, casing / 2.0), false),
        }
    }
}

/// The edges of a rectangle, shifted inwards. A block's moves appear with its step.
pub(super) fn edges((left, low): Point, (right, high): Point, inside: f64) -> Vec<Line> {
    let (left, low, right, high) = (left + inside, low - inside, right - inside, high + inside);
    let corners = [(left, low), (right, low), (right, high), (left, high)];
    (0..4).map(|at| (corners[at], corners[(at + 1) % 4])).collect()
}
