//! Sequences on a keypad: the numbers of the source, and counting against listing.

use knights_tour::keypad::{
    Codes, Counter, Counts, Form, Key, Keypad, Limit, Listing, MAX_LENGTH, Problem, codes,
};
use knights_tour::natural::Natural;
use knights_tour::{Graph, Leaper, Square};
use proptest::prelude::*;

const SOURCE: &str = "ABCDE/FGHIJ/KLMNO/ 123 ";
const PHONE: &str = "123/456/789/ 0 ";

fn keypad(rows: &str) -> Keypad {
    rows.parse().unwrap()
}

fn count(problem: &Problem) -> Counts {
    Counter::new(problem).unwrap().finish().unwrap()
}

/// The problem of the source, whatever the sequences begin with.
fn source() -> Problem {
    let pad = keypad(SOURCE);
    let vowels = Limit { keys: pad.sequence("AEIO").unwrap(), at_most: 2, each: false };
    Problem::new(&pad.graph(Leaper::KNIGHT), 10, None, &[vowels]).unwrap()
}

/// The lines of the source: a key, its moves, its sequences.
fn lines() -> Vec<(char, Vec<u32>, u64)> {
    let lines = include_str!("../data/keypad-counts.txt").lines();
    let read = |line: &str| {
        let [key, ends, number] = line.splitn(3, '|').collect::<Vec<_>>()[..] else {
            panic!("three columns: {line}")
        };
        let ends = ends.split_whitespace().map(|end| end.parse().unwrap()).collect();
        (key.trim().parse().unwrap(), ends, number.trim().parse().unwrap())
    };
    lines.filter(|line| !line.starts_with('#')).map(read).collect()
}

#[test]
fn moves_on_the_pad_are_those_of_the_source() {
    let pad = keypad(SOURCE);
    let graph = pad.graph(Leaper::KNIGHT);
    for (number, (key, ends, _)) in (0..).zip(lines()) {
        assert_eq!(pad.character(number), key);
        let found: Vec<u32> = graph.neighbours(Square(number.into())).map(|end| end.0).collect();
        assert_eq!(found, ends, "{key}");
    }
}

#[test]
fn counts_are_those_of_the_source() {
    let Counts { total, by_start } = count(&source());
    assert_eq!(total, Natural::from(1_013_398));
    let expected: Vec<Natural> = lines().iter().map(|line| Natural::from(line.2)).collect();
    assert_eq!(by_start, expected);
}

#[test]
fn a_start_picks_its_own() {
    let pad = keypad(SOURCE);
    let vowels = Limit { keys: pad.sequence("AEIO").unwrap(), at_most: 2, each: false };
    let graph = pad.graph(Leaper::KNIGHT);
    let problem = Problem::new(&graph, 10, pad.key('H'), &[vowels]).unwrap();
    assert_eq!(count(&problem).total, Natural::from(90_089));
    let mut listing = Listing::new(&problem);
    let number = listing.advance(u64::MAX, usize::MAX, &mut |keys| assert_eq!(keys[0], 7));
    assert_eq!(number, 90_089);
}

#[test]
fn codes_are_those_of_the_article_and_of_its_program() {
    let Codes { lowest_first, highest_first } = codes(&keypad(SOURCE), "AHAHKBKBKB").unwrap();
    assert_eq!(lowest_first, Natural::from(309_514_218_678));
    assert_eq!(highest_first, Natural::from(77_396_869_081));
}

fn dialled(length: u32) -> Natural {
    let graph = keypad(PHONE).graph(Leaper::KNIGHT);
    count(&Problem::new(&graph, length, None, &[]).unwrap()).total
}

/// A number's remainder after division by a small one.
fn remainder(number: &Natural, divisor: u64) -> u64 {
    let digits = number.to_string();
    digits.bytes().fold(0, |rest, digit| (10 * rest + u64::from(digit - b'0')) % divisor)
}

/// The puzzle of the knight that dials: 136,006,598 is what the well-known exercise (`LeetCode` 935)
/// gives for 3131 keys, modulo 10⁹ + 7.
#[test]
fn the_knight_dials() {
    let few: Vec<String> = (1..=6).map(|length| dialled(length).to_string()).collect();
    assert_eq!(few, ["10", "20", "46", "104", "240", "544"]);
    assert_eq!(remainder(&dialled(3131), 1_000_000_007), 136_006_598);
}

