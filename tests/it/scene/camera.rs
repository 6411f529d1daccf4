//! A part of a board.

use knights_tour::Square;
use knights_tour::embedding::Embedding;
use knights_tour::scene::{Camera, Coordinates, Shape, Stage, THEMES, View, Window, draw_rim};
use knights_tour::search::{Target, WhenStuck};

use super::{ALL, session, texts, view_of};

#[test]
fn a_camera_shows_numbers_where_the_whole_board_has_none() {
    let mut session = session("1000x1000", 500_500, Target::Open, WhenStuck::Stop);
    session.seek(300);
    let board = session.graph().board().unwrap().clone();
    let embedding = Embedding::from(&board);
    let theme = &THEMES[0];
    let stage = Stage {
        embedding,
        width: 600.0,
        height: 500.0,
        pixel_ratio: 2.0,
        theme,
        coordinates: Coordinates::Usual,
    };
    let (middle, whole) = (embedding.middle(Square(500_500)), Window::whole(&board));
    let mut counts = Vec::new();
    for zoom in [1.0, 4.0, 12.0, 40.0, 160.0] {
        let camera = (zoom > 1.0).then_some(Camera { zoom, middle });
        let layout = stage.layout(camera);
        let view = View { layout, ..view_of(&board, 600.0, ALL) };
        let window = whole.seen(&board, &layout);
        let shapes = session.draw(&view, &window);
        let is_number = |text: &&str| text.parse::<u32>().is_ok();
        let inside = |at: (f64, f64)| {
            let (x, y) = (layout.left + at.0 * layout.square, layout.top + at.1 * layout.square);
            layout.room.is_none_or(|[left, top, right, bottom]| {
                x > left && x < right && y > top && y < bottom
            })
        };
        let on_board = |shape: &&Shape| matches!(shape, Shape::Text { at, .. } if inside(*at));
        let numbers: Vec<Shape> = shapes.iter().filter(on_board).cloned().collect();
        let numbers = texts(&numbers).into_iter().filter(is_number).count();
        // A picture of pixels where squares are too small.
        let is_picture = shapes.iter().any(|shape| matches!(shape, Shape::Picture { .. }));
        assert_eq!(is_picture, layout.square < 3.0, "{zoom}");
        counts.push((numbers > 15, shapes.len() < 40_000));
        // Coordinates of what is seen lie beside it, and there are some.
        let rim = draw_rim(&session.diagram(&view, &window));
        assert!(shapes.ends_with(&rim));
        let ranks: Vec<f64> = rim
            .iter()
            .filter_map(|shape| match shape {
                Shape::Text { at, text, .. } if text.parse::<u32>().is_ok() => {
                    Some(layout.left + at.0 * layout.square)
                }
                _ => None,
            })
            .collect();
        if let Some([left, ..]) = layout.room {
            assert!(!ranks.is_empty(), "{zoom}");
            assert!(ranks.iter().all(|x| (0.0..left).contains(x)), "{zoom}: {ranks:?}");
        }
        // What lies under a point is found there.
        let point = (layout.left + middle.0 * layout.square, layout.top + middle.1 * layout.square);
        let found = layout.square_at(&board, point.0, point.1);
        assert!(layout.square < 1.0 || found == Some(Square(500_500)), "{zoom}: {found:?}");
        if layout.room.is_some() {
            assert_eq!(layout.square_at(&board, 5.0, 100.0), None);
        }
    }
    let numbered: Vec<bool> = counts.iter().map(|count| count.0).collect();
    assert_eq!(numbered, [false, false, false, true, true]);
    assert!(counts.iter().all(|count| count.1), "{counts:?}");
}
