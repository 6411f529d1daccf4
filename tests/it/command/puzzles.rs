//! `knights-tour puzzle`.

use std::fs;

use super::{fed, field, fields, object, run, scratch};

const RING: &str = "1 . ./. # ./3 . .";

#[test]
fn what_is_made_is_solved_and_explained() {
    let words = ["puzzle", "make", "6x6", "--closed", "--grade", "hard", "--symmetry", "turned"];
    let (code, puzzle, note) = run(&words);
    assert_eq!((code, puzzle.lines().count()), (0, 6), "{note}");
    assert!(note.starts_with("hard (try is needed "), "{note}");
    let (_, again, _) = run(&words);
    assert_eq!(again, puzzle);

    let (code, json, _) = run(&[&words[..], &["--json"]].concat());
    assert_eq!(code, 0);
    assert_eq!(
        fields(&json),
        [
            "ending", "givens", "line", "numbers", "board", "squares", "grade", "hardest", "count",
            "reached"
        ]
    );
    let (code, solved, _) = fed(&["puzzle", "solve", "-", "--closed", "--json"], &puzzle);
    assert_eq!(
        (code, fields(&solved)),
        (0, ["ending", "kind", "board", "squares"].map(String::from).into())
    );
    assert_eq!(field(&solved, "kind"), "\"unique\"");
    assert_eq!(field(&solved, "board"), field(&json, "board"));

    let (code, steps, _) = fed(&["puzzle", "explain", "-", "--closed"], &puzzle);
    assert_eq!(code, 0);
    assert!(steps.trim_end().lines().last().unwrap().starts_with("hard (try"), "{steps}");
    let (_, json, _) = fed(&["puzzle", "explain", "-", "--closed", "--json"], &puzzle);
    assert_eq!(fields(&json), ["ending", "steps", "grade", "hardest", "count"]);
    for step in object(&json)["steps"].as_array().unwrap() {
        let sentence = step["sentence"].as_str().unwrap();
        let code = step["reason"]["code"].as_str().unwrap();
        assert!(!sentence.starts_with(code), "{code} has no sentence");
    }
}

#[test]
fn the_kinds_of_answers_have_exit_codes() {
    for (puzzle, target, kind, code) in [
        (RING, "closed", "unique", 0),
        ("1 . ./. # ./. . .", "closed", "several", 1),
        ("1 . ./. . ./. . .", "open", "none", 1),
    ] {
        let words = ["puzzle", "solve", puzzle, "--target", target, "--json"];
        let (ending, json, _) = run(&words);
        assert_eq!((ending, field(&json, "kind")), (code, format!("\"{kind}\"")), "{puzzle}");
    }
    let (code, text, _) = run(&["puzzle", "solve", RING, "--closed"]);
    assert_eq!((code, text.split_whitespace().next()), (0, Some("1")), "{text}");
}

#[test]
fn bad_puzzles_are_named() {
    for (words, wanted) in [
        (["solve", "1 x/. ."], "\"x\" in row 1, place 2, is not a number"),
        (["solve", "1 1/. ."], "1 stands on a2 and on b2"),
        (["make", "21x21"], "a puzzle can have up to 400 squares"),
    ] {
        let (code, _, error) = run(&[&["puzzle"], &words[..]].concat());
        assert_eq!(code, 2);
        assert!(error.contains(wanted), "{error}");
    }
    let (code, _, error) = run(&["puzzle", "make", "5x6", "--symmetry", "quarter"]);
    assert_eq!(code, 2);
    assert!(error.contains("it can be none, turned, mirrored"), "{error}");
}

#[test]
fn a_puzzle_has_a_picture() {
    let place = scratch("puzzle.svg");
    let name = place.display().to_string();
    let (code, text, _) = run(&["puzzle", "solve", RING, "--closed", "--svg", &name]);
    assert_eq!((code, text.lines().count()), (0, 3));
    let picture = fs::read_to_string(&place).unwrap();
    assert!(picture.starts_with("<svg ") && picture.contains(">8</text>"));
    let (_, printed, _) = run(&["puzzle", "solve", RING, "--closed", "--svg", "-"]);
    assert_eq!(printed.trim_end(), picture.trim_end());
}

#[test]
fn a_text_is_laid_along_a_tour() {
    let verse = "Can a knight vis-it ev-er-y square of the board and come back home?";
    let words = ["puzzle", "words", verse, "--json"];
    let (code, json, _) = run(&words);
    assert_eq!(code, 0);
    assert_eq!(
        fields(&json),
        [
            "ending",
            "grid",
            "text",
            "parts",
            "board",
            "squares",
            "closed",
            "rests",
            "hasStyle",
            "readings",
            "fromStart",
            "betterSeed"
        ]
    );
    let made = object(&json);
    assert_eq!(made["text"], "Can a knight visit every square of the board and come back home?");
    assert_eq!(made["parts"][4], "it");
    assert_eq!(made["readings"]["kind"], "exactly");
    let (code, grid, note) = run(&words[..3]);
    assert_eq!((code, grid.trim_end()), (0, made["grid"].as_str().unwrap()));
    assert!(note.contains("it can be read in "), "{note}");

    // What was made is found again, even by a text without hyphens and in capitals.
    let shouted = made["text"].as_str().unwrap().to_uppercase();
    let (code, solved, _) = run(&["puzzle", "words", &shouted, "--grid", &grid, "--json"]);
    assert_eq!(code, i32::from(made["readings"]["number"] != 1));
    assert_eq!(fields(&solved), ["ending", "readings", "text", "squares"]);
    assert_eq!(object(&solved)["readings"], made["readings"]);
    let (code, _, note) = run(&["puzzle", "words", "quite another", "--grid", &grid]);
    assert_eq!((code, note.trim_end()), (1, "it can be read in no way"));

    let (_, letters, _) =
        run(&["puzzle", "words", "Cafe\u{301} noi\u{301}r — oui", "--cut", "letters", "--json"]);
    assert_eq!(object(&letters)["parts"][3], "e\u{301}");
    let (code, picture, _) = run(&["puzzle", "words", verse, "--svg", "-", "--solution"]);
    assert!(code == 0 && picture.starts_with("<svg") && picture.contains(">knight<"));
    assert_eq!(run(&["puzzle", "words", verse, "--board", "3x3"]).0, 2);
    assert_eq!(run(&["puzzle", "words", " "]).0, 2);
}
