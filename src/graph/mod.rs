//! The graph of all moves: squares are joined if the piece can move from one to the other.

pub(crate) mod between;
pub(crate) mod colouring;
pub mod edge_list;
pub mod embedding;
pub mod error;
mod hubs;
mod listed;
mod move_check;
pub mod named;
mod strong_components;
pub mod text;
pub(crate) mod two_factor;
mod zones;

use std::sync::Arc;
use std::{iter, slice};

use crate::board::error::SquareError;
use crate::board::leaper::Leaper;
use crate::board::move_order::MoveOrder;
use crate::board::notation::{parse_square, square_name};
use crate::board::wrap::Wrap;
use crate::board::{Board, Square};
use crate::graph::edge_list::EdgeList;
use crate::graph::named::Ring;
use error::{GraphError, MoveKind};
use listed::Listed;
pub(crate) use move_check::MoveCheck;
pub(crate) use strong_components::strong_components;
use zones::Zones;

/// Squares and the moves between them: the knight's graph of a board, or any other graph.
///
/// Moves go both ways, and there is at most one between two squares. For a board no adjacency lists are
/// stored: neighbours are computed on demand.
///
/// ```
/// use knights_tour::{Board, Graph, Leaper};
///
/// let graph = Graph::new(Board::new(8, 8)?, Leaper::KNIGHT);
/// let ends: Vec<String> = graph.neighbours(graph.find("a1")?).map(|end| graph.name(end)).collect();
/// assert_eq!(ends, ["c2", "b3"]);
/// assert_eq!(Graph::from_edges(3, &[(0, 1), (1, 2), (2, 0)])?.moves(), 3);
/// # Ok::<(), knights_tour::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Graph {
    kind: Kind,
}

#[derive(Clone, Debug)]
enum Kind {
    Leaps {
        board: Board,
        leaper: Leaper,
        wrap: Wrap,
        leaps: Vec<Leap>,
        /// `None` for pieces that leap too far.
        zones: Option<Zones>,
    },
    Listed(Listed),
}

/// A move of a leaper on a board of a certain width.
#[derive(Clone, Copy, Debug)]
struct Leap {
    x: i32,
    y: i32,
    /// What it adds to a square's number.
    stride: i32,
}

impl Graph {
    /// The graph of a leaper's moves on a board.
    pub fn new(board: Board, leaper: Leaper) -> Self {
        Self::wrapped(board, leaper, Wrap::Flat)
    }

    /// The same on a board whose edges may be joined, so that moves go on over them. A leap that comes round to its
    /// own square is no move, and leaps to the same square are one move.
    ///
    /// ```
    /// use knights_tour::{Graph, Leaper, Wrap};
    ///
    /// let torus = Graph::wrapped("8x8".parse()?, Leaper::KNIGHT, Wrap::Both);
    /// assert!(torus.degrees().iter().all(|&degree| degree == 8));
    /// assert_eq!(Graph::wrapped("2x2".parse()?, Leaper::KNIGHT, Wrap::Both).moves(), 4);
    /// # Ok::<(), knights_tour::Error>(())
    /// ```
    pub fn wrapped(board: Board, leaper: Leaper, wrap: Wrap) -> Self {
        Self::with_moves(board, leaper, wrap, leaper.moves())
    }

    fn with_moves(board: Board, leaper: Leaper, wrap: Wrap, moves: Vec<(i32, i32)>) -> Self {
        let width = i32::from(board.width());
        let leap = |(x, y)| Leap { x, y, stride: y * width + x };
        let leaps: Vec<Leap> = moves.into_iter().map(leap).collect();
        let zones = Zones::new(&board, leaper.reach(), wrap, &leaps);
        Self { kind: Kind::Leaps { board, leaper, wrap, leaps, zones } }
    }

    /// The same graph with its moves in another order, in which [`neighbours`](Self::neighbours) come then. A graph that is no
    /// board stays as it is.
    #[must_use]
    pub fn in_order(self: Arc<Self>, order: &MoveOrder) -> Arc<Self> {
        match &self.kind {
            Kind::Leaps { board, leaper, wrap, .. } => {
                let moves = order.moves(*leaper);
                if moves == self.order_of_moves() {
                    return self;
                }
                Arc::new(Self::with_moves(board.clone(), *leaper, *wrap, moves))
            }
            Kind::Listed(_) => self,
        }
    }

    /// The moves of the piece as columns to the right and rows up, in their order; none if the graph is no board.
    pub fn order_of_moves(&self) -> Vec<(i32, i32)> {
        match &self.kind {
            Kind::Leaps { leaps, .. } => leaps.iter().map(|leap| (leap.x, leap.y)).collect(),
            Kind::Listed(_) => Vec::new(),
        }
    }

