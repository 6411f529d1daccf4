//! Tours as texts in any format: squares that are read are valid, and a tour that is written as a numbered
//! board is read as the same tour.

#![no_main]

use std::sync::Arc;

use knights_tour::notation::{numbered_board, tour_text};
use knights_tour::{Graph, Leaper, Tour};
use libfuzzer_sys::fuzz_target;

const BOARDS: [&str; 4] = ["8x8", "5x5", "3x4", ".../.#./..."];

fuzz_target!(|input: (u8, &str)| {
    let (which, text) = input;
    let board = BOARDS[usize::from(which) % BOARDS.len()].parse().expect("a board");
    let graph = Arc::new(Graph::new(board, Leaper::KNIGHT));
    let Ok(found) = tour_text::read(&graph, text) else { return };
    assert!(found.problems.len() <= tour_text::MAX_PROBLEMS);
    assert!(found.squares.iter().all(|&square| graph.contains(square)));
    let Ok(tour) = Tour::new(graph.clone(), found.squares) else { return };
    let again = tour_text::read(&graph, &numbered_board(&tour)).expect("it is short");
    assert_eq!(again.squares, tour.squares());
    assert!(again.problems.is_empty());
});
