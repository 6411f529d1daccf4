//! Diagrams that need no run, and pictures as SVG.

use knights_tour::embedding::Embedding;
use knights_tour::notation::EdgeList;
use knights_tour::scene::{
    Camera, Colour, Coming, Coordinates, Diagram, Label, Layout, Look, Mark, Shape, Sheet, Sign,
    Stage, THEMES, Tone, Trail, Window, draw, draw_rim, svg,
};
use knights_tour::search::{Target, WhenStuck};
use knights_tour::{Board, Graph, Leaper, Square};

use super::{ALL, lines_in, session, texts};

/// A board with something of every kind on it.
fn full_diagram<'a>(board: &'a Board, path: &'a [Square], layout: Layout) -> Diagram<'a> {
    let marks = Mark::ALL.into_iter().enumerate();
    let tones = [Some(Tone::Light), Some(Tone::Dark)].into_iter().cycle();
    Diagram {
        look: Look::Blank,
        tones: tones.take(8).chain([None; 56]).collect(),
        marks: marks.map(|(at, mark)| (Square(at as u32), mark)).collect(),
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
    // A dot, a disc, a ring, and the patch under a label.
    assert_eq!((circles(&plain), circles(&shapes)), (0, 4));
    let accents = lines_in(&shapes, THEMES[0].accent());
    // The edges of a frame; the shaft of an arrow and its two barbs, which meet at the tip.
    assert_eq!(accents.len(), 4 + 3);
    let [shaft, barb, other, ..] = accents[..] else { unreachable!() };
    assert_eq!((shaft.1, shaft.1), (barb.0, other.0));
    let goal = Embedding::from(&board).middle(Square(17));
    assert!((shaft.1.0 - goal.0).hypot(shaft.1.1 - goal.1) < 0.2, "{shaft:?}");
    // Signs can be seen on the strongly coloured squares.
    let fill = |square: Square| {
        let (x, y) = Embedding::from(&board).middle(square);
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
    let sheet = Sheet::new((&board).into(), &THEMES[0], Coordinates::Usual);
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
fn without_coordinates_a_board_fills_its_canvas() {
    let board: Board = "5x4".parse().unwrap();
    let (embedding, theme) = (Embedding::from(&board), &THEMES[2]);
    let (width, height, pixel_ratio) = (250.0, 200.0, 1.0);
    let stage =
        Stage { embedding, width, height, pixel_ratio, theme, coordinates: Coordinates::None };
    let layout = stage.layout(None);
    assert_eq!((layout.left, layout.top, layout.square), (0.0, 0.0, 50.0));
    let camera = Camera { zoom: 2.0, middle: (2.0, 2.0) };
    for layout in [layout, stage.layout(Some(camera))] {
        let diagram = Diagram {
            coordinates: Coordinates::None,
            ..Diagram::new(embedding, &THEMES[2], layout)
        };
        assert_eq!(texts(&draw(&diagram, &Window::whole(&board))), [""; 0]);
        assert_eq!(texts(&draw_rim(&diagram)), [""; 0]);
    }
}

#[test]
fn coordinates_are_left_out_only_where_they_would_run_together() {
    for (text, side, names) in [("3x10", 900.0, 13), ("10x3", 900.0, 13)] {
        let board: Board = text.parse().unwrap();
        let embedding = Embedding::from(&board);
        for theme in &THEMES {
            let layout = Layout::new(embedding, side, side, 1.0, theme);
            let shapes = draw(&Diagram::new(embedding, theme, layout), &Window::whole(&board));
            assert_eq!(texts(&shapes).len(), names, "{text}, {}", theme.id);
        }
    }
    let board: Board = "40x40".parse().unwrap();
    let embedding = Embedding::from(&board);
    let layout = Layout::new(embedding, 300.0, 300.0, 1.0, &THEMES[0]);
    let shapes = draw(&Diagram::new(embedding, &THEMES[0], layout), &Window::whole(&board));
    // 1, 5, 10 and so on.
    assert_eq!(texts(&shapes).len(), 18, "{:?}", texts(&shapes));
}

#[test]
fn large_coordinates_name_every_row_and_column() {
    for (text, names) in [("4x6", 10), ("16x5", 21), ("16x16", 32)] {
        let board: Board = text.parse().unwrap();
        let embedding = Embedding::from(&board);
        for theme in &THEMES {
            let (width, height, pixel_ratio) = (760.0, 760.0, 1.0);
            let coordinates = Coordinates::Large;
            let stage = Stage { embedding, width, height, pixel_ratio, theme, coordinates };
            let diagram =
                Diagram { coordinates, ..Diagram::new(embedding, theme, stage.layout(None)) };
            let shapes = draw(&diagram, &Window::whole(&board));
            assert_eq!(texts(&shapes).len(), names, "{text}, {}", theme.id);
            // Large enough for the squares, and on the canvas.
            for shape in &shapes {
                let Shape::Text { at, size, .. } = shape else { continue };
                assert!(*size > 0.33, "{text}, {}: {size}", theme.id);
                let y = diagram.layout.top + (at.1 + size / 2.0) * diagram.layout.square;
                assert!(y <= height, "{text}, {}: {y}", theme.id);
            }
        }
    }
}

/// A board with a hole, in squares of 30 pixels.
fn holed() -> (Board, Layout) {
    let board: Board = ".../.#./...".parse().unwrap();
    let layout = Layout { square: 30.0, left: 20.0, top: 6.0, text: 12.0, room: None };
    (board, layout)
}

/// The lines of a picture, each with its width in CSS pixels.
fn widths(diagram: &Diagram<'_>) -> Vec<(usize, f64)> {
    let shapes = draw(diagram, &Window::whole(diagram.embedding));
    let width = |shape: &Shape| match shape {
        Shape::Lines { lines, stroke } if stroke.colour == diagram.theme.edge() => {
            Some((lines.len(), stroke.width * diagram.layout.square))
        }
        _ => None,
    };
    shapes.iter().filter_map(width).collect()
}

#[test]
fn every_board_has_a_frame_lines_between_its_squares_and_hatched_holes_in_every_theme() {
    let (board, layout) = holed();
    for theme in &THEMES {
        for look in [Look::Chequered, Look::Blank] {
            let diagram = Diagram { look, ..Diagram::new((&board).into(), theme, layout) };
            // Three lines across the hole, two lines each way between squares, and the four sides of the frame.
            let found = widths(&diagram);
            assert_eq!(found, [(3, 1.5), (4, 1.0), (4, 2.0)], "{}", theme.id);
            let hole =
                draw(&diagram, &Window::whole(&board)).into_iter().find_map(|shape| match shape {
                    Shape::Rectangle { at: (1.0, 1.0), fill, .. } => Some(fill),
                    _ => None,
                });
            assert_eq!(hole, Some(theme.hole()), "{}", theme.id);
        }
    }
    let empty = || Diagram::new((&board).into(), &THEMES[0], layout);
    // A small picture without coordinates has a broader frame in proportion to its squares.
    let small = Diagram { coordinates: Coordinates::None, ..empty() };
    assert_eq!(widths(&small).last(), Some(&(4, 0.08 * 30.0)));
    // Small squares would be nothing but lines, and there the frame is alone.
    let tiny = Diagram { layout: Layout { square: 4.0, ..layout }, ..empty() };
    assert_eq!(widths(&tiny), [(4, 2.0)]);
    assert_eq!(widths(&Diagram { look: Look::Unseen, ..empty() }), []);
}

#[test]
fn the_frame_lies_on_the_board_so_that_nothing_is_cut_off() {
    let (board, layout) = holed();
    for coordinates in [Coordinates::Usual, Coordinates::None] {
        let diagram = Diagram { coordinates, ..Diagram::new((&board).into(), &THEMES[0], layout) };
        let shapes = draw(&diagram, &Window::whole(&board));
        let Some(Shape::Lines { lines, stroke }) = shapes.last() else { panic!("a frame") };
        for &((x, y), (to_x, to_y)) in lines {
            for at in [x, y, to_x, to_y] {
                let inside = stroke.width / 2.0 - 1e-9..=3.0 - stroke.width / 2.0 + 1e-9;
                assert!(inside.contains(&at), "{coordinates:?}: {at}");
            }
        }
    }
}

#[test]
fn a_window_of_a_board_has_the_lines_of_the_whole_board() {
    let (board, layout) = holed();
    let diagram = Diagram::new((&board).into(), &THEMES[0], layout);
    let whole = lines_in(&draw(&diagram, &Window::whole(&board)), THEMES[0].edge());
    let window = Window::empty().with(&board, Square(8));
    for line @ ((x, y), (to_x, to_y)) in lines_in(&draw(&diagram, &window), THEMES[0].edge()) {
        let is_part = |&((left, top), (right, bottom)): &((f64, f64), (f64, f64))| {
            let within = |at: f64, from: f64, to: f64| from.min(to) <= at && at <= from.max(to);
            [(x, y), (to_x, to_y)]
                .into_iter()
                .all(|(x, y)| within(x, left, right) && within(y, top, bottom))
        };
        assert!(whole.iter().any(is_part), "{line:?}");
    }
}

#[test]
fn a_leaper_that_is_no_knight_has_its_own_sign_with_its_lengths() {
    let board: Board = "8x8".parse().unwrap();
    let layout = Layout::new(&board, 400.0, 400.0, 1.0, &THEMES[0]);
    let shapes = |leaper| {
        let knight = Some(Embedding::from(&board).middle(Square(0)));
        let empty = Diagram::new((&board).into(), &THEMES[0], layout);
        draw(&Diagram { knight, leaper, ..empty }, &Window::whole(&board))
    };
    let horse = |shapes: &[Shape]| shapes.iter().any(|each| matches!(each, Shape::Knight { .. }));
    let leap = |shapes: &[Shape]| shapes.iter().any(|each| matches!(each, Shape::Leaper { .. }));
    let knight = shapes(Leaper::KNIGHT);
    assert!(horse(&knight) && !leap(&knight));
    for (lengths, text) in [((1, 3), "1,3"), ((3, 2), "2,3"), ((17, 40), "17,40")] {
        let other = shapes(Leaper::new(lengths.0, lengths.1).unwrap());
        assert!(leap(&other) && !horse(&other) && texts(&other).contains(&text));
        // The lengths stay on the disc.
        let size = other.iter().find_map(|shape| match shape {
            Shape::Text { text: shown, size, .. } if shown == text => Some(*size),
            _ => None,
        });
        assert!(size.unwrap() * 0.6 * text.len() as f64 <= 0.64, "{text}");
    }
}

#[test]
fn possible_moves_end_outside_a_clear_disc_round_each_number() {
    let board: Board = "8x8".parse().unwrap();
    let graph = Graph::new(board.clone(), Leaper::KNIGHT);
    let later = |from: Square| graph.neighbours(from).filter(move |to| to.0 > from.0);
    let possible: Vec<_> =
        board.iter().flat_map(|from| later(from).map(move |to| (from, to))).collect();
    let layout = Layout::new(&board, 600.0, 600.0, 1.0, &THEMES[0]);
    let number = |square| Label { square, sign: Sign::Text("8".to_owned()), visit: None };
    let diagram = Diagram {
        possible,
        keeps_clear: true,
        labels: board.iter().map(number).collect(),
        ..Diagram::new((&board).into(), &THEMES[0], layout)
    };
    let shapes = draw(&diagram, &Window::whole(&board));
    let mesh = shapes.iter().find_map(|shape| match shape {
        Shape::Lines { lines, stroke } if lines.len() == 168 => Some((lines, stroke.colour)),
        _ => None,
    });
    let middles = board.iter().map(|square| diagram.embedding.middle(square)).collect::<Vec<_>>();
    let (mesh, colour) = mesh.unwrap();
    // Fainter than the lines between squares.
    assert_ne!(colour, THEMES[0].edge());
    for &((x, y), (to_x, to_y)) in mesh {
        for part in (0..=20).map(|part| f64::from(part) / 20.0) {
            let (x, y) = (x + part * (to_x - x), y + part * (to_y - y));
            let nearest = middles.iter().map(|at| (at.0 - x).hypot(at.1 - y)).fold(1.0, f64::min);
            assert!(nearest >= 0.29, "{x} {y}: {nearest}");
        }
    }
}

#[test]
fn a_plain_path_has_one_colour_and_is_fine_where_there_are_no_squares() {
    let board: Board = "5x5".parse().unwrap();
    let layout = Layout::new(&board, 300.0, 300.0, 1.0, &THEMES[0]);
    let path = [Square(0), Square(11), Square(22), Square(13)];
    let strokes = |look, of| {
        let trail = Trail { of, ..Trail::whole(&path) };
        let diagram = Diagram { look, trail, ..Diagram::new((&board).into(), &THEMES[0], layout) };
        let shapes = draw(&diagram, &Window::whole(&board));
        let strokes = shapes.iter().filter_map(|shape| match shape {
            // The board has lines of its own.
            Shape::Lines { stroke, .. } if stroke.colour != THEMES[0].edge() => {
                Some((stroke.colour, stroke.width))
            }
            _ => None,
        });
        strokes.collect::<Vec<_>>()
    };
    assert_eq!(strokes(Look::Chequered, 0), [(THEMES[0].ink(), 0.1)]);
    assert_eq!(strokes(Look::Unseen, 0), [(THEMES[0].accent(), 0.04)]);
    // Else each move has its own colour, and a line around it.
    assert_eq!(strokes(Look::Chequered, path.len()).len(), 6);
}

#[test]
fn moves_of_the_past_are_pale_and_can_still_be_followed() {
    let board: Board = "4x4".parse().unwrap();
    for theme in &THEMES {
        let layout = Layout::new(&board, 200.0, 200.0, 1.0, theme);
        let past = vec![(Square(0), Square(6))];
        let diagram = Diagram { past, ..Diagram::new((&board).into(), theme, layout) };
        let shapes = draw(&diagram, &Window::whole(&board));
        let strokes = shapes.iter().filter_map(|shape| match shape {
            // The board has lines of its own.
            Shape::Lines { stroke, .. } if stroke.colour != theme.edge() => Some(*stroke),
            _ => None,
        });
        let [stroke] = strokes.collect::<Vec<_>>()[..] else { panic!("one line") };
        assert!(stroke.width >= 0.05, "{}", theme.id);
        let apart = |from: Colour| {
            let pairs = from.0.iter().zip(stroke.colour.0);
            pairs.map(|(&one, other)| i32::from(one.abs_diff(other))).sum::<i32>()
        };
        for under in [theme.light_tone(), theme.dark_tone(), theme.panel(), theme.accent()] {
            assert!(apart(under) > 60, "{}: {under} under {}", theme.id, stroke.colour);
        }
    }
}

#[test]
fn numbers_lie_over_moves_that_come_and_go() {
    let board: Board = "8x8".parse().unwrap();
    let graph = Graph::from("1-2-3-4-1".parse::<EdgeList>().unwrap());
    for embedding in [Embedding::from(&board), Embedding::from(&graph)] {
        let layout = Layout::new(embedding, 400.0, 400.0, 1.0, &THEMES[0]);
        let ends = [Square(2), Square(3)];
        let label = |square| Label { square, sign: Sign::Text("1".to_owned()), visit: None };
        let moves = vec![(ends[0], ends[1])];
        for coming in [
            Coming::Moves { removed: vec![], added: moves.clone() },
            Coming::Moves { removed: moves.clone(), added: vec![] },
        ] {
            let diagram = Diagram {
                coming: Some(coming),
                labels: ends.map(label).to_vec(),
                ..Diagram::new(embedding, &THEMES[0], layout)
            };
            let shapes = draw(&diagram, &Window::whole(embedding));
            let red = THEMES[0].accent();
            let is_coming =
                |each: &Shape| matches!(each, Shape::Lines { stroke, .. } if stroke.colour == red);
            let line = shapes.iter().rposition(is_coming).unwrap();
            // Under each number a disc or a patch lies over the line too.
            for square in ends {
                let middle = embedding.middle(square);
                let is_under =
                    |shape: &Shape| matches!(shape, Shape::Circle { at, .. } if *at == middle);
                let under = shapes.iter().rposition(is_under).unwrap();
                let is_number =
                    |shape: &Shape| matches!(shape, Shape::Text { at, .. } if *at == middle);
                let number = shapes.iter().position(is_number).unwrap();
                assert!(line < under && under < number, "{line} {under} {number}");
            }
        }
    }
}

#[test]
fn signs_and_the_knight_lie_over_moves() {
    let board: Board = "8x8".parse().unwrap();
    let layout = Layout::new(&board, 400.0, 400.0, 1.0, &THEMES[0]);
    let added = vec![(Square(0), Square(17))];
    let diagram = Diagram {
        coming: Some(Coming::Moves { removed: vec![], added }),
        marks: vec![(Square(17), Mark::Disc)],
        knight: Some(Embedding::from(&board).middle(Square(0))),
        ..Diagram::new((&board).into(), &THEMES[0], layout)
    };
    let shapes = draw(&diagram, &Window::whole(&board));
    let place = |is: fn(&Shape) -> bool| shapes.iter().rposition(is);
    let moves = place(|shape| matches!(shape, Shape::Lines { .. }));
    let sign = place(|shape| matches!(shape, Shape::Circle { radius, .. } if *radius < 0.3));
    let knight = place(|shape| matches!(shape, Shape::Knight { .. }));
    assert!(moves.is_some() && moves < sign && sign < knight, "{moves:?} {sign:?} {knight:?}");
}
