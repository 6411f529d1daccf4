//! Puzzles of words: a text along a knight's tour.

use std::collections::BTreeSet;
use std::sync::Arc;

use knights_tour::count::{Next, Tours};
use knights_tour::puzzle::words::{
    Grid, MANY, MAX_LETTERS, MAX_PART, Number, Part, REST, Readings, Style, Unit, WordPuzzle,
    WordSettings, better_seed, boards, cut, text_of,
};
use knights_tour::random::Random;
use knights_tour::scene::THEMES;
use knights_tour::search::Target;
use knights_tour::{Graph, Resumable, Square};

/// Clusters that are single characters, but for a combining accent, which belongs to the one before.
fn clusters(text: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for sign in text.chars() {
        match found.last_mut() {
            Some(last) if sign == '\u{301}' => last.push(sign),
            _ => found.push(sign.to_string()),
        }
    }
    found
}

fn parts(text: &str, unit: Unit) -> Vec<Part> {
    cut(clusters(text).iter().map(String::as_str), unit).expect(text)
}

fn texts(text: &str, unit: Unit) -> Vec<String> {
    parts(text, unit).into_iter().map(|part| part.text).collect()
}

fn settings(parts: Vec<Part>) -> WordSettings {
    let (board, target, start) = (None, None, None);
    WordSettings { parts, board, target, start, style: Style::Any, seed: "1".to_owned() }
}

fn finish(mut readings: Readings) -> Readings {
    while !readings.advance(readings.work_a_look()).expect("it goes on") {}
    readings
}

fn plain(count: usize) -> Vec<Part> {
    (0..count).map(|number| Part { text: format!("p{number}."), joins: false }).collect()
}

#[test]
fn a_text_is_cut_at_blanks_and_marks() {
    assert_eq!(texts("The cap-tive|void\u{ad}s", Unit::Marks), ["The", "cap", "tive", "void", "s"]);
    assert_eq!(text_of(&parts("The cap-tive  void", Unit::Marks)), "The captive void");
    // A hyphen at the end of a word, as others write it, joins it to the next.
    assert_eq!(text_of(&parts("cap- tive void-", Unit::Marks)), "captive void");
    assert_eq!(texts("what--e’er be-fall;", Unit::Marks), ["what-", "e’er", "be", "fall;"]);
    assert_eq!(text_of(&parts("what--e’er", Unit::Marks)), "what-e’er");
    assert_eq!(texts("“I, too” — he", Unit::Words), ["“I,", "too” —", "he"]);
    assert_eq!(texts("cap-tive void", Unit::Words), ["captive", "void"]);
    assert_eq!(texts("No, e\u{301}!", Unit::Letters), ["N", "o,", "e\u{301}!"]);
    assert_eq!(text_of(&parts("No-ble, e\u{301}!", Unit::Letters)), "Noble, e\u{301}!");
    assert_eq!(texts("e-\u{301}t", Unit::Marks), ["e-\u{301}t"], "a cluster is never cut");
}

#[test]
fn a_text_that_cannot_be_used_says_why() {
    let fails = |text: &str| {
        let clusters = clusters(text);
        let error = cut(clusters.iter().map(String::as_str), Unit::Marks).unwrap_err();
        (error.code(), error.to_string())
    };
    assert_eq!(fails("  \n").0, "bad-setting");
    assert_eq!(fails("- -- | …").0, "bad-setting");
    let (code, sentence) = fails(&"a".repeat(MAX_LETTERS + 1));
    assert_eq!((code, sentence.contains("10,000 letters")), ("too-long", true), "{sentence}");
    let (_, sentence) = fails(&"a ".repeat(401));
    assert!(sentence.contains("401 parts") && sentence.contains("400"), "{sentence}");
    let (_, sentence) = fails(&"a".repeat(MAX_PART + 1));
    assert!(sentence.contains("25 letters"), "{sentence}");
    assert_eq!(parts(&"a ".repeat(400), Unit::Marks).len(), 400);
}

#[test]
fn every_number_of_parts_has_its_board() {
    for count in (1..=70).chain([100, 113, 144, 199, 256, 397, 400]) {
        let puzzle = WordPuzzle::new(&settings(plain(count))).expect("a puzzle");
        let squares = puzzle.tour().squares().len();
        assert_eq!(squares, count + puzzle.rests(), "{count}");
        assert!(puzzle.rests() == 0 || count < 24, "{count} has {} rests", puzzle.rests());
        assert_eq!(puzzle.text(), text_of(&plain(count)));
        let grid = Grid::parse(&puzzle.grid().to_string()).expect("a grid");
        assert_eq!(grid.to_string(), puzzle.grid().to_string());
        assert_eq!(grid.graph().board(), puzzle.tour().graph().board());
    }
    for count in [12, 30, 37, 40, 64, 65] {
        assert!(boards(count).iter().all(|board| board.squares() == count));
    }
    assert_eq!(boards(64)[0].to_string(), "8x8");
    assert!(boards(0).is_empty() && boards(401).is_empty());
}

