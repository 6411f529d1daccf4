//! Tours with a given start and a given end: counted, listed, found and ruled out, against a search that tries
//! everything.

use std::sync::Arc;

use knights_tour::board::leaper::Leaper;
use knights_tour::count::{Count, CountError, Next, Settings as CountSettings, Tours};
use knights_tour::existence::Answer;
use knights_tour::random::Random;
use knights_tour::run::request::{Method, Request, RequestText};
use knights_tour::search::verdict::{Fate, Verdict};
use knights_tour::search::{
    ALGORITHMS, Outcome, SearchError, Settings, Target, WhenStuck, WholeRun,
};
use knights_tour::theory::between::{diagnose_between, existence_between};
use knights_tour::{Graph, Square};

fn graph(board: &str) -> Arc<Graph> {
    Arc::new(Graph::new(board.parse().unwrap(), Leaper::KNIGHT))
}

/// In how many ways a path can be completed to an open tour, for each square where it then ends.
fn ways(graph: &Graph, path: &mut Vec<Square>, found: &mut Vec<u128>) {
    let here = path[path.len() - 1];
    if path.len() == graph.squares() {
        found[here.index()] += 1;
    }
    for next in graph.neighbours(here) {
        if !path.contains(&next) {
            path.push(next);
            ways(graph, path, found);
            path.pop();
        }
    }
}

fn ways_from(graph: &Graph, start: Square) -> Vec<u128> {
    let mut found = vec![0; graph.len()];
    ways(graph, &mut vec![start], &mut found);
    found
}

fn count(graph: &Arc<Graph>, ends: Option<(Square, Option<Square>)>, directed: bool) -> u128 {
    let settings = CountSettings { ends, directed, ..CountSettings::new(Target::Open) };
    let mut count = Count::new(graph.clone(), &settings).unwrap();
    while !count.advance(10_000).unwrap() {}
    count.result().unwrap()
}

fn listed(graph: &Arc<Graph>, start: Square, end: Option<Square>) -> Vec<Vec<Square>> {
    let mut tours = Tours::from(graph.clone(), start, end);
    let mut found = Vec::new();
    loop {
        match tours.next(1000) {
            Next::Tour(tour) => found.push(tour.squares().to_vec()),
            Next::Unfinished => {}
            Next::End => return found,
        }
    }
}

#[test]
fn tours_from_a_square_are_as_many_as_are_known() {
    let board = graph("5x5");
    // Of the 1728 tours of 5 × 5, 304 begin in each corner.
    assert_eq!(count(&board, Some((Square(0), None)), false), 304);
    assert_eq!(count(&board, Some((Square(0), None)), true), 304);
    assert_eq!(listed(&board, Square(0), None).len(), 304);
    for board in ["5x5", "3x7", "4x5", "...../..#../...../....."].map(graph) {
        let all: u128 =
            board.each_square().map(|start| count(&board, Some((start, None)), false)).sum();
        assert_eq!(all, count(&board, None, true));
    }
}

#[test]
fn counts_and_lists_between_squares_are_those_of_a_search_that_tries_everything() {
    for board in ["1x1", "3x4", "4x5", "5x5", "...#/..../..../...."].map(graph) {
        for start in board.each_square().take(3) {
            let ways = ways_from(&board, start);
            assert_eq!(count(&board, Some((start, None)), false), ways.iter().sum());
            for end in board.each_square() {
                let expected = ways[end.index()];
                assert_eq!(count(&board, Some((start, Some(end))), false), expected);
                if end == start {
                    continue;
                }
                let tours = listed(&board, start, Some(end));
                assert_eq!(tours.len() as u128, expected);
                let is_between = |tour: &Vec<Square>| tour[0] == start && tour.last() == Some(&end);
                assert!(tours.iter().all(is_between));
            }
        }
    }
}

#[test]
fn closed_tours_and_those_up_to_symmetry_have_no_ends() {
    let ends = Some((Square(0), None));
    let closed = CountSettings { ends, ..CountSettings::new(Target::Closed) };
    let orbits = CountSettings { ends, up_to_symmetry: true, ..CountSettings::new(Target::Open) };
    for settings in [closed, orbits] {
        let refused = Count::new(graph("5x5"), &settings).err();
        assert_eq!(refused, Some(CountError::EndsOfOpenOnly));
    }
}

