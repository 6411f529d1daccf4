//! What the program of a run consists of, whatever its language: what it can do without, its values, and the
//! criteria of its rule.

use super::MAX_SIDE;
use super::error::ProgramError;
use super::language::Language;
use super::template::{self, Line, Values, fill};
use crate::board::leaper::Leaper;
use crate::board::wrap::Wrap;
use crate::board::{Board, Square};
use crate::run::request::Run;
use crate::search::backtracking;
use crate::search::rule::{Criterion, Formula, Joint, LastResort};
use crate::search::warnsdorff::{self, first_budget, rule_of_attempt};
use crate::search::{Rule, RuleMeasure, Target, TieBreak, WhenStuck};

pub(super) struct Plan {
    language: Language,
    /// The conditions that hold.
    flags: Vec<&'static str>,
    values: Values,
    criteria: Vec<template::Criterion>,
}

/// A criterion of the rule, and the attempts in which it is used.
struct Used {
    criterion: Criterion,
    /// A condition in C, or nothing if it is used in all of them.
    when: &'static str,
    /// The same in words.
    says: &'static str,
}

impl Used {
    fn always(criterion: &Criterion) -> Self {
        Self { criterion: criterion.clone(), when: "", says: "" }
    }
}

impl Plan {
    /// With `restarts`, a program restarts at dead ends where it should; else it says so there, and stops.
    pub(super) fn new(run: &Run, language: Language, restarts: bool) -> Result<Self, ProgramError> {
        let (Some(board), Some(leaper)) = (run.graph.board(), run.graph.leaper()) else {
            return Err(ProgramError::NeedsBoard);
        };
        if run.graph.wrap() != Wrap::Flat {
            return Err(ProgramError::NeedsEdges);
        }
        check(run, board)?;
        let is_backtracking = run.algorithm.id == backtracking::ALGORITHM.id;
        let when_stuck =
            if is_backtracking { WhenStuck::Backtrack } else { run.settings.when_stuck };
        let takes_back = when_stuck == WhenStuck::Backtrack;
        let attempts = restarts && when_stuck == WhenStuck::Restart;
        let rule = rule(run);
        let used = rule.as_ref().map_or_else(Vec::new, |rule| used(rule, attempts));
        let draws_first = rule.as_ref().is_some_and(Rule::is_random);
        let draws = draws_first || attempts;

        let mut flags = Vec::new();
        let mut set = |flag, is_set| {
            if is_set {
                flags.push(flag);
            }
        };
        set("holes", !board.is_full());
        set("stop", when_stuck == WhenStuck::Stop);
        set("backtrack", takes_back);
        set("attempts", attempts);
        // The search would restart then. A program has no room for both.
        set("limit", takes_back && !is_backtracking);
        set("tries", takes_back || attempts);
        set("halt", when_stuck == WhenStuck::Restart && !restarts);
        set("random", draws);
        set("later", draws && !draws_first);
        set("ranked", !used.is_empty());
        set("more", used.len() > 1 || draws);
        set("single", used.len() == 1 && !draws);
        flags.extend(needed(&used));

        let board_name = format!("{} x {}", board.width(), board.height());
        let mut plan = Self { language, flags, values: Vec::new(), criteria: Vec::new() };
        plan.set_values(run, board);
        plan.set_words(run, leaper, &board_name, rule.as_ref());
        plan.set_criteria(&used);
        let most = run.graph.most_moves() as u64;
        if used.iter().any(|it| largest(&it.criterion.formula, board, most) > i32::MAX as u64) {
            return Err(ProgramError::TooLargeValues);
        }
        Ok(plan)
    }

    fn set_values(&mut self, run: &Run, board: &Board) {
        let language = self.language;
        let start = run.settings.start;
        let (x, y) = board.position(start);
        let moves = run.graph.order_of_moves();
        let state = run.settings.random.state().map(|bits| language.word(bits));
        let pairs: Vec<String> = moves.iter().map(|&step| language.pair(step)).collect();
        self.values.extend([
            ("width", board.width().to_string()),
            ("height", board.height().to_string()),
            ("squares", board.squares().to_string()),
            ("digits", board.squares().to_string().len().to_string()),
            ("rows", rows(board)),
            ("name", run.graph.name(start)),
            ("start", start.0.to_string()),
            ("x", x.to_string()),
            ("y", y.to_string()),
            ("count", moves.len().to_string()),
            ("moves", pairs.join(", ")),
            ("budget", first_budget(&run.graph).to_string()),
            ("state", state.join(", ")),
        ]);
    }

