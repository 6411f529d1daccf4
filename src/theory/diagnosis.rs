//! Obstructions to a tour, found without a search, with the squares to blame.
//!
//! Each finding rules out every tour of the given kind. No finding does not mean that there is a tour: the
//! problem is NP-complete (R. M. Karp, 1972).

mod cuts;
mod forced;

use super::existence::{self, Reason};
use crate::board::Square;
use crate::graph::Graph;
use crate::graph::colouring::Colouring;
use crate::graph::two_factor::{Adjacency, Augmented, Parts, TwoFactor};
use crate::random::Random;
use crate::tour::target::Target;

/// The most squares that a finding names; its numbers count all.
pub const MAX_SQUARES: usize = 4096;

/// The size of the largest graph on which the more expensive checks are made, which take up to 80 bytes per
/// square.
const LARGEST_CUT: usize = 1 << 20;

/// Squares of the largest graph that is checked for a 2-factor, whose cost grows faster than the graph.
const LARGEST_MATCHED: usize = 1 << 16;

/// The most squares, and moves of a graph that is not a board, for which all checks take at most a frame.
const LARGEST_QUICK: usize = 4096;
const MAX_QUICK_MOVES: usize = 20_000;

/// Whether [`diagnose`] takes at most a frame, whatever it finds.
pub fn is_quick(graph: &Graph) -> bool {
    let has_few_moves = || graph.board().is_some() || graph.moves() <= MAX_QUICK_MOVES;
    graph.squares() <= LARGEST_QUICK && has_few_moves()
}

/// A reason why there is no tour.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The obstruction, one of [`CODES`](Self::CODES):
    ///
    /// - `one-square`: there is no other square, so a closed tour has no move to close with. No numbers, and
    ///   no other finding.
    /// - `too-few-moves`: the squares have fewer moves than every square of a tour needs. Numbers: how many
    ///   such squares there are, and how many moves a square needs.
    /// - `not-connected`: no chain of moves leads to these squares from the first. Numbers: how many there
    ///   are, and how many others.
    /// - `colours`: moves alternate between two colours, one of which has too many squares. Numbers: light
    ///   squares, dark squares.
    /// - `too-many-ends`: the squares have a single move each, so each would be an end of the open tour, in
    ///   addition to the start if one is given. Numbers: how many there are, and how many there may be.
    /// - `start-colour`: the square is the start, and of the colour that has one square less. Numbers: light
    ///   squares, dark squares.
    /// - `inner-row`, `start-exception`: the square is the start, and a theorem or an exhaustive search rules
    ///   it out; see [`Reason`]. No numbers.
    /// - `side-4`, `small-exception`: the same for the whole board. No squares; numbers: the shorter side,
    ///   the longer side.
    /// - `cut-squares`: without the square the board falls into more parts than a tour can visit. All such
    ///   squares, and as numbers how many parts each leaves.
    /// - `end-parts`: each of these parts is connected to the others by one square only, and would have to
    ///   contain an end of the open tour, in addition to the start if one is given. The connecting squares,
    ///   and as numbers how many parts there are, and how many there may be.
    /// - `forced-moves`: the first square is a neighbour of more than two squares, the others, that have only
    ///   two moves, all of which a closed tour must therefore use. Number: how many these are.
    /// - `forced-cycle`: moves that a closed tour must use form a cycle through these squares and no others.
    ///   Number: how many they are.
    /// - `no-two-factor`: all moves of these squares lead to few others, which cannot give each of them two.
    ///   Numbers: moves that they need, moves that they can get.
    /// - `no-cycle-cover`: all moves of these squares lead to fewer squares, so that a tour cannot go on from
    ///   each of them to another. Numbers as before.
    /// - `separate-cycles`: in every choice of moves that gives every square two (or leads from each to
    ///   another), no move joins these squares to the others. Numbers: how many they are, and how many
    ///   others.
    /// - `end-is-start`: both ends are to be this square. No numbers.
    /// - `end-colour`: the first square is the end, and has the wrong colour for tours from the second, the start.
    ///   Number: squares of the board.
    /// - `ends-elsewhere`: these squares have one move each, so that the tour would have to end there instead.
    ///   Number: how many they are.
    /// - `end-cut-off`: these ends have no move that a tour between them could use. No numbers.
    /// - `separate-parts`: an open tour can visit either the first of these squares or the rest of them, but
    ///   not both. Numbers: how many squares each group has.
    pub code: &'static str,
    /// The squares to blame, at most [`MAX_SQUARES`].
    pub squares: Vec<Square>,
    /// The numbers that the code describes.
    pub numbers: Vec<u32>,
}

impl Finding {
    /// All codes of findings.
    pub const CODES: &[&str] = &[
        "one-square",
        "too-few-moves",
        "not-connected",
        "colours",
        "too-many-ends",
        "start-colour",
        "cut-squares",
        "end-parts",
        "forced-moves",
        "forced-cycle",
        "no-two-factor",
        "no-cycle-cover",
        "separate-cycles",
        "separate-parts",
        "inner-row",
        "start-exception",
        "side-4",
        "small-exception",
        "end-is-start",
        "end-colour",
        "end-cut-off",
        "ends-elsewhere",
    ];

