//! `check`: what is wrong with a tour, and the forms it is read in.

use std::fs;

use serde_json::Value;

use super::{fed, field, fields, run, scratch};
use crate::varied_texts::{texts, words};

#[test]
fn a_wrong_tour_is_explained_with_the_move_that_lost_it() {
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
            "open",
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
fn a_tour_of_another_board_is_printed_with_that_board() {
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
fn the_command_reads_texts_as_the_library_does() {
    for text in texts() {
        let Some(board) = text["board"].as_str() else {
            let graph = text["graph"].as_str().unwrap();
            for target in ["closed", "open"] {
                let (_, json, _) = run(&["exists", graph, "--graph", "--target", target, "--json"]);
                let answer = match text[target].as_bool() {
                    Some(true) => "yes",
                    Some(false) => "no",
                    None => "",
                };
                let found = super::object(&json);
                assert_eq!(
                    found.get("answer").and_then(Value::as_str).unwrap_or(""),
                    answer,
                    "{text}"
                );
                if answer.is_empty() {
                    assert_eq!(found["error"]["code"], text["problem"], "{text}");
                }
            }
            continue;
        };
        let written = text["text"].as_str().unwrap();
        let (_, json, _) = fed(&["check", board, "-", "--json"], written);
        let found = super::object(&json);
        assert_eq!(found["form"], text["form"], "{text}");
        for list in ["squares", "leftOut", "open"] {
            assert_eq!(words(&found[list]), words(&text[list]), "{text}");
        }
        // Of a tour no fault is told.
        if let Some(holds) = found.get("holds") {
            assert_eq!(*holds, text["holds"], "{text}");
            let problem = text["problem"].as_str().unwrap_or("no-tour");
            assert_eq!(found["problem"]["code"], problem, "{text}");
        }
    }
}
