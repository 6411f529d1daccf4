//! Translators read what errors say, and with which facts, in a file that is written here:
//! `KINDS=write cargo test --test it error_kinds`.

use std::{env, fs};

use knights_tour::board::error::{BoardError, LeaperError, MoveOrderError, SquareError};
use knights_tour::call::{CallError, Wanted};
use knights_tour::choice::ChoiceError;
use knights_tour::count::CountError;
use knights_tour::error::{Fact, Template};
use knights_tour::graph::error::{GraphError, MoveKind};
use knights_tour::keypad::KeypadError;
use knights_tour::program::error::ProgramError;
use knights_tour::puzzle::PuzzleError;
use knights_tour::run::error::{IllegalMove, RunError};
use knights_tour::scene::poster::error::PosterError;
use knights_tour::search::rule::{RuleFault, WantedInRule};
use knights_tour::search::{RuleError, SearchError};
use knights_tour::tour::NotATour;
use knights_tour::tour::error::TourTextError;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/www/text/error-kinds.d.ts");

/// The longest line that Prettier leaves as it is.
const MAX_LINE: usize = 100;

/// What only programs can do wrong: the page and its links have no way to it.
const ONLY_IN_PROGRAMS: [&str; 24] = [
    "CallError.MisspeltSetting",
    "CallError.UnknownSetting",
    "CallError.TooManyWalks",
    "CallError.NeedsCanvas",
    "CallError.NoTour",
    "CallError.NoSuchTour",
    "CallError.CountTooLong",
    "CallError.SearchTooLong",
    "CountError.NotShared",
    "CountError.BadShares",
    "CountError.NotPlanned",
    "CountError.Over",
    "CountError.NotTheFirst",
    "CountError.NotFromAShare",
    "CountError.NotTheNextMessage",
    "GraphError.BadEdge",
    "KeypadError.NoSuchKey",
    "PuzzleError.NoBoard",
    "PuzzleError.JoinedEdges",
    "PuzzleError.SquareTwice",
    "bad-argument",
    "freed",
    "in-use",
    "not-started",
];

/// The values that visitors of the page are told to give; the others are types of JavaScript.
const WANTED_BY_THE_PAGE: [&str; 11] = [
    "Wanted.Bytes",
    "Wanted.BytesOrNoLimit",
    "Wanted.AnimationSize",
    "Wanted.AnimationDelay",
    "Wanted.Step",
    "Wanted.Weights",
    "Wanted.MapSide",
    "Wanted.OneKey",
    "Wanted.RandomNumbers",
    "Wanted.CanvasContext",
    "Wanted.Canvas",
];

/// What `guard.js` says, whose kinds are the codes.
const BY_JAVASCRIPT: [Template; 6] = [
    ("crashed", "the solver failed, most likely for lack of memory", &[]),
    ("lost", "{call}: this object was lost when the solver failed; make a new one", &CALL),
    ("freed", "{call}: this object was freed; make a new one", &CALL),
    ("in-use", "{call}: this object is in the middle of another call; wait for its end", &CALL),
    ("not-started", "the solver has not started; call `await init()` first", &[]),
    ("bad-argument", "{call}: {text}; give it what it takes", &[CALL[0], ("text", "String")]),
];

const CALL: [(&str, &str); 1] = [("call", "String")];

fn templates() -> Vec<Template> {
    let of_each: [&[Template]; 22] = [
        BoardError::PHRASES,
        SquareError::PHRASES,
        LeaperError::PHRASES,
        MoveOrderError::PHRASES,
        GraphError::PHRASES,
        MoveKind::PHRASES,
        NotATour::PHRASES,
        TourTextError::PHRASES,
        ChoiceError::PHRASES,
        SearchError::PHRASES,
        RuleError::PHRASES,
        RuleFault::PHRASES,
        WantedInRule::PHRASES,
        RunError::PHRASES,
        ProgramError::PHRASES,
        PosterError::PHRASES,
        CountError::PHRASES,
        KeypadError::PHRASES,
        PuzzleError::PHRASES,
        CallError::PHRASES,
        Wanted::PHRASES,
        &BY_JAVASCRIPT,
    ];
    let illegal = IllegalMove::ALL.map(|what| match Fact::from(&what) {
        Fact::Phrase { kind, .. } => {
            (kind, &*Box::leak(what.to_string().into_boxed_str()), &[][..])
        }
        _ => panic!("{what:?} has no kind"),
    });
    of_each.concat().into_iter().chain(illegal).collect()
}

