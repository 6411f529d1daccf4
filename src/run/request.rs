//! What a link or a call asks for, and the run that it comes to.

use std::sync::Arc;

use super::driver;
use super::error::RunError;
use super::moves_by_hand::read_moves;
use super::replay::GIVEN;
use super::session::Session;
use crate::board::error::SquareError;
use crate::board::leaper::Leaper;
use crate::board::{Board, Square};
use crate::choice::{Choice, ChoiceError};
use crate::error::{Error, excerpt};
use crate::graph::{Graph, text as graph_text};
use crate::random::Random;
use crate::search::{
    ALGORITHMS, ANYWHERE, Algorithm, OptionList, SearchError, Settings, Target, TieBreak, WhenStuck,
};
use crate::tour::{Tour, text as tour_text};

/// The board of a run where none is asked for, or none that can be used.
pub const USUAL_BOARD: &str = "8x8";

/// The seed of a run where none is given.
pub const USUAL_SEED: &str = "1";

/// The words of the settings that every run has.
pub mod field {
    #![allow(missing_docs)] // They are the fields of `Request`.
    pub const BOARD: &str = "board";
    pub const LEAPER: &str = "leaper";
    pub const GRAPH: &str = "graph";
    pub const START: &str = "start";
    pub const ALGORITHM: &str = "algorithm";
    pub const TOUR: &str = "tour";
    pub const TIE_BREAK: &str = "tieBreak";
    pub const TARGET: &str = "target";
    pub const WHEN_STUCK: &str = "whenStuck";
    pub const SEED: &str = "seed";
    pub const BY_HAND: &str = "byHand";

    /// All of them, in the order in which a link names them.
    pub const ALL: [&str; 11] = [
        BOARD, LEAPER, GRAPH, START, ALGORITHM, TOUR, TIE_BREAK, TARGET, WHEN_STUCK, SEED, BY_HAND,
    ];
}

