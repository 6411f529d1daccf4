//! What several commands share: a board or a graph, texts from files, and choices from the library's lists.

use std::fs::File;
use std::io::{self, Read};
use std::iter;
use std::sync::Arc;
use std::time::Duration;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::error::Error;
use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches};

use knights_tour::board::error::BoardError;
use knights_tour::call::CallError;
use knights_tour::choice::Choice;
use knights_tour::notation::puzzle::{self, Puzzle};
use knights_tour::notation::{read_board, square_name};
use knights_tour::run::request::{Method, Request, Start};
use knights_tour::search::{ALGORITHMS, Algorithm, OptionList, Target, WhenStuck};
use knights_tour::shapes::SHAPES;
use knights_tour::{Board, Graph, Leaper, Square, Wrap};

use crate::report::{Failure, complain};
use crate::words;
use crate::work;

/// The groups of options in help texts.
pub const ON: &str = "Board or graph";
pub const WHICH: &str = "Which tours";
pub const HOW: &str = "How";
pub const SHARES: &str = "On many machines";
pub const OF_METHODS: &str = "Options of single methods";
pub const PICTURES: &str = "Pictures";
pub const OUTPUT: &str = "Output";

/// Standard input, as the name of a text or of a file.
pub const STREAM: &str = "-";

/// The side of the boards that have a name, if their shape has any size.
pub const NAMED_SIDE: u16 = 8;

/// Memory for each square of a board, in bytes: measured were 24, including statistics of the tour.
const BYTES_A_SQUARE: u64 = 32;

/// The board or graph of a tour.
#[derive(Args, Debug)]
#[group(skip)]
pub struct BoardOrGraph {
    /// A size such as 8x8, rows of . (square) and # (hole) from the top, separated by /, a puzzle's text in other
    /// signs, or a name that `list boards` has. - reads it from standard input, @FILE from a file
    pub board: String,
    /// Takes the Nth reading of a board that can be read in several ways, instead of the likeliest
    #[arg(long, value_name = "N", conflicts_with = "graph", value_parser = clap::value_parser!(u8).range(1..), help_heading = ON)]
    reading: Option<u8>,
    /// Reads BOARD as a graph: edges such as "1-2 2-3", adjacency lists, a matrix of 0 and 1, the name of a
    /// graph, such as petersen, or a format such as DIMACS, TSPLIB, graph6, METIS, GML or DOT
    #[arg(long, help_heading = ON)]
    graph: bool,
    /// The piece, instead of the knight: its name, such as king, or its leaps, such as 1,3 or 0,1+1,1
    #[arg(long, value_name = "PIECE", allow_hyphen_values = true, conflicts_with = "graph", help_heading = ON)]
    leaper: Option<Leaper>,
    /// Joins edges, so that moves go on over them: the left and the right one (columns), as on a ring, or the upper
    /// and the lower one as well (both), as on a torus
    #[arg(long, value_parser = choice::<Wrap>(), conflicts_with = "graph", help_heading = ON)]
    wrap: Option<Wrap>,
}

impl BoardOrGraph {
    /// A request with only the board or graph.
    pub fn request(&self) -> Result<Request, Failure> {
        let text = text("board", &self.board, puzzle::MAX_CHARACTERS)?;
        if !self.graph {
            let named = SHAPES.iter().find(|shape| shape.id.eq_ignore_ascii_case(text.trim()));
            let text = match named {
                Some(shape) => shape.board(NAMED_SIDE)?.to_string(),
                None => text,
            };
            let (text, start) = self.puzzle(text)?;
            if let Ok(board) = text.parse::<Board>() {
                work::make_sure_of(u64::from(board.area()) * BYTES_A_SQUARE)?;
            }
            let start = start.map(Start::At);
            let board = Some(text);
            let (leaper, wrap) = (self.leaper, self.wrap);
            return Ok(Request { board, start, leaper, wrap, ..Request::default() });
        }
        Ok(Request { graph: Some(text), ..Request::default() })
    }

    /// A board as its usual text, and the start if it has one. Says how a text in other signs was read.
    fn puzzle(&self, text: String) -> Result<(String, Option<String>), Failure> {
        let (first, others) = match read_board(&text) {
            Ok(readings) => readings,
            // A word is not a board with an unknown sign: the library says what boards are.
            Err(BoardError::UnknownSymbol { row: 1, .. }) => return Ok((text, None)),
            Err(error) => return Err(error.into()),
        };
        let readings: Vec<Puzzle> = iter::once(first).chain(others).collect();
        let number = usize::from(self.reading.unwrap_or(1));
        let Some(Puzzle { board, start, .. }) = readings.get(number - 1) else {
            let ways = readings.len();
            let sentence = format!("--reading {number}: this board can be read in {ways} ways");
            return Err(Failure::Usage(sentence));
        };
        // Sizes and rows of . and # need no word.
        if self.reading.is_none() && text.parse().ok().as_ref() != Some(board) {
            complain(&told(&readings));
        }
        Ok((board.to_string(), start.map(|start| square_name(board, start))))
    }

