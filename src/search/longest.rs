//! The longest path: where there is no tour, a path that visits as many squares as possible.
//!
//! A bound comes first. Every move changes the colour where a graph has two, so a path visits at most one square
//! more of one colour than of the other, and it stays in one connected part. Then paths grow as in
//! [`rotations`](super::rotations), each from another start. If none meets the bound and the graph is small, an
//! exhaustive search follows: it goes into no position from which even all squares that can be reached would not
//! make a longer path, and into none from which an equally long or longer path has been continued before.
//!
//! A path that never crosses itself cannot be rotated, and the bound says little of it: there only the search of
//! `uncrossed.rs` is made. On 7 × 7 it looks at some six million positions.

mod exhaustive;
mod uncrossed;

use std::mem;
use std::sync::Arc;

use super::algorithm::Algorithm;
use super::edit::{Edit, Move, Search};
use super::error::SearchError;
use super::outcome::Outcome;
use super::path;
use super::reason::{Reason, kinds};
use super::rotatable_path::{RotatablePath, choose_least};
use super::settings::{OptionList, Settings};
use crate::board::Square;
use crate::board::symmetry::Symmetry;
use crate::choice::ids;
use crate::error::Error;
use crate::graph::Graph;
use crate::random::Random;
use crate::resumable::Resumable;
use crate::theory::diagnosis::{diagnose, is_quick};
use crate::theory::existence::{Answer, existence};
use crate::tour::target::Target;
use exhaustive::Exhaustive;
use uncrossed::{MAX_SQUARES, Uncrossed};

pub(crate) const ALGORITHM: Algorithm = Algorithm {
    id: "longest",
    name: "Longest path",
    targets: &[Target::Open],
    options: &[CROSSINGS],
    pseudocode: &["bound", "until-bound", "grow-paths", "try-longer"],
    randomized: true,
    starts_anywhere: true,
    largest: 1 << 16,
    start: |graph, settings| Ok(Box::new(LongestSearch::new(graph, settings)?)),
    ..Algorithm::PLAIN
}
.in_whole();

const CROSSINGS: OptionList = OptionList { id: "crossings", values: Crossings::IDS };

ids! {
    /// Whether the longest path may cross itself, drawn with straight lines between the centres of squares.
    #[non_exhaustive]
    pub enum Crossings {
        /// It may.
        Any = "any",
        /// It may not.
        None = "none",
    }
}

mod line {
    pub const UNTIL_BOUND: u8 = 1;
    pub const GROW_PATHS: u8 = 2;
    pub const TRY_LONGER: u8 = 3;
}

kinds! {
    /// A longer path was found. `most` is the number of squares that no path exceeds.
    LONGER = "longer" { visited: Number, most: Number };

    /// No longer path yet, after this many `paths` that grew from different starts.
    GROW_PATHS = "grow-paths" { paths: Number, visited: Number, most: Number };

    /// The exhaustive search continues, after this many `positions`.
    TRY_LONGER = "try-longer" { positions: Number, visited: Number, most: Number };
}

/// Moves and rotations of growing paths, in addition to some for each square.
const GROWING: u64 = 200_000;
const GROWING_A_SQUARE: u64 = 10;

/// Positions of the exhaustive search, and of the one for a path that never crosses itself.
const POSITIONS: u64 = 3_000_000;
const POSITIONS_UNCROSSED: u64 = 20_000_000;

/// Squares that one step of a run looks at, at most.
const LOOKS_A_STEP: u64 = 1 << 18;

/// The search for the longest path, with the best path so far and the bound.
#[derive(Debug)]
pub struct LongestPath {
    graph: Arc<Graph>,
    random: Random,
    /// The squares to start from, the most promising first.
    starts: Vec<Square>,
    best: Vec<Square>,
    most: usize,
    growing: RotatablePath,
    /// Paths begun, and their moves and rotations.
    paths: u64,
    grown: u64,
    exhaustive: Option<Exhaustive>,
    uncrossed: Option<Uncrossed>,
    persists: bool,
    is_over: bool,
}

