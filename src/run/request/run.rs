//! A run before it is begun.

use std::sync::Arc;

use super::{Request, field};
use crate::board::Square;
use crate::error::Error;
use crate::graph::Graph;
use crate::run::session::Session;
use crate::search::{Algorithm, Settings, WhenStuck};
use crate::tour::Tour;

/// A run before it is begun.
#[derive(Clone, Debug)]
pub struct Run {
    /// What it is on.
    pub graph: Arc<Graph>,
    /// Who makes the moves.
    pub algorithm: &'static Algorithm,
    /// What a search for it is asked for.
    pub settings: Settings,
    /// Whether the start was left to chance.
    pub has_random_start: bool,
    /// The tour to walk, for a replay.
    pub replayed: Option<Tour>,
    /// Moves that will be made by hand, each with the steps before it.
    pub by_hand: Vec<(usize, Square)>,
    /// What was asked for as far as it is used, and what is usual in the place of the rest.
    pub used: Request,
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

    /// Whether another seed may give another run.
    #[must_use]
    pub fn uses_seed(&self) -> bool {
        let Settings { tie_break, when_stuck, .. } = self.settings;
        let Algorithm { randomized, tie_breaks, when_stuck: offered, .. } = *self.algorithm;
        randomized
            || self.has_random_start
            || (tie_breaks.contains(&tie_break) && tie_break.is_random())
            || (offered.contains(&when_stuck) && when_stuck != WhenStuck::Stop)
    }

    /// What is used of a setting, in the words of a link; a start that is left to be as usual, by its
    /// name.
    #[must_use]
    pub fn word(&self, field: &str) -> Option<String> {
        let usual_start = (field == field::START).then(|| self.graph.name(self.settings.start));
        self.used.word(field).or(usual_start)
    }
}
