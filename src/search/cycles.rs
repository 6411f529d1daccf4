//! Cycles by matching, then merged: two moves for every square first, one cycle later.
//!
//! A greedy choice and augmenting paths find a 2-factor: two moves for every square. Its cycles are merged
//! along alternating 4-cycles, as A. Conrad, T. Hindrichs, H. Morsy and I. Wegener (1994) joined the tours of
//! smaller boards: a move of each cycle is removed, and two moves between them are added. If no two cycles
//! can be merged like this, the search tries longer exchanges, then another 2-factor, and on small boards
//! finally an exact search. It works for boards with any holes, any leaper and any graph.
//!
//! It reports that there is no tour only if this is proved: by the diagnosis of the graph, by the matching,
//! by the parts that exchanges never join, or by the exact search. On graphs that are not bipartite the
//! matching proves less, since it may use a move both ways; see [`crate::graph::two_factor`].

mod exchange;
mod merging;

use std::mem;
use std::sync::Arc;

use super::algorithm::Algorithm;
use super::edit::{Edit, Search};
use super::measure::Measure;
use super::outcome::{Effort, Outcome};
use super::reason::{Counter, Reason, kinds};
use super::settings::Settings;
use super::try_all::{self, TryAll};
use crate::board::Square;
use crate::choice::Choice;
use crate::graph::Graph;
use crate::graph::two_factor::{Adjacency, Augmented, Change, Parts, TwoFactor};
use crate::random::Random;
use crate::theory::diagnosis::{by_theorem, first_look, second_look};
use crate::theory::exact::{Ends, Progress};
use crate::tour::Tour;
use crate::tour::target::Target;
use exchange::{DEPTH, Exchanges};
use merging::Cycles;

pub(super) const ALGORITHM: Algorithm = Algorithm {
    id: "cycles",
    name: "Join small loops",
    targets: Target::ALL,
    counters: &[Counter::Joins, Counter::Restarts],
    pseudocode: &[
        "diagnose",
        "match-greedily",
        "augment",
        "until-one-cycle",
        "merge",
        "exchange",
        "match-again",
        "try-all",
    ],
    builds_path: false,
    measures: |_, _| Measure::Moves,
    randomized: true,
    starts_anywhere: true,
    can_end: true,
    largest: 1 << 16,
    start: |graph, settings| Ok(Box::new(CycleSearch::new(graph, settings))),
    ..Algorithm::PLAIN
}
.in_whole();

mod line {
    pub const DIAGNOSE: u8 = 0;
    pub const MATCH_GREEDILY: u8 = 1;
    pub const AUGMENT: u8 = 2;
    pub const UNTIL_ONE_CYCLE: u8 = 3;
    pub const MERGE: u8 = 4;
    pub const EXCHANGE: u8 = 5;
    pub const MATCH_AGAIN: u8 = 6;
    pub const TRY_ALL: u8 = 7;
}

kinds! {
    /// Some moves are added, each for the square with the fewest moves to choose from.
    MATCH = "match" { moves: Number, missing: Number };

    /// Two squares with too few moves get one more each, along an augmenting path.
    AUGMENT = "augment" { out: Number, in: Number, missing: Number };

    /// Two cycles become one: a move of each is removed, and two moves between them added. `size` is the number
    /// of squares of the smaller one, `cycles` the number of cycles left.
    MERGE = "merge" { size: Number, cycles: Number } counts [Joins];

    /// A longer exchange leaves fewer cycles.
    EXCHANGE = "exchange" { out: Number, joined: Number, cycles: Number } counts [Joins];

    /// An exchange that leaves equally many cycles, but different ones, which can perhaps be merged.
    SHIFT = "shift" { out: Number, cycles: Number };

    /// All moves are removed, to find other cycles.
    MATCH_AGAIN = "match-again" { attempt: Number, cycles: Number } counts [Restarts];

    /// The exact search continues, and changes nothing yet. `tried` of `ends` squares where an open tour may end
    /// are settled; a closed tour counts as one.
    TRY_ALL = "try-all" { tried: Number, ends: Number };

    /// The exact search found a tour.
    FOUND = "found" {};
}

/// Approximate number of steps in which the greedy part adds its moves.
const GREEDY_STEPS: usize = 64;

/// Longer exchanges per attempt; most of them only shift cycles.
const EXCHANGES: u64 = 60;

/// Attempts, each with other cycles, before the search gives up.
const ATTEMPTS: u32 = 20;

/// Every this many exchanges, a deeper one is tried.
const DEEPER_EVERY: u64 = 8;

