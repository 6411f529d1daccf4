//! Boards of well-known shapes, in any size.

use super::Board;
use super::error::BoardError;

/// A shape of boards.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// Its id in the interface to JavaScript.
    pub id: &'static str,
    /// Its name.
    pub name: &'static str,
    /// Whether the square in column `x` and row `y`, both from 0, belongs to the shape with this side.
    has: fn(x: u16, y: u16, side: u16) -> bool,
    /// Its only size, if it has only one.
    side: Option<u16>,
}

/// The shortest side of a shape: below it all shapes would be the same.
pub const LEAST_SIDE: u16 = 3;

/// All shapes.
pub static SHAPES: [Shape; 6] = [
    Shape { id: "ring", name: "Ring", has: ring, side: None },
    Shape { id: "cross", name: "Cross", has: cross, side: None },
    Shape { id: "small-cross", name: "12-square cross", has: cross, side: Some(4) },
    Shape { id: "diamond", name: "Diamond", has: diamond, side: None },
    Shape { id: "l", name: "L", has: l, side: None },
    Shape { id: "staircase", name: "Staircase", has: staircase, side: None },
];

impl Shape {
    /// The board of this shape with this side; shapes of a single size have that one.
    ///
    /// # Errors
    /// [`BoardError::SideTooShort`] for sides below [`LEAST_SIDE`], and those of [`Board::new`].
    pub fn board(&self, side: u16) -> Result<Board, BoardError> {
        if side < LEAST_SIDE {
            return Err(BoardError::SideTooShort { side, least: LEAST_SIDE });
        }
        let side = self.side.unwrap_or(side);
        Board::with_holes(side, side, |square| {
            let (x, y) = (square.0 % u32::from(side), square.0 / u32::from(side));
            !(self.has)(x as u16, y as u16, side)
        })
    }
}

/// The margin that a ring and a cross leave, along each side.
fn quarter(side: u16) -> u16 {
    (side / 4).max(1)
}

fn is_inside(at: u16, side: u16) -> bool {
    (quarter(side)..side - quarter(side)).contains(&at)
}

fn ring(x: u16, y: u16, side: u16) -> bool {
    !(is_inside(x, side) && is_inside(y, side))
}

fn cross(x: u16, y: u16, side: u16) -> bool {
    is_inside(x, side) || is_inside(y, side)
}

/// For even sides the Aztec diamond; for odd ones with a point at each end.
fn diamond(x: u16, y: u16, side: u16) -> bool {
    let from_middle = |at: u16| (2 * at + 1).abs_diff(side);
    from_middle(x) + from_middle(y) <= side
}

fn l(x: u16, y: u16, side: u16) -> bool {
    x < side / 2 || y < side / 2
}

/// Steps of two squares, so that there are equally many dark and light squares.
fn staircase(x: u16, y: u16, side: u16) -> bool {
    x / 2 + y / 2 < side.div_ceil(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(id: &str, side: u16) -> String {
        let shape = SHAPES.iter().find(|shape| shape.id == id).unwrap();
        shape.board(side).unwrap().to_string()
    }

    #[test]
    fn shapes_are_what_they_are_called() {
        assert_eq!(drawn("ring", 5), "...../.###./.###./.###./.....");
        assert_eq!(drawn("cross", 5), "#...#/...../...../...../#...#");
        assert_eq!(drawn("small-cross", 9), "#..#/..../..../#..#");
        assert_eq!(drawn("diamond", 5), "##.##/#...#/...../#...#/##.##");
        assert_eq!(drawn("diamond", 4), "#..#/..../..../#..#");
        assert_eq!(drawn("l", 4), "..##/..##/..../....");
        assert_eq!(drawn("staircase", 4), "..##/..##/..../....");
        assert_eq!(drawn("staircase", 6), "..####/..####/....##/....##/....../......");
    }

    #[test]
    fn every_shape_has_every_size() {
        for shape in &SHAPES {
            for side in LEAST_SIDE..=40 {
                let board = shape.board(side).unwrap();
                assert!(!board.is_full(), "{} {side}", shape.id);
            }
            assert_eq!(shape.board(2).unwrap_err().code(), "bad-setting");
        }
    }

    #[test]
    fn identifiers_are_unique() {
        for (at, shape) in SHAPES.iter().enumerate() {
            assert!(SHAPES[..at].iter().all(|other| other.id != shape.id));
        }
    }
}
