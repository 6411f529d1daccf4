//! Joining blocks makes a tour wherever there is one, and every step of it holds.

use std::collections::HashSet;
use std::sync::Arc;

use crate::picture::picture;
use knights_tour::existence::{Answer, existence};
use knights_tour::random::Random;
use knights_tour::search::blocks::tour_of;
use knights_tour::search::division::{Block, Cut};
use knights_tour::search::{Algorithm, Edit, Move, Outcome, Settings, Target, TieBreak, WhenStuck};
use knights_tour::session::Session;
use knights_tour::theory::exact::{Ends, Progress, tour};
use knights_tour::{Board, Graph, Leaper, Square, Tour};

const TARGETS: [Target; 2] = [Target::Open, Target::Closed];

fn rectangle(width: u16, height: u16) -> Arc<Graph> {
    Arc::new(Graph::new(Board::new(width, height).unwrap(), Leaper::KNIGHT))
}

fn squares(graph: &Graph) -> impl Iterator<Item = Square> + use<> {
    (0..graph.len() as u32).map(Square)
}

/// Whether a tour is found, which must be a tour of the kind asked for.
fn finds(graph: &Arc<Graph>, target: Target, start: Square) -> bool {
    match tour_of(graph, target, start).unwrap() {
        Outcome::Tour(tour) => {
            assert_eq!(tour.squares()[0], start);
            assert_eq!(tour.squares().len(), graph.len());
            assert!(tour.is_closed() || target == Target::Open);
            true
        }
        Outcome::Impossible { .. } => false,
        outcome => panic!("{outcome:?}"),
    }
}

#[test]
fn a_tour_is_found_wherever_there_is_one_and_from_every_start() {
    for (width, height) in (1..=20).flat_map(|width| (1..=20).map(move |height| (width, height))) {
        let graph = rectangle(width, height);
        for target in TARGETS {
            // All starts of small boards, and of the others one that differs from board to board.
            let step = if width * height <= 150 { 1 } else { 29 };
            for start in squares(&graph).skip(usize::from(width * height) % step).step_by(step) {
                let exists = existence(&graph, target, Some(start)).answer == Answer::Yes;
                let is_found = finds(&graph, target, start);
                assert_eq!(is_found, exists, "{width} × {height}, {target:?}, {start:?}");
            }
        }
    }
}

#[test]
fn starts_that_are_refused_begin_no_tour() {
    for (width, height) in [(3, 4), (3, 7), (8, 3), (4, 5), (6, 4), (4, 7)] {
        let graph = rectangle(width, height);
        for start in squares(&graph) {
            let has_tour = tour(&graph, Ends::From(start), u32::MAX) != Progress::None;
            assert_eq!(
                finds(&graph, Target::Open, start),
                has_tour,
                "{width} × {height} {start:?}"
            );
        }
    }
}

#[test]
fn rectangles_up_to_40_by_40_and_some_beyond() {
    for (width, height) in (3..=40).flat_map(|width| (3..=40).map(move |height| (width, height))) {
        let graph = rectangle(width, height);
        let start = Square(0);
        for target in TARGETS {
            let exists = existence(&graph, target, None).answer == Answer::Yes;
            assert_eq!(finds(&graph, target, start), exists, "{width} × {height}, {target:?}");
        }
    }
    for (width, height) in
        [(3, 4096), (4095, 3), (4093, 3), (4, 4095), (4096, 4), (5, 2001), (399, 401)]
    {
        let graph = rectangle(width, height);
        let middle = Square(graph.len() as u32 / 2);
        let outer = if width == 4 { Square(middle.0 / 4 * 4) } else { middle };
        let start = if height == 4 { Square(outer.0 % 4096) } else { outer };
        let start = if graph.board().unwrap().is_dark(start) { start } else { Square(start.0 + 3) };
        assert!(finds(&graph, Target::Open, start), "{width} × {height}, {start:?}");
    }
}

fn settings(target: Target, start: Square) -> Settings {
    Settings {
        start,
        end: None,
        rule: TieBreak::First.rule(),
        target,
        moves: None,
        when_stuck: WhenStuck::Stop,
        options: Vec::new(),
        random: Random::from_seed(""),
    }
}

