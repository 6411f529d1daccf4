//! Several methods in turn, each with its share of the work, until one has the answer.
//!
//! Theory knows many boards. Merged cycles find most tours at once, and Pósa's rotations many of the
//! others, above all on graphs with few edges. Where graphs are narrow, keeping all states square by
//! square decides whether there is a tour (`count::Decision`); and an exhaustive search has the last word
//! on small ones.
//!
//! Of boards that gave long searches trouble, the giraffe's ({1, 4}) 8 × 8 and 11 × 11 and the zebra's
//! ({2, 3}) 12 × 12 have no tour, open or closed. The diagnosis proves it in a fraction of a millisecond:
//! the cycles of every 2-factor stay in separate parts (`two_factor::Parts`). An exhaustive search without
//! it took 31 million guesses for the closed zebra's.
//!
//! Each method's own steps are shown. When it comes to nothing, its moves are taken out at once.

use std::mem;
use std::sync::Arc;

use super::algorithm::{Algorithm, Unit};
use super::edit::{Edit, Move, Search};
use super::measure::Measure;
use super::outcome::Outcome;
use super::reason::{Counter, Kind, Meaning, Reason};
use super::settings::Settings;
use super::try_all::{self, Effort, TryAll};
use super::{cycles, rotations};
use crate::board::Square;
use crate::choice::Choice;
use crate::count::{Decided, Decision};
use crate::graph::Graph;
use crate::graph::colouring::Colouring;
use crate::theory::diagnosis::diagnose;
use crate::theory::exact::{Ends, Progress};
use crate::theory::existence::{Answer, existence};
use crate::tour::Tour;
use crate::tour::target::Target;

pub(super) const ALGORITHM: Algorithm = Algorithm {
    id: "best",
    name: "Several methods in turn",
    tie_breaks: &[],
    targets: Target::ALL,
    when_stuck: &[],
    options: &[],
    counters: &[Counter::Joins, Counter::Rotations, Counter::Restarts],
    // A line for each method, in their order.
    pseudocode: &[
        "ask-theory",
        "ask-cycles",
        "ask-rotations",
        "ask-decision",
        "ask-cycles-again",
        "ask-exhaustive",
        "give-up",
    ],
    builds_path: false,
    measures: |_, _| Measure::Moves,
    unit: Unit::Step,
    randomized: true,
    needs_board: false,
    starts_anywhere: true,
    largest: 1 << 16,
    start: |graph, settings| Ok(Box::new(Best::new(graph, settings))),
    solve_directly: None,
    resume: None,
};

/// The methods, in the order in which they are asked.
pub const METHODS: &[&str] =
    &["theory", "cycles", "rotations", "decision", "cycles-again", "exhaustive"];
const CYCLES: usize = 1;
const ROTATIONS: usize = 2;
const DECISION: usize = 3;
const CYCLES_AGAIN: usize = 4;
const EXHAUSTIVE: usize = 5;

/// The largest graph that is diagnosed in a single step: some milliseconds.
const MAX_DIAGNOSED: usize = 4096;

/// Steps of the exhaustive search that merged cycles begin after two attempts.
const TRY_ALL_STEPS: u64 = 20;

/// Rotations: so many for each square, within limits.
const ROTATIONS_A_SQUARE: u64 = 200;
const ROTATIONS_WITHIN: (u64, u64) = (20_000, 1_000_000);

/// How often merged cycles begin anew with other cycles, times the squares, and at most.
const ROUNDS_TIMES_SQUARES: usize = 100_000;
const MAX_ROUNDS: usize = 40;

/// States that a step of the decision sees to.
const STATES_A_STEP: usize = 5000;

/// The largest graph that is searched exhaustively.
const MAX_SQUARES: usize = 1024;
const MAX_MOVES: usize = 8 * MAX_SQUARES;

/// How long that takes: half a minute or a minute.
const EXHAUSTIVE_EFFORT: Effort = Effort { guesses: 6_000_000_000, a_step: 1000 };

