//! `knights-tour check`: a tour that somebody wrote, and where it first goes wrong.

use std::sync::Arc;
use std::time::Duration;

use clap::Args;

use knights_tour::notation::tour_text;
use knights_tour::search::lost_since::{LostSince, Since};
use knights_tour::search::verdict::Fate;
use knights_tour::search::{Choice, Target};
use knights_tour::statistics::Statistics;
use knights_tour::tour::first_fault::FirstFault;
use knights_tour::{Graph, Resumable, Tour};

use crate::args::{self, Ground, STREAM};
use crate::json::{Json, list, object};
use crate::published;
use crate::report::{ENDINGS, Ending, Failure, Report};
use crate::tour::{names, statistics};
use crate::words;
use crate::work::{self, End, Watch};

/// Checks a tour that somebody wrote, in any common form: squares by name or by number, moves such as Nb3,
/// pairs of row and column, a numbered board, a table with a header line, or a list in JSON. Where it is
/// none, says where it first goes wrong, and since which square no tour could come of it any more.
#[derive(Args, Debug)]
#[command(after_help = ENDINGS)]
pub struct Check {
    #[command(flatten)]
    ground: Ground,
    /// The tour; - or @FILE reads it
    tour: String,
    /// Whether it has to close
    #[arg(long, value_parser = args::choice::<Target>(), default_value = Target::Open.id())]
    target: Target,
    /// Looks for at most so many seconds since when a tour is lost
    #[arg(long, value_name = "SECONDS", value_parser = args::seconds)]
    limit: Option<Duration>,
}

/// What is found in a text.
struct Found {
    fault: FirstFault,
    /// How it is written: as the library reads it, or as it is published elsewhere.
    form: &'static str,
}

impl Found {
    /// Reads it as it stands or as one of the forms that say more than the squares, whichever holds for
    /// longer: a column of a wide board may have the letters of a word.
    fn read(graph: &Arc<Graph>, text: &str) -> Result<Self, Failure> {
        let on =
            |text: &str| Ok::<_, Failure>(FirstFault::new(graph, tour_text::read(graph, text)?));
        let fault = on(text)?;
        let form = fault.form.id();
        if let Some(published) = published::read(text)
            && let Ok(other) = on(&published.text)
            && other.holds > fault.holds
        {
            let form = published.form.unwrap_or_else(|| other.form.id());
            return Ok(Self { fault: other, form });
        }
        Ok(Self { fault, form })
    }
}

/// What becomes of the squares that hold.
struct Lost {
    since: Option<Since>,
    why: Option<&'static str>,
    end: End,
}

impl Check {
    pub fn run(self, as_json: bool) -> Result<Report, Failure> {
        if self.ground.board == STREAM && self.tour == STREAM {
            let sentence =
                "standard input can be read once: give either BOARD or TOUR in another way";
            return Err(Failure::Usage(sentence.to_owned()));
        }
        let graph = self.ground.graph()?;
        let text = args::text("tour", &self.tour, tour_text::max_characters(&graph))?;
        let found = Found::read(&graph, &text)?;
        let closes = |tour: &Tour| self.target == Target::Open || tour.is_closed();
        if let Ok(tour) = &found.fault.tour
            && closes(tour)
        {
            return Ok(right(tour, &found, as_json));
        }
        let lost = self.lost(&graph, &found)?;
        Ok(if as_json { wrong_json(&graph, &found, &lost) } else { wrong(&graph, &found, &lost) })
    }

    /// Since when the squares that hold cannot become a tour any more.
    fn lost(&self, graph: &Arc<Graph>, found: &Found) -> Result<Lost, Failure> {
        let path = &found.fault.squares[..found.fault.holds];
        if path.is_empty() {
            return Ok(Lost { since: None, why: None, end: End::Done });
        }
        work::listen();
        let question = LostSince::new(graph.clone(), path.to_vec(), self.target);
        let mut question = question.map_err(knights_tour::Error::from)?;
        let piece = question.work_a_look();
        let end = Watch::new(self.limit).run(
            &mut question,
            |question| Resumable::advance(question, piece),
            |question| {
                format!("looking since when it is lost, {:.0} %", question.fraction() * 100.0)
            },
        )?;
        let why = match question.fate() {
            Some(Fate::Lost { why }) => Some(why.code),
            _ => None,
        };
        Ok(Lost { since: question.since(), why, end })
    }
}

fn right(tour: &Tour, found: &Found, as_json: bool) -> Report {
    let figures = Statistics::of(tour);
    if as_json {
        return Report::json(
            Ending::Done,
            [
                ("tour", true.into()),
                ("closed", tour.is_closed().into()),
                ("form", found.form.into()),
                ("squares", list(names(tour.graph(), tour.squares()))),
                ("statistics", figures.as_ref().map(statistics).into()),
            ],
        );
    }
    let [kind, ground] = [words::a_tour(words::kind(tour)), words::ground(tour.graph())];
    let figures =
        figures.map_or(String::new(), |found| format!(": {}", words::particulars(&found)));
    Report::new(Ending::Done, format!("{kind} of {ground}{figures}"))
}

/// What is wrong first, in a sentence.
fn fault(found: &Found) -> String {
    match &found.fault.tour {
        Err(error) => words::refusal(error),
        Ok(_) => words::reason("not-closed").to_owned(),
    }
}

fn ending(lost: &Lost) -> Ending {
    if lost.end == End::Interrupted { Ending::Interrupted } else { Ending::No }
}

fn wrong(graph: &Graph, found: &Found, lost: &Lost) -> Report {
    let mut lines = vec![format!("not a tour: {}", fault(found))];
    lines.push(match found.fault.holds {
        0 => "nothing of it holds".to_owned(),
        1 => "its first square holds".to_owned(),
        holds => format!("its first {holds} squares hold"),
    });
    let why = lost.why.map_or(String::new(), |why| format!(": {} ({why})", words::reason(why)));
    lines.extend(match lost.since {
        Some(Since::Never) => Some("these can still become a tour".to_owned()),
        Some(Since::Square(place)) => {
            let name = graph.name(found.fault.squares[place]);
            Some(format!(
                "these cannot become a tour any more since number {}, {name}{why}",
                place + 1
            ))
        }
        Some(Since::Between(_, Some(place))) => Some(format!(
            "these cannot become a tour any more, at the latest since number {}{why}",
            place + 1
        )),
        Some(Since::Between(..)) => {
            Some("whether these can still become a tour is not known".to_owned())
        }
        None if found.fault.holds > 0 => {
            Some(format!("since when no tour can come of these is not known: {}", lost.end.words()))
        }
        None => None,
    });
    Report::new(ending(lost), lines.join("\n"))
}

fn wrong_json(graph: &Graph, found: &Found, lost: &Lost) -> Report {
    let code = found.fault.tour.as_ref().err().map_or("not-closed", |error| error.code());
    let since = match lost.since {
        Some(Since::Square(place) | Since::Between(_, Some(place))) => Json::from(place + 1),
        _ => Json::Null,
    };
    let verdict = match lost.since {
        Some(Since::Never) => "finishable",
        Some(Since::Square(_) | Since::Between(_, Some(_))) => "lost",
        _ => "unknown",
    };
    Report::json(
        ending(lost),
        [
            ("tour", false.into()),
            ("closed", false.into()),
            ("form", found.form.into()),
            ("squares", list(names(graph, &found.fault.squares))),
            ("holds", found.fault.holds.into()),
            ("problem", object([("code", code.into()), ("message", fault(found).into())])),
            ("verdict", verdict.into()),
            ("lostSince", since),
            ("why", lost.why.into()),
        ],
    )
}
