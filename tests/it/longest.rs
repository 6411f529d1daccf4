//! The longest path, where there is no tour.

use std::sync::Arc;

use knights_tour::random::Random;
use knights_tour::run::request::RequestText;
use knights_tour::search::{LongestPath, Outcome, WhenStuck};
use knights_tour::{Board, Graph, Leaper, Resumable, Square};
use proptest::prelude::*;

/// The squares of the longest path, and the bound.
fn longest(graph: &Arc<Graph>, start: Option<Square>) -> (usize, usize) {
    let mut search = LongestPath::new(graph.clone(), start, Random::from_seed("1"));
    while !search.advance(search.work_a_look()).unwrap() {}
    let best = search.best();
    assert!(best.windows(2).all(|pair| graph.are_neighbours(pair[0], pair[1])));
    let mut different = best.to_vec();
    different.sort_unstable();
    different.dedup();
    assert_eq!(different.len(), best.len());
    assert!(start.is_none_or(|start| best[0] == start));
    (best.len(), search.most())
}

fn knights(board: &str) -> Arc<Graph> {
    Arc::new(Graph::new(board.parse().unwrap(), Leaper::KNIGHT))
}

/// The same by following every path.
fn by_brute_force(graph: &Graph, path: &mut Vec<Square>) -> usize {
    let last = path[path.len() - 1];
    let mut longest = path.len();
    for next in graph.neighbours(last) {
        if !path.contains(&next) {
            path.push(next);
            longest = longest.max(by_brute_force(graph, path));
            path.pop();
        }
    }
    longest
}

#[test]
fn small_boards_without_a_tour_have_the_known_longest_paths() {
    // On 3 × 3 all but the middle, on 4 × 4 all but one square; 3 × 5 and 3 × 6 by every path.
    for (board, squares) in
        [("3x3", 8), ("4x4", 15), ("3x5", 14), ("3x6", 17), ("1x5", 1), ("2x7", 4)]
    {
        assert_eq!(longest(&knights(board), None), (squares, squares), "{board}");
    }
}

#[test]
fn from_a_square_of_the_rarer_colour_one_square_is_left_out() {
    let graph = knights("5x5");
    let start = graph.find("b1").unwrap();
    assert_eq!(longest(&graph, Some(start)), (24, 24));
    assert_eq!(longest(&graph, None), (25, 25));
    let graph = knights("31x31");
    assert_eq!(longest(&graph, graph.find("b1").ok()), (960, 960));
}

#[test]
fn colours_bound_what_is_too_large_to_try() {
    // A camel never leaves its colour. A chessboard without two corners of one colour lacks two squares.
    let camels = Graph::new("8x8".parse().unwrap(), Leaper::new(1, 3).unwrap());
    let (best, most) = longest(&Arc::new(camels), None);
    assert!(most <= 32 && best >= 30, "{best} of {most}");
    let corners = "#......./......../......../......../......../......../......../.......#";
    assert_eq!(longest(&knights(corners), None), (61, 61));
}

#[test]
fn a_link_that_asks_for_the_longest_path_gets_the_method_and_any_start() {
    let asked = RequestText {
        board: Some("4x4".to_owned()),
        target: Some("longest".to_owned()),
        ..RequestText::default()
    };
    let (mut session, run, problems) = asked.opened(&[]);
    assert!(problems.is_empty());
    assert_eq!(
        (run.word("algorithm"), run.word("start")),
        (Some("longest".into()), Some("any".into()))
    );
    while session.step() {}
    let Some(Outcome::Longest { path, most: 15, .. }) = session.moment().outcome else { panic!() };
    assert_eq!(path.len(), 15);
    let (start, end) = (path[0], path[14]);
    // The squares are numbered once it is over.
    assert_eq!((session.start(), session.visit(start), session.visit(end)), (start, 1, 15));
    let other = RequestText { algorithm: Some("best".to_owned()), ..asked };
    assert_eq!(other.run(WhenStuck::Stop).unwrap().algorithm.id, "longest");
}

/// `?target=longest&crossings=none` on some board.
fn uncrossed(field: &str, value: &str) -> RequestText {
    let mut asked = RequestText::default();
    for (field, value) in [("target", "longest"), ("crossings", "none"), (field, value)] {
        assert!(asked.set(field, value.to_owned()));
    }
    asked
}

#[test]
fn a_path_that_may_not_cross_itself_is_a_target_too() {
    let (session, run, problems) = uncrossed("board", "4x4").opened(&[]);
    assert!(problems.is_empty());
    assert_eq!((session.algorithm().id, run.word("crossings")), ("longest", Some("none".into())));
}

