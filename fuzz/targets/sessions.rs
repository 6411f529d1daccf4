//! A session under arbitrary calls, against a model: the walk seen at each position.

#![no_main]

use std::sync::Arc;

use arbitrary::Arbitrary;
use knights_tour::random::Random;
use knights_tour::run::driver;
use knights_tour::search::{ALGORITHMS, Outcome, Settings, Target, TieBreak, WhenStuck};
use knights_tour::session::Session;
use knights_tour::{Board, Graph, Leaper, Square};
use libfuzzer_sys::fuzz_target;

#[derive(Arbitrary, Debug)]
struct Input {
    width: u8,
    height: u8,
    holes: u64,
    leaper: (u8, u8),
    algorithm: u8,
    start: u8,
    is_closed: bool,
    when_stuck: u8,
    tie_break: u8,
    calls: Vec<Call>,
}

#[derive(Arbitrary, Debug)]
enum Call {
    Step,
    Back,
    Seek(u16),
    Finish(u16),
    Play(u8),
    HandOver(u8),
}

/// The maximum number of steps that the model stores.
const MAX_STEPS: usize = 3000;

fuzz_target!(|input: Input| {
    let Some(mut session) = begin(&input) else { return };
    let graph = session.graph().clone();
    let mut walks = vec![session.subgraph().walk().to_vec()];
    for call in input.calls.iter().take(50) {
        let at = session.position();
        match *call {
            Call::Step => {
                session.step();
            }
            Call::Back => assert_eq!(session.back(), at > 0),
            Call::Seek(to) => session.seek(usize::from(to) % MAX_STEPS),
            Call::Finish(limit) => {
                session.finish(usize::from(limit).min(MAX_STEPS.saturating_sub(at)));
            }
            Call::Play(to) => {
                if session.play(Square(u32::from(to) % graph.len() as u32)).is_ok() {
                    assert_eq!(session.position(), at + 1);
                    walks.truncate(at + 1);
                }
            }
            Call::HandOver(which) => {
                let ids = ["warnsdorff", "backtracking", "rotations", "player"];
                let algorithm = driver(ids[usize::from(which) % 4]).expect("it is known");
                let settings = session.settings().clone();
                if session.hand_over(algorithm, &settings).is_ok() {
                    walks.truncate(at + 1);
                }
            }
        }
        let here = session.position();
        assert!(here <= session.recorded());
        // New positions are recorded on the way.
        if here >= walks.len() {
            session.seek(walks.len() - 1);
            while session.position() < here && session.step() {
                walks.push(session.subgraph().walk().to_vec());
            }
        }
        assert_eq!(session.position(), here);
        assert_eq!(session.subgraph().walk(), walks[here]);
        if let Some(Outcome::Tour(tour)) = session.moment().outcome {
            assert_eq!(tour.squares(), session.subgraph().walk());
            assert!(!input.is_closed || tour.is_closed());
        }
    }
});

fn begin(input: &Input) -> Option<Session> {
    let (width, height) = (1 + u16::from(input.width) % 8, 1 + u16::from(input.height) % 8);
    let is_hole = |square: Square| input.holes >> (square.0 % 64) & 1 == 1;
    let board = Board::with_holes(width, height, is_hole).ok()?;
    let leaper = Leaper::new(i64::from(input.leaper.0 % 4), i64::from(input.leaper.1 % 4)).ok()?;
    let squares: Vec<Square> = board.iter().collect();
    let algorithm = &ALGORITHMS[usize::from(input.algorithm) % ALGORITHMS.len()];
    let pick = |number: u8, length: usize| usize::from(number) % length.max(1);
    let settings = Settings {
        start: squares[pick(input.start, squares.len())],
        end: None,
        rule: algorithm
            .tie_breaks
            .get(pick(input.tie_break, algorithm.tie_breaks.len()))
            .unwrap_or(&TieBreak::First)
            .rule(),
        target: if input.is_closed { Target::Closed } else { Target::Open },
        moves: None,
        when_stuck: *algorithm
            .when_stuck
            .get(pick(input.when_stuck, algorithm.when_stuck.len()))
            .unwrap_or(&WhenStuck::Stop),
        options: vec![],
        random: Random::from_seed("fuzz"),
    };
    Session::new(Arc::new(Graph::new(board, leaper)), algorithm, settings).ok()
}
