//! Tours in the forms in which others publish them, from `tests/data/tour-texts.txt`: each is read as the
//! tour that it is, and as no tour when two of its squares are exchanged.

use std::collections::HashMap;
use std::sync::Arc;

use knights_tour::notation::tour_text::{self, Form, TourText};
use knights_tour::notation::{EdgeList, numbered_board};
use knights_tour::search::{Algorithm, Outcome, Settings, WhenStuck, WholeRun};
use knights_tour::tour::FirstFault;
use knights_tour::{Board, Graph, Leaper, Square, Tour, solve};
use proptest::prelude::*;

/// A text of a data file.
struct Case<'data> {
    source: &'data str,
    graph: Arc<Graph>,
    squares: Vec<Square>,
    form: &'data str,
    left_out: Vec<&'data str>,
    returns: bool,
    text: String,
}

fn graph(board: &str) -> Arc<Graph> {
    Arc::new(Graph::new(board.parse().expect("a board"), Leaper::KNIGHT))
}

fn cases(data: &str) -> Vec<Case<'_>> {
    let mut parts = data.split("\n=== ");
    let mut tours = HashMap::new();
    for line in parts.next().expect("the tours").lines() {
        let Some((name, tour)) = line.strip_prefix("tour ").and_then(|line| line.split_once(": "))
        else {
            continue;
        };
        let (board, squares) = tour.split_once(' ').expect("a board and squares");
        let graph = graph(board);
        let square = |name| graph.find(name).expect("a square");
        let squares: Vec<Square> = squares.split(' ').map(square).collect();
        tours.insert(name, (graph, squares));
    }
    parts.map(|part| case(part, &tours)).collect()
}

fn case<'data>(part: &'data str, tours: &HashMap<&str, (Arc<Graph>, Vec<Square>)>) -> Case<'data> {
    let (head, text) = part.split_once("\n---\n").expect("a head and a text");
    let all = |key: &'static str| -> Vec<&'data str> {
        head.lines().filter_map(|line| line.strip_prefix(key)).collect()
    };
    let (graph, squares) = &tours[all("tour: ")[0]];
    Case {
        source: head.lines().next().expect("a source"),
        graph: graph.clone(),
        squares: squares.clone(),
        form: all("form: ")[0],
        left_out: all("left out: "),
        returns: head.lines().any(|line| line == "returns"),
        text: text.trim_end_matches('\n').replace('␛', "\u{1b}").replace('␍', "\r"),
    }
}

fn read(graph: &Graph, text: &str) -> TourText {
    tour_text::read(graph, text).expect("it is short")
}

#[test]
fn published_forms_are_read() {
    let cases = cases(include_str!("../data/tour-texts.txt"));
    assert!(cases.len() > 250, "{}", cases.len());
    let mut wrong = Vec::new();
    for Case { source, graph, squares, form, left_out, returns, text } in &cases {
        let found = read(graph, text);
        let is_right = found.squares == *squares
            && found.problems.is_empty()
            && found.form.id() == *form
            && found.left_out == *left_out
            && found.returns == *returns
            && found.board.is_none();
        if !is_right {
            wrong.push(format!("{source}\n{text}\n{found:?}"));
        }
    }
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), cases.len(), wrong.join("\n\n"));
}

#[test]
fn two_squares_exchanged_are_found_in_every_form() {
    let right = cases(include_str!("../data/tour-texts.txt"));
    let cases = cases(include_str!("../data/tour-texts-wrong.txt"));
    assert_eq!(cases.len(), right.len());
    let mut wrong = Vec::new();
    for (Case { source, graph, squares, form, text, .. }, right) in cases.iter().zip(&right) {
        let found = FirstFault::new(graph, read(graph, text));
        let first = right.squares.iter().zip(squares).position(|(one, other)| one != other);
        let first = first.expect("two are exchanged");
        let is_right = found.tour.is_err()
            && found.text.squares == *squares
            && found.text.form.id() == *form
            && found.holds >= first
            && found.holds <= first + 1
            && found.text.board.is_none();
        if !is_right {
            wrong.push(format!("{source}\n{text}\n{found:?}"));
        }
    }
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), cases.len(), wrong.join("\n\n"));
}

#[test]
fn a_numbered_board_of_another_size_is_reported() {
    let eight = graph("8x8");
    for case in cases(include_str!("../data/tour-texts.txt")) {
        let board = case.graph.board().expect("a board");
        if case.form != "numbered-board" || !board.is_full() || board.width() >= 8 {
            continue;
        }
        let found = read(&eight, &case.text);
        assert_eq!(found.board.as_ref(), Some(board), "{}\n{}\n{found:?}", case.source, case.text);
    }
    let found = read(&eight, "5 x 5 is the size of the board");
    assert_eq!(found.board, None);
}

