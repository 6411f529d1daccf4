//! What a picture shows, whatever paints it.

mod camera;
mod diagram;
mod division;
mod draft;
mod found;
mod labels;
mod layers;
mod names;
mod painted;
mod run;
mod window;

use std::sync::Arc;

use knights_tour::random::Random;
use knights_tour::scene::{Colour, Layers, Layout, Shape, THEMES, View, Window};
use knights_tour::search::{Algorithm, Settings, Target, TieBreak, WhenStuck};
use knights_tour::session::Session;
use knights_tour::{Board, Graph, Leaper, Square};

fn session(board: &str, start: u32, target: Target, when_stuck: WhenStuck) -> Session {
    let graph = Arc::new(Graph::new(board.parse().unwrap(), Leaper::KNIGHT));
    let settings = Settings {
        start: Square(start),
        end: None,
        rule: TieBreak::Roth.rule(),
        target,
        moves: None,
        when_stuck,
        options: vec![],
        random: Random::from_seed("1"),
    };
    Session::new(graph, Algorithm::by_id("warnsdorff").unwrap(), settings).unwrap()
}

/// A run on a graph that is no board, from its first vertex.
fn session_on(graph: Arc<Graph>) -> Session {
    let settings = Settings {
        start: Square(0),
        end: None,
        rule: TieBreak::First.rule(),
        target: Target::Open,
        moves: None,
        when_stuck: WhenStuck::Backtrack,
        options: vec![],
        random: Random::from_seed("1"),
    };
    Session::new(graph, Algorithm::by_id("warnsdorff").unwrap(), settings).unwrap()
}

/// A run of a method on a board, from `start`.
fn run(id: &str, board: &str, start: u32, options: Vec<(&str, &str)>) -> Session {
    let algorithm = Algorithm::by_id(id).unwrap();
    let chosen = |(name, value): (&str, &str)| {
        let list = algorithm.options.iter().find(|list| list.id == name).unwrap();
        (list, list.value(value).unwrap())
    };
    let options = options.into_iter().map(chosen).collect();
    let graph = Arc::new(Graph::new(board.parse().unwrap(), Leaper::KNIGHT));
    let settings = Settings {
        start: Square(start),
        end: None,
        rule: TieBreak::First.rule(),
        target: Target::Open,
        moves: None,
        when_stuck: WhenStuck::Stop,
        options,
        random: Random::from_seed("1"),
    };
    Session::new(graph, algorithm, settings).unwrap()
}

fn view_of(board: &Board, side: f64, layers: Layers) -> View {
    let (cursor, number_from, marked) = (None, None, vec![]);
    let layout = Layout::new(board, side, side, 1.0, &THEMES[0]);
    let (theme, glide, choice) = (&THEMES[0], 1.0, true);
    View { layers, theme, layout, glide, choice, cursor, number_from, marked }
}

fn shapes(session: &Session, layers: Layers, side: f64) -> Vec<Shape> {
    let board = session.graph().board().unwrap();
    let layout = Layout::new(board, side, side, 1.0, &THEMES[0]);
    let theme = &THEMES[0];
    let view = View::still(layers, theme, layout);
    session.draw(&view, &Window::whole(board))
}

fn texts(shapes: &[Shape]) -> Vec<&str> {
    let mut texts = Vec::new();
    for shape in shapes {
        if let Shape::Text { text, .. } = shape {
            texts.push(text.as_str());
        }
    }
    texts
}

/// The lines of a picture in a colour.
fn lines_in(shapes: &[Shape], colour: Colour) -> Vec<((f64, f64), (f64, f64))> {
    let lines = shapes.iter().filter_map(|shape| match shape {
        Shape::Lines { lines, stroke } if stroke.colour == colour => Some(lines.clone()),
        _ => None,
    });
    lines.flatten().collect()
}

const ALL: Layers = Layers { graph: true, degrees: true, numbers: true, path: true, colours: true };
