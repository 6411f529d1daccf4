//! Alternating paths, along which a matching gains a move.

use super::{Adjacency, Change, NONE, TwoFactor};

/// A breadth-first search for an augmenting path.
#[derive(Clone, Debug)]
pub(super) struct AugmentingSearch {
    /// For each left vertex the right vertex from which it was reached, and for each right vertex the left
    /// one; [`NONE`] if it was not reached.
    via_right: Vec<u32>,
    via_left: Vec<u32>,
    /// The vertices reached, in order.
    pub(super) lefts: Vec<u32>,
    pub(super) rights: Vec<u32>,
}

impl AugmentingSearch {
    pub(super) fn new(len: usize) -> Self {
        let via = vec![NONE; len];
        Self { via_right: via.clone(), via_left: via, lefts: Vec::new(), rights: Vec::new() }
    }

    /// Searches for a right vertex with a missing move at the end of an alternating path.
    pub(super) fn run(
        &mut self,
        matching: &TwoFactor,
        adjacency: &Adjacency,
        from: u32,
    ) -> Option<u32> {
        for left in self.lefts.drain(..) {
            self.via_right[left as usize] = NONE;
        }
        for right in self.rights.drain(..) {
            self.via_left[right as usize] = NONE;
        }
        self.lefts.push(from);
        let mut next = 0;
        while let Some(&left) = self.lefts.get(next) {
            next += 1;
            for &right in adjacency.ends(left) {
                if self.via_left[right as usize] != NONE || matching.is_linked(left, right) {
                    continue;
                }
                self.via_left[right as usize] = left;
                self.rights.push(right);
                let side = matching.right(right);
                if matching.deficit(side) > 0 {
                    return Some(right);
                }
                for &partner in &matching.links[side][..matching.capacity] {
                    if partner != from && self.via_right[partner as usize] == NONE {
                        self.via_right[partner as usize] = right;
                        self.lefts.push(partner);
                    }
                }
            }
        }
        None
    }

    /// The moves of the path found, from its end.
    pub(super) fn trace(&self, from: u32, to: u32, changes: &mut Vec<Change>) {
        let mut right = to;
        loop {
            let left = self.via_left[right as usize];
            changes.push(Change::added(left, right));
            if left == from {
                return;
            }
            right = self.via_right[left as usize];
            changes.push(Change::removed(left, right));
        }
    }
}
