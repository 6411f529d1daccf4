//! Estimates of the number of tours: right where the number is known, and honest about how sure they
//! are, but for weights that deceive them.

use knights_tour::count::CountError;
use knights_tour::count::estimate::{Estimate, Estimator, Kind, LARGEST, WEIGHTS, usual_weight};
use knights_tour::random::Random;
use knights_tour::search::Target;
use knights_tour::{Board, Graph, Leaper, Square};
use rayon::prelude::*;

use crate::reach;

const CLOSED: Kind = Kind { target: Target::Closed, is_directed: false };
const OPEN: Kind = Kind { target: Target::Open, is_directed: true };

fn rectangle(width: u16, height: u16) -> Graph {
    Graph::new(Board::new(width, height).unwrap(), Leaper::KNIGHT)
}

fn estimator(graph: &Graph, kind: Kind, weight: f64, seed: &str) -> Estimator {
    Estimator::new(graph, kind, weight, Random::from_seed(seed)).unwrap()
}

fn estimate(graph: &Graph, kind: Kind, weight: f64, walks: u32) -> Estimate {
    let mut estimator = estimator(graph, kind, weight, "1");
    estimator.advance(walks);
    estimator.estimate()
}

/// How far an estimate is off, as a part of the truth and in standard errors.
fn miss(estimate: Estimate, truth: f64) -> (f64, f64) {
    let part = (estimate.tours / truth - 1.0).abs();
    let error = estimate.relative_error.expect("walks have found tours") * estimate.tours / truth;
    (part, part / error)
}

#[test]
fn known_numbers_are_met() {
    let cases = [
        (5, 5, OPEN, 1728.0),
        (6, 6, OPEN, 6_637_920.0),
        (7, 7, OPEN, 165_575_218_320.0),
        (5, 6, CLOSED, 8.0),
        (3, 10, CLOSED, 16.0),
        (6, 6, CLOSED, 9862.0),
        (6, 8, CLOSED, 55_488_142.0),
        (8, 8, CLOSED, 13_267_364_410_532.0),
        (8, 8, OPEN, 19_591_828_170_979_904.0),
    ];
    for (width, height, kind, truth) in cases {
        let graph = rectangle(width, height);
        let found = estimate(&graph, kind, usual_weight(&graph), 150_000);
        let (part, errors) = miss(found, truth);
        assert!(part < 0.08 && errors < 4.0, "{width} × {height}: {found:?}");
        assert!((found.log10 - found.tours.log10()).abs() < 1e-9);
    }
}

#[test]
fn the_error_tells_how_far_off_an_estimate_may_be() {
    let cases = [
        (5, 6, CLOSED, 8.0, 0.05),
        (6, 6, CLOSED, 9862.0, 0.05),
        (6, 6, OPEN, 6_637_920.0, 0.05),
        (8, 8, CLOSED, 13_267_364_410_532.0, 0.08),
        (8, 8, OPEN, 19_591_828_170_979_904.0, 0.08),
    ];
    // The second and the fourth are left out of the sample.
    for (width, height, kind, truth, most) in
        cases.into_iter().step_by(if reach::is_whole() { 1 } else { 2 })
    {
        let graph = rectangle(width, height);
        let misses: Vec<(f64, f64)> = (1..=20)
            .into_par_iter()
            .map(|seed| {
                let weight = usual_weight(&graph);
                let mut estimator = estimator(&graph, kind, weight, &seed.to_string());
                estimator.advance(60_000);
                miss(estimator.estimate(), truth)
            })
            .collect();
        assert!(misses.iter().all(|miss| miss.0 < most), "{width} × {height}: {misses:?}");
        // Two standard errors hold the truth 19 times out of 20, about.
        let covered = misses.iter().filter(|miss| miss.1 <= 2.0).count();
        assert!(covered >= 18, "{width} × {height}: {misses:?}");
        // And they are no larger than they have to be.
        let [errors, parts] = [1, 0].map(|which| {
            let square = |miss: &(f64, f64)| if which == 1 { miss.1 } else { miss.0 }.powi(2);
            (misses.iter().map(square).sum::<f64>() / misses.len() as f64).sqrt()
        });
        assert!(errors > 0.5 && parts < most / 2.0, "{width} × {height}: {errors}, {parts}");
    }
}

