//! Conversion of our values to plain JavaScript objects.

use std::cell::RefCell;

use js_sys::{Array, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use super::Camera;
use crate::board::Square;
use crate::board::error::{BoardError, LeaperError, MoveOrderError, SquareError};
use crate::board::leaper::Leaper;
use crate::call::CallError;
use crate::choice::Choice;
use crate::choice::ChoiceError;
use crate::count::CountError;
use crate::count::{Count, Forecast, Plan};
use crate::error::{self, Error};
use crate::graph::Graph;
use crate::graph::embedding::Embedding;
use crate::graph::error::GraphError;
use crate::keypad::KeypadError;
use crate::program::error::ProgramError;
use crate::puzzle::PuzzleError;
use crate::run::error::RunError;
use crate::run::replay::REPLAY;
use crate::run::session::Session;
use crate::run::timeline::EditView;
use crate::scene::poster::error::PosterError;
use crate::scene::{self, Layout};
use crate::search::SearchError;
use crate::search::{
    Algorithm, Candidate, Counter, Fact, OptionList, Outcome, Rule, RuleError, RuleMeasure,
    TieBreak, Tried,
};
use crate::theory::diagnosis::Finding;
use crate::theory::existence::{self, Existence};
use crate::theory::reasons;
use crate::tour::error::TourTextError;
use crate::tour::statistics::Statistics;
use crate::tour::target::Target;

pub(super) fn object<const N: usize>(properties: [(&'static str, JsValue); N]) -> Object {
    let object = Object::new();
    for (name, value) in properties {
        set(&object, name, &value);
    }
    object
}

/// A plain object as an argument's or a result's declared type.
pub(super) fn answer<T: JsCast, const N: usize>(properties: [(&'static str, JsValue); N]) -> T {
    object(properties).unchecked_into()
}

thread_local! {
    /// A cache of property names, by address: a moment has a hundred, and passing a text to JavaScript takes
    /// longer than finding it here.
    static NAMES: RefCell<Vec<((*const u8, usize), JsValue)>> = const { RefCell::new(Vec::new()) };
}

pub(super) fn set(object: &Object, name: &'static str, value: &JsValue) {
    let key = (name.as_ptr(), name.len());
    let name = NAMES.with_borrow_mut(|names| {
        let place = names.binary_search_by_key(&key, |&(key, _)| key).unwrap_or_else(|place| {
            names.insert(place, (key, name.into()));
            place
        });
        names[place].1.clone()
    });
    // Only a frozen object or a proxy can reject it, and ours are plain.
    let _ = Reflect::set(object, &name, value);
}

pub(super) fn array<T: Into<JsValue>>(items: impl IntoIterator<Item = T>) -> Array {
    items.into_iter().map(Into::into).collect()
}

/// An error to throw.
pub(super) fn error(error: impl Into<Error>) -> JsValue {
    let error: Error = error.into();
    let thrown = js_sys::Error::new(&error.to_string());
    explain(&thrown, &error);
    thrown.into()
}

/// Adds to an object what programs can know of an error.
pub(super) fn explain(object: &Object, error: &Error) {
    set(object, "code", &error.code().into());
    let facts = error.facts();
    // For illegal moves and for rules, these are properties of the error itself.
    for (name, fact) in &facts {
        if *name == "what" || (error.code() == "bad-rule" && *name != "why") {
            set(object, name, &value_of(fact));
        }
    }
    phrase(object, error.kind(), &facts);
}

fn value_of(fact: &error::Fact) -> JsValue {
    match fact {
        error::Fact::Number(number) => JsValue::from(*number as f64),
        error::Fact::Text(text) | error::Fact::Phrase { text, .. } => text.into(),
    }
}

/// Writes which phrase it is, its facts, and those that are phrases themselves.
fn phrase(object: &Object, kind: &'static str, facts: &[(&'static str, error::Fact)]) {
    let (told, phrases) = (Object::new(), Object::new());
    let mut has_phrases = false;
    for (name, fact) in facts {
        set(&told, name, &value_of(fact));
        if let error::Fact::Phrase { kind, facts, .. } = fact {
            let within = Object::new();
            phrase(&within, kind, facts);
            set(&phrases, name, &within);
            has_phrases = true;
        }
    }
    set(object, "kind", &kind.into());
    set(object, "facts", &told);
    if has_phrases {
        set(object, "phrases", &phrases);
    }
}

/// Makes errors throwable by `?`.
macro_rules! thrown {
    ($($error:ty)*) => {$(
        impl From<$error> for JsValue {
            fn from(error: $error) -> Self {
                self::error(error)
            }
        }
    )*};
}

thrown! {
    Error CallError BoardError SquareError LeaperError MoveOrderError GraphError TourTextError ChoiceError
    SearchError RuleError RunError ProgramError PosterError CountError PuzzleError KeypadError
}

pub(super) fn name(graph: &Graph, square: Square) -> JsValue {
    graph.name(square).into()
}

/// The position of a square on a canvas.
pub(super) fn square_box(
    embedding: Embedding<'_>,
    square: Square,
    layout: &Layout,
) -> super::SquareBox {
    let (left, top) = layout.corner_of(embedding, square);
    let size = layout.square;
    answer([("left", left.into()), ("top", top.into()), ("size", size.into())])
}

/// The two lengths of a piece's leap, or a list of pairs if it has several.
pub(super) fn leaps(leaper: Leaper) -> JsValue {
    match leaper.leaps() {
        [lengths] => array(*lengths).into(),
        leaps => array(leaps.iter().map(|lengths| array(*lengths))).into(),
    }
}

#[inline(never)]
pub(super) fn names(graph: &Graph, squares: &[Square]) -> Array {
    array(squares.iter().map(|&square| name(graph, square)))
}

pub(super) fn tie_break(rule: TieBreak) -> Object {
    object([
        ("id", rule.id().into()),
        ("name", rule.name().into()),
        ("needsBoard", rule.needs_board().into()),
    ])
}

pub(super) fn named_rule(tie_break: TieBreak) -> Object {
    object([("id", tie_break.id().into()), ("text", tie_break.text().into())])
}

pub(super) fn rule(rule: &Rule) -> Object {
    let criteria = rule.criteria().iter().map(|criterion| {
        object([
            ("least", criterion.least.into()),
            ("formula", criterion.formula.to_string().into()),
            ("text", criterion.to_string().into()),
        ])
    });
    object([
        ("text", rule.to_string().into()),
        ("id", rule.tie_break().map_or(JsValue::NULL, |it| it.id().into())),
        ("criteria", array(criteria).into()),
        ("last", rule.last_resort().id().into()),
        ("needsBoard", rule.needs_board().into()),
    ])
}

pub(super) fn algorithm(algorithm: &Algorithm) -> Object {
    object([
        ("id", algorithm.id.into()),
        ("name", algorithm.name.into()),
        ("tieBreaks", array(algorithm.tie_breaks.iter().map(|rule| rule.id())).into()),
        ("usualMoves", algorithm.usual_moves.map_or(JsValue::NULL, |usual| usual.id().into())),
        ("targets", array(algorithm.targets.iter().map(|target| target.id())).into()),
        ("whenStuck", array(algorithm.when_stuck.iter().map(|choice| choice.id())).into()),
        ("options", array(algorithm.options.iter().map(option)).into()),
        ("counters", array(algorithm.counters.iter().map(|counter| counter.id())).into()),
        ("buildsPath", algorithm.builds_path.into()),
        ("randomized", algorithm.randomized.into()),
        ("needsBoard", algorithm.needs_board.into()),
        ("startsAnywhere", algorithm.starts_anywhere.into()),
        ("canEnd", algorithm.can_end.into()),
        ("canTakeOver", algorithm.can_resume().into()),
        ("needsTour", (algorithm.id == REPLAY.id).into()),
        ("largest", (algorithm.largest as f64).into()),
        ("pseudocode", array(algorithm.pseudocode.iter().copied()).into()),
    ])
}

fn option(list: &OptionList) -> Object {
    let values = array(list.values.iter().copied());
    object([("id", list.id.into()), ("values", values.into())])
}

/// A description at the play head, without the path; with at most `most` candidates.
pub(super) fn moment(session: &Session, most: usize) -> Object {
    let graph = session.graph();
    let moment = session.moment();
    let counters = object([
        ("steps", session.position().into()),
        ("visited", session.subgraph().walk().len().into()),
    ]);
    for counter in Counter::ALL {
        set(&counters, counter.id(), &moment.counters.get(counter).into());
    }
    let untried = session.candidates().iter().filter(|candidate| !candidate.tried).count();
    let rule = session.rule();
    let (candidates, decided_by) = by_rule(session, rule.as_ref(), told(session, most));
    let chooses = moment.coming.is_some_and(|it| !it.added.is_empty());
    let decided_by = decided_by.filter(|_| chooses).map_or(JsValue::NULL, Into::into);
    let outcome = moment.outcome.map(|found| {
        let told = outcome(graph, found, moment.answered_by);
        add_tried(&told, moment.tried);
        told
    });
    object([
        ("position", session.position().into()),
        ("recorded", session.recorded().into()),
        ("timeline", session.has_timeline().into()),
        ("done", session.is_done().into()),
        ("waits", session.waits_for_player().into()),
        ("algorithm", session.at_work().0.id.into()),
        ("madeBy", session.made_by().map_or(JsValue::NULL, |by| by.id().into())),
        ("squares", graph.squares().into()),
        ("unit", session.unit().id().into()),
        ("expected", session.expected().map_or(JsValue::NULL, Into::into)),
        ("start", name(graph, session.start())),
        ("focus", name(graph, moment.focus)),
        ("measure", session.measure().id().into()),
        ("squareMeasure", square_measure(session).into()),
        ("candidates", array(candidates).into()),
        ("rule", rule.map_or(JsValue::NULL, |rule| rule.to_string().into())),
        ("decidedBy", decided_by),
        ("untried", untried.into()),
        ("reason", reason(graph, moment.coming).into()),
        ("line", moment.line.into()),
        ("counters", counters.into()),
        ("outcome", outcome.map_or(JsValue::NULL, Into::into)),
    ])
}

/// The id of what the numbers on open squares are.
pub(super) fn square_measure(session: &Session) -> &'static str {
    session.numbers().map_or_else(|| session.square_measure().id(), RuleMeasure::id)
}

/// A candidate with its index among all of them and its value.
type Told<'session> = (usize, &'session Candidate, u32);

/// Candidates with what each criterion of a rule gives for them, and which criterion decides.
pub(super) fn by_rule<'session>(
    session: &Session,
    rule: Option<&Rule>,
    candidates: impl IntoIterator<Item = Told<'session>>,
) -> (Vec<Object>, Option<u32>) {
    let mut untried_values = Vec::new();
    let told = candidates.into_iter().map(|(place, found, value)| {
        let told = candidate(session.graph(), found, value);
        if let Some(rule) = rule {
            let values = session.values(rule, found, place);
            set(&told, "values", &array(values.iter().map(|&value| value as f64)).into());
            if !found.tried {
                untried_values.push(values);
            }
        }
        told
    });
    let told = told.collect();
    let decided_by =
        rule.map(|rule| u32::try_from(rule.decided_by(&untried_values)).unwrap_or_default());
    (told, decided_by)
}

