//! Warnsdorff's rule (H. C. von Warnsdorff, 1823): go to the square with the fewest onward moves.
//!
//! Defined on any graph. The number of onward moves of every square is updated as the path grows, so the cost
//! of a step depends only on the squares around the knight, not on the size of the board.

use std::mem;
use std::sync::Arc;

use super::algorithm::{Algorithm, Unit, cost_factor, step_limit};
use super::edit::{Candidate, Edit, Search};
use super::error::SearchError;
use super::measure::Measure;
use super::outcome::{DeadEnd, Effort, Outcome};
use super::path::rush::Rush;
use super::path::{CLOSE, Fewest, Path};
use super::reason::{Counter, Counters, Reason, kinds};
use super::settings::{Settings, WhenStuck};
use super::squirrel_cull::Progress;
use super::tie_break::{TieBreak, distance_from_centre};
use crate::board::Square;
use crate::choice::Choice;
use crate::graph::Graph;
use crate::tour::target::Target;

pub(super) const ALGORITHM: Algorithm = Algorithm {
    id: "warnsdorff",
    name: "Warnsdorff’s rule",
    tie_breaks: TieBreak::ALL,
    targets: Target::ALL,
    when_stuck: WhenStuck::ALL,
    counters: &[Counter::Ties, Counter::DeadEnds, Counter::Backtracks, Counter::Restarts],
    pseudocode: &[
        "place",
        "until-all-visited",
        "count-onward-moves",
        "go-to-fewest",
        "break-tie",
        "close",
        "dead-end",
        "out-of-steps",
    ],
    builds_path: true,
    measures: |_, _| Measure::OnwardMoves,
    unit: Unit::Move,
    randomized: false,
    largest: usize::MAX,
    start: |graph, settings| Ok(Box::new(Warnsdorff::new(graph, settings)?)),
    resume: Some(Warnsdorff::resume),
    ..Algorithm::PLAIN
};

mod line {
    pub const UNTIL_ALL_VISITED: u8 = 1;
    pub const GO_TO_FEWEST: u8 = 3;
    pub const BREAK_TIE: u8 = 4;
    pub const CLOSE: u8 = 5;
    pub const DEAD_END: u8 = 6;
    pub const OUT_OF_STEPS: u8 = 7;
}

kinds! {
    /// `to` has fewer onward moves than every other untried candidate, or is the only one.
    FEWEST = "fewest" { to: Square, accessibility: Number, candidates: Number };

    /// Several untried candidates share the fewest onward moves, and a rule chose `to` among them.
    TIE = "tie" {
        to: Square, accessibility: Number, candidates: Number, tied: Number, rule: Word(TieBreak::IDS),
    } counts [Ties];

    /// The last move is taken back.
    BACKTRACK = "backtrack" {
        to: Square, cause: Word(DeadEnd::IDS),
    } counts [Backtracks, DeadEnds], BACKTRACK_AGAIN [Backtracks];

    /// All moves are taken back for a restart.
    RESTART = "restart" {
        attempt: Number, rule: Word(TieBreak::IDS), cause: Word(CAUSES),
    } counts [Restarts, DeadEnds], RESTART_AGAIN [Restarts];
}

/// The ids of [`DeadEnd`] in its order, and one for an attempt that has used up its steps.
const CAUSES: &[&str] = &["no-onward-move", "all-tried", "not-closed", "start-cut-off", "budget"];
const BUDGET: u32 = 4;

/// The number of steps after which a search that backtracks or restarts gives up; on very large boards it is
/// ten for each square, and on graphs with many edges fewer.
const STEP_LIMIT: u64 = 10_000_000;

/// Steps that the first attempt may spend on backtracking, in addition to one for each square; each further
/// attempt has twice as many in all, so that on small boards every possibility is finally tried.
const SPARE_STEPS: u64 = 1000;

#[derive(Debug)]
pub(super) struct Warnsdorff {
    graph: Arc<Graph>,
    settings: Settings,
    path: Path,
    regions: Option<Progress>,
    /// The current attempt, from 1.
    attempt: u32,
    rule: TieBreak,
    /// Steps taken when the current attempt began.
    began: u64,
    steps: u64,
    limit: u64,
    is_closed: bool,
    outcome: Option<Outcome>,
}

/// The next square, and how many candidates share its number of onward moves.
struct Chosen {
    to: Square,
    fewest: u32,
    tied: u32,
}

impl Warnsdorff {
    pub(super) fn new(graph: Arc<Graph>, settings: &Settings) -> Result<Self, SearchError> {
        settings.tie_break.check(&graph, settings.start)?;
        let mut search = Self {
            settings: settings.clone(),
            path: Path::new(graph.clone()),
            regions: None,
            attempt: 1,
            rule: settings.tie_break,
            began: 0,
            steps: 0,
            limit: limit(&graph, settings.tie_break),
            is_closed: false,
            outcome: None,
            graph,
        };
        search.place();
        Ok(search)
    }

