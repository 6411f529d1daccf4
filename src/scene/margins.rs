//! Margins for what is written around the board or graph.

use super::{Coordinates, Theme};
use crate::graph::Graph;
use crate::graph::embedding::Embedding;

/// The least letter height of the coordinates, in CSS pixels, at the default text size.
const TEXT: f64 = 12.0;

/// Space for the coordinates below the board, and the least beside it, in letter heights.
const COORDINATES: f64 = 1.7;

/// Letter height of large coordinates, in squares.
const LARGE: f64 = 0.38;

/// The largest share of a canvas for the names around a circle on each side, unless their letters have the
/// least height.
const NAMES: f64 = 0.12;

/// Width of a digit, in letter heights.
const DIGIT: f64 = 0.64;

/// Margin on the other two sides.
const RIM: f64 = 6.0;

/// The maximum length of a displayed name, in characters.
pub(super) const MAX_CHARACTERS: usize = 12;

/// Letter height of names, relative to coordinates on a board.
pub(super) const NAME: f64 = 1.25;

/// Width of a character, in letter heights.
const CHARACTER: f64 = 0.6;

/// Letter height of a caption, relative to coordinates.
pub(super) const CAPTION: f64 = 1.25;

/// Letter height of the coordinates on a canvas with this longer side: the theme's share of it.
pub(super) fn text_height(
    embedding: Embedding<'_>,
    side: f64,
    theme: &Theme,
    coordinates: Coordinates,
) -> f64 {
    let least = TEXT * theme.number_scale;
    let share = match embedding {
        Embedding::Board(board) if coordinates == Coordinates::Large => {
            let squares = f64::from(board.width().max(board.height()));
            LARGE / (squares + LARGE * COORDINATES)
        }
        Embedding::Board(_) => theme.coordinate_share,
        Embedding::Circle(graph) => theme.coordinate_share.min(NAMES / name_size(graph).0),
    };
    least.max(side * share)
}

/// Margins for what is written around the board or graph: left, right, top and bottom.
pub(super) fn margins(embedding: Embedding<'_>, text: f64, coordinates: Coordinates) -> [f64; 4] {
    match embedding {
        _ if coordinates == Coordinates::None => [0.0; 4],
        Embedding::Board(board) => {
            let digits = f64::from(board.height().ilog10() + 1);
            let below = COORDINATES * text;
            let beside = below.max((digits * DIGIT + 0.9) * text);
            [beside, RIM, RIM, below]
        }
        Embedding::Circle(graph) => {
            let (width, height) = name_size(graph);
            let (beside, above) = (RIM + (width + 1.0) * text, RIM + 1.3 * height * text);
            [beside, beside, above, above]
        }
    }
}

/// Width and height of the longest displayed name, in letter heights of coordinates.
fn name_size(graph: &Graph) -> (f64, f64) {
    (NAME * name_width(graph.longest_name().min(MAX_CHARACTERS)), NAME)
}

pub(super) fn name_width(characters: usize) -> f64 {
    CHARACTER * characters as f64
}
