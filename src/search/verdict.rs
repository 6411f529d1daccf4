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
use crate::graph::colouring::Colouring;
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
        /// Why, and the squares to blame.
        why: Lost,
    },
    /// The search gave up.
    Unknown {
        /// Steps of the search.
        steps: u64,
    },
}

/// Why a path cannot be completed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lost {
    /// The word for it, as [`Lost::CODES`] lists them, or that of a [`Finding`] about what is left of the
    /// graph.
    pub code: &'static str,
    /// The squares to blame.
    pub squares: Vec<Square>,
    /// How many of what: see the code.
    pub numbers: Vec<u32>,
}

impl Lost {
    /// The words besides those of findings, the plainest first:
    ///
    /// - `stuck`: no unvisited square is a move from the end of the path, which is the square to blame.
    /// - `not-closed`: all squares are visited, and the last is no move from the first. Both are to blame.
    /// - `never-entered`: no move leads to these squares any more. Number: how many they are.
    /// - `start-cut-off`: a closed tour has to come back to the start, and none of its neighbours is left.
    ///   The start is to blame.
    /// - `too-many-dead-ends`: these squares have one move left each, so that the tour would have to end on
    ///   each of them; a closed one on none. Numbers: how many they are, and how many there may be.
    /// - `cut-in-two`: no moves join these squares to the end of the path. Number: how many they are.
    /// - `colours`: moves alternate between two colours, and there are too many squares of one left.
    ///   Numbers: unvisited light squares, unvisited dark ones.
    /// - `all-tried`: every possibility was tried.
    pub const CODES: &'static [&'static str] = &[
        "stuck",
        "not-closed",
        "never-entered",
        "start-cut-off",
        "too-many-dead-ends",
        "cut-in-two",
        "colours",
        "all-tried",
    ];

    fn new(code: &'static str, squares: Vec<Square>, numbers: Vec<u32>) -> Self {
        Self { code, squares, numbers }
    }
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
                Some(Outcome::Tour(tour)) => self.completed(&rest.beyond(tour.squares())),
                Some(Outcome::Impossible { .. }) => lost("all-tried", Vec::new(), Vec::new()),
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

    /// Steps taken so far, of a search whose end nobody knows.
    #[must_use]
    pub fn steps(&self) -> u64 {
        self.search.as_ref().map_or(0, |(_, run)| run.steps())
    }

    /// What is seen without a search, or the search.
    fn look(&mut self) {
        if let Some(why) = at_a_glance(&self.graph, &self.path, self.target) {
            self.fate = Some(Fate::Lost { why });
            return;
        }
        let rest = Rest::new(&self.graph, &self.path, self.target);
        let start = (self.target == Target::Open).then_some(rest.end);
        if let Some(finding) = diagnose(&rest.graph, self.target, start).into_iter().next() {
            self.fate = Some(Fate::Lost { why: rest.why(finding, self.graph.board()) });
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

    /// The path with the squares beyond it, checked.
    fn completed(&self, beyond: &[Square]) -> Fate {
        let squares = [&self.path, beyond].concat();
        match Tour::new(self.graph.clone(), squares) {
            Ok(tour) if self.target == Target::Open || tour.is_closed() => {
                Fate::Finishable { tour }
            }
            _ => unreachable!("a tour of what is left completes the path"),
        }
    }
}

fn lost(code: &'static str, squares: Vec<Square>, numbers: Vec<u32>) -> Fate {
    Fate::Lost { why: Lost::new(code, squares, numbers) }
}

/// What becomes of a path that visits every square.
fn fate_of(tour: Tour, target: Target) -> Fate {
    if target == Target::Open || tour.is_closed() {
        return Fate::Finishable { tour };
    }
    let squares = tour.squares();
    lost("not-closed", vec![squares[0], squares[squares.len() - 1]], Vec::new())
}

/// What the moves that are left show at once, of a path that does not visit every square.
fn at_a_glance(graph: &Graph, path: &[Square], target: Target) -> Option<Lost> {
    let (start, end) = (path[0], path[path.len() - 1]);
    let is_closed = target == Target::Closed;
    let mut is_left = vec![true; graph.len()];
    for square in path {
        is_left[square.index()] = false;
    }
    let left = || graph.each_square().filter(|square| is_left[square.index()]);
    let leads_on = |square: Square| graph.neighbours(square).any(|next| is_left[next.index()]);
    if !leads_on(end) {
        return Some(Lost::new("stuck", vec![end], Vec::new()));
    }
    // A tour comes to a square from one of these, and goes on to another.
    let joins = |to: Square| is_left[to.index()] || to == end || (is_closed && to == start);
    let joined = |square: Square| graph.neighbours(square).filter(|&to| joins(to)).count();
    let never: Vec<Square> = left().filter(|&square| joined(square) == 0).collect();
    if !never.is_empty() {
        let count = never.len() as u32;
        return Some(Lost::new("never-entered", never, vec![count]));
    }
    if is_closed && !leads_on(start) {
        return Some(Lost::new("start-cut-off", vec![start], Vec::new()));
    }
    let dead_ends: Vec<Square> = left().filter(|&square| joined(square) == 1).collect();
    let allowed = u32::from(!is_closed);
    if dead_ends.len() as u32 > allowed {
        let count = dead_ends.len() as u32;
        return Some(Lost::new("too-many-dead-ends", dead_ends, vec![count, allowed]));
    }
    let mut is_cut_off = is_left.clone();
    let mut reached = vec![end];
    while let Some(square) = reached.pop() {
        for next in graph.neighbours(square).filter(|next| is_left[next.index()]) {
            if std::mem::take(&mut is_cut_off[next.index()]) {
                reached.push(next);
            }
        }
    }
    let cut_off: Vec<Square> = left().filter(|square| is_cut_off[square.index()]).collect();
    let count = cut_off.len() as u32;
    (count > 0).then(|| Lost::new("cut-in-two", cut_off, vec![count]))
}

/// What is left of a graph once a path is taken: a tour of it completes the path.
struct Rest {
    graph: Arc<Graph>,
    /// Which square each vertex is, but for the last, the chain that stands for the path.
    squares: Vec<Square>,
    /// The end of the path, where a tour of what is left begins.
    end: Square,
    /// Of each square whether the path has been there.
    is_visited: Vec<bool>,
}

impl Rest {
    /// Cost: linear.
    fn new(graph: &Arc<Graph>, path: &[Square], target: Target) -> Self {
        let mut is_visited = vec![false; graph.len()];
        for square in path {
            is_visited[square.index()] = true;
        }
        if let &[end] = path {
            let squares = (0..graph.len() as u32).map(Square).collect();
            return Self { graph: graph.clone(), squares, end, is_visited };
        }
        let (start, end) = (path[0], path[path.len() - 1]);
        let is_closed = target == Target::Closed;
        let unvisited = graph.each_square().filter(|square| !is_visited[square.index()]);
        let ends = [end].into_iter().chain(is_closed.then_some(start));
        let squares: Vec<Square> = ends.chain(unvisited).collect();
        let mut vertex_of = vec![u32::MAX; graph.len()];
        for (vertex, square) in (0..).zip(&squares) {
            vertex_of[square.index()] = vertex;
        }
        let mut edges = Vec::new();
        for (from, &square) in (0..).zip(&squares) {
            let ends = graph.neighbours(square).map(|to| vertex_of[to.index()]);
            edges.extend(ends.filter(|&to| to != u32::MAX && from < to).map(|to| (from, to)));
        }
        let mut order = squares.len() as u32;
        if is_closed {
            edges.retain(|&edge| edge != (0, 1));
            let inner = if path.len().is_multiple_of(2) { 2 } else { 1 };
            let chain = [0, order, order + 1, 1];
            let links = chain[..=inner].windows(2).map(|pair| (pair[0], pair[1]));
            edges.extend(links.chain([(order + inner as u32 - 1, 1)]));
            order += inner as u32;
        }
        let rest = Graph::from_edges(order, &edges);
        let rest = Arc::new(rest.expect("every edge joins two vertices"));
        Self { graph: rest, squares, end: Square(0), is_visited }
    }

    fn unvisited(&self, vertices: impl Iterator<Item = Square>) -> impl Iterator<Item = Square> {
        let squares = vertices.filter_map(|vertex| self.squares.get(vertex.index()).copied());
        squares.filter(|square| !self.is_visited[square.index()])
    }

    /// The squares that complete the path, in their order, by a tour of what is left.
    fn beyond(&self, tour: &[Square]) -> Vec<Square> {
        let at = tour.iter().position(|&vertex| vertex == self.end).unwrap_or(0);
        let (before, after) = tour.split_at(at);
        let around = after.iter().chain(before).copied();
        let is_backwards = after.get(1).is_some_and(|next| next.index() >= self.squares.len());
        if is_backwards {
            self.unvisited(around.rev()).collect()
        } else {
            self.unvisited(around).collect()
        }
    }

    /// What was found about this graph, as it is seen on the board.
    fn why(&self, Finding { code, squares, numbers }: Finding, board: Option<&Board>) -> Lost {
        if matches!(code, "colours" | "start-colour") {
            return Lost::new("colours", Vec::new(), self.colours(board));
        }
        let squares = squares.into_iter();
        let squares = squares.filter_map(|vertex| self.squares.get(vertex.index()).copied());
        Lost::new(code, squares.collect(), numbers)
    }

    /// How many unvisited squares are light and how many dark, of colours that alternate.
    fn colours(&self, board: Option<&Board>) -> Vec<u32> {
        let colouring = Colouring::new(&self.graph);
        let is_dark = |vertex: Square| colouring.is_dark[vertex.index()] == Some(true);
        // Which of the two is called dark is the board's to say.
        let end = self.squares[self.end.index()];
        let is_inverse = board.is_some_and(|board| board.is_dark(end) != is_dark(self.end));
        let count = |dark: bool| {
            let vertices = self.graph.each_square().filter(|&each| is_dark(each) == dark);
            self.unvisited(vertices).count() as u32
        };
        vec![count(is_inverse), count(!is_inverse)]
    }
}
