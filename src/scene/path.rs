//! The moves made, coloured by their order.

use super::{Canvas, MOST_CHORDS, Point, Shape, Stroke, View};
use crate::board::Square;
use crate::ground::Ground;
use crate::sort::sort;

/// Width of the path, in squares: its end is broader than its beginning, so that its order can be
/// seen without colours.
const WIDTH: (f64, f64) = (0.055, 0.1);

/// How much wider the line is that sets the path off from what it crosses.
const CASING: f64 = 0.05;

/// Below this size of a square, in CSS pixels, the path is drawn without casing.
const LEAST_FOR_CASING: f64 = 12.0;

/// How many colours the order of visits is divided into.
pub(super) const SHADES: usize = 64;

impl Canvas<'_> {
    /// The moves by their order; of a long path on a circle only the latest.
    pub(super) fn draw_path(&self, shapes: &mut Vec<Shape>) {
        let walk = self.session.subgraph().walk();
        let squares = self.count() as usize;
        let mut visits: Vec<usize> = self
            .squares(self.reach())
            .into_iter()
            .map(|square| self.visit(square) as usize)
            .collect();
        // A move belongs to the square it leads to, so the start has none.
        let first = match self.ground {
            Ground::Board(_) => 2,
            Ground::Circle(_) => walk.len().saturating_sub(MOST_CHORDS).max(2),
        };
        visits.retain(|&visit| visit >= first);
        sort(&mut visits);
        for alike in visits.chunk_by(|one, two| shade(*one, squares) == shade(*two, squares)) {
            let lines: Vec<_> = alike
                .iter()
                .map(|&visit| (self.middle(walk[visit - 2]), self.middle(walk[visit - 1])))
                .collect();
            moves(lines, shade(alike[0], squares), self.view, shapes);
        }
        if let Some((last, first)) = self.closing_move() {
            let lines = vec![(self.middle(last), self.middle(first))];
            let colour = self.theme().accent();
            shapes
                .push(Shape::Lines { lines, stroke: Stroke { colour, width: 0.09, dashed: true } });
        }
    }

    /// The last and first square of a closed tour.
    fn closing_move(&self) -> Option<(Square, Square)> {
        let subgraph = self.session.subgraph();
        let walk = subgraph.walk();
        let (first, last) = (walk[0], walk[walk.len() - 1]);
        let is_made = walk.len() > 2 && subgraph.links(first).any(|end| end == last);
        (is_made || self.is_closed_tour()).then_some((last, first))
    }
}

/// A whole tour, or any other walk, through the middles of its squares.
pub(super) fn whole(walk: &[Point], view: &View, shapes: &mut Vec<Shape>) {
    let lines: Vec<(usize, (Point, Point))> = walk
        .windows(2)
        .enumerate()
        .map(|(at, ends)| (shade(at + 2, walk.len()), (ends[0], ends[1])))
        .collect();
    for alike in lines.chunk_by(|one, two| one.0 == two.0) {
        moves(alike.iter().map(|&(_, line)| line).collect(), alike[0].0, view, shapes);
    }
}

/// Moves of one shade, as broad as becomes it; never thinner than a pixel.
fn moves(lines: Vec<(Point, Point)>, shade: usize, view: &View, shapes: &mut Vec<Shape>) {
    let place = shade as f64 / SHADES as f64;
    let square = view.layout.square;
    let width = (WIDTH.0 + (WIDTH.1 - WIDTH.0) * place).max(1.2 / square);
    if square >= LEAST_FOR_CASING {
        let stroke = Stroke { colour: view.theme.ink(), width: width + CASING, dashed: false };
        shapes.push(Shape::Lines { lines: lines.clone(), stroke });
    }
    let stroke = Stroke { colour: view.theme.ramp(place), width, dashed: false };
    shapes.push(Shape::Lines { lines, stroke });
}

/// The colour of a visit, as a number up to [`SHADES`].
pub(super) fn shade(visit: usize, squares: usize) -> usize {
    visit * SHADES / squares.max(1)
}
