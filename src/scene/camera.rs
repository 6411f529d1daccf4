//! The part of the board or graph that a canvas shows, and its scale.

use super::margins::{margins, text_height};
use super::{Coordinates, Layout, Point, Theme};
use crate::board::Square;
use crate::graph::embedding::Embedding;

/// The maximum size of a square that a camera zooms to, in CSS pixels; and the least maximum zoom, relative
/// to the whole.
const LARGEST: f64 = 96.0;
const LEAST_MOST: f64 = 3.0;

/// A zoom closer to 1 than this shows the whole.
const NEARLY: f64 = 1e-3;

/// A part of the board or graph. Without a camera, all of it is shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    /// The scale relative to showing the whole, at least 1.
    pub zoom: f64,
    /// The point at the centre, in squares.
    pub middle: Point,
}

/// A movement of a camera.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Movement {
    /// A point of the canvas, in CSS pixels.
    pub at: Point,
    /// The factor by which the scale changes. The point `at` stays where it is.
    pub factor: f64,
    /// The translation after scaling, in CSS pixels.
    pub by: Point,
}

/// A canvas, and what it shows.
#[derive(Clone, Copy, Debug)]
pub struct Stage<'a> {
    /// The board or graph on it.
    pub embedding: Embedding<'a>,
    /// Its width in CSS pixels.
    pub width: f64,
    /// Its height in CSS pixels.
    pub height: f64,
    /// Canvas pixels per CSS pixel: squares of more than a few pixels are rounded to a whole number of
    /// pixels, so that their edges are sharp.
    pub pixel_ratio: f64,
    /// Determines the size of the coordinates.
    pub theme: &'static Theme,
    /// The coordinates, or vertices' names, that need space around it.
    pub coordinates: Coordinates,
}

impl<'a> Stage<'a> {
    /// A canvas with this many pixels on its longer side and as wide or high as the board or graph needs;
    /// both are even numbers of pixels.
    pub fn around(embedding: Embedding<'a>, side: f64, theme: &'static Theme) -> Self {
        let coordinates = Coordinates::Usual;
        let square =
            Self { embedding, width: side, height: side, pixel_ratio: 1.0, theme, coordinates };
        let layout = square.layout(None);
        let (_, width, height) = Layout::around(embedding, layout.square, theme, coordinates);
        let even = |length: f64| ((length / 2.0).ceil() * 2.0).min(side);
        if width < height {
            Self { width: even(width), ..square }
        } else {
            Self { height: even(height), ..square }
        }
    }
}

