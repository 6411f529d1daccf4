//! The words of the JavaScript interface are written out in its declarations; they have to be those
//! of the core, with the same facts. What the page says is tied to the declarations by their types.

use std::collections::{BTreeMap, BTreeSet};

use knights_tour::board::error::{BoardError, LeaperError, MoveOrderError, SquareError};
use knights_tour::call::CallError;
use knights_tour::choice::ChoiceError;
use knights_tour::count::CountError;
use knights_tour::graph::error::GraphError;
use knights_tour::keypad::KeypadError;
use knights_tour::program::Language;
use knights_tour::program::error::ProgramError;
use knights_tour::puzzle::{
    self, Arrangement, Grade, PuzzleError, Solution as PuzzleSolution, words,
};
use knights_tour::run;
use knights_tour::run::error::{IllegalMove, RunError};
use knights_tour::scene::poster::error::PosterError;
use knights_tour::scene::poster::paper::Orientation;
use knights_tour::scene::poster::{POSTER_THEMES, Style};
use knights_tour::scene::{Layers, THEMES};
use knights_tour::search::rule::LastResort;
use knights_tour::search::{
    Choice, DeadEnd, Effort, Ending, Kind, Meaning, Measure, Outcome, RuleError, RuleMeasure,
    SearchError, Target, TieBreak, WhenStuck, best,
};
use knights_tour::theory::diagnosis::Finding;
use knights_tour::theory::existence::{Answer, Reason, existence, on_rectangle};
use knights_tour::tour::NotATour;
use knights_tour::tour::error::TourTextError;
use knights_tour::{Board, Graph};

const DECLARATIONS: &str = include_str!("../../src/web/interface.d.ts");

/// What stands between two texts in the declarations.
fn between(start: &str, end: &str) -> &'static str {
    let (_, rest) = DECLARATIONS.split_once(start).expect(start);
    rest.split_once(end).expect("a declaration ends").0
}

/// The words of a union of texts in the declarations.
fn declared(name: &str) -> Vec<&'static str> {
    quoted(between(&format!("export type {name} ="), ";"))
}

/// The texts in quotation marks, outside of comments.
fn quoted(declaration: &str) -> Vec<&str> {
    let lines = declaration.lines().filter(|line| !line.trim_start().starts_with("/**"));
    sorted(lines.flat_map(|line| line.split('"').skip(1).step_by(2)))
}

fn sorted<'word>(words: impl IntoIterator<Item = &'word str>) -> Vec<&'word str> {
    let mut words: Vec<&str> = words.into_iter().collect();
    words.sort_unstable();
    words
}

fn ids<T: Choice>() -> Vec<&'static str> {
    sorted(T::ALL.iter().map(|choice| choice.id()))
}

#[test]
fn declarations_name_every_choice() {
    assert_eq!(declared("AlgorithmId"), sorted(run::drivers().map(|driver| driver.id)));
    assert_eq!(declared("TieBreakId"), ids::<TieBreak>());
    assert_eq!(declared("Target"), ids::<Target>());
    assert_eq!(declared("WhenStuck"), ids::<WhenStuck>());
    assert_eq!(declared("ProgramLanguageId"), ids::<Language>());
    assert_eq!(declared("Measure"), sorted(Measure::ALL.map(Measure::id)));
    assert_eq!(declared("RuleMeasureId"), sorted(RuleMeasure::ALL.map(RuleMeasure::id)));
    assert_eq!(quoted(between("  last: ", ";")), sorted(LastResort::ALL.map(LastResort::id)));
    assert_eq!(declared("Layer"), sorted(Layers::NAMES));
    assert_eq!(declared("PuzzleGrade"), ids::<Grade>());
    assert_eq!(declared("PuzzleSymmetry"), ids::<Arrangement>());
    assert_eq!(declared("WordCut"), ids::<words::Unit>());
    assert_eq!(declared("WordStyle"), ids::<words::Style>());
    assert_eq!(declared("PosterStyle"), ids::<Style>());
    assert_eq!(declared("Orientation"), ids::<Orientation>());
    let [.., own] = POSTER_THEMES;
    assert_eq!(declared("PosterTheme"), [own.id]);
    assert_eq!(declared("ThemeId"), sorted(THEMES.iter().map(|theme| theme.id)));
}

