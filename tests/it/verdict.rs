//! Whether a path can still become a tour, and since when not.

use std::sync::Arc;

use crate::reach;
use crate::truth::Truth;
use knights_tour::diagnosis::Finding;
use knights_tour::random::Random;
use knights_tour::resumable::Resumable;
use knights_tour::search::lost_since::{LostSince, Since};
use knights_tour::search::verdict::{Fate, Verdict};
use knights_tour::search::{Choice, Target};
use knights_tour::tour::NotATour;
use knights_tour::{Graph, Leaper, Square};
use rayon::prelude::*;

fn graph(board: &str, leaper: Leaper) -> Arc<Graph> {
    Arc::new(Graph::new(board.parse().unwrap(), leaper))
}

fn fate(graph: &Arc<Graph>, path: &[Square], target: Target) -> Fate {
    let mut verdict = Verdict::new(graph.clone(), path.to_vec(), target).unwrap();
    while !verdict.advance(10) {}
    verdict.fate().unwrap().clone()
}

fn since(graph: &Arc<Graph>, path: &[Square], target: Target) -> Since {
    let mut question = LostSince::new(graph.clone(), path.to_vec(), target).unwrap();
    while !question.search(10) {}
    question.since().unwrap()
}

/// Squares by their names.
fn squares(graph: &Graph, names: &str) -> Vec<Square> {
    names.split_whitespace().map(|name| graph.find(name).unwrap()).collect()
}

/// Why a path of the knight is lost, and the squares to blame by their names.
fn why(board: &str, names: &str, target: Target) -> (&'static str, String, Vec<u32>) {
    let graph = graph(board, Leaper::KNIGHT);
    match fate(&graph, &squares(&graph, names), target) {
        Fate::Lost { why: Finding { code, squares, numbers } } => {
            let names: Vec<String> = squares.iter().map(|&square| graph.name(square)).collect();
            (code, names.join(" "), numbers)
        }
        other => panic!("{names} on {board} is not lost: {other:?}"),
    }
}

/// A random path of at most this many squares.
fn random_path(graph: &Graph, start: Square, length: usize, random: &mut Random) -> Vec<Square> {
    let mut path = vec![start];
    while path.len() < length {
        let end = path[path.len() - 1];
        let onward: Vec<Square> = graph.neighbours(end).filter(|to| !path.contains(to)).collect();
        if onward.is_empty() {
            break;
        }
        path.push(onward[random.below(onward.len() as u32) as usize]);
    }
    path
}

/// Holds verdicts on so many random paths from a random start, and since when they are lost, against
/// the truth.
fn agrees_with_truth(graph: &Arc<Graph>, target: Target, paths: usize, random: &mut Random) {
    let all: Vec<Square> = graph.each_square().collect();
    let start = all[random.below(all.len() as u32) as usize];
    let truth = Truth::new(graph, start, target);
    for _ in 0..paths {
        let path = random_path(graph, start, all.len(), random);
        for length in 1..=path.len() {
            let path = &path[..length];
            let context = (graph.board(), graph.leaper(), target, path);
            let told = match fate(graph, path, target) {
                Fate::Finishable { tour } => {
                    assert!(tour.squares().starts_with(path), "{context:?}");
                    assert!(target == Target::Open || tour.is_closed(), "{context:?}");
                    true
                }
                Fate::Lost { why } => {
                    assert!(why.squares.iter().all(|&square| graph.contains(square)), "{why:?}");
                    false
                }
                Fate::Unknown { .. } => panic!("undecided: {context:?}"),
            };
            assert_eq!(told, truth.can_complete(path), "{context:?}");
        }
        let lost = (1..=path.len()).find(|&length| !truth.can_complete(&path[..length]));
        let expected = lost.map_or(Since::Never, |length| Since::Square(length - 1));
        assert_eq!(since(graph, &path, target), expected);
    }
}