impl LongestPath {
    /// The search for the longest path from a square, or from any.
    ///
    /// # Panics
    /// If the start is not a square of the graph.
    pub fn new(graph: Arc<Graph>, start: Option<Square>, random: Random) -> Self {
        let (most, starts) = bound(&graph, start);
        let first = starts[0];
        Self {
            best: vec![first],
            most,
            growing: RotatablePath::new(&graph, first),
            starts,
            random,
            paths: 1,
            grown: 0,
            exhaustive: None,
            uncrossed: None,
            persists: false,
            is_over: false,
            graph,
        }
    }

    /// The search for the longest path that never crosses itself.
    ///
    /// # Errors
    /// [`SearchError::NeedsBoard`] on other graphs, where nothing says what crosses, [`SearchError::NeedsEdges`], and [`SearchError::TooLarge`] for
    /// boards of more than 400 squares.
    pub fn without_crossings(self) -> Result<Self, SearchError> {
        // Paths that cross themselves are found on every graph, so the option is what is refused.
        let (method, graph) = ("crossings=none", &self.graph);
        let Some(board) = graph.board() else { return Err(SearchError::NeedsBoard { method }) };
        if graph.flat_board().is_none() {
            return Err(SearchError::NeedsEdges { method });
        }
        let (squares, largest) = (graph.squares(), MAX_SQUARES);
        if squares > largest {
            return Err(SearchError::TooLarge { method, squares, largest });
        }
        Ok(Self { uncrossed: Some(Uncrossed::new(graph, board, &self.first_starts())), ..self })
    }

    /// The longest path so far.
    pub fn best(&self) -> &[Square] {
        &self.best
    }

    /// The number of squares that no path exceeds: once it is reached, [`best`](Self::best) is a longest path.
    pub fn most(&self) -> usize {
        self.most
    }

    /// The work of one step of a run.
    fn work_a_step(&self) -> u64 {
        (LOOKS_A_STEP / self.graph.squares() as u64).clamp(16, 1 << 14)
    }

    /// Lets a path grow, or rotates its end, or begins another.
    fn grow(&mut self) {
        self.grown += 1;
        let Self { graph, random, growing, .. } = self;
        let mut candidates = Vec::new();
        growing.list_candidates(graph, &mut candidates);
        if let Some((next, _)) = choose_least(&mut candidates, random, &|each| each.accessibility) {
            growing.push(next.square);
            return;
        }
        self.keep();
        let Self { graph, random, growing, .. } = self;
        let rank = |_, end| u32::from(growing.onward_moves(graph, end) == 0);
        match growing.choose_turn(graph, random, &rank) {
            Some((kept, _)) if !growing.has_used_up_turns(1) => {
                growing.turn(kept);
            }
            _ => {
                let start = self.starts[self.paths as usize % self.starts.len()];
                self.growing = RotatablePath::new(&self.graph, start);
                self.paths += 1;
            }
        }
    }

    /// Keeps the path that has grown if it is the longest.
    fn keep(&mut self) {
        if self.growing.len() > self.best.len() {
            self.best = self.growing.squares().to_vec();
        }
    }

    /// The starts, of those that a symmetry of the board maps to each other one.
    fn first_starts(&self) -> Vec<Square> {
        let Self { graph, starts, .. } = self;
        if starts.len() > 1 { up_to_symmetry(graph, starts) } else { starts.clone() }
    }

    /// Goes on with the search for a path that never crosses itself; false if any path is asked for.
    fn go_uncrossed(&mut self, work: u64) -> bool {
        let Some(search) = &mut self.uncrossed else { return false };
        if search.advance(work, &mut self.best) {
            (self.most, self.is_over) = (self.best.len(), true);
        }
        self.is_over |= search.positions >= POSITIONS_UNCROSSED && !self.persists;
        true
    }

    fn growth_limit(&self) -> u64 {
        GROWING + GROWING_A_SQUARE * self.graph.squares() as u64
    }

    /// Goes on with the exhaustive search.
    fn exhaust(&mut self, work: u64) {
        let Some(search) = &mut self.exhaustive else {
            self.exhaustive = Exhaustive::new(&self.graph, &self.first_starts());
            self.is_over = self.exhaustive.is_none();
            return;
        };
        if search.advance(work, &mut self.best) {
            (self.most, self.is_over) = (self.best.len(), true);
        }
        self.is_over |= search.positions >= POSITIONS && !self.persists;
    }
}

