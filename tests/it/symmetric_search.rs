//! Tours that are the same when the board is turned or mirrored.

use knights_tour::count::{OrbitCount, Settings as CountSettings};
use knights_tour::run::request::{Method, MethodOptions, Request, Start};
use knights_tour::search::{Outcome, SymmetryWish, Target, WhenStuck, symmetry_obstacle};
use knights_tour::session::Session;
use knights_tour::symmetry::Symmetry;
use knights_tour::{Graph, Leaper, Square, Tour};

fn run(board: &str, target: Target, wish: SymmetryWish) -> Session {
    let request = Request {
        board: Some(board.to_owned()),
        start: (target == Target::Open).then_some(Start::Anywhere),
        algorithm: Some(Method::Symmetric),
        target: Some(target),
        options: MethodOptions { symmetry: Some(wish), ..MethodOptions::default() },
        ..Request::default()
    };
    let mut session = request.run(WhenStuck::Stop).unwrap().begin().unwrap();
    while session.step() {}
    session
}

/// Whether the moves of a tour are the same after a symmetry.
fn keeps(tour: &Tour, symmetry: Symmetry) -> bool {
    let board = tour.graph().board().unwrap();
    let moves = |squares: Vec<Square>| {
        let closing = tour.is_closed().then(|| (squares[squares.len() - 1], squares[0]));
        let pairs = squares.windows(2).map(|pair| (pair[0], pair[1])).chain(closing);
        let mut moves: Vec<_> = pairs.map(|(a, b)| (a.min(b), a.max(b))).collect();
        moves.sort_unstable();
        moves
    };
    let image = tour.squares().iter().map(|&each| symmetry.square(board, each)).collect();
    moves(tour.squares().to_vec()) == moves(image)
}

fn is_wished(symmetry: Symmetry, wish: SymmetryWish) -> bool {
    match wish {
        SymmetryWish::HalfTurn => symmetry.id() == "half-turn",
        SymmetryWish::QuarterTurn => symmetry.id() == "quarter-turn",
        SymmetryWish::Mirror => {
            ["left-right", "top-bottom", "diagonal", "anti-diagonal"].contains(&symmetry.id())
        }
        _ => true,
    }
}

fn assert_has(session: &Session, wish: SymmetryWish) {
    let Some(Outcome::Tour(tour)) = session.moment().outcome else {
        panic!("{:?}", session.moment().outcome.map(Outcome::kind))
    };
    let others = Symmetry::all().into_iter().skip(1);
    let all: Vec<_> = others
        .filter(|each| each.board(tour.graph().board().unwrap()) == *tour.graph().board().unwrap())
        .filter(|&each| is_wished(each, wish) && keeps(tour, each))
        .collect();
    assert!(!all.is_empty(), "{wish:?}");
    assert!(session.settings().target == Target::Open || tour.is_closed());
}

#[test]
fn there_is_one_exactly_where_counting_says_so() {
    let wishes = [SymmetryWish::HalfTurn, SymmetryWish::QuarterTurn, SymmetryWish::Mirror];
    let holes = ["#..#/..../..../#..#", "..#../...../#...#/...../..#.."];
    let sizes = ["3x4", "3x7", "3x8", "4x5", "5x5", "5x6", "6x6", "3x10", "10x3", "4x6"];
    for board in sizes.iter().chain(&holes) {
        let graph = Graph::new(board.parse().unwrap(), Leaper::KNIGHT);
        for target in [Target::Open, Target::Closed] {
            let mut count = OrbitCount::new(&graph, &CountSettings::new(target)).unwrap();
            while count.symmetry().is_some() {
                count.advance(10_000).unwrap();
            }
            let (_, kept) = count.finish(&0_u64.into(), 1).unwrap();
            for wish in wishes {
                let exists = kept.iter().any(|&(each, tours)| is_wished(each, wish) && tours > 0);
                let session = run(board, target, wish);
                match session.moment().outcome {
                    Some(Outcome::Tour(_)) => {
                        assert!(exists, "{board} {target} {wish:?}");
                        assert_has(&session, wish);
                    }
                    Some(Outcome::Impossible { why }) => {
                        assert!(!exists, "{board} {target} {wish:?}: {why}");
                    }
                    other => panic!("{board} {target} {wish:?}: {other:?}"),
                }
            }
        }
    }
}

#[test]
fn theory_says_which_symmetries_a_board_allows() {
    // Jelliss, Symmetry in Knight’s Tours: a quarter turn needs sides of 4k + 2, a mirror one odd side and one of
    // 4k + 2.
    let why = |board: &str, id: &str, target: Target| {
        let graph = Graph::new(board.parse().unwrap(), Leaper::KNIGHT);
        let all = Symmetry::all();
        symmetry_obstacle(&graph, *all.iter().find(|each| each.id() == id).unwrap(), target)
    };
    for side in [6, 10, 14, 18] {
        assert_eq!(why(&format!("{side}x{side}"), "quarter-turn", Target::Closed), None);
        let side = side + 2;
        let board = format!("{side}x{side}");
        assert_eq!(why(&board, "quarter-turn", Target::Closed), Some("symmetry-colours"));
        assert_eq!(why(&board, "half-turn", Target::Closed), None);
        assert_eq!(why(&board, "diagonal", Target::Closed), Some("symmetry-fixed"));
    }
    assert_eq!(why("6x5", "left-right", Target::Closed), None);
    assert_eq!(why("8x5", "left-right", Target::Closed), Some("symmetry-colours"));
    assert_eq!(why("8x5", "top-bottom", Target::Closed), Some("symmetry-fixed"));
    assert_eq!(why("8x6", "left-right", Target::Closed), Some("symmetry-colours"));
    assert_eq!(why("5x5", "quarter-turn", Target::Open), Some("symmetry-ends"));
    assert_eq!(why("8x8", "half-turn", Target::Open), Some("symmetry-no-middle"));
    assert_eq!(why("7x7", "half-turn", Target::Open), None);
    assert_eq!(why("8x5", "quarter-turn", Target::Closed), Some("not-symmetric"));
}

#[test]
fn large_boards_have_one_of_each_kind() {
    use SymmetryWish::{Any, HalfTurn, Mirror, QuarterTurn};
    let boards = [("10x10", QuarterTurn), ("14x14", Any), ("8x8", HalfTurn), ("20x20", HalfTurn)];
    for (board, wish) in boards.into_iter().chain([("10x7", Mirror), ("9x14", Mirror)]) {
        assert_has(&run(board, Target::Closed, wish), wish);
    }
    assert_has(&run("7x7", Target::Open, HalfTurn), HalfTurn);
    assert_has(&run("8x7", Target::Open, HalfTurn), HalfTurn);
}

#[test]
fn an_open_tour_begins_where_it_is_asked_to() {
    let request = Request {
        board: Some("7x7".to_owned()),
        start: Some(Start::At("c3".to_owned())),
        algorithm: Some(Method::Symmetric),
        target: Some(Target::Open),
        ..Request::default()
    };
    let tour = request.solve().unwrap();
    assert_eq!(tour.graph().name(tour.squares()[0]), "c3");
}
