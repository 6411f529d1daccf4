//! Puzzles: numbers of a tour to fill in.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use knights_tour::count::{Next, Tours};
use knights_tour::puzzle::{
    Arrangement, End, Explanation, Givens, Grade, KINDS, Made, Maker, MakerSettings, Solution,
    Solver, parse,
};
use knights_tour::random::Random;
use knights_tour::search::Target;
use knights_tour::{Graph, Leaper, Resumable, Square, symmetry::Symmetry};

use crate::reach;

fn finish<W: Resumable>(mut work: W) -> W {
    while !work.advance(work.work_a_look()).expect("it goes on") {}
    work
}

fn graph(board: &str, leaper: (i64, i64)) -> Arc<Graph> {
    Arc::new(Graph::new(board.parse().unwrap(), Leaper::new(leaper.0, leaper.1).unwrap()))
}

/// Every order in which a tour of the board visits its squares: closed ones from each square, all in both directions.
fn all_orders(graph: &Arc<Graph>, target: Target) -> Vec<Vec<Square>> {
    let mut tours = Tours::new(graph.clone(), target, true);
    let mut orders = Vec::new();
    loop {
        match tours.next(u32::MAX) {
            Next::Tour(tour) if target == Target::Closed => orders.extend(
                tour.squares().iter().map(|&start| tour.starting_at(start).unwrap().into_squares()),
            ),
            Next::Tour(tour) => orders.push(tour.into_squares()),
            Next::End => return orders,
            Next::Unfinished => {}
        }
    }
}

/// Some numbers of one of the orders; sometimes one of them is moved to a free square.
fn some_givens(orders: &[Vec<Square>], few: u32, random: &mut Random) -> Vec<(u32, Square)> {
    let order = &orders[random.below(orders.len() as u32) as usize];
    let mut numbers: Vec<(u32, Square)> =
        (1..).zip(order.iter().copied()).filter(|_| random.below(few) == 0).collect();
    let free: Vec<Square> = order
        .iter()
        .copied()
        .filter(|square| numbers.iter().all(|(_, other)| other != square))
        .collect();
    if random.below(3) == 0 && !numbers.is_empty() && !free.is_empty() {
        let moved = random.below(numbers.len() as u32) as usize;
        numbers[moved].1 = free[random.below(free.len() as u32) as usize];
    }
    numbers
}

const SMALL: [(&str, (i64, i64), Target); 6] = [
    ("5x5", (1, 2), Target::Open),
    ("3x7", (1, 2), Target::Open),
    (".../.#./...", (1, 2), Target::Closed),
    ("5x6", (1, 2), Target::Closed),
    ("4x5", (1, 2), Target::Open),
    ("4x4", (0, 1), Target::Closed),
];

#[test]
fn every_answer_and_every_reason_agrees_with_all_tours() {
    let mut seen = BTreeMap::new();
    let mut kinds = BTreeSet::new();
    for (board, leaper, target) in SMALL {
        let graph = graph(board, leaper);
        let orders = all_orders(&graph, target);
        assert!(!orders.is_empty(), "{board} has tours");
        let mut random = Random::from_seed(board);
        for _ in 0..if reach::is_whole() { 400 } else { 40 } {
            let few = 2 + random.below(6);
            let numbers = some_givens(&orders, few, &mut random);
            let right: Vec<&Vec<Square>> = orders
                .iter()
                .filter(|order| {
                    numbers.iter().all(|&(number, square)| order[number as usize - 1] == square)
                })
                .collect();
            let Ok(givens) = Givens::new(graph.clone(), target, numbers) else {
                assert!(right.is_empty(), "only what contradicts itself is refused");
                continue;
            };
            check_answer(&givens, &right);
            *seen.entry(right.len().min(2)).or_insert(0) += 1;
            kinds.extend(check_reasons(&givens, &right));
        }
    }
    assert_eq!(seen.len(), 3, "none, one and several: {seen:?}");
    let all: BTreeSet<&str> = KINDS.iter().map(|kind| kind.code).collect();
    assert_eq!(kinds, all);
}

