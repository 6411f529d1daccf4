//! The library for Python: it converts and forwards. Sentences, codes and counts are the library's own.

use std::sync::Arc;

use knights_tour::choice::Choice;
use knights_tour::count::{Count, Settings};
use knights_tour::existence::{Answer, existence};
use knights_tour::notation::numbered_board;
use knights_tour::puzzle::{Arrangement, Grade, Maker, MakerSettings};
use knights_tour::run::request::{RequestText, field, setting_names};
use knights_tour::search::{Fact, Target, TieBreak, TrialRuns, WhenStuck};
use knights_tour::session::Session;
use knights_tour::tour::FirstFault;
use knights_tour::{Error, Graph, Resumable};
use pyo3::exceptions::{PyMemoryError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// Work, or steps, between two looks at whether the user wants to stop: some hundredths of a second.
const SLICE: u32 = 200_000;

/// A board, a leaper, the edges that are joined and a graph, as far as they are given.
type Place = (Option<String>, Option<Leaps>, Option<String>, Option<String>);

/// A piece: its name or its leaps as text, the two lengths of its leap, or several of them.
#[derive(FromPyObject)]
enum Leaps {
    Text(String),
    One((i64, i64)),
    Several(Vec<(i64, i64)>),
}

impl Leaps {
    fn text(self) -> String {
        let leaps = match self {
            Self::Text(text) => return text,
            Self::One(leap) => vec![leap],
            Self::Several(leaps) => leaps,
        };
        let leaps: Vec<String> = leaps.iter().map(|(r, s)| format!("{r},{s}")).collect();
        leaps.join("+")
    }
}

/// An error as Python has it: its sentence, with `code` and `kind`.
fn raised(error: impl Into<Error>) -> PyErr {
    let error = error.into();
    Python::attach(|py| {
        let raised = match error.code() {
            "needs-memory" | "needs-more-memory" => PyMemoryError::new_err(error.to_string()),
            _ => PyValueError::new_err(error.to_string()),
        };
        let told = raised.value(py).setattr("code", error.code());
        told.and_then(|()| raised.value(py).setattr("kind", error.kind()))
            .map_or_else(|it| it, |()| raised)
    })
}

/// Open tours, unless closed ones are asked for.
fn target(closed: bool) -> Target {
    if closed { Target::Closed } else { Target::Open }
}

/// A graph in any form, or else a board with a leaper and joined edges.
fn graph((board, leaper, wrap, graph): Place) -> PyResult<Arc<Graph>> {
    let leaper = leaper.map(Leaps::text);
    let text = RequestText { board, leaper, wrap, graph, ..RequestText::default() };
    Ok(text.run(WhenStuck::Stop).map_err(raised)?.graph)
}

/// Settings by the names that links have, as texts.
fn request(settings: &Bound<'_, PyDict>) -> PyResult<RequestText> {
    let mut request = RequestText::default();
    for (name, value) in settings {
        let name: String = name.extract()?;
        if name == field::LEAPER {
            request.leaper = Some(value.extract::<Leaps>()?.text());
        } else if !request.set(&name, value.str()?.to_string()) {
            let told =
                format!("there is no setting {name}; there are {}", setting_names().join(", "));
            return Err(PyValueError::new_err(told));
        }
    }
    Ok(request)
}

/// Whether the user wants to stop, once `progress` has heard the share that is done; other threads of Python run until then.
fn heard(progress: Option<&Py<PyAny>>, share: f64) -> PyResult<()> {
    Python::attach(|py| {
        py.check_signals()?;
        progress.map_or(Ok(()), |progress| progress.call1(py, (share,)).map(drop))
    })
}

/// A tour: every square once, each a move from the one before.
#[pyclass(frozen, module = "knights_tour")]
struct Tour(knights_tour::Tour);

#[pymethods]
impl Tour {
    /// The names of the squares in the order of the visit.
    #[getter]
    fn squares(&self) -> Vec<String> {
        self.0.names().collect()
    }

    /// Whether the knight can step back from the last square to the first.
    #[getter]
    fn closed(&self) -> bool {
        self.0.is_closed()
    }

    /// The numbers of the visits, from 1, row by row from the top, with `None` for holes; `None` on a graph.
    #[getter]
    fn grid(&self) -> Option<Vec<Vec<Option<usize>>>> {
        let board = self.0.graph().board()?;
        let mut grid = vec![vec![None; board.width().into()]; board.height().into()];
        for (at, &square) in self.0.squares().iter().enumerate() {
            let (x, y) = board.position(square);
            // Ranks are counted from the bottom.
            grid[usize::from(board.height()) - 1 - y as usize][x as usize] = Some(at + 1);
        }
        Some(grid)
    }

    /// The picture, as SVG.
    fn svg(&self) -> String {
        self.0.svg()
    }

    fn __str__(&self) -> String {
        numbered_board(&self.0)
    }
}

/// A run of a method, step by step. The play head stands before a step.
#[pyclass(unsendable, module = "knights_tour")]
struct Steps(Session);

/// How many steps were taken before, where the knight stands, where it can go with the numbers of onward moves, and the reason.
type Step<'py> = (usize, String, Vec<(String, u32)>, Bound<'py, PyDict>);

