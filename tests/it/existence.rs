//! What is said about the existence of tours, against searches that try everything.

use knights_tour::diagnosis::diagnose;
use knights_tour::existence::{Answer, Existence, Reason, existence};
use knights_tour::notation::parse_square;
use knights_tour::search::Target;
use knights_tour::theory::exact::{Ends, Progress, tour};
use knights_tour::{Board, Graph, Leaper, Square};
use proptest::prelude::*;

const TARGETS: [Target; 2] = [Target::Open, Target::Closed];

fn rectangle(width: u16, height: u16) -> Graph {
    Graph::new(Board::new(width, height).unwrap(), Leaper::KNIGHT)
}

fn squares(graph: &Graph) -> impl Iterator<Item = Square> + '_ {
    (0..graph.len() as u32).map(Square).filter(|&square| graph.contains(square))
}

/// The set of one square.
fn bit(square: Square) -> u64 {
    1 << square.0
}

/// For each square the set of its neighbours, of a hole the empty one.
fn neighbours(graph: &Graph) -> Vec<u64> {
    let mut neighbours = vec![0; graph.len()];
    for square in squares(graph) {
        neighbours[square.index()] = graph.neighbours(square).map(bit).sum();
    }
    neighbours
}

/// A search for tours of small graphs that tries everything, and knows nothing of colours.
///
/// Sets of squares are the bits of a number.
struct Exhaustive {
    target: Target,
    start: u64,
    neighbours: Vec<u64>,
}

impl Exhaustive {
    fn finds_tour(graph: &Graph, target: Target, start: Option<Square>) -> bool {
        let all: u64 = squares(graph).map(bit).sum();
        let neighbours = neighbours(graph);
        // A closed tour can be begun anywhere.
        let anywhere = if target == Target::Open { graph.len() } else { 1 };
        let starts = start.map_or_else(|| squares(graph).take(anywhere).collect(), |at| vec![at]);
        starts.into_iter().map(bit).any(|start| {
            let search = Self { target, start, neighbours: neighbours.clone() };
            search.goes_on(start, all & !start)
        })
    }

    fn around(&self, square: u64) -> u64 {
        self.neighbours[square.trailing_zeros() as usize]
    }

    /// Whether a path to `here` can be continued through all `open` squares.
    fn goes_on(&self, here: u64, open: u64) -> bool {
        if open == 0 {
            return self.target == Target::Open || self.around(here) & self.start != 0;
        }
        if !self.is_promising(here, open) {
            return false;
        }
        let mut ends: Vec<u64> = bits(self.around(here) & open).collect();
        ends.sort_by_key(|&end| (self.around(end) & open).count_ones());
        ends.into_iter().any(|end| self.goes_on(end, open & !end))
    }

    /// Whether every open square can be reached, come to and left, but for one end.
    fn is_promising(&self, here: u64, open: u64) -> bool {
        let home = if self.target == Target::Closed { self.start } else { 0 };
        let mut ends = 0;
        for square in bits(open) {
            match (self.around(square) & open).count_ones()
                + u32::from(self.around(square) & here != 0)
                + u32::from(self.around(square) & home & !here != 0)
            {
                0 => return false,
                1 => ends += 1,
                _ => {}
            }
        }
        let allowed = u32::from(self.target == Target::Open);
        ends <= allowed && reach(&self.neighbours, here, open) == open
    }
}

/// The squares of a set to which moves within the set lead.
fn reach(neighbours: &[u64], from: u64, set: u64) -> u64 {
    let (mut reached, mut fringe) = (0, from);
    while fringe != 0 {
        let ends = bits(fringe).map(|square| neighbours[square.trailing_zeros() as usize]);
        fringe = ends.fold(0, |all, ends| all | ends) & set & !reached;
        reached |= fringe;
    }
    reached
}

