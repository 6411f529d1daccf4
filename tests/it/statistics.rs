//! Tours of which something is known, and pairs of moves compared one by one.

use std::collections::BTreeMap;
use std::sync::Arc;

use knights_tour::random::Random;
use knights_tour::search::{Algorithm, Edit, Outcome, Settings, Target, TieBreak, WhenStuck};
use knights_tour::statistics::{Statistics, Sums};
use knights_tour::symmetry::Symmetry;
use knights_tour::{Graph, Leaper, Square, Tour};

fn graph(board: &str, leaper: Leaper) -> Arc<Graph> {
    Arc::new(Graph::new(board.parse().unwrap(), leaper))
}

/// The tour of a numbered board, its rows from the top.
fn numbered(rows: &[&str], leaper: Leaper) -> Tour {
    let rows: Vec<Vec<u32>> = rows
        .iter()
        .rev()
        .map(|row| row.split_whitespace().map(|number| number.parse().unwrap()).collect())
        .collect();
    let width = rows[0].len();
    let mut visits: Vec<(u32, Square)> = rows.concat().into_iter().zip((0..).map(Square)).collect();
    visits.sort_unstable();
    let squares = visits.into_iter().map(|(_, square)| square).collect();
    Tour::new(graph(&format!("{width}x{}", rows.len()), leaper), squares).unwrap()
}

fn historic() -> BTreeMap<&'static str, Tour> {
    let blocks = include_str!("../data/historic-tours.txt").split("\n\n");
    blocks
        .map(|block| {
            let lines: Vec<&str> = block.lines().filter(|line| !line.starts_with('#')).collect();
            let name = lines[0].split(" | ").next().unwrap();
            (name, numbered(&lines[1..], Leaper::KNIGHT))
        })
        .collect()
}

fn random_tour(board: &str, leaper: Leaper, target: Target, seed: &str) -> Tour {
    let settings = Settings {
        start: Square(0),
        end: None,
        rule: TieBreak::RothRandom.rule(),
        target,
        moves: None,
        when_stuck: WhenStuck::Restart,
        random: Random::from_seed(seed),
        options: vec![],
    };
    let id = if target == Target::Closed { "neural" } else { "warnsdorff" };
    let algorithm = Algorithm::by_id(id).unwrap();
    let mut search = algorithm.start(graph(board, leaper), &settings).unwrap();
    let mut edit = Edit::new();
    while search.advance(&mut edit) {}
    match search.outcome().unwrap() {
        Outcome::Tour(tour) => tour.clone(),
        other => panic!("{board}: {other:?}"),
    }
}

/// Symmetries by their words.
fn words(symmetries: &[Symmetry]) -> Vec<&'static str> {
    const WORDS: [&str; 8] = [
        "identity",
        "mirror-ranks",
        "mirror-files",
        "half-turn",
        "diagonal",
        "quarter-turn-right",
        "quarter-turn-left",
        "other-diagonal",
    ];
    let all = Symmetry::all();
    let word = |symmetry| WORDS[all.iter().position(|each| each == symmetry).unwrap()];
    symmetries.iter().map(word).collect()
}

#[test]
fn the_tours_of_beverley_and_jaenisch_are_semi_magic_and_no_other() {
    for (name, tour) in historic() {
        let sums = Statistics::of(&tour).unwrap().sums.unwrap();
        let is_semi_magic = ["Beverley", "Jaenisch"].contains(&name);
        assert_eq!(sums.are_semi_magic(), is_semi_magic, "{name}");
        // There is no magic tour of the chessboard at all.
        assert!(!sums.are_magic(), "{name}");
        let all = [&sums.rows[..], &sums.columns[..]].concat();
        assert_eq!(all.iter().all(|&sum| sum == 260), is_semi_magic, "{name}");
    }
}

/// H. E. Dudeney, Amusements in Mathematics (1917), number 412: “one adding up 264 and the other
/// 256”.
#[test]
fn the_tour_of_dudeney_misses_by_four() {
    let tour = numbered(
        &[
            "46 55 44 19 58  9 22  7",
            "43 18 47 56 21  6 59 10",
            "54 45 20 41 12 57  8 23",
            "17 42 53 48  5 24 11 60",
            "52  3 32 13 40 61 34 25",
            "31 16 49  4 33 28 37 62",
            " 2 51 14 29 64 39 26 35",
            "15 30  1 50 27 36 63 38",
        ],
        Leaper::KNIGHT,
    );
    assert!(tour.is_closed());
    let sums = Statistics::of(&tour).unwrap().sums.unwrap();
    assert!(sums.are_semi_magic() && !sums.are_magic());
    let mut diagonals = sums.diagonals.unwrap();
    diagonals.sort_unstable();
    assert_eq!(diagonals, [256, 264]);
}

