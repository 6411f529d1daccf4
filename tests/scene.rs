//! What a picture shows, whatever paints it.

use std::sync::Arc;

use knights_tour::graphs::GRAPHS;
use knights_tour::ground::Ground;
use knights_tour::notation::EdgeList;
use knights_tour::random::Random;
use knights_tour::scene::{
    Colour, Layers, Layout, Painted, Shape, THEMES, View, Window, draw, draw_draft, svg,
};
use knights_tour::search::{ALGORITHMS, Algorithm, Settings, Target, TieBreak, WhenStuck};
use knights_tour::session::Session;
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
    draw(session, &view, &Window::whole(board))
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
            let found = rings(&draw(&session, &view, &Window::whole(&board)), &view.layout);
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
    let whole = draw(&session, &view, &Window::whole(&board));
    let window = Window::empty().with(&board, Square(40)).grown(1);
    let part = draw(&session, &view, &window);
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
    let picture = svg(&session, ALL, &THEMES[0], None);
    assert!(picture.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
    assert_eq!(picture.matches('<').count(), picture.matches('>').count());
    // All numbers but that under the knight.
    for number in 1..=63 {
        assert!(picture.contains(&format!(">{number}</text>")), "{number}");
    }
    // The move home is dashed.
    assert!(picture.contains("stroke-dasharray"));
    let turned = svg(&session, ALL, &THEMES[0], Some(Square(27)));
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
    let draft: Draft = "#../...".parse().unwrap();
    let view = |square: f64| View {
        layers: Layers::NONE,
        theme: &THEMES[0],
        layout: Layout { square, left: 20.0, top: 6.0, text: 12.0 },
        glide: 1.0,
        cursor: Some(Square(3)),
        number_from: None,
        choice: true,
        marked: vec![],
    };
    let shapes = draw_draft(&draft, Some(Square(0)), &[], &view(40.0));
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
    assert!(!draw_draft(&empty, None, &[], &view(2.0)).is_empty());
    // Each move of a tour is a line, with a casing.
    let tour = [Square(0), Square(5), Square(1)];
    let with_tour = draw_draft(&draft, Some(Square(0)), &tour, &view(40.0));
    assert_eq!(with_tour.len(), shapes.len() + 4);
}

/// Every number on a board, by where it stands.
fn numbers(session: &Session, view: &View, window: &Window) -> Vec<(String, String)> {
    let text = |shape: Shape| match shape {
        Shape::Text { at, text, .. } => Some((format!("{at:?}"), text)),
        _ => None,
    };
    draw(session, view, window).into_iter().filter_map(text).collect()
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
    let settings = Settings {
        start: Square(0),
        tie_break: TieBreak::First,
        target: Target::Open,
        when_stuck: WhenStuck::Backtrack,
        options: vec![],
        random: Random::from_seed("1"),
    };
    let algorithm = Algorithm::by_id("warnsdorff").unwrap();
    let mut session = Session::new(graph.clone(), algorithm, settings).unwrap();
    let theme = &THEMES[0];
    let layout = Layout::new(Ground::from(&*graph), 600.0, 600.0, 1.0, theme);
    let layers = Layers { graph: true, path: true, ..Layers::NONE };
    let (cursor, number_from, marked) = (None, None, vec![]);
    let view =
        View { layers, theme, layout, glide: 1.0, cursor, number_from, choice: true, marked };
    let edges = |session: &Session| {
        let shapes = draw(session, &view, &Window::whole(Ground::from(&*graph)));
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