/// The elements of a set.
fn bits(mut set: u64) -> impl Iterator<Item = u64> {
    std::iter::from_fn(move || {
        let lowest = set & set.wrapping_neg();
        set ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}

#[test]
fn rectangles_agree_with_a_search() {
    let small = (1..=6).flat_map(|width| (1..=6).map(move |height| (width, height)));
    let narrow = [(3, 7), (3, 8), (4, 7), (4, 8)];
    let turned = narrow.map(|(width, height)| (height, width));
    for (width, height) in small.chain(narrow).chain(turned) {
        let graph = rectangle(width, height);
        for target in TARGETS {
            let is_tour = Exhaustive::finds_tour(&graph, target, None);
            let expected = if is_tour { Answer::Yes } else { Answer::No };
            let found = existence(&graph, target, None);
            assert_eq!(found.answer, expected, "{width} × {height}, {target:?}: {found:?}");
        }
    }
}

/// Full boards on which a search that tries everything is over soon.
fn searchable() -> impl Iterator<Item = (u16, u16)> {
    let small = (1..=6).flat_map(|width| (1..=6).map(move |height| (width, height)));
    let narrow = (7..=12).flat_map(|long| [(3, long), (long, 3)]);
    small.chain(narrow).chain([(4, 7), (7, 4), (4, 8), (8, 4)])
}

#[test]
fn an_open_tour_begins_where_one_is_said_to_and_nowhere_else() {
    let mut refused = 0;
    for (width, height) in searchable() {
        let graph = rectangle(width, height);
        let board = existence(&graph, Target::Open, None).answer;
        for start in squares(&graph) {
            let answer = existence(&graph, Target::Open, Some(start)).answer;
            let found = tour(&graph, Ends::From(start), u32::MAX);
            let expected = if found == Progress::None { Answer::No } else { Answer::Yes };
            assert_eq!(answer, expected, "{width} × {height} from {}", graph.name(start));
            let by_diagnosis = diagnose(&graph, Target::Open, Some(start));
            assert_eq!(by_diagnosis.is_empty(), answer == Answer::Yes, "{by_diagnosis:?}");
            refused += u32::from(board == Answer::Yes && answer == Answer::No);
        }
    }
    assert!(refused > 100, "{refused}");
}

#[test]
fn a_start_that_is_ruled_out_has_its_reason() {
    let reason = |board: &str, start| {
        let graph = Graph::new(board.parse().unwrap(), Leaper::KNIGHT);
        existence(&graph, Target::Open, Some(Square(start))).reason
    };
    let start = Square(1);
    assert_eq!(reason("4x12", 1), Reason::InnerRow { start });
    assert_eq!(reason("4x4000", 1), Reason::InnerRow { start });
    assert_eq!(reason("4x12", 3), Reason::OpenTheorem);
    for (board, start) in [("7x3", 10), ("3x7", 10), ("8x3", 10), ("8x3", 13), ("3x8", 7)] {
        assert_eq!(
            reason(board, start),
            Reason::StartException { start: Square(start) },
            "{board}"
        );
    }
    // Closed tours can begin anywhere.
    let graph = rectangle(6, 6);
    assert_eq!(existence(&graph, Target::Closed, Some(start)).answer, Answer::Yes);
}

fn no(reason: Reason) -> Existence {
    Existence { answer: Answer::No, reason }
}

fn yes(reason: Reason) -> Existence {
    Existence { answer: Answer::Yes, reason }
}

const UNKNOWN: Existence = Existence { answer: Answer::Unknown, reason: Reason::NoTheorem };

fn small_exception(short: u16, long: u16) -> Existence {
    no(Reason::SmallException { short, long })
}

fn too_few_moves(square: u32, degree: u32) -> Existence {
    no(Reason::TooFewMoves { square: Square(square), degree })
}

#[test]
fn rectangles_say_why() {
    use Target::{Closed, Open};
    let cases = [
        ("1x1", Open, yes(Reason::OneSquare)),
        ("1x1", Closed, no(Reason::OneSquare)),
        ("7x1", Open, no(Reason::Side1 { short: 1, long: 7 })),
        ("1x7", Closed, no(Reason::Side1 { short: 1, long: 7 })),
        ("2x9", Open, no(Reason::Side2 { short: 2, long: 9 })),
        ("9x2", Closed, no(Reason::Side2 { short: 2, long: 9 })),
        ("3x3", Open, small_exception(3, 3)),
        ("5x3", Open, small_exception(3, 5)),
        ("3x6", Open, small_exception(3, 6)),
        ("4x4", Open, small_exception(4, 4)),
        ("4x3", Open, yes(Reason::OpenTheorem)),
        ("4x3", Closed, small_exception(3, 4)),
        ("3x6", Closed, small_exception(3, 6)),
        ("3x8", Closed, small_exception(3, 8)),
        ("3x10", Closed, yes(Reason::Schwenk)),
        ("10x4", Closed, no(Reason::Side4 { short: 4, long: 10 })),
        ("9x7", Closed, no(Reason::OddArea)),
        ("8x8", Open, yes(Reason::OpenTheorem)),
        ("8x8", Closed, yes(Reason::Schwenk)),
        ("4095x4095", Open, yes(Reason::OpenTheorem)),
        ("4096x4096", Closed, yes(Reason::Schwenk)),
    ];
    for (text, target, expected) in cases {
        let graph = Graph::new(text.parse().unwrap(), Leaper::KNIGHT);
        assert_eq!(existence(&graph, target, None), expected, "{text}, {target:?}");
    }
}

#[test]
fn other_boards_say_what_is_certain() {
    use Target::{Closed, Open};
    let (knight, wazir, camel) = ((1, 2), (0, 1), (1, 3));
    let colours = Reason::Colours { light: 12, dark: 11 };
    let cases = [
        ("###/#.#/###", knight, Open, yes(Reason::OneSquare)),
        ("###/#.#/###", knight, Closed, no(Reason::OneSquare)),
        ("1x1", camel, Closed, no(Reason::OneSquare)),
        ("..#/.../...", knight, Open, too_few_moves(4, 0)),
        ("..#/.#./...", knight, Closed, too_few_moves(1, 1)),
        // The ring of eight squares has a tour, but no theorem says so.
        (".../.#./...", knight, Closed, UNKNOWN),
        ("8x8", camel, Open, no(Reason::NotConnected { square: Square(1), from: Square(0) })),
        ("5x5", wazir, Closed, no(Reason::Colours { light: 12, dark: 13 })),
        ("5x5", wazir, Open, yes(Reason::Steps)),
        // Without a1 and e5 the first square is light.
        ("....#/...../...../...../#....", wazir, Open, UNKNOWN),
        ("....#/...../...../...../#....", wazir, Closed, no(colours)),
    ];
    for (text, (r, s), target, expected) in cases {
        let graph = Graph::new(text.parse().unwrap(), Leaper::new(r, s).unwrap());
        assert_eq!(existence(&graph, target, None), expected, "{text}, ({r}, {s}), {target:?}");
    }
}

#[test]
fn the_start_matters_on_odd_boards() {
    // The numbers of light and dark squares, where the start is of the rarer colour.
    let cases = [
        ("5x5", (1, 2), "a2", Some((12, 13))),
        ("5x5", (1, 2), "b2", None),
        ("3x7", (1, 2), "a2", Some((10, 11))),
        ("5x6", (1, 2), "a2", None),
        ("3x3", (0, 1), "a2", Some((4, 5))),
        ("3x3", (0, 1), "b2", None),
        (".../..#", (0, 1), "b1", None),
        (".../..#", (0, 1), "a1", Some((3, 2))),
    ];
    for (text, (r, s), name, colours) in cases {
        let graph = Graph::new(text.parse().unwrap(), Leaper::new(r, s).unwrap());
        let start = parse_square(graph.board().unwrap(), name).unwrap();
        let anywhere = existence(&graph, Target::Open, None);
        let expected = match colours {
            Some((light, dark)) => no(Reason::StartColour { start, light, dark }),
            None => anywhere,
        };
        let found = existence(&graph, Target::Open, Some(start));
        assert_eq!(found, expected, "{text} from {name}");
        // There is none at all on these, or it can begin anywhere.
        let closed = existence(&graph, Target::Closed, Some(start));
        assert_eq!(closed, existence(&graph, Target::Closed, None), "{text}");
    }
}

#[test]
fn lists_of_edges_say_what_is_certain() {
    let star = [(1, 0), (2, 0), (3, 0)];
    let spider = [(0, 1), (1, 2), (0, 3), (3, 4), (0, 5), (5, 6)];
    let triangles = [(0, 1), (1, 2), (2, 0), (3, 4), (4, 5), (5, 3)];
    let spoked = [(0, 1), (1, 2), (2, 0), (0, 3), (1, 4), (2, 5)];
    let path = [(0, 1), (1, 2)];
    let open = |order, edges: &[_], start: Option<u32>| {
        let graph = Graph::from_edges(order, edges).unwrap();
        existence(&graph, Target::Open, start.map(Square))
    };
    assert_eq!(open(4, &star, None), no(Reason::Colours { light: 3, dark: 1 }));
    // Three legs: the colours are 4 and 3, but a path has only two ends.
    assert_eq!(open(7, &spider, Some(1)), too_few_moves(6, 1));
    let not_connected = Reason::NotConnected { square: Square(3), from: Square(0) };
    assert_eq!(open(6, &triangles, None), no(not_connected));
    assert_eq!(open(6, &spoked, None), too_few_moves(5, 1));
    assert_eq!(
        open(3, &path, Some(1)),
        no(Reason::StartColour { start: Square(1), light: 1, dark: 2 })
    );
    assert_eq!(open(3, &path, Some(2)), UNKNOWN);
}

#[test]
fn a_large_board_with_a_hole_is_answered() {
    let board = Board::with_holes(2000, 2000, |square| square.0 == 2001).unwrap();
    let graph = Graph::new(board, Leaper::KNIGHT);
    let (light, dark) = (2_000_000, 1_999_999);
    assert_eq!(existence(&graph, Target::Closed, None), no(Reason::Colours { light, dark }));
    let start = Square(0);
    let start_colour = Reason::StartColour { start, light, dark };
    assert_eq!(existence(&graph, Target::Open, Some(start)), no(start_colour));
    assert_eq!(existence(&graph, Target::Open, Some(Square(1))), UNKNOWN);
}

#[test]
#[should_panic(expected = "is not a square of the graph")]
fn a_start_has_to_be_a_square() {
    let graph = Graph::new(".../.#./...".parse().unwrap(), Leaper::KNIGHT);
    let _ = existence(&graph, Target::Open, Some(Square(4)));
}

/// Pieces with one leap and with several.
const PIECES: [&str; 12] = [
    "1,2", "0,1", "1,1", "1,3", "2,3", "0,2", "1,4", "king", "gnu", "0,1+1,2", "0,1+0,2", "0,2+1,1",
];

#[test]
fn pieces_that_step_have_the_tours_that_theorems_say() {
    for text in ["wazir", "king", "gnu", "0,1+0,2", "0,1+2,2", "0,1+1,2"] {
        let leaper: Leaper = text.parse().unwrap();
        for (width, height) in (1..=5).flat_map(|width| (1..=5).map(move |height| (width, height)))
        {
            let is_certain = ["wazir", "king"].contains(&text);
            // A search among many moves only ends soon on fewer squares.
            if width * height > 16 && !is_certain {
                continue;
            }
            let graph = Graph::new(Board::new(width, height).unwrap(), leaper);
            let starts = || squares(&graph).map(Some);
            let questions = starts().map(|start| (Target::Open, start));
            for (target, start) in questions.chain(TARGETS.map(|target| (target, None))) {
                let found = existence(&graph, target, start);
                let is_tour = Exhaustive::finds_tour(&graph, target, start);
                let told = format!("{text} {width} × {height} {target:?} {start:?}: {found:?}");
                match found.answer {
                    Answer::Yes => assert!(is_tour, "{told}"),
                    Answer::No => assert!(!is_tour, "{told}"),
                    Answer::Unknown => {
                        let is_diagnosed = !diagnose(&graph, target, start).is_empty();
                        assert!(!is_certain || (is_diagnosed && !is_tour), "{told}");
                    }
                }
            }
        }
    }
    let gnu = Graph::new("8x8".parse().unwrap(), "gnu".parse().unwrap());
    assert_eq!(existence(&gnu, Target::Closed, None), yes(Reason::KnightsTour));
}

/// Whether what the reason says of the graph is so.
fn is_true(reason: Reason, graph: &Graph, target: Target) -> bool {
    let has_degree = |square, degree: u32| graph.degree(square) == degree as usize;
    match reason {
        Reason::OneSquare => graph.squares() == 1,
        Reason::Colours { light, dark } => {
            let changes_colour = graph.leaper().is_some_and(Leaper::changes_colour);
            let is_dark_count = |board: &Board| {
                board.iter().filter(|&square| board.is_dark(square)).count() == dark as usize
            };
            let chessboard = graph.board().filter(|_| changes_colour);
            chessboard.is_none_or(is_dark_count) && (light + dark) as usize == graph.squares()
        }
        Reason::TooFewMoves { square, degree } => {
            let ends = squares(graph).filter(|&square| has_degree(square, 1)).count();
            let is_third_end = target == Target::Open && degree == 1 && ends > 2;
            let needed = if target == Target::Open { 1 } else { 2 };
            has_degree(square, degree) && (degree < needed || is_third_end)
        }
        Reason::NotConnected { square, from } => {
            graph.contains(square) && reach(&neighbours(graph), bit(from), !0) & bit(square) == 0
        }
        _ => true,
    }
}

/// Compares all that is said of a graph with what a search finds; `choice` draws a start.
fn check(graph: &Graph, choice: u32) -> Result<(), TestCaseError> {
    let all: Vec<Square> = squares(graph).collect();
    let drawn = all[choice as usize % all.len()];
    for target in TARGETS {
        let found = existence(graph, target, None);
        prop_assert!(is_true(found.reason, graph, target), "{:?}", found);
        match found.answer {
            Answer::Yes => prop_assert!(Exhaustive::finds_tour(graph, target, None)),
            Answer::No => prop_assert!(!Exhaustive::finds_tour(graph, target, None), "{:?}", found),
            Answer::Unknown => {}
        }
        let from_drawn = existence(graph, target, Some(drawn));
        if let Reason::StartColour { start, .. }
        | Reason::InnerRow { start }
        | Reason::StartException { start } = from_drawn.reason
        {
            prop_assert_eq!((start, from_drawn.answer), (drawn, Answer::No));
            prop_assert!(!Exhaustive::finds_tour(graph, target, Some(drawn)));
        } else if matches!(found.reason, Reason::Steps | Reason::KnightsTour) {
            // Of some starts only a search knows.
            let is_tour = Exhaustive::finds_tour(graph, target, Some(drawn));
            prop_assert!(from_drawn.answer == Answer::Unknown || is_tour);
        } else {
            prop_assert_eq!(from_drawn, found);
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    #[test]
    fn boards_with_holes_agree_with_a_search(
        width in 1_u16..=5,
        height in 1_u16..=5,
        holes in any::<[u32; 3]>(),
        many_holes in any::<bool>(),
        leaper in prop::sample::select(PIECES.to_vec()),
        choice in any::<u32>(),
    ) {
        // A square in eight is a hole, or a square in two.
        let holes = if many_holes { holes[0] } else { holes[0] & holes[1] & holes[2] };
        let board = Board::with_holes(width, height, |square| holes >> square.0 & 1 == 1);
        let leaper: Leaper = leaper.parse()?;
        // A search among many moves only ends soon on fewer squares.
        let most = if leaper.leaps().len() == 1 { 25 } else { 12 };
        if let Ok(board) = board && board.squares() <= most {
            check(&Graph::new(board, leaper), choice)?;
        }
    }

    #[test]
    fn lists_of_edges_agree_with_a_search(
        order in 1_u32..9,
        edges in prop::collection::vec((0_u32..8, 0_u32..8), 0..20),
        choice in any::<u32>(),
    ) {
        let is_edge = |&(from, to): &(u32, u32)| from != to && from.max(to) < order;
        let edges: Vec<(u32, u32)> = edges.into_iter().filter(is_edge).collect();
        check(&Graph::from_edges(order, &edges)?, choice)?;
    }
}
