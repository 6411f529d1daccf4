//! What is shown of why there is no tour is an argument indeed.

use std::collections::HashSet;

use knights_tour::existence::{Answer, Reason, existence, on_rectangle};
use knights_tour::search::Target;
use knights_tour::theory::argument::{Mark, Part, argument};
use knights_tour::{Board, Graph, Leaper, Square};

fn graph(board: &str) -> Graph {
    Graph::new(board.parse().unwrap(), Leaper::KNIGHT)
}

fn codes(parts: &[Part]) -> Vec<&str> {
    parts.iter().map(|part| part.code).collect()
}

fn marked(part: &Part, mark: Mark) -> HashSet<Square> {
    part.steps.iter().filter(|step| step.mark == mark).map(|step| step.square).collect()
}

#[test]
fn four_wide_boards_are_parted_twice_and_half_of_each_is_missed() {
    for long in 3..=30_u16 {
        for (width, height) in [(4, long), (long, 4)] {
            let board = Board::new(width, height).unwrap();
            let graph = Graph::new(board.clone(), Leaper::KNIGHT);
            let parts = argument(&graph, Target::Closed);
            if long == 3 {
                assert!(parts.is_empty());
                continue;
            }
            let lines = if height > width { "columns" } else { "rows" };
            assert_eq!(codes(&parts), ["colours", lines, "outer-moves", "alternation"]);
            let [colours, rows, outer_moves, alternation] = &parts[..] else { unreachable!() };
            let half = board.squares() as usize / 2;
            let (dark, light) = (marked(colours, Mark::Dark), marked(colours, Mark::Light));
            let (outer, inner) = (marked(rows, Mark::Outer), marked(rows, Mark::Inner));
            let (met, missed) = (marked(alternation, Mark::Met), marked(alternation, Mark::Missed));
            for set in [&dark, &light, &outer, &inner, &met, &missed] {
                assert_eq!(set.len(), half, "{board}");
            }
            assert!(dark.is_disjoint(&light) && outer.is_disjoint(&inner));
            // All moves of the outer rows are shown, and lead to inner ones of the other colour.
            assert_eq!(marked(outer_moves, Mark::Bound), outer);
            for step in &outer_moves.steps {
                assert_eq!(step.moves.len(), graph.degree(step.square));
                for end in &step.moves {
                    assert!(graph.are_neighbours(step.square, *end) && inner.contains(end));
                    assert_eq!(dark.contains(end), light.contains(&step.square));
                    // So whoever alternates stays among the squares that are met.
                    assert_eq!(met.contains(end), met.contains(&step.square));
                }
            }
            assert!(met.contains(&Square(0)));
        }
    }
}

#[test]
fn odd_boards_have_a_square_more_of_one_colour() {
    let parts = argument(&graph("5x7"), Target::Closed);
    assert_eq!(codes(&parts), ["colours"]);
    assert_eq!(marked(&parts[0], Mark::Dark).len(), 18);
    assert_eq!(marked(&parts[0], Mark::Light).len(), 17);
    let numbers: Vec<u32> = parts[0].steps.iter().map(|step| step.square.0).collect();
    assert_eq!(numbers, (0..35).collect::<Vec<_>>());
}

#[test]
fn a_square_that_no_move_leads_to_has_a_colour() {
    let parts = argument(&graph("3x3"), Target::Closed);
    assert_eq!(codes(&parts), ["colours"]);
    assert_eq!(marked(&parts[0], Mark::Dark).len(), 5);
    assert_eq!(marked(&parts[0], Mark::Light).len(), 4);
}

#[test]
fn narrow_boards_are_not_reached_everywhere() {
    for (board, target, reached) in [
        ("1x1", Target::Closed, 1),
        ("9x1", Target::Open, 1),
        ("2x2", Target::Open, 1),
        ("2x9", Target::Closed, 5),
        ("10x2", Target::Open, 5),
        // Camels keep to one colour.
        ("8x8", Target::Open, 32),
    ] {
        let leaper = if board == "8x8" { Leaper::new(1, 3).unwrap() } else { Leaper::KNIGHT };
        let graph = Graph::new(board.parse().unwrap(), leaper);
        let parts = argument(&graph, target);
        assert_eq!(codes(&parts), ["reach"], "{board}");
        let steps = &parts[0].steps;
        assert_eq!(steps.len(), reached, "{board}");
        for (place, step) in steps.iter().enumerate() {
            let known = &steps[..place];
            let is_reached = |end: &Square| known.iter().any(|before| before.square == *end);
            assert!(
                step.moves.len() == usize::from(place > 0) && step.moves.iter().all(is_reached)
            );
        }
    }
}

#[test]
fn nothing_is_argued_where_there_is_a_tour_or_a_search_is_needed() {
    for (board, target) in [
        ("8x8", Target::Closed),
        ("4x7", Target::Open),
        ("3x8", Target::Closed),
        ("4x4", Target::Open),
        ("..#/.../...", Target::Open),
    ] {
        assert_eq!(argument(&graph(board), target), vec![], "{board}");
    }
}

#[test]
fn rectangles_by_their_sides_are_answered_as_their_graphs() {
    for width in 1..=12 {
        for height in 1..=12 {
            let graph = Graph::new(Board::new(width, height).unwrap(), Leaper::KNIGHT);
            for target in [Target::Open, Target::Closed] {
                let found = on_rectangle(width, height, target);
                assert_eq!(found, existence(&graph, target, None));
                assert_ne!(found.answer, Answer::Unknown);
                // Every "no" but those of small boards can be shown.
                let is_searched = matches!(found.reason, Reason::SmallException { .. });
                let is_shown = !argument(&graph, target).is_empty();
                assert_eq!(is_shown, found.answer == Answer::No && !is_searched);
            }
        }
    }
}