/// The attempt after which an exact search is made, and the largest number of squares and moves for it.
const EXACT_AFTER: u32 = 2;
const LARGEST_EXACT: usize = 1024;
const MAX_MOVES_EXACT: usize = 8 * LARGEST_EXACT;

/// The effort of the exact search.
const TRY_ALL_EFFORT: try_all::Effort = try_all::Effort { guesses: 40_000_000, a_step: 200 };

enum Stage {
    Diagnose,
    Match(TwoFactor),
    Augment(TwoFactor),
    Merge(Cycles),
    Exchange(Exchanges, u64),
    /// The exact search, and the cycles shown meanwhile.
    TryAll(Box<TryAll>, Exchanges),
    Over,
}

struct CycleSearch {
    graph: Arc<Graph>,
    /// The required start; `None` if the tour may begin anywhere.
    start: Option<Square>,
    /// The square in focus of steps that concern no particular one.
    first: Square,
    target: Target,
    random: Random,
    /// Empty if a tour is ruled out.
    adjacency: Adjacency,
    /// The reason found by the diagnosis that rules a tour out.
    obstacle: Option<&'static str>,
    stage: Stage,
    /// The 2-factor that this attempt began with.
    complete: Option<TwoFactor>,
    /// The current attempt, from 1.
    attempt: u32,
    /// Moves added and removed in the current step.
    changes: Vec<Change>,
    outcome: Option<Outcome>,
}

impl CycleSearch {
    fn new(graph: Arc<Graph>, settings: &Settings) -> Self {
        let start = (!settings.is_anywhere()).then_some(settings.start);
        let (findings, colouring) = first_look(&graph, settings.target, start);
        let second_look = || second_look(&graph, settings.target, start);
        let obstacle = findings.into_iter().next().or_else(second_look);
        let obstacle = obstacle.or_else(|| by_theorem(&graph, settings.target, start));
        let is_open = settings.target == Target::Open;
        let adjacency = match obstacle {
            None => Adjacency::new(&graph, &colouring, is_open, start),
            Some(_) => Adjacency::default(),
        };
        Self {
            obstacle: obstacle.map(|finding| finding.code),
            start,
            first: settings.start,
            target: settings.target,
            random: settings.random.clone(),
            stage: Stage::Diagnose,
            complete: None,
            attempt: 1,
            changes: Vec::new(),
            outcome: None,
            adjacency,
            graph,
        }
    }

    /// Ends the search if a tour is ruled out, or needs no move.
    fn diagnose(&mut self, edit: &mut Edit) -> Stage {
        edit.line = line::DIAGNOSE;
        if self.graph.squares() == 1 && self.target == Target::Open {
            self.finish(vec![self.first]);
            return Stage::Over;
        }
        match self.obstacle {
            Some(why) => self.rule_out(why),
            None => self.begin_matching(),
        }
    }

    fn begin_matching(&mut self) -> Stage {
        Stage::Match(TwoFactor::new(&self.adjacency, &mut self.random))
    }

    fn match_greedily(&mut self, mut matching: TwoFactor, edit: &mut Edit) -> Stage {
        edit.line = line::MATCH_GREEDILY;
        let most = self.adjacency.len().div_ceil(GREEDY_STEPS);
        let is_over =
            !matching.add_moves(&self.adjacency, &mut self.random, most, &mut self.changes);
        self.show(edit, &|a, b| matching.count(a, b));
        let facts = [edit.added.len() as u32, matching.wanted() as u32];
        edit.reason = Reason::new(&MATCH, facts);
        if is_over { Stage::Augment(matching) } else { Stage::Match(matching) }
    }

    fn augment(&mut self, mut matching: TwoFactor, edit: &mut Edit) -> Stage {
        edit.line = line::AUGMENT;
        match matching.augment(&self.adjacency, &mut self.changes) {
            Augmented::Impossible if self.adjacency.alternates() => self.rule_out("no-two-factor"),
            Augmented::Impossible => self.rule_out("no-cycle-cover"),
            Augmented::Complete => {
                edit.line = line::UNTIL_ONE_CYCLE;
                let cycles = Cycles::new(matching.links(), &mut self.random);
                self.complete = Some(matching);
                Stage::Merge(cycles)
            }
            Augmented::Once { from } => {
                self.show(edit, &|a, b| matching.count(a, b));
                edit.focus = self.adjacency.square(from).unwrap_or(edit.focus);
                let [out, into] = [&edit.removed, &edit.added].map(|moves| moves.len() as u32);
                edit.reason = Reason::new(&AUGMENT, [out, into, matching.wanted() as u32]);
                Stage::Augment(matching)
            }
        }
    }

