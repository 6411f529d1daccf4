//! Keypads: keys are all different, each is found by its character, and moves go both ways.

#![no_main]

use knights_tour::Leaper;
use knights_tour::keypad::{Keypad, MAX_KEYS};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(keypad) = text.parse::<Keypad>() else { return };
    assert!((1..=MAX_KEYS).contains(&keypad.len()));
    let characters: String = keypad.characters().collect();
    for character in characters.chars() {
        let key = keypad.key(character).expect("a key is found by its character");
        assert_eq!(keypad.character(key), character);
    }
    let written = keypad.to_string();
    assert_eq!(written.parse::<Keypad>().as_ref(), Ok(&keypad), "{written:?}");
    assert_eq!(keypad.graph(Leaper::KNIGHT).len(), keypad.len());
});
