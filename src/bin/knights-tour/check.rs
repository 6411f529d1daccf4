//! `knights-tour check`: checks a written tour, and finds its first fault.

use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use serde_json::json;

use knights_tour::diagnosis::Finding;
use knights_tour::notation::tour_text;
use knights_tour::search::Target;
use knights_tour::search::lost_since::{LostSince, Since};
use knights_tour::search::verdict::Fate;
use knights_tour::statistics::Statistics;
use knights_tour::theory::reasons::sentence;
use knights_tour::tour::first_fault::FirstFault;
use knights_tour::{Graph, Resumable, Tour};

use crate::args::{self, BoardOrGraph, STREAM};
use crate::report::{ENDINGS, Ending, Failure, Names, Report, WithSquares};
use crate::tour::statistics;
use crate::words;
use crate::work::{self, End, Watch};

/// Checks a tour that somebody wrote, in any common form: squares by name or by number, moves such as Nb3,
/// pairs of row and column, a numbered board, a table with a header line, or a list in JSON. If it is not a
/// tour, says where it first goes wrong, and from which square on no tour was possible any more.
#[derive(Args, Debug)]
#[command(after_help = ENDINGS)]
pub struct Check {
    #[command(flatten)]
    on: BoardOrGraph,
    /// The tour; - reads it from standard input, @FILE from a file
    tour: String,
    #[command(flatten)]
    kind: args::Kind,
    /// Searches for at most this many seconds for the square that lost the tour
    #[arg(long, value_name = "SECONDS", value_parser = args::seconds, help_heading = args::HOW)]
    limit: Option<Duration>,
}

struct Lost {
    since: Option<Since>,
    why: Option<Finding>,
    end: End,
}

impl Check {
    pub fn run(self, as_json: bool) -> Result<Report, Failure> {
        if self.on.board == STREAM && self.tour == STREAM {
            let sentence =
                "standard input can only be read once; write BOARD or TOUR as a text or as @FILE";
            return Err(Failure::Usage(sentence.to_owned()));
        }
        let graph = self.on.graph()?;
        let text = args::text("tour", &self.tour, tour_text::max_characters(&graph))?;
        let found = FirstFault::read(&graph, &text)?;
        let closes = |tour: &Tour| self.kind.target() == Target::Open || tour.is_closed();
        if let Ok(tour) = &found.tour
            && closes(tour)
        {
            return right(tour, &found, as_json);
        }
        let lost = self.lost(&graph, &found)?;
        if as_json { wrong_json(&graph, &found, &lost) } else { Ok(wrong(&graph, &found, &lost)) }
    }

    /// Since when the correct squares cannot become a tour.
    fn lost(&self, graph: &Arc<Graph>, found: &FirstFault) -> Result<Lost, Failure> {
        let path = &found.text.squares[..found.holds];
        if path.is_empty() {
            return Ok(Lost { since: None, why: None, end: End::Done });
        }
        work::listen();
        let question = LostSince::new(graph.clone(), path.to_vec(), self.kind.target());
        let mut question = question.map_err(knights_tour::Error::from)?;
        let piece = question.work_a_look();
        let end = Watch::new(self.limit).run(
            &mut question,
            |question| Ok(Resumable::advance(question, piece)?),
            |question| {
                format!("looking for the square that lost it, {:.0} %", question.fraction() * 100.0)
            },
        )?;
        let why = match question.fate() {
            Some(Fate::Lost { why }) => Some(why.clone()),
            _ => None,
        };
        Ok(Lost { since: question.since(), why, end })
    }
}

