//! What the parts of a drawing share.

use super::{Colour, Diagram, Layout, MAX_CHORDS, Point, Theme, Window};
use crate::board::Square;
use crate::graph::colouring::Colouring;
use crate::graph::embedding::Embedding;

/// Everything that the parts of a drawing need to know. Each file under `scene/` adds the method that draws
/// its part.
pub(super) struct Canvas<'scene> {
    pub(super) diagram: &'scene Diagram<'scene>,
    /// The colouring of the vertices on a circle, if their edges are shown as well.
    pub(super) colouring: Option<Colouring>,
    pub(super) window: &'scene Window,
}

impl<'scene> Canvas<'scene> {
    pub(super) fn new(diagram: &'scene Diagram<'scene>, window: &'scene Window) -> Self {
        let colouring = match diagram.embedding {
            Embedding::Circle(graph) if graph.moves() <= MAX_CHORDS => Some(Colouring::new(graph)),
            _ => None,
        };
        Self { diagram, colouring, window }
    }

    pub(super) fn theme(&self) -> &'static Theme {
        self.diagram.theme
    }

    pub(super) fn layout(&self) -> &'scene Layout {
        &self.diagram.layout
    }

    pub(super) fn middle(&self, square: Square) -> Point {
        self.diagram.middle(square)
    }

    pub(super) fn squares(&self) -> Vec<Square> {
        self.window.squares(self.diagram.embedding)
    }

    pub(super) fn visit_colour(&self, visit: u32) -> Colour {
        let last = self.diagram.squares.max(2) - 1;
        self.theme().ramp(f64::from(visit.saturating_sub(1)) / f64::from(last))
    }
}
