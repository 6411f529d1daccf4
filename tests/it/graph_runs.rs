//! Runs on graphs that are no boards: they end in what an exhaustive search finds to be true, can be
//! undone, and are drawn.

use std::sync::Arc;

use crate::picture::picture;
use crate::truth::Truth;
use knights_tour::notation::EdgeList;
use knights_tour::random::Random;
use knights_tour::scene::{Layers, Layout, Shape, THEMES, View, Window};
use knights_tour::search::{
    ALGORITHMS, Algorithm, Choice, Outcome, SearchError, Settings, Target, TieBreak, WhenStuck,
};
use knights_tour::session::Session;
use knights_tour::{Embedding, Graph, Square};
use proptest::prelude::*;

fn graph(edges: &str) -> Arc<Graph> {
    Arc::new(edges.parse::<EdgeList>().unwrap().into())
}

fn settings(algorithm: &'static Algorithm, target: Target, when_stuck: WhenStuck) -> Settings {
    let offers = algorithm.targets.contains(&target);
    Settings {
        start: Square(0),
        end: None,
        rule: TieBreak::First.rule(),
        target: if offers { target } else { algorithm.targets[0] },
        moves: None,
        when_stuck: if algorithm.when_stuck.contains(&when_stuck) {
            when_stuck
        } else {
            WhenStuck::Stop
        },
        options: vec![],
        random: Random::from_seed("graphs"),
    }
}

fn session(graph: &Arc<Graph>, id: &str, target: Target, when_stuck: WhenStuck) -> Session {
    let algorithm = Algorithm::by_id(id).unwrap();
    Session::new(graph.clone(), algorithm, settings(algorithm, target, when_stuck)).unwrap()
}

/// Those that go on until there is a tour or nothing left to try.
fn is_exhaustive(algorithm: &Algorithm, settings: &Settings) -> bool {
    match algorithm.id {
        "backtracking" | "permutations" | "cycles" => true,
        "warnsdorff" => settings.when_stuck == WhenStuck::Backtrack,
        _ => false,
    }
}

