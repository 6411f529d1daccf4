//! Tours are counted right: as is known from elsewhere, and the same in every way of counting.

use std::sync::Arc;

use knights_tour::count::CountError;
use knights_tour::count::{Count, Method, Next, Settings, Tours};
use knights_tour::random::Random;
use knights_tour::search::{Choice, Target};
use knights_tour::{Board, Graph, Leaper, Square};
use rayon::prelude::*;
use serde_json::Value;

use crate::reach;

const NOT_SHARED: CountError = CountError::NotShared { widest: 10 };

fn graph(board: &str) -> Arc<Graph> {
    Arc::new(Graph::new(board.parse().unwrap(), Leaper::KNIGHT))
}

/// The result of a count; also checks its progress reports.
fn result(graph: &Arc<Graph>, settings: &Settings) -> Result<u128, CountError> {
    let mut count = Count::new(graph.clone(), settings)?;
    let mut fraction = count.fraction();
    while !count.advance(50_000)? {
        assert!((fraction..=1.0).contains(&count.fraction()));
        assert!(count.bytes() <= settings.memory);
        fraction = count.fraction();
    }
    assert_eq!(count.layers().len(), count.plan().layers);
    Ok(count.result().unwrap())
}

fn tours(graph: &Arc<Graph>, target: Target, method: Method) -> u128 {
    result(graph, &Settings { method: Some(method), ..Settings::new(target) }).unwrap()
}

/// How many tours there are when they are made one by one.
fn listed(graph: &Arc<Graph>, target: Target) -> u128 {
    let mut tours = Tours::new(graph.clone(), target, false);
    loop {
        match tours.next(u32::MAX) {
            Next::Tour(tour) => assert!(target == Target::Open || tour.is_closed()),
            Next::End => return u128::from(tours.found()),
            Next::Unfinished => panic!("the budget has no end"),
        }
    }
}

/// The most squares of a board, by its shorter side, whose count takes a moment in a build for tests. The larger ones are
/// left to `cargo xtask counts`.
const fn most_squares(shorter: u32) -> u32 {
    match shorter {
        0..=5 => 60,
        6 => 96,
        _ => 0,
    }
}

#[test]
fn known_numbers() {
    let register: Value = serde_json::from_str(include_str!("../data/counts.json")).unwrap();
    let records = register["records"].as_array().unwrap();
    let mut counted = 0;
    for record in records {
        let text = |name: &str| record[name].as_str().unwrap();
        let sides = text("board").split_once('x').unwrap();
        let (width, height): (u32, u32) = (sides.0.parse().unwrap(), sides.1.parse().unwrap());
        let target = Target::by_id(text("target")).unwrap();
        // Open tours of a board are counted on a graph with one vertex more.
        let is_long = target == Target::Open && width == 6 && height > 7;
        if width * height > most_squares(width) || is_long {
            continue;
        }
        let graph = graph(text("board"));
        let tours = result(&graph, &Settings::new(target)).unwrap();
        assert_eq!(tours, text("tours").parse().unwrap(), "{record}");
        for published in record["published"].as_array().into_iter().flatten() {
            let directed = published["directed"].as_bool().unwrap_or_default();
            let tours = result(&graph, &Settings { directed, ..Settings::new(target) }).unwrap();
            let is_right = tours.to_string() == published["tours"].as_str().unwrap();
            assert_eq!(is_right, published["wrong"].is_null(), "{published}");
        }
        counted += 1;
    }
    assert!(counted > 40, "{counted}");
}

#[test]
fn rectangles_are_counted_the_same_in_both_ways() {
    let sides = (3..=6).flat_map(|width| (width.max(4)..=12).map(move |height| (width, height)));
    let is_small = |&(width, height): &(u32, u32)| match width {
        3 => true,
        4 => height <= 10 || reach::is_whole(),
        5 => height <= 7 || height == 8 && reach::is_whole(),
        _ => height <= 6 || height == 7 && reach::is_whole(),
    };
    // The largest of each width are left out of the sample. Of the others they come first, so that no processor is left with them alone.
    let sizes: Vec<_> = sides.filter(is_small).collect();
    sizes.par_iter().rev().for_each(|(width, height)| {
        for target in [Target::Closed, Target::Open] {
            let graph = graph(&format!("{width}x{height}"));
            let folded = tours(&graph, target, Method::Folded);
            assert_eq!(
                folded,
                tours(&graph, target, Method::Frontier),
                "{width}x{height} {target:?}"
            );
        }
    });
}

