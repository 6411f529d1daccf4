//! What holds for every algorithm of the list: runs end in what is true, and can be undone.

use std::sync::Arc;

use crate::picture::picture;
use knights_tour::random::Random;
use knights_tour::search::{ALGORITHMS, Algorithm, Outcome, Settings, Target, TieBreak, WhenStuck};
use knights_tour::session::Session;
use knights_tour::theory::exact::{self, Ends, Progress};
use knights_tour::{Board, Graph, Leaper, Square};
use proptest::prelude::*;

/// What an algorithm may be asked for, each choice by a number.
fn settings(algorithm: &'static Algorithm, start: Square, choices: &[usize; 4]) -> Settings {
    let [target, when_stuck, tie_break, option] = *choices;
    let pick = |number: usize, length: usize| number % length.max(1);
    let targets = algorithm.targets;
    let options = algorithm
        .options
        .iter()
        .map(|list| (list, list.values[pick(option, list.values.len())]))
        .collect();
    Settings {
        start,
        end: None,
        target: targets[pick(target, targets.len())],
        moves: None,
        when_stuck: algorithm
            .when_stuck
            .get(pick(when_stuck, algorithm.when_stuck.len()))
            .copied()
            .unwrap_or(WhenStuck::Stop),
        rule: algorithm
            .tie_breaks
            .get(pick(tie_break, algorithm.tie_breaks.len()))
            .copied()
            .unwrap_or(TieBreak::First)
            .rule(),
        options,
        random: Random::from_seed("methods"),
    }
}

/// Whether there is a tour from the start, if that can be settled soon.
fn exists(graph: &Graph, target: Target, start: Square) -> Option<bool> {
    let ends = if target == Target::Closed { Ends::Closed } else { Ends::From(start) };
    match exact::tour(graph, ends, 20_000) {
        Progress::Found(_) => Some(true),
        Progress::None => Some(false),
        Progress::Unfinished => None,
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn runs_end_in_what_is_true_and_are_undone_exactly(
        algorithm in prop::sample::select((0..ALGORITHMS.len()).collect::<Vec<_>>()),
        (width, height) in (1_u16..8, 1_u16..8),
        holes in any::<(u64, u64, bool)>(),
        start in any::<prop::sample::Index>(),
        choices in any::<[usize; 4]>(),
        stops in prop::collection::vec(0_usize..2000, 0..4),
        piece in prop::sample::select(vec!["knight", "knight", "king", "gnu", "0,1+0,2+2,3"]),
    ) {
        let piece: Leaper = piece.parse()?;
        // Every other board is full; of the others an eighth is holes.
        let (some, others, is_full) = holes;
        let is_hole = |square: Square| {
            !is_full && (some & others & (some >> 17)) >> square.0 & 1 == 1
        };
        let board = Board::with_holes(width, height, is_hole);
        prop_assume!(board.is_ok());
        let board = board?;
        let squares: Vec<Square> = board.iter().collect();
        let start = squares[start.index(squares.len())];
        let algorithm = &ALGORITHMS[algorithm];
        let settings = settings(algorithm, start, &choices);
        let target = settings.target;
        let graph = Arc::new(Graph::new(board, piece));
        let session = Session::new(graph.clone(), algorithm, settings);
        // Some are not for every board.
        prop_assume!(session.is_ok());
        let mut session = session?;

        let mut pictures = vec![picture(&session)];
        while pictures.len() < 2000 && session.step() {
            pictures.push(picture(&session));
        }
        match session.moment().outcome {
            Some(Outcome::Tour(tour)) => {
                prop_assert_eq!(tour.squares(), session.subgraph().walk());
                prop_assert_eq!(tour.squares()[0], start);
                prop_assert!(target == Target::Open || tour.is_closed());
                prop_assert_ne!(exists(&graph, target, start), Some(false));
            }
            Some(Outcome::Longest { path, most, is_uncrossed }) => {
                prop_assert_eq!(&path[..], session.subgraph().walk());
                prop_assert!(path.len() <= *most && path.len() < graph.squares());
                let is_sure = *most < graph.squares() && !is_uncrossed;
                prop_assert!(!is_sure || exists(&graph, target, start) != Some(true));
            }
            // There may be others than the symmetric ones.
            Some(Outcome::Impossible { .. }) if algorithm.id == "symmetric" => {}
            Some(Outcome::Impossible { why }) => {
                prop_assert_ne!(exists(&graph, target, start), Some(true), "{}", why);
            }
            Some(Outcome::Stuck { .. } | Outcome::Cycles { .. } | Outcome::GaveUp { .. }) => {}
            Some(other) => panic!("{other:?}"),
            None => prop_assert_eq!(pictures.len(), 2000),
        }
        let last = pictures.len() - 1;
        for stop in stops.into_iter().chain([last, 0, last]) {
            session.seek(stop.min(last));
            prop_assert_eq!(&picture(&session), &pictures[stop.min(last)]);
        }
        while session.back() {
            prop_assert_eq!(&picture(&session), &pictures[session.position()]);
        }
        prop_assert_eq!(session.position(), 0);
    }
}
