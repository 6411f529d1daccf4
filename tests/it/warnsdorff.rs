//! What Warnsdorff's rule is known to do, and what this project promises of it.

use std::sync::Arc;

use knights_tour::random::Random;
use knights_tour::search::SearchError;
use knights_tour::search::{
    Algorithm, Choice, Counter, Edit, Fact, Outcome, Settings, Target, TieBreak, WhenStuck,
};
use knights_tour::{Board, Graph, Leaper, Square, Tour};

fn graph(board: &str) -> Arc<Graph> {
    Arc::new(Graph::new(board.parse().unwrap(), Leaper::KNIGHT))
}

fn square_graph(side: u16) -> Arc<Graph> {
    Arc::new(Graph::new(Board::new(side, side).unwrap(), Leaper::KNIGHT))
}

/// Starts from which the colours allow a tour: on an odd board those of the corners' colour.
fn feasible_starts(graph: &Graph) -> Vec<Square> {
    let board = graph.board().unwrap();
    let is_odd = board.squares() % 2 == 1;
    board.iter().filter(|&start| !is_odd || board.is_dark(start)).collect()
}

fn settings(start: Square, tie_break: TieBreak, when_stuck: WhenStuck) -> Settings {
    let random = Random::from_seed(&start.0.to_string());
    Settings {
        start,
        end: None,
        rule: tie_break.rule(),
        target: Target::Open,
        moves: None,
        when_stuck,
        options: vec![],
        random,
    }
}

fn run(graph: &Arc<Graph>, settings: &Settings) -> Outcome {
    let algorithm = Algorithm::by_id("warnsdorff").unwrap();
    let mut search = algorithm.start(graph.clone(), settings).unwrap();
    let mut edit = Edit::new();
    while search.advance(&mut edit) {}
    search.outcome().unwrap().clone()
}

fn finds_tour(graph: &Arc<Graph>, settings: &Settings) -> bool {
    matches!(run(graph, settings), Outcome::Tour(_))
}

#[test]
fn success_rates_agree_with_the_table() {
    let table = include_str!("../data/warnsdorff-success.csv");
    let mut rows = table.lines().filter(|line| !line.starts_with('#'));
    let rules: Vec<TieBreak> =
        rows.next().unwrap().split(',').skip(1).map(|id| TieBreak::by_id(id).unwrap()).collect();
    for row in rows {
        let numbers: Vec<f64> = row.split(',').map(|number| number.parse().unwrap()).collect();
        let graph = square_graph(numbers[0] as u16);
        let is_sampled = graph.len() > 50 * 50;
        let starts = feasible_starts(&graph);
        let starts: Vec<Square> =
            starts.into_iter().step_by(if is_sampled { 37 } else { 1 }).collect();
        for (&rule, &expected) in rules.iter().zip(&numbers[1..]) {
            let is_tour =
                |&&start: &&Square| finds_tour(&graph, &settings(start, rule, WhenStuck::Stop));
            let tours = starts.iter().filter(is_tour).count();
            let rate = 100.0 * tours as f64 / starts.len() as f64;
            let has_chance = matches!(rule, TieBreak::Random | TieBreak::RothRandom);
            // Printed figures are rounded; samples differ by three standard errors at the most,
            // and no sample is as good as its own 0 or 100 % would have it.
            let spread = (expected * (100.0 - expected)).max(100.0) / starts.len() as f64;
            let error = if is_sampled || has_chance { 3.0 * (2.0 * spread).sqrt() } else { 0.0 };
            assert!(
                (rate - expected).abs() <= 0.5 + error,
                "{} × {0}, {rule:?}: {rate:.1} % instead of {expected} %",
                numbers[0],
            );
        }
    }
}

#[test]
fn roth_with_backtracking_solves_every_feasible_start() {
    for side in 5..=30 {
        let graph = square_graph(side);
        for start in feasible_starts(&graph) {
            let settings = settings(start, TieBreak::Roth, WhenStuck::Backtrack);
            assert!(finds_tour(&graph, &settings), "{side} × {side} from {}", graph.name(start));
        }
    }
}

#[test]
fn roth_with_backtracking_solves_narrow_boards_from_every_start_that_has_a_tour() {
    for board in ["5x6", "3x7", "3x8", "4x5", "4x6"] {
        let graph = graph(board);
        for start in feasible_starts(&graph) {
            let outcome = run(&graph, &settings(start, TieBreak::Roth, WhenStuck::Backtrack));
            let is_answer = matches!(outcome, Outcome::Tour(_) | Outcome::Impossible { .. });
            assert!(is_answer, "{board} from {}: {outcome:?}", graph.name(start));
            // On 5 × 6 every start has a tour.
            assert!(board != "5x6" || matches!(outcome, Outcome::Tour(_)));
        }
    }
}

#[test]
fn squirrel_and_cull_fail_only_at_74() {
    let failures: Vec<u16> = (5..=130)
        .filter(|&side| {
            let settings = settings(Square(0), TieBreak::SquirrelCull, WhenStuck::Stop);
            !finds_tour(&square_graph(side), &settings)
        })
        .collect();
    assert_eq!(failures, [74]);
}

