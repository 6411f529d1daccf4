//! Squares with only two moves, which a closed tour must use.

use super::{Finding, MAX_SQUARES};
use crate::board::Square;
use crate::graph::Graph;

/// A square that would need three moves, or a cycle that would close too early. Cost: linear.
pub(super) fn find(graph: &Graph) -> Option<Finding> {
    let degrees = graph.degrees();
    let is_forcing = |square: Square| degrees[square.index()] == 2;
    // For each square, the other ends of the moves that it must use.
    let mut forced: Vec<[Option<Square>; 2]> = vec![[None; 2]; graph.len()];
    let mut is_bound = vec![false; graph.len()];
    for square in graph.each_square().filter(|&square| is_forcing(square)) {
        is_bound[square.index()] = true;
        graph.neighbours(square).for_each(|end| is_bound[end.index()] = true);
    }
    let bound = || graph.each_square().filter(|square| is_bound[square.index()]);
    for square in bound() {
        let ends = graph.neighbours(square).filter(|&end| is_forcing(square) || is_forcing(end));
        for (place, end) in ends.enumerate() {
            if let Some(slot) = forced[square.index()].get_mut(place) {
                *slot = Some(end);
            } else {
                let forcing = || graph.neighbours(square).filter(|&end| is_forcing(end));
                let named = [square].into_iter().chain(forcing().take(MAX_SQUARES - 1));
                let count = forcing().count() as u32;
                return Some(Finding::new("forced-moves", named.collect(), vec![count]));
            }
        }
    }
    let mut is_seen = vec![false; graph.len()];
    let mut cycle = Vec::new();
    for first in bound() {
        cycle.clear();
        let mut here = Some(first);
        while let Some(square) = here.filter(|square| !is_seen[square.index()]) {
            is_seen[square.index()] = true;
            cycle.push(square);
            let next = forced[square.index()].iter().flatten();
            here = next.copied().find(|end| !is_seen[end.index()]);
        }
        let is_closed = cycle.len() > 2
            && cycle.last().is_some_and(|last| forced[last.index()].contains(&Some(first)));
        if is_closed && cycle.len() < graph.squares() {
            let count = cycle.len() as u32;
            cycle.truncate(MAX_SQUARES);
            return Some(Finding::new("forced-cycle", cycle, vec![count]));
        }
    }
    None
}
