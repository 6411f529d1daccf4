//! Whether a board has a tour at all, and why.
//!
//! For the knight on full rectangles, theorems answer everything, from every start, and nearly everything for
//! pieces that can step to the next square. Elsewhere the answer is only what a check of the graph proves; that is
//! never a yes, except on a single square and for pieces that can do what the knight can.

use super::diagnosis::{Finding, first_look};
use super::reasons::sentence;
use crate::board::leaper::Leaper;
use crate::board::wrap::Wrap;
use crate::board::{Board, Square};
use crate::choice::ids;
use crate::graph::Graph;
use crate::graph::colouring::Colouring;
use crate::tour::target::Target;

ids! {
    /// Whether there is a tour.
    pub enum Answer {
        /// There is a tour.
        Yes = "yes",
        /// There is no tour.
        No = "no",
        /// Undecided.
        Unknown = "unknown",
    }
}

/// A fact that belongs to a reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// A square.
    Square(Square),
    /// A number.
    Number(u32),
}

impl From<Square> for Fact {
    fn from(square: Square) -> Self {
        Self::Square(square)
    }
}

impl From<u16> for Fact {
    fn from(number: u16) -> Self {
        Self::Number(number.into())
    }
}

impl From<u32> for Fact {
    fn from(number: u32) -> Self {
        Self::Number(number)
    }
}

