//! `knights-tour tour`: makes a tour.

use std::fmt::{self, Display};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::builder::PossibleValuesParser;
use clap::{ArgGroup, Args, ValueEnum};
use serde_json::{Value, json};

use knights_tour::call::CallError;
use knights_tour::choice::Choice;
use knights_tour::existence::Answer;
use knights_tour::notation::{NumberedBoard, NumberedPath};
use knights_tour::run::request::{Method, Request, RequestText, Run, Start, field};
use knights_tour::scene::{Layers, THEMES, Theme, poster};
use knights_tour::search::{
    Counter, MoveOrder, Outcome, SymmetryWish, Target, TieBreak, Tried, WhenStuck, WholeRun,
    symmetry_obstacle,
};
use knights_tour::statistics::Statistics;
use knights_tour::theory::between::existence_of;
use knights_tour::theory::reasons::sentence;
use knights_tour::{Graph, Square, Tour as KnownTour};

use crate::args::{self, BoardOrGraph, MethodOptions, STREAM};
use crate::film::Film;
use crate::poster::{Poster, theme_words};
use crate::report::{ENDINGS, Ending, Failure, Names, Report, WithSquares};
use crate::words;
use crate::work::{self, End, Watch};

/// Steps between two readings of the clock.
const STEPS_A_LOOK: u32 = 256;

/// The longest path, in squares, printed when a search is interrupted.
const MAX_INTERRUPTED: usize = 1 << 16;

/// Squares of the largest board for a picture, which has a shape for each.
const MAX_PICTURE: usize = 200_000;

