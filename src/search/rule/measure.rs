//! What a rule can compare squares by. Each measure is a whole number, defined here and nowhere else.

use std::cell::{Cell, OnceCell};

use crate::board::{Board, Square};
use crate::choice::ids;
use crate::graph::Graph;
use crate::search::measure::edge_distance;
use crate::search::tie_break::distance_from_centre;

ids! {
    /// A measure of a square that the knight can go to. Distances are squared, so that they are whole numbers:
    /// one row and two columns away is 5.
    #[non_exhaustive]
    pub enum RuleMeasure {
        /// The moves onward from the square, to squares that are still open (Warnsdorff, 1823).
        Onward = "onward",
        /// The onward moves of the squares that come after it, added up (after Pohl, 1967).
        OnwardSum = "onward-sum",
        /// The fewest onward moves of a square that comes after it (after Pohl, 1967); 0 if there is none.
        OnwardMin = "onward-min",
        /// The most onward moves of a square that comes after it; 0 if there is none.
        OnwardMax = "onward-max",
        /// How many different open squares two more moves lead to.
        Onward2 = "onward2",
        /// The moves that the square has on the empty board.
        Degree = "degree",
        /// Four times the squared distance from the centre of the board (Roth).
        Centre = "centre",
        /// 0 in a corner, 1 elsewhere on the edge, 2 one square further in, and so on.
        Edge = "edge",
        /// The squared distance from the nearest corner.
        Corner = "corner",
        /// The squared distance from the square where the tour began.
        Start = "start",
        /// How far the move turns away from the one before: 0 straight on, more the sharper the turn. It is the
        /// squared distance from the square that lies straight on; 0 for the first move.
        Turn = "turn",
        /// The squares a move away that were visited before, the knight's own square among them.
        Visited = "visited",
        /// The row, 1 at the bottom.
        Row = "row",
        /// The column, 1 at the left.
        Column = "column",
        /// The quarter of the board: 1 at the top right, then 2, 3 and 4 as one goes round against the clock; 0
        /// in the middle row or column of an odd board.
        Quadrant = "quadrant",
        /// The place among the squares that the knight can go to, in the order of moves, from 1.
        Order = "order",
        /// The place of the move in the [order of moves](crate::search::MoveOrder), from 1.
        Move = "move",
    }
}

/// The measures of a candidate that look ahead, each worked out once in a step however often a rule names it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ahead([Cell<Option<i64>>; 4]);

impl Ahead {
    /// The value of a measure, as [`RuleMeasure::value`] gives it.
    pub(crate) fn value(
        &self,
        measure: RuleMeasure,
        walk: &impl Walk,
        square: Square,
        place: usize,
    ) -> i64 {
        let at = (measure as usize).checked_sub(RuleMeasure::OnwardSum as usize);
        let Some(kept) = at.and_then(|at| self.0.get(at)) else {
            return measure.value(walk, square, place);
        };
        let value = kept.get().unwrap_or_else(|| measure.value(walk, square, place));
        kept.set(Some(value));
        value
    }
}

/// A path as measures see it.
pub(crate) trait Walk {
    /// What it is a path on.
    fn graph(&self) -> &Graph;
    /// Whether a square is not on the path.
    fn is_open(&self, square: Square) -> bool;
    /// The open squares one move from a square.
    fn onward_moves(&self, square: Square) -> u32;
    /// Its first square.
    fn start(&self) -> Square;
    /// The square that the knight stands on.
    fn here(&self) -> Square;
    /// The square before that; `None` at the start.
    fn before(&self) -> Option<Square>;
    /// The open squares as a [set](Graph::set), once they were asked for.
    fn open(&self) -> &OnceCell<Vec<u64>>;
}

impl RuleMeasure {
    /// Whether it needs the positions of squares, which only a board has.
    pub fn needs_board(self) -> bool {
        matches!(
            self,
            Self::Centre
                | Self::Edge
                | Self::Corner
                | Self::Start
                | Self::Turn
                | Self::Row
                | Self::Column
                | Self::Quadrant
                | Self::Move
        )
    }

    /// Whether a square has it wherever the knight comes from, so that it can be written on every square.
    pub fn is_of_squares(self) -> bool {
        !matches!(self, Self::Turn | Self::Order | Self::Move)
    }

    /// Whether it looks at squares beyond the candidates.
    pub(crate) fn looks_ahead(self) -> bool {
        matches!(self, Self::OnwardSum | Self::OnwardMin | Self::OnwardMax | Self::Onward2)
    }

    /// The words for the least and the greatest of it.
    pub fn superlatives(self) -> [&'static str; 2] {
        match self {
            Self::Centre | Self::Edge | Self::Corner | Self::Start => ["nearest", "farthest"],
            Self::Turn | Self::Row | Self::Column | Self::Quadrant | Self::Order | Self::Move => {
                ["least", "greatest"]
            }
            _ => ["fewest", "most"],
        }
    }

