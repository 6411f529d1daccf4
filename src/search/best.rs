//! Several methods in turn, each with a share of the work, until one has the answer.
//!
//! Theory decides many boards. Merging cycles finds most tours at once, and Pósa's rotations find many of the
//! others, above all on graphs with few edges. On narrow graphs, keeping all states square by square decides
//! whether there is a tour (`count::Decision`), and on small ones an exhaustive search is the last resort.
//!
//! Among the boards that took long searches, the giraffe's ({1, 4}) 8 × 8 and 11 × 11 and the zebra's ({2,
//! 3}) 12 × 12 have no tour, open or closed. The diagnosis proves it in a fraction of a millisecond: the
//! cycles of every 2-factor stay in separate parts (`two_factor::Parts`). Without it, an exhaustive search
//! took 31 million guesses for the closed zebra's tour.
//!
//! Without a clock each method runs once, so that the work is bounded. A caller with a clock makes the search
//! [persist](Search::persist): then the randomized methods, rotations and merged cycles, run in further
//! rounds with larger shares. The others are deterministic and would only repeat themselves.
//!
//! Each method's own steps are shown. If it fails, its moves are all removed at once.

use std::mem;
use std::sync::Arc;

use super::algorithm::Algorithm;
use super::edit::{Edit, Move, Search, Tried};
use super::measure::Measure;
use super::outcome::{self, Outcome};
use super::reason::{Counter, Reason, kinds};
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
    targets: Target::ALL,
    counters: &[Counter::Joins, Counter::Rotations, Counter::Restarts],
    // One line for each method, in their order.
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
    randomized: true,
    starts_anywhere: true,
    can_end: true,
    largest: 1 << 16,
    start: |graph, settings| Ok(Box::new(Best::new(graph, settings))),
    ..Algorithm::PLAIN
}
.in_whole();

/// The methods, in the order in which they run.
pub const METHODS: &[&str] =
    &["theory", "cycles", "rotations", "decision", "cycles-again", "exhaustive"];
const CYCLES: usize = 1;
const ROTATIONS: usize = 2;
const DECISION: usize = 3;
const CYCLES_AGAIN: usize = 4;
const EXHAUSTIVE: usize = 5;

/// The largest graph that is diagnosed in a single step: some milliseconds.
const MAX_DIAGNOSED: usize = 4096;

/// Steps of the exhaustive search that merged cycles begins after two attempts.
const TRY_ALL_STEPS: u64 = 20;

/// Steps of rotations per square, within limits.
const ROTATIONS_A_SQUARE: u64 = 200;
const ROTATIONS_WITHIN: (u64, u64) = (20_000, 1_000_000);

/// How often merged cycles restarts with other cycles, times the number of squares; and the maximum.
const CYCLES_TIMES_SQUARES: usize = 100_000;
const MAX_CYCLES: usize = 40;

/// How often the shares of rotations and merged cycles are doubled from round to round: with the limits above
/// no method delays the others for long.
const MAX_DOUBLINGS: u32 = 4;

/// States processed by one step of the decision.
const STATES_A_STEP: usize = 5000;

/// The largest graph that is searched exhaustively.
const MAX_SQUARES: usize = 1024;
const MAX_MOVES: usize = 8 * MAX_SQUARES;

/// The effort of the exhaustive search: half a minute or a minute.
const EXHAUSTIVE_EFFORT: Effort = Effort { guesses: 6_000_000_000, a_step: 1000 };

kinds! {
    /// A method failed, and its moves are removed: the next one begins.
    NEXT_METHOD = "next-method" { method: Word(METHODS), next: Word(METHODS) };

    /// The decision continues, and changes nothing yet.
    DECIDE = "decide" {
        finished: Number, squares: Number,
        // The number of states kept so far.
        states: Number,
    };

    /// The exhaustive search continues. The facts are those of merged cycles.
    TRY_ALL = "try-all" { tried: Number, ends: Number };

    /// A method without visible moves has found a tour.
    ANSWERED = "answered" { method: Word(METHODS) };
}

enum Stage {
    Theory,
    /// Another search, and the number of steps it may still take.
    Inner(Box<dyn Search>, u64),
    Decide(Box<Decision>),
    TryAll(Box<TryAll>),
    Over,
}