impl Resumable for LongestPath {
    fn work_a_look(&self) -> u64 {
        (self.work_a_step() / 8).max(1)
    }

    fn advance(&mut self, work: u64) -> Result<bool, Error> {
        let mut left = work;
        while left > 0 && !self.is_over {
            if self.go_uncrossed(left) {
                break;
            }
            if self.grown < self.growth_limit() && self.best.len() < self.most {
                left -= 1;
                self.grow();
                if self.growing.len() >= self.most {
                    self.keep();
                }
            } else if self.best.len() < self.most {
                self.exhaust(mem::take(&mut left));
            }
            self.is_over |= self.best.len() >= self.most;
        }
        Ok(self.is_over)
    }

    fn fraction(&self) -> f64 {
        let positions = self.exhaustive.as_ref().map_or(0, |search| search.positions);
        let share = |done: u64, all: u64| (done as f64 / all as f64).min(1.0);
        let growing = share(self.grown, self.growth_limit());
        match &self.uncrossed {
            _ if self.is_over => 1.0,
            Some(search) => share(search.positions, POSITIONS_UNCROSSED),
            None => 0.1 * growing + 0.9 * share(positions, POSITIONS),
        }
    }
}

/// A board has no more squares.
const LARGEST: u64 = 1 << 24;

/// Of squares with more moves none comes first.
const MOST_TOLD_APART: u64 = (1 << 14) - 1;

/// The number of squares that no path exceeds, and the squares where a longest path may begin, the most promising
/// first.
fn bound(graph: &Graph, start: Option<Square>) -> (usize, Vec<Square>) {
    let mut colours = vec![None; graph.len()];
    let mut starts = Vec::new();
    let firsts: Vec<Square> = start.map_or_else(|| graph.each_square().collect(), |it| vec![it]);
    for first in firsts {
        if colours[first.index()].is_some() {
            continue;
        }
        let (part, counts) = part(graph, first, &mut colours);
        let [rarer, both] = counts.map_or([part.len(); 2], |[own, other]| {
            // From a start of the rarer colour the path ends on the other one.
            let rarer =
                if start.is_some() && own <= other { 2 * own } else { 2 * own.min(other) + 1 };
            [rarer, own + other]
        });
        let most = rarer.min(both);
        let more = counts.filter(|[own, other]| own != other).map(|[own, other]| own > other);
        let begins = part.into_iter().take(if start.is_some() { 1 } else { usize::MAX });
        starts.extend(begins.map(|square| {
            let is_rarer = more.is_some_and(|more| colours[square.index()] != Some(more));
            // As one number: code that sorts numbers is there already.
            let degree = (graph.degree(square) as u64).min(MOST_TOLD_APART);
            (LARGEST - most as u64) << 40
                | u64::from(is_rarer) << 39
                | degree << 25
                | u64::from(square.0)
        }));
    }
    starts.sort_unstable();
    let most = (LARGEST - (starts[0] >> 40)) as usize;
    let is_none = existence(graph, Target::Open, start).answer == Answer::No
        || is_quick(graph) && !diagnose(graph, Target::Open, start).is_empty();
    let most = if is_none { most.min(graph.squares() - 1) } else { most };
    (most, starts.into_iter().map(|start| Square(start as u32 & 0x1ff_ffff)).collect())
}

/// The connected part with this square, which is coloured true, and how many squares have its colour and the other;
/// `None` if the part has no two colours.
fn part(
    graph: &Graph,
    first: Square,
    colours: &mut [Option<bool>],
) -> (Vec<Square>, Option<[usize; 2]>) {
    let (mut part, mut counts, mut alternates) = (vec![first], [0, 0], true);
    colours[first.index()] = Some(true);
    let mut at = 0;
    while let Some(&square) = part.get(at) {
        at += 1;
        let colour = colours[square.index()] == Some(true);
        counts[usize::from(!colour)] += 1;
        for next in graph.neighbours(square) {
            match colours[next.index()] {
                None => {
                    colours[next.index()] = Some(!colour);
                    part.push(next);
                }
                Some(other) => alternates &= other != colour,
            }
        }
    }
    (part, alternates.then_some(counts))
}