#[test]
fn squirrel_and_cull_work_from_each_corner_and_say_where_they_do_not() {
    let start = |graph: &Arc<Graph>, start| {
        let settings = settings(Square(start), TieBreak::SquirrelCull, WhenStuck::Stop);
        Algorithm::by_id("warnsdorff").unwrap().start(graph.clone(), &settings)
    };
    let chessboard = graph("8x8");
    for corner in [0, 7, 56, 63] {
        let settings = settings(Square(corner), TieBreak::SquirrelCull, WhenStuck::Stop);
        assert!(finds_tour(&chessboard, &settings));
    }
    for (board, square) in [("8x8", 1), ("8x9", 0), ("4x4", 0), (".....\n".repeat(4).as_str(), 0)] {
        let refused = start(&graph(board.trim()), square).err().unwrap();
        assert!(matches!(refused, SearchError::NeedsCorner { .. }), "{board}: {refused:?}");
    }
}

#[test]
fn any_graph_will_do() {
    // The wheel of five spokes, and a path: the rule walks both.
    let wheel = [(0, 1), (1, 2), (2, 3), (3, 4), (4, 0), (0, 5), (1, 5), (2, 5), (3, 5), (4, 5)];
    let path = [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5)];
    for edges in [&wheel[..], &path[..]] {
        let graph = Arc::new(Graph::from_edges(6, edges).unwrap());
        assert!(finds_tour(&graph, &settings(Square(0), TieBreak::First, WhenStuck::Stop)));
        let refused = Algorithm::by_id("warnsdorff")
            .unwrap()
            .start(graph, &settings(Square(0), TieBreak::Roth, WhenStuck::Stop))
            .err()
            .unwrap();
        assert_eq!(refused.code(), "not-for-this-board");
    }
}

#[test]
fn a_closed_tour_ends_with_the_move_home() {
    let graph = graph("8x8");
    let settings = Settings {
        target: Target::Closed,
        ..settings(Square(0), TieBreak::Random, WhenStuck::Restart)
    };
    let mut search = Algorithm::by_id("warnsdorff").unwrap().start(graph, &settings).unwrap();
    let (mut edit, mut last) = (Edit::new(), Vec::new());
    while search.advance(&mut edit) {
        last.clone_from(&edit.added);
    }
    assert_eq!(last.len(), 1);
    assert_eq!(last[0].1, Square(0));
    let Some(Outcome::Tour(tour)) = search.outcome() else { panic!("{:?}", search.outcome()) };
    assert!(tour.is_closed());
}

#[test]
fn where_there_is_no_tour_the_search_ends() {
    let closed = |board, when_stuck| {
        let settings =
            Settings { target: Target::Closed, ..settings(Square(0), TieBreak::Roth, when_stuck) };
        run(&graph(board), &settings)
    };
    assert!(matches!(closed("4x4", WhenStuck::Backtrack), Outcome::Impossible { .. }));
    assert!(matches!(closed("1x1", WhenStuck::Restart), Outcome::Impossible { .. }));
    assert!(matches!(closed("5x5", WhenStuck::Restart), Outcome::GaveUp { .. }));
    assert!(matches!(closed("5x5", WhenStuck::Stop), Outcome::Stuck { visited: 25, .. }));
}

#[test]
fn historic_tours_are_tours() {
    let text = include_str!("../data/historic-tours.txt");
    let blocks = text.split("\n\n").map(|block| {
        let lines: Vec<&str> = block.lines().filter(|line| !line.starts_with('#')).collect();
        (lines[0], lines[1..].to_vec())
    });
    let mut count = 0;
    for (title, rows) in blocks {
        let width = rows[0].split_whitespace().count();
        let mut visits: Vec<(u32, Square)> = Vec::new();
        for (rank, row) in rows.iter().rev().enumerate() {
            for (file, number) in row.split_whitespace().enumerate() {
                visits.push((number.parse().unwrap(), Square((rank * width + file) as u32)));
            }
        }
        visits.sort_unstable();
        let squares = visits.into_iter().map(|(_, square)| square).collect();
        let tour = Tour::new(graph(&format!("{width}x{}", rows.len())), squares).unwrap();
        assert_eq!(tour.is_closed(), title.contains("| closed |"), "{title}");
        count += 1;
    }
    assert_eq!(count, 6);
}

#[test]
fn closed_tours_are_found_from_every_start_of_small_boards() {
    for side in [6, 8, 10] {
        let graph = square_graph(side);
        for start in feasible_starts(&graph) {
            let settings = Settings {
                target: Target::Closed,
                ..settings(start, TieBreak::Roth, WhenStuck::Backtrack)
            };
            let outcome = run(&graph, &settings);
            let is_closed = matches!(&outcome, Outcome::Tour(tour) if tour.is_closed());
            assert!(is_closed, "{side} × {side} from {}: {outcome:?}", graph.name(start));
        }
    }
}

#[test]
fn every_dead_end_is_counted_whatever_follows_it() {
    let settings = Settings {
        target: Target::Closed,
        ..settings(Square(1), TieBreak::Roth, WhenStuck::Backtrack)
    };
    let mut search =
        Algorithm::by_id("warnsdorff").unwrap().start(graph("5x5"), &settings).unwrap();
    let pseudocode = Algorithm::by_id("warnsdorff").unwrap().pseudocode;
    let mut edit = Edit::new();
    let mut restarts_for_want_of_steps = 0;
    while search.advance(&mut edit) {
        let line = pseudocode[usize::from(edit.line)];
        let is_out_of_steps = edit.reason.fact("cause") == Some(Fact::Word("budget"));
        assert_eq!(line == "out-of-steps", is_out_of_steps, "{line}");
        if edit.reason.fact("cause") == Some(Fact::Word("budget")) {
            restarts_for_want_of_steps += 1;
            let was_counted = !edit.candidates.is_empty();
            assert_eq!(edit.reason.counts(Counter::DeadEnds), !was_counted);
        }
    }
    assert!(restarts_for_want_of_steps > 0);
}
