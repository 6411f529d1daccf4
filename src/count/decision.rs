//! Decides, square by square, whether a tour exists, and finds one.
//!
//! The states are those used for counting, but nothing is counted. All layers are kept: once a tour closes,
//! walking back through them finds it.

use super::MAX_SQUARES;
use super::frontier::{Apex, Step, expected_states, ordered, steps};
use super::table::{Place, Table};
use crate::board::Square;
use crate::graph::Graph;
use crate::tour::target::Target;

/// Maximum number of states kept, at 16 bytes each. While one layer is being made it takes up to six times as
/// much.
pub(crate) const MAX_STATES: usize = 1 << 21;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Decided {
    /// A tour exists: its squares in visiting order. An open one begins at the start if one was given, and a
    /// closed one anywhere.
    Tour(Vec<Square>),
    None,
    NotYet,
    /// The decision would need more than [`MAX_STATES`] states.
    TooLarge,
}

#[derive(Debug, Default)]
pub(crate) struct Decision {
    steps: Vec<Step>,
    /// The square at each index of the order; the apex has the index after the last.
    squares: Vec<Square>,
    has_apex: bool,
    /// The index of the square at which an open tour must begin.
    start: Option<u32>,
    layers: Vec<Vec<u128>>,
    /// The next state of the current layer.
    next: usize,
    after: Table,
    /// States in all layers.
    kept: usize,
    /// When walking back: how many layers come before the state reached, and that state.
    back: Option<(usize, u128)>,
    /// The moves of the tour found so far on the way back, by index in the order.
    moves: Vec<[u32; 2]>,
}

/// Why enumerating the choices of a square stops: the wanted state was found, or there is no room for more.
enum Stop {
    Found,
    Full,
}

impl Decision {
    /// A decision that has not started; without a start, an open tour may begin anywhere. `None` for a graph that is
    /// too large or too wide. Cost: that of ordering the squares.
    pub fn new(graph: &Graph, target: Target, start: Option<Square>) -> Option<Self> {
        if graph.squares() > MAX_SQUARES {
            return None;
        }
        let has_apex = target == Target::Open;
        let ordered = ordered(graph, has_apex).ok()?;
        let apex = has_apex.then(|| Apex::new(graph, &ordered, start.map(|start| (start, None))));
        let start = apex.and_then(|apex| apex.start);
        let steps = steps(&ordered, apex, &expected_states(&ordered));
        let squares: Vec<Square> = graph.each_square().collect();
        let squares: Vec<Square> =
            ordered.numbers.iter().map(|&number| squares[number as usize]).collect();
        let layers = vec![vec![0]];
        Some(Self { steps, squares, has_apex, start, layers, kept: 1, ..Self::default() })
    }

    /// How many squares are finished, how many there are, and how many states are kept.
    pub fn progress(&self) -> [usize; 3] {
        [self.layers.len() - 1, self.steps.len(), self.kept]
    }

    /// The square whose moves are being chosen.
    pub fn square(&self) -> Option<Square> {
        let step = self.steps.get(self.layers.len() - 1)?;
        self.squares.get(step.place() as usize).copied()
    }

    /// Processes about this many states.
    pub fn advance(&mut self, states: usize) -> Decided {
        for _ in 0..states {
            let decided = match self.back {
                Some((0, _)) => return Decided::Tour(self.tour()),
                Some((layers, goal)) => self.look_back(layers, goal),
                None => self.look_ahead(),
            };
            if decided != Decided::NotYet {
                return decided;
            }
        }
        Decided::NotYet
    }

    /// Expands the next state of the newest layer.
    fn look_ahead(&mut self) -> Decided {
        let at = self.layers.len() - 1;
        let Some(step) = self.steps.get(at) else { return Decided::None };
        let Some(&state) = self.layers[at].get(self.next) else { return self.end_layer() };
        self.next += 1;
        let (kept, after, moves) = (self.kept, &mut self.after, &mut self.moves);
        let stop = step.choose(&step.read(state), |paths, closed, ends| {
            if closed {
                if !step.is_tour(paths) {
                    return Ok(());
                }
                moves.extend(step.moves(ends));
                return Err(Stop::Found);
            }
            let Some(state) = step.write(paths) else { return Ok(()) };
            let is_full = kept + after.len() >= MAX_STATES;
            // The counts themselves do not matter here.
            let added = if is_full { Ok(()) } else { after.add(state, 1, 0, u64::MAX) };
            if is_full || added.is_err() { Err(Stop::Full) } else { Ok(()) }
        });
        match stop {
            Ok(()) => Decided::NotYet,
            Err(Stop::Full) => Decided::TooLarge,
            Err(Stop::Found) => {
                self.back = Some((at, state));
                self.next = 0;
                Decided::NotYet
            }
        }
    }

