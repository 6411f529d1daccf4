//! The settings of a run in a link or a call, and the run that results.

mod settle;
mod typed;

use std::convert::Infallible;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use super::session::Session;
use crate::board::Square;
use crate::choice::Choice;
use crate::error::Error;
use crate::graph::Graph;
use crate::search::{ALGORITHMS, Algorithm, Settings, WhenStuck};
#[cfg(doc)]
use crate::search::{MoveOrder, Rule};
use crate::tour::Tour;
use crate::tour::target::Target;

/// The default board, also used if the requested one is invalid.
pub const USUAL_BOARD: &str = "8x8";

pub use crate::random::USUAL_SEED;
pub use typed::{Method, MethodOptions, Request};

/// The names of all settings that a run can have, including those of single algorithms.
pub fn setting_names() -> Vec<&'static str> {
    let options = ALGORITHMS.iter().flat_map(|algorithm| algorithm.options).map(|list| list.id);
    let mut names = field::ALL.to_vec();
    for option in options {
        if !names.contains(&option) {
            names.push(option);
        }
    }
    names
}

/// The names of the settings that every run has.
pub mod field {
    #![allow(missing_docs)] // They are the fields of `RequestText`.

    pub const BOARD: &str = "board";
    pub const LEAPER: &str = "leaper";
    pub const WRAP: &str = "wrap";
    pub const GRAPH: &str = "graph";
    pub const START: &str = "start";
    pub const END: &str = "end";
    pub const ALGORITHM: &str = "algorithm";
    pub const TOUR: &str = "tour";
    pub const TIE_BREAK: &str = "tieBreak";
    pub const RULE: &str = "rule";
    pub const MOVES: &str = "moves";
    pub const TARGET: &str = "target";
    pub const WHEN_STUCK: &str = "whenStuck";
    pub const SEED: &str = "seed";
    pub const BY_HAND: &str = "byHand";

    /// All of them, in the order in which a link names them.
    pub const ALL: [&str; 15] = [
        BOARD, LEAPER, WRAP, GRAPH, START, END, ALGORITHM, TOUR, TIE_BREAK, RULE, MOVES, TARGET,
        WHEN_STUCK, SEED, BY_HAND,
    ];
}

/// The requested settings of a run as a link writes them, which may be invalid; `None` for the default. For
/// programs in Rust there is [`Request`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RequestText {
    /// The board, as [`Board`](crate::board::Board) reads it.
    pub board: Option<String>,
    /// The piece, as [`Leaper`](crate::Leaper) reads it.
    pub leaper: Option<String>,
    /// Which edges of the board are joined, as an id of [`Wrap`](crate::Wrap).
    pub wrap: Option<String>,
    /// A graph that is not a board, in any format; board, leaper and wrap are then ignored.
    pub graph: Option<String>,
    /// Where the tour begins.
    pub start: Option<Start>,
    /// The name of the square where an open tour ends.
    pub end: Option<String>,
    /// Who makes the moves, as an id of [`driver`](super::driver).
    pub algorithm: Option<String>,
    /// The tour to replay.
    pub tour: Option<String>,
    /// How ties are broken.
    pub tie_break: Option<String>,
    /// A rule of one's own instead of Warnsdorff's with a tie-break, as [`Rule`] reads it. Once it is settled,
    /// either this or the tie-break is given: a rule that has a name is a tie-break.
    pub rule: Option<String>,
    /// The order in which the moves of the piece are tried, as [`MoveOrder`] reads it. Once it is settled, it is
    /// `None` for the method's usual order; else it has all moves of the piece, or a name.
    pub moves: Option<String>,
    /// Open or closed.
    pub target: Option<String>,
    /// What to do at a dead end.
    pub when_stuck: Option<String>,
    /// Settings specific to the algorithm, each with its value.
    pub options: Vec<(&'static str, String)>,
    /// The seed of the random numbers.
    pub seed: Option<String>,
    /// Moves to be made by hand.
    pub by_hand: Option<String>,
}

/// The requested start of a tour.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Start {
    /// Any square where an open tour begins.
    Anywhere,
    /// A random square.
    Random,
    /// A square, by its name.
    At(String),
    /// A square, by its number.
    Numbered(u32),
}

