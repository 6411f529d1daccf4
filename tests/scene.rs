//! What a picture shows, whatever paints it.

use std::sync::Arc;

use knights_tour::graphs::GRAPHS;
use knights_tour::ground::Ground;
use knights_tour::notation::EdgeList;
use knights_tour::random::Random;
use knights_tour::scene::{
    Camera, Colour, Diagram, Label, Layers, Layout, Look, Mark, Shape, Sheet, Sign, Stage, THEMES,
    Tone, Trail, View, Window, draft, draw, draw_rim, svg,
};
use knights_tour::search::{ALGORITHMS, Algorithm, Measure, Settings, Target, TieBreak, WhenStuck};
use knights_tour::session::{Painted, Session};
use knights_tour::{Board, Draft, Graph, Leaper, Square};

fn session(board: &str, start: u32, target: Target, when_stuck: WhenStuck) -> Session {
    let graph = Arc::new(Graph::new(board.parse().unwrap(), Leaper::KNIGHT));
    let settings = Settings {
        start: Square(start),
        tie_break: TieBreak::Roth,
        target,
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
        tie_break: TieBreak::First,
        target: Target::Open,
        when_stuck: WhenStuck::Backtrack,
        options: vec![],
        random: Random::from_seed("1"),
    };
    Session::new(graph, Algorithm::by_id("warnsdorff").unwrap(), settings).unwrap()
}

