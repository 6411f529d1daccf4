//! `knights-tour tour`: makes a tour.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::builder::PossibleValuesParser;
use clap::{Args, ValueEnum};

use knights_tour::existence::{Answer, existence};
use knights_tour::messages::BoundaryError;
use knights_tour::notation::numbered_board;
use knights_tour::random::Random;
use knights_tour::run::request::{Request, Run, Start, field};
use knights_tour::scene::{Layers, THEMES, Theme, poster};
use knights_tour::search::{
    Choice, Counter, Outcome, Settings, Target, TieBreak, WhenStuck, WholeRun,
};
use knights_tour::session::Session;
use knights_tour::statistics::Statistics;
use knights_tour::{Graph, Square, Tour as KnownTour};

use crate::args::{self, Ground, MethodOptions, STREAM};
use crate::json::{Json, list, object};
use crate::poster::{Poster, theme_words};
use crate::report::{ENDINGS, Ending, Failure, Report};
use crate::words;
use crate::work::{self, End, Watch};

/// Steps between two looks at the clock.
const STEPS_A_LOOK: u32 = 256;

/// Squares of the largest board that becomes a picture: it has a shape for each.
const MAX_PICTURE: usize = 200_000;

/// Makes a tour. The first line says what it is; then comes the board with its squares numbered.
#[derive(Args, Debug)]
#[command(after_help = ENDINGS)]
pub struct Tour {
    #[command(flatten)]
    ground: Ground,
    /// How the tour is made; by Warnsdorff's rule unless given
    #[arg(long, short, value_parser = args::method())]
    method: Option<String>,
    /// Where it begins: a square such as a1 (usual), "random", or "any" for an open tour from wherever
    /// there is one, with --method best
    #[arg(long)]
    start: Option<String>,
    /// Open (which may happen to close) or closed; open unless given, or what the method makes
    #[arg(long, value_parser = args::choice::<Target>())]
    target: Option<Target>,
    /// How Warnsdorff's rule chooses between equals; roth unless given
    #[arg(long, value_parser = args::choice::<TieBreak>())]
    tie_break: Option<TieBreak>,
    /// What is done at a dead end; backtrack unless given
    #[arg(long, value_parser = args::choice::<WhenStuck>())]
    when_stuck: Option<WhenStuck>,
    /// Sets chance in motion: the same seed makes the same tour
    #[arg(long, value_name = "TEXT")]
    seed: Option<String>,
    #[command(flatten)]
    options: MethodOptions,
    /// Gives up after so many seconds
    #[arg(long, value_name = "SECONDS", value_parser = args::seconds)]
    limit: Option<Duration>,
    /// What is printed; all unless given, the summary alone with --svg
    #[arg(long, value_enum, conflicts_with = "json")]
    print: Option<Print>,
    /// Saves a picture of the tour; - for standard output, with nothing else on it
    #[arg(long, value_name = "FILE", conflicts_with_all = ["print", "json"])]
    svg: Option<PathBuf>,
    /// The colours of the picture
    #[arg(long, requires = "svg", value_parser = theme_words(), default_value = THEMES[0].id)]
    theme: String,
    #[command(flatten)]
    poster: Poster,
    /// What the picture shows: some of graph, degrees, numbers, path, colours, separated by commas
    #[arg(long, requires = "svg", value_delimiter = ',', value_parser = PossibleValuesParser::new(Layers::NAMES), default_value = "numbers,path,colours")]
    layers: Vec<String>,
}

/// What is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Print {
    /// What the tour is, and the board
    All,
    /// What the tour is: its kind, its turns, its crossings
    Summary,
    /// The board with its squares numbered
    Board,
    /// The squares in their order
    Squares,
}

impl Tour {
    pub fn run(self, as_json: bool) -> Result<Report, Failure> {
        let run = self.request()?.run(WhenStuck::Backtrack)?;
        self.options.check(run.algorithm.id)?;
        let squares = run.graph.len();
        if self.svg.is_some() && squares > MAX_PICTURE {
            return Err(Failure::Usage(format!(
                "a picture can have at most {MAX_PICTURE} squares; this board has {squares}"
            )));
        }
        self.poster.check(&run.graph)?;
        let theme = self.theme()?;
        let found = self.find(run)?;
        if as_json {
            return Ok(found.json());
        }
        let Some(Outcome::Tour(tour)) = found.outcome() else {
            let note = Some(found.why_not());
            return Ok(Report { ending: found.ending(), output: String::new(), note });
        };
        let method = found.run.algorithm.id;
        let output = match &self.svg {
            Some(place) => self.save(place, tour, theme, method)?,
            None => printed(self.print.unwrap_or(Print::All), tour, method),
        };
        Ok(Report::new(Ending::Done, output))
    }

