//! Boards in the making.

use knights_tour::scene::{Layers, Layout, Shape, THEMES, View, Window, draft, draw};
use knights_tour::{Draft, Square};

#[test]
fn a_board_in_the_making_shows_squares_holes_and_the_start() {
    let made: Draft = "#../...".parse().unwrap();
    let view = |square: f64, theme| View {
        layers: Layers::NONE,
        theme,
        layout: Layout { square, left: 20.0, top: 6.0, text: 12.0, room: None },
        glide: 1.0,
        cursor: Some(Square(3)),
        number_from: None,
        choice: true,
        marked: vec![],
    };
    let draw = |made: &Draft, start, tour: &[Square], square| {
        draw(&draft(made, start, tour, &view(square, &THEMES[0])), &Window::whole(made.frame()))
    };
    let shapes = draw(&made, Some(Square(0)), &[], 40.0);
    let count = |is: fn(&Shape) -> bool| shapes.iter().filter(|shape| is(shape)).count();
    assert_eq!(count(|shape| matches!(shape, Shape::Rectangle { .. })), 1 + 6);
    assert_eq!(count(|shape| matches!(shape, Shape::Knight { .. })), 1);
    assert_eq!(count(|shape| matches!(shape, Shape::Text { .. })), 3 + 2);
    let lines = |shapes: &[Shape]| -> Vec<usize> {
        let lines = shapes.iter().filter_map(|shape| match shape {
            Shape::Lines { lines, .. } => Some(lines.len()),
            _ => None,
        });
        lines.collect()
    };
    // Three across the hole, one between rows and two between columns, the frame, and the two lines of the
    // cursor, which is on the hole.
    assert_eq!(lines(&shapes), [3, 3, 4, 4, 4]);
    let empty: Draft = "##/##".parse().unwrap();
    assert!(!draw(&empty, None, &[], 2.0).is_empty());
    // Each move of a tour is a line, with a casing.
    let tour = [Square(0), Square(5), Square(1)];
    let with_tour = draw(&made, Some(Square(0)), &tour, 40.0);
    assert_eq!(with_tour.len(), shapes.len() + 4);
}
