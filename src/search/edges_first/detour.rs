//! Detours: squares off a path that lead from one square of it to the next.

use crate::board::Square;
use crate::graph::Graph;
use crate::search::rotatable_path::RotatablePath;

/// Squares of the longest detour tried.
const LONGEST: usize = 6;

/// Squares tried for detours of one length; on a board where most squares are left over there may be
/// thousands of possibilities.
const TRIES: u32 = 1000;

/// A shortest detour from one square to another that a move joins to it, as its squares. Among equally short
/// ones, the first in the order of moves.
///
/// A leaper's graph is bipartite, by the colours of the chessboard or of its rows, so only even lengths can
/// fit.
pub(super) fn find(
    graph: &Graph,
    path: &RotatablePath,
    from: Square,
    to: Square,
) -> Option<Vec<Square>> {
    let mut lengths = (2..=LONGEST).step_by(2);
    lengths.find_map(|length| find_of_length(graph, path, from, to, length))
}

fn find_of_length(
    graph: &Graph,
    path: &RotatablePath,
    from: Square,
    to: Square,
    length: usize,
) -> Option<Vec<Square>> {
    let mut detour: Vec<Square> = Vec::with_capacity(length);
    // What is left to try after each square of the detour, beginning with those after `from`.
    let mut untried = vec![graph.neighbours(from)];
    let mut tries = 0;
    while let Some(next) = untried.last_mut() {
        let is_usable = |square: &Square| !path.contains(*square) && !detour.contains(square);
        let Some(square) = next.find(is_usable) else {
            untried.pop();
            detour.pop();
            continue;
        };
        tries += 1;
        if tries > TRIES {
            return None;
        }
        if detour.len() + 1 < length {
            detour.push(square);
            untried.push(graph.neighbours(square));
        } else if graph.are_neighbours(square, to) {
            detour.push(square);
            return Some(detour);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::leaper::Leaper;

    /// Whether this many squares off the path lead from one square to another, by trying all sequences.
    fn fits(graph: &Graph, taken: &[Square], to: Square, length: usize) -> bool {
        let end = taken[taken.len() - 1];
        if length == 0 {
            return graph.are_neighbours(end, to);
        }
        graph
            .neighbours(end)
            .filter(|next| !taken.contains(next))
            .any(|next| fits(graph, &[taken, &[next]].concat(), to, length - 1))
    }

    #[test]
    fn the_shortest_detour_is_found_wherever_there_is_one() {
        let graph = Graph::new("5x5".parse().unwrap(), Leaper::KNIGHT);
        let mut random = crate::random::Random::from_seed("detours");
        let mut found = [0; LONGEST + 1];
        for _ in 0..300 {
            // A path that goes astray, but ends where it can.
            let mut path = RotatablePath::new(&graph, Square(random.below(25)));
            for _ in 0..8 + random.below(12) {
                let mut open = graph.neighbours(path.end()).filter(|&next| !path.contains(next));
                let next = open.nth(random.below(3) as usize);
                let Some(next) = next else { break };
                path.push(next);
            }
            for pair in path.squares().windows(2) {
                let ends = (pair[0], pair[1]);
                let mut taken = path.squares().to_vec();
                taken.retain(|&square| square != ends.0);
                taken.push(ends.0);
                let least = (1..=LONGEST).find(|&length| fits(&graph, &taken, ends.1, length));
                let detour = find(&graph, &path, ends.0, ends.1);
                assert_eq!(detour.as_ref().map(Vec::len), least);
                let Some(detour) = detour else { continue };
                found[detour.len()] += 1;
                let whole = [&[ends.0], detour.as_slice(), &[ends.1]].concat();
                assert!(whole.windows(2).all(|pair| graph.are_neighbours(pair[0], pair[1])));
                assert!(detour.iter().all(|&square| !path.contains(square)));
            }
        }
        assert!(found[2] > 0 && found[4] > 0 && found[6] > 0, "{found:?}");
    }
}