#[test]
fn verdicts_are_true_on_every_small_rectangle() {
    let mut sizes: Vec<(u16, u16)> = (1..=5).flat_map(|w| (1..=5).map(move |h| (w, h))).collect();
    sizes.extend([(3, 6), (6, 3), (7, 3), (2, 9), (8, 3)]);
    // The truth about each of the two largest, left out of the sample, takes seconds.
    sizes.retain(|(width, height)| width * height <= 21 || reach::is_whole());
    let others = [Leaper::new(0, 1).unwrap(), Leaper::new(1, 3).unwrap()];
    sizes.par_iter().for_each(|&(width, height)| {
        let mut random = Random::from_seed(&format!("{width}x{height}"));
        // The truth about more squares takes a table of millions of sets, and seconds.
        let leapers = if width * height > 20 { &[][..] } else { &others };
        for leaper in leapers.iter().chain([&Leaper::KNIGHT]) {
            let graph = graph(&format!("{width}x{height}"), *leaper);
            for target in Target::ALL {
                agrees_with_truth(&graph, *target, 40, &mut random);
            }
        }
    });
}

#[test]
fn verdicts_are_true_on_boards_with_holes() {
    let mut random = Random::from_seed("holes");
    for _ in 0..150 {
        let (width, height) = (3 + random.below(3), 3 + random.below(3));
        let row = |random: &mut Random| -> String {
            (0..width).map(|_| if random.below(5) == 0 { '#' } else { '.' }).collect()
        };
        let rows: Vec<String> = (0..height).map(|_| row(&mut random)).collect();
        if rows.iter().all(|row| !row.contains('.')) {
            continue;
        }
        let graph = graph(&rows.join("/"), Leaper::KNIGHT);
        if graph.squares() > 17 {
            continue;
        }
        for target in Target::ALL {
            agrees_with_truth(&graph, *target, 10, &mut random);
        }
    }
}

#[test]
fn verdicts_are_true_on_graphs_that_are_no_boards() {
    let mut random = Random::from_seed("graphs");
    for _ in 0..150 {
        let order = 1 + random.below(12);
        let edges = (0..order).flat_map(|from| (0..from).map(move |to| (from, to)));
        let edges: Vec<(u32, u32)> = edges.filter(|_| random.below(3) == 0).collect();
        let graph = Arc::new(Graph::from_edges(order, &edges).unwrap());
        for target in Target::ALL {
            agrees_with_truth(&graph, *target, 10, &mut random);
        }
    }
}

#[test]
fn every_position_of_random_play_on_6_by_6_and_8_by_8_is_decided() {
    let mut random = Random::from_seed("play");
    for board in ["6x6", "8x8"] {
        let graph = graph(board, Leaper::KNIGHT);
        let (mut finishable, mut lost) = (0, 0);
        for round in 0..200 {
            let start = Square(random.below(graph.len() as u32));
            let path = random_path(&graph, start, 51, &mut random);
            let target = Target::ALL[round % 2];
            // Whole random paths are nearly always lost; their beginnings are not.
            let length = 1 + random.below(path.len() as u32) as usize;
            match fate(&graph, &path[..length], target) {
                Fate::Finishable { .. } => finishable += 1,
                Fate::Lost { .. } => lost += 1,
                Fate::Unknown { steps } => panic!("undecided after {steps}: {:?}", &path[..length]),
            }
        }
        assert!(finishable > 20 && lost > 20, "{board}: {finishable} and {lost}");
    }
}

