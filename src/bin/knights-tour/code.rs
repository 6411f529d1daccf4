//! `knights-tour code`: a run as a program in another language.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Arg, Args};
use serde_json::json;

use knights_tour::program::{Language, program};
use knights_tour::run::request::{Method, Request, RequestText, Start};
use knights_tour::search::{Choice, MoveOrder, TieBreak, WhenStuck};

use crate::args::{self, BoardOrGraph, MethodOptions};
use crate::report::{ENDINGS, Ending, Failure, Report};

/// Prints a run as a program in another language, of at most 80 lines. The program prints the numbered board that
/// the run ends with: 0 is a square that is not visited, # a hole.
#[derive(Args, Debug)]
#[command(after_help = ENDINGS, mut_args(hide))]
pub struct Code {
    #[command(flatten)]
    on: BoardOrGraph,
    /// The language
    #[arg(long, short, value_parser = args::choice::<Language>(), default_value = Language::Python.id(), help_heading = args::OUTPUT)]
    language: Language,
    /// The method; by default Warnsdorff's rule
    #[arg(long, short, value_parser = methods(), help_heading = args::HOW)]
    method: Option<Method>,
    /// The first square, such as a1 (the default), or "random"
    #[arg(long, help_heading = args::WHICH)]
    start: Option<String>,
    /// How Warnsdorff's rule breaks ties; by default roth
    #[arg(long, value_parser = tie_breaks(), help_heading = args::HOW)]
    tie_break: Option<TieBreak>,
    /// A rule of your own in place of Warnsdorff's, such as "fewest onward, nearest edge"
    #[arg(long, value_name = "RULE", conflicts_with = "tie_break", help_heading = args::HOW)]
    rule: Option<String>,
    /// The order in which moves are tried: a name, such as clockwise, or all moves, such as "2,1 1,2 -1,2" and so on
    #[arg(long, value_name = "ORDER", allow_hyphen_values = true, help_heading = args::HOW)]
    moves: Option<MoveOrder>,
    /// What to do at a dead end; by default stop, as on the page, which makes the shortest program
    #[arg(long, value_parser = args::choice::<WhenStuck>(), help_heading = args::HOW)]
    when_stuck: Option<WhenStuck>,
    /// The seed of the random numbers: the same seed gives the same board
    #[arg(long, value_name = "TEXT", help_heading = args::HOW)]
    seed: Option<String>,
    #[command(flatten)]
    options: MethodOptions,
}

/// Hides options of methods for which there is no program. Asked for all the same, they get a sentence of their own.
fn hide(arg: Arg) -> Arg {
    let is_of_others = arg.get_help_heading() == Some(args::OF_METHODS) && arg.get_id() != "order";
    if is_of_others { arg.hide(true) } else { arg }
}

/// The methods for which there are programs.
fn methods() -> impl TypedValueParser<Value = Method> {
    args::chosen([Method::Warnsdorff, Method::Backtracking].map(Choice::id).into())
}

/// The named rules. Squirrel and Cull’s is not listed, because there is no program for it.
fn tie_breaks() -> impl TypedValueParser<Value = TieBreak> {
    let value =
        |rule: &TieBreak| PossibleValue::new(rule.id()).hide(*rule == TieBreak::SquirrelCull);
    args::chosen(PossibleValuesParser::new(TieBreak::ALL.iter().map(value)))
}

impl Code {
    pub fn run(self, as_json: bool) -> Result<Report, Failure> {
        let on = self.on.request()?;
        let has_moves = self.moves.is_some();
        let request = Request {
            start: self.start.map(Start::from).or(on.start.clone()),
            algorithm: self.method,
            tie_break: self.tie_break,
            rule: self.rule,
            moves: self.moves,
            when_stuck: self.when_stuck,
            seed: self.seed,
            ..on
        };
        let request = RequestText { options: self.options.0.clone(), ..request.into() };
        let run = request.run(WhenStuck::Stop)?;
        self.options.check(run.algorithm.id)?;
        args::check_moves(has_moves, run.algorithm)?;
        let program = program(&run, self.language)?;
        if !as_json {
            return Ok(Report::new(Ending::Done, program.text.trim_end().to_owned()));
        }
        let lines = program.lines.iter().map(|(code, range)| ((*code).to_owned(), json!(range)));
        let lines: serde_json::Map<_, _> = lines.collect();
        let fields = json!({ "language": self.language.id(), "name": program.name, "text": program.text, "lines": lines });
        Report::json(Ending::Done, fields)
    }
}
