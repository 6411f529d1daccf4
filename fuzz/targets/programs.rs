//! Runs by any rule as programs in every language: none is too long, and lines for the pseudo-code are there.

#![no_main]

use knights_tour::choice::Choice;
use knights_tour::program::{Language, MAX_LINES, program};
use knights_tour::run::request::{Method, Request, Start};
use knights_tour::search::WhenStuck;
use libfuzzer_sys::fuzz_target;

const BOARDS: [&str; 4] = ["8x8", "200x1", "3x4", ".../.#./..."];

fuzz_target!(|input: (u8, u8, u8, &str, &str)| {
    let (board, when_stuck, method, start, rule) = input;
    let request = Request {
        board: Some(BOARDS[usize::from(board) % BOARDS.len()].to_owned()),
        start: Some(Start::from(start.to_owned())),
        algorithm: (method % 2 == 0).then_some(Method::Backtracking),
        rule: Some(rule.to_owned()),
        ..Request::default()
    };
    let when_stuck = WhenStuck::ALL[usize::from(when_stuck) % WhenStuck::ALL.len()];
    let Ok(run) = request.run(when_stuck) else { return };
    for &language in Language::ALL {
        let Ok(made) = program(&run, language) else { continue };
        let lines = made.text.lines().count();
        assert!(lines <= MAX_LINES, "{lines} lines");
        for (code, [first, last]) in made.lines {
            assert!(1 <= first && first <= last && last <= lines, "{code}");
        }
    }
});
