//! Exact search for a tour of a small graph.
//!
//! Every move is in, out or undecided. A square of a tour has exactly two moves. So if two are in, the others
//! are out; if only two are left, they are in; and a move between the ends of one path is out, since it would
//! close too early. Consequences of a decision are drawn at once (after F. Rubin, A search procedure for
//! Hamilton paths and circuits, Journal of the ACM 21, 1974); only then is another move guessed to be in, and
//! put out if that fails. Consequences for all squares together, by matching, can be checked now and then
//! (`relaxation`).
//!
//! An open tour is a closed one through one more vertex, the apex, which is a move away from every square
//! that may be an end.

mod relaxation;

use crate::board::Square;
use crate::graph::Graph;
use relaxation::{Relaxation, hangs_together};

/// The kinds of tours that a search accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ends {
    /// Closed tours.
    Closed,
    /// Open tours, wherever they begin and end.
    Open,
    /// Open tours that begin at a square.
    From(Square),
    /// Open tours that begin at the first square and end at the second.
    Between(Square, Square),
}

/// The result of a slice of the search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Progress {
    /// A tour, in visiting order, begun where [`Ends`] says.
    Found(Vec<Square>),
    /// There is no tour: every possibility was excluded.
    None,
    /// The budget is used up; there may be a tour.
    Unfinished,
}

/// A tour of a graph of up to some hundred squares, with at most `budget` guesses.
pub fn tour(graph: &Graph, ends: Ends, budget: u32) -> Progress {
    Exact::new(graph, ends).advance(budget)
}

/// A resumable search.
///
/// It is deterministic: the same graph gives the same tour every time.
#[derive(Debug)]
pub struct Exact {
    /// The two ends of every move, those of the apex last.
    moves: Vec<[u32; 2]>,
    /// The moves of vertex `v` are `of_vertex[starts[v]..starts[v + 1]]`.
    starts: Vec<u32>,
    of_vertex: Vec<u32>,
    decided: Vec<Decided>,
    /// How many moves of each vertex are in, and how many undecided.
    counts: Vec<Counts>,
    /// For each end of a path made of moves that are in, its other end. A vertex without such moves is its
    /// own other end; an inner vertex keeps the value from before it became one.
    other_end: Vec<u32>,
    trail: Vec<u32>,
    /// The current guesses: the move, and the length of the trail before it.
    guesses: Vec<(u32, usize)>,
    changed: Vec<u32>,
    moves_in: usize,
    /// The number of vertices, excluding holes and including the apex.
    order: usize,
    has_apex: bool,
    /// The required start; `None` if the tour may begin anywhere.
    first: Option<Square>,
    is_over: bool,
    /// The check across all vertices, if requested.
    relaxation: Option<Box<Relaxation>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Decided {
    Not,
    In,
    Out,
}

#[derive(Clone, Copy, Debug, Default)]
struct Counts {
    inside: u32,
    open: u32,
}

/// A vertex has too few moves left, or a cycle has closed too early.
struct Conflict;

impl Exact {
    /// Cost: proportional to squares and moves.
    pub fn new(graph: &Graph, ends: Ends) -> Self {
        let apex = graph.len() as u32;
        let squares = (0..apex).map(Square).filter(|&square| graph.contains(square));
        let mut moves = Vec::new();
        for from in squares.clone() {
            let onward = graph.neighbours(from).filter(|&to| from < to);
            moves.extend(onward.map(|to| [from.0, to.0]));
        }
        let before_apex = moves.len();
        match ends {
            Ends::Closed => {}
            Ends::Open | Ends::From(_) => moves.extend(squares.clone().map(|end| [end.0, apex])),
            Ends::Between(from, to) => moves.extend([[from.0, apex], [to.0, apex]]),
        }
        let has_apex = ends != Ends::Closed;
        let vertices = graph.len() + usize::from(has_apex);
        let (starts, of_vertex) = incidences(vertices, &moves);
        let first = match ends {
            Ends::From(start) | Ends::Between(start, _) => Some(start),
            Ends::Closed => squares.clone().next(),
            Ends::Open => None,
        };
        let mut search = Self {
            decided: vec![Decided::Not; moves.len()],
            counts: starts.windows(2).map(|at| Counts { inside: 0, open: at[1] - at[0] }).collect(),
            other_end: (0..vertices as u32).collect(),
            trail: Vec::with_capacity(moves.len()),
            guesses: Vec::new(),
            changed: squares.map(|square| square.0).chain(has_apex.then_some(apex)).collect(),
            moves_in: 0,
            order: graph.squares() + usize::from(has_apex),
            has_apex,
            first,
            is_over: false,
            relaxation: None,
            moves,
            starts,
            of_vertex,
        };
        if let Ends::From(start) = ends {
            let is_to_start = |ends: &[u32; 2]| ends[0] == start.0;
            let forced = search.moves[before_apex..].iter().position(is_to_start);
            let put_in = forced.map(|place| search.put_in((before_apex + place) as u32));
            search.is_over = !matches!(put_in, Some(Ok(())));
        }
        // Two squares have only one move between them, which is not a cycle.
        search.is_over |= !has_apex && search.order < 3;
        search
    }

