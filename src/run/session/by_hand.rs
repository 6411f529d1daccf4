//! Taking over: moves made by hand, and searches that continue a path which they have not made.
//!
//! A run is determined by its settings and the takeovers since. Links contain just these, and the run can be
//! recomputed from them.

use super::Session;
use crate::board::Square;
use crate::choice::ids;
use crate::error::Error;
use crate::run::error::{IllegalMove, RunError};
use crate::run::player::{self, BY_HAND, CLOSED_BY_HAND, PLAYER};
use crate::run::replay::REPLAY;
use crate::search::{Algorithm, Candidate, Edit, Fact, Reason, Search, Settings};
use crate::tour::target::Target;

ids! {
    /// Who made a step.
    #[non_exhaustive]
    pub enum MadeBy {
        /// A search.
        Algorithm = "algorithm",
        /// The replay of a known tour.
        Replay = "replay",
        /// A person at the board.
        Player = "player",
    }
}

/// A moment at which somebody took over from the current search.
#[derive(Clone, Debug)]
pub(super) struct Takeover {
    /// The position of the play head.
    at: usize,
    /// The square played; `None` if a search took over without a move.
    played: Option<Square>,
    algorithm: &'static Algorithm,
    settings: Settings,
}

impl Session {
    /// Makes a move by hand: later steps are dropped, and the search continues from the new square. A search
    /// that cannot continue from moves it has not made leaves all further moves to the player. A complete
    /// path is closed, if that is the target, by going to its start.
    ///
    /// Cost: proportional to the board; almost nothing if the move before was made by hand as well.
    ///
    /// # Errors
    /// [`RunError::IllegalMove`], and [`RunError::NotAPath`] for a method whose moves do not form a path. The
    /// run is unchanged then.
    pub fn play(&mut self, to: Square) -> Result<(), RunError> {
        self.check_move(to)?;
        let (algorithm, settings) = self.at_work();
        let (algorithm, settings) = self.after_a_move(algorithm, settings);
        let edit = self.edit_by_hand(to);
        self.drop_ahead(|takeover, at| takeover.at > at || takeover.played.is_some());
        let takeover = Takeover { at: self.position, played: Some(to), algorithm, settings };
        self.carry_out(&takeover, Some(edit));
        self.takeovers.push(takeover);
        if self.timeline.is_some() {
            self.step();
        }
        Ok(())
    }

    /// Lets an algorithm continue from the current path; later steps are dropped. Start and target stay those
    /// of the run.
    ///
    /// Cost: proportional to the board and the path.
    ///
    /// # Errors
    /// As [`Algorithm::resume`]; [`RunError::IllegalMove`] if the tour is complete. The run is unchanged
    /// then.
    pub fn hand_over(
        &mut self,
        algorithm: &'static Algorithm,
        settings: &Settings,
    ) -> Result<(), Error> {
        self.check_path()?;
        let settings = self.own(settings);
        // Checked before anything is dropped.
        algorithm.resume(self.graph.clone(), &settings, self.subgraph.walk())?;
        self.drop_ahead(|_, _| true);
        let takeover = Takeover { at: self.position, played: None, algorithm, settings };
        self.carry_out(&takeover, None);
        self.takeovers.push(takeover);
        Ok(())
    }

    /// What an algorithm would do next from the current path, without changing anything. `None` if it would
    /// do nothing.
    ///
    /// Cost: proportional to the board and the path.
    ///
    /// # Errors
    /// As [`hand_over`](Self::hand_over).
    pub fn hint(
        &self,
        algorithm: &'static Algorithm,
        settings: &Settings,
    ) -> Result<Option<Edit>, Error> {
        self.check_path()?;
        let (graph, settings) = (self.graph.clone(), self.own(settings));
        let mut search = algorithm.resume(graph, &settings, self.subgraph.walk())?;
        let mut edit = Edit::new();
        Ok(search.advance(&mut edit).then_some(edit))
    }

    /// The algorithm that makes the coming step, and its settings.
    pub fn at_work(&self) -> (&'static Algorithm, &Settings) {
        let is_past = |takeover: &&Takeover| {
            takeover.at < self.position
                || (takeover.at == self.position && takeover.played.is_none())
        };
        let last = self.takeovers.iter().rev().find(is_past);
        last.map_or((self.algorithm, &self.settings), |last| (last.algorithm, &last.settings))
    }