/// What a run is asked to be, in the words of a link; `None` for what is left to be as usual.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Request {
    /// The board, as [`Board`] reads it.
    pub board: Option<String>,
    /// The two lengths of the piece's leap.
    pub leaper: Option<(i64, i64)>,
    /// A graph that is no board, in any form; then board and piece do not count.
    pub graph: Option<String>,
    /// Where the tour begins.
    pub start: Option<Start>,
    /// Who makes the moves, as [`driver`] knows it.
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
    pub given: Option<Tour>,
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
        let mut session = match &self.given {
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
        let Algorithm { draws_lots, tie_breaks, when_stuck: offered, .. } = *self.algorithm;
        draws_lots
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

/// What to do about a setting that cannot be used: to do without it, or to give up.
type Refuse<'a> = &'a mut dyn FnMut(&'static str, Error) -> Result<(), Error>;

/// What a setting comes to; `None` where one has to do without it.
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

    fn settle(
        &self,
        on: Option<(&Arc<Graph>, Square)>,
        when_stuck: WhenStuck,
        first: &[&str],
        refuse: Refuse<'_>,
    ) -> Result<Run, Error> {
        let mut used = self.clone();
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
        let (algorithm, given) = used.settle_driver(&graph, &mut start, on.is_none(), refuse)?;
        // What was chosen of another method, or on another kind of graph, and is not offered here.
        let adapts = [field::ALGORITHM, field::GRAPH, field::BOARD];
        let adapts = adapts.iter().any(|field| first.contains(field));
        let is_told = |field: &str| !adapts || first.contains(&field);

        let targets = Menu::of(algorithm.targets, is_told(field::TARGET));
        let target = usual(Target::Open, algorithm.targets);
        let target = targets.choose(&mut used.target, target, refuse)?;
        let policies = Menu::of(algorithm.when_stuck, is_told(field::WHEN_STUCK));
        let when_stuck = usual(when_stuck, algorithm.when_stuck);
        let when_stuck = policies.choose(&mut used.when_stuck, when_stuck, refuse)?;
        let rules: Vec<TieBreak> = algorithm.tie_breaks_on(&graph).collect();
        let rule = usual(TieBreak::Roth, &rules);
        let is_rule_told = is_told(field::TIE_BREAK);
        let offered = if is_rule_told { algorithm.tie_breaks } else { &rules };
        let rules = Menu::of(offered, is_rule_told);
        let mut tie_break = rules.choose(&mut used.tie_break, rule, refuse)?;
        if algorithm.tie_breaks.contains(&tie_break)
            && let Err(error) = tie_break.check(&graph, start)
        {
            let first_square = first_square(&graph);
            let keeps_rule = first.contains(&field::TIE_BREAK) && !first.contains(&field::START);
            if keeps_rule && tie_break.check(&graph, first_square).is_ok() {
                refuse(field::START, error.into())?;
                (start, used.start) = (first_square, None);
            } else {
                refuse(field::TIE_BREAK, error.into())?;
                (tie_break, used.tie_break) = (rule, Some(rule.id().to_owned()));
            }
        }

        let mut options = used.settle_options(algorithm, &is_told, refuse)?;
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
        let by_hand = used.settle_moves(&graph, algorithm, refuse)?;
        let has_random_start = used.start == Some(Start::Random);
        let settings = Settings { start, tie_break, target, when_stuck, options, random };
        Ok(Run { graph, algorithm, settings, has_random_start, given, by_hand, used })
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
        let asked = self.leaper.map(|(r, s)| Leaper::new(r, s));
        let leaper = asked.map_or(Ok(None), |leaper| tried(field::LEAPER, leaper, refuse))?;
        let leaper = leaper.unwrap_or_else(|| {
            let [r, s] = Leaper::KNIGHT.lengths();
            self.leaper = Some((r.into(), s.into()));
            Leaper::KNIGHT
        });
        Ok(Graph::new(board, leaper))
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
        Ok(start.unwrap_or_else(|| first_square(graph)))
    }

    /// The square that is asked for as the start.
    fn square(&self, graph: &Graph) -> Result<Square, SquareError> {
        let text = self.word(field::START).unwrap_or_default();
        let Some(Start::Numbered(number)) = self.start else { return graph.find(&text) };
        let square = Square(number);
        if square.index() >= graph.len() {
            return Err(SquareError::NotASquare { text });
        }
        if graph.contains(square) { Ok(square) } else { Err(SquareError::Hole { text }) }
    }

    /// Who makes the moves, and the tour to walk where there is one.
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
        let mut given = None;
        if begins && algorithm.id == GIVEN.id {
            given = tried(field::TOUR, self.tour(graph), refuse)?;
            algorithm = if given.is_some() { algorithm } else { usual };
        }
        if let Some(tour) = &mut given {
            if matches!(self.start, Some(Start::At(_) | Start::Numbered(_))) {
                if let Some(turned) = tour.starting_at(*start) {
                    *tour = turned;
                } else if tour.squares()[0] != *start {
                    refuse(field::START, RunError::FixedStart { method: GIVEN.name }.into())?;
                    self.start = None;
                }
            }
            *start = tour.squares()[0];
        } else {
            self.tour = None;
        }
        self.algorithm = Some(algorithm.id.to_owned());
        Ok((algorithm, given))
    }

    /// The tour to be walked.
    fn tour(&self, graph: &Arc<Graph>) -> Result<Tour, Error> {
        if graph.board().is_none() {
            return Err(RunError::WalksBoards { method: GIVEN.name }.into());
        }
        let text = self.tour.as_deref().ok_or(SearchError::NoTourGiven)?;
        let read = tour_text::read(graph, text)?;
        if let Some(problem) = read.problems.into_iter().next() {
            return Err(problem.error);
        }
        let tour = Tour::new(graph.clone(), read.squares);
        Ok(tour.map_err(|fault| RunError::NotATour { fault })?)
    }

    fn settle_options(
        &mut self,
        algorithm: &'static Algorithm,
        is_told: &dyn Fn(&str) -> bool,
        refuse: Refuse<'_>,
    ) -> Result<Vec<(&'static OptionList, &'static str)>, Error> {
        let mut options = Vec::with_capacity(algorithm.options.len());
        let mut words = Vec::with_capacity(algorithm.options.len());
        for list in algorithm.options {
            let mut word = self.word(list.id);
            let choices = list.values.to_vec();
            let menu =
                Menu { setting: list.id, choices, is_choice: true, is_told: is_told(list.id) };
            options.push((list, menu.settle(&mut word, list.values[0], refuse)?));
            words.extend(word.map(|word| (list.id, word)));
        }
        self.options = words;
        Ok(options)
    }

    fn settle_moves(
        &mut self,
        graph: &Graph,
        algorithm: &Algorithm,
        refuse: Refuse<'_>,
    ) -> Result<Vec<(usize, Square)>, Error> {
        let asked = self.by_hand.as_deref().map(|text| {
            let moves = read_moves(graph, text)?;
            if moves.is_empty() || algorithm.can_resume() {
                return Ok(moves);
            }
            Err(SearchError::CannotResume { method: algorithm.name }.into())
        });
        let moves = asked
            .map_or(Ok(None), |moves: Result<_, Error>| tried(field::BY_HAND, moves, refuse))?;
        let moves = moves.unwrap_or_default();
        if moves.is_empty() {
            self.by_hand = None;
        }
        Ok(moves)
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

fn first_square(graph: &Graph) -> Square {
    graph.each_square().next().unwrap_or(Square(0))
}

/// What is usual where it is offered, else the first that is.
fn usual<T: Choice + PartialEq>(usual: T, offered: &[T]) -> T {
    let is_offered = offered.is_empty() || offered.contains(&usual);
    if is_offered { usual } else { offered[0] }
}

/// What can be chosen of a setting.
struct Menu {
    setting: &'static str,
    choices: Vec<&'static str>,
    /// Whether it makes a difference what is chosen.
    is_choice: bool,
    /// Whether it is a problem when something else is asked for.
    is_told: bool,
}

impl Menu {
    /// What an algorithm offers; where that is nothing, any value there is will do.
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

    /// The word that is asked for, or else the usual one. It becomes what is used, or `None` where it
    /// makes no difference.
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
                    let (value, known) = (excerpt(asked), self.choices.join(", "));
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
