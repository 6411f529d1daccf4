//! Three rows, extended by pieces of four columns, each a detour replacing one move.

use super::Strip;
use crate::board::Square;
use crate::search::blocks::pattern::find_in_block;
use crate::search::blocks::steps::{INSERTED, line};
use crate::search::outcome::{Effort, Outcome};
use crate::search::reason::Reason;
use crate::theory::exact::Ends;

impl Strip<'_> {
    pub(super) fn three(&mut self, start: Square) -> Result<Option<Square>, Outcome> {
        let columns = self.columns;
        let has_closed = columns.is_multiple_of(2) && columns >= 10;
        // An odd base is the shortest that has a tour from every square of its colour.
        let base = match columns % 4 {
            _ if columns < 9 => columns,
            0 => 12,
            1 => 9,
            2 => 10,
            _ => 11,
        };
        let (column, _) = self.column_and_row(start);
        let pieces_before = if has_closed { 0 } else { (column / 4).min((columns - base) / 4) };
        let first = 4 * pieces_before;
        let last = self.lay_base(first, base, Some(start).filter(|_| !has_closed))?;
        let detours = detours();
        for piece in (first + base..columns).step_by(4) {
            self.insert(piece, piece - 2, &detours)?;
        }
        for piece in (0..first).step_by(4).rev() {
            self.insert(piece, piece + 4, &detours)?;
        }
        Ok(last)
    }

    /// Inserts four columns from `piece`, replacing a move within two columns from `near`.
    fn insert(&mut self, piece: u16, near: u16, detours: &[Vec<Square>]) -> Result<(), Outcome> {
        let is_in = |strip: &Self, square: Square, first: u16, columns: u16| {
            let (column, _) = strip.column_and_row(square);
            (first..first + columns).contains(&column)
        };
        for place in 0..6 {
            let from = self.square(near + place % 2, place / 2);
            for leap in self.links.leaps(from) {
                let to = self.links.across(from, leap);
                if !is_in(self, to, near, 2) {
                    continue;
                }
                let ends_in_piece = |square| {
                    self.graph.neighbours(square).filter(|&end| is_in(self, end, piece, 4))
                };
                let number = |square| {
                    let (column, row) = self.column_and_row(square);
                    usize::from(4 * row + column - piece)
                };
                let way = ends_in_piece(from)
                    .flat_map(|first| ends_in_piece(to).map(move |last| (first, last)))
                    .map(|(first, last)| (first, last, &detours[12 * number(first) + number(last)]))
                    .find(|(_, _, detour)| !detour.is_empty());
                if let Some((first, last, detour)) = way {
                    self.lay(piece, 4, detour, false);
                    self.links.take(from, leap);
                    let added = vec![(from, first), (last, to)];
                    let reason = Reason::new(&INSERTED, [from.0, to.0]);
                    let mut stroke = self.put(added, reason, line::INSERT);
                    stroke.removed.push((from, to));
                    self.joins.push(stroke);
                    return Ok(());
                }
            }
        }
        Err(Outcome::GaveUp { limit: 6, of: Effort::Guesses })
    }
}

/// For every two squares of a board of 4 columns and 3 rows, a tour from one to the other, or an empty list
/// if there is none; ordered by the first square, then by the last.
fn detours() -> Vec<Vec<Square>> {
    let squares = || (0..12).map(Square);
    let ends = squares().flat_map(|first| squares().map(move |last| Ends::Between(first, last)));
    ends.map(|ends| find_in_block(4, 3, ends).unwrap_or_default()).collect()
}