#[test]
fn a_budget_without_end_is_enough() {
    for method in [Method::Folded, Method::Frontier] {
        let settings = Settings { method: Some(method), ..Settings::new(Target::Closed) };
        let mut count = Count::new(graph("5x6"), &settings).unwrap();
        let calls = (1..=10).find(|_| count.advance(u64::MAX).unwrap());
        assert!(calls.is_some(), "{method:?}");
        assert_eq!(count.result(), Some(8));
    }
}

#[test]
fn a_board_turned_has_as_many_tours() {
    for (board, turned) in [("5x6", "6x5"), ("6x7", "7x6"), ("4x9", "9x4")] {
        let [count, other] =
            [board, turned].map(|board| tours(&graph(board), Target::Open, Method::Folded));
        assert_eq!(count, other);
    }
}

#[test]
fn a_rectangle_is_planned_before_it_is_counted() {
    let mut count = Count::new(graph("6x8"), &Settings::new(Target::Closed)).unwrap();
    assert_eq!((count.plan().method, count.plan().bytes), (Some(Method::Folded), None));
    let mut most = 0;
    while !count.advance(100).unwrap() {
        most = most.max(count.bytes());
    }
    let planned = count.plan().bytes.unwrap();
    assert!(most > 0 && (most..most + (8 << 20)).contains(&planned), "{planned} for {most}");
    assert!(count.layers().iter().all(|&states| states > 0));
}

#[test]
fn a_count_that_takes_minutes_is_foreseen_and_one_of_seconds_is_not() {
    let begun = |board: &str, target: Target, method: Option<Method>| {
        let settings = Settings { method, ..Settings::new(target) };
        Count::new(graph(board), &settings).unwrap()
    };
    for board in ["9x9", "10x10", "12x12"] {
        let count = begun(board, Target::Open, Some(Method::Frontier));
        assert!(count.least_seconds() > 60.0, "{board}");
    }
    // One that may soon run out of memory is not foreseen, and neither is any other graph: it may have few states.
    let little = Settings { memory: 1 << 20, ..Settings::new(Target::Open) };
    assert!(Count::new(graph("9x9"), &little).unwrap().least_seconds() <= 0.0);
    let holes = format!("#{}\n", ".".repeat(8)).repeat(9);
    assert!(begun(&holes, Target::Open, None).least_seconds() <= 0.0);
    // While it is planned, more and more is foreseen.
    let mut chessboard = begun("8x8", Target::Open, None);
    while chessboard.least_seconds() < 1.0 {
        chessboard.advance(4000).unwrap();
        assert_eq!(chessboard.plan().bytes, None, "it is planned");
    }
    for (board, target) in [("6x6", Target::Open), ("6x7", Target::Closed)] {
        for method in [None, Some(Method::Frontier)] {
            let mut count = begun(board, target, method);
            while !count.advance(4000).unwrap() {
                assert!(count.least_seconds() < 1.0, "{board}");
            }
        }
    }
}

#[test]
fn threads_share_a_count() {
    for (board, target) in [("6x7", Target::Open), ("7x6", Target::Closed), ("6x9", Target::Closed)]
    {
        let settings = |threads| Settings { threads, ..Settings::new(target) };
        let [alone, two, many] =
            [1, 2, 13].map(|threads| result(&graph(board), &settings(threads)).unwrap());
        assert!(alone > 0 && alone == two && alone == many, "{board}");
    }
}