/// Makes a tour. The first line says what it is; then comes the board with its squares numbered.
#[derive(Args, Debug)]
#[command(after_help = ENDINGS, group(ArgGroup::new("pictures").multiple(true)))]
pub struct Tour {
    #[command(flatten)]
    on: BoardOrGraph,
    /// The method; by default Warnsdorff's rule
    #[arg(long, short, value_parser = args::method(), help_heading = args::HOW)]
    method: Option<Method>,
    /// The first square, such as a1 (the default); "random"; or, with --method best, "any" for an open tour
    /// that may begin anywhere
    #[arg(long, help_heading = args::WHICH)]
    start: Option<String>,
    /// The last square of an open tour, such as h8, with methods that can be asked for one
    #[arg(long, value_name = "SQUARE", help_heading = args::WHICH)]
    end: Option<String>,
    #[command(flatten)]
    kind: args::Kind,
    /// The longest path, where there is no tour; the same as --method longest. From any square unless --start is given
    #[arg(long, conflicts_with_all = ["method", "target", "closed"], help_heading = args::WHICH)]
    longest: bool,
    /// How Warnsdorff's rule breaks ties; by default roth
    #[arg(long, value_parser = args::choice::<TieBreak>(), help_heading = args::HOW)]
    tie_break: Option<TieBreak>,
    /// A rule of your own in place of Warnsdorff's, such as "fewest onward, nearest edge"
    #[arg(long, value_name = "RULE", conflicts_with = "tie_break", help_heading = args::HOW)]
    rule: Option<String>,
    /// The order in which moves are tried: a name, such as clockwise, or all moves, such as "2,1 1,2 -1,2" and so on
    #[arg(long, value_name = "ORDER", allow_hyphen_values = true, help_heading = args::HOW)]
    moves: Option<MoveOrder>,
    /// What to do at a dead end; by default backtrack
    #[arg(long, value_parser = args::choice::<WhenStuck>(), help_heading = args::HOW)]
    when_stuck: Option<WhenStuck>,
    /// The seed of the random numbers: the same seed gives the same tour
    #[arg(long, value_name = "TEXT", help_heading = args::HOW)]
    seed: Option<String>,
    #[command(flatten)]
    options: MethodOptions,
    /// Gives up after this many seconds
    #[arg(long, value_name = "SECONDS", value_parser = args::seconds, help_heading = args::HOW)]
    limit: Option<Duration>,
    /// What to print; by default all, or only the summary with a picture
    #[arg(long, value_enum, conflicts_with = "json", help_heading = args::OUTPUT)]
    print: Option<Print>,
    /// Saves a picture of the tour; - for standard output, with nothing else on it
    #[arg(long, value_name = "FILE", group = "pictures", conflicts_with = "print", help_heading = args::PICTURES)]
    svg: Option<PathBuf>,
    #[command(flatten)]
    film: Film,
    /// The colour theme of the pictures
    #[arg(long, requires = "pictures", conflicts_with = "print", value_parser = theme_words(), default_value = THEMES[0].id, help_heading = args::PICTURES)]
    theme: String,
    #[command(flatten)]
    poster: Poster,
    /// What the pictures show: graph, degrees, numbers, path or colours, separated by commas
    #[arg(long, requires = "pictures", conflicts_with = "print", value_delimiter = ',', value_parser = PossibleValuesParser::new(Layers::NAMES), default_value = "numbers,path,colours", help_heading = args::PICTURES)]
    layers: Vec<String>,
}

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
        args::check_moves(self.moves.is_some(), run.algorithm)?;
        let squares = run.graph.len();
        if self.svg.is_some() && squares > MAX_PICTURE {
            return Err(Failure::Usage(format!(
                "a picture can have at most {MAX_PICTURE} squares; this board has {squares}"
            )));
        }
        check_picture(self.svg.as_deref(), as_json)?;
        refuse_other_files("--gif", self.film.gif.as_deref(), "gif")?;
        self.poster.check(&run.graph)?;
        self.film.check(&run)?;
        let theme = self.theme()?;
        let found = self.find(run)?;
        self.save_film(&found, theme)?;
        if as_json {
            if let (Some(place), Some(Outcome::Tour(tour))) = (&self.svg, found.outcome()) {
                self.save(place, tour, theme, found.run.algorithm.id)?;
            }
            return found.json();
        }
        if let Some(Outcome::Longest { path, most, is_uncrossed }) = found.outcome() {
            let print = self.print.unwrap_or(Print::All);
            let (most, is_uncrossed) = (*most, *is_uncrossed);
            return Report::answer(
                found.ending(),
                LongestPath { print, graph: &found.run.graph, path, most, is_uncrossed },
            );
        }
        let Some(Outcome::Tour(tour)) = found.outcome() else {
            return Ok(Report::note(found.ending(), found.why_not()));
        };
        let method = found.run.algorithm.id;
        let output = match &self.svg {
            Some(place) => self.save(place, tour, theme, method)?,
            None if self.film.gif.is_some() => summary(tour, method),
            None => {
                let print = self.print.unwrap_or(Print::All);
                return Report::answer(Ending::Done, Printed { print, tour, method });
            }
        };
        Ok(Report::new(Ending::Done, output))
    }

    fn find(&self, run: Run) -> Result<Found, Failure> {
        work::listen();
        let mut watch = Watch::new(self.limit);
        // If theory rules a tour out, many methods would search in vain up to their limit.
        let start = (!run.settings.is_anywhere()).then_some(run.settings.start);
        let theory = existence_of(&run.graph, run.settings.target, start, run.settings.end);
        if theory.answer == Answer::No && run.algorithm.id != Method::Longest.id() {
            let ruled_out = Some(Outcome::Impossible { why: theory.reason.code() });
            let (end, seconds) = (End::Done, watch.seconds());
            let why = Some(theory.sentence(&run.graph, run.settings.target));
            return Ok(Found { run, ruled_out, why, search: None, end, seconds });
        }
        let mut search = WholeRun::to_tour(run.algorithm, &run.graph, &run.settings)?;
        if self.limit.is_some() {
            search.persist();
        }
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
        Ok(Found { run, ruled_out: None, why: None, search: Some(search), end, seconds })
    }

    fn request(&self) -> Result<RequestText, Failure> {
        let on = self.on.request()?;
        let request = Request {
            start: self.start.clone().map(Start::from).or(on.start.clone()),
            end: self.end.clone(),
            algorithm: if self.longest { Some(Method::Longest) } else { self.method },
            target: self.kind.asked(),
            tie_break: self.tie_break,
            rule: self.rule.clone(),
            moves: self.moves.clone(),
            when_stuck: self.when_stuck,
            seed: self.seed.clone(),
            ..on
        };
        Ok(RequestText { options: self.options.0.clone(), ..request.into() })
    }

    /// Saves the picture; returns what remains to be printed.
    fn save(
        &self,
        place: &Path,
        tour: &KnownTour,
        theme: &'static Theme,
        method: &str,
    ) -> Result<String, Failure> {
        let picture = match self.poster.svg(tour, theme)? {
            Some(poster) => poster.trim_end().to_owned(),
            None => self.picture(tour, theme),
        };
        if place == Path::new(STREAM) {
            return Ok(picture);
        }
        save(place, picture.as_bytes())?;
        Ok(summary(tour, method))
    }

    /// Saves the run as a GIF, if that is asked for and there was a run.
    fn save_film(&self, found: &Found, theme: &'static Theme) -> Result<(), Failure> {
        let (Some(place), Some(outcome)) = (&self.film.gif, found.outcome()) else { return Ok(()) };
        let is_ruled_out = matches!(outcome, Outcome::Impossible { .. }) && found.steps() == 0;
        if is_ruled_out {
            return Ok(());
        }
        let file = self.film.make(&found.run, outcome, self.layers(), theme)?;
        save(place, &file.ok_or(Failure::Interrupted)?)
    }

    fn layers(&self) -> Layers {
        Layers::from_names(|name| self.layers.iter().any(|layer| layer == name))
    }

    /// The colours; themes only for posters are rejected for other pictures.
    fn theme(&self) -> Result<&'static Theme, Failure> {
        let theme = poster::theme_by_id(&self.theme).unwrap_or(&THEMES[0]);
        let is_only_poster = self.poster.is_wanted() && self.film.gif.is_none();
        if Theme::by_id(theme.id).is_none() && !is_only_poster {
            let word = theme.id;
            return Err(Failure::Usage(format!(
                "--theme {word} only works for posters, with --poster STYLE and without --gif"
            )));
        }
        Ok(theme)
    }

    fn picture(&self, tour: &KnownTour, theme: &'static Theme) -> String {
        tour.svg_with(self.layers(), theme).trim_end().to_owned()
    }
}

