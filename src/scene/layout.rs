//! Where the board lies on a canvas, and windows of it.

use std::ops::Range;

use super::marks::CAPTION;
use super::names::name_size;
use super::{Stage, Theme};
use crate::board::{Board, Square};
use crate::graph::embedding::Ground;

/// The least height of the coordinates' letters, in CSS pixels, when text has its usual size.
const TEXT: f64 = 12.0;

/// Room for the coordinates below the board and at least beside it, in heights of their letters.
const COORDINATES: f64 = 1.7;

/// The most of a canvas that the names around a circle take on each side, unless their letters have
/// their least height.
const NAMES: f64 = 0.12;

/// Width of a digit, in heights of letters.
const DIGIT: f64 = 0.64;

/// Room on the other two sides.
const RIM: f64 = 6.0;

/// How far beside a vertex the pointer still finds it, in CSS pixels.
const NEAR: f64 = 8.0;

/// Where a board, or a circle of vertices, lies on a canvas, in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    /// Size of a square.
    pub square: f64,
    /// Left edge of the board.
    pub left: f64,
    /// Upper edge of the board.
    pub top: f64,
    /// Height of the coordinates' letters.
    pub text: f64,
    /// Where the ground is seen, when it reaches out of the canvas, as a camera shows it: left, top,
    /// right and bottom.
    pub room: Option<[f64; 4]>,
}

impl Layout {
    /// The largest layout of the ground in the middle of a canvas. `pixel_ratio` is how many pixels
    /// of the canvas go to a CSS pixel: squares of more than a few pixels are a whole number of
    /// them, so that their edges are sharp. The theme says how large the coordinates are. Sizes that
    /// are no sizes give an empty layout.
    #[must_use]
    pub fn new<'a>(
        ground: impl Into<Ground<'a>>,
        width: f64,
        height: f64,
        pixel_ratio: f64,
        theme: &'static Theme,
    ) -> Self {
        Stage { ground: ground.into(), width, height, pixel_ratio, theme }.layout(None)
    }

    /// Whether the ground would be seen at a point of the canvas, in CSS pixels.
    fn has_room(&self, x: f64, y: f64) -> bool {
        let is_in = |[left, top, right, bottom]: [f64; 4]| {
            (left..right).contains(&x) && (top..bottom).contains(&y)
        };
        self.room.is_none_or(is_in)
    }

    /// How much lower a canvas has to be for a caption to have room under the ground, in CSS pixels.
    #[must_use]
    pub fn caption_height(&self) -> f64 {
        2.0 * CAPTION * self.text
    }

    /// How far below the upper edge of the ground the middle of a caption is, in squares.
    pub(super) fn caption_at(&self, ground: Ground<'_>) -> f64 {
        let [.., below] = margins(ground, self.text);
        ground.size().1 + (below + self.caption_height() / 2.0) / self.square
    }

    /// A layout with squares of the same size whatever else has to be there, and the width and height
    /// of the canvas that it fills.
    #[must_use]
    pub(super) fn around(ground: Ground<'_>, square: f64, theme: &Theme) -> (Self, f64, f64) {
        let (columns, rows) = ground.size();
        let text = text_height(ground, columns.max(rows) * square, theme);
        let [left, right, top, bottom] = margins(ground, text);
        let layout = Self { square, left, top, text, room: None };
        (layout, left + columns * square + right, top + rows * square + bottom)
    }

    /// The square at a point of the canvas, in CSS pixels; `None` off the board and on holes.
    #[must_use]
    pub fn square_at<'a>(&self, ground: impl Into<Ground<'a>>, x: f64, y: f64) -> Option<Square> {
        if !self.has_room(x, y) {
            return None;
        }
        let point = ((x - self.left) / self.square, (y - self.top) / self.square);
        ground.into().square_at(point, NEAR / self.square)
    }
}

/// Height of the coordinates' letters on a canvas with this longer side: the theme's share of it.
pub(super) fn text_height(ground: Ground<'_>, side: f64, theme: &Theme) -> f64 {
    let least = TEXT * theme.number_scale;
    let share = match ground {
        Ground::Board(_) => theme.coordinate_share,
        Ground::Circle(graph) => theme.coordinate_share.min(NAMES / name_size(graph).0),
    };
    least.max(side * share)
}

