//! Warnsdorff's rule (H. C. von Warnsdorff, 1823): go to the square with the fewest onward moves. The same
//! search follows any other [`Rule`].
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
use super::rule::{Ahead, LastResort, Rule};
use super::settings::{Settings, WhenStuck};
use super::squirrel_cull::Progress;
use super::tie_break::TieBreak;
use crate::board::Square;
use crate::board::move_order::NamedOrder;
use crate::choice::Choice;
use crate::graph::Graph;
use crate::tour::target::Target;

pub(crate) const ALGORITHM: Algorithm = Algorithm {
    id: "warnsdorff",
    name: "Warnsdorff’s rule",
    tie_breaks: TieBreak::ALL,
    usual_moves: Some(NamedOrder::Encyclopaedia),
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
    can_end: true,
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

    /// A rule of one's own chose `to`. Its criterion number `decided`, from 1, was the last that was needed, and
    /// one more than there are means that the order of moves or chance decided.
    BY_RULE = "by-rule" {
        to: Square, candidates: Number, tied: Number, decided: Number,
    } counts [], BY_RULE_AFTER_TIE [Ties];

    /// The last move is taken back.
    BACKTRACK = "backtrack" {
        to: Square, cause: Word(DeadEnd::IDS),
    } counts [Backtracks, DeadEnds], BACKTRACK_AGAIN [Backtracks];

    /// All moves are taken back for a restart.
    RESTART = "restart" {
        attempt: Number, rule: Word(RULES), cause: Word(CAUSES),
    } counts [Restarts, DeadEnds], RESTART_AGAIN [Restarts];
}

/// The ids of [`DeadEnd`] in its order, and one for an attempt that has used up its steps.
const CAUSES: &[&str] = &["no-onward-move", "all-tried", "not-closed", "start-cut-off", "budget"];
const BUDGET: u32 = 4;

/// The ids of [`TieBreak`], and one for a rule of one's own.
const RULES: &[&str] = &{
    let mut rules = ["own"; TieBreak::IDS.len() + 1];
    rules.split_at_mut(TieBreak::IDS.len()).0.copy_from_slice(TieBreak::IDS);
    rules
};
const OWN: u32 = TieBreak::IDS.len() as u32;

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
    rule: Usable,
    /// The places of the candidates that a choice has not ruled out yet.
    left: Vec<usize>,
    /// What the candidates have ahead, by their places.
    ahead: Vec<Ahead>,
    /// Steps taken when the current attempt began.
    began: u64,
    steps: u64,
    limit: u64,
    is_closed: bool,
    outcome: Option<Outcome>,
}

/// A rule, with what each step asks about it.
#[derive(Debug)]
struct Usable {
    rule: Rule,
    tie_break: Option<TieBreak>,
    begins_with_onward: bool,
}

impl From<Rule> for Usable {
    fn from(rule: Rule) -> Self {
        let tie_break = rule.tie_break();
        Self { tie_break, begins_with_onward: rule.begins_with_onward(), rule }
    }
}

/// The next square.
struct Chosen {
    to: Square,
    /// Its onward moves.
    onward_moves: u32,
    /// How many candidates the first criterion leaves.
    tied: u32,
    /// The criteria that were needed, or one more if they left several.
    decided: u32,
}

