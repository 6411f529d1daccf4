//! What is pointed out, on squares of any size.

use knights_tour::embedding::Embedding;
use knights_tour::scene::{Layers, Layout, Shape, THEMES, View, Window};
use knights_tour::search::{Target, WhenStuck};
use knights_tour::session::Painted;
use knights_tour::{Board, Square};

use super::{session, shapes, view_of};

/// The circles that lie over everything else, with middle and outer radius in CSS pixels.
fn rings(shapes: &[Shape], layout: &Layout) -> Vec<((f64, f64), f64)> {
    let ring = |shape: &Shape| match shape {
        Shape::Circle { at, radius, fill: None, stroke: Some(stroke) } => {
            Some((*at, (radius + stroke.width / 2.0) * layout.square))
        }
        _ => None,
    };
    shapes.iter().rev().map_while(ring).collect()
}

#[test]
fn the_knight_is_found_on_squares_of_any_size() {
    for (text, width) in [("1000x1000", 1000), ("220x220", 220), ("100x100", 100)] {
        let start = (width / 2) * (width + 1);
        let mut session = session(text, start as u32, Target::Open, WhenStuck::Stop);
        let board: Board = text.parse().unwrap();
        for side in [300.0, 750.0] {
            let view = View::still(
                Layers { numbers: true, path: true, ..Layers::NONE },
                &THEMES[0],
                Layout::new(&board, side, side, 1.0, &THEMES[0]),
            );
            session.seek(40);
            let square = session.moment().focus;
            let (x, y) = board.position(square);
            let middle = (f64::from(x) + 0.5, f64::from(width - 1 - y) + 0.5);
            let found = rings(&session.draw(&view, &Window::whole(&board)), &view.layout);
            assert!(!found.is_empty(), "{text} at {side}");
            for &(at, radius) in &found {
                assert_eq!(at, middle, "{text} at {side}");
                assert!(2.0 * radius >= 12.0, "{text} at {side}: {radius}");
            }
            // When the knight goes on, what is painted again takes in all of the ring it leaves.
            let painted = Painted::new(&session, view.clone());
            let radius = found.iter().map(|(_, radius)| *radius).fold(0.0, f64::max);
            assert!(session.step());
            let window = &painted.changes(&session, &view)[0];
            let [left, top, wide, high] = window.bounds(&board, &view.layout, side, side);
            let [x, y] = [
                view.layout.left + middle.0 * view.layout.square,
                view.layout.top + middle.1 * view.layout.square,
            ];
            // Off the board the canvas ends.
            let reaches = |edge: f64, wanted: f64| edge <= wanted.max(0.0);
            assert!(reaches(left, x - radius) && reaches(top, y - radius), "{text} at {side}");
            let (right, bottom) = ((x + radius).min(side), (y + radius).min(side));
            assert!(left + wide >= right && top + high >= bottom, "{text} at {side}");
        }
    }
    // Large squares need no ring.
    let mut large = session("8x8", 0, Target::Open, WhenStuck::Stop);
    large.seek(40);
    let layout = Layout::new(&"8x8".parse::<Board>().unwrap(), 600.0, 600.0, 1.0, &THEMES[0]);
    assert!(rings(&shapes(&large, Layers::NONE, 600.0), &layout).is_empty());
}

#[test]
fn cursor_and_marks_are_found_on_squares_of_any_size() {
    for side in [60.0, 150.0, 400.0, 1500.0] {
        for text in ["40x40", "400x400"] {
            let session = session(text, 0, Target::Open, WhenStuck::Stop);
            let board = session.graph().board().unwrap().clone();
            let square = board.iter().nth(board.squares() as usize / 2).unwrap();
            let view = view_of(&board, side, Layers::NONE);
            let whole = Window::whole(&board);
            let plain = session.draw(&view, &whole);
            let pixels = view.layout.square;
            let (x, y) = Embedding::from(&board).middle(square);
            for view in [
                View { cursor: Some(square), ..view.clone() },
                View { marked: vec![square], ..view.clone() },
            ] {
                let shapes = session.draw(&view, &whole);
                assert!(shapes.starts_with(&plain), "{text} at {side}");
                let mut reach = 0.0_f64;
                for shape in &shapes[plain.len()..] {
                    let Shape::Lines { lines, stroke } = shape else { panic!("{shape:?}") };
                    assert!(stroke.width * pixels > 0.8, "{text} at {side}: {stroke:?}");
                    for &(from, to) in lines {
                        for end in [from, to] {
                            reach = reach.max((end.0 - x).abs()).max((end.1 - y).abs());
                        }
                    }
                }
                // At least twelve pixels across, and on large squares the square itself.
                assert!(2.0 * reach * pixels >= 11.0, "{text} at {side}: {reach}");
            }
            // When the cursor goes, what it was drawn on is painted again.
            let with_cursor = View { cursor: Some(square), ..view.clone() };
            let painted = Painted::new(&session, with_cursor);
            let changes = painted.changes(&session, &view);
            let [run, changed, none] = &changes[..] else { panic!("{changes:?}") };
            assert!(run.is_empty() && none.is_empty());
            let [left, top, wide, high] = changed.bounds(&board, &view.layout, side, side);
            let middle = (view.layout.left + x * pixels, view.layout.top + y * pixels);
            let reach = if pixels < 12.0 { 17.0 } else { pixels / 2.0 };
            assert!(left <= (middle.0 - reach).max(0.0) && top <= (middle.1 - reach).max(0.0));
            assert!(left + wide >= (middle.0 + reach).min(side), "{text} at {side}");
            assert!(top + high >= (middle.1 + reach).min(side), "{text} at {side}");
        }
    }
}

#[test]
fn many_marks_on_small_squares_do_not_hide_the_board() {
    let session = session("200x200", 0, Target::Open, WhenStuck::Stop);
    let board = session.graph().board().unwrap().clone();
    let view = view_of(&board, 400.0, Layers::NONE);
    let plain = session.draw(&view, &Window::whole(&board));
    let marked: Vec<Square> = board.iter().step_by(50).collect();
    let count = marked.len();
    let shapes = session.draw(&View { marked, ..view }, &Window::whole(&board));
    let [Shape::Lines { lines, stroke }] = &shapes[plain.len()..] else { panic!("one shape") };
    assert_eq!(lines.len(), count);
    assert_eq!(stroke.colour, THEMES[0].accent());
}
