//! What has to be painted again.

use std::sync::Arc;

use knights_tour::embedding::Embedding;
use knights_tour::random::Random;
use knights_tour::scene::{
    Camera, Coordinates, Layers, Layout, Shape, Stage, THEMES, View, Window,
};
use knights_tour::search::{
    Algorithm, Measure, RuleMeasure, Settings, Target, TieBreak, WhenStuck,
};
use knights_tour::session::{Painted, Session};
use knights_tour::{Graph, Leaper, Square};

use super::{ALL, run, view_of};

/// Every number on a board, by where it stands.
fn numbers(session: &Session, view: &View, window: &Window) -> Vec<(String, String)> {
    let text = |shape: Shape| match shape {
        Shape::Text { at, text, .. } => Some((format!("{at:?}"), text)),
        _ => None,
    };
    session.draw(view, window).into_iter().filter_map(text).collect()
}

#[test]
fn another_move_at_the_same_place_is_painted() {
    let graph = Arc::new(Graph::new("8x8".parse().unwrap(), Leaper::KNIGHT));
    let settings = Settings {
        start: Square(0),
        end: None,
        rule: TieBreak::Roth.rule(),
        target: Target::Open,
        moves: None,
        when_stuck: WhenStuck::Stop,
        options: vec![],
        random: Random::from_seed("1"),
    };
    let mut session =
        Session::new(graph, Algorithm::by_id("warnsdorff").unwrap(), settings).unwrap();
    let board = session.graph().board().unwrap().clone();
    let layout = Layout::new(&board, 600.0, 600.0, 1.0, &THEMES[0]);
    let view = View::still(Layers { numbers: true, ..Layers::NONE }, &THEMES[0], layout);
    session.seek(5);
    let others: Vec<Square> = session.candidates().iter().map(|found| found.square).collect();
    for to in others {
        session.play(to).unwrap();
        let painted = Painted::new(&session, view.clone());
        let before = numbers(&session, &view, &Window::whole(&board));
        session.back();
        let other = session.candidates().iter().find(|found| !found.chosen);
        session.play(other.expect("there is a choice").square).unwrap();
        let after = numbers(&session, &view, &Window::whole(&board));
        assert_ne!(before, after);
        let again = numbers(&session, &view, &painted.changes(&session, &view)[0]);
        for number in after.iter().filter(|number| !before.contains(number)) {
            assert!(again.contains(number), "{number:?}");
        }
        session.back();
    }
}

#[test]
fn numbers_that_change_are_painted_again() {
    for id in ["edges-first", "rotations", "backtracking"] {
        let graph = Arc::new(Graph::new("12x12".parse().unwrap(), Leaper::KNIGHT));
        let settings = Settings {
            start: Square(0),
            end: None,
            rule: TieBreak::Roth.rule(),
            target: Target::Closed,
            moves: None,
            when_stuck: WhenStuck::Stop,
            options: vec![],
            random: Random::from_seed("2"),
        };
        let mut session = Session::new(graph, Algorithm::by_id(id).unwrap(), settings).unwrap();
        let board = session.graph().board().unwrap().clone();
        let layout = Layout::new(&board, 600.0, 600.0, 1.0, &THEMES[0]);
        let view = View::still(Layers { numbers: true, ..Layers::NONE }, &THEMES[0], layout);
        let whole = Window::whole(&board);
        let mut before = numbers(&session, &view, &whole);
        let mut was_lettered = false;
        for step in 0..600 {
            let painted = Painted::new(&session, view.clone());
            // Now and then a step back, as a reader takes one.
            if step % 5 == 4 {
                assert!(session.back());
            } else if !session.step() {
                break;
            }
            was_lettered |= !session.detour_labels().is_empty();
            let after = numbers(&session, &view, &whole);
            let again = numbers(&session, &view, &painted.changes(&session, &view)[0]);
            for number in after.iter().filter(|number| !before.contains(number)) {
                assert!(again.contains(number), "{id}, step {step}: {number:?}");
            }
            before = after;
        }
        assert_eq!(was_lettered, id == "edges-first");
    }
}

#[test]
fn a_run_at_full_speed_paints_only_a_part_of_an_overview_again() {
    let mut session = run("warnsdorff", "300x300", 0, vec![]);
    let board = session.graph().board().unwrap().clone();
    let layout = Layout::new(&board, 420.0, 420.0, 1.0, &THEMES[0]);
    let view = View::still(Layers { path: true, ..Layers::NONE }, &THEMES[0], layout);
    let whole = Window::whole(&board).count(&board);
    for (from, to) in
        [(0, 3_000), (40_000, 43_000), (43_000, 41_000), (41_000, 60_000), (60_000, 9)]
    {
        session.seek(from);
        let painted = Painted::new(&session, view.clone());
        let visits = session.subgraph().visits().to_vec();
        session.seek(to);
        let windows = painted.changes(&session, &view);
        let now = session.subgraph().visits();
        let changed = (0..).map(Square).zip(visits.iter().zip(now));
        for (square, _) in changed.filter(|(_, (before, now))| before != now) {
            assert!(windows.iter().any(|window| window.has(&board, square)), "{from} to {to}");
        }
        let painted: usize = windows.iter().map(|window| window.count(&board)).sum();
        if from.abs_diff(to) <= 3_000 {
            assert!(2 * painted < whole, "{from} to {to}: {painted} of {whole} squares");
        }
    }
}

