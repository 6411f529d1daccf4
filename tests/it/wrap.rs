//! Boards whose edges are joined: their moves, tours, counts and theorems, against a search that knows only columns and
//! rows.

use std::collections::BTreeSet;
use std::sync::Arc;

use proptest::prelude::*;

use knights_tour::board::leaper::Leaper;
use knights_tour::count::{Count, CountError, Settings as CountSettings};
use knights_tour::existence::{Answer, existence};
use knights_tour::puzzle::{Arrangement, Givens, Maker, MakerSettings};
use knights_tour::run::request::{Method, Request, RequestText};
use knights_tour::scene::poster::paper::{Orientation, Paper};
use knights_tour::scene::poster::{Poster, Settings as PosterSettings, Style};
use knights_tour::scene::{Layers, THEMES};
use knights_tour::search::{Algorithm, Choice, Outcome, SearchError, Target, WhenStuck};
use knights_tour::session::Session;
use knights_tour::statistics::Statistics;
use knights_tour::theory::between::{diagnose_of, existence_of};
use knights_tour::theory::exact::{self, Ends, Progress};
use knights_tour::{Board, Graph, Square, Tour, Wrap};

/// The squares one move away, found from columns and rows alone.
fn ends(width: i32, height: i32, leaper: Leaper, wrap: Wrap, from: Square) -> BTreeSet<Square> {
    let (x, y) = (from.0 as i32 % width, from.0 as i32 / width);
    let mut found = BTreeSet::new();
    for (right, up) in leaper.moves() {
        let (mut to_x, mut to_y) = (x + right, y + up);
        if wrap != Wrap::Flat {
            to_x = (to_x % width + width) % width;
        }
        if wrap == Wrap::Both {
            to_y = (to_y % height + height) % height;
        }
        let is_on = (0..width).contains(&to_x) && (0..height).contains(&to_y);
        if is_on && (to_x, to_y) != (x, y) {
            found.insert(Square((to_y * width + to_x) as u32));
        }
    }
    found
}

fn graph(board: &str, wrap: Wrap) -> Arc<Graph> {
    Arc::new(Graph::wrapped(board.parse().unwrap(), Leaper::KNIGHT, wrap))
}

proptest! {
    #[test]
    fn moves_go_on_over_joined_edges(
        width in 1_u16..12,
        height in 1_u16..12,
        leaper in prop::sample::select(vec!["1,2", "king", "1,4", "0,5+3,4", "2,9"]),
        wrap in prop::sample::select(Wrap::ALL.to_vec()),
        holes in any::<u64>(),
        is_full in any::<bool>(),
    ) {
        let leaper: Leaper = leaper.parse()?;
        let is_hole = |square: Square| !is_full && holes >> (square.0 % 64) & 1 == 1;
        let board = Board::with_holes(width, height, is_hole);
        prop_assume!(board.is_ok());
        let board = board?;
        let graph = Graph::wrapped(board.clone(), leaper, wrap);
        let degrees = graph.degrees();
        for from in board.iter() {
            let expected: BTreeSet<Square> = ends(width.into(), height.into(), leaper, wrap, from)
                .into_iter()
                .filter(|&end| !board.is_hole(end))
                .collect();
            let one_by_one: Vec<Square> = graph.neighbours(from).collect();
            let mut all_at_once = Vec::new();
            graph.neighbours(from).for_each(|end| all_at_once.push(end));
            prop_assert_eq!(&one_by_one, &all_at_once);
            prop_assert_eq!(one_by_one.len(), expected.len(), "none comes twice");
            prop_assert_eq!(one_by_one.into_iter().collect::<BTreeSet<_>>(), expected.clone());
            prop_assert_eq!(degrees[from.index()] as usize, expected.len());
            for to in board.iter() {
                prop_assert_eq!(graph.are_neighbours(from, to), expected.contains(&to));
                let (x, y) = board.position(from);
                let (to_x, to_y) = board.position(to);
                // A move stays on the board, or has a leap that takes it round, and back again.
                let round = graph.way_round(from, to);
                let stays = leaper.makes(to_x - x, to_y - y);
                prop_assert_eq!(round.is_some(), expected.contains(&to) && !stays);
                if let Some((right, up)) = round {
                    let place = (
                        (x + right).rem_euclid(width.into()),
                        if wrap == Wrap::Both { (y + up).rem_euclid(height.into()) } else { y + up },
                    );
                    prop_assert_eq!(place, (to_x, to_y));
                    prop_assert_eq!(graph.way_round(to, from), Some((-right, -up)));
                }
            }
        }
    }
}

