//! Windows of a board, and boards and canvases of odd sizes.

use knights_tour::scene::{Layout, Shape, THEMES, View, Window};
use knights_tour::search::{Target, WhenStuck};
use knights_tour::{Board, Square};

use super::{ALL, session, shapes};

#[test]
fn a_window_has_what_the_whole_has_there() {
    let mut session = session("12x12", 0, Target::Open, WhenStuck::Stop);
    session.seek(70);
    let board: Board = "12x12".parse().unwrap();
    let layout = Layout::new(&board, 700.0, 700.0, 1.0, &THEMES[0]);
    let theme = &THEMES[1];
    let view = View::still(ALL, theme, layout);
    let whole = session.draw(&view, &Window::whole(&board));
    let window = Window::empty().with(&board, Square(40)).grown(1);
    let part = session.draw(&view, &window);
    assert!(part.len() < whole.len() / 2);
    // Everything that keeps to its own square is drawn in the same way.
    let in_window = |at: (f64, f64)| (3.0..6.0).contains(&at.0) && (7.0..10.0).contains(&at.1);
    let own = |shapes: &[Shape]| -> Vec<Shape> {
        let keeps = |shape: &&Shape| match shape {
            Shape::Text { at, .. } | Shape::Circle { at, .. } => in_window(*at),
            _ => false,
        };
        shapes.iter().filter(keeps).cloned().collect()
    };
    assert_eq!(own(&part), own(&whole));
    assert!(!own(&part).is_empty());
}

#[test]
fn invalid_sizes_draw_only_finite_shapes() {
    let session = session("8x8", 0, Target::Open, WhenStuck::Stop);
    for side in [0.0, 1.0, 25.0, 40.0] {
        for shape in shapes(&session, ALL, side) {
            if let Shape::Rectangle { at, size, .. } = shape {
                assert!(at.0.is_finite() && at.1.is_finite() && size.0.is_finite());
            }
        }
    }
}

#[test]
fn the_largest_board_is_a_picture_of_bounded_size() {
    let session = session("4096x4096", 0, Target::Open, WhenStuck::Stop);
    let pixels = shapes(&session, ALL, 1000.0).into_iter().find_map(|shape| match shape {
        Shape::Picture { pixels, .. } => Some(pixels.len()),
        _ => None,
    });
    assert_eq!(pixels, Some(1024 * 1024));
}