/// The kinds of steps here.
pub const KINDS: &[&Kind] = &[&NEXT_METHOD, &DECIDE, &TRY_ALL, &ANSWERED];

/// A method came to nothing, and its moves are taken out: another one is asked.
static NEXT_METHOD: Kind = Kind {
    code: "next-method",
    facts: &[("method", Meaning::Word(METHODS)), ("next", Meaning::Word(METHODS))],
    counts: &[],
};

/// The decision goes on, and changes nothing as yet.
static DECIDE: Kind = Kind {
    code: "decide",
    facts: &[
        ("finished", Meaning::Number),
        ("squares", Meaning::Number),
        // Kept so far.
        ("states", Meaning::Number),
    ],
    counts: &[],
};

/// So does the exhaustive search. The facts are those of merged cycles.
static TRY_ALL: Kind = Kind {
    code: "try-all",
    facts: &[("tried", Meaning::Number), ("ends", Meaning::Number)],
    counts: &[],
};

/// A method that shows no moves before has found a tour.
static ANSWERED: Kind =
    Kind { code: "answered", facts: &[("method", Meaning::Word(METHODS))], counts: &[] };

enum Stage {
    Theory,
    /// Another search, and how many steps it may still take.
    Inner(Box<dyn Search>, u64),
    Decide(Box<Decision>),
    TryAll(Box<TryAll>),
    Over,
}

struct Best {
    graph: Arc<Graph>,
    settings: Settings,
    stage: Stage,
    /// The method that is asked, or that had the answer.
    method: usize,
    steps: u64,
    /// How often merged cycles may still begin anew.
    rounds: usize,
    /// For each square where its moves lead to, plus one: no method gives a square more than two.
    links: Vec<[u32; 2]>,
    outcome: Option<Outcome>,
}

impl Best {
    fn new(graph: Arc<Graph>, settings: &Settings) -> Self {
        Self {
            links: vec![[0; 2]; graph.len()],
            settings: settings.clone(),
            stage: Stage::Theory,
            method: 0,
            steps: 0,
            rounds: (ROUNDS_TIMES_SQUARES / graph.squares()).clamp(1, MAX_ROUNDS),
            outcome: None,
            graph,
        }
    }

    /// Where the tour is to begin, unless that is left open.
    fn start(&self) -> Option<Square> {
        (!self.settings.is_anywhere()).then_some(self.settings.start)
    }

    /// What is known without a search.
    fn theory(&mut self) {
        let (graph, target, start) = (&self.graph, self.settings.target, self.start());
        let known = existence(graph, target, start);
        let known = (known.answer == Answer::No).then(|| known.reason.code());
        let is_small = graph.squares() <= MAX_DIAGNOSED && graph.moves() <= 8 * MAX_DIAGNOSED;
        let why = known.or_else(|| {
            let findings = is_small.then(|| diagnose(graph, target, start));
            findings?.first().map(|finding| finding.code)
        });
        self.outcome = why.map(|why| Outcome::Impossible { why });
        self.stage = Stage::Over;
        if self.outcome.is_none() {
            self.begin_after(0);
        }
    }

    /// Begins the next method that takes the graph; false when there is none.
    fn begin_after(&mut self, method: usize) -> bool {
        let is_again = method == CYCLES_AGAIN && self.rounds > 0;
        for next in method + usize::from(!is_again)..METHODS.len() {
            if let Some(stage) = self.stage(next) {
                (self.stage, self.method) = (stage, next);
                return true;
            }
        }
        self.stage = Stage::Over;
        false
    }