fn check_answer(givens: &Givens, right: &[&Vec<Square>]) {
    let solver = finish(Solver::new(givens.clone()));
    match (solver.solution().unwrap(), right) {
        (Solution::None(conflict), []) => {
            let mut fewer = givens.clone();
            for (number, _) in givens.iter() {
                if !conflict.givens.contains(&number) {
                    fewer = fewer.without(number);
                }
            }
            if !conflict.givens.is_empty() {
                let solver = finish(Solver::new(fewer));
                assert_eq!(
                    solver.solution().unwrap().kind(),
                    "none",
                    "these contradict: {conflict:?}"
                );
            }
        }
        (Solution::One(tour), [order]) => assert_eq!(tour.squares(), &order[..]),
        (Solution::Several { tours, differ }, [_, _, ..]) => {
            let [one, other] = tours.each_ref().map(|tour| tour.squares().to_vec());
            assert!(one != other && right.contains(&&one) && right.contains(&&other));
            let apart = one.iter().filter(|square| {
                let place = |order: &[Square]| order.iter().position(|other| other == *square);
                place(&one) != place(&other)
            });
            let mut apart: Vec<Square> = apart.copied().collect();
            apart.sort_unstable();
            assert_eq!(differ, &apart);
        }
        (answer, right) => panic!("{}: {} and {} tours", givens.line(), answer.kind(), right.len()),
    }
}

/// Nothing is struck out that a solution has, and nothing is found that not all of them have. The codes of all reasons.
fn check_reasons(givens: &Givens, right: &[&Vec<Square>]) -> BTreeSet<&'static str> {
    let explanation = finish(Explanation::new(givens.clone()));
    for step in explanation.steps() {
        for order in right {
            for &(number, square) in &step.struck {
                assert_ne!(order[number as usize - 1], square, "{}: {step:?}", givens.line());
            }
            for &(from, to) in &step.unused {
                let moves = order.windows(2).map(|two| (two[0], two[1]));
                let closing =
                    (givens.target() == Target::Closed).then(|| (order[order.len() - 1], order[0]));
                let mut moves = moves.chain(closing);
                assert!(!moves.any(|each| each == (from, to) || each == (to, from)), "{step:?}");
            }
            if let Some((number, square)) = step.placed {
                assert_eq!(order[number as usize - 1], square, "{}: {step:?}", givens.line());
            }
        }
    }
    let end = explanation.end().unwrap();
    match right {
        [] => assert_ne!(end, End::Solved, "{}", givens.line()),
        [_] => assert_eq!(end, End::Solved, "{}", givens.line()),
        _ => assert_eq!(end, End::Open, "{}", givens.line()),
    }
    explanation.steps().iter().map(|step| step.reason.code()).collect()
}

/// A second solver, which is plain and slow: for each number the squares where it can be. It knows that numbers stand
/// on different squares, that consecutive ones are a move apart, and that every square has a number.
struct Plain {
    near: Vec<u64>,
    closed: bool,
    found: Vec<Vec<u64>>,
}

impl Plain {
    fn solve(givens: &Givens) -> Vec<Vec<u64>> {
        let graph = givens.graph();
        let bit = |square: Square| 1_u64 << square.0;
        let near = (0..graph.len() as u32).map(Square).map(|square| {
            if graph.contains(square) { graph.neighbours(square).map(bit).sum() } else { 0 }
        });
        let all: u64 = graph.each_square().map(bit).sum();
        let mut places = vec![all; graph.squares()];
        for (number, square) in givens.iter() {
            places[number as usize - 1] = bit(square);
        }
        let closed = givens.target() == Target::Closed;
        let mut solver = Self { near: near.collect(), closed, found: Vec::new() };
        solver.search(places);
        solver.found
    }

    /// Strikes out what the rules of the game forbid; false if nothing is left for a number or a square.
    fn narrow(&self, places: &mut [u64]) -> bool {
        let last = places.len() - 1;
        let all: u64 = places.iter().fold(0, |all, places| all | places);
        loop {
            let before = places.to_vec();
            for number in 0..places.len() {
                let next = if number < last { Some(number + 1) } else { self.closed.then_some(0) };
                if let Some(next) = next {
                    for (one, other) in [(number, next), (next, number)] {
                        let near = (0..64).filter(|square| places[one] >> square & 1 == 1);
                        places[other] &=
                            near.fold(0, |near, square| near | self.near[square as usize]);
                    }
                }
                if places[number].is_power_of_two() {
                    for other in (0..places.len()).filter(|&other| other != number) {
                        places[other] &= !places[number];
                    }
                }
            }
            let left: u64 = places.iter().fold(0, |left, places| left | places);
            if places.contains(&0) || left != all {
                return false;
            }
            if before == places {
                return true;
            }
        }
    }

