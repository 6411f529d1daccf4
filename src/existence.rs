//! Whether a board has a tour at all, and how one knows.
//!
//! For the knight on full rectangles theorems answer everything. Elsewhere only what a look at the
//! graph makes certain is said, and that is never a yes beyond a single square.

pub mod argument;

use crate::board::{Board, Square};
use crate::diagnosis::{Colouring, Finding, first_look};
use crate::graph::Graph;
use crate::leaper::Leaper;
use crate::search::Target;

/// Whether there is a tour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// There is one.
    Yes,
    /// There is none.
    No,
    /// Nothing here settles it.
    Unknown,
}

/// Why the answer is what it is.
///
/// Sides are in the order in which the theorems name them: `short` ≤ `long`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// There is one square: an open tour is done before it begins, a closed one has no move to
    /// close with. The same word is the answer of everything else that is asked for a closed tour
    /// of one square, on a board or a graph: of [`diagnose`](crate::diagnosis::diagnose), and of
    /// every method as the reason of [`Outcome::Impossible`](crate::search::Outcome::Impossible).
    OneSquare,
    /// A closed tour alternates between the colours, but both sides are odd, so that one colour
    /// has a square more than the other.
    OddArea,
    /// A side is 1, the other longer: the knight has no move.
    Side1 {
        /// The shorter side.
        short: u16,
        /// The longer side.
        long: u16,
    },
    /// A side is 2: the knight can only go along the board, past most of its squares.
    Side2 {
        /// The shorter side.
        short: u16,
        /// The longer side.
        long: u16,
    },
    /// A side is 4, and the tour is to be closed: the outer rows have half of the squares, and
    /// their moves all lead to the inner rows. So the tour would alternate between outer and inner
    /// squares as it does between colours, and meet but one colour in the outer rows.
    Side4 {
        /// The shorter side.
        short: u16,
        /// The longer side.
        long: u16,
    },
    /// One of the small boards without a tour that no general argument covers: 3 × 4, 3 × 6 and
    /// 3 × 8 for closed tours, 3 × 3, 3 × 5, 3 × 6 and 4 × 4 for open ones.
    SmallException {
        /// The shorter side.
        short: u16,
        /// The longer side.
        long: u16,
    },
    /// Every rectangle that is not excluded has a closed tour (A. J. Schwenk, 1991).
    Schwenk,
    /// Every rectangle that is not excluded has an open tour (P. Cull and J. De Curtins, 1978;
    /// A. Conrad, T. Hindrichs, H. Morsy and I. Wegener, 1994; and tours of the narrow boards).
    OpenTheorem,
    /// Each move changes the colour, and there are too many squares of one of them.
    ///
    /// Where moves change the colours of the chessboard, those are meant; otherwise the first
    /// square has its colour on the board (in a list of edges it is dark), and the others by turns.
    Colours {
        /// Squares of the one colour.
        light: u32,
        /// Squares of the other.
        dark: u32,
    },
    /// Each move changes the colour, there is one square more of one of them, and the start has
    /// the other: a tour begins and ends on the more frequent one.
    StartColour {
        /// The start.
        start: Square,
    },
    /// A square has fewer moves than a tour needs there: one, or two when it is to be closed. For
    /// an open tour the third square with only one move has too few as well, since a tour has but
    /// two ends.
    TooFewMoves {
        /// The square.
        square: Square,
        /// Its moves.
        degree: u32,
    },
    /// No chain of moves leads from one square to another.
    NotConnected {
        /// The square that is not reached.
        square: Square,
        /// The square from which it is not.
        from: Square,
    },
    /// No theorem here covers this graph, and nothing speaks against a tour.
    NoTheorem,
}

impl Reason {
    /// The reason's word in the interface to JavaScript.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::OneSquare => "one-square",
            Self::OddArea => "odd-area",
            Self::Side1 { .. } => "side-1",
            Self::Side2 { .. } => "side-2",
            Self::Side4 { .. } => "side-4",
            Self::SmallException { .. } => "small-exception",
            Self::Schwenk => "schwenk",
            Self::OpenTheorem => "open-theorem",
            Self::Colours { .. } => "colours",
            Self::StartColour { .. } => "start-colour",
            Self::TooFewMoves { .. } => "too-few-moves",
            Self::NotConnected { .. } => "not-connected",
            Self::NoTheorem => "no-theorem",
        }
    }
}

/// An answer with its reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Existence {
    /// Whether there is a tour.
    pub answer: Answer,
    /// Why; of several reasons the most telling.
    pub reason: Reason,
}

impl Existence {
    const UNKNOWN: Self = Self { answer: Answer::Unknown, reason: Reason::NoTheorem };

    fn yes(reason: Reason) -> Self {
        Self { answer: Answer::Yes, reason }
    }

    fn no(reason: Reason) -> Self {
        Self { answer: Answer::No, reason }
    }
}

/// Whether the graph has a tour of this kind.
///
/// With a start the answer is also [`No`](Answer::No) where the colours forbid an open tour from
/// there; a closed tour can begin anywhere. A [`Yes`](Answer::Yes) is said of the graph: that there
/// is a tour, not that one begins at the start. On boards four squares wide, for one, no open tour
/// begins in the inner rows.
///
/// Cost: none to speak of for the knight on a full rectangle, which is never
/// [`Unknown`](Answer::Unknown); otherwise linear in squares and moves, in time and memory.
///
/// # Panics
/// When the start is not a square of the graph.
#[must_use]
pub fn existence(graph: &Graph, target: Target, start: Option<Square>) -> Existence {
    let start_is_square = start.is_none_or(|start| graph.contains(start));
    assert!(start_is_square, "the start is not a square of the graph");
    let is_knight = graph.leaper() == Some(Leaper::KNIGHT);
    match graph.board().filter(|board| is_knight && board.is_full()) {
        Some(board) => on_full_board(board, target, start),
        None => on_graph(graph, target, start),
    }
}