#[test]
fn sums_of_a_rectangle() {
    let tour = numbered(&["3 2", "4 1", "5 6"], Leaper::new(0, 1).unwrap());
    let sums = Statistics::of(&tour).unwrap().sums.unwrap();
    let expected = Sums { rows: vec![11, 5, 5], columns: vec![12, 9], diagonals: None };
    assert_eq!(sums, expected);
    assert!(!sums.are_semi_magic());
    let magic = |diagonals| Sums { rows: vec![15; 3], columns: vec![15; 3], diagonals };
    assert!(magic(Some([15, 15])).are_magic());
    assert!(!magic(Some([15, 16])).are_magic());
    assert!(magic(None).are_semi_magic() && !magic(None).are_magic());
}

#[test]
fn euler_made_one_half_the_image_of_the_other() {
    for (name, tour) in historic() {
        let symmetries = Statistics::of(&tour).unwrap().symmetries;
        let expected: &[&str] =
            if name == "Euler" { &["identity", "half-turn"] } else { &["identity"] };
        assert_eq!(words(&symmetries), expected, "{name}");
    }
}

/// All closed knight's tours of a board, from a1 and each one way only, by trying every way that
/// leaves no square with fewer than two moves.
fn all_closed_tours(board: &str) -> Vec<Vec<Square>> {
    let graph = graph(board, Leaper::KNIGHT);
    let all = (1_u64 << graph.len()) - 1;
    let ends =
        |square: u32| graph.neighbours(Square(square)).fold(0, |ends, end| ends | 1 << end.0);
    let neighbours: Vec<u64> = (0..graph.len() as u32).map(ends).collect();
    let squares = |set: u64| (0..64).filter(move |square| set >> square & 1 == 1);
    // a1 has two moves: the tour leaves by the one and comes home by the other.
    let leave = neighbours[0].trailing_zeros();
    let mut tours = Vec::new();
    let mut path = vec![0, leave];
    let mut open = all & !1 & !(1 << leave);
    let mut ways = vec![0, neighbours[leave as usize] & open];
    while let (Some(&here), Some(left)) = (path.last(), ways.last_mut()) {
        if *left == 0 {
            open |= 1 << here;
            path.pop();
            ways.pop();
            continue;
        }
        let to = left.trailing_zeros();
        *left &= *left - 1;
        path.push(to);
        open &= !(1 << to);
        let usable = open | 1 << to | 1;
        let has_two = |square| (neighbours[square as usize] & usable).count_ones() >= 2;
        let is_hopeful = squares(neighbours[here as usize] & open).all(has_two);
        ways.push(if is_hopeful { neighbours[to as usize] & open } else { 0 });
        if open == 0 && neighbours[0] >> to & 1 == 1 {
            tours.push(path.iter().copied().map(Square).collect());
        }
    }
    tours
}

/// Of the 9862 closed tours of 6 × 6, ten are the images of five that a quarter turn leaves as they
/// are, and 68 those of 17 that only a half turn does (G. P. Jelliss, Closed Knight's Tours of the
/// 6 by 6 Board).
#[test]
fn symmetries_of_all_closed_tours_of_6_by_6() {
    let graph = graph("6x6", Leaper::KNIGHT);
    let mut counts = BTreeMap::new();
    for squares in all_closed_tours("6x6") {
        let tour = Tour::new(graph.clone(), squares).unwrap();
        let symmetries = Statistics::of(&tour).unwrap().symmetries;
        *counts.entry(words(&symmetries)).or_insert(0) += 1;
    }
    let quarter = vec!["identity", "half-turn", "quarter-turn-right", "quarter-turn-left"];
    let expected = [(vec!["identity"], 9784), (vec!["identity", "half-turn"], 68), (quarter, 10)];
    assert_eq!(counts, BTreeMap::from(expected));
}

#[test]
fn symmetries_of_open_tours_and_of_boards_with_holes() {
    let round = [0, 5, 6, 1, 8, 3, 2, 7].map(Square).to_vec();
    let tour = Tour::new(graph(".../.#./...", Leaper::KNIGHT), round).unwrap();
    let statistics = Statistics::of(&tour).unwrap();
    assert_eq!(statistics.symmetries.len(), 8);
    assert_eq!(statistics.sums, None);
    // The eight-pointed star: each of its lines crosses four others.
    assert_eq!(statistics.crossings, Some(16));
    assert_eq!((statistics.turns, statistics.runs), (8, vec![8]));

    let rook = Leaper::new(0, 1).unwrap();
    let symmetries =
        |rows: &[&str]| words(&Statistics::of(&numbered(rows, rook)).unwrap().symmetries);
    assert_eq!(symmetries(&["1 2", "4 3"]), words(&Symmetry::all()));
    assert_eq!(symmetries(&["2 3 6 7", "1 4 5 8"]), ["identity", "mirror-files"]);
    assert_eq!(symmetries(&["7 8 9", "6 5 4", "1 2 3"]), ["identity", "half-turn"]);
    assert_eq!(symmetries(&["1 2 3", "8 9 4", "7 6 5"]), ["identity"]);
    assert_eq!(symmetries(&["1 2 3"]), ["identity", "mirror-ranks", "mirror-files", "half-turn"]);
}

