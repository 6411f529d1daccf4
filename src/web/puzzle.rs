//! Puzzles: numbers of a tour to fill in.

use js_sys::{Array, Object, Reflect};
use wasm_bindgen::prelude::*;

use super::{
    Answer, AnyNumber, AnyText, MadePuzzle, Progress, PuzzleEntries, PuzzleGrading, PuzzleHint,
    PuzzleMakerSettings, PuzzleResult, PuzzleSettings, PuzzleStepList, PuzzleSymmetryList,
    SquareNameList, now, read, slice, write,
};
use crate::board::{Board, Square};
use crate::call::Wanted;
use crate::choice::Choice;
use crate::error::Error;
use crate::graph::Graph;
use crate::graph::embedding::Embedding;
use crate::puzzle::{
    Arrangement, End, Explanation, Givens, Grade, Grading, MAX_CHARACTERS, MAX_SQUARES, Maker,
    MakerSettings, Solution, Solver, Step, parse, wrong_entries,
};
use crate::random::USUAL_SEED;
use crate::resumable::Resumable;
use crate::scene::{THEMES, Theme};
use crate::search::{Fact, Reason};
use crate::tour::Tour;
use crate::tour::target::Target;

/// The default milliseconds of a hint.
const USUAL_HINT: f64 = 5000.0;

/// A puzzle: some numbers of a tour on their squares, and the others to be filled in. `free()` frees its memory.
#[wasm_bindgen]
pub struct Puzzle {
    work: Work,
}

/// A puzzle is solved and then, if it has one solution, explained for its grade.
struct Work {
    solver: Solver,
    explanation: Option<Explanation>,
    is_done: bool,
}

#[wasm_bindgen]
impl Puzzle {
    /// The puzzle with these givens, before it is solved.
    ///
    /// Throws `bad-givens`, `clashing-givens` if two of the numbers contradict each other, `too-long`, `not-for-this-board`
    /// for more than 400 squares, `bad-board`, `board-too-large`, `bad-leaper` or `bad-setting`.
    #[wasm_bindgen(constructor)]
    pub fn new(settings: &PuzzleSettings) -> Answer<Puzzle> {
        if !settings.is_object() {
            return Err(read::bad("settings", settings, Wanted::PuzzleSettings).into());
        }
        read::only(settings, &[&["board", "leaper", "target", "givens"]])?;
        let get = |name| read::get(settings, name);
        let (board, leaper) = (get("board")?, read::leaper(&get("leaper")?)?);
        let board = if read::is_missing(&board) { None } else { Some(read::board(&board)?) };
        let target = read::choice(&get("target")?, Target::Open)?;
        let (givens, wanted) = (get("givens")?, Wanted::PuzzleSettings);
        let text = read::limited_text("givens", &givens, wanted, MAX_CHARACTERS)?;
        let givens = parse(&text, board.as_ref(), leaper, target)?;
        Ok(Self { work: Work::new(givens) })
    }

