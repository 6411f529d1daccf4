//! Two knight's moves a square, in a byte.

use crate::board::leaper::Leaper;
use crate::board::{Board, Square};

/// Instead of a move where there is none; not below 8, and nothing else has this bit.
const NONE: u8 = 8;

/// A byte without moves.
const NO_LINKS: u8 = NONE | NONE << 4;

/// The moves of a set in which no square has more than two, for every square of a board: each move
/// by its place in [`Leaper::moves`], four bits apiece.
///
/// In that order the way back of move `m` is move `7 - m`, which is `m ^ 7`.
#[derive(Debug, Default)]
pub(super) struct Links {
    strides: [i32; 8],
    width: usize,
    of_square: Vec<u8>,
}

impl Links {
    pub(super) fn new(board: &Board) -> Self {
        let width = i32::from(board.width());
        let mut strides = [0; 8];
        for (stride, (x, y)) in strides.iter_mut().zip(Leaper::KNIGHT.moves()) {
            *stride = y * width + x;
        }
        Self { strides, width: width as usize, of_square: vec![NO_LINKS; board.area() as usize] }
    }

    /// Where a move leads to.
    #[inline]
    pub(super) fn across(&self, from: Square, leap: u8) -> Square {
        from.plus(self.strides[usize::from(leap & 7)])
    }

    #[inline]
    pub(super) fn has(&self, from: Square, leap: u8) -> bool {
        let links = self.of_square[from.index()];
        links & 15 == leap || links >> 4 == leap
    }

    /// The moves of a square that are in the set.
    pub(super) fn leaps(&self, square: Square) -> impl Iterator<Item = u8> + use<> {
        let links = self.of_square[square.index()];
        [links & 15, links >> 4].into_iter().filter(|&leap| leap < NONE)
    }

    /// Puts a move in, at both of its ends.
    #[inline]
    pub(super) fn put(&mut self, from: Square, leap: u8) {
        let to = self.across(from, leap);
        replace(&mut self.of_square[from.index()], NONE, leap);
        replace(&mut self.of_square[to.index()], NONE, leap ^ 7);
    }

    /// Puts in the move from the one square to the other.
    pub(super) fn join(&mut self, from: Square, to: Square) {
        if let Some(leap) = self.leap(from, to) {
            self.put(from, leap);
        }
    }

    /// Takes a move out, at both of its ends.
    #[inline]
    pub(super) fn take(&mut self, from: Square, leap: u8) {
        let to = self.across(from, leap);
        replace(&mut self.of_square[from.index()], leap, NONE);
        replace(&mut self.of_square[to.index()], leap ^ 7, NONE);
    }

    /// Which move leads from the one square to the other.
    #[inline]
    fn leap(&self, from: Square, to: Square) -> Option<u8> {
        let stride = to.0.wrapping_sub(from.0) as i32;
        self.strides.iter().position(|&each| each == stride).map(|leap| leap as u8)
    }

    /// Puts in all moves of another set whose lowest left square comes to lie on `corner`.
    pub(super) fn lay(&mut self, corner: Square, block: &Self) {
        let mut at = corner.index();
        for row in block.of_square.chunks_exact(block.width) {
            copy_row(&mut self.of_square[at..at + block.width], row);
            at += self.width;
        }
    }

    /// Of a square's moves in the set the one to the higher number.
    #[inline]
    pub(super) fn higher(&self, square: Square) -> u8 {
        self.leaps(square).max_by_key(|&leap| self.across(square, leap)).unwrap_or(0)
    }

    /// The squares in the order in which the moves lead through all of them: from the start to
    /// `last`; or, when there is no last, from the start by way of its neighbour with the lower
    /// number round to the other one. When the moves are no such tour, what comes out is none
    /// either.
    ///
    /// Cost: linear. Each step waits for the one before it, so two walkers, one from either end,
    /// take half the time of one.
    pub(super) fn into_walk(mut self, start: Square, last: Option<Square>) -> Vec<Square> {
        let back = self.higher(start);
        self.put_together();
        let (mut ahead, mut behind) = match last {
            Some(last) => (Walker::from_end(start), Walker::from_end(last)),
            None => (
                Walker { here: start, came_by: back ^ 7 },
                Walker { here: self.across(start, back), came_by: back },
            ),
        };
        let Self { strides, of_square, .. } = self;
        let mut squares = vec![Square(0); of_square.len()];
        let half = squares.len() / 2;
        let (front, back) = squares.split_at_mut(half);
        for (ahead_of, behind_of) in front.iter_mut().zip(back.iter_mut().rev()) {
            *ahead_of = ahead.step(&of_square, &strides);
            *behind_of = behind.step(&of_square, &strides);
        }
        if squares.len() % 2 == 1 {
            squares[half] = ahead.here;
        }
        squares
    }

    /// Makes of each pair of moves a single number. Whoever came by move c goes on by the other one of
    /// the square's moves a and b. The way back is c ^ 7, so the other one is a ^ b ^ 7 ^ c: no need to
    /// tell a from b. A byte's higher half is ignored afterwards.
    fn put_together(&mut self) {
        // Eight squares at once; what comes from the next byte stays in the higher half.
        let (words, rest) = self.of_square.as_chunks_mut();
        for word in words {
            let links = u64::from_le_bytes(*word);
            *word = (links ^ links >> 4 ^ u64::from_le_bytes([7; 8])).to_le_bytes();
        }
        for links in rest {
            *links ^= *links >> 4 ^ 7;
        }
    }
}

/// Copies a row of a block, which has 5 to 11 squares: the first and the last of them that make whole
/// words are all of them. Any number of bytes would take several times as long.
#[inline]
fn copy_row(to: &mut [u8], from: &[u8]) {
    if from.len() < 8 { copy_ends::<4>(to, from) } else { copy_ends::<8>(to, from) }
}

/// Copies the first and the last `N`.
#[inline]
fn copy_ends<const N: usize>(to: &mut [u8], from: &[u8]) {
    if let (Some(to), Some(from)) = (to.first_chunk_mut::<N>(), from.first_chunk()) {
        *to = *from;
    }
    if let (Some(to), Some(from)) = (to.last_chunk_mut::<N>(), from.last_chunk()) {
        *to = *from;
    }
}

#[inline]
fn replace(links: &mut u8, old: u8, new: u8) {
    let shift = if *links & 15 == old { 0 } else { 4 };
    *links = *links & !(15 << shift) | new << shift;
}

/// Somebody going along the moves, after [`Links::put_together`].
struct Walker {
    here: Square,
    /// A move by its lowest three bits; the others are ignored.
    came_by: u8,
}

impl Walker {
    /// At an end of the path: as if come by no move at all.
    fn from_end(here: Square) -> Self {
        Self { here, came_by: NONE ^ 7 }
    }

    /// Goes on, and tells where from.
    #[inline]
    fn step(&mut self, of_square: &[u8], strides: &[i32; 8]) -> Square {
        let here = self.here;
        if let Some(&pair) = of_square.get(here.index()) {
            self.came_by ^= pair;
            self.here = here.plus(strides[usize::from(self.came_by & 7)]);
        }
        here
    }
}