#[test]
fn what_is_said_of_two_ends_is_so() {
    let mut said = [0, 0];
    for board in ["3x4", "4x5", "5x5", "...#./...../#..../....."].map(graph) {
        for start in board.each_square().take(4) {
            let ways = ways_from(&board, start);
            for end in board.each_square() {
                let known = existence_between(&board, start, end);
                let findings = diagnose_between(&board, start, end);
                let is_none = ways[end.index()] == 0;
                assert!(known.answer != Answer::Yes);
                assert!(is_none || (known.answer == Answer::Unknown && findings.is_empty()));
                said[usize::from(is_none && known.answer == Answer::No)] += 1;
                for finding in findings {
                    let sentence = finding.sentence(&board);
                    assert!(sentence.contains(' '), "{sentence}");
                }
            }
        }
    }
    assert!(said[1] > 100, "{said:?}");
}

/// The theorem of 1994, for all ends on 6 × 6 but those that symmetries make the same, and for some on others.
#[test]
fn square_boards_have_tours_between_all_squares_whose_colours_allow_it() {
    let mut random = Random::from_seed("ends");
    for (board, tries) in [("6x6", 0), ("7x7", 60), ("8x8", 20), ("11x11", 10)] {
        let graph = graph(board);
        let side = graph.board().unwrap().width();
        let pairs: Vec<(Square, Square)> = if tries == 0 {
            let starts = graph.each_square().filter(|start| {
                let (x, y) = graph.board().unwrap().position(*start);
                x < i32::from(side) / 2 && y <= x
            });
            starts.flat_map(|start| graph.each_square().map(move |end| (start, end))).collect()
        } else {
            let mut any = || Square(random.below(graph.len() as u32));
            (0..tries).map(|_| (any(), any())).collect()
        };
        for (start, end) in pairs {
            let known = existence_between(&graph, start, end).answer;
            let run = tour(&graph, "best", start, end, WhenStuck::Stop);
            let is_found = matches!(run, Ok(Outcome::Tour(_)));
            assert_eq!(known == Answer::Yes, is_found, "{board} {start:?} {end:?}");
        }
    }
}

fn tour(
    graph: &Arc<Graph>,
    method: &str,
    start: Square,
    end: Square,
    when_stuck: WhenStuck,
) -> Result<Outcome, SearchError> {
    let algorithm = ALGORITHMS.iter().find(|each| each.id == method).unwrap();
    let settings = Settings::new(graph).with_start(start).with_end(end).with_when_stuck(when_stuck);
    let mut run = WholeRun::to_tour(algorithm, graph, &settings)?;
    while !run.advance(1000) {}
    Ok(run.outcome().unwrap().clone())
}

#[test]
fn every_method_that_can_ends_where_it_should_or_says_that_there_is_no_such_tour() {
    let able: Vec<&str> =
        ALGORITHMS.iter().filter(|each| each.can_end).map(|each| each.id).collect();
    assert_eq!(able, ["warnsdorff", "restarts", "backtracking", "cycles", "best"]);
    for board in ["3x4", "4x5", "..#../...../...../....."].map(graph) {
        for start in board.each_square().take(2) {
            let ways = ways_from(&board, start);
            for end in board.each_square().filter(|&end| end != start) {
                for method in &able {
                    let has_tour = ways[end.index()] > 0;
                    match tour(&board, method, start, end, WhenStuck::Backtrack).unwrap() {
                        Outcome::Tour(tour) => {
                            let squares = tour.squares();
                            assert_eq!((squares[0], squares.last()), (start, Some(&end)));
                        }
                        Outcome::Impossible { .. } => assert!(!has_tour, "{method} {end:?}"),
                        // Restarts may go on in vain where only a long search finds that there is none.
                        other => assert!(!has_tour, "{method} {end:?}: {other:?}"),
                    }
                }
            }
        }
    }
    let refused = tour(&graph("6x6"), "rotations", Square(0), Square(1), WhenStuck::Stop).err();
    let Some(SearchError::CannotEnd { known, .. }) = refused else { panic!("{refused:?}") };
    assert_eq!(known, able);
}