fn shapes(session: &Session, layers: Layers, side: f64) -> Vec<Shape> {
    let board = session.graph().board().unwrap();
    let layout = Layout::new(board, side, side, 1.0, &THEMES[0]);
    let theme = &THEMES[0];
    let view = View {
        layers,
        theme,
        layout,
        glide: 1.0,
        cursor: None,
        number_from: None,
        choice: true,
        marked: vec![],
    };
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

const ALL: Layers = Layers { graph: true, degrees: true, numbers: true, path: true, colours: true };

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
            let view = View {
                layers: Layers { numbers: true, path: true, ..Layers::NONE },
                theme: &THEMES[0],
                layout: Layout::new(&board, side, side, 1.0, &THEMES[0]),
                glide: 1.0,
                cursor: None,
                number_from: None,
                choice: true,
                marked: vec![],
            };
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
            let window = painted.changes(&session, &view);
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
fn sizes_that_are_none_draw_nothing_that_is_not_finite() {
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

#[test]
fn a_window_has_what_the_whole_has_there() {
    let mut session = session("12x12", 0, Target::Open, WhenStuck::Stop);
    session.seek(70);
    let board: Board = "12x12".parse().unwrap();
    let layout = Layout::new(&board, 700.0, 700.0, 1.0, &THEMES[0]);
    let theme = &THEMES[1];
    let view = View {
        layers: ALL,
        theme,
        layout,
        glide: 1.0,
        cursor: None,
        number_from: None,
        choice: true,
        marked: vec![],
    };
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
fn a_finished_tour_as_svg() {
    let mut session = session("8x8", 0, Target::Closed, WhenStuck::Restart);
    assert!(session.finish(usize::MAX));
    let picture = session.svg(ALL, &THEMES[0], None);
    assert!(picture.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
    assert_eq!(picture.matches('<').count(), picture.matches('>').count());
    // All numbers but that under the knight.
    for number in 1..=63 {
        assert!(picture.contains(&format!(">{number}</text>")), "{number}");
    }
    // The move home is dashed.
    assert!(picture.contains("stroke-dasharray"));
    let turned = session.svg(ALL, &THEMES[0], Some(Square(27)));
    assert_ne!(turned, picture);
}

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
fn every_method_is_drawn_at_every_step_on_a_board_with_holes() {
    let board: Board = "..#.../....../....../......".parse().unwrap();
    let start = board.iter().next().unwrap();
    let graph = Arc::new(Graph::new(board, Leaper::KNIGHT));
    for algorithm in ALGORITHMS {
        let settings = Settings {
            start,
            tie_break: TieBreak::First,
            target: algorithm.targets[0],
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
                    Shape::Lines { lines, .. } => Some(lines.len()),
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
fn a_board_in_the_making_shows_squares_holes_and_the_start() {
    let made: Draft = "#../...".parse().unwrap();
    let view = |square: f64| View {
        layers: Layers::NONE,
        theme: &THEMES[0],
        layout: Layout { square, left: 20.0, top: 6.0, text: 12.0, room: None },
        glide: 1.0,
        cursor: Some(Square(3)),
        number_from: None,
        choice: true,
        marked: vec![],
    };
    let draw = |made: &Draft, start, tour: &[Square], square| {
        draw(&draft(made, start, tour, &view(square)), &Window::whole(made.frame()))
    };
    let shapes = draw(&made, Some(Square(0)), &[], 40.0);
    let count = |is: fn(&Shape) -> bool| shapes.iter().filter(|shape| is(shape)).count();
    assert_eq!(count(|shape| matches!(shape, Shape::Rectangle { .. })), 1 + 5);
    assert_eq!(count(|shape| matches!(shape, Shape::Knight { .. })), 1);
    assert_eq!(count(|shape| matches!(shape, Shape::Text { .. })), 3 + 2);
    let lines = shapes.iter().filter_map(|shape| match shape {
        Shape::Lines { lines, .. } => Some(lines.len()),
        _ => None,
    });
    // A dot for the hole, the rim of the squares, and the cursor, which is on the hole.
    assert_eq!(lines.collect::<Vec<_>>(), [1, 10, 4]);
    let empty: Draft = "##/##".parse().unwrap();
    assert!(!draw(&empty, None, &[], 2.0).is_empty());
    // Each move of a tour is a line, with a casing.
    let tour = [Square(0), Square(5), Square(1)];
    let with_tour = draw(&made, Some(Square(0)), &tour, 40.0);
    assert_eq!(with_tour.len(), shapes.len() + 4);
}

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
        tie_break: TieBreak::Roth,
        target: Target::Open,
        when_stuck: WhenStuck::Stop,
        options: vec![],
        random: Random::from_seed("1"),
    };
    let mut session =
        Session::new(graph, Algorithm::by_id("warnsdorff").unwrap(), settings).unwrap();
    let board = session.graph().board().unwrap().clone();
    let view = View {
        layers: Layers { numbers: true, ..Layers::NONE },
        theme: &THEMES[0],
        layout: Layout::new(&board, 600.0, 600.0, 1.0, &THEMES[0]),
        glide: 1.0,
        choice: true,
        cursor: None,
        number_from: None,
        marked: vec![],
    };
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
        let again = numbers(&session, &view, &painted.changes(&session, &view));
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
            tie_break: TieBreak::Roth,
            target: Target::Closed,
            when_stuck: WhenStuck::Stop,
            options: vec![],
            random: Random::from_seed("2"),
        };
        let mut session = Session::new(graph, Algorithm::by_id(id).unwrap(), settings).unwrap();
        let board = session.graph().board().unwrap().clone();
        let layout = Layout::new(&board, 600.0, 600.0, 1.0, &THEMES[0]);
        let view = View {
            layers: Layers { numbers: true, ..Layers::NONE },
            theme: &THEMES[0],
            layout,
            glide: 1.0,
            cursor: None,
            number_from: None,
            choice: true,
            marked: vec![],
        };
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
            was_lettered |= !session.letters().is_empty();
            let after = numbers(&session, &view, &whole);
            let again = numbers(&session, &view, &painted.changes(&session, &view));
            for number in after.iter().filter(|number| !before.contains(number)) {
                assert!(again.contains(number), "{id}, step {step}: {number:?}");
            }
            before = after;
        }
        assert_eq!(was_lettered, id == "edges-first");
    }
}

#[test]
fn edges_that_a_run_did_not_use_are_faint_at_its_end() {
    let petersen = GRAPHS.iter().find(|named| named.id == "petersen").unwrap();
    let graph = Arc::new(Graph::from(petersen.edges.parse::<EdgeList>().unwrap()));
    let mut session = session_on(graph.clone());
    let theme = &THEMES[0];
    let layout = Layout::new(Ground::from(&*graph), 600.0, 600.0, 1.0, theme);
    let layers = Layers { graph: true, path: true, ..Layers::NONE };
    let (cursor, number_from, marked) = (None, None, vec![]);
    let view =
        View { layers, theme, layout, glide: 1.0, cursor, number_from, choice: true, marked };
    let edges = |session: &Session| {
        let shapes = session.draw(&view, &Window::whole(Ground::from(&*graph)));
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
    let ground = Ground::from(&*graph);
    let walk = session.subgraph().walk();
    for pair in walk.windows(2) {
        let ends = [ground.middle(pair[0]), ground.middle(pair[1])];
        assert!(!faint.iter().any(|&(from, to)| ends.contains(&from) && ends.contains(&to)));
    }
}

/// The lines of a picture in a colour.
fn lines_in(shapes: &[Shape], colour: Colour) -> Vec<((f64, f64), (f64, f64))> {
    let lines = shapes.iter().filter_map(|shape| match shape {
        Shape::Lines { lines, stroke } if stroke.colour == colour => Some(lines.clone()),
        _ => None,
    });
    lines.flatten().collect()
}

fn divided(board: &str) -> Session {
    let graph = Arc::new(Graph::new(board.parse().unwrap(), Leaper::KNIGHT));
    let settings = Settings {
        start: Square(0),
        tie_break: TieBreak::First,
        target: Target::Closed,
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
        let view = View {
            layers,
            theme: &THEMES[0],
            layout,
            glide: 1.0,
            cursor: None,
            number_from: None,
            choice: true,
            marked: vec![],
        };
        let painted = Painted::new(&session, view.clone());
        assert!(session.step());
        assert_eq!(painted.changes(&session, &view), Window::whole(&board));
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
            Shape::Lines { lines, .. } => Some(lines.len()),
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
        let ground = Ground::from(&*graph);
        let session = session_on(graph.clone());
        let screens = THEMES.iter().flat_map(|theme| [320.0, 650.0].map(|side| (theme, side)));
        // Nobody projects so small a picture.
        let screens = screens.filter(|(theme, side)| theme.id != "projector" || *side > 600.0);
        for (theme, side) in screens {
            let layout = Layout::new(ground, side, side, 1.0, theme);
            let (cursor, number_from, marked) = (None, None, vec![]);
            let (layers, choice) = (Layers::NONE, false);
            let view =
                View { layers, theme, layout, glide: 1.0, cursor, number_from, choice, marked };
            let names = name_boxes(&session.draw(&view, &Window::whole(ground)), &layout);
            assert_eq!(names.len(), graph.len(), "{}", named.id);
            let middle = |square| {
                let (x, y) = ground.middle(square);
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
        tie_break: TieBreak::First,
        target: Target::Open,
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

/// What is written in the middle of each square of an 8 × 8 board, bold where it is a candidate; a
/// right angle, as corners have it, as `∟`.
fn written(session: &Session, layers: Layers) -> Vec<(String, String)> {
    let board = session.graph().board().unwrap();
    let ground = Ground::from(board);
    let view = view_of(board, 600.0, layers);
    let shapes = session.draw(&view, &Window::whole(board));
    let name_at = |at| ground.square_at(at, 0.0).map(|square| ground.name(square));
    let near = |name: &str, (x, y): (f64, f64)| {
        let middle = ground.middle(ground.find(name).unwrap());
        (middle.0 - x).hypot(middle.1 - y) < 0.2
    };
    let mut written: Vec<(String, String)> = shapes
        .iter()
        .filter_map(|shape| match shape {
            Shape::Text { at, text, .. } => {
                Some((name_at(*at).filter(|name| near(name, *at))?, text.clone()))
            }
            Shape::Lines { lines, .. } if lines.len() == 2 && lines[0].0 == lines[1].0 => {
                let tip = lines[0].0;
                Some((name_at(tip).filter(|name| near(name, tip))?, "∟".to_owned()))
            }
            _ => None,
        })
        .collect();
    written.sort();
    written
}

fn pairs<const N: usize>(pairs: [(&str, &str); N]) -> Vec<(String, String)> {
    pairs.map(|(square, text)| (square.to_owned(), text.to_owned())).to_vec()
}

#[test]
fn candidates_show_what_the_method_goes_by() {
    let numbers = |id, options| written(&run(id, "8x8", 17, options), Layers::NONE);
    // From b3.
    let onward = [("a1", "1"), ("a5", "3"), ("c1", "3"), ("c5", "7"), ("d2", "5"), ("d4", "7")];
    assert_eq!(numbers("warnsdorff", vec![]), pairs(onward));
    assert_eq!(numbers("rotations", vec![]), pairs(onward));
    assert_eq!(numbers("backtracking", vec![("order", "fewest-first")]), pairs(onward));
    // The tutorial's order goes round anticlockwise, from two squares to the right.
    assert_eq!(
        numbers("backtracking", vec![]),
        pairs([("a1", "4."), ("a5", "3."), ("c1", "5."), ("c5", "2."), ("d2", "6."), ("d4", "1.")])
    );
    // The corner comes before the squares on the edge.
    assert_eq!(
        numbers("edges-first", vec![]),
        pairs([("a1", "∟"), ("a5", "0"), ("c1", "0"), ("c5", "2"), ("d2", "1"), ("d4", "3")])
    );
    // Where chance alone decides, there is nothing to compare.
    assert_eq!(numbers("rotations", vec![("growth", "random")]), []);
}

#[test]
fn open_squares_show_what_the_method_goes_by() {
    let layers = Layers { degrees: true, ..Layers::NONE };
    let on = |session: &Session, square: &str| {
        let found = written(session, layers).into_iter().find(|(name, _)| name == square);
        found.map(|(_, text)| text)
    };
    let edges = run("edges-first", "8x8", 17, vec![]);
    let texts = ["a8", "h1", "g8", "b7", "f6", "e5"].map(|square| on(&edges, square).unwrap());
    assert_eq!(texts, ["∟", "∟", "0", "1", "2", "3"]);
    for id in ["warnsdorff", "backtracking", "rotations"] {
        let texts = ["a8", "h1", "e5"].map(|square| on(&run(id, "8x8", 17, vec![]), square));
        assert_eq!(texts, ["2", "2", "8"].map(|text| Some(text.to_owned())), "{id}");
    }
    // Where nothing walks, how many moves a square has.
    let mut cycles = run("cycles", "8x8", 0, vec![]);
    assert_eq!(on(&cycles, "e5").unwrap(), "0");
    while cycles.subgraph().degree(Square(36)) == 0 {
        assert!(cycles.step());
    }
    let degree = cycles.subgraph().degree(Square(36)).to_string();
    assert_eq!(on(&cycles, "e5").unwrap(), degree);
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
    assert_eq!(painted.changes(&session, &view), Window::whole(&board));
    session.seek(3);
    assert_eq!(session.measure(), Measure::OnwardMoves);
}

#[test]
fn what_is_taken_back_out_of_sight_does_not_count() {
    let mut session = run("backtracking", "8x8", 0, vec![]);
    session.seek(40);
    let board = session.graph().board().unwrap().clone();
    let ground = Ground::from(&board);
    let (width, height, theme) = (600.0, 600.0, &THEMES[0]);
    let stage = Stage { ground, width, height, pixel_ratio: 1.0, theme };
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

/// What a layer alone adds to a picture.
fn with_layer(session: &Session, view: &View, name: &str) -> Vec<Shape> {
    let layers = Layers::from_names(|layer| layer == name);
    let view = View { layers, ..view.clone() };
    session.draw(&view, &Window::whole(Ground::from(&**session.graph())))
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
        let ground = Ground::from(&*graph);
        let mut seen = Vec::new();
        // From squares smaller than a pixel to large ones.
        for side in (40..1200).step_by(8) {
            let layout = Layout::new(ground, f64::from(side), f64::from(side), 1.0, &THEMES[0]);
            let (cursor, number_from, marked) = (None, None, vec![]);
            let (layers, theme) = (Layers::NONE, &THEMES[0]);
            let choice = false;
            let view =
                View { layers, theme, layout, glide: 1.0, choice, cursor, number_from, marked };
            let plain = session.draw(&view, &Window::whole(ground));
            let drawn: Vec<&str> = Layers::NAMES
                .into_iter()
                .filter(|name| with_layer(&session, &view, name) != plain)
                .collect();
            let said: Vec<&str> = Layers::drawable(ground, &layout).names().collect();
            assert_eq!(drawn, said, "graph {at}, {side} px: {} px a square", layout.square);
            seen.push(said.len());
        }
        let (first, last) = (seen[0], seen[seen.len() - 1]);
        // A star with so many leaves is never large enough.
        assert_eq!((first, last), [(1, 5), (3, 5), (2, 2)][at], "{seen:?}");
    }
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
            let (x, y) = Ground::from(&board).middle(square);
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
            let [left, top, wide, high] =
                painted.changes(&session, &view).bounds(&board, &view.layout, side, side);
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

/// A board with something of every kind on it.
fn full_diagram<'a>(board: &'a Board, path: &'a [Square], layout: Layout) -> Diagram<'a> {
    let marks = Mark::WORDS.iter().enumerate();
    let tones = [Some(Tone::Light), Some(Tone::Dark)].into_iter().cycle();
    Diagram {
        look: Look::Blank,
        tones: tones.take(8).chain([None; 56]).collect(),
        marks: marks.map(|(at, &(_, mark))| (Square(at as u32), mark)).collect(),
        arrows: vec![(Square(0), Square(17))],
        trail: Trail::whole(path),
        labels: vec![Label { square: Square(63), sign: Sign::Text("<&>".to_owned()), visit: None }],
        caption: Some("A < B & \u{7}C".to_owned()),
        ..Diagram::new(board.into(), &THEMES[0], layout)
    }
}

#[test]
fn a_diagram_needs_no_run() {
    let board: Board = "8x8".parse().unwrap();
    let layout = Layout::new(&board, 400.0, 400.0, 1.0, &THEMES[0]);
    let path = [Square(0), Square(17), Square(34)];
    let whole = Window::whole(&board);
    let plain = draw(&Diagram::new((&board).into(), &THEMES[0], layout), &whole);
    let diagram = full_diagram(&board, &path, layout);
    let shapes = draw(&diagram, &whole);
    let circles = |shapes: &[Shape]| {
        shapes.iter().filter(|shape| matches!(shape, Shape::Circle { .. })).count()
    };
    // A dot, a disc, and the patch under a label.
    assert_eq!((circles(&plain), circles(&shapes)), (0, 3));
    let accents = lines_in(&shapes, THEMES[0].accent());
    // The edges of a frame; the shaft of an arrow and its two barbs, which meet at the tip.
    assert_eq!(accents.len(), 4 + 3);
    let [.., shaft, barb, other] = accents[..] else { unreachable!() };
    assert_eq!((shaft.1, shaft.1), (barb.0, other.0));
    let goal = Ground::from(&board).middle(Square(17));
    assert!((shaft.1.0 - goal.0).hypot(shaft.1.1 - goal.1) < 0.2, "{shaft:?}");
    // Signs can be seen on the strongly coloured squares.
    let fill = |square: Square| {
        let (x, y) = Ground::from(&board).middle(square);
        shapes.iter().find_map(|shape| match shape {
            Shape::Rectangle { at, size, fill }
                if (*at, *size) == ((x - 0.5, y - 0.5), (1.0, 1.0)) =>
            {
                Some(*fill)
            }
            _ => None,
        })
    };
    let [light, dark] = [THEMES[0].light_tone(), THEMES[0].dark_tone()];
    assert_eq!([fill(Square(2)), fill(Square(3))], [Some(light), Some(dark)]);
    assert!(!lines_in(&shapes, light.contrast()).is_empty());
    assert!(!lines_in(&shapes, dark.contrast()).is_empty());
    // One colour for the squares that have none of their own.
    assert_eq!([fill(Square(40)), fill(Square(41))], [Some(THEMES[0].panel()); 2]);
    assert!(texts(&shapes).contains(&"A < B & \u{7}C"));
}

#[test]
fn what_is_written_in_a_picture_is_no_markup() {
    let board: Board = "8x8".parse().unwrap();
    let sheet = Sheet::new((&board).into(), &THEMES[0]);
    let path = [Square(0), Square(17)];
    let plain = Diagram::new((&board).into(), &THEMES[0], sheet.layout);
    let picture = svg(&full_diagram(&board, &path, sheet.layout), &sheet);
    assert!(picture.contains(">&lt;&amp;&gt;</text>"));
    assert!(picture.contains(">A &lt; B &amp;  C</text>"));
    // A caption makes the picture higher, and lies in what is added.
    let height = |picture: &str| -> f64 {
        let from = picture.find("height=\"").unwrap() + 8;
        picture[from..].split('"').next().unwrap().parse().unwrap()
    };
    let [without, with] = [svg(&plain, &sheet), picture.clone()].map(|picture| height(&picture));
    assert!(with > without + 10.0);
    let line = picture.lines().find(|line| line.contains("A &lt; B")).unwrap();
    let y: f64 = line.split("y=\"").nth(1).unwrap().split('"').next().unwrap().parse().unwrap();
    assert!(y > without && y < with, "{without} {y} {with}");
}

#[test]
fn a_camera_shows_numbers_where_the_whole_board_has_none() {
    let mut session = session("1000x1000", 500_500, Target::Open, WhenStuck::Stop);
    session.seek(300);
    let board = session.graph().board().unwrap().clone();
    let ground = Ground::from(&board);
    let theme = &THEMES[0];
    let stage = Stage { ground, width: 600.0, height: 500.0, pixel_ratio: 2.0, theme };
    let (middle, whole) = (ground.middle(Square(500_500)), Window::whole(&board));
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
