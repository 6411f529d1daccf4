//! What all 2-factors have in common, whether they form one cycle or several.
//!
//! A tour is a 2-factor. These are found by matching: each vertex appears on a left and on a right side, and
//! each move twice, from the left of either end to the right of the other, so that the graph need not be
//! bipartite. Any two of them differ by exchanges along alternating cycles; a move that lies on no such cycle
//! is in all of them or in none (J.-C. Régin, A filtering algorithm for constraints of difference in CSPs,
//! AAAI 1994), and therefore in all tours or in none.

use super::{Conflict, Decided, Exact, across};
use crate::graph::strong_components;

/// Not reached.
const NEVER: u32 = u32::MAX;

/// The most guesses between two checks; the period grows while they find nothing.
const MAX_PERIOD: u32 = 1024;

/// The latest 2-factor, from which the next one is computed.
#[derive(Debug)]
pub(super) struct Relaxation {
    /// Whether each move is chosen, from its first end on the left and from its second.
    is_chosen: Vec<[bool; 2]>,
    /// How many moves are missing on each side of a vertex: the left of vertex `v` is `2v`, the right
    /// `2v + 1`.
    deficit: Vec<u32>,
    /// For each side the move through which it was reached.
    via: Vec<u32>,
    /// The sides reached, in order.
    reached: Vec<u32>,
    /// Guesses until the next check, and between checks.
    until_due: u32,
    period: u32,
}

impl Relaxation {
    pub(super) fn new(exact: &Exact) -> Self {
        let sides = 2 * exact.counts.len();
        Self {
            is_chosen: vec![[false; 2]; exact.moves.len()],
            deficit: vec![0; sides],
            via: vec![NEVER; sides],
            reached: Vec::new(),
            until_due: 0,
            period: 1,
        }
    }

    pub(super) fn is_due(&self) -> bool {
        self.until_due == 0
    }

    pub(super) fn count_guess(&mut self) {
        self.until_due = self.until_due.saturating_sub(1);
    }

    /// Schedules the next check: at once if the last one was useful.
    pub(super) fn plan(&mut self, was_of_use: bool) {
        self.period = if was_of_use { self.period / 2 } else { self.period * 2 };
        self.period = self.period.clamp(1, MAX_PERIOD);
        self.until_due = if was_of_use { 0 } else { self.period };
    }

    /// The undecided moves that are in every 2-factor or in none, with their values; a conflict if there is
    /// no 2-factor. Cost: linear if the last 2-factor has changed little.
    pub(super) fn settled(&mut self, exact: &Exact) -> Result<Vec<(u32, Decided)>, Conflict> {
        self.keep(exact);
        for left in (0..self.deficit.len() as u32).step_by(2) {
            while self.deficit[left as usize] > 0 {
                self.augment(exact, left)?;
            }
        }
        let components = self.components(exact);
        let undecided = (0..exact.moves.len() as u32).filter(|&link| exact.is_undecided(link));
        let settled = undecided.filter_map(|link| {
            let [a, b] = exact.moves[link as usize];
            let is_fixed = |(left, right): (u32, u32)| {
                components[2 * left as usize] != components[2 * right as usize + 1]
            };
            let copy = [(a, b), (b, a)].into_iter().position(is_fixed)?;
            let is_in = self.is_chosen[link as usize][copy];
            Some((link, if is_in { Decided::In } else { Decided::Out }))
        });
        Ok(settled.collect())
    }

    /// Keeps the part of the last 2-factor that is still possible.
    fn keep(&mut self, exact: &Exact) {
        for (vertex, counts) in exact.counts.iter().enumerate() {
            // A vertex that is absent needs no moves.
            let is_there = counts.inside + counts.open > 0;
            let deficit = if is_there { 2_u32.saturating_sub(counts.inside) } else { 0 };
            (self.deficit[2 * vertex], self.deficit[2 * vertex + 1]) = (deficit, deficit);
        }
        for (link, chosen) in self.is_chosen.iter_mut().enumerate() {
            let [a, b] = exact.moves[link].map(|end| 2 * end as usize);
            let is_possible = exact.decided[link] == Decided::Not;
            let [first, second] = chosen;
            for (is_chosen, left, right) in [(first, a, b + 1), (second, b, a + 1)] {
                *is_chosen &= is_possible && self.deficit[left] > 0 && self.deficit[right] > 0;
                self.deficit[left] -= u32::from(*is_chosen);
                self.deficit[right] -= u32::from(*is_chosen);
            }
        }
    }

