//! `knights-tour puzzle`: numbers of a tour to fill in, made, solved and explained.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use clap::{Args, Subcommand};
use serde_json::{Value, json};

use knights_tour::puzzle::{
    Arrangement, End, Explanation, Givens, Grade, Grading, MAX_CHARACTERS, Made, Maker,
    MakerSettings, Solution, Solver, Step, parse,
};
use knights_tour::random::USUAL_SEED;
use knights_tour::scene::THEMES;
use knights_tour::search::Fact;
use knights_tour::{Graph, Leaper, Resumable, Square, Tour};

use crate::args::{self, STREAM};
use crate::puzzle_words::Words;
use crate::report::{ENDINGS, Ending, Failure, Names, Report};
use crate::tour::{check_picture, save};
use crate::work::{self, Watch};

/// Makes, solves and explains puzzles: some numbers of a tour are given, and the others are to be found.
#[derive(Args, Debug)]
#[command(after_help = ENDINGS)]
pub struct Puzzle {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand, Debug)]
enum What {
    /// Makes a puzzle with exactly one solution
    Make(Make),
    /// Says whether a puzzle has no solution, one, or several
    Solve(Given),
    /// Tells the steps to the solution, each with its reason
    Explain(Given),
    /// Lays a text along a tour, to be read by the knight
    Words(Words),
}

/// What all of them have in common.
#[derive(Args, Debug)]
struct Common {
    #[command(flatten)]
    kind: args::Kind,
    /// The piece, instead of the knight: its name, such as king, or its leaps, such as 1,3 or 0,1+1,1
    #[arg(long, value_name = "PIECE", default_value = "knight", hide_default_value = true, allow_hyphen_values = true, help_heading = args::ON)]
    leaper: Leaper,
    /// Saves a picture as SVG; - prints it
    #[arg(long, value_name = "FILE", help_heading = args::PICTURES)]
    svg: Option<PathBuf>,
    /// Works for at most this many seconds
    #[arg(long, value_name = "SECONDS", value_parser = args::seconds, help_heading = args::HOW)]
    limit: Option<Duration>,
}

#[derive(Args, Debug)]
struct Make {
    /// A size such as 8x8, or rows of . (square) and # (hole) from the top, separated by /; at most 400 squares
    board: String,
    #[command(flatten)]
    common: Common,
    /// How hard it should be; by default any
    #[arg(long, value_parser = args::choice::<Grade>(), help_heading = args::WHICH)]
    grade: Option<Grade>,
    /// How many numbers are given; by default as few as the grade allows
    #[arg(long, value_name = "NUMBER", help_heading = args::WHICH)]
    givens: Option<u32>,
    /// How the given numbers lie
    #[arg(long, value_parser = args::choice::<Arrangement>(), default_value = "none", help_heading = args::WHICH)]
    symmetry: Arrangement,
    /// The seed of the random numbers: the same seed gives the same puzzle
    #[arg(long, value_name = "TEXT", default_value = USUAL_SEED, help_heading = args::HOW)]
    seed: String,
}

#[derive(Args, Debug)]
struct Given {
    /// The puzzle: rows of numbers, . (open square) and # (hole), separated by / or line ends. - reads it from standard
    /// input, @FILE from a file
    puzzle: String,
    #[command(flatten)]
    common: Common,
}

impl Puzzle {
    pub fn run(self, as_json: bool) -> Result<Report, Failure> {
        work::listen();
        match self.what {
            What::Make(make) => make.run(as_json),
            What::Solve(given) => given.solve(as_json),
            What::Explain(given) => given.explain(as_json),
            What::Words(words) => words.run(as_json),
        }
    }
}

impl Common {
    /// Saves the picture, or returns it where it is to be printed in place of the text.
    fn picture(
        &self,
        givens: &Givens,
        solution: Option<&Tour>,
        as_json: bool,
    ) -> Result<Option<String>, Failure> {
        check_picture(self.svg.as_deref(), as_json)?;
        let Some(place) = &self.svg else { return Ok(None) };
        let numbers: Vec<(u32, Square)> =
            solution.map_or(Vec::new(), |tour| (1..).zip(tour.squares().iter().copied()).collect());
        let picture = givens.svg(&numbers, &THEMES[0]).trim_end().to_owned();
        if place == Path::new(STREAM) {
            return Ok(Some(picture));
        }
        save(place, picture.as_bytes())?;
        Ok(None)
    }
}

/// Works to the end; an error where it is stopped before.
fn finish<W: Resumable>(mut work: W, limit: Option<Duration>) -> Result<(W, work::End), Failure> {
    let end = Watch::new(limit).run(
        &mut work,
        |work| Ok(work.advance(work.work_a_look())?),
        |work| format!("{:.0} %", work.fraction() * 100.0),
    )?;
    Ok((work, end))
}