    /// Its value for a square, which is the candidate at this place, from 0, in the order of moves.
    #[inline]
    pub(crate) fn value(self, walk: &impl Walk, square: Square, place: usize) -> i64 {
        let graph = walk.graph();
        match self {
            Self::Onward => walk.onward_moves(square).into(),
            Self::OnwardSum => after(walk, square).sum(),
            Self::OnwardMin => after(walk, square).min().unwrap_or(0),
            Self::OnwardMax => after(walk, square).max().unwrap_or(0),
            Self::Onward2 => two_moves_away(walk, square),
            Self::Degree => graph.degree(square) as i64,
            Self::Visited => graph.degree(square) as i64 - i64::from(walk.onward_moves(square)),
            Self::Order => place as i64 + 1,
            Self::Centre => distance_from_centre(graph, square).into(),
            Self::Move => graph.place_of_move(walk.here(), square) as i64,
            _ => graph.board().map_or(0, |board| self.on_board(board, walk, square)),
        }
    }

    fn on_board(self, board: &Board, walk: &impl Walk, square: Square) -> i64 {
        let (x, y) = board.position(square);
        let (right, top) = (i32::from(board.width()) - 1, i32::from(board.height()) - 1);
        match self {
            Self::Edge => edge_distance(board, square).into(),
            Self::Corner => squared(x.min(right - x), y.min(top - y)),
            Self::Start => {
                let (start_x, start_y) = board.position(walk.start());
                squared(x - start_x, y - start_y)
            }
            Self::Turn => walk.before().map_or(0, |before| {
                let (here, before) = (board.position(walk.here()), board.position(before));
                squared(x - 2 * here.0 + before.0, y - 2 * here.1 + before.1)
            }),
            Self::Row => i64::from(y) + 1,
            Self::Column => i64::from(x) + 1,
            Self::Quadrant => match (2 * x - right, 2 * y - top) {
                (0, _) | (_, 0) => 0,
                (across, up) if up > 0 => {
                    if across > 0 {
                        1
                    } else {
                        2
                    }
                }
                (across, _) => {
                    if across < 0 {
                        3
                    } else {
                        4
                    }
                }
            },
            _ => 0,
        }
    }
}

/// The onward moves of each open square one move from `square`.
fn after<W: Walk>(walk: &W, square: Square) -> impl Iterator<Item = i64> + '_ {
    let open = walk.graph().neighbours(square).filter(|&next| walk.is_open(next));
    open.map(|next| i64::from(walk.onward_moves(next)))
}

fn two_moves_away(walk: &impl Walk, square: Square) -> i64 {
    let graph = walk.graph();
    if graph.has_many_pairs(square) {
        let open = walk.open().get_or_init(|| graph.set(|square| walk.is_open(square)));
        return graph.two_moves_away(square, open).map_or(0, i64::from);
    }
    let nexts = graph.neighbours(square).filter(|&next| walk.is_open(next));
    let ends = nexts.flat_map(|next| graph.neighbours(next));
    let ends = ends.filter(|&end| end != square && walk.is_open(end));
    if graph.board().is_some() && graph.most_moves() <= MOST_HASHED {
        return different(ends);
    }
    let mut found: Vec<Square> = ends.collect();
    found.sort_unstable();
    found.dedup();
    found.len() as i64
}

/// The moves of a square whose ends, and theirs, leave half of [`SLOTS`] empty.
const MOST_HASHED: usize = 11;
const SLOTS: usize = 256;

/// How many different squares these are, in less time than sorting takes: each has a slot, or the next that is empty.
fn different(squares: impl Iterator<Item = Square>) -> i64 {
    const EMPTY: Square = Square(u32::MAX);
    let mut slots = [EMPTY; SLOTS];
    let mut count = 0;
    for square in squares {
        // Multiplicative hashing (D. E. Knuth, The Art of Computer Programming, volume 3, 6.4).
        let mut at = (square.0.wrapping_mul(0x9e37_79b1) >> 24) as usize % SLOTS;
        while slots[at] != EMPTY && slots[at] != square {
            at = (at + 1) % SLOTS;
        }
        count += i64::from(slots[at] == EMPTY);
        slots[at] = square;
    }
    count
}

fn squared(x: i32, y: i32) -> i64 {
    let (x, y) = (i64::from(x), i64::from(y));
    x * x + y * y
}

#[cfg(test)]
mod tests {
    use super::{Ahead, RuleMeasure, Walk};
    use crate::board::Square;
    use crate::board::leaper::Leaper;
    use crate::graph::{Graph, LOOKS};
    use crate::random::Random;
    use crate::search::rule::Rule;
    use std::cell::{Cell, OnceCell};
    use std::collections::HashSet;

