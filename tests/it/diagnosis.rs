//! What the diagnosis says against a tour, and that it is true.

use std::collections::BTreeSet;

use knights_tour::diagnosis::{Finding, diagnose};
use knights_tour::random::Random;
use knights_tour::search::Target;
use knights_tour::theory::exact::{Ends, Progress, tour};
use knights_tour::{Graph, Leaper, Square};

fn knights(board: &str) -> Graph {
    Graph::new(board.parse().unwrap(), Leaper::KNIGHT)
}

fn edges(order: u32, edges: &[(u32, u32)]) -> Graph {
    Graph::from_edges(order, edges).unwrap()
}

fn finding(code: &'static str, squares: &[u32], numbers: &[u32]) -> Finding {
    let squares = squares.iter().copied().map(Square).collect();
    Finding { code, squares, numbers: numbers.to_vec() }
}

fn open(graph: &Graph) -> Vec<Finding> {
    diagnose(graph, Target::Open, None)
}

fn closed(graph: &Graph) -> Vec<Finding> {
    diagnose(graph, Target::Closed, None)
}

#[test]
fn boards_with_tours_have_nothing_against_them() {
    for board in ["1x1", "5x5", "8x8", "3x4", "3x10", ".../.#./..."] {
        assert_eq!(open(&knights(board)), [], "{board}");
    }
    for board in ["6x6", "8x8", "5x6", "3x10", ".../.#./...", "40x41"] {
        assert_eq!(closed(&knights(board)), [], "{board}");
    }
}

#[test]
fn squares_with_too_few_moves_and_squares_out_of_reach() {
    let middle = finding("too-few-moves", &[4], &[1, 1]);
    let not_reached = finding("not-connected", &[4], &[1, 8]);
    assert_eq!(open(&knights("3x3")), [middle, not_reached]);
    assert_eq!(closed(&knights("1x1")), [finding("one-square", &[0], &[])]);
    // All numbers count, though not all squares are named.
    let lonely = &open(&knights("100x1"))[0];
    assert_eq!(lonely.numbers, [100, 1]);
    let many = &open(&knights("4096x2"))[0];
    assert_eq!((many.squares.len(), many.numbers[0]), (4096, 8192 - 2048));
}

#[test]
fn colours_out_of_balance() {
    assert_eq!(closed(&knights("5x5")), [finding("colours", &[], &[12, 13])]);
    let from = |start| diagnose(&knights("5x5"), Target::Open, Some(Square(start)));
    assert_eq!(from(0), []);
    assert_eq!(from(1), [finding("start-colour", &[1], &[12, 13])]);
}

#[test]
fn too_many_ends() {
    // A star of three rays, each two moves long.
    let star = edges(7, &[(0, 1), (1, 2), (0, 3), (3, 4), (0, 5), (5, 6)]);
    assert!(open(&star).contains(&finding("too-many-ends", &[2, 4, 6], &[3, 2])));
    let from_the_middle = diagnose(&edges(3, &[(0, 1), (1, 2)]), Target::Open, Some(Square(1)));
    assert!(from_the_middle.contains(&finding("too-many-ends", &[0, 2], &[2, 1])));
}

/// Squares `a` and `b` and two more, all joined.
fn clique(a: u32, others: [u32; 3]) -> Vec<(u32, u32)> {
    let [b, c, d] = others;
    vec![(a, b), (a, c), (a, d), (b, c), (b, d), (c, d)]
}

