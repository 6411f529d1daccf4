//! The library for Python: it converts and forwards. Sentences, codes and counts are the library's own.

use std::sync::Arc;

use knights_tour::count::{Count, Settings};
use knights_tour::existence::{Answer, existence};
use knights_tour::notation::numbered_board;
use knights_tour::puzzle::{Arrangement, Grade, Maker, MakerSettings};
use knights_tour::run::request::{RequestText, Run};
use knights_tour::search::{Fact, Target, WhenStuck};
use knights_tour::session::Session;
use knights_tour::tour::FirstFault;
use knights_tour::{Error, Graph, Resumable};
use pyo3::exceptions::{PyMemoryError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// Work between two looks at whether the user wants to stop: some hundredths of a second.
const SLICE: u64 = 200_000;

/// Steps between two such looks.
const STEPS: u32 = 200_000;

/// An error as Python has it: its sentence, with `code` and `kind`.
fn raised(error: Error) -> PyErr {
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

/// A graph in any form, or else a board with a leaper.
fn graph(
    board: Option<&str>,
    leaper: Option<(i64, i64)>,
    edges: Option<&str>,
) -> Result<Arc<Graph>, Error> {
    let text = RequestText {
        board: board.map(str::to_owned),
        leaper,
        graph: edges.map(str::to_owned),
        ..RequestText::default()
    };
    Ok(text.run(WhenStuck::Stop)?.graph)
}

/// Settings by the names that links have, as texts.
fn request(settings: &Bound<'_, PyDict>) -> PyResult<RequestText> {
    let mut request = RequestText::default();
    for (name, value) in settings {
        let name: String = name.extract()?;
        if name == "leaper" {
            request.leaper = Some(value.extract()?);
            continue;
        }
        let text = value.str()?.to_string();
        let field = match name.as_str() {
            "board" => &mut request.board,
            "graph" => &mut request.graph,
            "algorithm" => &mut request.algorithm,
            "tour" => &mut request.tour,
            "tieBreak" => &mut request.tie_break,
            "rule" => &mut request.rule,
            "target" => &mut request.target,
            "whenStuck" => &mut request.when_stuck,
            "seed" => &mut request.seed,
            "byHand" => &mut request.by_hand,
            "start" => {
                request.start = Some(text.into());
                continue;
            }
            other => {
                let known = knights_tour::run::request::setting_names();
                let Some(id) = known.iter().find(|id| **id == other) else {
                    let message =
                        format!("there is no setting {other}; there are {}", known.join(", "));
                    return Err(PyValueError::new_err(message));
                };
                request.options.push((*id, text));
                continue;
            }
        };
        *field = Some(text);
    }
    Ok(request)
}

/// Whether the user wants to stop; asked while other threads of Python run.
fn heard() -> PyResult<()> {
    Python::attach(|py| py.check_signals())
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

    fn __len__(&self) -> usize {
        self.0.squares().len()
    }

    fn __str__(&self) -> String {
        numbered_board(&self.0)
    }
}

/// A run of a method, step by step, with the reason of each step. The play head stands before a step.
#[pyclass(unsendable, module = "knights_tour")]
struct Steps(Session);

#[pymethods]
impl Steps {
    /// A run by these settings, named as in links.
    #[new]
    fn new(settings: &Bound<'_, PyDict>) -> PyResult<Self> {
        let run = request(settings)?.run(WhenStuck::Stop).map_err(raised)?;
        Ok(Self(run.begin().map_err(raised)?))
    }

    /// Takes a step; false at the end.
    fn step(&mut self) -> bool {
        self.0.step()
    }

    /// Takes a step back; false at the beginning.
    fn back(&mut self) -> bool {
        self.0.back()
    }

    /// How many steps have been taken.
    #[getter]
    fn position(&self) -> usize {
        self.0.position()
    }

    /// The square on which the knight stands, or which the coming step is about.
    #[getter]
    fn square(&self) -> String {
        self.0.graph().name(self.0.moment().focus)
    }

    /// The squares that the knight could go to, each with the number of its onward moves.
    #[getter]
    fn candidates(&self) -> Vec<(String, u32)> {
        let graph = self.0.graph();
        self.0
            .candidates()
            .iter()
            .map(|each| (graph.name(each.square), each.accessibility))
            .collect()
    }

    /// The code and the facts of the reason for the coming step; `None` at the end.
    #[getter]
    fn reason<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyDict>>> {
        let Some(coming) = self.0.moment().coming else { return Ok(None) };
        let told = PyDict::new(py);
        told.set_item("code", coming.reason.code())?;
        for (name, fact) in coming.reason.facts() {
            match fact {
                Fact::Square(square) => told.set_item(name, self.0.graph().name(square))?,
                Fact::Number(number) => told.set_item(name, number)?,
                Fact::Word(word) => told.set_item(name, word)?,
                _ => {}
            }
        }
        Ok(Some(told))
    }

    /// How the run has ended: `"tour"`, `"stuck"` and the like; `None` before.
    #[getter]
    fn outcome(&self) -> Option<&'static str> {
        self.0.moment().outcome.map(|outcome| outcome.kind())
    }
}

/// A tour by these settings, named as in links.
#[pyfunction]
fn solve(py: Python<'_>, settings: &Bound<'_, PyDict>) -> PyResult<Tour> {
    let run: Run = request(settings)?.run(WhenStuck::Backtrack).map_err(raised)?;
    let mut stopped = None;
    let found = py.detach(|| {
        run.solve_while(STEPS, &mut || {
            stopped = heard().err();
            stopped.is_none()
        })
    });
    match (stopped, found.map_err(raised)?) {
        (Some(stop), _) => Err(stop),
        (None, found) => Ok(Tour(found.expect("only who stops it has no tour"))),
    }
}

/// A tour that somebody wrote, in any common form, or else how many squares are right and what is wrong then.
#[pyfunction]
fn verify(
    text: &str,
    board: Option<&str>,
    leaper: Option<(i64, i64)>,
    edges: Option<&str>,
) -> PyResult<(Option<Tour>, usize, String)> {
    let read = FirstFault::read(&graph(board, leaper, edges).map_err(raised)?, text);
    let read = read.map_err(|error| raised(error.into()))?;
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
    board: Option<&str>,
    leaper: Option<(i64, i64)>,
    edges: Option<&str>,
) -> PyResult<(Option<bool>, &'static str, String)> {
    let graph = graph(board, leaper, edges).map_err(raised)?;
    let start =
        start.map(|name| graph.find(name)).transpose().map_err(|error| raised(error.into()))?;
    let known = existence(&graph, target(closed), start);
    let answer = match known.answer {
        Answer::Yes => Some(true),
        Answer::No => Some(false),
        _ => None,
    };
    Ok((answer, known.reason.code(), known.sentence(&graph, target(closed))))
}

/// The number of tours. `progress` is called with the share of the work that is done.
#[pyfunction]
fn count(
    py: Python<'_>,
    closed: bool,
    directed: bool,
    progress: Option<Bound<'_, PyAny>>,
    board: Option<&str>,
    leaper: Option<(i64, i64)>,
    edges: Option<&str>,
) -> PyResult<u128> {
    let graph = graph(board, leaper, edges).map_err(raised)?;
    let settings = Settings { directed, ..Settings::new(target(closed)) };
    let mut count = Count::new(graph, &settings).map_err(|error| raised(error.into()))?;
    let mut done = count.is_done();
    while !done {
        done = py.detach(|| count.advance(SLICE)).map_err(|error| raised(error.into()))?;
        py.check_signals()?;
        if let Some(progress) = &progress {
            progress.call1((count.fraction(),))?;
        }
    }
    Ok(count.result().unwrap_or_default())
}

/// The moves of a board or graph, as pairs of names.
#[pyfunction]
fn moves(
    board: Option<&str>,
    leaper: Option<(i64, i64)>,
    edges: Option<&str>,
) -> PyResult<Vec<(String, String)>> {
    let graph = graph(board, leaper, edges).map_err(raised)?;
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
    board: Option<&str>,
    leaper: Option<(i64, i64)>,
) -> PyResult<(String, Tour, &'static str)> {
    use knights_tour::choice::Choice;
    let refused = |error: knights_tour::choice::ChoiceError| raised(error.into());
    let settings = MakerSettings {
        graph: graph(board, leaper, None).map_err(raised)?,
        target: target(closed),
        seed,
        grade: grade.map(Grade::by_id).transpose().map_err(refused)?,
        givens,
        arrangement: Arrangement::Any,
    };
    // A maker stays in one thread, so it is made where it works.
    py.detach(|| {
        let mut maker = Maker::new(settings).map_err(raised)?;
        while !maker.advance(SLICE).map_err(raised)? {
            heard()?;
        }
        let made = maker.made().ok_or_else(|| PyValueError::new_err("no puzzle was found"))?;
        Ok((made.givens.to_string(), Tour(made.tour.clone()), made.grading.grade.id()))
    })
}

#[pymodule]
mod _native {
    #[pymodule_export]
    use super::{Steps, Tour, count, exists, moves, puzzle, solve, verify};
}
