//! Numbered boards with open squares, as people and spreadsheets write them.

use std::sync::Arc;

use knights_tour::notation::tour_text::Form;
use knights_tour::tour::first_fault::FirstFault;
use knights_tour::{Graph, Leaper};

const FIVE: [[u32; 5]; 5] = [
    [1, 14, 9, 20, 3],
    [24, 19, 2, 15, 10],
    [13, 8, 25, 4, 21],
    [18, 23, 6, 11, 16],
    [7, 12, 17, 22, 5],
];

fn read(board: &str, text: &str) -> FirstFault {
    let graph = Arc::new(Graph::new(board.parse().expect("a board"), Leaper::KNIGHT));
    FirstFault::read(&graph, text).expect("it is short")
}

/// The rows of the board, up to a number, with this mark for every square after it.
fn rows(last: u32, mark: &str) -> Vec<Vec<String>> {
    let cell = |&number: &u32| if number > last { mark.to_owned() } else { number.to_string() };
    FIVE.iter().map(|row| row.iter().map(cell).collect()).collect()
}

fn joined(rows: &[Vec<String>], begin: &str, joint: &str, end: &str) -> String {
    rows.iter().flat_map(|row| [begin, &row.join(joint), end].map(str::to_owned)).collect()
}

/// Asserts that the first numbers of the board are read, and nothing else.
fn assert_begun(text: &str, last: u32) {
    let found = read("5x5", text);
    let read = (found.text.form, found.holds, found.text.squares.len());
    assert_eq!(read, (Form::NumberedBoard, last as usize, last as usize), "{text}\n{found:?}");
    assert!(found.text.problems.is_empty(), "{text}\n{found:?}");
    let is_title = |text: &String| text == "My board";
    assert!(found.text.left_out.iter().all(is_title), "{text}\n{found:?}");
    assert_eq!(found.tour.is_ok(), last == 25, "{text}");
}

#[test]
fn open_squares_may_be_empty_or_have_any_mark() {
    for last in 1..=25 {
        for mark in ["", "--", "?", "o", "·", "□", "-", "---", ".", "q", "free", "-1", "…"] {
            let rows = rows(last, mark);
            let frame = format!("+{}\n", "----+".repeat(5));
            for (begin, joint, end) in [
                ("", "\t", "\n"),
                ("", ",", "\n"),
                ("", ";", ";\n"),
                ("", " | ", "\n"),
                ("| ", " | ", " |\n"),
                ("[", ", ", "],\n"),
                ("\"", "\",\"", "\"\n"),
            ] {
                let text = joined(&rows, begin, joint, end);
                assert_begun(&text, last);
                assert_begun(&format!("My board\n{text}"), last);
                if begin == "| " {
                    assert_begun(&joined(&rows, &format!("{frame}| "), " | ", " |\n"), last);
                }
            }
            if !mark.is_empty() {
                assert_begun(&joined(&rows, "", " ", "\n"), last);
            }
            if last > 5 {
                assert_begun(&format!("[{}]", joined(&rows, "[", ", ", "], ")), last);
            }
        }
    }
}

#[test]
fn an_unusual_mark_is_reported_with_the_board() {
    let open = |text: &str| read("5x5", text).text.open;
    assert_eq!(open(&joined(&rows(9, "free"), "", " ", "\n")), ["free"]);
    assert!(open(&joined(&rows(9, "?"), "", " ", "\n")).is_empty());
    assert_eq!(open(&joined(&rows(9, "q"), "", " ", "\n").replacen('q', "w", 3)), ["w", "q"]);
    // With more marks, or names of squares, it is no board.
    let three = joined(&rows(9, "q"), "", " ", "\n").replacen('q', "w", 3).replacen('q', "v", 3);
    assert_ne!(read("5x5", &three).text.form, Form::NumberedBoard);
    let names = joined(&rows(9, "b3"), "", " ", "\n");
    assert_ne!(read("5x5", &names).text.form, Form::NumberedBoard);
    // A board of another size is told.
    let found = read("8x8", &joined(&rows(20, "free"), "", "\t", "\n"));
    assert_eq!(found.text.board.map(|board| board.to_string()).as_deref(), Some("5x5"));
}

#[test]
fn numbers_in_columns_with_blanks_between_them_are_a_board() {
    for last in 6..=25 {
        for pitch in 3..=5 {
            let by_end = |cell: &String| format!("{cell:>pitch$}");
            let by_begin = |cell: &String| format!("{cell:<pitch$}");
            let aligned = |cell: &dyn Fn(&String) -> String| {
                let cells: Vec<Vec<String>> =
                    rows(last, "").iter().map(|row| row.iter().map(cell).collect()).collect();
                joined(&cells, "", "", "\n")
            };
            for text in [aligned(&by_end), aligned(&by_begin)] {
                assert_begun(&text, last);
                let trimmed: Vec<&str> = text.lines().map(str::trim_end).collect();
                assert_begun(&trimmed.join("\n"), last);
            }
        }
    }
}
