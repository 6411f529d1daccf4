//! Shapes as pixels, for animations: what a canvas does on the page.

use std::collections::HashMap;

use knights_tour::scene::{
    Colour, KNIGHT_OUTLINE, KNIGHT_SIDE, LEAP_OUTLINE, Layout, Point, Shape, Stroke,
};
use tiny_skia::{
    Color, FillRule, LineCap, Paint, Path, PathBuilder, Pixmap, PixmapPaint, Rect, StrokeDash,
    Transform,
};
use ttf_parser::{Face, OutlineBuilder};

/// A picture, and what is needed to paint on it.
pub struct Painter {
    picture: Pixmap,
    layout: Layout,
    regular: Letters,
    bold: Letters,
}

impl Painter {
    /// An empty picture; `None` if it would have no pixels.
    pub fn new(width: u32, height: u32, layout: Layout) -> Option<Self> {
        let picture = Pixmap::new(width, height)?;
        let [regular, bold] = [dejavu::sans::regular(), dejavu::sans::bold()].map(Letters::new);
        Some(Self { picture, layout, regular: regular?, bold: bold? })
    }

    /// The pixels, row by row: red, green, blue and alpha.
    pub fn pixels(&self) -> &[u8] {
        self.picture.data()
    }

    /// Paints shapes over what is there.
    pub fn paint(&mut self, shapes: &[Shape]) {
        for shape in shapes {
            self.shape(shape);
        }
    }

    fn shape(&mut self, shape: &Shape) {
        match shape {
            Shape::Rectangle { at, size, fill } => {
                let (width, height) = (self.length(size.0), self.length(size.1));
                if let Some(rectangle) = Rect::from_xywh(self.x(at.0), self.y(at.1), width, height)
                {
                    self.picture.fill_rect(rectangle, &paint(*fill), Transform::identity(), None);
                }
            }
            Shape::Lines { lines, stroke } => {
                let mut path = PathBuilder::new();
                for (from, to) in lines {
                    path.move_to(self.x(from.0), self.y(from.1));
                    path.line_to(self.x(to.0), self.y(to.1));
                }
                self.stroke(path.finish(), stroke);
            }
            Shape::Circle { at, radius, fill, stroke } => {
                let radius = self.length(*radius);
                let circle = PathBuilder::from_circle(self.x(at.0), self.y(at.1), radius);
                if let Some(fill) = fill {
                    self.fill(circle.as_ref(), *fill, FillRule::Winding, Transform::identity());
                }
                if let Some(stroke) = stroke {
                    self.stroke(circle, stroke);
                }
            }
            Shape::Text { at, text, size, fill, bold } => {
                self.text(*at, text, *size, *fill, *bold);
            }
            Shape::Knight { at, size, fill } | Shape::Leaper { at, size, fill } => {
                let is_knight = matches!(shape, Shape::Knight { .. });
                let outline = outline(if is_knight { KNIGHT_OUTLINE } else { LEAP_OUTLINE });
                let (left, top) = (self.x(at.0 - size / 2.0), self.y(at.1 - size / 2.0));
                let scale = self.length(size / KNIGHT_SIDE);
                let place = Transform::from_row(scale, 0.0, 0.0, scale, left, top);
                self.fill(outline.as_ref(), *fill, FillRule::EvenOdd, place);
            }
            Shape::Picture { at, size, columns, pixels } => {
                self.bitmap(*at, *size, *columns, pixels);
            }
        }
    }

    fn text(&mut self, at: Point, text: &str, size: f64, fill: Colour, bold: bool) {
        let letters = if bold { &mut self.bold } else { &mut self.regular };
        let scale = (size * self.layout.square) as f32;
        let mut left = -letters.width(text) / 2.0;
        // The middle of digits and letters lies 0.35 em above the baseline.
        let (x, y) = (self.layout.left + at.0 * self.layout.square, at.1 + 0.35 * size);
        let y = self.layout.top + y * self.layout.square;
        for letter in text.chars() {
            let Letter { width, outline } = letters.letter(letter).clone();
            let place =
                Transform::from_row(scale, 0.0, 0.0, scale, x as f32 + left * scale, y as f32);
            left += width;
            if let Some(outline) = &outline {
                let picture = &mut self.picture;
                picture.fill_path(outline, &paint(fill), FillRule::Winding, place, None);
            }
        }
    }