struct Best {
    graph: Arc<Graph>,
    settings: Settings,
    stage: Stage,
    /// The current method, or the one that had the answer.
    method: usize,
    steps: u64,
    /// How often merged cycles may still restart in this round.
    cycles_left: usize,
    /// Which methods have run so far.
    asked: [bool; METHODS.len()],
    /// The current round, from 1.
    round: u32,
    /// Whether another round follows when all methods have failed.
    persists: bool,
    /// For each square, its neighbours by moves in the set, plus one: no method gives a square more than two.
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
            cycles_left: cycles_of_round(&graph, 1),
            asked: [false; METHODS.len()],
            round: 1,
            persists: false,
            outcome: None,
            graph,
        }
    }

    /// The required start; `None` if the tour may begin anywhere.
    fn start(&self) -> Option<Square> {
        (!self.settings.is_anywhere()).then_some(self.settings.start)
    }

    /// Applies what is known without a search.
    fn theory(&mut self) {
        self.asked[0] = true;
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

    /// Begins the next method that accepts the graph, in a new round if necessary; false if there is none.
    fn begin_after(&mut self, method: usize) -> bool {
        let is_again = method == CYCLES_AGAIN && self.cycles_left > 0;
        if self.begin_from(method + usize::from(!is_again)) {
            return true;
        }
        if self.persists {
            self.round = self.round.saturating_add(1);
            self.cycles_left = cycles_of_round(&self.graph, self.round);
            return self.begin_from(ROTATIONS);
        }
        false
    }

    /// Begins this method, or the first after it that accepts the graph; false if there is none.
    fn begin_from(&mut self, method: usize) -> bool {
        for next in method..METHODS.len() {
            if let Some(stage) = self.stage(next) {
                (self.stage, self.method) = (stage, next);
                self.asked[next] = true;
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
                self.cycles_left -= 1;
                let random = self.settings.random.fork();
                let settings = Settings { random, ..self.settings.clone() };
                let search = cycles::ALGORITHM.start(graph, &settings).ok()?;
                Some(Stage::Inner(search, u64::MAX))
            }
            ROTATIONS => {
                let (least, most) = ROTATIONS_WITHIN;
                let share = (ROTATIONS_A_SQUARE * squares as u64).clamp(least, most);
                let share = (share << doublings(self.round)).min(most);
                let start = self.start().unwrap_or_else(|| likely_start(&self.graph, start));
                // Merged cycles of the previous round advanced this generator, so the cycles will be
                // different.
                let settings = Settings { start, options: Vec::new(), ..self.settings.clone() };
                let search = rotations::ALGORITHM.start(graph, &settings).ok()?;
                Some(Stage::Inner(search, share))
            }
            // The remaining methods are deterministic, and would fail as before.
            _ if self.round > 1 => None,
            DECISION => {
                let decision = Decision::new(&self.graph, target, self.start())?;
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

    /// Removes all moves and begins the next method; false if there is none.
    fn hand_over(&mut self, edit: &mut Edit) -> bool {
        let before = self.method;
        edit.begin(self.settings.start);
        edit.line = METHODS.len() as u8;
        if !self.begin_after(before) {
            self.outcome = Some(Outcome::GaveUp { limit: self.steps, of: outcome::Effort::Steps });
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

    /// Keeps track of the moves in the set.
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

    /// A step of another search; `None` if it is over or has used up its share.
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
            // Merged cycles ends with a short search of this kind.
            Some(Outcome::Impossible { why: "all-tried" }) => EXHAUSTIVE,
            // An answer before the first step is due to theory.
            Some(Outcome::Impossible { .. }) if self.steps == 0 => 0,
            _ => self.method,
        };
        self.outcome = Some(answer?);
        Some(false)
    }

    /// Emits a tour as an edit.
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

/// How often the shares of this round have been doubled.
fn doublings(round: u32) -> u32 {
    (round - 1).min(MAX_DOUBLINGS)
}

/// How often merged cycles restarts in this round.
fn cycles_of_round(graph: &Graph, round: u32) -> usize {
    (CYCLES_TIMES_SQUARES / graph.squares()).clamp(1, MAX_CYCLES) << doublings(round)
}

/// The most promising first square of an open tour: one with the fewest moves, of the colour that has more
/// squares.
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

    fn persist(&mut self) {
        self.persists = true;
    }

    fn tried(&self) -> Option<Tried> {
        let asked = METHODS.iter().zip(self.asked).filter(|(_, asked)| *asked);
        Some(Tried { methods: asked.map(|(&method, _)| method).collect(), rounds: self.round })
    }

    fn answered_by(&self) -> Option<&'static str> {
        let gave_up = matches!(self.outcome, Some(Outcome::GaveUp { .. }));
        let method = if self.method == CYCLES_AGAIN { CYCLES } else { self.method };
        self.outcome.as_ref().filter(|_| !gave_up).map(|_| METHODS[method])
    }
}
