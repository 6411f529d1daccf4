//! Squares whose removal disconnects the board.

use super::{Finding, MAX_SQUARES};
use crate::board::Square;
use crate::graph::Graph;
use crate::tour::target::Target;

/// Not reached yet.
const NEVER: u32 = u32::MAX;

/// Squares whose removal leaves more parts than a tour can visit. The graph must be connected. Cost: linear,
/// up to 64 bytes per square.
///
/// An open tour visits parts connected by single squares one after another, so at most two of them can be at
/// the ends of such a chain.
pub(super) fn find(graph: &Graph, target: Target, start: Option<Square>) -> Option<Finding> {
    let mut search = CutSearch::new(graph);
    search.run(graph.each_square().next()?);
    let a_cut = graph.each_square().find(|square| search.parts[square.index()] > 1)?;
    // If the search begins at such a square, every part is found below its connecting square.
    search = CutSearch::new(graph);
    search.run(a_cut);
    let allowed = if target == Target::Closed { 1 } else { 2 };
    let cuts = graph.each_square().filter(|square| search.parts[square.index()] > allowed);
    let cuts: Vec<Square> = cuts.take(MAX_SQUARES).collect();
    if !cuts.is_empty() {
        let parts = cuts.iter().map(|cut| search.parts[cut.index()]).collect();
        return Some(Finding::new("cut-squares", cuts, parts));
    }
    let has_start = |&&(_, below): &&(Square, Square)| {
        let [below, start] = [Some(below), start].map(|square| square.map(Square::index));
        below.zip(start).is_some_and(|(below, start)| {
            let since = search.times[start].wrapping_sub(search.times[below]);
            search.times[start] >= search.times[below] && since < search.sizes[below]
        })
    };
    let allowed = if start.is_some() { 1 } else { 2 };
    let ends: Vec<_> = search.end_parts.iter().filter(|part| !has_start(part)).collect();
    let hanging = ends.iter().map(|&&(cut, _)| cut);
    (ends.len() > allowed).then(|| Finding::counted("end-parts", hanging, allowed as u32))
}

/// A depth-first search for cut vertices (J. Hopcroft and R. Tarjan, 1973).
struct CutSearch<'a> {
    graph: &'a Graph,
    /// The time at which each square was reached.
    times: Vec<u32>,
    /// The earliest time of a neighbour of any square reached through this one.
    lows: Vec<u32>,
    sizes: Vec<u32>,
    /// The number of parts that the graph falls into without each square.
    parts: Vec<u32>,
    /// The parts connected by a single square that have no other part attached: the connecting square, and
    /// the first square of the part that was reached.
    end_parts: Vec<(Square, Square)>,
}

impl<'a> CutSearch<'a> {
    fn new(graph: &'a Graph) -> Self {
        let zeros = vec![0; graph.len()];
        Self {
            graph,
            times: vec![NEVER; graph.len()],
            lows: vec![NEVER; graph.len()],
            sizes: zeros.clone(),
            parts: zeros,
            end_parts: Vec::new(),
        }
    }

    fn run(&mut self, root: Square) {
        let mut path = Vec::new();
        let mut time = 0;
        // The last part found, by the time of its first square: if that is later than another part's first
        // square, it is attached to a square of that part.
        let mut last_part = None;
        let mut next = Some(root);
        loop {
            if let Some(square) = next.take() {
                self.times[square.index()] = time;
                self.lows[square.index()] = time;
                self.sizes[square.index()] = 1;
                // The squares above this one form one part, except that there are none above the first.
                self.parts[square.index()] = u32::from(time > 0);
                time += 1;
                path.push((square, self.graph.neighbours(square)));
            }
            let Some((here, ends)) = path.last_mut() else { return };
            let here = *here;
            if let Some(end) = ends.next() {
                if self.times[end.index()] == NEVER {
                    next = Some(end);
                } else {
                    let low = &mut self.lows[here.index()];
                    *low = (*low).min(self.times[end.index()]);
                }
                continue;
            }
            path.pop();
            let Some(&(above, _)) = path.last() else { return };
            self.sizes[above.index()] += self.sizes[here.index()];
            let low = self.lows[here.index()];
            self.lows[above.index()] = self.lows[above.index()].min(low);
            if low >= self.times[above.index()] {
                self.parts[above.index()] += 1;
                let began = self.times[here.index()];
                if last_part.is_none_or(|last| last < began) {
                    self.end_parts.push((above, here));
                }
                last_part = Some(began);
            }
        }
    }
}