    /// The text of a board for the knight, without joined edges.
    pub fn knights_board(&self) -> Option<&str> {
        let is_knight = self.leaper.is_none_or(|leaper| leaper == Leaper::KNIGHT);
        let is_flat = self.wrap.unwrap_or_default() == Wrap::Flat;
        (is_knight && is_flat && !self.graph).then_some(self.board.as_str())
    }

    /// The graph of its squares and moves.
    pub fn graph(&self) -> Result<Arc<Graph>, Failure> {
        Ok(self.request()?.run(WhenStuck::Stop)?.graph)
    }
}

/// How the board was read, and how else it can be.
fn told(readings: &[Puzzle]) -> String {
    let one = |Puzzle { board, form, .. }: &Puzzle| {
        let (width, height) = (board.width(), board.height());
        let signs = [("squares", &form.squares), ("holes", &form.holes)];
        let signs = signs.iter().filter(|(_, signs)| !signs.is_empty());
        let signs: Vec<String> =
            signs.map(|(what, signs)| format!("\"{signs}\" for {what}")).collect();
        format!("{width}x{height}, {}", signs.join(" and "))
    };
    let others = (2..).zip(&readings[1..]);
    let others = others.map(|(number, other)| format!("--reading {number} is {}", one(other)));
    let taken = format!("the board was read as {}", one(&readings[0]));
    iter::once(taken).chain(others).collect::<Vec<String>>().join("; ")
}

/// The kind of tours.
#[derive(Args, Debug)]
#[group(skip)]
pub struct Kind {
    /// Open tours, including those that could be closed, or closed ones. By default open, or the only kind that
    /// the method makes
    #[arg(long, value_parser = choice::<Target>(), help_heading = WHICH)]
    target: Option<Target>,
    /// The same as --target closed
    #[arg(long, conflicts_with = "target", help_heading = WHICH)]
    closed: bool,
}

impl Kind {
    /// The kind that is asked for.
    pub fn asked(&self) -> Option<Target> {
        if self.closed { Some(Target::Closed) } else { self.target }
    }

    /// The same, open unless given.
    pub fn target(&self) -> Target {
        self.asked().unwrap_or(Target::Open)
    }
}

/// Where open tours begin and end.
#[derive(Args, Debug)]
#[group(skip)]
pub struct Ends {
    /// Only the open tours that begin on this square, each in this direction alone
    #[arg(long, value_name = "SQUARE", help_heading = WHICH)]
    start: Option<String>,
    /// Of these only the ones that end on this square
    #[arg(long, value_name = "SQUARE", requires = "start", help_heading = WHICH)]
    end: Option<String>,
}

impl Ends {
    pub fn is_given(&self) -> bool {
        self.start.is_some()
    }

    /// The squares that are given.
    pub fn on(&self, graph: &Graph) -> Result<Option<(Square, Option<Square>)>, Failure> {
        let Some(start) = &self.start else { return Ok(None) };
        let end = self.end.as_ref().map(|end| graph.find(end)).transpose()?;
        Ok(Some((graph.find(start)?, end)))
    }
}

/// " from a1 to h8", as far as they are given.
pub fn from_to(graph: &Graph, start: Option<Square>, end: Option<Square>) -> String {
    let from = start.map_or(String::new(), |start| format!(" from {}", graph.name(start)));
    let to = end.map_or(String::new(), |end| format!(" to {}", graph.name(end)));
    from + &to
}

/// A text given literally, or by its source: `-` for standard input, `@` before the name of a file.
pub fn text(setting: &'static str, word: &str, most: usize) -> Result<String, Failure> {
    if word == STREAM {
        return read("standard input", &mut io::stdin().lock(), setting, most);
    }
    let Some(name) = word.strip_prefix('@') else { return Ok(word.to_owned()) };
    let mut file =
        File::open(name).map_err(|error| Failure::File { name: name.to_owned(), error })?;
    read(name, &mut file, setting, most)
}

