//! Settles the settings one after the other, each to the requested value or to the default.

use std::sync::Arc;

use super::{Method, RequestText, Run, Start, USUAL_BOARD, USUAL_SEED, field};
use crate::board::error::{MoveOrderError, SquareError};
use crate::board::leaper::Leaper;
use crate::board::wrap::Wrap;
use crate::board::{Board, Square};
use crate::choice::{Choice, ChoiceError};
use crate::error::Error;
use crate::graph::{Graph, text as graph_text};
use crate::random::Random;
use crate::run::driver;
use crate::run::error::RunError;
use crate::run::moves_by_hand::read_moves;
use crate::run::replay::REPLAY;
use crate::search::{
    ALGORITHMS, ANYWHERE, Algorithm, MoveOrder, OptionList, Rule, SearchError, Settings,
    SymmetryWish, Target, TieBreak, WhenStuck, symmetry_obstacle,
};
use crate::tour::{Tour, text as tour_text};

/// The id of the method that finds the longest path.
const LONGEST: &str = "longest";

/// The id of the method whose open tours few boards have.
const SYMMETRIC: &str = "symmetric";

/// Called for an invalid setting: returns `Ok` to ignore the setting, or the error to give up.
pub(super) type Refuse<'a> = &'a mut dyn FnMut(&'static str, Error) -> Result<(), Error>;

impl RequestText {
    pub(super) fn settle(
        &self,
        on: Option<(&Arc<Graph>, Square)>,
        when_stuck: WhenStuck,
        first: &[&str],
        refuse: Refuse<'_>,
    ) -> Result<Run, Error> {
        let mut used = self.clone();
        used.name_longest();
        if used.algorithm.as_deref() == Some(LONGEST) {
            used.start.get_or_insert(Start::Anywhere);
        }
        let graph = match on {
            Some((graph, _)) => graph.clone(),
            None => Arc::new(used.settle_graph(refuse)?),
        };
        let seed = used.seed.get_or_insert_with(|| USUAL_SEED.to_owned());
        let mut random = Random::from_seed(seed);
        let mut start = match on {
            Some((_, start)) => start,
            None => used.settle_start(&graph, &mut random, refuse)?,
        };
        let (algorithm, replayed) = used.settle_driver(&graph, &mut start, on.is_none(), refuse)?;
        // Values chosen for another method or another kind of graph, which are not offered here.
        let adapts = [field::ALGORITHM, field::GRAPH, field::BOARD];
        let adapts = adapts.iter().any(|field| first.contains(field));
        let is_told = |field: &str| !adapts || first.contains(&field);

        let targets = Menu::of(algorithm.targets, is_told(field::TARGET));
        let mut target = usual(Target::Open, algorithm.targets);
        let may_change = used.target.is_none() || !is_told(field::TARGET);
        if algorithm.id == SYMMETRIC && may_change && self.asks_only_closed(&graph) {
            (used.target, target) = (None, Target::Closed);
        }
        let target = targets.choose(&mut used.target, target, refuse)?;
        let policies = Menu::of(algorithm.when_stuck, is_told(field::WHEN_STUCK));
        let when_stuck = usual(when_stuck, algorithm.when_stuck);
        let when_stuck = policies.choose(&mut used.when_stuck, when_stuck, refuse)?;
        let asked_rule = used.rule.clone();
        let (rule, refused_start) =
            used.settle_rule(&graph, start, algorithm, first, &is_told, refuse)?;
        if refused_start {
            (start, used.start) = (graph.first_square(), None);
        }

        let moves = used.settle_moves(&graph, algorithm, is_told(field::MOVES), refuse)?;
        let mut options =
            used.settle_options(algorithm, asked_rule.as_deref(), &is_told, refuse)?;
        if used.start == Some(Start::Anywhere) {
            if algorithm.starts_anywhere {
                options.push((&ANYWHERE, "true"));
            } else {
                // A closed tour can begin anywhere.
                if target == Target::Open && is_told(field::START) {
                    refuse(field::START, SearchError::NotAnywhere.into())?;
                }
                used.start = None;
            }
        }
        let by_hand = used.settle_by_hand(&graph, algorithm, refuse)?;
        let has_random_start = used.start == Some(Start::Random);
        let end = None;
        let mut settings =
            Settings { start, end, rule, moves, target, when_stuck, options, random };
        settings.end = used.settle_end(&graph, algorithm, &settings, &is_told, refuse)?;
        let graph = algorithm.in_order(graph, &settings);
        Ok(Run { graph, algorithm, settings, has_random_start, replayed, by_hand, used })
    }

    /// The longest path is a kind of target to those who ask for it, and a method to us: it is no tour.
    #[inline(never)] // Whoever reads a request asks for it.
    pub(crate) fn name_longest(&mut self) {
        let is_target = self.target.as_deref() == Some(LONGEST);
        if is_target && self.algorithm.as_deref() != Some(Method::ByHand.id()) {
            (self.algorithm, self.target) = (Some(LONGEST.to_owned()), None);
        }
    }

    /// Whether no open tour can have the symmetry that is asked for.
    fn asks_only_closed(&self, graph: &Graph) -> bool {
        let mut all = SymmetryWish::named(&self.word("symmetry").unwrap_or_default()).symmetries();
        all.all(|each| symmetry_obstacle(graph, each, Target::Open).is_some())
    }

    fn settle_graph(&mut self, refuse: Refuse<'_>) -> Result<Graph, Error> {
        if let Some(text) = &self.graph {
            if let Some((list, _)) = tried(field::GRAPH, graph_text::read(text), refuse)? {
                self.board.get_or_insert_with(|| USUAL_BOARD.to_owned());
                return Ok(list.into());
            }
            self.graph = None;
        }
        let asked = self.board.as_ref().map(|text| text.parse::<Board>());
        let board = asked.map_or(Ok(None), |board| tried(field::BOARD, board, refuse))?;
        let board = board.unwrap_or_else(|| {
            self.board = Some(USUAL_BOARD.to_owned());
            USUAL_BOARD.parse().unwrap_or_else(|_| unreachable!("it is a board"))
        });
        let asked = self.leaper.as_ref().map(|text| text.parse::<Leaper>());
        let leaper = asked.map_or(Ok(None), |leaper| tried(field::LEAPER, leaper, refuse))?;
        let leaper = leaper.unwrap_or(Leaper::KNIGHT);
        self.leaper = Some(leaper.to_string());
        let asked = self.wrap.as_ref().map(|text| Wrap::by_id(text));
        let wrap = asked.map_or(Ok(None), |wrap| tried(field::WRAP, wrap, refuse))?;
        let wrap = wrap.unwrap_or_default();
        self.wrap = (wrap != Wrap::Flat).then(|| wrap.id().to_owned());
        Ok(Graph::wrapped(board, leaper, wrap))
    }

    fn settle_start(
        &mut self,
        graph: &Graph,
        random: &mut Random,
        refuse: Refuse<'_>,
    ) -> Result<Square, Error> {
        let start = match &self.start {
            Some(Start::Random) => {
                graph.each_square().nth(random.below(graph.squares() as u32) as usize)
            }
            Some(Start::At(_) | Start::Numbered(_)) => {
                let start = tried(field::START, self.square(graph), refuse)?;
                if start.is_none() {
                    self.start = None;
                }
                start
            }
            Some(Start::Anywhere) | None => None,
        };
        Ok(start.unwrap_or_else(|| graph.first_square()))
    }

    /// The requested start square.
    fn square(&self, graph: &Graph) -> Result<Square, SquareError> {
        let text = self.word(field::START).unwrap_or_default();
        let Some(Start::Numbered(number)) = self.start else { return graph.find(&text) };
        let square = Square(number);
        if square.index() >= graph.len() {
            return Err(SquareError::NotASquare { text: text.into() });
        }
        if graph.contains(square) {
            Ok(square)
        } else {
            Err(SquareError::Hole { text: text.into() })
        }
    }

    /// Who makes the moves, and the tour to replay, if any.
    fn settle_driver(
        &mut self,
        graph: &Arc<Graph>,
        start: &mut Square,
        begins: bool,
        refuse: Refuse<'_>,
    ) -> Result<(&'static Algorithm, Option<Tour>), Error> {
        let usual = &ALGORITHMS[0];
        let asked = self.algorithm.as_deref().map(|id| {
            let algorithm = driver(id)?;
            algorithm.takes(graph).map(|()| algorithm)
        });
        let asked = asked.map_or(Ok(None), |asked| tried(field::ALGORITHM, asked, refuse))?;
        let mut algorithm = asked.unwrap_or(usual);
        let mut replayed = None;
        if begins && algorithm.id == REPLAY.id {
            replayed = tried(field::TOUR, self.tour(graph), refuse)?;
            algorithm = if replayed.is_some() { algorithm } else { usual };
        }
        if let Some(tour) = &mut replayed {
            if matches!(self.start, Some(Start::At(_) | Start::Numbered(_))) {
                if let Some(turned) = tour.starting_at(*start) {
                    *tour = turned;
                } else if tour.squares()[0] != *start {
                    refuse(field::START, RunError::FixedStart { method: REPLAY.name }.into())?;
                    self.start = None;
                }
            }
            *start = tour.squares()[0];
        } else {
            self.tour = None;
        }
        self.algorithm = Some(algorithm.id.to_owned());
        Ok((algorithm, replayed))
    }

    /// The tour to replay.
    fn tour(&self, graph: &Arc<Graph>) -> Result<Tour, Error> {
        if graph.board().is_none() {
            return Err(RunError::WalksBoards { method: REPLAY.name }.into());
        }
        let text = self.tour.as_deref().ok_or(SearchError::NoTourGiven)?;
        let read = tour_text::read(graph, text)?;
        if let Some(problem) = read.problems.into_iter().next() {
            return Err(problem.error);
        }
        let tour = Tour::new(graph.clone(), read.squares);
        Ok(tour.map_err(|fault| RunError::NotATour { fault })?)
    }

    /// The rule by which Warnsdorff's search chooses, and whether the start has to give way to it.
    fn settle_rule(
        &mut self,
        graph: &Graph,
        start: Square,
        algorithm: &Algorithm,
        first: &[&str],
        is_told: &dyn Fn(&str) -> bool,
        refuse: Refuse<'_>,
    ) -> Result<(Rule, bool), Error> {
        if let Some(rule) = self.own_rule(graph, start, algorithm, is_told, refuse)? {
            return Ok((rule, false));
        }
        let rules: Vec<TieBreak> = algorithm.tie_breaks_on(graph).collect();
        let plain = usual(TieBreak::Roth, &rules);
        let is_rule_told = is_told(field::TIE_BREAK);
        let offered = if is_rule_told { algorithm.tie_breaks } else { &rules };
        let rules = Menu::of(offered, is_rule_told);
        let tie_break = rules.choose(&mut self.tie_break, plain, refuse)?;
        if algorithm.tie_breaks.contains(&tie_break)
            && let Err(error) = tie_break.rule().check(graph, start)
        {
            let keeps_rule = first.contains(&field::TIE_BREAK) && !first.contains(&field::START);
            if keeps_rule && tie_break.rule().check(graph, graph.first_square()).is_ok() {
                refuse(field::START, error.into())?;
                return Ok((tie_break.rule(), true));
            }
            refuse(field::TIE_BREAK, error.into())?;
            self.tie_break = Some(plain.id().to_owned());
            return Ok((plain.rule(), false));
        }
        Ok((tie_break.rule(), false))
    }

    /// The rule that was asked for in words, if it can be used and has no name.
    fn own_rule(
        &mut self,
        graph: &Graph,
        start: Square,
        algorithm: &Algorithm,
        is_told: &dyn Fn(&str) -> bool,
        refuse: Refuse<'_>,
    ) -> Result<Option<Rule>, Error> {
        let Some(text) = self.rule.take() else { return Ok(None) };
        if algorithm.tie_breaks.is_empty() {
            return Ok(None);
        }
        let rule = match text.parse::<Rule>() {
            Ok(rule) => rule,
            Err(error) if is_told(field::RULE) => {
                refuse(field::RULE, error.into())?;
                return Ok(None);
            }
            // It belonged to another method, which calls something else its rule.
            Err(_) => return Ok(None),
        };
        if let Some(tie_break) = rule.tie_break() {
            self.tie_break = Some(tie_break.id().to_owned());
            return Ok(None);
        }
        if tried(field::RULE, rule.check(graph, start), refuse)?.is_none() {
            return Ok(None);
        }
        (self.rule, self.tie_break) = (Some(rule.to_string()), None);
        Ok(Some(rule))
    }

    fn settle_options(
        &mut self,
        algorithm: &'static Algorithm,
        asked_rule: Option<&str>,
        is_told: &dyn Fn(&str) -> bool,
        refuse: Refuse<'_>,
    ) -> Result<Vec<(&'static OptionList, &'static str)>, Error> {
        let mut options = Vec::with_capacity(algorithm.options.len());
        let mut words = Vec::with_capacity(algorithm.options.len());
        for list in algorithm.options {
            let mut word = self.word(list.id).or_else(|| older_word(list, asked_rule));
            let choices = list.values.to_vec();
            let menu =
                Menu { setting: list.id, choices, is_choice: true, is_told: is_told(list.id) };
            options.push((list, menu.settle(&mut word, list.values[0], refuse)?));
            words.extend(word.map(|word| (list.id, word)));
        }
        self.options = words;
        Ok(options)
    }

    fn settle_end(
        &mut self,
        graph: &Graph,
        algorithm: &Algorithm,
        settings: &Settings,
        is_told: &dyn Fn(&str) -> bool,
        refuse: Refuse<'_>,
    ) -> Result<Option<Square>, Error> {
        let Some(text) = &self.end else { return Ok(None) };
        let found = graph.find(text).map_err(Error::from);
        let found = found.and_then(|end| {
            algorithm.check_end(graph, settings, end)?;
            Ok(end)
        });
        let end = match found {
            Err(_) if !is_told(field::END) => None,
            found => tried(field::END, found, refuse)?,
        };
        self.end = end.map(|end| graph.name(end));
        Ok(end)
    }

    /// The order of moves, if it is not that of the method. The usual one is not kept, because another method has another.
    fn settle_moves(
        &mut self,
        graph: &Graph,
        algorithm: &Algorithm,
        is_told: bool,
        refuse: Refuse<'_>,
    ) -> Result<Option<MoveOrder>, Error> {
        let asked = self.moves.take();
        let Some(usual) = algorithm.usual_moves else { return Ok(None) };
        let Some(leaper) = graph.leaper() else {
            if asked.is_some() && is_told {
                refuse(field::MOVES, MoveOrderError::NoDirections.into())?;
            }
            return Ok(None);
        };
        let order = asked.map(|text| {
            let order = text.parse::<MoveOrder>()?;
            order.check(leaper).map(|()| order.of(leaper))
        });
        let order = match order {
            Some(Err(_)) if !is_told => None,
            Some(order) => tried(field::MOVES, order, refuse)?,
            None => None,
        };
        let usual = MoveOrder::from(usual).of(leaper);
        let order = order.filter(|order| *order != usual);
        self.moves = order.as_ref().map(ToString::to_string);
        Ok(order)
    }

    fn settle_by_hand(
        &mut self,
        graph: &Graph,
        algorithm: &Algorithm,
        refuse: Refuse<'_>,
    ) -> Result<Vec<(usize, Square)>, Error> {
        let asked = self.by_hand.as_deref().map(|text| {
            let moves = read_moves(graph, text)?;
            if moves.is_empty() || algorithm.builds_path {
                return Ok(moves);
            }
            Err(RunError::NotAPath { method: algorithm.name }.into())
        });
        let moves = asked
            .map_or(Ok(None), |moves: Result<_, Error>| tried(field::BY_HAND, moves, refuse))?;
        let moves = moves.unwrap_or_default();
        if moves.is_empty() {
            self.by_hand = None;
        }
        Ok(moves)
    }
}

/// The value of the network's equation in links of the time when it was called its rule.
fn older_word(list: &OptionList, rule: Option<&str>) -> Option<String> {
    rule.filter(|_| list.id == "equation").map(str::to_owned)
}

/// The value of a setting; `None` if it is invalid and ignored.
fn tried<T, E: Into<Error>>(
    field: &'static str,
    result: Result<T, E>,
    refuse: Refuse<'_>,
) -> Result<Option<T>, Error> {
    match result {
        Ok(value) => Ok(Some(value)),
        Err(error) => refuse(field, error.into()).map(|()| None),
    }
}

/// The default if it is offered, else the first value offered.
fn usual<T: Choice + PartialEq>(usual: T, offered: &[T]) -> T {
    let is_offered = offered.is_empty() || offered.contains(&usual);
    if is_offered { usual } else { offered[0] }
}

/// The values offered for a setting.
struct Menu {
    setting: &'static str,
    choices: Vec<&'static str>,
    /// Whether there is anything to choose.
    is_choice: bool,
    /// Whether another value is reported as a problem.
    is_told: bool,
}

impl Menu {
    /// The values an algorithm offers; if it offers none, every existing value is accepted.
    fn of<T: Choice>(offered: &[T], is_told: bool) -> Self {
        let choices = if offered.is_empty() { T::ALL } else { offered };
        let choices = choices.iter().map(|choice| choice.id()).collect();
        Self { setting: T::SETTING, choices, is_choice: !offered.is_empty(), is_told }
    }

    /// As [`settle`](Self::settle).
    fn choose<T: Choice>(
        &self,
        word: &mut Option<String>,
        usual: T,
        refuse: Refuse<'_>,
    ) -> Result<T, Error> {
        let chosen = self.settle(word, usual.id(), refuse)?;
        Ok(T::ALL.iter().copied().find(|choice| choice.id() == chosen).unwrap_or(usual))
    }

    /// The requested value, or else the default. The request is updated to the value used, or to `None` if
    /// there is nothing to choose.
    fn settle(
        &self,
        word: &mut Option<String>,
        usual: &'static str,
        refuse: Refuse<'_>,
    ) -> Result<&'static str, Error> {
        let mut chosen = usual;
        if let Some(asked) = word.as_deref() {
            match self.choices.iter().find(|choice| **choice == asked) {
                Some(choice) => chosen = choice,
                None if self.is_told => {
                    let (value, known) = (asked.into(), self.choices.clone());
                    let setting = self.setting;
                    refuse(setting, ChoiceError::NotAChoice { setting, value, known }.into())?;
                }
                None => {}
            }
        }
        *word = self.is_choice.then(|| chosen.to_owned());
        Ok(chosen)
    }
}
