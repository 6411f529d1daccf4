//! The method of merged cycles, against a search that tries everything.

use std::collections::BTreeSet;
use std::sync::Arc;

use knights_tour::random::Random;
use knights_tour::search::{
    Algorithm, Counter, Edit, Fact, Outcome, Settings, Target, TieBreak, WhenStuck,
};
use knights_tour::{Board, Graph, Leaper, Square};

const TARGETS: [Target; 2] = [Target::Open, Target::Closed];

fn knights(board: &str) -> Arc<Graph> {
    Arc::new(Graph::new(board.parse().unwrap(), Leaper::KNIGHT))
}

fn squares(graph: &Graph) -> Vec<Square> {
    (0..graph.len() as u32).map(Square).filter(|&square| graph.contains(square)).collect()
}

fn settings(start: Square, target: Target, seed: &str) -> Settings {
    Settings {
        start,
        end: None,
        rule: TieBreak::First.rule(),
        target,
        moves: None,
        when_stuck: WhenStuck::Stop,
        options: Vec::new(),
        random: Random::from_seed(seed),
    }
}

/// Runs to the end, and checks that every edit takes out what is there and puts in what is not, that
/// the facts about cycles are true, and that the moves of a tour are left.
fn run(graph: &Arc<Graph>, start: Square, target: Target, seed: &str) -> (Outcome, Vec<Edit>) {
    let algorithm = Algorithm::by_id("cycles").unwrap();
    let mut search = algorithm.start(graph.clone(), &settings(start, target, seed)).unwrap();
    let (mut edit, mut edits) = (Edit::new(), Vec::new());
    let mut moves = BTreeSet::new();
    let key = |(a, b): (Square, Square)| (a.min(b), a.max(b));
    while search.advance(&mut edit) {
        assert!(graph.contains(edit.focus));
        for &removed in &edit.removed {
            assert!(moves.remove(&key(removed)), "{removed:?} is not there");
        }
        for &added in &edit.added {
            assert!(graph.are_neighbours(added.0, added.1));
            assert!(moves.insert(key(added)), "{added:?} is there already");
        }
        let is_cycles = matches!(edit.reason.code(), "merge" | "exchange" | "shift");
        if let (true, Some(Fact::Number(cycles)), Target::Closed) =
            (is_cycles, edit.reason.fact("cycles"), target)
        {
            assert_eq!(cycles, parts(graph, &moves), "{:?}", edit.reason);
        }
        edits.push(edit.clone());
    }
    let outcome = search.outcome().expect("the search is over").clone();
    if let Outcome::Tour(tour) = &outcome {
        assert_eq!(tour.squares()[0], start);
        let home = (tour.squares()[tour.squares().len() - 1], start);
        let mut expected: BTreeSet<_> =
            tour.squares().windows(2).map(|pair| key((pair[0], pair[1]))).collect();
        if target == Target::Closed {
            assert!(tour.is_closed());
            expected.insert(key(home));
        }
        assert_eq!(moves, expected);
    }
    assert!(!search.advance(&mut edit));
    (outcome, edits)
}

/// Into how many parts moves join the squares.
fn parts(graph: &Graph, moves: &BTreeSet<(Square, Square)>) -> u32 {
    let mut part: Vec<u32> = (0..graph.len() as u32).collect();
    for _ in 0..graph.len() {
        for (a, b) in moves {
            let least = part[a.index()].min(part[b.index()]);
            part[a.index()] = least;
            part[b.index()] = least;
        }
    }
    let roots = squares(graph).into_iter().map(|square| part[square.index()]);
    roots.collect::<BTreeSet<_>>().len() as u32
}

/// Whether there is a tour, by M. Held and R. M. Karp's (1962) table of all sets of squares: which
/// of them can be the last of a path through the set.
fn has_tour(graph: &Graph, start: Square, target: Target) -> bool {
    let squares = squares(graph);
    let place = |square: Square| squares.iter().position(|&other| other == square).unwrap();
    let around: Vec<u32> = squares
        .iter()
        .map(|&square| graph.neighbours(square).map(|end| 1 << place(end)).sum())
        .collect();
    let all = (1_u32 << squares.len()) - 1;
    let first = place(start);
    let mut ends = vec![0_u32; all as usize + 1];
    ends[1 << first] = 1 << first;
    for set in 1..=all {
        for (end, around) in around.iter().enumerate() {
            if ends[set as usize] >> end & 1 == 1 {
                for next in 0..squares.len() {
                    if around & !set & 1 << next != 0 {
                        ends[(set | 1 << next) as usize] |= 1 << next;
                    }
                }
            }
        }
    }
    let last = ends[all as usize];
    match target {
        Target::Open => last != 0,
        Target::Closed => squares.len() > 2 && last & around[first] != 0,
        other => panic!("{other:?}"),
    }
}

