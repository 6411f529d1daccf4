//! What links and calls ask for, and the runs that it comes to.

use std::collections::BTreeSet;

use knights_tour::run::drivers;
use knights_tour::run::request::{
    Method, MethodOptions, Problem, Request, RequestText, Start, setting_names,
};
use knights_tour::search::{
    ALGORITHMS, ANYWHERE, BacktrackingOrder, Choice, Crossings, NeuralEquation, NeuralUpdate,
    RotationsGrowth, SymmetryWish, Target, TieBreak, WhenStuck,
};
use knights_tour::{Leaper, Square};

#[expect(clippy::unnecessary_wraps, reason = "settings may be missing")]
fn some(word: &str) -> Option<String> {
    Some(word.to_owned())
}

/// What was wrong, as "field code instead".
fn told(problems: &[Problem]) -> Vec<String> {
    let told = |problem: &Problem| {
        let instead = problem.instead.as_deref().unwrap_or("nothing");
        format!("{} {} {instead}", problem.field, problem.error.code())
    };
    problems.iter().map(told).collect()
}

#[test]
fn every_setting_is_set_and_read_by_its_name() {
    for name in setting_names() {
        let mut request = RequestText::default();
        assert!(request.set(name, "a3".to_owned()), "{name}");
        assert_eq!(request.word(name), some("a3"), "{name}");
    }
    let mut request = RequestText::default();
    assert!(!request.set("colour", "red".to_owned()));
    assert_eq!(request, RequestText::default());
}

#[test]
fn what_is_not_said_is_as_usual() {
    let (run, problems) = RequestText::default().settled(&[]);
    assert_eq!(problems, []);
    assert_eq!(run.graph.board().unwrap().to_string(), "8x8");
    assert_eq!(run.graph.leaper(), Some(Leaper::KNIGHT));
    assert_eq!(run.algorithm.id, "warnsdorff");
    assert_eq!(run.settings.start, Square(0));
    assert_eq!(run.settings.rule, TieBreak::Roth.rule());
    assert_eq!(run.settings.target, Target::Open);
    assert_eq!(run.settings.when_stuck, WhenStuck::Stop);
    assert!(!run.has_random_start && run.replayed.is_none() && run.by_hand.is_empty());
    let used = run.used.clone();
    assert_eq!(
        (used.board, used.algorithm, used.seed),
        (some("8x8"), some("warnsdorff"), some("1"))
    );
    assert_eq!(used.tie_break, some("roth"));
    assert_eq!(run.used.settled(&[]).0.used, run.used, "what is used asks for itself");
}

#[test]
fn what_a_method_has_not_is_left_out_or_as_it_has_it() {
    let cycles = RequestText { algorithm: some("cycles"), ..RequestText::default() };
    let (run, problems) = cycles.settled(&[]);
    assert_eq!(problems, []);
    assert_eq!((run.used.tie_break, run.used.when_stuck), (None, None));
    let target = |algorithm| {
        let request = RequestText { algorithm: some(algorithm), ..RequestText::default() };
        request.run(WhenStuck::Stop).unwrap().settings.target
    };
    assert_eq!(["blocks", "neural"].map(target), [Target::Open, Target::Closed]);
    let graph = some("1-2-3-1");
    let (run, problems) = RequestText { graph, ..RequestText::default() }.settled(&[]);
    assert_eq!(problems, []);
    assert_eq!(run.settings.rule, TieBreak::First.rule(), "a graph has no centre");
    let backtracking = RequestText {
        algorithm: some("backtracking"),
        options: vec![("prune", "true".to_owned()), ("order", "sideways".to_owned())],
        ..RequestText::default()
    };
    let (run, problems) = backtracking.settled(&[]);
    assert_eq!(told(&problems), ["order bad-setting tutorial"]);
    let options = run.used.options;
    assert!(options.contains(&("prune", "true".to_owned())), "{options:?}");
    assert!(options.contains(&("order", "tutorial".to_owned())), "{options:?}");
}

