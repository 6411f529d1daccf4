//! The positions and names of squares: on a board, on a circle of vertices, or in the customary drawing of a
//! named graph.

use std::f64::consts::TAU;

use super::Graph;
use super::named::Ring;
use crate::board::error::SquareError;
use crate::board::notation::{parse_square, square_name};
use crate::board::{Board, Square};

/// The distance between neighbouring vertices on the circle, in squares.
const PITCH: f64 = 1.3;

/// The least radius of a circle with more than one vertex, in squares.
const LEAST_RADIUS: f64 = 2.4;

/// The board or drawing on which the squares lie.
///
/// Lengths are in squares: the top left corner is (0, 0), x grows to the right and y downwards. On a board a
/// square's side is 1. The vertices of a named graph stand where its customary drawing has them; others on a
/// circle, clockwise by number from the top, at least at a fixed distance from each other.
#[derive(Clone, Copy, Debug)]
pub enum Embedding<'a> {
    /// A board.
    Board(&'a Board),
    /// A graph that is not a board, inside a circle through its outermost vertices.
    Circle(&'a Graph),
}

impl<'a> From<&'a Board> for Embedding<'a> {
    fn from(board: &'a Board) -> Self {
        Self::Board(board)
    }
}

impl<'a> From<&'a Graph> for Embedding<'a> {
    fn from(graph: &'a Graph) -> Self {
        graph.board().map_or(Self::Circle(graph), Self::Board)
    }
}

impl Embedding<'_> {
    /// One more than the largest number of a square.
    pub fn len(self) -> usize {
        match self {
            Self::Board(board) => board.area() as usize,
            Self::Circle(graph) => graph.len(),
        }
    }

    /// Always false: there is at least one square.
    pub fn is_empty(self) -> bool {
        false
    }

    /// Whether the number is that of a hole. A circle has no holes.
    ///
    /// # Panics
    /// If there is no such number.
    pub fn is_hole(self, square: Square) -> bool {
        matches!(self, Self::Board(board) if board.is_hole(square))
    }

    /// The name of a square.
    pub fn name(self, square: Square) -> String {
        match self {
            Self::Board(board) => square_name(board, square),
            Self::Circle(graph) => graph.name(square),
        }
    }

    /// The square with this name.
    ///
    /// # Errors
    /// As [`Graph::find`].
    pub fn find(self, name: &str) -> Result<Square, SquareError> {
        match self {
            Self::Board(board) => parse_square(board, name),
            Self::Circle(graph) => graph.find(name),
        }
    }

    /// Width and height, in squares.
    pub fn size(self) -> (f64, f64) {
        match self {
            Self::Board(board) => (board.width().into(), board.height().into()),
            Self::Circle(graph) => {
                let side = 2.0 * outermost(graph) + 1.0;
                (side, side)
            }
        }
    }

    /// The centre of a square.
    #[inline(never)] // Everything that is drawn asks for it.
    pub fn middle(self, square: Square) -> (f64, f64) {
        match self {
            Self::Board(board) => {
                let (x, y) = board.position(square);
                (f64::from(x) + 0.5, f64::from(i32::from(board.height()) - y) - 0.5)
            }
            Self::Circle(graph) => {
                let (radius, part) = place(graph, square);
                let (middle, (x, y)) = (outermost(graph) + 0.5, direction(part));
                (middle + radius * x, middle + radius * y)
            }
        }
    }

    /// The square at a point. On a circle, a point within `reach`, in squares, of a vertex is also accepted;
    /// `None` elsewhere and on holes.
    pub fn square_at(self, (x, y): (f64, f64), reach: f64) -> Option<Square> {
        match self {
            Self::Board(board) => {
                let inside = |value: f64, sides: u16| value >= 0.0 && value < f64::from(sides);
                if !inside(x, board.width()) || !inside(y, board.height()) {
                    return None;
                }
                board.square_at(x as i32, i32::from(board.height()) - 1 - y as i32)
            }
            Self::Circle(graph) => {
                let distance = |square: &Square| {
                    let middle = self.middle(*square);
                    (middle.0 - x).hypot(middle.1 - y)
                };
                let squares = (0..graph.len() as u32).map(Square);
                let nearest = squares.min_by(|a, b| distance(a).total_cmp(&distance(b)))?;
                (distance(&nearest) <= reach.max(0.5)).then_some(nearest)
            }
        }
    }
}

