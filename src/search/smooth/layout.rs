//! The arrangement of the pieces: the two moves of every square, computed independently of the others.

use super::pieces::{
    ALONG, BEGINNINGS, BEGINS_AT, CORNER_HEIGHT, CORNER_WIDTH, Corner, EDGE_HEIGHT, EDGE_WIDTH,
    ENDS, HEEL, HEEL_HEIGHT, HEEL_WIDTH, LEFT_EDGE, Moves, PASSED,
};
use super::whole_boards::{WHOLE_BOARDS, Whole};
use crate::board::{Board, Square};

/// The number of parallel lines in a formation.
pub(super) const STRANDS: usize = 4;

/// A column and a row.
type Place = (usize, usize);

/// The knight's moves with columns and rows swapped, by index in the order of moves.
const TRANSPOSED: [u8; 8] = [2, 4, 0, 6, 1, 7, 3, 5];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    Left,
    Right,
    Bottom,
    Top,
}

impl Side {
    /// The id of each, in the order of the variants.
    pub(super) const WORDS: &'static [&'static str] = &["left", "right", "bottom", "top"];

    const ALL: [Self; 4] = [Self::Left, Self::Right, Self::Bottom, Self::Top];
    /// The sides when columns and rows are swapped.
    const TRANSPOSED: [Self; 4] = [Self::Bottom, Self::Top, Self::Left, Self::Right];
}

/// The shortest even side, which has heels, and the shortest other one.
const SHORTEST_WITH_HEELS: usize = 2 * CORNER_WIDTH;
const SHORTEST_WITHOUT: usize = 2 * CORNER_HEIGHT;

/// The phase of the lines, as [`Layout::phase`] on a board of one row: by the width modulo 8 and the height
/// modulo 4. All were measured; these have few turns and crossings, and never need the third of the lower
/// right corners. True stands for 6, false for 0.
const IS_SIX: [[bool; 4]; 4] = [
    [true, true, true, false],
    [false, false, true, true],
    [true, false, false, true],
    [true, true, false, true],
];

/// A closed tour of a rectangle that is mostly straight lines.
///
/// The board is filled with lines that go one down and two right at a time. On each of them the sum of the
/// column and twice the row is constant, and this number identifies the line; four neighbours are a
/// formation. The left edge joins each formation with the next below; the heels at the bottom do the same for
/// those that the left edge does not join. The other two edges and corners are these, rotated by 180°.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    /// Width and height, swapped if the board is transposed.
    width: usize,
    height: usize,
    /// Width of the board before transposition.
    columns: usize,
    /// Whether columns and rows are swapped.
    is_transposed: bool,
    /// The number, modulo 8 (the width of two formations), of the first line of a formation that the left
    /// edge joins with the next below: as seen from below, and after the rotation by 180°.
    phase: usize,
    turned_phase: usize,
    /// The moves of all squares by rows, if the board is too small for pieces.
    whole: Option<&'static [Moves]>,
}

impl Layout {
    /// The layout of a board; `None` if there is none. One side must be even and at least 16, and the other
    /// at least 12; or it is one of the boards with a stored tour.
    pub(super) fn new(board: &Board) -> Option<Self> {
        let columns = usize::from(board.width());
        let sides = [columns, board.height().into()];
        let ways = [(sides, false), ([sides[1], sides[0]], true)];
        let written = ways.iter().find_map(|&([width, height], is_transposed)| {
            let is_it = |each: &&Whole| each.width == width && each.height == height;
            let moves = WHOLE_BOARDS.iter().find(is_it)?.moves;
            let (phase, turned_phase, whole) = (0, 0, Some(moves));
            Some(Self { width, height, columns, is_transposed, phase, turned_phase, whole })
        });
        if written.is_some() {
            return written;
        }
        let fits = |[width, height]: [usize; 2]| {
            width.is_multiple_of(2) && width >= SHORTEST_WITH_HEELS && height >= SHORTEST_WITHOUT
        };
        // An edge is straighter than a row of heels, so the heels go along the shorter side.
        let fitting = ways.into_iter().filter(|&(sides, _)| fits(sides));
        let ([width, height], is_transposed) = fitting.min_by_key(|&([width, _], _)| width)?;
        let six = if IS_SIX[width % 8 / 2][height % 4] { 6 } else { 0 };
        let phase = (six + 2 * (height - 1)) % 8;
        // The rotation takes line l to this number minus l.
        let last = width - 1 + 2 * (height - 1);
        let turned_phase = (last + 8 - phase - 3) % 8;
        let whole = None;
        Some(Self { width, height, columns, is_transposed, phase, turned_phase, whole })
    }

