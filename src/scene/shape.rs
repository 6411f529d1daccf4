//! Shapes, which painters turn into pixels or text.

use super::Colour;

/// A point, in squares.
pub type Point = (f64, f64);

/// A shape to draw; later ones lie over earlier ones.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A filled rectangle.
    Rectangle {
        /// Top left corner.
        at: Point,
        /// Width and height.
        size: Point,
        /// Its colour.
        fill: Colour,
    },
    /// Separate straight lines.
    Lines {
        /// Both ends of each.
        lines: Vec<(Point, Point)>,
        /// How they are drawn.
        stroke: Stroke,
    },
    /// A circle.
    Circle {
        /// Its centre.
        at: Point,
        /// Its radius.
        radius: f64,
        /// What it is filled with.
        fill: Option<Colour>,
        /// How its rim is drawn.
        stroke: Option<Stroke>,
    },
    /// A short text, centred.
    Text {
        /// Its centre.
        at: Point,
        /// The text.
        text: String,
        /// Height of the letters' em square.
        size: f64,
        /// Its colour.
        fill: Colour,
        /// Whether it is bold.
        bold: bool,
    },
    /// The knight.
    Knight {
        /// Its centre.
        at: Point,
        /// Its width and height.
        size: f64,
        /// Its colour.
        fill: Colour,
    },
    /// A leap: the sign of every leaper but the knight.
    Leaper {
        /// Its centre.
        at: Point,
        /// Its width and height.
        size: f64,
        /// Its colour.
        fill: Colour,
    },
    /// A bitmap of `columns` × (pixels / columns) pixels, top row first, scaled without smoothing.
    Picture {
        /// Top left corner.
        at: Point,
        /// Width and height.
        size: Point,
        /// Pixels per row.
        columns: usize,
        /// The pixels.
        pixels: Vec<Colour>,
    },
}

/// The style of a line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// Its colour.
    pub colour: Colour,
    /// Its width, in squares.
    pub width: f64,
    /// Whether it is dashed.
    pub dashed: bool,
}

impl Stroke {
    /// Length of a dash, and of the gap after it, in squares.
    pub fn dash(&self) -> f64 {
        (2.0 * self.width).max(0.08)
    }
}

/// A length as text, rounded to a hundredth. Shorter than the standard library's output, and far less code in
/// the page's download, because it does only this.
pub fn decimal(length: f64) -> String {
    let hundredths = (length * 100.0).round() as i64;
    let sign = if hundredths < 0 { "-" } else { "" };
    let (whole, rest) = (hundredths.unsigned_abs() / 100, hundredths.unsigned_abs() % 100);
    match rest {
        0 => format!("{sign}{whole}"),
        _ if rest % 10 == 0 => format!("{sign}{whole}.{}", rest / 10),
        _ => format!("{sign}{whole}.{rest:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_written_to_a_hundredth() {
        let written = [0.0, 1.0, -1.5, 0.05, 12.344, -0.001, 2.999].map(decimal);
        assert_eq!(written, ["0", "1", "-1.5", "0.05", "12.34", "0", "3"]);
    }
}
