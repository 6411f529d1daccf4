//! Rules of one's own, long ones too: a rule that was parsed and written is parsed as the same rule, and a fault lies
//! within the text.

#![no_main]

use knights_tour::search::{Rule, RuleError};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match text.parse::<Rule>() {
        Ok(rule) => {
            let written = rule.to_string();
            assert_eq!(written.parse::<Rule>().as_ref(), Ok(&rule), "{written}");
        }
        Err(error) => {
            assert!(error.to_string().len() < 2000, "messages are for people");
            if let RuleError::BadRule { at, length, .. } = error {
                assert!(at + length <= text.chars().count(), "{at} {length}");
            }
        }
    }
});
