//! `knights-tour exists`: whether there is a tour, and why.

use std::time::Duration;

use clap::Args;
use serde_json::json;

use knights_tour::board::MAX_SIDE;
use knights_tour::diagnosis::{Finding, is_quick};
use knights_tour::existence::{Answer, Existence, Fact, existence};
use knights_tour::notation::split_sides;
use knights_tour::run::request::{Method, Request, Start};
use knights_tour::search::{Choice, Outcome, SearchError, Target, Tried, WhenStuck, WholeRun};
use knights_tour::theory::between::{diagnose_of, existence_of};
use knights_tour::theory::reasons::sentence;
use knights_tour::{Board, Graph, Leaper, Square};

use crate::args::{self, BoardOrGraph};
use crate::report::{ENDINGS, Ending, Failure, Names, Report, WithSquares};
use crate::words;
use crate::work::{self, End, Watch};

/// Steps between two readings of the clock: some take milliseconds.
const STEPS_A_LOOK: u32 = 4;

/// Says whether there is a tour, and why: by a theorem, a simple obstruction, or a search.
#[derive(Args, Debug)]
#[command(after_help = ENDINGS)]
pub struct Exists {
    #[command(flatten)]
    on: BoardOrGraph,
    #[command(flatten)]
    kind: args::Kind,
    /// The first square of an open tour; by default any
    #[arg(long, help_heading = args::WHICH)]
    start: Option<String>,
    /// The last square of an open tour; by default any
    #[arg(long, value_name = "SQUARE", requires = "start", help_heading = args::WHICH)]
    end: Option<String>,
    /// Does not search where no theorem decides
    #[arg(long, help_heading = args::HOW)]
    no_search: bool,
    /// Searches for at most this many seconds
    #[arg(long, value_name = "SECONDS", value_parser = args::seconds, help_heading = args::HOW)]
    limit: Option<Duration>,
}

/// The theorems name no longer sides than this: whatever they say of it, they say of all longer ones that are even,
/// and what they say of the one before, of those that are odd.
const LIKE_ALL_LONGER: u64 = 14;

#[derive(Default)]
struct Searched {
    outcome: Option<Outcome>,
    by: Option<&'static str>,
    /// What was tried, if there is no answer.
    tried: Option<Tried>,
    end: Option<End>,
}

impl Exists {
    pub fn run(self, as_json: bool) -> Result<Report, Failure> {
        if let Some(sides) = self.sides_of_no_board() {
            return self.by_theorem(sides, as_json);
        }
        let on = self.on.request()?;
        let begins = self.start.clone().map(Start::from).or(on.start.clone());
        let begins = begins.filter(|start| *start != Start::Anywhere);
        let has_start = self.kind.target() == Target::Open && begins.is_some();
        let request = Request { target: Some(self.kind.target()), start: begins, ..on };
        // The end is found here: one that is no end of any tour is answered, not refused.
        // Theorems also answer for boards that are too large for the method.
        let run = request.run(WhenStuck::Stop)?;
        let start = has_start.then_some(run.settings.start);
        let end = self.end.as_ref().map(|end| run.graph.find(end)).transpose()?;
        if end.is_some() && !has_start {
            return Err(SearchError::EndOfClosed.into());
        }
        let known = existence_of(&run.graph, self.kind.target(), start, end);
        let findings = match known.answer {
            Answer::Yes => Vec::new(),
            _ if is_quick(&run.graph) => diagnose_of(&run.graph, self.kind.target(), start, end),
            _ => Vec::new(),
        };
        let is_settled = known.answer != Answer::Unknown || !findings.is_empty();
        let request = Request { end: self.end.clone(), ..request };
        let searched =
            if is_settled || self.no_search { Searched::default() } else { self.search(request)? };
        let board = words::board_or_graph(&run.graph);
        let target = self.kind.target();
        let found = Found { board, target, start, end, known, findings, searched };
        if as_json { found.json(&run.graph, None) } else { Ok(found.report(&run.graph)) }
    }

    /// The sides of a rectangle that is larger than any board, and about which there are theorems.
    fn sides_of_no_board(&self) -> Option<(u64, u64)> {
        let text = self.on.knights_board().filter(|_| self.start.is_none())?;
        let (width, height) = split_sides(text)?;
        let (short, long) = (width.min(height), width.max(height));
        // A number that is too long to be read is told as the largest.
        (short > 0 && long > MAX_SIDE.into() && long < u64::MAX).then_some((width, height))
    }

    /// The answer on a small board about which the theorems say the same.
    fn by_theorem(self, sides: (u64, u64), as_json: bool) -> Result<Report, Failure> {
        let short = |side: u64| match side {
            ..=LIKE_ALL_LONGER => side as u16,
            _ => (LIKE_ALL_LONGER - side % 2) as u16,
        };
        let graph = Graph::new(Board::new(short(sides.0), short(sides.1))?, Leaper::KNIGHT);
        let known = existence(&graph, self.kind.target(), None);
        let board = format!("{}x{}", sides.0, sides.1);
        let (findings, searched) = (Vec::new(), Searched::default());
        let (target, start, end) = (self.kind.target(), None, None);
        let found = Found { board, target, start, end, known, findings, searched };
        if as_json { found.json(&graph, Some(sides)) } else { Ok(found.report(&graph)) }
    }

