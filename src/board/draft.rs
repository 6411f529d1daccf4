//! Drafts of boards, which may have no squares yet.

use std::str::FromStr;

use super::error::BoardError;
use super::notation::Rows;
use super::{Board, Square};

/// A rectangle of squares and holes. Unlike a [`Board`] it may consist of holes alone, which happens while a
/// board is drawn by hand or made from a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    frame: Board,
    squares: Box<[bool]>,
}

impl Draft {
    /// A draft of this size; `is_square` distinguishes squares from holes.
    ///
    /// # Errors
    /// As [`Board::new`].
    pub fn new(
        width: u16,
        height: u16,
        is_square: impl Fn(Square) -> bool,
    ) -> Result<Self, BoardError> {
        let frame = Board::new(width, height)?;
        let squares = frame.iter().map(is_square).collect();
        Ok(Self { frame, squares })
    }

    /// The whole rectangle, as a board without holes.
    pub fn frame(&self) -> &Board {
        &self.frame
    }

    /// Whether there is a square, not a hole, at this place.
    ///
    /// # Panics
    /// If the place is not in the rectangle.
    pub fn is_square(&self, place: Square) -> bool {
        self.squares[place.index()]
    }
}

/// Parses rows of `.` and `#`, top row first, separated by `/` or line ends.
impl FromStr for Draft {
    type Err = BoardError;

    fn from_str(text: &str) -> Result<Self, BoardError> {
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
        assert_eq!(draft.frame().to_string(), "2x2");
        assert_eq!("".parse::<Draft>(), Err(BoardError::NoSquares));
    }
}
