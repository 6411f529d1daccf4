//! Givens of puzzles: what is read is written and read as the same, and what is refused is named in a sentence.

#![no_main]

use knights_tour::Leaper;
use knights_tour::Resumable;
use knights_tour::puzzle::{Solver, parse};
use knights_tour::search::Target;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match parse(text, None, Leaper::KNIGHT, Target::Open) {
        Ok(givens) => {
            for written in [givens.to_string(), givens.line()] {
                let again = parse(&written, None, Leaper::KNIGHT, Target::Open).expect(&written);
                assert!(again.iter().eq(givens.iter()), "{written}");
                assert_eq!(again.graph().board(), givens.graph().board(), "{written}");
            }
            let mut solver = Solver::new(givens).with_limit(2000);
            while !solver.advance(500).expect("it goes on") {}
        }
        Err(error) => assert!(error.to_string().len() < 1000, "messages are for people"),
    }
});
