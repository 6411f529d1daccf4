//! How a run is to be drawn.

use super::{Layers, Layout, Theme};
use crate::board::Square;

/// How a run is to be drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// Which of the layers to show.
    pub layers: Layers,
    /// The colours.
    pub theme: &'static Theme,
    /// Where the board comes to lie on the canvas.
    pub layout: Layout,
    /// How far the knight has come from the square it last left, 0 to 1.
    pub glide: f64,
    /// Whether to show the choice that is about to be made.
    pub choice: bool,
    /// A square to outline.
    pub cursor: Option<Square>,
    /// For a finished closed tour, the square that is numbered 1.
    pub number_from: Option<Square>,
    /// Squares to point out.
    pub marked: Vec<Square>,
}

impl View {
    /// A run as it is drawn while nothing on it moves: with the coming choice, and with nothing pointed out.
    #[must_use]
    pub fn still(layers: Layers, theme: &'static Theme, layout: Layout) -> Self {
        Self {
            layers,
            theme,
            layout,
            glide: 1.0,
            choice: true,
            cursor: None,
            number_from: None,
            marked: Vec::new(),
        }
    }
}