    fn bitmap(&mut self, at: Point, size: Point, columns: usize, pixels: &[Colour]) {
        let rows = pixels.len() / columns;
        let Some(mut bitmap) = Pixmap::new(columns as u32, rows as u32) else { return };
        for (pixel, &Colour([red, green, blue])) in
            bitmap.data_mut().chunks_exact_mut(4).zip(pixels)
        {
            pixel.copy_from_slice(&[red, green, blue, u8::MAX]);
        }
        let across = self.length(size.0) / columns as f32;
        let down = self.length(size.1) / rows as f32;
        let place = Transform::from_row(across, 0.0, 0.0, down, self.x(at.0), self.y(at.1));
        self.picture.draw_pixmap(0, 0, bitmap.as_ref(), &PixmapPaint::default(), place, None);
    }

    fn fill(&mut self, path: Option<&Path>, fill: Colour, rule: FillRule, place: Transform) {
        if let Some(path) = path {
            self.picture.fill_path(path, &paint(fill), rule, place, None);
        }
    }

    fn stroke(&mut self, path: Option<Path>, stroke: &Stroke) {
        let Some(path) = path else { return };
        let dash = self.length(stroke.dash());
        let style = tiny_skia::Stroke {
            width: self.length(stroke.width),
            line_cap: LineCap::Round,
            dash: stroke.dashed.then(|| StrokeDash::new(vec![dash, dash], 0.0)).flatten(),
            ..tiny_skia::Stroke::default()
        };
        let place = Transform::identity();
        self.picture.stroke_path(&path, &paint(stroke.colour), &style, place, None);
    }

    fn x(&self, x: f64) -> f32 {
        (self.layout.left + x * self.layout.square) as f32
    }

    fn y(&self, y: f64) -> f32 {
        (self.layout.top + y * self.layout.square) as f32
    }

    fn length(&self, length: f64) -> f32 {
        (length * self.layout.square) as f32
    }
}

fn paint(Colour([red, green, blue]): Colour) -> Paint<'static> {
    let mut paint = Paint::default();
    paint.set_color(Color::from_rgba8(red, green, blue, u8::MAX));
    paint
}

/// An outline of SVG path data, of the commands that the library's outlines use.
fn outline(data: &str) -> Option<Path> {
    let mut path = PathBuilder::new();
    let mut words = data.split_whitespace().peekable();
    let mut at = (0.0, 0.0);
    while let Some(word) = words.next() {
        let (command, first) = word.split_at(1);
        let mut numbers = vec![first.parse::<f32>().unwrap_or_default()];
        while let Some(number) = words.next_if(|word| !word.starts_with(char::is_alphabetic)) {
            numbers.push(number.parse().ok()?);
        }
        match (command, numbers[..].as_ref()) {
            ("M", &[x, y]) => path.move_to(x, y),
            ("L", &[x, y]) => path.line_to(x, y),
            ("H", &[x]) => path.line_to(x, at.1),
            ("V", &[y]) => path.line_to(at.0, y),
            ("C", &[x1, y1, x2, y2, x, y]) => path.cubic_to(x1, y1, x2, y2, x, y),
            ("Z", _) => path.close(),
            _ => return None,
        }
        at = path.last_point().map_or(at, |point| (point.x, point.y));
    }
    path.finish()
}

/// The letters of a font, at a size of one.
struct Letters {
    face: Face<'static>,
    known: HashMap<char, Letter>,
}

#[derive(Clone)]
struct Letter {
    width: f32,
    /// `None` for a space.
    outline: Option<Path>,
}

impl Letters {
    fn new(font: &'static [u8]) -> Option<Self> {
        Some(Self { face: Face::parse(font, 0).ok()?, known: HashMap::new() })
    }

    fn width(&mut self, text: &str) -> f32 {
        text.chars().map(|letter| self.letter(letter).width).sum()
    }

