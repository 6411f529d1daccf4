//! What the neural network does, and what it does not.

use std::collections::BTreeSet;
use std::sync::Arc;

use knights_tour::random::Random;
use knights_tour::search::SearchError;
use knights_tour::search::{
    Algorithm, Counter, Edit, Fact, Move, Outcome, Settings, Target, TieBreak, WhenStuck,
};
use knights_tour::{Board, Graph, Leaper, Square, Tour};

fn graph(board: &str) -> Arc<Graph> {
    Arc::new(Graph::new(board.parse().unwrap(), Leaper::KNIGHT))
}

fn square_graph(side: u16) -> Arc<Graph> {
    Arc::new(Graph::new(Board::new(side, side).unwrap(), Leaper::KNIGHT))
}

fn settings(seed: u32, when_stuck: WhenStuck, options: &[(&str, &str)]) -> Settings {
    let lists = Algorithm::by_id("neural").unwrap().options;
    let choose = |&(id, word): &(&str, &str)| {
        let list = lists.iter().find(|list| list.id == id).unwrap();
        (list, list.value(word).unwrap())
    };
    Settings {
        start: Square(0),
        end: None,
        rule: TieBreak::First.rule(),
        target: Target::Closed,
        moves: None,
        when_stuck,
        random: Random::from_seed(&seed.to_string()),
        options: options.iter().map(choose).collect(),
    }
}

/// Runs the network to the end, shows every edit to `watch`, and sees to it that no edit takes out
/// what is not there or puts in what is. Returns the moves at the end as well.
fn watch(
    graph: &Arc<Graph>,
    settings: &Settings,
    mut watch: impl FnMut(&Edit),
) -> (Outcome, BTreeSet<Move>) {
    let mut search = Algorithm::by_id("neural").unwrap().start(graph.clone(), settings).unwrap();
    let (mut edit, mut moves) = (Edit::new(), BTreeSet::new());
    while search.advance(&mut edit) {
        edit.removed.iter().for_each(|&step| assert!(moves.remove(&undirected(step))));
        edit.added.iter().for_each(|&step| assert!(moves.insert(undirected(step))));
        watch(&edit);
    }
    (search.outcome().unwrap().clone(), moves)
}

fn run(graph: &Arc<Graph>, settings: &Settings) -> Outcome {
    watch(graph, settings, |_| ()).0
}

fn undirected((from, to): Move) -> Move {
    (from.min(to), from.max(to))
}

fn moves_of(tour: &Tour) -> BTreeSet<Move> {
    let squares = tour.squares();
    let next = squares.iter().cycle().skip(1);
    squares.iter().copied().zip(next.copied()).map(undirected).collect()
}

fn number(edit: &Edit, fact: &str) -> u32 {
    match edit.reason.fact(fact) {
        Some(Fact::Number(number)) => number,
        other => panic!("{fact} of {} is {other:?}", edit.reason.code()),
    }
}

