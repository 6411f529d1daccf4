//! A tour that is the same when the board is turned or mirrored.
//!
//! The board is folded: the squares that the symmetry maps to each other, an orbit, are visited once, by a path that
//! grows by Warnsdorff’s rule and whose end is rotated as in [`rotations`](super::rotations). Every move is made
//! together with its images. What a path through all orbits stands for, [`crate::count`] tells where it counts such
//! tours:
//!
//! - the symmetry can turn a closed tour along itself: then the path ends a move from an image of its start;
//! - it can reverse the tour: then a middle, which is a fixed square or a move between a square and its image, is at
//!   one end of the path of an open tour, and at both of a closed one.

mod exhaustive;
mod fold;

use std::sync::Arc;

use super::algorithm::Algorithm;
use super::edit::{Edit, Move, Search};
use super::outcome::{self, Outcome};
use super::reason::{Counter, Reason, kinds};
use super::ruled_out::ruled_out;
use super::settings::{OptionList, Settings};
use crate::board::Square;
use crate::board::symmetry::Symmetry;
use crate::choice::ids;
use crate::graph::Graph;
use crate::random::Random;
use crate::tour::Tour;
use crate::tour::target::Target;
use exhaustive::{Exhaustive, Found};
use fold::Fold;

pub use fold::allowed;

pub(super) const ALGORITHM: Algorithm = Algorithm {
    id: "symmetric",
    name: "Symmetric tour",
    targets: &[Target::Closed, Target::Open],
    options: &[SYMMETRY],
    counters: &[Counter::Rotations, Counter::Restarts],
    pseudocode: &[
        "fold",
        "grow-alike",
        "rotate-alike",
        "close-alike",
        "restart-alike",
        "try-alike",
    ],
    randomized: true,
    needs_board: true,
    starts_anywhere: true,
    largest: 1 << 14,
    start: |graph, settings| Ok(Box::new(Symmetric::new(graph, settings))),
    ..Algorithm::PLAIN
}
.in_whole();

const SYMMETRY: OptionList = OptionList { id: "symmetry", values: SymmetryWish::IDS };

ids! {
    /// Which symmetry a tour has to have.
    #[non_exhaustive]
    pub enum SymmetryWish {
        /// The first that is possible.
        Any = "any",
        /// It is the same turned by half.
        HalfTurn = "half-turn",
        /// It is the same turned by a quarter.
        QuarterTurn = "quarter-turn",
        /// It is the same mirrored.
        Mirror = "mirror",
    }
}

impl SymmetryWish {
    /// The wish with this id; any symmetry if there is none.
    pub fn named(id: &str) -> Self {
        Self::ALL.into_iter().find(|each| each.id() == id).unwrap_or(Self::Any)
    }

    /// The symmetries that it stands for, in the order in which they are tried.
    pub fn symmetries(self) -> impl Iterator<Item = Symmetry> {
        const ALL: [&str; 6] =
            ["quarter-turn", "half-turn", "left-right", "top-bottom", "diagonal", "anti-diagonal"];
        let ids = match self {
            Self::QuarterTurn => &ALL[..1],
            Self::HalfTurn => &ALL[1..2],
            Self::Mirror => &ALL[2..],
            Self::Any => &ALL[..],
        };
        let all = Symmetry::all();
        ids.iter().filter_map(move |id| all.into_iter().find(|each| each.id() == *id))
    }
}

mod line {
    pub const FOLD: u8 = 0;
    pub const GROW: u8 = 1;
    pub const ROTATE: u8 = 2;
    pub const CLOSE: u8 = 3;
    pub const RESTART: u8 = 4;
    pub const TRY: u8 = 5;
}

kinds! {
    /// The path grows to `to`, and its `images` with it; `candidates` were possible.
    GROW = "grow-alike" { to: Square, images: Number, candidates: Number };

    /// The end is rotated, and its images with it: the path ends at `to`. `left` orbits are not visited.
    ROTATE = "rotate-alike" { to: Square, left: Number } counts [Rotations];

    /// The path and its images are joined to a tour.
    CLOSE = "close-alike" { images: Number };

    /// The rotations are used up, and all moves are taken back.
    RESTART = "restart-alike" { attempts: Number, visited: Number } counts [Restarts];

    /// The exhaustive search on the folded board continues, after this many `positions`.
    TRY = "try-alike" { positions: Number };
}

/// Rotations of an attempt, in addition to some for each orbit.
const TURNS: usize = 100;
const TURNS_AN_ORBIT: usize = 4;

/// Steps after which the search gives up.
const STEP_LIMIT: u64 = 400_000;