/// Shares of a count, which are advanced in turn and have all that they send delivered.
fn shared(board: &str, settings: &Settings, shares: usize) -> Vec<Count> {
    let mut first = Count::new(graph(board), settings).unwrap();
    assert_eq!(first.divide(shares), Err(CountError::NotPlanned));
    while first.plan().bytes.is_none() {
        assert!(!first.advance(100).unwrap());
    }
    first.divide(shares).unwrap();
    let other = |number| Count::share(graph(board), settings, number, shares).unwrap();
    let mut all: Vec<Count> = std::iter::once(first).chain((1..shares).map(other)).collect();
    while !all.iter().all(Count::is_done) {
        assert!(all.iter().any(|count| !count.is_done()));
        for from in 0..shares {
            all[from].advance(1000).unwrap();
            while let Some((to, message)) = all[from].send() {
                all[to].deliver(from, &message).unwrap();
            }
        }
    }
    all
}

#[test]
fn workers_share_a_count_by_messages() {
    for (board, target, tours) in [
        ("6x6", Target::Open, 3_318_960),
        ("6x8", Target::Closed, 55_488_142),
        ("5x6", Target::Closed, 8),
        ("7x6", Target::Closed, 1_067_638),
    ] {
        let settings = Settings::new(target);
        let mut alone = Count::new(graph(board), &settings).unwrap();
        while !alone.advance(10_000).unwrap() {}
        for shares in [2, 3, 8] {
            let all = shared(board, &settings, shares);
            assert_eq!(all[0].result(), Some(tours), "{board} in {shares} shares");
            assert!(all[1..].iter().all(|share| share.result().is_none()));
            let layers = |at: usize| all.iter().map(|share| share.layers()[at]).sum::<u64>();
            let layers: Vec<u64> = (0..alone.layers().len()).map(layers).collect();
            assert_eq!(layers, alone.layers());
        }
    }
}

#[test]
fn a_divided_count_can_be_made_alone_after_all() {
    let mut count = Count::new(graph("6x8"), &Settings::new(Target::Closed)).unwrap();
    while count.plan().bytes.is_none() {
        count.advance(100).unwrap();
    }
    count.divide(3).unwrap();
    for _ in 0..100 {
        assert!(!count.advance(10_000).unwrap());
        while count.send().is_some() {}
    }
    assert!(count.is_waiting());
    count.divide(1).unwrap();
    while !count.advance(10_000).unwrap() {}
    assert_eq!(count.result(), Some(55_488_142));
}

#[test]
fn what_cannot_be_shared_is_refused() {
    let closed = Settings::new(Target::Closed);
    let refused = |board: &str, settings: &Settings, number, shares| {
        Count::share(graph(board), settings, number, shares).unwrap_err()
    };
    for (number, shares) in [(0, 2), (2, 2), (1, 1), (1, 65), (usize::MAX, 3)] {
        assert_eq!(refused("6x8", &closed, number, shares), NOT_SHARED);
    }
    // Theory rules tours of 5 × 5 out; there is nothing to share.
    assert_eq!(refused("5x5", &closed, 1, 2), NOT_SHARED);
    assert_eq!(refused("11x12", &closed, 1, 2), NOT_SHARED);
    let frontier = Settings { method: Some(Method::Frontier), ..closed };
    assert_eq!(refused("6x6", &frontier, 1, 2), NOT_SHARED);
}

/// A count of open tours of a board, divided, and its other shares.
fn divided(board: &str, shares: usize) -> Vec<Count> {
    let settings = Settings::new(Target::Open);
    let mut first = Count::new(graph(board), &settings).unwrap();
    while first.plan().bytes.is_none() {
        first.advance(100).unwrap();
    }
    first.divide(shares).unwrap();
    let other = |number| Count::share(graph(board), &settings, number, shares).unwrap();
    std::iter::once(first).chain((1..shares).map(other)).collect()
}

/// Has shares count to the end. What each sends in a turn is handed to a post that brings it.
fn count_by_post(
    all: &mut [Count],
    mut post: impl FnMut(&mut [Count], usize, Vec<(usize, Vec<u8>)>),
) {
    while !all.iter().all(Count::is_done) {
        for from in 0..all.len() {
            all[from].advance(1000).unwrap();
            let sent: Vec<_> = std::iter::from_fn(|| all[from].send()).collect();
            post(all, from, sent);
        }
    }
}

