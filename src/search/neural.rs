//! A neural network (Y. Takefuji and K. C. Lee, “Neural network computing for knight’s tour problems”,
//! Neurocomputing 4, 1992): a neuron for each move, active if its move is taken.
//!
//! Neurons inhibit each other until every square has two active moves. The result is a set of cycles, and by
//! chance a single one, which is a closed tour. The rule is often printed in a form that has never been seen
//! to converge: two minus the neighbouring outputs, where it must be two minus the outputs at one square of
//! the move plus two minus those at the other, the neuron’s own included in both. Updating all neurons at
//! once does not converge either, except on the smallest boards. Both can be chosen to see them fail.

mod network;
mod two_factor;
mod wiring;

use std::sync::Arc;

use super::algorithm::Algorithm;
use super::edit::{Edit, Search};
use super::error::SearchError;
use super::measure::Measure;
use super::outcome::{Effort, Outcome};
use super::reason::{Counter, Reason, kinds};
use super::settings::{OptionList, Settings, WhenStuck};
use crate::graph::Graph;
use crate::theory::existence::{Answer, existence};
use crate::tour::Tour;
use crate::tour::target::Target;
use network::Network;
pub use network::{NeuralEquation, NeuralUpdate};
use two_factor::TwoFactor;
use wiring::Wiring;

const NAME: &str = "Neural network";

pub(super) const ALGORITHM: Algorithm = Algorithm {
    id: "neural",
    name: NAME,
    targets: &[Target::Closed],
    when_stuck: &[WhenStuck::Stop, WhenStuck::Restart],
    options: &[UPDATE, EQUATION, MERGE],
    counters: &[Counter::Sweeps, Counter::Restarts, Counter::Joins],
    pseudocode: &["wake", "until-two-each", "update", "switch", "one-cycle", "merge", "reseed"],
    builds_path: false,
    measures: |_, _| Measure::Moves,
    randomized: true,
    largest: 4096,
    start: |graph, settings| Ok(Box::new(Neural::new(graph, settings)?)),
    ..Algorithm::PLAIN
}
.in_whole();

mod line {
    pub const WAKE: u8 = 0;
    pub const UPDATE: u8 = 2;
    pub const SWITCH: u8 = 3;
    pub const ONE_CYCLE: u8 = 4;
    pub const MERGE: u8 = 5;
    pub const RESEED: u8 = 6;
}

kinds! {
    /// About half of the neurons become active, at random.
    WAKE = "wake" { attempt: Number, active: Number, moves: Number };

    /// Every neuron is updated once.
    SWEEP = "sweep" {
        sweep: Number, switched: Number, active: Number, settled: Number, squares: Number,
    } counts [Sweeps];

    /// Every square has two moves, in several cycles.
    SEVERAL_CYCLES = "several-cycles" { cycles: Number, sweeps: Number };

    /// No further sweep will change anything, but not every square has two moves.
    FROZEN = "frozen" { sweeps: Number, settled: Number, squares: Number };

    /// Two cycles become one; `cycles` are left.
    MERGE_CYCLES = "merge-cycles" { cycles: Number } counts [Joins];

    /// All moves are removed for a restart.
    RESEED = "reseed" {
        attempt: Number, cause: Word(CAUSES), sweeps: Number, cycles: Number,
    } counts [Restarts];
}

/// Why an attempt is given up, in the order of [`Cause`].
const CAUSES: &[&str] = &["several-cycles", "no-merge", "too-many-sweeps", "frozen"];

#[derive(Clone, Copy, Debug)]
enum Cause {
    SeveralCycles,
    NoMerge,
    TooManySweeps,
    Frozen,
}

const UPDATE: OptionList = OptionList { id: "update", values: NeuralUpdate::IDS };

const EQUATION: OptionList = OptionList { id: "equation", values: NeuralEquation::IDS };

/// Whether several cycles are finally merged.
const MERGE: OptionList = OptionList { id: "merge", values: &["false", "true"] };

/// Sweeps after which an attempt is given up, in addition to [`SWEEPS_PER_SQUARE`] for each square. Of the
/// attempts that converge at all, hardly one in a thousand takes this many.
const SPARE_SWEEPS: u32 = 1000;
const SWEEPS_PER_SQUARE: u32 = 4;