    /// Who made the step before the play head; `None` at the beginning and if that is no longer recorded.
    pub fn made_by(&self) -> Option<MadeBy> {
        let before = self.position.checked_sub(1)?;
        let played = |takeover: &Takeover| takeover.at == before && takeover.played.is_some();
        if self.takeovers.iter().any(played) {
            return Some(MadeBy::Player);
        }
        let has_begun = |takeover: &&Takeover| takeover.at <= before;
        let last = self.takeovers.iter().rev().find(has_begun);
        let algorithm = last.map_or(self.algorithm, |last| last.algorithm);
        Some(if algorithm.id == REPLAY.id { MadeBy::Replay } else { MadeBy::Algorithm })
    }

    /// Schedules moves by hand for a run that has not begun, each with its position. An illegal move is
    /// dropped together with all that follow it.
    ///
    /// # Errors
    /// [`RunError::NotAPath`], as [`play`](Self::play).
    pub fn expect_moves(
        &mut self,
        moves: impl IntoIterator<Item = (usize, Square)>,
    ) -> Result<(), RunError> {
        let (algorithm, settings) = self.after_a_move(self.algorithm, &self.settings);
        let takeovers = moves.into_iter().map(|(at, to)| Takeover {
            at,
            played: Some(to),
            algorithm,
            settings: settings.clone(),
        });
        let takeovers: Vec<Takeover> = takeovers.collect();
        if !self.algorithm.builds_path && !takeovers.is_empty() {
            return Err(RunError::NotAPath { method: self.algorithm.name });
        }
        self.takeovers = takeovers;
        self.take_over_again();
        Ok(())
    }