    pub(super) fn new(code: &'static str, squares: Vec<Square>, numbers: Vec<u32>) -> Self {
        debug_assert!(Self::CODES.contains(&code), "{code} is not on the list");
        Self { code, squares, numbers }
    }

    /// Why it rules a tour out, in English; see [`sentence`](super::reasons::sentence).
    pub fn sentence(&self, graph: &Graph) -> String {
        super::reasons::sentence(graph, self.code, &self.squares, &self.numbers)
    }

    /// A finding about all squares of a list, with their number and one more.
    fn counted(code: &'static str, squares: impl Iterator<Item = Square>, number: u32) -> Self {
        let mut named = Vec::new();
        let mut count = 0;
        for square in squares {
            count += 1;
            if named.len() < MAX_SQUARES {
                named.push(square);
            }
        }
        Self::new(code, named, vec![count, number])
    }
}

/// Everything found that rules out a tour of this kind, the simplest first; for an open tour from the start,
/// if one is given. Of the more expensive findings only the first is included.
///
/// Cost: linear in squares and moves. Cut squares and forced moves are searched for on graphs of up to
/// 1,048,576 squares, including holes, and a 2-factor on up to 65,536: in the worst case that takes a time
/// quadratic in the size of the graph, though usually little more than linear.
///
/// ```
/// use knights_tour::diagnosis::diagnose;
/// use knights_tour::search::Target;
/// use knights_tour::{Graph, Leaper};
///
/// let graph = Graph::new("3x3".parse()?, Leaper::KNIGHT);
/// let findings = diagnose(&graph, Target::Open, None);
/// assert_eq!(findings[0].code, "too-few-moves");
/// assert_eq!(findings[0].sentence(&graph), "b2 has no move");
/// # Ok::<(), knights_tour::Error>(())
/// ```
///
/// # Panics
/// If the start is not a square of the graph.
pub fn diagnose(graph: &Graph, target: Target, start: Option<Square>) -> Vec<Finding> {
    let is_trivial = graph.squares() == 1;
    if is_trivial && target == Target::Closed {
        return vec![Finding::new("one-square", graph.each_square().collect(), Vec::new())];
    }
    let (mut findings, colouring) = first_look(graph, target, start);
    if findings.is_empty() && !is_trivial {
        findings.extend(second_look(graph, target, start));
    }
    let is_matched = !is_trivial && graph.squares() <= LARGEST_MATCHED;
    let adjacency =
        is_matched.then(|| Adjacency::new(graph, &colouring, target == Target::Open, start));
    let mut complete = None;
    if let Some(adjacency) = adjacency.as_ref().filter(|_| findings.is_empty()) {
        match two_factor(adjacency) {
            Ok(matching) => complete = Some(matching),
            Err(finding) => findings.push(finding),
        }
    }
    if findings.is_empty() {
        findings.extend(by_theorem(graph, target, start));
    }
    if let Some((adjacency, complete)) = adjacency.zip(complete).filter(|_| findings.is_empty()) {
        let separate = separate_cycles(&adjacency, &complete);
        findings.extend(separate.or_else(|| match target {
            Target::Open => separate_parts(graph, &colouring),
            Target::Closed => None,
        }));
    }
    findings
}

/// A theorem's answer in cases where no check of single squares finds the obstruction.
pub(crate) fn by_theorem(graph: &Graph, target: Target, start: Option<Square>) -> Option<Finding> {
    let known = existence::by_theorem(graph, target, start)?;
    let (squares, numbers) = match known.reason {
        Reason::InnerRow { start } | Reason::StartException { start } => (vec![start], vec![]),
        Reason::Side4 { short, long } | Reason::SmallException { short, long } => {
            (vec![], vec![short.into(), long.into()])
        }
        _ => return None,
    };
    Some(Finding::new(known.reason.code(), squares, numbers))
}

/// Checks the numbers of moves and the colours.
pub(crate) fn first_look(
    graph: &Graph,
    target: Target,
    start: Option<Square>,
) -> (Vec<Finding>, Colouring) {
    let start_is_square = start.is_none_or(|start| graph.contains(start));
    assert!(start_is_square, "the start is not a square of the graph");
    let colouring = Colouring::new(graph);
    let is_closed = target == Target::Closed;
    let mut findings = Vec::new();
    let needed = match target {
        Target::Closed => 2,
        Target::Open => u32::from(graph.squares() > 1),
    };
    let degrees = graph.degrees();
    let too_few = graph.each_square().filter(|square| degrees[square.index()] < needed);
    let too_few = Finding::counted("too-few-moves", too_few, needed);
    if too_few.numbers[0] > 0 {
        findings.push(too_few);
    }
    let reached = colouring.light + colouring.dark;
    if (reached as usize) < graph.squares() {
        findings.push(Finding::counted("not-connected", colouring.not_reached(graph), reached));
        return (findings, colouring);
    }
    let counts = vec![colouring.light, colouring.dark];
    if colouring.is_unbalanced(is_closed) {
        findings.push(Finding::new("colours", Vec::new(), counts));
    } else if let Some(start) = start.filter(|&start| colouring.is_wrong_start(start)) {
        findings.push(Finding::new("start-colour", vec![start], counts));
    }
    let allowed = if start.is_some() { 1 } else { 2 };
    let ends = graph.each_square().filter(|&end| degrees[end.index()] == 1 && Some(end) != start);
    let ends = Finding::counted("too-many-ends", ends, allowed);
    if !is_closed && ends.numbers[0] > allowed {
        findings.push(ends);
    }
    (findings, colouring)
}