impl Start {
    const ANYWHERE: &str = "any";
    const RANDOM: &str = "random";

    /// The text in links.
    pub fn word(&self) -> String {
        match self {
            Self::Anywhere => Self::ANYWHERE.to_owned(),
            Self::Random => Self::RANDOM.to_owned(),
            Self::At(name) => name.clone(),
            Self::Numbered(number) => number.to_string(),
        }
    }
}

/// The text in links.
impl fmt::Display for Start {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(&self.word())
    }
}

/// Reads any text: what is not a keyword is the name of a square, which is looked for on the board of the run.
impl FromStr for Start {
    type Err = Infallible;

    fn from_str(word: &str) -> Result<Self, Infallible> {
        Ok(word.to_owned().into())
    }
}

impl From<String> for Start {
    fn from(word: String) -> Self {
        match word.as_str() {
            Self::ANYWHERE => Self::Anywhere,
            Self::RANDOM => Self::Random,
            _ => Self::At(word),
        }
    }
}

/// An invalid setting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The setting.
    pub field: &'static str,
    /// What is wrong with it.
    pub error: Error,
    /// The value used instead; `None` if there is none.
    pub instead: Option<String>,
}

impl RequestText {
    /// The requested run, with defaults for missing settings.
    ///
    /// # Errors
    /// The error of the first invalid setting.
    pub fn run(&self, when_stuck: WhenStuck) -> Result<Run, Error> {
        self.settle(None, when_stuck, &[], &mut |_, error| Err(error))
    }

    /// The requested run as nearly as possible, and the settings that were replaced. If two conflict, those
    /// named in `first` are kept. If the method, the board or the graph is among them, the other settings
    /// were chosen for another one: those not offered any more are silently reset to defaults. No search is
    /// begun, so errors that only a search finds are not included.
    pub fn settled(&self, first: &[&str]) -> (Run, Vec<Problem>) {
        let mut problems = Vec::new();
        let run = self.settle(None, WhenStuck::Stop, first, &mut |field, error| {
            problems.push(Problem { field, error, instead: None });
            Ok(())
        });
        let run = run.unwrap_or_else(|_| unreachable!("every setting has a default"));
        for problem in &mut problems {
            problem.instead = run.word(problem.field);
        }
        (run, problems)
    }

    /// As [`settled`](Self::settled), and the started run.
    pub fn opened(&self, first: &[&str]) -> (Session, Run, Vec<Problem>) {
        // Resets the first setting without which the run can begin. The default method accepts any graph.
        let fields = [field::TARGET, field::LEAPER, field::ALGORITHM];
        let mut refusal = None;
        for field in [None].into_iter().chain(fields.map(Some)) {
            let (run, mut problems) = self.without(field).settled(first);
            match run.begin() {
                Ok(session) => {
                    if let Some((field, error)) = field.zip(refusal) {
                        problems.insert(0, Problem { field, error, instead: run.word(field) });
                    }
                    return (session, run, problems);
                }
                Err(error) => refusal = refusal.or(Some(error)),
            }
        }
        unreachable!("the default method accepts any graph")
    }

    fn without(&self, field: Option<&str>) -> Self {
        let mut others = self.clone();
        match field {
            Some(field::TARGET) => others.target = None,
            Some(field::LEAPER) => others.leaper = None,
            Some(_) => {
                others.name_longest();
                (others.algorithm, others.tour) = (None, None);
            }
            None => {}
        }
        others
    }

    /// The algorithm that takes over the path of a run, and its settings. Start, end and target are those of the
    /// run; the requested target is ignored.
    ///
    /// # Errors
    /// As [`run`](Self::run).
    pub fn takeover(
        &self,
        graph: &Arc<Graph>,
        start: Square,
    ) -> Result<(&'static Algorithm, Settings), Error> {
        self.target.as_deref().map(Target::by_id).transpose()?;
        let asked = Self {
            start: None,
            end: None,
            target: None,
            tour: None,
            by_hand: None,
            ..self.clone()
        };
        let on = Some((graph, start));
        let run = asked.settle(on, WhenStuck::Stop, &[], &mut |_, error| Err(error))?;
        Ok((run.algorithm, run.settings))
    }

