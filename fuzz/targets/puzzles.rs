//! Boards as puzzles write them: every reading is a board with its start on it, and which of them is the likeliest
//! changes none.

#![no_main]

use knights_tour::notation::{puzzle, read_board};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok((likeliest, others)) = puzzle::parse(text) else { return };
    let all = [&likeliest].into_iter().chain(&others);
    for (place, found) in all.enumerate() {
        let board = &found.board;
        assert!(board.iter().next().is_some(), "a board has a square");
        let has_start = |start| board.iter().any(|square| square == start);
        assert!(found.start.is_none_or(has_start), "reading {place}");
    }
    let (first, rest) = read_board(text).expect("it can be read");
    assert_eq!(rest.len(), others.len());
    assert!(first == likeliest || others.contains(&first), "another order");
    let (mut boards, count) = (vec![likeliest], others.len() + 1);
    boards.extend(others);
    boards.dedup();
    assert_eq!(boards.len(), count, "a reading is told once");
});