#[test]
fn messages_that_come_twice_out_of_order_or_changed_do_not_change_the_number() {
    let mut all = divided("5x6", 3);
    let mut random = Random::from_seed("post");
    let mut faults = 0;
    let mut refuses = |count: &mut Count, from, message: &[u8]| {
        assert_eq!(count.deliver(from, message).unwrap_err().code(), "bad-message");
        faults += 1;
    };
    count_by_post(&mut all, |all, from, sent| {
        for (at, (to, message)) in sent.iter().enumerate() {
            // A later one first, as if those before it were lost or overtaken.
            for (later, message) in &sent[at + 1..] {
                if later == to {
                    refuses(&mut all[*to], from, message);
                }
            }
            let mut wrong = message.clone();
            wrong[random.below(message.len() as u32) as usize] ^= 1 << random.below(8);
            refuses(&mut all[*to], from, &wrong);
            refuses(&mut all[*to], from, &message[..random.below(message.len() as u32) as usize]);
            // Another's post, and that of another sender.
            refuses(&mut all[3 - from - to], from, message);
            refuses(&mut all[*to], 3 - from - to, message);
            all[*to].deliver(from, message).unwrap();
            refuses(&mut all[*to], from, message);
        }
    });
    assert_eq!(all[0].result(), Some(18_784));
    assert!(faults > 500, "{faults}");
}

#[test]
fn a_message_with_any_bit_changed_is_refused() {
    let mut all = divided("5x6", 2);
    let mut longest = Vec::new();
    count_by_post(&mut all, |all, from, sent| {
        for (to, message) in sent {
            all[to].deliver(from, &message).unwrap();
            if from == 1 && message.len() > longest.len() {
                longest = message;
            }
        }
    });
    assert!(longest.len() > 1000);
    let mut first = divided("5x6", 2).swap_remove(0);
    for bit in 0..8 * longest.len() {
        longest[bit / 8] ^= 1 << (bit % 8);
        assert_eq!(first.deliver(1, &longest), Err(CountError::NotFromAShare), "bit {bit}");
        longest[bit / 8] ^= 1 << (bit % 8);
    }
    assert!(first.deliver(0, &longest).is_err(), "from itself");
    assert!(first.deliver(2, &longest).is_err(), "there is no such share");
    let mut closed = Count::share(graph("5x6"), &Settings::new(Target::Closed), 1, 2).unwrap();
    assert!(closed.deliver(0, &longest).is_err(), "of another count");
    let mut whole = Count::new(graph("5x6"), &Settings::new(Target::Open)).unwrap();
    assert!(whole.deliver(1, &longest).is_err(), "it is not shared");
    assert!(all[0].deliver(1, &longest).is_err(), "it is over");
    assert_eq!(all[0].result(), Some(18_784), "and keeps its number");
}

#[test]
fn a_count_that_cannot_be_divided_now_says_why() {
    let closed = Settings::new(Target::Closed);
    let mut count = Count::new(graph("6x8"), &closed).unwrap();
    assert_eq!(count.divide(2), Err(CountError::NotPlanned));
    for shares in [0, 65] {
        assert_eq!(count.divide(shares), Err(CountError::BadShares { shares, most: 64 }));
    }
    while !count.advance(100_000).unwrap() {}
    assert_eq!(count.divide(2), Err(CountError::Over));
    assert_eq!(count.result(), Some(55_488_142));
    let mut other = Count::share(graph("6x8"), &closed, 1, 2).unwrap();
    assert_eq!(other.divide(2), Err(CountError::NotTheFirst));
    let mut frontier = Settings { method: Some(Method::Frontier), ..closed };
    frontier.memory = 1 << 26;
    let mut count = Count::new(graph("6x8"), &frontier).unwrap();
    assert_eq!(count.divide(2), Err(NOT_SHARED));
}