#[test]
fn squares_that_cut_the_board() {
    // Cliques that hang together like a chain: 0 and 3 cut it, each into two parts.
    let chain = [clique(0, [1, 2, 3]), clique(3, [4, 5, 6]), clique(0, [7, 8, 9])].concat();
    let chain = edges(10, &chain);
    assert_eq!(closed(&chain), [finding("cut-squares", &[0, 3], &[2, 2])]);
    assert_eq!(open(&chain), []);
    // From the middle clique there are two ends to be visited.
    let from = |start| diagnose(&chain, Target::Open, Some(Square(start)));
    for start in [0, 1, 2, 3] {
        assert_eq!(from(start), [finding("end-parts", &[3, 0], &[2, 1])], "{start}");
    }
    for start in [4, 9] {
        assert_eq!(from(start), [], "{start}");
    }
    // Three cliques round a fourth, on three of its squares or on one.
    let round = |ends: [u32; 3]| {
        let parts = [[4, 5, 6], [7, 8, 9], [10, 11, 12]];
        let parts = ends.iter().zip(parts).flat_map(|(&end, part)| clique(end, part));
        edges(13, &clique(0, [1, 2, 3]).into_iter().chain(parts).collect::<Vec<_>>())
    };
    let hanging = &open(&round([1, 2, 3]))[0];
    assert_eq!((hanging.code, &hanging.numbers), ("end-parts", &vec![3, 2]));
    assert_eq!(open(&round([1, 1, 1])), [finding("cut-squares", &[1], &[4])]);
}

#[test]
fn moves_without_a_choice() {
    // a1 and d4 share both of their neighbours, b3 and c2.
    assert_eq!(closed(&knights("4x4")), [finding("forced-cycle", &[0, 6, 15, 9], &[4])]);
    let found = closed(&knights("3x4"));
    assert_eq!(found.len(), 1);
    assert!(found[0].code.starts_with("forced"), "{found:?}");
    // Three squares with two moves, all of them to 3 and 4.
    let graph = edges(6, &[(0, 3), (0, 4), (1, 3), (1, 4), (2, 3), (2, 4), (3, 5), (5, 4)]);
    let found = &closed(&graph);
    assert!(found.iter().all(|finding| finding.code == "colours"), "{found:?}");
    let graph = edges(6, &[(0, 3), (0, 4), (1, 3), (1, 4), (2, 3), (2, 5), (3, 5), (5, 4)]);
    assert_eq!(closed(&graph)[0], finding("forced-moves", &[3, 0, 1, 2], &[3]));
}

/// 0 to 5 and 13 have all their moves to 6 to 12; those of the first four, but one, to 6, 7 and 8.
#[test]
fn too_few_moves_for_a_two_factor() {
    let mut moves = Vec::new();
    for left in 0..4 {
        moves.extend((6..9).map(|right| (left, right)));
    }
    moves.push((0, 9));
    for left in [4, 5, 13] {
        moves.extend((6..13).map(|right| (left, right)));
    }
    let found = closed(&edges(14, &moves));
    assert_eq!(found.len(), 1, "{found:?}");
    let (code, numbers) = (found[0].code, &found[0].numbers);
    assert_eq!(code, "no-two-factor");
    assert!(numbers[0] > numbers[1], "{numbers:?}");
    // With an odd cycle somewhere there are no colours, but five squares still have four others as
    // all their neighbours.
    let apart = (0..5).flat_map(|one| (5..9).map(move |other| (one, other)));
    let graph = edges(9, &apart.chain([(5, 6)]).collect::<Vec<_>>());
    assert_eq!(closed(&graph), [finding("no-cycle-cover", &[0, 1, 2, 3, 4], &[5, 4])]);
    assert_eq!(open(&graph), []);
}

#[test]
#[should_panic(expected = "is not a square of the graph")]
fn a_start_off_the_board_is_refused() {
    let _ = diagnose(&knights(".../.#./..."), Target::Open, Some(Square(4)));
}