    fn end_layer(&mut self) -> Decided {
        let table = std::mem::take(&mut self.after);
        let mut place = Place::default();
        let mut layer = Vec::with_capacity(table.len());
        layer.extend(std::iter::from_fn(|| table.next(&mut place)).map(|(state, _)| state));
        self.kept += layer.len();
        self.next = 0;
        if layer.is_empty() {
            return Decided::None;
        }
        self.layers.push(layer);
        Decided::NotYet
    }

    /// Checks whether a state of the previous layer leads to the state reached.
    fn look_back(&mut self, layers: usize, goal: u128) -> Decided {
        let at = layers - 1;
        let (step, moves) = (&self.steps[at], &mut self.moves);
        let Some(&state) = self.layers[at].get(self.next) else { return Decided::None };
        self.next += 1;
        let found = step.choose(&step.read(state), |paths, closed, ends| {
            if closed || step.write(paths) != Some(goal) {
                return Ok(());
            }
            moves.extend(step.moves(ends));
            Err(Stop::Found)
        });
        if found.is_err() {
            self.back = Some((at, state));
            self.next = 0;
        }
        Decided::NotYet
    }

    /// The squares of the tour formed by the recorded moves.
    fn tour(&self) -> Vec<Square> {
        let order = self.squares.len();
        let mut ends: Vec<Vec<u32>> = vec![Vec::new(); order + 1];
        for &[from, to] in &self.moves {
            ends[from as usize].push(to);
            ends[to as usize].push(from);
        }
        let apex = order as u32;
        let first = if self.has_apex { self.start.unwrap_or(ends[order][0]) } else { 0 };
        let mut before = if self.has_apex { apex } else { ends[0][0] };
        let mut here = first;
        let mut tour = Vec::with_capacity(order);
        while tour.len() < order {
            tour.push(self.squares[here as usize]);
            let onward = ends[here as usize].iter().copied().find(|&end| end != before);
            before = here;
            here = onward.filter(|&end| end != apex).unwrap_or(here);
        }
        tour
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::leaper::Leaper;
    use crate::theory::exact::{self, Ends, Progress};
    use crate::tour::Tour;
    use std::sync::Arc;

    /// Decides, and checks the answer against exhaustive search.
    fn decide(graph: &Arc<Graph>, target: Target, start: Option<Square>) -> bool {
        let mut decision = Decision::new(graph, target, start).unwrap();
        let decided = loop {
            let decided = decision.advance(100);
            if decided != Decided::NotYet {
                break decided;
            }
        };
        let ends = match (target, start) {
            (Target::Closed, _) => Ends::Closed,
            (Target::Open, None) => Ends::Open,
            (Target::Open, Some(start)) => Ends::From(start),
        };
        let expected = exact::tour(graph, ends, u32::MAX) != Progress::None;
        match decided {
            Decided::Tour(squares) => {
                assert!(expected, "{target:?} {start:?}");
                let tour = Tour::new(graph.clone(), squares).unwrap();
                assert!(tour.is_closed() || target == Target::Open);
                assert!(start.is_none_or(|start| {
                    target == Target::Closed || tour.squares()[0] == start
                }));
                true
            }
            Decided::None => {
                assert!(!expected, "{target:?} {start:?}");
                false
            }
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn decisions_are_those_of_exhaustive_search() {
        let (mut yes, mut no) = (0, 0);
        for board in ["3x4", "4x4", "4x5", "5x5", "3x7", "5x6", ".../.#./...", "3x8"] {
            let graph = Arc::new(Graph::new(board.parse().unwrap(), Leaper::KNIGHT));
            let starts = (0..graph.len() as u32).map(Square).filter(|&at| graph.contains(at));
            for start in [None].into_iter().chain(starts.map(Some)) {
                for target in [Target::Open, Target::Closed] {
                    let count = if decide(&graph, target, start) { &mut yes } else { &mut no };
                    *count += 1;
                }
            }
        }
        assert!(yes > 50 && no > 50, "{yes} {no}");
    }
}
