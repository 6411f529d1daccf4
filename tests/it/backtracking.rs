//! Backtracking finds a tour where there is one, in the steps that are known, and prunes nothing
//! that it should not.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::truth::Truth;
use crate::walks::{run, settings};
use knights_tour::existence::{Answer, existence};
use knights_tour::search::{
    Algorithm, Choice, Counter, Counters, Edit, Fact, Outcome, Target, WholeRun,
};
use knights_tour::session::Session;
use knights_tour::{Board, Graph, Leaper, Square};
use proptest::prelude::*;

type Options = &'static [(&'static str, &'static str)];

const PLAIN: Options = &[];
const PRUNED: Options = &[("prune", "true")];
const BOTH: Options = &[("order", "fewest-first"), ("prune", "true")];
const ALL: [Options; 4] = [PLAIN, &[("order", "fewest-first")], PRUNED, BOTH];

fn backtracking() -> &'static Algorithm {
    Algorithm::by_id("backtracking").unwrap()
}

fn graph(board: &str) -> Arc<Graph> {
    Arc::new(Graph::new(board.parse().unwrap(), Leaper::KNIGHT))
}

/// The outcome after at most so many steps, and the totals, with nothing checked on the way.
fn solve(
    graph: &Arc<Graph>,
    start: Square,
    target: Target,
    options: Options,
    limit: usize,
) -> (Option<Outcome>, Counters) {
    let settings = settings(backtracking(), start, target, options);
    let mut search = backtracking().start(graph.clone(), &settings).unwrap();
    let (mut edit, mut counters) = (Edit::new(), Counters::default());
    for _ in 0..limit {
        if !search.advance(&mut edit) {
            break;
        }
        counters.count(edit.reason);
    }
    (search.outcome().cloned(), counters)
}

/// Whether there is a tour, when that is known after so many steps.
fn has_tour(outcome: Option<&Outcome>) -> Option<bool> {
    match outcome {
        Some(Outcome::Tour(_)) => Some(true),
        Some(Outcome::Impossible { why: "all-tried" | "one-square" }) => Some(false),
        None => None,
        _ => panic!("{outcome:?}"),
    }
}

/// How many starts have a tour, all of them decided.
fn starts_with_tour(board: &str, target: Target, options: Options) -> usize {
    let graph = graph(board);
    let starts: Vec<Square> = graph.board().unwrap().iter().collect();
    let decide = |&&start: &&Square| {
        let (outcome, _) = solve(&graph, start, target, options, usize::MAX);
        has_tour(outcome.as_ref()).unwrap()
    };
    starts.iter().filter(decide).count()
}

#[test]
fn the_tutorials_placements_from_a1() {
    for (side, placements) in [(5, 8_839), (6, 248_168), (7, 7_151_178), (8, 8_250_732)] {
        let graph = graph(&format!("{side}x{side}"));
        let (outcome, counters) = solve(&graph, Square(0), Target::Open, PLAIN, usize::MAX);
        assert_eq!(has_tour(outcome.as_ref()), Some(true));
        assert_eq!(counters.get(Counter::Placements), placements, "{side} × {side}");
        // All but those on the tour were taken back.
        let backtracks = placements - (side * side - 1);
        assert_eq!(counters.get(Counter::Backtracks), backtracks);
    }
}

#[test]
fn no_other_corner_takes_as_many_placements_as_the_tutorials() {
    let placements = |side: u32, corner: u32| {
        let graph = graph(&format!("{side}x{side}"));
        let (_, counters) = solve(&graph, Square(corner), Target::Open, PLAIN, usize::MAX);
        counters.get(Counter::Placements)
    };
    assert_eq!([0, 4, 20, 24].map(|corner| placements(5, corner)), [8_839, 40, 14_008, 287]);
    let corners = [0, 5, 30, 35].map(|corner| placements(6, corner));
    assert_eq!(corners, [248_168, 5_421, 58_691, 177_047]);
}

#[test]
fn a_session_shows_the_placements_and_takes_them_back() {
    let settings = settings(backtracking(), Square(0), Target::Open, PLAIN);
    let mut session = Session::new(graph("5x5"), backtracking(), settings).unwrap();
    session.seek(usize::MAX);
    assert_eq!(session.moment().counters.get(Counter::Placements), 8_839);
    assert_eq!(session.subgraph().walk().len(), 25);
    session.seek(1);
    assert_eq!(session.moment().counters.get(Counter::Placements), 1);
    assert_eq!(session.subgraph().walk(), [Square(0), Square(7)]);
}

