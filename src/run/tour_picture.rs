//! The picture of a tour.

use super::session::Session;
use crate::scene::{Layers, THEMES, Theme};
use crate::search::Settings;
use crate::tour::Tour;
use crate::tour::target::Target;

/// What a picture of a tour shows unless it is told otherwise.
const USUAL_LAYERS: Layers = Layers { numbers: true, path: true, colours: true, ..Layers::NONE };

impl Tour {
    /// The tour as an SVG image, with its moves and the numbers of the squares; that of a closed tour also has
    /// the move back to the first square.
    ///
    /// ```
    /// let tour = knights_tour::solve("6x6")?;
    /// assert!(tour.svg().starts_with("<svg "));
    /// # Ok::<(), knights_tour::Error>(())
    /// ```
    pub fn svg(&self) -> String {
        self.svg_with(USUAL_LAYERS, &THEMES[0])
    }

    /// The same with other layers and colours.
    pub fn svg_with(&self, layers: Layers, theme: &'static Theme) -> String {
        let target = if self.is_closed() { Target::Closed } else { Target::Open };
        let settings = Settings::new(self.graph()).with_target(target);
        let mut session = Session::along(self.clone(), settings)
            .unwrap_or_else(|_| unreachable!("only what is closed has to close"));
        session.finish(usize::MAX);
        session.svg(layers, theme, None)
    }
}