#[test]
fn what_no_tour_is_read_from_has_a_problem() {
    let graph = graph("8x8");
    for text in ["nothing", "row,col\nx,y", "Nz9 Nb3", "{", "an apple a day"] {
        let found = FirstFault::new(&graph, read(&graph, text));
        assert!(found.tour.is_err() && found.holds == 0, "{text}: {found:?}");
    }
    let wide = self::graph("400x10");
    assert_eq!(read(&wide, "Na1 Nb3").form, Form::Squares);
    assert_eq!(read(&graph, "Na1 Nb3").form, Form::Moves);
    // A line that lacks a number, and one that has too many, are where the tour goes wrong.
    for text in ["row,col\n7,0\n5,1\n3\n4,4", "7 0\n5 1\n3\n4 4", "1: 7 0\n2: 5 1\n3: 3\n4: 4 4"] {
        let found = read(&graph, text);
        assert_eq!(found.problems.first().map(|problem| problem.at), Some(2), "{text}: {found:?}");
    }
    // Nothing that is quoted is long.
    let long = "Q".repeat(5000);
    for text in [long.clone(), format!("a1 {long}9 b3"), format!("{long}\na1 b3"), "1".repeat(5000)]
    {
        let found = read(&graph, &text);
        assert!(format!("{found:?}").len() < 500, "{found:?}");
    }
}

#[test]
fn a_wrong_move_is_quoted_and_named_by_its_squares() {
    let told = |board: &str, text: &str| {
        let found = FirstFault::read(&graph(board), text).expect("it is short");
        let fault = found.tour.expect_err(text);
        assert_eq!(fault.code(), "no-tour", "{text}");
        fault.to_string()
    };
    let numbered = "1 14 9 25 3\n24 19 2 15 10\n13 8 20 4 21\n18 23 6 11 16\n7 12 17 22 5";
    let sentence = "the step from 19 to 20, b4 to c3, is not a knight’s move";
    assert_eq!(told("5x5", numbered), sentence);
    let from_0 = "0 13 8 24 2\n23 18 1 14 9\n12 7 19 3 20\n17 22 5 10 15\n6 11 16 21 4";
    let sentence = "the step from 18 to 19, b4 to c3, is not a knight’s move";
    assert_eq!(told("5x5", from_0), sentence);
    for (text, first, second) in [
        ("(0, 1) (2, 2) (2, 4)", "(2, 2)", "(2, 4)"),
        ("row,col\n0,1\n2,2\n2,4", "(2, 2)", "(2, 4)"),
        ("0 1\n2 2\n2 4", "(2, 2)", "(2, 4)"),
        ("Cell(row=0, col=1), Cell(row=2, col=2), Cell(row=2, col=4)", "(2, 2)", "(2, 4)"),
        ("{x: 1, y: 0}, {x: 2, y: 2}, {x: 4, y: 2}", "(2, 2)", "(4, 2)"),
        ("57.0 42.0 44.0", "42.0", "44.0"),
    ] {
        let step = format!("{first} to {second}, c6 to e6, number 3 of the list");
        let sentence = format!("the step from {step}, is not a knight’s move");
        assert_eq!(told("8x8", text), sentence, "{text}");
    }
    for (text, again) in [("(0, 1) (2, 2) (0, 1)", "(0, 1)"), ("57 42 57", "57")] {
        let sentence = format!("{again}, b8, is visited twice, the second time as number 3");
        assert_eq!(told("8x8", text), sentence, "{text}");
    }
    // Names say it themselves, and nothing that is quoted is long.
    let sentence = "the step from c6 to e6, number 3 of the list, is not a knight’s move";
    assert_eq!(told("8x8", "b8 c6 e6"), sentence);
    let zeros = "0".repeat(300);
    assert!(told("8x8", &format!("57 42 {zeros}44")).len() < 200);
}

#[test]
fn a_part_of_a_board_is_no_board() {
    // A row with a letter, and columns in two blocks, as MATLAB shows a wide matrix.
    let five = graph("5x5");
    for text in [
        "N 14 9 20 3\n24 19 2 15 10\n13 8 25 4 21\n18 23 6 11 16\n7 12 17 22 5",
        "Columns 1 through 3\n\n1 14 9\n24 19 2\n13 8 25\n18 23 6\n7 12 17\n\nColumns 4 through 5\n\n\
         20 3\n15 10\n4 21\n11 16\n22 5",
    ] {
        let found = FirstFault::read(&five, text).expect("it is short");
        assert!(found.tour.is_err() && found.text.board.is_none(), "{text}: {found:?}");
    }
}

