//! Two knight's moves for every square, in one byte.

use crate::board::leaper::Leaper;
use crate::board::{Board, Square};

/// Stands for a missing move. At least 8; no move has this bit.
const NONE: u8 = 8;

/// A byte without moves.
const NO_LINKS: u8 = NONE | NONE << 4;

/// A set of moves in which no square has more than two, for every square of a board: each move is its index
/// in [`Leaper::moves`], in four bits.
///
/// In that order the reverse of move `m` is move `7 - m`, which is `m ^ 7`.
#[derive(Debug, Default)]
pub(super) struct Links {
    strides: [i32; 8],
    of_square: Vec<u8>,
}

impl Links {
    pub(super) fn new(board: &Board) -> Self {
        let width = i32::from(board.width());
        let mut strides = [0; 8];
        for (stride, (x, y)) in strides.iter_mut().zip(Leaper::KNIGHT.moves()) {
            *stride = y * width + x;
        }
        Self { strides, of_square: vec![NO_LINKS; board.area() as usize] }
    }

    #[inline]
    pub(super) fn across(&self, from: Square, leap: u8) -> Square {
        from.plus(self.strides[usize::from(leap & 7)])
    }

    #[inline]
    pub(super) fn has(&self, from: Square, leap: u8) -> bool {
        let links = self.of_square[from.index()];
        links & 15 == leap || links >> 4 == leap
    }

    pub(super) fn leaps(&self, square: Square) -> impl Iterator<Item = u8> + use<> {
        let links = self.of_square[square.index()];
        [links & 15, links >> 4].into_iter().filter(|&leap| leap < NONE)
    }

    /// Adds a move, at both of its ends.
    #[inline]
    pub(super) fn put(&mut self, from: Square, leap: u8) {
        let to = self.across(from, leap);
        replace(&mut self.of_square[from.index()], NONE, leap);
        replace(&mut self.of_square[to.index()], NONE, leap ^ 7);
    }

    pub(super) fn join(&mut self, from: Square, to: Square) {
        if let Some(leap) = self.leap(from, to) {
            self.put(from, leap);
        }
    }

    /// Removes a move, at both of its ends.
    #[inline]
    pub(super) fn take(&mut self, from: Square, leap: u8) {
        let to = self.across(from, leap);
        replace(&mut self.of_square[from.index()], leap, NONE);
        replace(&mut self.of_square[to.index()], leap ^ 7, NONE);
    }

    #[inline]
    fn leap(&self, from: Square, to: Square) -> Option<u8> {
        let stride = to.0.wrapping_sub(from.0) as i32;
        self.strides.iter().position(|&each| each == stride).map(|leap| leap as u8)
    }

    /// The squares in the order in which the moves visit them: from the start, towards its neighbour with the
    /// lower number if it has two. If the moves are not such a tour, neither is the result.
    pub(super) fn walk(&self, start: Square) -> Vec<Square> {
        let mut squares = Vec::with_capacity(self.of_square.len());
        let (mut here, mut came_by) = (start, None);
        while squares.len() < self.of_square.len() {
            squares.push(here);
            let ways = self.leaps(here).filter(|&leap| Some(leap ^ 7) != came_by);
            let Some(leap) = ways.min_by_key(|&leap| self.across(here, leap)) else { break };
            here = self.across(here, leap);
            came_by = Some(leap);
        }
        squares
    }
}

#[inline]
fn replace(links: &mut u8, old: u8, new: u8) {
    let shift = if *links & 15 == old { 0 } else { 4 };
    *links = *links & !(15 << shift) | new << shift;
}
