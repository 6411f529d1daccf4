//! Several methods in turn: what they say is true, and the graphs that one of them alone fails on
//! are settled.

use std::collections::BTreeSet;
use std::sync::Arc;

use knights_tour::random::Random;
use knights_tour::search::verdict::{Fate, Verdict};
use knights_tour::search::{
    ANYWHERE, Algorithm, Edit, Fact, Outcome, Settings, Target, TieBreak, Tried, WhenStuck,
    WholeRun,
};
use knights_tour::{Graph, Leaper, Square};

fn settings(target: Target) -> Settings {
    Settings {
        start: Square(0),
        end: None,
        rule: TieBreak::First.rule(),
        target,
        moves: None,
        when_stuck: WhenStuck::Stop,
        options: Vec::new(),
        random: Random::from_seed("best"),
    }
}

fn anywhere() -> Settings {
    Settings { options: vec![(&ANYWHERE, "true")], ..settings(Target::Open) }
}

fn board(text: &str, r: i64, s: i64) -> Arc<Graph> {
    Arc::new(Graph::new(text.parse().unwrap(), Leaper::new(r, s).unwrap()))
}

/// Runs to the end. Says whether there is a tour, where that was found out, and by what.
fn ask(graph: &Arc<Graph>, settings: &Settings) -> (Option<bool>, Option<&'static str>) {
    let algorithm = Algorithm::by_id("best").unwrap();
    let mut run = WholeRun::new(algorithm, graph, settings).unwrap();
    assert!(run.advance(u32::MAX));
    let answer = match run.outcome().unwrap() {
        Outcome::Tour(tour) => {
            assert!(tour.is_closed() || settings.target == Target::Open);
            assert!(settings.is_anywhere() || tour.squares()[0] == settings.start);
            Some(true)
        }
        Outcome::Impossible { .. } => Some(false),
        Outcome::GaveUp { .. } => None,
        other => panic!("{other:?}"),
    };
    (answer, run.answered_by())
}

fn closed(graph: &Arc<Graph>) -> (Option<bool>, Option<&'static str>) {
    ask(graph, &settings(Target::Closed))
}

/// The generalised Petersen graph GP(n, k): a ring of n, and as many inner vertices, each joined to
/// the one of its number and to those k further on.
fn petersen(n: u32, k: u32) -> Arc<Graph> {
    let edges: Vec<(u32, u32)> =
        (0..n).flat_map(|i| [(i, (i + 1) % n), (i, n + i), (n + i, n + (i + k) % n)]).collect();
    Arc::new(Graph::from_edges(2 * n, &edges).unwrap())
}

/// The flower snark of odd n (R. Isaacs, 1975): n stars of three, whose ends make a ring of n and one
/// of 2n.
fn flower(n: u32) -> Arc<Graph> {
    let star = |i: u32| [(i, n + i), (i, 2 * n + i), (i, 3 * n + i)];
    let ring = |i: u32| (n + i, n + (i + 1) % n);
    let double = |i: u32| {
        let far = |at: u32| if at < n { 2 * n + at } else { 3 * n + at - n };
        (far(i), far((i + 1) % (2 * n)))
    };
    let stars = (0..n).flat_map(star);
    let edges: Vec<_> = stars.chain((0..n).map(ring)).chain((0..2 * n).map(double)).collect();
    Arc::new(Graph::from_edges(4 * n, &edges).unwrap())
}

/// Meredith's graph (1973): the Petersen graph with a complete bipartite graph of 4 and 3 vertices in
/// the place of each vertex; its five edges of the double Petersen matching are doubled.
fn meredith() -> Arc<Graph> {
    let mut edges = Vec::new();
    for vertex in 0..10 {
        for outer in 0..4 {
            edges.extend((4..7).map(|inner| (7 * vertex + outer, 7 * vertex + inner)));
        }
    }
    let mut used = [0; 10];
    let mut join = |a: usize, b: usize| {
        let ends = [a, b].map(|vertex| {
            used[vertex] += 1;
            7 * vertex as u32 + used[vertex] - 1
        });
        edges.push((ends[0], ends[1]));
    };
    for i in 0..5 {
        join(i, (i + 1) % 5);
        join(5 + i, 5 + (i + 2) % 5);
        // Those between the rings are a perfect matching, and double.
        join(i, 5 + i);
        join(i, 5 + i);
    }
    Arc::new(Graph::from_edges(70, &edges).unwrap())
}

