//! What the tests of searches that walk have in common: runs whose every edit is checked.

use std::collections::BTreeSet;
use std::sync::Arc;

use knights_tour::random::Random;
use knights_tour::search::{
    Algorithm, Counters, Edit, Outcome, Settings, Target, TieBreak, WhenStuck,
};
use knights_tour::{Graph, Square};

/// Settings for a start and a target, with options by their words.
pub fn settings(
    algorithm: &'static Algorithm,
    start: Square,
    target: Target,
    options: &[(&str, &str)],
) -> Settings {
    let choose = |&(id, value): &(&str, &str)| {
        let list = algorithm.options.iter().find(|list| list.id == id).unwrap();
        (list, list.value(value).unwrap())
    };
    Settings {
        start,
        end: None,
        rule: TieBreak::First.rule(),
        target,
        moves: None,
        when_stuck: WhenStuck::Stop,
        options: options.iter().map(choose).collect(),
        random: Random::from_seed("1"),
    }
}

/// The moves along a path, the lower square of each first.
fn moves_along(path: &[Square]) -> BTreeSet<(Square, Square)> {
    path.windows(2).map(|pair| (pair[0].min(pair[1]), pair[0].max(pair[1]))).collect()
}

/// Takes at most so many steps, and hands each edit over with the path before it. After each, the
/// moves must be those along the path, and at the end those of the tour.
pub fn run(
    algorithm: &'static Algorithm,
    graph: &Arc<Graph>,
    settings: &Settings,
    limit: usize,
    mut see: impl FnMut(&Edit, &[Square]),
) -> (Option<Outcome>, Counters) {
    let mut search = algorithm.start(graph.clone(), settings).unwrap();
    let (mut edit, mut moves, mut counters) = (Edit::new(), BTreeSet::new(), Counters::default());
    let mut path = search.path().to_vec();
    assert_eq!(path, [settings.start]);
    for _ in 0..limit {
        if !search.advance(&mut edit) {
            break;
        }
        assert_eq!(Some(&edit.focus), path.last());
        assert!(usize::from(edit.line) < algorithm.pseudocode.len());
        see(&edit, &path);
        counters.count(edit.reason);
        for &(from, to) in &edit.removed {
            assert!(moves.remove(&(from.min(to), from.max(to))), "{from:?} {to:?} was not there");
        }
        for &(from, to) in &edit.added {
            assert!(graph.are_neighbours(from, to), "{from:?} {to:?} is no move");
            assert!(moves.insert((from.min(to), from.max(to))), "{from:?} {to:?} was there");
        }
        path.clear();
        path.extend_from_slice(search.path());
        let mut expected = moves_along(&path);
        if moves.len() == graph.squares() {
            expected.extend(moves_along(&[path[0], path[path.len() - 1]]));
        }
        assert_eq!(moves, expected);
    }
    let outcome = search.outcome().cloned();
    if let Some(Outcome::Tour(tour)) = &outcome {
        let mut expected = moves_along(tour.squares());
        if settings.target == Target::Closed {
            assert!(tour.is_closed());
            expected.extend(moves_along(&[tour.squares()[0], tour.squares()[graph.squares() - 1]]));
        }
        assert_eq!(moves, expected);
        assert_eq!(tour.squares()[0], settings.start);
    }
    (outcome, counters)
}