#[test]
fn declarations_name_every_outcome_of_a_run() {
    let listed = |words: &'static [&str]| sorted(words.iter().copied());
    assert_eq!(declared("DeadEnd"), listed(DeadEnd::IDS));
    assert_eq!(declared("Ending"), listed(Ending::IDS));
    assert_eq!(declared("AskedMethod"), listed(best::METHODS));
    // What was asked again answers under its first name.
    let answering = best::METHODS.iter().copied().filter(|id| *id != "cycles-again");
    assert_eq!(declared("Answering"), sorted(answering));
    assert_eq!(declared("Effort"), sorted(Effort::ALL.map(Effort::id)));
}

/// What the declarations call the values of a fact.
fn type_of(meaning: Meaning) -> String {
    match meaning {
        Meaning::Square => "SquareName".to_owned(),
        Meaning::Number => "number".to_owned(),
        Meaning::Word(words) if words == TieBreak::IDS => "TieBreakId".to_owned(),
        Meaning::Word(words) if words == best::METHODS => "AskedMethod".to_owned(),
        Meaning::Word(words) => {
            // Some have a name of their own, and one is longer by a word.
            let union = union_of(words)
                .replace(&union_of(DeadEnd::IDS), "DeadEnd")
                .replace(&union_of(TieBreak::IDS), "TieBreakId");
            let named = ["PruneCause", "NoTourOfNetwork"];
            let is_it =
                |name: &&str| tight(between(&format!("export type {name} ="), ";")) == union;
            named.into_iter().find(is_it).map_or(union.clone(), str::to_owned)
        }
    }
}

fn union_of(words: &[&str]) -> String {
    words.iter().map(|word| format!("\"{word}\"")).collect::<Vec<_>>().join("|")
}

/// A declaration without what only lays it out.
fn tight(declaration: &str) -> String {
    let lines = declaration.lines().filter(|line| !line.trim_start().starts_with("/**"));
    let text: String = lines.flat_map(str::chars).filter(|char| !char.is_whitespace()).collect();
    text.replace(";}", "}").replace(":|", ":")
}

#[test]
fn declarations_name_every_kind_of_step_with_its_facts() {
    let mut kinds = BTreeMap::from([("end", "{}".to_owned())]);
    for Kind { code, facts, .. } in run::kinds() {
        let facts = facts.iter().map(|&(name, meaning)| format!("{name}:{}", type_of(meaning)));
        let facts = format!("{{{}}}", facts.collect::<Vec<_>>().join(";"));
        let before = kinds.insert(code, facts.clone());
        assert!(before.is_none_or(|before| before == facts), "two kinds are called {code}");
    }
    let declared = tight(between("export interface ReasonFacts {", "\n}"));
    let declared = declared.split_inclusive("};").map(|each| {
        let (code, facts) = each.trim_end_matches(';').split_once(':').expect(each);
        (code.trim_matches('"'), facts.to_owned())
    });
    assert_eq!(declared.collect::<BTreeMap<_, _>>(), kinds);
}

#[test]
fn declarations_name_every_reason_of_a_puzzle_with_its_facts() {
    let declared = tight(between("export interface PuzzleReasonFacts {", "\n}"));
    let kinds = puzzle::KINDS.iter().map(|Kind { code, facts, .. }| {
        let facts = facts.iter().map(|&(name, meaning)| format!("{name}:{}", type_of(meaning)));
        let code = if code.contains('-') { format!("\"{code}\"") } else { (*code).to_owned() };
        format!("{code}:{{{}}};", facts.collect::<Vec<_>>().join(";"))
    });
    assert_eq!(declared, kinds.collect::<String>());
    let kinds = between("export type PuzzleResult =", "/** The facts of each");
    let kinds = kinds.split("kind: \"").skip(1).filter_map(|each| Some(each.split_once('"')?.0));
    assert_eq!(sorted(kinds), sorted(PuzzleSolution::KINDS.iter().copied()));
}

/// What the declarations call the type of a fact.
fn declared_type(of: &str) -> &str {
    match of {
        "Square" => "SquareName",
        "u16" | "u32" => "number",
        _ => panic!("{of} has no type in the declarations"),
    }
}