    /// Continues for up to this many guesses.
    pub fn advance(&mut self, guesses: u32) -> Progress {
        if self.is_over {
            return Progress::None;
        }
        if let (Some(apex), 2) = (self.apex(), self.order) {
            // A single square is a tour by itself, though no cycle goes through the apex.
            return Progress::Found(
                self.moves.iter().take(1).map(|&link| Square(across(link, apex))).collect(),
            );
        }
        let mut left = guesses;
        while !self.is_over {
            if self.propagate().and_then(|()| self.relax()).is_err() && !self.retract() {
                break;
            }
            if !self.changed.is_empty() {
                continue;
            }
            if self.moves_in == self.order {
                return Progress::Found(self.walk());
            }
            if left == 0 {
                return Progress::Unfinished;
            }
            left -= 1;
            self.guess();
        }
        self.is_over = true;
        Progress::None
    }

    /// Rejects the tour just found, so that [`advance`](Self::advance) continues to the next. Tours that
    /// differ only in direction, or in where a closed one begins, are the same.
    pub fn pass_over(&mut self) {
        self.is_over |= !self.retract();
    }

    /// The same search, which now and then also draws consequences from what all 2-factors have in common.
    /// Each such check takes as long as some twenty guesses, and saves most of the guesses on boards with few
    /// moves.
    #[must_use]
    pub fn with_relaxation(mut self) -> Self {
        self.relaxation = Some(Box::new(Relaxation::new(&self)));
        self
    }

    /// Draws consequences from the relaxation, if it is due.
    fn relax(&mut self) -> Result<(), Conflict> {
        let Some(mut relaxation) = self.relaxation.take_if(|each| each.is_due()) else {
            return Ok(());
        };
        let settled = relaxation.settled(self).and_then(|settled| self.settle(&settled));
        relaxation.plan(!matches!(settled, Ok(false)));
        self.relaxation = Some(relaxation);
        settled.map(|_| ())
    }

    /// Decides moves; returns whether any were new.
    fn settle(&mut self, settled: &[(u32, Decided)]) -> Result<bool, Conflict> {
        for &(link, decided) in settled {
            // A move that was put in may have put this one out.
            match (decided, self.decided[link as usize]) {
                (Decided::In, Decided::Not) => self.put_in(link)?,
                (Decided::Out, Decided::Not) => self.put_out(link),
                (Decided::In, Decided::Out) => return Err(Conflict),
                _ => {}
            }
        }
        if hangs_together(self) { Ok(!settled.is_empty()) } else { Err(Conflict) }
    }

    fn is_undecided(&self, link: u32) -> bool {
        self.decided[link as usize] == Decided::Not
    }

    fn moves_of(&self, vertex: u32) -> std::ops::Range<usize> {
        self.starts[vertex as usize] as usize..self.starts[vertex as usize + 1] as usize
    }

    /// Draws all consequences of the decisions made.
    fn propagate(&mut self) -> Result<(), Conflict> {
        while let Some(vertex) = self.changed.pop() {
            let Counts { inside, open } = self.counts[vertex as usize];
            if inside > 2 || inside + open < 2 {
                return Err(Conflict);
            }
            let put_in = inside < 2;
            if open == 0 || (put_in && inside + open > 2) {
                continue;
            }
            for at in self.moves_of(vertex) {
                let link = self.of_vertex[at];
                if self.decided[link as usize] == Decided::Not {
                    if put_in {
                        self.put_in(link)?;
                    } else {
                        self.put_out(link);
                    }
                }
            }
        }
        Ok(())
    }

    fn put_in(&mut self, link: u32) -> Result<(), Conflict> {
        let [a, b] = self.moves[link as usize];
        if [a, b].iter().any(|&vertex| self.counts[vertex as usize].inside == 2) {
            return Err(Conflict);
        }
        let (end_a, end_b) = (self.other_end[a as usize], self.other_end[b as usize]);
        let is_last = self.moves_in + 1 == self.order;
        if (end_a == b) != is_last {
            return Err(Conflict);
        }
        self.decide(link, Decided::In);
        self.moves_in += 1;
        if !is_last {
            self.other_end[end_a as usize] = end_b;
            self.other_end[end_b as usize] = end_a;
            if self.moves_in + 1 < self.order
                && let Some(closing) = self.undecided_between(end_a, end_b)
            {
                self.put_out(closing);
            }
        }
        Ok(())
    }

    fn put_out(&mut self, link: u32) {
        self.decide(link, Decided::Out);
    }

    fn decide(&mut self, link: u32, decided: Decided) {
        self.decided[link as usize] = decided;
        self.trail.push(link);
        for vertex in self.moves[link as usize] {
            let counts = &mut self.counts[vertex as usize];
            counts.open -= 1;
            counts.inside += u32::from(decided == Decided::In);
            self.changed.push(vertex);
        }
    }