#[test]
fn the_plainest_reason_is_given() {
    let (open, closed) = (Target::Open, Target::Closed);
    let halves = ["....##...."; 3].join("/");
    // One square, e2, leads from one half to the other.
    let bridged = "....##..../.....#..../....##....";
    let whole = "a1 c2 a3 b1 d2 b3 c1 d3 b2 d1 c3 a2";
    for (board, path, target, expected) in [
        ("3x3", "b2", open, ("stuck", "b2", vec![])),
        ("3x3", "a1", open, ("never-entered", "b2", vec![1])),
        ("4x3", whole, closed, ("not-closed", "a1 a2", vec![])),
        ("6x6", "f1 e3 c4 d2", closed, ("start-cut-off", "f1", vec![])),
        // A corner that was passed by has one move left.
        ("6x6", "e1 c2 b4", closed, ("too-many-dead-ends", "a1", vec![1, 0])),
        ("4x4", "b2 c4", open, ("too-many-dead-ends", "d1 a4", vec![2, 1])),
        // No move leads over two holes.
        (&halves, "a1", open, ("cut-in-two", "g1 h1 i1 j1 g2 h2 i2 j2 g3 h3 i3 j3", vec![12])),
        // Neighbours of the start are left, but the path cannot come back to them.
        (bridged, "c1 e2 g1", closed, ("cut-in-two", "a1 b1 d1 a2 b2 c2 d2 a3 b3 c3 d3", vec![11])),
        ("5x5", "a2", open, ("start-colour", "a2", vec![12, 13])),
        ("5x5", "c1", closed, ("colours", "", vec![12, 13])),
        ("5x5", "b1 c3", open, ("colours", "", vec![11, 12])),
        ("5x5", "c1 d3", closed, ("colours", "", vec![11, 12])),
        ("7x7", "e5 d3 f4", closed, ("colours", "", vec![23, 23])),
        ("4x4", "b2 d1", open, ("cut-squares", "c3", vec![3])),
        ("4x4", "b2 c4", closed, ("forced-moves", "b2 d1 a4", vec![3])),
        ("4x5", "c4", open, ("inner-row", "c4", vec![])),
        ("4x4", "a4 c3", open, ("all-tried", "", vec![])),
    ] {
        let (code, squares, numbers) = why(board, path, target);
        assert_eq!((code, squares.as_str(), numbers), expected, "{path} on {board}");
    }
}

#[test]
fn what_is_no_path_is_refused() {
    let graph = graph("5x5", Leaper::KNIGHT);
    let refused = |names: &str| {
        let path = squares(&graph, names);
        let since = LostSince::new(graph.clone(), path.clone(), Target::Open).err();
        let fault = Verdict::new(graph.clone(), path, Target::Open).err();
        assert_eq!(since, fault);
        fault
    };
    assert!(matches!(refused("a1 a2"), Some(NotATour::NotAMove { at: 2, .. })));
    assert!(matches!(refused("a1 b3 a1"), Some(NotATour::Repeated { at: 3, .. })));
    assert_eq!(refused("a1 b3"), None);
}

#[test]
fn the_question_tells_how_far_it_is() {
    let graph = graph("6x6", Leaper::KNIGHT);
    let mut random = Random::from_seed("progress");
    let path = random_path(&graph, Square(0), 30, &mut random);
    let mut question = LostSince::new(graph, path, Target::Open).unwrap();
    let mut before = question.fraction();
    assert!(before < 1.0);
    while !question.search(1) {
        let fraction = question.fraction();
        assert!((before..1.0).contains(&fraction));
        before = fraction;
    }
    assert!((question.fraction() - 1.0).abs() < f64::EPSILON);
}

/// However many steps may be taken: what is left, what it shows at a glance, its diagnosis, the search.
#[test]
fn every_look_is_a_call_of_its_own() {
    for (board, names, target, calls) in [
        ("6x6", "e1 c2 b4 d3", Target::Closed, 2),
        ("5x5", "a2", Target::Open, 3),
        ("5x5", "a1 b3", Target::Open, 4),
    ] {
        let graph = graph(board, Leaper::KNIGHT);
        let path = squares(&graph, names);
        let mut verdict = Verdict::new(graph.clone(), path.clone(), target).unwrap();
        let mut question = LostSince::new(graph, path, target).unwrap();
        for call in 1..=calls {
            assert!(verdict.fate().is_none() && question.fate().is_none(), "{names}");
            assert_eq!((verdict.steps(), question.steps()), (0, 0), "{names}");
            assert_eq!(verdict.advance(u32::MAX), call == calls, "{names}");
            question.search(u32::MAX);
        }
        assert!(verdict.fate().is_some() && question.fate().is_some(), "{names}");
    }
}