    fn find(&self, run: Run) -> Result<Found, Failure> {
        work::listen();
        let mut watch = Watch::new(self.limit);
        // Asked for what theory rules out, many methods would go on in vain up to their limit.
        let start = (!run.settings.is_anywhere()).then_some(run.settings.start);
        let theory = existence(&run.graph, run.settings.target, start);
        if theory.answer == Answer::No {
            let ruled_out = Some(Outcome::Impossible { why: theory.reason.code() });
            let (end, seconds) = (End::Done, watch.seconds());
            return Ok(Found { run, ruled_out, search: None, end, seconds });
        }
        let mut search = WholeRun::to_tour(run.algorithm, &run.graph, &run.settings)?;
        let total = run.graph.squares();
        let end = watch.run(
            &mut search,
            |search| Ok(search.advance(STEPS_A_LOOK)),
            |search| {
                let visited = search.squares().len();
                format!("{} steps, {visited} of {total} squares", search.steps())
            },
        )?;
        let seconds = watch.seconds();
        Ok(Found { run, ruled_out: None, search: Some(search), end, seconds })
    }

    fn request(&self) -> Result<Request, Failure> {
        Ok(Request {
            start: self.start.clone().map(Start::from),
            algorithm: self.method.clone(),
            target: self.target.map(|target| target.id().to_owned()),
            tie_break: self.tie_break.map(|rule| rule.id().to_owned()),
            when_stuck: self.when_stuck.map(|policy| policy.id().to_owned()),
            seed: self.seed.clone(),
            options: self.options.0.clone(),
            ..self.ground.request()?
        })
    }

    /// Saves the picture; what is then to be printed.
    fn save(
        &self,
        place: &Path,
        tour: &KnownTour,
        theme: &'static Theme,
        method: &str,
    ) -> Result<String, Failure> {
        let picture = match self.poster.svg(tour, theme)? {
            Some(poster) => poster.trim_end().to_owned(),
            None => self.picture(tour, theme)?,
        };
        if place == Path::new(STREAM) {
            return Ok(picture);
        }
        let written = work::undisturbed(|| fs::write(place, picture));
        written.map_err(|error| Failure::File { name: place.display().to_string(), error })?;
        Ok(summary(tour, method))
    }

    /// The colours; those of posters alone are refused for other pictures.
    fn theme(&self) -> Result<&'static Theme, Failure> {
        let theme = poster::theme_by_id(&self.theme).unwrap_or(&THEMES[0]);
        if Theme::by_id(theme.id).is_none() && !self.poster.is_wanted() {
            let word = theme.id;
            return Err(Failure::Usage(format!(
                "--theme {word} is for posters; add --poster STYLE"
            )));
        }
        Ok(theme)
    }

    fn picture(&self, tour: &KnownTour, theme: &'static Theme) -> Result<String, Failure> {
        let settings = Settings {
            start: tour.squares()[0],
            tie_break: TieBreak::First,
            target: words::kind(tour),
            when_stuck: WhenStuck::Stop,
            options: Vec::new(),
            random: Random::from_seed(""),
        };
        let mut session = Session::along(tour.clone(), settings)?;
        session.finish(usize::MAX);
        let layers = Layers::from_names(|name| self.layers.iter().any(|layer| layer == name));
        let picture = session.svg(layers, theme, None);
        Ok(picture.trim_end().to_owned())
    }
}

/// What came of the search.
struct Found {
    run: Run,
    /// The outcome, where theory knows it without a search.
    ruled_out: Option<Outcome>,
    search: Option<WholeRun>,
    end: End,
    seconds: f64,
}

impl Found {
    /// What it came to; `None` where it was stopped before.
    fn outcome(&self) -> Option<&Outcome> {
        let searched = self.search.as_ref().filter(|_| self.end == End::Done);
        self.ruled_out.as_ref().or_else(|| searched?.outcome())
    }

    fn ending(&self) -> Ending {
        match self.outcome() {
            Some(Outcome::Tour(_)) => Ending::Done,
            Some(Outcome::Impossible { .. }) => Ending::No,
            Some(_) => Ending::Undecided,
            None => self.end.ending(),
        }
    }

    /// The squares of the tour, or of the path so far.
    fn squares(&self) -> &[Square] {
        self.search.as_ref().map_or(&[], |search| search.squares())
    }

    fn steps(&self) -> u64 {
        self.search.as_ref().map_or(0, WholeRun::steps)
    }