/// Runs the steps on a set of moves, and returns the tour with the words of the steps.
fn replay(graph: &Arc<Graph>, target: Target, start: Square) -> (Tour, Vec<&'static str>) {
    let algorithm = Algorithm::by_id("blocks").unwrap();
    let mut search = algorithm.start(graph.clone(), &settings(target, start)).unwrap();
    let (mut edit, mut moves, mut words) = (Edit::new(), HashSet::<Move>::new(), Vec::new());
    let sorted = |&(from, to): &Move| (from.min(to), from.max(to));
    while search.advance(&mut edit) {
        for each in &edit.removed {
            assert!(moves.remove(&sorted(each)), "{edit:?}");
        }
        for each in &edit.added {
            assert!(graph.are_neighbours(each.0, each.1), "{edit:?}");
            assert!(moves.insert(sorted(each)), "{edit:?}");
        }
        assert!(usize::from(edit.line) < algorithm.pseudocode.len());
        assert!(graph.contains(edit.focus));
        words.push(edit.reason.code());
    }
    let Some(Outcome::Tour(tour)) = search.outcome() else { panic!("{:?}", search.outcome()) };
    let mut of_tour: HashSet<Move> =
        tour.squares().windows(2).map(|pair| sorted(&(pair[0], pair[1]))).collect();
    if target == Target::Closed {
        of_tour.insert(sorted(&(tour.squares()[0], *tour.squares().last().unwrap())));
    }
    assert_eq!(moves, of_tour);
    (tour.clone(), words)
}

#[test]
fn the_steps_add_up_to_the_tour() {
    for (width, height) in
        [(8, 8), (5, 5), (30, 17), (23, 25), (3, 22), (31, 3), (4, 19), (24, 4), (1, 1)]
    {
        let graph = rectangle(width, height);
        for target in TARGETS {
            let start = Square(if width == 4 || height == 4 { 8 } else { 0 });
            if existence(&graph, target, None).answer == Answer::Yes {
                let (by_steps, _) = replay(&graph, target, start);
                let Ok(Outcome::Tour(at_once)) = tour_of(&graph, target, start) else { panic!() };
                assert_eq!(by_steps.squares(), at_once.squares());
            }
        }
    }
}

#[test]
fn every_block_gets_a_tour_and_every_join_leaves_one_less() {
    let count = |words: &[&str], code| words.iter().filter(|&&word| word == code).count();
    let (_, words) = replay(&rectangle(24, 17), Target::Closed, Square(0));
    // 24 is 8 + 8 + 8, and 17 is 5 + 6 + 6.
    let counts = ["cut", "base-tour", "blocks-joined", "opened"].map(|code| count(&words, code));
    assert_eq!(counts, [4, 9, 8, 0]);
    let (_, words) = replay(&rectangle(24, 17), Target::Open, Square(0));
    assert_eq!(words.last(), Some(&"opened"));
    let (_, words) = replay(&rectangle(18, 3), Target::Closed, Square(0));
    assert_eq!(words, ["base-tour", "base-tour", "base-tour", "piece-inserted", "piece-inserted"]);
    let (_, words) = replay(&rectangle(4, 13), Target::Open, Square(0));
    assert_eq!(words, ["strand-ends", "strand-ends", "strands", "strands", "strands-tied"]);
}

#[test]
fn the_part_that_is_walked_from_the_start_doubles_with_each_join() {
    let graph = rectangle(128, 128);
    let algorithm = Algorithm::by_id("blocks").unwrap();
    let mut search = algorithm.start(graph.clone(), &settings(Target::Closed, Square(0))).unwrap();
    let mut part: Vec<usize> = (0..graph.len()).collect();
    let (mut edit, mut rewalked) = (Edit::new(), 0);
    // Parts as a forest: a square's part is that of the square it points to.
    let part_of = |part: &[usize], mut at: usize| {
        while part[at] != at {
            at = part[at];
        }
        at
    };
    let mut sizes = vec![1; graph.len()];
    while search.advance(&mut edit) {
        for &(from, to) in &edit.added {
            let (from, to) = (part_of(&part, from.index()), part_of(&part, to.index()));
            if from != to {
                let (small, large) = if sizes[from] < sizes[to] { (from, to) } else { (to, from) };
                part[small] = large;
                sizes[large] += sizes[small];
            }
        }
        if !edit.removed.is_empty() {
            let joined = part_of(&part, edit.focus.index());
            if part_of(&part, 0) == joined {
                rewalked += sizes[joined];
            }
        }
    }
    assert!(rewalked <= 3 * graph.len(), "{rewalked}");
}