fn is_for_programs(kind: &str) -> bool {
    ONLY_IN_PROGRAMS.contains(&kind)
        || (kind.starts_with("Wanted.") && !WANTED_BY_THE_PAGE.contains(&kind))
}

fn declared((kind, phrase, facts): &Template) -> String {
    let phrase = phrase.replace("{{", "{").replace("}}", "}");
    assert!(!phrase.contains("*/"), "{phrase}");
    let name = if kind.contains(['.', '-']) { format!("\"{kind}\"") } else { (*kind).to_owned() };
    let facts = facts.iter().map(|(name, of)| {
        let is_number = matches!(*of, "u16" | "u32" | "u64" | "u128" | "usize");
        format!("{name}: {}", if is_number { "number" } else { "string" })
    });
    let facts: Vec<String> = facts.collect();
    let line = format!("  {name}: {{ {} }};", facts.join("; "));
    let declared = match facts.len() {
        0 => format!("  {name}: {{}};"),
        _ if line.len() <= MAX_LINE => line,
        _ => format!("  {name}: {{\n    {};\n  }};", facts.join(";\n    ")),
    };
    format!("  /** {phrase} */\n{declared}\n")
}

fn file() -> String {
    let (rare, seen): (Vec<_>, Vec<_>) =
        templates().into_iter().partition(|(kind, ..)| is_for_programs(kind));
    let [seen, rare] = [seen, rare].map(|them| them.iter().map(declared).collect::<String>());
    format!(
        "/**
 * What errors of the solver say in English, without a capital and a full stop, and the facts in it. Facts that are
 * words, such as `fault` or `wanted`, are phrases listed here as well, and arrive translated.
 *
 * Written by `KINDS=write cargo test --test it error_kinds`.
 */

/** What visitors of the page may read. */
export interface ErrorFacts {{
{seen}}}

/** What only programs can do wrong. */
export interface ProgramFacts {{
{rare}}}

export type AnyErrorFacts = ErrorFacts & ProgramFacts;
export type ErrorKind = keyof AnyErrorFacts;

/** The phrase with facts in braces, or made of the facts, as for plurals. */
export type ErrorText<K extends ErrorKind> = string | ((facts: AnyErrorFacts[K]) => string);

/** Phrases in place of the solver’s English ones. */
export type SomeErrors = {{ [K in ErrorKind]?: ErrorText<K> }};

/** Those that every language but English has. */
export type AllErrors = SomeErrors & {{ [K in keyof ErrorFacts]: ErrorText<K> }};
"
    )
}

#[test]
fn translators_read_every_kind_of_error() {
    if env::var("KINDS").is_ok_and(|what| what == "write") {
        fs::write(FILE, file()).expect("the file can be written");
    }
    let written = fs::read_to_string(FILE).unwrap_or_default();
    assert!(written == file(), "write it anew: KINDS=write cargo test --test it error_kinds");
}

#[test]
fn every_kind_is_listed_once() {
    let mut kinds: Vec<&str> = templates().iter().map(|(kind, ..)| *kind).collect();
    for kind in ONLY_IN_PROGRAMS.iter().chain(&WANTED_BY_THE_PAGE) {
        assert!(kinds.contains(kind), "there is no {kind}");
    }
    let count = kinds.len();
    kinds.sort_unstable();
    kinds.dedup();
    assert_eq!(kinds.len(), count);
}

#[test]
fn what_javascript_says_is_listed_as_it_says_it() {
    let guard = include_str!("../../src/web/guard.js");
    for (code, sentence, _) in BY_JAVASCRIPT {
        assert!(
            guard.contains(&sentence.replace("{call}: ", "").replace("{text}", "${text}")),
            "{code}"
        );
    }
}