#[test]
fn each_setting_that_is_wrong_is_named_and_does_not_take_others_with_it() {
    let request = RequestText {
        board: some("8x"),
        leaper: some("0,0"),
        start: Some(Start::At("z99".to_owned())),
        algorithm: some("magic"),
        tie_break: some("luck"),
        target: some("ajar"),
        when_stuck: some("weep"),
        by_hand: some("e4"),
        seed: some("7"),
        ..RequestText::default()
    };
    let (run, problems) = request.settled(&[]);
    assert_eq!(
        told(&problems),
        [
            "board bad-board 8x8",
            "leaper bad-leaper 1,2",
            "start bad-square a1",
            "algorithm unknown-algorithm warnsdorff",
            "target bad-setting open",
            "whenStuck bad-setting stop",
            "tieBreak bad-setting roth",
            "byHand bad-setting nothing",
        ]
    );
    assert_eq!(run.used.seed, some("7"));
    assert_eq!(request.run(WhenStuck::Stop).err(), Some(problems[0].error.clone()));
}

#[test]
fn of_two_that_do_not_go_together_the_one_that_matters_less_gives_way() {
    let culled = RequestText {
        start: Some(Start::At("b1".to_owned())),
        tie_break: some("squirrel-cull"),
        ..RequestText::default()
    };
    let (run, problems) = culled.settled(&[]);
    assert_eq!(told(&problems), ["tieBreak not-for-this-board roth"]);
    assert_eq!(run.settings.start, Square(1));
    let (run, problems) = culled.settled(&["tieBreak"]);
    assert_eq!(told(&problems), ["start not-for-this-board a1"]);
    assert_eq!((run.settings.start, run.settings.rule), (Square(0), TieBreak::SquirrelCull.rule()));
    let large = RequestText { board: some("8x9"), ..culled };
    let (run, problems) = large.settled(&["tieBreak"]);
    assert_eq!(told(&problems), ["tieBreak not-for-this-board roth"]);
    assert_eq!(run.settings.start, Square(1), "another start would not have helped");
}

#[test]
fn a_method_that_does_not_take_the_board_is_replaced() {
    let request = |board: &str, algorithm: &str| RequestText {
        board: some(board),
        algorithm: some(algorithm),
        ..RequestText::default()
    };
    let (run, problems) = request("5x5", "permutations").settled(&[]);
    assert_eq!(told(&problems), ["algorithm not-for-this-board warnsdorff"]);
    assert_eq!(run.graph.squares(), 25);
    // Whether divide and conquer takes a board is known when it begins.
    let holed = request("...../...../..#../...../.....", "blocks");
    assert_eq!(holed.settled(&[]).1, []);
    let (session, run, problems) = holed.opened(&[]);
    assert_eq!(told(&problems), ["algorithm not-for-this-board warnsdorff"]);
    assert_eq!((session.algorithm().id, run.used.algorithm), ("warnsdorff", some("warnsdorff")));
    assert_eq!(session.graph().squares(), 24);
}

#[test]
fn a_start_may_be_left_to_chance_or_to_the_search() {
    let random = |seed: &str| {
        let request =
            RequestText { start: Some(Start::Random), seed: some(seed), ..RequestText::default() };
        request.run(WhenStuck::Stop).unwrap()
    };
    assert!(random("1").has_random_start);
    assert_eq!(random("1").settings.start, random("1").settings.start);
    let starts: Vec<Square> =
        ('a'..'k').map(|seed| random(&seed.to_string()).settings.start).collect();
    assert!(starts.iter().any(|start| *start != starts[0]), "{starts:?}");
    let anywhere = RequestText { start: Some(Start::Anywhere), ..RequestText::default() };
    let (run, problems) = anywhere.settled(&[]);
    assert_eq!(told(&problems), ["start bad-setting a1"]);
    assert!(!run.settings.is_anywhere());
    let (run, problems) = RequestText { algorithm: some("best"), ..anywhere }.settled(&[]);
    assert_eq!(problems, []);
    assert_eq!(run.settings.option(&ANYWHERE), "true");
}

#[test]
fn a_given_tour_is_walked_or_the_method_gives_way() {
    let request = |tour: Option<String>| RequestText {
        board: some("3x4"),
        algorithm: some("given"),
        tour,
        ..RequestText::default()
    };
    for tour in [None, some("a1b9"), some("a1c2a3b1"), some("a1b3")] {
        let (run, problems) = request(tour.clone()).settled(&[]);
        assert_eq!(problems.len(), 1, "{tour:?}");
        assert_eq!(problems[0].field, "tour", "{tour:?}");
        assert_eq!((run.algorithm.id, run.used.tour), ("warnsdorff", None), "{tour:?}");
    }
}