struct Found {
    run: Run,
    /// The outcome, if theory gives it without a search.
    ruled_out: Option<Outcome>,
    /// The reason with its facts.
    why: Option<String>,
    search: Option<WholeRun>,
    end: End,
    seconds: f64,
}

impl Found {
    /// The outcome; `None` if the search was stopped before.
    fn outcome(&self) -> Option<&Outcome> {
        let searched = self.search.as_ref().filter(|_| self.end == End::Done);
        self.ruled_out.as_ref().or_else(|| searched?.outcome())
    }

    fn ending(&self) -> Ending {
        match self.outcome() {
            Some(Outcome::Tour(_)) => Ending::Done,
            Some(Outcome::Longest { path, most, .. }) if path.len() == *most => Ending::Done,
            Some(Outcome::Impossible { .. }) => Ending::No,
            Some(_) => Ending::Undecided,
            None => self.end.ending(),
        }
    }

    /// The squares of the tour, or of the path so far.
    fn squares(&self) -> &[Square] {
        self.search.as_ref().map_or(&[], |search| search.squares())
    }

    /// The same for programs; `None` if a person who interrupts the search would have to wait for it.
    fn path(&self) -> Option<Names<'_>> {
        let squares = self.squares();
        let is_told = self.end != End::Interrupted || squares.len() <= MAX_INTERRUPTED;
        is_told.then_some(Names(&self.run.graph, squares))
    }

    fn steps(&self) -> u64 {
        self.search.as_ref().map_or(0, WholeRun::steps)
    }

    fn tried(&self) -> Option<Tried> {
        match self.outcome() {
            None | Some(Outcome::GaveUp { .. }) => self.search.as_ref()?.tried(),
            _ => None,
        }
    }

    fn why_not(&self) -> String {
        match self.outcome() {
            Some(&Outcome::Impossible { why }) => {
                let possible = self.possible_symmetries();
                let unknown = || sentence(&self.run.graph, why, &[], &[]);
                let told = self.why.clone().unwrap_or_else(unknown);
                format!("there is no such tour: {told} ({why}){possible}")
            }
            Some(Outcome::GaveUp { limit, of }) => {
                let tried = words::tried(self.tried().as_ref());
                format!("no tour was found: the search gave up after {limit} {}{tried}", of.id())
            }
            Some(Outcome::Cycles { cycles }) => {
                let cycles = words::count(*cycles as u64, "cycle");
                format!("no tour was found: the search ended with {cycles}")
            }
            Some(_) => {
                let (visited, squares) = (self.squares().len(), self.run.graph.squares());
                let error = CallError::NoTour { visited, squares };
                format!("{error} (--when-stuck backtrack, --start)")
            }
            None => {
                let (why, steps) = (self.end.words(), self.steps());
                let tried = words::tried(self.tried().as_ref());
                format!("no tour was found: {why}, after {}{tried}", words::count(steps, "step"))
            }
        }
    }

    /// The symmetries that theory allows on this board, after those that it does not.
    fn possible_symmetries(&self) -> String {
        if self.run.algorithm.id != Method::Symmetric.id() {
            return String::new();
        }
        let graph = &self.run.graph;
        let wishes = [SymmetryWish::HalfTurn, SymmetryWish::QuarterTurn, SymmetryWish::Mirror];
        let mut possible = Vec::new();
        for wish in wishes {
            for &target in Target::ALL {
                let mut all = wish.symmetries();
                if all.any(|each| symmetry_obstacle(graph, each, target).is_none()) {
                    possible.push(format!("{} ({target})", wish.id()));
                }
            }
        }
        match &possible[..] {
            [] => "; theory allows no symmetry on this board".to_owned(),
            some => format!("; theory allows {}", some.join(", ")),
        }
    }

    fn json(&self) -> Result<Report, Failure> {
        let statistics = match self.outcome() {
            Some(Outcome::Tour(tour)) => Statistics::of(tour).as_ref().map(statistics),
            _ => None,
        };
        let by = self.search.as_ref().and_then(WholeRun::answered_by);
        let counted = |counter| {
            let search = self.search.as_ref();
            search.map_or(0, |search| search.counters().get(counter))
        };
        let tried = self.tried();
        let fields = json!({
            "method": self.run.algorithm.id,
            "start": self.run.word(field::START),
            "end": self.run.word(field::END),
            "target": self.run.word(field::TARGET),
            "tieBreak": self.run.word(field::TIE_BREAK),
            "rule": self.run.word(field::RULE),
            "moves": self.run.word(field::MOVES),
            "whenStuck": self.run.word(field::WHEN_STUCK),
            "seed": self.run.word(field::SEED),
            "outcome": self.outcome().map(|outcome| told(outcome, by)),
            "statistics": statistics,
            "tried": tried.as_ref().map(|tried| &tried.methods),
            "rounds": tried.as_ref().map(|tried| tried.rounds),
            "steps": self.steps(),
            "backtracks": counted(Counter::Backtracks),
            "restarts": counted(Counter::Restarts),
            "seconds": self.seconds,
        });
        Report::json(self.ending(), WithSquares { fields, squares: self.path() })
    }
}