#[test]
fn long_boards_whose_counts_are_large_are_counted_otherwise() {
    let settings = Settings::new(Target::Open);
    let mut count = Count::new(graph("4x44"), &settings).unwrap();
    while !count.advance(1 << 20).unwrap() {}
    assert_eq!(count.plan().method, Some(Method::Frontier));
    let explicit = Settings { method: Some(Method::Folded), ..settings };
    assert_eq!(result(&graph("4x44"), &explicit).unwrap_err().code(), "not-for-this-board");
}

#[test]
fn boards_with_holes_are_counted_as_listed() {
    let mut random = Random::from_seed("holes");
    let mut with_tours = 0;
    for _ in 0..100 {
        let (width, height) = (3 + random.below(4) as u16, 3 + random.below(4) as u16);
        let holes: Vec<bool> = (0..width * height).map(|_| random.below(6) == 0).collect();
        let Ok(board) = Board::with_holes(width, height, |square| holes[square.index()]) else {
            continue;
        };
        let graph = Arc::new(Graph::new(board, Leaper::KNIGHT));
        for target in [Target::Closed, Target::Open] {
            let count = tours(&graph, target, Method::Frontier);
            if count < 50_000 {
                assert_eq!(count, listed(&graph, target), "{} {target:?}", graph.board().unwrap());
                with_tours += usize::from(count > 0);
            }
        }
    }
    assert!(with_tours > 20, "{with_tours}");
}

#[test]
fn any_graph_is_counted() {
    let complete = |order: u32| {
        let edges: Vec<_> = (0..order).flat_map(|b| (0..b).map(move |a| (a, b))).collect();
        Arc::new(Graph::from_edges(order, &edges).unwrap())
    };
    // (n − 1)! / 2 cycles and n! / 2 paths.
    assert_eq!(tours(&complete(9), Target::Closed, Method::Frontier), 20_160);
    assert_eq!(tours(&complete(9), Target::Open, Method::Frontier), 181_440);
    assert_eq!(tours(&complete(2), Target::Closed, Method::Frontier), 0);
    assert_eq!(tours(&complete(2), Target::Open, Method::Frontier), 1);
    let apart = Arc::new(Graph::from_edges(4, &[(0, 1), (2, 3)]).unwrap());
    assert_eq!(tours(&apart, Target::Open, Method::Frontier), 0);
    let edges: Vec<_> = (0..1000).map(|v| (v, (v + 1) % 1000)).collect();
    let ring = Arc::new(Graph::from_edges(1000, &edges).unwrap());
    assert_eq!(tours(&ring, Target::Closed, Method::Frontier), 1);
    assert_eq!(tours(&ring, Target::Open, Method::Frontier), 1000);
}

#[test]
fn other_leapers_are_counted() {
    let wazir =
        |board: &str| Arc::new(Graph::new(board.parse().unwrap(), Leaper::new(0, 1).unwrap()));
    // Hamiltonian cycles of grids: OEIS A003763.
    for (board, cycles) in [("2x2", 1), ("4x4", 6), ("6x6", 1072), ("8x8", 4_638_576)] {
        assert_eq!(tours(&wazir(board), Target::Closed, Method::Frontier), cycles, "{board}");
    }
    // Hamiltonian paths of grids, directed: OEIS A096969.
    for (board, paths) in [("1x1", 1), ("2x2", 8), ("3x3", 40), ("4x4", 552), ("5x5", 8648)] {
        let settings = Settings { directed: true, ..Settings::new(Target::Open) };
        assert_eq!(result(&wazir(board), &settings), Ok(paths), "{board}");
    }
}

