//! The pencil-and-paper method: what it completes, and that letters and numbers are told rightly.

use std::sync::Arc;

use knights_tour::random::Random;
use knights_tour::search::{
    Algorithm, Counter, Edit, Fact, Outcome, Search, Settings, Target, TieBreak, WhenStuck,
};
use knights_tour::session::Session;
use knights_tour::{Graph, Leaper, Square, notation};

fn graph(board: &str) -> Arc<Graph> {
    Arc::new(Graph::new(board.parse().unwrap(), Leaper::KNIGHT))
}

fn algorithm() -> &'static Algorithm {
    Algorithm::by_id("edges-first").unwrap()
}

fn settings(start: u32, target: Target, seed: &str) -> Settings {
    let (start, random) = (Square(start), Random::from_seed(seed));
    let (rule, when_stuck) = (TieBreak::First.rule(), WhenStuck::Stop);
    Settings { start, end: None, rule, moves: None, target, when_stuck, options: vec![], random }
}

fn number(edit: &Edit, fact: &str) -> usize {
    let Some(Fact::Number(number)) = edit.reason.fact(fact) else { panic!("{fact}: {edit:?}") };
    number as usize
}

fn square(edit: &Edit, fact: &str) -> Square {
    let Some(Fact::Square(square)) = edit.reason.fact(fact) else { panic!("{fact}: {edit:?}") };
    square
}

/// How far a square is from the nearest edge, and whether it is a corner.
fn edge(graph: &Graph, square: Square) -> (i32, bool) {
    let board = graph.board().unwrap();
    let (x, y) = board.position(square);
    let across = x.min(i32::from(board.width()) - 1 - x);
    let along = y.min(i32::from(board.height()) - 1 - y);
    (across.min(along), across + along == 0)
}

/// What a person with a sheet of paper writes down: for each square on the walk a number, and how
/// many letters after it.
#[derive(Default)]
struct Sheet {
    walk: Vec<(Square, (usize, usize))>,
}

impl Sheet {
    fn number_all(&mut self) {
        for (at, (_, label)) in self.walk.iter_mut().enumerate() {
            *label = (at + 1, 0);
        }
    }

    fn place(&self, square: Square) -> usize {
        self.walk.iter().position(|(each, _)| *each == square).unwrap()
    }

    /// Writes down what the step says.
    fn write(&mut self, graph: &Graph, edit: &Edit) {
        let end = self.walk[self.walk.len() - 1].0;
        let is_open = |square: Square| self.walk.iter().all(|(each, _)| *each != square);
        match edit.reason.code() {
            code @ ("to-corner" | "near-edge") => {
                let to = square(edit, "to");
                let nearest = graph.neighbours(end).filter(|&next| is_open(next));
                let (least, is_corner) = (
                    nearest.clone().map(|next| edge(graph, next).0).min(),
                    nearest.clone().any(|next| edge(graph, next).1),
                );
                assert_eq!(code == "to-corner", is_corner);
                assert_eq!(edge(graph, to).1, is_corner);
                assert_eq!(Some(edge(graph, to).0), least);
                if code == "near-edge" {
                    assert_eq!(number(edit, "distance") as i32, edge(graph, to).0);
                }
                assert_eq!(number(edit, "candidates"), nearest.count());
                assert_eq!(edit.added, [(end, to)]);
                assert_eq!(edit.removed, []);
                self.walk.push((to, (self.walk.len() + 1, 0)));
            }
            "detour" => {
                assert!(graph.neighbours(end).all(|next| !is_open(next)), "it could have gone on");
                let (from, to) = (square(edit, "from"), square(edit, "to"));
                let at = self.place(from) + 1;
                assert_eq!(self.walk[at].0, to);
                assert_eq!(edit.removed, [(from, to)]);
                // 5, 5a, 5b: after 5, and behind so many letters.
                assert_eq!((number(edit, "after"), number(edit, "passed")), self.walk[at - 1].1);
                let letters = number(edit, "letters");
                assert_eq!(edit.added.len(), letters + 1);
                assert_eq!((edit.added[0].0, edit.added[letters].1), (from, to));
                let (after, passed) = self.walk[at - 1].1;
                for label in self.walk[at..].iter_mut().map(|(_, label)| label) {
                    if label.0 == after {
                        label.1 += letters;
                    }
                }
                for (count, &(_, square)) in edit.added[..letters].iter().enumerate() {
                    assert!(self.walk.iter().all(|(each, _)| *each != square));
                    self.walk.insert(at + count, (square, (after, passed + count + 1)));
                }
            }
            "rotate-walk" => {
                assert!(self.walk.iter().all(|(_, label)| label.1 == 0), "letters are left");
                let at = self.place(square(edit, "at")) + 1;
                assert_eq!(number(edit, "turned"), self.walk.len() - at);
                assert_eq!(edit.removed, [(self.walk[at - 1].0, self.walk[at].0)]);
                assert_eq!(edit.added, [(self.walk[at - 1].0, end)]);
                self.walk[at..].reverse();
                self.number_all();
                assert_eq!(number(edit, "left"), graph.squares() - self.walk.len());
            }
            "renumber" => {
                let lettered = self.walk.iter().filter(|(_, label)| label.1 > 0).count();
                assert_eq!(number(edit, "lettered"), lettered);
                assert_eq!(number(edit, "left"), graph.squares() - self.walk.len());
                assert!(edit.added.is_empty() && edit.removed.is_empty());
                self.number_all();
            }
            "rotations-failed" => {
                assert_eq!(edit.removed.len(), self.walk.len() - 1);
                assert_eq!(number(edit, "visited"), self.walk.len());
                self.walk.truncate(1);
            }
            "close" => {
                assert_eq!(edit.added, [(end, self.walk[0].0)]);
                assert_eq!(self.walk.len(), graph.squares());
            }
            code => panic!("{code}"),
        }
    }
}