/// Rejects a place for a picture where JSON is printed, or where other programs would take it for another kind.
pub fn check_picture(place: Option<&Path>, as_json: bool) -> Result<(), Failure> {
    if as_json && place == Some(Path::new(STREAM)) {
        let sentence = "with --json the picture needs a file of its own; name one after --svg";
        return Err(Failure::Usage(sentence.to_owned()));
    }
    refuse_other_files("--svg", place, "svg")
}

/// Rejects the name of a file that other programs would take for a picture of another kind.
fn refuse_other_files(option: &str, place: Option<&Path>, kind: &str) -> Result<(), Failure> {
    const KINDS: [&str; 11] =
        ["svg", "gif", "png", "jpg", "jpeg", "webp", "bmp", "tif", "tiff", "pdf", "mp4"];
    let ending = place.and_then(Path::extension).map(|ending| ending.to_string_lossy());
    let Some(ending) = ending.map(|ending| ending.to_ascii_lowercase()) else { return Ok(()) };
    if ending == kind || !KINDS.contains(&&*ending) {
        return Ok(());
    }
    let other = if ending == "svg" || ending == "gif" {
        format!("; --{ending} makes the other")
    } else {
        String::new()
    };
    Err(Failure::Usage(format!(
        "{option} cannot write .{ending}; name a file that ends in .{kind}{other}"
    )))
}

/// Writes a file.
pub fn save(place: &Path, content: &[u8]) -> Result<(), Failure> {
    let written = work::undisturbed(|| fs::write(place, content));
    written.map_err(|error| Failure::File { name: place.display().to_string(), error })
}