    /// A letter; one that the font lacks is a box.
    fn letter(&mut self, letter: char) -> &Letter {
        let Self { face, known } = self;
        known.entry(letter).or_insert_with(|| {
            let glyph = face.glyph_index(letter).unwrap_or_default();
            let scale = 1.0 / f32::from(face.units_per_em());
            let mut pen = Pen { path: PathBuilder::new(), scale };
            face.outline_glyph(glyph, &mut pen);
            let width = f32::from(face.glyph_hor_advance(glyph).unwrap_or_default()) * scale;
            Letter { width, outline: pen.path.finish() }
        })
    }
}

/// Draws an outline of a font, whose y axis points up.
struct Pen {
    path: PathBuilder,
    scale: f32,
}

impl Pen {
    fn at(&self, x: f32, y: f32) -> (f32, f32) {
        (x * self.scale, -y * self.scale)
    }
}

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.at(x, y);
        self.path.move_to(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.at(x, y);
        self.path.line_to(x, y);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let ((x1, y1), (x, y)) = (self.at(x1, y1), self.at(x, y));
        self.path.quad_to(x1, y1, x, y);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let ((x1, y1), (x2, y2), (x, y)) = (self.at(x1, y1), self.at(x2, y2), self.at(x, y));
        self.path.cubic_to(x1, y1, x2, y2, x, y);
    }

    fn close(&mut self) {
        self.path.close();
    }
}

#[cfg(test)]
mod tests {
    use knights_tour::scene::THEMES;
    use knights_tour::{Board, Embedding};

    use super::*;

    /// The pixels of a shape on a white board of one square of 40 pixels.
    fn painted(shape: Shape) -> Vec<[u8; 4]> {
        let board: Board = "1x1".parse().unwrap();
        let layout = Layout::new(Embedding::from(&board), 60.0, 60.0, 1.0, &THEMES[0]);
        let layout = Layout { square: 40.0, left: 10.0, top: 10.0, ..layout };
        let mut painter = Painter::new(60, 60, layout).unwrap();
        let white = Shape::Rectangle { at: (-1.0, -1.0), size: (3.0, 3.0), fill: Colour([255; 3]) };
        painter.paint(&[white, shape]);
        painter.pixels().as_chunks().0.to_vec()
    }

    fn share_of_black(shape: Shape) -> f64 {
        let pixels = painted(shape);
        let dark: f64 = pixels.iter().map(|pixel| 255.0 - f64::from(pixel[0])).sum();
        dark / 255.0 / (40.0 * 40.0)
    }

    #[test]
    fn shapes_cover_what_they_should() {
        let (fill, middle) = (Colour([0; 3]), (0.5, 0.5));
        let covers = |shape, least: f64, most: f64| {
            let name = format!("{shape:?}");
            let share = share_of_black(shape);
            assert!((least..=most).contains(&share), "{share}: {name:.60}");
        };
        covers(Shape::Rectangle { at: (0.0, 0.0), size: (1.0, 0.5), fill }, 0.5, 0.5);
        let disc = Shape::Circle { at: middle, radius: 0.5, fill: Some(fill), stroke: None };
        covers(disc, 0.78, 0.79);
        covers(Shape::Knight { at: middle, size: 1.0, fill }, 0.3, 0.5);
        covers(Shape::Leaper { at: middle, size: 1.0, fill }, 0.1, 0.3);
        let text = |text: &str, bold| Shape::Text {
            at: middle,
            text: text.to_owned(),
            size: 0.6,
            fill,
            bold,
        };
        covers(text("64", false), 0.05, 0.2);
        assert!(share_of_black(text("64", true)) > share_of_black(text("64", false)));
        covers(text(" ", false), 0.0, 0.0);
        let stroke = Stroke { colour: fill, width: 0.1, dashed: false };
        let line = |stroke| Shape::Lines { lines: vec![((0.1, 0.5), (0.9, 0.5))], stroke };
        covers(line(stroke), 0.08, 0.1);
        covers(line(Stroke { dashed: true, ..stroke }), 0.03, 0.079);
        let pixels = [0, 255, 255, 0].map(|grey| Colour([grey; 3])).to_vec();
        covers(Shape::Picture { at: (0.0, 0.0), size: (1.0, 1.0), columns: 2, pixels }, 0.49, 0.51);
    }
}