    /// Why there is no tour.
    fn why_not(&self) -> String {
        match self.outcome() {
            Some(&Outcome::Impossible { why }) => {
                format!("there is no such tour: {} ({why})", words::reason(why))
            }
            Some(Outcome::GaveUp { limit, of }) => {
                format!("no tour was found: the search gave up after {limit} {}", of.id())
            }
            Some(Outcome::Cycles { cycles }) => {
                let cycles = words::count(*cycles as u64, "cycle");
                format!("no tour was found: the search ended with {cycles}")
            }
            Some(_) => {
                let (visited, squares) = (self.squares().len(), self.run.graph.squares());
                words::refusal(&BoundaryError::NoTour { visited, squares }.into())
            }
            None => {
                let (why, steps) = (self.end.words(), self.steps());
                format!("no tour was found: {why}, after {}", words::count(steps, "step"))
            }
        }
    }

    fn json(&self) -> Report {
        let statistics = match self.outcome() {
            Some(Outcome::Tour(tour)) => Statistics::of(tour).as_ref().map(statistics),
            _ => None,
        };
        let by = self.search.as_ref().and_then(WholeRun::answered_by);
        let counted = |counter| {
            let search = self.search.as_ref();
            Json::from(search.map_or(0, |search| search.counters().get(counter)))
        };
        let word = |field: &str| Json::from(self.run.word(field));
        Report::json(
            self.ending(),
            [
                ("method", self.run.algorithm.id.into()),
                ("start", word(field::START)),
                ("target", word(field::TARGET)),
                ("tieBreak", word(field::TIE_BREAK)),
                ("whenStuck", word(field::WHEN_STUCK)),
                ("seed", word(field::SEED)),
                ("outcome", self.outcome().map(|outcome| told(outcome, by)).into()),
                ("squares", list(names(&self.run.graph, self.squares()))),
                ("statistics", statistics.into()),
                ("steps", self.steps().into()),
                ("backtracks", counted(Counter::Backtracks)),
                ("restarts", counted(Counter::Restarts)),
                ("seconds", self.seconds.into()),
            ],
        )
    }
}

fn summary(tour: &KnownTour, method: &str) -> String {
    let [kind, ground] = [words::a_tour(words::kind(tour)), words::ground(tour.graph())];
    let statistics = Statistics::of(tour).map(|found| words::particulars(&found));
    let particulars = statistics.map_or(String::new(), |found| format!(": {found}"));
    format!("{kind} of {ground} by {method}{particulars}")
}

fn printed(print: Print, tour: &KnownTour, method: &str) -> String {
    let board = || match tour.graph().board() {
        Some(_) => numbered_board(tour),
        None => squares(tour),
    };
    match print {
        Print::All => format!("{}\n\n{}", summary(tour, method), board()),
        Print::Summary => summary(tour, method),
        Print::Board => board(),
        Print::Squares => squares(tour),
    }
}

fn squares(tour: &KnownTour) -> String {
    names(tour.graph(), tour.squares()).collect::<Vec<_>>().join(" ")
}

/// The names of squares.
pub fn names<'a>(graph: &'a Graph, squares: &'a [Square]) -> impl Iterator<Item = String> + 'a {
    squares.iter().map(|&square| graph.name(square))
}

/// An outcome in the words of the module.
fn told(outcome: &Outcome, by: Option<&'static str>) -> Json {
    let mut fields = vec![("kind", Json::from(outcome.kind()))];
    match outcome {
        Outcome::Tour(tour) => fields.push(("closed", tour.is_closed().into())),
        Outcome::Stuck { cause, visited } => {
            fields.extend([("cause", cause.id().into()), ("visited", (*visited).into())]);
        }
        Outcome::Cycles { cycles } => fields.push(("cycles", (*cycles).into())),
        Outcome::Impossible { why } => fields.push(("reason", object([("code", (*why).into())]))),
        Outcome::GaveUp { limit, of } => {
            fields.extend([("limit", (*limit).into()), ("of", of.id().into())]);
        }
    }
    fields.extend(by.map(|by| ("by", by.into())));
    Json::Object(fields)
}

/// What there is to say of a tour, in the words of the module.
pub fn statistics(found: &Statistics) -> Json {
    let sums = found.sums.as_ref().map(|sums| {
        object([
            ("semiMagic", sums.are_semi_magic().into()),
            ("magic", sums.are_magic().into()),
            ("rows", list(sums.rows.iter().copied())),
            ("columns", list(sums.columns.iter().copied())),
            ("diagonals", sums.diagonals.map(list).into()),
        ])
    });
    object([
        ("turns", found.turns.into()),
        ("crossings", found.crossings.into()),
        ("symmetries", list(found.symmetries.iter().map(|symmetry| symmetry.id()))),
        ("sums", sums.into()),
    ])
}