impl Stage<'_> {
    /// The layout: everything, as large as possible and centred, or the part that a camera shows. Invalid
    /// sizes give an empty layout.
    pub fn layout(&self, camera: Option<Camera>) -> Layout {
        let (text, room) = (self.text(), self.room());
        let (square, middle) = self.seen(camera);
        let (left, top) = edges(room, square, middle);
        let sharp = |length: f64| (length * self.pixel_ratio).round() / self.pixel_ratio;
        // Whole pixels, so that repeated painting leaves no trace at the edges.
        let room = camera.map(|_| room.map(sharp));
        Layout { square, left: sharp(left), top: sharp(top), text, room }
    }

    /// The camera after a movement; `None` if it shows everything.
    pub fn moved(&self, camera: Option<Camera>, movement: Movement) -> Option<Camera> {
        let Movement { at, factor, by } = movement;
        let zoom = self.zoom(camera.map_or(1.0, |camera| camera.zoom) * factor);
        let (before, middle) = self.seen(camera);
        if zoom < 1.0 + NEARLY || before <= 0.0 {
            return None;
        }
        let [left, top, right, bottom] = self.room();
        let (x, y) = (f64::midpoint(left, right), f64::midpoint(top, bottom));
        let square = self.sharp_square(self.fitting() * zoom);
        // The point must end up where the movement takes it.
        let goal = |middle: f64, at: f64, by: f64, center: f64| {
            middle + (at - center) / before - (at + by - center) / square
        };
        let middle = (goal(middle.0, at.0, by.0, x), goal(middle.1, at.1, by.1, y));
        let (_, middle) = self.seen(Some(Camera { zoom, middle }));
        Some(Camera { zoom, middle })
    }

    /// The camera moved as little as possible so that it shows the whole square.
    pub fn showing(&self, camera: Camera, square: Square) -> Option<Camera> {
        let layout = self.layout(Some(camera));
        let [left, top, right, bottom] = self.room();
        let (x, y) = self.embedding.middle(square);
        let shift = |from: f64, to: f64, middle: f64| {
            let (low, high) = (middle - layout.square / 2.0, middle + layout.square / 2.0);
            if low < from { from - low } else { (to - high).min(0.0) }
        };
        let by = (
            shift(left, right, layout.left + x * layout.square),
            shift(top, bottom, layout.top + y * layout.square),
        );
        self.moved(Some(camera), Movement { at: (0.0, 0.0), factor: 1.0, by })
    }

    /// The size of a square, and the point at the centre: that of the camera, limited so that there is
    /// something to see; if everything fits, the centre of the board or graph.
    fn seen(&self, camera: Option<Camera>) -> (f64, Point) {
        let zoom = camera.map_or(1.0, |camera| self.zoom(camera.zoom));
        let square = self.sharp_square(self.fitting() * zoom);
        let [left, top, right, bottom] = self.room();
        let (columns, rows) = self.embedding.size();
        let within = |side: f64, room: f64, middle: Option<f64>| {
            let half = room / 2.0 / square;
            match middle {
                Some(middle) if 2.0 * half < side => middle.max(half).min(side - half),
                _ => side / 2.0,
            }
        };
        let middle = camera.map(|camera| camera.middle);
        let x = within(columns, right - left, middle.map(|middle| middle.0));
        let y = within(rows, bottom - top, middle.map(|middle| middle.1));
        (square, (x, y))
    }

    /// Letter height of the coordinates, in CSS pixels.
    fn text(&self) -> f64 {
        text_height(self.embedding, self.width.max(self.height), self.theme, self.coordinates)
    }

    /// The visible area, in CSS pixels: left, top, right and bottom.
    fn room(&self) -> [f64; 4] {
        let [left, right, top, bottom] = margins(self.embedding, self.text(), self.coordinates);
        let (right, bottom) = ((self.width - right).max(left), (self.height - bottom).max(top));
        [left, top, right, bottom]
    }

    /// The size of a square if all are shown, before rounding.
    fn fitting(&self) -> f64 {
        let [left, top, right, bottom] = self.room();
        let (columns, rows) = self.embedding.size();
        ((right - left) / columns).min((bottom - top) / rows)
    }

    fn sharp_square(&self, side: f64) -> f64 {
        let pixels = side * self.pixel_ratio;
        if pixels >= 4.0 { pixels.floor() / self.pixel_ratio } else { side }
    }

    /// Limits the zoom; an invalid one becomes 1.
    fn zoom(&self, zoom: f64) -> f64 {
        let most = (LARGEST / self.fitting().max(1e-3)).max(LEAST_MOST);
        if zoom.is_finite() { zoom.clamp(1.0, most) } else { 1.0 }
    }
}

/// The position of the upper left corner of the board or graph.
fn edges([left, top, right, bottom]: [f64; 4], square: f64, middle: Point) -> Point {
    (f64::midpoint(left, right) - middle.0 * square, f64::midpoint(top, bottom) - middle.1 * square)
}

#[cfg(test)]
mod tests {
    use super::super::THEMES;
    use super::*;
    use crate::board::Board;