/// How many directed open tours there are, and how many of them could be closed, by trying everything.
fn tours(width: i32, height: i32, wrap: Wrap) -> [u128; 2] {
    let all = (width * height) as usize;
    let ends: Vec<Vec<usize>> = (0..all)
        .map(|from| ends(width, height, Leaper::KNIGHT, wrap, Square(from as u32)))
        .map(|ends| ends.into_iter().map(Square::index).collect())
        .collect();
    let mut found = [0, 0];
    for start in 0..all {
        go_on(&ends, &mut vec![start], &mut found);
    }
    found
}

fn go_on(ends: &[Vec<usize>], path: &mut Vec<usize>, found: &mut [u128; 2]) {
    let here = path[path.len() - 1];
    if path.len() == ends.len() {
        found[0] += 1;
        found[1] += u128::from(path.len() > 2 && ends[here].contains(&path[0]));
        return;
    }
    for &next in &ends[here] {
        if !path.contains(&next) {
            path.push(next);
            go_on(ends, path, found);
            path.pop();
        }
    }
}

fn count(graph: &Arc<Graph>, target: Target) -> u128 {
    let settings = CountSettings { directed: true, ..CountSettings::new(target) };
    let mut count = Count::new(graph.clone(), &settings).unwrap();
    while !count.advance(100_000).unwrap() {}
    count.result().unwrap()
}

#[test]
fn tours_are_as_many_as_a_search_finds() {
    let boards = [
        (1, 1),
        (1, 2),
        (2, 1),
        (1, 5),
        (2, 2),
        (2, 3),
        (3, 2),
        (3, 3),
        (2, 4),
        (4, 2),
        (3, 4),
        (4, 3),
    ];
    for (width, height) in boards {
        for wrap in [Wrap::Columns, Wrap::Both] {
            let graph = graph(&format!("{width}x{height}"), wrap);
            let [open, closed] = tours(width, height, wrap);
            let squares = (width * height) as u128;
            assert_eq!(count(&graph, Target::Open), open, "{width}x{height} {wrap}");
            // Of a closed tour each square is a start.
            let found = count(&graph, Target::Closed);
            assert_eq!(found * squares, closed, "{width}x{height} {wrap}");
        }
    }
}

#[test]
fn tours_of_two_small_toruses_are_as_many_as_published() {
    // The 4 × 4 torus is the hypercube, with 1344 Hamiltonian cycles (OEIS A066037), and the 3 × 3 torus is the graph of
    // the rook on 3 × 3, with 48 (OEIS A269565).
    for (board, cycles) in [("4x4", 1344), ("3x3", 48)] {
        assert_eq!(count(&graph(board, Wrap::Both), Target::Closed), 2 * cycles);
    }
}

/// Whether a tour exists, by an exact search, which knows no theorem.
fn is_found(graph: &Graph, ends: Ends) -> bool {
    match exact::tour(graph, ends, u32::MAX) {
        Progress::None => false,
        Progress::Found(_) => true,
        Progress::Unfinished => panic!("the limit was reached"),
    }
}

/// Squares of the largest board on which every start is searched.
const MOST_SQUARES: u16 = 24;

