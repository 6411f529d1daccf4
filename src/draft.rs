//! A board in the making: it may have no square yet.

use std::fmt;
use std::str::FromStr;

use crate::board::{Board, Square};
use crate::error::Error;
use crate::notation::{Rows, write_rows};

/// A rectangle of squares and holes. Unlike a [`Board`] it may consist of holes alone, as it does
/// for a while when one is drawn by hand or made from a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    frame: Board,
    squares: Box<[bool]>,
}

impl Draft {
    /// A draft of this size; `is_square` tells squares from holes.
    ///
    /// # Errors
    /// As [`Board::new`].
    pub fn new(width: u16, height: u16, is_square: impl Fn(Square) -> bool) -> Result<Self, Error> {
        let frame = Board::new(width, height)?;
        let squares = frame.iter().map(is_square).collect();
        Ok(Self { frame, squares })
    }

    /// A draft with a square for each dark pixel, or for each light one: those whose luminance, 0
    /// to 255, is below the threshold, or not. Pixels are red, green, blue and opacity, the top row
    /// first; what can be seen through them is white.
    ///
    /// # Errors
    /// As [`Board::new`]; a last row that is not full is left out.
    pub fn from_pixels(
        pixels: &[u8],
        width: u16,
        threshold: u8,
        take_light: bool,
    ) -> Result<Self, Error> {
        let columns = usize::from(width.max(1));
        let rows = pixels.len() / 4 / columns;
        let height = u16::try_from(rows).unwrap_or(u16::MAX);
        Self::new(width, height, |square| {
            let (x, y) = (square.index() % columns, square.index() / columns);
            let at = 4 * ((rows - 1 - y) * columns + x);
            let is_light = luminance(&pixels[at..at + 4]) >= u32::from(threshold);
            is_light == take_light
        })
    }

    /// The whole rectangle, as a board without holes.
    #[must_use]
    pub fn frame(&self) -> &Board {
        &self.frame
    }

    /// Whether there is a square at this place, and not a hole.
    ///
    /// # Panics
    /// When the place is not in the rectangle.
    #[must_use]
    pub fn is_square(&self, place: Square) -> bool {
        self.squares[place.index()]
    }
}

/// How light a pixel looks on white, 0 to 255 (ITU-R BT.601).
fn luminance(pixel: &[u8]) -> u32 {
    let [red, green, blue, opacity] = [0, 1, 2, 3].map(|channel| u32::from(pixel[channel]));
    let light = (299 * red + 587 * green + 114 * blue) / 1000;
    (light * opacity + 255 * (255 - opacity)) / 255
}

/// Rows of `.` and `#`, top row first, parted by `/`.
impl fmt::Display for Draft {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_rows(formatter, &self.frame, |place| !self.is_square(place))
    }
}

/// Reads rows of `.` and `#`, top row first, parted by `/` or line ends.
impl FromStr for Draft {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let rows = Rows::read(text)?;
        Self::new(rows.width, rows.height(), |place| !rows.is_hole(place))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draft_may_have_no_square() {
        let draft: Draft = "##/##".parse().unwrap();
        assert!(!draft.is_square(Square(0)));
        assert_eq!(draft.to_string(), "##/##");
        assert_eq!("".parse::<Draft>(), Err(Error::NoSquares));
    }

    #[test]
    fn dark_pixels_become_squares() {
        let (black, white, glass) = ([0, 0, 0, 255], [255; 4], [0; 4]);
        let pixels = [black, white, glass, white, black, black].concat();
        let draft =
            |level, light| Draft::from_pixels(&pixels, 3, level, light).unwrap().to_string();
        assert_eq!(draft(128, false), ".##/#..");
        assert_eq!(draft(128, true), "#../.##");
        assert_eq!(draft(0, false), "###/###");
        assert_eq!(draft(255, false), ".##/#..");
    }

    #[test]
    fn pictures_without_pixels_are_refused() {
        assert_eq!(Draft::from_pixels(&[], 3, 128, false), Err(Error::ZeroSide));
        assert_eq!(Draft::from_pixels(&[0; 4], 0, 128, false), Err(Error::ZeroSide));
        let long = vec![0; 4 * 5000];
        assert_eq!(Draft::from_pixels(&long, 1, 128, false).unwrap_err().code(), "board-too-large");
    }

    #[test]
    fn luminance_is_that_of_the_eye() {
        assert_eq!(luminance(&[255, 255, 255, 255]), 255);
        assert!(luminance(&[0, 255, 0, 255]) > luminance(&[255, 0, 0, 255]));
        assert!(luminance(&[255, 0, 0, 255]) > luminance(&[0, 0, 255, 255]));
    }
}