    fn stage(&mut self, method: usize) -> Option<Stage> {
        let Settings { target, start, .. } = self.settings;
        let graph = self.graph.clone();
        let (squares, moves) = (self.graph.squares(), self.graph.moves());
        match method {
            CYCLES => {
                let search = cycles::ALGORITHM.start(graph, &self.settings).ok()?;
                Some(Stage::Inner(search, u64::MAX))
            }
            CYCLES_AGAIN => {
                self.rounds -= 1;
                let random = self.settings.random.fork();
                let settings = Settings { random, ..self.settings.clone() };
                let search = cycles::ALGORITHM.start(graph, &settings).ok()?;
                Some(Stage::Inner(search, u64::MAX))
            }
            ROTATIONS => {
                let (least, most) = ROTATIONS_WITHIN;
                let share = (ROTATIONS_A_SQUARE * squares as u64).clamp(least, most);
                let start = self.start().unwrap_or_else(|| likely_start(&self.graph, start));
                let settings = Settings { start, options: Vec::new(), ..self.settings.clone() };
                let search = rotations::ALGORITHM.start(graph, &settings).ok()?;
                Some(Stage::Inner(search, share))
            }
            DECISION => {
                let decision = Decision::new(&self.graph, target, self.start()).ok()?;
                Some(Stage::Decide(Box::new(decision)))
            }
            EXHAUSTIVE if squares <= MAX_SQUARES && moves <= MAX_MOVES => {
                let searches = match (target, self.start()) {
                    (Target::Closed, _) => vec![Ends::Closed],
                    (Target::Open, Some(start)) => try_all::between(start, graph.each_square()),
                    (Target::Open, None) => vec![Ends::Open],
                };
                let search = TryAll::new(&graph, searches, EXHAUSTIVE_EFFORT);
                Some(Stage::TryAll(Box::new(search)))
            }
            _ => None,
        }
    }

    /// Takes all moves out and asks the next method; false when there is none.
    fn hand_over(&mut self, edit: &mut Edit) -> bool {
        let before = self.method;
        edit.begin(self.settings.start);
        edit.line = METHODS.len() as u8;
        if !self.begin_after(before) {
            self.outcome =
                Some(Outcome::GaveUp { limit: self.steps, of: super::outcome::Effort::Steps });
            return false;
        }
        for (from, links) in self.links.iter_mut().enumerate() {
            for link in mem::take(links) {
                if let Some(to) = link.checked_sub(1).filter(|&to| from < to as usize) {
                    edit.removed.push((Square(from as u32), Square(to)));
                }
            }
        }
        edit.reason = Reason::new(&NEXT_METHOD, [before as u32, self.method as u32]);
        edit.line = self.method as u8;
        true
    }

    /// Keeps account of the moves that are in the set.
    fn follow(&mut self, edit: &Edit) {
        let mut replace = |(from, to): Move, is_added: bool| {
            for (from, to) in [(from, to.0 + 1), (to, from.0 + 1)] {
                let (old, new) = if is_added { (0, to) } else { (to, 0) };
                let links = &mut self.links[from.index()];
                if let Some(link) = links.iter_mut().find(|link| **link == old) {
                    *link = new;
                }
            }
        };
        edit.removed.iter().for_each(|&each| replace(each, false));
        edit.added.iter().for_each(|&each| replace(each, true));
    }

    /// A step of another search; `None` when it is over or has used up its share.
    fn go_on(&mut self, edit: &mut Edit) -> Option<bool> {
        let Stage::Inner(search, share) = &mut self.stage else { return None };
        if *share == 0 {
            return None;
        }
        if search.advance(edit) {
            *share -= 1;
            if edit.reason.code() == TRY_ALL.code {
                *share = (*share).min(TRY_ALL_STEPS);
            }
            self.follow(edit);
            edit.line = self.method as u8;
            return Some(true);
        }
        let outcome = search.outcome().cloned();
        let answer =
            outcome.filter(|found| matches!(found, Outcome::Tour(_) | Outcome::Impossible { .. }));
        self.method = match answer {
            // Merged cycles end with a short search of this kind.
            Some(Outcome::Impossible { why: "all-tried" }) => EXHAUSTIVE,
            // What they know before their first step is theory.
            Some(Outcome::Impossible { .. }) if self.steps == 0 => 0,
            _ => self.method,
        };
        self.outcome = Some(answer?);
        Some(false)
    }