#[test]
fn a_tour_is_of_the_kind_that_is_asked_for() {
    let made = |change: &dyn Fn(&mut WordSettings)| {
        let mut wish = settings(plain(64));
        change(&mut wish);
        WordPuzzle::new(&wish).expect("a puzzle")
    };
    assert!(made(&|wish| wish.target = Some(Target::Closed)).tour().is_closed());
    for start in ["c3", "h1", "d5"] {
        for target in [Target::Open, Target::Closed] {
            let puzzle = made(&|wish| {
                wish.start = Some(start.to_owned());
                wish.target = Some(target);
            });
            assert_eq!(puzzle.tour().names().next().as_deref(), Some(start));
        }
    }
    let turned = made(&|wish| wish.style = Style::Symmetric);
    assert!(turned.has_style() && turned.tour().is_closed());
    let board = turned.tour().graph().board().unwrap().clone();
    let squares = turned.tour().squares();
    for (one, other) in squares.iter().zip(&squares[32..]) {
        let (at, turned) = (board.position(*one), board.position(*other));
        assert_eq!((at.0 + turned.0, at.1 + turned.1), (7, 7));
    }
    let crossings = |puzzle: &WordPuzzle| {
        knights_tour::tour::statistics::Statistics::of(puzzle.tour()).unwrap().crossings.unwrap()
    };
    let few = made(&|wish| wish.style = Style::FewCrossings);
    assert!(few.has_style() && crossings(&few) < crossings(&made(&|_| {})));
    let other = made(&|wish| wish.seed = "2".to_owned());
    assert_ne!(other.tour().squares(), made(&|_| {}).tour().squares());
    assert_eq!(made(&|_| {}).tour().squares(), made(&|_| {}).tour().squares());
}

#[test]
fn what_does_not_fit_is_refused() {
    let mut wish = settings(plain(20));
    wish.board = Some("3x4".parse().unwrap());
    let error = WordPuzzle::new(&wish).unwrap_err();
    assert_eq!(error.code(), "not-for-this-board");
    assert!(error.to_string().contains("20 parts") && error.to_string().contains("12 squares"));
    wish.board = Some("5x5".parse().unwrap());
    let puzzle = WordPuzzle::new(&wish).unwrap();
    assert_eq!((puzzle.rests(), puzzle.parts()[20].text.as_str()), (5, REST));
    wish.target = Some(Target::Closed);
    assert_eq!(WordPuzzle::new(&wish).unwrap_err().code(), "no-tour");
    wish.board = Some("30x30".parse().unwrap());
    assert_eq!(WordPuzzle::new(&wish).unwrap_err().code(), "not-for-this-board");
    wish.board = None;
    wish.start = Some("z99".to_owned());
    assert!(WordPuzzle::new(&wish).is_err());
}

/// Every order in which an open tour visits the squares, in both directions.
fn all_orders(graph: &Arc<Graph>) -> Vec<Vec<Square>> {
    let mut tours = Tours::new(graph.clone(), Target::Open, true);
    let mut orders = Vec::new();
    loop {
        match tours.next(u32::MAX) {
            Next::Tour(tour) => orders.push(tour.into_squares()),
            Next::End => return orders,
            Next::Unfinished => {}
        }
    }
}

#[test]
fn readings_are_counted_as_by_brute_force() {
    let mut seen = BTreeSet::new();
    for board in ["3x4", "3x7", "5x5", ".../.#./...", "4x5"] {
        let board: knights_tour::Board = board.parse().unwrap();
        let graph = Arc::new(Graph::new(board.clone(), knights_tour::Leaper::KNIGHT));
        let orders = all_orders(&graph);
        for (seed, kinds) in (0..24).zip([1, 2, 3, 4, 6, 9].into_iter().cycle()) {
            let mut random = Random::from_seed(&format!("{board}-{seed}"));
            // Parts that begin with each other can be cut in several ways.
            let words = ["a", "b", "ab", "ba", "aab", "c", "cc", "d", "e"];
            let mut draw = || words[random.below(kinds) as usize];
            let parts: Vec<Part> = graph
                .each_square()
                .map(|_| Part { text: draw().to_owned(), joins: false })
                .collect();
            let mut wish = settings(parts);
            wish.board = Some(board.clone());
            wish.seed = seed.to_string();
            let puzzle = WordPuzzle::new(&wish).expect("a puzzle");
            let mut cells = vec![""; graph.len()];
            for (square, part) in puzzle.tour().squares().iter().zip(puzzle.parts()) {
                cells[square.index()] = &part.text;
            }
            let read = |order: &[Square]| -> String {
                order.iter().map(|square| cells[square.index()]).collect()
            };
            let text = read(puzzle.tour().squares());
            let same: Vec<_> = orders.iter().filter(|order| read(order) == text).collect();
            let start = puzzle.tour().squares()[0];
            let from_start = same.iter().filter(|order| order[0] == start).count() as u32;
            let expected = |ways: u32| {
                if ways > MANY { Number::Many } else { Number::Exactly(ways) }
            };
            let readings = finish(puzzle.readings().with_limit(20_000_000));
            assert_eq!(readings.number(), expected(same.len() as u32), "{board} {seed}");
            if same.len() as u32 <= MANY {
                assert_eq!(readings.number_from_start(), expected(from_start), "{board} {seed}");
            }
            seen.insert(readings.number().least().min(3));
        }
    }
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), [1, 2, 3]);
}