#[test]
fn what_theorems_know_of_boards_and_starts_is_found_too() {
    let from = |board, start| diagnose(&knights(board), Target::Open, Some(Square(start)));
    assert_eq!(from("4x12", 1), [finding("inner-row", &[1], &[])]);
    assert_eq!(from("12x4", 12), [finding("inner-row", &[12], &[])]);
    assert_eq!(from("4x12", 0), []);
    assert_eq!(from("7x3", 10), [finding("start-exception", &[10], &[])]);
    assert_eq!(from("3x8", 7), [finding("start-exception", &[7], &[])]);
    for (board, code, sides) in [("4x40", "side-4", [4, 40]), ("8x3", "small-exception", [3, 8])] {
        let found = closed(&knights(board));
        assert!(!found.is_empty(), "{board}");
        if found[0].squares.is_empty() {
            assert_eq!(found, [finding(code, &[], &sides)]);
        }
    }
}

#[test]
fn cycles_that_no_exchange_joins() {
    let leaps = |board: &str, r, s| Graph::new(board.parse().unwrap(), Leaper::new(r, s).unwrap());
    let told = |findings: Vec<Finding>| {
        findings.into_iter().map(|each| (each.code, each.numbers)).collect::<Vec<_>>()
    };
    let giraffes = leaps("8x8", 1, 4);
    assert_eq!(told(closed(&giraffes)), [("separate-cycles", vec![16, 48])]);
    assert_eq!(told(open(&giraffes)), [("separate-parts", vec![16, 16])]);
    assert_eq!(told(open(&leaps("11x11", 1, 4))), [("separate-cycles", vec![88, 33])]);
    let zebras = leaps("12x12", 2, 3);
    assert_eq!(told(closed(&zebras)), [("separate-cycles", vec![12, 132])]);
    assert_eq!(told(open(&zebras)), [("separate-parts", vec![24, 24])]);
    // The two parts have no square in common.
    let squares = open(&giraffes).remove(0).squares;
    assert_eq!(squares.iter().map(|square| square.0).collect::<BTreeSet<_>>().len(), 32);
    for tourable in [leaps("10x10", 1, 4), leaps("10x10", 2, 3), knights("5x6")] {
        assert_eq!(closed(&tourable), []);
        assert_eq!(open(&tourable), []);
    }
}

#[test]
fn what_is_found_rules_out_every_tour() {
    let mut random = Random::from_seed("findings");
    let mut codes = BTreeSet::new();
    for round in 0..3000 {
        let graph = match round % 4 {
            0 => {
                let cell = |random: &mut Random| if random.below(9) == 0 { '#' } else { '.' };
                let row = |random: &mut Random| (0..6).map(|_| cell(random)).collect::<String>();
                let rows: Vec<String> = (0..4).map(|_| row(&mut random)).collect();
                knights(&rows.join("/"))
            }
            // Any graph; one of two colours; and three squares of moves, with others from the one
            // colour of some of them to the other colour of later ones.
            kind => {
                let pairs = (0..12).flat_map(|a| (0..a).map(move |b| (b, a)));
                let chosen = pairs.filter(|&(a, b)| match kind {
                    1 => random.below(4) == 0,
                    2 => (a + b) % 2 == 1 && random.below(2) == 0,
                    _ if a / 4 == b / 4 => (a + b) % 2 == 1,
                    _ => a % 2 == 0 && b % 2 == 1 && random.below(3) == 0,
                });
                edges(12, &chosen.collect::<Vec<_>>())
            }
        };
        let first = (0..graph.len() as u32).map(Square).find(|&at| graph.contains(at));
        for (target, start, ends) in [
            (Target::Closed, None, Ends::Closed),
            (Target::Open, None, Ends::Open),
            (Target::Open, first, Ends::From(first.unwrap())),
        ] {
            let findings = diagnose(&graph, target, start);
            if !findings.is_empty() {
                assert_eq!(tour(&graph, ends, u32::MAX), Progress::None, "{round} {findings:?}");
            }
            codes.extend(findings.iter().map(|each| each.code));
        }
    }
    for code in ["separate-cycles", "separate-parts", "no-two-factor", "no-cycle-cover"] {
        assert!(codes.contains(code), "{codes:?}");
    }
}