    /// The requested value of a setting.
    pub fn word(&self, field: &str) -> Option<String> {
        let word = match field {
            field::LEAPER => &self.leaper,
            field::START => return self.start.as_ref().map(Start::word),
            field::BOARD => &self.board,
            field::WRAP => &self.wrap,
            field::GRAPH => &self.graph,
            field::END => &self.end,
            field::ALGORITHM => &self.algorithm,
            field::TOUR => &self.tour,
            field::TIE_BREAK => &self.tie_break,
            field::RULE => &self.rule,
            field::MOVES => &self.moves,
            field::TARGET => &self.target,
            field::WHEN_STUCK => &self.when_stuck,
            field::SEED => &self.seed,
            field::BY_HAND => &self.by_hand,
            _ => {
                let option = self.options.iter().find(|(id, _)| *id == field);
                return option.map(|(_, word)| word.clone());
            }
        };
        word.clone()
    }

    /// Asks for a value of a setting; false if there is no setting of that name that is a single text.
    pub fn set(&mut self, field: &str, word: String) -> bool {
        let place = match field {
            field::START => {
                self.start = Some(word.into());
                return true;
            }
            field::BOARD => &mut self.board,
            field::LEAPER => &mut self.leaper,
            field::WRAP => &mut self.wrap,
            field::GRAPH => &mut self.graph,
            field::END => &mut self.end,
            field::ALGORITHM => &mut self.algorithm,
            field::TOUR => &mut self.tour,
            field::TIE_BREAK => &mut self.tie_break,
            field::RULE => &mut self.rule,
            field::MOVES => &mut self.moves,
            field::TARGET => &mut self.target,
            field::WHEN_STUCK => &mut self.when_stuck,
            field::SEED => &mut self.seed,
            field::BY_HAND => &mut self.by_hand,
            _ => {
                let mut options = ALGORITHMS.iter().flat_map(|algorithm| algorithm.options);
                let option = options.find(|list| list.id == field);
                self.options.extend(option.map(|list| (list.id, word)));
                return option.is_some();
            }
        };
        *place = Some(word);
        true
    }
}

/// The graph, driver and settings of a run before it begins.
#[derive(Clone, Debug)]
pub struct Run {
    /// The graph of the run.
    pub graph: Arc<Graph>,
    /// Who makes the moves.
    pub algorithm: &'static Algorithm,
    /// The settings of its search.
    pub settings: Settings,
    /// Whether a random start was requested.
    pub has_random_start: bool,
    /// The tour to replay, if any.
    pub replayed: Option<Tour>,
    /// Moves to be made by hand, each with the number of steps before it.
    pub by_hand: Vec<(usize, Square)>,
    /// Effective settings: those requested, defaults elsewhere.
    pub used: RequestText,
}

impl Run {
    /// The run at its beginning.
    ///
    /// # Errors
    /// As [`Session::new`], [`Session::along`] and [`Session::expect_moves`].
    pub fn begin(&self) -> Result<Session, Error> {
        let settings = self.settings.clone();
        let mut session = match &self.replayed {
            Some(tour) => Session::along(tour.clone(), settings)?,
            None => Session::new(self.graph.clone(), self.algorithm, settings)?,
        };
        session.expect_moves(self.by_hand.iter().copied())?;
        Ok(session)
    }

    /// Whether another seed can give another run.
    pub fn uses_seed(&self) -> bool {
        let Settings { ref rule, when_stuck, .. } = self.settings;
        let Algorithm { randomized, tie_breaks, when_stuck: offered, .. } = *self.algorithm;
        randomized
            || self.has_random_start
            || (!tie_breaks.is_empty() && rule.is_random())
            || (offered.contains(&when_stuck) && when_stuck != WhenStuck::Stop)
    }

    /// The effective value of a setting, as written in a link; a default start or order of moves by its name.
    pub fn word(&self, field: &str) -> Option<String> {
        self.used.word(field).or_else(|| match field {
            field::START => Some(self.graph.name(self.settings.start)),
            field::MOVES => {
                let is_board = self.graph.board().is_some();
                Some(self.algorithm.usual_moves.filter(|_| is_board)?.id().to_owned())
            }
            _ => None,
        })
    }
}
