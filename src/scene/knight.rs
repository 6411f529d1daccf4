//! The knight and the sign of other leapers, our own drawings.

use super::layers::LEAST_FOR_SHAPES;
use super::theme::THEMES;
use super::{Canvas, Layout, Point, Shape, Stroke, Theme, found};
use crate::board::leaper::Leaper;
use crate::graph::embedding::Embedding;

/// Side of the square in which the outline is drawn.
pub const SIDE: f64 = 45.0;

/// The outline as SVG path data, with the even-odd rule: it is empty where it overlaps itself.
pub const OUTLINE: &str = "\
    M13.2 35.4 C13.2 30.4 15.9 27.9 18.6 25.3 C20.2 23.8 21.3 22.4 21.5 20.6 C19.9 21.9 18.2 \
    22.4 16.5 23 C14.8 23.7 14 26.3 12.2 27.2 C11 27.8 9.7 27.4 8.9 26.6 C7.5 26.4 6.3 25 \
    6.5 23.4 C6.8 21.4 9.2 18.9 10.3 16.5 C11.3 14.3 11.4 12 13.3 9.9 C13.8 9.3 14.3 8.8 \
    14.9 8.4 C14.5 6.6 14.7 4.7 15.5 3 C17 3.9 18.3 5.2 19.1 6.7 C19.6 5.1 20.6 3.8 21.9 2.8 \
    C22.8 4.1 23.4 5.6 23.5 7.2 C27.6 7.9 31.2 10.2 33.3 14.2 C32.5 13.8 31.8 13.7 31 13.8 \
    C33.9 16.7 36 20.4 36.8 24.6 C36.1 24 35.4 23.6 34.6 23.5 C35.9 27.3 36.3 31.2 35.7 35.4 \
    Z M12.2 37 H36.6 C37.7 37 38.4 37.7 38.4 38.7 V40.5 C38.4 41.5 37.7 42.2 36.6 42.2 H12.2 \
    C11.1 42.2 10.4 41.5 10.4 40.5 V38.7 C10.4 37.7 11.1 37 12.2 37 Z M14.6 15.1 C15.1 13.5 \
    16.8 12.7 18.5 13 C18.3 14.7 16.7 15.9 15 15.7 C14.7 15.6 14.5 15.4 14.6 15.1 Z M8.7 \
    23.5 C9.1 22.7 9.9 22.4 10.7 22.7 C10.5 23.6 9.8 24.3 9 24.3 C8.7 24.2 8.6 23.8 8.7 23.5 \
    Z M23.9 10.1 C30.6 13.2 33.6 21.4 32 33 C31 22.2 29 15.6 23.9 10.1 Z";

/// The sign of every other leaper, in a square of the same size: an arrow that leaps, above room for the lengths
/// of its leaps.
pub const LEAP: &str = "\
    M5 24 C5.5 10 14 3.5 23.5 3.5 C30.5 3.5 35.4 7.6 37.4 14.2 L42.5 12.6 L36.8 25 L26.2 17.6 \
    L31.9 15.9 C30.4 11.4 27.5 9 23.4 9 C17.2 9 11.4 14 11 24 Z";

/// Height of these lengths, in squares, the greatest width of all of them, and of one character, in heights.
const LENGTHS: f64 = 0.3;
const WIDEST: f64 = 0.52;
const CHARACTER: f64 = 0.56;

/// The knight as an SVG image, dark on light backgrounds and light on dark ones.
pub fn icon() -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {SIDE} {SIDE}\">\
         <style>path{{fill:#1f1d1a}}@media(prefers-color-scheme:dark){{path{{fill:#f6f2e8}}}}</style>\
         <path fill-rule=\"evenodd\" d=\"{OUTLINE}\"/></svg>\n"
    )
}

/// The knight as an SVG app icon, on an opaque background. The margin is a share of the knight’s square; a device
/// may crop an icon to the circle of four fifths of its width, in which the knight lies from a margin of 0.21 on.
pub fn app_icon(margin: f64) -> String {
    let [theme, ..] = &THEMES;
    let margin = SIDE * margin;
    let (from, side) = (-margin, 2.0f64.mul_add(margin, SIDE));
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{from} {from} {side} {side}\">\
         <rect x=\"{from}\" y=\"{from}\" width=\"{side}\" height=\"{side}\" fill=\"{}\"/>\
         <path fill-rule=\"evenodd\" fill=\"{}\" d=\"{OUTLINE}\"/></svg>\n",
        theme.panel(),
        theme.knight(),
    )
}

impl Canvas<'_> {
    /// Draws the knight, another leaper, or the walker on a graph, on its square or on the way there.
    pub(super) fn draw_knight(&self, shapes: &mut Vec<Shape>) {
        let Some(at) = self.diagram.knight else { return };
        match self.diagram.embedding {
            Embedding::Board(_) => {
                piece(at, self.diagram.leaper, self.theme(), self.layout(), shapes);
            }
            Embedding::Circle(_) => self.draw_walker(at, shapes),
        }
    }
}

/// The piece on a disc, or in a ring if it would be too small to find.
fn piece(
    at: Point,
    leaper: Leaper,
    theme: &'static Theme,
    layout: &Layout,
    shapes: &mut Vec<Shape>,
) {
    if layout.square >= LEAST_FOR_SHAPES {
        let stroke = Stroke { colour: theme.ink(), width: 0.03, dashed: false };
        let fill = Some(theme.panel());
        shapes.push(Shape::Circle { at, radius: 0.44, fill, stroke: Some(stroke) });
        let (size, fill) = (0.74, theme.knight());
        if leaper == Leaper::KNIGHT {
            shapes.push(Shape::Knight { at, size, fill });
        } else {
            shapes.push(Shape::Leaper { at, size, fill });
            // Several leaps stand in two lines.
            let leaps: Vec<String> =
                leaper.leaps().iter().map(|[r, s]| format!("{r},{s}")).collect();
            let lines: Vec<String> =
                leaps.chunks(leaps.len().div_ceil(2)).map(|line| line.join("+")).collect();
            let widest = lines.iter().map(String::len).max().unwrap_or(1);
            let size =
                (LENGTHS / (lines.len() as f64).sqrt()).min(WIDEST / (CHARACTER * widest as f64));
            for (line, text) in (0..).map(f64::from).zip(&lines) {
                let below = (line - (lines.len() - 1) as f64 / 2.0) * size;
                let (at, text) = ((at.0, at.1 + 0.2 + below), text.clone());
                shapes.push(Shape::Text { at, text, size, fill, bold: true });
            }
        }
    }
    found::ring(at, theme, layout, shapes);
}