    /// The place of a move in the order of moves, from 1; 0 if the graph is no board.
    #[inline(never)]
    pub(crate) fn place_of_move(&self, from: Square, to: Square) -> usize {
        let Kind::Leaps { board, wrap, leaps, .. } = &self.kind else { return 0 };
        let ((x, y), to) = (board.position(from), board.position(to));
        let is_this = |leap: &Leap| wrap.place(board, x + leap.x, y + leap.y) == Some(to);
        leaps.iter().position(is_this).map_or(0, |place| place + 1)
    }

    /// The leap, as columns to the right and rows up, by which a move goes over joined edges; `None` if it stays on the
    /// board.
    pub fn way_round(&self, from: Square, to: Square) -> Option<(i32, i32)> {
        let Kind::Leaps { board, leaper, leaps, .. } = &self.kind else { return None };
        let [(x, y), (to_x, to_y)] = [from, to].map(|square| board.position(square));
        if self.wrap() == Wrap::Flat || from == to || leaper.makes(to_x - x, to_y - y) {
            return None;
        }
        if from > to {
            return self.way_round(to, from).map(|(x, y)| (-x, -y));
        }
        let leap = leaps.get(self.place_of_move(from, to).checked_sub(1)?)?;
        Some((leap.x, leap.y))
    }

    /// The graph of vertices 0 to `order` − 1 with the edges of a list. Repeated edges count once.
    ///
    /// # Errors
    /// [`GraphError::NoVertices`] if there are no vertices, [`GraphError::BadEdge`] for an edge from a vertex
    /// to itself or to one that does not exist.
    pub fn from_edges(order: u32, edges: &[(u32, u32)]) -> Result<Self, GraphError> {
        if order == 0 {
            return Err(GraphError::NoVertices);
        }
        let is_bad = |&&(from, to): &&(u32, u32)| from == to || from >= order || to >= order;
        match edges.iter().find(is_bad) {
            Some(&(from, to)) => Err(GraphError::BadEdge { from, to, order }),
            None => Ok(Self { kind: Kind::Listed(Listed::new(order, edges, None)) }),
        }
    }

    /// The board; `None` if the graph was made from a list of edges.
    #[inline]
    pub fn board(&self) -> Option<&Board> {
        match &self.kind {
            Kind::Leaps { board, .. } => Some(board),
            Kind::Listed(_) => None,
        }
    }

    /// The board, if moves end at its edges: then it lies in the plane, and has all the symmetries of its shape.
    pub fn flat_board(&self) -> Option<&Board> {
        self.board().filter(|_| self.wrap() == Wrap::Flat)
    }

    /// Which edges of the board are joined.
    pub fn wrap(&self) -> Wrap {
        match &self.kind {
            Kind::Leaps { wrap, .. } => *wrap,
            Kind::Listed(_) => Wrap::Flat,
        }
    }

    /// The piece that moves; `None` if the graph was made from a list of edges.
    pub fn leaper(&self) -> Option<Leaper> {
        match &self.kind {
            Kind::Leaps { leaper, .. } => Some(*leaper),
            Kind::Listed(_) => None,
        }
    }

    /// What a step has to be, for sentences.
    pub(crate) fn kind_of_move(&self) -> MoveKind {
        match self.leaper() {
            Some(Leaper::KNIGHT) => MoveKind::Knight,
            Some(_) => MoveKind::Leaper,
            None => MoveKind::Edge,
        }
    }

    /// The number of squares that a tour must visit.
    pub fn squares(&self) -> usize {
        match &self.kind {
            Kind::Leaps { board, .. } => board.squares() as usize,
            Kind::Listed(listed) => listed.order(),
        }
    }

