//! The pieces of edges and corners: two moves for every square.
//!
//! A piece is written from its top row down, each square as the indices of its two moves in
//! [`Leaper::moves`](crate::board::leaper::Leaper::moves). The pieces were found by our own search for the
//! fewest turns and crossings, each with its surroundings fixed.

/// The two moves of a square.
pub(super) type Moves = [u8; 2];

/// The moves along the lines that fill the board: one down and two right, and back.
pub(super) const ALONG: Moves = [1, 6];

pub(super) const CORNER_WIDTH: usize = 8;

pub(super) const CORNER_HEIGHT: usize = 6;

/// The period of the heels at the bottom, in columns; each joins two formations.
pub(super) const HEEL_WIDTH: usize = 8;

pub(super) const HEEL_HEIGHT: usize = 4;

/// The period of the left edge, in rows.
pub(super) const EDGE_HEIGHT: usize = 4;

pub(super) const EDGE_WIDTH: usize = 2;

/// Squares of a piece by rows, the lowest row first.
pub(super) type Piece<const WIDTH: usize, const HEIGHT: usize> = [[Moves; WIDTH]; HEIGHT];

pub(super) type Corner = Piece<CORNER_WIDTH, CORNER_HEIGHT>;

/// Where four lines from above turn into the next four: 20 turns and 23 crossings in eight columns.
pub(super) const HEEL: Piece<HEEL_WIDTH, HEEL_HEIGHT> = piece([
    "16 16 16 16 16 16 16 16",
    "16 67 56 56 56 56 16 16",
    "67 67 67 17 17 17 17 07",
    "06 02 02 02 02 06 06 06",
]);

/// Where four lines from the right turn into the four below.
pub(super) const LEFT_EDGE: Piece<EDGE_WIDTH, EDGE_HEIGHT> =
    piece(["13 15", "13 15", "12 14", "12 14"]);

/// Lower left corners that join the first and the third strand of the last formation, and the second and the
/// fourth, by the column of the corner within a period of the lines.
pub(super) const ENDS: [Corner; 4] = [
    piece([
        "13 15 16 16 16 16 16 16",
        "13 15 16 16 16 16 16 16",
        "23 34 16 16 16 16 16 16",
        "23 45 37 13 16 56 67 56",
        "01 14 47 17 07 16 16 17",
        "02 04 06 46 24 06 02 06",
    ]),
    piece([
        "12 14 67 16 16 16 16 16",
        "01 15 16 16 13 16 16 16",
        "13 15 16 16 16 16 16 16",
        "23 35 16 16 56 46 16 16",
        "12 14 17 17 16 16 17 07",
        "02 04 46 26 06 06 06 06",
    ]),
    piece([
        "23 14 16 16 16 16 16 16",
        "12 14 15 16 16 16 16 16",
        "13 45 16 16 16 16 16 16",
        "13 25 16 35 16 16 16 67",
        "12 14 67 17 16 07 67 67",
        "02 04 26 06 04 06 06 02",
    ]),
    piece([
        "13 13 16 16 16 16 16 16",
        "23 14 16 16 16 16 16 16",
        "13 45 14 16 16 16 16 16",
        "13 45 16 13 16 16 56 56",
        "12 14 67 17 67 67 67 16",
        "02 04 06 06 04 26 02 02",
    ]),
];

/// The same with neighbouring strands joined. Rotated by 180°, these are the upper right corners, where the
/// formation sets out.
pub(super) const BEGINNINGS: [Corner; 4] = [
    piece([
        "13 15 16 16 16 16 16 16",
        "13 15 16 16 16 16 16 16",
        "23 45 16 16 16 16 16 16",
        "23 45 13 13 16 16 56 56",
        "12 14 17 17 67 16 16 16",
        "02 04 06 46 46 26 02 06",
    ]),
    piece([
        "12 14 16 16 16 16 16 16",
        "13 15 16 16 16 16 16 16",
        "13 35 16 16 16 16 16 16",
        "23 45 16 35 16 56 16 16",
        "12 14 47 17 16 17 16 07",
        "02 04 26 06 24 06 06 06",
    ]),
    piece([
        "12 14 16 16 16 16 16 16",
        "12 14 16 16 16 16 16 16",
        "13 15 16 16 16 16 16 16",
        "13 35 16 36 16 16 16 67",
        "12 14 67 17 16 07 67 67",
        "02 04 46 06 04 06 06 02",
    ]),
    piece([
        "13 13 16 16 16 16 16 16",
        "23 14 16 16 16 16 16 16",
        "13 45 14 16 16 16 16 16",
        "13 45 16 13 16 67 56 56",
        "12 14 67 07 67 67 67 17",
        "02 04 06 06 04 02 02 02",
    ]),
];

/// A square, as column and row, of each of the two joins at the beginning.
pub(super) const BEGINS_AT: [[(usize, usize); 2]; 4] =
    [[(2, 0), (2, 1)], [(3, 0), (1, 3)], [(4, 1), (2, 1)], [(2, 1), (0, 3)]];

/// Lower right corners, which the formation passes: a heel on one side is an edge on the other. Indexed by
/// the column of the corner within a period of the lines; the third of the four is not needed.
pub(super) const PASSED: [Option<Corner>; 4] = [
    Some(piece([
        "16 16 16 16 16 16 26 46",
        "16 16 16 16 16 16 26 46",
        "16 16 16 16 16 16 36 56",
        "16 67 56 56 56 56 36 56",
        "67 67 67 17 17 17 27 47",
        "06 02 02 02 02 06 26 46",
    ])),
    Some(piece([
        "16 16 16 16 16 16 36 56",
        "16 16 16 16 16 16 26 46",
        "16 16 36 16 16 16 26 46",
        "56 56 56 56 13 16 36 56",
        "67 17 17 47 17 17 67 67",
        "02 02 02 06 06 04 26 46",
    ])),
    None,
    Some(piece([
        "16 16 16 16 16 16 26 46",
        "16 16 16 16 16 16 36 56",
        "16 16 36 36 36 16 36 56",
        "36 36 36 36 13 13 23 46",
        "17 17 17 14 14 14 26 46",
        "06 46 46 46 46 46 46 46",
    ])),
];

/// Parses a piece as it is written above.
pub(super) const fn piece<const WIDTH: usize, const HEIGHT: usize>(
    rows: [&str; HEIGHT],
) -> Piece<WIDTH, HEIGHT> {
    let mut squares = [[[0; 2]; WIDTH]; HEIGHT];
    let mut row = 0;
    while row < HEIGHT {
        let text = rows[HEIGHT - 1 - row].as_bytes();
        let mut column = 0;
        while column < WIDTH {
            squares[row][column] = [text[3 * column] - b'0', text[3 * column + 1] - b'0'];
            column += 1;
        }
        row += 1;
    }
    squares
}