#[test]
fn a_weight_that_is_too_greedy_seems_certain_and_is_wrong() {
    let found = estimate(&rectangle(8, 8), CLOSED, 0.2, 150_000);
    let truth = 13_267_364_410_532.0;
    let (part, errors) = miss(found, truth);
    // It succeeds far more often than the usual weight, and all but a few of the tours are missing
    // that it promises within a few standard errors.
    assert!(found.completed > 90_000, "{found:?}");
    assert!(part > 0.9 && errors > 30.0, "{found:?}");
}

#[test]
fn a_complete_graph_has_a_tour_for_every_order() {
    for order in [3, 5, 30, 200] {
        let edges: Vec<_> =
            (0..order).flat_map(|from| (from + 1..order).map(move |to| (from, to))).collect();
        let graph = Graph::from_edges(order, &edges).unwrap();
        let orders = |most: u32| (1..=most).map(|number| f64::from(number).log10()).sum::<f64>();
        // Every walk has the same chances, so that one tells all.
        let open = estimate(&graph, OPEN, 0.5, 1);
        assert!((open.log10 - orders(order)).abs() < 1e-9, "{open:?}");
        let closed = estimate(&graph, CLOSED, 0.5, 1);
        assert!((closed.log10 + 2_f64.log10() - orders(order - 1)).abs() < 1e-9, "{closed:?}");
        assert_eq!(open.tours.is_infinite(), order == 200);
    }
}

#[test]
fn weights_of_squares_with_many_moves_stay_numbers() {
    // A ring, two hubs that are beside all of it, and a square that is beside the hubs alone.
    let ring = 600;
    let (hubs, between) = ([ring, ring + 1], ring + 2);
    let around = (0..ring).flat_map(|at| [(at, (at + 1) % ring), (at, hubs[0]), (at, hubs[1])]);
    let edges: Vec<_> = around.chain(hubs.map(|hub| (hub, between))).collect();
    let graph = Graph::from_edges(ring + 3, &edges).unwrap();
    for weight in [*WEIGHTS.start(), 1.0, *WEIGHTS.end()] {
        let found = estimate(&graph, OPEN, weight, 300);
        // Where squares with many moves come first hardly any walk is a tour.
        let is_found = found.completed > 0 || weight > 1.0;
        assert!(is_found && !found.tours.is_nan() && found.log10 < 3000.0, "{weight}: {found:?}");
    }
}

#[test]
fn boards_without_tours_have_none() {
    for (width, height, kind) in [(3, 8, CLOSED), (4, 6, CLOSED), (4, 4, OPEN), (2, 5, OPEN)] {
        let found = estimate(&rectangle(width, height), kind, 0.75, 1000);
        assert_eq!((found.completed, found.tours, found.relative_error), (0, 0.0, None));
    }
}

#[test]
fn the_smallest_boards_are_right() {
    let undirected = Kind { is_directed: false, ..OPEN };
    let pair = Graph::from_edges(2, &[(0, 1)]).unwrap();
    let cases = [
        (&rectangle(1, 1), OPEN, 1.0),
        (&rectangle(1, 1), undirected, 1.0),
        (&rectangle(1, 1), CLOSED, 0.0),
        (&pair, OPEN, 2.0),
        (&pair, undirected, 1.0),
        (&pair, CLOSED, 0.0),
    ];
    for (graph, kind, tours) in cases {
        let found = estimate(graph, kind, 0.75, 10);
        assert!((found.tours - tours).abs() < 1e-12, "{kind:?}: {found:?}");
    }
}

#[test]
fn walks_can_be_made_in_any_pieces() {
    let graph = rectangle(6, 6);
    let mut at_once = estimator(&graph, CLOSED, 0.75, "42");
    at_once.advance(5000);
    let mut in_pieces = estimator(&graph, CLOSED, 0.75, "42");
    (0..100).for_each(|piece| in_pieces.advance(piece));
    in_pieces.advance(50);
    assert_eq!(in_pieces.estimate(), at_once.estimate());
    assert_eq!(in_pieces.series(), at_once.series());
    let mut other = estimator(&graph, CLOSED, 0.75, "43");
    other.advance(5000);
    assert_ne!(other.estimate(), at_once.estimate());
}

