//! A board: a rectangle of squares, some of which may be holes.

pub mod draft;
pub mod error;
pub mod leaper;
pub mod move_order;
pub mod notation;
pub mod puzzle;
pub mod shapes;
pub(crate) mod short_lists;
pub mod symmetry;
pub mod wrap;

use error::BoardError;

/// The longest side a board can have.
pub const MAX_SIDE: u16 = 4096;

/// A square of a board, or a vertex of any other graph, by its number.
///
/// On a board the number is `(rank − 1) · width + (file − 1)`: a1 is 0, and the squares of the
/// bottom row come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(pub u32);

impl Square {
    /// The number as an index into an array with one entry per square.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The square whose number is larger by `stride`.
    #[inline]
    pub(crate) fn plus(self, stride: i32) -> Self {
        Self(self.0.wrapping_add_signed(stride))
    }
}

/// A rectangle of at most [`MAX_SIDE`] × [`MAX_SIDE`] squares with any set of holes.
///
/// At least one square is not a hole.
///
/// ```
/// use knights_tour::Board;
///
/// let board: Board = "6x5".parse()?;
/// assert_eq!((board.width(), board.height(), board.squares()), (6, 5, 30));
/// // Rows from the top, with a hole in the first.
/// let corner: Board = "#../...".parse()?;
/// assert_eq!(corner.squares(), 5);
/// # Ok::<(), knights_tour::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    width: u16,
    height: u16,
    /// One entry per square, true for a hole; `None` for a full rectangle.
    holes: Option<Box<[bool]>>,
    squares: u32,
    /// 2⁴⁰ / `width`, rounded up: multiplying by it is several times faster than dividing by the
    /// width, and exact, since numbers of squares are below 2²⁴ and widths at most 2¹².
    inverse_width: u64,
}

impl Board {
    /// A full rectangle.
    ///
    /// # Errors
    /// [`BoardError::ZeroSide`] or [`BoardError::TooLarge`].
    pub fn new(width: u16, height: u16) -> Result<Self, BoardError> {
        check_sides(width.into(), height.into())?;
        let squares = u32::from(width) * u32::from(height);
        let inverse_width = (1_u64 << 40).div_ceil(width.into());
        Ok(Self { width, height, holes: None, squares, inverse_width })
    }

    /// A rectangle without the squares for which `is_hole` is true.
    ///
    /// # Errors
    /// As [`Board::new`], and [`BoardError::NoSquares`] if all are holes.
    pub fn with_holes(
        width: u16,
        height: u16,
        is_hole: impl Fn(Square) -> bool,
    ) -> Result<Self, BoardError> {
        let full = Self::new(width, height)?;
        let holes: Box<[bool]> = (0..full.squares).map(|number| is_hole(Square(number))).collect();
        let count = holes.iter().filter(|&&hole| hole).count() as u32;
        match count {
            0 => Ok(full),
            _ if count == full.squares => Err(BoardError::NoSquares),
            _ => Ok(Self { squares: full.squares - count, holes: Some(holes), ..full }),
        }
    }

    /// Squares per row.
    pub fn width(&self) -> u16 {
        self.width
    }

    /// Squares per column.
    pub fn height(&self) -> u16 {
        self.height
    }

    /// The number of squares, excluding holes.
    pub fn squares(&self) -> u32 {
        self.squares
    }

    /// The number of squares of the rectangle, including holes; every [`Square`]'s number is below it.
    pub fn area(&self) -> u32 {
        u32::from(self.width) * u32::from(self.height)
    }

    /// Whether there are no holes.
    pub fn is_full(&self) -> bool {
        self.holes.is_none()
    }

    /// For each square whether it is a hole; `None` if there are no holes.
    #[inline]
    pub(crate) fn holes(&self) -> Option<&[bool]> {
        self.holes.as_deref()
    }

    /// Whether the square is a hole.
    ///
    /// # Panics
    /// If the square's number is not below [`area`](Board::area).
    #[inline]
    pub fn is_hole(&self, square: Square) -> bool {
        self.holes.as_ref().is_some_and(|holes| holes[square.index()])
    }

    /// Whether column `x` (0 at the left) and row `y` (0 at the bottom) meet inside the rectangle.
    #[inline]
    pub fn contains(&self, x: i32, y: i32) -> bool {
        (x as u32) < self.width.into() && (y as u32) < self.height.into()
    }

    /// The square in column `x` (0 at the left) and row `y` (0 at the bottom), unless that is off
    /// the board or a hole.
    #[inline]
    pub fn square_at(&self, x: i32, y: i32) -> Option<Square> {
        let square = Square((y as u32).wrapping_mul(self.width.into()).wrapping_add(x as u32));
        (self.contains(x, y) && !self.is_hole(square)).then_some(square)
    }

    /// Column (0 at the left) and row (0 at the bottom) of a square.
    #[inline]
    pub fn position(&self, square: Square) -> (i32, i32) {
        let row = ((u64::from(square.0) * self.inverse_width) >> 40) as u32;
        ((square.0 - row * u32::from(self.width)) as i32, row as i32)
    }

    /// Whether the square has the colour of a1.
    pub fn is_dark(&self, square: Square) -> bool {
        let (x, y) = self.position(square);
        (x + y) % 2 == 0
    }

    /// Every square that is not a hole, in order of number.
    pub fn iter(&self) -> impl Iterator<Item = Square> + '_ {
        (0..self.area()).map(Square).filter(|&square| !self.is_hole(square))
    }
}

/// Rejects sides of zero or over [`MAX_SIDE`].
pub(crate) fn check_sides(width: u64, height: u64) -> Result<(), BoardError> {
    if width > MAX_SIDE.into() || height > MAX_SIDE.into() {
        Err(BoardError::TooLarge { width, height })
    } else if width == 0 || height == 0 {
        Err(BoardError::ZeroSide)
    } else {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a1_is_dark_and_numbered_zero() {
        let board = Board::new(8, 8).unwrap();
        assert_eq!(board.square_at(0, 0), Some(Square(0)));
        assert!(board.is_dark(Square(0)));
        assert!(!board.is_dark(Square(1)));
        assert_eq!(board.position(Square(63)), (7, 7));
    }

    #[test]
    fn positions_are_exact_on_the_largest_boards() {
        for (width, height) in [(4096, 4096), (4095, 4096), (4093, 4096), (3, 4096), (1, 4096)] {
            let board = Board::new(width, height).unwrap();
            for x in [0, i32::from(width) - 1] {
                for y in 0..i32::from(height) {
                    let square = board.square_at(x, y).unwrap();
                    assert_eq!(board.position(square), (x, y));
                }
            }
        }
    }

    #[test]
    fn holes_are_not_squares() {
        let board = Board::with_holes(3, 3, |square| square == Square(4)).unwrap();
        assert_eq!(board.squares(), 8);
        assert_eq!(board.square_at(1, 1), None);
        assert!(board.iter().all(|square| square != Square(4)));
    }

    #[test]
    fn a_board_without_holes_is_full_however_it_was_made() {
        assert_eq!(Board::with_holes(3, 2, |_| false), Board::new(3, 2));
    }

    #[test]
    fn sides_are_checked() {
        assert_eq!(Board::new(0, 8), Err(BoardError::ZeroSide));
        assert_eq!(Board::new(8, 5000), Err(BoardError::TooLarge { width: 8, height: 5000 }));
        assert_eq!(Board::with_holes(2, 2, |_| true), Err(BoardError::NoSquares));
        assert!(Board::new(MAX_SIDE, MAX_SIDE).is_ok());
    }
}
