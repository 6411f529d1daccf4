//! Runs that several hands make: searches, a replay and a player take over from one another at any
//! moment, and going back and forth is exact all the same.

use std::sync::Arc;

use crate::picture::picture;
use knights_tour::notation::parse_squares;
use knights_tour::random::Random;
use knights_tour::run::driver;
use knights_tour::run::error::{IllegalMove, RunError};
use knights_tour::run::player::PLAYER;
use knights_tour::search::{
    ALGORITHMS, Algorithm, Fact, Outcome, Settings, Target, TieBreak, WhenStuck,
};
use knights_tour::session::{MAX_RECORDED_STEPS, MadeBy, Session};
use knights_tour::{Board, Graph, Leaper, Square, Tour};
use proptest::prelude::*;

fn settings(target: Target, when_stuck: WhenStuck) -> Settings {
    Settings {
        start: Square(0),
        end: None,
        rule: TieBreak::First.rule(),
        target,
        moves: None,
        when_stuck,
        options: vec![],
        random: Random::from_seed("by hand"),
    }
}

fn graph(board: &str) -> Arc<Graph> {
    Arc::new(Graph::new(board.parse().unwrap(), Leaper::KNIGHT))
}

fn by_id(id: &str) -> &'static Algorithm {
    driver(id).unwrap()
}

fn warnsdorff(board: &str) -> Session {
    let settings = settings(Target::Open, WhenStuck::Stop);
    Session::new(graph(board), by_id("warnsdorff"), settings).unwrap()
}

fn square(session: &Session, name: &str) -> Square {
    parse_squares(session.graph().board().unwrap(), name).unwrap()[0]
}

fn refused(session: &mut Session, name: &str) -> IllegalMove {
    let to = square(session, name);
    match session.play(to) {
        Err(RunError::IllegalMove { what, .. }) => what,
        other => panic!("{name}: {other:?}"),
    }
}

#[test]
fn a_move_by_hand_drops_what_lay_ahead_and_the_rule_goes_on() {
    let mut session = warnsdorff("8x8");
    session.seek(20);
    session.seek(1);
    let preferred = session.candidates().iter().find(|found| found.chosen).unwrap().square;
    let other = session.candidates().iter().find(|found| !found.chosen).unwrap().square;
    session.play(other).unwrap();
    assert_eq!((session.position(), session.recorded()), (2, 2));
    assert_eq!(session.made_by(), Some(MadeBy::Player));
    assert_eq!(session.subgraph().walk()[2], other);
    assert_eq!(session.played().collect::<Vec<_>>(), [(1, other)]);
    session.back();
    let reason = session.moment().coming.unwrap().reason;
    assert_eq!(reason.code(), "by-hand");
    assert_eq!(reason.fact("preferred"), Some(Fact::Square(preferred)));
    session.finish(usize::MAX);
    assert_eq!(session.made_by(), Some(MadeBy::Algorithm));
    assert!(matches!(session.moment().outcome, Some(Outcome::Tour(_) | Outcome::Stuck { .. })));
}

#[test]
fn another_move_takes_the_place_of_the_first_and_remembers_what_the_rule_preferred() {
    let mut session = warnsdorff("8x8");
    session.seek(4);
    let choices: Vec<_> = session.candidates().to_vec();
    let preferred = choices.iter().find(|found| found.chosen).unwrap().square;
    for choice in choices {
        session.play(choice.square).unwrap();
        session.back();
        let reason = session.moment().coming.unwrap().reason;
        assert_eq!(reason.fact("to"), Some(Fact::Square(choice.square)));
        assert_eq!(reason.fact("preferred"), Some(Fact::Square(preferred)));
        assert_eq!(session.played().count(), 1);
    }
}

#[test]
fn invalid_moves_are_refused_and_change_nothing() {
    let mut session =
        warnsdorff("......../......../......../......../......../......../..#...../........");
    session.seek(3);
    let before = picture(&session);
    assert_eq!(refused(&mut session, "h8"), IllegalMove::NotAMove);
    assert_eq!(refused(&mut session, "a1"), IllegalMove::Visited);
    assert_eq!(
        session.play(Square(10)),
        Err(RunError::IllegalMove { square: "c2".to_owned(), what: IllegalMove::Hole })
    );
    assert_eq!((picture(&session), session.recorded()), (before, 3));
    session.finish(usize::MAX);
    let mut session = warnsdorff("8x8");
    session.finish(usize::MAX);
    assert_eq!(refused(&mut session, "b3"), IllegalMove::Over);
}

#[test]
fn what_makes_no_path_cannot_be_played_on() {
    let settings = settings(Target::Closed, WhenStuck::Stop);
    let mut session = Session::new(graph("6x6"), by_id("cycles"), settings).unwrap();
    assert_eq!(
        session.play(Square(8)),
        Err(RunError::NotAPath { method: session.algorithm().name })
    );
}

