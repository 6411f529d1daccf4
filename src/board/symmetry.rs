//! The eight rotations and reflections of a board.

use super::{Board, Square};

/// One of the eight symmetries of the square: optionally swaps files and ranks, then optionally mirrors.
///
/// The four that swap files and ranks map a board of width × height to one of height × width.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symmetry {
    transpose: bool,
    mirror_files: bool,
    mirror_ranks: bool,
}

impl Symmetry {
    /// All eight, the identity first.
    pub fn all() -> [Self; 8] {
        std::array::from_fn(|bits| Self {
            transpose: bits & 4 != 0,
            mirror_files: bits & 2 != 0,
            mirror_ranks: bits & 1 != 0,
        })
    }

    /// Its id; rotations are clockwise, and the diagonal is the one through a1.
    pub fn id(self) -> &'static str {
        match (self.transpose, self.mirror_files, self.mirror_ranks) {
            (false, false, false) => "identity",
            (false, false, true) => "top-bottom",
            (false, true, false) => "left-right",
            (false, true, true) => "half-turn",
            (true, false, false) => "diagonal",
            (true, false, true) => "quarter-turn",
            (true, true, false) => "three-quarter-turn",
            (true, true, true) => "anti-diagonal",
        }
    }

    /// The image of the board, including its holes.
    ///
    /// # Panics
    /// Never: the image has equally many squares.
    pub fn board(self, board: &Board) -> Board {
        let (width, height) = self.sides(board);
        let back = |image: Square| {
            let width = u32::from(width);
            let (mut x, mut y) = (image.0 % width, image.0 / width);
            if self.mirror_files {
                x = width - 1 - x;
            }
            if self.mirror_ranks {
                y = u32::from(height) - 1 - y;
            }
            if self.transpose { (y, x) } else { (x, y) }
        };
        let image = Board::with_holes(width, height, |image| {
            let (x, y) = back(image);
            board.is_hole(Square(y * u32::from(board.width()) + x))
        });
        match image {
            Ok(image) => image,
            Err(_) => unreachable!("the image of a board has its squares"),
        }
    }

    /// The image of a square of `board`.
    pub fn square(self, board: &Board, square: Square) -> Square {
        let (width, height) = self.sides(board);
        let (file, rank) = board.position(square);
        let (mut x, mut y) = if self.transpose { (rank, file) } else { (file, rank) };
        if self.mirror_files {
            x = i32::from(width) - 1 - x;
        }
        if self.mirror_ranks {
            y = i32::from(height) - 1 - y;
        }
        Square((y * i32::from(width) + x) as u32)
    }

    fn sides(self, board: &Board) -> (u16, u16) {
        let sides = (board.width(), board.height());
        if self.transpose { (sides.1, sides.0) } else { sides }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_go_where_the_board_goes() {
        let board: Board = "..#./..../#...".parse().unwrap();
        for symmetry in Symmetry::all() {
            let image = symmetry.board(&board);
            assert_eq!(image.squares(), board.squares());
            for square in (0..board.area()).map(Square) {
                let to = symmetry.square(&board, square);
                assert_eq!(image.is_hole(to), board.is_hole(square), "{symmetry:?} {square:?}");
            }
        }
    }

    #[test]
    fn a_corner_goes_to_every_corner_twice() {
        let board: Board = "3x3".parse().unwrap();
        let mut images = Symmetry::all().map(|symmetry| symmetry.square(&board, Square(0)).0);
        images.sort_unstable();
        assert_eq!(images, [0, 0, 2, 2, 6, 6, 8, 8]);
    }

    #[test]
    fn a_quarter_turn_takes_the_corner_at_the_left_hand_up() {
        let board: Board = "8x8".parse().unwrap();
        let image = |id: &str, square: u32| {
            let all = Symmetry::all();
            let symmetry = all.iter().find(|symmetry| symmetry.id() == id).unwrap();
            symmetry.square(&board, Square(square)).0
        };
        assert_eq!(image("quarter-turn", 0), 56);
        assert_eq!(image("three-quarter-turn", 0), 7);
        assert_eq!(image("half-turn", 0), 63);
        assert_eq!(image("diagonal", 7), 56);
        assert_eq!(image("anti-diagonal", 0), 63);
    }
}
