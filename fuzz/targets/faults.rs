//! Written tours: the correct part is a path, the fault comes directly after it, and the square since which
//! the path is lost is on it.

#![no_main]

use std::sync::Arc;

use knights_tour::notation::tour_text;
use knights_tour::search::lost_since::{LostSince, Since};
use knights_tour::search::verdict::{Fate, Verdict};
use knights_tour::search::{Choice, Target};
use knights_tour::tour::first_fault::FirstFault;
use knights_tour::{Graph, Leaper};
use libfuzzer_sys::fuzz_target;

const BOARDS: [&str; 5] = ["8x8", "5x5", "3x4", ".../.#./...", "1x1"];

/// The maximum number of steps of a verdict.
const STEPS: u32 = 2_000;

fuzz_target!(|input: (u8, bool, &str)| {
    let (which, is_closed, text) = input;
    let board = BOARDS[usize::from(which) % BOARDS.len()].parse().expect("a board");
    let graph = Arc::new(Graph::new(board, Leaper::KNIGHT));
    let Ok(read) = tour_text::read(&graph, text) else { return };
    let found = FirstFault::new(&graph, read);
    assert!(found.holds <= found.text.squares.len());
    let path = found.text.squares[..found.holds].to_vec();
    if let Ok(tour) = &found.tour {
        assert_eq!(tour.squares(), path);
    }
    if path.is_empty() {
        return;
    }
    let target = Target::ALL[usize::from(is_closed)];
    let mut verdict = Verdict::new(graph.clone(), path.clone(), target).expect("it is a path");
    while !verdict.advance(STEPS) && verdict.steps() == 0 {}
    if let Some(Fate::Finishable { tour }) = verdict.fate() {
        assert!(tour.squares().starts_with(&path));
    }
    let is_lost = matches!(verdict.fate(), Some(Fate::Lost { .. }));
    let mut question = LostSince::new(graph, path.clone(), target).expect("it is a path");
    while !question.search(STEPS) && question.steps() == 0 {}
    match question.since() {
        Some(Since::Square(at)) => assert!(at < path.len()),
        Some(Since::Never) => assert!(!is_lost),
        _ => {}
    }
});