    fn stage(board: &Board, width: f64, height: f64) -> Stage<'_> {
        let embedding = Embedding::from(board);
        Stage {
            embedding,
            width,
            height,
            pixel_ratio: 1.0,
            theme: &THEMES[0],
            coordinates: Coordinates::Usual,
        }
    }

    /// The point of the board or graph under a point of the canvas, in squares.
    fn under(layout: &Layout, (x, y): Point) -> Point {
        ((x - layout.left) / layout.square, (y - layout.top) / layout.square)
    }

    #[test]
    fn what_lies_under_the_pointer_stays_there() {
        for text in ["8x8", "30x10", "200x200", "1000x1000"] {
            let board: Board = text.parse().unwrap();
            let stage = stage(&board, 640.0, 480.0);
            let at = (333.0, 222.0);
            let mut before: Option<Point> = None;
            let mut camera = None;
            for _ in 0..30 {
                camera = stage.moved(camera, Movement { at, factor: 1.25, by: (0.0, 0.0) });
                let layout = stage.layout(camera);
                let after = under(&layout, at);
                // Until the board fills the canvas it stays centred.
                let is_filled = |side: u16, length: f64| layout.square * f64::from(side) > length;
                if is_filled(board.width(), 640.0) && is_filled(board.height(), 480.0) {
                    let (x, y) = before.replace(after).unwrap_or(after);
                    let pixels = (after.0 - x).hypot(after.1 - y) * layout.square;
                    // Both were rounded to a pixel.
                    assert!(pixels < 2.0, "{text}: {pixels}");
                }
            }
            let largest = stage.layout(camera).square;
            assert!((LARGEST - 1.0..=480.0).contains(&largest), "{text}: {largest}");
            for _ in 0..40 {
                camera = stage.moved(camera, Movement { at, factor: 0.8, by: (0.0, 0.0) });
            }
            assert_eq!(camera, None, "{text}");
        }
    }

    #[test]
    fn the_board_is_not_dragged_off_the_canvas() {
        let board: Board = "100x50".parse().unwrap();
        let stage = stage(&board, 500.0, 500.0);
        let still = Movement { at: (250.0, 250.0), factor: 1.0, by: (0.0, 0.0) };
        let mut camera = stage.moved(None, Movement { factor: 12.0, ..still });
        let [left, top, right, bottom] = stage.layout(camera).room.unwrap();
        for by in [(1e4, 1e4), (-1e9, 30.0), (f64::MAX, -7.0), (-500.0, -1e6)] {
            camera = stage.moved(camera, Movement { by, ..still });
            let layout = stage.layout(camera);
            assert!(layout.left <= left && layout.top <= top, "{layout:?}");
            assert!(layout.left + 100.0 * layout.square >= right - 1.0, "{layout:?}");
            assert!(layout.top + 50.0 * layout.square >= bottom - 1.0, "{layout:?}");
        }
        // Moving back by the same amount undoes the movement, even beyond the edge.
        let before = stage.layout(camera);
        camera = stage.moved(camera, Movement { by: (20.0, 0.0), ..still });
        let after = stage.layout(camera);
        assert!((after.left - before.left - 20.0).abs() <= 1.0, "{before:?} {after:?}");
    }

    #[test]
    fn a_square_is_brought_into_sight() {
        let board: Board = "60x60".parse().unwrap();
        let stage = stage(&board, 600.0, 400.0);
        let mut camera = Camera { zoom: 9.0, middle: (30.0, 30.0) };
        for square in [0, 59, 3599, 1830, 7] {
            camera = stage.showing(camera, Square(square)).unwrap();
            let layout = stage.layout(Some(camera));
            let [left, top, right, bottom] = layout.room.unwrap();
            let (x, y) = stage.embedding.middle(Square(square));
            let (x, y) = (layout.left + x * layout.square, layout.top + y * layout.square);
            let half = layout.square / 2.0 - 1.0;
            assert!(x - half >= left && x + half <= right, "{square}: {x}");
            assert!(y - half >= top && y + half <= bottom, "{square}: {y}");
        }
    }

    #[test]
    fn a_canvas_around_a_board_has_no_room_to_spare() {
        for (text, side) in [("8x8", 480.0), ("3x10", 481.0), ("30x4", 2000.0), ("200x200", 64.0)] {
            let board: Board = text.parse().unwrap();
            let stage = Stage::around(Embedding::from(&board), side, &THEMES[0]);
            let (width, height) = (stage.width, stage.height);
            let (longer, shorter) = (width.max(height) as u32, width.min(height) as u32);
            assert_eq!(longer, side as u32, "{text}");
            assert!(shorter == longer || shorter.is_multiple_of(2), "{text}: {shorter}");
            let layout = stage.layout(None);
            let (columns, rows) = stage.embedding.size();
            let spare = (width - layout.square * columns).min(height - layout.square * rows);
            assert!((0.0..=7.0 * layout.text).contains(&spare), "{text}: {layout:?}");
        }
    }

    #[test]
    fn invalid_numbers_show_a_board() {
        let board: Board = "8x8".parse().unwrap();
        let bad = [f64::NAN, f64::INFINITY, -1.0, 0.0, 1e300];
        for (zoom, x) in bad.into_iter().flat_map(|zoom| bad.map(|x| (zoom, x))) {
            let stage = stage(&board, 300.0, 300.0);
            let camera = Some(Camera { zoom, middle: (x, x) });
            let movement = Movement { at: (x, x), factor: zoom, by: (x, x) };
            for camera in [camera, stage.moved(camera, movement), stage.moved(None, movement)] {
                let layout = stage.layout(camera);
                assert!(layout.square > 10.0, "{camera:?}");
            }
        }
        assert!(stage(&board, 0.0, 0.0).layout(None).square <= 0.0);
        let none = Movement { at: (0.0, 0.0), factor: 2.0, by: (0.0, 0.0) };
        assert_eq!(stage(&board, 0.0, 0.0).moved(None, none), None);
    }
}
