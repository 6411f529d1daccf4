//! Help for somebody who fills in a puzzle.

use super::givens::Givens;
use crate::board::Square;
use crate::tour::Tour;
use crate::tour::target::Target;

impl Givens {
    /// The squares where a number can go at first sight: without a number, and a move from the numbers before and
    /// after it that are given or among the entries; its own square if it has one. Empty for what is no number of the
    /// puzzle.
    pub fn places(&self, number: u32, entries: &[(u32, Square)]) -> Vec<Square> {
        let size = self.squares().len() as u32;
        let known: Vec<(u32, Square)> = self.iter().chain(entries.iter().copied()).collect();
        let square_of =
            |number: u32| known.iter().find(|known| known.0 == number).map(|known| known.1);
        if !(1..=size).contains(&number) {
            return Vec::new();
        }
        if let Some(square) = square_of(number) {
            return vec![square];
        }
        let is_closed = self.target() == Target::Closed;
        let before = if number == 1 { is_closed.then_some(size) } else { Some(number - 1) };
        let after = if number == size { is_closed.then_some(1) } else { Some(number + 1) };
        let neighbours: Vec<Square> =
            [before, after].into_iter().flatten().filter_map(square_of).collect();
        let is_free = |square: &Square| known.iter().all(|known| known.1 != *square);
        let fits = |square: &Square| {
            neighbours.iter().all(|&end| self.graph().are_neighbours(*square, end))
        };
        self.squares().iter().copied().filter(|square| is_free(square) && fits(square)).collect()
    }
}

/// The entries that are not those of the solution, the lowest number first.
pub fn wrong_entries(solution: &Tour, entries: &[(u32, Square)]) -> Vec<(u32, Square)> {
    let is_wrong = |(number, square): &(u32, Square)| {
        let place = number.checked_sub(1).map(|place| place as usize);
        place.and_then(|place| solution.squares().get(place)) != Some(square)
    };
    let mut wrong: Vec<_> = entries.iter().copied().filter(is_wrong).collect();
    wrong.sort_unstable();
    wrong
}
