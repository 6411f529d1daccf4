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
                Some(Outcome::Impossible { .. }) => {
                    Fate::Lost { why: lost("all-tried", Vec::new(), Vec::new()) }
                }
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
        let rest = Rest::new(&self.graph, &self.path, self.target);
        let why = rest.at_a_glance(&self.graph, &self.path, self.target).or_else(|| {
            let start = (self.target == Target::Open).then_some(rest.end);
            let finding = diagnose(&rest.graph, self.target, start).into_iter().next()?;
            Some(rest.why(finding, self.graph.board()))
        });
        if let Some(why) = why {
            self.fate = Some(Fate::Lost { why });
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

fn lost(code: &'static str, squares: Vec<Square>, numbers: Vec<u32>) -> Finding {
    Finding { code, squares, numbers }
}

/// What becomes of a path that visits every square.
fn fate_of(tour: Tour, target: Target) -> Fate {
    if target == Target::Open || tour.is_closed() {
        return Fate::Finishable { tour };
    }
    let squares = tour.squares();
    Fate::Lost { why: lost("not-closed", vec![squares[0], squares[squares.len() - 1]], Vec::new()) }
}

/// What is left of a graph once a path is taken: a tour of it completes the path.
struct Rest {
    graph: Arc<Graph>,
    /// Which square each vertex is, but for the last, the chain that stands for the path.
    squares: Vec<Square>,
    /// The end of the path, where a tour of what is left begins.
    end: Square,
    /// How many vertices stand for the path: its end; for a closed tour its start and the chain besides.
    of_path: u32,
    /// Of each square whether it is unvisited.
    is_left: Vec<bool>,
}

impl Rest {
    /// Cost: linear.
    fn new(graph: &Arc<Graph>, path: &[Square], target: Target) -> Self {
        let mut is_left = vec![false; graph.len()];
        for square in graph.each_square() {
            is_left[square.index()] = true;
        }
        for square in path {
            is_left[square.index()] = false;
        }
        let (start, end) = (path[0], path[path.len() - 1]);
        let is_whole = path.len() == 1;
        let mut squares = Vec::new();
        if !is_whole {
            squares.push(end);
            if target == Target::Closed {
                squares.push(start);
            }
        }
        for square in (0..graph.len() as u32).map(Square) {
            if is_whole || is_left[square.index()] {
                squares.push(square);
            }
        }
        if is_whole {
            return Self { graph: graph.clone(), squares, end, of_path: 1, is_left };
        }
        let mut vertex_of = vec![u32::MAX; graph.len()];
        for (vertex, square) in (0..).zip(&squares) {
            vertex_of[square.index()] = vertex;
        }
        let mut edges = Vec::new();
        for (from, &square) in (0..).zip(&squares) {
            for to in graph.neighbours(square) {
                let to = vertex_of[to.index()];
                let is_chord = target == Target::Closed && (from, to) == (0, 1);
                if from < to && to != u32::MAX && !is_chord {
                    edges.push((from, to));
                }
            }
        }
        let (mut order, mut of_path) = (squares.len() as u32, 1);
        if target == Target::Closed {
            of_path = 4 - path.len() as u32 % 2;
            let mut last = 0;
            for _ in 2..of_path {
                edges.push((last, order));
                last = order;
                order += 1;
            }
            edges.push((last, 1));
        }
        let rest = Graph::from_edges(order, &edges);
        let rest = Arc::new(rest.expect("every edge joins two vertices"));
        Self { graph: rest, squares, end: Square(0), of_path, is_left }
    }

    /// What the moves that are left show at once, of a path that does not visit every square.
    fn at_a_glance(&self, graph: &Graph, path: &[Square], target: Target) -> Option<Finding> {
        let degrees = self.graph.degrees();
        // The chain is a move of each of its ends.
        let chain = u32::from(self.of_path > 1);
        let end = path[path.len() - 1];
        if degrees[self.end.index()] == chain {
            return Some(lost("stuck", vec![end], Vec::new()));
        }
        let never = self.left_with(&degrees, 0);
        let count = never.len() as u32;
        if count > 0 {
            return Some(lost("never-entered", never, vec![count]));
        }
        if chain == 1 && degrees[1] == chain {
            return Some(lost("start-cut-off", vec![path[0]], Vec::new()));
        }
        let dead_ends = self.left_with(&degrees, 1);
        let (count, allowed) = (dead_ends.len() as u32, u32::from(target == Target::Open));
        if count > allowed {
            return Some(lost("too-many-dead-ends", dead_ends, vec![count, allowed]));
        }
        let mut is_cut_off = self.is_left.clone();
        let mut reached = vec![end];
        while let Some(square) = reached.pop() {
            for next in graph.neighbours(square) {
                if std::mem::take(&mut is_cut_off[next.index()]) {
                    reached.push(next);
                }
            }
        }
        for (square, &is_cut_off) in (0..).map(Square).zip(&is_cut_off) {
            if is_cut_off {
                reached.push(square);
            }
        }
        let count = reached.len() as u32;
        (count > 0).then(|| lost("cut-in-two", reached, vec![count]))
    }

    /// The unvisited squares with so many moves.
    fn left_with(&self, degrees: &[u32], degree: u32) -> Vec<Square> {
        let mut found = Vec::new();
        for (&square, &moves) in self.squares.iter().zip(degrees) {
            if moves == degree && self.is_left[square.index()] {
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
            path.extend(square.filter(|square| self.is_left[square.index()]));
        }
    }

    /// What was found about this graph, as it is seen on the board.
    fn why(&self, Finding { code, squares, numbers }: Finding, board: Option<&Board>) -> Finding {
        if matches!(code, "colours" | "start-colour") {
            return lost("colours", Vec::new(), self.colours(board));
        }
        let mut blamed = Vec::new();
        for vertex in squares {
            blamed.extend(self.squares.get(vertex.index()));
        }
        lost(code, blamed, numbers)
    }

    /// How many unvisited squares are light and how many dark, of colours that alternate.
    fn colours(&self, board: Option<&Board>) -> Vec<u32> {
        let colouring = Colouring::new(&self.graph);
        let is_dark = colouring.is_dark[self.end.index()] == Some(true);
        let (mut of_end, mut others) = (colouring.dark, colouring.light);
        if !is_dark {
            (of_end, others) = (others, of_end);
        }
        // Those that stand for the path alternate too.
        of_end -= self.of_path.div_ceil(2);
        others -= self.of_path / 2;
        // Which of the two is called dark is the board's to say.
        let is_dark = board.map_or(is_dark, |board| board.is_dark(self.squares[self.end.index()]));
        if is_dark { vec![others, of_end] } else { vec![of_end, others] }
    }
}
