//! A tour that is known already, walked move by move.

use std::sync::Arc;

use knights_tour::notation::parse_squares;
use knights_tour::random::Random;
use knights_tour::run::replay::{REPLAY, along};
use knights_tour::search::SearchError;
use knights_tour::search::{
    Algorithm, Edit, Outcome, Settings, Target, TieBreak, WhenStuck, WholeRun,
};
use knights_tour::session::Session;
use knights_tour::{Graph, Leaper, Square, Tour};

/// The eight squares around a hole have one closed tour.
const RING: &str = "a1 b3 c1 a2 c3 b1 a3 c2";

fn ring() -> Tour {
    let graph = Graph::new(".../.#./...".parse().unwrap(), Leaper::KNIGHT);
    let squares = parse_squares(graph.board().unwrap(), RING).unwrap();
    Tour::new(Arc::new(graph), squares).unwrap()
}

fn settings(target: Target) -> Settings {
    Settings {
        start: Square(0),
        end: None,
        rule: TieBreak::Roth.rule(),
        target,
        moves: None,
        when_stuck: WhenStuck::Stop,
        options: vec![],
        random: Random::from_seed("1"),
    }
}

/// Walks to the end: the moves in their order, and the outcome.
fn walk(target: Target) -> (Vec<(Square, Square)>, Tour) {
    let mut search = along(ring(), target).unwrap();
    let (mut edit, mut moves) = (Edit::new(), Vec::new());
    while search.advance(&mut edit) {
        assert!(edit.removed.is_empty());
        moves.extend(edit.added.iter().copied());
    }
    let Some(Outcome::Tour(tour)) = search.outcome().cloned() else { panic!("no tour") };
    (moves, tour)
}

#[test]
fn every_move_of_the_tour_is_made_and_no_other() {
    let (moves, tour) = walk(Target::Open);
    let expected: Vec<_> = ring().squares().windows(2).map(|pair| (pair[0], pair[1])).collect();
    assert_eq!(moves, expected);
    assert_eq!(tour.squares(), ring().squares());
}

#[test]
fn a_tour_that_is_to_be_closed_is_closed() {
    let (moves, tour) = walk(Target::Closed);
    assert_eq!(moves.len(), 8);
    assert_eq!(moves.last(), Some(&(tour.squares()[7], tour.squares()[0])));
}

#[test]
fn a_tour_that_does_not_close_is_not_closed() {
    let graph = Arc::new(Graph::new("3x4".parse().unwrap(), Leaper::KNIGHT));
    let algorithm = Algorithm::by_id("backtracking").unwrap();
    let mut run = WholeRun::new(algorithm, &graph, &settings(Target::Open)).unwrap();
    assert!(run.advance(u32::MAX));
    let Some(Outcome::Tour(tour)) = run.outcome() else { panic!("no tour") };
    let refused = along(tour.clone(), Target::Closed).err();
    assert_eq!(refused, Some(SearchError::DoesNotClose { method: REPLAY.name }));
}

#[test]
fn a_session_goes_along_it_both_ways() {
    let mut session = Session::along(ring(), settings(Target::Closed)).unwrap();
    assert_eq!(session.algorithm().id, REPLAY.id);
    session.finish(usize::MAX);
    assert_eq!((session.position(), session.is_done()), (8, true));
    session.seek(3);
    assert_eq!(session.subgraph().walk().len(), 4);
    session.seek(0);
    assert_eq!(session.moment().focus, ring().squares()[0]);
}

#[test]
fn without_a_tour_there_is_nothing_to_walk() {
    let graph = ring().graph().clone();
    let refused = Session::new(graph, &REPLAY, settings(Target::Open)).err();
    assert_eq!(refused, Some(SearchError::NoTourGiven));
}