/// Checks cut squares and forced moves of a connected graph in which the first checks found nothing.
pub(crate) fn second_look(graph: &Graph, target: Target, start: Option<Square>) -> Option<Finding> {
    if graph.len() > LARGEST_CUT {
        return None;
    }
    let forced = match target {
        Target::Closed => forced::find(graph),
        Target::Open => None,
    };
    forced.or_else(|| cuts::find(graph, target, start))
}

/// A 2-factor, or the obstruction to one.
fn two_factor(adjacency: &Adjacency) -> Result<TwoFactor, Finding> {
    let mut random = Random::from_seed("");
    let mut matching = TwoFactor::new(adjacency, &mut random);
    let mut changes = Vec::new();
    while matching.add_moves(adjacency, &mut random, usize::MAX, &mut changes) {}
    loop {
        changes.clear();
        match matching.augment(adjacency, &mut changes) {
            Augmented::Once { .. } => {}
            Augmented::Complete => return Ok(matching),
            Augmented::Impossible => return Err(unmatched(adjacency, &matching)),
        }
    }
}

/// The smallest set of squares that no 2-factor joins to the others. Cost: linear.
pub(crate) fn separate_cycles(adjacency: &Adjacency, complete: &TwoFactor) -> Option<Finding> {
    let parts = Parts::new(adjacency, complete);
    let squares = || {
        (0..adjacency.len() as u32).filter_map(|vertex| Some((vertex, adjacency.square(vertex)?)))
    };
    if parts.count() < 2 {
        return None;
    }
    // The part with the chain that stands for the ends of an open tour has vertices that are not squares.
    let count = squares().count();
    let of_chain = parts.part_of(adjacency.len() as u32 - 1);
    let is_chain = |part: u32| count < adjacency.len() && part == of_chain;
    let others = (0..parts.count() as u32).filter(|&part| !is_chain(part));
    let part = others.min_by_key(|&part| parts.size(part))?;
    let of_part = squares().filter(|&(vertex, _)| parts.part_of(vertex) == part);
    let rest = count - parts.size(part);
    Some(Finding::counted("separate-cycles", of_part.map(|(_, square)| square), rest as u32))
}

/// Two parts of which an open tour can visit only one, wherever it begins.
fn separate_parts(graph: &Graph, colouring: &Colouring) -> Option<Finding> {
    if !colouring.alternates || colouring.light != colouring.dark {
        return None;
    }
    let adjacency = Adjacency::new(graph, colouring, false, None);
    let parts = Parts::new(&adjacency, &two_factor(&adjacency).ok()?);
    let rivals = parts.never_joined()?;
    let mut squares = Vec::new();
    for part in rivals {
        let of_part = (0..adjacency.len() as u32).filter(|&vertex| parts.part_of(vertex) == part);
        squares.extend(of_part.filter_map(|vertex| adjacency.square(vertex)));
    }
    squares.truncate(MAX_SQUARES);
    let sizes = rivals.map(|part| parts.size(part) as u32);
    Some(Finding::new("separate-parts", squares, sizes.to_vec()))
}

/// The squares that the last search for an augmenting path showed to have too few moves.
fn unmatched(adjacency: &Adjacency, matching: &TwoFactor) -> Finding {
    let (code, capacity) =
        if adjacency.alternates() { ("no-two-factor", 2) } else { ("no-cycle-cover", 1) };
    let (from, to) = matching.searched();
    let mut squares: Vec<Square> =
        from.iter().filter_map(|&vertex| adjacency.square(vertex)).collect();
    squares.sort_unstable();
    squares.truncate(MAX_SQUARES);
    // A chosen move may lead out of the reached squares; all others lead to squares that already have all
    // their moves.
    let mut is_reached = vec![false; adjacency.len()];
    for &vertex in to {
        is_reached[vertex as usize] = true;
    }
    let leads_out =
        |vertex: &u32| adjacency.ends(*vertex).iter().filter(|&&end| !is_reached[end as usize]);
    let out: usize = from.iter().map(|vertex| leads_out(vertex).count()).sum();
    let numbers = [from.len() * capacity, to.len() * capacity + out].map(|number| number as u32);
    Finding::new(code, squares, numbers.to_vec())
}
