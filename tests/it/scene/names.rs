//! The names of vertices.

use std::sync::Arc;

use knights_tour::embedding::Embedding;
use knights_tour::graphs::GRAPHS;
use knights_tour::notation::EdgeList;
use knights_tour::scene::{Layers, Layout, Shape, THEMES, View, Window};
use knights_tour::{Graph, Square};

use super::session_on;

/// A rectangle around a name in CSS pixels: left, top, right, bottom. Letters are about 0.6 em wide
/// and 0.72 em high, and stand on a line 0.35 em below the middle.
fn name_boxes(shapes: &[Shape], layout: &Layout) -> Vec<(String, [f64; 4])> {
    let box_of = |shape: &Shape| match shape {
        Shape::Text { at, text, size, .. } => {
            let (x, y) = (layout.left + at.0 * layout.square, layout.top + at.1 * layout.square);
            let em = size * layout.square;
            let half = 0.3 * em * text.chars().count() as f64;
            Some((text.clone(), [x - half, y - 0.37 * em, x + half, y + 0.35 * em]))
        }
        _ => None,
    };
    shapes.iter().filter_map(box_of).collect()
}

/// The least distance between a rectangle and a line: 0 where they meet.
fn distance_to_line([left, top, right, bottom]: [f64; 4], from: (f64, f64), to: (f64, f64)) -> f64 {
    let points = (0..=400).map(|at| f64::from(at) / 400.0);
    let distances = points.map(|at| {
        let (x, y) = (from.0 + at * (to.0 - from.0), from.1 + at * (to.1 - from.1));
        (left - x).max(x - right).max(0.0).hypot((top - y).max(y - bottom).max(0.0))
    });
    distances.fold(f64::INFINITY, f64::min)
}

#[test]
fn names_of_known_graphs_touch_nothing_on_any_screen() {
    for named in &GRAPHS {
        let graph = Arc::new(Graph::from(named.edges.parse::<EdgeList>().unwrap()));
        let embedding = Embedding::from(&*graph);
        let session = session_on(graph.clone());
        let screens = THEMES.iter().flat_map(|theme| [320.0, 650.0].map(|side| (theme, side)));
        // Nobody projects so small a picture.
        let screens = screens.filter(|(theme, side)| theme.id != "projector" || *side > 600.0);
        for (theme, side) in screens {
            let layout = Layout::new(embedding, side, side, 1.0, theme);
            let (cursor, number_from, marked) = (None, None, vec![]);
            let (layers, choice) = (Layers::NONE, false);
            let view =
                View { layers, theme, layout, glide: 1.0, cursor, number_from, choice, marked };
            let names = name_boxes(&session.draw(&view, &Window::whole(embedding)), &layout);
            assert_eq!(names.len(), graph.len(), "{}", named.id);
            let middle = |square| {
                let (x, y) = embedding.middle(square);
                (layout.left + x * layout.square, layout.top + y * layout.square)
            };
            let vertices = || (0..graph.len() as u32).map(Square);
            for (at, (name, place)) in names.iter().enumerate() {
                let told = format!("{} {name} in {} at {side}", named.id, theme.id);
                assert!(place[0] >= 0.0 && place[1] >= 0.0, "{told}: {place:?}");
                assert!(place[2] <= side && place[3] <= side, "{told}: {place:?}");
                for (other, there) in &names[at + 1..] {
                    let apart = (place[0] - there[2]).max(there[0] - place[2]);
                    let apart = apart.max(place[1] - there[3]).max(there[1] - place[3]);
                    assert!(apart >= 1.0, "{told}: {other}");
                }
                for vertex in vertices() {
                    let disc = distance_to_line(*place, middle(vertex), middle(vertex));
                    assert!(disc >= 0.46 * layout.square, "{told}: disc of {}", graph.name(vertex));
                    for end in graph.neighbours(vertex).filter(|end| vertex < *end) {
                        let line = distance_to_line(*place, middle(vertex), middle(end));
                        let ends = [vertex, end].map(|end| graph.name(end));
                        assert!(line >= 1.5, "{told}: edge {ends:?}: {line}");
                    }
                }
            }
        }
    }
}