    fn resume(
        graph: Arc<Graph>,
        settings: &Settings,
        path: &[Square],
    ) -> Result<Box<dyn Search>, SearchError> {
        let mut search = Self::new(graph, settings)?;
        for &square in &path[1..] {
            search.visit(square);
        }
        Ok(Box::new(search))
    }

    /// Restarts after a dead end that ended the search, with an empty board and the same rule.
    pub(super) fn start_over(&mut self) {
        self.outcome = None;
        self.path.clear();
        self.place();
    }

    fn place(&mut self) {
        let uses_regions = self.rule == TieBreak::SquirrelCull;
        let board = self.graph.board().filter(|_| uses_regions);
        self.regions = board.map(|board| Progress::new(board, self.settings.start));
        self.visit(self.settings.start);
    }

    fn visit(&mut self, square: Square) {
        self.path.visit(square);
        if let (Some(regions), Some(board)) = (&mut self.regions, self.graph.board()) {
            regions.arrive(board, square, self.path.len());
        }
    }

    /// Takes the last square back and marks it as tried without success.
    fn retreat(&mut self) {
        if let Some(regions) = &mut self.regions {
            regions.retreat(self.path.len());
        }
        self.path.retreat();
    }

    /// Marks the chosen candidate; `None` at a dead end.
    fn choose(&mut self, here: Square) -> Option<Chosen> {
        let Fewest { onward_moves, first, count: tied } = self.path.fewest;
        let place = if tied > 1 { self.break_tie(here, onward_moves) } else { first };
        let candidate = self.path.candidates.get_mut(place).filter(|_| tied > 0)?;
        candidate.chosen = true;
        Some(Chosen { to: candidate.square, fewest: onward_moves, tied })
    }

    /// Marks the candidates that share the fewest onward moves, and returns the index of the one that the
    /// tie-break prefers.
    fn break_tie(&mut self, here: Square, fewest: u32) -> usize {
        let mut best = None;
        for place in 0..self.path.candidates.len() {
            let Candidate { square, accessibility, tried, .. } = self.path.candidates[place];
            if accessibility == fewest && !tried {
                self.path.candidates[place].tied = true;
                let rank = self.rank(here, square);
                if best.is_none_or(|(least, _)| rank < least) {
                    best = Some((rank, place));
                }
            }
        }
        best.map_or(0, |(_, place)| place)
    }

    /// The rank of a tied square under the tie-break: the least is chosen. The lower half of the number is
    /// random; the upper half has what takes precedence.
    #[inline]
    fn rank(&mut self, from: Square, to: Square) -> i64 {
        let next_onward_moves = || {
            let open = self.graph.neighbours(to).filter(|&next| self.path.is_open(next));
            open.map(|next| i64::from(self.path.onward_moves(next)))
        };
        match self.rule {
            TieBreak::First => 0,
            TieBreak::Random => self.settings.random.number().into(),
            TieBreak::PohlSum => next_onward_moves().sum(),
            TieBreak::PohlMin => next_onward_moves().min().unwrap_or(0),
            TieBreak::Roth => -i64::from(distance_from_centre(&self.graph, to)),
            TieBreak::RothRandom => {
                let nearness = -i64::from(distance_from_centre(&self.graph, to));
                (nearness << 32) + i64::from(self.settings.random.number())
            }
            TieBreak::SquirrelCull => match (&self.regions, self.graph.board()) {
                (Some(regions), Some(board)) => regions.preference(board, from, to),
                _ => 0,
            },
        }
    }

    fn explain(&self, edit: &mut Edit, &Chosen { to, fewest, tied }: &Chosen) {
        let candidates = edit.candidates.len() as u32;
        (edit.reason, edit.line) = if tied > 1 {
            let facts = [to.0, fewest, candidates, tied, self.rule as u32];
            (Reason::new(&TIE, facts), line::BREAK_TIE)
        } else {
            (Reason::new(&FEWEST, [to.0, fewest, candidates]), line::GO_TO_FEWEST)
        };
    }

    /// Handles a path through every square; returns false if the search is over.
    fn complete(&mut self, edit: &mut Edit) -> bool {
        let (here, start) = (edit.focus, self.settings.start);
        if self.settings.target == Target::Open || self.is_closed {
            edit.line = line::UNTIL_ALL_VISITED;
            self.outcome = Some(self.path.finish());
            return false;
        }
        if self.path.can_close() {
            self.is_closed = true;
            edit.added.push((here, start));
            edit.reason = Reason::new(&CLOSE, [start.0]);
            edit.line = line::CLOSE;
            return true;
        }
        self.dead_end(edit, DeadEnd::NotClosed)
    }

    /// Whether a closed tour can no longer return to the start, so that going on is pointless. The plain
    /// rule, which stops when stuck, does not check this and goes on.
    fn is_start_cut_off(&self) -> bool {
        self.looks_out() && self.path.len() > 1 && self.path.onward_moves(self.settings.start) == 0
    }

    /// Whether the search checks that the start is not cut off.
    fn looks_out(&self) -> bool {
        self.settings.target == Target::Closed && self.settings.when_stuck != WhenStuck::Stop
    }