/// The attempt after which small boards are searched exhaustively, the most orbits for that, its positions, and how
/// many of them are a step.
const TRY_AFTER: u32 = 8;
const MAX_TRIED: usize = 32;
const POSITIONS: u64 = 4_000_000;
const POSITIONS_A_STEP: u64 = 4000;

struct Symmetric {
    graph: Arc<Graph>,
    target: Target,
    /// Where the tour begins, unless that is left open.
    start: Option<Square>,
    random: Random,
    folds: Vec<Fold>,
    /// The fold in use.
    at: usize,
    /// The path through the folded board.
    path: Vec<Square>,
    /// For each orbit its index on the path, from 1; 0 if it is not on it.
    places: Vec<u32>,
    /// For each square, the number of rotations when it last became the end.
    last_end: Vec<u32>,
    turns: u32,
    attempt: u32,
    steps: u64,
    exhaustive: Option<Exhaustive>,
    has_tried: bool,
    outcome: Option<Outcome>,
}

impl Symmetric {
    fn new(graph: Arc<Graph>, settings: &Settings) -> Self {
        let start = match settings.target {
            Target::Open if settings.is_anywhere() => None,
            _ => Some(settings.start),
        };
        let asked = Settings { start: settings.start, ..settings.clone() };
        let mut outcome = if start.is_some() { ruled_out(&graph, &asked) } else { None };
        let (mut folds, mut whys) = (Vec::new(), Vec::new());
        let wish = SymmetryWish::named(settings.option(&SYMMETRY));
        for symmetry in wish.symmetries() {
            match Fold::all(&graph, symmetry, settings.target, start) {
                Ok(possible) => folds.extend(possible),
                Err(why) => whys.push(why),
            }
        }
        if folds.is_empty() {
            // A board that is not symmetric at all says so; else the first symmetry that it has says why not.
            let why = whys.iter().find(|why| **why != fold::NOT_SYMMETRIC).unwrap_or(&whys[0]);
            outcome = outcome.or(Some(Outcome::Impossible { why }));
        }
        if graph.squares() == 1 && settings.target == Target::Open {
            // It is there, whatever is around its square.
            outcome = Tour::new(graph.clone(), vec![settings.start]).ok().map(Outcome::Tour);
        }
        let mut search = Self {
            target: settings.target,
            start,
            random: settings.random.clone(),
            at: 0,
            path: Vec::new(),
            places: Vec::new(),
            last_end: vec![0; graph.len()],
            turns: 0,
            attempt: 1,
            steps: 0,
            exhaustive: None,
            has_tried: false,
            folds,
            graph,
            outcome,
        };
        if search.outcome.is_none() {
            search.begin();
        }
        search
    }

    fn fold(&self) -> &Fold {
        &self.folds[self.at]
    }

    /// Begins an attempt.
    fn begin(&mut self) {
        self.at = (self.attempt as usize - 1) % self.folds.len();
        let fold = &self.folds[self.at];
        let first = fold.starts[self.random.below(fold.starts.len() as u32) as usize];
        self.places = vec![0; fold.orbits];
        self.last_end.fill(0);
        self.turns = 0;
        self.path.clear();
        self.push(first);
    }

    fn push(&mut self, square: Square) {
        self.path.push(square);
        self.places[self.folds[self.at].orbit(square)] = self.path.len() as u32;
    }

    fn end(&self) -> Square {
        self.path[self.path.len() - 1]
    }

    /// The squares that the path can continue to from a square.
    fn open(&self, from: Square) -> impl Iterator<Item = Square> {
        let (fold, is_last) = (self.fold(), self.path.len() + 1 == self.fold().orbits);
        self.graph.neighbours(from).filter(move |&to| {
            self.places[fold.orbit(to)] == 0 && (is_last || !fold.is_only_last(to))
        })
    }

    fn grow(&mut self, edit: &mut Edit) -> bool {
        let random = &mut self.random.fork();
        let from = self.end();
        let open: Vec<Square> = self.open(from).collect();
        let rank = |&to: &Square| (self.open(to).count(), random.number());
        let Some(to) = open.iter().copied().min_by_key(rank) else { return false };
        let fold = self.fold();
        edit.added = fold.images((from, to));
        let facts = [to.0, edit.added.len() as u32 - 1, open.len() as u32];
        (edit.reason, edit.line) = (Reason::new(&GROW, facts), line::GROW);
        self.push(to);
        true
    }