/// The sine of a fraction of a full turn, from 0 to 1.25, by its series. Far less code in the page's download
/// than the standard library's, because it need not be exact to the last digit.
fn sine(part: f64) -> f64 {
    let angle = (if part > 0.5 { part - 1.0 } else { part }) * TAU;
    let terms = (1..=14).scan(angle, |term, n| {
        *term *= -angle * angle / f64::from(2 * n * (2 * n + 1));
        Some(*term)
    });
    angle + terms.sum::<f64>()
}

/// The direction at a fraction of a full turn, below 1, clockwise from the top.
pub(crate) fn direction(part: f64) -> (f64, f64) {
    (sine(part), -sine(part + 0.25))
}

/// The distance of a vertex from the centre of the drawing, in squares, and its angle as a fraction of a full
/// turn, clockwise from the top.
fn place(graph: &Graph, square: Square) -> (f64, f64) {
    let on_ring = |ring: &Ring| {
        let at = ring.vertices.iter().position(|&vertex| vertex == square.0)?;
        let part = ring.turn + at as f64 / ring.vertices.len() as f64;
        Some((ring.radius, part.fract()))
    };
    let on_rings = graph.rings().and_then(|rings| rings.iter().find_map(on_ring));
    on_rings.unwrap_or_else(|| (outermost(graph), f64::from(square.0) / graph.len() as f64))
}

