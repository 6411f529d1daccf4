//! Tours written in each form, and texts that are no tour.

use std::sync::Arc;

use knights_tour::notation::tour_text::{Form, MAX_PROBLEMS, TourText, read};
use knights_tour::notation::{EdgeList, numbered_board, square_name, tour_text};
use knights_tour::theory::exact::{self, Ends, Progress};
use knights_tour::{Board, Graph, Leaper, Square, Tour};
use proptest::prelude::*;

fn graph(board: &str) -> Graph {
    Graph::new(board.parse().unwrap(), Leaper::KNIGHT)
}

/// An open tour of 5 × 5 and the closed one of a ring, by numbers of squares.
fn tours() -> Vec<(Graph, Vec<Square>)> {
    let path =
        Tour::new(Arc::new(graph(".../.#./...")), [0, 5, 6, 1, 8, 3, 2, 7].map(Square).to_vec());
    let mut tours = vec![(graph(".../.#./..."), path.unwrap().squares().to_vec())];
    let ends = Ends::From(Square(0));
    for board in [graph("5x5"), graph("3x4"), graph("6x5")] {
        let found = exact::tour(&board, ends, 1_000_000);
        if let Progress::Found(squares) = found {
            tours.push((board, squares));
        }
    }
    assert!(tours.len() > 2);
    tours
}

fn joined(items: impl Iterator<Item = String>, joint: &str) -> String {
    items.collect::<Vec<_>>().join(joint)
}

#[test]
fn a_tour_in_every_form() {
    for (graph, squares) in tours() {
        let board = graph.board().unwrap().clone();
        let names = || squares.iter().map(|&square| square_name(&board, square));
        let (width, height) = (board.width() as usize, board.height() as usize);
        let numbers = |from: usize| squares.iter().map(move |at| (at.index() + from).to_string());
        let pair = |from: usize, begin: &str, joint: &str, end: &str| -> Vec<String> {
            let pair = |at: &Square| {
                let (row, column) = (height - 1 - at.index() / width, at.index() % width);
                format!("{begin}{}{joint}{}{end}", row + from, column + from)
            };
            squares.iter().map(pair).collect()
        };
        let table = numbered_board(&Tour::new(Arc::new(graph.clone()), squares.clone()).unwrap());
        let from_0: Vec<String> = table
            .split('\n')
            .map(|row| {
                let less = |cell: &str| {
                    cell.parse::<i64>().map_or("-1".to_owned(), |number| (number - 1).to_string())
                };
                joined(row.split_whitespace().map(less), " ")
            })
            .collect();
        for (text, form) in [
            (joined(names(), " "), Form::Squares),
            (joined(names(), ""), Form::Squares),
            (joined(names(), " → ").to_uppercase(), Form::Squares),
            (format!("[\"{}\"]", joined(names(), "\", \"")), Form::Squares),
            (
                joined((1..).zip(names()).map(|(turn, name)| format!("{turn}. {name}")), "\n"),
                Form::Squares,
            ),
            (table.clone(), Form::NumberedBoard),
            (table.replace('\n', "\r\n\r\n"), Form::NumberedBoard),
            (table.replace('#', " "), Form::NumberedBoard),
            (from_0.join("\n"), Form::NumberedBoard),
            (format!("[[{}]]", from_0.join("], [").replace(' ', ", ")), Form::NumberedBoard),
            (pair(0, "(", ", ", ")").join(", "), Form::Pairs),
            (pair(1, "(", ", ", ")").join(" -> "), Form::Pairs),
            (pair(0, "", " ", "").join("\n"), Form::Pairs),
            (pair(1, "", ",", "").join(" "), Form::Pairs),
            (format!("[{}]", pair(0, "[", ",", "]").join(",")), Form::Pairs),
            (joined(numbers(0), " "), Form::Numbers),
            (joined(numbers(1), ", "), Form::Numbers),
        ] {
            let read = read(&graph, &text).unwrap();
            assert_eq!((read.form, &read.squares), (form, &squares), "{text}");
            assert!(read.problems.is_empty() && read.left_out.is_empty(), "{text}");
            assert!(!read.returns && read.board.is_none(), "{text}");
        }
    }
}

#[test]
fn vertices_of_a_graph_are_read_by_name() {
    let graph = Graph::from("Wien-Graz-Linz-Wien".parse::<EdgeList>().unwrap());
    let read = |text: &str| tour_text::read(&graph, text).unwrap();
    assert_eq!(read("Linz, Wien → Graz").squares, [2, 0, 1].map(Square));
    assert_eq!(read("Linz Rom").problems[0].at, 1);
    let again = read("Linz Wien Graz Linz");
    assert!(again.returns && again.squares == [2, 0, 1].map(Square));
    let numbers = Graph::from("1-2-3-1".parse::<EdgeList>().unwrap());
    assert_eq!(tour_text::read(&numbers, "3-1-2").unwrap().squares, [2, 0, 1].map(Square));
}

