//! The order in which a method tries the moves of a piece. Published programs differ in little else.

use std::fmt;
use std::str::FromStr;

use super::error::MoveOrderError;
use super::leaper::Leaper;
use super::short_lists::sort_short;
use crate::choice::ids;

/// A move as columns to the right and rows up.
type Step = (i32, i32);

ids! {
    /// Orders of the knight's moves that have a name.
    #[non_exhaustive]
    pub enum NamedOrder {
        /// That of the C program for Warnsdorff's rule in an encyclopaedia's article on knight's tours (2009).
        Encyclopaedia = "encyclopaedia",
        /// Anticlockwise from the right, as in textbooks on recursion; also in C++, D, Rust and Swift on Rosetta Code.
        Tutorial = "tutorial",
        /// Anticlockwise from below, with a board whose first row is at the top: “The Knight's tour problem” on
        /// `GeeksforGeeks`; also ALGOL 68, C# and Java on Rosetta Code.
        GeeksForGeeks = "geeksforgeeks",
        /// Clockwise from above: REXX on Rosetta Code; also `WarnsdorffRuleKnightTourHeuristic` in `JGraphT` (2018), where x goes
        /// to the right and y up.
        Clockwise = "clockwise",
        /// The topmost squares first, of a row the leftmost: what programs do that sort squares by row and column, such as
        /// Phix, Prolog, Rust and `SequenceL` on Rosetta Code.
        Rows = "rows",
        /// The leftmost squares first, of a column the topmost: Python on Rosetta Code.
        Columns = "columns",
    }
}

impl NamedOrder {
    fn steps(self) -> [Step; 8] {
        match self {
            Self::Encyclopaedia => {
                [(2, 1), (2, -1), (1, 2), (1, -2), (-1, 2), (-1, -2), (-2, 1), (-2, -1)]
            }
            Self::Tutorial => {
                [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]
            }
            Self::GeeksForGeeks => {
                [(1, -2), (2, -1), (2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2)]
            }
            Self::Clockwise => {
                [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]
            }
            Self::Rows => [(-1, 2), (1, 2), (-2, 1), (2, 1), (-2, -1), (2, -1), (-1, -2), (1, -2)],
            Self::Columns => {
                [(-2, 1), (-2, -1), (-1, 2), (-1, -2), (1, 2), (1, -2), (2, 1), (2, -1)]
            }
        }
    }
}

/// An order of moves. Its text is the name of a [`NamedOrder`], or all moves, each as columns to the right and rows up.
///
/// A move that an order does not name stands where the first does that points the same way, so that one for the knight is
/// one for every piece.
///
/// ```
/// use knights_tour::Leaper;
/// use knights_tour::search::{MoveOrder, NamedOrder};
///
/// let order: MoveOrder = "2,1 1,2 -1,2 -2,1 -2,-1 -1,-2 1,-2 2,-1".parse()?;
/// assert_eq!(order, NamedOrder::Tutorial.into());
/// assert_eq!(order.to_string(), "tutorial");
/// assert_eq!(order.moves(Leaper::new(0, 1)?), [(1, 0), (0, 1), (-1, 0), (0, -1)]);
/// # Ok::<(), knights_tour::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveOrder(Vec<Step>);

/// The most moves of a text.
const MAX_MOVES: usize = 64;

impl MoveOrder {
    /// The moves of a piece in this order.
    pub fn moves(&self, leaper: Leaper) -> Vec<Step> {
        let mut moves = leaper.moves();
        sort_short(&mut moves, |&step| self.place(step).unwrap_or(usize::MAX));
        moves
    }

    /// The index of a move, or of the first that points the same way.
    fn place(&self, step: Step) -> Option<usize> {
        let same = self.0.iter().position(|&other| other == step);
        same.or_else(|| self.0.iter().position(|&way| points(way, step)))
    }

    /// Rejects an order that lacks a move of the piece, or has one that it does not make.
    ///
    /// # Errors
    /// [`MoveOrderError::MissingMoves`] and [`MoveOrderError::NoSuchMove`].
    pub fn check(&self, leaper: Leaper) -> Result<(), MoveOrderError> {
        let moves = leaper.moves();
        // An order for the knight is one for every piece.
        let knight = Leaper::KNIGHT;
        let is_strange = |&&step: &&Step| !moves.contains(&step) && !knight.makes(step.0, step.1);
        if let Some(&step) = self.0.iter().find(is_strange) {
            let (step, moves) = (written(&[step]), written(&moves));
            return Err(MoveOrderError::NoSuchMove { step, moves });
        }
        let missing: Vec<Step> =
            moves.into_iter().filter(|&step| self.place(step).is_none()).collect();
        if missing.is_empty() {
            return Ok(());
        }
        Err(MoveOrderError::MissingMoves { missing: written(&missing) })
    }

