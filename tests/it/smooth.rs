//! Four knights side by side make closed tours with few turns and few crossings.

use std::collections::HashSet;
use std::sync::Arc;

use knights_tour::random::Random;
use knights_tour::search::{
    Algorithm, Edit, Outcome, SearchError, Settings, Target, TieBreak, WhenStuck, WholeRun,
};
use knights_tour::tour::statistics::Statistics;
use knights_tour::{Board, Graph, Leaper, Square, Tour};

fn rectangle(width: u16, height: u16) -> Arc<Graph> {
    Arc::new(Graph::new(Board::new(width, height).unwrap(), Leaper::KNIGHT))
}

fn settings(start: Square) -> Settings {
    Settings {
        start,
        end: None,
        rule: TieBreak::First.rule(),
        target: Target::Closed,
        moves: None,
        when_stuck: WhenStuck::Stop,
        random: Random::from_seed("1"),
        options: vec![],
    }
}

fn tour(width: u16, height: u16) -> Result<Tour, SearchError> {
    let algorithm = Algorithm::by_id("smooth")?;
    let run = WholeRun::to_tour(algorithm, &rectangle(width, height), &settings(Square(0)))?;
    match run.outcome() {
        Some(Outcome::Tour(tour)) => Ok(tour.clone()),
        outcome => panic!("{width} × {height}: {outcome:?}"),
    }
}

#[test]
fn every_size_that_is_taken_has_a_closed_tour() {
    for (width, height) in (1..=44).flat_map(|width| (1..=44).map(move |height| (width, height))) {
        let fits = |even: u16, other: u16| {
            let has_room = even >= 16 && other >= 12;
            let is_written_down = [12, 14].contains(&even) && [12, 14].contains(&other);
            even.is_multiple_of(2) && (has_room || is_written_down)
        };
        match tour(width, height) {
            Ok(tour) => assert!(tour.is_closed(), "{width} × {height}"),
            Err(error) => {
                assert!(
                    !fits(width, height) && !fits(height, width),
                    "{width} × {height}: {error:?}"
                );
            }
        }
    }
}

/// What the program of those who found the method makes of a size that it takes.
fn published(width: u16, height: u16) -> Option<[u64; 2]> {
    let (wider, higher) = (u64::from(width).checked_sub(16)?, u64::from(height).checked_sub(12)?);
    if width % 2 == 1 {
        return None;
    }
    let rows = include_str!("../data/smooth-turns-crossings.csv").lines().map(|line| {
        let numbers: Vec<u64> = line.split(',').filter_map(|word| word.parse().ok()).collect();
        numbers
    });
    let size = [16 + wider % 8, 12 + higher % 4];
    let row = rows.into_iter().find(|row| row.len() == 4 && row[..2] == size).unwrap();
    Some([
        row[2] + 44 * (wider / 8) + 16 * (higher / 4),
        row[3] + 64 * (wider / 8) + 20 * (higher / 4),
    ])
}

#[test]
fn tours_have_fewer_turns_and_crossings_than_published_ones() {
    assert_eq!(published(60, 60), Some([551, 769]));
    let sizes = (12..=120).flat_map(|width| (12..=120).map(move |height| (width, height)));
    for (width, height) in sizes {
        let Ok(tour) = tour(width, height) else { continue };
        let found = Statistics::of(&tour).unwrap();
        let found = [u64::from(found.turns), found.crossings.unwrap()];
        // As it is, and with columns taken for rows.
        for best in [published(width, height), published(height, width)].into_iter().flatten() {
            let is_better = found.iter().zip(best).all(|(&ours, theirs)| ours <= theirs);
            assert!(is_better, "{width} × {height}: {found:?}, published {best:?}");
        }
        if width == height {
            // 9.25 n and 12 n, without the constant.
            let bounds = [u64::from(width) * 37 / 4, u64::from(width) * 12];
            assert!(found[0] <= bounds[0] && found[1] <= bounds[1], "{width}: {found:?}");
        }
    }
}

#[test]
fn strands_go_side_by_side() {
    let (side, algorithm) = (40, Algorithm::by_id("smooth").unwrap());
    let graph = rectangle(side, side);
    let board = graph.board().unwrap();
    let mut search = algorithm.start(graph.clone(), &settings(Square(0))).unwrap();
    let (mut edit, mut advances) = (Edit::new(), 0);
    while search.advance(&mut edit) {
        if edit.reason.code() == "formation-advances" && edit.added.len() == 4 {
            // Columns and twice the rows: what tells lines apart.
            let mut lines: Vec<i32> = edit
                .added
                .iter()
                .map(|&(from, _)| board.position(from))
                .map(|(x, y)| x + 2 * y)
                .collect();
            lines.sort_unstable();
            assert!(lines.windows(2).all(|pair| pair[1] == pair[0] + 1), "{lines:?}");
            advances += 1;
        }
    }
    assert!(advances > 100, "{advances}");
}

#[test]
fn other_boards_are_refused() {
    let algorithm = Algorithm::by_id("smooth").unwrap();
    let refused = |graph: Graph| algorithm.start(Arc::new(graph), &settings(Square(0))).err();
    for (width, height) in [(8, 8), (10, 12), (15, 17), (14, 13), (16, 11), (16, 1)] {
        let error = refused(Graph::new(Board::new(width, height).unwrap(), Leaper::KNIGHT));
        assert!(matches!(error, Some(SearchError::NeedsRoomForFormation { .. })), "{error:?}");
    }
    let camel = Graph::new(Board::new(20, 20).unwrap(), Leaper::new(1, 3).unwrap());
    assert!(matches!(refused(camel), Some(SearchError::NeedsKnightOnRectangle { .. })));
}

#[test]
fn steps_add_up_to_the_tour() {
    for (width, height) in [
        (12, 12),
        (12, 14),
        (14, 12),
        (14, 14),
        (16, 12),
        (12, 16),
        (16, 16),
        (18, 13),
        (13, 18),
        (24, 30),
        (31, 22),
        (60, 60),
    ] {
        let graph = rectangle(width, height);
        let algorithm = Algorithm::by_id("smooth").unwrap();
        let mut search = algorithm.start(graph.clone(), &settings(Square(7))).unwrap();
        let (mut edit, mut moves) = (Edit::new(), HashSet::new());
        let mut codes = Vec::new();
        while search.advance(&mut edit) {
            assert!(edit.removed.is_empty());
            for &(from, to) in &edit.added {
                assert!(moves.insert((from.min(to), from.max(to))), "{from:?} to {to:?} twice");
            }
            codes.push(edit.reason.code());
        }
        let Some(Outcome::Tour(tour)) = search.outcome() else { panic!("{:?}", search.outcome()) };
        assert_eq!(tour.squares()[0], Square(7));
        let squares = tour.squares();
        let ends = squares.iter().zip(squares.iter().cycle().skip(1));
        let expected: HashSet<_> = ends.map(|(&a, &b)| (a.min(b), a.max(b))).collect();
        assert_eq!(moves.len(), expected.len(), "{width} × {height}");
        assert_eq!(moves, expected, "{width} × {height}");
        if width.max(height) < 16 {
            assert_eq!(codes, ["formation-too-large"]);
            continue;
        }
        assert_eq!(codes.first(), Some(&"formation-sets-out"));
        assert_eq!(codes.last(), Some(&"formation-ends"));
    }
}