/// The number of steps after which a search that reseeds gives up.
const STEP_LIMIT: u64 = 10_000_000;

/// What the next step has to do.
#[derive(Clone, Copy, Debug)]
enum Stage {
    Wake,
    Sweep,
    Settled,
    Frozen,
    Merge,
    GiveUp(Cause),
}

#[derive(Debug)]
struct Neural {
    graph: Arc<Graph>,
    settings: Settings,
    merges: bool,
    network: Network,
    /// The cycles in which the network converged, and what merging makes of them.
    factor: Option<TwoFactor>,
    stage: Stage,
    /// Neurons switched by the current step.
    switched: Vec<u16>,
    /// The current attempt, from 1.
    attempt: u32,
    steps: u64,
    outcome: Option<Outcome>,
}

impl Neural {
    fn new(graph: Arc<Graph>, settings: &Settings) -> Result<Self, SearchError> {
        let equation = match settings.option(&EQUATION) {
            "printed" => NeuralEquation::Printed,
            _ => NeuralEquation::Corrected,
        };
        let update = match settings.option(&UPDATE) {
            "fixed" => NeuralUpdate::Fixed,
            "all-at-once" => NeuralUpdate::AllAtOnce,
            _ => NeuralUpdate::Shuffled,
        };
        let answer = existence(&graph, Target::Closed, None);
        let is_impossible = answer.answer == Answer::No;
        let why = answer.reason.code();
        Ok(Self {
            network: Network::new(Wiring::new(&graph)?, equation, update),
            settings: settings.clone(),
            merges: settings.option(&MERGE) == "true",
            factor: None,
            stage: Stage::Wake,
            switched: Vec::new(),
            attempt: 1,
            steps: 0,
            outcome: is_impossible.then_some(Outcome::Impossible { why }),
            graph,
        })
    }

    fn wake(&mut self, edit: &mut Edit) {
        self.network.wake(&mut self.settings.random, &mut self.switched);
        self.list_switched(edit);
        let moves = self.network.wiring().ends.len() as u32;
        edit.reason = Reason::new(&WAKE, [self.attempt, self.network.active(), moves]);
        edit.line = line::WAKE;
        self.stage = self.stage_after_sweep();
    }

    fn sweep(&mut self, edit: &mut Edit) {
        let network = &mut self.network;
        network.sweep(&mut self.settings.random, &mut self.switched);
        let switched = self.switched.len() as u32;
        let (sweeps, active, settled) = (network.sweeps(), network.active(), network.settled());
        let squares = self.graph.squares() as u32;
        edit.reason = Reason::new(&SWEEP, [sweeps, switched, active, settled, squares]);
        edit.line = if switched == 0 { line::UPDATE } else { line::SWITCH };
        self.list_switched(edit);
        self.stage = self.stage_after_sweep();
    }

    /// Adds the moves of the switched neurons to the edit.
    fn list_switched(&mut self, edit: &mut Edit) {
        for neuron in self.switched.drain(..) {
            let is_active = self.network.is_active(neuron);
            let list = if is_active { &mut edit.added } else { &mut edit.removed };
            list.push(self.network.wiring().squares_of(neuron));
        }
    }

    fn stage_after_sweep(&mut self) -> Stage {
        let cap = SPARE_SWEEPS + SWEEPS_PER_SQUARE * self.graph.squares() as u32;
        if self.network.is_two_factor() {
            self.factor = Some(TwoFactor::new(self.network.wiring(), self.network.active_moves()));
            Stage::Settled
        } else if self.network.is_frozen() {
            Stage::Frozen
        } else if self.network.sweeps() >= cap {
            Stage::GiveUp(Cause::TooManySweeps)
        } else {
            Stage::Sweep
        }
    }

    fn cycles(&self) -> usize {
        self.factor.as_ref().map_or(0, TwoFactor::cycles)
    }

    /// Reports the number of cycles; false if there is one, or if the search ends here.
    fn settle(&mut self, edit: &mut Edit) -> bool {
        edit.line = line::ONE_CYCLE;
        if self.cycles() == 1 {
            return self.finish_with_tour();
        }
        let facts = [self.cycles() as u32, self.network.sweeps()];
        edit.reason = Reason::new(&SEVERAL_CYCLES, facts);
        self.stage = if self.merges { Stage::Merge } else { Stage::GiveUp(Cause::SeveralCycles) };
        true
    }