#[test]
fn what_theorems_say_is_what_a_search_finds() {
    let boards = (1..=8).flat_map(|width| (1..=8).map(move |height| (width, height)));
    for (width, height) in boards.filter(|(width, height)| width * height <= MOST_SQUARES) {
        for wrap in [Wrap::Columns, Wrap::Both] {
            let graph = graph(&format!("{width}x{height}"), wrap);
            let says = |target, start| existence(&graph, target, start).answer;
            let answer = |is_found| if is_found { Answer::Yes } else { Answer::No };
            let of = format!("{width}x{height} {wrap}");
            let is_single = graph.squares() == 1;
            let is_closed = !is_single && is_found(&graph, Ends::Closed);
            assert_eq!(says(Target::Closed, None), answer(is_closed), "{of}");
            let starts: Vec<bool> = graph
                .each_square()
                .map(|start| {
                    let is_start = is_single || is_found(&graph, Ends::From(start));
                    assert_eq!(says(Target::Open, Some(start)), answer(is_start), "{of} {start:?}");
                    is_start
                })
                .collect();
            assert_eq!(says(Target::Open, None), answer(starts.contains(&true)), "{of}");
        }
    }
}

#[test]
fn a_ring_of_four_rows_is_told_from_one_of_four_columns() {
    for board in ["2x4", "4x4", "6x4"] {
        let ring = graph(board, Wrap::Columns);
        let said = existence(&ring, Target::Closed, None).sentence(&ring, Target::Closed);
        assert!(said.starts_with("with four rows, "), "{said}");
    }
    assert_eq!(existence(&graph("4x6", Wrap::Columns), Target::Closed, None).answer, Answer::Yes);
}

#[test]
fn other_pieces_have_the_tours_of_a_flat_board() {
    let ring = |board: &str, leaper: &str| {
        let graph = Graph::wrapped(board.parse().unwrap(), leaper.parse().unwrap(), Wrap::Both);
        existence(&graph, Target::Closed, None)
    };
    assert_eq!(ring("5x6", "wazir").reason.code(), "circuit");
    assert_eq!(ring("3x3", "gnu").reason.code(), "knights-tour");
    assert_eq!(ring("8x8", "camel").answer, Answer::No);
}

#[test]
fn no_verdict_on_pieces_and_ends_contradicts_a_search() {
    let boards = [(1, 1), (2, 1), (1, 4), (2, 2), (3, 2), (3, 3), (5, 2), (2, 5), (4, 3)];
    let pieces = ["1,2", "0,1", "1,1", "1,3", "2,3", "0,1+1,1", "1,2+2,3"];
    let each = || pieces.iter().flat_map(|piece| Wrap::ALL.iter().map(move |&wrap| (piece, wrap)));
    for (width, height) in boards {
        for (leaper, wrap) in each() {
            let board = format!("{width}x{height}").parse().unwrap();
            let graph = Graph::wrapped(board, leaper.parse().unwrap(), wrap);
            let is_single = graph.squares() == 1;
            let check = |target, start, end, ends| {
                let is_open = target == Target::Open;
                let is_so = if is_single { is_open } else { is_found(&graph, ends) };
                let of = format!("{leaper} on {width}x{height} {wrap}, {ends:?}");
                let says = existence_of(&graph, target, start, end).answer;
                let refused = if is_so { Answer::No } else { Answer::Yes };
                assert_ne!(says, refused, "{of}");
                assert!(!is_so || diagnose_of(&graph, target, start, end).is_empty(), "{of}");
            };
            check(Target::Closed, None, None, Ends::Closed);
            check(Target::Open, None, None, Ends::Open);
            for start in graph.each_square() {
                check(Target::Open, Some(start), None, Ends::From(start));
                for end in graph.each_square() {
                    check(Target::Open, Some(start), Some(end), Ends::Between(start, end));
                }
            }
        }
    }
}