fn summary(tour: &KnownTour, method: &str) -> String {
    let [kind, board] = [words::a_tour(words::kind(tour)), words::board_or_graph(tour.graph())];
    let statistics = Statistics::of(tour).map(|found| words::particulars(&found));
    let particulars = statistics.map_or(String::new(), |found| format!(": {found}"));
    format!("{kind} of {board} by {method}{particulars}")
}

/// What is printed of a tour, written as it comes.
struct Printed<'a> {
    print: Print,
    tour: &'a KnownTour,
    method: &'a str,
}

impl Display for Printed<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { print, tour, method } = self;
        if matches!(print, Print::All | Print::Summary) {
            out.write_str(&summary(tour, method))?;
        }
        if *print == Print::All {
            out.write_str("\n\n")?;
        }
        match print {
            Print::Summary => Ok(()),
            Print::All | Print::Board if tour.graph().board().is_some() => {
                NumberedBoard(tour).fmt(out)
            }
            _ => {
                for (at, name) in tour.names().enumerate() {
                    out.write_str(if at == 0 { "" } else { " " })?;
                    name.fmt(out)?;
                }
                Ok(())
            }
        }
    }
}

/// What is printed of the longest path.
struct LongestPath<'a> {
    print: Print,
    graph: &'a Graph,
    path: &'a [Square],
    most: usize,
    is_uncrossed: bool,
}

impl Display for LongestPath<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { print, graph, path, most, is_uncrossed } = *self;
        if matches!(print, Print::All | Print::Summary) {
            let (visited, squares) = (path.len(), words::count(graph.squares() as u64, "square"));
            let bound = if visited == most {
                "no path is longer".to_owned()
            } else if is_uncrossed {
                "not every other path was tried".to_owned()
            } else {
                format!("no path visits more than {most}, and none longer was found")
            };
            write!(
                out,
                "a path{} through {visited} of {squares} of {}: {bound}",
                if is_uncrossed { " that never crosses itself," } else { "" },
                words::board_or_graph(graph)
            )?;
        }
        if print == Print::All {
            out.write_str("\n\n")?;
        }
        match print {
            Print::Summary => Ok(()),
            Print::All | Print::Board if graph.board().is_some() => {
                NumberedPath(graph, path).fmt(out)
            }
            _ => {
                let names: Vec<String> = path.iter().map(|&square| graph.name(square)).collect();
                out.write_str(&names.join(" "))
            }
        }
    }
}

/// An outcome with the names used by the module.
fn told(outcome: &Outcome, by: Option<&'static str>) -> Value {
    let kind = outcome.kind();
    let mut told = match outcome {
        Outcome::Tour(tour) => json!({ "kind": kind, "closed": tour.is_closed() }),
        Outcome::Stuck { cause, visited } => {
            json!({ "kind": kind, "cause": cause.id(), "visited": visited })
        }
        Outcome::Cycles { cycles } => json!({ "kind": kind, "cycles": cycles }),
        Outcome::Longest { path, most, is_uncrossed: false } => {
            json!({ "kind": kind, "visited": path.len(), "most": most })
        }
        Outcome::Longest { path, most, .. } => {
            json!({ "kind": kind, "visited": path.len(), "most": most, "uncrossed": true })
        }
        Outcome::Impossible { why } => json!({ "kind": kind, "reason": { "code": why } }),
        Outcome::GaveUp { limit, of } => json!({ "kind": kind, "limit": limit, "of": of.id() }),
        _ => json!({ "kind": kind }),
    };
    if let Some(by) = by {
        told["by"] = by.into();
    }
    told
}

/// The statistics of a tour with the names used by the module.
pub fn statistics(found: &Statistics) -> Value {
    let sums = found.sums.as_ref().map(|sums| {
        json!({
            "semiMagic": sums.are_semi_magic(),
            "magic": sums.are_magic(),
            "rows": sums.rows,
            "columns": sums.columns,
            "diagonals": sums.diagonals,
        })
    });
    json!({
        "turns": found.turns,
        "crossings": found.crossings,
        "symmetries": found.symmetries.iter().map(|symmetry| symmetry.id()).collect::<Vec<_>>(),
        "sums": sums,
    })
}
