//! Reusing the picture on a canvas after the camera has moved, and finding what to repaint.

use super::layers::LEAST_FOR_SHAPES;
use super::{Layout, Point, Stage, Window};
use crate::graph::embedding::Embedding;

/// If at most this many squares of a board are visible, everything is repainted at once, both when the camera
/// moves and when the picture comes to rest.
const FEW: usize = 225;

/// Otherwise the maximum side of a piece to repaint: in CSS pixels, and if squares are drawn as shapes, in
/// squares.
const PIECE: f64 = 120.0;
const PIECE_SQUARES: f64 = 15.0;

/// A rectangle of a canvas: left, top, right and bottom, in CSS pixels.
pub type Rectangle = [f64; 4];

/// How to move the existing picture to match the camera, and what is then out of date.
#[derive(Clone, Debug, PartialEq)]
pub struct Shift {
    /// The scale factor.
    pub factor: f64,
    /// The translation of its upper left corner after scaling, in CSS pixels.
    pub by: Point,
    /// The pieces to repaint, the most urgent last; in whole pixels of the canvas.
    pub pieces: Vec<Rectangle>,
}

impl Stage<'_> {
    /// How to move a picture from one layout to another; `behind` was out of date before. `None` if
    /// repainting everything at once is better.
    pub fn shift(&self, before: &Layout, after: &Layout, behind: &[Rectangle]) -> Option<Shift> {
        if self.shows_few(after) || before.square <= 0.0 || after.square <= 0.0 {
            return None;
        }
        let factor = after.square / before.square;
        let by = (after.left - factor * before.left, after.top - factor * before.top);
        let all = [0.0, 0.0, self.width, self.height];
        let room = self.outwards(after.room.unwrap_or(all));
        let side = match after.square {
            square if square < LEAST_FOR_SHAPES => PIECE,
            square => PIECE.min(PIECE_SQUARES * square),
        };
        let side = (side * self.pixel_ratio).ceil() / self.pixel_ratio;
        let mut pieces = Vec::new();
        match before.room {
            Some(seen) if (factor - 1.0).abs() < 1e-12 => {
                let moved = |[left, top, right, bottom]: Rectangle| {
                    [left + by.0, top + by.1, right + by.0, bottom + by.1]
                };
                // The visible area is surrounded by paper, which moves along.
                let [left, top, right, bottom] = moved(self.inwards(seen));
                let [from_x, from_y, to_x, to_y] = room;
                let bare = [
                    [from_x, from_y, left, to_y],
                    [right, from_y, to_x, to_y],
                    [from_x, from_y, to_x, top],
                    [from_x, bottom, to_x, to_y],
                ];
                for piece in behind.iter().map(|&piece| moved(piece)).chain(bare) {
                    cut_up(within(piece, room), side, &mut pieces);
                }
            }
            _ => cut_up(room, side, &mut pieces),
        }
        Some(Shift { factor, by, pieces })
    }

    /// Whether few enough squares are visible to repaint all of them at once. Always true for a circle.
    pub fn shows_few(&self, layout: &Layout) -> bool {
        let Embedding::Board(board) = self.embedding else { return true };
        Window::whole(board).seen(board, layout).count(board) <= FEW
    }

    /// The smallest rectangle of whole pixels around another: edges between pixels would leave a trace with
    /// every repaint.
    pub fn outwards(&self, [left, top, right, bottom]: Rectangle) -> Rectangle {
        let ratio = self.pixel_ratio;
        let (low, high) = (|at: f64| (at * ratio).floor(), |at: f64| (at * ratio).ceil());
        [low(left), low(top), high(right), high(bottom)].map(|pixels| pixels / ratio)
    }

    /// The largest rectangle of whole pixels inside another.
    fn inwards(&self, [left, top, right, bottom]: Rectangle) -> Rectangle {
        let ratio = self.pixel_ratio;
        let (low, high) = (|at: f64| (at * ratio).floor(), |at: f64| (at * ratio).ceil());
        [high(left), high(top), low(right), low(bottom)].map(|pixels| pixels / ratio)
    }
}

fn within(one: Rectangle, other: Rectangle) -> Rectangle {
    [one[0].max(other[0]), one[1].max(other[1]), one[2].min(other[2]), one[3].min(other[3])]
}