#[pymethods]
impl Steps {
    /// A run by these settings, named as in links.
    #[new]
    fn new(settings: &Bound<'_, PyDict>) -> PyResult<Self> {
        let run = request(settings)?.run(WhenStuck::Stop).map_err(raised)?;
        Ok(Self(run.begin().map_err(raised)?))
    }

    /// Takes a step, and says what was known before it; `None` at the end.
    fn next<'py>(&mut self, py: Python<'py>) -> PyResult<Option<Step<'py>>> {
        let (graph, moment) = (self.0.graph(), self.0.moment());
        let Some(coming) = moment.coming else { return Ok(None) };
        let reason = PyDict::new(py);
        reason.set_item("code", coming.reason.code())?;
        for (name, fact) in coming.reason.facts() {
            match fact {
                Fact::Square(square) => reason.set_item(name, graph.name(square))?,
                Fact::Number(number) => reason.set_item(name, number)?,
                Fact::Word(word) => reason.set_item(name, word)?,
                _ => {}
            }
        }
        let candidates = self.0.candidates();
        let named = candidates.iter().map(|each| (graph.name(each.square), each.accessibility));
        let step = (self.0.position(), graph.name(moment.focus), named.collect(), reason);
        self.0.step();
        Ok(Some(step))
    }
}

/// A tour by these settings, named as in links.
#[pyfunction]
fn solve(py: Python<'_>, settings: &Bound<'_, PyDict>) -> PyResult<Tour> {
    let run = request(settings)?.run(WhenStuck::Backtrack).map_err(raised)?;
    let mut stopped = None;
    let found = py.detach(|| {
        run.solve_while(SLICE, &mut || {
            stopped = heard(None, 0.0).err();
            stopped.is_none()
        })
    });
    let found = found.map_err(raised)?.map(Tour);
    found.ok_or_else(|| stopped.expect("only who stops it has no tour"))
}

/// How many of these runs found a tour, how many of those are closed, and the squares and steps of all runs.
#[pyfunction]
fn trials(
    py: Python<'_>,
    settings: &Bound<'_, PyDict>,
    runs: u32,
    progress: Option<Py<PyAny>>,
) -> PyResult<(u32, u32, u32, u64, u64)> {
    let run = request(settings)?.run(WhenStuck::Stop).map_err(raised)?;
    let all = Some(&run.graph).filter(|_| run.has_random_start);
    let starts: Vec<_> = all.into_iter().flat_map(|graph| graph.each_square()).collect();
    let done = py.detach(|| {
        let mut all = TrialRuns::new(run.algorithm, &run.graph, &run.settings, &starts, runs);
        while !all.advance(SLICE).map_err(raised)? {
            heard(progress.as_ref(), f64::from(all.result().runs) / f64::from(runs))?;
        }
        heard(progress.as_ref(), 1.0).map(|()| all.result())
    })?;
    Ok((done.runs, done.tours, done.closed, done.visited, done.steps))
}