/// All candidates in order; if there are more than `most`, the chosen one first, then untried ones with the
/// least value.
fn told(session: &Session, most: usize) -> Vec<Told<'_>> {
    let count = session.candidates().len();
    let rank = |&(_, found, value): &Told<'_>| (!found.chosen, found.tried, value);
    let mut told: Vec<Told<'_>> = Vec::with_capacity(count.min(most) + 1);
    for (place, (found, value)) in session.measured_candidates().enumerate() {
        let found = (place, found, value);
        let is_before = |other: &Told<'_>| count <= most || rank(other) <= rank(&found);
        told.insert(told.partition_point(is_before), found);
        told.truncate(most);
    }
    told
}

pub(super) fn candidate(graph: &Graph, candidate: &Candidate, value: u32) -> Object {
    object([
        ("square", name(graph, candidate.square)),
        ("accessibility", candidate.accessibility.into()),
        ("value", value.into()),
        ("chosen", candidate.chosen.into()),
        ("tied", candidate.tied.into()),
        ("tried", candidate.tried.into()),
    ])
}

pub(super) fn reason(graph: &Graph, edit: Option<EditView<'_>>) -> Object {
    let Some(edit) = edit else { return object([("code", "end".into())]) };
    let reason = object([("code", edit.reason.code().into())]);
    for (name, fact) in edit.reason.facts() {
        let value = match fact {
            Fact::Square(square) => self::name(graph, square),
            Fact::Number(number) => number.into(),
            Fact::Word(word) => word.into(),
        };
        set(&reason, name, &value);
    }
    reason
}

