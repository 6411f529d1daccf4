//! `tour`: it makes one, and says why there is none.

use knights_tour::search::ALGORITHMS;

use super::{fed, field, fields, run};

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
fn prints_the_tour_and_its_board() {
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
fn a_rule_of_ones_own_is_followed_and_mistakes_in_it_are_explained() {
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
        (&["code", "8x8", "--moves", "sideways"], "encyclopaedia, tutorial, geeksforgeeks"),
        (&["code", "8x8", "--moves", "2,1 1,2"], "lacks 2,-1"),
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
fn moves_are_tried_in_the_order_that_is_asked_for() {
    let asked = ["8x8", "--start", "a8", "--tie-break", "first", "--moves", "rows"];
    let (code, board, _) = run(&[&["tour"], &asked[..], &["--print", "board"]].concat());
    // What SequenceL, Phix and Prolog print on Rosetta Code.
    assert!(code == 0 && board.trim_start().starts_with("1 16 31 40  3 18 21 56"), "{board}");
    let listed = "-1,2 1,2 -2,1 2,1 -2,-1 2,-1 -1,-2 1,-2";
    let (_, json, _) = run(&["tour", "8x8", "--moves", listed, "--json"]);
    assert_eq!(field(&json, "moves"), "\"rows\"");
    let (_, program, _) = run(&["code", "8x8", "--moves", "clockwise"]);
    assert!(program.contains("MOVES = [(1, 2), (2, 1), (2, -1), (1, -2)"), "{program}");
    let (_, orders, _) = run(&["list", "orders"]);
    assert!(orders.contains(&format!("rows           {listed}")), "{orders}");
    let (code, _, complaint) = run(&["tour", "8x8", "--method", "cycles", "--moves", "rows"]);
    assert_eq!(code, 2);
    assert!(complaint.contains("--method warnsdorff or --method backtracking"), "{complaint}");
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
            "end",
            "target",
            "tieBreak",
            "rule",
            "moves",
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
fn where_there_is_no_tour_it_finds_the_longest_path() {
    let (code, told, complaint) = run(&["tour", "3x3", "--longest", "--start", "a1"]);
    let (first, board) = told.split_once("\n\n").unwrap();
    assert_eq!((code, complaint.as_str()), (0, ""));
    assert_eq!(first, "a path through 8 of 9 squares of 3x3: no path is longer");
    assert!(board.lines().nth(1).unwrap().contains('.'), "{board}");
    let (_, json, _) = run(&["tour", "4x4", "--method", "longest", "--json"]);
    assert_eq!(field(&json, "outcome"), r#"{"kind":"longest","visited":15,"most":15}"#);
    assert_eq!(field(&json, "start"), "\"any\"");
}

#[test]
fn a_symmetric_tour_is_closed_where_no_open_one_can_be() {
    let asked = ["tour", "8x8", "--method", "symmetric", "--print", "summary"];
    let (code, told, _) = run(&asked);
    assert!(code == 0 && told.starts_with("a closed tour of 8x8 by symmetric"), "{told}");
    assert!(told.contains("half-turn"), "{told}");
    let (code, _, why) = run(&[&asked[..], &["--symmetry", "quarter-turn"]].concat());
    assert!(
        code == 1 && why.contains("(symmetry-colours); theory allows half-turn (closed)"),
        "{why}"
    );
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
