//! Tours that the symmetries of a board keep, and tours up to symmetry: against a list of all tours.

use std::sync::Arc;

use knights_tour::count::{Count, CountError, Method, Next, Settings, Tours};
use knights_tour::search::Target;
use knights_tour::symmetry::Symmetry;
use knights_tour::{Graph, Leaper, Tour};

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

fn check(board: &str, leaper: Leaper) -> u128 {
    let graph = graph(board, leaper);
    let mut sum = 0;
    for target in [Target::Closed, Target::Open] {
        for directed in [false, true] {
            // The method is named so that theory rules nothing out.
            let method = Some(Method::Frontier);
            let settings = Settings { directed, method, ..Settings::new(target) };
            let counted = counted(&graph, &settings);
            assert_eq!(counted, listed(&graph, &settings), "{board} {target:?} {directed}");
            sum += counted.1.iter().map(|(_, kept)| kept).sum::<u128>();
        }
    }
    sum
}

#[test]
fn rectangles() {
    for width in 1..=6 {
        for height in 1..=10 {
            if width * height <= 30 {
                let n = check(&format!("{width}x{height}"), Leaper::KNIGHT);
                eprintln!("{width}x{height} {n}");
            }
        }
    }
}

#[test]
fn other_leapers() {
    let board_sizes = [[2, 2], [2, 3], [2, 4], [3, 3], [3, 4], [4, 4], [4, 5], [5, 4], [3, 6], [6, 3], [5, 5]];
    for [a, b] in [[0, 1], [1, 1], [1, 3], [2, 3], [0, 2], [1, 4]] {
        let leaper = Leaper::new(a, b).unwrap();
        for [w, h] in board_sizes {
            let n = check(&format!("{w}x{h}"), leaper);
            if n > 0 { eprintln!("{a},{b} {w}x{h} {n}"); }
        }
    }
}

/// All boards of 3 × 4, 4 × 4 squares with holes.
#[test]
fn all_boards_with_holes() {
    let mut n = 0;
    for (width, height) in [(3, 3), (3, 4), (4, 3), (2, 5), (1, 5), (4, 4), (5, 3)] {
        for holes in 0..(1u32 << (width * height)) - 1 {
            let rows: Vec<String> = (0..height).map(|y| (0..width).map(|x| if holes >> (y * width + x) & 1 != 0 { '#' } else { '.' }).collect()).collect();
            let board = rows.join("/");
            let b: knights_tour::Board = board.parse().unwrap();
            if Symmetry::all().iter().filter(|s| s.board(&b) == b).count() == 1 { continue; }
            for [x, y] in [[1, 2], [0, 1], [1, 1]] {
            n += u32::from(check(&board, Leaper::new(x, y).unwrap()) > 0);
            }
        }
    }
    eprintln!("{n} boards with kept tours");
}
