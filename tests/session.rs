//! Stepping through a run: forwards, backwards, and to any step, always to the same picture.

use std::sync::Arc;

use knights_tour::random::Random;
use knights_tour::search::{
    Algorithm, Choice, Counter, Counters, Outcome, Reason, Settings, Target, TieBreak, WhenStuck,
};
use knights_tour::session::{Found, Landmark, MAX_RECORDED_STEPS, Session};
use knights_tour::{Board, Graph, Leaper, Square};
use proptest::prelude::*;

fn settings() -> Settings {
    Settings {
        start: Square(0),
        tie_break: TieBreak::Roth,
        target: Target::Open,
        when_stuck: WhenStuck::Stop,
        options: vec![],
        random: Random::from_seed("1"),
    }
}

fn session(board: &str, settings: Settings) -> Session {
    let graph = Arc::new(Graph::new(board.parse().unwrap(), Leaper::KNIGHT));
    Session::new(graph, Algorithm::by_id("warnsdorff").unwrap(), settings).unwrap()
}

/// Everything that a moment shows.
#[derive(Debug, PartialEq)]
struct Picture {
    position: usize,
    walk: Vec<Square>,
    moves: Vec<(Square, Square)>,
    candidates: Vec<knights_tour::search::Candidate>,
    reason: Option<Reason>,
    counters: Counters,
}

fn picture(session: &Session) -> Picture {
    let moment = session.moment();
    let subgraph = session.subgraph();
    let squares = (0..session.graph().len() as u32).map(Square);
    let mut moves: Vec<_> =
        squares.flat_map(|from| subgraph.links(from).map(move |to| (from, to))).collect();
    moves.sort_unstable();
    Picture {
        position: session.position(),
        walk: subgraph.walk().to_vec(),
        moves,
        candidates: session.candidates().to_vec(),
        reason: moment.coming.map(|edit| edit.reason),
        counters: moment.counters,
    }
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
fn of_long_runs_the_oldest_steps_are_forgotten_and_made_again_when_asked_for() {
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

fn any_choice<T: Choice + std::fmt::Debug>() -> impl Strategy<Value = T> {
    prop::sample::select(T::ALL.to_vec())
}

proptest! {
    #[test]
    fn undoing_everything_returns_to_the_start_and_redoing_to_the_end(
        width in 1_u16..8,
        height in 1_u16..8,
        holes in any::<u64>(),
        more_holes in any::<u64>(),
        start in any::<prop::sample::Index>(),
        tie_break in any_choice::<TieBreak>(),
        target in any_choice::<Target>(),
        when_stuck in any_choice::<WhenStuck>(),
        seed in ".{0,8}",
        stops in prop::collection::vec(0_usize..3000, 0..6),
    ) {
        // A quarter of the squares are holes.
        let board =
            Board::with_holes(width, height, |square| (holes & more_holes) >> square.0 & 1 == 1);
        prop_assume!(board.is_ok());
        let board = board?;
        let squares: Vec<Square> = board.iter().collect();
        let settings = Settings {
            start: squares[start.index(squares.len())],
            tie_break,
            target,
            when_stuck,
            options: vec![],
            random: Random::from_seed(&seed),
        };
        let graph = Arc::new(Graph::new(board, Leaper::KNIGHT));
        let session = Session::new(graph, Algorithm::by_id("warnsdorff")?, settings);
        // Squirrel and Cull's rule is refused where it is not defined.
        prop_assume!(session.is_ok());
        let mut session = session?;

        let mut pictures = vec![picture(&session)];
        while pictures.len() < 3000 && session.step() {
            pictures.push(picture(&session));
        }
        if let Some(Outcome::Tour(tour)) = session.moment().outcome {
            prop_assert_eq!(tour.squares(), session.subgraph().walk());
            prop_assert!(target == Target::Open || tour.is_closed());
        }
        let last = pictures.len() - 1;
        for stop in stops.into_iter().chain([last, 0, last]) {
            session.seek(stop.min(last));
            prop_assert_eq!(&picture(&session), &pictures[stop.min(last)]);
        }
        while session.back() {
            prop_assert_eq!(&picture(&session), &pictures[session.position()]);
        }
        prop_assert_eq!(session.position(), 0);
    }
}