#[test]
fn moves_by_hand_are_for_methods_that_can_go_on_from_them() {
    let by_hand = some("0:b3");
    let run =
        RequestText { by_hand: by_hand.clone(), ..RequestText::default() }.run(WhenStuck::Stop);
    let run = run.unwrap();
    assert_eq!(run.by_hand, [(0, Square(17))]);
    assert_eq!(run.begin().unwrap().played().count(), 1);
    let blocks = RequestText { algorithm: some("blocks"), by_hand, ..RequestText::default() };
    let (run, problems) = blocks.settled(&[]);
    assert_eq!(told(&problems), ["byHand not-for-this-board nothing"]);
    assert_eq!(run.used.by_hand, None);
}

#[test]
fn a_piece_that_a_method_does_not_take_gives_way_to_it() {
    let zebra = |board: &str, algorithm: &str| RequestText {
        board: some(board),
        leaper: some("3,2"),
        algorithm: some(algorithm),
        ..RequestText::default()
    };
    let (session, run, problems) = zebra("8x8", "blocks").opened(&[]);
    assert_eq!(told(&problems), ["leaper not-for-this-board 1,2"]);
    assert_eq!(
        (session.algorithm().id, session.graph().leaper()),
        ("blocks", Some(Leaper::KNIGHT))
    );
    assert_eq!(run.used.leaper, some("1,2"));
    // On a board with a hole the knight would not help.
    let (session, run, problems) = zebra("...../...../..#../...../.....", "blocks").opened(&[]);
    assert_eq!(told(&problems), ["algorithm not-for-this-board warnsdorff"]);
    assert_eq!((session.algorithm().id, run.used.leaper), ("warnsdorff", some("2,3")));
}

/// An open tour of the board of three files and four ranks that cannot be closed.
fn open_tour() -> String {
    let request = RequestText {
        board: some("3x4"),
        algorithm: some("backtracking"),
        ..RequestText::default()
    };
    let mut session = request.opened(&[]).0;
    session.finish(usize::MAX);
    let names = session.subgraph().walk().iter().map(|&square| session.graph().name(square));
    names.collect()
}

#[test]
fn what_is_asked_of_a_given_tour_and_is_not_its_own_gives_way_to_it() {
    let walked = |tour: &str, start: Option<&str>, target| RequestText {
        board: some("3x4"),
        start: start.map(|name| Start::At(name.to_owned())),
        algorithm: some("given"),
        tour: some(tour),
        target,
        ..RequestText::default()
    };
    let open = open_tour();
    let (session, _, problems) = walked(&open, Some("b2"), None).opened(&[]);
    assert_eq!(problems.len(), 1);
    assert_eq!((problems[0].field, problems[0].error.code()), ("start", "not-for-this-board"));
    assert_eq!(session.algorithm().id, "given");
    let first = session.graph().name(session.start());
    assert_eq!(problems[0].instead, Some(first.clone()));
    assert!(open.starts_with(&first));
    let (session, run, problems) = walked(&open, None, some("closed")).opened(&[]);
    assert_eq!(told(&problems), ["target not-for-this-board open"]);
    assert_eq!((session.algorithm().id, run.settings.target), ("given", Target::Open));
}

#[test]
fn what_another_method_offered_is_no_problem_of_the_next() {
    let before = RequestText {
        start: Some(Start::Anywhere),
        algorithm: some("warnsdorff"),
        tie_break: some("squirrel-cull"),
        target: some("open"),
        when_stuck: some("restart"),
        options: vec![("prune", "true".to_owned()), ("growth", "sideways".to_owned())],
        ..RequestText::default()
    };
    for algorithm in ["cycles", "backtracking", "blocks", "rotations"] {
        let next = RequestText { algorithm: some(algorithm), ..before.clone() };
        assert_eq!(next.settled(&["algorithm"]).1, [], "{algorithm}");
    }
    let told_of = |first: &[&str]| {
        let next = RequestText { algorithm: some("rotations"), ..before.clone() };
        told(&next.settled(first).1)
    };
    assert_eq!(told_of(&["algorithm", "growth"]), ["growth bad-setting fewest"]);
    // A link says what it says.
    let graph =
        RequestText { graph: some("1-2-3-1"), tie_break: some("roth"), ..RequestText::default() };
    assert_eq!(told(&graph.settled(&[]).1), ["tieBreak not-for-this-board first"]);
    assert_eq!(told(&graph.settled(&["graph"]).1), [""; 0]);
}

#[test]
fn where_a_closed_tour_may_begin_anywhere_nothing_is_said_of_the_start() {
    let closed = RequestText {
        start: Some(Start::Anywhere),
        target: some("closed"),
        ..RequestText::default()
    };
    let (run, problems) = closed.settled(&[]);
    assert_eq!(problems, []);
    assert_eq!((run.used.start.clone(), run.word("start")), (None, some("a1")));
}