/// A tour of a board with holes, if the search finds one.
fn found(board: Board, (r, s): (i64, i64), seed: &str) -> Option<Tour> {
    let graph = Arc::new(Graph::new(board, Leaper::new(r, s).expect("a leaper")));
    let settings = Settings::new(&graph).with_when_stuck(WhenStuck::Stop).with_seed(seed);
    let algorithm = Algorithm::by_id("warnsdorff").expect("a method");
    let mut run = WholeRun::new(algorithm, &graph, &settings).ok()?;
    while !run.advance(u32::MAX) {}
    match run.outcome() {
        Some(Outcome::Tour(tour)) => Some(tour.clone()),
        _ => None,
    }
}

fn assert_is_read_again(tour: &Tour) {
    let line = tour.to_string();
    let read: Tour = line.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
    assert_eq!(read.squares(), tour.squares(), "{line}");
    assert_eq!(read.graph().moves(), tour.graph().moves(), "{line}");
    assert_eq!(read.to_string(), line);
}

proptest! {
    #[test]
    fn a_tour_of_any_board_is_read_as_it_is_displayed(
        (width, height) in (1_u16..9, 1_u16..9),
        holes in any::<(u64, u64, u64)>(),
        lengths in prop::sample::select(vec![(1, 2), (0, 1), (1, 1), (1, 3), (0, 2)]),
        seed in "[a-z]{1,3}",
    ) {
        let few = holes.0 & holes.1 & holes.2;
        let board = Board::with_holes(width, height, |square| few >> (square.0 % 64) & 1 == 1);
        if let Some(tour) = board.ok().and_then(|board| found(board, lengths, &seed)) {
            assert_is_read_again(&tour);
        }
    }

    #[test]
    fn a_tour_of_any_graph_is_read_as_it_is_displayed(
        order in Just((0..12_u32).collect::<Vec<_>>()).prop_shuffle(),
        length in 1_usize..13,
        more in prop::collection::vec((0..12_u32, 0..12_u32), 0..9),
        named in any::<bool>(),
    ) {
        let order: Vec<u32> = order.into_iter().filter(|&vertex| (vertex as usize) < length).collect();
        let steps = order.windows(2).map(|step| (step[0], step[1]));
        let is_edge = |&(from, to): &(u32, u32)| from != to && from.max(to) < length as u32;
        let edges: Vec<_> = steps.chain(more.into_iter().filter(is_edge)).collect();
        let mut graph = Graph::from_edges(length as u32, &edges).expect("a graph");
        if named && !edges.is_empty() {
            let text: Vec<_> = edges.iter().map(|(from, to)| format!("v{from}-v{to}")).collect();
            graph = Graph::from(text.join(" ").parse::<EdgeList>().expect("a graph"));
        }
        let square = |vertex: &u32| {
            let name = if named && length > 1 { format!("v{vertex}") } else { vertex.to_string() };
            graph.find(&name).expect("a vertex")
        };
        let squares = order.iter().map(square).collect();
        assert_is_read_again(&Tour::new(Arc::new(graph), squares).expect("a tour"));
    }

    #[test]
    fn any_line_is_answered(line in "\\PC{0,60}|graph [a-c0-2,: -]{0,30}|[.#/]{1,9}: [a-c1-3 ]{0,30}") {
        if let Ok(tour) = line.parse::<Tour>() {
            assert_is_read_again(&tour);
        }
    }
}

#[test]
fn a_line_may_hold_a_numbered_board() {
    let tour = solve("3x4").expect("a tour");
    let text = format!("3x4:\n{}", numbered_board(&tour));
    assert_eq!(text.parse::<Tour>().expect("a tour").squares(), tour.squares());
}

#[test]
fn a_line_that_is_no_tour_says_why() {
    for (line, code) in [
        ("", "bad-board"),
        ("a1 b3", "bad-board"),
        ("0x4: a1", "bad-board"),
        ("5x5 0,0: a1", "bad-leaper"),
        ("5x5: a1 b2", "no-tour"),
        ("5x5: a1 b3", "no-tour"),
        ("graph 1-: 1", "bad-graph"),
        ("graph 1-2-3: 1 3 2", "no-tour"),
    ] {
        let error = line.parse::<Tour>().expect_err(line);
        assert_eq!(error.code(), code, "{line}: {error}");
    }
}