#[test]
fn only_the_player_moves() {
    let settings = settings(Target::Open, WhenStuck::Stop);
    let mut session = Session::new(graph("4x4"), &PLAYER, settings).unwrap();
    assert!(session.waits_for_player() && !session.is_done() && !session.step());
    assert_eq!(session.candidates().len(), 2);
    for name in ["b3", "d2", "b1", "a3", "c2", "d4", "b4", "a2", "c1", "d3"] {
        let to = square(&session, name);
        if session.play(to).is_ok() {
            assert_eq!(session.made_by(), Some(MadeBy::Player), "{name}");
        } else {
            assert!(!session.candidates().iter().any(|found| found.square == to), "{name}");
        }
        assert_eq!(session.subgraph().walk().len(), session.position() + 1);
    }
    assert!(session.position() > 3);
}

#[test]
fn a_tour_is_closed_by_going_home() {
    let settings = settings(Target::Closed, WhenStuck::Stop);
    let board: Board = ".../.#./...".parse().unwrap();
    let graph = Arc::new(Graph::new(board, Leaper::KNIGHT));
    let mut session = Session::new(graph, &PLAYER, settings).unwrap();
    for name in ["b3", "c1", "a2", "c3", "b1", "a3", "c2", "a1"] {
        let to = square(&session, name);
        session.play(to).unwrap();
    }
    let outcome = session.moment().outcome.cloned();
    assert!(matches!(outcome, Some(Outcome::Tour(tour)) if tour.is_closed()));
    assert!(session.is_done());
    assert_eq!(refused(&mut session, "b3"), IllegalMove::Over);
    session.back();
    assert!(session.step() && session.is_done());
}

#[test]
fn a_search_is_handed_a_path_and_finishes_it() {
    for id in ["warnsdorff", "backtracking", "rotations"] {
        let mut session = warnsdorff("6x6");
        session.seek(3);
        let odd = session.candidates().iter().find(|found| !found.chosen).unwrap().square;
        session.play(odd).unwrap();
        let settings = settings(Target::Open, WhenStuck::Backtrack);
        session.hand_over(by_id(id), &settings).unwrap();
        assert_eq!(session.at_work().0.id, id);
        session.finish(2_000_000);
        assert!(matches!(session.moment().outcome, Some(Outcome::Tour(_))), "{id}");
        session.seek(4);
        assert_eq!(session.subgraph().walk()[4], odd, "{id}");
    }
    let mut session = warnsdorff("6x6");
    let blocks = session.hand_over(by_id("blocks"), &settings(Target::Open, WhenStuck::Stop));
    assert_eq!(blocks.unwrap_err().code(), "not-for-this-board");
}

#[test]
fn backtracking_takes_back_moves_by_hand_before_it_says_that_there_is_no_tour() {
    let settings = settings(Target::Open, WhenStuck::Stop);
    let mut session = Session::new(graph("5x5"), by_id("backtracking"), settings).unwrap();
    // Always the first square: after so many such moves no tour is left.
    while session.position() < 12 {
        let to = session.candidates().iter().find(|found| !found.tried).map(|found| found.square);
        let Some(to) = to else { break };
        session.play(to).unwrap();
    }
    session.finish(5_000_000);
    assert!(matches!(session.moment().outcome, Some(Outcome::Tour(_))));
}

#[test]
fn a_replayed_tour_is_left_for_another_way() {
    let graph = graph(".../.#./...");
    let squares = parse_squares(graph.board().unwrap(), "a1b3c1a2c3b1a3c2").unwrap();
    let tour = Tour::new(graph, squares).unwrap();
    let mut session = Session::along(tour, settings(Target::Open, WhenStuck::Stop)).unwrap();
    session.step();
    session.back();
    assert_eq!(session.made_by(), None);
    let c2 = square(&session, "c2");
    session.play(c2).unwrap();
    assert!(session.waits_for_player());
    assert_eq!(session.made_by(), Some(MadeBy::Player));
    session.back();
    session.hand_over(by_id("warnsdorff"), &settings(Target::Open, WhenStuck::Stop)).unwrap();
    assert!(session.finish(100));
    assert_eq!(session.made_by(), Some(MadeBy::Algorithm));
}

#[test]
fn a_hint_moves_nothing() {
    let mut session = warnsdorff("8x8");
    session.seek(10);
    let before = picture(&session);
    let settings = settings(Target::Open, WhenStuck::Stop);
    let hint = session.hint(by_id("warnsdorff"), &settings).unwrap().unwrap();
    assert_eq!(Some(hint.reason), before_reason(&session));
    assert_eq!(picture(&session), before);
    session.finish(100);
    assert!(session.hint(by_id("warnsdorff"), &settings).is_err());
}