#[test]
fn other_boards_and_pieces_are_refused() {
    let with_hole = Arc::new(Graph::new("......\n..#...\n......".parse().unwrap(), Leaper::KNIGHT));
    let camel = Arc::new(Graph::new(Board::new(10, 10).unwrap(), Leaper::new(1, 3).unwrap()));
    let ring = Arc::new(Graph::from_edges(3, &[(0, 1), (1, 2), (2, 0)]).unwrap());
    for graph in [with_hole, camel, ring] {
        let refused = tour_of(&graph, Target::Open, Square(0)).unwrap_err();
        assert_eq!(refused.code(), "not-for-this-board");
    }
}

#[test]
fn what_is_impossible_has_its_reason() {
    for (board, target, start, reason) in [
        ("4x4", Target::Closed, 0, "side-4"),
        ("5x5", Target::Closed, 0, "odd-area"),
        ("5x5", Target::Open, 1, "start-colour"),
        ("3x5", Target::Open, 0, "small-exception"),
        ("2x9", Target::Open, 0, "side-2"),
        ("9x4", Target::Open, 9, "inner-row"),
        ("3x4", Target::Open, 3, "inner-row"),
        ("3x7", Target::Open, 10, "start-exception"),
    ] {
        let graph = Arc::new(Graph::new(board.parse().unwrap(), Leaper::KNIGHT));
        let outcome = tour_of(&graph, target, Square(start)).unwrap();
        let Outcome::Impossible { why } = outcome else { panic!("{board} {outcome:?}") };
        assert_eq!(why, reason, "{board}");
    }
}

/// 20 is 6 + 6 + 8.
const CUTS_OF_20_BY_20: [Cut; 4] =
    [Cut::AfterColumn(6), Cut::AfterColumn(12), Cut::AfterRow(6), Cut::AfterRow(12)];

#[test]
fn cuts_come_first_then_one_block_a_step_then_the_joins() {
    for (width, height, target) in
        [(20, 20, Target::Closed), (8, 8, Target::Open), (17, 4, Target::Open)]
    {
        let graph = rectangle(width, height);
        let board = graph.board().unwrap();
        let algorithm = Algorithm::by_id("blocks").unwrap();
        let settings = settings(target, Square(0));
        let mut session = Session::new(graph.clone(), algorithm, settings).unwrap();
        let has_moves = |session: &Session, square| session.subgraph().degree(square) > 0;
        assert!(squares(&graph).all(|square| !has_moves(&session, square)), "{width} × {height}");
        assert!(session.cuts().is_empty());
        let mut filled = HashSet::new();
        while let Some(coming) = session.moment().coming {
            let cut = Cut::told_by(coming.reason);
            let block = Block::told_by(coming.reason);
            let cuts = session.cuts().len();
            let code = coming.reason.code();
            assert_eq!(cut.is_some(), code == "cut");
            assert_eq!(block.is_some(), matches!(code, "base-tour" | "strand-ends"));
            assert!(cut.is_none() || filled.is_empty());
            session.step();
            assert_eq!(session.cuts().len(), cuts + usize::from(cut.is_some()));
            assert_eq!(session.cuts().last().copied().filter(|_| cut.is_some()), cut);
            // A block gets all of its moves, and no other square does.
            if let Some(block) = block {
                let (left, low) = board.position(block.corner);
                let is_inside = |square| {
                    let (x, y) = board.position(square);
                    (left..left + block.width as i32).contains(&x)
                        && (low..low + block.height as i32).contains(&y)
                };
                let inside: Vec<_> = squares(&graph).filter(|&square| is_inside(square)).collect();
                assert_eq!(inside.len(), (block.width * block.height) as usize);
                assert!(inside.into_iter().all(|square| filled.insert(square)));
                let now = squares(&graph).filter(|&square| has_moves(&session, square));
                assert_eq!(now.collect::<HashSet<_>>(), filled);
            }
        }
        let expected: &[Cut] = if width == 20 { &CUTS_OF_20_BY_20 } else { &[] };
        assert_eq!(session.cuts(), expected);
    }
}

#[test]
fn cuts_and_blocks_are_undone_and_made_again_exactly() {
    let graph = rectangle(20, 13);
    let algorithm = Algorithm::by_id("blocks").unwrap();
    let mut session = Session::new(graph, algorithm, settings(Target::Open, Square(0))).unwrap();
    let mut pictures = vec![picture(&session)];
    while session.step() {
        pictures.push(picture(&session));
    }
    let last = pictures.len() - 1;
    for stop in (0..=last).rev().chain([last, 2, 5, 0, 7, last]) {
        session.seek(stop);
        assert_eq!(picture(&session), pictures[stop]);
    }
}