/// Room for what is written around the ground: left, right, above and below.
pub(super) fn margins(ground: Ground<'_>, text: f64) -> [f64; 4] {
    match ground {
        Ground::Board(board) => {
            let digits = f64::from(board.height().ilog10() + 1);
            let below = COORDINATES * text;
            let beside = below.max((digits * DIGIT + 0.9) * text);
            [beside, RIM, RIM, below]
        }
        Ground::Circle(graph) => {
            let (width, height) = name_size(graph);
            let (beside, above) = (RIM + (width + 1.0) * text, RIM + 1.3 * height * text);
            [beside, beside, above, above]
        }
    }
}

/// A rectangle of squares, by columns and rows from the bottom left; it may reach off the board. Of
/// the squares on a circle it has all or none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Window {
    /// Columns, 0 at the left.
    x: Range<i32>,
    /// Rows, 0 at the bottom.
    y: Range<i32>,
}

impl Window {
    /// The board with its coordinates, or the circle with its names.
    #[must_use]
    pub fn whole<'a>(ground: impl Into<Ground<'a>>) -> Self {
        match ground.into() {
            Ground::Board(board) => {
                Self { x: -1..i32::from(board.width()) + 1, y: -1..i32::from(board.height()) + 1 }
            }
            Ground::Circle(_) => Self { x: -1..1, y: -1..1 },
        }
    }

    /// What is seen of this window on a canvas: of a board of which a camera shows a part, what lies in
    /// that.
    #[must_use]
    pub fn seen<'a>(&self, ground: impl Into<Ground<'a>>, layout: &Layout) -> Self {
        match layout.room {
            Some(room) => self.covering(ground, layout, room),
            None => self.clone(),
        }
    }

    /// What of this window lies in a rectangle of a canvas: left, top, right and bottom, in CSS
    /// pixels.
    #[must_use]
    pub fn covering<'a>(
        &self,
        ground: impl Into<Ground<'a>>,
        layout: &Layout,
        [left, top, right, bottom]: [f64; 4],
    ) -> Self {
        let Ground::Board(board) = ground.into() else { return self.clone() };
        // Further off there is no board.
        let squares = |length: f64| (length / layout.square).floor().clamp(-1e6, 1e6) as i32;
        let column = |x: f64| squares(x - layout.left);
        let row = |y: f64| i32::from(board.height()) - 1 - squares(y - layout.top);
        let (x, y) = (column(left)..column(right) + 1, row(bottom)..row(top) + 1);
        let both =
            |one: &Range<i32>, two: &Range<i32>| one.start.max(two.start)..one.end.min(two.end);
        Self { x: both(&self.x, &x), y: both(&self.y, &y) }
    }

    /// No square.
    #[must_use]
    pub fn empty() -> Self {
        Self { x: 0..0, y: 0..0 }
    }

    /// Whether it has no square.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.x.is_empty() || self.y.is_empty()
    }

    /// Whether a square is in it; of a window on a circle all are.
    #[must_use]
    pub fn has<'a>(&self, ground: impl Into<Ground<'a>>, square: Square) -> bool {
        let Ground::Board(board) = ground.into() else { return true };
        let (x, y) = board.position(square);
        self.x.contains(&x) && self.y.contains(&y)
    }

    /// The smallest window that has this one and a square in it.
    #[must_use]
    pub fn with<'a>(&self, ground: impl Into<Ground<'a>>, square: Square) -> Self {
        match ground.into() {
            Ground::Board(board) => {
                let (x, y) = board.position(square);
                self.union(&Self { x: x..x + 1, y: y..y + 1 })
            }
            circle @ Ground::Circle(_) => Self::whole(circle),
        }
    }

    /// The smallest window that has both in it.
    #[must_use]
    pub fn union(&self, other: &Self) -> Self {
        if self.is_empty() {
            return other.clone();
        }
        if other.is_empty() {
            return self.clone();
        }
        let join =
            |one: &Range<i32>, two: &Range<i32>| one.start.min(two.start)..one.end.max(two.end);
        Self { x: join(&self.x, &other.x), y: join(&self.y, &other.y) }
    }

    /// This window with so many more squares on each side; nothing grows from nothing.
    #[must_use]
    pub fn grown(&self, margin: i32) -> Self {
        if self.is_empty() {
            return self.clone();
        }
        let grow = |range: &Range<i32>| range.start - margin..range.end + margin;
        Self { x: grow(&self.x), y: grow(&self.y) }
    }

    /// Its squares, by their numbers; of a circle all.
    #[must_use]
    pub fn squares<'a>(&self, ground: impl Into<Ground<'a>>) -> Vec<Square> {
        let board = match ground.into() {
            Ground::Board(board) => board,
            Ground::Circle(graph) => return graph.each_square().collect(),
        };
        let columns = self.columns(board);
        let square_at = |y| columns.clone().filter_map(move |x| board.square_at(x, y));
        self.rows(board).flat_map(square_at).collect()
    }

    /// Its columns that are on the board.
    pub(super) fn columns(&self, board: &Board) -> Range<i32> {
        self.x.start.max(0)..self.x.end.min(board.width().into())
    }

    /// Its rows that are on the board.
    pub(super) fn rows(&self, board: &Board) -> Range<i32> {
        self.y.start.max(0)..self.y.end.min(board.height().into())
    }

    /// How many places of a board it has, holes among them.
    #[must_use]
    pub fn count(&self, board: &Board) -> usize {
        self.columns(board).len() * self.rows(board).len()
    }

    pub(super) fn has_column(&self, column: u16) -> bool {
        self.x.contains(&column.into())
    }

    pub(super) fn has_row(&self, row: u16) -> bool {
        self.y.contains(&row.into())
    }

    /// Whether coordinates, left of or below the board, are in it.
    pub(super) fn has_coordinates(&self) -> bool {
        self.x.start < 0 || self.y.start < 0
    }

    /// Its edges on a canvas, in CSS pixels: left, top, width and height. A window that takes in
    /// the rim of the board takes in the canvas beyond.
    #[must_use]
    pub fn bounds<'a>(
        &self,
        ground: impl Into<Ground<'a>>,
        layout: &Layout,
        width: f64,
        height: f64,
    ) -> [f64; 4] {
        let Ground::Board(board) = ground.into() else { return [0.0, 0.0, width, height] };
        let (columns, rows) = (i32::from(board.width()), i32::from(board.height()));
        let x = |column: i32| layout.left + layout.square * f64::from(column);
        let y = |row: i32| layout.top + layout.square * f64::from(rows - row);
        let left = if self.x.start < 0 { 0.0 } else { x(self.x.start) };
        let right = if self.x.end > columns { width } else { x(self.x.end) };
        let top = if self.y.end > rows { 0.0 } else { y(self.y.end) };
        let bottom = if self.y.start < 0 { height } else { y(self.y.start) };
        [left, top, right - left, bottom - top]
    }
}

