//! What each layer shows, and from which size of a square on.

use std::sync::Arc;

use knights_tour::embedding::Embedding;
use knights_tour::notation::EdgeList;
use knights_tour::scene::{Layers, Layout, Shape, THEMES, View, Window};
use knights_tour::search::{Target, WhenStuck};
use knights_tour::session::Session;
use knights_tour::{Graph, Leaper};

use super::{ALL, session, session_on, shapes, texts};

#[test]
fn each_layer_shows_its_own() {
    let mut session = session("8x8", 0, Target::Open, WhenStuck::Stop);
    session.seek(20);
    let bare = shapes(&session, Layers::NONE, 600.0);
    // Two candidates at least, and the coordinates: a to h, 1 to 8.
    let coordinates_and_candidates = texts(&bare).len();
    let candidates = session.candidates();
    let tied = candidates.iter().filter(|candidate| candidate.tied).count();
    assert_eq!(coordinates_and_candidates, 16 + candidates.len() + tied);

    let with = |change: fn(&mut Layers)| {
        let mut layers = Layers::NONE;
        change(&mut layers);
        shapes(&session, layers, 600.0)
    };
    // 64 squares, 21 visited; the knight hides the number of its own.
    let numbers = with(|layers| layers.numbers = true);
    assert_eq!(texts(&numbers).len(), coordinates_and_candidates + 20);
    let degrees = with(|layers| layers.degrees = true);
    assert_eq!(texts(&degrees).len(), coordinates_and_candidates + 43);
    assert!(with(|layers| layers.path = true).len() > bare.len());
    assert!(with(|layers| layers.graph = true).len() > bare.len());
    let colours = with(|layers| layers.colours = true);
    assert_eq!(colours.len(), bare.len());
    assert_ne!(colours, bare);
}

#[test]
fn small_squares_have_no_numbers_and_tiny_ones_no_shapes() {
    let session = session("40x40", 0, Target::Open, WhenStuck::Stop);
    let is_number = |text: &&str| text.parse::<u32>().is_ok();
    let large = shapes(&session, ALL, 1000.0);
    assert!(texts(&large).into_iter().filter(is_number).count() > 1600);
    let small = shapes(&session, ALL, 400.0);
    assert!(texts(&small).into_iter().filter(is_number).count() <= 40);
    let tiny = shapes(&session, ALL, 120.0);
    assert!(tiny.iter().any(|shape| matches!(shape, Shape::Picture { .. })));
    assert!(!tiny.iter().any(|shape| matches!(shape, Shape::Knight { .. })));
}

/// What a layer alone adds to a picture.
fn with_layer(session: &Session, view: &View, name: &str) -> Vec<Shape> {
    let layers = Layers::from_names(|layer| layer == name);
    let view = View { layers, ..view.clone() };
    session.draw(&view, &Window::whole(Embedding::from(&**session.graph())))
}

#[test]
fn the_layers_said_to_be_drawable_are_those_that_are_drawn() {
    let star = (1..=1200).map(|leaf| format!("0-{leaf}")).collect::<Vec<_>>().join(",");
    let graphs = [
        Graph::new("40x40".parse().unwrap(), Leaper::KNIGHT),
        Graph::from("1-2-3-4-5-6-1".parse::<EdgeList>().unwrap()),
        Graph::from(star.parse::<EdgeList>().unwrap()),
    ];
    for (at, graph) in graphs.into_iter().enumerate() {
        let mut session = session_on(Arc::new(graph));
        session.seek(1);
        let graph = session.graph().clone();
        let embedding = Embedding::from(&*graph);
        let mut seen = Vec::new();
        // From squares smaller than a pixel to large ones.
        for side in (40..1200).step_by(8) {
            let layout = Layout::new(embedding, f64::from(side), f64::from(side), 1.0, &THEMES[0]);
            let (cursor, number_from, marked) = (None, None, vec![]);
            let (layers, theme) = (Layers::NONE, &THEMES[0]);
            let choice = false;
            let view =
                View { layers, theme, layout, glide: 1.0, choice, cursor, number_from, marked };
            let plain = session.draw(&view, &Window::whole(embedding));
            let drawn: Vec<&str> = Layers::NAMES
                .into_iter()
                .filter(|name| with_layer(&session, &view, name) != plain)
                .collect();
            let said: Vec<&str> = Layers::drawable(embedding, &layout).names().collect();
            assert_eq!(drawn, said, "graph {at}, {side} px: {} px a square", layout.square);
            seen.push(said.len());
        }
        let (first, last) = (seen[0], seen[seen.len() - 1]);
        // A star with so many leaves is never large enough.
        assert_eq!((first, last), [(1, 5), (3, 5), (2, 2)][at], "{seen:?}");
    }
}