    fn search(&mut self, mut places: Vec<u64>) {
        if self.found.len() > 1 || !self.narrow(&mut places) {
            return;
        }
        let open = (0..places.len()).filter(|&number| places[number].count_ones() > 1);
        let Some(number) = open.min_by_key(|&number| places[number].count_ones()) else {
            self.found.push(places);
            return;
        };
        for square in (0..64).filter(|square| places[number] >> square & 1 == 1) {
            let mut tried = places.clone();
            tried[number] = 1 << square;
            self.search(tried);
        }
    }
}

fn make(settings: MakerSettings) -> Made {
    finish(Maker::new(settings).unwrap()).made().unwrap().clone()
}

/// The dark squares of a chessboard, which are all that a camel can visit from one of them.
const DARK: &str = "#.#.#.#./.#.#.#.#/#.#.#.#./.#.#.#.#/#.#.#.#./.#.#.#.#/#.#.#.#./.#.#.#.#";

/// Sizes, targets, pieces and symmetries, with a seed for each.
fn settings_of_300() -> Vec<MakerSettings> {
    let boards = [
        ("5x5", (1, 2), Target::Open),
        ("6x6", (1, 2), Target::Open),
        ("6x6", (1, 2), Target::Closed),
        ("7x7", (1, 2), Target::Open),
        ("8x8", (1, 2), Target::Open),
        ("8x8", (1, 2), Target::Closed),
        ("6x6", (0, 1), Target::Closed),
        ("5x5", (0, 1), Target::Open),
        ("7x7", (0, 1), Target::Open),
        (DARK, (1, 3), Target::Open),
    ];
    let mut all = Vec::new();
    for round in 0_u32.. {
        for &(board, leaper, target) in &boards {
            let graph = graph(board, leaper);
            for arrangement in Arrangement::of_board(graph.board().unwrap()) {
                let (graph, seed) = (graph.clone(), format!("{board} {round}"));
                let grade = [None, Some(Grade::Easy), Some(Grade::Medium), Some(Grade::Hard)]
                    [round as usize % 4];
                all.push(MakerSettings { graph, target, seed, grade, givens: None, arrangement });
                if all.len() == 300 {
                    return all;
                }
            }
        }
    }
    all
}

#[test]
fn what_is_made_has_one_solution_and_is_explained_to_the_end() {
    let every = if reach::is_whole() { 1 } else { 9 };
    for settings in settings_of_300().into_iter().step_by(every) {
        let name = format!("{:?} {} {:?}", settings.target, settings.seed, settings.arrangement);
        let (wished, arrangement) = (settings.grade, settings.arrangement);
        let made = make(settings);
        let found = Plain::solve(&made.givens);
        assert_eq!(found.len(), 1, "{name}");
        let bits: Vec<u64> = made.tour.squares().iter().map(|square| 1 << square.0).collect();
        assert_eq!(found[0], bits, "{name}");

        let explanation = finish(Explanation::new(made.givens.clone()));
        assert_eq!(explanation.end(), Some(End::Solved), "{name}");
        for step in explanation.steps() {
            for &(number, square) in &step.struck {
                assert_ne!(made.tour.squares()[number as usize - 1], square, "{name}: {step:?}");
            }
        }
        let placed = explanation.steps().iter().filter(|step| step.placed.is_some()).count();
        assert_eq!(placed + made.givens.len(), made.tour.squares().len(), "{name}");
        let grading = explanation.grading().unwrap();
        assert_eq!(grading.grade, made.grading.grade, "{name}");
        assert_eq!(made.has_grade, wished.is_none_or(|grade| grade == grading.grade), "{name}");
        let tries =
            explanation.steps().iter().filter(|step| step.reason.code().ends_with("try")).count();
        assert!(tries == 0 || !matches!(grading.grade, Grade::Easy | Grade::Medium), "{name}");
        check_arrangement(&made.givens, arrangement);
    }
}

fn check_arrangement(givens: &Givens, arrangement: Arrangement) {
    let ids: &[&str] = match arrangement {
        Arrangement::Any => return,
        Arrangement::Turned => &["half-turn"],
        Arrangement::Quarter => &["quarter-turn"],
        Arrangement::Mirrored => &["left-right", "top-bottom", "diagonal", "anti-diagonal"],
    };
    let board = givens.graph().board().unwrap();
    let squares: BTreeSet<Square> = givens.iter().map(|(_, square)| square).collect();
    let is_symmetric = |symmetry: &Symmetry| {
        ids.contains(&symmetry.id())
            && squares.iter().all(|&square| squares.contains(&symmetry.square(board, square)))
    };
    assert!(Symmetry::all().iter().any(is_symmetric), "{arrangement:?}\n{givens}");
}