/// A graph of up to nine vertices, with any edges.
fn any_graph() -> impl Strategy<Value = Graph> {
    (1_u32..10, any::<(u64, u64)>(), any::<bool>()).prop_map(
        |(order, (some, others), is_sparse)| {
            let pairs = (0..order).flat_map(|to| (0..to).map(move |from| (from, to)));
            let wanted = if is_sparse { some & others } else { some };
            let edges = pairs.enumerate().filter(|(place, _)| wanted >> place & 1 == 1);
            let edges: Vec<(u32, u32)> = edges.map(|(_, edge)| edge).collect();
            Graph::from_edges(order, &edges).unwrap()
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn runs_end_in_what_is_true_and_are_undone_exactly(
        graph in any_graph(),
        algorithm in prop::sample::select(ALGORITHMS.iter().map(|each| each.id).collect::<Vec<_>>()),
        start in any::<prop::sample::Index>(),
        (target, when_stuck, rule) in any::<(bool, prop::sample::Index, prop::sample::Index)>(),
    ) {
        let algorithm = Algorithm::by_id(algorithm)?;
        prop_assume!(!algorithm.needs_board);
        let graph = Arc::new(graph);
        let target = if target { Target::Closed } else { Target::Open };
        let when_stuck = WhenStuck::ALL[when_stuck.index(WhenStuck::ALL.len())];
        let start = Square(start.index(graph.squares()) as u32);
        let rules: Vec<TieBreak> = algorithm.tie_breaks_on(&graph).collect();
        let tie_break = if rules.is_empty() { TieBreak::First } else { rules[rule.index(rules.len())] };
        let settings = Settings { start, rule: tie_break.rule(), ..settings(algorithm, target, when_stuck) };
        let target = settings.target;
        let exists = Truth::new(&graph, start, target).can_complete(&[start]);
        let has_to_settle = is_exhaustive(algorithm, &settings);
        let mut session = Session::new(graph.clone(), algorithm, settings)?;

        let mut pictures = vec![picture(&session)];
        while pictures.len() < 1000 && session.step() {
            pictures.push(picture(&session));
        }
        // Some search on, and are long enough to say no more.
        let settled = session.is_done() || has_to_settle && session.finish(10_000_000);
        match session.moment().outcome {
            Some(Outcome::Tour(tour)) => {
                prop_assert!(exists);
                prop_assert_eq!(tour.squares()[0], start);
                prop_assert!(target == Target::Open || tour.is_closed());
            }
            Some(Outcome::Impossible { why }) => prop_assert!(!exists, "{}", why),
            Some(other) => prop_assert!(!has_to_settle, "{:?}", other),
            None => prop_assert!(!settled),
        }
        session.seek(pictures.len() - 1);
        for position in (0..pictures.len()).rev() {
            prop_assert_eq!(&picture(&session), &pictures[position]);
            prop_assert_eq!(session.back(), position > 0);
        }
    }
}

#[test]
fn what_needs_a_board_refuses_other_graphs() {
    let triangle = graph("1-2-3-1");
    let start = |algorithm: &'static Algorithm, tie_break: TieBreak| {
        let settings = settings(algorithm, Target::Open, WhenStuck::Stop);
        algorithm
            .start(triangle.clone(), &Settings { rule: tie_break.rule(), ..settings })
            .map(|_| ())
    };
    for algorithm in ALGORITHMS {
        let refused = start(algorithm, TieBreak::First).map_err(|error| error.code());
        let expected = if algorithm.needs_board { Err("not-for-this-board") } else { Ok(()) };
        assert_eq!(refused, expected, "{}", algorithm.id);
    }
    let warnsdorff = Algorithm::by_id("warnsdorff").unwrap();
    for &rule in TieBreak::ALL {
        let refused = start(warnsdorff, rule).map_err(|error| error.code());
        let expected = if rule.needs_board() { Err("not-for-this-board") } else { Ok(()) };
        assert_eq!(refused, expected, "{}", rule.id());
    }
}

fn view(session: &Session, side: f64) -> View {
    let layout = Layout::new(Embedding::from(&**session.graph()), side, side, 1.0, &THEMES[0]);
    View::still(Layers::from_names(|_| true), &THEMES[0], layout)
}

fn shapes(session: &Session, side: f64) -> Vec<Shape> {
    session.draw(&view(session, side), &Window::whole(Embedding::from(&**session.graph())))
}

fn lines(shapes: &[Shape]) -> usize {
    let lines = |shape: &Shape| match shape {
        Shape::Lines { lines, .. } => lines.len(),
        _ => 0,
    };
    shapes.iter().map(lines).sum()
}

/// Every end of a line, every middle of a circle and of a text.
fn points(shapes: &[Shape]) -> Vec<(f64, f64)> {
    let points = |shape: &Shape| match shape {
        Shape::Lines { lines, .. } => lines.iter().flat_map(|&(from, to)| [from, to]).collect(),
        Shape::Circle { at, .. } | Shape::Text { at, .. } => vec![*at],
        _ => vec![],
    };
    shapes.iter().flat_map(points).collect()
}

const PETERSEN: &str = "1-2-3-4-5-1,6-8-10-7-9-6,1-6,2-7,3-8,4-9,5-10";

#[test]
fn every_method_is_drawn_at_every_step() {
    let graph = graph(PETERSEN);
    for algorithm in ALGORITHMS.iter().filter(|algorithm| !algorithm.needs_board) {
        let settings = settings(algorithm, Target::Open, WhenStuck::Backtrack);
        // Every order of ten vertices would be too many.
        let Ok(mut session) = Session::new(graph.clone(), algorithm, settings) else { continue };
        for _ in 0..100 {
            let drawn = shapes(&session, 600.0);
            let moves: usize =
                (0..10).map(|vertex| session.subgraph().degree(Square(vertex))).sum::<usize>() / 2;
            assert!(lines(&drawn) >= moves, "{}", algorithm.id);
            for name in ["1", "6", "10"] {
                let is_name =
                    |shape: &Shape| matches!(shape, Shape::Text { text, .. } if text == name);
                assert!(drawn.iter().any(is_name), "{}: {name}", algorithm.id);
            }
            let layout = view(&session, 600.0).layout;
            for (x, y) in points(&drawn) {
                let (x, y) = (layout.left + x * layout.square, layout.top + y * layout.square);
                assert!((0.0..=600.0).contains(&x) && (0.0..=600.0).contains(&y));
            }
            if !session.step() {
                break;
            }
        }
    }
}

#[test]
fn vertices_are_found_where_they_are_drawn() {
    let graph = graph(PETERSEN);
    let session = session(&graph, "warnsdorff", Target::Open, WhenStuck::Stop);
    let View { layout, .. } = view(&session, 500.0);
    let embedding = Embedding::from(&*graph);
    for vertex in (0..10).map(Square) {
        let (x, y) = embedding.middle(vertex);
        let point = (layout.left + x * layout.square, layout.top + y * layout.square);
        assert_eq!(layout.square_at(embedding, point.0 + 9.0, point.1 - 9.0), Some(vertex));
    }
    assert_eq!(layout.square_at(embedding, 250.0, 250.0), None);
}

#[test]
fn vertices_have_two_colours_where_edges_alternate_between_them() {
    let fills = |edges: &str| {
        let session = session(&graph(edges), "warnsdorff", Target::Open, WhenStuck::Stop);
        let mut fills: Vec<String> = shapes(&session, 600.0)
            .iter()
            .filter_map(|shape| match shape {
                Shape::Circle { radius, fill: Some(fill), .. } if *radius > 0.43 => {
                    Some(fill.to_string())
                }
                _ => None,
            })
            .collect();
        fills.sort();
        fills.dedup();
        fills.len()
    };
    // The start is visited and has a colour of its own, and so has whoever stands on it.
    assert_eq!(fills("1-2-3-1"), 3);
    assert_eq!(fills("1-2-3-4-1"), 4);
}

#[test]
fn large_graphs_are_drawn_with_a_bounded_number_of_shapes() {
    let complete: Vec<String> =
        (0..200).flat_map(|to| (0..to).map(move |from| format!("{from}-{to}"))).collect();
    let ring: Vec<String> = (0..10_000).map(|vertex| vertex.to_string()).collect();
    for edges in [complete.join(" "), ring.join("-")] {
        let graph = graph(&edges);
        let mut session = session(&graph, "warnsdorff", Target::Open, WhenStuck::Stop);
        session.seek(5000);
        for side in [0.0, 20.0, 700.0] {
            let drawn = shapes(&session, side);
            assert!(drawn.len() < 2000 && lines(&drawn) < 15_000, "{}", drawn.len());
            assert!(points(&drawn).iter().all(|(x, y)| x.is_finite() && y.is_finite()));
        }
        assert!(session.finish(usize::MAX));
        assert!(matches!(session.moment().outcome, Some(Outcome::Tour(_))));
    }
}

#[test]
fn a_finished_tour_as_svg_has_the_names_and_the_numbers() {
    let graph = graph("Zürich-Bern-Basel-Zürich");
    let mut session = session(&graph, "warnsdorff", Target::Closed, WhenStuck::Stop);
    assert!(session.finish(usize::MAX));
    let picture = session.svg(Layers::from_names(|_| true), &THEMES[0], None);
    for text in ["Zürich", "Bern", "Basel", "1", "2"] {
        assert!(picture.contains(&format!(">{text}</text>")), "{text}");
    }
}

#[test]
fn a_vertex_with_thousands_of_edges_takes_neither_long_nor_much() {
    // From the middle of a star, every leaf is a dead end.
    let star: Vec<String> = (1..5000).map(|leaf| format!("0-{leaf}")).collect();
    let graph = graph(&star.join(","));
    let mut session = session(&graph, "backtracking", Target::Open, WhenStuck::Stop);
    assert!(session.finish(usize::MAX));
    assert!(matches!(session.moment().outcome, Some(Outcome::Impossible { why: "all-tried" })));
    assert_eq!(session.position(), 2 * 4999);
    // Far fewer than half a million steps are kept, since each has thousands of candidates.
    assert!(session.earliest() > 5000);
    session.seek(1);
    assert_eq!(session.subgraph().walk(), [Square(0), Square(1)]);
}

#[test]
fn two_moves_ahead_are_refused_where_a_step_would_take_too_long() {
    // Each of the first vertices is joined to all others.
    let hubs = |hubs: u32, others: u32| -> Vec<_> {
        (hubs..hubs + others).flat_map(|to| (0..hubs).map(move |hub| (hub, to))).collect()
    };
    let near =
        |order, by| (0..order).flat_map(move |at| (1..=by).map(move |to| (at, (at + to) % order)));
    let under_one_hub = near(9000, 60).chain((0..9000).map(|at| (at, 9000))).collect();
    let graphs: [(u32, Vec<_>, bool); 5] = [
        (1095, (0..1095).flat_map(|to| (0..to).map(move |from| (from, to))).collect(), true),
        (9005, hubs(5, 9000), true),
        (9066, hubs(66, 9000), false),
        (9000, near(9000, 60).collect(), true),
        (9001, under_one_hub, false),
    ];
    let warnsdorff = Algorithm::by_id("warnsdorff").unwrap();
    for (order, edges, is_usable) in graphs {
        let graph = Arc::new(Graph::from_edges(order, &edges).unwrap());
        let start = |rule: &str| {
            let rule = rule.parse().unwrap();
            let settings = settings(warnsdorff, Target::Open, WhenStuck::Stop);
            warnsdorff.start(graph.clone(), &Settings { rule, ..settings })
        };
        let refused = start("fewest onward + 2 * onward2").err();
        assert_eq!(refused.is_none(), is_usable, "{order}: {refused:?}");
        assert!(matches!(refused, None | Some(SearchError::TooManyTwoMovesAway { .. })));
        assert!(start("fewest onward-sum").is_ok());
    }
}
