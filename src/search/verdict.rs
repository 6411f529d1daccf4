//! Whether a path can still become a tour, and if not, why not.
//!
//! What is left of the graph is looked at like any other graph. For an open tour it is the squares that
//! are not visited, with the end of the path, from which the tour has to begin. For a closed one the path
//! shrinks to a chain of one or two squares more, which every closed tour of that graph has to go through:
//! one or two, so that a graph of two colours keeps them. So everything that rules out tours of graphs
//! rules out completions, and everything that finds tours finds them.

use std::sync::Arc;

use super::best;
use super::outcome::Outcome;
use super::settings::{Settings, WhenStuck};
use super::tie_break::TieBreak;
use super::whole_run::WholeRun;
use crate::board::{Board, Square};
use crate::graph::Graph;
use crate::random::Random;
use crate::theory::diagnosis::{Finding, diagnose};
use crate::tour::target::Target;
use crate::tour::{NotATour, Tour};

/// What becomes of a path.
#[derive(Clone, Debug)]
pub enum Fate {
    /// It can be completed.
    Finishable {
        /// A tour that begins with the path; it closes where that is asked for.
        tour: Tour,
    },
    /// It cannot be completed.
    Lost {
        /// Why, and the squares to blame: what a [`Finding`] about what is left of the graph says, or, the
        /// plainest first:
        ///
        /// - `stuck`: no unvisited square is a move from the end of the path, which is the square to blame.
        /// - `not-closed`: all squares are visited, and the last is no move from the first. Both are to
        ///   blame.
        /// - `never-entered`: no move leads to these squares any more. Number: how many they are.
        /// - `start-cut-off`: a closed tour has to come back to the start, and none of its neighbours is
        ///   left. The start is to blame.
        /// - `too-many-dead-ends`: these squares have one move left each, so that the tour would have to end
        ///   on each of them; a closed one on none. Numbers: how many they are, and how many there may be.
        /// - `cut-in-two`: no moves join these squares to the end of the path. Number: how many they are.
        /// - `colours`: moves alternate between two colours, and there are too many squares of one left.
        ///   Numbers: unvisited light squares, unvisited dark ones.
        /// - `all-tried`: every possibility was tried.
        why: Finding,
    },
    /// The search gave up.
    Unknown {
        /// Steps of the search.
        steps: u64,
    },
}

/// The question whether a path can still become a tour, on its way to the answer.
pub struct Verdict {
    graph: Arc<Graph>,
    path: Vec<Square>,
    target: Target,
    /// What is left of the graph, and the search for a tour of it.
    search: Option<(Rest, WholeRun)>,
    fate: Option<Fate>,
}

impl Verdict {
    /// Asks about a path. Where a plain look is enough, the answer is there at once.
    ///
    /// Cost: as of [`diagnose`].
    ///
    /// # Errors
    /// [`NotATour`] where the squares are no path: what is wrong with them first.
    ///
    /// # Panics
    /// Without a square.
    pub fn new(graph: Arc<Graph>, path: Vec<Square>, target: Target) -> Result<Self, NotATour> {
        let mut verdict = Self { search: None, fate: None, target, path, graph };
        match Tour::new(verdict.graph.clone(), verdict.path.clone()) {
            Ok(tour) => verdict.fate = Some(fate_of(tour, target)),
            Err(NotATour::Incomplete { .. }) => verdict.look(),
            Err(fault) => return Err(fault),
        }
        Ok(verdict)
    }

    /// Takes at most so many steps; true once there is an answer.
    pub fn advance(&mut self, steps: u32) -> bool {
        if let Some((rest, run)) = self.search.take_if(|(_, run)| run.advance(steps)) {
            self.fate = Some(match run.outcome() {
                Some(Outcome::Tour(tour)) => self.completed(&rest, tour.squares()),
                Some(Outcome::Impossible { .. }) => lost("all-tried", &[], &[]),
                _ => Fate::Unknown { steps: run.steps() },
            });
        }
        self.fate.is_some()
    }

    /// The answer, once there is one.
    #[must_use]
    pub fn fate(&self) -> Option<&Fate> {
        self.fate.as_ref()
    }

