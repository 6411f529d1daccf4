//! What is known of tours on boards of well-known shapes.

use std::sync::Arc;

use knights_tour::existence::{Answer, existence};
use knights_tour::random::Random;
use knights_tour::search::{Algorithm, Edit, Outcome, Settings, Target, TieBreak, WhenStuck};
use knights_tour::shapes::SHAPES;
use knights_tour::{Board, Graph, Leaper};

fn shape(id: &str, side: u16) -> Board {
    let shape = SHAPES.iter().find(|shape| shape.id == id).expect("there is such a shape");
    shape.board(side).expect("it has such a size")
}

fn has_tour(board: Board, target: Target) -> Option<bool> {
    let graph = Arc::new(Graph::new(board, Leaper::KNIGHT));
    let start = graph.board().and_then(|board| board.iter().next()).expect("a board has a square");
    let settings = Settings {
        start,
        end: None,
        rule: TieBreak::Roth.rule(),
        target,
        moves: None,
        when_stuck: WhenStuck::Backtrack,
        options: vec![],
        random: Random::from_seed("1"),
    };
    let algorithm = Algorithm::by_id("warnsdorff").expect("it is there");
    let mut search = algorithm.start(graph, &settings).expect("it takes any board");
    let mut edit = Edit::new();
    while search.advance(&mut edit) {}
    match search.outcome() {
        Some(Outcome::Tour(_)) => Some(true),
        Some(Outcome::Impossible { .. }) => Some(false),
        _ => None,
    }
}

#[test]
fn the_ring_of_eight_and_the_cross_of_twelve_have_closed_tours() {
    assert_eq!(has_tour(shape("ring", 3), Target::Closed), Some(true));
    assert_eq!(has_tour(shape("small-cross", 8), Target::Closed), Some(true));
}

#[test]
fn at_the_usual_size_most_shapes_have_closed_tours() {
    for id in ["cross", "diamond", "l"] {
        assert_eq!(has_tour(shape(id, 8), Target::Closed), Some(true), "{id}");
    }
    // Nothing plain forbids one on the ring: only trying everything tells.
    let ring = Graph::new(shape("ring", 8), Leaper::KNIGHT);
    assert_eq!(existence(&ring, Target::Open, None).answer, Answer::Unknown);
    assert_eq!(has_tour(shape("ring", 8), Target::Open), Some(false));
    let staircase = Graph::new(shape("staircase", 8), Leaper::KNIGHT);
    assert_eq!(existence(&staircase, Target::Closed, None).answer, Answer::No);
}
