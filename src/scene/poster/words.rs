//! Titles and captions, broken into lines that fit.
//!
//! The font is not known here, so widths are those of common fonts, rather too wide than too narrow.

use super::grid::Drawing;
use crate::scene::Colour;

/// Line pitch, in letter heights.
pub const PITCH: f64 = 1.25;

/// Lines of one size, one below the other.
pub struct Block {
    pub lines: Vec<String>,
    pub size: f64,
}

/// Possible sizes of a text, relative to its full size, with the maximum number of lines; the best first. The
/// last one accepts any number.
type Fits = [(f64, usize)];

const TITLE: &Fits = &[(1.0, 1), (0.85, 1), (0.72, 1), (0.72, 2), (0.6, 2), (0.48, 3), (0.36, 5)];
const CAPTION: &Fits = &[(1.0, 3), (0.9, 4), (0.8, 5), (0.7, 6), (0.55, 9)];

/// The relative width of bold letters.
const BOLD: f64 = 1.12;

pub fn title(text: &str, size: f64, width: f64) -> Block {
    fitted(text, size, width / BOLD, TITLE)
}

pub fn caption(text: &str, size: f64, width: f64) -> Block {
    fitted(text, size, width, CAPTION)
}

fn fitted(text: &str, size: f64, width: f64, fits: &Fits) -> Block {
    let mut block = Block { lines: Vec::new(), size };
    for &(part, most) in fits {
        block.size = size * part;
        block.lines.clear();
        for line in text.split('\n') {
            wrap(line, width / block.size, &mut block.lines);
        }
        if block.lines.len() <= most {
            return block;
        }
    }
    // The number of lines is small.
    block.lines.clear();
    wrap(text, width / block.size, &mut block.lines);
    block
}

/// Breaks a text into lines of this width in letter heights; words that are longer are broken.
fn wrap(text: &str, room: f64, lines: &mut Vec<String>) {
    let (mut line, mut taken) = (String::new(), 0.0);
    for word in text.split_whitespace() {
        let length = width(word);
        if !line.is_empty() && taken + SPACE + length > room {
            lines.push(std::mem::take(&mut line));
            taken = 0.0;
        }
        if !line.is_empty() {
            line.push(' ');
            taken += SPACE;
        }
        for character in word.chars() {
            let wide = wide(character);
            if !line.is_empty() && taken + wide > room {
                lines.push(std::mem::take(&mut line));
                taken = 0.0;
            }
            line.push(character);
            taken += wide;
        }
    }
    if !line.is_empty() {
        lines.push(line);
    }
}

const SPACE: f64 = 0.32;

/// The approximate width of a text, in letter heights.
pub fn width(text: &str) -> f64 {
    text.chars().map(wide).sum()
}

fn wide(character: char) -> f64 {
    match character {
        ' ' => SPACE,
        'f' | 'i' | 'j' | 'l' | 'r' | 't' | 'I' | '.' | ',' | ':' | ';' | '!' | '\'' | '|'
        | '(' | ')' => 0.4,
        'm' | 'w' | 'M' | 'W' | '@' | '%' => 0.98,
        'A'..='Z' => 0.76,
        '\0'..='\u{36f}' => 0.63,
        // Ideographs and other wide characters.
        '\u{1100}'.. => 1.1,
        _ => 0.72,
    }
}

impl Block {
    /// Draws the lines, centred, below a point.
    pub fn draw(&self, x: f64, top: f64, bold: bool, fill: Colour, drawing: &mut Drawing) {
        for (at, text) in self.lines.iter().enumerate() {
            let at = (x, top + self.size * PITCH * (at as f64 + 0.5));
            drawing.text(at, text, self.size, fill, bold);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_titles_are_one_line_of_full_size() {
        let block = title("A knight's tour", 50.0, 1000.0);
        assert_eq!((block.lines, block.size), (vec!["A knight's tour".to_owned()], 50.0));
    }

    #[test]
    fn whatever_is_written_fits() {
        let broken = "\n.".repeat(150);
        for text in
            ["", "  \n ", &"W".repeat(100), &"one two ".repeat(12), &"語".repeat(100), &broken]
        {
            for (block, most) in [(title(text, 66.0, 850.0), 5), (caption(text, 29.0, 850.0), 9)] {
                assert!(block.lines.len() <= most, "{text:?}: {} lines", block.lines.len());
                for line in &block.lines {
                    assert!(width(line) * block.size <= 850.0, "{line}");
                    assert!(!line.trim().is_empty());
                }
                let all = |text: &str| text.chars().filter(|each| !each.is_whitespace()).count();
                assert_eq!(block.lines.iter().map(|line| all(line)).sum::<usize>(), all(text));
            }
        }
    }
}