    /// The answer, taken out.
    #[must_use]
    pub fn into_fate(self) -> Option<Fate> {
        self.fate
    }

    /// Steps taken so far, of a search whose end nobody knows.
    #[must_use]
    pub fn steps(&self) -> u64 {
        self.search.as_ref().map_or(0, |(_, run)| run.steps())
    }

    /// What is seen without a search, or the search.
    fn look(&mut self) {
        let rest = Rest::new(&self.graph, &self.path, self.target);
        self.fate = rest.at_a_glance(&self.graph, &self.path, self.target);
        if self.fate.is_some() {
            return;
        }
        let start = (self.target == Target::Open).then_some(rest.end);
        let findings = diagnose(&rest.graph, self.target, start);
        if let Some(finding) = findings.first() {
            self.fate = Some(rest.lost(finding, self.graph.board()));
            return;
        }
        let settings = Settings {
            start: rest.end,
            tie_break: TieBreak::First,
            target: self.target,
            when_stuck: WhenStuck::Stop,
            options: Vec::new(),
            random: Random::from_seed(""),
        };
        self.fate = match WholeRun::new(&best::ALGORITHM, &rest.graph, &settings) {
            Ok(run) => {
                self.search = Some((rest, run));
                None
            }
            Err(_) => Some(Fate::Unknown { steps: 0 }),
        };
    }

    /// The path with what a tour of the rest adds to it, checked.
    fn completed(&self, rest: &Rest, tour: &[Square]) -> Fate {
        let mut squares = self.path.clone();
        rest.go_on(&mut squares, tour);
        match Tour::new(self.graph.clone(), squares) {
            Ok(tour) if self.target == Target::Open || tour.is_closed() => {
                Fate::Finishable { tour }
            }
            _ => unreachable!("a tour of what is left completes the path"),
        }
    }
}

#[inline(never)]
fn lost(code: &'static str, squares: &[Square], numbers: &[u32]) -> Fate {
    Fate::Lost { why: Finding { code, squares: squares.to_vec(), numbers: numbers.to_vec() } }
}

/// What becomes of a path that visits every square.
fn fate_of(tour: Tour, target: Target) -> Fate {
    if target == Target::Open || tour.is_closed() {
        return Fate::Finishable { tour };
    }
    let squares = tour.squares();
    lost("not-closed", &[squares[0], squares[squares.len() - 1]], &[])
}

/// What is left of a graph once a path is taken: a tour of it completes the path.
struct Rest {
    graph: Arc<Graph>,
    /// Which square each vertex is, but for the last, the chain that stands for the path.
    squares: Vec<Square>,
    /// The end of the path, where a tour of what is left begins.
    end: Square,
    /// How many vertices the chain between the end and the start of the path has, where there is one.
    chain: Option<u32>,
    /// Whether it is the graph itself, as nothing but the start is taken.
    is_whole: bool,
    /// Of each square whether it is visited, or a hole.
    is_taken: Vec<bool>,
}

impl Rest {
    /// Cost: linear.
    fn new(graph: &Arc<Graph>, path: &[Square], target: Target) -> Self {
        let (start, end) = (path[0], path[path.len() - 1]);
        let is_whole = path.len() == 1;
        let is_closed = target == Target::Closed;
        let mut is_taken = vec![false; graph.len()];
        for square in path {
            is_taken[square.index()] = true;
        }
        let of_path = if is_whole { 0 } else { 1 + usize::from(is_closed) };
        let mut squares = [end, start][..of_path].to_vec();
        for square in (0..graph.len() as u32).map(Square) {
            let is_taken = &mut is_taken[square.index()];
            *is_taken |= !graph.contains(square);
            if is_whole || !*is_taken {
                squares.push(square);
            }
        }
        if is_whole {
            return Self { graph: graph.clone(), squares, end, chain: None, is_whole, is_taken };
        }
        let mut vertex_of = vec![0; graph.len()];
        for (vertex, square) in (0..).zip(&squares) {
            vertex_of[square.index()] = vertex;
        }
        let mut edges = Vec::new();
        for (from, &square) in (0..).zip(&squares) {
            for to in graph.neighbours(square) {
                let to = vertex_of[to.index()];
                // Between the start and the end of the path there is the chain.
                if from < to && !(is_closed && to == 1) {
                    edges.push((from, to));
                }
            }
        }
        let mut order = squares.len() as u32;
        let chain = is_closed.then_some(2 - path.len() as u32 % 2);
        if let Some(inner) = chain {
            let links = [(0, order), (order + inner - 1, 1), (order, order + 1)];
            edges.extend_from_slice(&links[..=inner as usize]);
            order += inner;
        }
        let rest = Graph::from_edges(order, &edges);
        let rest = Arc::new(rest.expect("every edge joins two vertices"));
        Self { graph: rest, squares, end: Square(0), chain, is_whole, is_taken }
    }

