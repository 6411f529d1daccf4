//! Where a written tour first goes wrong, and which board a text is written for.

use std::sync::Arc;

use knights_tour::notation::tour_text::{Form, read};
use knights_tour::tour::first_fault::FirstFault;
use knights_tour::{Graph, Leaper};

fn first_fault(board: &str, text: &str) -> FirstFault {
    let graph = Arc::new(Graph::new(board.parse().unwrap(), Leaper::KNIGHT));
    FirstFault::new(&graph, read(&graph, text).unwrap())
}

fn fault(found: &FirstFault) -> Option<String> {
    found.tour.as_ref().err().map(ToString::to_string)
}

#[test]
fn the_first_fault_is_found_in_any_form() {
    let ring = ".../.#./...";
    for (text, form, holds, fault) in [
        ("a1 c2 a3 b1 c3 a2 c1 b3", Form::Squares, 8, None),
        ("a1, c2, a3", Form::Squares, 3, Some("only 3 of 8 squares are visited")),
        ("a1 c2 a3 b2 c3", Form::Squares, 3, Some("b2 is a hole in this board; choose a square")),
        ("a1 c2 a3 b3 c1", Form::Squares, 3, Some("the step from")),
        ("a1 c2 a1 b3 z9", Form::Squares, 2, Some("a1 is visited twice")),
        (
            "a1 c2 z9 a1",
            Form::Squares,
            2,
            Some("z9 is not on this board; choose a square from a1 to c3"),
        ),
        ("3 8 5\n6 # 2\n1 4 7", Form::NumberedBoard, 8, None),
        ("3 8 5\n6 # 2\n1 4 8", Form::NumberedBoard, 6, Some("7 is missing: the next number is 8")),
        ("3 6 5\n6 # 2\n1 4 7", Form::NumberedBoard, 5, Some("6 appears twice")),
        ("3 8 5\n6 # 7\n1 4 2", Form::NumberedBoard, 1, Some("the step from 1 to 2, a1 to c1")),
        ("(2, 0) (1, 2) (0, 0) (2, 2)", Form::Pairs, 3, Some("the step from (0, 0)")),
        ("(2, 0) (1, 2) (2, 0) (2, 2)", Form::Pairs, 2, Some("(2, 0), a1, is visited twice")),
        ("0 5 6 7", Form::Numbers, 3, Some("the step from 6 to 7")),
    ] {
        let found = first_fault(ring, text);
        assert_eq!((found.text.form, found.holds), (form, holds), "{text}");
        let told = self::fault(&found).unwrap_or_default();
        assert!(told.starts_with(fault.unwrap_or_default()), "{text}: {told}");
        assert_eq!(told.is_empty(), fault.is_none(), "{text}: {told}");
    }
}

#[test]
fn a_number_on_a_hole_is_named_with_its_square() {
    let on_b2 = |number: u64| {
        let told = format!("{number} stands on b2, which is a hole in this board");
        format!("{told}; write numbers only on squares, and # for a hole")
    };
    for (text, holds, told) in [
        ("1 6 3\n4 3 8\n7 2 5", 3, Some(on_b2(3))),
        ("3 8 5\n6 9 2\n1 4 7", 8, Some(on_b2(9))),
        ("3 8 5\n6 99 2\n1 4 7", 8, Some(on_b2(99))),
        ("2 7 4\n5 8 1\n0 3 6", 8, Some(on_b2(8))),
        // The number that the squares lack is not called missing.
        ("1 6 3\n8 4 5\n7 2 9", 3, Some(on_b2(4))),
        ("3 8 5 6 9 2 1 4 7", 8, Some(on_b2(9))),
        ("3 8 5\n6 0 2\n1 4 7", 8, None),
    ] {
        let found = first_fault(".../.#./...", text);
        assert_eq!((fault(&found), found.holds), (told, holds), "{text}");
    }
}

#[test]
fn a_list_of_all_squares_of_another_board_is_of_that_board() {
    let tour = "a1 b3 d2 c4 a3 b1 c3 a4 c5 d3 b4 a2 c1 d5";
    let all = format!("{tour} b2 d1 b5 d4 c2 a5");
    let board = |text: &str| {
        let graph = Arc::new(Graph::new("3x5".parse().unwrap(), Leaper::KNIGHT));
        FirstFault::read(&graph, text).unwrap().text.board.map(|board| board.to_string())
    };
    // Not all of its moves are right, but all of its squares are there.
    assert_eq!(board(&all).as_deref(), Some("4x5"));
    assert_eq!(board(&format!("{all} a1")).as_deref(), Some("4x5"));
    for text in [tour, "a1 b3 d2", "a1 b3 c5", &all.replace("b5", "h8")] {
        assert_eq!(board(text), None, "{text}");
    }
}

