//! Stepping through a run: forwards, backwards, and to any step, always to the same picture.

use std::sync::Arc;

use crate::picture::picture;
use knights_tour::random::Random;
use knights_tour::search::{
    Algorithm, Counter, Outcome, Settings, Target, TieBreak, Unit, WhenStuck,
};
use knights_tour::session::{Found, Landmark, MAX_RECORDED_STEPS, Session};
use knights_tour::{Graph, Leaper, Square};

fn settings() -> Settings {
    Settings {
        start: Square(0),
        end: None,
        rule: TieBreak::Roth.rule(),
        target: Target::Open,
        moves: None,
        when_stuck: WhenStuck::Stop,
        options: vec![],
        random: Random::from_seed("1"),
    }
}

fn session(board: &str, settings: Settings) -> Session {
    let graph = Arc::new(Graph::new(board.parse().unwrap(), Leaper::KNIGHT));
    Session::new(graph, Algorithm::by_id("warnsdorff").unwrap(), settings).unwrap()
}

#[test]
fn a_chessboard_from_a1() {
    let mut session = session("8x8", settings());
    assert_eq!((session.position(), session.recorded(), session.expected()), (0, 0, Some(63)));
    assert_eq!(session.candidates().len(), 2);
    assert!(session.step());
    assert_eq!((session.position(), session.recorded()), (1, 1));
    session.seek(usize::MAX);
    assert!(session.is_done());
    assert_eq!(session.position(), 63);
    assert!(!session.step());
    assert!(matches!(session.moment().outcome, Some(Outcome::Tour(_))));
    assert!(session.back());
    assert!(!session.is_done());
    assert!(session.moment().outcome.is_none());
    assert_eq!(session.recorded(), 63);
}

#[test]
fn a_run_tells_what_its_steps_are_from_first_to_last() {
    let graph = Arc::new(Graph::new("3x3".parse().unwrap(), Leaper::KNIGHT));
    let cases = [
        ("warnsdorff", WhenStuck::Stop, Unit::Move, Some(8)),
        ("warnsdorff", WhenStuck::Backtrack, Unit::Step, Some(8)),
        ("warnsdorff", WhenStuck::Restart, Unit::Step, Some(8)),
        ("permutations", WhenStuck::Stop, Unit::Order, Some(40_320)),
        ("backtracking", WhenStuck::Stop, Unit::Step, Some(8)),
        ("neural", WhenStuck::Stop, Unit::Step, None),
    ];
    for (id, when_stuck, unit, expected) in cases {
        let algorithm = Algorithm::by_id(id).unwrap();
        let target = algorithm.targets[0];
        let settings = Settings { when_stuck, target, ..settings() };
        let mut session = Session::new(graph.clone(), algorithm, settings).unwrap();
        for _ in 0..4 {
            assert_eq!((session.unit(), session.expected()), (unit, expected), "{id}");
            session.step();
        }
    }
}

#[test]
fn one_square_is_done_at_once() {
    let session = session("1x1", settings());
    assert!(session.is_done());
    assert!(matches!(session.moment().outcome, Some(Outcome::Tour(_))));
}

#[test]
fn a_dead_end_is_counted_while_the_knight_stands_in_it() {
    let mut session = session("3x3", settings());
    assert_eq!(session.find_next(Landmark::DeadEnd, 100), Found::Landmark);
    assert_eq!(session.moment().counters.get(Counter::DeadEnds), 1);
    assert!(session.is_done());
    assert!(matches!(session.moment().outcome, Some(Outcome::Stuck { visited: 8, .. })));
    session.back();
    assert_eq!(session.moment().counters.get(Counter::DeadEnds), 0);
}

#[test]
fn the_next_tie_is_found_or_the_end() {
    let mut session = session("8x8", settings());
    assert_eq!(session.find_next(Landmark::Tie, 0), Found::Limit);
    let mut ties =
        u32::from(session.moment().coming.is_some_and(|edit| edit.reason.code() == "tie"));
    while session.find_next(Landmark::Tie, 100) == Found::Landmark {
        ties += 1;
    }
    assert!(session.is_done());
    assert!(ties > 0);
    assert_eq!(session.moment().counters.get(Counter::Ties), ties);
}

#[test]
fn large_boards_run_on_without_a_timeline() {
    let mut session = session("300x300", settings());
    assert!(!session.has_timeline());
    session.seek(1000);
    assert!(!session.back());
    session.seek(0);
    assert_eq!(session.position(), 1000);
    assert!(session.finish(usize::MAX));
    assert!(matches!(session.moment().outcome, Some(Outcome::Tour(_))));
}

#[test]
fn old_steps_of_long_runs_are_recomputed_on_demand() {
    let closed = Settings { target: Target::Closed, when_stuck: WhenStuck::Restart, ..settings() };
    let mut session = session("5x5", closed);
    session.seek(1000);
    let early = picture(&session);
    session.seek(MAX_RECORDED_STEPS + 1);
    assert_eq!(session.earliest(), MAX_RECORDED_STEPS / 2);
    let late = picture(&session);
    session.seek(session.earliest());
    let edge = picture(&session);
    assert!(session.back());
    assert_eq!((session.position(), session.earliest()), (MAX_RECORDED_STEPS / 2 - 1, 0));
    session.step();
    assert_eq!(picture(&session), edge);
    session.seek(1000);
    assert_eq!(picture(&session), early);
    session.seek(MAX_RECORDED_STEPS + 1);
    assert_eq!(picture(&session), late);
}

#[test]
fn a_long_way_in_one_call_ends_as_step_by_step() {
    let graph = Arc::new(Graph::new("5x5".parse().unwrap(), Leaper::KNIGHT));
    let backtracking = Algorithm::by_id("backtracking").unwrap();
    let begun = || {
        let closed = Settings { target: Target::Closed, ..settings() };
        Session::new(graph.clone(), backtracking, closed).unwrap()
    };
    let mut stepped = begun();
    let half = MAX_RECORDED_STEPS / 2;
    for end in [2 * half, 3 * half + 1, usize::MAX] {
        while stepped.position() < end && stepped.step() {}
        let first = stepped.earliest();
        let mut back = begun();
        while back.position() < first && back.step() {}
        for start in [0, 1000] {
            let mut leapt = begun();
            (0..start).for_each(|_| assert!(leapt.step()));
            leapt.seek(end);
            assert_eq!((leapt.position(), leapt.earliest()), (stepped.position(), first));
            assert_eq!(leapt.is_done(), stepped.is_done());
            assert_eq!(leapt.moment().counters, stepped.moment().counters);
            assert_eq!(picture(&leapt), picture(&stepped));
            leapt.seek(first);
            assert_eq!(leapt.moment().counters, back.moment().counters);
            assert_eq!(picture(&leapt), picture(&back));
        }
    }
    assert!(matches!(stepped.moment().outcome, Some(Outcome::Impossible { .. })));
}
