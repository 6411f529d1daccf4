//! A draft of a board: its squares and holes, the start, and a tour that was found.

use super::board::plain;
use super::{Canvas, Diagram, Shape, Trail, View};
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
        let is_square = |x, y| frame.square_at(x, y).is_some_and(|place| draft.is_square(place));
        self.draw_holes(frame, &is_square, shapes);
        for place in self.squares().into_iter().filter(|&place| draft.is_square(place)) {
            let ((x, y), fill) = (self.middle(place), plain(frame, place, theme));
            shapes.push(Shape::Rectangle { at: (x - 0.5, y - 0.5), size: (1.0, 1.0), fill });
        }
        self.draw_lines_between(frame, &is_square, shapes);
        self.draw_frame(frame, shapes);
    }
}