fn before_reason(session: &Session) -> Option<knights_tour::search::Reason> {
    session.moment().coming.map(|edit| edit.reason)
}

#[test]
fn forgotten_takeovers_are_made_again() {
    let closed = settings(Target::Closed, WhenStuck::Restart);
    let mut session = Session::new(graph("5x5"), by_id("warnsdorff"), closed.clone()).unwrap();
    session.seek(40);
    let to = session.candidates().first().map(|found| found.square);
    if let Some(to) = to {
        session.play(to).unwrap();
    }
    session.seek(60);
    let closed = Settings { random: Random::from_seed("other"), ..closed };
    session.hand_over(by_id("warnsdorff"), &closed).unwrap();
    let places = [0, 39, 40, 41, 42, 60, 61, 1000];
    let pictures = places.map(|place| {
        session.seek(place);
        picture(&session)
    });
    session.seek(MAX_RECORDED_STEPS + 1);
    assert!(session.earliest() > 1000);
    for (place, seen) in places.into_iter().zip(&pictures) {
        session.seek(place);
        assert_eq!(&picture(&session), seen, "{place}");
        session.seek(MAX_RECORDED_STEPS + 1);
    }
}

#[test]
fn large_boards_are_played_on_without_a_timeline() {
    let mut session = warnsdorff("300x300");
    session.seek(1000);
    let other = session.candidates().iter().find(|found| !found.chosen).map(|found| found.square);
    let to = other.unwrap_or_else(|| session.candidates()[0].square);
    session.play(to).unwrap();
    assert_eq!(session.subgraph().walk()[1001], to);
    assert!(session.finish(usize::MAX));
}

/// What is done to a run.
#[derive(Clone, Debug)]
enum Action {
    Step(usize),
    Seek(prop::sample::Index),
    Play(prop::sample::Index),
    HandOver(usize),
}

fn actions() -> impl Strategy<Value = Vec<Action>> {
    let action = prop_oneof![
        (1_usize..40).prop_map(Action::Step),
        any::<prop::sample::Index>().prop_map(Action::Seek),
        any::<prop::sample::Index>().prop_map(Action::Play),
        (0_usize..4).prop_map(Action::HandOver),
    ];
    prop::collection::vec(action, 1..12)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn runs_of_many_hands_are_undone_and_redone_exactly(
        algorithm in prop::sample::select((0..ALGORITHMS.len()).collect::<Vec<_>>()),
        (width, height) in (2_u16..7, 2_u16..7),
        holes in any::<(u64, u64)>(),
        is_closed in any::<bool>(),
        when_stuck in prop::sample::select(vec![
            WhenStuck::Stop, WhenStuck::Backtrack, WhenStuck::Restart,
        ]),
        actions in actions(),
    ) {
        let is_hole = |square: Square| (holes.0 & holes.1) >> square.0 & 1 == 1;
        let board = Board::with_holes(width, height, is_hole);
        prop_assume!(board.is_ok());
        let board = board?;
        let start = board.iter().next().unwrap();
        let target = if is_closed { Target::Closed } else { Target::Open };
        let graph = Arc::new(Graph::new(board, Leaper::KNIGHT));
        let settings = Settings { start, ..settings(target, when_stuck) };
        let algorithm = &ALGORITHMS[algorithm];
        let session = Session::new(graph.clone(), algorithm, settings.clone());
        prop_assume!(session.is_ok());
        let mut session = session?;
        let mut pictures = vec![picture(&session)];
        for action in actions {
            match action {
                Action::Step(steps) => {
                    for _ in 0..steps {
                        session.step();
                    }
                }
                Action::Seek(place) => session.seek(place.index(session.recorded() + 1)),
                Action::Play(choice) => {
                    let here = *session.subgraph().walk().last().unwrap();
                    let ends: Vec<_> = graph.neighbours(here).collect();
                    if ends.is_empty() { continue; }
                    let (at, to) = (session.position(), ends[choice.index(ends.len())]);
                    let before = picture(&session);
                    if session.play(to).is_ok() {
                        prop_assert_eq!((session.position(), session.recorded()), (at + 1, at + 1));
                        prop_assert_eq!(session.made_by(), Some(MadeBy::Player));
                        pictures.truncate(at + 1);
                        session.back();
                        // Only the coming step is another.
                        pictures[at] = picture(&session);
                        session.step();
                    } else {
                        prop_assert_eq!(picture(&session), before);
                    }
                }
                Action::HandOver(which) => {
                    let id = ["warnsdorff", "backtracking", "rotations", "player"][which];
                    let at = session.position();
                    if session.hand_over(by_id(id), &settings).is_ok() {
                        pictures.truncate(at + 1);
                        pictures[at] = picture(&session);
                        prop_assert_eq!(session.recorded(), at);
                    }
                }
            }
            let here = session.position();
            session.seek(pictures.len() - 1);
            while session.position() < session.recorded() {
                session.step();
                pictures.push(picture(&session));
            }
            for place in [0, pictures.len() / 2, pictures.len() - 1, here] {
                session.seek(place);
                prop_assert_eq!(&picture(&session), &pictures[place]);
            }
        }
        if let Some(Outcome::Tour(tour)) = session.moment().outcome {
            prop_assert_eq!(tour.squares(), session.subgraph().walk());
            prop_assert!(target == Target::Open || tour.is_closed());
        }
    }
}

