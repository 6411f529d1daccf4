//! Orders of moves: published programs repeated square by square, and what settings say of them.

use std::sync::Arc;

use knights_tour::Leaper;
use knights_tour::run::request::{Method, MethodOptions, Request, RequestText, Run};
use knights_tour::search::{
    BacktrackingOrder, Counter, MoveOrder, NamedOrder, TieBreak, WhenStuck,
};
use knights_tour::{Board, Graph, Square, Tour};

const PUBLISHED: &str = include_str!("../data/published-runs.txt");

/// What a link asks for.
fn request(link: &str) -> RequestText {
    let mut request = RequestText::default();
    for (name, value) in link.split('&').filter_map(|part| part.split_once('=')) {
        if name == "leaper" {
            request.leaper = Some(value.to_owned());
        } else {
            assert!(request.set(name, value.to_owned()), "{name}");
        }
    }
    request
}

fn run(link: &str) -> Run {
    request(link).run(WhenStuck::Stop).unwrap()
}

/// The path of a run that stops when it is stuck.
fn path(link: &str) -> Vec<Square> {
    let mut session = run(link).begin().unwrap();
    while session.step() {}
    session.subgraph().walk().to_vec()
}

/// The numbers of a tour, as they are printed: the top row first.
fn numbers(tour: &Tour, first: usize) -> Vec<Vec<usize>> {
    let board = tour.graph().board().unwrap();
    let (width, height) = (board.width(), board.height());
    let mut rows = vec![vec![0; width.into()]; height.into()];
    for (number, &square) in (first..).zip(tour.squares()) {
        let (x, y) = board.position(square);
        rows[usize::from(height) - 1 - y as usize][x as usize] = number;
    }
    rows
}

#[test]
fn published_programs_are_repeated_square_by_square() {
    let mut sources = Vec::new();
    for block in PUBLISHED.split("\n\n").filter(|block| block.starts_with("from: ")) {
        let mut lines = block.lines();
        let mut fact = |name: &str| lines.next().unwrap().strip_prefix(name).unwrap();
        let (from, link, moves) = (fact("from: "), fact("run: "), fact("moves: "));
        let numbered =
            |row: &str| row.split_whitespace().map(|word| word.parse().unwrap()).collect();
        let printed: Vec<Vec<usize>> = lines.map(numbered).collect();
        let first = *printed.iter().flatten().min().unwrap();
        let run = run(link);
        assert_eq!(moves.parse::<MoveOrder>().unwrap().to_string(), run.word("moves").unwrap());
        let tour = run.solve().unwrap_or_else(|error| panic!("{from}: {error}"));
        assert_eq!(numbers(&tour, first), printed, "{from}, {link}");
        sources.push(from);
    }
    sources.dedup();
    assert!(sources.len() >= 8, "{sources:?}");
}

#[test]
fn without_an_order_each_method_keeps_its_own() {
    for link in
        ["board=7x7&tieBreak=first", "board=6x6&start=c3&tieBreak=first&whenStuck=backtrack"]
    {
        let own = run(link);
        assert_eq!(own.word("moves").as_deref(), Some("encyclopaedia"));
        let named = run(&format!("{link}&moves=encyclopaedia"));
        assert_eq!(own.solve().unwrap().squares(), named.solve().unwrap().squares());
    }
    for order in ["", "&order=tutorial", "&moves=tutorial", "&order=tutorial&moves=tutorial"] {
        let run = run(&format!("algorithm=backtracking&board=5x5{order}"));
        assert_eq!(run.word("moves").as_deref(), Some("tutorial"));
        assert!(run.settings.moves.is_none());
        let mut session = run.begin().unwrap();
        while session.step() {}
        // What the tutorial's program takes.
        assert_eq!(session.moment().counters.get(Counter::Placements), 8839);
    }
}

#[test]
fn the_order_breaks_ties_of_fewest_first_too() {
    let squares = |moves| {
        let request = Request {
            board: Some("6x6".to_owned()),
            algorithm: Some(Method::Backtracking),
            moves: Some(MoveOrder::from(moves)),
            options: MethodOptions {
                order: Some(BacktrackingOrder::FewestFirst),
                ..MethodOptions::default()
            },
            ..Request::default()
        };
        request.solve().unwrap().squares().to_vec()
    };
    let link = "board=6x6&tieBreak=first&whenStuck=backtrack&moves=clockwise";
    assert_eq!(squares(NamedOrder::Clockwise), run(link).solve().unwrap().squares());
    assert_ne!(squares(NamedOrder::Clockwise), squares(NamedOrder::Tutorial));
}

