//! Many steps of Warnsdorff's rule in a row, without reporting them.

use super::{Path, VISITED};
use crate::board::Square;
use crate::search::tie_break::distance_from_centre;

/// The result of the steps.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Rush {
    pub(crate) steps: u32,
    /// Steps that chose between equals.
    pub(crate) ties: u32,
}

impl Path {
    /// Visits a square and continues by Warnsdorff's rule, up to this many steps in all: among squares with
    /// equally few onward moves it goes to the one farthest from the centre if that is wanted, else to the
    /// first. Ends early at a dead end, and when `home` has no onward moves left.
    ///
    /// Candidates are only listed at the end, so that a step takes half as long.
    pub(crate) fn rush(
        &mut self,
        to: Square,
        steps: u32,
        farthest: bool,
        home: Option<Square>,
    ) -> Rush {
        let Self { graph, squares, onward_moves, .. } = self;
        let rank = |square| if farthest { -distance_from_centre(graph, square) } else { 0 };
        let mut made = Rush::default();
        let mut next = Some(to);
        let mut is_tied = false;
        while made.steps < steps
            && let Some(here) = next.take()
            && let Some(strides) = graph.strides(here)
        {
            made.steps += 1;
            made.ties += u32::from(is_tied);
            squares.push(here);
            onward_moves[here.index()] |= VISITED;
            let mut fewest = VISITED;
            let mut least = None;
            is_tied = false;
            for &stride in strides {
                let end = here.plus(stride);
                let onward_moves = &mut onward_moves[end.index()];
                *onward_moves -= 1;
                if *onward_moves < fewest {
                    (fewest, least, is_tied) = (*onward_moves, None, false);
                    next = Some(end);
                } else if *onward_moves == fewest
                    && let Some(first) = next
                {
                    is_tied = true;
                    let rank_of_first = *least.get_or_insert_with(|| rank(first));
                    let rank_of_end = rank(end);
                    if rank_of_end < rank_of_first {
                        (least, next) = (Some(rank_of_end), Some(end));
                    }
                }
            }
            if home.is_some_and(|home| onward_moves[home.index()] == VISITED) {
                next = None;
            }
        }
        self.see(self.last());
        made
    }
}