#[test]
fn where_nothing_says_what_crosses_the_target_gives_way_with_a_reason() {
    for (field, value) in [("board", "21x20"), ("wrap", "columns"), ("graph", "a-b b-c c-a")] {
        let (session, _, problems) = uncrossed(field, value).opened(&[]);
        assert_eq!(session.algorithm().id, "warnsdorff", "{value}");
        assert_eq!(problems.first().map(|problem| problem.field), Some("target"), "{value}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn it_is_as_long_as_every_path_allows(
        (width, height) in (1_u16..6, 1_u16..5),
        holes in any::<(u32, u32)>(),
        has_start in any::<bool>(),
    ) {
        let is_hole = |square: Square| (holes.0 & holes.1) >> (square.0 % 32) & 1 == 1;
        let board = Board::with_holes(width, height, is_hole);
        prop_assume!(board.is_ok());
        let graph = Arc::new(Graph::new(board?, Leaper::KNIGHT));
        let start = has_start.then(|| graph.first_square());
        let starts = start.map_or_else(|| graph.each_square().collect(), |start| vec![start]);
        let by_force = starts.into_iter().map(|start| by_brute_force(&graph, &mut vec![start])).max();
        let (best, most) = longest(&graph, start);
        prop_assert_eq!(Some(best), by_force);
        prop_assert_eq!(best, most);
    }
}

/// The squares of the longest path that never crosses itself, and the bound.
fn longest_uncrossed(board: &str, leaper: Leaper) -> (usize, usize) {
    let graph = Arc::new(Graph::new(board.parse().unwrap(), leaper));
    let search = LongestPath::new(graph.clone(), None, Random::from_seed("1"));
    let mut search = search.without_crossings().unwrap();
    while !search.advance(search.work_a_look()).unwrap() {}
    let (best, board) = (search.best(), graph.board().unwrap());
    assert!(best.windows(2).all(|pair| graph.are_neighbours(pair[0], pair[1])));
    assert_eq!(crossings(board, best), 0, "{best:?}");
    (best.len(), search.most())
}

/// The pairs of moves that have a point in common that is an end of neither, found along one of them in steps too small
/// to leave one out.
fn crossings(board: &Board, path: &[Square]) -> usize {
    let place = |square: Square| {
        let (x, y) = board.position(square);
        (f64::from(x), f64::from(y))
    };
    let moves: Vec<_> = path.windows(2).map(|pair| (place(pair[0]), place(pair[1]))).collect();
    let side = |(from, to): ((f64, f64), (f64, f64)), (x, y): (f64, f64)| {
        (to.0 - from.0) * (y - from.1) - (to.1 - from.1) * (x - from.0)
    };
    let parts = |one, (from, to)| side(one, from) * side(one, to) < 0.0;
    let pairs = moves
        .iter()
        .enumerate()
        .flat_map(|(at, one)| moves[..at].iter().map(move |two| (*one, *two)));
    pairs.filter(|&(one, two)| parts(one, two) && parts(two, one)).count()
}

#[test]
fn the_longest_path_that_never_crosses_itself_has_the_published_length() {
    // OEIS A003192 counts moves: 2, 5, 10, 17, and 24 on 7 × 7, which takes longer.
    let boards = [("3x3", 3), ("4x4", 6), ("5x5", 11), ("6x6", 18), ("7x7", 25)];
    let tried = if crate::reach::is_whole() { &boards[..] } else { &boards[..4] };
    for &(board, squares) in tried {
        assert_eq!(longest_uncrossed(board, Leaper::KNIGHT), (squares, squares), "{board}");
    }
}

#[test]
fn a_king_and_a_wazir_need_not_cross_themselves() {
    for leaper in ["0,1", "0,1+1,1"] {
        assert_eq!(longest_uncrossed("4x4", leaper.parse().unwrap()), (16, 16), "{leaper}");
    }
}

#[test]
fn a_path_without_crossings_needs_a_board_that_is_not_too_large() {
    let refused = |text: RequestText| {
        let asked = RequestText {
            algorithm: Some("longest".to_owned()),
            options: vec![("crossings", "none".to_owned())],
            ..text
        };
        asked.opened(&[]).2.iter().map(|problem| problem.error.to_string()).collect::<Vec<_>>()
    };
    let graph = RequestText { graph: Some("petersen".to_owned()), ..RequestText::default() };
    let [told] = &refused(graph)[..] else { panic!() };
    assert!(
        told.starts_with("crossings=none cannot be used on this board: it needs squares"),
        "{told}"
    );
    let large = RequestText { board: Some("21x20".to_owned()), ..RequestText::default() };
    let [told] = &refused(large)[..] else { panic!() };
    assert!(told.contains("420") && told.contains("400"), "{told}");
}