/// a(n) = 6·a(n − 2) − 4·a(n − 4), the characteristic polynomial of the moves on the phone's pad.
#[test]
fn the_longest_sequences_obey_the_recurrence() {
    let times = |mut number: Natural, factor| {
        number.multiply_add(factor, 0);
        number
    };
    let mut left = dialled(MAX_LENGTH);
    left += &times(dialled(MAX_LENGTH - 4), 4);
    assert_eq!(left, times(dialled(MAX_LENGTH - 2), 6));
    assert!(left.bits() > 11_900);
}

/// With every key once, the sequences of as many keys are the open tours, each in both directions.
#[test]
fn sequences_of_all_keys_once_are_tours() {
    let tours = |rows: &str| {
        let pad = keypad(rows);
        let keys: Vec<Key> = (0..pad.len() as Key).collect();
        let once = Limit { keys: keys.clone(), at_most: 1, each: true };
        let graph = pad.graph(Leaper::KNIGHT);
        let problem = Problem::new(&graph, keys.len() as u32, None, &[once]).unwrap();
        let mut listing = Listing::new(&problem);
        let number = listing.advance(u64::MAX, usize::MAX, &mut |_| ());
        assert_eq!(count(&problem).total, Natural::from(number as u64));
        number
    };
    assert_eq!(tours("123/4 5/678"), 16);
    assert_eq!(tours("abcd/efgh/ijkl"), 16);
    assert_eq!(tours("abcde/fghij/klmno/pqrst"), 164);
}

#[test]
fn counting_in_slices_gives_the_same_number() {
    let problem = source();
    let mut counter = Counter::new(&problem).unwrap();
    let mut fraction = counter.fraction();
    let mut slices = 0;
    while !counter.advance(1).unwrap() {
        assert!(counter.counts().is_none());
        assert!((fraction..=1.0).contains(&counter.fraction()));
        fraction = counter.fraction();
        slices += 1;
    }
    assert!(slices > 20);
    assert_eq!(counter.counts(), Some(count(&problem)));
    assert!((counter.fraction() - 1.0).abs() < f64::EPSILON);
}

#[test]
fn listing_in_pieces_gives_the_same_tours() {
    let graph = keypad(PHONE).graph(Leaper::KNIGHT);
    let problem = Problem::new(&graph, 6, None, &[]).unwrap();
    let (mut whole, mut pieces) = (Vec::new(), Vec::new());
    assert_eq!(
        Listing::new(&problem).advance(u64::MAX, usize::MAX, &mut |keys| whole.push(keys.to_vec())),
        544
    );
    let mut listing = Listing::new(&problem);
    while !listing.is_done() {
        assert!(listing.advance(7, 2, &mut |keys| pieces.push(keys.to_vec())) <= 2);
    }
    assert_eq!(pieces, whole);
    assert!(whole.is_sorted());
    assert_eq!(listing.advance(100, 100, &mut |_| panic!("there are no more")), 0);
}

#[test]
fn contradictions_leave_nothing() {
    let pad = keypad(SOURCE);
    let all: Vec<Key> = (0..18).collect();
    let graph = pad.graph(Leaper::KNIGHT);
    for limit in [
        Limit { keys: all.clone(), at_most: 0, each: true },
        Limit { keys: all.clone(), at_most: 1, each: false },
        Limit { keys: all.clone(), at_most: 0, each: false },
    ] {
        let problem = Problem::new(&graph, 10_000, None, &[limit]).unwrap();
        assert!(count(&problem).total.is_zero());
        assert_eq!(Listing::new(&problem).advance(10_000, 1, &mut |_| ()), 0);
    }
    let none = Problem::new(&keypad("x").graph(Leaper::KNIGHT), 2, None, &[]).unwrap();
    assert!(count(&none).total.is_zero());
    let one = Problem::new(&keypad("x").graph(Leaper::KNIGHT), 1, None, &[]).unwrap();
    assert_eq!(count(&one).total, Natural::from(1));
}

#[test]
fn what_cannot_be_is_refused() {
    let graph = keypad(PHONE).graph(Leaper::KNIGHT);
    let code = |length, start| Problem::new(&graph, length, start, &[]).unwrap_err().code();
    assert_eq!((code(0, None), code(1_000_000, None)), ("bad-length", "bad-length"));
    assert_eq!(code(3, Some(10)), "unknown-key");
    let large = Graph::new("32x32".parse().unwrap(), Leaper::KNIGHT);
    assert_eq!(Problem::new(&large, 3, None, &[]).unwrap_err().code(), "keypad-too-large");
}