/// Whether a full rectangle has a knight's tour of this kind: never
/// [`Unknown`](Answer::Unknown).
///
/// # Panics
/// When a side is 0.
#[must_use]
pub fn on_rectangle(width: u16, height: u16, target: Target) -> Existence {
    let (short, long) = (width.min(height), width.max(height));
    assert!(short > 0, "a board has sides of at least 1");
    match target {
        Target::Open => open_on_rectangle(short, long),
        Target::Closed => closed_on_rectangle(short, long),
    }
}

fn on_full_board(board: &Board, target: Target, start: Option<Square>) -> Existence {
    let existence = on_rectangle(board.width(), board.height(), target);
    // On an odd board the corners, a1 among them, have the more frequent colour.
    let is_odd = board.squares() % 2 == 1;
    match start.filter(|&start| is_odd && !board.is_dark(start)) {
        Some(start) if existence.answer == Answer::Yes => {
            Existence::no(Reason::StartColour { start })
        }
        _ => existence,
    }
}

/// Schwenk's theorem: A. J. Schwenk, Which rectangular chessboards have a knight's tour?
/// Mathematics Magazine 64 (1991).
fn closed_on_rectangle(short: u16, long: u16) -> Existence {
    match (short, long) {
        (1, 1) => Existence::no(Reason::OneSquare),
        (1, _) => Existence::no(Reason::Side1 { short, long }),
        (2, _) => Existence::no(Reason::Side2 { short, long }),
        (4, _) => Existence::no(Reason::Side4 { short, long }),
        _ if short % 2 == 1 && long % 2 == 1 => Existence::no(Reason::OddArea),
        (3, 4 | 6 | 8) => Existence::no(Reason::SmallException { short, long }),
        _ => Existence::yes(Reason::Schwenk),
    }
}

/// Boards with both sides at least 5: P. Cull and J. De Curtins, Knight's tour revisited, Fibonacci
/// Quarterly 16 (1978), and A. Conrad, T. Hindrichs, H. Morsy and I. Wegener, Solution of the
/// knight's Hamiltonian path problem on chessboards, Discrete Applied Mathematics 50 (1994).
/// Those with a side of 3 or 4 are toured by patterns that repeat, but for the exceptions.
fn open_on_rectangle(short: u16, long: u16) -> Existence {
    match (short, long) {
        (1, 1) => Existence::yes(Reason::OneSquare),
        (1, _) => Existence::no(Reason::Side1 { short, long }),
        (2, _) => Existence::no(Reason::Side2 { short, long }),
        (3, 3 | 5 | 6) | (4, 4) => Existence::no(Reason::SmallException { short, long }),
        _ => Existence::yes(Reason::OpenTheorem),
    }
}

/// What is certain of any graph. What rules out every tour comes before what rules out the start,
/// and what a look at one square shows before what takes a count.
fn on_graph(graph: &Graph, target: Target, start: Option<Square>) -> Existence {
    if graph.squares() == 1 {
        return match target {
            Target::Open => Existence::yes(Reason::OneSquare),
            Target::Closed => Existence::no(Reason::OneSquare),
        };
    }
    let (findings, colouring) = first_look(graph, target, None);
    let obstacle = findings.first().and_then(|finding| reason(graph, &colouring, finding));
    let wrong_start = start.filter(|&start| colouring.is_wrong_start(start));
    let obstacle = obstacle.or(wrong_start.map(|start| Reason::StartColour { start }));
    obstacle.map_or(Existence::UNKNOWN, Existence::no)
}

/// A finding as a reason; the square to blame is the first of several.
fn reason(graph: &Graph, colouring: &Colouring, finding: &Finding) -> Option<Reason> {
    let (light, dark) = (colouring.light, colouring.dark);
    // Of squares that could only be ends of an open tour, the third is one too many.
    let place = if finding.code == "too-many-ends" { 2 } else { 0 };
    let square = finding.squares.get(place).copied();
    match finding.code {
        "colours" => Some(Reason::Colours { light, dark }),
        "not-connected" => {
            square.map(|square| Reason::NotConnected { square, from: colouring.first })
        }
        "too-few-moves" | "too-many-ends" => {
            square.map(|square| Reason::TooFewMoves { square, degree: graph.degree(square) as u32 })
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every reason once.
    fn reasons() -> Vec<Reason> {
        let (square, from, start) = (Square(1), Square(0), Square(1));
        let (short, long) = (1, 2);
        vec![
            Reason::OneSquare,
            Reason::OddArea,
            Reason::Side1 { short, long },
            Reason::Side2 { short, long },
            Reason::Side4 { short, long },
            Reason::SmallException { short, long },
            Reason::Schwenk,
            Reason::OpenTheorem,
            Reason::Colours { light: 1, dark: 2 },
            Reason::StartColour { start },
            Reason::TooFewMoves { square, degree: 0 },
            Reason::NotConnected { square, from },
            Reason::NoTheorem,
        ]
    }

    #[test]
    fn codes_are_those_of_the_interface() {
        let interface = include_str!("web/interface.d.ts");
        let (_, union) = interface.split_once("export type ExistenceReason").unwrap();
        let (union, _) = union.split_once(";\n\n").unwrap();
        // Every second piece between quotation marks is a code.
        let mut published: Vec<&str> = union.split('"').skip(1).step_by(2).collect();
        let mut codes: Vec<&str> = reasons().iter().map(Reason::code).collect();
        published.sort_unstable();
        codes.sort_unstable();
        assert_eq!(codes, published);
    }
}