#[test]
fn pieces_with_several_leaps_are_counted() {
    let on = |piece: &str, board: &str| {
        Arc::new(Graph::new(board.parse().unwrap(), piece.parse().unwrap()))
    };
    // Hamiltonian cycles of the king's graph: OEIS A140519.
    for (board, cycles) in [("2x2", 3), ("3x3", 16), ("4x4", 2830), ("5x5", 2_462_064)] {
        assert_eq!(tours(&on("king", board), Target::Closed, Method::Frontier), cycles, "{board}");
    }
    for (piece, board) in
        [("king", "3x4"), ("gnu", "4x4"), ("0,1+2,3", "3x4"), ("five-leaper", "5x6")]
    {
        for target in [Target::Open, Target::Closed] {
            let graph = on(piece, board);
            let counted = tours(&graph, target, Method::Frontier);
            assert_eq!(counted, listed(&graph, target), "{piece} {board} {target:?}");
        }
    }
    let settings = Settings { up_to_symmetry: true, ..Settings::new(Target::Closed) };
    assert_eq!(result(&on("king", "3x3"), &settings), Ok(2));
}

#[test]
fn essentially_different_tours() {
    let different = |board: &str, target, directed| {
        let settings = Settings { directed, up_to_symmetry: true, ..Settings::new(target) };
        result(&graph(board), &settings).unwrap()
    };
    // M. Kraitchik, Le problème du cavalier, 1927: 1245 on 6 × 6; OEIS A306283: 112 on 5 × 5.
    assert_eq!(different("6x6", Target::Closed, false), 1245);
    assert_eq!(different("5x5", Target::Open, false), 112);
    // Walked in one direction, no open tour is its own image.
    assert_eq!(different("5x5", Target::Open, true), 1728 / 8);
    assert_eq!(different("1x1", Target::Open, true), 1);
}

/// The classes of tours of a board under its symmetries, made by hand.
fn classes(board: &str, target: Target) -> usize {
    let graph = graph(board);
    let board = graph.board().unwrap();
    let symmetries: Vec<_> = knights_tour::symmetry::Symmetry::all()
        .into_iter()
        .filter(|symmetry| symmetry.board(board) == *board)
        .collect();
    let moves = |squares: &[Square]| {
        let home = (target == Target::Closed).then(|| [squares[squares.len() - 1], squares[0]]);
        let pairs = squares.windows(2).map(|pair| [pair[0], pair[1]]).chain(home);
        let mut moves: Vec<_> = pairs.map(|[a, b]| [a.min(b), a.max(b)]).collect();
        moves.sort_unstable();
        moves
    };
    let mut classes = std::collections::BTreeSet::new();
    let mut tours = Tours::new(graph.clone(), target, false);
    while let Next::Tour(tour) = tours.next(u32::MAX) {
        let images = symmetries.iter().map(|symmetry| {
            let image = tour.squares().iter().map(|&square| symmetry.square(board, square));
            moves(&image.collect::<Vec<_>>())
        });
        classes.insert(images.min().unwrap());
    }
    classes.len()
}

#[test]
fn essentially_different_tours_are_classes() {
    for (board, target) in [
        ("5x6", Target::Closed),
        ("3x10", Target::Closed),
        ("3x4", Target::Open),
        ("3x7", Target::Open),
        ("4x5", Target::Open),
        (".../.#./...", Target::Open),
        (".../.#./...", Target::Closed),
    ] {
        let settings = Settings { up_to_symmetry: true, ..Settings::new(target) };
        let count = result(&graph(board), &settings).unwrap();
        assert_eq!(count, classes(board, target) as u128, "{board} {target:?}");
    }
}

#[test]
fn all_tours_are_listed_once_in_each_direction() {
    for (board, target, count) in
        [("5x5", Target::Open, 1728), ("5x6", Target::Closed, 16), ("1x1", Target::Open, 1)]
    {
        let mut tours = Tours::new(graph(board), target, true);
        let mut found = std::collections::BTreeSet::new();
        loop {
            match tours.next(3) {
                Next::Tour(tour) => assert!(found.insert(tour.squares().to_vec())),
                Next::Unfinished => {}
                Next::End => break,
            }
        }
        assert_eq!(found.len(), count, "{board}");
        assert!(matches!(tours.next(3), Next::End));
        if target == Target::Closed {
            assert!(found.iter().all(|squares| squares[0] == Square(0)));
        }
    }
}