#[test]
fn many_readings_end_at_a_limit_and_another_seed_may_have_fewer() {
    let same = settings(vec![Part { text: "la".to_owned(), joins: false }; 36]);
    let readings = finish(WordPuzzle::new(&same).unwrap().readings());
    assert_eq!((readings.number(), readings.number().least()), (Number::Many, MANY + 1));
    let limited = finish(WordPuzzle::new(&same).unwrap().readings().with_limit(100));
    // The tour that it was laid along is one way, even if the search came across none.
    assert!(matches!(limited.number(), Number::AtLeast(1..)), "{:?}", limited.number());
    let text = "I en-vy not in an-y moods the cap-tive void of no-ble rage, the lin-net born with-in the \
                cage, that nev-er knew the sum-mer woods";
    let wish = settings(parts(text, Unit::Letters));
    let readings = finish(WordPuzzle::new(&wish).unwrap().readings());
    if let Some((seed, fewer)) = better_seed(&wish, readings.number()).unwrap() {
        assert!(fewer.least() < readings.number().least());
        let puzzle = WordPuzzle::new(&WordSettings { seed, ..wish }).unwrap();
        assert_eq!(finish(puzzle.readings()).number(), fewer);
    }
}

#[test]
fn a_published_grid_is_read_and_solved() {
    // Two stanzas of Tennyson on Euler's tour, as the Gallery has them.
    let grid = "what- loved it, lost it to I bet-\nwhen and true, have feel ’Tis hold er\n\
                at e’er have sor- Than fall; ter most;\nloved I all. be- to row nev- I\n\
                I nev- ble born y woods: of in\nrage, net moods That no- with- an- mer\n\
                er en- The cap- the not the void\nlin- The knew vy cage, tive sum- in\n";
    let text = "I envy not in any moods the captive void of noble rage, the linnet born within the cage, \
                that never knew the summer woods: I hold it true, whate’er befall; I feel it, when I sorrow \
                most; ’tis better to have loved and lost than never to have loved at all.";
    let parsed = Grid::parse(grid).unwrap();
    let readings = finish(parsed.read_as(text));
    assert!(readings.number().least() >= 1);
    let tour = knights_tour::Tour::new(parsed.graph().clone(), readings.first().unwrap().to_vec());
    let tour = tour.expect("a tour");
    let cells: Vec<_> = parsed.cells().collect();
    let read: Vec<Part> =
        tour.squares().iter().map(|square| cells[square.index()].unwrap().clone()).collect();
    assert_eq!(text_of(&read).to_lowercase(), text.to_lowercase());
    assert_eq!(finish(parsed.read_as("I envy")).number(), Number::Exactly(0));
    let bars = Grid::parse("| a | b, | # |\n| c | d e | f- |").unwrap();
    assert_eq!(bars.graph().squares(), 5);
    assert_eq!(bars.to_string(), "a\tb,\t#\nc\td e\tf");
    assert!(Grid::parse("a b\nc").unwrap_err().to_string().contains("row 2"));
    assert_eq!(Grid::parse(" \n").unwrap_err().code(), "bad-givens");
    assert_eq!(Grid::parse(&"a ".repeat(401)).unwrap_err().code(), "not-for-this-board");
    let refused = |cells| Grid::parse(&"a ".repeat(cells)).unwrap_err().to_string();
    assert!(refused(4200).ends_with("this board has 4,200"), "{}", refused(4200));
    assert!(refused(10_001).ends_with("at most 20,000 characters"), "{}", refused(10_001));
}

#[test]
fn the_picture_has_every_part_and_the_tour_only_if_asked() {
    let puzzle =
        WordPuzzle::new(&settings(parts("The cap-tive void & no-ble", Unit::Marks))).unwrap();
    let plain = puzzle.svg(false, false, &THEMES[0]);
    for part in ["The", "cap", "tive", "void &amp;", "ble"] {
        assert!(plain.contains(&format!(">{part}<")), "{part}: {plain}");
    }
    assert_ne!(plain, puzzle.svg(true, false, &THEMES[0]));
    assert!(puzzle.svg(false, true, &THEMES[0]).len() > plain.len());
}
