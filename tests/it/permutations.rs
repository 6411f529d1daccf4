//! Brute force: every order is tried, and what comes out is true.

use std::sync::Arc;

use crate::truth::Truth;
use crate::walks::{run, settings};
use knights_tour::existence::{Answer, existence};
use knights_tour::search::SearchError;
use knights_tour::search::{Algorithm, Choice, Counter, Fact, Outcome, Target};
use knights_tour::session::Session;
use knights_tour::{Board, Graph, Leaper, Square};
use proptest::prelude::*;

fn permutations() -> &'static Algorithm {
    Algorithm::by_id("permutations").unwrap()
}

fn knights_graph(board: &str) -> Arc<Graph> {
    Arc::new(Graph::new(board.parse().unwrap(), Leaper::KNIGHT))
}

fn squares(graph: &Graph) -> Vec<Square> {
    (0..graph.len() as u32).map(Square).filter(|&square| graph.contains(square)).collect()
}

fn number(fact: Option<Fact>) -> u32 {
    match fact {
        Some(Fact::Number(number)) => number,
        _ => panic!("{fact:?} is no number"),
    }
}

/// Whether there is a tour, as the method finds, every edit checked: the orders must be those of a
/// dictionary, none left out, and backtracking has to come to the same.
fn finds_tour(graph: &Arc<Graph>, start: Square, target: Target) -> bool {
    let orders: u32 = (1..graph.squares() as u32).product();
    let (mut count, mut last) = (0, 0);
    let by_hand = settings(permutations(), start, target, &[]);
    let (outcome, counters) = run(permutations(), graph, &by_hand, usize::MAX, |edit, _| {
        count += 1;
        let [place, all, order] = ["number", "orders", "order"].map(|name| edit.reason.fact(name));
        assert_eq!((number(place), number(all)), (count, orders));
        assert!(number(order) > last, "after {last} comes {order:?}");
        last = number(order);
    });
    assert_eq!(counters.get(Counter::Orders), count);
    let is_tour = matches!(outcome, Some(Outcome::Tour(_)));
    let is_one_square = graph.squares() == 1 && target == Target::Closed;
    let why_not = if is_one_square { "one-square" } else { "all-tried" };
    assert!(is_tour || matches!(outcome, Some(Outcome::Impossible { why }) if why == why_not));
    assert!(is_tour || is_one_square || count == orders, "{count} of {orders} orders");

    let backtracking = Algorithm::by_id("backtracking").unwrap();
    for prune in ["false", "true"] {
        let settings = settings(backtracking, start, target, &[("prune", prune)]);
        let (found, _) = run(backtracking, graph, &settings, usize::MAX, |_, _| {});
        match (&outcome, &found) {
            (Some(Outcome::Tour(first)), Some(Outcome::Tour(second))) => {
                // A graph that is no board lists its squares in the order of a dictionary, so that
                // both come to the same tour first.
                assert!(graph.board().is_some() || first.squares() == second.squares());
            }
            (_, Some(Outcome::Impossible { .. })) => assert!(!is_tour, "{found:?}"),
            _ => panic!("{outcome:?}, but {found:?}"),
        }
    }
    is_tour
}

/// Checks every start and both targets against what is true.
fn check(graph: &Arc<Graph>) {
    for &target in Target::ALL {
        let starts = squares(graph);
        let has_tour: Vec<bool> =
            starts.iter().map(|&start| finds_tour(graph, start, target)).collect();
        for (&start, &has_tour) in starts.iter().zip(&has_tour) {
            assert_eq!(has_tour, Truth::new(graph, start, target).can_complete(&[start]));
            let said = existence(graph, target, Some(start)).answer;
            assert!(said != Answer::No || !has_tour, "{graph:?} from {start:?}");
        }
        let said = existence(graph, target, None).answer;
        assert!(said == Answer::Unknown || (said == Answer::Yes) == has_tour.contains(&true));
    }
}

#[test]
fn every_full_board_of_up_to_nine_squares() {
    for (width, height) in (1..=9).flat_map(|width| (1..=9 / width).map(move |h| (width, h))) {
        check(&knights_graph(&format!("{width}x{height}")));
    }
}

#[test]
fn every_board_that_three_by_three_squares_can_make() {
    for squares in 1..1 << 9 {
        let board = Board::with_holes(3, 3, |square| squares >> square.0 & 1 == 0).unwrap();
        check(&Arc::new(Graph::new(board, Leaper::KNIGHT)));
    }
}

