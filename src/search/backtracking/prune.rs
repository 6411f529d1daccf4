//! Detecting early that a path cannot be completed.

use std::mem;

use crate::board::Square;
use crate::graph::Graph;
use crate::search::path::Path;
use crate::tour::target::Target;

/// Why the unvisited squares cannot all be visited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PruneCause {
    /// An unvisited square has no unvisited neighbour.
    Unreachable,
    /// A square can be entered but not left, and the tour cannot end there as well.
    TooManyEnds,
    /// The unvisited squares fall into parts with no move between them.
    CutInTwo,
    /// No unvisited neighbour of a closed tour's start is left.
    StartCutOff,
}

impl PruneCause {
    /// The id of each, in the order of the variants.
    pub(super) const IDS: &'static [&'static str] =
        &["unreachable", "too-many-ends", "cut-in-two", "start-cut-off"];
}

/// Squares after which a flood fill stops undecided. Most end after a few; most of the others only find a
/// long detour, and a limit of a thousand squares decides hardly more than one of a hundred.
const FLOOD_LIMIT: usize = 100;

/// What is known about the unvisited squares, for each length of the path.
#[derive(Clone, Debug)]
pub(super) struct Lookout {
    target: Target,
    /// For each length of the path from 1, how many squares could be entered but not left when the knight
    /// arrived.
    ends: Vec<u32>,
    /// For each square, a number that shows in which flood it was wanted or reached.
    marks: Vec<u32>,
    /// The mark of squares that the current flood looks for; squares that it has reached have one more.
    wanted: u32,
    queue: Vec<Square>,
}

impl Lookout {
    pub(super) fn new(graph: &Graph, target: Target) -> Self {
        let marks = vec![0; graph.len()];
        Self { target, ends: Vec::new(), marks, wanted: 0, queue: Vec::new() }
    }

    /// Why the path cannot be completed, with a square that shows it; `None` if no obstruction was found.
    /// Must be called at each square that the knight reaches while there are candidates. Cost: linear in the
    /// board at the start; from then on the squares around the last two, and up to [`FLOOD_LIMIT`] others if
    /// the path may have cut something off.
    pub(super) fn look(&mut self, path: &Path) -> Option<(PruneCause, Square)> {
        let start = path.squares()[0];
        if self.target == Target::Closed && path.onward_moves(start) == 0 {
            return Some((PruneCause::StartCutOff, start));
        }
        if let Some(square) = unreachable_square(path) {
            return Some((PruneCause::Unreachable, square));
        }
        if let Some(square) = self.excessive_end(path) {
            return Some((PruneCause::TooManyEnds, square));
        }
        self.cut_off(path).map(|square| (PruneCause::CutInTwo, square))
    }

    /// A square with a single unvisited neighbour, where the tour cannot end.
    fn excessive_end(&mut self, path: &Path) -> Option<Square> {
        let graph = path.graph();
        let (start, here) = (path.squares()[0], path.last());
        let is_closed = self.target == Target::Closed;
        self.ends.truncate(path.len() - 1);
        let mut ends = self.ends.last().copied().unwrap_or_default();
        let is_excessive = |&square: &Square| {
            // A move from the knight's square counts, and so does one to the start of a closed tour.
            let mut ways = path.onward_moves(square);
            if ways < 2 {
                ways += u32::from(graph.are_neighbours(square, here));
            }
            if ways < 2 && is_closed && here != start {
                ways += u32::from(graph.are_neighbours(square, start));
            }
            ends += u32::from(ways < 2);
            ways < 2 && (is_closed || path.end().is_some() || ends > 1)
        };
        let excessive = match path.before_last() {
            // Only the neighbours of the last square have lost a move.
            Some(left) => {
                graph.neighbours(left).filter(|&end| path.is_open(end)).find(is_excessive)
            }
            None => open_squares(path).find(is_excessive),
        };
        self.ends.push(ends);
        excessive
    }

    /// A square that cannot be reached from the first candidate without crossing the path.
    ///
    /// If the path has cut the squares in two, it did so at its last move. So the flood only has to look for
    /// the other candidates, except at the start, where it looks for every square.
    fn cut_off(&mut self, path: &Path) -> Option<Square> {
        let graph = path.graph();
        let is_first = path.len() == 1;
        if !is_first && path.candidates.len() < 2 {
            return None;
        }
        // There are fewer floods than steps, so the number never wraps around.
        self.wanted += 2;
        let (wanted, reached) = (self.wanted, self.wanted + 1);
        let mut missing = 0;
        let mut want = |square: Square| {
            self.marks[square.index()] = wanted;
            missing += 1;
        };
        if is_first {
            open_squares(path).for_each(want);
        } else {
            path.candidates.iter().for_each(|candidate| want(candidate.square));
        }
        let first = path.candidates[0].square;
        self.marks[first.index()] = reached;
        missing -= 1;
        self.queue.clear();
        self.queue.push(first);
        let mut at = 0;
        while missing > 0 && at < self.queue.len() && (is_first || at < FLOOD_LIMIT) {
            for end in graph.neighbours(self.queue[at]) {
                if path.is_open(end) && self.marks[end.index()] != reached {
                    let mark = mem::replace(&mut self.marks[end.index()], reached);
                    missing -= usize::from(mark == wanted);
                    self.queue.push(end);
                }
            }
            at += 1;
        }
        let is_undecided = at < self.queue.len();
        if missing == 0 || is_undecided {
            return None;
        }
        let is_missing = |square: &Square| self.marks[square.index()] == wanted;
        if is_first {
            return open_squares(path).find(is_missing);
        }
        path.candidates.iter().map(|candidate| candidate.square).find(is_missing)
    }
}

/// A square that only the knight's square is adjacent to, while there are other unvisited ones.
fn unreachable_square(path: &Path) -> Option<Square> {
    if path.len() + 1 == path.graph().squares() {
        return None;
    }
    let is_lonely = |&square: &Square| path.onward_moves(square) == 0;
    if let Some(end) = path.end().filter(is_lonely) {
        return Some(end);
    }
    if path.len() == 1 {
        return open_squares(path).find(is_lonely);
    }
    path.candidates.iter().map(|candidate| candidate.square).find(is_lonely)
}

/// Every square that is not on the path.
fn open_squares(path: &Path) -> impl Iterator<Item = Square> + '_ {
    let squares = (0..path.graph().len() as u32).map(Square);
    squares.filter(|&square| path.graph().contains(square) && path.is_open(square))
}
