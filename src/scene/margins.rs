//! Room for what is written around the embedding.

use super::{Coordinates, Theme};
use crate::graph::Graph;
use crate::graph::embedding::Embedding;

/// The least height of the coordinates' letters, in CSS pixels, when text has its usual size.
const TEXT: f64 = 12.0;

/// Room for the coordinates below the board and at least beside it, in heights of their letters.
const COORDINATES: f64 = 1.7;

/// Height of the letters of large coordinates, in squares.
const LARGE: f64 = 0.38;

/// The most of a canvas that the names around a circle take on each side, unless their letters have
/// their least height.
const NAMES: f64 = 0.12;

/// Width of a digit, in heights of letters.
const DIGIT: f64 = 0.64;

/// Room on the other two sides.
const RIM: f64 = 6.0;

/// The most characters of a name that are shown.
pub(super) const MAX_CHARACTERS: usize = 12;

/// Height of the letters of names, in those of coordinates on a board.
pub(super) const NAME: f64 = 1.25;

/// Width of a character, in heights of letters.
const CHARACTER: f64 = 0.6;

/// Height of a caption's letters, in those of coordinates.
pub(super) const CAPTION: f64 = 1.25;

/// Height of the coordinates' letters on a canvas with this longer side: the theme's share of it.
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

/// Room for what is written around the embedding, if anything is: left, right, above and below.
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

/// The width and height of the longest name as it is shown, in heights of coordinates.
fn name_size(graph: &Graph) -> (f64, f64) {
    (NAME * name_width(graph.longest_name().min(MAX_CHARACTERS)), NAME)
}

/// The width of so many characters, in heights of letters.
pub(super) fn name_width(characters: usize) -> f64 {
    CHARACTER * characters as f64
}