    fn set_words(&mut self, run: &Run, leaper: Leaper, board: &str, rule: Option<&Rule>) {
        let piece = match leaper.leaps() {
            [[1, 2]] => "Knight's tour".to_owned(),
            [[short, long]] => format!("Tour of the ({short}, {long}) leaper"),
            _ => format!("Tour of the piece that leaps {leaper}"),
        };
        let holes = if self.has("holes") { " with holes" } else { "" };
        let method = match rule {
            Some(rule) if run.algorithm.id == backtracking::ALGORITHM.id => {
                format!("backtracking, {rule} first")
            }
            Some(rule) => rule.to_string(),
            None => "backtracking, in the order of moves".to_owned(),
        };
        let start = run.graph.name(run.settings.start);
        let title = format!("{piece} on {board}{holes} from {start}: {method}.");
        let way = if self.has("stop") || self.has("halt") {
            "It stops at a dead end."
        } else if self.has("limit") {
            "At a dead end it takes the last move back, until it is out of steps."
        } else if self.has("attempts") {
            "At a dead end it restarts with random choices."
        } else {
            "At a dead end it takes the last move back."
        };
        let halt = if self.has("halt") { "A dead end" } else { "Out of steps" };
        let halt = format!("{halt}: here the page restarts with random choices.");
        self.values.extend([("title", title), ("way", way.to_owned()), ("halt", halt)]);
    }

    fn set_criteria(&mut self, used: &[Used]) {
        let language = self.language;
        let call = |measure| language.call(measure);
        for (number, Used { criterion, when, says }) in (1..).zip(used) {
            let mut value = criterion.formula.written(&call, language.prefix());
            if !criterion.least {
                value = match criterion.formula {
                    Formula::Both(Joint::Plus | Joint::Minus | Joint::Times, _) => {
                        format!("-({value})")
                    }
                    _ => format!("-{value}"),
                };
            }
            if !when.is_empty() {
                value = language.only_if(when, &value);
            }
            let measure = match criterion.formula {
                Formula::Measure(measure) if language.has_function_values() => Some(measure),
                _ => None,
            };
            let measure = measure.filter(|_| criterion.least && when.is_empty());
            let function = measure.map_or_else(
                || language.lambda(&value, number),
                |measure| language.function(measure),
            );
            let says = format!("{criterion}{says}");
            self.criteria.push(template::Criterion {
                values: vec![("rank", value), ("criterion", function), ("says", says)],
                is_function: measure.is_some(),
            });
        }
        if self.has("random") || self.criteria.iter().any(|it| !it.is_function) {
            self.flags.push("wraps");
        }
    }

    fn has(&self, flag: &str) -> bool {
        self.flags.contains(&flag)
    }

    /// The lines of the program.
    pub(super) fn lines(&self) -> Vec<Line> {
        fill(self.language.template(), &|flag| self.has(flag), &self.values, &self.criteria)
    }
}

/// Rejects runs for which there is no program.
fn check(run: &Run, board: &Board) -> Result<(), ProgramError> {
    let settings = &run.settings;
    let methods = [warnsdorff::ALGORITHM.id, backtracking::ALGORITHM.id];
    if !methods.contains(&run.algorithm.id) {
        return Err(ProgramError::NoSuchMethod { method: run.algorithm.name });
    }
    let side = board.width().max(board.height());
    if side > MAX_SIDE {
        return Err(ProgramError::TooLarge { side, most: MAX_SIDE });
    }
    if settings.target != Target::Open {
        return Err(ProgramError::OpenOnly);
    }
    if settings.option(&backtracking::PRUNE) == backtracking::ON {
        return Err(ProgramError::NoPruning);
    }
    if rule(run).is_some_and(|rule| rule.last_resort() == LastResort::Regions) {
        return Err(ProgramError::NoRegions);
    }
    if !run.by_hand.is_empty() {
        return Err(ProgramError::NoMovesByHand);
    }
    Ok(())
}

/// The rule that chooses the next square; `None` for the first one in the order of moves.
fn rule(run: &Run) -> Option<Rule> {
    if run.algorithm.id == warnsdorff::ALGORITHM.id {
        return Some(run.settings.rule.clone());
    }
    let is_fewest_first = backtracking::goes_by_fewest(&run.settings);
    is_fewest_first.then(|| TieBreak::First.rule())
}