impl Make {
    fn run(self, as_json: bool) -> Result<Report, Failure> {
        let graph = Arc::new(Graph::new(self.board.parse()?, self.common.leaper));
        let settings = MakerSettings {
            graph,
            target: self.common.kind.target(),
            seed: self.seed.clone(),
            grade: self.grade,
            givens: self.givens,
            arrangement: self.symmetry,
        };
        let (maker, end) = finish(Maker::new(settings)?, self.common.limit)?;
        let Some(made) = maker.made() else {
            return Ok(Report::note(end.ending(), format!("no puzzle yet: {}", end.words())));
        };
        let picture = self.common.picture(&made.givens, None, as_json)?;
        if as_json {
            return Report::json(Ending::Done, json_of(made));
        }
        let report = Report::new(Ending::Done, picture.unwrap_or_else(|| made.givens.to_string()));
        Ok(report.with_note(summary(made)))
    }
}

fn json_of(made: &Made) -> Value {
    json!({
        "givens": made.givens.to_string(),
        "line": made.givens.line(),
        "numbers": made.givens.len(),
        "board": rows(&made.tour),
        "squares": Names(made.tour.graph(), made.tour.squares()),
        "grade": made.grading.grade.to_string(),
        "hardest": made.grading.hardest,
        "count": made.grading.count,
        "reached": { "grade": made.has_grade, "givens": made.has_givens },
    })
}

fn summary(made: &Made) -> String {
    let missed = match (made.has_grade, made.has_givens) {
        (true, true) => "",
        (false, true) => "; the nearest to the grade asked for",
        (true, false) => "; the nearest to the number of givens asked for",
        (false, false) => "; the nearest to the grade and the number of givens asked for",
    };
    format!("{}, with {} numbers given{missed}", graded(made.grading), made.givens.len())
}

fn graded(grading: Grading) -> String {
    let times = if grading.count == 1 { "once" } else { &format!("{} times", grading.count) };
    match grading.count {
        0 => grading.grade.to_string(),
        _ => format!("{} ({} is needed {times})", grading.grade, grading.hardest),
    }
}

/// The numbers of a tour as rows, the top one first; 0 for holes.
fn rows(tour: &Tour) -> Vec<Vec<u32>> {
    let graph = tour.graph();
    let mut numbers = vec![0; graph.len()];
    for (number, square) in (1..).zip(tour.squares()) {
        numbers[square.index()] = number;
    }
    let width = graph.board().map_or(1, |board| usize::from(board.width()));
    numbers.chunks(width).rev().map(<[u32]>::to_vec).collect()
}

impl Given {
    fn givens(&self) -> Result<Givens, Failure> {
        let text = args::text("puzzle", &self.puzzle, MAX_CHARACTERS)?;
        Ok(parse(&text, None, self.common.leaper, self.common.kind.target())?)
    }

    fn solve(self, as_json: bool) -> Result<Report, Failure> {
        let (solver, end) = finish(Solver::new(self.givens()?), self.common.limit)?;
        let (givens, solution) = (solver.givens(), solver.solution());
        let graph = givens.graph();
        let ending = match solution {
            Some(Solution::One(_)) => Ending::Done,
            Some(Solution::None(_) | Solution::Several { .. }) => Ending::No,
            _ if end == work::End::Interrupted => Ending::Interrupted,
            _ => Ending::Undecided,
        };
        let tour = match solution {
            Some(Solution::One(tour)) => Some(tour),
            _ => None,
        };
        let picture = self.common.picture(givens, tour, as_json)?;
        let (fields, text) = match solution {
            Some(Solution::One(tour)) => (
                json!({ "board": rows(tour), "squares": Names(graph, tour.squares()) }),
                knights_tour::notation::numbered_board(tour),
            ),
            Some(Solution::Several { tours, differ }) => {
                let names: Vec<String> = differ.iter().map(|&square| graph.name(square)).collect();
                (
                    json!({ "boards": [rows(&tours[0]), rows(&tours[1])], "differ": names }),
                    format!("several solutions; two of them differ on {}", names.join(" ")),
                )
            }
            Some(Solution::None(conflict)) => {
                let numbers: Vec<String> = conflict.givens.iter().map(u32::to_string).collect();
                let square = conflict.square.map(|square| graph.name(square));
                let contradiction = json!({
                    "givens": conflict.givens, "number": conflict.number, "square": square,
                });
                let why = match (&numbers[..], &square) {
                    ([], Some(square)) => format!("no number is left for {square}"),
                    ([], None) => "every possibility leads to a contradiction".to_owned(),
                    _ => format!("these numbers contradict each other: {}", numbers.join(", ")),
                };
                (json!({ "contradiction": contradiction }), format!("no solution; {why}"))
            }
            _ => (json!({}), "unknown; the limit was reached".to_owned()),
        };
        if as_json {
            let mut all = json!({ "kind": solution.map_or("unknown", Solution::kind) });
            for (name, value) in fields.as_object().into_iter().flatten() {
                all[name] = value.clone();
            }
            return Report::json(ending, all);
        }
        Ok(Report::new(ending, picture.unwrap_or(text)))
    }

