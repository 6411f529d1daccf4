//! Moves over joined edges: drawn as two stubs, each up to the edge, with the name of the square to which it goes.

use super::choice::MAX_DISCS;
use super::{Canvas, Coming, Diagram, Ends, Line, Point, Shape};
use crate::board::Square;

/// The height of a name, in CSS pixels and in squares, and the least of its square, in CSS pixels.
const HEIGHT: f64 = 10.0;
const HEIGHTS: (f64, f64) = (0.19, 0.26);
const LEAST_FOR_STUBS: f64 = 27.0;

/// The width of a character in letter heights.
const LETTER: f64 = 0.62;

/// How far from the end of its stub a name lies, and how far beside it: at the first place that no other name has.
const PLACES: [(f64, f64); 6] =
    [(0.17, 0.0), (0.17, 0.3), (0.17, -0.3), (0.45, 0.0), (0.45, 0.3), (0.45, -0.3)];

impl Diagram<'_> {
    /// The lines of moves: of each one, or two stubs if it goes over joined edges.
    #[inline(never)] // Many parts of a drawing ask for it.
    pub(super) fn lines(&self, moves: &mut dyn Iterator<Item = Ends>) -> Vec<Line> {
        let mut lines = Vec::with_capacity(moves.size_hint().0);
        for ends in moves {
            match self.stubs(ends) {
                Some(stubs) => lines.extend(stubs),
                None => lines.push(self.line(ends)),
            }
        }
        lines
    }

    /// From each end of a move the line to the edge that it crosses; `None` if it crosses none.
    #[inline(never)]
    pub(super) fn stubs(&self, (from, to): Ends) -> Option<[Line; 2]> {
        let (right, up) = self.joined?.way_round(from, to)?;
        let stub = |square: Square, right: i32, down: i32| {
            let (x, y) = self.middle(square);
            let (width, height) = self.embedding.size();
            let (right, down) = (f64::from(right), f64::from(down));
            let until = |at: f64, step: f64, side: f64| match step {
                _ if step > 0.0 => (side - at) / step,
                _ if step < 0.0 => -at / step,
                _ => 1.0,
            };
            let part = until(x, right, width).min(until(y, down, height)).min(1.0);
            ((x, y), (x + part * right, y + part * down))
        };
        Some([stub(from, right, -up), stub(to, -right, up)])
    }

    /// Where a leaper is after a part of a move, which may be beyond the edge.
    pub fn on_the_way(&self, (from, to): Ends, part: f64) -> Point {
        let (start, end) = self.line((from, to));
        let way = self.joined.and_then(|graph| graph.way_round(from, to));
        let (right, down) = way.map_or((end.0 - start.0, end.1 - start.1), |(right, up)| {
            (f64::from(right), -f64::from(up))
        });
        let (at, part) = if part < 0.5 { (start, part) } else { (end, part - 1.0) };
        (at.0 + right * part, at.1 + down * part)
    }
}

impl Canvas<'_> {
    /// Writes at the end of each stub where it goes, over the discs, marks and piece that may lie there.
    pub(super) fn draw_stub_names(&self, shapes: &mut Vec<Shape>) {
        let pixels = self.layout().square;
        if self.diagram.joined.is_none() || pixels < LEAST_FOR_STUBS {
            return;
        }
        let Diagram { trail, closing, parts, coming, choice, .. } = self.diagram;
        let mut moves: Vec<Ends> = parts.concat();
        moves.extend(trail.shown.iter().map(|&at| (trail.squares[at - 1], trail.squares[at])));
        moves.extend(*closing);
        if let Some(Coming::Moves { removed, added }) = coming {
            moves.extend(removed.iter().chain(added));
        }
        if let Some(choice) = choice.as_ref().filter(|choice| choice.options.len() <= MAX_DISCS) {
            moves.extend(choice.options.iter().map(|option| (choice.from, option.square)));
        }
        let size = (HEIGHT / pixels).clamp(HEIGHTS.0, HEIGHTS.1);
        let (width, height) = self.diagram.embedding.size();
        let mut placed: Vec<(Ends, Point)> = Vec::new();
        for (from, to) in moves {
            let ends = [(from, to), (to, from)];
            for (line, ends) in self.diagram.stubs((from, to)).into_iter().flatten().zip(ends) {
                if placed.iter().any(|&(named, _)| named == ends) {
                    continue;
                }
                let text = self.diagram.embedding.name(ends.1);
                let half = (LETTER * size * text.len() as f64 / 2.0, size * 0.55);
                let mut at = (0.0, 0.0);
                for (back, aside) in PLACES {
                    let (x, y) = super::marks::along(line, back, aside);
                    // Not `clamp`, which would bring what writes floats into the page's download.
                    at = (x.min(width - half.0).max(half.0), y.min(height - half.1).max(half.1));
                    let is_apart = |&(_, (x, y)): &(Ends, Point)| {
                        (x - at.0).abs() >= 2.0 * half.0 || (y - at.1).abs() >= 2.0 * half.1
                    };
                    if placed.iter().all(is_apart) {
                        break;
                    }
                }
                placed.push((ends, at));
                let corner = (at.0 - half.0, at.1 - half.1);
                let (fill, area) = (self.theme().panel(), (2.0 * half.0, 2.0 * half.1));
                shapes.push(Shape::Rectangle { at: corner, size: area, fill });
                let fill = self.theme().ink();
                shapes.push(Shape::Text { at, text, size, fill, bold: false });
            }
        }
    }
}