fn settings(seed: &str) -> MakerSettings {
    MakerSettings {
        graph: graph("6x6", (1, 2)),
        target: Target::Closed,
        seed: seed.to_owned(),
        grade: None,
        givens: None,
        arrangement: Arrangement::Any,
    }
}

#[test]
fn on_an_odd_board_no_start_of_the_wrong_colour_ends_the_making() {
    for seed in 0..30 {
        let graph = graph("5x5", (1, 2));
        let made =
            make(MakerSettings { graph, target: Target::Open, ..settings(&seed.to_string()) });
        assert_eq!(made.tour.squares().len(), 25, "{seed}");
    }
}

#[test]
fn a_seed_makes_the_same_puzzle_and_another_one_another() {
    let line = |seed: &str| make(settings(seed)).givens.line();
    assert_eq!(line("1"), line("1"));
    assert_ne!(line("1"), line("2"));
    let mut slow = Maker::new(settings("1")).unwrap();
    while !slow.advance(7).unwrap() {}
    assert_eq!(slow.made().unwrap().givens.line(), line("1"), "however it is sliced");
}

#[test]
fn a_wish_that_cannot_be_met_gives_the_nearest() {
    let made = make(MakerSettings { givens: Some(20), ..settings("1") });
    assert!(made.has_givens && made.givens.len() == 20);
    let made = make(MakerSettings { givens: Some(1), ..settings("1") });
    assert!(!made.has_givens && made.givens.len() < 12, "{}", made.givens);
    let hopeless =
        MakerSettings { graph: graph("3x4", (1, 2)), target: Target::Open, ..settings("1") };
    let made = make(MakerSettings { grade: Some(Grade::VeryHard), ..hopeless });
    assert!(!made.has_grade, "{:?}", made.grading);
}

#[test]
fn what_cannot_be_made_is_named() {
    let error =
        |settings| Maker::new(settings).map_or_else(|error| error.to_string(), finish_with_error);
    let quarter = MakerSettings {
        graph: graph("5x6", (1, 2)),
        arrangement: Arrangement::Quarter,
        ..settings("1")
    };
    let wanted = "symmetry cannot be \"quarter\" on this board; it can be none, turned, mirrored";
    assert_eq!(error(quarter), wanted);
    let none = MakerSettings { graph: graph("5x5", (1, 2)), ..settings("1") };
    assert!(error(none).starts_with("no tour of this board was found"));
    let large = MakerSettings { graph: graph("21x21", (1, 2)), ..settings("1") };
    assert!(error(large).ends_with("this board has 441"));
}

fn finish_with_error(mut maker: Maker) -> String {
    loop {
        match maker.advance(10_000) {
            Err(error) => return error.to_string(),
            Ok(is_done) => assert!(!is_done, "a puzzle was made"),
        }
    }
}

#[test]
fn the_next_number_is_explained_without_what_it_does_not_need() {
    let made = make(MakerSettings { grade: Some(Grade::Easy), ..settings("3") });
    let explanation = finish(Explanation::new(made.givens.clone()));
    let chain = explanation.to_first_number().unwrap();
    let (number, square) = chain.last().unwrap().placed.unwrap();
    let before = explanation.steps().iter().position(|step| step.placed.is_some()).unwrap();
    assert!(chain.len() <= before + 1);
    for step in &chain[..chain.len() - 1] {
        assert!(step.struck.iter().any(|&(of, on)| of == number || on == square), "{step:?}");
    }
}

#[test]
fn large_boards_are_solved_as_well() {
    let made = make(MakerSettings {
        graph: graph("20x20", (1, 2)),
        grade: Some(Grade::Easy),
        givens: Some(200),
        ..settings("1")
    });
    assert_eq!(made.givens.len(), 200);
    let again = parse(&made.givens.to_string(), None, Leaper::KNIGHT, Target::Closed).unwrap();
    assert!(
        matches!(finish(Solver::new(again)).solution(), Some(Solution::One(tour)) if tour.squares() == made.tour.squares())
    );
}