    /// Works for about this many milliseconds, by default 8, and returns the progress: first on the result, then on the
    /// grade.
    ///
    /// Throws `bad-setting` for an invalid number of milliseconds.
    pub fn advance(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] milliseconds: &JsValue,
    ) -> Answer<Progress> {
        slice::progress(&mut self.work, milliseconds)
    }

    /// Whether there is one solution, as soon as that is known; `"unknown"` before.
    #[wasm_bindgen(getter)]
    pub fn result(&self) -> PuzzleResult {
        let graph = self.givens().graph();
        let Some(solution) = self.work.solver.solution() else {
            return write::answer([("kind", "unknown".into())]);
        };
        let result = write::object([("kind", solution.kind().into())]);
        let set = |name: &'static str, value: JsValue| write::set(&result, name, &value);
        match solution {
            Solution::None(conflict) => {
                let contradiction = Object::new();
                let numbers = write::array(conflict.givens.iter().copied());
                write::set(&contradiction, "givens", &numbers.into());
                let number = conflict.number.map_or(JsValue::NULL, Into::into);
                write::set(&contradiction, "number", &number);
                let square = conflict.square.map(|square| write::name(graph, square));
                write::set(&contradiction, "square", &square.unwrap_or(JsValue::NULL));
                set("contradiction", contradiction.into());
            }
            Solution::One(tour) => {
                set("board", rows(tour).into());
                set("squares", write::names(graph, tour.squares()).into());
            }
            Solution::Several { tours, differ } => {
                set("boards", write::array(tours.iter().map(rows)).into());
                set("differ", write::names(graph, differ).into());
            }
            Solution::Unknown { .. } => {}
        }
        result.unchecked_into()
    }

    /// The grade, once it is known; `undefined` before, and for puzzles that do not have exactly one solution.
    #[wasm_bindgen(getter)]
    pub fn grade(&self) -> PuzzleGrading {
        let grading = self.work.explanation.as_ref().and_then(Explanation::grading);
        grading.map_or(JsValue::UNDEFINED, |grading| written(grading).into()).unchecked_into()
    }

    /// The steps to the solution so far, easiest first: all of them once the grade is known.
    #[wasm_bindgen(getter)]
    pub fn steps(&self) -> PuzzleStepList {
        let steps = self.work.explanation.as_ref().map_or(&[][..], Explanation::steps);
        let steps = steps.iter().map(|step| self.step(step));
        JsValue::from(write::array(steps)).unchecked_into()
    }

    /// The next number that a person could find who has put in these entries, and the steps that lead to it; or the first
    /// entry that is wrong, if the result is known. Takes up to this many milliseconds, by default 5000, of which only
    /// very hard puzzles need more than a few.
    ///
    /// Throws `clashing-givens` for entries that contradict each other or a given number, unless the result is known,
    /// `bad-givens` for numbers that the board does not have, `bad-square`, `square-is-a-hole` or `bad-setting`.
    pub fn why(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "PuzzleEntries")] entries: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] milliseconds: &JsValue,
    ) -> Answer<PuzzleHint> {
        let entries = self.entries(entries)?;
        if let Some((number, square)) = self.wrong(&entries).first() {
            let square = write::name(self.givens().graph(), *square);
            return Ok(hint("wrong", (*number).into(), square, Array::new()));
        }
        let end = now() + read::milliseconds(milliseconds)?.unwrap_or(USUAL_HINT);
        let mut explanation = Explanation::new(self.givens().with(&entries)?);
        let is_found = |explanation: &Explanation| explanation.to_first_number().is_some();
        while !explanation.advance(100)? && !is_found(&explanation) && now() < end {}
        let Some(steps) = explanation.to_first_number() else {
            let kind = match explanation.end() {
                Some(End::Solved) => "solved",
                Some(End::Contradiction) => "contradiction",
                Some(End::Open) | None => "unknown",
            };
            let steps = if kind == "contradiction" { explanation.steps() } else { &[] };
            let steps = write::array(steps.iter().map(|step| self.step(step)));
            return Ok(hint(kind, JsValue::NULL, JsValue::NULL, steps));
        };
        let placed = steps.last().and_then(|step| step.placed);
        let (number, square) = placed.map_or((JsValue::NULL, JsValue::NULL), |(number, square)| {
            (number.into(), write::name(self.givens().graph(), square))
        });
        let steps = write::array(steps.into_iter().map(|step| self.step(step)));
        Ok(hint("step", number, square, steps))
    }

    /// The squares where a number can go at first sight: without a number, and a move from the numbers before and after it
    /// that are known.
    ///
    /// Throws `bad-square`, `square-is-a-hole` or `bad-setting`.
    pub fn places(
        &self,
        number: &AnyNumber,
        #[wasm_bindgen(unchecked_optional_param_type = "PuzzleEntries")] entries: &JsValue,
    ) -> Answer<SquareNameList> {
        let number = read::number("number", number)?;
        let places = self.givens().places(number, &self.entries(entries)?);
        Ok(JsValue::from(write::names(self.givens().graph(), &places)).unchecked_into())
    }

    /// The squares of the entries that are not those of the solution, the lowest number first; none unless the result is
    /// `"unique"`.
    ///
    /// Throws `bad-square`, `square-is-a-hole` or `bad-setting`.
    pub fn wrongs(&self, entries: &PuzzleEntries) -> Answer<SquareNameList> {
        let wrong: Vec<Square> =
            self.wrong(&self.entries(entries)?).into_iter().map(|(_, square)| square).collect();
        Ok(JsValue::from(write::names(self.givens().graph(), &wrong)).unchecked_into())
    }

    /// The board, as its text.
    #[wasm_bindgen(getter)]
    pub fn board(&self) -> String {
        self.givens().graph().board().map_or_else(String::new, Board::to_string)
    }

    /// The givens as rows, in which numbers stand in columns.
    #[wasm_bindgen(getter)]
    pub fn text(&self) -> String {
        self.givens().to_string()
    }

    /// The same in one line, for links.
    #[wasm_bindgen(getter)]
    pub fn line(&self) -> String {
        self.givens().line()
    }

    /// The given numbers by square.
    #[wasm_bindgen(getter, js_name = givens, unchecked_return_type = "PuzzleEntries")]
    pub fn given_numbers(&self) -> JsValue {
        let numbers = Object::new();
        for (number, square) in self.givens().iter() {
            let name = write::name(self.givens().graph(), square);
            let _ = Reflect::set(&numbers, &name, &number.into());
        }
        numbers.into()
    }

    /// An SVG image: the givens on discs, and the entries plain. The theme is `"light"` unless it is given.
    ///
    /// Throws `bad-square`, `square-is-a-hole` or `bad-setting`.
    pub fn svg(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "PuzzleEntries")] entries: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "ThemeId")] theme: &JsValue,
    ) -> Answer<String> {
        let theme = if read::is_missing(theme) {
            &THEMES[0]
        } else {
            let found = theme.as_string().and_then(|id| Theme::by_id(&id));
            found.ok_or_else(|| write::error(read::bad("theme", theme, Wanted::Themes)))?
        };
        Ok(self.givens().svg(&self.entries(entries)?, theme))
    }
}