/// The radius of the circle through the centres of a graph's outermost vertices, in squares.
fn outermost(graph: &Graph) -> f64 {
    match (graph.rings(), graph.len()) {
        (Some([outer, ..]), _) => outer.radius,
        (_, 0 | 1) => 0.0,
        (_, vertices) => (PITCH * vertices as f64 / TAU).max(LEAST_RADIUS),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::leaper::Leaper;
    use crate::graph::edge_list::EdgeList;
    use crate::graph::named::{GRAPHS, NamedGraph};

    fn ring(vertices: u32) -> Graph {
        let names: Vec<String> = (0..vertices).map(|vertex| format!("v{vertex}")).collect();
        Graph::from(names.join("-").parse::<EdgeList>().unwrap())
    }

    #[test]
    fn sines_are_as_exact_as_a_picture_needs() {
        for at in 0..=1250 {
            let part = f64::from(at) / 1000.0;
            assert!((sine(part) - (part * TAU).sin()).abs() < 1e-9, "{part}");
        }
    }

    #[test]
    fn vertices_stand_on_a_circle_clockwise_from_the_top() {
        let graph = ring(4);
        let embedding = Embedding::from(&graph);
        let (side, _) = embedding.size();
        let middles: Vec<_> = (0..4).map(|vertex| embedding.middle(Square(vertex))).collect();
        let expected = [
            (side / 2.0, 0.5),
            (side - 0.5, side / 2.0),
            (side / 2.0, side - 0.5),
            (0.5, side / 2.0),
        ];
        for (found, expected) in middles.iter().zip(expected) {
            assert!((found.0 - expected.0).hypot(found.1 - expected.1) < 1e-9);
        }
    }

    #[test]
    fn vertices_have_room_and_are_found_where_they_are() {
        for vertices in [1, 2, 3, 20, 700] {
            let graph = ring(vertices);
            let embedding = Embedding::from(&graph);
            for vertex in (0..vertices).map(Square) {
                let (x, y) = embedding.middle(vertex);
                for point in [(x, y), (x + 0.3, y - 0.3)] {
                    assert_eq!(embedding.square_at(point, 0.0), Some(vertex));
                }
                assert_eq!(embedding.find(&embedding.name(vertex)), Ok(vertex));
            }
            assert_eq!(embedding.square_at((-1.0, -1.0), 0.0), None);
            assert_eq!(embedding.square_at((f64::NAN, 0.0), 1.0), None);
        }
    }

    fn named(id: &str) -> Graph {
        let named = GRAPHS.iter().find(|graph| graph.id == id).unwrap();
        Graph::from(named.edges.parse::<EdgeList>().unwrap())
    }

    fn distance(one: (f64, f64), two: (f64, f64)) -> f64 {
        (one.0 - two.0).hypot(one.1 - two.1)
    }

    #[test]
    fn drawings_keep_vertices_apart_from_one_another_and_from_edges() {
        for NamedGraph { id, .. } in &GRAPHS {
            let graph = named(id);
            let embedding = Embedding::from(&graph);
            let (side, _) = embedding.size();
            let middle = |square| embedding.middle(square);
            let vertices = || (0..graph.len() as u32).map(Square);
            for vertex in vertices() {
                let (x, y) = middle(vertex);
                assert!(x.min(y) > 0.49 && x.max(y) < side - 0.49, "{id} {vertex:?}");
                for point in [(x, y), (x + 0.3, y - 0.3)] {
                    assert_eq!(embedding.square_at(point, 0.0), Some(vertex), "{id}");
                }
                for from in vertices().filter(|&from| from != vertex) {
                    assert!(distance((x, y), middle(from)) > 1.25, "{id} {vertex:?} {from:?}");
                    for to in graph.neighbours(from).filter(|&to| to != vertex) {
                        let (from, to) = (middle(from), middle(to));
                        let (across, down) = (to.0 - from.0, to.1 - from.1);
                        let along = (x - from.0) * across + (y - from.1) * down;
                        let at = (along / (across * across + down * down)).clamp(0.0, 1.0);
                        let nearest = (from.0 + at * across, from.1 + at * down);
                        assert!(distance((x, y), nearest) > 0.55, "{id} {vertex:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn petersen_is_a_pentagram_in_a_pentagon_with_its_first_vertex_on_top() {
        let graph = named("petersen");
        let embedding = Embedding::from(&graph);
        let middle = embedding.size().0 / 2.0;
        // The vertices are called 1 to 5 outside and 6 to 10 inside, both clockwise.
        let vertex = |name: usize| graph.find(&name.to_string()).unwrap();
        let from_middle = |name| distance(embedding.middle(vertex(name)), (middle, middle));
        let length =
            |from, to| distance(embedding.middle(vertex(from)), embedding.middle(vertex(to)));
        assert!(distance(embedding.middle(vertex(1)), (middle, 0.5)) < 1e-9);
        for at in 0..5 {
            let (outer, next) = (1 + at, 1 + (at + 1) % 5);
            let (inner, opposite) = (6 + at, 6 + (at + 2) % 5);
            assert!((from_middle(outer) - 4.0).abs() < 1e-9);
            assert!((from_middle(inner) - 2.0).abs() < 1e-9);
            assert!((length(outer, inner) - 2.0).abs() < 1e-9);
            for (from, to) in [(outer, next), (inner, opposite), (outer, inner)] {
                assert!(graph.are_neighbours(vertex(from), vertex(to)), "{from}-{to}");
            }
        }
    }

    #[test]
    fn drawings_of_polyhedra_have_no_crossing_edges() {
        for id in ["cube", "icosian", "herschel"] {
            let graph = named(id);
            let embedding = Embedding::from(&graph);
            let vertices = || (0..graph.len() as u32).map(Square);
            let edges: Vec<_> = vertices()
                .flat_map(|from| graph.neighbours(from).map(move |to| (from, to)))
                .filter(|(from, to)| from < to)
                .collect();
            let side = |a: Square, b: Square, c: Square| {
                let (a, b, c) = (embedding.middle(a), embedding.middle(b), embedding.middle(c));
                (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)
            };
            for (at, &(a, b)) in edges.iter().enumerate() {
                for &(c, d) in &edges[at + 1..] {
                    let meet = a == c || a == d || b == c || b == d;
                    let crosses =
                        side(a, b, c) * side(a, b, d) < 0.0 && side(c, d, a) * side(c, d, b) < 0.0;
                    assert!(meet || !crosses, "{id}: {a:?}-{b:?} and {c:?}-{d:?}");
                }
            }
        }
    }

    #[test]
    fn squares_of_a_board_fill_it() {
        let graph = Graph::new("3x2".parse().unwrap(), Leaper::KNIGHT);
        let embedding = Embedding::from(&graph);
        assert_eq!((embedding.size(), embedding.len()), ((3.0, 2.0), 6));
        assert_eq!(embedding.middle(Square(0)), (0.5, 1.5));
        assert_eq!(embedding.square_at((2.9, 0.1), 0.0), Some(Square(5)));
        assert_eq!(embedding.square_at((3.0, 0.0), 9.0), None);
        assert_eq!(embedding.find("c2"), Ok(Square(5)));
    }
}