/// A ring of this many vertices in a random order, plus a random perfect matching: a cubic graph that has a
/// Hamiltonian cycle.
fn cubic(order: u32, seed: &str) -> Arc<Graph> {
    let mut random = Random::from_seed(seed);
    let mut shuffled = |count: u32| {
        let mut all: Vec<u32> = (0..count).collect();
        for at in (1..count).rev() {
            all.swap(at as usize, random.below(at + 1) as usize);
        }
        all
    };
    let ring = shuffled(order);
    let pairs = shuffled(order);
    let mut edges: Vec<(u32, u32)> =
        (0..order as usize).map(|i| (ring[i], ring[(i + 1) % order as usize])).collect();
    edges.extend(pairs.chunks(2).map(|pair| (pair[0], pair[1])));
    Arc::new(Graph::from_edges(order, &edges).unwrap())
}

#[test]
fn generalised_petersen_graphs_are_decided() {
    for n in 53..=101 {
        // B. Alspach, The classification of Hamiltonian generalized Petersen graphs (1983).
        let has_tour = n % 6 != 5;
        assert_eq!(closed(&petersen(n, 2)).0, Some(has_tour), "GP({n}, 2)");
    }
}

#[test]
fn snarks_and_merediths_graph_have_open_tours_only() {
    let graphs = [5, 7, 9, 21, 51].map(flower).into_iter().chain([meredith()]);
    for graph in graphs {
        assert!((0..graph.len() as u32).all(|at| graph.degree(Square(at)) >= 3));
        assert_eq!(closed(&graph).0, Some(false));
    }
    for n in [5, 7, 9, 21, 51] {
        assert_eq!(ask(&flower(n), &anywhere()).0, Some(true));
    }
}

#[test]
fn tours_of_large_graphs_with_few_edges_are_found() {
    for order in [1000, 2000, 5000] {
        assert_eq!(closed(&cubic(order, "alb")).0, Some(true), "{order}");
    }
}

#[test]
fn long_leaps_are_settled() {
    let closed_on = |text, r, s| closed(&board(text, r, s));
    for (text, r, s) in [("8x8", 1, 4), ("11x11", 1, 4), ("12x12", 2, 3)] {
        let graph = board(text, r, s);
        assert_eq!(closed(&graph), (Some(false), Some("theory")), "closed {text}");
        assert_eq!(ask(&graph, &anywhere()), (Some(false), Some("theory")), "open {text}");
        assert_eq!(ask(&graph, &settings(Target::Open)).0, Some(false), "{text} from a1");
    }
    assert_eq!(closed_on("13x94", 6, 7), (Some(true), Some("cycles")));
    // Next to them are boards that have tours.
    assert_eq!(closed_on("10x10", 1, 4).0, Some(true));
    assert_eq!(closed_on("10x10", 2, 3).0, Some(true));
}

#[test]
fn an_open_tour_is_found_from_wherever_there_is_one() {
    // K(3, 4), whose paths all begin among the four.
    let edges: Vec<(u32, u32)> = (0..3).flat_map(|a| (3..7).map(move |b| (a, b))).collect();
    let graph = Arc::new(Graph::from_edges(7, &edges).unwrap());
    assert_eq!(ask(&graph, &settings(Target::Open)).0, Some(false));
    assert_eq!(ask(&graph, &anywhere()).0, Some(true));
    // An edge hangs on a triangle and on nothing else, so that tours begin or end at its end.
    let kite = Arc::new(Graph::from_edges(4, &[(0, 1), (1, 2), (2, 0), (2, 3)]).unwrap());
    assert_eq!(ask(&kite, &Settings { start: Square(2), ..settings(Target::Open) }).0, Some(false));
    assert_eq!(ask(&kite, &Settings { start: Square(2), ..anywhere() }).0, Some(true));
    for id in ["warnsdorff", "rotations", "backtracking"] {
        let refused = Algorithm::by_id(id).unwrap().start(kite.clone(), &anywhere());
        assert_eq!(refused.err().map(|error| error.code()), Some("bad-setting"), "{id}");
        let closed = Settings { target: Target::Closed, ..anywhere() };
        assert!(Algorithm::by_id(id).unwrap().start(kite.clone(), &closed).is_ok());
    }
}