    /// Whether the board is too small for a formation, and has a stored tour.
    pub(super) fn is_written_down(&self) -> bool {
        self.whole.is_some()
    }

    /// The two moves of a square, by index in the order of moves. Cost: constant.
    #[inline]
    pub(super) fn moves(&self, square: Square) -> Moves {
        let moves = self.moves_at(self.place(square));
        if self.is_transposed { moves.map(|each| TRANSPOSED[usize::from(each)]) } else { moves }
    }

    /// Whether a line goes straight on through a square, away from the edges.
    pub(super) fn is_on_line(&self, square: Square) -> bool {
        let (x, y) = self.place(square);
        self.whole.is_none()
            && (EDGE_WIDTH..self.width - EDGE_WIDTH).contains(&x)
            && (HEEL_HEIGHT..self.height - HEEL_HEIGHT).contains(&y)
            && self.moves_at((x, y)) == ALONG
    }

    /// A square of each of the two ways in which strands are joined at the beginning.
    pub(super) fn beginnings(&self) -> [Square; 2] {
        BEGINS_AT[corner(0, self.turned_phase)].map(|place| self.square(self.turned(place)))
    }

    /// The distance of a square to its nearest side, and that side.
    pub(super) fn nearest_side(&self, square: Square) -> (usize, Side) {
        let (x, y) = self.place(square);
        let sides = if self.is_transposed { Side::TRANSPOSED } else { Side::ALL };
        let far = [x, self.width - 1 - x, y, self.height - 1 - y];
        let nearest = far.into_iter().zip(sides).min_by_key(|&(far, _)| far);
        nearest.unwrap_or((x, Side::Left))
    }

    /// The index of the formation that contains the line through a square, the last one first.
    pub(super) fn formation(&self, square: Square) -> usize {
        let (x, y) = self.place(square);
        (x + 2 * y + 8 - self.phase) / STRANDS
    }

    fn place(&self, square: Square) -> Place {
        let (x, y) = (square.index() % self.columns, square.index() / self.columns);
        if self.is_transposed { (y, x) } else { (x, y) }
    }

    fn square(&self, (x, y): Place) -> Square {
        let (x, y) = if self.is_transposed { (y, x) } else { (x, y) };
        Square((y * self.columns + x) as u32)
    }

    fn moves_at(&self, place: Place) -> Moves {
        if let Some(moves) = self.whole {
            return moves[place.1 * self.width + place.0];
        }
        let turned = self.turned(place);
        let turned_round = |moves: Moves| moves.map(|each| 7 - each);
        self.in_corner(place, self.phase, &ENDS)
            .or_else(|| self.in_corner(turned, self.turned_phase, &BEGINNINGS).map(turned_round))
            .or_else(|| in_heel(place, self.phase))
            .or_else(|| in_heel(turned, self.turned_phase).map(turned_round))
            .or_else(|| at_left_edge(place, self.phase))
            .or_else(|| at_left_edge(turned, self.turned_phase).map(turned_round))
            .unwrap_or(ALONG)
    }

    /// The moves of a square in one of the lower corners.
    #[inline]
    fn in_corner(&self, (x, y): Place, phase: usize, left: &[Corner; 4]) -> Option<Moves> {
        if y >= CORNER_HEIGHT {
            return None;
        }
        let from_right = self.width - 1 - x;
        if x < CORNER_WIDTH {
            Some(left[corner(0, phase)][y][x])
        } else if from_right < CORNER_WIDTH {
            let piece = PASSED[corner(self.width - 1, phase)].as_ref()?;
            Some(piece[y][CORNER_WIDTH - 1 - from_right])
        } else {
            None
        }
    }

    fn turned(&self, (x, y): Place) -> Place {
        (self.width - 1 - x, self.height - 1 - y)
    }
}

/// The moves of a square in a heel, which begins with the first line of a formation.
#[inline]
fn in_heel((x, y): Place, phase: usize) -> Option<Moves> {
    HEEL.get(y).map(|row| row[(x + 2 * HEEL_WIDTH - phase - 2) % HEEL_WIDTH])
}

/// The moves of a square at the left edge.
#[inline]
fn at_left_edge((x, y): Place, phase: usize) -> Option<Moves> {
    LEFT_EDGE[(y + 2 + EDGE_HEIGHT - phase / 2) % EDGE_HEIGHT].get(x).copied()
}

/// The index of the lower corner piece for a column.
fn corner(column: usize, phase: usize) -> usize {
    (column + 8 - phase) % 8 / 2
}
