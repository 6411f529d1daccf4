//! What is written on squares.

use knights_tour::Square;
use knights_tour::embedding::Embedding;
use knights_tour::scene::{Layers, Shape, Window};
use knights_tour::session::Session;

use super::{ALL, run, view_of};

/// What is written in the middle of each square of an 8 × 8 board, bold where it is a candidate; a
/// right angle, as corners have it, as `∟`.
fn written(session: &Session, layers: Layers) -> Vec<(String, String)> {
    let board = session.graph().board().unwrap();
    let embedding = Embedding::from(board);
    let view = view_of(board, 600.0, layers);
    let shapes = session.draw(&view, &Window::whole(board));
    let name_at = |at| embedding.square_at(at, 0.0).map(|square| embedding.name(square));
    let near = |name: &str, (x, y): (f64, f64)| {
        let middle = embedding.middle(embedding.find(name).unwrap());
        (middle.0 - x).hypot(middle.1 - y) < 0.2
    };
    let mut written: Vec<(String, String)> = shapes
        .iter()
        .filter_map(|shape| match shape {
            Shape::Text { at, text, .. } => {
                Some((name_at(*at).filter(|name| near(name, *at))?, text.clone()))
            }
            Shape::Lines { lines, .. } if lines.len() == 2 && lines[0].0 == lines[1].0 => {
                let tip = lines[0].0;
                Some((name_at(tip).filter(|name| near(name, tip))?, "∟".to_owned()))
            }
            _ => None,
        })
        .collect();
    written.sort();
    written
}

fn pairs<const N: usize>(pairs: [(&str, &str); N]) -> Vec<(String, String)> {
    pairs.map(|(square, text)| (square.to_owned(), text.to_owned())).to_vec()
}

#[test]
fn candidates_show_what_the_method_goes_by() {
    let numbers = |id, options| written(&run(id, "8x8", 17, options), Layers::NONE);
    // From b3.
    let onward = [("a1", "1"), ("a5", "3"), ("c1", "3"), ("c5", "7"), ("d2", "5"), ("d4", "7")];
    assert_eq!(numbers("warnsdorff", vec![]), pairs(onward));
    assert_eq!(numbers("rotations", vec![]), pairs(onward));
    assert_eq!(numbers("backtracking", vec![("order", "fewest-first")]), pairs(onward));
    // The tutorial's order goes round anticlockwise, from two squares to the right.
    assert_eq!(
        numbers("backtracking", vec![]),
        pairs([("a1", "4."), ("a5", "3."), ("c1", "5."), ("c5", "2."), ("d2", "6."), ("d4", "1.")])
    );
    // The corner comes before the squares on the edge.
    assert_eq!(
        numbers("edges-first", vec![]),
        pairs([("a1", "∟"), ("a5", "0"), ("c1", "0"), ("c5", "2"), ("d2", "1"), ("d4", "3")])
    );
    // Where chance alone decides, there is nothing to compare.
    assert_eq!(numbers("rotations", vec![("growth", "random")]), []);
}

#[test]
fn open_squares_show_what_the_method_goes_by() {
    let layers = Layers { degrees: true, ..Layers::NONE };
    let on = |session: &Session, square: &str| {
        let found = written(session, layers).into_iter().find(|(name, _)| name == square);
        found.map(|(_, text)| text)
    };
    let edges = run("edges-first", "8x8", 17, vec![]);
    let texts = ["a8", "h1", "g8", "b7", "f6", "e5"].map(|square| on(&edges, square).unwrap());
    assert_eq!(texts, ["∟", "∟", "0", "1", "2", "3"]);
    for id in ["warnsdorff", "backtracking", "rotations"] {
        let texts = ["a8", "h1", "e5"].map(|square| on(&run(id, "8x8", 17, vec![]), square));
        assert_eq!(texts, ["2", "2", "8"].map(|text| Some(text.to_owned())), "{id}");
    }
    // Where nothing walks, how many moves a square has.
    let mut cycles = run("cycles", "8x8", 0, vec![]);
    assert_eq!(on(&cycles, "e5").unwrap(), "0");
    while cycles.subgraph().degree(Square(36)) == 0 {
        assert!(cycles.step());
    }
    let degree = cycles.subgraph().degree(Square(36)).to_string();
    assert_eq!(on(&cycles, "e5").unwrap(), degree);
}

#[test]
fn onward_moves_and_order_numbers_differ_in_size_weight_and_ground() {
    let mut session = run("warnsdorff", "8x8", 17, vec![]);
    session.seek(12);
    let board = session.graph().board().unwrap();
    let shapes = session.draw(&view_of(board, 600.0, ALL), &Window::whole(board));
    let embedding = Embedding::from(board);
    let at = |square: Square| embedding.middle(square);
    // Over the small number of a candidate lies its disc, with the large one.
    let number_on = |square| {
        shapes.iter().rev().find_map(|shape| match shape {
            Shape::Text { at: place, size, bold, .. } if *place == at(square) => {
                Some((*size, *bold))
            }
            _ => None,
        })
    };
    let has_disc = |square| {
        shapes.iter().any(|shape| {
            matches!(shape, Shape::Circle { at: place, stroke: Some(_), .. } if *place == at(square))
        })
    };
    let candidates: Vec<Square> = session.candidates().iter().map(|found| found.square).collect();
    let walker = session.walker();
    let squares = board.iter().filter(|&square| Some(square) != walker);
    let (mut order, mut onward, mut choice) = (Vec::new(), Vec::new(), Vec::new());
    for square in squares {
        let (size, bold) = number_on(square).unwrap();
        let kind = if candidates.contains(&square) {
            &mut choice
        } else if session.visit(square) > 0 {
            &mut order
        } else {
            &mut onward
        };
        kind.push((size, bold, has_disc(square)));
    }
    let all_are = |kind: &[(f64, bool, bool)], is_bold, has_disc| {
        !kind.is_empty() && kind.iter().all(|&(_, bold, disc)| (bold, disc) == (is_bold, has_disc))
    };
    assert!(all_are(&order, true, true));
    assert!(all_are(&onward, false, false));
    assert!(all_are(&choice, true, true));
    let size = |kind: &[(f64, bool, bool)]| kind[0].0;
    assert!(size(&onward) < size(&order) && size(&order) < size(&choice));
}
