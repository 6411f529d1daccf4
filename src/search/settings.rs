//! Settings of a search.

use super::rule::Rule;
use super::tie_break::TieBreak;
use crate::board::Square;
use crate::board::move_order::MoveOrder;
use crate::choice::{ChoiceError, ids};
use crate::graph::Graph;
use crate::random::{Random, USUAL_SEED};
use crate::tour::target::Target;

/// Everything a search needs in addition to the graph.
///
/// [`new`](Self::new) has the usual values, and methods that begin with `with` change one of them each:
///
/// ```
/// use knights_tour::search::{Settings, Target, TieBreak, WhenStuck};
/// use knights_tour::{Board, Graph, Leaper};
///
/// let board: Board = "6x6".parse()?;
/// let graph = Graph::new(board, Leaper::KNIGHT);
/// let settings = Settings::new(&graph)
///     .with_target(Target::Closed)
///     .with_tie_break(TieBreak::Random)
///     .with_seed("a lucky one");
/// assert_eq!(graph.name(settings.start), "a1");
/// assert_eq!(settings.when_stuck, WhenStuck::Backtrack);
/// # Ok::<(), knights_tour::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Settings {
    /// The first square of the tour; see also [`ANYWHERE`].
    pub start: Square,
    /// The last square of an open tour, for algorithms that can be asked for it
    /// ([`Algorithm::can_end`](super::algorithm::Algorithm::can_end)); `None` for any.
    pub end: Option<Square>,
    /// How Warnsdorff's search chooses; for a usual one see [`TieBreak::rule`](super::TieBreak::rule).
    pub rule: Rule,
    /// The order in which the moves of the piece are tried; `None` for the
    /// [usual one](super::Algorithm::usual_moves) of the algorithm.
    pub moves: Option<MoveOrder>,
    /// The kind of tour to search for.
    pub target: Target,
    /// What to do at a dead end.
    pub when_stuck: WhenStuck,
    /// The chosen values of the algorithm's own options; the default is the first value.
    pub options: Vec<(&'static OptionList, &'static str)>,
    /// The only source of randomness.
    pub random: Random,
}

impl Settings {
    /// The usual settings: an open tour from the first square of the graph, by Warnsdorff's rule with Roth's
    /// tie-break, which backtracks at dead ends; and the usual seed.
    pub fn new(graph: &Graph) -> Self {
        Self {
            start: graph.first_square(),
            end: None,
            rule: TieBreak::Roth.rule(),
            moves: None,
            target: Target::Open,
            when_stuck: WhenStuck::Backtrack,
            options: Vec::new(),
            random: Random::from_seed(USUAL_SEED),
        }
    }

    /// With another first square, which has to be one of the graph.
    #[must_use]
    pub fn with_start(self, start: Square) -> Self {
        Self { start, ..self }
    }

    /// With a last square, which has to be one of the graph.
    #[must_use]
    pub fn with_end(self, end: Square) -> Self {
        Self { end: Some(end), ..self }
    }

    /// With another rule for Warnsdorff's search.
    #[must_use]
    pub fn with_rule(self, rule: Rule) -> Self {
        Self { rule, ..self }
    }

    /// With Warnsdorff's rule and this tie-break.
    #[must_use]
    pub fn with_tie_break(self, tie_break: TieBreak) -> Self {
        self.with_rule(tie_break.rule())
    }

    /// With another order of moves, for methods that have one.
    #[must_use]
    pub fn with_moves(self, order: impl Into<MoveOrder>) -> Self {
        Self { moves: Some(order.into()), ..self }
    }

    /// With another kind of tour.
    #[must_use]
    pub fn with_target(self, target: Target) -> Self {
        Self { target, ..self }
    }

    /// With another policy at dead ends.
    #[must_use]
    pub fn with_when_stuck(self, when_stuck: WhenStuck) -> Self {
        Self { when_stuck, ..self }
    }

    /// With other random numbers: those of this seed, which may be any text.
    #[must_use]
    pub fn with_seed(self, seed: &str) -> Self {
        Self { random: Random::from_seed(seed), ..self }
    }

    /// With a value for one of the algorithm's own options.
    ///
    /// # Errors
    /// [`ChoiceError`] if the option has no such value.
    pub fn with_option(
        mut self,
        list: &'static OptionList,
        value: &str,
    ) -> Result<Self, ChoiceError> {
        let value = list.value(value)?;
        self.options.retain(|(each, _)| each.id != list.id);
        self.options.push((list, value));
        Ok(self)
    }

    /// The same settings with another start and generator.
    #[inline(never)]
    #[must_use]
    pub fn with(&self, start: Square, random: Random) -> Self {
        Self { start, random, ..self.clone() }
    }

    /// The value of one of the algorithm's own options.
    pub fn option(&self, list: &OptionList) -> &'static str {
        let chosen = self.options.iter().find(|(each, _)| each.id == list.id);
        chosen.map_or(list.values[0], |(_, value)| value)
    }

    /// Whether an open tour may begin at any square; see [`ANYWHERE`].
    pub fn is_anywhere(&self) -> bool {
        self.target == Target::Open && self.option(&ANYWHERE) == "true"
    }
}

/// Asks for an open tour from any start, for algorithms that support it
/// ([`Algorithm::starts_anywhere`](super::algorithm::Algorithm::starts_anywhere)). The start is then where
/// the search begins. It has no effect on closed tours, which can begin anywhere.
pub const ANYWHERE: OptionList = OptionList { id: "anywhere", values: &["false", "true"] };

/// A setting specific to one algorithm.
#[derive(Debug, PartialEq, Eq)]
pub struct OptionList {
    /// The setting's id in links and calls.
    pub id: &'static str,
    /// The ids of its values, the default first. A switch has `"false"` and `"true"`.
    pub values: &'static [&'static str],
}

impl OptionList {
    /// The value with this id.
    ///
    /// # Errors
    /// [`ChoiceError`], with the list of ids.
    pub fn value(&self, word: &str) -> Result<&'static str, ChoiceError> {
        self.values.iter().copied().find(|value| *value == word).ok_or_else(|| {
            let known = self.values.to_vec();
            ChoiceError::NotAChoice { setting: self.id, value: word.into(), known }
        })
    }
}

ids! {
    /// What to do at a dead end.
    #[non_exhaustive]
    pub enum WhenStuck("whenStuck") {
        /// Stop there.
        Stop = "stop",
        /// Take moves back and try others.
        Backtrack = "backtrack",
        /// Restart.
        Restart = "restart",
    }
}
