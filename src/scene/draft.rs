//! A draft of a board: its squares and their rim, a trace of every hole, the start, and a tour that was
//! found.

use super::board::{OUTLINE, plain, rim};
use super::layers::LEAST_FOR_GRAPH;
use super::{Canvas, Diagram, Shape, Stroke, Trail, View, found};
use crate::board::Square;
use crate::board::draft::Draft;

/// Draws everything. Of the view, only the theme, the layout of the draft's frame, the marked squares and the
/// cursor matter; the cursor may be on a hole. A closed tour ends with its first square.
pub fn draft<'a>(
    draft: &'a Draft,
    start: Option<Square>,
    tour: &'a [Square],
    view: &View,
) -> Diagram<'a> {
    let empty = Diagram::new(draft.frame().into(), view.theme, view.layout);
    Diagram {
        draft: Some(draft),
        trail: Trail::whole(tour),
        knight: start.map(|start| empty.middle(start)),
        marked: view.marked.clone(),
        cursor: view.cursor,
        ..empty
    }
}

impl Canvas<'_> {
    pub(super) fn draw_draft(&self, draft: &Draft, shapes: &mut Vec<Shape>) {
        let (frame, theme) = (draft.frame(), self.theme());
        let (mut dots, mut edges) = (Vec::new(), Vec::new());
        let is_square = |x, y| frame.square_at(x, y).is_some_and(|place| draft.is_square(place));
        for place in self.squares() {
            let (x, y) = self.middle(place);
            if draft.is_square(place) {
                let fill = plain(frame, place, theme);
                shapes.push(Shape::Rectangle { at: (x - 0.5, y - 0.5), size: (1.0, 1.0), fill });
                if theme.has_outlines() {
                    edges.extend(found::edges((x, y), 0.5));
                } else {
                    rim(frame.position(place), (x, y), 0.0, &is_square, &mut edges);
                }
            } else if self.layout().square >= LEAST_FOR_GRAPH {
                // A very short line is a dot, and all dots are one shape.
                dots.push(((x - 0.005, y), (x + 0.005, y)));
            }
        }
        for (lines, width) in [(dots, 0.08), (edges, OUTLINE)] {
            let stroke = Stroke { colour: theme.edge(), width, dashed: false };
            shapes.push(Shape::Lines { lines, stroke });
        }
    }
}