/// All sequences of a length, tried one by one.
fn tried(problem: &Problem) -> Vec<Vec<Key>> {
    let keys = problem.keys();
    let mut sequences = vec![vec![]];
    for _ in 0..problem.length() {
        let longer = |sequence: &Vec<Key>| {
            (0..keys).map(|key| [&sequence[..], &[key]].concat()).collect::<Vec<_>>()
        };
        sequences = sequences.iter().flat_map(longer).collect();
    }
    sequences.retain(|sequence| problem.walk(sequence).fault.is_none());
    sequences
}

proptest! {
    #[test]
    fn counts_lists_and_trials_agree(
        edges in prop::collection::vec((0_u32..6, 0_u32..6), 0..12),
        length in 1_u32..6,
        start in prop::option::of(0_u16..6),
        limits in prop::collection::vec((prop::collection::vec(0_u16..6, 0..6), 0_u32..4, any::<bool>()), 0..4),
    ) {
        let edges: Vec<_> = edges.into_iter().filter(|(from, to)| from != to).collect();
        let graph = Graph::from_edges(6, &edges)?;
        let limits: Vec<Limit> = limits
            .into_iter()
            .map(|(keys, at_most, each)| Limit { keys, at_most, each })
            .collect();
        let problem = Problem::new(&graph, length, start, &limits)?;
        let expected = tried(&problem);
        let mut listed = Vec::new();
        Listing::new(&problem).advance(u64::MAX, usize::MAX, &mut |keys| listed.push(keys.to_vec()));
        prop_assert_eq!(&listed, &expected);
        let counts = count(&problem);
        prop_assert_eq!(&counts.total, &Natural::from(expected.len() as u64));
        for key in 0..6 {
            let begin = expected.iter().filter(|sequence| sequence[0] == key).count() as u64;
            let may_begin = start.is_none_or(|start| start == key);
            prop_assert!(!may_begin || counts.by_start[usize::from(key)] == Natural::from(begin));
        }
    }
}

/// What is written is what is visited, however it is divided, and whatever was asked for in between.
#[test]
fn sequences_are_written_as_they_are_visited() {
    let pad = keypad(SOURCE);
    let graph = pad.graph(Leaper::KNIGHT);
    let limit =
        |keys: &str, at_most, each| Limit { keys: pad.sequence(keys).unwrap(), at_most, each };
    let vowels = [limit("AEIO", 1, false), limit("BCDA", 2, false)];
    let each = [limit("ABCDEFGHIJKLMNO123", 1, true)];
    let keys: Vec<Vec<u8>> = pad.characters().map(|key| String::from(key).into_bytes()).collect();
    let wide: Vec<Vec<u8>> = (0..18).map(|key: Key| key.to_le_bytes().to_vec()).collect();
    let form = Form::new(&keys, b"\n").unwrap();
    let other = Form::new(&wide, &[]).unwrap();
    for (length, limits) in [(1, &vowels[..]), (3, &vowels), (5, &vowels), (7, &vowels), (6, &each)]
    {
        let problem = Problem::new(&graph, length, None, limits).unwrap();
        let mut lines = Vec::new();
        Listing::new(&problem).advance(u64::MAX, usize::MAX, &mut |sequence| {
            lines.push(sequence.iter().map(|&key| pad.character(key)).collect::<String>());
        });
        assert_eq!(count(&problem).total, Natural::from(lines.len() as u64));
        let mut listing = Listing::new(&problem);
        let mut written = Vec::new();
        for turn in 0.. {
            if listing.is_done() {
                break;
            }
            let most = 1 + turn % 50;
            let mut bytes = Vec::new();
            match turn % 3 {
                0 => {
                    listing.advance(1000, most, &mut |sequence| {
                        written.extend(sequence.iter().map(|&key| pad.character(key)));
                        written.push('\n');
                    });
                }
                1 => {
                    let listed = listing.write(1000, most, &form, &mut bytes);
                    assert_eq!(bytes.len(), listed * (length as usize + 1));
                    written.extend(bytes.into_iter().map(char::from));
                }
                _ => {
                    let listed = listing.write(1000, most, &other, &mut bytes);
                    assert_eq!(bytes.len(), 2 * listed * length as usize);
                    for sequence in bytes.chunks_exact(2 * length as usize) {
                        let keys = sequence.chunks_exact(2);
                        let keys = keys.map(|key| Key::from_le_bytes([key[0], key[1]]));
                        written.extend(keys.map(|key| pad.character(key)));
                        written.push('\n');
                    }
                }
            }
        }
        let written: String = written.into_iter().collect();
        assert!(written.lines().eq(&lines), "{length}");
    }
    assert_eq!(Form::new(&["a".into(), "ä".into()], &[]), None);
}