    /// Shows a tour.
    fn show(&mut self, mut tour: Vec<Square>, edit: &mut Edit) -> bool {
        if self.settings.target == Target::Closed {
            let start = self.settings.start;
            let place = tour.iter().position(|&square| square == start).unwrap_or(0);
            tour.rotate_left(place);
            edit.added.push((tour[tour.len() - 1], tour[0]));
        }
        edit.added.extend(tour.windows(2).map(|pair| (pair[0], pair[1])));
        edit.focus = tour[0];
        edit.reason = Reason::new(&ANSWERED, [self.method as u32]);
        self.stage = Stage::Over;
        self.outcome = Some(match Tour::new(self.graph.clone(), tour) {
            Ok(tour) => Outcome::Tour(tour),
            Err(_) => unreachable!("a cycle along moves that visits every square is a tour"),
        });
        true
    }

    fn rule_out(&mut self) -> bool {
        self.outcome = Some(Outcome::Impossible { why: "all-tried" });
        self.stage = Stage::Over;
        false
    }
}

/// A square at which an open tour is most likely to begin: one with the fewest moves, of the colour
/// that has more squares.
fn likely_start(graph: &Graph, otherwise: Square) -> Square {
    let colouring = Colouring::new(graph);
    let possible = graph.each_square().filter(|&square| !colouring.is_wrong_start(square));
    possible.min_by_key(|&square| graph.degree(square)).unwrap_or(otherwise)
}

impl Search for Best {
    fn advance(&mut self, edit: &mut Edit) -> bool {
        edit.begin(self.settings.start);
        edit.line = self.method as u8;
        if matches!(self.stage, Stage::Theory) {
            self.theory();
        }
        let goes_on = match &mut self.stage {
            Stage::Inner(..) => match self.go_on(edit) {
                Some(goes_on) => goes_on,
                None => self.hand_over(edit),
            },
            Stage::Decide(decision) => {
                edit.focus = decision.square().unwrap_or(edit.focus);
                match decision.advance(STATES_A_STEP) {
                    Decided::NotYet => {
                        let facts = decision.progress().map(|number| number as u32);
                        edit.reason = Reason::new(&DECIDE, facts);
                        true
                    }
                    Decided::Tour(tour) => self.show(tour, edit),
                    Decided::None => self.rule_out(),
                    Decided::TooLarge => self.hand_over(edit),
                }
            }
            Stage::TryAll(all) => match all.advance(&self.graph) {
                Some(Progress::Unfinished) => {
                    let facts = [all.tried, all.searches()].map(|number| number as u32);
                    edit.reason = Reason::new(&TRY_ALL, facts);
                    true
                }
                Some(Progress::Found(tour)) => self.show(tour, edit),
                Some(Progress::None) => self.rule_out(),
                None => self.hand_over(edit),
            },
            Stage::Theory | Stage::Over => false,
        };
        self.steps += u64::from(goes_on);
        if !goes_on {
            let gave_up = matches!(self.outcome, Some(Outcome::GaveUp { .. }));
            edit.line = if gave_up { METHODS.len() } else { self.method } as u8;
            self.stage = Stage::Over;
        }
        goes_on
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref().filter(|_| matches!(self.stage, Stage::Over))
    }

    fn path(&self) -> &[Square] {
        match &self.outcome {
            Some(Outcome::Tour(tour)) => tour.squares(),
            _ => &[],
        }
    }

    fn answered_by(&self) -> Option<&'static str> {
        let gave_up = matches!(self.outcome, Some(Outcome::GaveUp { .. }));
        let method = if self.method == CYCLES_AGAIN { CYCLES } else { self.method };
        self.outcome.as_ref().filter(|_| !gave_up).map(|_| METHODS[method])
    }
}