/// The search has to answer, and truly.
fn check(graph: &Arc<Graph>, start: Square, target: Target, seed: &str) -> bool {
    let expected = has_tour(graph, start, target);
    match run(graph, start, target, seed).0 {
        Outcome::Tour(_) => assert!(expected),
        Outcome::Impossible { why } => assert!(!expected, "{why}, {target:?}: {graph:?}"),
        other => panic!("{other:?}, {target:?}: {graph:?}"),
    }
    expected
}

#[test]
fn small_boards_with_holes_are_answered_truly() {
    let mut random = Random::from_seed("holes");
    let mut tours = 0;
    for (r, s) in [(1, 2), (0, 1), (1, 1), (1, 3)] {
        for case in 0..60 {
            let (width, height) = ([3, 4, 5, 3][case % 4], [5, 4, 3, 6][case % 4]);
            let holes: Vec<bool> = (0..width * height).map(|_| random.below(6) == 0).collect();
            let board = Board::with_holes(width, height, |square| holes[square.index()]);
            let Ok(board) = board else { continue };
            if board.squares() > 15 {
                continue;
            }
            let graph = Arc::new(Graph::new(board, Leaper::new(r, s).unwrap()));
            for target in TARGETS {
                let choices = squares(&graph);
                let start = choices[random.below(choices.len() as u32) as usize];
                tours += u32::from(check(&graph, start, target, "1"));
            }
        }
    }
    assert!(tours > 20, "{tours}");
}

#[test]
fn small_graphs_of_any_kind_are_answered_truly() {
    let mut random = Random::from_seed("graphs");
    let (mut tours, mut none) = (0, 0);
    for case in 0..600 {
        let order = 1 + case % 11;
        let density = 2 + random.below(4);
        let mut edges = Vec::new();
        for from in 0..order {
            for to in 0..from {
                if random.below(8) < density {
                    edges.push((from, to));
                }
            }
        }
        let graph = Arc::new(Graph::from_edges(order, &edges).unwrap());
        for target in TARGETS {
            let start = Square(random.below(order));
            let found = check(&graph, start, target, "2");
            tours += u32::from(found);
            none += u32::from(!found);
        }
    }
    assert!(tours > 200 && none > 200, "{tours}, {none}");
}

fn petersen() -> Arc<Graph> {
    let ring = (0..5).map(|at| (at, (at + 1) % 5));
    let spokes = (0..5).map(|at| (at, at + 5));
    let star = (0..5).map(|at| (at + 5, (at + 2) % 5 + 5));
    let edges: Vec<_> = ring.chain(spokes).chain(star).collect();
    Arc::new(Graph::from_edges(10, &edges).unwrap())
}

#[test]
fn what_only_trying_everything_shows() {
    // The Petersen graph has 2-factors, but no Hamiltonian cycle (J. Petersen, 1898).
    let (outcome, edits) = run(&petersen(), Square(3), Target::Closed, "");
    assert!(matches!(outcome, Outcome::Impossible { why: "all-tried" }), "{outcome:?}");
    assert!(edits.iter().any(|edit| edit.reason.counts(Counter::Restarts)));
    assert!(matches!(run(&petersen(), Square(3), Target::Open, "").0, Outcome::Tour(_)));
}

#[test]
fn each_obstacle_is_named() {
    let why = |graph: &Arc<Graph>, start, target| match run(graph, Square(start), target, "").0 {
        Outcome::Impossible { why } => why,
        other => panic!("{other:?}"),
    };
    assert_eq!(why(&knights("1x1"), 0, Target::Closed), "one-square");
    assert_eq!(why(&knights("2x2"), 0, Target::Open), "too-few-moves");
    assert_eq!(why(&knights("3x3"), 0, Target::Closed), "too-few-moves");
    assert_eq!(why(&knights("5x5"), 0, Target::Closed), "colours");
    assert_eq!(why(&knights("5x5"), 1, Target::Open), "start-colour");
    assert_eq!(why(&knights("4x4"), 0, Target::Closed), "forced-cycle");
    assert_eq!(why(&knights("4x40"), 0, Target::Closed), "side-4");
    assert_eq!(why(&knights("4x40"), 1, Target::Open), "inner-row");
    // The moves of 4 × 6 have 2-factors whose cycles keep to one colour of the outer rows, but as a
    // list of edges no theorem covers them.
    let moves = knights("4x6");
    let ends = (0..24).flat_map(|from| {
        let ends = moves.neighbours(Square(from)).filter(move |to| from < to.0);
        ends.map(move |to| (from, to.0)).collect::<Vec<_>>()
    });
    let as_list = Graph::from_edges(24, &ends.collect::<Vec<_>>()).unwrap();
    assert_eq!(why(&Arc::new(as_list), 0, Target::Closed), "separate-cycles");
    let bow_tie = Graph::from_edges(5, &[(0, 1), (1, 2), (2, 0), (2, 3), (3, 4), (4, 2)]);
    let bow_tie = Arc::new(bow_tie.unwrap());
    assert_eq!(why(&bow_tie, 0, Target::Closed), "forced-moves");
    assert_eq!(why(&bow_tie, 2, Target::Open), "end-parts");
    // 0 to 3 have all their moves to 6, 7 and 8, but for one.
    let of_many = (0..4).flat_map(|left| (6..9).map(move |right| (left, right)));
    let of_others = [4, 5, 13].map(|left| (6..13).map(move |right| (left, right)));
    let edges: Vec<_> = of_many.chain(of_others.into_iter().flatten()).chain([(0, 9)]).collect();
    let two_coloured = Arc::new(Graph::from_edges(14, &edges).unwrap());
    assert_eq!(why(&two_coloured, 11, Target::Closed), "no-two-factor");
    // 0 to 4 have all their moves to 5, 6, 7 and 8, two of which are joined.
    let apart = (0..5).flat_map(|one| (5..9).map(move |other| (one, other)));
    let edges: Vec<_> = apart.chain([(5, 6)]).collect();
    let with_odd_cycles = Arc::new(Graph::from_edges(9, &edges).unwrap());
    assert_eq!(why(&with_odd_cycles, 0, Target::Closed), "no-cycle-cover");
}

