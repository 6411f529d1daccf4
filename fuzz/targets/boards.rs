//! Boards in the format of links: a board that was parsed and written is parsed as the same board.

#![no_main]

use knights_tour::Board;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match text.parse::<Board>() {
        Ok(board) => {
            assert!(board.iter().next().is_some(), "a board has a square");
            // A board with holes is written with one character per square.
            if u32::from(board.width()) * u32::from(board.height()) <= 1 << 16 {
                let written = board.to_string();
                assert_eq!(written.parse::<Board>().as_ref(), Ok(&board), "{written}");
            }
        }
        Err(error) => assert!(error.to_string().len() < 1000, "messages are for people"),
    }
});
