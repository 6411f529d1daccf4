//! What a link or a call asks for, and the run that it comes to.

pub mod field;
mod menu;
mod refuse;
mod run;
mod settle;

use std::sync::Arc;

use super::session::Session;
use crate::board::Square;
use crate::choice::Choice;
use crate::error::Error;
use crate::graph::Graph;
use crate::search::{Algorithm, Settings, WhenStuck};
use crate::tour::target::Target;

pub use run::Run;

/// The board of a run where none is asked for, or none that can be used.
pub const USUAL_BOARD: &str = "8x8";

/// The seed of a run where none is given.
pub const USUAL_SEED: &str = "1";

/// What a run is asked to be, in the words of a link; `None` for what is left to be as usual.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Request {
    /// The board, as [`Board`](crate::board::Board) reads it.
    pub board: Option<String>,
    /// The two lengths of the piece's leap.
    pub leaper: Option<(i64, i64)>,
    /// A graph that is no board, in any form; then board and piece do not count.
    pub graph: Option<String>,
    /// Where the tour begins.
    pub start: Option<Start>,
    /// Who makes the moves, as [`driver`](super::driver) knows it.
    pub algorithm: Option<String>,
    /// For a replay: the tour.
    pub tour: Option<String>,
    /// How ties are broken.
    pub tie_break: Option<String>,
    /// Open or closed.
    pub target: Option<String>,
    /// What is done at a dead end.
    pub when_stuck: Option<String>,
    /// Settings of the algorithm alone, each with its value.
    pub options: Vec<(&'static str, String)>,
    /// What sets chance in motion.
    pub seed: Option<String>,
    /// Moves that will be made by hand.
    pub by_hand: Option<String>,
}

/// Where a tour is asked to begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// Wherever there is an open tour.
    Anywhere,
    /// Where chance decides.
    Random,
    /// At a square, by its name.
    At(String),
    /// At a square, by its number.
    Numbered(u32),
}

impl Start {
    const ANYWHERE: &str = "any";
    const RANDOM: &str = "random";

    /// Its word in links.
    #[must_use]
    pub fn word(&self) -> String {
        match self {
            Self::Anywhere => Self::ANYWHERE.to_owned(),
            Self::Random => Self::RANDOM.to_owned(),
            Self::At(name) => name.clone(),
            Self::Numbered(number) => number.to_string(),
        }
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

/// A setting that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The setting.
    pub field: &'static str,
    /// What is wrong with it.
    pub error: Error,
    /// What is used instead; `None` where nothing is.
    pub instead: Option<String>,
}

impl Request {
    /// The run that is asked for, with what is usual for what is not said.
    ///
    /// # Errors
    /// What is wrong with the first setting that cannot be used.
    pub fn run(&self, when_stuck: WhenStuck) -> Result<Run, Error> {
        self.settle(None, when_stuck, &[], &mut |_, error| Err(error))
    }

    /// The run that is asked for, as far as can be, and the settings that had to give way. Where two
    /// do not go together, those named in `first` stay. When the method or what it runs on is among
    /// them, the rest was chosen before: what is not offered any more becomes as usual, and is no problem.
    /// Nothing is begun, so what a search finds out when it begins is not known yet.
    #[must_use]
    pub fn settled(&self, first: &[&str]) -> (Run, Vec<Problem>) {
        let mut problems = Vec::new();
        let run = self.settle(None, WhenStuck::Stop, first, &mut |field, error| {
            problems.push(Problem { field, error, instead: None });
            Ok(())
        });
        let run = run.unwrap_or_else(|_| unreachable!("every setting can be done without"));
        for problem in &mut problems {
            problem.instead = run.word(problem.field);
        }
        (run, problems)
    }

    /// As [`settled`](Self::settled), and the run at its beginning.
    #[must_use]
    pub fn opened(&self, first: &[&str]) -> (Session, Run, Vec<Problem>) {
        // The first without which the run can begin has to give way. The usual method takes any graph.
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
        unreachable!("the usual method takes any graph")
    }

    fn without(&self, field: Option<&str>) -> Self {
        let mut others = self.clone();
        match field {
            Some(field::TARGET) => others.target = None,
            Some(field::LEAPER) => others.leaper = None,
            Some(_) => (others.algorithm, others.tour) = (None, None),
            None => {}
        }
        others
    }

    /// The algorithm that is asked to go on from the path of a run, and its settings. Start and target
    /// are those of the run, and the target that is asked for does not count.
    ///
    /// # Errors
    /// As [`run`](Self::run).
    pub fn takeover(
        &self,
        graph: &Arc<Graph>,
        start: Square,
    ) -> Result<(&'static Algorithm, Settings), Error> {
        self.target.as_deref().map(Target::by_id).transpose()?;
        let asked = Self { start: None, target: None, tour: None, by_hand: None, ..self.clone() };
        let on = Some((graph, start));
        let run = asked.settle(on, WhenStuck::Stop, &[], &mut |_, error| Err(error))?;
        Ok((run.algorithm, run.settings))
    }

    /// The word of a setting.
    #[must_use]
    pub fn word(&self, field: &str) -> Option<String> {
        let word = match field {
            field::LEAPER => return self.leaper.map(|(r, s)| format!("{r},{s}")),
            field::START => return self.start.as_ref().map(Start::word),
            field::BOARD => &self.board,
            field::GRAPH => &self.graph,
            field::ALGORITHM => &self.algorithm,
            field::TOUR => &self.tour,
            field::TIE_BREAK => &self.tie_break,
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
}