/// In how many cycles the network comes to rest; `None` when it does not.
fn cycles(outcome: &Outcome) -> Option<usize> {
    match outcome {
        Outcome::Tour(_) => Some(1),
        Outcome::Cycles { cycles } => Some(*cycles),
        Outcome::GaveUp { .. } => None,
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_corrected_rule_gives_every_square_two_moves() {
    for side in [6, 8, 10, 12] {
        for seed in 0..50 {
            let outcome = run(&square_graph(side), &settings(seed, WhenStuck::Stop, &[]));
            assert!(cycles(&outcome).is_some(), "{side} × {side}, seed {seed}: {outcome:?}");
        }
    }
}

#[test]
fn in_a_fixed_order_most_networks_settle() {
    let graph = graph("8x8");
    let options = [("update", "fixed")];
    let rests = |&seed: &u32| cycles(&run(&graph, &settings(seed, WhenStuck::Stop, &options)));
    let count = (0..200).filter_map(|seed| rests(&seed)).count();
    assert!((180..200).contains(&count), "{count} of 200");
}

#[test]
fn the_printed_rule_never_gets_there() {
    for update in ["shuffled", "fixed", "all-at-once"] {
        let options = [("equation", "printed"), ("update", update)];
        for side in [6, 8, 10, 12] {
            for seed in 0..12 {
                let outcome = run(&square_graph(side), &settings(seed, WhenStuck::Stop, &options));
                assert_eq!(cycles(&outcome), None, "{update}, {side} × {side}, seed {seed}");
            }
        }
    }
}

#[test]
fn updating_all_at_once_gets_there_on_small_boards_only() {
    let options = [("update", "all-at-once")];
    let rests = |graph: &Arc<Graph>, seed| {
        cycles(&run(graph, &settings(seed, WhenStuck::Stop, &options))).is_some()
    };
    let small = graph("6x6");
    let count = (0..50).filter(|&seed| rests(&small, seed)).count();
    assert!((15..45).contains(&count), "{count} of 50");
    assert!((0..20).all(|seed| !rests(&graph("10x10"), seed)));
}

/// The shares were measured in 20,000 runs, and in 3000 of a plain program that looks at every
/// neuron in every sweep: 28.3 and 28.0 % on 6 × 6, 23.4 and 24.2 % on 8 × 8.
#[test]
fn some_networks_settle_in_a_tour() {
    for (side, share, mean_sweeps) in [(6, 0.283, 30.1), (8, 0.234, 54.7)] {
        let (graph, runs) = (square_graph(side), 1500);
        let (mut tours, mut sweeps) = (0, 0);
        for seed in 0..runs {
            let count = |edit: &Edit| sweeps += u32::from(edit.reason.counts(Counter::Sweeps));
            let (outcome, _) = watch(&graph, &settings(seed, WhenStuck::Stop, &[]), count);
            tours += u32::from(cycles(&outcome) == Some(1));
        }
        let error = 3.0 * (share * (1.0 - share) / f64::from(runs)).sqrt();
        let found = f64::from(tours) / f64::from(runs);
        assert!((found - share).abs() < error, "{side} × {side}: {found}");
        let mean = f64::from(sweeps) / f64::from(runs);
        assert!((mean / mean_sweeps - 1.0).abs() < 0.07, "{side} × {side}: {mean} sweeps");
    }
}

#[test]
fn what_a_sweep_says_is_what_it_does() {
    let graph = graph("8x8");
    for seed in 0..20 {
        let mut degrees = [0_usize; 64];
        let (mut sweep, mut active) = (0, 0);
        let look = |edit: &Edit| {
            for (list, change) in [(&edit.removed, usize::MAX), (&edit.added, 1)] {
                for square in list.iter().flat_map(|&(from, to)| [from, to]) {
                    let degree = &mut degrees[square.index()];
                    *degree = degree.wrapping_add(change);
                }
            }
            active = active + edit.added.len() - edit.removed.len();
            if edit.reason.code() == "sweep" {
                sweep += 1;
                let switched = edit.added.len() + edit.removed.len();
                assert_eq!(number(edit, "sweep"), sweep);
                assert_eq!(number(edit, "switched") as usize, switched);
                assert_eq!(number(edit, "active") as usize, active);
                let settled = degrees.iter().filter(|&&degree| degree == 2).count();
                assert_eq!(number(edit, "settled") as usize, settled);
                assert_eq!(number(edit, "squares"), 64);
            }
        };
        watch(&graph, &settings(seed, WhenStuck::Stop, &[]), look);
    }
}

/// The cycles of a set in which every square has two moves.
fn count_cycles(graph: &Graph, moves: &BTreeSet<Move>) -> usize {
    let mut next = vec![Vec::new(); graph.len()];
    for &(from, to) in moves {
        next[from.index()].push(to);
        next[to.index()].push(from);
    }
    let (mut seen, mut count) = (vec![false; graph.len()], 0);
    for first in (0..graph.len() as u32).map(Square).filter(|&square| graph.contains(square)) {
        assert_eq!(next[first.index()].len(), 2);
        count += usize::from(!seen[first.index()]);
        let mut here = Some(first).filter(|_| !seen[first.index()]);
        while let Some(square) = here {
            seen[square.index()] = true;
            here = next[square.index()].iter().copied().find(|end| !seen[end.index()]);
        }
    }
    count
}

#[test]
fn the_cycles_are_as_many_as_it_says() {
    let graph = graph("10x9");
    for seed in 0..50 {
        let (outcome, moves) = watch(&graph, &settings(seed, WhenStuck::Stop, &[]), |_| ());
        assert_eq!(cycles(&outcome), Some(count_cycles(&graph, &moves)), "seed {seed}");
    }
}

#[test]
fn begun_again_it_finds_closed_tours_from_every_start() {
    let graph = graph("6x6");
    for start in (0..36).map(Square) {
        let settings = Settings { start, ..settings(start.0, WhenStuck::Restart, &[]) };
        let (outcome, moves) = watch(&graph, &settings, |_| ());
        let Outcome::Tour(tour) = outcome else { panic!("{outcome:?}") };
        assert!(tour.is_closed());
        assert_eq!(tour.squares()[0], start);
        assert_eq!(moves_of(&tour), moves);
    }
}

#[test]
fn merging_makes_a_tour_of_a_settled_network() {
    for (board, seeds) in [("24x24", 10), ("8x8", 30), ("5x6", 30)] {
        let graph = graph(board);
        for seed in 0..seeds {
            let mut left = None;
            let look = |edit: &Edit| match edit.reason.code() {
                "several-cycles" => left = Some(number(edit, "cycles")),
                "merge-cycles" => {
                    left = left.map(|cycles| cycles - 1);
                    assert_eq!(left, Some(number(edit, "cycles")));
                    assert_eq!((edit.removed.len(), edit.added.len()), (2, 2));
                }
                _ => {}
            };
            let settings = settings(seed, WhenStuck::Restart, &[("merge", "true")]);
            let (outcome, moves) = watch(&graph, &settings, look);
            let Outcome::Tour(tour) = outcome else { panic!("{outcome:?}") };
            assert_eq!(moves_of(&tour), moves);
            assert!(tour.is_closed());
        }
    }
}

/// All closed tours, by trying every way, each as its set of moves.
fn all_closed_tours(graph: &Graph) -> BTreeSet<BTreeSet<Move>> {
    let start = Square(0);
    let mut tours = BTreeSet::new();
    let mut path = vec![start];
    let mut ways: Vec<Vec<Square>> = vec![graph.neighbours(start).collect()];
    while let Some(last) = ways.last_mut() {
        if let Some(next) = last.pop() {
            if path.contains(&next) {
                continue;
            }
            path.push(next);
            ways.push(graph.neighbours(next).collect());
            if path.len() == graph.squares() && graph.are_neighbours(next, start) {
                let pairs = path.iter().zip(path.iter().cycle().skip(1));
                tours.insert(pairs.map(|(&from, &to)| undirected((from, to))).collect());
            }
        } else {
            path.pop();
            ways.pop();
        }
    }
    tours
}

#[test]
fn every_closed_tour_of_3_by_10_is_found() {
    let graph = graph("3x10");
    let all = all_closed_tours(&graph);
    assert_eq!(all.len(), 16);
    for options in [&[][..], &[("merge", "true")][..], &[("update", "fixed")][..]] {
        let mut found = BTreeSet::new();
        for seed in 0..200 {
            let outcome = run(&graph, &settings(seed, WhenStuck::Restart, options));
            let Outcome::Tour(tour) = outcome else { panic!("{outcome:?}") };
            found.insert(moves_of(&tour));
        }
        assert_eq!(found, all, "{options:?}");
    }
}

#[test]
fn holes_other_leapers_and_any_graph_will_do() {
    let edges: Vec<(u32, u32)> = (0..9).map(|v| (v, (v + 1) % 9)).chain([(0, 4), (2, 7)]).collect();
    let zebra = Graph::new("10x10".parse().unwrap(), Leaper::new(2, 3).unwrap());
    let with_holes = graph("........../........../....##..../....##..../........../..........");
    let odd = Arc::new(Graph::from_edges(9, &edges).unwrap());
    for graph in [with_holes, Arc::new(zebra), odd, graph(".../.#./...")] {
        let settings = settings(1, WhenStuck::Restart, &[("merge", "true")]);
        let (outcome, moves) = watch(&graph, &settings, |_| ());
        let Outcome::Tour(tour) = outcome else { panic!("{outcome:?}") };
        assert!(tour.is_closed());
        assert_eq!(moves_of(&tour), moves);
    }
}

#[test]
fn where_there_is_no_closed_tour_it_says_so_at_once() {
    let why = |graph: &Arc<Graph>| {
        let mut steps = 0;
        let (outcome, _) = watch(graph, &settings(1, WhenStuck::Restart, &[]), |_| steps += 1);
        let Outcome::Impossible { why } = outcome else { panic!("{outcome:?}") };
        assert_eq!(steps, 0);
        why
    };
    assert_eq!(why(&graph("5x5")), "odd-area");
    assert_eq!(why(&graph("4x6")), "side-4");
    assert_eq!(why(&graph("1x1")), "one-square");
    assert_eq!(why(&graph("#......./......../......../......../........")), "colours");
    assert_eq!(why(&graph("#.../..../.#../....")), "too-few-moves");
    let two_triangles = [(0, 1), (1, 2), (2, 0), (3, 4), (4, 5), (5, 3)];
    assert_eq!(why(&Arc::new(Graph::from_edges(6, &two_triangles).unwrap())), "not-connected");
}

#[test]
fn what_it_cannot_hold_is_refused() {
    let start = |graph: Graph| {
        let settings = settings(1, WhenStuck::Stop, &[]);
        Algorithm::by_id("neural").unwrap().start(Arc::new(graph), &settings).err()
    };
    let board = |side| Graph::new(Board::new(side, side).unwrap(), Leaper::KNIGHT);
    assert_eq!(start(board(64)), None);
    assert!(matches!(start(board(65)), Some(SearchError::TooLarge { .. })));
    let pairs = (0..400).flat_map(|to| (0..to).map(move |from| (from, to)));
    let complete = Graph::from_edges(400, &pairs.collect::<Vec<_>>()).unwrap();
    assert!(matches!(start(complete), Some(SearchError::TooManyMoves { .. })));
}

#[test]
fn the_same_seed_gives_the_same_run() {
    let graph = graph("8x8");
    let edits = |seed| {
        let mut edits = Vec::new();
        let settings = settings(seed, WhenStuck::Restart, &[]);
        watch(&graph, &settings, |edit| edits.push((edit.removed.clone(), edit.added.clone())));
        edits
    };
    assert_eq!(edits(5), edits(5));
    assert_ne!(edits(5), edits(6));
}
