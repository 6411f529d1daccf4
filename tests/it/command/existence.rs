//! `exists`, and its reasons.

use super::{fed, field, fields, run};

#[test]
fn a_word_that_names_no_graph_is_refused_with_the_names() {
    let (code, told, complaint) = run(&["exists", "nope", "--graph"]);
    assert_eq!((code, told.as_str()), (2, ""));
    for name in ["nope", "path", "complete", "cube", "petersen", "icosian", "herschel"] {
        assert!(complaint.contains(name), "{complaint}");
    }
}

#[test]
fn existence_is_printed_with_its_reason() {
    for (words, code, said) in [
        (&["8x8"][..], 0, "yes: 8x8 has an open tour; every full rectangle"),
        (&["4x6", "--target", "closed"], 1, "no: 4x6 has no closed tour; with four columns"),
        (
            &["6x4", "--wrap", "columns", "--closed"],
            1,
            "no: 6x4 with wrap columns has no closed tour; with four rows",
        ),
        (
            &["4x6", "--wrap", "columns", "--closed"],
            0,
            "yes: 4x6 with wrap columns has a closed tour; a full rectangle of at least three",
        ),
        (&["5x5", "--start", "b1"], 1, "no: 5x5 has no open tour from b1; "),
        (&["#..#/..../..../#..#", "--target", "closed"], 0, "one was just found"),
        (&["petersen", "--graph", "--target", "closed"], 1, "every possibility was tried"),
        (&["petersen", "--graph", "--target", "closed", "--no-search"], 3, "unknown: "),
        (&["a-b a-c a-d", "--graph"], 1, "no: "),
    ] {
        let (found, told, complaint) = run(&[&["exists"], words].concat());
        assert_eq!((found, complaint.as_str()), (code, ""), "{words:?}: {told}");
        assert!(told.contains(said), "{words:?}: {told}");
    }
    // Nothing finds a tour of this board, nor that there is none, in no time.
    let wide = ["exists", "80x13", "--leaper", "6,7", "--target", "closed", "--limit", "0"];
    let (code, told, _) = run(&wide);
    assert!(code == 3 && told.contains("the time is up; tried: theory, cycles; 1 round"), "{told}");
    let (_, json, _) = run(&[&wide[..], &["--json"]].concat());
    assert_eq!(field(&json, "tried"), r#"["theory","cycles"]"#);
    let (_, json, _) = run(&["exists", "4x6", "--target", "closed", "--json"]);
    assert_eq!(
        fields(&json),
        [
            "ending", "answer", "target", "start", "end", "reason", "findings", "searched", "by",
            "tried", "rounds", "squares"
        ]
    );
    assert_eq!(field(&json, "tried"), "null");
    assert_eq!(field(&json, "reason"), r#"{"code":"side-4","short":4,"long":6}"#);
    let (_, json, _) = run(&["exists", "#..#/..../..../#..#", "--target", "closed", "--json"]);
    assert_eq!(
        (field(&json, "answer").as_str(), field(&json, "searched").as_str()),
        ("\"yes\"", "true")
    );
    assert_eq!(field(&json, "squares").matches(',').count(), 11);
}

#[test]
fn boards_are_read_in_the_forms_of_puzzles_and_other_readings_are_offered() {
    let cross = "x..xxxx/....xxx/....xxx/x..xxxx";
    let (code, told, complaint) = run(&["exists", cross, "--closed"]);
    assert_eq!(code, 0, "{told}");
    let said =
        "read as 7x4, \".\" for squares and \"x\" for holes; --reading 2 is 7x4, \"x\" for squares";
    assert!(complaint.contains(said), "{complaint}");
    let (code, told, complaint) = run(&["exists", cross, "--closed", "--reading", "2"]);
    assert_eq!((code, complaint.as_str()), (1, ""), "{told}");
    let (code, _, complaint) = run(&["exists", cross, "--reading", "3"]);
    assert!(code == 2 && complaint.contains("can be read in 2 ways"), "{complaint}");
    for text in [
        "* . . *\n. . . .\n. . . .\n* . . *\n",
        "4 4\nX..X\n....\n....\nX..X\n",
        "+----+\n|X..X|\n|....|\n|....|\n|X..X|\n+----+\n",
        "[[false, true, true, false],\n[true, true, true, true],\n[true, true, true, true],\n[false, true, true, false]]",
    ] {
        let (code, told, complaint) = fed(&["exists", "-", "--closed"], text);
        assert_eq!(code, 0, "{text}: {told}{complaint}");
    }
    assert_eq!(fed(&["exists", "-"], "  .....\n  .....\n  .....\n  .....\n").2, "");
    let (code, _, complaint) = run(&["exists", "...\n.?."]);
    assert!(code == 2 && complaint.contains("row 2, place 2"), "{complaint}");
    // What lacks something is not taken for a small board.
    assert_eq!(run(&["exists", "10"]).0, 2);
}

#[test]
fn a_theorem_decides_boards_larger_than_any_search_takes() {
    for (board, target, code, said) in [
        ("300x300", "open", 0, "yes: 300x300 has an open tour; "),
        ("300x300", "closed", 0, "(schwenk)"),
        ("301x301", "closed", 1, "(odd-area)"),
        ("1000000x1000000", "open", 0, "yes: 1000000x1000000 has an open tour; "),
        ("1000001x999999999999", "closed", 1, "(odd-area)"),
        ("4x5001", "closed", 1, "with four columns, "),
        ("5001x4", "open", 0, "(open-theorem)"),
    ] {
        let (ended, told, complaint) = run(&["exists", board, "--target", target]);
        assert!(ended == code && told.contains(said), "{board} {target}: {told}{complaint}");
    }
    let (code, told, _) = run(&["exists", "301x301", "--start", "b1"]);
    assert!(code == 1 && told.contains("from b1") && told.contains("(start-colour)"), "{told}");
    let (code, json, _) = run(&["exists", "2x5000000000", "--json"]);
    assert!(
        code == 1 && json.contains(r#""reason":{"code":"side-2","short":2,"long":5000000000}"#),
        "{json}"
    );
    // A start, or another piece, needs the board.
    for words in
        [&["0x5000"][..], &["5000x5000", "--start", "a1"], &["5000x5000", "--leaper", "camel"]]
    {
        let (code, _, complaint) = run(&[&["exists"], words].concat());
        assert!(code == 2 && complaint.contains("side"), "{complaint}");
    }
    // Without one, the board is too large to search.
    let (code, _, complaint) = run(&["exists", "300x300", "--leaper", "zebra"]);
    assert!(code == 2 && complaint.contains("up to 65,536 squares"), "{complaint}");
}
