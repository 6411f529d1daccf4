//! A board in the making: its squares and their rim, a trace of every hole, the start, and a tour
//! that was found.

use super::board::{background, coordinates, cursor, ground, mark};
use super::knight::knight;
use super::{LEAST_FOR_GRAPH, Shape, Stroke, View, path};
use crate::board::Square;
use crate::draft::Draft;
use crate::ground::Ground;

/// Everything, as shapes. Of the view only the theme, the layout, which is that of the draft's
/// frame, the marked squares and the cursor matter; the cursor may be on a hole. A closed tour ends
/// with its first square.
#[must_use]
pub fn draw_draft(
    draft: &Draft,
    start: Option<Square>,
    tour: &[Square],
    view: &View,
) -> Vec<Shape> {
    let (frame, theme) = (draft.frame(), view.theme);
    let middle = |place| Ground::from(frame).middle(place);
    let mut shapes = Vec::new();
    background(frame, &view.layout, theme, &mut shapes);
    coordinates(frame, &view.layout, theme, &mut shapes);
    let (mut dots, mut rim) = (Vec::new(), Vec::new());
    let is_square = |x, y| frame.square_at(x, y).is_some_and(|place| draft.is_square(place));
    for place in frame.iter() {
        let (x, y) = middle(place);
        if draft.is_square(place) {
            let fill = ground(frame, place, theme);
            shapes.push(Shape::Rectangle { at: (x - 0.5, y - 0.5), size: (1.0, 1.0), fill });
            let (column, row) = frame.position(place);
            for (right, down) in [(1, 0), (0, 1), (-1, 0), (0, -1)] {
                if !is_square(column + right, row - down) {
                    let (across, along) = (f64::from(right) / 2.0, f64::from(down) / 2.0);
                    let end = |side: f64| (x + across + side * along, y + along - side * across);
                    rim.push((end(1.0), end(-1.0)));
                }
            }
        } else if view.layout.square >= LEAST_FOR_GRAPH {
            // A line so short is a dot, and all of them are one shape.
            dots.push(((x - 0.005, y), (x + 0.005, y)));
        }
    }
    for (lines, width) in [(dots, 0.08), (rim, 0.03)] {
        let stroke = Stroke { colour: theme.edge(), width, dashed: false };
        shapes.push(Shape::Lines { lines, stroke });
    }
    let middles: Vec<_> = tour.iter().map(|&square| middle(square)).collect();
    path::whole(&middles, view, &mut shapes);
    if let Some(start) = start {
        knight(middle(start), theme, &view.layout, &mut shapes);
    }
    let marked: Vec<_> = view.marked.iter().map(|&square| middle(square)).collect();
    mark(&marked, theme, &view.layout, &mut shapes);
    if let Some(place) = view.cursor {
        cursor(middle(place), theme, &view.layout, &mut shapes);
    }
    shapes
}