#[test]
fn a_run_knows_whether_its_seed_matters() {
    let uses_seed = |request: RequestText| request.settled(&[]).0.uses_seed();
    assert!(!uses_seed(RequestText::default()));
    assert!(uses_seed(RequestText { tie_break: some("random"), ..RequestText::default() }));
    assert!(uses_seed(RequestText { when_stuck: some("backtrack"), ..RequestText::default() }));
    assert!(uses_seed(RequestText { start: Some(Start::Random), ..RequestText::default() }));
    assert!(uses_seed(RequestText { algorithm: some("neural"), ..RequestText::default() }));
    let blocks = RequestText {
        algorithm: some("blocks"),
        tie_break: some("random"),
        ..RequestText::default()
    };
    assert!(!uses_seed(blocks), "it breaks no ties");
}

#[test]
fn there_is_a_method_for_every_driver() {
    let drivers: Vec<&str> = drivers().map(|driver| driver.id).collect();
    let methods: Vec<&str> = Method::ALL.iter().map(|method| method.id()).collect();
    assert_eq!(methods, drivers);
}

#[test]
fn a_request_of_types_is_the_run_of_its_texts() {
    let request = Request {
        board: some("6x6"),
        start: Some("c2".parse().expect("any text")),
        algorithm: Some(Method::Backtracking),
        target: Some(Target::Closed),
        options: MethodOptions {
            order: Some(BacktrackingOrder::FewestFirst),
            ..MethodOptions::default()
        },
        ..Request::default()
    };
    let text = RequestText {
        board: some("6x6"),
        start: Some(Start::At("c2".to_owned())),
        algorithm: some("backtracking"),
        target: some("closed"),
        options: vec![("order", "fewest-first".to_owned())],
        ..RequestText::default()
    };
    assert_eq!(RequestText::from(request.clone()), text);
    let tour = request.solve().expect("a tour");
    assert!(tour.is_closed());
    assert_eq!(tour.names().next().as_deref(), Some("c2"));

    let rules =
        TieBreak::ALL.iter().map(|&rule| Request { tie_break: Some(rule), ..Request::default() });
    for request in rules {
        let run = request.run(WhenStuck::Stop).expect("a run");
        assert_eq!(run.used.tie_break.as_deref(), request.tie_break.map(Choice::id));
    }
    let refused = Request {
        algorithm: Some(Method::Smooth),
        tie_break: Some(TieBreak::First),
        target: Some(Target::Closed),
        board: some("3x3"),
        ..Request::default()
    };
    assert!(refused.solve().is_err());
}

#[test]
fn every_setting_of_a_single_method_has_a_type() {
    let on = MethodOptions { prune: Some(true), merge: Some(true), ..MethodOptions::default() };
    let orders = BacktrackingOrder::ALL.map(Some).map(|order| MethodOptions { order, ..on });
    let updates = NeuralUpdate::ALL.map(Some).map(|update| MethodOptions { update, ..on });
    let equations = NeuralEquation::ALL.map(Some).map(|equation| MethodOptions { equation, ..on });
    let growths = RotationsGrowth::ALL.map(Some).map(|growth| MethodOptions { growth, ..on });
    let crossings = Crossings::ALL.map(Some).map(|crossings| MethodOptions { crossings, ..on });
    let wishes = SymmetryWish::ALL.map(Some).map(|symmetry| MethodOptions { symmetry, ..on });
    let off = MethodOptions { prune: Some(false), merge: Some(false), ..on };
    let all = [off]
        .into_iter()
        .chain(orders)
        .chain(updates)
        .chain(equations)
        .chain(growths)
        .chain(wishes)
        .chain(crossings);
    let words = |options| RequestText::from(Request { options, ..Request::default() }).options;
    let typed: BTreeSet<(&str, String)> = all.flat_map(words).collect();
    let lists = ALGORITHMS.iter().flat_map(|algorithm| algorithm.options);
    let listed = lists.flat_map(|list| list.values.iter().map(|id| (list.id, (*id).to_owned())));
    assert_eq!(typed, listed.collect());
}

#[test]
fn starts_are_read_as_they_are_displayed() {
    for word in ["any", "random", "c2"] {
        assert_eq!(word.parse::<Start>().expect("any text").to_string(), word);
    }
}
