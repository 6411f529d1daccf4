//! Pósa's rotations: what they close, and that every step is one.

use std::sync::Arc;

use knights_tour::random::Random;
use knights_tour::search::{
    Algorithm, Counter, Edit, Fact, Move, Outcome, Settings, Target, TieBreak, WhenStuck,
};
use knights_tour::session::Session;
use knights_tour::{Graph, Leaper, Square};

fn graph(board: &str) -> Arc<Graph> {
    Arc::new(Graph::new(board.parse().unwrap(), Leaper::KNIGHT))
}

fn algorithm() -> &'static Algorithm {
    Algorithm::by_id("rotations").unwrap()
}

fn settings(graph: &Graph, target: Target, seed: &str) -> Settings {
    let mut random = Random::from_seed(seed);
    let squares: Vec<u32> =
        (0..graph.len() as u32).filter(|&number| graph.contains(Square(number))).collect();
    let start = Square(squares[random.below(squares.len() as u32) as usize]);
    let (rule, when_stuck) = (TieBreak::First.rule(), WhenStuck::Stop);
    Settings { start, end: None, rule, moves: None, target, when_stuck, options: vec![], random }
}

/// The moves of a path, each with its lower square first, in order.
fn moves_of(path: &[Square], closed: bool) -> Vec<Move> {
    let back = closed.then(|| (path[path.len() - 1], path[0]));
    let pairs = path.windows(2).map(|pair| (pair[0], pair[1])).chain(back);
    let mut moves: Vec<Move> = pairs.map(|(from, to)| (from.min(to), from.max(to))).collect();
    moves.sort_unstable();
    moves
}

/// Runs to the end, and checks with each step that it can be taken and leaves a path.
fn run(graph: &Arc<Graph>, settings: &Settings) -> Outcome {
    let mut search = algorithm().start(graph.clone(), settings).unwrap();
    let (mut edit, mut set) = (Edit::new(), Vec::<Move>::new());
    let mut is_closed = false;
    while search.advance(&mut edit) {
        for &(from, to) in &edit.removed {
            let place = set.iter().position(|&each| each == (from.min(to), from.max(to)));
            set.swap_remove(place.expect("what is removed is there"));
        }
        for &(from, to) in &edit.added {
            assert!(graph.are_neighbours(from, to));
            let made = (from.min(to), from.max(to));
            assert!(!set.contains(&made));
            set.push(made);
        }
        let path = search.path();
        assert_eq!(path[0], settings.start);
        is_closed = edit.reason.code() == "close";
        set.sort_unstable();
        assert_eq!(set, moves_of(path, is_closed));
        check_facts(graph, path, &edit);
    }
    let outcome = search.outcome().unwrap().clone();
    if let Outcome::Tour(tour) = &outcome {
        assert_eq!(set, moves_of(tour.squares(), is_closed));
        assert_eq!(is_closed, settings.target == Target::Closed);
    }
    outcome
}

/// Checks what a turn tells about the path that it leaves.
fn check_facts(graph: &Graph, path: &[Square], edit: &Edit) {
    if edit.reason.code() != "rotate" {
        return;
    }
    let end = path[path.len() - 1];
    let Some(Fact::Number(turned)) = edit.reason.fact("turned") else { panic!("{edit:?}") };
    let first_turned = path.len() - turned as usize;
    assert_eq!(edit.reason.fact("to"), Some(Fact::Square(end)));
    assert_eq!(edit.reason.fact("at"), Some(Fact::Square(path[first_turned - 1])));
    assert_eq!(edit.focus, path[first_turned]);
    let goes_on = graph.neighbours(end).any(|next| !path.contains(&next));
    let is_complete = path.len() == graph.squares();
    let closes = is_complete && graph.are_neighbours(end, path[0]);
    let expected = match (goes_on, closes) {
        (true, _) => "goes-on",
        (_, true) => "closes",
        _ => "none",
    };
    assert_eq!(edit.reason.fact("use"), Some(Fact::Word(expected)));
    let left = (graph.squares() - path.len()) as u32;
    assert_eq!(edit.reason.fact("left"), Some(Fact::Number(left)));
}

fn closes(graph: &Arc<Graph>, settings: &Settings) -> bool {
    matches!(run(graph, settings), Outcome::Tour(tour) if tour.is_closed())
}

