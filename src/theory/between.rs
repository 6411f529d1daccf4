//! Whether there is an open tour from one square to another, and why not.

use super::diagnosis::{Finding, diagnose};
use super::existence::{Answer, Existence, Reason, existence};
use crate::board::leaper::Leaper;
use crate::board::{Board, Square};
use crate::graph::Graph;
use crate::graph::between::Between;
use crate::graph::colouring::Colouring;
use crate::tour::target::Target;

/// The smallest square board for which a theorem names all pairs of ends.
const FIRST_SQUARE_BOARD: u16 = 6;

/// Whether the graph has an open tour that begins and ends on these squares.
///
/// On square boards from 6 × 6, the knight has one for all ends whose colours allow it: A. Conrad, T. Hindrichs,
/// H. Morsy and I. Wegener, Solution of the knight's Hamiltonian path problem on chessboards, Discrete Applied
/// Mathematics 50 (1994). Elsewhere the answer is what a look at the graph proves; that is never a yes.
///
/// ```
/// use knights_tour::existence::Answer;
/// use knights_tour::theory::between::existence_between;
/// use knights_tour::{Graph, Leaper};
///
/// let graph = Graph::new("8x8".parse()?, Leaper::KNIGHT);
/// let (a1, h8, h1) = (graph.find("a1")?, graph.find("h8")?, graph.find("h1")?);
/// assert_eq!(existence_between(&graph, a1, h1).answer, Answer::Yes);
/// let found = existence_between(&graph, a1, h8);
/// assert_eq!((found.answer, found.reason.code()), (Answer::No, "end-colour"));
/// # Ok::<(), knights_tour::Error>(())
/// ```
///
/// # Panics
/// If the squares are not squares of the graph.
pub fn existence_between(graph: &Graph, start: Square, end: Square) -> Existence {
    let from_start = existence(graph, Target::Open, Some(start));
    if from_start.answer == Answer::No || graph.squares() == 1 {
        return from_start;
    }
    let to_end = existence(graph, Target::Open, Some(end));
    let obstacle = if start == end {
        Some(Reason::EndIsStart { start })
    } else if to_end.answer == Answer::No {
        Some(to_end.reason)
    } else {
        wrong_colour(graph, start, end)
    };
    if let Some(reason) = obstacle {
        return Existence { answer: Answer::No, reason };
    }
    let is_knight = graph.leaper() == Some(Leaper::KNIGHT);
    let board = graph.flat_board().filter(|board| is_knight && board.is_full());
    let side = board.filter(|board| board.width() == board.height()).map(Board::width);
    if side.is_some_and(|side| side >= FIRST_SQUARE_BOARD) {
        return Existence { answer: Answer::Yes, reason: Reason::BetweenTheorem };
    }
    Existence { answer: Answer::Unknown, reason: Reason::NoTheorem }
}

/// As [`existence`], and of an open tour with both ends as [`existence_between`].
///
/// # Panics
/// As these.
pub fn existence_of(
    graph: &Graph,
    target: Target,
    start: Option<Square>,
    end: Option<Square>,
) -> Existence {
    match start.zip(end) {
        Some((start, end)) if target == Target::Open => existence_between(graph, start, end),
        _ => existence(graph, target, start),
    }
}

/// As [`diagnose`], and of an open tour with both ends as [`diagnose_between`].
///
/// # Panics
/// As these.
pub fn diagnose_of(
    graph: &Graph,
    target: Target,
    start: Option<Square>,
    end: Option<Square>,
) -> Vec<Finding> {
    match start.zip(end) {
        Some((start, end)) if target == Target::Open => diagnose_between(graph, start, end),
        _ => diagnose(graph, target, start),
    }
}

/// Every move changes the colour, so the number of squares and the start decide that of the end.
pub(crate) fn wrong_colour(graph: &Graph, start: Square, end: Square) -> Option<Reason> {
    let Colouring { alternates, is_dark, .. } = Colouring::new(graph);
    let is_same = is_dark[start.index()] == is_dark[end.index()];
    let total = graph.squares() as u32;
    let is_wrong = alternates && is_same == total.is_multiple_of(2);
    is_wrong.then_some(Reason::EndColour { end, start, total })
}

/// What rules out every open tour that begins and ends on these squares: as
/// [`diagnose`], of the squares between them.
///
/// # Panics
/// As [`existence_between`].
pub fn diagnose_between(graph: &Graph, start: Square, end: Square) -> Vec<Finding> {
    let known = existence_between(graph, start, end);
    let code = known.reason.code();
    match known.reason {
        Reason::EndIsStart { start } => return vec![Finding::new(code, vec![start], vec![])],
        Reason::EndColour { end, start, total } => {
            return vec![Finding::new(code, vec![end, start], vec![total])];
        }
        _ => {}
    }
    // What rules out all tours from one of them is said of the board itself.
    for first in [start, end] {
        let findings = diagnose(graph, Target::Open, Some(first));
        if !findings.is_empty() || graph.squares() == 1 {
            return findings;
        }
    }
    let between = Between::new(graph, start, end);
    let findings = diagnose(&between.graph, Target::Closed, None);
    findings.into_iter().map(|finding| on_graph(graph, &between, finding)).collect()
}

/// A finding about closed tours through the chain, said of open ones. Where the chain or an end is to blame, no square
/// is named.
fn on_graph(graph: &Graph, between: &Between, finding: Finding) -> Finding {
    let Finding { code, squares, numbers } = finding;
    let named: Option<Vec<Square>> =
        squares.iter().map(|&vertex| between.square(vertex).filter(|_| vertex.0 > 1)).collect();
    match (code, named) {
        // Such a square is no end, and would have to be one.
        ("too-few-moves", Some(squares)) => {
            Finding::new("ends-elsewhere", squares, vec![numbers[0]])
        }
        ("too-few-moves", None) => {
            let ends = [Square(0), Square(1)].map(|vertex| between.nearest(vertex));
            let lonely = ends.into_iter().filter(|&end| graph.degree(end) < 2).collect();
            Finding::new("end-cut-off", lonely, Vec::new())
        }
        (_, Some(squares)) => Finding::new(code, squares, numbers),
        (_, None) => Finding::new(code, Vec::new(), Vec::new()),
    }
}
