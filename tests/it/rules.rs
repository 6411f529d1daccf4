//! Rules of one's own: their text, what they compare, and the usual tie-breaks as rules.

use knights_tour::run::request::{RequestText, Start};
use knights_tour::search::rule::{LastResort, MAX_CRITERIA, MAX_RULE_TEXT};
use knights_tour::search::{Choice, Edit, Fact, Rule, RuleError, RuleMeasure, TieBreak, WhenStuck};
use knights_tour::session::Session;
use proptest::prelude::*;

/// What is in a run: a number that nearly any other run does not have (FNV-1a).
struct Print(u64);

impl Print {
    fn add(&mut self, number: u32) {
        for byte in number.to_le_bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn add_edit(&mut self, edit: &Edit) {
        for (from, to) in edit.added.iter().chain(&edit.removed) {
            self.add(from.0);
            self.add(to.0);
        }
        for candidate in &edit.candidates {
            self.add(candidate.square.0);
            self.add(u32::from(candidate.chosen) + 2 * u32::from(candidate.tied));
        }
    }
}

/// The steps of every run with a tie-break, from every square of each board up to 20 × 20: to the end where the
/// rule stops when stuck, and for 600 steps where it takes moves back.
fn print_of(tie_break: &str) -> u64 {
    let mut print = Print(0xcbf2_9ce4_8422_2325);
    for side in 1..=20 {
        for start in 0..side * side {
            for when_stuck in [WhenStuck::Stop, WhenStuck::Backtrack] {
                let asked = RequestText {
                    board: Some(format!("{side}x{side}")),
                    start: Some(Start::Numbered(start)),
                    tie_break: Some(tie_break.to_owned()),
                    seed: Some("rules".to_owned()),
                    ..RequestText::default()
                };
                let Ok(run) = asked.run(when_stuck) else { continue };
                let mut search = run.algorithm.start(run.graph, &run.settings).unwrap();
                let mut edit = Edit::new();
                for _ in 0..600 {
                    if !search.advance(&mut edit) {
                        break;
                    }
                    print.add_edit(&edit);
                }
            }
        }
    }
    print.0
}

#[test]
fn tie_breaks_give_the_runs_that_they_gave_before_they_were_rules() {
    // Made by the program of the time when each tie-break was a case of its own.
    const PRINTS: [(&str, u64); 7] = [
        ("roth", 0x92f6_881b_e556_f825),
        ("roth-random", 0xc310_bb86_35fd_3bc5),
        ("first", 0x2c76_12a8_3369_7244),
        ("random", 0x3288_9d19_c414_6b87),
        ("pohl-sum", 0xc29e_967a_4715_12af),
        ("pohl-min", 0xff5c_178b_40b8_fcfb),
        ("squirrel-cull", 0x9127_7675_fea3_39f1),
    ];
    let found = PRINTS.map(|(id, _)| (id, print_of(id)));
    assert_eq!(found, PRINTS);
}

fn normal(text: &str) -> String {
    text.parse::<Rule>().map_or_else(|error| error.to_string(), |rule| rule.to_string())
}

#[test]
fn a_rule_has_one_normal_text() {
    for (written, normal_text) in [
        ("fewest onward, farthest centre", "fewest onward, farthest centre"),
        ("  Least ONWARD ,greatest centre,RANDOM ", "fewest onward, farthest centre, random"),
        ("onward", "fewest onward"),
        ("nearest edge", "nearest edge"),
        ("most edge", "farthest edge"),
        ("fewest turn", "least turn"),
        ("least 2*onward+edge", "least 2 * onward + edge"),
        ("most (onward - edge) * 3", "greatest (onward - edge) * 3"),
        ("onward-edge", "least onward - edge"),
        ("onward-sum-edge-2", "least onward-sum - edge - 2"),
        ("onward - (edge - 2)", "least onward - (edge - 2)"),
        ("min(onward,max(edge,2))", "least min(onward, max(edge, 2))"),
        ("((onward))", "fewest onward"),
        ("fewest onward, regions", "fewest onward, regions"),
    ] {
        assert_eq!(normal(written), normal_text);
        assert_eq!(normal(normal_text), normal_text);
    }
}

#[test]
fn a_normal_text_is_read_again_even_if_it_is_longer_than_a_text_may_be() {
    // Criteria without a word, and formulas without blanks.
    let words: Vec<String> = (0..12).map(|number| format!("turn+{}", 10 + number)).collect();
    let lengths = [("row", "+1", 198), ("row", "-1", 198), ("1*row", "*1", 197)];
    let formulas = lengths.map(|(first, more, times)| format!("{first}{}", more.repeat(times)));
    let both = format!("{},{}", words[..11].join(","), "2+".repeat(150) + "turn");
    for text in formulas.into_iter().chain([both, words.join(",") + ",random"]) {
        assert!(text.len() <= MAX_RULE_TEXT, "{}", text.len());
        let rule: Rule = text.parse().unwrap();
        let written = rule.to_string();
        assert!(written.len() > text.len());
        assert_eq!(written.parse(), Ok(rule), "{written}");
        let is_refused = format!("{written} ").parse::<Rule>().is_err();
        assert_eq!(
            is_refused,
            written.len() >= MAX_RULE_TEXT,
            "with a blank more it is not normal"
        );
    }
}

#[test]
fn every_tie_break_is_a_rule_in_the_same_words() {
    for &tie_break in TieBreak::ALL {
        let rule: Rule = tie_break.text().parse().unwrap();
        assert_eq!(rule.to_string(), tie_break.text());
        assert_eq!(rule.tie_break(), Some(tie_break));
    }
    assert_eq!("nearest edge".parse::<Rule>().unwrap().tie_break(), None);
}

#[test]
fn mistakes_have_their_place() {
    let deep = format!("{}onward{}", "(".repeat(9), ")".repeat(9));
    let many = vec!["onward + edge"; MAX_CRITERIA + 1];
    let many: Vec<String> =
        (0..).zip(many).map(|(index, text)| format!("{text} + {index}")).collect();
    let long = format!("onward{}", " ".repeat(MAX_RULE_TEXT));
    for (text, at, length, why) in [
        ("", 0, 0, "it is empty"),
        ("fewest", 6, 0, "it ends where one of onward,"),
        ("fewest onwards", 7, 7, "instead of “onwards”"),
        ("fewest onward farthest centre", 14, 8, "a comma or the end instead of “farthest”"),
        ("fewest onward,", 14, 0, "it ends where"),
        ("fewest onward / 2", 14, 1, "“/” means nothing here"),
        ("fewest onward 🐴", 14, 1, "means nothing here"),
        ("min(onward)", 10, 1, "there should be “,” instead of “)”"),
        ("(onward", 7, 0, "it ends where “)” should be"),
        ("onward + 1000001", 9, 7, "at most 1,000,000"),
        ("random", 0, 6, "there should be a criterion"),
        ("onward, random, edge", 14, 1, "nothing is left to decide"),
        ("fewest onward, most onward", 15, 11, "never decides anything"),
        ("fewest onward, least 3 + 4", 15, 11, "the same number for all squares"),
        ("order, edge", 7, 4, "no two squares"),
        (&deep, 8, 1, "more than 8 deep"),
        (&many.join(","), 218, 18, "more than 12 criteria"),
        (&long, 400, 0, "longer than 400 characters"),
    ] {
        let error = text.parse::<Rule>().unwrap_err();
        let RuleError::BadRule { at: found, length: extent, why: told } = &error else {
            panic!("{text}: {error}");
        };
        assert_eq!((*found, *extent), (at, length), "{text}: {error}");
        assert!(told.to_string().contains(why), "{text}: {told}");
    }
}

proptest! {
    #[test]
    fn no_text_is_too_much_for_the_reader(text in "[a-z0-9+*(), -]{0,450}|\\PC{0,450}") {
        if let Ok(rule) = text.parse::<Rule>() {
            prop_assert_eq!(rule.to_string().parse::<Rule>(), Ok(rule));
        }
    }

    #[test]
    fn a_random_rule_is_read_back_as_itself_and_chooses_as_its_values_say(
        text in rules(),
        board in prop::sample::select(vec!["5x5", "6x4", "7x7", "#....#/....../....../#....#"]),
        start in 0_u32..20,
        seed in "[a-z]{3}",
    ) {
        let rule: Rule = match text.parse() {
            Ok(rule) => rule,
            // Two criteria may be the same.
            Err(_) => return Ok(()),
        };
        prop_assert_eq!(rule.to_string().parse::<Rule>(), Ok(rule.clone()));
        let asked = RequestText {
            board: Some(board.to_owned()),
            start: Some(Start::Numbered(start)),
            end: None,
            rule: Some(text),
            seed: Some(seed),
            ..RequestText::default()
        };
        // A start on a hole is no start.
        let Ok(run) = asked.run(WhenStuck::Stop) else { return Ok(()) };
        let mut session = run.begin().unwrap();
        while session.moment().coming.is_some_and(|coming| !coming.added.is_empty()) {
            choice_follows(&session)?;
            session.step();
        }
    }
}

/// The text of a rule of some measures, each as it is or in a sum.
fn rules() -> impl Strategy<Value = String> {
    let measure = prop::sample::select(RuleMeasure::IDS);
    let formula =
        (measure.clone(), 0..4_u32, measure).prop_map(|(first, kind, second)| match kind {
            0 => format!("{first} - 2 * {second}"),
            1 => format!("max({first}, {second}) * ({second} + 3)"),
            _ => first.to_owned(),
        });
    let criterion = (prop::sample::select(vec!["least", "greatest"]), formula)
        .prop_map(|(superlative, formula)| format!("{superlative} {formula}"));
    (prop::collection::vec(criterion, 1..4), prop::sample::select(vec!["", ", random"]))
        .prop_map(|(criteria, last)| criteria.join(", ") + last)
}

/// Checks that the square chosen is the best by the values of each criterion, worked out once more.
fn choice_follows(session: &Session) -> Result<(), TestCaseError> {
    let Some(rule) = session.rule() else { return Ok(()) };
    let found = session.candidates();
    let values: Vec<Vec<i64>> = found
        .iter()
        .enumerate()
        .map(|(place, candidate)| {
            let values = session.values(&rule, candidate, place);
            let ranked = rule.criteria().iter().zip(&values);
            ranked.map(|(it, value)| if it.least { *value } else { -value }).collect()
        })
        .collect();
    let best = values.iter().min().unwrap();
    let chosen = found.iter().position(|candidate| candidate.chosen).unwrap();
    prop_assert_eq!(&values[chosen], best);
    if rule.last_resort() == LastResort::Order {
        prop_assert_eq!(values.iter().position(|each| each == best), Some(chosen));
    }
    let reason = session.moment().coming.unwrap().reason;
    if let Some(Fact::Number(decided)) = reason.fact("decided") {
        let alike = values.iter().filter(|each| *each == best).count();
        prop_assert_eq!(decided as usize > rule.criteria().len(), alike > 1);
    }
    Ok(())
}

/// The values of a measure for the candidates of the first step, by name.
fn first_values(board: &str, start: &str, moves: &str, measure: &str) -> Vec<(String, i64)> {
    let asked = RequestText {
        board: Some(board.to_owned()),
        start: Some(Start::At(start.to_owned())),
        end: None,
        rule: Some(format!("least {measure} + 0")),
        by_hand: Some(moves.to_owned()),
        ..RequestText::default()
    };
    let run = asked.run(WhenStuck::Stop).unwrap();
    let mut session = run.begin().unwrap();
    session.seek(run.by_hand.len());
    let rule = session.rule().expect("a choice");
    let candidates = session.candidates().iter().enumerate();
    let mut values: Vec<(String, i64)> = candidates
        .map(|(place, it)| (run.graph.name(it.square), session.values(&rule, it, place)[0]))
        .collect();
    values.sort();
    values
}

#[test]
fn each_measure_is_what_it_says() {
    // The knight went a1–c2 on 5 × 5, and can go to a3, b4, d4, e3 and e1.
    for (measure, expected) in [
        ("onward", [3, 3, 1, 3, 3]),
        ("degree", [4, 4, 2, 4, 4]),
        ("visited", [1, 1, 1, 1, 1]),
        ("centre", [16, 8, 32, 8, 16]),
        ("edge", [1, 2, 0, 2, 1]),
        ("corner", [4, 2, 0, 2, 4]),
        ("start", [4, 10, 16, 18, 20]),
        ("row", [3, 4, 1, 4, 3]),
        ("column", [1, 2, 5, 4, 5]),
        ("quadrant", [0, 2, 4, 1, 0]),
        ("turn", [16, 10, 4, 2, 0]),
    ] {
        let names = ["a3", "b4", "e1", "d4", "e3"].map(String::from);
        let mut expected: Vec<(String, i64)> = names.into_iter().zip(expected).collect();
        expected.sort();
        assert_eq!(first_values("5x5", "a1", "0:c2", measure), expected, "{measure}");
    }
    // From a1 the knight can go to b3 and c2, whose own next squares have these onward moves.
    for (measure, expected) in [
        ("onward-sum", 18),
        ("onward-min", 2),
        ("onward-max", 4),
        ("onward2", 9),
        ("visited", 1),
        ("turn", 0),
    ] {
        let expected = ["b3", "c2"].map(|name| (name.to_owned(), expected));
        assert_eq!(first_values("5x5", "a1", "", measure), expected, "{measure}");
    }
}

#[test]
fn a_rule_with_a_name_is_that_tie_break() {
    let asked =
        RequestText { rule: Some("onward, most centre".to_owned()), ..RequestText::default() };
    let run = asked.run(WhenStuck::Stop).unwrap();
    assert_eq!((run.used.tie_break.as_deref(), run.used.rule), (Some("roth"), None));
    let asked = RequestText { rule: Some("onward , edge".to_owned()), ..RequestText::default() };
    let run = asked.run(WhenStuck::Stop).unwrap();
    assert_eq!(run.used.rule.as_deref(), Some("fewest onward, nearest edge"));
    assert_eq!(run.used.tie_break, None);
    assert!(!run.uses_seed());
}

#[test]
fn a_rule_that_cannot_be_used_is_named_and_the_usual_one_taken() {
    let asked = RequestText { rule: Some("fewest moves".to_owned()), ..RequestText::default() };
    let (run, problems) = asked.settled(&[]);
    assert_eq!(run.settings.rule, TieBreak::Roth.rule());
    assert_eq!(problems.len(), 1);
    assert_eq!((problems[0].field, problems[0].error.code()), ("rule", "bad-rule"));
    let triangle = RequestText {
        graph: Some("1-2-3-1".to_owned()),
        rule: Some("nearest edge".to_owned()),
        ..RequestText::default()
    };
    let (run, problems) = triangle.settled(&[]);
    assert_eq!(run.settings.rule, TieBreak::First.rule());
    assert!(problems[0].error.to_string().contains("a graph has no rows and columns"));
    let corner =
        RequestText { rule: Some("fewest edge, regions".to_owned()), ..RequestText::default() };
    assert!(corner.clone().run(WhenStuck::Stop).is_ok());
    let centre = RequestText { start: Some(Start::At("d4".to_owned())), ..corner };
    assert_eq!(centre.run(WhenStuck::Stop).unwrap_err().code(), "not-for-this-board");
}

#[test]
fn older_links_name_the_equation_of_the_network_its_rule() {
    let asked = |rule: &str| RequestText {
        algorithm: Some("neural".to_owned()),
        rule: Some(rule.to_owned()),
        ..RequestText::default()
    };
    let run = asked("printed").run(WhenStuck::Stop).unwrap();
    assert_eq!(run.word("equation").as_deref(), Some("printed"));
    let (run, problems) = asked("fewest onward").settled(&[]);
    assert_eq!(run.word("equation").as_deref(), Some("corrected"));
    assert_eq!(problems.len(), 1);
}

#[test]
fn a_rule_takes_moves_back_starts_again_and_closes() {
    for (text, when_stuck, target) in [
        ("nearest edge, fewest onward", WhenStuck::Backtrack, "open"),
        ("farthest centre", WhenStuck::Backtrack, "open"),
        ("fewest onward, fewest onward2, most turn", WhenStuck::Restart, "closed"),
        ("fewest onward + visited * 0 + edge", WhenStuck::Backtrack, "closed"),
    ] {
        let asked = RequestText {
            board: Some("6x6".to_owned()),
            start: Some(Start::At("c3".to_owned())),
            end: None,
            rule: Some(text.to_owned()),
            target: Some(target.to_owned()),
            ..RequestText::default()
        };
        let mut session = asked.run(when_stuck).unwrap().begin().unwrap();
        session.finish(usize::MAX);
        let outcome = session.moment().outcome.map(|outcome| outcome.kind().to_owned());
        assert_eq!(outcome.as_deref(), Some("tour"), "{text}");
    }
}