    /// Whether no exchange can ever join some of the cycles to the others.
    fn keep_apart(&self) -> bool {
        let complete = self.complete.as_ref();
        complete.is_some_and(|complete| Parts::new(&self.adjacency, complete).count() > 1)
    }

    fn merge(&mut self, mut cycles: Cycles, edit: &mut Edit) -> Stage {
        edit.line = line::MERGE;
        if let Some(merge) = cycles.merge(&self.adjacency) {
            self.changes.extend(merge.changes());
            self.show(edit, &|a, b| cycles.uses(a, b));
            edit.focus = self.adjacency.square(merge.square[0]).unwrap_or(edit.focus);
            edit.reason = Reason::new(&MERGE, [merge.size, cycles.count() as u32]);
            return Stage::Merge(cycles);
        }
        let exchanges = Exchanges::new(cycles.into_links());
        if exchanges.count() > 1 {
            return Stage::Exchange(exchanges, 0);
        }
        edit.line = line::UNTIL_ONE_CYCLE;
        self.finish_with_cycle(exchanges.order())
    }

    fn exchange(&mut self, mut exchanges: Exchanges, made: u64, edit: &mut Edit) -> Stage {
        edit.line = line::EXCHANGE;
        if exchanges.count() == 1 {
            edit.line = line::UNTIL_ONE_CYCLE;
            return self.finish_with_cycle(exchanges.order());
        }
        if made == EXCHANGES {
            return self.end_attempt(exchanges, edit);
        }
        let is_deep = made % DEEPER_EVERY == DEEPER_EVERY - 1;
        let depth = if is_deep { DEPTH } else { DEPTH - 1 };
        let Some((chain, joined)) = exchanges.find(&self.adjacency, &mut self.random, depth) else {
            return Stage::Exchange(exchanges, made + 1);
        };
        exchanges.apply(&chain);
        self.changes.extend(chain.changes());
        self.show(edit, &|a, b| exchanges.uses(a, b));
        edit.focus = self.adjacency.square(chain.first()).unwrap_or(edit.focus);
        let [out, cycles] = [chain.length, exchanges.count()].map(|number| number as u32);
        edit.reason = if joined > 0 {
            Reason::new(&EXCHANGE, [out, joined as u32, cycles])
        } else {
            Reason::new(&SHIFT, [out, cycles])
        };
        Stage::Exchange(exchanges, made + 1)
    }

    /// Continues when several cycles are left: with an exact search, or with another 2-factor.
    fn end_attempt(&mut self, exchanges: Exchanges, edit: &mut Edit) -> Stage {
        if self.attempt == 1 && self.keep_apart() {
            return self.rule_out("separate-cycles");
        }
        let is_small = self.graph.squares() <= LARGEST_EXACT;
        if self.attempt == EXACT_AFTER && is_small && self.graph.moves() <= MAX_MOVES_EXACT {
            let last = self.adjacency.ends(self.adjacency.len() as u32 - 1);
            let ends = last.iter().filter_map(|&vertex| self.adjacency.square(vertex));
            let searches = match (self.target, self.start) {
                (Target::Closed, _) => vec![Ends::Closed],
                (Target::Open, Some(start)) => try_all::between(start, ends),
                (Target::Open, None) => vec![Ends::Open],
            };
            let search = TryAll::new(&self.graph, searches, TRY_ALL_EFFORT);
            return Stage::TryAll(Box::new(search), exchanges);
        }
        self.match_again(&exchanges, edit)
    }

    fn match_again(&mut self, exchanges: &Exchanges, edit: &mut Edit) -> Stage {
        edit.line = line::MATCH_AGAIN;
        if self.attempt == ATTEMPTS {
            let limit = EXCHANGES * u64::from(ATTEMPTS);
            self.outcome = Some(Outcome::GaveUp { limit, of: Effort::Exchanges });
            return Stage::Over;
        }
        self.attempt += 1;
        self.take_out(exchanges);
        self.show(edit, &|_, _| 0);
        edit.reason = Reason::new(&MATCH_AGAIN, [self.attempt, exchanges.count() as u32]);
        self.begin_matching()
    }

