//! The command `knights-tour`, run as people and scripts run it.
#![cfg(feature = "cli")]

use std::env;
use std::fs;
use std::io::{Read, Write};
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};

use knights_tour::search::{ALGORITHMS, Choice, TieBreak};
use serde_json::{Map, Value};

fn command(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_knights-tour"));
    command.args(words).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// What it says and its exit code: standard output, standard error.
fn run(words: &[&str]) -> (i32, String, String) {
    told(&command(words).output().expect("it can be run"))
}

/// The same with a text on standard input.
fn fed(words: &[&str], text: &str) -> (i32, String, String) {
    let mut child = command(words).stdin(Stdio::piped()).spawn().expect("it can be run");
    let mut input = child.stdin.take().expect("it has an input");
    // It may have ended before it has read all.
    _ = input.write_all(text.as_bytes());
    drop(input);
    told(&child.wait_with_output().expect("it ends"))
}

fn told(output: &Output) -> (i32, String, String) {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("it writes text");
    let code = output.status.code().expect("it ends by itself");
    (code, text(&output.stdout), text(&output.stderr))
}

fn object(json: &str) -> Map<String, Value> {
    serde_json::from_str(json).expect("an object in JSON")
}

/// What a field of an object in JSON is, written as JSON.
fn field(json: &str, name: &str) -> String {
    object(json).get(name).expect(name).to_string()
}

/// The names of an object's own fields, in their order.
fn fields(json: &str) -> Vec<String> {
    object(json).keys().cloned().collect()
}

/// A place for a file of a test.
fn scratch(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    folder.join(format!("command-{}-{name}", std::process::id()))
}

#[test]
fn every_method_makes_a_tour_that_check_takes() {
    for method in ALGORITHMS {
        let is_slow = method.largest < 36;
        // Formations need room.
        let usual = if method.id == "smooth" { "16x12" } else { "6x6" };
        let board = if is_slow { "3x3" } else { usual };
        let asked = ["tour", board, "--method", method.id, "--start", "a1", "--print", "squares"];
        let (code, squares, complaint) = run(&asked);
        if is_slow {
            assert_eq!(code, 1, "{}: {complaint}", method.id);
            continue;
        }
        if code == 3 {
            // A random method may fail with one seed.
            assert!(complaint.starts_with("no tour was found"), "{}: {complaint}", method.id);
            continue;
        }
        assert_eq!((code, complaint.as_str()), (0, ""), "{}", method.id);
        let (code, told, _) = fed(&["check", board, "-"], &squares);
        assert!(code == 0 && told.contains(&format!("tour of {board}: ")), "{}: {told}", method.id);
    }
}

#[test]
fn a_tour_is_told_with_its_board() {
    let (code, told, complaint) = run(&["tour", "5x5"]);
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!((code, complaint.as_str()), (0, ""));
    assert_eq!(lines[0], "an open tour of 5x5 by warnsdorff: 23 turns, 40 crossings");
    assert_eq!((lines[1], lines[2].len(), lines.len()), ("", 14, 7));
    let (_, board, _) = run(&["tour", "5x5", "--print", "board"]);
    assert_eq!(board, lines[2..].join("\n") + "\n");
    let (code, again, _) = fed(&["check", "5x5", "-"], &board);
    assert_eq!((code, again.as_str()), (0, "an open tour of 5x5: 23 turns, 40 crossings\n"));
}

#[test]
fn a_rule_of_ones_own_is_followed_and_a_mistake_in_it_is_told() {
    let rule = ["tour", "6x6", "--rule", "Nearest edge, onward", "--json"];
    let (code, json, _) = run(&rule);
    assert_eq!(code, 0);
    assert_eq!(field(&json, "rule"), "\"nearest edge, fewest onward\"");
    assert_eq!(field(&json, "tieBreak"), "null");
    let (code, _, complaint) = run(&["tour", "6x6", "--rule", "nearest egde"]);
    assert_eq!(code, 2);
    assert!(complaint.contains("instead of “egde”"), "{complaint}");
    let (code, ..) = run(&["tour", "6x6", "--rule", "onward", "--tie-break", "roth"]);
    assert_eq!(code, 2, "only one of them can be followed");
}

#[test]
fn a_run_is_printed_as_a_program() {
    let asked = ["code", "8x8", "--start", "c3", "--rule", "fewest onward, nearest edge"];
    let (code, python, complaint) = run(&asked);
    assert_eq!((code, complaint.as_str()), (0, ""));
    assert!(python.starts_with("# Knight's tour on 8 x 8 from c3: fewest onward, nearest edge.\n"));
    assert!(python.contains("def edge(square):") && !python.contains("def centre"), "{python}");
    let (_, java, _) = run(&[&asked[..], &["--language", "java", "--json"]].concat());
    assert_eq!(fields(&java), ["ending", "language", "name", "text", "lines"]);
    assert_eq!(field(&java, "name"), "\"KnightsTour.java\"");
    let backtracking = ["code", "5x5", "--method", "backtracking", "--order", "fewest-first"];
    let (code, c, _) = run(&[&backtracking[..], &["-l", "c"]].concat());
    assert!(code == 0 && c.contains("keep_least(best, count, onward)"), "{c}");
    for (refused, why) in [
        (&["code", "petersen", "--graph"][..], "not boards"),
        (&["code", "8x8", "--order", "tutorial"], "--method backtracking"),
        (&["code", "300x8"], "side of 300"),
        (&["code", "8x8", "--tie-break", "squirrel-cull"], "regions"),
        (&["code", "8x8", "--method", "backtracking", "--prune"], "prune false"),
    ] {
        let (code, printed, complaint) = run(refused);
        assert_eq!((code, printed.as_str()), (2, ""), "{refused:?}");
        assert!(complaint.contains(why), "{complaint}");
    }
}

#[test]
fn a_tour_in_json_says_what_it_was_made_with() {
    let (code, json, _) = run(&["tour", "6x6", "--json"]);
    assert_eq!(code, 0);
    assert_eq!(
        fields(&json),
        [
            "ending",
            "method",
            "start",
            "target",
            "tieBreak",
            "rule",
            "whenStuck",
            "seed",
            "outcome",
            "statistics",
            "tried",
            "rounds",
            "steps",
            "backtracks",
            "restarts",
            "seconds",
            "squares"
        ]
    );
    for (name, value) in [
        ("ending", "\"done\""),
        ("method", "\"warnsdorff\""),
        // As the help says.
        ("start", "\"a1\""),
        ("tieBreak", "\"roth\""),
        ("whenStuck", "\"backtrack\""),
        ("seed", "\"1\""),
    ] {
        assert_eq!(field(&json, name), value);
    }
    assert!(field(&json, "outcome").starts_with("{\"kind\":\"tour\",\"closed\":"));
    assert_eq!(field(&json, "squares").matches(',').count(), 35);
    let (code, told, _) = fed(&["check", "6x6", "-", "--json"], &json);
    assert_eq!((code, field(&told, "tour").as_str()), (0, "true"));
    assert_eq!(field(&told, "statistics"), field(&json, "statistics"));
}

#[test]
fn the_same_seed_makes_the_same_tour() {
    let tour = |seed| {
        run(&["tour", "8x8", "--tie-break", "random", "--start", "random", "--seed", seed]).1
    };
    assert_eq!(tour("7"), tour("7"));
    assert_ne!(tour("7"), tour("8"));
}

#[test]
fn where_there_is_no_tour_it_says_why() {
    for (words, code, said) in [
        // Theory, a search, an obstacle on a board with holes.
        (&["tour", "7x7", "--target", "closed"][..], 1, "(odd-area)"),
        (&["tour", "4x4"], 1, "there is no such tour: "),
        (&["tour", "3x3", "--method", "backtracking"], 1, "there is no such tour: "),
        (&["tour", "8x8", "--leaper", "2,2"], 1, "(not-connected)"),
        (
            &["tour", "8x8", "--target", "closed", "--when-stuck", "stop"],
            3,
            "(--when-stuck backtrack, --start)",
        ),
        (&["tour", "30x30", "--method", "backtracking", "--limit", "0"], 3, "the time is up"),
    ] {
        let found = run(words);
        assert_eq!((found.0, found.1.as_str()), (code, ""), "{words:?}: {found:?}");
        assert!(found.2.contains(said), "{words:?}: {found:?}");
    }
    let (code, json, complaint) = run(&["tour", "7x7", "--target", "closed", "--json"]);
    assert_eq!((code, field(&json, "ending").as_str(), complaint.as_str()), (1, "\"no\"", ""));
    let outcome = r#"{"kind":"impossible","reason":{"code":"odd-area"}}"#;
    assert_eq!(
        (field(&json, "outcome").as_str(), field(&json, "squares").as_str()),
        (outcome, "[]")
    );
}

#[test]
fn a_picture_is_saved() {
    let place = scratch("tour.svg");
    let name = place.to_str().expect("its name is a text");
    let saved = ["tour", "8x8", "--target", "closed", "--svg", name, "--theme", "dark"];
    let (code, told, _) = run(&saved);
    assert_eq!((code, told.lines().count()), (0, 1), "{told}");
    let picture = fs::read_to_string(&place).expect("it was saved");
    assert!(picture.starts_with("<svg ") && picture.contains(">55<"), "{picture}");
    let (_, printed, _) =
        run(&["tour", "8x8", "--target", "closed", "--svg", "-", "--theme", "dark"]);
    assert_eq!(printed, picture.trim_end().to_owned() + "\n");
    let bare = run(&["tour", "8x8", "--target", "closed", "--svg", "-", "--layers", "path"]).1;
    assert!(bare.starts_with("<svg ") && !bare.contains(">55<"));
    fs::remove_file(&place).expect("it can be removed");
    // No tour, no picture.
    assert_eq!(run(&["tour", "4x4", "--svg", name]).0, 1);
    assert!(!place.exists());
    let (code, _, complaint) = run(&["tour", "8x8", "--svg", "/no/such/folder/tour.svg"]);
    assert!(code == 4 && complaint.contains("/no/such/folder/tour.svg: "), "{complaint}");
    let (code, _, complaint) = run(&["tour", "1000x1000", "--svg", name]);
    assert!(code == 2 && complaint.contains("at most 200000 squares"), "{complaint}");
}

#[test]
fn a_poster_is_saved() {
    let picture = |more: &[&str]| {
        let (code, told, complaint) = run(&[
            &["tour", "6x6", "--target", "closed", "--method", "cycles", "--svg", "-"],
            more,
        ]
        .concat());
        assert_eq!((code, complaint.as_str()), (0, ""), "{more:?}");
        told
    };
    for style in ["numbered", "line", "ribbon", "woven", "turns"] {
        let poster = picture(&["--poster", style, "--paper", "a3", "--orientation", "landscape"]);
        assert!(poster.starts_with("<svg ") && poster.ends_with("</svg>\n"), "{poster}");
        assert!(poster.contains("width=\"420mm\" height=\"297mm\""), "{poster}");
    }
    let words = ["--poster", "turns", "--title", "Six & six", "--caption", "<closed>"];
    let poster = picture(&[&words[..], &["--theme", "black-and-white"]].concat());
    assert!(poster.contains(">Six &amp; six<") && poster.contains(">&lt;closed&gt;<"), "{poster}");
    assert!(poster.contains(" turns<") && poster.contains(" straight on<"), "{poster}");

    for (more, said) in [
        (&["--poster", "knotted"][..], "numbered, line, ribbon, woven, turns"),
        (&["--poster", "line", "--paper", "A9"], "paper cannot be \"A9\"; it can be one of A5, "),
        (
            &["--poster", "line", "--title", &"x".repeat(101)],
            "title can have at most 100 characters",
        ),
        (&["--poster", "line", "--layers", "path"], "--layers"),
        (&["--paper", "A4"], "--poster"),
        (&["--theme", "black-and-white"], "--theme black-and-white only works for posters"),
    ] {
        let (code, told, complaint) = run(&[&["tour", "6x6", "--svg", "-"], more].concat());
        assert!(code == 2 && told.is_empty(), "{more:?}: {code} {told}");
        assert!(complaint.contains(said), "{more:?}: {complaint}");
    }
    let (code, _, complaint) =
        run(&["tour", "300x300", "--method", "blocks", "--svg", "-", "--poster", "line"]);
    assert!(code == 2 && complaint.contains("at most 65536 squares"), "{complaint}");
    let (code, _, complaint) = run(&["tour", "cube", "--graph", "--svg", "-", "--poster", "line"]);
    assert!(code == 2 && complaint.contains("a poster shows a tour of a board"), "{complaint}");
}

#[test]
fn nothing_that_is_asked_of_a_picture_is_passed_over_in_silence() {
    let options: [&[&str]; 7] = [
        &["--poster", "woven"],
        &["--theme", "dark"],
        &["--layers", "path"],
        &["--paper", "A3"],
        &["--orientation", "portrait"],
        &["--title", "A tour"],
        &["--caption", "A tour"],
    ];
    for option in options {
        let asked = [(&["--json"][..], "--svg"), (&["--print", "board"], "cannot be used with")];
        for (instead, why) in asked {
            let words = [&["tour", "8x8"], option, instead].concat();
            let (code, told, complaint) = run(&words);
            assert_eq!(code, 2, "{words:?}: {told}");
            assert!(format!("{told}{complaint}").contains(why), "{words:?}: {told}{complaint}");
        }
    }
}

#[test]
fn known_numbers_are_counted() {
    for (words, number) in [
        (&["6x6", "--target", "closed"][..], "9862"),
        (&["6x6", "--target", "closed", "--method", "frontier"], "9862"),
        (&["6x6", "--target", "closed", "--directed"], "19724"),
        (&["6x6", "--target", "closed", "--up-to-symmetry"], "1245"),
        (&["5x5", "--target", "open", "--directed"], "1728"),
        (&["4x4"], "0"),
        (&["#..#/..../..../#..#", "--target", "closed"], "2"),
        (&["cube", "--graph", "--target", "closed"], "6"),
    ] {
        let (code, told, complaint) = run(&[&["count"], words].concat());
        assert_eq!((code, complaint.as_str()), (0, ""), "{words:?}");
        assert_eq!(told.split(' ').next(), Some(number), "{words:?}: {told}");
    }
    let (_, told, _) = run(&["count", "6x6", "--target", "closed"]);
    assert_eq!(told, "9862 closed tours of 6x6\n");
    let (_, json, _) = run(&["count", "6x6", "--target", "closed", "--memory", "6GiB", "--json"]);
    assert_eq!(
        fields(&json),
        [
            "ending",
            "tours",
            "target",
            "directed",
            "upToSymmetry",
            "method",
            "fraction",
            "bytes",
            "seconds",
            "diskBytes",
            "board",
            "seam",
            "order",
            "threads"
        ]
    );
    assert_eq!(
        (field(&json, "tours").as_str(), field(&json, "method").as_str()),
        ("\"9862\"", "\"folded\"")
    );
}

#[test]
fn a_count_up_to_symmetry_tells_the_symmetric_tours() {
    let up_to_symmetry = ["count", "6x6", "--target", "closed", "--up-to-symmetry"];
    let (_, told, _) = run(&up_to_symmetry);
    assert_eq!(
        told,
        "1245 closed tours of 6x6, counted up to symmetry\n\
         symmetric among all: 78 by half-turn, 10 by quarter-turn, 10 by three-quarter-turn\n"
    );
    let (_, told, _) = run(&["count", "6x6", "--up-to-symmetry"]);
    assert!(told.ends_with("\nsymmetric among all: none\n"), "{told}");
    let (_, json, _) = run(&[&up_to_symmetry[..], &["--json"]].concat());
    assert!(field(&json, "kept").contains("\"half-turn\":\"78\""), "{json}");
    let (code, json, _) = run(&["count", "8x8", "--up-to-symmetry", "--limit", "0", "--json"]);
    assert_eq!((code, field(&json, "kept").as_str()), (3, "null"));
}

#[test]
fn a_count_keeps_its_limits() {
    let (code, told, complaint) = run(&["count", "8x8", "--memory", "1MiB"]);
    assert_eq!((code, told.as_str()), (3, ""));
    assert!(
        complaint.contains("the limit is 1 MiB") && complaint.contains("(--memory, or"),
        "{complaint}"
    );
    let (code, json, _) = run(&["count", "8x8", "--limit", "0", "--json"]);
    assert_eq!(
        (code, field(&json, "ending").as_str(), field(&json, "tours").as_str()),
        (3, "\"undecided\"", "null")
    );
    let (code, _, complaint) = run(&["count", "8x8", "--memory", "lots"]);
    assert!(code == 2 && complaint.contains("such as 12GiB"), "{complaint}");
}

#[test]
fn a_word_that_names_no_graph_is_refused_with_the_names() {
    let (code, told, complaint) = run(&["exists", "nope", "--graph"]);
    assert_eq!((code, told.as_str()), (2, ""));
    for name in ["nope", "path", "complete", "cube", "petersen", "icosian", "herschel"] {
        assert!(complaint.contains(name), "{complaint}");
    }
}

#[test]
fn existence_is_told_with_its_reason() {
    for (words, code, said) in [
        (&["8x8"][..], 0, "yes: 8x8 has an open tour; every full rectangle"),
        (&["4x6", "--target", "closed"], 1, "no: 4x6 has no closed tour; with four columns"),
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
            "ending", "answer", "target", "start", "reason", "findings", "searched", "by", "tried",
            "rounds", "squares"
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

#[test]
fn an_estimate_comes_near() {
    let asked = ["estimate", "6x6", "--target", "closed", "--walks", "20000", "--json"];
    let (code, json, _) = run(&asked);
    assert_eq!(code, 0);
    assert_eq!(
        fields(&json),
        [
            "ending",
            "estimate",
            "log10",
            "standardError",
            "relativeError",
            "walks",
            "completed",
            "target",
            "directed",
            "weight",
            "seconds"
        ]
    );
    let number = |name| field(&json, name).parse::<f64>().expect(name);
    let off = (number("estimate") - 9862.0).abs();
    assert!(off < 5.0 * number("standardError"), "{json}");
    let (_, told, _) = run(&["estimate", "6x6", "--target", "closed", "--walks", "2000"]);
    assert!(
        told.starts_with("about ") && told.contains(" closed tours of 6x6: 2000 walks"),
        "{told}"
    );
}

#[test]
fn what_is_wrong_with_a_tour_is_told_and_since_when_it_is_lost() {
    let (code, told, _) = run(&["check", "5x5", "a1 b3 d4 b5 d5"]);
    assert_eq!(code, 1);
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(
        lines[0],
        "not a tour: the step from b5 to d5, number 5 of the list, is not a knight’s move"
    );
    assert_eq!(lines[1..], ["its first 4 squares are fine", "they can still become a tour"]);
    let (_, told, _) = run(&["check", "8x8", "(0, 1) (2, 2) (2, 4)"]);
    let sentence =
        "the step from (2, 2) to (2, 4), c6 to e6, number 3 of the list, is not a knight’s move";
    assert_eq!(told.lines().next(), Some(format!("not a tour: {sentence}").as_str()));
    // c1 leaves the corner a2 … nobody can come to any more.
    let (_, told, _) = run(&["check", "3x4", "a1 b3 d2"]);
    assert!(told.starts_with("not a tour: "), "{told}");
    let (_, json, _) = run(&["check", "5x5", "c3 a2 c1 e2 d4 b5 a3 b1", "--json"]);
    assert_eq!(
        fields(&json),
        [
            "ending",
            "tour",
            "closed",
            "form",
            "holds",
            "problem",
            "verdict",
            "lostSince",
            "why",
            "leftOut",
            "board",
            "squares"
        ]
    );
    assert_eq!((field(&json, "ending").as_str(), field(&json, "holds").as_str()), ("\"no\"", "8"));
    let (code, told, _) = run(&["check", "8x8", ""]);
    assert!(code == 1 && told.contains("none of its squares can be used"), "{told}");
    // A tour that does not close is none where it has to.
    let (_, squares, _) = run(&["tour", "5x5", "--print", "squares"]);
    let (code, told, _) = fed(&["check", "5x5", "-", "--target", "closed"], &squares);
    assert!(code == 1 && told.starts_with("not a tour: every square is visited"), "{told}");
}

#[test]
fn tours_are_read_in_every_common_form() {
    let (_, squares, _) = run(&["tour", "5x6", "--print", "squares"]);
    let names: Vec<&str> = squares.split_whitespace().collect();
    let place = |name: &str| {
        let (file, rank) = name.split_at(1);
        (file.as_bytes()[0] - b'a', rank.parse::<u8>().expect("a rank") - 1)
    };
    let join = |parts: Vec<String>, between: &str| parts.join(between);
    let each = |write: &dyn Fn((u8, u8)) -> String| -> Vec<String> {
        names.iter().map(|name| write(place(name))).collect()
    };
    let numbers = join(each(&|(x, y)| (y * 5 + x).to_string()), " ");
    let pairs = join(each(&|(x, y)| format!("({}, {x})", 5 - y)), ", ");
    let lists = format!("[{}]", join(each(&|(x, y)| format!("[{}, {x}]", 5 - y)), ", "));
    let object = join(each(&|(x, y)| format!("{{\"row\": {}, \"column\": {x}}}", 5 - y)), ", ");
    let strings = format!("{{\"steps\": 29, \"tour\": [\"{}\"]}}", names.join("\", \""));
    let (_, board, _) = run(&["tour", "5x6", "--print", "board"]);
    let moves = join(names.iter().map(|name| format!("N{name}")).collect(), " ");
    let table =
        format!("turn,row,column\n{}", join(each(&|(x, y)| format!("1,{},{x}", 5 - y)), "\n"));
    let object = format!("[{object}]");
    for text in [squares.clone(), numbers, pairs, lists, object, strings, board, moves, table] {
        let (code, told, complaint) = fed(&["check", "5x6", "-"], &text);
        assert_eq!(code, 0, "{text}\n{told}{complaint}");
    }
}

#[test]
fn what_tour_prints_is_what_check_reads() {
    for more in [&[][..], &["--print", "board"], &["--print", "squares"], &["--json"]] {
        let (_, printed, _) = run(&[&["tour", "6x6"], more].concat());
        let (code, told, complaint) = fed(&["check", "6x6", "-"], &printed);
        assert_eq!(code, 0, "{more:?}: {told}{complaint}");
    }
    let (_, printed, _) = run(&["tour", "6x6"]);
    let (_, told, _) = fed(&["check", "6x6", "-"], &printed);
    let summary = printed.lines().next().expect("a summary");
    let left_out = told.lines().last().expect("a line").strip_prefix("left out: ");
    let is_told = left_out.is_some_and(|words| summary.starts_with(words.trim_end_matches('…')));
    assert!(is_told, "{told}");
}

#[test]
fn a_closed_tour_may_be_written_with_its_return() {
    let (_, squares, _) = run(&["tour", "6x6", "--target", "closed", "--print", "squares"]);
    let first = squares.split_whitespace().next().expect("a square");
    let text = format!("{} {first}", squares.trim());
    let (code, told, _) = fed(&["check", "6x6", "-", "--target", "closed"], &text);
    assert!(code == 0 && told.starts_with("a closed tour of 6x6"), "{told}");
}

#[test]
fn a_tour_of_another_board_is_told_with_that_board() {
    for print in ["board", "squares"] {
        let (_, text, _) = run(&["tour", "6x6", "--print", print]);
        let (code, told, _) = fed(&["check", "5x5", "-"], &text);
        assert_eq!(code, 1, "{print}");
        assert!(told.contains("the text is written for another board: 6x6"), "{print}: {told}");
        let (_, json, _) = fed(&["check", "5x5", "-", "--json"], &text);
        assert_eq!(field(&json, "board"), "\"6x6\"", "{print}");
    }
    let (_, squares, _) = run(&["tour", "6x6", "--print", "squares"]);
    let written = |each: fn(u8, u8) -> String| {
        let names = squares.split_whitespace().map(str::as_bytes);
        names.map(|name| each(name[0] - b'a', name[1] - b'1')).collect::<Vec<_>>().join(" ")
    };
    let pairs = written(|x, y| format!("({}, {x})", 5 - y));
    let numbers = written(|x, y| (6 * y + x).to_string());
    for text in [pairs, numbers] {
        let (_, told, _) = fed(&["check", "5x5", "-"], &text);
        assert!(told.contains("the text is written for another board: 6x6"), "{text}: {told}");
    }
}

#[test]
fn boards_and_tours_come_from_files_too() {
    let place = scratch("board.txt");
    fs::write(&place, "#..#\r\n....\n....\n#..#\n").expect("a file can be written");
    let from_file = format!("@{}", place.display());
    let (code, told, _) = run(&["count", &from_file, "--target", "closed"]);
    assert_eq!((code, told.as_str()), (0, "2 closed tours of a board of 12 squares\n"));
    let (code, told, _) = fed(&["count", "-", "--target", "closed"], "#..#/..../..../#..#\n");
    assert_eq!((code, told.as_str()), (0, "2 closed tours of a board of 12 squares\n"));
    fs::write(&place, [0xff, 0xfe]).expect("a file can be written");
    assert_eq!(run(&["count", &from_file]).0, 4);
    fs::remove_file(&place).expect("it can be removed");
    let (code, _, complaint) = run(&["count", &from_file]);
    assert!(code == 4 && complaint.contains("board.txt: "), "{complaint}");
    assert_eq!(run(&["check", "-", "-"]).0, 2);
}

#[test]
fn wrong_usage_is_told_in_a_sentence() {
    for (words, said) in [
        (&["tour", "0x8"][..], "a board's sides must be at least 1"),
        (&["tour", "9999x8"], "each side can be at most 4096"),
        (&["tour", ""], "this board has no squares"),
        (&["tour", "8x8", "--start", "z9"], "z9 is not on this board"),
        (&["tour", "8x8", "--start", "any"], "start cannot be \"any\""),
        (&["tour", "8x8", "--leaper", "0,0"], "(0, 0) is not a leaper"),
        (&["tour", "8x8", "--leaper", "-1,2"], "(-1, 2) is not a leaper"),
        (&["tour", "8x8", "--leaper", "horse"], "two whole numbers such as 1,3"),
        (&["tour", "8x8", "--method", "magic"], "possible values: warnsdorff"),
        (&["tour", "8x8", "--prune"], "--prune only works with --method backtracking"),
        (
            &["tour", "8x8", "--method", "neural", "--when-stuck", "backtrack"],
            "--when-stuck cannot be",
        ),
        (&["tour", "8x9", "--tie-break", "squirrel-cull"], "cannot be used on this board"),
        (&["tour", "8x8", "--limit", "-1"], "unexpected argument"),
        (&["tour", "8x8", "--limit=NaN"], "a number of seconds"),
        (&["tour", "1-1", "--graph"], "is a loop"),
        (&["count", "100x100"], "up to 4,096 squares"),
        (&["count", "8x8", "--method", "listing"], "possible values: folded, frontier"),
        (&["count", "\u{1F40E}"], "is neither a square nor a hole"),
        (&["estimate", "8x8", "--weight", "99"], "weight cannot be \"99\""),
        (&["estimate", "8x8", "--walks", "-3"], "unexpected argument"),
        (&["estimate", "8x8", "--walks", "0"], "0 is not in 1.."),
        (&["frobnicate"], "unrecognized subcommand"),
        (&[], "Usage: knights-tour"),
    ] {
        let (code, told, complaint) = run(words);
        assert_eq!((code, told.as_str()), (2, ""), "{words:?}: {complaint}");
        assert!(complaint.contains(said), "{words:?}: {complaint}");
    }
    let (code, json, complaint) = run(&["tour", "0x8", "--json"]);
    assert_eq!(code, 2);
    assert_eq!(fields(&json), ["ending", "error"]);
    let error = field(&json, "error");
    assert!(error.starts_with(r#"{"code":"bad-board","message":"a board's sides"#), "{error}");
    assert!(complaint.starts_with("error: a board's sides"));
    let (code, json, _) = run(&["tour", "--json", "8x8", "--method", "magic"]);
    assert_eq!((code, field(&json, "ending").as_str()), (2, "\"wrong-usage\""));
}

#[test]
fn help_names_all_that_there_is() {
    let (code, help, _) = run(&["tour", "--help"]);
    assert_eq!(code, 0);
    for method in ALGORITHMS {
        assert!(help.contains(method.id) && help.contains(method.name), "{}", method.id);
        for list in method.options {
            assert!(help.contains(&format!("--{}", list.id)), "{}", list.id);
        }
    }
    assert!(TieBreak::ALL.iter().all(|rule| help.contains(rule.id())));
    for command in ["tour", "count", "estimate", "check", "exists", "code"] {
        let (code, help, _) = run(&[command, "--help"]);
        assert_eq!(code, 0);
        assert!(help.contains("Exit codes:") && help.contains("130  interrupted"), "{command}");
        // Every option but --help stands in a group.
        let (_, plain) = help.split_once("\nOptions:\n").expect("some stand in none");
        let (plain, groups) = plain.split_once("\n\n").expect("there are groups");
        assert!(plain.contains("--help") && !plain.contains("--json"), "{command}: {plain}");
        for group in ["Board or graph:\n", "Output:\n"] {
            assert!(groups.contains(group), "{command}: {group}");
        }
    }
    let version = format!("knights-tour {}\n", env!("CARGO_PKG_VERSION"));
    assert_eq!(run(&["--version"]), (0, version, String::new()));
}

#[test]
fn a_reader_that_goes_is_no_error() {
    for words in [&["tour", "300x300", "--print", "squares"][..], &["tour", "--help"]] {
        let mut child = command(words).spawn().expect("it can be run");
        let mut first = [0; 4];
        child.stdout.take().expect("a pipe").read_exact(&mut first).expect("it says something");
        let (code, _, complaint) = told(&child.wait_with_output().expect("it ends"));
        assert_eq!((code, complaint.as_str()), (0, ""), "{words:?}");
    }
    let full = fs::OpenOptions::new().write(true).open("/dev/full");
    if let Ok(full) = full {
        let output = command(&["tour", "8x8"]).stdout(full).output().expect("it can be run");
        let (code, _, complaint) = told(&output);
        assert!(code == 4 && complaint.contains("standard output: "), "{complaint}");
    }
}

/// The output with a memory limit of this many KiB.
#[cfg(target_os = "linux")]
fn run_within(kibibytes: u32, words: &[&str]) -> (i32, String, String) {
    let limited = format!("ulimit -v {kibibytes}; exec \"$0\" \"$@\"");
    let mut shell = Command::new("sh");
    shell.args(["-c", &limited, env!("CARGO_BIN_EXE_knights-tour")]).args(words);
    told(&shell.stdin(Stdio::null()).output().expect("there is `sh`"))
}

#[cfg(target_os = "linux")]
#[test]
fn a_want_of_memory_is_told_as_every_other_error() {
    for words in [
        &["count", "8x8", "--method", "frontier", "--memory", "12GiB", "--json"][..],
        &["tour", "4096x4096", "--json"],
    ] {
        let (code, told, complaint) = run_within(200_000, words);
        assert_eq!(
            (code, field(&told, "ending").as_str()),
            (5, "\"no-memory\""),
            "{words:?}: {complaint}"
        );
        assert!(field(&told, "error").contains(r#""code":"too-much-memory""#), "{told}");
        assert_eq!(
            complaint,
            "error: this computer does not have enough memory for this; use a smaller board\n"
        );
    }
    // What is there is enough for little.
    let little = ["count", "6x6", "--target", "closed", "--threads", "1"];
    let (code, told, complaint) = run_within(200_000, &little);
    assert_eq!((code, told.as_str()), (0, "9862 closed tours of 6x6\n"), "{complaint}");
}

#[test]
fn a_count_with_files_is_stopped_and_resumed() {
    let directory = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("command-halves");
    _ = fs::remove_dir_all(&directory);
    let scratch = directory.to_str().expect("a name");
    let words = ["count", "7x8", "--target", "closed", "--seam", "5", "--order", "middle"];
    let words = [&words[..], &["--scratch", scratch]].concat();
    assert_eq!(run(&words).1, "34524432316 closed tours of 7x8\n");
    assert_eq!(fs::read_dir(&directory).expect("it is read").count(), 0, "it is empty");
    let (code, _, complaint) = run(&[&words[..], &["--resume"]].concat());
    assert_eq!(code, 2);
    assert!(complaint.contains("no unfinished count to resume"), "{complaint}");

    let count = ["count", "7x10", "--target", "closed", "--threads", "1", "--scratch", scratch];
    let resumed = [&count[..], &["--resume"]].concat();
    let mut child = command(&count).spawn().expect("it can be run");
    while !directory.join("count.json").exists() {
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
    child.kill().expect("it is killed");
    assert!(!child.wait().expect("it has ended").success(), "it ended before it was killed");
    let (code, _, complaint) = run(&count);
    assert_eq!(code, 2);
    assert!(complaint.contains("there is an unfinished count"), "{complaint}");
    let (code, _, complaint) = run(&[&resumed[..], &["--limit", "0.1"]].concat());
    assert_eq!(code, 3);
    assert!(complaint.ends_with("done; --resume goes on with it\n"), "{complaint}");
    let (_, told, _) = run(&[&resumed[..], &["--json"]].concat());
    let tours = (field(&told, "tours"), field(&told, "seam"), field(&told, "board"));
    let number = "\"1250063279938854\"".to_owned();
    assert_eq!(tours, (number, "5".to_owned(), "\"7x10\"".to_owned()), "{told}");
    assert_eq!(fs::read_dir(&directory).expect("it is read").count(), 0);

    fs::write(directory.join("letter"), "").expect("it is written");
    let (code, _, complaint) = run(&words);
    assert_eq!(code, 2);
    assert!(complaint.contains("letter"), "{complaint}");

    fs::remove_dir_all(&directory).expect("it is removed");
    fs::write(&directory, "").expect("it is written");
    assert_eq!(run(&words).0, 4, "it is a file");
    fs::remove_file(&directory).expect("it is removed");
    for (words, why) in [
        (&["7x8", "--resume"][..], "--scratch"),
        (&["cube", "--graph", "--seam", "3"], "leave out --seam"),
        (&["7x8", "--target", "closed", "--seam", "7"], "below rows 2 to 6"),
    ] {
        let (code, _, complaint) = run(&[&["count"], words].concat());
        assert_eq!(code, 2, "{words:?}");
        assert!(complaint.contains(why), "{complaint}");
    }
}

/// A count that takes days, once it has reported its progress.
#[cfg(unix)]
fn long_count(more: &[&str]) -> Child {
    let words = ["count", "8x8", "--method", "frontier", "--progress", "always"];
    let mut child = command(&[&words, more].concat()).spawn().expect("it can be run");
    let mut first = [0; 1];
    child.stderr.as_mut().expect("a pipe").read_exact(&mut first).expect("it tells how far it is");
    child
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_long_work() {
    for more in [&[][..], &["--json"]] {
        let child = long_count(more);
        let pid = child.id().to_string();
        let sent = Command::new("kill").args(["-INT", &pid]).status().expect("there is `kill`");
        assert!(sent.success());
        let (code, told, complaint) = told(&child.wait_with_output().expect("it ends"));
        assert_eq!(code, 130, "{complaint}");
        if more.is_empty() {
            assert!(
                complaint.contains(" states") && complaint.contains("not counted: interrupted")
            );
            assert_eq!(told, "");
        } else {
            assert_eq!(
                (field(&told, "ending").as_str(), field(&told, "tours").as_str()),
                ("\"interrupted\"", "null")
            );
        }
    }
}

#[cfg(unix)]
#[test]
fn ctrl_c_does_not_wait_for_the_names_of_a_long_path() {
    let mut child = command(&["tour", "4096x4096", "--json", "--progress", "always"]);
    let mut child = child.spawn().expect("it can be run");
    // A short path would be told.
    let errors = child.stderr.as_mut().expect("a pipe");
    let (mut line, mut visited) = (String::new(), 0);
    while visited < 1_000_000 {
        let mut next = [0; 1];
        errors.read_exact(&mut next).expect("it tells how far it is");
        line.push(next[0].into());
        if let Some((before, _)) = line.split_once(" of ") {
            let number = before.rsplit(' ').next().expect("a number");
            visited = number.replace(',', "").parse().expect("a number");
            line.clear();
        }
    }
    let pid = child.id().to_string();
    let sent = Command::new("kill").args(["-INT", &pid]).status().expect("there is `kill`");
    assert!(sent.success());
    let (code, told, complaint) = told(&child.wait_with_output().expect("it ends"));
    assert_eq!((code, field(&told, "ending").as_str()), (130, "\"interrupted\""), "{complaint}");
    assert!(field(&told, "squares") == "null", "the path is told");
}

#[test]
fn progress_is_told_only_to_those_who_see_it() {
    let asked = ["estimate", "8x8", "--target", "closed", "--limit", "0.6"];
    assert_eq!(run(&asked).2, "", "standard error is no terminal");
    let (_, told, progress) = run(&[&asked[..], &["--progress", "always"]].concat());
    assert!(
        progress.contains(" walks, about ") && progress.ends_with("\r\u{1b}[K"),
        "{progress:?}"
    );
    assert!(!told.contains('\r'));
}

#[test]
fn every_word_that_is_listed_can_be_used() {
    /// Runs the command with a word of a list, or with what it stands for.
    type Use = fn(&str, &str) -> (i32, String, String);
    let uses: [(&str, usize, Use); 6] = [
        ("methods", ALGORITHMS.len(), |id, _| run(&["tour", "1x1", "--method", id])),
        ("rules", TieBreak::ALL.len(), |_, rule| run(&["tour", "5x5", "--rule", rule])),
        ("measures", 16, |id, words| {
            let (least, _) = words.split_once(" or ").unwrap();
            run(&["tour", "5x5", "--rule", &format!("{least} {id}")])
        }),
        ("pieces", 5, |id, _| run(&["exists", "1x1", "--leaper", id])),
        ("boards", 6, |_, board| run(&["exists", board, "--no-search"])),
        ("graphs", 6, |id, _| run(&["exists", id, "--graph"])),
    ];
    for (what, count, used) in uses {
        let (code, text, _) = run(&["list", what]);
        assert_eq!((code, text.lines().count()), (0, count), "{what}");
        let (_, json, _) = run(&["--json", "list", what]);
        let listed = object(&json)["list"].as_array().unwrap().clone();
        for (line, row) in text.lines().zip(&listed) {
            let [id, means] = ["id", "means"].map(|name| row[name].as_str().unwrap());
            assert!(line.starts_with(id) && line.ends_with(means), "{line}");
            let (code, _, error) = used(id, means);
            assert_ne!(code, 2, "{what} {id}: {error}");
        }
    }
    let (code, _, error) = run(&["list", "horses"]);
    assert!(code == 2 && error.contains("possible values: methods, rules"), "{error}");
}

#[test]
fn shells_can_complete_it_and_there_are_manual_pages() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let (code, script, _) = run(&["completions", shell]);
        assert_eq!(code, 0, "{shell}");
        for word in ["exists", "estimate", "tie-break", "when-stuck"] {
            assert!(script.contains(word), "{shell}: {word}");
        }
    }
    let folder = env::temp_dir().join(format!("knights-tour-manual-{}", std::process::id()));
    let name = folder.to_str().unwrap();
    let (code, told, _) = run(&["man", name]);
    assert_eq!((code, told.trim_end()), (0, format!("the manual is in {name}").as_str()));
    for page in ["knights-tour.1", "knights-tour-tour.1", "knights-tour-exists.1"] {
        let text = fs::read_to_string(folder.join(page)).unwrap();
        assert!(text.contains(".SH NAME") && text.contains("knight"), "{page}");
    }
    // A file is no folder.
    let page = folder.join("knights-tour.1");
    let (code, _, error) = run(&["man", page.to_str().unwrap()]);
    assert!(code == 4 && error.contains("knights-tour.1"), "{code}: {error}");
    fs::remove_dir_all(folder).unwrap();
}

/// The size of a GIF and how long its frames are shown, in hundredths of a second.
fn frames(file: &[u8]) -> ((u16, u16), Vec<u16>) {
    let mut decoder = gif::DecodeOptions::new().read_info(file).expect("a GIF");
    let size = (decoder.width(), decoder.height());
    let mut delays = Vec::new();
    while let Some(frame) = decoder.read_next_frame().expect("its frames can be read") {
        delays.push(frame.delay);
    }
    (size, delays)
}

#[test]
fn a_run_is_saved_as_a_gif() {
    let (place, picture) = (scratch("run.gif"), scratch("run.svg"));
    let [name, svg] = [&place, &picture].map(|path| path.to_str().expect("a text"));
    let made = |words: &[&str]| {
        let (code, told, complaint) = run(words);
        let file = fs::read(&place).expect("it was saved");
        fs::remove_file(&place).expect("it can be removed");
        (code, told, complaint, frames(&file))
    };
    let (code, told, complaint, (size, delays)) = made(&["tour", "5x5", "--gif", name]);
    assert_eq!((code, told.lines().count(), complaint.as_str()), (0, 1, ""), "{told}");
    // A frame for each move and one before; the last one stays longer.
    assert_eq!((size, delays.len()), ((480, 478), 25));
    assert!(delays[..24].iter().all(|delay| *delay == 20) && delays[24] == 200, "{delays:?}");

    // Beside JSON and a poster, wherever the options stand.
    let film = ["--gif", name, "--size", "100", "--delay", "50"];
    let poster = ["--svg", svg, "--poster", "woven"];
    let tour = ["tour", "6x6", "--target", "closed", "--method", "cycles"];
    for words in [
        [&["--json"][..], &tour, &film, &poster].concat(),
        [&tour[..], &poster, &["--json"], &film].concat(),
    ] {
        let (code, json, _, (size, delays)) = made(&words);
        assert_eq!((code, field(&json, "ending").as_str()), (0, "\"done\""));
        assert!(size.0 == 100 && delays[0] == 5, "{size:?} {delays:?}");
        assert!(fs::read_to_string(&picture).expect("it was saved").contains("mm\""));
        fs::remove_file(&picture).expect("it can be removed");
    }

    // A run that fails is a run as well. Where a theorem speaks, there is none.
    let stuck = ["tour", "8x8", "--target", "closed", "--when-stuck", "stop"];
    let (code, _, _, (_, delays)) = made(&[&stuck[..], &["--gif", name]].concat());
    assert!(code == 3 && delays.len() == 64, "{code}: {delays:?}");
    assert_eq!(run(&["tour", "4x4", "--gif", name]).0, 1);

    for (words, said) in [
        (&["tour", "5x5", "--gif", "-"][..], "file of its own"),
        (&["tour", "300x300", "--gif", name], "up to 65,536 squares"),
        (&["tour", "6x6", "--method", "backtracking", "--gif", name], "at most 400000 steps"),
        (&["tour", "5x5", "--gif", name, "--size", "5"], "64..=2000"),
        (&["tour", "5x5", "--gif", name, "--delay", "5"], "20..=10000"),
        (&["tour", "5x5", "--size", "100"], "--gif"),
        (&["tour", "5x5", "--gif", name, "--print", "board"], "cannot be used with"),
        (&["tour", "5x5", "--gif", name, "--theme", "black-and-white"], "only works for posters"),
    ] {
        let (code, told, complaint) = run(words);
        assert!(code == 2 && told.is_empty(), "{words:?}: {code} {told}");
        assert!(complaint.contains(said), "{words:?}: {complaint}");
        assert!(!place.exists(), "{words:?}");
    }
    let (code, _, complaint) = run(&["tour", "5x5", "--gif", "/no/such/folder/run.gif"]);
    assert!(code == 4 && complaint.contains("/no/such/folder/run.gif: "), "{complaint}");
}

#[test]
fn a_picture_is_saved_beside_an_answer_in_json() {
    let file = env::temp_dir().join(format!("knights-tour-{}.svg", std::process::id()));
    let name = file.to_str().unwrap();
    for words in [&["--svg", name][..], &["--svg", name, "--poster", "woven"]] {
        // The option may stand before the command or after it.
        let words = [&["tour", "6x6", "--target", "closed", "--method", "cycles", "--json"], words];
        let (code, json, _) = run(&words.concat());
        assert_eq!((code, &object(&json)["outcome"]["kind"]), (0, &Value::from("tour")));
        assert!(fs::read_to_string(&file).unwrap().starts_with("<svg"));
        fs::remove_file(&file).unwrap();
    }
    let (code, json, _) = run(&["--json", "tour", "6x6", "--svg", "-"]);
    assert_eq!(code, 2);
    assert!(object(&json)["error"]["message"].as_str().unwrap().contains("file of its own"));
    // Where there is no tour, there is no picture.
    let (code, ..) = run(&["--json", "tour", "4x4", "--svg", name]);
    assert!(code == 1 && !file.exists());
}