#[cfg(test)]
mod tests {
    use super::super::THEMES;
    use super::*;
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
        }
        assert_eq!(layout.square_at(&board, 0.0, 0.0), None);
        assert_eq!(layout.square_at(&board, f64::NAN, f64::INFINITY), None);
    }

    #[test]
    fn coordinates_grow_with_the_board_and_can_be_read_from_the_back_of_a_room() {
        let projector = Theme::by_id("projector").unwrap();
        for (text, width, height) in [("8x8", 842.0, 842.0), ("30x10", 900.0, 300.0)] {
            let large = Layout::new(&board(text), width, height, 1.0, projector);
            // Digits are about 0.72 of their letters' height.
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
            let layout = Layout::new(Ground::from(&graph), 800.0, 800.0, 1.0, theme);
            let (across, _) = Ground::from(&graph).size();
            assert!(layout.square * across >= 0.6 * 800.0, "{}: {layout:?}", theme.id);
        }
    }

    #[test]
    fn a_window_grows_round_its_squares() {
        let board = board("8x8");
        let window = Window::empty().with(&board, Square(0)).with(&board, Square(9));
        assert_eq!(window, Window { x: 0..2, y: 0..2 });
        assert_eq!(window.grown(1).columns(&board), 0..3);
        assert!(Window::empty().grown(5).is_empty());
    }
}
