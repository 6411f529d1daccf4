//! Backtracking: depth-first search as in every textbook on recursion (D. H. Lehmer named it in the 1950s):
//! extend the path while possible, else take the last move back and try another.
//!
//! Given enough time it finds a tour if one exists, but the number of paths grows exponentially with the
//! board.

mod prune;

use std::mem;
use std::sync::Arc;

use super::algorithm::{Algorithm, cost_factor, step_limit};
use super::edit::{Candidate, Edit, IS_COPIED, Search};
use super::measure::Measure;
use super::outcome::{DeadEnd, Effort, Outcome};
use super::path::depth_first::DepthFirst;
use super::path::{CLOSE, Path};
use super::reason::{Counter, Counters, Reason, kinds};
use super::settings::{OptionList, Settings};
use crate::board::Square;
use crate::board::move_order::NamedOrder;
use crate::choice::{Choice, ids};
use crate::graph::Graph;
use crate::tour::target::Target;
use prune::{Lookout, PruneCause};

pub(crate) const ALGORITHM: Algorithm = Algorithm {
    id: "backtracking",
    name: "Backtracking",
    usual_moves: Some(NamedOrder::Tutorial),
    targets: Target::ALL,
    options: &[ORDER, PRUNE],
    counters: &[Counter::Placements, Counter::DeadEnds, Counter::Backtracks],
    pseudocode: &[
        "place",
        "until-all-visited",
        "prune",
        "try-next",
        "close",
        "take-back",
        "all-tried",
    ],
    builds_path: true,
    can_end: true,
    measures: |settings, _| {
        if goes_by_fewest(settings) { Measure::OnwardMoves } else { Measure::Order }
    },
    randomized: false,
    largest: usize::MAX,
    start: |graph, settings| Ok(Box::new(Backtracking::new(graph, settings))),
    resume: Some(|graph, settings, path| Ok(Box::new(Backtracking::resume(graph, settings, path)))),
    ..Algorithm::PLAIN
};

ids! {
    /// The order in which backtracking chooses untried squares.
    ///
    /// It decides how long the search takes: in the tutorial's order the chessboard takes 8,250,732
    /// placements from a1, and from most other squares more than a hundred million.
    #[non_exhaustive]
    pub enum BacktrackingOrder {
        /// In the [order of moves](crate::search::MoveOrder), which is the tutorial's unless another is asked for; on a
        /// graph that is not a board in its own order.
        Tutorial = "tutorial",
        /// The fewest onward moves first.
        FewestFirst = "fewest-first",
    }
}

pub(crate) const ORDER: OptionList = OptionList { id: "order", values: BacktrackingOrder::IDS };

/// Whether the order is that of the fewest onward moves.
pub(crate) fn goes_by_fewest(settings: &Settings) -> bool {
    settings.option(&ORDER) == BacktrackingOrder::FewestFirst.id()
}

/// Whether to backtrack early, as soon as it can be seen that the path cannot be completed.
pub(crate) const PRUNE: OptionList = OptionList { id: "prune", values: &["false", ON] };
pub(crate) const ON: &str = "true";

mod line {
    pub const UNTIL_ALL_VISITED: u8 = 1;
    pub const PRUNE: u8 = 2;
    pub const TRY_NEXT: u8 = 3;
    pub const CLOSE: u8 = 4;
    pub const TAKE_BACK: u8 = 5;
    pub const ALL_TRIED: u8 = 6;
}

kinds! {
    /// A move to the next untried square, after `tried` others and with `left` more to try.
    FORWARD = "forward" { to: Square, tried: Number, left: Number } counts [Placements];

    /// The last move is taken back.
    BACKTRACK = "backtrack" {
        to: Square, cause: Word(DeadEnd::IDS),
    } counts [Backtracks, DeadEnds], BACKTRACK_AGAIN [Backtracks];

    /// The last move is taken back although there are onward moves, because it left `square` unreachable.
    PRUNED = "prune" {
        to: Square, cause: Word(PruneCause::IDS), square: Square,
    } counts [Backtracks, DeadEnds];
}

/// The number of steps after which the search gives up: some hundred million placements, each taken back;
/// fewer on graphs with many edges.
const STEP_LIMIT: u64 = 200_000_000;