#[test]
fn the_series_goes_from_the_first_walk_to_the_last_but_few() {
    let mut estimator = estimator(&rectangle(5, 5), OPEN, 0.75, "1");
    assert!(estimator.series().is_empty());
    estimator.advance(10_000);
    let walks: Vec<u64> = estimator.series().iter().map(|point| point.walks).collect();
    assert_eq!(walks[0], 1);
    assert!(*walks.last().unwrap() > 9400);
    assert!(walks.windows(2).all(|two| two[0] < two[1]));
    assert!(walks.len() < 200);
}

#[test]
fn what_cannot_be_estimated_is_refused() {
    let graph = rectangle(8, 8);
    for weight in [f64::NAN, f64::INFINITY, 0.0, -1.0, 0.001, 11.0] {
        let refused = Estimator::new(&graph, OPEN, weight, Random::from_seed("1")).unwrap_err();
        assert_eq!(refused.code(), "bad-setting", "{weight}");
    }
    for weight in [*WEIGHTS.start(), *WEIGHTS.end()] {
        assert_eq!(estimate(&graph, OPEN, weight, 50).walks, 50);
    }
    let refused = Estimator::new(&rectangle(33, 32), OPEN, 0.7, Random::from_seed("1"));
    let squares = 33 * 32;
    let expected = CountError::TooLargeToEstimate { squares, largest: LARGEST };
    assert_eq!(refused.unwrap_err(), expected);
    assert_eq!(estimate(&rectangle(32, 32), OPEN, 0.7, 20).walks, 20);
}

/// Tours of a small graph, each in both directions, counted one by one.
fn count(graph: &Graph, target: Target) -> u32 {
    let squares: Vec<Square> =
        (0..graph.len() as u32).map(Square).filter(|&square| graph.contains(square)).collect();
    let starts = if target == Target::Closed { &squares[..1] } else { &squares[..] };
    let mut found = 0;
    let mut paths: Vec<Vec<Square>> = starts.iter().map(|&start| vec![start]).collect();
    while let Some(path) = paths.pop() {
        let here = path[path.len() - 1];
        if path.len() == squares.len() {
            let closes = path.len() > 2 && graph.are_neighbours(here, path[0]);
            found += u32::from(target == Target::Open || closes);
            continue;
        }
        for next in graph.neighbours(here).filter(|next| !path.contains(next)) {
            paths.push([path.as_slice(), &[next]].concat());
        }
    }
    found
}

/// Compares estimates of a small graph with counting.
fn check(graph: &Graph, what: &str) {
    for target in [Target::Open, Target::Closed] {
        let truth = f64::from(count(graph, target));
        let found = estimate(graph, Kind { target, is_directed: true }, 0.8, 4000);
        let error = found.relative_error.unwrap_or(0.0) * found.tours;
        // Where all walks stand for the same there is no error but that of rounding.
        let is_met = (found.tours - truth).abs() <= 5.0 * error + 1e-6 * truth;
        assert!(is_met, "{what}, {target:?}: {truth}, {found:?}");
    }
}

#[test]
fn estimates_of_small_graphs_agree_with_counting() {
    let mut random = Random::from_seed("graphs");
    for order in (3..8).cycle().take(100) {
        let all = (0..order).flat_map(|from| (from + 1..order).map(move |to| (from, to)));
        let edges: Vec<_> = all.filter(|_| random.below(4) > 0).collect();
        check(&Graph::from_edges(order, &edges).unwrap(), &format!("{order}: {edges:?}"));
    }
}

#[test]
fn estimates_of_boards_with_holes_agree_with_counting() {
    let mut random = Random::from_seed("boards");
    for (r, s) in [(1, 2), (0, 1), (1, 1)].into_iter().cycle().take(100) {
        let holes = random.number() & random.number() | random.number() & 0x33;
        let board = Board::with_holes(4, 4, |square| holes >> square.0 & 1 == 1);
        if let Ok(board) = board {
            let text = board.to_string();
            check(&Graph::new(board, Leaper::new(r, s).unwrap()), &text);
        }
    }
}
