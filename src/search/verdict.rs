//! Whether a path can still become a tour, and if not, why not.
//!
//! The rest of the graph is itself a graph. For an open tour it consists of the unvisited squares and the end
//! of the path, where its tour must begin. For a closed one, and for one that must end on a given square, the path is
//! replaced by a chain of one or two
//! additional vertices, which every closed tour of that graph must use: one or two, so that a bipartite graph
//! stays bipartite. So everything that rules out tours of graphs rules out completions, and everything that
//! finds tours finds them.

use std::mem;
use std::sync::Arc;

use super::best;
use super::outcome::Outcome;
use super::settings::{Settings, WhenStuck};
use super::tie_break::TieBreak;
use super::whole_run::WholeRun;
use crate::board::{Board, Square};
use crate::graph::Graph;
use crate::graph::between::{chained, inner_of_chain};
use crate::random::Random;
use crate::theory::between::wrong_colour;
use crate::theory::diagnosis::{Finding, diagnose};
use crate::theory::existence::Reason;
use crate::tour::target::Target;
use crate::tour::{NotATour, Tour};

/// Squares, holes counted, of the largest board on which each check takes about a frame at most:
/// [`diagnose`] alone takes more than half of one there.
pub const MAX_SQUARES: usize = 10_000;

/// The fate of a path.
#[derive(Clone, Debug)]
pub enum Fate {
    /// It can be completed.
    Finishable {
        /// A tour that begins with the path; closed if that is the target.
        tour: Tour,
    },
    /// It cannot be completed.
    Lost {
        /// Why, and the squares to blame: a [`Finding`] about the rest of the graph, or one of these, the
        /// simplest first:
        ///
        /// - `stuck`: no unvisited square is a move from the end of the path, which is to blame.
        /// - `not-closed`: all squares are visited, and the last is not a move from the first. Both are to
        ///   blame.
        /// - `never-entered`: no unvisited square is a move from these squares. Number: how many they are.
        /// - `start-cut-off`: a closed tour must return to the start, and none of its neighbours is
        ///   unvisited. The start is to blame.
        /// - `end-cut-off`: an open tour must end on this square, and it is visited, or none of its neighbours is
        ///   unvisited.
        /// - `end-colour`: the tour must end on the first square, and has another colour there, since it began on the
        ///   second. Number: squares of the board.
        /// - `ends-elsewhere`: these squares have one move left each, so that the tour would have to end there instead.
        ///   Number: how many they are.
        /// - `too-many-dead-ends`: these squares have one move left each, so that the tour would have to end
        ///   on each of them; a closed one on none. Numbers: how many they are, and how many there may be.
        /// - `cut-in-two`: no moves join these squares to the end of the path. Number: how many they are.
        /// - `colours`: moves alternate between two colours, and too many squares of one colour are left.
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

/// The resumable question whether a path can still become a tour.
///
/// ```
/// use std::sync::Arc;
///
/// use knights_tour::search::Target;
/// use knights_tour::search::verdict::{Fate, Verdict};
/// use knights_tour::{Graph, Leaper};
///
/// let graph = Arc::new(Graph::new("5x5".parse()?, Leaper::KNIGHT));
/// let path = vec![graph.find("b1")?, graph.find("a3")?];
/// let mut verdict = Verdict::new(graph, path, Target::Open)?;
/// while !verdict.advance(100) {}
/// assert!(matches!(verdict.fate(), Some(Fate::Lost { .. })));
/// # Ok::<(), knights_tour::Error>(())
/// ```
pub struct Verdict {
    graph: Arc<Graph>,
    path: Vec<Square>,
    target: Target,
    /// The required last square of an open tour, if any.
    end: Option<Square>,
    stage: Stage,
}

/// How far a verdict has got. The checks that need no search come first, the cheapest before the others.
enum Stage {
    /// Nothing has been checked.
    Asked,
    /// The rest of the graph is known.
    Left(Rest),
    /// Its moves show no obstacle at a glance.
    Glanced(Rest),
    /// It is being searched for a tour.
    Searching(Rest, Box<WholeRun>),
    Settled(Fate),
}

impl Verdict {
    /// The question for a path.
    ///
    /// Cost: linear in the path.
    ///
    /// # Errors
    /// [`NotATour`] if the squares are not a path: the first fault.
    ///
    /// # Panics
    /// If the path is empty.
    pub fn new(graph: Arc<Graph>, path: Vec<Square>, target: Target) -> Result<Self, NotATour> {
        let stage = match Tour::new(graph.clone(), path.clone()) {
            Ok(tour) => Stage::Settled(fate_of(tour, target)),
            Err(NotATour::Incomplete { .. }) => Stage::Asked,
            Err(fault) => return Err(fault),
        };
        Ok(Self { graph, path, target, end: None, stage })
    }

    /// The same question about an open tour that ends on a given square.
    #[must_use]
    pub fn with_end(mut self, end: Square) -> Self {
        let Some(&[start, .., last] | &[start @ last]) = Some(&*self.path) else { return self };
        if self.target == Target::Closed || self.graph.squares() == 1 {
            return self;
        }
        let is_over = self.path.len() == self.graph.squares();
        self.end = Some(end);
        if let Some(Reason::EndColour { total, .. }) = wrong_colour(&self.graph, start, end) {
            self.stage = Stage::Settled(lost("end-colour", &[end, start], &[total]));
        } else if is_over && last == end {
            // It has been settled already.
        } else if self.path.contains(&end) {
            self.stage = Stage::Settled(lost("end-cut-off", &[end], &[]));
        }
        self
    }

    /// The square that the rest of the tour leads to, if there is one.
    fn home(&self) -> Option<Square> {
        match self.target {
            Target::Closed => Some(self.path[0]),
            Target::Open => self.end,
        }
    }

    /// Makes one check, or, once no check is left, takes up to this many steps of the search; true once there
    /// is an answer.
    ///
    /// Cost of a check: linear in the squares, except for [`diagnose`].
    pub fn advance(&mut self, steps: u32) -> bool {
        self.stage = match mem::replace(&mut self.stage, Stage::Asked) {
            Stage::Asked => Stage::Left(Rest::new(&self.graph, &self.path, self.home())),
            Stage::Left(rest) => match rest.at_a_glance(&self.graph, &self.path) {
                Some(fate) => Stage::Settled(fate),
                None => Stage::Glanced(rest),
            },
            Stage::Glanced(rest) => self.diagnosed(rest),
            Stage::Searching(rest, mut run) => {
                if run.advance(steps) {
                    Stage::Settled(self.found(&rest, &run))
                } else {
                    Stage::Searching(rest, run)
                }
            }
            Stage::Settled(fate) => Stage::Settled(fate),
        };
        self.fate().is_some()
    }

    /// The answer, once there is one.
    pub fn fate(&self) -> Option<&Fate> {
        match &self.stage {
            Stage::Settled(fate) => Some(fate),
            _ => None,
        }
    }

    /// Removes and returns the answer.
    pub fn into_fate(self) -> Option<Fate> {
        match self.stage {
            Stage::Settled(fate) => Some(fate),
            _ => None,
        }
    }

    /// Steps taken so far; how many there will be is unknown.
    pub fn steps(&self) -> u64 {
        match &self.stage {
            Stage::Searching(_, run) => run.steps(),
            _ => 0,
        }
    }

    /// The fate by a diagnosis of the rest, or the search.
    fn diagnosed(&self, rest: Rest) -> Stage {
        let target = if rest.home.is_some() { Target::Closed } else { Target::Open };
        let start = (target == Target::Open).then_some(rest.end);
        let findings = diagnose(&rest.graph, target, start);
        if let Some(finding) = findings.first() {
            return Stage::Settled(rest.lost(finding, self.graph.board()));
        }
        let settings = Settings {
            start: rest.end,
            end: None,
            rule: TieBreak::First.rule(),
            moves: None,
            target,
            when_stuck: WhenStuck::Stop,
            options: Vec::new(),
            random: Random::from_seed(""),
        };
        match WholeRun::new(&best::ALGORITHM, &rest.graph, &settings) {
            Ok(run) => Stage::Searching(rest, Box::new(run)),
            Err(_) => Stage::Settled(Fate::Unknown { steps: 0 }),
        }
    }

    /// The fate by a search that is over.
    fn found(&self, rest: &Rest, run: &WholeRun) -> Fate {
        match run.outcome() {
            Some(Outcome::Tour(tour)) => self.completed(rest, tour.squares()),
            Some(Outcome::Impossible { .. }) => lost("all-tried", &[], &[]),
            _ => Fate::Unknown { steps: run.steps() },
        }
    }

    /// The path completed by a tour of the rest, checked.
    fn completed(&self, rest: &Rest, tour: &[Square]) -> Fate {
        let mut squares = self.path.clone();
        rest.go_on(&mut squares, tour);
        match Tour::new(self.graph.clone(), squares) {
            Ok(tour) if self.target == Target::Open || tour.is_closed() => {
                Fate::Finishable { tour }
            }
            _ => unreachable!("a tour of the rest completes the path"),
        }
    }
}

#[inline(never)]
fn lost(code: &'static str, squares: &[Square], numbers: &[u32]) -> Fate {
    Fate::Lost { why: Finding { code, squares: squares.to_vec(), numbers: numbers.to_vec() } }
}

/// The fate of a path through every square.
fn fate_of(tour: Tour, target: Target) -> Fate {
    if target == Target::Open || tour.is_closed() {
        return Fate::Finishable { tour };
    }
    let squares = tour.squares();
    lost("not-closed", &[squares[0], squares[squares.len() - 1]], &[])
}

/// The rest of a graph without a path: a tour of it completes the path.
struct Rest {
    graph: Arc<Graph>,
    /// The square of each vertex, except the last, the chain that stands for the path.
    squares: Vec<Square>,
    /// The end of the path, where a tour of the rest begins.
    end: Square,
    /// The number of vertices of the chain between the end of the path and its home, if there is one.
    chain: Option<u32>,
    /// Where the chain leads: to the start of a closed tour, which is visited, or to the end of an open one.
    home: Option<Square>,
    /// Whether it is the graph itself, because only the start is visited.
    is_whole: bool,
    /// For each square whether it is visited or a hole.
    is_taken: Vec<bool>,
}

impl Rest {
    /// Cost: linear.
    fn new(graph: &Arc<Graph>, path: &[Square], home: Option<Square>) -> Self {
        let (start, end) = (path[0], path[path.len() - 1]);
        let is_whole = path.len() == 1 && home.is_none_or(|home| home == start);
        let mut is_taken = vec![false; graph.len()];
        for square in path {
            is_taken[square.index()] = true;
        }
        let mut squares = Vec::new();
        if !is_whole {
            squares.extend([end].into_iter().chain(home));
        }
        for square in (0..graph.len() as u32).map(Square) {
            let is_taken = &mut is_taken[square.index()];
            *is_taken |= !graph.contains(square);
            if is_whole || !(*is_taken || Some(square) == home) {
                squares.push(square);
            }
        }
        if is_whole {
            let (graph, chain) = (graph.clone(), None);
            return Self { graph, squares, end, chain, home, is_whole, is_taken };
        }
        let is_back_home = home == Some(start);
        let chain =
            home.map(|_| inner_of_chain(if is_back_home { path.len() } else { squares.len() }));
        let rest = Arc::new(chained(graph, &squares, chain));
        Self { graph: rest, squares, end: Square(0), chain, home, is_whole, is_taken }
    }

    /// What the remaining moves show at once, for a path that does not visit every square.
    #[inline(never)]
    fn at_a_glance(&self, graph: &Graph, path: &[Square]) -> Option<Fate> {
        let open_end = self.open_end();
        let degrees = self.graph.degrees();
        // The chain counts as a move of each of its ends.
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
            return Some(match open_end {
                Some(end) => lost("end-cut-off", &[end], &[]),
                None => lost("start-cut-off", &path[..1], &[]),
            });
        }
        let dead_ends = self.left_with(&degrees, 1);
        let (count, allowed) = (dead_ends.len() as u32, u32::from(self.home.is_none()));
        if count > allowed && open_end.is_some() {
            return Some(lost("ends-elsewhere", &dead_ends, &[count]));
        }
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

    /// The required end of an open tour.
    fn open_end(&self) -> Option<Square> {
        self.home.filter(|home| self.chain.is_some() && !self.is_taken[home.index()])
    }

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

    /// Translates a finding about this graph to the board.
    fn lost(&self, Finding { code, squares, numbers }: &Finding, board: Option<&Board>) -> Fate {
        if !self.is_whole && matches!(*code, "colours" | "start-colour") {
            // The first vertex, the end of the path, counts as dark here. It is left out, together with the
            // chain and the start, which also alternate in colour.
            let (of_end, others) = match self.chain {
                None => (1, 0),
                // The end of an open tour is left to visit.
                Some(inner) if self.open_end().is_some() => (inner, 1),
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