/// The rules that have a name: the word in links, the name, and the rule itself.
#[pyfunction]
fn rules() -> Vec<(&'static str, &'static str, &'static str)> {
    TieBreak::ALL.iter().map(|each| (each.id(), each.name(), each.text())).collect()
}

/// A tour that somebody wrote, in any common form, or else how many squares are right and what is wrong then.
#[pyfunction]
fn verify(text: &str, place: Place) -> PyResult<(Option<Tour>, usize, String)> {
    let read = FirstFault::read(&graph(place)?, text).map_err(raised)?;
    Ok(match read.tour {
        Ok(tour) => (Some(Tour(tour)), read.holds, String::new()),
        Err(fault) => (None, read.holds, fault.to_string()),
    })
}

/// Whether there is a tour, if that is known; the code of the reason; and its sentence.
#[pyfunction]
fn exists(
    closed: bool,
    start: Option<&str>,
    place: Place,
) -> PyResult<(Option<bool>, &'static str, String)> {
    let graph = graph(place)?;
    let start = start.map(|name| graph.find(name)).transpose().map_err(raised)?;
    let known = existence(&graph, target(closed), start);
    let [yes, no] = [Answer::Yes, Answer::No].map(|each| known.answer == each);
    Ok(((yes || no).then_some(yes), known.reason.code(), known.sentence(&graph, target(closed))))
}

/// The number of tours.
#[pyfunction]
fn count(
    py: Python<'_>,
    closed: bool,
    directed: bool,
    progress: Option<Py<PyAny>>,
    place: Place,
) -> PyResult<u128> {
    let settings = Settings { directed, ..Settings::new(target(closed)) };
    let mut count = Count::new(graph(place)?, &settings).map_err(raised)?;
    py.detach(|| {
        let mut done = count.is_done();
        while !done {
            done = count.advance(SLICE.into()).map_err(raised)?;
            heard(progress.as_ref(), count.fraction())?;
        }
        Ok(count.result().unwrap_or_default())
    })
}

/// The moves of a board or graph, as pairs of names.
#[pyfunction]
fn moves(place: Place) -> PyResult<Vec<(String, String)>> {
    let graph = graph(place)?;
    let each = graph.each_square().flat_map(|from| {
        let later = graph.neighbours(from).filter(move |to| to.0 > from.0);
        later.map(move |to| (from, to)).collect::<Vec<_>>()
    });
    Ok(each.map(|(from, to)| (graph.name(from), graph.name(to))).collect())
}

/// A puzzle of numbers to fill in: its givens as text, its only tour, and its grade.
#[pyfunction]
fn puzzle(
    py: Python<'_>,
    closed: bool,
    seed: String,
    grade: Option<&str>,
    givens: Option<u32>,
    place: Place,
) -> PyResult<(String, Tour, &'static str)> {
    let grade = grade.map(Grade::by_id).transpose().map_err(raised)?;
    let (graph, target, arrangement) = (graph(place)?, target(closed), Arrangement::Any);
    let settings = MakerSettings { graph, target, seed, grade, givens, arrangement };
    // A maker stays in one thread, so it is made where it works.
    py.detach(|| {
        let mut maker = Maker::new(settings).map_err(raised)?;
        while !maker.advance(SLICE.into()).map_err(raised)? {
            heard(None, 0.0)?;
        }
        let made = maker.made().ok_or_else(|| PyValueError::new_err("no puzzle was found"))?;
        Ok((made.givens.to_string(), Tour(made.tour.clone()), made.grading.grade.id()))
    })
}

#[pymodule]
mod _native {
    #[pymodule_export]
    use super::{Steps, Tour, count, exists, moves, puzzle, rules, solve, trials, verify};
}
