//! The exact search finds a tour wherever there is one, and says so where there is none.

use std::sync::Arc;

use knights_tour::random::Random;
use knights_tour::theory::exact::{Ends, Exact, Progress, tour};
use knights_tour::{Board, Graph, Leaper, Square, Tour};

fn rectangle(width: u16, height: u16) -> Graph {
    Graph::new(Board::new(width, height).unwrap(), Leaper::KNIGHT)
}

fn is_found(width: u16, height: u16, ends: Ends) -> bool {
    let graph = rectangle(width, height);
    match tour(&graph, ends, u32::MAX) {
        Progress::Found(squares) => {
            match ends {
                Ends::From(start) => assert_eq!(squares[0], start),
                Ends::Between(from, to) => {
                    assert_eq!((squares[0], *squares.last().unwrap()), (from, to));
                }
                Ends::Closed | Ends::Open => {}
            }
            let tour = Tour::new(Arc::new(graph), squares).unwrap();
            assert!(tour.is_closed() || ends != Ends::Closed);
            true
        }
        Progress::None => false,
        Progress::Unfinished => panic!("the budget has no end"),
    }
}

#[test]
fn small_boards_have_tours_where_theory_says_so() {
    let has_tours = |sides: [u16; 2], ends| is_found(sides[0], sides[1], ends);
    for sides in [[3, 10], [5, 6], [6, 6], [8, 8], [7, 10], [10, 10]] {
        assert!(has_tours(sides, Ends::Closed), "{sides:?}");
    }
    for sides in [[3, 4], [3, 6], [3, 8], [4, 4], [4, 5], [4, 7], [5, 5], [2, 1], [1, 1]] {
        assert!(!has_tours(sides, Ends::Closed), "{sides:?}");
    }
    for sides in [[1, 1], [3, 4], [3, 7], [3, 8], [4, 5], [5, 5], [8, 8], [9, 9]] {
        assert!(has_tours(sides, Ends::Open), "{sides:?}");
    }
    for sides in [[1, 2], [2, 2], [3, 3], [3, 5], [3, 6], [4, 4]] {
        assert!(!has_tours(sides, Ends::Open), "{sides:?}");
    }
}

#[test]
fn ends_are_where_they_are_asked_for() {
    // On 5 × 5 a tour begins on every square of the corners' colour, and on no other.
    for start in (0..25).map(Square) {
        assert_eq!(is_found(5, 5, Ends::From(start)), start.0 % 2 == 0);
    }
    assert!(is_found(5, 5, Ends::Between(Square(0), Square(24))));
    assert!(!is_found(5, 5, Ends::Between(Square(0), Square(1))));
}

#[test]
fn a_search_goes_on_where_its_budget_ended() {
    let graph = rectangle(8, 8);
    let at_once = tour(&graph, Ends::Closed, u32::MAX);
    let mut search = Exact::new(&graph, Ends::Closed);
    let mut progress = search.advance(0);
    assert_eq!(progress, Progress::Unfinished);
    while progress == Progress::Unfinished {
        progress = search.advance(1);
    }
    assert_eq!(progress, at_once);
}

#[test]
fn any_graph_will_do() {
    let ring = Graph::from_edges(5, &[(0, 3), (3, 1), (1, 4), (4, 2), (2, 0)]).unwrap();
    let tour_of_ring = [0, 2, 4, 1, 3].map(Square);
    let Progress::Found(squares) = tour(&ring, Ends::Closed, 0) else { panic!() };
    assert!(squares == tour_of_ring || squares[1..].iter().rev().eq(&tour_of_ring[1..]));
    let star = Graph::from_edges(4, &[(0, 1), (0, 2), (0, 3)]).unwrap();
    assert_eq!(tour(&star, Ends::Open, 9), Progress::None);
    let with_hole = Graph::new(".../.#./...".parse().unwrap(), Leaper::KNIGHT);
    assert!(matches!(tour(&with_hole, Ends::Closed, 0), Progress::Found(tour) if tour.len() == 8));
}

#[test]
fn what_the_relaxation_shows_holds() {
    let mut random = Random::from_seed("relaxation");
    let (mut yes, mut no) = (0, 0);
    for round in 0..300 {
        // Boards with holes, whose moves alternate between colours, and graphs whose moves do not.
        let graph = if round % 2 == 0 {
            let rows: Vec<String> = (0..5)
                .map(|_| (0..5).map(|_| if random.below(7) == 0 { '#' } else { '.' }).collect())
                .collect();
            Graph::new(rows.join("/").parse().unwrap(), Leaper::KNIGHT)
        } else {
            let pairs = (0..12).flat_map(|a| (0..a).map(move |b| (b, a)));
            let edges: Vec<_> = pairs.filter(|_| random.below(3) == 0).collect();
            Graph::from_edges(12, &edges).unwrap()
        };
        let squares: Vec<Square> =
            (0..graph.len() as u32).map(Square).filter(|&at| graph.contains(at)).collect();
        let (first, last) = (squares[0], squares[squares.len() - 1]);
        for ends in [Ends::Closed, Ends::Open, Ends::From(first), Ends::Between(first, last)] {
            let found = Exact::new(&graph, ends).with_relaxation().advance(u32::MAX);
            let has_tour = matches!(found, Progress::Found(_));
            assert_eq!(
                has_tour,
                tour(&graph, ends, u32::MAX) != Progress::None,
                "{round} {ends:?}"
            );
            if let Progress::Found(squares) = found {
                Tour::new(Arc::new(graph.clone()), squares).unwrap();
                yes += 1;
            } else {
                no += 1;
            }
        }
    }
    assert!(yes > 100 && no > 100, "{yes} {no}");
}

#[test]
fn the_relaxation_saves_guesses() {
    let giraffes = Graph::new("10x12".parse().unwrap(), Leaper::new(1, 4).unwrap());
    let zebras = Graph::new("12x12".parse().unwrap(), Leaper::new(2, 3).unwrap());
    let search =
        |graph, guesses| Exact::new(graph, Ends::Closed).with_relaxation().advance(guesses);
    // Without it both take more than half a million.
    assert_eq!(tour(&giraffes, Ends::Closed, 10_000), Progress::Unfinished);
    assert!(matches!(search(&giraffes, 1000), Progress::Found(_)));
    assert_eq!(tour(&zebras, Ends::Closed, 10_000), Progress::Unfinished);
    assert_eq!(search(&zebras, 0), Progress::None);
}
