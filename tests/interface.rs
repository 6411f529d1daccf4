//! The words of the JavaScript interface are written out in its declarations; they have to be those
//! of the core, with the same facts. What the page says is tied to the declarations by their types.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use knights_tour::Square;
use knights_tour::run;
use knights_tour::scene::{Layers, THEMES};
use knights_tour::search::{
    Choice, DeadEnd, Effort, Ending, Kind, Meaning, Measure, Target, TieBreak, WhenStuck, best,
};
use knights_tour::theory::diagnosis::Finding;
use knights_tour::theory::existence::Reason;

const DECLARATIONS: &str = include_str!("../src/web/interface.d.ts");

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
    assert_eq!(declared("TieBreakId"), ids::<TieBreak>());
    assert_eq!(declared("Target"), ids::<Target>());
    assert_eq!(declared("WhenStuck"), ids::<WhenStuck>());
    assert_eq!(declared("Measure"), sorted(Measure::ALL.map(Measure::id)));
    assert_eq!(declared("Layer"), sorted(Layers::NAMES));
    assert_eq!(declared("ThemeId"), sorted(THEMES.iter().map(|theme| theme.id)));
}

#[test]
fn declarations_name_everything_that_a_run_can_come_to() {
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
            let union = union_of(words).replace(&union_of(DeadEnd::IDS), "DeadEnd");
            let named = ["Hopeless", "NoTourOfNetwork"];
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

/// Every source below a folder.
fn sources(folder: &Path, texts: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, texts);
        } else {
            texts.push(fs::read_to_string(&path).unwrap());
        }
    }
}

#[test]
fn every_kind_of_step_is_on_the_list() {
    let mut texts = Vec::new();
    for folder in ["src/search", "src/run"] {
        sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut texts);
    }
    let mut kinds = 0;
    for text in &texts {
        let list = text.split_once("KINDS: &[&Kind] =").map_or("", |(_, list)| list);
        let list = list.split_once(';').map_or("", |(list, _)| list);
        let names: Vec<&str> = list
            .split(',')
            .map(|name| name.trim_matches(|char: char| !char.is_ascii_alphabetic()))
            .collect();
        for declaration in text.split("static ").skip(1) {
            let Some((name, _)) = declaration.split_once(": Kind =") else { continue };
            if name.chars().all(|char| char.is_ascii_uppercase() || char == '_')
                && name != "NOTHING"
            {
                assert!(names.contains(&name), "{name} is missing in KINDS");
                kinds += 1;
            }
        }
    }
    assert_eq!(kinds, run::kinds().count());
}

#[test]
fn declarations_name_every_reason_and_finding() {
    let (short, long, start) = (3, 4, Square(0));
    let reasons = [
        Reason::OneSquare,
        Reason::OddArea,
        Reason::Side1 { short, long },
        Reason::Side2 { short, long },
        Reason::Side4 { short, long },
        Reason::SmallException { short, long },
        Reason::Schwenk,
        Reason::OpenTheorem,
        Reason::Colours { light: 1, dark: 2 },
        Reason::StartColour { start },
        Reason::InnerRow { start },
        Reason::StartException { start },
        Reason::TooFewMoves { square: start, degree: 0 },
        Reason::NotConnected { square: start, from: start },
        Reason::NoTheorem,
    ];
    let declared = tight(between("export type ExistenceReason =", "};"));
    let declared: Vec<(Vec<&str>, String)> = declared
        .split("|{code:")
        .skip(1)
        .map(|each| {
            let (codes, facts) = each.split_once([';', '}']).unwrap_or((each, ""));
            (quoted(codes), facts.trim_end_matches('}').to_owned())
        })
        .collect();
    for reason in reasons {
        let facts = &declared.iter().find(|(codes, _)| codes.contains(&reason.code()));
        let (_, facts) = facts.unwrap_or_else(|| panic!("{reason:?} is not declared"));
        // Names of facts, as the variant has them.
        let shown = format!("{reason:?}");
        let has = |name: &str| shown.contains(&format!("{name}: "));
        let names: Vec<&str> =
            facts.split(';').filter_map(|fact| Some(fact.split_once(':')?.0)).collect();
        assert!(names.iter().all(|name| has(name)), "{shown}: {names:?}");
        assert_eq!(names.len(), shown.matches(": ").count(), "{shown}: {names:?}");
    }
    let codes = declared.iter().map(|(codes, _)| codes.len()).sum::<usize>();
    assert_eq!(codes, reasons.len());
    let finding = between("export interface Finding {", "/** To blame");
    assert_eq!(quoted(finding), sorted(Finding::CODES.iter().copied()));
}
