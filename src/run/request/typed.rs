//! A request whose choices are types, for programs in Rust.

use super::{RequestText, Run, Start};
use crate::board::leaper::Leaper;
use crate::board::wrap::Wrap;
use crate::choice::{Choice, ids};
use crate::error::Error;
use crate::search::{
    BacktrackingOrder, Crossings, MoveOrder, NeuralEquation, NeuralUpdate, RotationsGrowth,
    SymmetryWish, Target, TieBreak, WhenStuck,
};
use crate::tour::Tour;

ids! {
    /// Who makes the moves of a run: one of the [`drivers`](crate::run::drivers).
    #[non_exhaustive]
    pub enum Method("algorithm") {
        /// Warnsdorff's rule, or a rule of one's own.
        Warnsdorff = "warnsdorff",
        /// Warnsdorff's rule, restarted with more random choices.
        Restarts = "restarts",
        /// Backtracking.
        Backtracking = "backtracking",
        /// All orders of the squares.
        Permutations = "permutations",
        /// Moves that have to be in the tour first, wherever they are.
        EdgesFirst = "edges-first",
        /// A path whose parts are reversed.
        Rotations = "rotations",
        /// Tours of small blocks, joined.
        Blocks = "blocks",
        /// A tour with few turns.
        Smooth = "smooth",
        /// Cycles through all squares, joined.
        Cycles = "cycles",
        /// A neural network.
        Neural = "neural",
        /// Several of them in turn, which is the most likely to find a tour.
        Best = "best",
        /// The longest path, where there is no tour.
        Longest = "longest",
        /// A tour that is the same when the board is turned or mirrored.
        Symmetric = "symmetric",
        /// A tour that is replayed.
        Replay = "given",
        /// The player.
        ByHand = "player",
    }
}

/// The requested settings of a run; `None` for the default.
///
/// ```
/// use knights_tour::Leaper;
/// use knights_tour::run::request::{Method, Request};
/// use knights_tour::search::Target;
///
/// let request = Request {
///     board: Some("10x10".to_owned()),
///     leaper: Some(Leaper::new(1, 4)?),
///     target: Some(Target::Closed),
///     algorithm: Some(Method::Best),
///     ..Request::default()
/// };
/// assert!(request.solve()?.is_closed());
/// # Ok::<(), knights_tour::Error>(())
/// ```
///
/// Links and calls have the same settings as texts: see [`RequestText`], which a request can be made
/// [into](RequestText::from).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Request {
    /// The board, as [`Board`](crate::board::Board) reads it.
    pub board: Option<String>,
    /// The piece that moves.
    pub leaper: Option<Leaper>,
    /// Which edges of the board are joined.
    pub wrap: Option<Wrap>,
    /// A graph that is not a board, in any format; board, leaper and wrap are then ignored.
    pub graph: Option<String>,
    /// Where the tour begins.
    pub start: Option<Start>,
    /// The name of the square where an open tour ends.
    pub end: Option<String>,
    /// Who makes the moves.
    pub algorithm: Option<Method>,
    /// The tour to replay, in any form.
    pub tour: Option<String>,
    /// How ties are broken.
    pub tie_break: Option<TieBreak>,
    /// A rule of one's own instead of Warnsdorff's with a tie-break, as [`Rule`](crate::search::Rule) reads it.
    pub rule: Option<String>,
    /// The order in which the moves of the piece are tried.
    pub moves: Option<MoveOrder>,
    /// Open or closed.
    pub target: Option<Target>,
    /// What to do at a dead end.
    pub when_stuck: Option<WhenStuck>,
    /// The settings that only one method has.
    pub options: MethodOptions,
    /// The seed of the random numbers.
    pub seed: Option<String>,
    /// Moves to be made by hand.
    pub by_hand: Option<String>,
}

/// The settings that only one method has; `None` for the default. Other methods pass them over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MethodOptions {
    /// The order in which backtracking chooses untried squares.
    pub order: Option<BacktrackingOrder>,
    /// Whether backtracking turns back as soon as the path can be seen to have no end.
    pub prune: Option<bool>,
    /// The order in which the neural network updates its neurons.
    pub update: Option<NeuralUpdate>,
    /// The rule of its neurons.
    pub equation: Option<NeuralEquation>,
    /// Whether the cycles that it finds are merged.
    pub merge: Option<bool>,
    /// How a path that is rotated grows.
    pub growth: Option<RotationsGrowth>,
    /// Which symmetry a symmetric tour has.
    pub symmetry: Option<SymmetryWish>,
    /// Whether the longest path may cross itself.
    pub crossings: Option<Crossings>,
}

impl MethodOptions {
    /// Those that are given, as a link names them.
    fn words(self) -> Vec<(&'static str, String)> {
        let switch = |is_on: bool| if is_on { "true" } else { "false" };
        let words = [
            ("order", self.order.map(BacktrackingOrder::id)),
            ("prune", self.prune.map(switch)),
            ("update", self.update.map(NeuralUpdate::id)),
            ("equation", self.equation.map(NeuralEquation::id)),
            ("merge", self.merge.map(switch)),
            ("growth", self.growth.map(RotationsGrowth::id)),
            ("symmetry", self.symmetry.map(SymmetryWish::id)),
            ("crossings", self.crossings.map(Crossings::id)),
        ];
        words.into_iter().filter_map(|(name, word)| Some((name, word?.to_owned()))).collect()
    }
}

impl Request {
    /// The requested run, with defaults for missing settings; `when_stuck` is that for dead ends.
    ///
    /// # Errors
    /// The error of the first invalid setting.
    pub fn run(&self, when_stuck: WhenStuck) -> Result<Run, Error> {
        RequestText::from(self.clone()).run(when_stuck)
    }

    /// The tour that the requested run finds. At dead ends it backtracks unless another policy is requested.
    ///
    /// # Errors
    /// As [`run`](Self::run) and [`Run::solve`].
    pub fn solve(&self) -> Result<Tour, Error> {
        self.run(WhenStuck::Backtrack)?.solve()
    }
}

/// The same settings as a link would write them.
impl From<Request> for RequestText {
    fn from(request: Request) -> Self {
        Self {
            board: request.board,
            leaper: request.leaper.map(|leaper| leaper.to_string()),
            wrap: request.wrap.map(id),
            graph: request.graph,
            start: request.start,
            end: request.end,
            algorithm: request.algorithm.map(id),
            tour: request.tour,
            tie_break: request.tie_break.map(id),
            rule: request.rule,
            moves: request.moves.map(|moves| moves.to_string()),
            target: request.target.map(id),
            when_stuck: request.when_stuck.map(id),
            options: request.options.words(),
            seed: request.seed,
            by_hand: request.by_hand,
        }
    }
}

fn id(choice: impl Choice) -> String {
    choice.id().to_owned()
}
