//! Algorithms that make tours, each a resumable search.
//!
//! Every one of them edits a set of moves. A closed tour is a set in which every square has two; an open one
//! leaves two squares with one. So a search makes one [`Edit`] after another until there is an [`Outcome`];
//! nothing outside an algorithm's own file knows how it works.

mod algorithm;
pub(crate) mod backtracking;
pub mod best;
mod between;
pub mod blocks;
mod cycles;
pub mod division;
mod edges_first;
mod edit;
pub mod error;
mod longest;
pub mod lost_since;
mod measure;
mod neural;
mod outcome;
pub(crate) mod path;
mod permutations;
mod reason;
mod restarts;
mod rotatable_path;
mod rotations;
pub mod rule;
mod ruled_out;
mod settings;
mod smooth;
mod squirrel_cull;
mod symmetric;
mod tie_break;
mod trials;
mod try_all;
pub mod verdict;
pub(crate) mod warnsdorff;
mod whole_run;

pub use algorithm::{Algorithm, Unit};
pub use backtracking::BacktrackingOrder;
pub(crate) use edit::IS_COPIED;
pub use edit::{Candidate, Edit, Move, Numbering, Search, Tried};
pub use error::SearchError;
pub use longest::{Crossings, LongestPath};
pub use measure::{Measure, edge_distance};
pub use neural::{NeuralEquation, NeuralUpdate};
pub use outcome::{DeadEnd, Effort, Outcome};
pub(crate) use reason::kinds;
pub use reason::{Counter, Counters, Fact, Kind, Meaning, Reason};
pub use rotations::RotationsGrowth;
pub use rule::{Rule, RuleError, RuleMeasure};
pub use settings::{ANYWHERE, OptionList, Settings, WhenStuck};
pub use symmetric::{SymmetryWish, allowed as symmetry_obstacle};
pub use tie_break::TieBreak;
pub use trials::{Ending, FromStart, SuccessMap, TrialRuns, Trials, success_map, trials};
pub use whole_run::WholeRun;

pub use crate::board::error::MoveOrderError;
pub use crate::board::move_order::{MoveOrder, NamedOrder};
pub use crate::choice::Choice;
pub use crate::tour::target::Target;

/// Every kind of step, method by method.
pub const KINDS: &[&[&Kind]] = &[
    path::KINDS,
    warnsdorff::KINDS,
    restarts::KINDS,
    backtracking::KINDS,
    permutations::KINDS,
    edges_first::KINDS,
    rotations::KINDS,
    rotatable_path::KINDS,
    blocks::KINDS,
    smooth::KINDS,
    cycles::KINDS,
    neural::KINDS,
    best::KINDS,
    longest::KINDS,
    symmetric::KINDS,
];

/// Every algorithm that makes tours. A new one is a file of its own and one line here.
pub const ALGORITHMS: &[Algorithm] = &[
    warnsdorff::ALGORITHM,
    restarts::ALGORITHM,
    backtracking::ALGORITHM,
    permutations::ALGORITHM,
    edges_first::ALGORITHM,
    rotations::ALGORITHM,
    blocks::ALGORITHM,
    smooth::ALGORITHM,
    cycles::ALGORITHM,
    neural::ALGORITHM,
    best::ALGORITHM,
    longest::ALGORITHM,
    symmetric::ALGORITHM,
];

impl Algorithm {
    /// The algorithm with this id.
    ///
    /// # Errors
    /// [`SearchError::UnknownAlgorithm`].
    pub fn by_id(id: &str) -> Result<&'static Self, SearchError> {
        ALGORITHMS.iter().find(|algorithm| algorithm.id == id).ok_or_else(|| {
            let known = ALGORITHMS.iter().map(|algorithm| algorithm.id).collect();
            SearchError::UnknownAlgorithm { id: id.into(), known }
        })
    }
}