#[test]
fn errors_have_their_place() {
    let graph = graph("5x5");
    let first = |text: &str| {
        let TourText { squares, problems, .. } = read(&graph, text).unwrap();
        problems.first().map(|problem| (problem.at, problem.error.code(), squares.len()))
    };
    assert_eq!(first("a1 z9 b3"), Some((1, "bad-square", 2)));
    assert_eq!(first("(0,0) (9,9)"), Some((1, "bad-square", 1)));
    assert_eq!(first("0 99 7"), Some((1, "bad-square", 2)));
    let twice = "1 2 3 4 5\n6 7 8 9 10\n11 11 13 14 15\n16 17 18 19 20\n21 22 23 24 25";
    assert_eq!(first(twice), Some((10, "bad-tour", 25)));
    // Unvisited squares have 0.
    let begun = "0 0 0 0 0\n0 0 0 0 0\n0 2 0 0 0\n0 0 0 0 0\n1 0 0 0 0";
    assert_eq!(read(&graph, begun).unwrap().squares, [0, 11].map(Square));
    assert_eq!(first(begun), None);
    assert_eq!(read(&graph, "").unwrap().squares, []);
    let long = "1 ".repeat(10_000);
    assert_eq!(read(&graph, &long).unwrap_err().code(), "too-long");
    let many = read(&graph, &"z9 ".repeat(1000)).unwrap();
    assert_eq!(many.problems.len(), MAX_PROBLEMS);
}

#[test]
fn texts_are_read_in_time_in_proportion_to_their_length() {
    let large = graph("1000x1000");
    let brackets = format!("{}7{}", "(".repeat(500_000), ")".repeat(500_000));
    let cell = format!("square;x\n{};7", "1 ".repeat(500_000));
    for text in [brackets, cell, "food7a1".repeat(150_000), "<p".repeat(500_000)] {
        assert!(read(&large, &text).unwrap().squares.len() < large.len(), "{}", &text[..20]);
    }
    let names: Vec<String> = (0..10_000).map(|name| name.to_string()).collect();
    let line = Graph::from(names.join("-").parse::<EdgeList>().unwrap());
    assert_eq!(read(&line, &"1\n".repeat(150_000)).unwrap().squares.len(), 150_000);
}

#[test]
fn numbers_beyond_any_board_are_reported() {
    let far = read(&graph("5x5"), "(0,0) (2,1) (1,99999999999999999999)").unwrap();
    assert_eq!(far.problems[0].at, 2);
}

#[test]
fn a_table_too_wide_for_a_board_does_not_hide_a_board() {
    let wide = format!("{}\n", "1 ".repeat(5000)).repeat(3);
    let (_, squares) = &tours()[1];
    let small = Tour::new(Arc::new(graph("5x5")), squares.clone()).unwrap();
    let text = format!("{wide}and a tour:\n{}", numbered_board(&small));
    let found = read(&graph("64x64"), &text).unwrap();
    assert_eq!(found.board.map(|board| board.to_string()).as_deref(), Some("5x5"));
}

proptest! {
    #[test]
    fn any_order_of_squares_survives_being_written_and_read(
        (width, height) in (3_u16..9, 3_u16..9),
        seed in prop::collection::vec(any::<u32>(), 81),
    ) {
        let board = Board::new(width, height).unwrap();
        let graph = Graph::new(board.clone(), Leaper::KNIGHT);
        let mut squares: Vec<Square> = board.iter().collect();
        squares.sort_by_key(|square| seed[square.index()]);
        let names = squares.iter().map(|&square| square_name(&board, square));
        prop_assert_eq!(&read(&graph, &joined(names, " ")).unwrap().squares, &squares);
        let mut turns = vec![0; squares.len()];
        squares.iter().enumerate().for_each(|(turn, at)| turns[at.index()] = turn + 1);
        for less in [0, 1] {
            let rows = turns.chunks(width.into()).rev();
            let row = |row: &[usize]| joined(row.iter().map(|turn| (turn - less).to_string()), " ");
            let text = joined(rows.map(row), "\n");
            let read = read(&graph, &text).unwrap();
            prop_assert_eq!(read.form, Form::NumberedBoard);
            prop_assert_eq!(&read.squares, &squares);
        }
    }

    #[test]
    fn any_text_is_answered(text in "[a-e0-9 ,;()\\[\\]\n#.-]{0,80}|.{0,60}") {
        for graph in [graph("5x5"), graph(".../.#./..."), graph("1x1")] {
            if let Ok(TourText { squares, problems, .. }) = read(&graph, &text) {
                prop_assert!(problems.len() <= MAX_PROBLEMS);
                prop_assert!(squares.iter().all(|&square| graph.contains(square)));
            }
        }
    }
}

#[test]
fn a_tour_as_a_numbered_board() {
    let graph = Graph::new(".../.#./...".parse().unwrap(), Leaper::KNIGHT);
    let squares = [0, 5, 6, 1, 8, 3, 2, 7].map(Square).to_vec();
    let tour = Tour::new(Arc::new(graph), squares).unwrap();
    assert_eq!(numbered_board(&tour), "3 8 5\n6 # 2\n1 4 7");
}
