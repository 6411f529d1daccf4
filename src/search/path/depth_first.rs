//! Many steps of backtracking in a row, without reporting them.

use super::{Path, VISITED};
use crate::board::Square;

/// The result of the steps.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Steps {
    pub(crate) placements: u32,
    pub(crate) backtracks: u32,
    /// Squares without onward moves.
    pub(crate) dead_ends: u32,
}

impl Steps {
    pub(crate) fn all(self) -> u32 {
        self.placements + self.backtracks
    }
}

/// A depth-first search that tries the neighbours of each square in a fixed order.
///
/// It knows how many neighbours of each square of the path were looked at, and neither lists candidates nor counts onward
/// moves, so that a step takes a fraction of the time.
#[derive(Clone, Debug)]
pub(crate) struct DepthFirst {
    /// The neighbours of square `s` in their order are `ends[starts[s]..starts[s + 1]]`.
    starts: Vec<u32>,
    ends: Vec<Square>,
    /// For each square of the path, the index in `ends` of the next neighbour to look at.
    next: Vec<u32>,
}

impl DepthFirst {
    /// A search that goes on from a path all of whose squares were tried in the order of moves. Cost: linear in the
    /// moves.
    pub(crate) fn new(path: &Path) -> Self {
        let graph = &path.graph;
        let (mut starts, mut ends) = (vec![0], Vec::with_capacity(graph.moves()));
        for from in (0..graph.len() as u32).map(Square) {
            if graph.contains(from) {
                ends.extend(graph.neighbours(from));
            }
            starts.push(ends.len() as u32);
        }
        let mut search = Self { starts, ends, next: Vec::new() };
        let before = path.squares.windows(2).map(|pair| search.after(pair[0], pair[1]));
        let mut next: Vec<_> = before.collect();
        let tried = path.tried.iter().filter(|(tried_at, _)| *tried_at == path.squares.len());
        let of_here = tried.map(|&(_, to)| search.after(path.last(), to)).max();
        next.push(of_here.unwrap_or(search.starts[path.last().index()]));
        search.next = next;
        search
    }

    /// The index after that of a neighbour.
    fn after(&self, from: Square, to: Square) -> u32 {
        let first = self.starts[from.index()];
        let place = (first..).zip(self.neighbours(from)).find(|(_, end)| **end == to);
        place.map_or(first, |(at, _)| at + 1)
    }

    fn neighbours(&self, from: Square) -> &[Square] {
        &self.ends[self.starts[from.index()] as usize..self.starts[from.index() + 1] as usize]
    }

    /// Takes up to this many steps; ends early with a complete path, and where nothing is left to try. `has_arrived` says
    /// whether the knight has just reached its square for the first time, and is kept. What else the path knows of its
    /// surroundings is wrong until it is [restored](Self::restore).
    pub(crate) fn advance(&mut self, path: &mut Path, steps: u32, has_arrived: &mut bool) -> Steps {
        let Path { squares, onward_moves, .. } = path;
        let most = path.graph.squares();
        let mut made = Steps::default();
        while made.all() < steps
            && squares.len() < most
            && let (Some(&here), Some(next)) = (squares.last(), self.next.last_mut())
        {
            let end = self.starts[here.index() + 1];
            let left = &self.ends[*next as usize..end as usize];
            let is_open = |to: &&Square| onward_moves[to.index()] & VISITED == 0;
            if let Some((at, &to)) = (1..).zip(left).find(|(_, to)| is_open(to)) {
                *next += at;
                squares.push(to);
                onward_moves[to.index()] |= VISITED;
                self.next.push(self.starts[to.index()]);
                made.placements += 1;
                *has_arrived = true;
            } else if squares.len() > 1 {
                squares.pop();
                onward_moves[here.index()] &= !VISITED;
                self.next.pop();
                made.backtracks += 1;
                made.dead_ends += u32::from(*has_arrived);
                *has_arrived = false;
            } else {
                break;
            }
        }
        made
    }

    /// Tells the path again what it knows after steps one by one: the onward moves, what was tried in vain from each of
    /// its squares, and the candidates. Cost: linear in the moves.
    pub(crate) fn restore(self, path: &mut Path) {
        path.onward_moves = path.graph.degrees();
        path.tried.clear();
        let squares = std::mem::take(&mut path.squares);
        for (length, &square) in (1..).zip(&squares) {
            path.visit(square);
            let chosen = squares.get(length);
            let looked_at = self.starts[square.index()] as usize..self.next[length - 1] as usize;
            for &to in &self.ends[looked_at] {
                if Some(&to) != chosen && path.is_open(to) {
                    path.tried.push((length, to));
                }
            }
        }
        path.look_around();
    }
}