#[test]
fn a_verdict_on_a_path_knows_the_end() {
    let mut random = Random::from_seed("1");
    let mut fates = [0, 0];
    for board in ["4x5", "5x5"].map(graph) {
        let start = board.first_square();
        let tours = listed(&board, start, None);
        let mut below = |most: usize| random.below(most as u32) as usize;
        for _ in 0..60 {
            // The beginning of a tour, with its own end or that of another one.
            let tour = &tours[below(tours.len())];
            let other = &tours[below(tours.len())];
            let path = tour[..8 + below(10)].to_vec();
            let end = [tour, other][below(2)][board.squares() - 1];
            if path.contains(&end) {
                continue;
            }
            let mut found = vec![0; board.len()];
            ways(&board, &mut path.clone(), &mut found);
            let verdict = Verdict::new(board.clone(), path.clone(), Target::Open).unwrap();
            let mut verdict = verdict.with_end(end);
            while !verdict.advance(100) {}
            let can_finish = found[end.index()] > 0;
            fates[usize::from(can_finish)] += 1;
            match verdict.fate().unwrap() {
                Fate::Finishable { tour } => {
                    assert!(can_finish && tour.squares().starts_with(&path));
                    assert_eq!(tour.squares().last(), Some(&end));
                }
                Fate::Lost { why } => {
                    assert!(!can_finish, "{} {path:?} {end:?}", why.code);
                    assert!(why.sentence(&board).contains(' '));
                }
                other @ Fate::Unknown { .. } => panic!("{other:?}"),
            }
        }
    }
    assert!(fates[0] > 5 && fates[1] > 20, "{fates:?}");
}

type Change = fn(&mut RequestText);

#[test]
fn a_request_names_the_end_and_what_is_wrong_with_it() {
    let asked = |end: &str, change: fn(&mut RequestText)| {
        let mut asked = RequestText {
            board: Some("6x6".to_owned()),
            end: Some(end.to_owned()),
            ..RequestText::default()
        };
        change(&mut asked);
        let (run, problems) = asked.settled(&[]);
        let problems = problems.into_iter().map(|it| (it.field, it.error.to_string()));
        (run.used.end, problems.collect::<Vec<_>>())
    };
    assert_eq!(asked("B1", |_| {}), (Some("b1".to_owned()), vec![]));
    let wrong: [(&str, Change, &str); 5] = [
        ("z9", |_| {}, "z9"),
        ("a1", |_| {}, "cannot end on a1, where it begins"),
        ("b1", |it| it.target = Some("closed".to_owned()), "a closed tour has no last square"),
        ("b1", |it| it.algorithm = Some("rotations".to_owned()), "these methods can: warnsdorff,"),
        (
            "b1",
            |it| {
                it.algorithm = Some("best".to_owned());
                it.start = Some("any".to_owned().into());
            },
            "name the first square",
        ),
    ];
    for (end, change, said) in wrong {
        let (used, problems) = asked(end, change);
        assert_eq!((used, problems.len()), (None, 1), "{said}: {problems:?}");
        assert!(problems[0].0 == "end" && problems[0].1.contains(said), "{problems:?}");
    }
    // With another method chosen, a setting that it lacks is reset silently.
    let text = RequestText {
        algorithm: Some("rotations".to_owned()),
        end: Some("h1".to_owned()),
        ..RequestText::default()
    };
    assert_eq!(text.settled(&["algorithm"]).1, []);
    let request = Request {
        board: Some("8x8".to_owned()),
        end: Some("h1".to_owned()),
        algorithm: Some(Method::Best),
        ..Request::default()
    };
    let tour = request.solve().unwrap();
    assert_eq!(tour.names().last().as_deref(), Some("h1"));
}

#[test]
fn the_last_square_is_left_for_the_last_move() {
    let text = RequestText {
        board: Some("5x5".to_owned()),
        end: Some("c2".to_owned()),
        start: Some("b3".to_owned().into()),
        algorithm: Some("player".to_owned()),
        ..RequestText::default()
    };
    // The colours do not allow it, but the rules of moves are the same.
    let (mut session, _, problems) = text.opened(&[]);
    assert_eq!(problems, []);
    let at = |name: &str| graph("5x5").find(name).unwrap();
    session.play(at("a1")).unwrap();
    assert!(session.candidates().is_empty());
    let refused = session.play(at("c2")).unwrap_err().to_string();
    assert!(refused.contains("the tour has to end there"), "{refused}");
}
