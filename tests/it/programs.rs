//! Runs as programs in other languages. That they print the boards of their runs, `cargo xtask test programs` proves.

use knights_tour::program::error::ProgramError;
use knights_tour::program::{Language, MAX_LINES, Program, program};
use knights_tour::run::request::RequestText;
use knights_tour::search::{Choice, RuleMeasure, TieBreak, WhenStuck};

fn request(rule: &str, when_stuck: WhenStuck) -> RequestText {
    RequestText {
        rule: Some(rule.to_owned()),
        when_stuck: Some(when_stuck.id().to_owned()),
        ..RequestText::default()
    }
}

fn written(asked: &RequestText, language: Language) -> Result<Program, ProgramError> {
    program(&asked.run(WhenStuck::Stop).expect("it can be used"), language)
}

/// The lines that do what a code of the pseudo-code says.
fn lines_of(program: &Program, code: &str) -> String {
    let (_, [from, to]) = program.lines.iter().find(|(known, _)| *known == code).expect(code);
    let lines: Vec<&str> = program.text.lines().skip(from - 1).take(to - from + 1).collect();
    lines.join("\n")
}

#[test]
fn every_measure_can_be_used_in_every_language() {
    for &language in Language::ALL {
        for measure in RuleMeasure::ALL {
            let rule = format!("least 2 * {}", measure.id());
            let program = written(&request(&rule, WhenStuck::Stop), language).expect(&rule);
            assert!(program.text.lines().count() <= MAX_LINES);
            for sign in ["«", "»", "⏎", "|@"] {
                assert!(!program.text.contains(sign), "{}", program.text);
            }
        }
    }
}

#[test]
fn what_a_rule_does_not_use_is_left_out() {
    for &language in Language::ALL {
        let program = written(&request("fewest onward", WhenStuck::Stop), language).unwrap();
        for word in ["centre", "edge", "degree", "state", "attempt", "untried", "steps", "#..."] {
            assert!(!program.text.contains(word), "{word}:\n{}", program.text);
        }
    }
}

#[test]
fn tie_breaks_and_rules_of_two_measures_have_programs_whatever_happens_at_dead_ends() {
    use TieBreak::{First, PohlMin, PohlSum, Random, Roth, RothRandom};
    let tie_breaks = [First, PohlMin, PohlSum, Random, Roth, RothRandom].map(TieBreak::text);
    let mut rules = tie_breaks.map(str::to_owned).to_vec();
    // The order of moves leaves no tie behind.
    let ids: Vec<&str> = RuleMeasure::IDS.iter().copied().filter(|id| *id != "order").collect();
    let pairs = ids.iter().flat_map(|one| ids.iter().map(move |other| (one, other)));
    rules.extend(pairs.filter(|(one, other)| one != other).map(|(a, b)| format!("{a}, {b}")));
    for &language in Language::ALL {
        for when_stuck in [WhenStuck::Stop, WhenStuck::Backtrack, WhenStuck::Restart] {
            for rule in &rules {
                let program = written(&request(rule, when_stuck), language);
                let text =
                    program.unwrap_or_else(|error| panic!("{language:?}, {rule}: {error}")).text;
                let restarts = when_stuck == WhenStuck::Restart
                    && matches!(language, Language::Python | Language::JavaScript);
                assert_eq!(text.contains("attempt"), restarts, "{language:?}, {rule}");
            }
        }
    }
}

#[test]
fn lines_are_those_that_do_what_the_pseudo_code_says() {
    let roth = request("fewest onward, farthest centre", WhenStuck::Backtrack);
    for &language in Language::ALL {
        let program = written(&roth, language).unwrap();
        let has = |code: &str, word: &str| {
            let lines = lines_of(&program, code);
            assert!(lines.to_lowercase().contains(word), "{} {code}:\n{lines}", language.id());
        };
        has("place", "visit(start)");
        has("go-to-fewest", "fewest onward");
        has("break-tie", "farthest centre");
        has("dead-end", "take the last move back");
        has("out-of-steps", "out of steps");
        assert!(!lines_of(&program, "go-to-fewest").contains("farthest"));
        assert!(program.lines.iter().all(|(code, _)| *code != "close"));
        let plain = written(&request("fewest onward", WhenStuck::Stop), language).unwrap();
        assert!(lines_of(&plain, "break-tie").contains("visit("), "the first of them");
    }
    let backtracking =
        RequestText { algorithm: Some("backtracking".to_owned()), ..RequestText::default() };
    let program = written(&backtracking, Language::Python).unwrap();
    assert!(lines_of(&program, "try-next").contains("visit"));
    assert!(lines_of(&program, "take-back").contains("pop"));
    assert!(lines_of(&program, "all-tried").contains("break"));
}

#[test]
fn what_is_no_program_is_refused() {
    let refused = |asked: RequestText| written(&asked, Language::Java).unwrap_err();
    let text = |text: &str| Some(text.to_owned());
    let default = RequestText::default;
    assert_eq!(
        refused(RequestText { algorithm: text("cycles"), ..default() }).code(),
        "no-program"
    );
    assert_eq!(
        refused(RequestText { graph: text("petersen"), ..default() }),
        ProgramError::NeedsBoard
    );
    assert_eq!(
        refused(RequestText { target: text("closed"), ..default() }),
        ProgramError::OpenOnly
    );
    assert_eq!(
        refused(RequestText { by_hand: text("0:b3"), ..default() }),
        ProgramError::NoMovesByHand
    );
    let regions = RequestText { tie_break: text("squirrel-cull"), ..default() };
    assert_eq!(refused(regions), ProgramError::NoRegions);
    let large = RequestText { board: text("8x201"), ..default() };
    assert_eq!(refused(large), ProgramError::TooLarge { side: 201, most: 200 });
    let huge = request("least 1000000 * 1000000 * onward", WhenStuck::Stop);
    assert_eq!(refused(huge), ProgramError::TooLargeValues);
    let ids = RuleMeasure::IDS.iter().filter(|id| **id != "order").take(10);
    let all: Vec<&str> = ids.copied().collect();
    let long = refused(request(&all.join(", "), WhenStuck::Stop));
    assert!(matches!(long, ProgramError::TooLong { most: MAX_LINES, .. }));
}