#[test]
fn declarations_name_every_reason_with_its_facts() {
    let declared = tight(between("export type ExistenceReason =", "};"));
    let mut reasons = BTreeMap::new();
    for each in declared.split("|{code:").skip(1) {
        let (codes, facts) = each.split_once([';', '}']).unwrap_or((each, ""));
        for code in quoted(codes) {
            let facts = facts.trim_end_matches('}').to_owned();
            assert!(reasons.insert(code.to_owned(), facts).is_none(), "{code} is declared twice");
        }
    }
    let kinds = Reason::KINDS.iter().map(|&(code, facts)| {
        let facts = facts.iter().map(|(name, of)| format!("{name}:{}", declared_type(of)));
        (code.to_owned(), facts.collect::<Vec<_>>().join(";"))
    });
    assert_eq!(reasons, kinds.collect());
    assert_eq!(Reason::KINDS.len(), reasons.len(), "two reasons have one code");
}

#[test]
fn declarations_name_every_reason_of_a_full_board() {
    let mut told = BTreeSet::new();
    for (width, height) in (1..=30).flat_map(|width| (1..=30).map(move |height| (width, height))) {
        for target in [Target::Open, Target::Closed] {
            let known = on_rectangle(width, height, target);
            assert_ne!(known.answer, Answer::Unknown);
            told.insert(known.reason.code());
            for piece in ["0,1", "0,1+1,1", "1,2+1,3", "2,3", "0,1+0,2"] {
                let board = Board::new(width, height).unwrap();
                let graph = Graph::new(board, piece.parse().unwrap());
                told.insert(existence(&graph, target, None).reason.code());
            }
        }
    }
    let declared = quoted(between("export type RectangleReason =", "\n>;"));
    assert_eq!(declared, told.into_iter().collect::<Vec<_>>());
}

#[test]
fn declarations_name_every_answer_finding_and_outcome() {
    let listed = |words: &'static [&str]| sorted(words.iter().copied());
    assert_eq!(declared("ExistenceAnswer"), listed(Answer::IDS));
    let finding = between("export interface Finding extends InEnglish {", "/** To blame");
    assert_eq!(quoted(finding), listed(Finding::CODES));
    let outcomes = between("export type Outcome =", "/** What efforts");
    let kinds = outcomes
        .split("kind: \"")
        .skip(1)
        .filter_map(|each| Some(each.split_once('"')?.0))
        .collect::<Vec<_>>();
    assert_eq!(sorted(kinds), listed(Outcome::KINDS));
    assert_eq!(declared("IllegalMove"), sorted(IllegalMove::ALL.map(IllegalMove::id)));
}

/// What JavaScript itself finds wrong has codes too.
const BY_JAVASCRIPT: [(&str, &str); 6] = [
    ("bad-argument", include_str!("../../src/web/guard.js")),
    ("freed", include_str!("../../src/web/guard.js")),
    ("in-use", include_str!("../../src/web/guard.js")),
    ("crashed", include_str!("../../src/web/guard.js")),
    ("not-started", include_str!("../../src/web/guard.js")),
    ("lost", include_str!("../../src/web/guard.js")),
];

#[test]
fn declarations_name_every_code_of_an_error() {
    let errors: [&[&str]; 17] = [
        BoardError::CODES,
        SquareError::CODES,
        LeaperError::CODES,
        MoveOrderError::CODES,
        GraphError::CODES,
        NotATour::CODES,
        TourTextError::CODES,
        ChoiceError::CODES,
        SearchError::CODES,
        RuleError::CODES,
        RunError::CODES,
        ProgramError::CODES,
        PosterError::CODES,
        CountError::CODES,
        KeypadError::CODES,
        PuzzleError::CODES,
        CallError::CODES,
    ];
    let mut codes: BTreeSet<&str> = errors.into_iter().flatten().copied().collect();
    for (code, script) in BY_JAVASCRIPT {
        assert!(script.contains(&format!("\"{code}\"")), "{code} is thrown nowhere");
        codes.insert(code);
    }
    let declared = between("export type ErrorCode =", ";");
    let is_code = |line: &&str| line.trim_start().starts_with('|');
    let declared: Vec<&str> =
        declared.lines().filter(is_code).filter_map(|line| line.split('"').nth(1)).collect();
    assert_eq!(declared, codes.into_iter().collect::<Vec<_>>(), "in the order of the alphabet");
}