#[test]
fn a_tour_keeps_its_joined_edges_as_text() {
    let request = Request {
        board: Some("5x5".into()),
        wrap: Some(Wrap::Both),
        target: Some(Target::Closed),
        ..Request::default()
    };
    let tour = Request { algorithm: Some(Method::Best), ..request }.solve().unwrap();
    assert!(tour.is_closed());
    let text = tour.to_string();
    assert!(text.starts_with("5x5 wrap=both: a1 "), "{text}");
    let read: Tour = text.parse().unwrap();
    assert_eq!((read.squares(), read.graph().wrap()), (tour.squares(), Wrap::Both));
    assert_eq!("3x3 0,1+1,1 wrap=columns: a1".parse::<Tour>().unwrap_err().code(), "no-tour");
    assert_eq!("3x3 wrap=rows: a1".parse::<Tour>().unwrap_err().code(), "bad-setting");
    // Off the board it would be no tour, and what belongs to the plane is not said of it.
    let flat = text.replace(" wrap=both", "");
    assert_eq!(flat.parse::<Tour>().unwrap_err().code(), "no-tour");
    assert!(Statistics::of(&tour).is_none() && tour.images().is_empty());
    let paper = Paper::new("A4", Orientation::Auto, (1, 1)).unwrap();
    let (title, caption) = (String::new(), String::new());
    let settings =
        PosterSettings { style: Style::Numbered, paper, theme: &THEMES[0], title, caption };
    let refused = Poster::new(&tour, settings).err().map(|error| error.to_string());
    let refused = refused.unwrap_or_default();
    assert!(
        refused.contains("which a move over a joined edge is not; leave wrap out"),
        "{refused}"
    );
}

#[test]
fn methods_that_need_edges_say_so() {
    let board = || RequestText {
        board: Some("8x8".into()),
        wrap: Some("columns".into()),
        ..RequestText::default()
    };
    for method in [Method::Blocks, Method::Smooth, Method::EdgesFirst, Method::Symmetric] {
        let request = RequestText { algorithm: Some(method.id().into()), ..board() };
        let (run, problems) = request.settled(&[]);
        let [problem] = &problems[..] else { panic!("{method:?}: {problems:?}") };
        let expected =
            SearchError::NeedsEdges { method: Algorithm::by_id(method.id()).unwrap().name };
        assert_eq!((problem.field, &problem.error), ("algorithm", &expected.into()));
        assert_eq!(run.graph.wrap(), Wrap::Columns);
    }
    let options = vec![("crossings", "none".to_owned())];
    let uncrossed = RequestText { algorithm: Some("longest".into()), options, ..board() };
    let refused = uncrossed.run(WhenStuck::Stop).unwrap().begin().err();
    assert_eq!(refused, Some(SearchError::NeedsEdges { method: "crossings=none" }.into()));
    let (run, problems) = RequestText { wrap: Some("rows".into()), ..board() }.settled(&[]);
    assert_eq!((problems[0].field, run.used.wrap), ("wrap", None));
    assert_eq!(
        problems[0].error.to_string(),
        "wrap cannot be \"rows\"; it can be none, columns, both"
    );
    let (run, problems) = RequestText { wrap: Some("none".into()), ..board() }.settled(&[]);
    assert_eq!((problems.len(), run.used.wrap), (0, None), "the usual value is not kept");
    let orbits = CountSettings { up_to_symmetry: true, ..CountSettings::new(Target::Closed) };
    let refused = Count::new(graph("6x6", Wrap::Both), &orbits).err();
    assert_eq!(refused, Some(CountError::JoinedEdges));
}