/// The criteria of all attempts. The first one is the same in each; every second attempt has no other.
fn used(rule: &Rule, restarts: bool) -> Vec<Used> {
    let own = rule.criteria();
    if !restarts {
        return own.iter().map(Used::always).collect();
    }
    let later = rule_of_attempt(rule, 3, true);
    let later = later.criteria();
    let mut used = vec![Used::always(&own[0])];
    let mut add = |criteria: &[Criterion], when, says| {
        let others = criteria[1..].iter().cloned();
        used.extend(others.map(|criterion| Used { criterion, when, says }));
    };
    if own == later {
        add(own, "attempt % 2 == 1", ", in attempts 1, 3, 5 and so on");
    } else {
        add(own, "attempt == 1", ", in the first attempt");
        add(later, "attempt > 1 && attempt % 2 == 1", ", in attempts 3, 5, 7 and so on");
    }
    used
}

/// The conditions of the functions that the criteria need.
fn needed(used: &[Used]) -> Vec<&'static str> {
    use RuleMeasure as M;
    let measures: Vec<RuleMeasure> =
        used.iter().flat_map(|it| it.criterion.formula.measures()).collect();
    let any = |list: &[RuleMeasure]| measures.iter().any(|measure| list.contains(measure));
    let joined = |joint| used.iter().any(|it| joins(&it.criterion.formula, joint));
    let mut needed: Vec<&str> =
        M::ALL.iter().filter(|measure| any(&[**measure])).map(|measure| measure.id()).collect();
    let groups: [(&str, bool); 4] = [
        ("onward", any(&[M::OnwardSum, M::OnwardMin, M::OnwardMax, M::Visited])),
        ("degree", any(&[M::Visited])),
        ("min", any(&[M::Edge, M::Corner]) || joined(Joint::Min)),
        ("max", joined(Joint::Max)),
    ];
    needed.extend(groups.into_iter().filter(|(_, is_needed)| *is_needed).map(|(name, _)| name));
    needed
}

fn joins(formula: &Formula, joint: Joint) -> bool {
    match formula {
        Formula::Both(own, parts) => *own == joint || parts.iter().any(|part| joins(part, joint)),
        _ => false,
    }
}

/// A bound of all values that come up in a formula on this board: some languages have 32 bits for them.
fn largest(formula: &Formula, board: &Board, most_moves: u64) -> u64 {
    match formula {
        Formula::Number(number) => (*number).into(),
        Formula::Measure(measure) => {
            use RuleMeasure as M;
            let [width, height] = [board.width(), board.height()].map(u64::from);
            match measure {
                M::Edge | M::Row | M::Column => width.max(height),
                // The square of a turn is the largest.
                M::Centre | M::Corner | M::Start | M::Turn => {
                    16 * (width * width + height * height)
                }
                // All moves, and as many from each of them.
                _ => most_moves * most_moves,
            }
        }
        Formula::Both(joint, parts) => {
            let [first, second] =
                [&parts[0], &parts[1]].map(|part| largest(part, board, most_moves));
            match joint {
                Joint::Plus | Joint::Minus => first.saturating_add(second),
                // Both factors come up as well.
                Joint::Times => first.saturating_mul(second).max(first).max(second),
                Joint::Min | Joint::Max => first.max(second),
            }
        }
    }
}

/// The rows of a board as texts, the top row first.
fn rows(board: &Board) -> String {
    let sign = |square: Square| if board.is_hole(square) { '#' } else { '.' };
    let row = |y: u32| {
        let first = y * u32::from(board.width());
        let signs = (first..first + u32::from(board.width())).map(Square).map(sign);
        format!("\"{}\"", signs.collect::<String>())
    };
    let rows: Vec<String> = (0..u32::from(board.height())).rev().map(row).collect();
    rows.join(", ")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::search::Choice;

    #[test]
    fn templates_ask_for_no_other_conditions_than_there_are() {
        const OTHERS: [&str; 15] = [
            "holes",
            "stop",
            "tries",
            "backtrack",
            "attempts",
            "limit",
            "halt",
            "random",
            "later",
            "ranked",
            "single",
            "more",
            "wraps",
            "min",
            "max",
        ];
        let mut found = BTreeSet::new();
        for language in Language::ALL {
            for line in language.template().lines() {
                let (head, _) = line.split_once('|').expect(line);
                found.extend(head.split_whitespace().map(|word| word.trim_start_matches('!')));
            }
        }
        let codes = [warnsdorff::ALGORITHM.pseudocode, backtracking::ALGORITHM.pseudocode].concat();
        for word in found {
            let is_code = word.strip_prefix('@').is_some_and(|code| codes.contains(&code));
            let is_flag = OTHERS.contains(&word) || RuleMeasure::IDS.contains(&word);
            assert!(is_code || is_flag || template::REPEATED.contains(&word), "{word}");
        }
    }
}