#[test]
fn turns_and_runs() {
    let rook = Leaper::new(0, 1).unwrap();
    let look = |rows: &[&str]| {
        let statistics = Statistics::of(&numbered(rows, rook)).unwrap();
        assert_eq!(statistics.crossings, Some(0));
        assert_eq!(statistics.longest_run(), statistics.runs.len());
        (statistics.turns, statistics.runs)
    };
    assert_eq!(look(&["1 2 3", "8 9 4", "7 6 5"]), (4, vec![2, 3]));
    assert_eq!(look(&["2 3 4", "1 6 5"]), (4, vec![2, 2]));
    assert_eq!(look(&["1 2 3 4"]), (0, vec![0, 0, 1]));
    assert_eq!(look(&["1"]), (0, vec![]));
    for board in ["8x8", "12x10"] {
        let tour = random_tour(board, Leaper::KNIGHT, Target::Closed, board);
        let statistics = Statistics::of(&tour).unwrap();
        let moves: u32 = (1..).zip(&statistics.runs).map(|(length, runs)| length * runs).sum();
        assert_eq!(moves as usize, tour.squares().len());
        assert_eq!(statistics.turns, statistics.runs.iter().sum::<u32>());
    }
}

/// Every pair of moves looked at, with fractions instead of signs of areas.
fn crossings_by_pairs(tour: &Tour) -> u64 {
    let board = tour.graph().board().unwrap();
    let mut places: Vec<(i32, i32)> =
        tour.squares().iter().map(|&square| board.position(square)).collect();
    if tour.is_closed() {
        places.push(places[0]);
    }
    let lines: Vec<[(i32, i32); 2]> = places.windows(2).map(|pair| [pair[0], pair[1]]).collect();
    let mut crossings = 0;
    let cross = |a: (i32, i32), b: (i32, i32)| a.0 * b.1 - a.1 * b.0;
    let from_to = |a: (i32, i32), b: (i32, i32)| (b.0 - a.0, b.1 - a.1);
    for (at, [from, to]) in lines.iter().enumerate() {
        let one = from_to(*from, *to);
        for [other_from, other_to] in &lines[at + 1..] {
            let (other, apart) = (from_to(*other_from, *other_to), from_to(*from, *other_from));
            // By Cramer's rule the lines meet at the fraction `along` / `whole` of the one.
            let whole = cross(one, other);
            let along =
                [cross(apart, other), cross(apart, one)].map(|along| along * whole.signum());
            crossings += u64::from(along.iter().all(|along| (1..whole.abs()).contains(along)));
        }
    }
    crossings
}

#[test]
fn crossings_are_those_found_pair_by_pair() {
    let boards = [
        ("8x8", (1, 2), Target::Closed),
        ("7x7", (1, 2), Target::Open),
        ("3x10", (1, 2), Target::Closed),
        ("##....../##....../......../......../......##/......##", (1, 2), Target::Open),
        ("30x30", (1, 2), Target::Open),
        ("10x10", (2, 3), Target::Closed),
        ("10x10", (1, 4), Target::Closed),
        ("6x5", (0, 1), Target::Closed),
    ];
    let mut total = 0;
    for (board, (r, s), target) in boards {
        for seed in ["1", "2", "3"] {
            let tour = random_tour(board, Leaper::new(r, s).unwrap(), target, seed);
            let crossings = Statistics::of(&tour).unwrap().crossings.unwrap();
            assert_eq!(crossings, crossings_by_pairs(&tour), "{board}, ({r}, {s}), seed {seed}");
            total += crossings;
        }
    }
    assert!(total > 1000);
    for (name, tour) in historic() {
        let crossings = Statistics::of(&tour).unwrap().crossings.unwrap();
        assert_eq!(crossings, crossings_by_pairs(&tour), "{name}");
    }
}

#[test]
fn a_list_of_edges_has_no_statistics() {
    let triangle = Graph::from_edges(3, &[(0, 1), (1, 2), (2, 0)]).unwrap();
    let tour = Tour::new(Arc::new(triangle), [0, 1, 2].map(Square).to_vec()).unwrap();
    assert_eq!(Statistics::of(&tour), None);
}