    /// Every square, in order of number.
    pub fn each_square(&self) -> impl Iterator<Item = Square> + '_ {
        (0..self.len() as u32).map(Square).filter(|&square| self.contains(square))
    }

    /// The first of them, where a tour begins unless it is told otherwise.
    pub fn first_square(&self) -> Square {
        self.each_square().next().unwrap_or(Square(0))
    }

    /// One more than the largest number of a square: the length of an array with one entry per square.
    pub fn len(&self) -> usize {
        match &self.kind {
            Kind::Leaps { board, .. } => board.area() as usize,
            Kind::Listed(listed) => listed.order(),
        }
    }

    /// Always false: every graph has a square.
    pub fn is_empty(&self) -> bool {
        false
    }

    /// Whether the square exists and is not a hole.
    #[inline]
    pub fn contains(&self, square: Square) -> bool {
        square.index() < self.len() && self.board().is_none_or(|board| !board.is_hole(square))
    }

    /// The squares one move away, in the leaper's order of moves; on a graph that is not a board in order of
    /// number.
    ///
    /// # Panics
    /// If there is no such square.
    pub fn neighbours(&self, square: Square) -> Neighbours<'_> {
        match &self.kind {
            Kind::Leaps { board, zones: Some(zones), .. } => {
                let strides = zones.strides(board, square).iter();
                Neighbours(Ends::Strides { holes: board.holes().unwrap_or(&[]), square, strides })
            }
            Kind::Leaps { board, wrap, leaps, .. } => {
                Neighbours(Ends::Leaps { board, wrap: *wrap, square, leaps, at: 0 })
            }
            Kind::Listed(listed) => Neighbours(Ends::Listed(listed.neighbours(square).iter())),
        }
    }

    /// What each move from a square adds to its number, for the innermost loops; `None` if neighbours cannot
    /// be found like this.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "saves half the time of a run of Warnsdorff's rule")]
    pub(crate) fn strides(&self, square: Square) -> Option<&[i32]> {
        match &self.kind {
            Kind::Leaps { board, zones: Some(zones), .. } if board.is_full() => {
                Some(zones.strides(board, square))
            }
            _ => None,
        }
    }

    /// The number of moves of the square.
    pub fn degree(&self, square: Square) -> usize {
        self.neighbours(square).count()
    }

    /// The degree of every square (0 for a hole). Cost: one pass over the array; on a board also the moves of
    /// its holes.
    pub fn degrees(&self) -> Vec<u32> {
        if let Kind::Leaps { board, zones: Some(zones), .. } = &self.kind {
            return zones.degrees(board);
        }
        (0..self.len() as u32)
            .map(Square)
            .map(|square| if self.contains(square) { self.degree(square) as u32 } else { 0 })
            .collect()
    }

    /// An upper bound for the degrees. Cost: constant on a board, otherwise linear in the vertices.
    pub fn most_moves(&self) -> usize {
        match &self.kind {
            Kind::Leaps { leaps, .. } => leaps.len(),
            Kind::Listed(listed) => listed.largest_degree(),
        }
    }

    /// The number of moves, each counted once. Cost: as of [`degrees`](Self::degrees) on a board, constant
    /// otherwise.
    pub fn moves(&self) -> usize {
        match &self.kind {
            Kind::Leaps { .. } => self.degrees().iter().sum::<u32>() as usize / 2,
            Kind::Listed(listed) => listed.edges(),
        }
    }

    /// The name of a square: `a1` on a board; otherwise its name in the list of edges, or its number.
    pub fn name(&self, square: Square) -> String {
        match &self.kind {
            Kind::Leaps { board, .. } => square_name(board, square),
            Kind::Listed(listed) => listed.name(square),
        }
    }

    /// Characters of the longest name of a vertex; 0 for a board, whose squares are named by position. Cost:
    /// constant.
    pub fn longest_name(&self) -> usize {
        match &self.kind {
            Kind::Leaps { .. } => 0,
            Kind::Listed(listed) => listed.longest_name(),
        }
    }

    /// The rings in the customary drawing of a named graph. `None` for all others, including boards, and if a
    /// single circle is customary.
    pub fn rings(&self) -> Option<&'static [Ring]> {
        match &self.kind {
            Kind::Leaps { .. } => None,
            Kind::Listed(listed) => listed.rings(),
        }
    }

    /// The squares that fulfil a condition, as a set: of each number a bit, 64 in a word.
    pub(crate) fn set(&self, is_in: impl Fn(Square) -> bool) -> Vec<u64> {
        let mut set = vec![0; self.len().div_ceil(64)];
        for square in self.each_square().filter(|&square| is_in(square)) {
            set[square.index() / 64] |= 1 << (square.index() % 64);
        }
        set
    }

    /// Whether so many pairs of moves begin at a vertex that [`two_moves_away`](Self::two_moves_away) takes less time than
    /// a look at each. Never on a board.
    pub(crate) fn has_many_pairs(&self, vertex: Square) -> bool {
        match &self.kind {
            Kind::Leaps { .. } => false,
            Kind::Listed(listed) => hubs::are_many_pairs(listed, vertex),
        }
    }

    /// How many vertices of a [set](Self::set), other than `vertex` itself, are two moves away from it by way of others
    /// in the set; `None` on a board. Cost: far less than there are ways to them.
    pub(crate) fn two_moves_away(&self, vertex: Square, set: &[u64]) -> Option<u32> {
        match &self.kind {
            Kind::Leaps { .. } => None,
            Kind::Listed(listed) => Some(listed.hubs().two_moves_away(listed, vertex, set)),
        }
    }

    /// The most that a step has to look at which asks for [`two_moves_away`](Self::two_moves_away) from each neighbour of a
    /// vertex; 0 on a board. Cost: linear in the edges.
    pub(crate) fn most_looks_two_moves_away(&self) -> usize {
        match &self.kind {
            Kind::Leaps { .. } => 0,
            Kind::Listed(listed) => hubs::most_looks(listed),
        }
    }

    /// The square with this name.
    ///
    /// # Errors
    /// As [`parse_square`] on a board, otherwise [`SquareError::NotAVertex`].
    pub fn find(&self, name: &str) -> Result<Square, SquareError> {
        match &self.kind {
            Kind::Leaps { board, .. } => parse_square(board, name),
            Kind::Listed(listed) => listed.find(name.trim()),
        }
    }

    /// Whether one move leads from one square to the other.
    pub fn are_neighbours(&self, from: Square, to: Square) -> bool {
        [from, to].iter().all(|&end| self.contains(end)) && self.is_move(from, to)
    }

    /// The same for two squares known to be in the graph.
    fn is_move(&self, from: Square, to: Square) -> bool {
        match &self.kind {
            Kind::Leaps { wrap: Wrap::Columns | Wrap::Both, .. } => {
                from != to && self.place_of_move(from, to) > 0
            }
            Kind::Leaps { board, leaper, .. } => {
                let [(x, y), (to_x, to_y)] = [from, to].map(|square| board.position(square));
                leaper.makes(to_x - x, to_y - y)
            }
            Kind::Listed(listed) => listed.neighbours(from).binary_search(&to).is_ok(),
        }
    }
}