/// Divides a rectangle into square pieces, row by row from the middle outwards, the first last.
fn cut_up(room: Rectangle, side: f64, pieces: &mut Vec<Rectangle>) {
    let [left, top, right, bottom] = room;
    // A length that exceeds a multiple only by rounding needs no additional piece.
    let count = |length: f64| (length / side - 1e-6).ceil().max(0.0) as usize;
    let rows = count(bottom - top);
    // The rows alternate between above and below the middle.
    for row in (0..rows).map(|at| if at % 2 == 0 { at / 2 } else { rows - 1 - at / 2 }) {
        for column in 0..count(right - left) {
            let (x, y) = (left + side * column as f64, top + side * row as f64);
            pieces.push(within([x, y, x + side, y + side], room));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Camera, Coordinates, Movement, THEMES};
    use super::*;
    use crate::board::Board;

    /// The canvas pixels that some rectangles cover.
    fn pixels(rectangles: &[Rectangle], stage: &Stage<'_>) -> Vec<bool> {
        let ratio = stage.pixel_ratio;
        let (columns, rows) = (stage.width * ratio, stage.height * ratio);
        let mut pixels = vec![false; (columns * rows) as usize];
        for rectangle in rectangles {
            let [left, top, right, bottom] = rectangle.map(|at| (at * ratio).round() as usize);
            for y in top..bottom {
                pixels[y * columns as usize..][left..right].fill(true);
            }
        }
        pixels
    }

    #[test]
    fn what_a_drag_lays_bare_is_painted_and_nothing_else() {
        let board: Board = "300x300".parse().unwrap();
        let theme = &THEMES[0];
        for pixel_ratio in [1.0, 1.5, 2.0] {
            let embedding = Embedding::from(&board);
            let stage = Stage {
                embedding,
                width: 400.0,
                height: 300.0,
                pixel_ratio,
                theme,
                coordinates: Coordinates::Usual,
            };
            let camera = Some(Camera { zoom: 6.0, middle: (150.0, 150.0) });
            for by in [(20.0, 0.0), (-7.0, 12.0), (0.0, -150.0), (500.0, 1.0)] {
                let movement = Movement { at: (0.0, 0.0), factor: 1.0, by };
                let moved = stage.moved(camera, movement);
                let (before, after) = (stage.layout(camera), stage.layout(moved));
                let shift = stage.shift(&before, &after, &[]).unwrap();
                let was_seen = stage.inwards(before.room.unwrap());
                let [left, top, right, bottom] = was_seen;
                let (x, y) = shift.by;
                let there = within(
                    [left + x, top + y, right + x, bottom + y],
                    stage.inwards(after.room.unwrap()),
                );
                let kept =
                    if there[0] < there[2] && there[1] < there[3] { vec![there] } else { vec![] };
                let (kept, bare) = (pixels(&kept, &stage), pixels(&shift.pieces, &stage));
                let seen = pixels(&[stage.inwards(after.room.unwrap())], &stage);
                for at in 0..seen.len() {
                    assert!(!seen[at] || kept[at] || bare[at], "{by:?} at {at}");
                }
                let both = (0..seen.len()).filter(|&at| kept[at] && bare[at]).count();
                assert_eq!(both, 0, "{by:?}");
                // What was out of date before moves along.
                let piece = [100.0, 100.0, 120.0, 110.0];
                let again = stage.shift(&before, &after, &[piece]).unwrap();
                let moved = within(
                    [piece[0] + x, piece[1] + y, piece[2] + x, piece[3] + y],
                    stage.outwards(after.room.unwrap()),
                );
                assert_eq!(
                    again.pieces.contains(&moved),
                    moved[0] < moved[2] && moved[1] < moved[3]
                );
            }
        }
    }

    #[test]
    fn after_zooming_everything_is_painted_once_from_the_middle_on() {
        let board: Board = "300x300".parse().unwrap();
        let (embedding, theme) = (Embedding::from(&board), &THEMES[0]);
        let stage = Stage {
            embedding,
            width: 400.0,
            height: 300.0,
            pixel_ratio: 1.0,
            theme,
            coordinates: Coordinates::Usual,
        };
        let camera = Some(Camera { zoom: 3.0, middle: (150.0, 150.0) });
        let (before, after) = (stage.layout(None), stage.layout(camera));
        let shift = stage.shift(&before, &after, &[]).unwrap();
        let room = stage.outwards(after.room.unwrap());
        assert_eq!(pixels(&shift.pieces, &stage), pixels(&[room], &stage));
        let area = |[left, top, right, bottom]: &Rectangle| (right - left) * (bottom - top);
        let sum: f64 = shift.pieces.iter().map(area).sum();
        assert!((sum - area(&room)).abs() < 1e-6);
        let [_, top, _, bottom] = shift.pieces[shift.pieces.len() - 1];
        assert!(top <= 150.0 && 150.0 <= bottom + PIECE);
        // A point stays on its square.
        let x = before.left + 150.0 * before.square;
        let (moved, wanted) = (shift.factor * x + shift.by.0, after.left + 150.0 * after.square);
        assert!((moved - wanted).abs() < 1e-9);
        // With few squares everything is repainted at once.
        let near = stage.layout(Some(Camera { zoom: 30.0, middle: (9.0, 9.0) }));
        assert_eq!(stage.shift(&before, &near, &[]), None);
        assert_eq!([&before, &near].map(|layout| stage.shows_few(layout)), [false, true]);
    }
}