impl Puzzle {
    fn givens(&self) -> &Givens {
        self.work.solver.givens()
    }

    /// The entries that differ from the solution, if that is known.
    fn wrong(&self, entries: &[(u32, Square)]) -> Vec<(u32, Square)> {
        match self.work.solver.solution() {
            Some(Solution::One(tour)) => wrong_entries(tour, entries),
            _ => Vec::new(),
        }
    }

    /// Numbers by the name of their square; those of givens are left out.
    fn entries(&self, entries: &JsValue) -> Answer<Vec<(u32, Square)>> {
        if read::is_missing(entries) {
            return Ok(Vec::new());
        }
        if !entries.is_object() {
            return Err(read::bad("entries", entries, Wanted::PuzzleEntries).into());
        }
        let graph = self.givens().graph();
        let names = Reflect::own_keys(entries)?;
        let mut found = Vec::new();
        for name in names.iter().take(MAX_SQUARES as usize) {
            let square = read::square(Embedding::from(&**graph), &name)?;
            let number = read::number("entries", &Reflect::get(entries, &name)?)?;
            if self.givens().iter().all(|given| given != (number, square)) {
                found.push((number, square));
            }
        }
        Ok(found)
    }

    fn step(&self, step: &Step) -> Object {
        let graph = self.givens().graph();
        let struck = step.struck.iter().map(|&(number, square)| {
            write::object([("number", number.into()), ("square", write::name(graph, square))])
        });
        let unused = step.unused.iter().map(|&(from, to)| write::names(graph, &[from, to]));
        let (number, square) = match step.placed {
            Some((number, square)) => (number.into(), write::name(graph, square)),
            None => (JsValue::NULL, JsValue::NULL),
        };
        write::object([
            ("reason", reason(graph, step.reason).into()),
            ("number", number),
            ("square", square),
            ("struck", write::array(struck).into()),
            ("unused", write::array(unused).into()),
        ])
    }
}

/// The code of a reason and its facts.
fn reason(graph: &Graph, reason: Reason) -> Object {
    let written = write::object([("code", reason.code().into())]);
    for (name, fact) in reason.facts() {
        let value = match fact {
            Fact::Square(square) => write::name(graph, square),
            Fact::Number(number) => number.into(),
            Fact::Word(word) => word.into(),
        };
        write::set(&written, name, &value);
    }
    written
}

fn hint(kind: &'static str, number: JsValue, square: JsValue, steps: Array) -> PuzzleHint {
    write::answer([
        ("kind", kind.into()),
        ("number", number),
        ("square", square),
        ("steps", steps.into()),
    ])
}

fn written(grading: Grading) -> Object {
    write::object([
        ("grade", grading.grade.id().into()),
        ("hardest", grading.hardest.into()),
        ("count", (grading.count as u32).into()),
    ])
}

/// The numbers of a tour as rows, the top one first; 0 for holes.
fn rows(tour: &Tour) -> Array {
    let graph = tour.graph();
    let mut numbers = vec![0_u32; graph.len()];
    for (number, square) in (1..).zip(tour.squares()) {
        numbers[square.index()] = number;
    }
    let width = graph.board().map_or(1, |board| usize::from(board.width()));
    write::array(numbers.chunks(width).rev().map(|row| write::array(row.iter().copied())))
}