#[test]
fn a_move_over_an_edge_is_drawn_as_two_stubs_that_name_where_they_go() {
    let request = Request {
        board: Some("5x5".into()),
        wrap: Some(Wrap::Both),
        target: Some(Target::Closed),
        algorithm: Some(Method::Best),
        ..Request::default()
    };
    let mut session = request.run(WhenStuck::Stop).unwrap().begin().unwrap();
    while session.step() {}
    let Some(Outcome::Tour(tour)) = session.moment().outcome.cloned() else { panic!("no tour") };
    let squares = tour.squares();
    let moves = || squares.iter().zip(squares.iter().cycle().skip(1));
    let round: Vec<_> =
        moves().filter(|&(&from, &to)| tour.graph().way_round(from, to).is_some()).collect();
    assert!(round.len() > 3 && round.len() < squares.len(), "{}", round.len());
    let picture = session.svg(Layers { path: true, ..Layers::NONE }, &THEMES[0], None);
    for square in squares {
        let name = tour.graph().name(*square);
        let ends = round.iter().filter(|&&(from, to)| from == square || to == square).count();
        assert_eq!(picture.matches(&format!(">{name}<")).count(), ends, "{name}");
    }
    let flat = Request { wrap: None, target: Some(Target::Open), ..request };
    let mut session = flat.run(WhenStuck::Stop).unwrap().begin().unwrap();
    while session.step() {}
    let picture = session.svg(Layers { path: true, ..Layers::NONE }, &THEMES[0], None);
    assert!(!picture.contains(">a1<"));
}

#[test]
fn puzzles_and_posters_say_why_edges_must_not_be_joined() {
    let givens = |graph: Arc<Graph>| Givens::new(graph, Target::Open, []).unwrap_err().to_string();
    let settings = MakerSettings {
        graph: graph("5x5", Wrap::Columns),
        target: Target::Open,
        seed: "1".into(),
        grade: None,
        givens: None,
        arrangement: Arrangement::Any,
    };
    let made = Maker::new(settings).err().map(|error| error.to_string());
    let told = givens(graph("5x5", Wrap::Columns));
    assert_eq!(told, "the edges of a puzzle cannot be joined; leave wrap out");
    assert_eq!(made, Some(told));
    let other = Graph::from_edges(3, &[(0, 1), (1, 2)]).unwrap();
    assert!(givens(Arc::new(other)).contains("instead of a graph"));
}

/// A run on the 5 × 5 torus, before its first step.
fn run_on_a_torus() -> Session {
    let request = Request {
        board: Some("5x5".into()),
        wrap: Some(Wrap::Both),
        algorithm: Some(Method::Warnsdorff),
        ..Request::default()
    };
    request.run(WhenStuck::Stop).unwrap().begin().unwrap()
}

#[test]
fn names_at_stubs_lie_over_discs_and_the_knight() {
    let mut session = run_on_a_torus();
    (0..12).for_each(|_| assert!(session.step()));
    let layers = Layers { path: true, numbers: true, ..Layers::NONE };
    let picture = session.svg(layers, &THEMES[0], None);
    let graph = graph("5x5", Wrap::Both);
    let name =
        graph.each_square().filter_map(|square| picture.find(&format!(">{}<", graph.name(square))));
    let first = name.min().expect("a move goes over an edge");
    for below in ["<circle", "<path"] {
        assert!(picture.rfind(below).is_some_and(|last| last < first), "{below}");
    }
}

#[test]
fn names_at_stubs_leave_each_other_room() {
    let mut session = run_on_a_torus();
    let layers = Layers { path: true, ..Layers::NONE };
    let mut most = 0;
    while session.step() {
        let picture = session.svg(layers, &THEMES[0], None);
        let names: Vec<[f64; 3]> = picture.lines().filter_map(place_of_name).collect();
        for (i, [x, y, size]) in names.iter().enumerate() {
            let is_near = |[other_x, other_y, _]: &[f64; 3]| {
                (x - other_x).abs() < 1.2 * size && (y - other_y).abs() < *size
            };
            assert!(!names[..i].iter().any(is_near), "{picture}");
        }
        most = most.max(names.len());
    }
    assert!(most > 10, "{most}");
}

/// Where a line of a picture writes the name of a square, and how large.
fn place_of_name(line: &str) -> Option<[f64; 3]> {
    let text = line.strip_prefix("<text ")?;
    let name = text.split(['>', '<']).nth(1)?;
    let number = |key: &str| {
        let (_, rest) = text.split_once(&format!("{key}=\""))?;
        rest.split('"').next()?.parse().ok()
    };
    (name.len() == 2).then(|| Some([number("x")?, number("y")?, number("font-size")?]))?
}