    /// What the moves that are left show at once, of a path that does not visit every square.
    #[inline(never)]
    fn at_a_glance(&self, graph: &Graph, path: &[Square], target: Target) -> Option<Fate> {
        let degrees = self.graph.degrees();
        // The chain is a move of each of its ends.
        let of_chain = u32::from(self.chain.is_some());
        let end = path[path.len() - 1];
        if degrees[self.end.index()] == of_chain {
            return Some(lost("stuck", &[end], &[]));
        }
        let never = self.left_with(&degrees, 0);
        let count = never.len() as u32;
        if count > 0 {
            return Some(lost("never-entered", &never, &[count]));
        }
        if self.chain.is_some() && degrees[1] == of_chain {
            return Some(lost("start-cut-off", &path[..1], &[]));
        }
        let dead_ends = self.left_with(&degrees, 1);
        let (count, allowed) = (dead_ends.len() as u32, u32::from(target == Target::Open));
        if count > allowed {
            return Some(lost("too-many-dead-ends", &dead_ends, &[count, allowed]));
        }
        let mut is_seen = self.is_taken.clone();
        let mut squares = vec![end];
        while let Some(square) = squares.pop() {
            for next in graph.neighbours(square) {
                if !std::mem::replace(&mut is_seen[next.index()], true) {
                    squares.push(next);
                }
            }
        }
        for &square in &self.squares {
            if !is_seen[square.index()] {
                squares.push(square);
            }
        }
        let count = squares.len() as u32;
        (count > 0).then(|| lost("cut-in-two", &squares, &[count]))
    }

    /// The unvisited squares with so many moves.
    #[inline(never)]
    fn left_with(&self, degrees: &[u32], degree: u32) -> Vec<Square> {
        let mut found = Vec::new();
        for (&square, &moves) in self.squares.iter().zip(degrees) {
            if moves == degree && !self.is_taken[square.index()] {
                found.push(square);
            }
        }
        found
    }

    /// Goes on from the end of the path as a tour of what is left does.
    fn go_on(&self, path: &mut Vec<Square>, tour: &[Square]) {
        let at = tour.iter().position(|&vertex| vertex == self.end).unwrap_or(0);
        let onward = |step: usize| self.squares.get(tour[(at + step) % tour.len()].index());
        let is_backwards = onward(1).is_none();
        for step in 1..tour.len() {
            let square = onward(if is_backwards { tour.len() - step } else { step });
            if let Some(&square) = square
                && !self.is_taken[square.index()]
            {
                path.push(square);
            }
        }
    }

    /// What was found about this graph, as it is seen on the board.
    fn lost(&self, Finding { code, squares, numbers }: &Finding, board: Option<&Board>) -> Fate {
        if !self.is_whole && matches!(*code, "colours" | "start-colour") {
            // The first vertex, the end of the path, is called dark here. With the chain and the start, which
            // have alternating colours too, it is not to be counted.
            let (of_end, others) = match self.chain {
                None => (1, 0),
                Some(inner) => (2, inner),
            };
            let mut left = [numbers[0] - others, numbers[1] - of_end];
            if board.is_some_and(|board| !board.is_dark(self.squares[0])) {
                left.reverse();
            }
            return lost("colours", &[], &left);
        }
        let mut blamed = Vec::new();
        for vertex in squares {
            if let Some(&square) = self.squares.get(vertex.index()) {
                blamed.push(square);
            }
        }
        lost(code, &blamed, numbers)
    }
}