#[derive(Clone, Debug)]
struct Backtracking {
    path: Path,
    target: Target,
    fewest_first: bool,
    lookout: Option<Lookout>,
    /// Whether the knight has just reached its square for the first time.
    has_arrived: bool,
    unreported: Unreported,
    is_closed: bool,
    steps: u64,
    limit: u64,
    outcome: Option<Outcome>,
}

/// The most moves, each counted from both ends, of a graph on which steps may go unreported: its moves are listed once, and
/// looked through at every complete path that does not close.
const MOST_MOVES: usize = 10_000;

/// Steps in a row that are not reported.
#[derive(Clone, Debug)]
enum Unreported {
    /// The order in which squares are tried is not fixed, the path was made elsewhere, or there are too many moves.
    Never,
    Ready,
    Begun(DepthFirst),
}

impl Backtracking {
    fn new(graph: Arc<Graph>, settings: &Settings) -> Self {
        let prunes = settings.option(&PRUNE) == ON;
        let mut search = Self {
            lookout: prunes.then(|| Lookout::new(&graph, settings.target)),
            limit: step_limit(STEP_LIMIT, &graph, cost_factor(&graph)),
            path: Path::new(graph).with_end(settings.end),
            target: settings.target,
            fewest_first: goes_by_fewest(settings),
            has_arrived: true,
            unreported: Unreported::Never,
            is_closed: false,
            steps: 0,
            outcome: None,
        };
        let graph = search.path.graph();
        let has_few_moves = graph.squares() <= MOST_MOVES / graph.most_moves().max(1);
        if has_few_moves && !prunes && !search.fewest_first && settings.end.is_none() {
            search.unreported = Unreported::Ready;
        }
        search.path.visit(settings.start);
        search
    }

    /// Continues a path; the alternatives along it are tried later.
    fn resume(graph: Arc<Graph>, settings: &Settings, path: &[Square]) -> Self {
        let mut search = Self::new(graph, settings);
        for &square in &path[1..] {
            search.path.visit(square);
        }
        search.unreported = Unreported::Never;
        search
    }

    /// Handles a path through every square; returns false if the search is over.
    fn complete(&mut self, edit: &mut Edit) -> bool {
        if self.target == Target::Open || self.is_closed {
            edit.line = line::UNTIL_ALL_VISITED;
            self.outcome = Some(self.path.finish());
            return false;
        }
        if self.path.can_close() {
            let start = self.path.squares()[0];
            self.is_closed = true;
            edit.added.push((edit.focus, start));
            edit.reason = Reason::new(&CLOSE, [start.0]);
            edit.line = line::CLOSE;
            return true;
        }
        self.take_back(edit, DeadEnd::NotClosed)
    }

    /// Moves on from the knight's square, or takes the last move back.
    fn try_next(&mut self, edit: &mut Edit) -> bool {
        let prune_cause = self.prune_cause();
        mem::swap(&mut edit.candidates, &mut self.path.candidates);
        if let Some((why, square)) = prune_cause {
            edit.line = line::PRUNE;
            return self.retreat(edit, |to| Reason::new(&PRUNED, [to.0, why as u32, square.0]));
        }
        let Some(chosen) = next_to_try(&edit.candidates, self.fewest_first) else {
            let is_new = edit.candidates.is_empty();
            let cause = if is_new { DeadEnd::NoOnwardMove } else { DeadEnd::AllTried };
            return self.take_back(edit, cause);
        };
        let tried = edit.candidates.iter().filter(|candidate| candidate.tried).count();
        let left = edit.candidates.len() - tried - 1;
        let candidate = &mut edit.candidates[chosen];
        candidate.chosen = true;
        let to = candidate.square;
        edit.added.push((edit.focus, to));
        edit.reason = Reason::new(&FORWARD, [to.0, tried as u32, left as u32]);
        edit.line = line::TRY_NEXT;
        self.path.visit(to);
        self.has_arrived = true;
        true
    }

    /// Why the path cannot be completed, if that can be seen. The answer on arrival stays valid until the
    /// knight leaves the square.
    fn prune_cause(&mut self) -> Option<(PruneCause, Square)> {
        let looks = self.has_arrived && !self.path.candidates.is_empty();
        self.lookout.as_mut().filter(|_| looks)?.look(&self.path)
    }