#[test]
fn every_measure_on_squares_is_painted_again_where_it_changes() {
    let mut session = run("warnsdorff", "12x12", 0, vec![]);
    let board = session.graph().board().unwrap().clone();
    let layout = Layout::new(&board, 600.0, 600.0, 1.0, &THEMES[0]);
    let view = View::still(Layers { degrees: true, ..Layers::NONE }, &THEMES[0], layout);
    let whole = Window::whole(&board);
    for measure in RuleMeasure::ALL.into_iter().filter(|measure| measure.is_of_squares()) {
        let painted = Painted::new(&session, view.clone());
        session.number_by(Some(measure)).unwrap();
        assert_eq!(painted.changes(&session, &view)[0], whole, "{measure:?}");
        session.seek(0);
        let mut before = numbers(&session, &view, &whole);
        for step in 0..40 {
            let painted = Painted::new(&session, view.clone());
            assert!(session.step());
            let after = numbers(&session, &view, &whole);
            let again = numbers(&session, &view, &painted.changes(&session, &view)[0]);
            for number in after.iter().filter(|number| !before.contains(number)) {
                assert!(again.contains(number), "{measure:?}, step {step}: {number:?}");
            }
            before = after;
        }
    }
    for measure in [RuleMeasure::Turn, RuleMeasure::Order] {
        assert!(session.number_by(Some(measure)).is_err());
        assert_eq!(session.numbers(), Some(RuleMeasure::Quadrant));
    }
}

#[test]
fn everything_is_painted_again_when_numbers_stand_for_something_else() {
    let mut session = run("edges-first", "8x8", 17, vec![]);
    session.seek(3);
    let open = session.candidates().iter().find(|candidate| !candidate.chosen).unwrap().square;
    session.play(open).unwrap();
    let board = session.graph().board().unwrap().clone();
    let view = view_of(&board, 600.0, ALL);
    session.seek(2);
    assert_eq!(session.square_measure(), Measure::EdgeDistance);
    let painted = Painted::new(&session, view.clone());
    session.seek(4);
    // Nobody but the player moves from here; his moves are compared with Warnsdorff's rule.
    assert_eq!(
        (session.measure(), session.square_measure()),
        (Measure::OnwardMoves, Measure::OnwardMoves)
    );
    assert_eq!(painted.changes(&session, &view)[0], Window::whole(&board));
    session.seek(3);
    assert_eq!(session.measure(), Measure::OnwardMoves);
}

#[test]
fn what_is_taken_back_out_of_sight_does_not_count() {
    let mut session = run("backtracking", "8x8", 0, vec![]);
    session.seek(40);
    let board = session.graph().board().unwrap().clone();
    let embedding = Embedding::from(&board);
    let (width, height, theme) = (600.0, 600.0, &THEMES[0]);
    let stage = Stage {
        embedding,
        width,
        height,
        pixel_ratio: 1.0,
        theme,
        coordinates: Coordinates::Usual,
    };
    let walk = session.subgraph().walk().to_vec();
    let taken_back = |camera: Option<Camera>| {
        let view = View { layout: stage.layout(camera), ..view_of(&board, 600.0, ALL) };
        let painted = Painted::new(&session, view.clone());
        let mut earlier = run("backtracking", "8x8", 0, vec![]);
        earlier.seek(30);
        let left = earlier.subgraph().walk().len();
        let whole = Window::whole(&board).seen(&board, &view.layout);
        let seen = walk[left..].iter().filter(|square| whole.has(&board, **square)).count();
        let area = seen as f64 * view.layout.square.powi(2);
        assert!((painted.taken_back(&earlier) - area).abs() < 1.0, "{camera:?}");
        seen
    };
    let all = taken_back(None);
    assert!(all > 1);
    // In each corner fewer are seen, and in one of them at least one.
    let corners = [(1.0, 1.0), (7.0, 1.0), (1.0, 7.0), (7.0, 7.0)];
    let seen = corners.map(|middle| taken_back(Some(Camera { zoom: 4.0, middle })));
    assert!(seen.iter().all(|&squares| squares < all) && seen.iter().any(|&squares| squares > 0));
}

#[test]
fn a_cursor_far_from_the_knight_has_little_painted_again() {
    let mut session = run("backtracking", "40x40", 0, vec![]);
    session.seek(3);
    let board = session.graph().board().unwrap().clone();
    let far = Square(1599);
    let view = view_of(&board, 600.0, ALL);
    let painted = Painted::new(&session, View { cursor: Some(Square(1560)), ..view.clone() });
    let with_cursor = View { cursor: Some(far), ..view };
    let changes = painted.changes(&session, &with_cursor);
    let [run, left, reached] = &changes[..] else { panic!("{changes:?}") };
    assert!(run.is_empty());
    for (window, square) in [(left, Square(1560)), (reached, far)] {
        assert!(window.has(&board, square) && window.count(&board) <= 9, "{window:?}");
    }
    assert!(session.step());
    let run = &painted.changes(&session, &with_cursor)[0];
    assert!(run.has(&board, session.moment().focus) && !run.has(&board, far));
}
