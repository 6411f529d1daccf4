//! One convention for one square: it has an open tour and no closed one, and whoever is asked for a
//! closed one says `one-square`.

use std::sync::Arc;

use knights_tour::diagnosis::diagnose;
use knights_tour::existence::{Answer, Existence, Reason, existence, on_rectangle};
use knights_tour::notation::EdgeList;
use knights_tour::random::Random;
use knights_tour::search::{
    ALGORITHMS, Algorithm, Outcome, Settings, Target, TieBreak, WhenStuck, WholeRun,
};
use knights_tour::{Board, Error, Graph, Leaper, Square};

/// A board, a board with holes, one for another piece, and a graph that is none, with their square.
fn graphs() -> Vec<(Graph, Square)> {
    let board = |text: &str, leaper| Graph::new(text.parse::<Board>().unwrap(), leaper);
    let camel = Leaper::new(1, 3).unwrap();
    vec![
        (board("1x1", Leaper::KNIGHT), Square(0)),
        (board("##/#.", Leaper::KNIGHT), Square(1)),
        (board("1x1", camel), Square(0)),
        (Graph::from("a".parse::<EdgeList>().unwrap()), Square(0)),
    ]
}

/// Every way of asking a method for a tour of this kind.
fn settings(algorithm: &Algorithm, start: Square, target: Target) -> Vec<Settings> {
    let tie_break = algorithm.tie_breaks.first().copied().unwrap_or(TieBreak::First);
    let asked = |when_stuck| Settings {
        options: Vec::new(),
        start,
        end: None,
        rule: tie_break.rule(),
        target,
        moves: None,
        when_stuck,
        random: Random::from_seed("one square"),
    };
    if algorithm.when_stuck.is_empty() {
        return vec![asked(WhenStuck::Stop)];
    }
    algorithm.when_stuck.iter().copied().map(asked).collect()
}

fn outcome(
    algorithm: &Algorithm,
    graph: &Arc<Graph>,
    settings: &Settings,
) -> Result<Outcome, Error> {
    let mut run = WholeRun::to_tour(algorithm, graph, settings)?;
    assert!(run.advance(u32::MAX));
    Ok(run.outcome().expect("a search that is over has an outcome").clone())
}

#[test]
fn everybody_says_the_same_of_a_closed_tour_of_one_square() {
    let no = Existence { answer: Answer::No, reason: Reason::OneSquare };
    assert_eq!(on_rectangle(1, 1, Target::Closed), no);
    let mut asked = 0;
    for (graph, start) in graphs() {
        for from in [None, Some(start)] {
            assert_eq!(existence(&graph, Target::Closed, from), no);
            let findings = diagnose(&graph, Target::Closed, from);
            assert_eq!(findings.len(), 1, "{findings:?}");
            assert_eq!((findings[0].code, &*findings[0].squares), ("one-square", &[start][..]));
        }
        let graph = Arc::new(graph);
        for algorithm in ALGORITHMS.iter().filter(|each| each.targets.contains(&Target::Closed)) {
            for settings in settings(algorithm, start, Target::Closed) {
                match outcome(algorithm, &graph, &settings) {
                    Ok(outcome) => {
                        let is_said = matches!(outcome, Outcome::Impossible { why: "one-square" });
                        assert!(is_said, "{}: {outcome:?}", algorithm.id);
                        asked += 1;
                    }
                    // Some methods are for full boards and the knight alone.
                    Err(error) => assert_eq!(error.code(), "not-for-this-board"),
                }
            }
        }
    }
    assert!(asked > 40, "{asked}");
}

#[test]
fn everybody_finds_the_open_tour_of_one_square() {
    let yes = Existence { answer: Answer::Yes, reason: Reason::OneSquare };
    assert_eq!(on_rectangle(1, 1, Target::Open), yes);
    for (graph, start) in graphs() {
        assert_eq!(existence(&graph, Target::Open, Some(start)), yes);
        assert_eq!(diagnose(&graph, Target::Open, Some(start)), []);
        let graph = Arc::new(graph);
        for algorithm in ALGORITHMS.iter().filter(|each| each.targets.contains(&Target::Open)) {
            for settings in settings(algorithm, start, Target::Open) {
                match outcome(algorithm, &graph, &settings) {
                    Ok(Outcome::Tour(tour)) => assert_eq!(tour.squares(), [start]),
                    Ok(other) => panic!("{}: {other:?}", algorithm.id),
                    Err(error) => assert_eq!(error.code(), "not-for-this-board"),
                }
            }
        }
    }
}
