//! All tours along which the parts on a board read as a text.

use std::sync::Arc;

use crate::board::Square;
use crate::error::Error;
use crate::graph::Graph;
use crate::resumable::Resumable;

/// More ways than this are not told apart.
pub const MANY: u32 = 1000;
/// Squares that are tried, at most.
const USUAL_LIMIT: u64 = 1_000_000;

/// How many ways there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    /// As many as this.
    Exactly(u32),
    /// More than [`MANY`].
    Many,
    /// As many as this were found before the limit.
    AtLeast(u32),
}

impl Number {
    /// As many as there are at least.
    pub fn least(self) -> u32 {
        match self {
            Self::Exactly(number) | Self::AtLeast(number) => number,
            Self::Many => MANY + 1,
        }
    }

    /// Its id in results.
    pub fn id(self) -> &'static str {
        match self {
            Self::Exactly(_) => "exactly",
            Self::Many => "more-than",
            Self::AtLeast(_) => "at-least",
        }
    }
}

/// A square of the path, how much of the text was read before the next, and where the path can go on.
struct Visit {
    square: Option<Square>,
    read: usize,
    next: Vec<Square>,
}

/// The resumable search for all ways to read a text: one square after another, each of which must go on with the text.
/// Two ways with the same squares in the same order are one.
pub struct Readings {
    graph: Arc<Graph>,
    /// By square.
    cells: Vec<Option<String>>,
    text: String,
    is_visited: Vec<bool>,
    path: Vec<Visit>,
    /// The square whose ways are counted separately, because it is marked.
    start: Option<Square>,
    found: u32,
    from_start: u32,
    first: Option<Vec<Square>>,
    work: u64,
    limit: u64,
}

impl Readings {
    pub(super) fn new(
        graph: &Arc<Graph>,
        cells: Vec<Option<String>>,
        text: String,
        start: Option<Square>,
    ) -> Self {
        let mut readings = Self {
            is_visited: vec![false; graph.len()],
            graph: graph.clone(),
            cells,
            text,
            path: Vec::new(),
            start,
            found: 0,
            from_start: 0,
            first: None,
            work: 0,
            limit: USUAL_LIMIT,
        };
        let letters: usize = readings.cells.iter().flatten().map(String::len).sum();
        let mut next: Vec<Square> = readings.graph.each_square().collect();
        next.retain(|&square| letters == readings.text.len() && readings.goes_on(square, 0));
        // The last one is tried first.
        if let Some(at) = next.iter().position(|&square| Some(square) == start) {
            let last = next.len() - 1;
            next.swap(at, last);
        }
        readings.path.push(Visit { square: None, read: 0, next });
        readings
    }

    /// The same search with another limit of squares that are tried.
    #[must_use]
    pub fn with_limit(self, limit: u64) -> Self {
        Self { limit, ..self }
    }

    /// How many ways there are.
    pub fn number(&self) -> Number {
        told(self.found, self.path.is_empty(), self.known())
    }

    /// How many of them begin where the puzzle’s own tour does.
    pub fn number_from_start(&self) -> Number {
        let is_at_start = self.path.get(1).is_some_and(|visit| visit.square == self.start);
        let is_all = self.path.is_empty() || (self.work > 0 && !is_at_start);
        told(self.from_start, is_all, self.known())
    }

    /// How many ways are known without a search: that of the puzzle’s own tour.
    fn known(&self) -> u32 {
        u32::from(self.start.is_some())
    }

    /// The first way that was found.
    pub fn first(&self) -> Option<&[Square]> {
        self.first.as_deref()
    }

    fn goes_on(&self, square: Square, read: usize) -> bool {
        let cell = self.cells[square.index()].as_ref();
        cell.is_some_and(|cell| self.text[read..].starts_with(&**cell))
    }

    fn free(&self, square: Square) -> usize {
        self.graph.neighbours(square).filter(|next| !self.is_visited[next.index()]).count()
    }

    /// Where the path can go on: it must not leave a square without a way in, or several without a way out.
    fn next(&self, square: Square, read: usize) -> Vec<Square> {
        let left = self.graph.squares() - (self.path.len() - 1);
        let open = self.graph.neighbours(square).filter(|next| !self.is_visited[next.index()]);
        let open: Vec<(usize, Square)> = open.map(|next| (self.free(next), next)).collect();
        let ends = open.iter().filter(|(free, _)| *free <= 1).count();
        let is_lost = |&(free, _): &(usize, Square)| free == 0 && left > 1;
        if ends > 2 || open.iter().any(is_lost) {
            return Vec::new();
        }
        let mut next = open;
        next.retain(|&(free, to)| (ends < 2 || free <= 1) && self.goes_on(to, read));
        next.sort_unstable_by_key(|&(free, to)| (std::cmp::Reverse(free), to));
        next.into_iter().map(|(_, to)| to).collect()
    }

    /// Tries one square.
    fn step(&mut self) {
        let Some(top) = self.path.last_mut() else { return };
        let Some(square) = top.next.pop() else {
            if let Some(square) = top.square {
                self.is_visited[square.index()] = false;
            }
            self.path.pop();
            return;
        };
        let read = top.read + self.cells[square.index()].as_ref().map_or(0, String::len);
        if self.path.len() == self.graph.squares() {
            self.found += 1;
            let squares = self.path.iter().filter_map(|visit| visit.square).chain([square]);
            let squares: Vec<Square> = squares.collect();
            self.from_start += u32::from(Some(squares[0]) == self.start);
            self.first.get_or_insert(squares);
            return;
        }
        self.is_visited[square.index()] = true;
        self.path.push(Visit { square: Some(square), read, next: Vec::new() });
        let next = self.next(square, read);
        if let Some(top) = self.path.last_mut() {
            top.next = next;
        }
    }
}

fn told(found: u32, is_all: bool, known: u32) -> Number {
    match found {
        _ if found > MANY => Number::Many,
        _ if is_all => Number::Exactly(found),
        _ => Number::AtLeast(found.max(known)),
    }
}

impl Resumable for Readings {
    fn work_a_look(&self) -> u64 {
        1000
    }

    fn advance(&mut self, work: u64) -> Result<bool, Error> {
        for _ in 0..work {
            if self.path.is_empty() || self.found > MANY || self.work >= self.limit {
                return Ok(true);
            }
            self.work += 1;
            self.step();
        }
        Ok(false)
    }

    fn fraction(&self) -> f64 {
        if self.path.is_empty() || self.found > MANY {
            1.0
        } else {
            self.work as f64 / self.limit as f64
        }
    }
}