    /// Handles a dead end; returns false if the search is over.
    fn dead_end(&mut self, edit: &mut Edit, cause: DeadEnd) -> bool {
        edit.line = line::DEAD_END;
        let back_at_start = self.path.len() == 1;
        match self.settings.when_stuck {
            WhenStuck::Stop => {
                self.outcome = Some(Outcome::Stuck { cause, visited: self.path.len() });
                false
            }
            // With a single square on the path there is no other choice to try.
            _ if back_at_start => {
                self.outcome = Some(Outcome::Impossible { why: "all-tried" });
                false
            }
            WhenStuck::Restart => {
                self.restart(edit, cause, false);
                true
            }
            WhenStuck::Backtrack if self.steps - self.began >= self.budget() => {
                edit.line = line::OUT_OF_STEPS;
                self.restart(edit, cause, true);
                true
            }
            WhenStuck::Backtrack => {
                let to = self.path.squares()[self.path.len() - 2];
                edit.removed.push((to, edit.focus));
                let is_new = cause != DeadEnd::AllTried;
                let kind = if is_new { &BACKTRACK } else { &BACKTRACK_AGAIN };
                edit.reason = Reason::new(kind, [to.0, cause as u32]);
                self.retreat();
                true
            }
        }
    }

    /// The steps that the current attempt may take before it ends at the next dead end.
    fn budget(&self) -> u64 {
        let first = self.graph.squares() as u64 + SPARE_STEPS;
        first << (self.attempt - 1).min(32)
    }

    fn restart(&mut self, edit: &mut Edit, cause: DeadEnd, budget_spent: bool) {
        edit.removed.extend(self.path.squares().windows(2).rev().map(|pair| (pair[0], pair[1])));
        self.attempt += 1;
        // The same rule would run into the same dead end. Purely random tie-breaks suit small and narrow
        // boards, Roth's rule with random ties suits large ones; alternating covers both.
        let has_centre = self.graph.board().is_some();
        let use_roth = has_centre && self.attempt % 2 == 1;
        self.rule = if use_roth { TieBreak::RothRandom } else { TieBreak::Random };
        let kind = if cause == DeadEnd::AllTried { &RESTART_AGAIN } else { &RESTART };
        let cause = if budget_spent { BUDGET } else { cause as u32 };
        edit.reason = Reason::new(kind, [self.attempt, self.rule as u32, cause]);
        self.began = self.steps;
        self.path.clear();
        self.place();
    }
}

/// The number of steps after which to give up: rules that look a move further take longer for each.
fn limit(graph: &Graph, rule: TieBreak) -> u64 {
    let cost_factor = cost_factor(graph);
    let looks = match rule {
        TieBreak::PohlSum | TieBreak::PohlMin => cost_factor * cost_factor,
        _ => cost_factor,
    };
    step_limit(STEP_LIMIT, graph, looks)
}

impl Search for Warnsdorff {
    fn advance(&mut self, edit: &mut Edit) -> bool {
        if self.outcome.is_some() {
            return false;
        }
        if self.steps >= self.limit {
            edit.line = line::DEAD_END;
            self.outcome = Some(Outcome::GaveUp { limit: self.limit, of: Effort::Steps });
            return false;
        }
        let here = self.path.last();
        edit.begin(here);
        let goes_on = if self.path.is_complete() {
            self.complete(edit)
        } else if self.is_start_cut_off() {
            self.dead_end(edit, DeadEnd::StartCutOff)
        } else if let Some(chosen) = self.choose(here) {
            mem::swap(&mut edit.candidates, &mut self.path.candidates);
            edit.added.push((here, chosen.to));
            self.explain(edit, &chosen);
            self.visit(chosen.to);
            true
        } else {
            mem::swap(&mut edit.candidates, &mut self.path.candidates);
            let all_tried = !edit.candidates.is_empty();
            let cause = if all_tried { DeadEnd::AllTried } else { DeadEnd::NoOnwardMove };
            self.dead_end(edit, cause)
        };
        self.steps += u64::from(goes_on);
        goes_on
    }

    fn rush(&mut self, steps: u32, counters: &mut Counters) -> u32 {
        let farthest = self.rule == TieBreak::Roth;
        let Some(&here) = self.path.squares().last() else { return 0 };
        let can_rush = (farthest || self.rule == TieBreak::First)
            && self.graph.strides(here).is_some()
            && self.outcome.is_none()
            && !self.is_start_cut_off();
        let steps = (self.limit - self.steps).min(steps.into()) as u32;
        if !can_rush || steps == 0 {
            return 0;
        }
        // A complete path has no candidates.
        let Some(first) = self.choose(here) else { return 0 };
        let home = Some(self.settings.start).filter(|_| self.looks_out());
        let Rush { steps, ties } = self.path.rush(first.to, steps, farthest, home);
        counters.add(Counter::Ties, ties + u32::from(first.tied > 1));
        self.steps += u64::from(steps);
        steps
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    fn path(&self) -> &[Square] {
        match &self.outcome {
            Some(Outcome::Tour(tour)) => tour.squares(),
            _ => self.path.squares(),
        }
    }
}
