//! What is shown over the empty board, and the least size of squares for it.

use super::Layout;
use crate::graph::embedding::Embedding;

/// Below this size of a square, in CSS pixels, numbers are illegible and left out.
pub(super) const LEAST_FOR_NUMBERS: f64 = 15.0;

/// Below this size the moves of the graph would merge.
pub(super) const LEAST_FOR_GRAPH: f64 = 5.0;

/// Below this size only the order of visits is shown, as a bitmap with one colour per square.
pub(super) const LEAST_FOR_SHAPES: f64 = 3.0;

/// More chords of a circle than this would merge into a blot, and take longer to draw than a frame lasts.
pub const MAX_CHORDS: usize = 1000;

/// What to show over the empty board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools)] // Each is a switch of its own on the page.
pub struct Layers {
    /// The moves between open squares.
    pub graph: bool,
    /// The measure of each open square, usually its onward moves.
    pub degrees: bool,
    /// The number of each visited square.
    pub numbers: bool,
    /// The moves made.
    pub path: bool,
    /// The order of visits as the colour of the squares.
    pub colours: bool,
}

impl Layers {
    /// The names of the layers, in display order.
    pub const NAMES: [&'static str; 5] = ["graph", "degrees", "numbers", "path", "colours"];

    /// No layers.
    pub const NONE: Self =
        Self { graph: false, degrees: false, numbers: false, path: false, colours: false };

    /// The names of the visible layers, in display order.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        let Self { graph, degrees, numbers, path, colours } = self;
        let shown = [graph, degrees, numbers, path, colours];
        Self::NAMES.into_iter().zip(shown).filter_map(|(name, is_shown)| is_shown.then_some(name))
    }

    /// The layers that can be drawn on a canvas: on small squares some would merge into a blot, and are left
    /// out even if requested.
    pub fn drawable<'a>(embedding: impl Into<Embedding<'a>>, layout: &Layout) -> Self {
        let has_numbers = layout.square >= LEAST_FOR_NUMBERS;
        let (graph, path) = match embedding.into() {
            Embedding::Board(_) => {
                (layout.square >= LEAST_FOR_GRAPH, layout.square >= LEAST_FOR_SHAPES)
            }
            Embedding::Circle(graph) => (graph.moves() <= MAX_CHORDS, true),
        };
        Self { graph, degrees: has_numbers, numbers: has_numbers, path, colours: true }
    }

    /// The layers that both show.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self {
            graph: self.graph && other.graph,
            degrees: self.degrees && other.degrees,
            numbers: self.numbers && other.numbers,
            path: self.path && other.path,
            colours: self.colours && other.colours,
        }
    }

    /// The layers of which `is_shown` is true.
    pub fn from_names(is_shown: impl Fn(&str) -> bool) -> Self {
        let [graph, degrees, numbers, path, colours] = Self::NAMES.map(is_shown);
        Self { graph, degrees, numbers, path, colours }
    }
}
