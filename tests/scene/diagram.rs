//! Diagrams that need no run, and pictures as SVG.

use knights_tour::embedding::Embedding;
use knights_tour::scene::{
    Camera, Coming, Diagram, Label, Layout, Look, Mark, Shape, Sheet, Sign, Stage, THEMES, Tone,
    Trail, Window, draw, draw_rim, svg,
};
use knights_tour::search::{Target, WhenStuck};
use knights_tour::{Board, Square};

use crate::{ALL, lines_in, session, texts};

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
    let sheet = Sheet::new((&board).into(), &THEMES[0], true);
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
    let stage = Stage { embedding, width, height, pixel_ratio, theme, has_coordinates: false };
    let layout = stage.layout(None);
    assert_eq!((layout.left, layout.top, layout.square), (0.0, 0.0, 50.0));
    let camera = Camera { zoom: 2.0, middle: (2.0, 2.0) };
    for layout in [layout, stage.layout(Some(camera))] {
        let diagram =
            Diagram { has_coordinates: false, ..Diagram::new(embedding, &THEMES[2], layout) };
        assert_eq!(texts(&draw(&diagram, &Window::whole(&board))), [""; 0]);
        assert_eq!(texts(&draw_rim(&diagram)), [""; 0]);
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
