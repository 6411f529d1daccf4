//! The layout: where the board lies on a canvas.

use super::margins::{CAPTION, margins, text_height};
use super::{Coordinates, Stage, Theme};
use crate::board::Square;
use crate::graph::embedding::Embedding;

/// The distance from a vertex at which the pointer still finds it, in CSS pixels.
const NEAR: f64 = 8.0;

/// The position and scale of a board, or a circle of vertices, on a canvas, in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    /// Size of a square.
    pub square: f64,
    /// Left edge of the board.
    pub left: f64,
    /// Upper edge of the board.
    pub top: f64,
    /// Letter height of the coordinates.
    pub text: f64,
    /// The visible area if a camera shows a part: left, top, right and bottom.
    pub room: Option<[f64; 4]>,
}

impl Layout {
    /// The largest layout of the board or graph, centred on a canvas. `pixel_ratio` is the number of canvas
    /// pixels per CSS pixel: squares of more than a few pixels are rounded to a whole number of them, so that
    /// their edges are sharp. The theme determines the size of the coordinates. Invalid sizes give an empty
    /// layout.
    pub fn new<'a>(
        embedding: impl Into<Embedding<'a>>,
        width: f64,
        height: f64,
        pixel_ratio: f64,
        theme: &'static Theme,
    ) -> Self {
        let embedding = embedding.into();
        Stage { embedding, width, height, pixel_ratio, theme, coordinates: Coordinates::Usual }
            .layout(None)
    }

    /// Whether a point of the canvas, in CSS pixels, is in the visible area.
    fn has_room(&self, x: f64, y: f64) -> bool {
        let is_in = |[left, top, right, bottom]: [f64; 4]| {
            (left..right).contains(&x) && (top..bottom).contains(&y)
        };
        self.room.is_none_or(is_in)
    }

    /// The additional height of a canvas that a caption below needs, in CSS pixels.
    pub fn caption_height(&self) -> f64 {
        2.0 * CAPTION * self.text
    }

    /// The distance from the upper edge of the board or graph to the middle of a caption, in squares.
    pub(super) fn caption_at(&self, embedding: Embedding<'_>, coordinates: Coordinates) -> f64 {
        let [.., below] = margins(embedding, self.text, coordinates);
        embedding.size().1 + (below + self.caption_height() / 2.0) / self.square
    }

    /// A layout with squares of a fixed size, and the width and height of its canvas.
    pub(super) fn around(
        embedding: Embedding<'_>,
        square: f64,
        theme: &Theme,
        coordinates: Coordinates,
    ) -> (Self, f64, f64) {
        let (columns, rows) = embedding.size();
        let text = text_height(embedding, columns.max(rows) * square, theme, coordinates);
        let [left, right, top, bottom] = margins(embedding, text, coordinates);
        let layout = Self { square, left, top, text, room: None };
        (layout, left + columns * square + right, top + rows * square + bottom)
    }

    /// The square at a point of the canvas, in CSS pixels; `None` off the board and on holes.
    pub fn square_at<'a>(
        &self,
        embedding: impl Into<Embedding<'a>>,
        x: f64,
        y: f64,
    ) -> Option<Square> {
        if !self.has_room(x, y) {
            return None;
        }
        let point = ((x - self.left) / self.square, (y - self.top) / self.square);
        embedding.into().square_at(point, NEAR / self.square)
    }

    /// The left and upper edge of a square on the canvas, in CSS pixels; [`square`](Self::square) is its
    /// side.
    ///
    /// # Panics
    /// As [`Embedding::middle`].
    pub fn corner_of<'a>(&self, embedding: impl Into<Embedding<'a>>, square: Square) -> (f64, f64) {
        let (x, y) = embedding.into().middle(square);
        (self.left + (x - 0.5) * self.square, self.top + (y - 0.5) * self.square)
    }
}

#[cfg(test)]
mod tests {
    use super::super::THEMES;
    use super::*;
    use crate::board::Board;
    use crate::graph::Graph;
    use crate::graph::edge_list::EdgeList;

    fn board(text: &str) -> Board {
        text.parse().unwrap()
    }

    #[test]
    fn squares_are_whole_pixels() {
        for ratio in [1.0, 1.25, 1.5, 2.0, 3.0] {
            let layout = Layout::new(&board("8x8"), 731.0, 655.0, ratio, &THEMES[0]);
            let pixels = layout.square * ratio;
            assert!((pixels - pixels.round()).abs() < 1e-9, "{ratio}: {pixels}");
        }
    }

    #[test]
    fn points_are_found_on_the_square_they_are_drawn_on() {
        let board = board("5x3");
        let layout = Layout::new(&board, 400.0, 300.0, 1.0, &THEMES[0]);
        for square in board.iter() {
            let (x, y) = board.position(square);
            let middle = |at: i32| (f64::from(at) + 0.5) * layout.square;
            let found =
                layout.square_at(&board, layout.left + middle(x), layout.top + middle(2 - y));
            assert_eq!(found, Some(square));
            let (left, top) = layout.corner_of(&board, square);
            for part in [0.1, 0.9] {
                let inside = (left + part * layout.square, top + part * layout.square);
                assert_eq!(layout.square_at(&board, inside.0, inside.1), Some(square));
            }
        }
        assert_eq!(layout.square_at(&board, 0.0, 0.0), None);
        assert_eq!(layout.square_at(&board, f64::NAN, f64::INFINITY), None);
    }

    #[test]
    fn coordinates_grow_with_the_board_and_can_be_read_from_the_back_of_a_room() {
        let projector = Theme::by_id("projector").unwrap();
        for (text, width, height) in [("8x8", 842.0, 842.0), ("30x10", 900.0, 300.0)] {
            let large = Layout::new(&board(text), width, height, 1.0, projector);
            // Digits are about 0.72 of the letter height.
            assert!(0.72 * large.text >= width / 40.0, "{text}: {}", large.text);
            for theme in &THEMES {
                let (small, large) = (100.0, 2.0 * width);
                let text = |side| Layout::new(&board(text), side, side, 1.0, theme).text;
                assert!(text(small) >= 12.0 && text(large) > text(small), "{}", theme.id);
            }
        }
    }

    #[test]
    fn long_names_leave_the_circle_room_in_every_theme() {
        let edges = (0..40).map(|at| format!("ratherlong{at}-ratherlong{} ", (at + 1) % 40));
        let graph = Graph::from(edges.collect::<String>().parse::<EdgeList>().unwrap());
        for theme in &THEMES {
            let layout = Layout::new(Embedding::from(&graph), 800.0, 800.0, 1.0, theme);
            let (across, _) = Embedding::from(&graph).size();
            assert!(layout.square * across >= 0.6 * 800.0, "{}: {layout:?}", theme.id);
        }
    }
}