    /// The same order with all moves of a piece, by its name if it has one.
    #[must_use]
    pub fn of(&self, leaper: Leaper) -> Self {
        let moves = self.moves(leaper);
        let named = NamedOrder::ALL.into_iter().map(Self::from);
        named.into_iter().find(|named| named.moves(leaper) == moves).unwrap_or(Self(moves))
    }

    /// The name of the order, if it has one.
    pub fn named(&self) -> Option<NamedOrder> {
        NamedOrder::ALL.into_iter().find(|named| self.0 == named.steps())
    }
}

/// Whether a step points the same way as one of the knight, or as another that is longer along the same side: they lie in the
/// same eighth of the circle.
fn points(way: Step, step: Step) -> bool {
    let agrees = |one: i32, other: i32| one * other >= 0;
    agrees(way.0, step.0)
        && agrees(way.1, step.1)
        && agrees(way.0.abs() - way.1.abs(), step.0.abs() - step.1.abs())
}

fn written(steps: &[Step]) -> String {
    let steps: Vec<String> = steps.iter().map(|(x, y)| format!("{x},{y}")).collect();
    steps.join(" ")
}

impl From<NamedOrder> for MoveOrder {
    fn from(named: NamedOrder) -> Self {
        Self(named.steps().to_vec())
    }
}

impl fmt::Display for MoveOrder {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.named() {
            Some(named) => formatter.pad(named.id()),
            None => formatter.pad(&written(&self.0)),
        }
    }
}

impl FromStr for MoveOrder {
    type Err = MoveOrderError;

    fn from_str(text: &str) -> Result<Self, MoveOrderError> {
        let text = text.trim();
        if let Some(named) = NamedOrder::ALL.into_iter().find(|named| named.id() == text) {
            return Ok(named.into());
        }
        let not_an_order =
            || MoveOrderError::NotAnOrder { value: text.into(), known: NamedOrder::IDS.to_vec() };
        let mut steps = Vec::new();
        for word in text.split_whitespace() {
            let (x, y) = word.split_once(',').ok_or_else(not_an_order)?;
            let number = |text: &str| text.replace('−', "-").parse::<i16>().map(i32::from);
            let (Ok(x), Ok(y)) = (number(x), number(y)) else { return Err(not_an_order()) };
            if steps.contains(&(x, y)) {
                return Err(MoveOrderError::RepeatedMove { step: word.into() });
            }
            if (x, y) == (0, 0) || steps.len() == MAX_MOVES {
                return Err(not_an_order());
            }
            steps.push((x, y));
        }
        if steps.is_empty() { Err(not_an_order()) } else { Ok(Self(steps)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(text: &str) -> MoveOrder {
        text.parse().unwrap()
    }

    #[test]
    fn every_named_order_has_each_move_of_every_piece_once() {
        for named in NamedOrder::ALL {
            let order = MoveOrder::from(named);
            assert_eq!(order.to_string().parse::<MoveOrder>(), Ok(order.clone()));
            for (r, s) in [(1, 2), (0, 1), (1, 1), (3, 4), (2, 2)] {
                let leaper = Leaper::new(r, s).unwrap();
                assert_eq!(order.check(leaper), Ok(()));
                let mut moves = order.moves(leaper);
                let mut own = leaper.moves();
                moves.sort_unstable();
                own.sort_unstable();
                assert_eq!(moves, own);
            }
        }
        assert_eq!(order("encyclopaedia").moves(Leaper::KNIGHT), Leaper::KNIGHT.moves());
    }

    #[test]
    fn the_tutorials_order_goes_anticlockwise_for_every_piece() {
        let moves = |r, s| order("tutorial").moves(Leaper::new(r, s).unwrap());
        let knight = [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)];
        assert_eq!(moves(1, 2), knight);
        assert_eq!(moves(1, 4), knight.map(|(x, y)| (x + x / 2 * 2, y + y / 2 * 2)));
        assert_eq!(moves(0, 3), [(3, 0), (0, 3), (-3, 0), (0, -3)]);
        assert_eq!(moves(2, 2), [(2, 2), (-2, 2), (-2, -2), (2, -2)]);
    }

    #[test]
    fn what_is_no_order_of_all_moves_is_refused_with_what_is_wrong() {
        let error = |text: &str| {
            let read = text.parse::<MoveOrder>().and_then(|order| order.check(Leaper::KNIGHT));
            read.unwrap_err().to_string()
        };
        assert!(error("upwards").contains("encyclopaedia, tutorial"));
        assert!(error("2,1 1").contains("\"2,1 1\""));
        assert!(error("").contains("encyclopaedia, tutorial"));
        assert!(error("2,1 1,2 2,1").contains("2,1 twice"));
        assert!(error("2,1 9,9").contains("no move 9,9"));
        assert!(error("2,1 1,2 -1,2 -2,1 -2,-1 -1,-2 1,-2").contains("lacks 2,-1"));
    }
}