/// The vertices keep their names in the list.
impl From<EdgeList> for Graph {
    fn from(EdgeList { names, edges }: EdgeList) -> Self {
        Self { kind: Kind::Listed(Listed::new(names.count() as u32, &edges, Some(names))) }
    }
}

#[cfg(test)]
thread_local! {
    /// How many ends of moves have been looked at, in graphs that have no strides: what work on them costs.
    pub(crate) static LOOKS: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}

/// The squares one move away from a square; see [`Graph::neighbours`].
#[derive(Clone, Debug)]
pub struct Neighbours<'graph>(Ends<'graph>);

#[derive(Clone, Debug)]
enum Ends<'graph> {
    /// By adding strides to the square's number. `holes` is empty for a full board.
    Strides { holes: &'graph [bool], square: Square, strides: slice::Iter<'graph, i32> },
    /// By trying all moves from a square, from the one with number `at`.
    Leaps { board: &'graph Board, wrap: Wrap, square: Square, leaps: &'graph [Leap], at: usize },
    /// From an adjacency list.
    Listed(slice::Iter<'graph, Square>),
}

impl Iterator for Neighbours<'_> {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        match &mut self.0 {
            Ends::Strides { holes, square, strides } => {
                let mut ends = strides.map(|&stride| square.plus(stride));
                ends.find(|end| holes.get(end.index()) != Some(&true))
            }
            _ => self.next_otherwise(),
        }
    }

    /// Like the default, but dispatches on the kind of graph only once.
    #[inline]
    fn fold<T, F: FnMut(T, Square) -> T>(self, start: T, add: F) -> T {
        match self.0 {
            Ends::Strides { holes, square, strides } => {
                let ends = strides.map(|&stride| square.plus(stride));
                ends.filter(|end| holes.get(end.index()) != Some(&true)).fold(start, add)
            }
            Ends::Listed(ends) => {
                #[cfg(test)]
                LOOKS.set(LOOKS.get() + ends.len());
                ends.copied().fold(start, add)
            }
            ends @ Ends::Leaps { .. } => {
                let mut others = Self(ends);
                iter::from_fn(|| others.next_otherwise()).fold(start, add)
            }
        }
    }
}