impl Work {
    fn new(givens: Givens) -> Self {
        Self { solver: Solver::new(givens), explanation: None, is_done: false }
    }
}

impl Resumable for Work {
    fn work_a_look(&self) -> u64 {
        self.solver.work_a_look()
    }

    fn advance(&mut self, work: u64) -> Result<bool, Error> {
        if let Some(explanation) = &mut self.explanation {
            self.is_done = explanation.advance(work)?;
        } else if self.solver.advance(work)? {
            match self.solver.solution() {
                Some(Solution::One(_)) => {
                    self.explanation = Some(Explanation::new(self.solver.givens().clone()));
                }
                _ => self.is_done = true,
            }
        }
        Ok(self.is_done)
    }

    fn fraction(&self) -> f64 {
        match &self.explanation {
            _ if self.is_done => 1.0,
            Some(explanation) => 0.5 + explanation.fraction() / 2.0,
            None => self.solver.fraction() / 2.0,
        }
    }
}

/// A maker of puzzles. `free()` frees its memory.
#[wasm_bindgen]
pub struct PuzzleMaker {
    maker: Maker,
}

#[wasm_bindgen]
impl PuzzleMaker {
    /// A maker before its first step. The same settings make the same puzzle everywhere.
    ///
    /// Throws `not-for-this-board` for more than 400 squares, `bad-setting`, among others for a symmetry that the board
    /// does not have, `bad-board`, `board-too-large` or `bad-leaper`.
    #[wasm_bindgen(constructor)]
    pub fn new(settings: &PuzzleMakerSettings) -> Answer<PuzzleMaker> {
        const OWN: &[&str] = &["seed", "grade", "givens", "symmetry"];
        let wanted = Wanted::PuzzleMakerSettings;
        if !settings.is_object() {
            return Err(read::bad("settings", settings, wanted).into());
        }
        read::only(settings, &[&["board", "leaper", "target"], OWN])?;
        let get = |name| read::get(settings, name);
        let graph = read::graph(&get("board")?, &get("leaper")?)?;
        let (grade, givens) = (get("grade")?, get("givens")?);
        let is_any = read::is_missing(&grade);
        let settings = MakerSettings {
            graph,
            target: read::choice(&get("target")?, Target::Open)?,
            seed: read::seed(&get("seed")?)?.unwrap_or_else(|| USUAL_SEED.to_owned()),
            grade: if is_any { None } else { Some(read::choice(&grade, Grade::Easy)?) },
            givens: if read::is_missing(&givens) {
                None
            } else {
                Some(read::number("givens", &givens)?)
            },
            arrangement: read::choice(&get("symmetry")?, Arrangement::Any)?,
        };
        Ok(Self { maker: Maker::new(settings)? })
    }

    /// Works for about this many milliseconds, by default 8, and returns the progress. It ends after some seconds with the
    /// nearest that it has found.
    ///
    /// Throws `no-tour` if no tour of the board is found, or `bad-setting` for an invalid number of milliseconds.
    pub fn advance(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] milliseconds: &JsValue,
    ) -> Answer<Progress> {
        slice::progress(&mut self.maker, milliseconds)
    }

    /// The puzzle, once it is made; `undefined` before.
    #[wasm_bindgen(getter)]
    pub fn result(&self) -> MadePuzzle {
        let Some(made) = self.maker.made() else { return JsValue::UNDEFINED.unchecked_into() };
        let reached =
            write::object([("grade", made.has_grade.into()), ("givens", made.has_givens.into())]);
        write::answer([
            ("givens", made.givens.to_string().into()),
            ("line", made.givens.line().into()),
            ("numbers", (made.givens.len() as u32).into()),
            ("board", rows(&made.tour).into()),
            ("squares", write::names(made.tour.graph(), made.tour.squares()).into()),
            ("grade", made.grading.grade.id().into()),
            ("hardest", made.grading.hardest.into()),
            ("count", (made.grading.count as u32).into()),
            ("reached", reached.into()),
        ])
    }
}

/// How the givens of a puzzle on this board can lie.
///
/// Throws `bad-board` or `board-too-large`.
#[wasm_bindgen(js_name = puzzleSymmetries)]
pub fn puzzle_symmetries(board: &AnyText) -> Answer<PuzzleSymmetryList> {
    let board = read::board(board)?;
    let ids = Arrangement::of_board(&board).into_iter().map(Arrangement::id);
    Ok(JsValue::from(write::array(ids)).unchecked_into())
}
