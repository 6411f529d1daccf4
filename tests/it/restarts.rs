//! Warnsdorff's rule from the beginning again until the tour closes: how often it does, and that
//! what it counts is true.

use std::sync::Arc;

use knights_tour::random::Random;
use knights_tour::search::{
    Algorithm, Counter, Edit, Fact, Outcome, Settings, Target, TieBreak, WhenStuck,
};
use knights_tour::session::Session;
use knights_tour::{Graph, Leaper, Square};

fn graph(board: &str) -> Arc<Graph> {
    Arc::new(Graph::new(board.parse().unwrap(), Leaper::KNIGHT))
}

/// With a tie-break and a way out of dead ends that are not to be heeded.
fn settings(start: u32, target: Target) -> Settings {
    Settings {
        start: Square(start),
        end: None,
        rule: TieBreak::Roth.rule(),
        target,
        moves: None,
        when_stuck: WhenStuck::Backtrack,
        options: vec![],
        random: Random::from_seed(&start.to_string()),
    }
}

fn algorithm() -> &'static Algorithm {
    Algorithm::by_id("restarts").unwrap()
}

fn number(edit: &Edit, fact: &str) -> usize {
    let Some(Fact::Number(number)) = edit.reason.fact(fact) else { panic!("{fact}: {edit:?}") };
    number as usize
}

/// Attempts of a run, how many of them visited every square, and how it ended. Checks what the
/// steps tell on the way.
fn run(graph: &Arc<Graph>, settings: &Settings) -> (usize, usize, Outcome) {
    let mut search = algorithm().start(graph.clone(), settings).unwrap();
    let (mut edit, mut moves) = (Edit::new(), Vec::new());
    let (mut attempts, mut complete) = (1, 0);
    while search.advance(&mut edit) {
        match edit.reason.code() {
            "attempt-failed" => {
                let visited = moves.len() + 1;
                complete += usize::from(visited == graph.squares());
                assert_eq!(number(&edit, "attempts"), attempts);
                assert_eq!(number(&edit, "complete"), complete);
                assert_eq!(number(&edit, "visited"), visited);
                let is_complete = edit.reason.fact("cause") == Some(Fact::Word("not-closed"));
                assert_eq!(is_complete, visited == graph.squares());
                assert!(edit.reason.counts(Counter::Restarts));
                attempts += 1;
            }
            "closed-after-attempts" => {
                complete += 1;
                assert_eq!(number(&edit, "attempts"), attempts);
                assert_eq!(number(&edit, "complete"), complete);
            }
            code => assert!(["fewest", "tie"].contains(&code), "{code}"),
        }
        for &removed in &edit.removed {
            assert_eq!(moves.pop(), Some(removed));
        }
        moves.extend_from_slice(&edit.added);
        assert_eq!(search.path()[0], settings.start);
    }
    (attempts, complete, search.outcome().unwrap().clone())
}

/// How many first attempts close, so many from each of the starts: the rate in percent, and its
/// standard error.
fn closing_rate(board: &str, starts: &[u32], runs: u32) -> (f64, f64) {
    let graph = graph(board);
    let mut closed = 0;
    for &start in starts {
        for seed in 0..runs {
            let random = Random::from_seed(&format!("{start} {seed}"));
            let settings = Settings { random, ..settings(start, Target::Closed) };
            let mut search = algorithm().start(graph.clone(), &settings).unwrap();
            let mut edit = Edit::new();
            while search.advance(&mut edit) && edit.reason.code() != "attempt-failed" {}
            closed += u32::from(search.outcome().is_some());
        }
    }
    let attempts = starts.len() as f64 * f64::from(runs);
    let rate = f64::from(closed) / attempts;
    (100.0 * rate, 100.0 * (rate * (1.0 - rate) / attempts).sqrt())
}

#[test]
fn one_attempt_in_seven_closes_on_the_chessboard() {
    let starts: Vec<u32> = (0..64).collect();
    let (rate, error) = closing_rate("8x8", &starts, 200);
    assert!((rate - 13.6).abs() < 3.0 * error, "{rate:.2} ± {error:.2} %");
    // That is on average: from the corners hardly any does.
    let (rate, error) = closing_rate("8x8", &[0, 7, 56, 63], 1000);
    assert!((rate - 1.8).abs() < 3.0 * error, "{rate:.2} ± {error:.2} %");
}

#[test]
fn one_attempt_in_eighty_closes_on_the_board_of_twenty() {
    let starts: Vec<u32> = (0..400).collect();
    let (rate, error) = closing_rate("20x20", &starts, 20);
    assert!((rate - 1.3).abs() < 3.0 * error, "{rate:.2} ± {error:.2} %");
}

#[test]
fn reports_of_attempts_are_true() {
    let graph = graph("8x8");
    for start in 0..64 {
        let (attempts, complete, outcome) = run(&graph, &settings(start, Target::Closed));
        assert!(matches!(outcome, Outcome::Tour(tour) if tour.is_closed()));
        assert!(complete <= attempts);
    }
}

#[test]
fn an_open_tour_takes_as_many_attempts_as_do_not_visit_everything() {
    // On this board about half of them do.
    let graph = graph("50x50");
    let mut failed = 0;
    for start in [0, 49, 1275] {
        let (attempts, complete, outcome) = run(&graph, &settings(start, Target::Open));
        assert!(matches!(outcome, Outcome::Tour(_)));
        assert_eq!(complete, 0, "one that visited every square went on");
        failed += attempts - 1;
    }
    assert!((1..30).contains(&failed), "{failed}");
}

#[test]
fn where_there_is_no_tour_it_does_not_begin() {
    let open_from_a_light_square = settings(1, Target::Open);
    let closed = settings(0, Target::Closed);
    let cases = [
        ("5x5", &closed, "odd-area"),
        ("4x6", &closed, "side-4"),
        ("3x8", &closed, "small-exception"),
        ("1x1", &closed, "one-square"),
        ("5x5", &open_from_a_light_square, "start-colour"),
        ("......../.......#/......../........", &closed, "colours"),
    ];
    for (board, settings, expected) in cases {
        let mut search = algorithm().start(graph(board), settings).unwrap();
        assert!(!search.advance(&mut Edit::new()));
        let outcome = search.outcome().unwrap();
        let is_expected = matches!(outcome, Outcome::Impossible { why } if *why == expected);
        assert!(is_expected, "{board}: {outcome:?}");
    }
}

#[test]
fn it_gives_up_where_no_proof_is_known() {
    // Two rings, and one move between them that a closed tour would take twice.
    let rings = [(0, 1), (1, 2), (2, 3), (3, 0), (0, 4), (4, 5), (5, 6), (6, 7), (7, 4)];
    let graph = Arc::new(Graph::from_edges(8, &rings).unwrap());
    let (_, complete, outcome) = run(&graph, &settings(0, Target::Closed));
    assert!(matches!(outcome, Outcome::GaveUp { .. }), "{outcome:?}");
    assert_eq!(complete, 0);
}

#[test]
fn runs_can_be_gone_along_both_ways() {
    let mut session =
        Session::new(graph("8x8"), algorithm(), settings(17, Target::Closed)).unwrap();
    assert!(session.finish(100_000));
    let (end, walk) = (session.position(), session.subgraph().walk().to_vec());
    let counters = session.moment().counters;
    session.seek(0);
    assert_eq!(session.subgraph().walk(), [Square(17)]);
    assert_eq!(session.moment().counters.get(Counter::Restarts), 0);
    session.seek(end);
    assert_eq!(session.subgraph().walk(), walk);
    assert_eq!(session.moment().counters, counters);
}