    /// Rotates the end; false if it cannot be, or if that has been done often enough.
    fn rotate(&mut self, edit: &mut Edit) -> bool {
        let random = &mut self.random.fork();
        let (fold, last) = (self.fold(), self.path.len() - 1);
        if self.turns as usize > TURNS + TURNS_AN_ORBIT * fold.orbits {
            return false;
        }
        let end = self.end();
        let mut choices = Vec::new();
        for to in self.graph.neighbours(end) {
            let place = self.places[fold.orbit(to)] as usize;
            if place == 0 || place >= last {
                continue;
            }
            let new = self.path[place];
            let is_stuck = self.open(new).next().is_none();
            choices.push((is_stuck, self.last_end[new.index()], random.number(), place, to));
        }
        let Some(&(.., kept, to)) = choices.iter().min() else { return false };
        let cut = (self.path[kept - 1], self.path[kept]);
        let fold = &self.folds[self.at];
        // The image of the end that is a move from the square at which the path is rotated.
        let turned: Vec<Square> =
            self.path[kept..].iter().rev().map(|&square| fold.carried(square, to, cut.0)).collect();
        edit.removed = fold.images(cut);
        edit.added = fold.images((end, to));
        self.path.splice(kept.., turned);
        for (place, square) in self.path.iter().enumerate().skip(kept) {
            self.places[fold.orbit(*square)] = place as u32 + 1;
        }
        self.turns += 1;
        let new = self.end();
        // All images of the new end have been the end.
        self.last_end[cut.1.index()] = self.turns;
        self.last_end[new.index()] = self.turns;
        let left = (self.folds[self.at].orbits - self.path.len()) as u32;
        (edit.reason, edit.line) = (Reason::new(&ROTATE, [new.0, left]), line::ROTATE);
        true
    }

    fn restart(&mut self, edit: &mut Edit) {
        edit.removed = self.moves();
        edit.removed.reverse();
        let facts = [self.attempt, self.path.len() as u32];
        (edit.reason, edit.line) = (Reason::new(&RESTART, facts), line::RESTART);
        self.attempt += 1;
        self.begin();
    }

    /// The moves made so far.
    fn moves(&self) -> Vec<Move> {
        self.path.windows(2).flat_map(|pair| self.fold().images((pair[0], pair[1]))).collect()
    }

    /// Joins the path and its images, if they can be joined to a tour.
    fn close(&mut self, edit: &mut Edit) -> bool {
        let Some((tour, joins)) = self.fold().tour(&self.graph, &self.path) else { return false };
        let Ok(tour) = Tour::new(self.graph.clone(), tour) else { return false };
        // A closed tour may have been found from elsewhere, and an open one from its other end.
        let turned = self.start.and_then(|start| match self.target {
            Target::Closed => tour.starting_at(start),
            Target::Open => (tour.squares()[0] != start).then(|| tour.reversed()),
        });
        let tour = turned.unwrap_or(tour);
        edit.reason = Reason::new(&CLOSE, [self.fold().order() as u32]);
        (edit.added, edit.line) = (joins, line::CLOSE);
        self.outcome = Some(Outcome::Tour(tour));
        true
    }

    /// Goes on with the exhaustive search, if it is time for it; false otherwise.
    fn try_all(&mut self, edit: &mut Edit) -> bool {
        let is_small = self.folds.iter().all(|fold| fold.orbits <= MAX_TRIED);
        if self.has_tried || self.attempt <= TRY_AFTER || !is_small || self.path.len() > 1 {
            return false;
        }
        let search = self.exhaustive.get_or_insert_with(Exhaustive::default);
        (edit.reason, edit.line) = (Reason::new(&TRY, [search.positions as u32]), line::TRY);
        match search.advance(&self.graph, &self.folds, POSITIONS_A_STEP) {
            Found::NotYet => self.has_tried = search.positions >= POSITIONS,
            Found::Nothing => self.outcome = Some(Outcome::Impossible { why: "all-tried" }),
            Found::Path(at, path) => {
                self.at = at;
                self.places = vec![0; self.folds[at].orbits];
                self.path.clear();
                for square in path {
                    self.push(square);
                }
                edit.added = self.moves();
                self.has_tried = true;
            }
        }
        true
    }
}

impl Search for Symmetric {
    fn advance(&mut self, edit: &mut Edit) -> bool {
        edit.line = line::FOLD;
        if self.outcome.is_some() {
            return false;
        }
        if self.steps >= STEP_LIMIT {
            let (limit, of) = (STEP_LIMIT, outcome::Effort::Steps);
            self.outcome = Some(Outcome::GaveUp { limit, of });
            return false;
        }
        self.steps += 1;
        edit.begin(self.end());
        if self.try_all(edit) {
            return !matches!(self.outcome, Some(Outcome::Impossible { .. }));
        }
        if !self.close(edit) && !self.grow(edit) && !self.rotate(edit) {
            self.restart(edit);
        }
        true
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    fn path(&self) -> &[Square] {
        match &self.outcome {
            Some(Outcome::Tour(tour)) => tour.squares(),
            _ => &[],
        }
    }
}