fn right(tour: &Tour, found: &FirstFault, as_json: bool) -> Result<Report, Failure> {
    let figures = Statistics::of(tour);
    if as_json {
        let fields = json!({
            "tour": true,
            "closed": tour.is_closed(),
            "form": found.text.form.id(),
            "statistics": figures.as_ref().map(statistics),
            "leftOut": found.text.left_out,
            "open": found.text.open,
        });
        let squares = Some(Names(tour.graph(), tour.squares()));
        return Report::json(Ending::Done, WithSquares { fields, squares });
    }
    let [kind, board] = [words::a_tour(words::kind(tour)), words::board_or_graph(tour.graph())];
    let figures =
        figures.map_or(String::new(), |found| format!(": {}", words::particulars(&found)));
    let lines = [format!("{kind} of {board}{figures}")].into_iter().chain(left_out(found));
    Ok(Report::new(Ending::Done, lines.collect::<Vec<_>>().join("\n")))
}

/// The words that do not belong to the tour, and the marks taken as open squares.
fn left_out(found: &FirstFault) -> impl Iterator<Item = String> + '_ {
    let all = [("left out", &found.text.left_out), ("taken as open squares", &found.text.open)];
    let all = all.into_iter().filter(|(_, words)| !words.is_empty());
    all.map(|(what, words)| format!("{what}: {}", words::some(words)))
}

fn fault(found: &FirstFault) -> String {
    match &found.tour {
        Err(error) => words::refusal(error),
        Ok(tour) => {
            let squares = tour.squares();
            sentence(tour.graph(), "not-closed", &[squares[0], squares[squares.len() - 1]], &[])
        }
    }
}

fn ending(lost: &Lost) -> Ending {
    if lost.end == End::Interrupted { Ending::Interrupted } else { Ending::No }
}

fn wrong(graph: &Graph, found: &FirstFault, lost: &Lost) -> Report {
    let mut lines = vec![format!("not a tour: {}", fault(found))];
    lines.push(match found.holds {
        0 => "none of its squares can be used".to_owned(),
        1 => "its first square is fine".to_owned(),
        holds => format!("its first {holds} squares are fine"),
    });
    let why = lost
        .why
        .as_ref()
        .map_or(String::new(), |why| format!(": {} ({})", why.sentence(graph), why.code));
    lines.extend(match lost.since {
        Some(Since::Never) => Some("they can still become a tour".to_owned()),
        Some(Since::Square(place)) => {
            let name = graph.name(found.text.squares[place]);
            Some(format!(
                "they cannot become a tour any more since number {}, {name}{why}",
                place + 1
            ))
        }
        Some(Since::Between(_, Some(place))) => Some(format!(
            "they cannot become a tour any more, at the latest since number {}{why}",
            place + 1
        )),
        Some(Since::Between(..)) => {
            Some("nobody knows whether they can still become a tour".to_owned())
        }
        None if found.holds > 0 => Some(format!(
            "the search for the square that lost the tour stopped: {}",
            lost.end.words()
        )),
        None => None,
    });
    let other = found.text.board.as_ref();
    lines.extend(other.map(|board| format!("the text is written for another board: {board}")));
    lines.extend(left_out(found));
    Report::new(ending(lost), lines.join("\n"))
}

fn wrong_json(graph: &Graph, found: &FirstFault, lost: &Lost) -> Result<Report, Failure> {
    let code = found.tour.as_ref().err().map_or("not-closed", |error| error.code());
    let since = match lost.since {
        Some(Since::Square(place) | Since::Between(_, Some(place))) => Some(place + 1),
        _ => None,
    };
    let verdict = match lost.since {
        Some(Since::Never) => "finishable",
        Some(Since::Square(_) | Since::Between(_, Some(_))) => "lost",
        _ => "unknown",
    };
    let fields = json!({
        "tour": false,
        "closed": false,
        "form": found.text.form.id(),
        "holds": found.holds,
        "problem": { "code": code, "message": fault(found) },
        "verdict": verdict,
        "lostSince": since,
        "why": lost.why.as_ref().map(|why| why.code),
        "leftOut": found.text.left_out,
        "open": found.text.open,
        "board": found.text.board.as_ref().map(ToString::to_string),
    });
    let squares = Some(Names(graph, &found.text.squares));
    Report::json(ending(lost), WithSquares { fields, squares })
}