    fn try_all(&mut self, mut all: Box<TryAll>, exchanges: Exchanges, edit: &mut Edit) -> Stage {
        edit.line = line::TRY_ALL;
        match all.advance(&self.graph) {
            None => self.match_again(&exchanges, edit),
            Some(Progress::None) => self.rule_out("all-tried"),
            Some(Progress::Unfinished) => {
                let facts = [all.tried, all.searches()].map(|number| number as u32);
                edit.reason = Reason::new(&TRY_ALL, facts);
                Stage::TryAll(all, exchanges)
            }
            Some(Progress::Found(squares)) => {
                self.take_out(&exchanges);
                let vertices: Vec<u32> =
                    squares.iter().map(|&square| self.adjacency.vertex(square)).collect();
                let home = [vertices[vertices.len() - 1], vertices[0]];
                let closing = (self.target == Target::Closed).then_some(&home[..]);
                let moves = || vertices.windows(2).chain(closing);
                self.changes.extend(moves().map(|ends| Change::added(ends[0], ends[1])));
                let count =
                    |a, b| moves().filter(|ends| *ends == [a, b] || *ends == [b, a]).count();
                self.show(edit, &count);
                edit.reason = Reason::new(&FOUND, []);
                self.finish(squares);
                Stage::Over
            }
        }
    }

    fn take_out(&mut self, exchanges: &Exchanges) {
        self.changes.extend(exchanges.moves().map(|(from, to)| Change::removed(from, to)));
    }

    /// Turns the changes of a step into an edit: the net change of each move, given how often it is now in
    /// the set. Moves to auxiliary vertices are left out.
    fn show(&mut self, edit: &mut Edit, count: &dyn Fn(u32, u32) -> usize) {
        let ends = |change: &Change| (change.from.min(change.to), change.from.max(change.to));
        self.changes.sort_by_key(ends);
        for group in self.changes.chunk_by(|one, other| ends(one) == ends(other)) {
            let (from, to) = (group[0].from, group[0].to);
            let (Some(a), Some(b)) = (self.adjacency.square(from), self.adjacency.square(to))
            else {
                continue;
            };
            let now = count(from, to);
            let came = group.iter().filter(|change| change.is_added).count();
            let before = now + group.len() - 2 * came;
            match (before, now) {
                (0, 1..) => edit.added.push((a, b)),
                (1.., 0) => edit.removed.push((a, b)),
                _ => {}
            }
        }
        self.changes.clear();
    }

    fn rule_out(&mut self, why: &'static str) -> Stage {
        self.outcome = Some(Outcome::Impossible { why });
        Stage::Over
    }

    /// Rotates the single cycle to begin at the start, and removes the auxiliary vertices.
    fn finish_with_cycle(&mut self, order: &[u32]) -> Stage {
        let mut order = order.to_vec();
        let is_further = |&vertex: &u32| self.adjacency.square(vertex).is_none();
        let place = match self.start.map(|start| self.adjacency.vertex(start)) {
            Some(start) => order.iter().position(|&vertex| vertex == start),
            // An open tour begins after the chain of auxiliary vertices.
            None => (0..order.len()).find(|&at| {
                let before = &order[(at + order.len() - 1) % order.len()];
                is_further(before) && !is_further(&order[at])
            }),
        };
        order.rotate_left(place.unwrap_or(0));
        // The start is next to the chain of auxiliary vertices. If the chain comes after it, the tour must be
        // reversed.
        if order.len() > 2 && is_further(&order[1]) {
            order[1..].reverse();
        }
        self.finish(order.iter().filter_map(|&vertex| self.adjacency.square(vertex)).collect());
        Stage::Over
    }

    fn finish(&mut self, mut squares: Vec<Square>) {
        if self.target == Target::Closed {
            let place = squares.iter().position(|&square| square == self.first).unwrap_or(0);
            squares.rotate_left(place);
        }
        self.outcome = Some(match Tour::new(self.graph.clone(), squares) {
            Ok(tour) => Outcome::Tour(tour),
            Err(_) => unreachable!("one cycle along moves that visits every square is a tour"),
        });
    }
}

impl Search for CycleSearch {
    fn advance(&mut self, edit: &mut Edit) -> bool {
        edit.begin(self.first);
        // Some stages end without changing a move, and some moves do not belong to the board.
        loop {
            let was_trying = matches!(self.stage, Stage::TryAll(..));
            self.stage = match mem::replace(&mut self.stage, Stage::Over) {
                Stage::Diagnose => self.diagnose(edit),
                Stage::Match(matching) => self.match_greedily(matching, edit),
                Stage::Augment(matching) => self.augment(matching, edit),
                Stage::Merge(cycles) => self.merge(cycles, edit),
                Stage::Exchange(exchanges, made) => self.exchange(exchanges, made, edit),
                Stage::TryAll(all, exchanges) => self.try_all(all, exchanges, edit),
                Stage::Over => Stage::Over,
            };
            let is_trying = was_trying && matches!(self.stage, Stage::TryAll(..));
            if !edit.added.is_empty() || !edit.removed.is_empty() || is_trying {
                return true;
            }
            if matches!(self.stage, Stage::Over) {
                return false;
            }
        }
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
