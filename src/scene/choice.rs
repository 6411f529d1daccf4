//! The choice about to be made: the candidates with their measure, such as onward moves, and the chosen move.

use super::layers::{LEAST_FOR_NUMBERS, LEAST_FOR_SHAPES};
use super::marks::along;
use super::{Candidate, Canvas, MAX_CHORDS, Point, Shape, Stroke};
use crate::board::Square;

/// Radius of a candidate's disc, in squares.
const RADIUS: f64 = 0.34;

/// If there are more candidates, only the moves to them are shown.
pub(super) const MAX_DISCS: usize = 64;

impl Canvas<'_> {
    pub(super) fn draw_choice(&self, shapes: &mut Vec<Shape>) {
        let Some(choice) = &self.diagram.choice else { return };
        let from = self.middle(choice.from);
        if choice.options.len() > MAX_DISCS || self.layout().square < LEAST_FOR_SHAPES {
            self.draw_ways(from, &choice.options, shapes);
            return;
        }
        for candidate in &choice.options {
            self.draw_way(choice.from, candidate, shapes);
        }
        for candidate in &choice.options {
            self.draw_candidate(candidate, shapes);
        }
    }

    fn draw_ways(&self, from: Point, candidates: &[Candidate], shapes: &mut Vec<Shape>) {
        let pixel = self.diagram.pixel();
        for (chosen, width) in [(false, pixel), (true, 2.5 * pixel)] {
            let of_kind = candidates.iter().filter(|candidate| candidate.chosen == chosen);
            let ways = of_kind.map(|candidate| (from, self.middle(candidate.square)));
            let lines = ways.take(MAX_CHORDS).collect();
            let stroke = Stroke { colour: self.theme().accent(), width, dashed: false };
            shapes.push(Shape::Lines { lines, stroke });
        }
    }

    /// The move to a candidate: an arrow to the chosen one, a thin line to the others.
    fn draw_way(&self, from: Square, candidate: &Candidate, shapes: &mut Vec<Shape>) {
        let (ends, gap) = ((from, candidate.square), RADIUS + 0.04);
        let stroke = Stroke { colour: self.theme().accent(), width: 0.025, dashed: true };
        // Over joined edges the arrow comes in at the other side.
        let line = match self.diagram.stubs(ends) {
            Some([away, (inner, outer)]) => {
                let width = if candidate.chosen { 0.075 } else { stroke.width };
                let stroke = Stroke { width, dashed: !candidate.chosen, ..stroke };
                shapes.push(Shape::Lines { lines: vec![away], stroke });
                (outer, inner)
            }
            None => self.diagram.line(ends),
        };
        if candidate.chosen {
            self.draw_arrow(line, gap, shapes);
        } else {
            let lines = vec![(line.0, along(line, gap, 0.0))];
            shapes.push(Shape::Lines { lines, stroke });
        }
    }

    /// A candidate's disc: filled if chosen, with a solid rim and an equals sign if tied, dashed otherwise,
    /// struck out if it was tried without success.
    fn draw_candidate(&self, candidate: &Candidate, shapes: &mut Vec<Shape>) {
        let theme = self.theme();
        let at = self.middle(candidate.square);
        let (fill, text) = match candidate {
            Candidate { chosen: true, .. } => (theme.accent(), theme.on_accent()),
            Candidate { tried: true, .. } => (theme.panel(), theme.soft()),
            _ => (theme.panel(), theme.accent()),
        };
        let width = if candidate.tied { 0.06 } else { 0.04 };
        let is_plain = !candidate.chosen && !candidate.tied;
        let colour = if candidate.tried { theme.soft() } else { theme.accent() };
        let stroke = Stroke { colour, width, dashed: is_plain };
        shapes.push(Shape::Circle { at, radius: RADIUS, fill: Some(fill), stroke: Some(stroke) });
        if self.layout().square < LEAST_FOR_NUMBERS {
            return;
        }
        if let Some(sign) = &candidate.sign {
            shapes.push(self.sign(candidate.square, sign, (0.4, text, true)));
        }
        if candidate.tied {
            let badge = (at.0 + 0.3, at.1 - 0.3);
            let rim = Stroke { colour, width: 0.025, dashed: false };
            let fill = Some(theme.panel());
            shapes.push(Shape::Circle { at: badge, radius: 0.13, fill, stroke: Some(rim) });
            let text = "=".to_owned();
            let fill = theme.accent();
            shapes.push(Shape::Text { at: badge, text, size: 0.24, fill, bold: true });
        }
        if candidate.tried {
            let strike = ((at.0 - 0.24, at.1 + 0.24), (at.0 + 0.24, at.1 - 0.24));
            let stroke = Stroke { colour, width: 0.04, dashed: false };
            shapes.push(Shape::Lines { lines: vec![strike], stroke });
        }
    }
}