    fn undecided_between(&self, a: u32, b: u32) -> Option<u32> {
        // The apex may have many moves; it is never the vertex with the lower number.
        let (from, to) = (a.min(b), a.max(b));
        let mut links = self.of_vertex[self.moves_of(from)].iter().copied();
        let is_between = |&link: &u32| self.moves[link as usize].contains(&to);
        links.find(is_between).filter(|&link| self.decided[link as usize] == Decided::Not)
    }

    /// Guesses an undecided move to be in: one of the vertex with the fewest left, to the vertex with the
    /// fewest left.
    fn guess(&mut self) {
        let left = |vertex: u32| {
            let Counts { inside, open } = self.counts[vertex as usize];
            // An end of a path needs one of its undecided moves, another vertex a pair of them.
            (open * 2 - inside, vertex)
        };
        let is_open = |&vertex: &u32| self.counts[vertex as usize].open > 0;
        let Some(vertex) = (0..self.counts.len() as u32).filter(is_open).min_by_key(|&v| left(v))
        else {
            return;
        };
        let links = self.of_vertex[self.moves_of(vertex)].iter().copied();
        let undecided = links.filter(|&link| self.decided[link as usize] == Decided::Not);
        let left_across = |&link: &u32| left(across(self.moves[link as usize], vertex));
        if let Some(link) = undecided.min_by_key(left_across) {
            self.guesses.push((link, self.trail.len()));
            if let Some(relaxation) = &mut self.relaxation {
                relaxation.count_guess();
            }
            // The ends of one path have no undecided move between them, unless it is the last one.
            let put_in = self.put_in(link);
            debug_assert!(put_in.is_ok());
        }
    }

    /// Puts the newest guess out instead; false if no guess is left.
    fn retract(&mut self) -> bool {
        let Some((link, length)) = self.guesses.pop() else { return false };
        while self.trail.len() > length
            && let Some(link) = self.trail.pop()
        {
            self.undo(link);
        }
        self.changed.clear();
        self.put_out(link);
        true
    }

    fn undo(&mut self, link: u32) {
        let was_in = self.decided[link as usize] == Decided::In;
        self.decided[link as usize] = Decided::Not;
        let [a, b] = self.moves[link as usize];
        for vertex in [a, b] {
            let counts = &mut self.counts[vertex as usize];
            counts.open += 1;
            counts.inside -= u32::from(was_in);
        }
        if !was_in {
            return;
        }
        let is_last = self.moves_in == self.order;
        self.moves_in -= 1;
        if !is_last {
            for vertex in [a, b] {
                let had_none = self.counts[vertex as usize].inside == 0;
                let end = if had_none { vertex } else { self.other_end[vertex as usize] };
                self.other_end[end as usize] = vertex;
            }
        }
    }

    /// The squares in the order of the moves that are in.
    fn walk(&self) -> Vec<Square> {
        let (mut before, mut here) = match self.apex() {
            None => (u32::MAX, self.first.map_or(0, |first| first.0)),
            Some(apex) => {
                (apex, self.first.map_or_else(|| self.onward(apex, apex), |first| first.0))
            }
        };
        let mut squares = Vec::with_capacity(self.order);
        while squares.len() < self.order - usize::from(self.has_apex) {
            squares.push(Square(here));
            (before, here) = (here, self.onward(here, before));
        }
        squares
    }

    fn apex(&self) -> Option<u32> {
        self.has_apex.then_some(self.counts.len() as u32 - 1)
    }

    /// The next vertex along a move that is in, other than the one before.
    fn onward(&self, from: u32, before: u32) -> u32 {
        let links = self.of_vertex[self.moves_of(from)].iter();
        let inside = links.filter(|&&link| self.decided[link as usize] == Decided::In);
        let mut ends = inside.map(|&link| across(self.moves[link as usize], from));
        ends.find(|&end| end != before).unwrap_or(from)
    }
}

fn across([a, b]: [u32; 2], from: u32) -> u32 {
    if a == from { b } else { a }
}

/// For each vertex the indices of its moves, in one list, and where each vertex's begin.
fn incidences(vertices: usize, moves: &[[u32; 2]]) -> (Vec<u32>, Vec<u32>) {
    let mut starts = vec![0; vertices + 1];
    for &vertex in moves.iter().flatten() {
        starts[vertex as usize + 1] += 1;
    }
    for vertex in 0..vertices {
        starts[vertex + 1] += starts[vertex];
    }
    let mut next = starts.clone();
    let mut of_vertex = vec![0; 2 * moves.len()];
    for (link, ends) in moves.iter().enumerate() {
        for &vertex in ends {
            of_vertex[next[vertex as usize] as usize] = link as u32;
            next[vertex as usize] += 1;
        }
    }
    (starts, of_vertex)
}