    fn take_back(&mut self, edit: &mut Edit, cause: DeadEnd) -> bool {
        edit.line = line::TAKE_BACK;
        let is_new = cause != DeadEnd::AllTried;
        let kind = if is_new { &BACKTRACK } else { &BACKTRACK_AGAIN };
        self.retreat(edit, |to| Reason::new(kind, [to.0, cause as u32]))
    }

    /// Takes the last move back; false if there is none, so that nothing is left to try.
    fn retreat(&mut self, edit: &mut Edit, reason: impl FnOnce(Square) -> Reason) -> bool {
        let Some(to) = self.path.before_last() else {
            edit.line = line::ALL_TRIED;
            self.outcome = Some(Outcome::Impossible { why: "all-tried" });
            return false;
        };
        edit.removed.push((to, edit.focus));
        edit.reason = reason(to);
        self.path.retreat();
        self.has_arrived = false;
        true
    }
}

/// The index of the next candidate to try; `None` if all were tried.
fn next_to_try(candidates: &[Candidate], fewest_first: bool) -> Option<usize> {
    let mut untried = candidates.iter().enumerate().filter(|(_, candidate)| !candidate.tried);
    let next = if fewest_first {
        untried.min_by_key(|(_, candidate)| candidate.accessibility)
    } else {
        untried.next()
    };
    next.map(|(place, _)| place)
}

impl Search for Backtracking {
    fn advance(&mut self, edit: &mut Edit) -> bool {
        if self.outcome.is_some() {
            return false;
        }
        if self.steps >= self.limit {
            edit.line = line::TAKE_BACK;
            self.outcome = Some(Outcome::GaveUp { limit: self.limit, of: Effort::Steps });
            return false;
        }
        if let Unreported::Begun(_) = self.unreported
            && let Unreported::Begun(search) = mem::replace(&mut self.unreported, Unreported::Ready)
        {
            search.restore(&mut self.path);
        }
        edit.begin(self.path.last());
        let goes_on =
            if self.path.is_complete() { self.complete(edit) } else { self.try_next(edit) };
        self.steps += u64::from(goes_on);
        goes_on
    }

    fn rush(&mut self, steps: u32, counters: &mut Counters) -> u32 {
        if self.path.is_complete() || self.outcome.is_some() {
            return 0;
        }
        if let Unreported::Ready = self.unreported {
            self.unreported = Unreported::Begun(DepthFirst::new(&self.path));
        }
        let Unreported::Begun(search) = &mut self.unreported else { return 0 };
        let steps = (self.limit - self.steps).min(steps.into()) as u32;
        let made = search.advance(&mut self.path, steps, &mut self.has_arrived);
        counters.add(Counter::Placements, made.placements);
        counters.add(Counter::Backtracks, made.backtracks);
        counters.add(Counter::DeadEnds, made.dead_ends);
        self.steps += u64::from(made.all());
        made.all()
    }

    fn copied(&self) -> Option<Box<dyn Search>> {
        let is_reported = matches!(self.unreported, Unreported::Never);
        (IS_COPIED && !is_reported).then(|| Box::new(self.clone()) as Box<dyn Search>)
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
    use super::*;
    use crate::board::leaper::Leaper;
    use crate::random::Random;
    use crate::search::settings::WhenStuck;
    use crate::search::tie_break::TieBreak;

    fn search(board: &str, leaper: Leaper, start: u32) -> Backtracking {
        let settings = Settings {
            start: Square(start),
            end: None,
            rule: TieBreak::First.rule(),
            moves: None,
            target: Target::Open,
            when_stuck: WhenStuck::Backtrack,
            options: vec![],
            random: Random::from_seed(""),
        };
        Backtracking::new(Arc::new(Graph::new(board.parse().unwrap(), leaper)), &settings)
    }

    #[test]
    fn a_search_gives_up_at_its_limit() {
        let mut search = search("8x8", Leaper::KNIGHT, 0);
        let mut edit = Edit::new();
        search.steps = STEP_LIMIT - 1;
        assert!(search.advance(&mut edit));
        assert!(!search.advance(&mut edit));
        assert!(matches!(search.outcome(), Some(Outcome::GaveUp { limit: STEP_LIMIT, .. })));
        assert_eq!(search.path().len(), 2);
    }
}