fn read(
    name: &str,
    source: &mut dyn Read,
    setting: &'static str,
    most: usize,
) -> Result<String, Failure> {
    let mut text = String::new();
    let read = source.take(most as u64 + 1).read_to_string(&mut text);
    // If the text is cut off within a character, it is too long anyway.
    if text.len() > most || read.as_ref().is_ok_and(|&bytes| bytes > most) {
        return Err(CallError::TooLong { setting, most }.into());
    }
    read.map_err(|error| Failure::File { name: name.to_owned(), error })?;
    Ok(text)
}

/// A choice of a setting's values.
pub fn choice<T: Choice + Send + Sync>() -> impl TypedValueParser<Value = T> {
    chosen(PossibleValuesParser::new(T::ALL.iter().map(|value| value.id())))
}

/// One of some ids of a choice.
pub fn chosen<T: Choice + Send + Sync>(
    ids: PossibleValuesParser,
) -> impl TypedValueParser<Value = T> {
    ids.try_map(|id| T::by_id(&id).map_err(|error| error.to_string()))
}

/// A method that searches.
pub fn method() -> impl TypedValueParser<Value = Method> {
    let methods = ALGORITHMS.iter().map(|each| PossibleValue::new(each.id).help(each.name));
    chosen(PossibleValuesParser::new(methods))
}

/// A time in seconds.
pub fn seconds(word: &str) -> Result<Duration, String> {
    let seconds = word.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds.ok_or_else(|| "write a number of seconds, such as 60".to_owned())
}

/// Rejects an order of moves for a method that has none.
pub fn check_moves(is_given: bool, method: &Algorithm) -> Result<(), Failure> {
    if !is_given || method.usual_moves.is_some() {
        return Ok(());
    }
    let of = ALGORITHMS.iter().filter(|each| each.usual_moves.is_some());
    let of: Vec<String> = of.map(|each| format!("--method {}", each.id)).collect();
    Err(Failure::Usage(format!("--moves only works with {}", of.join(" or "))))
}

/// The settings specific to single methods, from the library's lists: `--order`, `--prune` and the like.
#[derive(Clone, Debug, Default)]
pub struct MethodOptions(pub Vec<(&'static str, String)>);

/// Every such setting, with the ids of the methods that have it.
fn options() -> Vec<(&'static OptionList, Vec<&'static str>)> {
    let mut options: Vec<(&OptionList, Vec<&str>)> = Vec::new();
    for method in ALGORITHMS {
        for list in method.options {
            match options.iter_mut().find(|(known, _)| known.id == list.id) {
                Some((_, methods)) => methods.push(method.id),
                None => options.push((list, vec![method.id])),
            }
        }
    }
    options
}

fn is_switch(list: &OptionList) -> bool {
    list.values == ["false", "true"]
}

impl MethodOptions {
    /// Rejects settings that the method does not have.
    pub fn check(&self, method: &str) -> Result<(), Failure> {
        let has = |id: &str| {
            let mut methods = ALGORITHMS.iter().filter(|each| each.id == method);
            methods.any(|each| each.options.iter().any(|list| list.id == id))
        };
        let Some((id, _)) = self.0.iter().find(|(id, _)| !has(id)) else { return Ok(()) };
        let known = options();
        let of = known.iter().filter(|(list, _)| list.id == *id).flat_map(|(_, methods)| methods);
        let of: Vec<String> = of.map(|method| format!("--method {method}")).collect();
        Err(Failure::Usage(format!("--{id} only works with {}", of.join(" or "))))
    }
}

impl Args for MethodOptions {
    fn augment_args(command: Command) -> Command {
        options().into_iter().fold(command, |command, (list, methods)| {
            let arg = Arg::new(list.id).long(list.id).value_name("WAY").help_heading(OF_METHODS);
            let usual = if is_switch(list) {
                String::new()
            } else {
                format!(". By default {}", list.values[0])
            };
            let what = words::option_of_methods(list.id);
            let arg = arg.help(format!("{what}, only with {}{usual}", methods.join(", ")));
            command.arg(if is_switch(list) {
                arg.action(ArgAction::SetTrue)
            } else {
                arg.value_parser(PossibleValuesParser::new(list.values))
            })
        })
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for MethodOptions {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        let word = |list: &OptionList| {
            if is_switch(list) {
                return matches.get_flag(list.id).then(|| "true".to_owned());
            }
            matches.get_one::<String>(list.id).cloned()
        };
        let words = options().into_iter().filter_map(|(list, _)| Some((list.id, word(list)?)));
        Ok(Self(words.collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}
