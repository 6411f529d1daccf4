//! Runs as they are drawn.

use std::sync::Arc;

use knights_tour::embedding::Embedding;
use knights_tour::graphs::GRAPHS;
use knights_tour::notation::EdgeList;
use knights_tour::random::Random;
use knights_tour::scene::{Layers, Layout, Shape, THEMES, View, Window};
use knights_tour::search::{ALGORITHMS, Settings, Target, TieBreak, WhenStuck};
use knights_tour::session::Session;
use knights_tour::{Board, Graph, Leaper, Square};

use super::{session, session_on, shapes};

#[test]
fn squares_left_over_are_marked_when_the_run_is_stuck() {
    let mut session = session("3x3", 0, Target::Open, WhenStuck::Stop);
    let fills = |session: &Session| {
        let mut fills: Vec<String> = shapes(session, Layers::NONE, 300.0)
            .iter()
            .filter_map(|shape| match shape {
                Shape::Rectangle { fill, .. } => Some(fill.to_string()),
                _ => None,
            })
            .collect();
        fills.sort();
        fills.dedup();
        fills.len()
    };
    // Paper, light and dark; then the middle square besides.
    assert_eq!(fills(&session), 3);
    session.finish(usize::MAX);
    assert_eq!(fills(&session), 4);
}

#[test]
fn the_next_choice_is_shown_when_the_knight_has_landed() {
    let mut session = session("8x8", 17, Target::Open, WhenStuck::Stop);
    assert!(session.step());
    let board = session.graph().board().unwrap();
    let rings = |glide| {
        let layout = Layout::new(board, 600.0, 600.0, 1.0, &THEMES[0]);
        let view = View { glide, ..View::still(Layers::NONE, &THEMES[0], layout) };
        let shapes = session.draw(&view, &Window::whole(board));
        let accent = THEMES[0].accent();
        let is_ring = |shape: &&Shape| matches!(shape, Shape::Circle { stroke: Some(stroke), .. } if stroke.colour == accent);
        shapes.iter().filter(is_ring).count()
    };
    assert_eq!([rings(0.0), rings(0.5), rings(0.99)], [0, 0, 0]);
    assert_eq!(rings(1.0), session.candidates().len());
}

#[test]
fn every_method_is_drawn_at_every_step_on_a_board_with_holes() {
    let board: Board = "..#.../....../....../......".parse().unwrap();
    let start = board.iter().next().unwrap();
    let graph = Arc::new(Graph::new(board, Leaper::KNIGHT));
    for algorithm in ALGORITHMS {
        let settings = Settings {
            start,
            end: None,
            rule: TieBreak::First.rule(),
            target: algorithm.targets[0],
            moves: None,
            when_stuck: WhenStuck::Stop,
            options: vec![],
            random: Random::from_seed("1"),
        };
        // Some are for full boards, or small ones.
        let Ok(mut session) = Session::new(graph.clone(), algorithm, settings) else { continue };
        for _ in 0..200 {
            let moves = (0..24).map(|square| session.subgraph().degree(Square(square))).sum();
            let layers = Layers { path: true, ..Layers::NONE };
            let lines: usize = shapes(&session, layers, 600.0)
                .iter()
                .filter_map(|shape| match shape {
                    // The board has lines of its own.
                    Shape::Lines { lines, stroke } if stroke.colour != THEMES[0].edge() => {
                        Some(lines.len())
                    }
                    _ => None,
                })
                .sum();
            assert!(2 * lines >= moves, "{}: {lines} lines for {moves}", algorithm.id);
            if !session.step() {
                break;
            }
        }
    }
}

#[test]
fn edges_that_a_run_did_not_use_are_faint_at_its_end() {
    let petersen = GRAPHS.iter().find(|named| named.id == "petersen").unwrap();
    let graph = Arc::new(Graph::from(petersen.edges.parse::<EdgeList>().unwrap()));
    let mut session = session_on(graph.clone());
    let theme = &THEMES[0];
    let layout = Layout::new(Embedding::from(&*graph), 600.0, 600.0, 1.0, theme);
    let layers = Layers { graph: true, path: true, ..Layers::NONE };
    let (cursor, number_from, marked) = (None, None, vec![]);
    let view =
        View { layers, theme, layout, glide: 1.0, cursor, number_from, choice: true, marked };
    let edges = |session: &Session| {
        let shapes = session.draw(&view, &Window::whole(Embedding::from(&*graph)));
        let mut plain = 0;
        let mut faint = Vec::new();
        for shape in shapes {
            match shape {
                Shape::Lines { lines, stroke } if stroke.colour == theme.edge() => {
                    plain += lines.len();
                }
                Shape::Lines { lines, stroke }
                    if stroke.width < 1.0 / view.layout.square && !stroke.dashed =>
                {
                    faint.extend(lines);
                }
                _ => {}
            }
        }
        (plain, faint)
    };
    // Between open vertices: all edges but the three of the start.
    assert_eq!(edges(&session), (12, vec![]));
    session.finish(1000);
    let (plain, faint) = edges(&session);
    // A path through ten vertices uses nine of fifteen edges.
    assert_eq!((plain, faint.len()), (0, 6));
    let embedding = Embedding::from(&*graph);
    let walk = session.subgraph().walk();
    for pair in walk.windows(2) {
        let ends = [embedding.middle(pair[0]), embedding.middle(pair[1])];
        assert!(!faint.iter().any(|&(from, to)| ends.contains(&from) && ends.contains(&to)));
    }
}