#[test]
fn small_boards_are_decided_from_every_start() {
    // Of an odd board only the corners' colour has starts, of one four squares wide the outer rows.
    let open = [("5x5", 13), ("5x6", 30), ("3x10", 30), ("4x6", 12)];
    for options in [PRUNED, BOTH] {
        for board in ["3x4", "3x6", "3x7", "4x4", "4x5"] {
            let graph = graph(board);
            let truth = Truth::new(&graph, Square(0), Target::Open);
            let starts = graph.board().unwrap().iter();
            let expected = starts.filter(|&start| truth.can_complete(&[start])).count();
            assert_eq!(starts_with_tour(board, Target::Open, options), expected, "{board}");
        }
        for (board, starts) in open {
            assert_eq!(starts_with_tour(board, Target::Open, options), starts, "{board}");
        }
        for board in ["3x4", "3x8", "4x5", "4x6", "5x5", "5x6", "6x6", "3x10"] {
            let graph = graph(board);
            let starts = starts_with_tour(board, Target::Closed, options);
            let is_possible = existence(&graph, Target::Closed, None).answer == Answer::Yes;
            assert_eq!(starts, if is_possible { graph.squares() } else { 0 }, "{board}");
        }
    }
}

#[test]
fn fewest_first_with_pruning_is_fast_from_every_start() {
    for side in [6, 8, 10] {
        let graph = graph(&format!("{side}x{side}"));
        for start in graph.board().unwrap().iter() {
            for &target in Target::ALL {
                let (outcome, _) = solve(&graph, start, target, BOTH, 5_000);
                assert_eq!(has_tour(outcome.as_ref()), Some(true), "{}", graph.name(start));
            }
        }
    }
}

/// Whether there is a tour; every edit is checked, and what is given up has to be in vain.
fn explores_truly(graph: &Arc<Graph>, start: Square, target: Target, options: Options) -> bool {
    let truth = Truth::new(graph, start, target);
    let settings = settings(backtracking(), start, target, options);
    let (mut seen, mut position) = (BTreeSet::new(), 0);
    let (outcome, counters) = run(backtracking(), graph, &settings, usize::MAX, |edit, path| {
        position += 1;
        let open = graph.neighbours(edit.focus).filter(|end| !path.contains(end)).count();
        let offered = if path.len() == graph.squares() { 0 } else { open };
        assert_eq!(edit.candidates.len(), offered);
        for candidate in &edit.candidates {
            let is_open = |end: &Square| !path.contains(end);
            let onward_moves = graph.neighbours(candidate.square).filter(is_open).count();
            assert_eq!(candidate.accessibility as usize, onward_moves);
            assert!(!(candidate.tied || candidate.tried && candidate.chosen));
        }
        if edit.reason.code() == "forward" {
            // No path is walked twice.
            let to = edit.added[0].1;
            let chosen: Vec<Square> = [path, &[to]].concat();
            assert!(seen.insert(chosen), "{path:?} {to:?}");
        } else if edit.reason.code() != "close" {
            assert!(!truth.can_complete(path), "{:?} {path:?}", edit.reason);
        }
    });
    assert_eq!(counters.get(Counter::Placements) as usize, seen.len());
    let is_tour = has_tour(outcome.as_ref()).unwrap();
    assert_eq!(is_tour, truth.can_complete(&[start]));
    is_tour
}

#[test]
fn every_reason_to_give_up_comes_about() {
    let mut seen = BTreeSet::new();
    for (board, start, target) in [("5x5", 1, Target::Open), ("3x8", 0, Target::Closed)] {
        let graph = graph(board);
        let settings = settings(backtracking(), Square(start), target, PRUNED);
        run(backtracking(), &graph, &settings, usize::MAX, |edit, path| {
            if edit.reason.code() == "prune"
                && let (Some(Fact::Word(cause)), Some(Fact::Square(square))) =
                    (edit.reason.fact("cause"), edit.reason.fact("square"))
            {
                let is_start = cause == "start-cut-off" && square == path[0];
                assert!(is_start || !path.contains(&square), "{cause} {square:?} {path:?}");
                seen.insert(cause);
            }
        });
    }
    let all = ["cut-in-two", "unreachable", "start-cut-off", "too-many-ends"];
    assert_eq!(seen, BTreeSet::from(all));
}