#[test]
fn boards_with_many_holes_are_toured() {
    for (side, holes) in [(8, 16), (20, 80), (40, 240)] {
        let mut random = Random::from_seed("large");
        let mut tours = 0;
        for seed in ["a", "b", "c", "d", "e", "f"] {
            let graph = loop {
                let count = u32::from(side) * u32::from(side);
                let is_dark = |at: u32| (at / u32::from(side) + at).is_multiple_of(2);
                let mut is_hole = vec![false; count as usize];
                let mut left = [holes / 2; 2];
                while left != [0, 0] {
                    let at = random.below(count);
                    let left = &mut left[usize::from(is_dark(at))];
                    if *left > 0 && !is_hole[at as usize] {
                        is_hole[at as usize] = true;
                        *left -= 1;
                    }
                }
                let board = Board::with_holes(side, side, |square| is_hole[square.index()]);
                let graph = Graph::new(board.unwrap(), Leaper::KNIGHT);
                if squares(&graph).iter().all(|&square| graph.degree(square) > 1) {
                    break Arc::new(graph);
                }
            };
            for target in TARGETS {
                let start = squares(&graph)[5];
                let (outcome, edits) = run(&graph, start, target, seed);
                assert!(!matches!(outcome, Outcome::GaveUp { .. }), "{graph:?}");
                let merges = edits.iter().filter(|edit| edit.reason.counts(Counter::Joins)).count();
                if matches!(outcome, Outcome::Tour(_)) {
                    tours += 1;
                    assert!(side < 20 || merges > 1);
                }
            }
        }
        assert!(tours >= 6, "{side}: {tours}");
    }
}

#[test]
fn other_leapers_have_tours_too() {
    for (r, s, side) in [(1, 2, 6), (1, 4, 10), (2, 3, 10), (0, 1, 8)] {
        let board = Board::new(side, side).unwrap();
        let graph = Arc::new(Graph::new(board, Leaper::new(r, s).unwrap()));
        let outcome = run(&graph, Square(0), Target::Closed, "").0;
        assert!(matches!(outcome, Outcome::Tour(_)), "({r}, {s}) on {side}: {outcome:?}");
    }
    // The camel keeps to its colour.
    let camel = Graph::new(Board::new(8, 8).unwrap(), Leaper::new(1, 3).unwrap());
    let outcome = run(&Arc::new(camel), Square(0), Target::Open, "").0;
    assert!(matches!(outcome, Outcome::Impossible { why: "not-connected" }));
}

#[test]
fn the_same_seed_gives_the_same_run_and_another_seed_another() {
    let graph = knights("12x12");
    let added = |seed| {
        let edits = run(&graph, Square(0), Target::Closed, seed).1;
        edits.into_iter().map(|edit| edit.added).collect::<Vec<_>>()
    };
    assert_eq!(added("1"), added("1"));
    assert_ne!(added("1"), added("2"));
}

#[test]
fn larger_graphs_than_can_be_stepped_are_refused() {
    let graph = Arc::new(Graph::new(Board::new(1025, 1024).unwrap(), Leaper::KNIGHT));
    let settings = settings(Square(0), Target::Open, "");
    let refused = Algorithm::by_id("cycles").unwrap().start(graph, &settings).err();
    assert_eq!(refused.map(|error| error.code()), Some("not-for-this-board"));
}
