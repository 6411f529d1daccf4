//! Boards that a method divides.

use std::sync::Arc;

use knights_tour::random::Random;
use knights_tour::scene::{Layers, Layout, Shape, THEMES, View, Window};
use knights_tour::search::{Algorithm, Settings, Target, TieBreak, WhenStuck};
use knights_tour::session::{Painted, Session};
use knights_tour::{Graph, Leaper, Square};

use super::{lines_in, shapes};

fn divided(board: &str) -> Session {
    let graph = Arc::new(Graph::new(board.parse().unwrap(), Leaper::KNIGHT));
    let settings = Settings {
        start: Square(0),
        end: None,
        rule: TieBreak::First.rule(),
        target: Target::Closed,
        moves: None,
        when_stuck: WhenStuck::Stop,
        options: vec![],
        random: Random::from_seed("1"),
    };
    Session::new(graph, Algorithm::by_id("blocks").unwrap(), settings).unwrap()
}

#[test]
fn a_divided_board_shows_its_cuts_as_they_come_and_none_after_going_back() {
    let mut session = divided("20x14");
    let layers = Layers { path: true, ..Layers::NONE };
    let (cut, coming) = (THEMES[0].soft(), THEMES[0].accent());
    // Columns of 6, 6 and 8, and rows of 6 and 8, counted from below.
    let lines = [((6.0, 0.0), (6.0, 14.0)), ((12.0, 0.0), (12.0, 14.0)), ((0.0, 8.0), (20.0, 8.0))];
    let board = session.graph().board().unwrap().clone();
    for made in 0..=lines.len() {
        let shown = shapes(&session, layers, 600.0);
        assert_eq!(lines_in(&shown, cut), lines[..made]);
        if made < lines.len() {
            assert_eq!(lines_in(&shown, coming), [lines[made]]);
        }
        // What was painted before is painted again.
        let layout = Layout::new(&board, 600.0, 600.0, 1.0, &THEMES[0]);
        let view = View::still(layers, &THEMES[0], layout);
        let painted = Painted::new(&session, view.clone());
        assert!(session.step());
        assert_eq!(painted.changes(&session, &view)[0], Window::whole(&board));
    }
    assert!(session.finish(usize::MAX));
    assert_eq!(lines_in(&shapes(&session, layers, 600.0), cut), lines);
    session.seek(2);
    assert_eq!(lines_in(&shapes(&session, layers, 600.0), cut), lines[..2]);
    session.seek(0);
    assert!(lines_in(&shapes(&session, layers, 600.0), cut).is_empty());
    // Squares too small for moves still show where the board is cut, as long as that can be seen.
    let mut large = divided("300x300");
    large.seek(3);
    assert_eq!(lines_in(&shapes(&large, layers, 600.0), cut).len(), 3);
    assert!(lines_in(&shapes(&large, layers, 100.0), cut).is_empty());
}

#[test]
fn a_block_is_outlined_before_its_step_and_toured_after_it() {
    let mut session = divided("8x8");
    let layers = Layers { path: true, ..Layers::NONE };
    let lines = |session: &Session| -> Vec<usize> {
        let shown = shapes(session, layers, 600.0);
        let lines = shown.iter().filter_map(|shape| match shape {
            // The board has lines of its own.
            Shape::Lines { lines, stroke } if stroke.colour != THEMES[0].edge() => {
                Some(lines.len())
            }
            _ => None,
        });
        lines.collect()
    };
    // The four edges, with a casing, and not one of the 64 moves.
    assert_eq!(lines(&session), [4, 4]);
    let edges = lines_in(&shapes(&session, layers, 600.0), THEMES[0].accent());
    let corners = [(0.0, 8.0), (8.0, 8.0), (8.0, 0.0), (0.0, 0.0)];
    let is_near = |one: (f64, f64), other: (f64, f64)| {
        (one.0 - other.0).abs() < 0.2 && (one.1 - other.1).abs() < 0.2
    };
    assert!(edges.iter().zip(corners).all(|(edge, corner)| is_near(edge.0, corner)));
    // Inside the block, so that coordinates stay readable.
    let is_inside = |at: f64| at > 0.0 && at < 8.0;
    assert!(edges.iter().all(|edge| is_inside(edge.0.0) && is_inside(edge.0.1)));
    assert!(session.step());
    assert!(lines(&session).iter().sum::<usize>() >= 64);
    assert!(session.back());
    assert_eq!(lines(&session), [4, 4]);
}