    fn freeze(&mut self, edit: &mut Edit) {
        let (sweeps, settled) = (self.network.sweeps(), self.network.settled());
        edit.reason = Reason::new(&FROZEN, [sweeps, settled, self.graph.squares() as u32]);
        edit.line = line::UPDATE;
        self.stage = Stage::GiveUp(Cause::Frozen);
    }

    /// Merges two cycles; false if there is only one.
    fn merge(&mut self, edit: &mut Edit) -> bool {
        if self.cycles() == 1 {
            edit.line = line::ONE_CYCLE;
            return self.finish_with_tour();
        }
        let first = self.settings.random.below(self.graph.squares() as u32) as u16;
        let wiring = self.network.wiring();
        let merge = self.factor.as_mut().and_then(|factor| factor.merge(wiring, first));
        let Some(merge) = merge else { return self.give_up(edit, Cause::NoMerge) };
        edit.focus = merge.removed[0].0;
        edit.removed.extend(merge.removed);
        edit.added.extend(merge.added);
        edit.reason = Reason::new(&MERGE_CYCLES, [self.cycles() as u32]);
        edit.line = line::MERGE;
        true
    }

    fn finish_with_tour(&mut self) -> bool {
        let wiring = self.network.wiring();
        // The start is a square, so it has an index; `Tour::new` would report any error.
        let start = wiring.squares.binary_search(&self.settings.start).unwrap_or(0) as u16;
        let squares = self.factor.iter().flat_map(|factor| factor.walk(start));
        let squares = squares.map(|square| wiring.squares[usize::from(square)]).collect();
        self.outcome = Some(match Tour::new(self.graph.clone(), squares) {
            Ok(tour) => Outcome::Tour(tour),
            Err(_) => unreachable!("a single cycle of moves visits every square"),
        });
        false
    }

    /// Ends the attempt; false if the search ends with it.
    fn give_up(&mut self, edit: &mut Edit, cause: Cause) -> bool {
        let (sweeps, cycles) = (self.network.sweeps(), self.cycles());
        edit.line = line::RESEED;
        if self.settings.when_stuck == WhenStuck::Stop {
            self.outcome = Some(match cause {
                Cause::SeveralCycles | Cause::NoMerge => Outcome::Cycles { cycles },
                Cause::TooManySweeps | Cause::Frozen => {
                    Outcome::GaveUp { limit: u64::from(sweeps), of: Effort::Sweeps }
                }
            });
            return false;
        }
        self.take_all_out(edit);
        self.attempt += 1;
        let facts = [self.attempt, cause as u32, sweeps, cycles as u32];
        edit.reason = Reason::new(&RESEED, facts);
        self.network.clear();
        self.factor = None;
        self.stage = Stage::Wake;
        true
    }

    /// Lists all moves, including those of merges, for removal.
    fn take_all_out(&self, edit: &mut Edit) {
        let wiring = self.network.wiring();
        if let Some(factor) = &self.factor {
            let square = |place: u16| wiring.squares[usize::from(place)];
            edit.removed.extend(factor.moves().map(|(from, to)| (square(from), square(to))));
        } else {
            edit.removed.extend(self.network.active_moves().map(|id| wiring.squares_of(id)));
        }
    }
}

impl Search for Neural {
    fn advance(&mut self, edit: &mut Edit) -> bool {
        if self.outcome.is_some() {
            return false;
        }
        if self.steps >= STEP_LIMIT {
            edit.line = line::RESEED;
            self.outcome = Some(Outcome::GaveUp { limit: STEP_LIMIT, of: Effort::Steps });
            return false;
        }
        edit.begin(self.settings.start);
        self.steps += 1;
        match self.stage {
            Stage::Wake => self.wake(edit),
            Stage::Sweep => self.sweep(edit),
            Stage::Frozen => self.freeze(edit),
            Stage::Settled => return self.settle(edit),
            Stage::Merge => return self.merge(edit),
            Stage::GiveUp(cause) => return self.give_up(edit, cause),
        }
        true
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }
}