#[test]
fn moves_given_beforehand_make_the_same_run() {
    for board in ["8x8", "300x300"] {
        let mut played = warnsdorff(board);
        for at in [0, 3, 4, 9] {
            played.seek(at);
            let other = played.candidates().iter().find(|found| !found.chosen);
            let to = other.or(played.candidates().first()).unwrap().square;
            played.play(to).unwrap();
        }
        let moves: Vec<_> = played.played().collect();
        assert!(moves.len() >= 3);
        let mut told = warnsdorff(board);
        told.expect_moves(moves.clone()).unwrap();
        assert_eq!(told.played().collect::<Vec<_>>(), moves);
        played.seek(40);
        told.seek(40);
        assert_eq!(told.subgraph().walk(), played.subgraph().walk(), "{board}");
        assert_eq!(told.position(), 40);
        if told.has_timeline() {
            told.seek(2);
            told.seek(40);
            assert_eq!(told.subgraph().walk(), played.subgraph().walk());
        }
    }
}

#[test]
fn an_invalid_move_given_beforehand_is_dropped_with_those_after_it() {
    let mut session = warnsdorff("8x8");
    session.seek(63);
    let walk = session.subgraph().walk().to_vec();
    let mut told = warnsdorff("8x8");
    let (right, wrong) = ((2, walk[3]), (5, walk[1]));
    told.expect_moves([right, wrong, (8, walk[9])]).unwrap();
    told.seek(4);
    assert_eq!(told.played().count(), 3);
    told.seek(63);
    assert_eq!(told.played().collect::<Vec<_>>(), [right]);
    assert_eq!(told.subgraph().walk(), walk);
    let mut blocks =
        Session::new(graph("8x8"), by_id("blocks"), settings(Target::Closed, WhenStuck::Stop))
            .unwrap();
    assert_eq!(blocks.expect_moves([right]).unwrap_err().code(), "not-for-this-board");
    blocks.expect_moves([]).unwrap();
}

#[test]
fn what_a_run_of_any_method_tells_of_moves_by_hand_a_new_one_takes() {
    let tour = warnsdorff_tour("6x6");
    let drivers = ALGORITHMS.iter().chain([&PLAYER, by_id("given")]);
    for algorithm in drivers.filter(|algorithm| algorithm.builds_path) {
        let board = if algorithm.largest < 36 { "3x3" } else { "6x6" };
        let begin = || {
            let settings = settings(algorithm.targets[0], WhenStuck::Stop);
            match algorithm.id {
                "given" => Session::along(tour.clone(), settings),
                _ => Session::new(graph(board), algorithm, settings),
            }
        };
        let mut session = begin().unwrap();
        let mut others = 0;
        for at in [1, 2, 4] {
            session.seek(at);
            let knight = session.subgraph().walk().last().copied();
            let open = knight.into_iter().flat_map(|knight| {
                let neighbours: Vec<Square> = session.graph().neighbours(knight).collect();
                neighbours.into_iter().filter(|&to| session.subgraph().visit(to) == 0)
            });
            let Some(to) = open.last() else { break };
            if session.play(to).is_ok() {
                others += 1;
            }
        }
        let moves: Vec<(usize, Square)> = session.played().collect();
        assert!(others > 0, "{}", algorithm.id);
        let mut again = begin().unwrap();
        let taken = again.expect_moves(moves.clone());
        assert_eq!(taken, Ok(()), "{}", algorithm.id);
        again.seek(6);
        session.seek(6);
        assert_eq!(again.played().collect::<Vec<_>>(), moves, "{}", algorithm.id);
        assert_eq!(again.subgraph().walk(), session.subgraph().walk(), "{}", algorithm.id);
    }
}

fn warnsdorff_tour(board: &str) -> Tour {
    let mut session = warnsdorff(board);
    session.seek(usize::MAX);
    Tour::new(graph(board), session.subgraph().walk().to_vec()).unwrap()
}
