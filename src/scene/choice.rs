//! The choice about to be made: the candidates with what the method goes by, such as their onward
//! moves, and the chosen move.

use super::{Canvas, LEAST_FOR_NUMBERS, LEAST_FOR_SHAPES, MOST_CHORDS, Point, Shape, Stroke};
use crate::search::{Candidate, Measure};

/// Radius of a candidate's disc, in squares.
const RADIUS: f64 = 0.34;

/// Of more candidates only the moves to them are shown.
const MOST_DISCS: usize = 64;

impl Canvas<'_> {
    pub(super) fn draw_choice(&self, shapes: &mut Vec<Shape>) {
        let from = self.middle(self.session.moment().focus);
        let candidates = self.session.candidates();
        if candidates.len() > MOST_DISCS || self.view.layout.square < LEAST_FOR_SHAPES {
            self.draw_ways(from, candidates, shapes);
            return;
        }
        for candidate in candidates {
            self.draw_way(from, candidate, shapes);
        }
        let measure = self.session.measure();
        for (candidate, number) in self.session.measured_candidates() {
            self.draw_candidate(candidate, measure, number, shapes);
        }
    }

    /// The moves to candidates, thin but for the chosen one.
    fn draw_ways(&self, from: Point, candidates: &[Candidate], shapes: &mut Vec<Shape>) {
        let pixel = 1.0 / self.view.layout.square.max(1e-3);
        for (chosen, width) in [(false, pixel), (true, 2.5 * pixel)] {
            let of_kind = candidates.iter().filter(|candidate| candidate.chosen == chosen);
            let ways = of_kind.map(|candidate| (from, self.middle(candidate.square)));
            let lines = ways.take(MOST_CHORDS).collect();
            let stroke = Stroke { colour: self.theme().accent(), width, dashed: false };
            shapes.push(Shape::Lines { lines, stroke });
        }
    }

    /// The move to a candidate: an arrow to the chosen one, a thin line to the others.
    fn draw_way(&self, from: Point, candidate: &Candidate, shapes: &mut Vec<Shape>) {
        let to = self.middle(candidate.square);
        let length = (to.0 - from.0).hypot(to.1 - from.1).max(1e-9);
        let along = ((to.0 - from.0) / length, (to.1 - from.1) / length);
        let point = |distance: f64, aside: f64| {
            (
                from.0 + along.0 * distance - along.1 * aside,
                from.1 + along.1 * distance + along.0 * aside,
            )
        };
        let colour = self.theme().accent();
        let tip = length - RADIUS - 0.04;
        if candidate.chosen {
            let lines = vec![
                (from, point(tip, 0.0)),
                (point(tip, 0.0), point(tip - 0.2, 0.13)),
                (point(tip, 0.0), point(tip - 0.2, -0.13)),
            ];
            let casing = Stroke { colour: self.theme().panel(), width: 0.15, dashed: false };
            shapes.push(Shape::Lines { lines: lines.clone(), stroke: casing });
            let stroke = Stroke { colour, width: 0.075, dashed: false };
            shapes.push(Shape::Lines { lines, stroke });
        } else {
            let stroke = Stroke { colour, width: 0.025, dashed: true };
            shapes.push(Shape::Lines { lines: vec![(from, point(tip, 0.0))], stroke });
        }
    }

    /// A candidate's disc: full when chosen, with a solid rim and a sign of equality when tied,
    /// dashed otherwise, struck out when it was tried in vain.
    fn draw_candidate(
        &self,
        candidate: &Candidate,
        measure: Measure,
        number: u32,
        shapes: &mut Vec<Shape>,
    ) {
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
        if self.view.layout.square < LEAST_FOR_NUMBERS {
            return;
        }
        shapes.extend(self.measured(candidate.square, measure, number, (0.4, text, true)));
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
