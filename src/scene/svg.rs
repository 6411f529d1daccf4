//! A diagram as an SVG document.

use std::fmt::Write;

use super::{Coordinates, Diagram, Layout, Shape, Stroke, Theme, Window, decimal, draw, knight};
use crate::graph::embedding::Embedding;

/// The default side of a square in an SVG image, and the longest side of an image, in CSS pixels.
const SQUARE: f64 = 64.0;
const LONGEST: f64 = 2048.0;

/// The size of an SVG image, and the layout on it.
#[derive(Clone, Copy, Debug)]
pub struct Sheet {
    /// The layout of the board or graph.
    pub layout: Layout,
    /// Width in CSS pixels.
    pub width: f64,
    /// Height in CSS pixels.
    pub height: f64,
}

impl Sheet {
    /// A sheet of the size that a board or graph needs, with or without coordinates.
    pub fn new(embedding: Embedding<'_>, theme: &Theme, coordinates: Coordinates) -> Self {
        let (columns, rows) = embedding.size();
        let square = SQUARE.min(LONGEST / columns.max(rows));
        let (layout, width, height) = Layout::around(embedding, square, theme, coordinates);
        Self { layout, width, height }
    }
}

/// A diagram as an SVG image, on the sheet whose layout it has.
pub fn svg(diagram: &Diagram<'_>, sheet: &Sheet) -> String {
    let layout = sheet.layout;
    let mut writer = Writer::new(layout);
    let caption = diagram.caption.as_ref().map_or(0.0, |_| layout.caption_height());
    let (width, height) = (decimal(sheet.width), decimal(sheet.height + caption));
    writer.put(format_args!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         width=\"{width}\" height=\"{height}\" font-family=\"system-ui, sans-serif\" \
         text-anchor=\"middle\" stroke-linecap=\"round\">\n"
    ));
    for shape in draw(diagram, &Window::whole(diagram.embedding)) {
        writer.shape(&shape);
    }
    writer.end()
}

pub(super) struct Writer {
    /// The layout of the squares.
    pub layout: Layout,
    text: String,
}

impl Writer {
    pub fn new(layout: Layout) -> Self {
        Self { layout, text: String::new() }
    }

    /// Closes and returns the document.
    pub fn end(mut self) -> String {
        self.text.push_str("</svg>\n");
        self.text
    }

    pub fn put(&mut self, arguments: std::fmt::Arguments<'_>) {
        self.text.write_fmt(arguments).expect("writing to a String never fails");
    }

    fn x(&self, x: f64) -> String {
        decimal(self.layout.left + x * self.layout.square)
    }

    fn y(&self, y: f64) -> String {
        decimal(self.layout.top + y * self.layout.square)
    }

    fn length(&self, length: f64) -> String {
        decimal(length * self.layout.square)
    }

    fn stroke(&self, stroke: &Stroke) -> String {
        let width = self.length(stroke.width);
        let dashes = if stroke.dashed {
            format!(" stroke-dasharray=\"{} {0}\"", self.length(stroke.dash()))
        } else {
            String::new()
        };
        format!(" stroke=\"{}\" stroke-width=\"{width}\"{dashes}", stroke.colour)
    }

    pub fn shape(&mut self, shape: &Shape) {
        match shape {
            Shape::Rectangle { at, size, fill } => {
                let (x, y) = (self.x(at.0), self.y(at.1));
                let (width, height) = (self.length(size.0), self.length(size.1));
                self.put(format_args!(
                    "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{fill}\"/>\n"
                ));
            }
            Shape::Lines { lines, .. } if lines.is_empty() => {}
            Shape::Lines { lines, stroke } => {
                self.text.push_str("<path d=\"");
                for (from, to) in lines {
                    let (from, to) =
                        ((self.x(from.0), self.y(from.1)), (self.x(to.0), self.y(to.1)));
                    self.put(format_args!("M{} {}L{} {}", from.0, from.1, to.0, to.1));
                }
                let stroke = self.stroke(stroke);
                self.put(format_args!("\" fill=\"none\"{stroke}/>\n"));
            }
            Shape::Circle { at, radius, fill, stroke } => {
                let (x, y, radius) = (self.x(at.0), self.y(at.1), self.length(*radius));
                let fill = fill.map_or_else(|| "none".to_owned(), |fill| fill.to_string());
                let stroke = stroke.as_ref().map_or_else(String::new, |stroke| self.stroke(stroke));
                self.put(format_args!(
                    "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{fill}\"{stroke}/>\n"
                ));
            }
            Shape::Text { at, text, size, fill, bold } => {
                // The middle of digits and letters lies 0.35 em above the baseline.
                let (x, y, size) = (self.x(at.0), self.y(at.1 + 0.35 * size), self.length(*size));
                let text = escaped(text);
                let weight = if *bold { " font-weight=\"600\"" } else { "" };
                self.put(format_args!(
                    "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" fill=\"{fill}\"{weight}>{text}</text>\n"
                ));
            }
            Shape::Knight { at, size, fill } | Shape::Leaper { at, size, fill } => {
                let is_knight = matches!(shape, Shape::Knight { .. });
                let outline = if is_knight { knight::OUTLINE } else { knight::LEAP };
                let (x, y) = (self.x(at.0 - size / 2.0), self.y(at.1 - size / 2.0));
                let scale = decimal(size * self.layout.square / knight::SIDE);
                self.put(format_args!(
                    "<path transform=\"translate({x} {y}) scale({scale})\" fill=\"{fill}\" \
                     fill-rule=\"evenodd\" d=\"{outline}\"/>\n"
                ));
            }
            Shape::Picture { at, size, columns, pixels } => {
                let rows = pixels.len() / columns;
                let pixel = (size.0 / *columns as f64, size.1 / rows as f64);
                for (place, fill) in pixels.iter().enumerate() {
                    let (column, row) = ((place % columns) as f64, (place / columns) as f64);
                    let at = (at.0 + column * pixel.0, at.1 + row * pixel.1);
                    self.shape(&Shape::Rectangle { at, size: pixel, fill: *fill });
                }
            }
        }
    }
}

/// A text escaped for XML, without characters that XML forbids.
pub(super) fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '\u{fffe}' | '\u{ffff}' => {}
            character if character.is_control() => escaped.push(' '),
            character => escaped.push(character),
        }
    }
    escaped
}