#[test]
fn of_boards_side_by_side_the_first_is_the_board_of_another_size() {
    let unfinished = "7 0 9 0 5\n0 0 6 0 0\n0 8 0 4 0\n0 0 2 0 0\n1 0 0 0 3";
    let in_brackets = |number: &str| match number {
        "0" => "[ ]".to_owned(),
        number => format!("[{number}]"),
    };
    let beside = |boards: usize, cell: &dyn Fn(&str) -> String| {
        let row = |row: &str| row.split(' ').map(cell).collect::<Vec<_>>().join(" ");
        let rows = unfinished.lines().map(|line| vec![row(line); boards].join("   "));
        rows.collect::<Vec<_>>().join("\n")
    };
    for text in [beside(2, &str::to_owned), beside(3, &str::to_owned), beside(2, &in_brackets)] {
        for on in ["8x8", "6x6", "4x7"] {
            let graph = Arc::new(Graph::new(on.parse().unwrap(), Leaper::KNIGHT));
            let board = FirstFault::read(&graph, &text).unwrap().text.board;
            let board = board.map(|board| board.to_string());
            assert_eq!(board.as_deref(), Some("5x5"), "{on}: {text}");
        }
        let graph = Arc::new(Graph::new("5x5".parse().unwrap(), Leaper::KNIGHT));
        let found = FirstFault::read(&graph, &text).unwrap();
        assert_eq!(found.holds, 9, "{text}");
        let others = &found.text.left_out;
        assert_eq!(others.len(), 5, "each row of the others is named: {others:?}");
        let is_bracket = |row: &String| row.starts_with('[') == text.starts_with('[');
        assert!(others.iter().all(is_bracket), "{others:?}");
    }
}

#[test]
fn of_two_boards_of_different_sizes_side_by_side_the_first_is_read_and_the_other_named() {
    let five = "1 14 9 20 3\n24 19 2 15 10\n13 8 25 4 21\n18 23 6 11 16\n7 12 17 22 5";
    let six = "12 27 6 19 14 35\n7 20 13 36 5 18\n28 11 26 17 34 15\n21 8 33 30 25 4\n10 29 2 23 16 31\n1 22 9 32 3 24";
    let part = "7 0 9 0 5\n0 0 6 0 0\n0 8 0 4 0\n0 0 2 0 0\n1 0 0 0 3";
    let beside = |first: &str, second: &str| {
        let at = |rows: &str, row: usize| rows.lines().nth(row).unwrap_or("").to_owned();
        let row = |row| format!("{:<20}{}", at(first, row), at(second, row)).trim().to_owned();
        (0..6).map(row).filter(|row| !row.is_empty()).collect::<Vec<_>>().join("\n")
    };
    for (text, size, holds, rows) in [
        (beside(five, six), "5x5", 25, 6),
        (beside(six, five), "6x6", 36, 5),
        (beside(part, six), "5x5", 9, 6),
        (beside(six, part), "6x6", 36, 5),
    ] {
        let read = |on: &str| {
            let graph = Arc::new(Graph::new(on.parse().unwrap(), Leaper::KNIGHT));
            FirstFault::read(&graph, &text).unwrap()
        };
        for on in ["8x8", "4x7"] {
            let board = read(on).text.board.map(|board| board.to_string());
            assert_eq!(board.as_deref(), Some(size), "{on}: {text}");
        }
        let found = read(size);
        assert_eq!(found.holds, holds, "{text}\n{found:?}");
        assert_eq!(found.text.left_out.len(), rows, "{text}\n{:?}", found.text.left_out);
    }
}

#[test]
fn pairs_and_numbers_of_all_squares_of_another_board_are_of_that_board() {
    // The 4 × 5 tour above, with the top or the bottom row first, and by the numbers of its squares.
    let names = "a1 b3 d2 c4 a3 b1 c3 a4 c5 d3 b4 a2 c1 d5 b2 d1 b5 d4 c2 a5";
    let places: Vec<(u32, u32)> = names
        .split(' ')
        .map(|name| (u32::from(name.as_bytes()[0] - b'a'), u32::from(name.as_bytes()[1] - b'1')))
        .collect();
    let written = |each: &dyn Fn((u32, u32)) -> String| {
        places.iter().map(|&place| each(place)).collect::<Vec<_>>().join(" ")
    };
    let board = |on: &str, text: &str| {
        let graph = Arc::new(Graph::new(on.parse().unwrap(), Leaper::KNIGHT));
        FirstFault::read(&graph, text).unwrap().text.board.map(|board| board.to_string())
    };
    let table = format!("x,y {}", written(&|(x, y)| format!("{x},{y}"))).replace(' ', "\n");
    for text in [
        written(&|(x, y)| format!("({}, {x})", 4 - y)),
        written(&|(x, y)| format!("({}, {})", 5 - y, x + 1)),
        written(&|(x, y)| format!("(rank {y} column {x})")),
        table,
        written(&|(x, y)| (4 * y + x).to_string()),
        written(&|(x, y)| (4 * y + x + 1).to_string()),
    ] {
        for on in ["3x3", "3x4", "4x3"] {
            assert_eq!(board(on, &text).as_deref(), Some("4x5"), "{on}: {text}");
        }
        assert_eq!(board("4x5", &text), None, "{text}");
        // A missing square belongs to no board.
        let end = text.rfind([' ', '\n', '(']).unwrap();
        assert_eq!(board("3x4", &text[..end]), None, "{text}");
    }
}

#[test]
fn nothing_holds_of_an_empty_text() {
    let found = first_fault("5x5", "");
    assert_eq!((found.holds, fault(&found)), (0, Some("only 0 of 25 squares are visited".into())));
}