impl Warnsdorff {
    pub(super) fn new(graph: Arc<Graph>, settings: &Settings) -> Result<Self, SearchError> {
        settings.rule.check(&graph, settings.start)?;
        let mut search = Self {
            settings: settings.clone(),
            path: Path::new(graph.clone()).with_end(settings.end),
            regions: None,
            attempt: 1,
            rule: settings.rule.clone().into(),
            left: Vec::with_capacity(8),
            ahead: Vec::with_capacity(8),
            began: 0,
            steps: 0,
            limit: limit(&graph, &settings.rule),
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
        let uses_regions = self.rule.rule.last_resort() == LastResort::Regions;
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
        let Fewest { first, count, .. } = self.path.fewest;
        if count == 0 {
            return None;
        }
        let (place, tied, decided) = if self.rule.begins_with_onward && count == 1 {
            (first, 1, 1)
        } else {
            self.compare(here)
        };
        let candidate = &mut self.path.candidates[place];
        candidate.chosen = true;
        Some(Chosen { to: candidate.square, onward_moves: candidate.accessibility, tied, decided })
    }

    /// Compares the untried candidates by one criterion after the other, and marks those that the first one
    /// leaves equal. Returns the index of the best, how many the first criterion left, and the number of the
    /// criterion that decided.
    fn compare(&mut self, here: Square) -> (usize, u32, u32) {
        let Self { rule: Usable { rule, begins_with_onward, .. }, path, left, ahead, .. } = self;
        let begins_with_onward = *begins_with_onward;
        left.clear();
        ahead.clear();
        path.open.take();
        ahead.resize(path.candidates.len(), Ahead::default());
        let fewest = path.fewest.onward_moves;
        let is_left = |candidate: &Candidate| {
            !candidate.tried && (!begins_with_onward || candidate.accessibility == fewest)
        };
        let candidates = path.candidates.iter().enumerate();
        left.extend(candidates.filter(|(_, it)| is_left(it)).map(|(place, _)| place));
        let mut decided = 0;
        let mut tied = left.len();
        for criterion in rule.criteria() {
            if decided > 0 && left.len() == 1 {
                break;
            }
            if decided > 0 || !begins_with_onward {
                keep_least(left, |place| {
                    criterion.rank(path, path.candidates[place].square, place, &ahead[place])
                });
            }
            decided += 1;
            if decided == 1 {
                tied = left.len();
                if tied > 1 {
                    for &place in left.iter() {
                        path.candidates[place].tied = true;
                    }
                }
            }
        }
        decided += u32::from(left.len() > 1);
        if tied > 1 {
            self.resolve(here);
        }
        (self.left[0], tied as u32, decided)
    }

    /// Chooses among squares that all criteria leave equal.
    fn resolve(&mut self, here: Square) {
        match self.rule.rule.last_resort() {
            LastResort::Order => {}
            // A number is drawn for every square in the race, whether or not another criterion has ruled it
            // out. So the same seed gives the same run whatever stands between.
            LastResort::Random => {
                let Self { path, left, settings, .. } = self;
                let tied = path.candidates.iter().enumerate().filter(|(_, it)| it.tied);
                // Both lists are in the order of moves.
                let mut still = left.iter().copied().peekable();
                let mut best = (u64::MAX, left[0]);
                for (place, _) in tied {
                    let number = u64::from(settings.random.number());
                    if still.next_if_eq(&place).is_some() && number < best.0 {
                        best = (number, place);
                    }
                }
                left[0] = best.1;
            }
            LastResort::Regions => {
                let Self { path, left, regions, graph, .. } = self;
                if let (Some(regions), Some(board)) = (regions, graph.board()) {
                    keep_least(left, |place| {
                        regions.preference(board, here, path.candidates[place].square)
                    });
                }
            }
        }
    }

    fn explain(&self, edit: &mut Edit, chosen: &Chosen) {
        let &Chosen { to, onward_moves, tied, decided } = chosen;
        let candidates = edit.candidates.len() as u32;
        edit.line = if tied > 1 { line::BREAK_TIE } else { line::GO_TO_FEWEST };
        edit.reason = match self.rule.tie_break {
            None => {
                let kind = if tied > 1 { &BY_RULE_AFTER_TIE } else { &BY_RULE };
                Reason::new(kind, [to.0, candidates, tied, decided])
            }
            Some(rule) if tied > 1 => {
                Reason::new(&TIE, [to.0, onward_moves, candidates, tied, rule as u32])
            }
            Some(_) => Reason::new(&FEWEST, [to.0, onward_moves, candidates]),
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
        first_budget(&self.graph) << (self.attempt - 1).min(32)
    }

    fn restart(&mut self, edit: &mut Edit, cause: DeadEnd, budget_spent: bool) {
        edit.removed.extend(self.path.squares().windows(2).rev().map(|pair| (pair[0], pair[1])));
        self.attempt += 1;
        let has_centre = self.graph.board().is_some();
        self.rule = rule_of_attempt(&self.settings.rule, self.attempt, has_centre).into();
        let kind = if cause == DeadEnd::AllTried { &RESTART_AGAIN } else { &RESTART };
        let cause = if budget_spent { BUDGET } else { cause as u32 };
        let rule = self.rule.tie_break.map_or(OWN, |rule| rule as u32);
        edit.reason = Reason::new(kind, [self.attempt, rule, cause]);
        self.began = self.steps;
        self.path.clear();
        self.place();
    }
}

/// The steps that the first attempt may take before it ends at the next dead end; each later one may take
/// twice as many as the one before.
pub(crate) fn first_budget(graph: &Graph) -> u64 {
    graph.squares() as u64 + SPARE_STEPS
}

/// The rule of an attempt from the second on: the same one would run into the same dead end.
pub(crate) fn rule_of_attempt(rule: &Rule, attempt: u32, has_centre: bool) -> Rule {
    let uses_all = attempt % 2 == 1;
    if rule.tie_break().is_none() {
        return rule.loosened(if uses_all { usize::MAX } else { 1 });
    }
    // Purely random tie-breaks suit small and narrow boards, Roth's rule with random ties suits large ones;
    // alternating covers both.
    let tie_break = if uses_all && has_centre { TieBreak::RothRandom } else { TieBreak::Random };
    tie_break.rule()
}

/// Keeps the places whose rank is least, in their order.
#[inline]
fn keep_least(left: &mut Vec<usize>, rank: impl Fn(usize) -> i64) {
    let mut least = i64::MAX;
    let mut kept = 0;
    for at in 0..left.len() {
        let place = left[at];
        let rank = rank(place);
        if rank < least {
            (least, kept) = (rank, 0);
        }
        if rank == least {
            left[kept] = place;
            kept += 1;
        }
    }
    left.truncate(kept);
}

/// The number of steps after which to give up: rules that look a move further take longer for each.
fn limit(graph: &Graph, rule: &Rule) -> u64 {
    let cost_factor = cost_factor(graph);
    let cost = if rule.looks_ahead() { cost_factor * cost_factor } else { cost_factor };
    step_limit(STEP_LIMIT, graph, cost)
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
        let farthest = self.rule.tie_break == Some(TieBreak::Roth);
        let Some(&here) = self.path.squares().last() else { return 0 };
        let can_rush = (farthest || self.rule.tie_break == Some(TieBreak::First))
            && self.graph.strides(here).is_some()
            && self.settings.end.is_none()
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

#[cfg(test)]
mod tests {
    use super::{OWN, RULES};
    use crate::choice::Choice;
    use crate::search::tie_break::TieBreak;

    #[test]
    fn a_rule_of_ones_own_is_reported_as_such() {
        assert_eq!(RULES[OWN as usize], "own");
        assert_eq!(RULES.len(), TieBreak::ALL.len() + 1);
        for &tie_break in TieBreak::ALL {
            assert!(tie_break as u32 != OWN);
            assert_eq!(RULES[tie_break as usize], tie_break.id());
        }
    }
}
