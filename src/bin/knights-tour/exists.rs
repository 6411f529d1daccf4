//! `knights-tour exists`: whether there is a tour, and how one knows.

use std::time::Duration;

use clap::Args;

use knights_tour::diagnosis::{Finding, diagnose, is_quick};
use knights_tour::existence::{Answer, Existence, Fact, existence};
use knights_tour::run::request::{Request, Run, Start};
use knights_tour::search::{Choice, Outcome, Target, WhenStuck, WholeRun};
use knights_tour::{Graph, Square};

use crate::args::{self, Ground};
use crate::json::{Json, list, object};
use crate::report::{ENDINGS, Ending, Failure, Report};
use crate::tour::names;
use crate::words;
use crate::work::{self, End, Watch};

/// The method that asks the others in turn, and also finds out that there is no tour.
const METHOD: &str = "best";

/// Steps between two looks at the clock: some take milliseconds.
const STEPS_A_LOOK: u32 = 4;

/// Says whether there is a tour, and why: by theorem where there is one, else by what forbids one, else
/// by searching.
#[derive(Args, Debug)]
#[command(after_help = ENDINGS)]
pub struct Exists {
    #[command(flatten)]
    ground: Ground,
    /// Open or closed
    #[arg(long, value_parser = args::choice::<Target>(), default_value = Target::Open.id())]
    target: Target,
    /// Asks for open tours that begin at this square; from anywhere unless given
    #[arg(long)]
    start: Option<String>,
    /// Does not search where no theorem decides it
    #[arg(long)]
    no_search: bool,
    /// Searches for so many seconds at most
    #[arg(long, value_name = "SECONDS", value_parser = args::seconds)]
    limit: Option<Duration>,
}

/// What a search came to.
#[derive(Default)]
struct Searched {
    outcome: Option<Outcome>,
    by: Option<&'static str>,
    end: Option<End>,
}

impl Exists {
    pub fn run(self, as_json: bool) -> Result<Report, Failure> {
        let begins = self.start.clone().map_or(Start::Anywhere, Start::from);
        let is_open = self.target == Target::Open;
        let has_start = is_open && begins != Start::Anywhere;
        let request = Request {
            algorithm: Some(METHOD.to_owned()),
            target: Some(self.target.id().to_owned()),
            start: Some(begins),
            ..self.ground.request()?
        };
        let run = request.run(WhenStuck::Stop)?;
        let start = has_start.then_some(run.settings.start);
        let known = existence(&run.graph, self.target, start);
        let findings = match known.answer {
            Answer::Yes => Vec::new(),
            _ if is_quick(&run.graph) => diagnose(&run.graph, self.target, start),
            _ => Vec::new(),
        };
        let is_settled = known.answer != Answer::Unknown || !findings.is_empty();
        let searched =
            if is_settled || self.no_search { Searched::default() } else { self.search(&run)? };
        let found = Found { target: self.target, start, known, findings, searched };
        Ok(if as_json { found.json(&run.graph) } else { found.report(&run.graph) })
    }

    fn search(&self, run: &Run) -> Result<Searched, Failure> {
        work::listen();
        let mut search = WholeRun::new(run.algorithm, &run.graph, &run.settings)?;
        let end = Watch::new(self.limit).run(
            &mut search,
            |search| Ok(search.advance(STEPS_A_LOOK)),
            |search| format!("searching, {} steps", search.steps()),
        )?;
        let outcome = search.outcome().filter(|_| end == End::Done).cloned();
        Ok(Searched { outcome, by: search.answered_by(), end: Some(end) })
    }
}

/// All that is known in the end.
struct Found {
    target: Target,
    start: Option<Square>,
    known: Existence,
    findings: Vec<Finding>,
    searched: Searched,
}

impl Found {
    fn answer(&self) -> Answer {
        match (self.known.answer, &self.searched.outcome) {
            (Answer::Unknown, Some(Outcome::Tour(_))) => Answer::Yes,
            (Answer::Unknown, Some(Outcome::Impossible { .. })) => Answer::No,
            (Answer::Unknown, _) if !self.findings.is_empty() => Answer::No,
            (answer, _) => answer,
        }
    }

    fn ending(&self) -> Ending {
        match self.answer() {
            Answer::Yes => Ending::Done,
            Answer::No => Ending::No,
            Answer::Unknown if self.searched.end == Some(End::Interrupted) => Ending::Interrupted,
            Answer::Unknown => Ending::Undecided,
        }
    }

    /// The answer in a line, and why; then what else rules a tour out.
    fn report(&self, graph: &Graph) -> Report {
        let tour = words::a_tour(self.target);
        let from = self.start.map_or(String::new(), |start| format!(" from {}", graph.name(start)));
        let ground = format!("{}{from}", words::ground(graph));
        let by_search = self.searched.by.map_or("a search", |by| by);
        let why = match (&self.searched.outcome, self.known.answer) {
            (Some(Outcome::Tour(_)), _) => format!("one was just found ({by_search})"),
            (Some(Outcome::Impossible { why }), _) => {
                format!("{} ({by_search})", words::reason(why))
            }
            (_, Answer::Unknown) if !self.findings.is_empty() => String::new(),
            (Some(_), _) => "the search gave up".to_owned(),
            _ => {
                let code = self.known.reason.code();
                let stopped = self.searched.end.map_or("", End::words);
                let stopped =
                    if stopped.is_empty() { String::new() } else { format!(", and {stopped}") };
                format!("{} ({code}){stopped}", words::reason(code))
            }
        };
        let first = match self.answer() {
            Answer::Yes => format!("yes: {tour} of {ground} exists"),
            Answer::No => format!("no: {tour} of {ground} does not exist"),
            Answer::Unknown => format!("unknown: whether {tour} of {ground} exists"),
        };
        let mut lines = vec![if why.is_empty() { first } else { format!("{first}; {why}") }];
        // What is the reason is told already.
        let is_told = |finding: &&Finding| finding.code == self.known.reason.code();
        for finding in self.findings.iter().filter(|finding| !is_told(finding)) {
            let names: Vec<String> = names(graph, &finding.squares).collect();
            let blamed =
                if names.is_empty() { String::new() } else { format!(": {}", words::some(&names)) };
            lines.push(format!("  {} ({}){blamed}", words::reason(finding.code), finding.code));
        }
        Report::new(self.ending(), lines.join("\n"))
    }

    fn json(&self, graph: &Graph) -> Report {
        let mut reason = vec![("code", Json::from(self.known.reason.code()))];
        self.known.reason.tell(&mut |name, fact| {
            reason.push((
                name,
                match fact {
                    Fact::Square(square) => graph.name(square).into(),
                    Fact::Number(number) => number.into(),
                },
            ));
        });
        let finding = |finding: &Finding| {
            object([
                ("code", finding.code.into()),
                ("squares", list(names(graph, &finding.squares))),
                ("numbers", list(finding.numbers.iter().copied())),
            ])
        };
        let tour = match &self.searched.outcome {
            Some(Outcome::Tour(tour)) => Some(list(names(graph, tour.squares()))),
            _ => None,
        };
        Report::json(
            self.ending(),
            [
                ("answer", self.answer().id().into()),
                ("target", self.target.id().into()),
                ("start", self.start.map(|start| graph.name(start)).into()),
                ("reason", Json::Object(reason)),
                ("findings", Json::List(self.findings.iter().map(finding).collect())),
                ("searched", self.searched.end.is_some().into()),
                ("by", self.searched.by.into()),
                ("squares", tour.into()),
            ],
        )
    }
}