/// The outcome of a search, and which of several methods had the answer.
pub(super) fn outcome(graph: &Graph, outcome: &Outcome, by: Option<&'static str>) -> Object {
    let found = object([("kind", outcome.kind().into())]);
    let add = |name: &'static str, value: JsValue| set(&found, name, &value);
    match outcome {
        Outcome::Tour(tour) => add("closed", tour.is_closed().into()),
        Outcome::Stuck { cause, visited } => {
            add("cause", cause.id().into());
            add("visited", (*visited).into());
            add("squares", graph.squares().into());
        }
        Outcome::Cycles { cycles } => add("cycles", (*cycles).into()),
        Outcome::Longest { path, most, is_uncrossed } => {
            add("visited", path.len().into());
            add("squares", graph.squares().into());
            add("most", (*most).into());
            if *is_uncrossed {
                add("uncrossed", true.into());
            }
        }
        Outcome::Impossible { why } => {
            let sentence = reasons::sentence(graph, why, &[], &[]);
            let reason = [("code", (*why).into()), ("sentence", sentence.into())];
            add("reason", object(reason).into());
        }
        Outcome::GaveUp { limit, of } => {
            add("limit", (*limit as f64).into());
            add("of", of.id().into());
        }
    }
    if let Some(by) = by {
        add("by", by.into());
    }
    found
}