    fn search(&self, request: Request) -> Result<Searched, Failure> {
        let start = request.start.or(Some(Start::Anywhere));
        let request = Request { algorithm: Some(Method::Best), start, ..request };
        let run = request.run(WhenStuck::Stop)?;
        work::listen();
        let mut search = WholeRun::new(run.algorithm, &run.graph, &run.settings)?;
        if self.limit.is_some() {
            search.persist();
        }
        let end = Watch::new(self.limit).run(
            &mut search,
            |search| Ok(search.advance(STEPS_A_LOOK)),
            |search| format!("searching, {} steps", search.steps()),
        )?;
        let outcome = search.outcome().filter(|_| end == End::Done).cloned();
        let tried = match outcome {
            None | Some(Outcome::GaveUp { .. }) => search.tried(),
            _ => None,
        };
        Ok(Searched { outcome, by: search.answered_by(), tried, end: Some(end) })
    }
}

/// The final answer with everything known about it.
struct Found {
    /// What the board or graph is called.
    board: String,
    target: Target,
    start: Option<Square>,
    end: Option<Square>,
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

    /// The answer in one line, and why; then other findings that rule a tour out.
    fn report(&self, graph: &Graph) -> Report {
        let tour = words::a_tour(self.target);
        let from = args::from_to(graph, self.start, self.end);
        let board = &self.board;
        let by_search = self.searched.by.map_or("a search", |by| by);
        let tried = words::tried(self.searched.tried.as_ref());
        let why = match (&self.searched.outcome, self.known.answer) {
            (Some(Outcome::Tour(_)), _) => format!("one was just found ({by_search})"),
            (Some(Outcome::Impossible { why }), _) => {
                format!("{} ({by_search})", sentence(graph, why, &[], &[]))
            }
            (_, Answer::Unknown) if !self.findings.is_empty() => String::new(),
            (Some(_), _) => format!("the search gave up{tried}"),
            _ => {
                let code = self.known.reason.code();
                let stopped = self.searched.end.map_or("", End::words);
                let stopped =
                    if stopped.is_empty() { String::new() } else { format!(", and {stopped}") };
                format!("{} ({code}){stopped}{tried}", self.known.sentence(graph, self.target))
            }
        };
        let first = match self.answer() {
            Answer::Yes => format!("yes: {board} has {tour}{from}"),
            Answer::No => format!("no: {board} has no {} tour{from}", self.target.id()),
            Answer::Unknown => format!("unknown: {board} may have {tour}{from}"),
        };
        let mut lines = vec![if why.is_empty() { first } else { format!("{first}; {why}") }];
        // A finding that is also the reason is not repeated.
        let is_told = |finding: &&Finding| finding.code == self.known.reason.code();
        for finding in self.findings.iter().filter(|finding| !is_told(finding)) {
            lines.push(format!("  {} ({})", finding.sentence(graph), finding.code));
        }
        Report::new(self.ending(), lines.join("\n"))
    }

    /// `sides` are those of a rectangle too large to be built as a graph; `graph` stands for it.
    fn json(&self, graph: &Graph, sides: Option<(u64, u64)>) -> Result<Report, Failure> {
        let mut reason = json!({ "code": self.known.reason.code() });
        self.known.reason.tell(&mut |name, fact| {
            reason[name] = match fact {
                Fact::Square(square) => graph.name(square).into(),
                Fact::Number(number) => number.into(),
            };
        });
        if let Some((width, height)) = sides.filter(|_| reason.get("short").is_some()) {
            (reason["short"], reason["long"]) =
                (width.min(height).into(), width.max(height).into());
        }
        let finding = |finding: &Finding| {
            json!({
                "code": finding.code,
                "squares": Names(graph, &finding.squares),
                "numbers": finding.numbers,
            })
        };
        let squares = match &self.searched.outcome {
            Some(Outcome::Tour(tour)) => Some(Names(graph, tour.squares())),
            _ => None,
        };
        let tried = self.searched.tried.as_ref();
        let fields = json!({
            "answer": self.answer().id(),
            "target": self.target.id(),
            "start": self.start.map(|start| graph.name(start)),
            "end": self.end.map(|end| graph.name(end)),
            "reason": reason,
            "findings": self.findings.iter().map(finding).collect::<Vec<_>>(),
            "searched": self.searched.end.is_some(),
            "by": self.searched.by,
            "tried": tried.map(|tried| &tried.methods),
            "rounds": tried.map(|tried| tried.rounds),
        });
        Report::json(self.ending(), WithSquares { fields, squares })
    }
}