/// Runs to the end, checking each step, and counts the kinds of steps.
fn run(graph: &Arc<Graph>, settings: &Settings) -> (Outcome, [usize; 3]) {
    let mut search = algorithm().start(graph.clone(), settings).unwrap();
    let mut edit = Edit::new();
    let mut sheet = Sheet { walk: vec![(settings.start, (1, 0))] };
    let mut counts = [0; 3];
    while search.advance(&mut edit) {
        sheet.write(graph, &edit);
        let walk: Vec<Square> = sheet.walk.iter().map(|(square, _)| *square).collect();
        assert_eq!(walk, search.path());
        for (count, code) in counts.iter_mut().zip(["detour", "rotate-walk", "renumber"]) {
            *count += usize::from(edit.reason.code() == code);
        }
    }
    let is_tour = matches!(search.outcome(), Some(Outcome::Tour(_)));
    let is_numbered = sheet.walk.iter().all(|(_, label)| label.1 == 0);
    assert!(!is_tour || is_numbered, "a tour is done when every square has a number");
    (search.outcome().unwrap().clone(), counts)
}

fn is_closed(outcome: &Outcome) -> bool {
    matches!(outcome, Outcome::Tour(tour) if tour.is_closed())
}

#[test]
fn the_chessboard_closes_from_every_start() {
    let graph = graph("8x8");
    let (mut without_turns, mut by_detours) = (0, 0);
    for start in 0..64 {
        for seed in ["1", "2", "3"] {
            let (outcome, [detours, turns, renumbered]) =
                run(&graph, &settings(start, Target::Closed, seed));
            assert!(is_closed(&outcome), "from {start}, seed {seed}: {outcome:?}");
            assert_eq!(detours > 0, renumbered > 0);
            without_turns += usize::from(turns == 0);
            by_detours += usize::from(turns == 0 && detours > 0);
        }
    }
    // Of 192 runs some need nothing but pencil and paper.
    assert!(without_turns > 20, "{without_turns}");
    assert!(by_detours > 5, "{by_detours}");
}

#[test]
fn other_boards_close() {
    let with_holes = "......../......../......../...##.../...##.../......../......../........";
    for board in ["6x6", "6x7", "10x10", "12x15", "20x20", with_holes, ".../.#./..."] {
        let graph = graph(board);
        for seed in ["1", "2", "3"] {
            let (outcome, _) = run(&graph, &settings(0, Target::Closed, seed));
            assert!(is_closed(&outcome), "{board}, seed {seed}: {outcome:?}");
        }
    }
}

