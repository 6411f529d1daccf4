//! Display settings of a run.

use super::{Layers, Layout, Theme};
use crate::board::Square;

/// How to draw a run.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// The layers to show.
    pub layers: Layers,
    /// The colours.
    pub theme: &'static Theme,
    /// The position of the board on the canvas.
    pub layout: Layout,
    /// The progress of the knight from its last square, 0 to 1.
    pub glide: f64,
    /// Whether to show the coming choice.
    pub choice: bool,
    /// A square to outline.
    pub cursor: Option<Square>,
    /// For a finished closed tour, the square numbered 1.
    pub number_from: Option<Square>,
    /// Highlighted squares.
    pub marked: Vec<Square>,
}

impl View {
    /// A run without animation: with the coming choice, and without highlights.
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