    /// A knight that stands on the first square, which counts how often it is asked about another.
    struct Asked {
        graph: Graph,
        times: Cell<usize>,
        open: OnceCell<Vec<u64>>,
    }

    impl Asked {
        fn new(order: u32, is_edge: impl FnMut(&(u32, u32)) -> bool) -> Self {
            let pairs = (0..order).flat_map(|from| (0..from).map(move |to| (from, to)));
            let edges: Vec<(u32, u32)> = pairs.filter(is_edge).collect();
            let graph = Graph::from_edges(order, &edges).unwrap();
            Self { graph, times: Cell::new(0), open: OnceCell::new() }
        }

        /// How often it is asked to compare all other squares by a rule.
        fn times_for(&mut self, rule: &str) -> usize {
            let rule = rule.parse::<Rule>().unwrap();
            self.open.take();
            let before = self.times.get();
            for square in self.graph.each_square().skip(1) {
                let ahead = Ahead::default();
                for criterion in rule.criteria() {
                    criterion.value(self, square, 0, &ahead);
                }
            }
            self.times.get() - before
        }
    }

    impl Walk for Asked {
        fn graph(&self) -> &Graph {
            &self.graph
        }

        fn is_open(&self, square: Square) -> bool {
            self.times.update(|times| times + 1);
            square != self.start()
        }

        fn onward_moves(&self, square: Square) -> u32 {
            self.graph.neighbours(square).filter(|&next| self.is_open(next)).count() as u32
        }

        fn start(&self) -> Square {
            Square(0)
        }

        fn here(&self) -> Square {
            Square(0)
        }

        fn before(&self) -> Option<Square> {
            None
        }

        fn open(&self) -> &OnceCell<Vec<u64>> {
            &self.open
        }
    }

    #[test]
    fn a_measure_that_a_rule_names_again_is_worked_out_once() {
        let mut walk = Asked::new(20, |_| true);
        let once = walk.times_for("fewest onward2, most onward-sum");
        let again = "fewest onward2 * onward2, most onward-sum + onward2, fewest onward-sum";
        assert_eq!(walk.times_for(again), once);
    }

    #[test]
    fn two_moves_ahead_cost_a_few_looks_at_each_edge_where_there_are_many() {
        type AreJoined = fn(&(u32, u32)) -> bool;
        let graphs: [(&str, AreJoined); 4] = [
            ("all", |_| true),
            ("two parties", |(from, to)| from % 2 != to % 2),
            ("two groups", |(from, to)| *to == 0 || from % 2 == to % 2),
            ("four hubs", |(_, to)| *to < 4),
        ];
        for (name, is_edge) in graphs {
            for order in [60, 600] {
                let mut walk = Asked::new(order, is_edge);
                let before = LOOKS.get();
                let looks = walk.times_for("fewest onward2") + LOOKS.get() - before;
                let most = 10 * walk.graph.moves() + 100 * order as usize;
                assert!(looks < most, "{name}, {order}: {looks} instead of {most}");
            }
        }
    }

    #[test]
    fn two_moves_ahead_are_counted_with_few_edges_and_with_many() {
        let mut random = Random::from_seed("edges");
        for (of_ten, hubs) in (1..=10).flat_map(|of_ten| [(of_ten, 0), (of_ten, 3)]) {
            // Beside hubs there are some vertices with a few edges to others, and many with none.
            let order = if hubs == 0 { 30 + random.number() % 60 } else { 300 };
            let walk = Asked::new(order, |&(from, to)| {
                let may_be = hubs == 0 || from < 40;
                to < hubs || may_be && random.number() % 10 < of_ten
            });
            let open = |from: Square| walk.graph.neighbours(from).filter(|&to| walk.is_open(to));
            for square in walk.graph.each_square().skip(1) {
                let mut ends: HashSet<Square> = open(square).flat_map(open).collect();
                ends.remove(&square);
                let found = RuleMeasure::Onward2.value(&walk, square, 0);
                assert_eq!(found, ends.len() as i64, "{of_ten}");
            }
        }
    }

    #[test]
    fn two_moves_ahead_are_counted_on_boards() {
        for board in ["8x8", "3x30", "..#../#..../..#.."] {
            let graph = Graph::new(board.parse().unwrap(), Leaper::KNIGHT);
            let walk = Asked { graph, times: Cell::new(0), open: OnceCell::new() };
            let open = |from: Square| walk.graph.neighbours(from).filter(|&to| walk.is_open(to));
            for square in walk.graph.each_square().skip(1) {
                let mut ends: HashSet<Square> = open(square).flat_map(open).collect();
                ends.remove(&square);
                let found = RuleMeasure::Onward2.value(&walk, square, 0);
                assert_eq!(found, ends.len() as i64, "{board}, {square:?}");
            }
        }
    }
}