#[test]
fn the_place_of_a_move_is_a_measure() {
    let first = path("board=8x8&start=d5&tieBreak=first&moves=rows");
    assert_eq!(path("board=8x8&start=d5&rule=fewest onward, least move&moves=rows"), first);
    let backwards = "1,-2 -1,-2 2,-1 -2,-1 2,1 -2,1 1,2 -1,2";
    let rule = "fewest onward, greatest move";
    assert_eq!(path(&format!("board=8x8&start=d5&rule={rule}&moves={backwards}")), first);
    let session = run("board=8x8&start=d5&tieBreak=first&moves=rows").begin().unwrap();
    let rule = "least move".parse().unwrap();
    let places: Vec<i64> = session
        .candidates()
        .iter()
        .enumerate()
        .map(|(at, candidate)| session.values(&rule, candidate, at)[0])
        .collect();
    assert_eq!(places, (1..=8).collect::<Vec<i64>>());
}

#[test]
fn orders_that_cannot_be_used_are_replaced_and_named() {
    let problem = |link: &str| {
        let (run, problems) = request(link).settled(&[]);
        let [problem] = &problems[..] else { panic!("{problems:?}") };
        assert_eq!(problem.field, "moves");
        assert_eq!(problem.instead, run.word("moves"));
        problem.error.to_string()
    };
    assert!(problem("board=8x8&moves=sideways").contains("\"sideways\" is no order of moves"));
    assert!(problem("board=8x8&moves=2,1 1,2").contains("lacks 2,-1"));
    assert!(problem("board=8x8&leaper=1,3&moves=5,5").contains("3,1"));
    let graph = RequestText { graph: Some("0-1 1-2".to_owned()), ..request("moves=rows") };
    assert_eq!(graph.settled(&[]).1[0].error.code(), "bad-moves");
    // Methods that try no moves in an order pass it over.
    assert_eq!(run("board=6x6&algorithm=cycles&moves=rows").word("moves"), None);
    // A knight's order is one for every piece, and one in another form has its name.
    let camel = run("board=8x8&leaper=1,3&moves=3,1 1,3 -1,3 -3,1 -3,-1 -1,-3 1,-3 3,-1");
    assert_eq!(camel.used.moves.as_deref(), Some("tutorial"));
    assert!(request("leaper=0,1&moves=rows").run(WhenStuck::Stop).is_ok());
}

#[test]
fn neighbours_come_in_the_order_of_the_graph() {
    for board in ["8x8", "..#../...../.#.../....."] {
        let board: Board = board.parse().unwrap();
        for (r, s) in [(1, 2), (0, 1), (1, 9)] {
            let leaper = Leaper::new(r, s).unwrap();
            let plain = Arc::new(Graph::new(board.clone(), leaper));
            for named in NamedOrder::ALL {
                let moves = MoveOrder::from(named).moves(leaper);
                let graph = plain.clone().in_order(&named.into());
                assert_eq!(graph.order_of_moves(), moves);
                for square in graph.each_square() {
                    let (x, y) = board.position(square);
                    let expected: Vec<Square> = moves
                        .iter()
                        .filter_map(|(right, up)| board.square_at(x + right, y + up))
                        .collect();
                    assert_eq!(graph.neighbours(square).collect::<Vec<_>>(), expected);
                }
            }
        }
    }
    let request = Request { tie_break: Some(TieBreak::First), ..Request::default() };
    assert!(request.solve().is_ok());
}

#[test]
fn both_readings_of_the_second_look_ahead_agree_on_ties() {
    let paths = |rule: &str| -> Vec<Vec<Square>> {
        let board = Graph::new("8x8".parse().unwrap(), Leaper::KNIGHT);
        let from = |start: Square| {
            let link = format!("board=8x8&start={}&rule={rule}", board.name(start));
            path(&link)
        };
        board.each_square().map(from).collect()
    };
    // By an independent program as well.
    for (ours, other, alone) in [
        ("onward-sum", "onward-sum - onward", 40),
        ("onward-min", "max(onward-min - 1, 0)", 6),
        ("onward-max", "max(onward-max - 1, 0)", 1),
    ] {
        let tied = |it| paths(&format!("fewest onward, least {it}"));
        assert_eq!(tied(ours), tied(other), "{ours}");
        let [ours, other] = [ours, other].map(|it| paths(&format!("least {it}")));
        assert_eq!(ours.iter().zip(&other).filter(|(one, other)| one != other).count(), alone);
    }
}