#[test]
fn what_a_method_leaves_is_taken_out_before_the_next_begins() {
    // A generalised Petersen graph without a closed tour: merged cycles and rotations fail on it.
    let graph = petersen(11, 2);
    let algorithm = Algorithm::by_id("best").unwrap();
    let mut search = algorithm.start(graph.clone(), &settings(Target::Closed)).unwrap();
    let (mut edit, mut moves, mut asked) = (Edit::new(), BTreeSet::new(), vec![]);
    let key = |&(a, b): &(Square, Square)| (a.min(b), a.max(b));
    while search.advance(&mut edit) {
        edit.removed.iter().for_each(|each| assert!(moves.remove(&key(each))));
        edit.added.iter().for_each(|each| assert!(moves.insert(key(each))));
        assert!(usize::from(edit.line) < algorithm.pseudocode.len());
        if edit.reason.code() == "next-method" {
            assert!(moves.is_empty());
            asked.push(edit.reason.fact("method").unwrap());
        }
    }
    assert!(asked.len() < 3, "{asked:?}");
    assert!(matches!(search.outcome(), Some(Outcome::Impossible { .. })));
}

#[test]
fn the_answer_names_its_method() {
    // Nothing forbids a tour here but that every possibility fails.
    let graph = board("...../.#.../...../#..../...../.....", 1, 2);
    assert_eq!(closed(&graph), (Some(false), Some("exhaustive")));
}

/// A cubic graph without a closed tour of which no method finds that out: theory does not know it, it is
/// too wide for the decision, and too large for the exhaustive search. In a graph that has one, the Petersen
/// graph without a vertex takes the place of a vertex.
fn hopeless() -> Arc<Graph> {
    let host = cubic(1040, "host");
    let mut ends = (1040..).take(3);
    let mut edges = Vec::new();
    for from in (0..1040).map(Square) {
        for to in host.neighbours(from).filter(|to| from < *to) {
            let from = if from.0 == 0 { ends.next().unwrap() } else { from.0 };
            edges.push((from, to.0));
        }
    }
    // Of the vertices 1 to 9 of the Petersen graph, 1, 4 and 5 are the ones next to the vertex 0.
    let place = |vertex: u32| match vertex {
        1 => 1040,
        4 => 1041,
        5 => 1042,
        2 | 3 => 1041 + vertex,
        _ => 1039 + vertex,
    };
    for i in 0..5 {
        let petersen = [(i, (i + 1) % 5), (i, 5 + i), (5 + i, 5 + (i + 2) % 5)];
        let inner = petersen.into_iter().filter(|&(a, b)| a != 0 && b != 0);
        edges.extend(inner.map(|(a, b)| (place(a), place(b))));
    }
    // The vertex that was replaced is left out: numbers are one smaller.
    let edges: Vec<_> = edges.into_iter().map(|(a, b)| (a - 1, b - 1)).collect();
    Arc::new(Graph::from_edges(1048, &edges).unwrap())
}

/// What every method was asked that could be, in a number of rounds.
fn tried(rounds: u32) -> Tried {
    Tried { methods: vec!["theory", "cycles", "rotations", "cycles-again"], rounds }
}

#[test]
fn with_a_clock_further_rounds_draw_other_numbers() {
    const BEGINNING: usize = 200;
    let algorithm = Algorithm::by_id("best").unwrap();
    let mut search = algorithm.start(hopeless(), &settings(Target::Closed)).unwrap();
    search.persist();
    let (mut edit, mut left) = (Edit::new(), 0);
    // What each turn of the rotations began with.
    let mut beginnings: Vec<Vec<_>> = Vec::new();
    while search.tried().unwrap().rounds < 3 || left > 0 {
        assert!(search.advance(&mut edit), "it gave up");
        if left > 0 {
            beginnings.last_mut().unwrap().extend(edit.added.clone());
            left -= 1;
        }
        if edit.reason.fact("next") == Some(Fact::Word("rotations")) {
            beginnings.push(Vec::new());
            left = BEGINNING;
        }
    }
    assert_eq!(beginnings.len(), 3);
    let different: BTreeSet<_> = beginnings.iter().collect();
    assert_eq!(different.len(), 3, "each round has chances of its own");
    assert_eq!(search.tried(), Some(tried(3)));
    assert!(search.outcome().is_none());
}

#[test]
fn without_a_clock_it_gives_up_and_says_what_was_tried() {
    let algorithm = Algorithm::by_id("best").unwrap();
    let mut run = WholeRun::new(algorithm, &hopeless(), &settings(Target::Closed)).unwrap();
    assert!(run.advance(u32::MAX));
    assert!(matches!(run.outcome(), Some(Outcome::GaveUp { .. })));
    assert_eq!((run.tried(), run.answered_by()), (Some(tried(1)), None));
}

#[test]
fn a_verdict_ends_where_nothing_is_found() {
    let mut verdict = Verdict::new(hopeless(), vec![Square(0)], Target::Closed).unwrap();
    while !verdict.advance(u32::MAX) {}
    assert!(matches!(verdict.fate(), Some(Fate::Unknown { .. })));
}