#[test]
fn full_boards_close_from_any_start() {
    for side in 6..=20 {
        let height = if side % 2 == 0 { side } else { side + 1 };
        let graph = graph(&format!("{side}x{height}"));
        for seed in 0..8 {
            let settings = settings(&graph, Target::Closed, &format!("{side} {seed}"));
            assert!(closes(&graph, &settings), "{side}x{height}, seed {seed}");
        }
    }
}

#[test]
fn narrow_boards_close_though_few_of_their_paths_can_be_turned_into_tours() {
    for board in ["5x6", "3x10", "3x12", "5x8"] {
        let graph = graph(board);
        for seed in 0..4 {
            assert!(
                closes(&graph, &settings(&graph, Target::Closed, &seed.to_string())),
                "{board}"
            );
        }
    }
}

#[test]
fn paths_that_grow_at_random_close_as_well() {
    let graph = graph("12x12");
    let growth = algorithm().options.iter().find(|list| list.id == "growth").unwrap();
    for seed in 0..10 {
        let random = Settings {
            options: vec![(growth, growth.value("random").unwrap())],
            ..settings(&graph, Target::Closed, &seed.to_string())
        };
        assert!(closes(&graph, &random));
    }
}

#[test]
fn open_tours_of_odd_boards() {
    for board in ["5x5", "7x7", "9x9", "3x7"] {
        let graph = graph(board);
        // From the corner: it has the colour of which there is one square more.
        let settings = Settings { start: Square(0), ..settings(&graph, Target::Open, board) };
        assert!(matches!(run(&graph, &settings), Outcome::Tour(_)), "{board}");
    }
}

#[test]
fn boards_with_holes_close() {
    let boards = [
        ".../.#./...",
        "......../......../......../...##.../...##.../......../......../........",
        "#......#/......../......../......../......../......../......../#......#",
        "......./......./......./...#.../......./......./.......",
    ];
    for board in boards {
        let graph = graph(board);
        for seed in 0..5 {
            assert!(
                closes(&graph, &settings(&graph, Target::Closed, &seed.to_string())),
                "{board}"
            );
        }
    }
}

#[test]
fn any_graph_will_do() {
    // Petersen's graph has open tours, but no closed one, and nothing simple says so.
    let outer = (0..5).map(|at| (at, (at + 1) % 5));
    let spokes = (0..5).map(|at| (at, at + 5));
    let inner = (0..5).map(|at| (at + 5, (at + 2) % 5 + 5));
    let edges: Vec<(u32, u32)> = outer.chain(spokes).chain(inner).collect();
    let petersen = Arc::new(Graph::from_edges(10, &edges).unwrap());
    let open = settings(&petersen, Target::Open, "1");
    assert!(matches!(run(&petersen, &open), Outcome::Tour(_)));
    let mut search =
        algorithm().start(petersen.clone(), &settings(&petersen, Target::Closed, "1")).unwrap();
    let (mut edit, mut steps) = (Edit::new(), 0);
    while search.advance(&mut edit) {
        steps += 1;
    }
    let limit = steps;
    let outcome = search.outcome().unwrap();
    assert!(
        matches!(outcome, Outcome::GaveUp { limit: told, .. } if *told == limit),
        "{outcome:?}"
    );
}

#[test]
fn where_there_is_no_tour_it_does_not_begin() {
    for (board, expected) in [("7x7", "odd-area"), ("4x5", "side-4"), ("1x1", "one-square")] {
        let graph = graph(board);
        let outcome = run(&graph, &settings(&graph, Target::Closed, ""));
        assert!(matches!(outcome, Outcome::Impossible { why } if why == expected), "{board}");
    }
    let one = graph("1x1");
    let outcome = run(&one, &settings(&one, Target::Open, ""));
    assert!(matches!(outcome, Outcome::Tour(_)));
}

#[test]
fn the_walk_that_is_drawn_is_the_path_both_ways() {
    let graph = graph("6x6");
    let mut search =
        algorithm().start(graph.clone(), &settings(&graph, Target::Closed, "2")).unwrap();
    let mut session =
        Session::new(graph.clone(), algorithm(), settings(&graph, Target::Closed, "2")).unwrap();
    let (mut edit, mut walks) = (Edit::new(), vec![session.subgraph().walk().to_vec()]);
    while search.advance(&mut edit) {
        assert!(session.step());
        assert_eq!(session.subgraph().walk(), search.path());
        walks.push(search.path().to_vec());
    }
    assert!(session.is_done());
    assert!(session.moment().counters.get(Counter::Rotations) > 0);
    for walk in walks.iter().rev().skip(1) {
        session.back();
        assert_eq!(session.subgraph().walk(), walk);
    }
}