#[test]
fn what_is_cut_in_two_from_the_start_is_seen_at_once() {
    // Two squares with moves of their own, out of the start's reach.
    let edges = [(0, 1), (1, 2), (2, 3), (3, 4), (4, 0), (5, 6), (6, 7), (7, 5)];
    let two_rounds = Arc::new(Graph::from_edges(8, &edges).unwrap());
    for (target, options) in [(Target::Open, PRUNED), (Target::Closed, BOTH)] {
        let (outcome, counters) = solve(&two_rounds, Square(0), target, options, 1);
        assert_eq!(has_tour(outcome.as_ref()), Some(false));
        assert_eq!(counters, Counters::default());
    }
}

proptest! {
    #[test]
    fn pruning_and_order_change_nothing_on_boards_with_holes(
        width in 1_u16..6,
        height in 1_u16..6,
        holes in any::<u32>(),
        more_holes in any::<u32>(),
        leaper in prop::sample::select(vec![(1, 2), (1, 2), (0, 1), (1, 1), (1, 3)]),
        start in any::<prop::sample::Index>(),
        target in prop::sample::select(Target::ALL.to_vec()),
    ) {
        let is_hole = |square: Square| (holes & more_holes) >> square.0 & 1 == 1;
        let board = Board::with_holes(width, height, is_hole);
        prop_assume!(board.is_ok());
        let board = board?;
        let squares: Vec<Square> = board.iter().collect();
        let start = *start.get(&squares);
        let graph = Arc::new(Graph::new(board, Leaper::new(leaper.0, leaper.1)?));
        if squares.len() <= 12 {
            let found = ALL.map(|options| explores_truly(&graph, start, target, options));
            prop_assert_eq!(found, [found[0]; 4]);
        }
        let found = ALL.map(|options| {
            has_tour(solve(&graph, start, target, options, 20_000).0.as_ref())
        });
        let known: BTreeSet<bool> = found.iter().copied().flatten().collect();
        prop_assert!(known.len() <= 1, "{:?} from {:?}: {:?}", graph, start, found);
        let forbidden = existence(&graph, target, Some(start)).answer == Answer::No;
        prop_assert!(!forbidden || !known.contains(&true), "{:?} from {:?}", graph, start);
    }

    #[test]
    fn pruning_and_order_change_nothing_on_lists_of_edges(
        order in 1_u32..9,
        edges in any::<u32>(),
        target in prop::sample::select(Target::ALL.to_vec()),
    ) {
        let pairs = (0..order).flat_map(|to| (0..to).map(move |from| (from, to)));
        let is_edge = |place: usize| edges >> place & 1 == 1;
        let edges: Vec<_> =
            pairs.enumerate().filter(|(place, _)| is_edge(*place)).map(|(_, pair)| pair).collect();
        let graph = Arc::new(Graph::from_edges(order, &edges)?);
        let found = ALL.map(|options| explores_truly(&graph, Square(0), target, options));
        prop_assert_eq!(found, [found[0]; 4]);
    }
}

#[test]
fn steps_in_a_row_are_those_taken_one_by_one() {
    for (board, target) in [
        ("5x5", Target::Open),
        ("3x10", Target::Open),
        ("5x6", Target::Closed),
        ("4x4", Target::Open),
    ] {
        let graph = graph(board);
        for start in graph.each_square().step_by(3) {
            let settings = settings(backtracking(), start, target, PLAIN);
            let mut run = WholeRun::new(backtracking(), &graph, &settings).unwrap();
            let mut search = backtracking().start(graph.clone(), &settings).unwrap();
            let (mut edit, mut counters) = (Edit::new(), Counters::default());
            // In slices of any size, with a look at the path after each.
            for slice in (1..).take(150) {
                run.advance(slice);
                for _ in 0..slice {
                    if search.advance(&mut edit) {
                        counters.count(edit.reason);
                    }
                }
                assert_eq!(run.squares(), search.path(), "{board}");
                assert_eq!(run.counters(), &counters, "{board}");
                assert_eq!(run.outcome().is_some(), search.outcome().is_some(), "{board}");
            }
        }
    }
}

#[test]
fn a_board_of_any_size_is_begun_at_once() {
    // A list of its moves would take half a gigabyte.
    let graph = Arc::new(Graph::new(Board::new(4096, 4096).unwrap(), Leaper::KNIGHT));
    let settings = settings(backtracking(), Square(0), Target::Open, PLAIN);
    let mut search = backtracking().start(graph, &settings).unwrap();
    let mut counters = Counters::default();
    assert_eq!(search.rush(100, &mut counters), 0);
    assert!(search.advance(&mut Edit::new()));
}