#[test]
fn a_graph_of_ten_squares_is_refused() {
    let settings = settings(permutations(), Square(0), Target::Open, &[]);
    let started = permutations().start(knights_graph("2x5"), &settings);
    assert!(matches!(started.err(), Some(SearchError::TooLarge { squares: 10, largest: 9, .. })));
}

#[test]
fn the_round_of_the_board_without_its_middle_is_found_where_it_stands_in_the_dictionary() {
    let graph = knights_graph(".../.#./...");
    let settings = settings(permutations(), Square(0), Target::Closed, &[]);
    let mut seen = Vec::new();
    let (outcome, _) = run(permutations(), &graph, &settings, usize::MAX, |edit, path| {
        seen.push((edit.reason.code(), number(edit.reason.fact("order")), path.len()));
    });
    let Some(Outcome::Tour(tour)) = outcome else { panic!("{outcome:?}") };
    assert_eq!(tour.squares(), [0, 5, 6, 1, 8, 3, 2, 7].map(Square));
    // Before 15… come the orders that begin 12, 13 and 14, before 156… those with 152, 153 and 154,
    // then those with 15623, 15624 and 15627, and those with 156283.
    assert_eq!(seen.len(), 3 * 720 + 3 * 120 + 3 * 6 + 2 + 1);
    assert_eq!(seen[0], ("breaks", 12_345_678, 1));
    assert_eq!(seen[seen.len() - 1], ("holds", 15_628_437, 5));
}

#[test]
fn a_session_goes_back_through_the_orders() {
    let settings = settings(permutations(), Square(0), Target::Closed, &[]);
    let mut session = Session::new(knights_graph(".../.#./..."), permutations(), settings).unwrap();
    for _ in 0..2 {
        session.seek(usize::MAX);
        assert!(session.is_done());
        assert_eq!(session.moment().counters.get(Counter::Orders), 2541);
        assert_eq!(session.subgraph().walk(), [0, 5, 6, 1, 8, 3, 2, 7].map(Square));
        session.seek(2540);
        assert_eq!(session.subgraph().walk(), [0, 5, 6, 1, 8].map(Square));
        session.seek(0);
        assert_eq!(session.moment().counters.get(Counter::Orders), 0);
        assert_eq!(session.subgraph().walk(), [Square(0)]);
    }
}

#[test]
fn orders_that_do_not_close_differ_from_those_that_break() {
    // A path of three: from an end every square is visited, and there is no way back.
    let graph = Arc::new(Graph::from_edges(3, &[(0, 1), (1, 2)]).unwrap());
    let settings = settings(permutations(), Square(0), Target::Closed, &[]);
    let mut seen = Vec::new();
    let (outcome, _) = run(permutations(), &graph, &settings, usize::MAX, |edit, _| {
        let [from, to] = ["from", "to"].map(|name| edit.reason.fact(name));
        seen.push((edit.reason.code(), from, to));
    });
    let square = |number| Some(Fact::Square(Square(number)));
    let expected = [("not-closed", square(2), square(0)), ("breaks", square(0), square(2))];
    assert_eq!(seen, expected);
    assert!(matches!(outcome, Some(Outcome::Impossible { .. })));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn boards_with_holes(
        width in 2_u16..6,
        height in 2_u16..6,
        holes in any::<u32>(),
        more_holes in any::<u32>(),
        leaper in prop::sample::select(vec![(1, 2), (0, 1), (1, 1), (1, 3)]),
    ) {
        let is_hole = |square: Square| (holes & more_holes) >> square.0 & 1 == 1;
        let mut kept = 0_u32;
        for number in (0..u32::from(width * height)).filter(|&number| !is_hole(Square(number))) {
            // Nine squares would take too long for so many boards.
            if kept.count_ones() < 8 {
                kept |= 1 << number;
            }
        }
        let board = Board::with_holes(width, height, |square| kept >> square.0 & 1 == 0);
        prop_assume!(board.is_ok());
        check(&Arc::new(Graph::new(board?, Leaper::new(leaper.0, leaper.1)?)));
    }

    #[test]
    fn lists_of_edges(order in 1_u32..8, edges in any::<u32>(), fewer in any::<u32>()) {
        let pairs = (0..order).flat_map(|to| (0..to).map(move |from| (from, to)));
        let is_edge = |place: usize| (edges | fewer) >> place & 1 == 1;
        let edges: Vec<_> =
            pairs.enumerate().filter(|(place, _)| is_edge(*place)).map(|(_, pair)| pair).collect();
        check(&Arc::new(Graph::from_edges(order, &edges)?));
    }
}
