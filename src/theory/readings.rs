//! Which board a text most likely means.

use super::existence::{Answer, existence};
use crate::board::error::BoardError;
use crate::board::leaper::Leaper;
use crate::board::puzzle::{self, Form, Puzzle};
use crate::graph::Graph;
use crate::tour::target::Target;

/// Larger boards are not examined.
const MAX_SQUARES: u32 = 1 << 16;

/// Parses a board as [`puzzle::parse`] does: the most likely reading and other possible ones. If either of two
/// signs may be the square and none is the start, the usual one is taken if it has a quarter of the board or more and
/// may have a knight's tour. If not, the other one is taken where it has; and where neither has, the more frequent one.
/// Signs that are commonly holes, such as `#`, are never taken first.
///
/// ```
/// use knights_tour::notation::read_board;
///
/// let (board, others) = read_board("x.....\n......\n..x...\n......\n......\n.....x")?;
/// assert_eq!((&*board.form.squares, &*board.form.holes), (".", "x"));
/// assert_eq!(others[0].form.squares, "x");
/// # Ok::<(), knights_tour::Error>(())
/// ```
///
/// Cost: linear in the text. No search is made: only what theorems and quick proofs rule out is known.
///
/// # Errors
/// As [`puzzle::parse`].
pub fn read_board(text: &str) -> Result<(Puzzle, Vec<Puzzle>), BoardError> {
    let (mut first, mut others) = puzzle::parse(text)?;
    let form = &first.form;
    let are_holes = match (&*form.squares, &*form.holes) {
        (_, "#") | ("." | "0" | "1" | "o", "-" | "_") => true,
        (_, holes) => holes.len() > 1,
    };
    // Blanks are never squares if anything else may be.
    let has_two_signs = |Form { squares, holes, .. }: &Form| {
        squares.len() == 1 && holes.len() == 1 && squares != " "
    };
    let may_be = |other: &Puzzle| other.form.layout == form.layout && has_two_signs(&other.form);
    if first.start.is_none() && !are_holes && others.iter().any(may_be) && !is_likely(&first) {
        let is_frequent = |other: &Puzzle| other.board.squares() > first.board.squares();
        let likely = others.iter().position(|other| may_be(other) && is_likely(other));
        let frequent = || others.iter().position(|other| may_be(other) && is_frequent(other));
        if let Some(place) = likely.or_else(frequent) {
            std::mem::swap(&mut first, &mut others[place]);
        }
    }
    Ok((first, others))
}

/// Whether it has both signs, enough squares, and perhaps a tour.
fn is_likely(Puzzle { board, form, .. }: &Puzzle) -> bool {
    let squares = board.squares();
    let has_enough = squares > 2 && squares >= board.area() / 4;
    let is_examined = board.area() <= MAX_SQUARES;
    let graph = || Graph::new(board.clone(), Leaper::KNIGHT);
    let is_ruled_out = || existence(&graph(), Target::Open, None).answer == Answer::No;
    !form.holes.is_empty() && has_enough && !(is_examined && is_ruled_out())
}
