//! All paths through a small folded board.

use std::cmp::Reverse;

use super::fold::Fold;
use crate::board::Square;
use crate::board::short_lists::sort_short;
use crate::graph::Graph;

/// What was found.
pub(super) enum Found {
    /// It is not known yet.
    NotYet,
    /// A path that stands for a tour, with the index of its fold.
    Path(usize, Vec<Square>),
    /// There is none.
    Nothing,
}

/// The squares left to try from the end of each path, the last first.
#[derive(Default)]
pub(super) struct Exhaustive {
    /// The fold in use, and how many of its starts have been tried.
    at: usize,
    starts: usize,
    path: Vec<Square>,
    untried: Vec<Vec<Square>>,
    is_visited: Vec<bool>,
    pub(super) positions: u64,
}

impl Exhaustive {
    /// Looks at this many positions.
    pub(super) fn advance(&mut self, graph: &Graph, folds: &[Fold], positions: u64) -> Found {
        let until = self.positions + positions;
        while self.positions < until {
            let Some(fold) = folds.get(self.at) else { return Found::Nothing };
            let next = if let Some(untried) = self.untried.last_mut() {
                untried.pop()
            } else {
                let Some(&start) = fold.starts.get(self.starts) else {
                    (self.at, self.starts) = (self.at + 1, 0);
                    continue;
                };
                self.starts += 1;
                self.is_visited = vec![false; fold.orbits];
                Some(start)
            };
            let Some(next) = next else {
                self.untried.pop();
                if let Some(last) = self.path.pop() {
                    self.is_visited[fold.orbit(last)] = false;
                }
                continue;
            };
            self.positions += 1;
            self.path.push(next);
            self.is_visited[fold.orbit(next)] = true;
            if fold.tour(graph, &self.path).is_some() {
                return Found::Path(self.at, self.path.clone());
            }
            let untried =
                if self.is_lost(graph, fold) { Vec::new() } else { self.open(graph, fold) };
            self.untried.push(untried);
        }
        Found::NotYet
    }

    /// The images of squares that the path can continue to, the one with the fewest onward moves last.
    fn open(&self, graph: &Graph, fold: &Fold) -> Vec<Square> {
        let is_last = self.path.len() + 1 == fold.orbits;
        let from = self.path[self.path.len() - 1];
        let is_open =
            |to: &Square| !self.is_visited[fold.orbit(*to)] && (is_last || !fold.is_only_last(*to));
        let counted = |to| (self.unvisited(graph, fold, to), to);
        let mut open: Vec<_> = graph.neighbours(from).filter(is_open).map(counted).collect();
        sort_short(&mut open, |&(onward, _)| Reverse(onward));
        open.into_iter().map(|(_, to)| to).collect()
    }

    fn unvisited(&self, graph: &Graph, fold: &Fold, from: Square) -> usize {
        graph.neighbours(from).filter(|&to| !self.is_visited[fold.orbit(to)]).count()
    }

    /// Whether two unvisited orbits could only be the last.
    fn is_lost(&self, graph: &Graph, fold: &Fold) -> bool {
        let end = fold.orbit(self.path[self.path.len() - 1]);
        let (mut ends, mut seen) = (0, self.is_visited.clone());
        for square in graph.each_square() {
            let orbit = fold.orbit(square);
            if seen[orbit] {
                continue;
            }
            seen[orbit] = true;
            let mut ways: Vec<usize> = graph
                .neighbours(square)
                .map(|to| fold.orbit(to))
                .filter(|&to| to != orbit && (to == end || !self.is_visited[to]))
                .collect();
            sort_short(&mut ways, |&way| way);
            ways.dedup();
            ends += usize::from(ways.len() < 2);
            if ways.is_empty() || ends > 1 {
                return true;
            }
        }
        false
    }
}
