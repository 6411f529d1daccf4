//! Tours that the symmetries of a board keep, and tours up to symmetry: against a list of all tours.

use std::sync::Arc;

use knights_tour::count::{Count, Method, Next, Settings, Tours};
use knights_tour::search::Target;
use knights_tour::symmetry::Symmetry;
use knights_tour::{Board, Graph, Leaper, Tour};

fn graph(board: &str, leaper: Leaper) -> Arc<Graph> {
    Arc::new(Graph::new(board.parse().unwrap(), leaper))
}

/// The number of classes, and of tours that each symmetry but the identity keeps.
type Counted = (u128, Vec<(&'static str, u128)>);

fn counted(graph: &Arc<Graph>, settings: &Settings) -> Counted {
    let settings = Settings { up_to_symmetry: true, ..*settings };
    let mut count = Count::new(graph.clone(), &settings).unwrap();
    let mut fraction = 0.0;
    while !count.advance(1000).unwrap() {
        assert!((fraction..=1.0).contains(&count.fraction()));
        fraction = count.fraction();
        assert!(count.kept().is_empty());
    }
    let kept = count.kept().iter().map(|(symmetry, tours)| (symmetry.id(), *tours)).collect();
    (count.result().unwrap(), kept)
}

/// The same by looking at each tour.
fn listed(graph: &Arc<Graph>, settings: &Settings) -> Counted {
    let board = graph.board().unwrap();
    let symmetries: Vec<_> =
        Symmetry::all().into_iter().filter(|each| each.board(board) == *board).collect();
    let mut kept = vec![0; symmetries.len()];
    let mut tours = Tours::new(graph.clone(), settings.target, settings.directed);
    while let Next::Tour(tour) = tours.next(u32::MAX) {
        for (symmetry, kept) in symmetries.iter().zip(&mut kept) {
            *kept += u128::from(keeps(*symmetry, &tour, settings));
        }
    }
    let sum: u128 = kept.iter().sum();
    assert_eq!(sum % symmetries.len() as u128, 0);
    let kept = symmetries.iter().map(|each| each.id()).zip(kept.iter().copied());
    (sum / symmetries.len() as u128, kept.skip(1).collect())
}

/// Whether the image of a tour is the tour, in the same direction if it has one.
fn keeps(symmetry: Symmetry, tour: &Tour, settings: &Settings) -> bool {
    let board = tour.graph().board().unwrap();
    let squares = tour.squares();
    let mut image: Vec<_> = squares.iter().map(|&at| symmetry.square(board, at)).collect();
    let is_same = |image: &mut [_]| {
        if settings.target == Target::Closed {
            let first = image.iter().position(|&at| at == squares[0]).unwrap();
            image.rotate_left(first);
        }
        image == squares
    };
    if is_same(&mut image) {
        return true;
    }
    image.reverse();
    !settings.directed && is_same(&mut image)
}

/// Compares both, of all kinds of tours; returns whether there are symmetric ones.
fn check(board: &str, leaper: Leaper) -> bool {
    let graph = graph(board, leaper);
    let mut has_symmetric = false;
    for target in [Target::Closed, Target::Open] {
        for directed in [false, true] {
            // Where a method is named, theory rules nothing out.
            let method = Some(Method::Frontier);
            let settings = Settings { directed, method, ..Settings::new(target) };
            let counted = counted(&graph, &settings);
            assert_eq!(
                counted,
                listed(&graph, &settings),
                "{board} {leaper:?} {target:?} {directed}"
            );
            has_symmetric |= counted.1.iter().any(|(_, kept)| *kept > 0);
        }
    }
    has_symmetric
}

#[test]
fn knights_tours_of_rectangles() {
    let mut symmetric = Vec::new();
    for (width, height) in (1..=10).flat_map(|width| (1..=10).map(move |height| (width, height))) {
        let board = format!("{width}x{height}");
        if width * height <= 30 && check(&board, Leaper::KNIGHT) {
            symmetric.push(board);
        }
    }
    let turned = symmetric.iter().map(|board| board.split('x').rev().collect::<Vec<_>>().join("x"));
    assert!(turned.clone().all(|board| symmetric.contains(&board)), "{symmetric:?}");
    for board in ["1x1", "3x4", "3x7", "3x8", "3x9", "3x10", "4x5", "4x7", "5x5", "5x6"] {
        assert!(symmetric.iter().any(|each| each == board), "{board}: {symmetric:?}");
    }
}

#[test]
fn closed_tours_with_quarter_turns() {
    let settings = Settings::new(Target::Closed);
    let (classes, kept) = counted(&graph("6x6", Leaper::KNIGHT), &settings);
    // M. Kraitchik, Le problème du cavalier, 1927.
    assert_eq!(classes, 1245);
    assert_eq!((classes, kept.clone()), listed(&graph("6x6", Leaper::KNIGHT), &settings));
    assert!(kept.contains(&("quarter-turn", 10)) && kept.contains(&("half-turn", 78)), "{kept:?}");
}

#[test]
fn tours_of_other_leapers() {
    let mut symmetric = 0;
    for (a, b) in [(0, 1), (1, 1), (0, 2), (1, 3), (1, 4), (2, 3)] {
        for board in ["2x2", "2x3", "2x4", "2x5", "3x3", "3x4", "4x4", "4x5", "6x3", "3x7", "5x5"] {
            symmetric += u32::from(check(board, Leaper::new(a, b).unwrap()));
        }
    }
    assert!(symmetric >= 10, "{symmetric}");
}

/// All boards of some sizes that have a symmetry: with holes in the centre, without squares anywhere else, in
/// pieces.
#[test]
fn tours_of_boards_with_holes() {
    let mut symmetric = 0;
    for (width, height) in [(1, 5), (2, 5), (3, 3), (4, 3), (4, 4)] {
        for squares in 1_u32..1 << (width * height) {
            let hole = |at: u16| squares >> at & 1 == 0;
            let board = Board::with_holes(width, height, |at| hole(at.0 as u16)).unwrap();
            let images = Symmetry::all().map(|symmetry| symmetry.board(&board) == board);
            if images.iter().filter(|is_same| **is_same).count() > 1 {
                for leaper in
                    [Leaper::KNIGHT, Leaper::new(0, 1).unwrap(), Leaper::new(1, 1).unwrap()]
                {
                    symmetric += u32::from(check(&board.to_string(), leaper));
                }
            }
        }
    }
    assert!(symmetric > 500, "{symmetric}");
}

#[test]
fn a_graph_has_no_symmetries() {
    let ring = Arc::new(Graph::from_edges(4, &[(0, 1), (1, 2), (2, 3), (3, 0)]).unwrap());
    assert_eq!(counted(&ring, &Settings::new(Target::Open)), (4, Vec::new()));
}

#[test]
fn what_theory_rules_out_no_symmetry_keeps() {
    let (classes, kept) = counted(&graph("4x4", Leaper::KNIGHT), &Settings::new(Target::Open));
    assert_eq!((classes, kept.len()), (0, 7));
    assert!(kept.iter().all(|(_, tours)| *tours == 0));
}

#[test]
fn a_count_up_to_symmetry_can_be_shared() {
    let settings = Settings { up_to_symmetry: true, ..Settings::new(Target::Closed) };
    let graph = graph("6x6", Leaper::KNIGHT);
    let mut first = Count::new(graph.clone(), &settings).unwrap();
    assert!(first.symmetry().is_some());
    while first.plan().bytes.is_none() {
        first.advance(100).unwrap();
    }
    assert!(first.symmetry().is_none());
    first.divide(2).unwrap();
    let other = Count::share(graph, &settings, 1, 2).unwrap();
    let mut all = [first, other];
    while !all.iter().all(Count::is_done) {
        for from in 0..2 {
            all[from].advance(1000).unwrap();
            while let Some((to, message)) = all[from].send() {
                all[to].deliver(from, &message).unwrap();
            }
        }
    }
    assert_eq!(all.each_ref().map(Count::result), [Some(1245), None]);
}

#[test]
fn too_little_memory_is_noticed_before_all_tours_are_counted() {
    let settings =
        Settings { up_to_symmetry: true, memory: 1 << 20, ..Settings::new(Target::Closed) };
    let mut count = Count::new(graph("8x8", Leaper::KNIGHT), &settings).unwrap();
    let error = std::iter::repeat_with(|| count.advance(1000)).find_map(Result::err).unwrap();
    assert_eq!(error.code(), "too-much-memory");
    assert!(count.layers().is_empty() && count.symmetry().is_none());
    assert_eq!((count.bytes(), count.advance(1000)), (0, Err(error)));
}