    fn explain(self, as_json: bool) -> Result<Report, Failure> {
        let (explanation, end) = finish(Explanation::new(self.givens()?), self.common.limit)?;
        let givens = explanation.givens();
        let ending = match explanation.end() {
            Some(End::Solved) => Ending::Done,
            Some(End::Contradiction) => Ending::No,
            _ if end == work::End::Interrupted => Ending::Interrupted,
            _ => Ending::Undecided,
        };
        let graph = givens.graph();
        let sentences: Vec<String> =
            explanation.steps().iter().map(|step| sentence(graph, step)).collect();
        let picture = self.common.picture(givens, None, as_json)?;
        let grading = explanation.grading();
        let last = match explanation.end() {
            Some(End::Solved) => grading.map_or_else(String::new, graded),
            Some(End::Contradiction) => "there is no solution".to_owned(),
            Some(End::Open) => "from here several solutions are possible".to_owned(),
            None => end.words().to_owned(),
        };
        if as_json {
            let steps = explanation.steps().iter().zip(&sentences);
            let steps: Vec<Value> =
                steps.map(|(step, text)| step_json(graph, step, text)).collect();
            return Report::json(
                ending,
                json!({
                    "steps": steps,
                    "grade": grading.map(|grading| grading.grade.to_string()),
                    "hardest": grading.map(|grading| grading.hardest),
                    "count": grading.map(|grading| grading.count),
                }),
            );
        }
        let text = sentences.iter().zip(1..).map(|(text, number)| format!("{number}. {text}\n"));
        Ok(Report::new(ending, picture.unwrap_or_else(|| text.collect::<String>() + &last)))
    }
}

fn step_json(graph: &Graph, step: &Step, sentence: &str) -> Value {
    let mut reason = json!({ "code": step.reason.code() });
    for (name, fact) in step.reason.facts() {
        reason[name] = match fact {
            Fact::Square(square) => graph.name(square).into(),
            Fact::Number(number) => number.into(),
            _ => Value::Null,
        };
    }
    let struck = step
        .struck
        .iter()
        .map(|&(number, square)| json!({ "number": number, "square": graph.name(square) }));
    json!({
        "reason": reason,
        "number": step.placed.map(|(number, _)| number),
        "square": step.placed.map(|(_, square)| graph.name(square)),
        "struck": struck.collect::<Vec<_>>(),
        "sentence": sentence,
    })
}

/// A step in one sentence.
fn sentence(graph: &Graph, step: &Step) -> String {
    let fact = |name: &str| match step.reason.fact(name) {
        Some(Fact::Square(square)) => graph.name(square),
        Some(Fact::Number(number)) => number.to_string(),
        _ => String::new(),
    };
    let [number, square] = ["number", "square"].map(fact);
    let steps = |name: &str, word: &str| match &*fact(name) {
        "1" => format!("1 more {word}"),
        count => format!("{count} more {word}s"),
    };
    let mut struck: Vec<String> =
        step.struck.iter().map(|&(_, square)| graph.name(square)).collect();
    struck.dedup();
    let struck = struck.join(" ");
    match step.reason.code() {
        "only-square" => format!("{number} goes to {square}: no other square is left for it"),
        "only-number" => format!("{square} gets {number}: no other number is left for it"),
        "too-far" => {
            let moves = match &*fact("moves") {
                "1" => "1 move".to_owned(),
                moves => format!("{moves} moves"),
            };
            let (from, at) = (fact("from"), fact("at"));
            format!("{number} is not on {struck}, where {moves} from {from} on {at} cannot end")
        }
        "no-neighbour" => format!(
            "{number} is not on {struck}: no squares are left there for the numbers before and after it"
        ),
        "two-ways" => format!(
            "{square} has only {} and {} left as neighbours, so the tour leads from one over it to the other",
            fact("one"),
            fact("other")
        ),
        "cut-off" => format!(
            "{number} is not on {square}: the missing numbers could not fill the part of the board around {}",
            fact("part")
        ),
        "try" => format!(
            "{number} is not on {square}: after {} nothing would go on",
            steps("steps", "number")
        ),
        "long-try" => format!(
            "{number} is not on {square}: every way from there ends, after {} and {}",
            steps("steps", "number"),
            steps("tries", "try").replace("trys", "tries")
        ),
        code => format!("{code}: {struck}"),
    }
}
