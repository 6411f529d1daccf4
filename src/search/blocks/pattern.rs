//! Base tours, and where two adjacent ones can be joined.

use std::sync::OnceLock;

use super::links::Links;
use crate::board::leaper::Leaper;
use crate::board::{Board, Square};
use crate::graph::Graph;
use crate::search::edit::Move;
use crate::search::outcome::{Effort, Outcome};
use crate::theory::exact::{Ends, Exact, Progress};

/// Guesses after which the search for a base tour gives up; the hardest one needed takes some hundred.
const GUESSES: u32 = 20_000;

/// How long the sides of blocks are.
const SHORTEST: u16 = 5;
const LONGEST: u16 = 11;
const SIDES: usize = (LONGEST - SHORTEST + 1) as usize;

/// The closed base tours, by width and height. Each is kept once it was needed: on boards up to 100 × 100 the search for
/// it takes longer than everything else.
static CLOSED: [[OnceLock<Vec<Square>>; SIDES]; SIDES] =
    [const { [const { OnceLock::new() }; SIDES] }; SIDES];

/// A tour of a block, for all blocks of this size.
#[derive(Debug)]
pub(super) struct Pattern {
    pub(super) board: Board,
    /// In visiting order, with the numbering of a board of the block's size.
    pub(super) squares: Vec<Square>,
    pub(super) is_closed: bool,
    pub(super) links: Links,
}

/// A way to join two blocks: one move of each is removed, and each of its ends gets a move to the end of the
/// other block's move at the same index.
pub(super) type Bridge = [Gap; 2];

/// The removed move in the tour of a block.
#[derive(Clone, Copy, Debug)]
pub(super) struct Gap {
    /// The ends of the move, by their indices in the tour.
    pub(super) ends: [usize; 2],
    /// Whether the tour goes from the first to the second.
    pub(super) is_in_order: bool,
}

impl Pattern {
    /// A tour found by exact search, or the outcome of the search without one.
    pub(super) fn find(width: u16, height: u16, ends: Ends) -> Result<Self, Outcome> {
        let board = block(width, height);
        let squares = match ends {
            Ends::Closed => closed_tour(width, height)?,
            _ => find_in_block(width, height, ends)?,
        };
        let mut pattern =
            Self { links: Links::new(&board), board, squares, is_closed: ends == Ends::Closed };
        for at in 0..pattern.moves() {
            let (from, to) = pattern.move_at(at);
            pattern.links.join(from, to);
        }
        Ok(pattern)
    }

    pub(super) fn moves(&self) -> usize {
        self.squares.len() - usize::from(!self.is_closed)
    }

    /// A move of the tour, by index from 0.
    pub(super) fn move_at(&self, at: usize) -> Move {
        let next = if at + 1 == self.squares.len() { 0 } else { at + 1 };
        (self.squares[at], self.squares[next])
    }

    /// The tour without the move between two squares.
    fn gap(&self, ends: [Square; 2]) -> Gap {
        let ends = ends.map(|end| self.place(end));
        Gap { ends, is_in_order: (ends[0] + 1) % self.squares.len() == ends[1] }
    }

    /// The index of a square in the tour, from 0.
    pub(super) fn place(&self, square: Square) -> usize {
        self.squares.iter().position(|&each| each == square).unwrap_or(0)
    }

    /// A way to join this pattern to another to its right, or above it.
    ///
    /// Joins at the four sides of a block never need the same move: both squares of a removed move are a move
    /// away from the next block, so they lie in the two columns, or rows, at that side; and the 2 × 2 squares
    /// shared by two sides have no moves among them.
    pub(super) fn bridge(&self, other: &Self, is_right: bool) -> Option<Bridge> {
        let (width, height) = (i32::from(self.board.width()), i32::from(self.board.height()));
        let offset = if is_right { (width, 0) } else { (0, height) };
        let steps = Leaper::KNIGHT.moves();
        let beyond = |square: Square, over: usize| {
            let (x, y) = self.board.position(square);
            let (dx, dy) = steps[over];
            other.board.square_at(x + dx - offset.0, y + dy - offset.1)
        };
        let is_beside = |square: &Square| {
            let (x, y) = self.board.position(*square);
            if is_right { x >= width - 2 } else { y >= height - 2 }
        };
        // The first four moves lead to the right, so that every move is seen once.
        let mut moves = self.board.iter().filter(is_beside).flat_map(|from| {
            self.links.leaps(from).filter(|&along| along < 4).map(move |along| (from, along))
        });
        moves.find_map(|(from, along)| {
            let ends = [from, self.links.across(from, along)];
            (0..8).find_map(|over| {
                let across = [beyond(ends[0], over)?, beyond(ends[1], over)?];
                other.links.has(across[0], along).then(|| [self.gap(ends), other.gap(across)])
            })
        })
    }
}

fn closed_tour(width: u16, height: u16) -> Result<Vec<Square>, Outcome> {
    let known = &CLOSED[usize::from(width - SHORTEST)][usize::from(height - SHORTEST)];
    if let Some(squares) = known.get() {
        return Ok(squares.clone());
    }
    let squares = find_in_block(width, height, Ends::Closed)?;
    Ok(known.get_or_init(|| squares).clone())
}

/// A tour of a block, or the outcome of the search without one.
pub(super) fn find_in_block(width: u16, height: u16, ends: Ends) -> Result<Vec<Square>, Outcome> {
    find(&Graph::new(block(width, height), Leaper::KNIGHT), ends)
}

pub(super) fn find(graph: &Graph, ends: Ends) -> Result<Vec<Square>, Outcome> {
    match Exact::new(graph, ends).advance(GUESSES) {
        Progress::Found(squares) => Ok(squares),
        Progress::None => Err(Outcome::Impossible { why: "all-tried" }),
        Progress::Unfinished => Err(Outcome::GaveUp { limit: GUESSES.into(), of: Effort::Guesses }),
    }
}

fn block(width: u16, height: u16) -> Board {
    Board::new(width, height).expect("a block is no larger than its board")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every pattern that a board can be cut into: closed ones, and open ones from all squares.
    fn patterns() -> Vec<Pattern> {
        let mut patterns = Vec::new();
        for (width, height) in
            (5..=11).flat_map(|width| (5..=11).map(move |height| (width, height)))
        {
            if width * height % 2 == 0 {
                patterns.push(Pattern::find(width, height, Ends::Closed).unwrap());
            } else {
                let starts = (0..u32::from(width * height)).step_by(2).map(Square);
                let found =
                    starts.filter_map(|at| Pattern::find(width, height, Ends::From(at)).ok());
                patterns.extend(found);
            }
        }
        patterns
    }

    #[test]
    fn any_two_patterns_can_be_joined() {
        let patterns = patterns();
        assert!(patterns.len() > 500);
        for (from, to) in patterns.iter().flat_map(|from| patterns.iter().map(move |to| (from, to)))
        {
            let are_both_open = !from.is_closed && !to.is_closed;
            for is_right in [true, false] {
                let sides = [from, to].map(|pattern| {
                    if is_right { pattern.board.height() } else { pattern.board.width() }
                });
                if sides[0] == sides[1] && !are_both_open {
                    assert!(from.bridge(to, is_right).is_some(), "{from:?} {to:?}");
                }
            }
        }
    }
}