    /// The moves made by hand, and those still scheduled, each with its position.
    pub fn played(&self) -> impl Iterator<Item = (usize, Square)> + '_ {
        self.takeovers.iter().filter_map(|takeover| Some((takeover.at, takeover.played?)))
    }

    /// How often steps were dropped: a painting from another revision is out of date.
    pub fn revision(&self) -> u32 {
        self.revision
    }

    /// Carries out the takeovers that are due while a run is recomputed, or that were scheduled beforehand.
    pub(super) fn take_over_again(&mut self) {
        while let Some(next) = self.takeovers.get(self.taken_over)
            && next.at == self.position
            && self.position == self.recorded()
        {
            let next = next.clone();
            if next.played.is_some_and(|to| self.check_move(to).is_err()) {
                self.takeovers.truncate(self.taken_over);
                return;
            }
            let edit = next.played.map(|to| self.edit_by_hand(to));
            self.carry_out(&next, edit);
        }
    }

    /// What continues after a move by hand. If the current search cannot continue from moves it has not made,
    /// all further moves are the player's.
    fn after_a_move(
        &self,
        algorithm: &'static Algorithm,
        settings: &Settings,
    ) -> (&'static Algorithm, Settings) {
        let goes_on = algorithm.can_resume() && algorithm.id != PLAYER.id;
        if goes_on { (algorithm, settings.clone()) } else { (&PLAYER, self.settings.clone()) }
    }

    /// The settings with the run's own start and target.
    fn own(&self, settings: &Settings) -> Settings {
        let Settings { start, end, target, .. } = self.settings;
        Settings { start, end, target, ..settings.clone() }
    }

    fn check_move(&self, to: Square) -> Result<(), RunError> {
        let graph = &self.graph;
        let refuse = |what| Err(RunError::IllegalMove { square: graph.name(to), what });
        self.check_path().or_else(|error| match error {
            RunError::IllegalMove { what, .. } => refuse(what),
            other => Err(other),
        })?;
        if !graph.contains(to) {
            return refuse(IllegalMove::Hole);
        }
        let is_visited = self.subgraph.visit(to) != 0;
        if is_visited && !self.closes(to) {
            return refuse(IllegalMove::Visited);
        }
        if !graph.are_neighbours(self.knight(), to) {
            return refuse(IllegalMove::NotAMove);
        }
        let is_last = self.subgraph.walk().len() + 1 == graph.squares();
        if self.settings.end == Some(to) && !is_last {
            return refuse(IllegalMove::ComesLast);
        }
        Ok(())
    }

    /// Returns an error if the moves are not a path, or are a complete tour.
    fn check_path(&self) -> Result<(), RunError> {
        if !self.algorithm.builds_path {
            return Err(RunError::NotAPath { method: self.algorithm.name });
        }
        let knight = self.knight();
        let is_over =
            self.is_complete() && (self.settings.target == Target::Open || self.is_closed(knight));
        if is_over {
            let square = self.graph.name(knight);
            return Err(RunError::IllegalMove { square, what: IllegalMove::Over });
        }
        Ok(())
    }

    fn is_complete(&self) -> bool {
        self.subgraph.walk().len() == self.graph.squares()
    }

    fn is_closed(&self, knight: Square) -> bool {
        self.subgraph.walk().len() > 2
            && self.subgraph.links(knight).any(|end| end == self.settings.start)
    }

    /// Whether going to a square would close the tour, if a move leads there.
    fn closes(&self, to: Square) -> bool {
        self.is_complete() && to == self.settings.start && self.subgraph.walk().len() > 2
    }

    /// Drops the steps after the play head and the takeovers there, and those at the play head for which
    /// `goes` is true.
    fn drop_ahead(&mut self, goes: fn(&Takeover, usize) -> bool) {
        let at = self.position;
        let is_dropped = |takeover: &Takeover| takeover.at >= at && goes(takeover, at);
        if let Some(first) = self.takeovers.iter().position(is_dropped) {
            self.takeovers.truncate(first);
            self.taken_over = self.taken_over.min(first);
        }
        if let Some(timeline) = &mut self.timeline {
            timeline.truncate(at);
        }
        self.revision += 1;
    }

    /// Starts the search of a takeover, after the move by hand if there is one. That move is then recorded
    /// and lies ahead; without a timeline it is made.
    fn carry_out(&mut self, takeover: &Takeover, edit: Option<Edit>) {
        self.taken_over += 1;
        let is_closed = takeover.played.is_some_and(|to| self.closes(to));
        let onward = takeover.played.filter(|_| !is_closed);
        // From move to move, a player's search simply continues.
        let is_by_hand = takeover.algorithm.id == PLAYER.id;
        let is_there = is_by_hand && self.search.path() == self.subgraph.walk();
        let goes_on = is_there && onward.is_some_and(|to| self.search.follow(to));
        if !goes_on {
            let path = self.subgraph.walk().iter().copied().chain(onward).collect();
            self.search = self.search_after(takeover, path, is_closed);
        }
        if let Some(edit) = edit {
            self.record(&edit);
            if self.timeline.is_none() {
                self.make(&edit);
            }
        }
        self.coming = Some(Box::default());
        self.look_ahead();
    }

    /// The search of a takeover. If it cannot start, for example because its tie-break is defined only for
    /// other starts, the moves are left to the player.
    fn search_after(
        &self,
        takeover: &Takeover,
        path: Vec<Square>,
        is_closed: bool,
    ) -> Box<dyn Search> {
        if is_closed {
            return player::closed(self.graph.clone(), path);
        }
        let resume =
            |algorithm: &Algorithm| algorithm.resume(self.graph.clone(), &takeover.settings, &path);
        let search = resume(takeover.algorithm).or_else(|_| resume(&PLAYER));
        search.unwrap_or_else(|_| unreachable!("a player can continue any path"))
    }

    /// The edit for going to a square by hand, with the move that the search preferred.
    fn edit_by_hand(&self, to: Square) -> Edit {
        let knight = self.knight();
        let mut edit = Edit { focus: knight, ..Edit::new() };
        edit.added.push((knight, to));
        if self.closes(to) {
            edit.reason = Reason::new(&CLOSED_BY_HAND, [to.0]);
            return edit;
        }
        let open = self.graph.neighbours(knight).filter(|&end| self.subgraph.visit(end) == 0);
        let onward_moves = |square| self.accessibility(square) as u32;
        let found: Vec<(Square, u32)> = open.map(|square| (square, onward_moves(square))).collect();
        let fewest = found.iter().map(|&(_, onward_moves)| onward_moves).min().unwrap_or(0);
        let tied = found.iter().filter(|&&(_, onward_moves)| onward_moves == fewest).count() > 1;
        edit.candidates.extend(found.iter().map(|&(square, accessibility)| Candidate {
            square,
            accessibility,
            chosen: square == to,
            tied: tied && accessibility == fewest,
            tried: false,
        }));
        let preferred = self.preferred().unwrap_or(to);
        edit.reason = Reason::new(&BY_HAND, [to.0, onward_moves(to), fewest, preferred.0]);
        edit
    }

    /// Where the current search would go from here, if its step is a single move forward.
    fn preferred(&self) -> Option<Square> {
        let ahead = self.ahead()?;
        match (ahead.reason.fact("preferred"), ahead.added, ahead.removed) {
            // Another move by hand is being replaced.
            (Some(Fact::Square(preferred)), ..) => Some(preferred),
            (None, &[(_, to)], []) => Some(to),
            _ => None,
        }
    }
}