/// Defines the reasons, each with its code and facts.
macro_rules! reasons {
    (
        $(#[$about:meta])*
        pub enum Reason {
            $(
                $(#[$doc:meta])*
                $variant:ident $({ $($(#[$field_doc:meta])* $field:ident: $of:ty,)* })? => $code:literal,
            )*
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Reason {
            $($(#[$doc])* $variant $({ $($(#[$field_doc])* $field: $of),* })?,)*
        }

        impl Reason {
            /// The code of each, with the names and types of its facts.
            pub const KINDS: &'static [(&'static str, &'static [(&'static str, &'static str)])] =
                &[$(($code, &[$($((stringify!($field), stringify!($of))),*)?]),)*];

            /// The reason's code in the interface to JavaScript.
            pub fn code(&self) -> &'static str {
                match self {
                    $(Self::$variant { .. } => $code,)*
                }
            }

            /// Calls `hear` with the name and value of each fact.
            pub fn tell(&self, hear: &mut dyn FnMut(&'static str, Fact)) {
                match *self {
                    $(Self::$variant $({ $($field),* })? => {
                        $($(hear(stringify!($field), $field.into());)*)?
                    })*
                }
            }
        }
    };
}

reasons! {
    /// The reason for an answer.
    ///
    /// Sides are in the order in which the theorems name them: `short` ≤ `long`.
    #[non_exhaustive]
    pub enum Reason {
        /// There is one square: an open tour is complete before it begins, a closed one has no move to close
        /// with. Everything else that is asked for a closed tour of one square, on a board or a graph,
        /// answers with the same code: [`diagnose`](super::diagnosis::diagnose), and every method as the
        /// reason of [`Outcome::Impossible`](crate::search::Outcome::Impossible).
        OneSquare => "one-square",
        /// A closed tour alternates between the colours, but both sides are odd, so that one colour has one
        /// square more than the other.
        OddArea => "odd-area",
        /// A side is 1, the other longer: the knight has no move.
        Side1 {
            /// The shorter side.
            short: u16,
            /// The longer side.
            long: u16,
        } => "side-1",
        /// A side is 2: the knight can only move along the board, skipping most of its squares.
        Side2 {
            /// The shorter side.
            short: u16,
            /// The longer side.
            long: u16,
        } => "side-2",
        /// A side is 4, and the tour should be closed: the outer rows have half of the squares, and their
        /// moves all lead to the inner rows. So the tour would alternate both between outer and inner squares
        /// and between colours, and visit only one colour in the outer rows.
        Side4 {
            /// The shorter side.
            short: u16,
            /// The longer side.
            long: u16,
        } => "side-4",
        /// One of the small boards without a tour that no general argument covers: 3 × 4, 3 × 6 and
        /// 3 × 8 for closed tours, 3 × 3, 3 × 5, 3 × 6 and 4 × 4 for open ones.
        SmallException {
            /// The shorter side.
            short: u16,
            /// The longer side.
            long: u16,
        } => "small-exception",
        /// Every rectangle that is not excluded has a closed tour (A. J. Schwenk, 1991).
        Schwenk => "schwenk",
        /// Every rectangle that is not excluded has an open tour (P. Cull and J. De Curtins, 1978;
        /// A. Conrad, T. Hindrichs, H. Morsy and I. Wegener, 1994; and tours of the narrow boards).
        OpenTheorem => "open-theorem",
        /// The piece can make every move of the knight, and the knight has such a tour.
        KnightsTour => "knights-tour",
        /// The piece can step to the next square, and goes to and fro through the rows; from other starts than
        /// a corner: A. Itai, C. H. Papadimitriou and J. L. Szwarcfiter, Hamilton paths in grid graphs, SIAM
        /// Journal on Computing 11 (1982).
        Steps => "steps",
        /// Both pairs of edges are joined, and there are at least three squares: J. J. Watkins and R. L. Hoenigman,
        /// Knight's tours on a torus, Mathematics Magazine 70 (1997). A search confirms it up to 24 squares.
        TorusTheorem => "torus-theorem",
        /// The left and the right edge are joined, and the board is none of those without a tour: J. J. Watkins,
        /// Across the board, Princeton University Press 2004. A search confirms it up to 24 squares.
        CylinderTheorem => "cylinder-theorem",
        /// Edges are joined, and a search finds a tour on these few squares.
        Found => "found",
        /// The piece can step to the next square, both sides are at least 2, and the number of squares is even or
        /// the piece steps diagonally as well: so it goes around the whole board, from any start.
        Circuit => "circuit",
        /// Each move changes the colour, and one colour has too many squares.
        ///
        /// If moves change the colours of the chessboard, these are meant; otherwise the first square has its
        /// colour on the board (in a list of edges it is dark), and the others alternate.
        Colours {
            /// Squares of one colour.
            light: u32,
            /// Squares of the other.
            dark: u32,
        } => "colours",
        /// Each move changes the colour, one colour has one square more, and the start has the other: a tour
        /// begins and ends on the more frequent colour. The colours are those of [`Colours`](Self::Colours).
        StartColour {
            /// The start.
            start: Square,
            /// Squares of one colour.
            light: u32,
            /// Squares of the other.
            dark: u32,
        } => "start-colour",
        /// A side is 4, and the start is in an inner row. The outer rows have half of the squares, and their
        /// moves all lead to the inner rows. So a tour that begins in an inner row alternates both between
        /// inner and outer squares and between colours, and would visit only half of the squares.
        InnerRow {
            /// The start.
            start: Square,
        } => "inner-row",
        /// One of three starts from which an exhaustive search found no open tour, though the board has some:
        /// the centre of 3 × 7, and the third squares from both ends of the middle row of 3 × 8.
        StartException {
            /// The start.
            start: Square,
        } => "start-exception",
        /// The tour is to end where it begins, and there are other squares.
        EndIsStart {
            /// The start and end.
            start: Square,
        } => "end-is-start",
        /// Each move changes the colour, so the start decides the colour of the end, and this one has the other.
        EndColour {
            /// The end.
            end: Square,
            /// The start.
            start: Square,
            /// The number of squares.
            total: u32,
        } => "end-colour",
        /// On every square board from 6 × 6 there is a tour between all squares whose colours allow it (A. Conrad,
        /// T. Hindrichs, H. Morsy and I. Wegener, 1994).
        BetweenTheorem => "between-theorem",
        /// A square has fewer moves than a tour needs there: one, or two if it should be closed. For an open
        /// tour, a third square with only one move also has too few, since a tour has only two ends.
        TooFewMoves {
            /// The square with too few moves.
            square: Square,
            /// The number of its moves.
            degree: u32,
        } => "too-few-moves",
        /// No chain of moves leads from one square to another.
        NotConnected {
            /// The square that cannot be reached.
            square: Square,
            /// The square from which it cannot be reached.
            from: Square,
        } => "not-connected",
        /// No theorem covers this graph, and no obstruction was found.
        NoTheorem => "no-theorem",
    }
}

/// An answer with its reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Existence {
    /// Whether there is a tour.
    pub answer: Answer,
    /// Why; if there are several reasons, the most informative.
    pub reason: Reason,
}

impl Existence {
    /// The reason in English; see [`sentence`].
    pub fn sentence(&self, graph: &Graph, target: Target) -> String {
        let (code, squares, numbers) = match self.reason {
            Reason::TooFewMoves { square, degree: 1 } if target == Target::Open => {
                ("too-many-ends", vec![square], vec![])
            }
            Reason::TooFewMoves { square, degree } => {
                ("too-few-moves", vec![square], vec![1, degree + 1])
            }
            Reason::NotConnected { square, .. } => ("not-connected", vec![square], vec![]),
            reason => {
                let (mut squares, mut numbers) = (Vec::new(), Vec::new());
                reason.tell(&mut |_, fact| match fact {
                    Fact::Square(square) => squares.push(square),
                    Fact::Number(number) => numbers.push(number),
                });
                (reason.code(), squares, numbers)
            }
        };
        sentence(graph, code, &squares, &numbers)
    }

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
/// With a start, the answer is about open tours from there; a closed tour can begin anywhere.
///
/// Cost: negligible for the knight on a full rectangle, where the answer is never [`Unknown`](Answer::Unknown) unless
/// edges are joined, and where another theorem says yes; otherwise linear in squares and moves, in time and memory.
///
/// ```
/// use knights_tour::existence::{Answer, existence};
/// use knights_tour::search::Target;
/// use knights_tour::{Graph, Leaper};
///
/// let graph = Graph::new("4x6".parse()?, Leaper::KNIGHT);
/// assert_eq!(existence(&graph, Target::Open, None).answer, Answer::Yes);
/// let found = existence(&graph, Target::Closed, None);
/// assert_eq!((found.answer, found.reason.code()), (Answer::No, "side-4"));
/// # Ok::<(), knights_tour::Error>(())
/// ```
///
/// # Panics
/// If the start is not a square of the graph.
pub fn existence(graph: &Graph, target: Target, start: Option<Square>) -> Existence {
    let start_is_square = start.is_none_or(|start| graph.contains(start));
    assert!(start_is_square, "the start is not a square of the graph");
    by_theorem(graph, target, start).unwrap_or_else(|| on_graph(graph, target, start))
}

/// The theorems' answer on full rectangles, never [`Unknown`](Answer::Unknown): for the knight whatever it is if no edges
/// are joined, for other pieces only a yes.
pub(crate) fn by_theorem(
    graph: &Graph,
    target: Target,
    start: Option<Square>,
) -> Option<Existence> {
    let leaper = graph.leaper()?;
    let board = graph.board().filter(|board| board.is_full())?;
    let knights = match graph.wrap() {
        Wrap::Flat => Some(for_knight(board, target, start)),
        wrap => across_edges(board, wrap, target, start),
    };
    if leaper == Leaper::KNIGHT {
        return knights;
    }
    if board.squares() == 1 {
        return None;
    }
    let is_knight_like =
        leaper.includes(Leaper::KNIGHT) && knights.is_some_and(|it| it.answer == Answer::Yes);
    let by_steps = || stepping(board, leaper, target, start).map(Existence::yes);
    if is_knight_like { Some(Existence::yes(Reason::KnightsTour)) } else { by_steps() }
}

fn for_knight(board: &Board, target: Target, start: Option<Square>) -> Existence {
    let existence = on_rectangle(board.width(), board.height(), target);
    let is_free = target == Target::Closed || existence.answer == Answer::No;
    let obstacle = start.filter(|_| !is_free).and_then(|start| start_obstacle(board, start));
    obstacle.map_or(existence, Existence::no)
}

/// What is known of the knight on a board with joined edges; where this is nothing, a look at the graph decides.
fn across_edges(
    board: &Board,
    wrap: Wrap,
    target: Target,
    start: Option<Square>,
) -> Option<Existence> {
    let (columns, rows) = (board.width(), board.height());
    let around = board.squares() > 2 && (rows != 2 && rows != 4 || columns % 2 == 1);
    match (wrap, columns, rows) {
        (_, 1, 1) => None,
        (Wrap::Columns, _, 1) => Some(Existence::no(Reason::Side1 { short: 1, long: columns })),
        // There is one move.
        (_, 1, 2) | (_, 2, 1) => (target == Target::Open).then_some(Existence::yes(Reason::Found)),
        (Wrap::Both, ..) => Some(Existence::yes(Reason::TorusTheorem)),
        // What closed tours there are begin anywhere.
        _ if around => Some(Existence::yes(Reason::CylinderTheorem)),
        (_, 2, 2) => None,
        (.., 2) => Some(Existence::no(Reason::Side2 { short: 2, long: columns })),
        _ => Some(four_rows(board, target, start)),
    }
}

/// The knight on a ring of four rows and an even number of columns, where outer rows, inner rows and colours are as on a
/// flat board.
fn four_rows(board: &Board, target: Target, start: Option<Square>) -> Existence {
    let (short, long) = (board.width().min(4), board.width().max(4));
    let inner = start.filter(|&start| matches!(board.position(start).1, 1 | 2));
    match (target, inner) {
        (Target::Closed, _) => Existence::no(Reason::Side4 { short, long }),
        (Target::Open, Some(start)) => Existence::no(Reason::InnerRow { start }),
        // On a flat board there is one.
        (Target::Open, None) if long > 4 => Existence::yes(Reason::OpenTheorem),
        (Target::Open, None) => Existence::yes(Reason::Found),
    }
}

/// Why a piece that can step to the next square has a tour of a full rectangle of several squares.
fn stepping(
    board: &Board,
    leaper: Leaper,
    target: Target,
    start: Option<Square>,
) -> Option<Reason> {
    if !leaper.includes(Leaper::WAZIR) {
        return None;
    }
    let is_line = board.width() == 1 || board.height() == 1;
    let is_even = board.squares().is_multiple_of(2);
    if !is_line && (is_even || leaper.includes(Leaper::KING)) {
        return Some(Reason::Circuit);
    }
    // Along a line it begins at an end; on other boards here the corners have the more frequent colour.
    let begins_well = |start: Square| {
        if is_line { start.0 == 0 || start.0 + 1 == board.area() } else { board.is_dark(start) }
    };
    (target == Target::Open && start.is_none_or(begins_well)).then_some(Reason::Steps)
}

/// Whether a full rectangle has a knight's tour of this kind: never [`Unknown`](Answer::Unknown).
///
/// # Panics
/// If a side is 0.
pub fn on_rectangle(width: u16, height: u16, target: Target) -> Existence {
    let (short, long) = (width.min(height), width.max(height));
    assert!(short > 0, "a board has sides of at least 1");
    match target {
        Target::Open => open_on_rectangle(short, long),
        Target::Closed => closed_on_rectangle(short, long),
    }
}

/// Why no open tour begins at a square of a board that has open tours.
///
/// The constructions of divide and conquer show that one begins at every other square of full boards; up to
/// 12 × 12 an exhaustive search confirms it.
fn start_obstacle(board: &Board, start: Square) -> Option<Reason> {
    let (width, height) = (board.width(), board.height());
    let (column, row) = board.position(start);
    let is_inner = |side: u16, at| side == 4 && (at == 1 || at == 2);
    let (along, across) = if width < height { (row, column) } else { (column, row) };
    // On an odd board the corners, a1 among them, have the more frequent colour.
    if board.squares() % 2 == 1 && !board.is_dark(start) {
        let light = board.squares() / 2;
        Some(Reason::StartColour { start, light, dark: light + 1 })
    } else if is_inner(width, column) || is_inner(height, row) {
        Some(Reason::InnerRow { start })
    } else {
        let sides = (width.min(height), width.max(height));
        let is_exception = across == 1 && matches!((sides, along), ((3, 7), 3) | ((3, 8), 2 | 5));
        is_exception.then_some(Reason::StartException { start })
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

/// Boards with both sides at least 5: P. Cull and J. De Curtins, Knight's tour revisited, Fibonacci Quarterly
/// 16 (1978), and A. Conrad, T. Hindrichs, H. Morsy and I. Wegener, Solution of the knight's Hamiltonian path
/// problem on chessboards, Discrete Applied Mathematics 50 (1994). Those with a side of 3 or 4, apart from
/// the exceptions, have tours made of repeating patterns.
fn open_on_rectangle(short: u16, long: u16) -> Existence {
    match (short, long) {
        (1, 1) => Existence::yes(Reason::OneSquare),
        (1, _) => Existence::no(Reason::Side1 { short, long }),
        (2, _) => Existence::no(Reason::Side2 { short, long }),
        (3, 3 | 5 | 6) | (4, 4) => Existence::no(Reason::SmallException { short, long }),
        _ => Existence::yes(Reason::OpenTheorem),
    }
}

/// What can be proved for any graph. Reasons that rule out every tour come before those that rule out the
/// start, and those about one square before those that need a count.
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
    let (light, dark) = (colouring.light, colouring.dark);
    let obstacle = obstacle.or(wrong_start.map(|start| Reason::StartColour { start, light, dark }));
    obstacle.map_or(Existence::UNKNOWN, Existence::no)
}

/// A finding as a reason; the square to blame is the first of several.
fn reason(graph: &Graph, colouring: &Colouring, finding: &Finding) -> Option<Reason> {
    let (light, dark) = (colouring.light, colouring.dark);
    // Among squares that could only be ends of an open tour, the third is one too many.
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
            Reason::KnightsTour,
            Reason::TorusTheorem,
            Reason::CylinderTheorem,
            Reason::Found,
            Reason::Steps,
            Reason::Circuit,
            Reason::Colours { light: 1, dark: 2 },
            Reason::StartColour { start, light: 1, dark: 2 },
            Reason::InnerRow { start },
            Reason::StartException { start },
            Reason::EndIsStart { start },
            Reason::EndColour { end: square, start: from, total: 4 },
            Reason::BetweenTheorem,
            Reason::TooFewMoves { square, degree: 0 },
            Reason::NotConnected { square, from },
            Reason::NoTheorem,
        ]
    }

    #[test]
    fn codes_are_those_of_the_interface() {
        let interface = include_str!("../web/interface.d.ts");
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