#[test]
fn an_overflow_is_an_error() {
    // Each of the 130 rungs doubles the paths.
    let link = |v: u32| [(v, v + 1), (v, v + 2), (v + 1, v + 3), (v + 2, v + 3), (v + 1, v + 2)];
    let edges: Vec<_> = (0..130).flat_map(|rung| link(3 * rung)).collect();
    let graph = Arc::new(Graph::from_edges(391, &edges).unwrap());
    let settings = Settings::new(Target::Open);
    assert_eq!(result(&graph, &settings), Err(CountError::Overflow));
}

#[test]
fn what_is_too_large_is_refused() {
    let refusal = |board: &str, settings: &Settings| result(&graph(board), settings).unwrap_err();
    let open = Settings::new(Target::Open);
    assert_eq!(refusal("100x100", &open).code(), "not-for-this-board");
    assert_eq!(refusal("30x30", &open).code(), "too-wide-to-count");
    let narrow = Settings { memory: 1 << 20, method: Some(Method::Frontier), ..open };
    let refused = refusal("7x7", &narrow);
    let CountError::NeedsMoreMemory { needed, limit } = refused else { panic!("{refused}") };
    assert!(limit == narrow.memory && needed > limit, "{refused}");
    // More than the plan takes is known once that is made.
    let folded = |memory| Settings { memory, method: None, ..open };
    let refused = refusal("7x7", &folded(5 << 20));
    assert!(matches!(refused, CountError::NeedsMoreMemory { limit: 5_242_880, .. }), "{refused}");
    let refused = refusal("7x7", &folded(16 << 20));
    assert!(matches!(refused, CountError::NeedsMemory { limit: 16_777_216, .. }), "{refused}");
    for board in ["2x9", "11x11", "..#..../......./......./......."] {
        let folded = Settings { method: Some(Method::Folded), ..open };
        assert_eq!(refusal(board, &folded).code(), "not-for-this-board", "{board}");
    }
    let edges: Vec<_> =
        (0..4000).flat_map(|v| (1..100).map(move |w| (v, (v + w) % 4000))).collect();
    let dense = Arc::new(Graph::from_edges(4000, &edges).unwrap());
    assert_eq!(result(&dense, &open), Err(CountError::TooWide { width: 99, widest: 28 }));
}

#[test]
fn a_refusal_is_repeated() {
    let settings =
        Settings { memory: 1 << 16, method: Some(Method::Frontier), ..Settings::new(Target::Open) };
    let mut count = Count::new(graph("6x6"), &settings).unwrap();
    let error = std::iter::repeat_with(|| count.advance(100)).find_map(Result::err);
    assert_eq!(count.advance(100).err(), error);
    assert_eq!((count.result(), count.bytes()), (None, 0));
}

#[test]
fn counts_are_foreseen_to_a_factor_of_ten_or_so() {
    let foreseen = |board: &str, target| {
        let settings = Settings { method: Some(Method::Frontier), ..Settings::new(target) };
        Count::new(graph(board), &settings).unwrap().plan().forecast.unwrap()
    };
    // Measured: 7.3 million states take a few seconds, 3.5 million a second or two.
    assert!((1.0..60.0).contains(&foreseen("6x8", Target::Closed).seconds));
    let l = "....####/".repeat(4) + &"......../".repeat(3) + "........";
    assert!((1.0..60.0).contains(&foreseen(&l, Target::Closed).seconds));
    let hopeless = foreseen("10x10", Target::Closed);
    assert!(hopeless.seconds > 10_000.0 && hopeless.bytes > 1e10);
}

#[test]
fn a_folded_count_is_foreseen_once_it_is_planned() {
    let mut count = Count::new(graph("6x8"), &Settings::new(Target::Closed)).unwrap();
    assert!(count.plan().forecast.is_none());
    while count.plan().forecast.is_none() {
        assert!(!count.advance(100).unwrap());
    }
    assert!(count.fraction() <= 0.1);
    assert!(count.plan().forecast.unwrap().seconds < 5.0);
}