impl Neighbours<'_> {
    /// The next neighbour if there are no strides. A separate function, so that inlined loops stay short.
    #[inline(never)]
    fn next_otherwise(&mut self) -> Option<Square> {
        #[cfg(test)]
        LOOKS.set(LOOKS.get() + 1);
        match &mut self.0 {
            Ends::Strides { .. } => None,
            Ends::Leaps { board, wrap, square, leaps, at } => {
                let (x, y) = board.position(*square);
                let end = |leap: &Leap| wrap.square(board, x + leap.x, y + leap.y);
                while let Some(leap) = leaps.get(*at) {
                    let before = &leaps[..*at];
                    *at += 1;
                    let found = end(leap).filter(|&found| {
                        let is_again = || before.iter().any(|leap| end(leap) == Some(found));
                        *wrap == Wrap::Flat || found != *square && !is_again()
                    });
                    if found.is_some() {
                        return found;
                    }
                }
                None
            }
            Ends::Listed(ends) => ends.next().copied(),
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn graph(board: &str) -> Graph {
        Graph::new(board.parse().unwrap(), Leaper::KNIGHT)
    }

    #[test]
    fn the_chessboard_has_168_moves() {
        assert_eq!(graph("8x8").degrees().iter().sum::<u32>(), 2 * 168);
    }

    #[test]
    fn neighbours_come_in_the_order_of_moves() {
        let names: Vec<u32> = graph("8x8").neighbours(Square(27)).map(|square| square.0).collect();
        assert_eq!(names, [37, 21, 44, 12, 42, 10, 33, 17]);
    }

    #[test]
    fn holes_are_no_neighbours() {
        let graph = graph("..#/.../...");
        assert_eq!(graph.degree(Square(3)), 1);
        assert!(!graph.are_neighbours(Square(3), Square(8)));
        assert_eq!(graph.degrees()[8], 0);
    }

    #[test]
    fn lists_of_edges() {
        let triangle = Graph::from_edges(3, &[(0, 1), (1, 2), (2, 0), (1, 0)]).unwrap();
        assert_eq!(triangle.degrees(), [2, 2, 2]);
        assert!(triangle.are_neighbours(Square(2), Square(0)));
        assert!(!triangle.contains(Square(3)));
        let loop_at_1 = Graph::from_edges(3, &[(1, 1)]).unwrap_err();
        assert_eq!(loop_at_1, GraphError::BadEdge { from: 1, to: 1, order: 3 });
        assert_eq!(Graph::from_edges(0, &[]).unwrap_err(), GraphError::NoVertices);
    }

    #[test]
    fn vertices_are_found_by_what_the_list_calls_them() {
        let graph = Graph::from("b-a a-9 9-b".parse::<EdgeList>().unwrap());
        assert_eq!((graph.squares(), graph.moves()), (3, 3));
        for (number, name) in (0..).zip(["b", "a", "9"]) {
            assert_eq!(graph.name(Square(number)), name);
            assert_eq!(graph.find(name), Ok(Square(number)));
        }
        assert!(graph.are_neighbours(Square(0), Square(2)));
        let refused = graph.find("2").unwrap_err();
        assert_eq!(refused, SquareError::NotAVertex { text: "2".into(), some: "b, a, 9".into() });
        let numbered = Graph::from_edges(4, &[(0, 3)]).unwrap();
        assert_eq!(numbered.find(" 3 "), Ok(Square(3)));
        assert_eq!(numbered.find("4").unwrap_err().code(), "bad-square");
        assert!(numbered.find("-1").is_err());
    }

    /// The squares one move away, found by trying every square of the board.
    fn found_by_trying(board: &Board, leaper: Leaper, from: Square) -> Vec<Square> {
        let (x, y) = board.position(from);
        let is_move = |to: &Square| {
            let (to_x, to_y) = board.position(*to);
            leaper.makes(to_x - x, to_y - y)
        };
        board.iter().filter(is_move).collect()
    }

    proptest! {
        #[test]
        fn neighbours_and_degrees_agree_with_trying(
            width in 1_u16..14,
            height in 1_u16..14,
            r in 0_i64..11,
            s in 1_i64..11,
            holes in any::<u64>(),
            is_full in any::<bool>(),
        ) {
            let is_hole = |square: Square| !is_full && holes >> (square.0 % 64) & 1 == 1;
            let board = Board::with_holes(width, height, is_hole);
            prop_assume!(board.is_ok());
            let (board, leaper) = (board?, Leaper::new(r, s)?);
            let graph = Graph::new(board.clone(), leaper);
            let degrees = graph.degrees();
            for from in board.iter() {
                let expected = found_by_trying(&board, leaper, from);
                let mut one_by_one = Vec::new();
                for end in graph.neighbours(from) {
                    one_by_one.push(end);
                }
                let mut all_at_once: Vec<Square> = Vec::new();
                graph.neighbours(from).for_each(|end| all_at_once.push(end));
                prop_assert_eq!(&one_by_one, &all_at_once);
                one_by_one.sort_unstable();
                prop_assert_eq!(one_by_one, expected.clone());
                prop_assert_eq!(degrees[from.index()] as usize, expected.len());
                for to in board.iter() {
                    prop_assert_eq!(graph.are_neighbours(from, to), expected.contains(&to));
                }
            }
        }
    }
}
