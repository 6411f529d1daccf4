//! Tutte's graph: every vertex has three edges, it can be drawn without crossings and falls apart
//! by no two vertices, and yet it has no closed tour (W. T. Tutte, On Hamiltonian circuits, Journal
//! of the London Mathematical Society 21, 1946). Every method that may say so is asked.

use std::collections::BTreeMap;
use std::sync::Arc;

use knights_tour::diagnosis::diagnose;
use knights_tour::random::Random;
use knights_tour::search::{
    ANYWHERE, Algorithm, Outcome, Settings, Target, TieBreak, WhenStuck, WholeRun,
};
use knights_tour::theory::exact::{Ends, Progress, tour};
use knights_tour::{Graph, Square, Tour};

const CENTRE: u32 = 45;
/// Squares of each of the three fragments around the centre.
const FRAGMENT: u32 = 15;
/// Places of a fragment: a ring of nine, in it a ring of five, and between both the hub.
const INNER: u32 = 9;
const HUB: u32 = 14;
/// Places of the ring with an edge out of the fragment: to the centre, and to either neighbour.
const TO_CENTRE: u32 = 0;
const TO_NEXT: u32 = 3;
const TO_PREVIOUS: u32 = 5;

fn vertex(fragment: u32, place: u32) -> u32 {
    fragment % 3 * FRAGMENT + place
}

/// The three neighbours of a vertex in the order in which they lie around it.
fn around(of: u32) -> [u32; 3] {
    if of == CENTRE {
        return [0, 2, 1].map(|fragment| vertex(fragment, TO_CENTRE));
    }
    let (fragment, place) = (of / FRAGMENT, of % FRAGMENT);
    let here = |place| vertex(fragment, place);
    // What the ring has within, from place to place, and whence.
    let spokes =
        [(1, HUB), (2, INNER + 1), (4, INNER + 2), (6, INNER + 3), (7, INNER + 4), (8, HUB)];
    match place {
        HUB => [here(1), here(INNER), here(8)],
        INNER..HUB => {
            let i = place - INNER;
            let outward = if i == 0 { HUB } else { spokes[i as usize].0 };
            [outward, INNER + (i + 1) % 5, INNER + (i + 4) % 5].map(here)
        }
        _ => {
            let [next, previous] = [(place + 1) % 9, (place + 8) % 9].map(here);
            match place {
                TO_CENTRE => [CENTRE, next, previous],
                TO_NEXT => [vertex(fragment + 1, TO_PREVIOUS), next, previous],
                TO_PREVIOUS => [vertex(fragment + 2, TO_NEXT), next, previous],
                _ => {
                    let inward = spokes.iter().find(|spoke| spoke.0 == place).unwrap().1;
                    [next, here(inward), previous]
                }
            }
        }
    }
}

fn edges() -> Vec<(u32, u32)> {
    let all = (0..=CENTRE).flat_map(|a| around(a).map(|b| (a, b)));
    all.filter(|(a, b)| a < b).collect()
}

fn tutte() -> Arc<Graph> {
    Arc::new(Graph::from_edges(CENTRE + 1, &edges()).unwrap())
}

/// Whether all vertices but these are joined.
fn is_whole_without(left_out: [u32; 2]) -> bool {
    let start = (0..=CENTRE).find(|vertex| !left_out.contains(vertex)).unwrap();
    let (mut seen, mut waiting) = (vec![start], vec![start]);
    while let Some(vertex) = waiting.pop() {
        for next in around(vertex) {
            if !left_out.contains(&next) && !seen.contains(&next) {
                seen.push(next);
                waiting.push(next);
            }
        }
    }
    seen.len() as u32 == CENTRE - 1
}

#[test]
fn the_graph_is_what_it_is_known_for() {
    let graph = tutte();
    assert_eq!((graph.squares(), graph.moves()), (46, 69));
    assert!(graph.degrees().iter().all(|&degree| degree == 3));
    for of in 0..=CENTRE {
        assert!(around(of).iter().all(|&other| around(other).contains(&of)), "{of}");
    }
    for a in 0..=CENTRE {
        assert!((a + 1..=CENTRE).all(|b| is_whole_without([a, b])), "{a}");
    }
    // Along each edge both ways, and on by the edge that comes next around the vertex: where that
    // gives 25 faces, V − E + F is 2, and nothing crosses.
    let mut faces = BTreeMap::new();
    let mut left: Vec<(u32, u32)> = edges().iter().flat_map(|&(a, b)| [(a, b), (b, a)]).collect();
    while let Some(&first) = left.first() {
        let (mut side, mut length) = (first, 0);
        while let Some(i) = left.iter().position(|&other| other == side) {
            left.remove(i);
            let (from, at) = side;
            let place = around(at).iter().position(|&other| other == from).unwrap();
            side = (at, around(at)[(place + 1) % 3]);
            length += 1;
        }
        *faces.entry(length).or_insert(0) += 1;
    }
    assert_eq!(faces.values().sum::<u32>(), 25, "{faces:?}");
}

/// What becomes of a run from the centre, or from wherever there is a tour.
fn answer(id: &str, target: Target, is_anywhere: bool) -> Outcome {
    let settings = Settings {
        start: Square(CENTRE),
        end: None,
        rule: TieBreak::First.rule(),
        target,
        moves: None,
        when_stuck: WhenStuck::Stop,
        options: if is_anywhere { vec![(&ANYWHERE, "true")] } else { Vec::new() },
        random: Random::from_seed("Tutte"),
    };
    let mut run = WholeRun::new(Algorithm::by_id(id).unwrap(), &tutte(), &settings).unwrap();
    assert!(run.advance(u32::MAX));
    run.outcome().unwrap().clone()
}

#[test]
fn exact_search_finds_that_no_tour_is_closed_and_from_where_there_are_open_ones() {
    let graph = tutte();
    assert_eq!(diagnose(&graph, Target::Closed, None), []);
    assert_eq!(tour(&graph, Ends::Closed, 100_000), Progress::None);
    let Progress::Found(squares) = tour(&graph, Ends::Open, 100_000) else { panic!() };
    assert!(!Tour::new(graph.clone(), squares).unwrap().is_closed());
    // No path through all of a fragment leads from the one neighbour to the other, so that a tour
    // from the centre would have to end in the second fragment it comes to.
    let none_begins: Vec<u32> = (0..=CENTRE)
        .filter(|&start| tour(&graph, Ends::From(Square(start)), 100_000) == Progress::None)
        .collect();
    assert_eq!(none_begins, [CENTRE]);
}

#[test]
fn methods_that_begin_anywhere_find_an_open_tour_though_none_begins_at_the_centre() {
    for id in ["best", "cycles"] {
        let outcome = answer(id, Target::Open, true);
        let Outcome::Tour(tour) = outcome else { panic!("{id}: {outcome:?}") };
        assert_eq!(tour.squares().len(), 46);
        for target in [Target::Open, Target::Closed] {
            let outcome = answer(id, target, false);
            assert!(matches!(outcome, Outcome::Impossible { .. }), "{id}: {outcome:?}");
        }
    }
}