/// The path as a method of runs: each step shows the best path so far.
struct LongestSearch {
    search: LongestPath,
    /// The path that is shown.
    shown: Vec<Square>,
    outcome: Option<Outcome>,
}

impl LongestSearch {
    fn new(graph: Arc<Graph>, settings: &Settings) -> Result<Self, SearchError> {
        let start = (!settings.is_anywhere()).then_some(settings.start);
        let mut search = LongestPath::new(graph, start, settings.random.clone());
        if settings.option(&CROSSINGS) == Crossings::None.id() {
            search = search.without_crossings()?;
        }
        Ok(Self { shown: search.best.clone(), search, outcome: None })
    }

    fn reason(&self) -> (Reason, u8) {
        let LongestPath { best, most, paths, exhaustive, uncrossed, .. } = &self.search;
        let positions = exhaustive.as_ref().map(|search| search.positions);
        let positions = uncrossed.as_ref().map_or(positions, |search| Some(search.positions));
        let [visited, most] = [best.len() as u32, *most as u32];
        match positions {
            _ if best.len() > self.shown.len() => {
                (Reason::new(&LONGER, [visited, most]), line::UNTIL_BOUND)
            }
            None => {
                let facts = [*paths as u32, visited, most];
                (Reason::new(&GROW_PATHS, facts), line::GROW_PATHS)
            }
            Some(positions) => {
                let facts = [positions as u32, visited, most];
                (Reason::new(&TRY_LONGER, facts), line::TRY_LONGER)
            }
        }
    }
}

impl Search for LongestSearch {
    fn advance(&mut self, edit: &mut Edit) -> bool {
        edit.begin(self.shown[0]);
        edit.line = line::UNTIL_BOUND;
        if self.outcome.is_some() {
            return false;
        }
        let is_over = self.search.is_over || {
            let work = self.search.work_a_step();
            self.search.advance(work).unwrap_or(true)
        };
        let best = &self.search.best;
        if is_over && best.len() <= self.shown.len() {
            let (graph, path) = (self.search.graph.clone(), best.clone());
            let is_tour = path.len() == graph.squares();
            self.outcome = Some(if is_tour {
                path::tour(graph, path)
            } else {
                let LongestPath { most, uncrossed, .. } = &self.search;
                Outcome::Longest { path, most: *most, is_uncrossed: uncrossed.is_some() }
            });
            return false;
        }
        (edit.reason, edit.line) = self.reason();
        if best.len() > self.shown.len() {
            let (old, new) = (moves(&self.shown), moves(best));
            edit.removed.extend(old.iter().filter(|each| new.binary_search(each).is_err()));
            edit.added.extend(new.iter().filter(|each| old.binary_search(each).is_err()));
            self.shown.clone_from(best);
            edit.focus = self.shown[0];
        }
        true
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    fn path(&self) -> &[Square] {
        &self.shown
    }

    fn persist(&mut self) {
        self.search.persists = true;
    }
}

/// The moves of a path, each from its lower square, in order.
fn moves(path: &[Square]) -> Vec<Move> {
    let number = |pair: &[Square]| {
        u64::from(pair[0].min(pair[1]).0) << 32 | u64::from(pair[0].max(pair[1]).0)
    };
    let mut moves: Vec<u64> = path.windows(2).map(number).collect();
    moves.sort_unstable();
    moves.into_iter().map(|it| (Square((it >> 32) as u32), Square(it as u32))).collect()
}

/// The squares that no symmetry of the board maps to a square with a lower number.
fn up_to_symmetry(graph: &Graph, squares: &[Square]) -> Vec<Square> {
    let Some(board) = graph.flat_board() else { return squares.to_vec() };
    let all = Symmetry::all();
    let kept: Vec<Symmetry> = all.into_iter().filter(|each| each.board(board) == *board).collect();
    let is_first = |square: &Square| kept.iter().all(|each| each.square(board, *square) >= *square);
    squares.iter().copied().filter(is_first).collect()
}