    /// Whether the move is chosen from the left or the right side of one of its ends.
    fn is_chosen_from(&self, exact: &Exact, link: u32, side: u32) -> bool {
        let is_first = exact.moves[link as usize][0] == side / 2;
        let is_left = side.is_multiple_of(2);
        self.is_chosen[link as usize][usize::from(is_first != is_left)]
    }

    fn choose(&mut self, exact: &Exact, link: u32, left: u32, is_chosen: bool) {
        let is_first = exact.moves[link as usize][0] == left / 2;
        self.is_chosen[link as usize][usize::from(!is_first)] = is_chosen;
    }

    /// Chooses one more move, along an alternating path of unchosen and chosen moves.
    fn augment(&mut self, exact: &Exact, from: u32) -> Result<(), Conflict> {
        for side in self.reached.drain(..) {
            self.via[side as usize] = NEVER;
        }
        self.reached.push(from);
        let mut next = 0;
        while let Some(&side) = self.reached.get(next) {
            next += 1;
            let is_left = side.is_multiple_of(2);
            for at in exact.moves_of(side / 2) {
                let link = exact.of_vertex[at];
                let is_way =
                    exact.is_undecided(link) && self.is_chosen_from(exact, link, side) != is_left;
                let end = 2 * across(exact.moves[link as usize], side / 2) + u32::from(is_left);
                if !is_way || end == from || self.via[end as usize] != NEVER {
                    continue;
                }
                self.via[end as usize] = link;
                self.reached.push(end);
                if is_left && self.deficit[end as usize] > 0 {
                    self.exchange(exact, from, end);
                    return Ok(());
                }
            }
        }
        Err(Conflict)
    }

    fn exchange(&mut self, exact: &Exact, from: u32, to: u32) {
        self.deficit[from as usize] -= 1;
        self.deficit[to as usize] -= 1;
        let mut side = to;
        while side != from {
            let link = self.via[side as usize];
            let is_left = side.is_multiple_of(2);
            let before = 2 * across(exact.moves[link as usize], side / 2) + u32::from(is_left);
            let left = if is_left { side } else { before };
            self.choose(exact, link, left, !is_left);
            side = before;
        }
    }

    /// For each side its strong component: unchosen moves are directed from left to right, and chosen ones
    /// from right to left.
    fn components(&self, exact: &Exact) -> Vec<u32> {
        let mut starts = Vec::with_capacity(self.deficit.len() + 1);
        let mut ends = Vec::with_capacity(2 * exact.moves.len());
        starts.push(0);
        for side in 0..self.deficit.len() as u32 {
            let is_left = side.is_multiple_of(2);
            for at in exact.moves_of(side / 2) {
                let link = exact.of_vertex[at];
                if exact.is_undecided(link) && self.is_chosen_from(exact, link, side) != is_left {
                    let end = across(exact.moves[link as usize], side / 2);
                    ends.push(2 * end + u32::from(is_left));
                }
            }
            starts.push(ends.len() as u32);
        }
        strong_components(&starts, &ends)
    }
}

/// Whether the moves that are not out connect all vertices, and still do so if any one vertex is removed.
/// Cost: linear.
pub(super) fn hangs_together(exact: &Exact) -> bool {
    let is_there = |vertex: &u32| {
        let counts = exact.counts[*vertex as usize];
        counts.inside + counts.open > 0
    };
    let vertices = exact.counts.len();
    let Some(root) = (0..vertices as u32).find(is_there) else { return false };
    let mut times = vec![NEVER; vertices];
    let mut lows = vec![NEVER; vertices];
    let mut next: Vec<u32> = exact.starts[..vertices].to_vec();
    let mut path = vec![root];
    (times[root as usize], lows[root as usize]) = (0, 0);
    let mut time = 1;
    while let Some(&here) = path.last() {
        let at = here as usize;
        if next[at] < exact.starts[at + 1] {
            let link = exact.of_vertex[next[at] as usize];
            next[at] += 1;
            if exact.decided[link as usize] == Decided::Out {
                continue;
            }
            let end = across(exact.moves[link as usize], here) as usize;
            if times[end] == NEVER {
                (times[end], lows[end]) = (time, time);
                time += 1;
                path.push(end as u32);
            } else {
                lows[at] = lows[at].min(times[end]);
            }
            continue;
        }
        path.pop();
        let Some(&above) = path.last() else { break };
        lows[above as usize] = lows[above as usize].min(lows[at]);
        // The root is a cut vertex unless everything was reached through one neighbour.
        let is_cut = if above == root {
            (time as usize) < exact.order
        } else {
            lows[at] >= times[above as usize]
        };
        if is_cut {
            return false;
        }
    }
    time as usize == exact.order
}