#[test]
fn open_tours_visit_everything() {
    for board in ["5x5", "7x7", "8x8", "9x9", "3x4", "15x15"] {
        let (outcome, _) = run(&graph(board), &settings(0, Target::Open, "1"));
        assert!(matches!(outcome, Outcome::Tour(_)), "{board}: {outcome:?}");
    }
}

#[test]
fn it_needs_edges() {
    let triangle = Arc::new(Graph::from_edges(3, &[(0, 1), (1, 2), (2, 0)]).unwrap());
    let refused = algorithm().start(triangle, &settings(0, Target::Closed, "1")).err();
    assert_eq!(refused.unwrap().code(), "not-for-this-board");
}

#[test]
fn where_there_is_no_tour_it_does_not_begin() {
    let cases = [
        ("5x5", Target::Closed, 0, "odd-area"),
        ("4x7", Target::Closed, 0, "side-4"),
        ("5x5", Target::Open, 1, "start-colour"),
        ("4x4", Target::Open, 0, "small-exception"),
    ];
    for (board, target, start, expected) in cases {
        let (outcome, _) = run(&graph(board), &settings(start, target, "1"));
        assert!(matches!(outcome, Outcome::Impossible { why } if why == expected), "{board}");
    }
}

#[test]
fn the_walk_that_is_drawn_is_the_path_both_ways() {
    let graph = graph("14x14");
    let asked = settings(0, Target::Closed, "1");
    let mut search: Box<dyn Search> = algorithm().start(graph.clone(), &asked).unwrap();
    let mut session = Session::new(graph, algorithm(), asked).unwrap();
    let (mut edit, mut walks) = (Edit::new(), vec![session.subgraph().walk().to_vec()]);
    while search.advance(&mut edit) {
        assert!(session.step());
        assert_eq!(session.subgraph().walk(), search.path());
        walks.push(search.path().to_vec());
    }
    assert!(session.is_done());
    let counters = session.moment().counters;
    assert!(counters.get(Counter::Splices) > 0 && counters.get(Counter::DeadEnds) > 0);
    for walk in walks.iter().rev().skip(1) {
        session.back();
        assert_eq!(session.subgraph().walk(), walk);
    }
    assert_eq!(session.moment().counters.get(Counter::Splices), 0);
}

#[test]
fn the_board_shows_the_letters_of_the_sheet_forwards_and_backwards() {
    let mut detours = 0;
    for seed in 0..8 {
        let (graph, settings) = (graph("10x10"), settings(23, Target::Closed, &seed.to_string()));
        let mut search = algorithm().start(graph.clone(), &settings).unwrap();
        let mut session = Session::new(graph.clone(), algorithm(), settings.clone()).unwrap();
        let mut sheet = Sheet { walk: vec![(settings.start, (1, 0))] };
        let labels = |session: &Session| -> Vec<Option<String>> {
            let walk = session.subgraph().walk().iter();
            walk.map(|&square| session.label(square).map(str::to_owned)).collect()
        };
        let mut shown = vec![labels(&session)];
        let mut edit = Edit::new();
        while search.advance(&mut edit) {
            sheet.write(&graph, &edit);
            assert!(session.step());
            let has_letters = sheet.walk.iter().any(|(_, (_, letter))| *letter > 0);
            let written = sheet.walk.iter().map(|&(_, (number, letter))| {
                let letter = (letter > 0).then(|| notation::file_letters(letter as u32 - 1));
                has_letters.then(|| format!("{number}{}", letter.unwrap_or_default()))
            });
            shown.push(labels(&session));
            assert_eq!(shown[shown.len() - 1], written.collect::<Vec<_>>());
            detours += usize::from(has_letters);
        }
        for at in (0..shown.len() - 1).rev() {
            assert!(session.back());
            assert_eq!(labels(&session), shown[at], "back at step {at}");
        }
    }
    assert!(detours > 20, "{detours}");
}
