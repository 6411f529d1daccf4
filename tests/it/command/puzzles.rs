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