/// What several methods have tried, for a search that gave up.
pub(super) fn add_tried(outcome: &Object, tried: Option<Tried>) {
    if let Some(Tried { methods, rounds }) = tried {
        set(outcome, "tried", &array(methods).into());
        set(outcome, "rounds", &rounds.into());
    }
}

pub(super) fn count_progress(count: &Count) -> Object {
    let layers = array(count.layers().iter().map(|&states| states as f64));
    object([
        ("done", count.is_done().into()),
        ("fraction", count.fraction().into()),
        ("states", (count.states() as f64).into()),
        ("bytes", (count.bytes() as f64).into()),
        ("layers", layers.into()),
        ("symmetry", count.symmetry().map_or(JsValue::NULL, |each| each.id().into())),
        ("waiting", count.is_waiting().into()),
    ])
}

pub(super) fn count_plan(plan: &Plan) -> Object {
    let bytes = plan.bytes.map(|bytes| bytes as f64);
    let forecast = plan.forecast.map(|Forecast { seconds, bytes }| {
        object([("seconds", seconds.into()), ("bytes", bytes.into())])
    });
    object([
        ("method", plan.method.map_or(JsValue::NULL, |method| method.id().into())),
        ("bytes", bytes.map_or(JsValue::NULL, Into::into)),
        ("layers", plan.layers.into()),
        ("forecast", forecast.map_or(JsValue::NULL, Into::into)),
    ])
}

pub(super) fn finding(graph: &Graph, finding: &Finding) -> Object {
    object([
        ("code", finding.code.into()),
        ("squares", names(graph, &finding.squares).into()),
        ("numbers", array(finding.numbers.iter().copied()).into()),
        ("sentence", finding.sentence(graph).into()),
    ])
}

pub(super) fn statistics(statistics: &Statistics) -> Object {
    let sums = statistics.sums.as_ref().map(|sums| {
        let numbers = |sums: &[u64]| array(sums.iter().map(|&sum| sum as f64));
        let diagonals = sums.diagonals.map(|diagonals| numbers(&diagonals));
        object([
            ("rows", numbers(&sums.rows).into()),
            ("columns", numbers(&sums.columns).into()),
            ("diagonals", diagonals.map_or(JsValue::NULL, Into::into)),
            ("semiMagic", sums.are_semi_magic().into()),
            ("magic", sums.are_magic().into()),
        ])
    });
    let symmetries = statistics.symmetries.iter().map(|symmetry| symmetry.id());
    let crossings = statistics.crossings.map(|crossings| crossings as f64);
    object([
        ("turns", statistics.turns.into()),
        ("runs", array(statistics.runs.iter().copied()).into()),
        ("crossings", crossings.map_or(JsValue::NULL, Into::into)),
        ("symmetries", array(symmetries).into()),
        ("sums", sums.map_or(JsValue::NULL, Into::into)),
    ])
}

pub(super) fn existence(graph: &Graph, existence: &Existence, target: Target) -> Object {
    let reason = object([("code", existence.reason.code().into())]);
    existence.reason.tell(&mut |name, fact| {
        let value = match fact {
            existence::Fact::Square(square) => self::name(graph, square),
            existence::Fact::Number(number) => number.into(),
        };
        set(&reason, name, &value);
    });
    set(&reason, "sentence", &existence.sentence(graph, target).into());
    object([("answer", existence.answer.id().into()), ("reason", reason.into())])
}

pub(super) fn camera(camera: Option<scene::Camera>) -> Camera {
    let written = camera.map_or(JsValue::NULL, |scene::Camera { zoom, middle: (x, y) }| {
        object([("zoom", zoom.into()), ("x", x.into()), ("y", y.into())]).into()
    });
    written.unchecked_into()
}
