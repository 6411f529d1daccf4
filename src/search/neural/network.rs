//! The network itself: one neuron for each move of the graph, and the sweeps that update them.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::mem;

use super::wiring::Wiring;
use crate::choice::ids;
use crate::random::Random;

ids! {
    /// What is added to a neuron's potential.
    #[non_exhaustive]
    pub enum NeuralEquation {
        /// Four minus the active moves at both ends, the neuron's own counted at each.
        Corrected = "corrected",
        /// Two minus the active moves among those that share a square with the neuron's own.
        Printed = "printed",
    }
}

ids! {
    /// The order in which neurons are updated in a sweep.
    #[non_exhaustive]
    pub enum NeuralUpdate {
        /// One after another, in a new random order each sweep.
        Shuffled = "shuffled",
        /// One after another, always in the order of the squares.
        Fixed = "fixed",
        /// All from the outputs before the sweep.
        AllAtOnce = "all-at-once",
    }
}

/// Above this potential a neuron becomes active; below 0 it becomes idle.
const THRESHOLD: i32 = 3;

/// Neurons with the sums that their updates need.
///
/// By the corrected rule an update leaves a neuron unchanged if both squares of its move have two active
/// moves. So a sweep only processes the moves of other squares, of which there are few after the first
/// sweeps, in the order in which a full sweep would reach them. On 24 × 24 that is about one move in forty.
#[derive(Debug)]
pub struct Network {
    wiring: Wiring,
    rule: NeuralEquation,
    order: NeuralUpdate,
    potential: Vec<i32>,
    is_active: Vec<bool>,
    degree: Vec<u16>,
    active: u32,
    /// The squares that do not have two active moves, in arbitrary order.
    unsettled: Vec<u16>,
    /// For each square its index in `unsettled`, or [`NOWHERE`].
    place: Vec<u16>,
    /// The sweep in which the neuron's turn was last fixed.
    fixed_in: Vec<u32>,
    sweep: u32,
    /// The neurons whose turn is still to come, each with its turn before its number.
    turns: BinaryHeap<Reverse<u64>>,
    /// Whether the last sweep moved any neuron towards changing its output.
    is_driven: bool,
}

const NOWHERE: u16 = u16::MAX;

/// Bits of a neuron's number, below those of its turn.
const NEURON_BITS: u32 = 16;

impl Network {
    /// A network with all neurons idle.
    pub fn new(wiring: Wiring, rule: NeuralEquation, order: NeuralUpdate) -> Self {
        let (moves, squares) = (wiring.ends.len(), wiring.squares.len());
        Self {
            rule,
            order,
            potential: vec![0; moves],
            is_active: vec![false; moves],
            degree: vec![0; squares],
            active: 0,
            unsettled: (0..squares as u16).collect(),
            place: (0..squares as u16).collect(),
            fixed_in: vec![0; moves],
            sweep: 0,
            turns: BinaryHeap::new(),
            is_driven: true,
            wiring,
        }
    }

    /// The moves, and which squares they join.
    pub fn wiring(&self) -> &Wiring {
        &self.wiring
    }

    /// The number of active moves.
    pub fn active(&self) -> u32 {
        self.active
    }

    /// Whether a move is active.
    pub fn is_active(&self, neuron: u16) -> bool {
        self.is_active[usize::from(neuron)]
    }

    /// The number of squares with two active moves.
    pub fn settled(&self) -> u32 {
        (self.wiring.squares.len() - self.unsettled.len()) as u32
    }

    /// Whether every square has two active moves, in which case no sweep changes anything.
    pub fn is_two_factor(&self) -> bool {
        self.unsettled.is_empty()
    }

    /// Whether no sweep will ever change an output: in the last one none was changed, or moved towards a
    /// change.
    pub fn is_frozen(&self) -> bool {
        !self.is_driven
    }

    /// Sweeps since the network was last [woken](Self::wake).
    pub fn sweeps(&self) -> u32 {
        self.sweep
    }

    /// The active moves, by their numbers.
    pub fn active_moves(&self) -> impl Iterator<Item = u16> + '_ {
        (0_u16..).zip(&self.is_active).filter(|(_, is_active)| **is_active).map(|(id, _)| id)
    }

    /// Makes all neurons idle, with a potential of 0.
    pub fn clear(&mut self) {
        for neuron in 0..self.potential.len() as u16 {
            if self.is_active[usize::from(neuron)] {
                self.switch(neuron);
            }
        }
        self.potential.fill(0);
        self.fixed_in.fill(0);
        self.sweep = 0;
        self.is_driven = true;
    }

    /// Makes about half of the idle neurons active, at random, and lists them.
    pub fn wake(&mut self, random: &mut Random, switched: &mut Vec<u16>) {
        let mut chances = 0;
        for neuron in 0..self.potential.len() as u16 {
            if neuron % 32 == 0 {
                chances = random.number();
            }
            if chances >> (neuron % 32) & 1 == 1 && !self.is_active[usize::from(neuron)] {
                self.switch(neuron);
                switched.push(neuron);
            }
        }
    }

    /// Updates every neuron once, and lists those whose output changes, in the order of their turns. Cost:
    /// some 20 ns for each move of the squares that do not have two active moves; by the printed rule, for
    /// every move.
    pub fn sweep(&mut self, random: &mut Random, switched: &mut Vec<u16>) {
        self.sweep += 1;
        self.is_driven = false;
        self.fix_first_turns(random);
        while let Some(Reverse(now)) = self.turns.pop() {
            let neuron = (now & ((1 << NEURON_BITS) - 1)) as u16;
            if !self.update(neuron) {
                continue;
            }
            switched.push(neuron);
            if self.order != NeuralUpdate::AllAtOnce {
                self.switch(neuron);
                for square in self.wiring.ends[usize::from(neuron)] {
                    self.fix_turns_at(square, now, random);
                }
            }
        }
        if self.order == NeuralUpdate::AllAtOnce {
            for &neuron in &*switched {
                self.switch(neuron);
            }
        }
    }

    /// Fixes the turns of all neurons that an update would change at this moment.
    fn fix_first_turns(&mut self, random: &mut Random) {
        let mut neurons = Vec::new();
        match self.rule {
            NeuralEquation::Corrected => {
                for &square in &self.unsettled {
                    neurons.extend_from_slice(self.wiring.at(square));
                }
            }
            NeuralEquation::Printed => neurons.extend(0..self.potential.len() as u16),
        }
        // Building the heap at once is faster than pushing one by one.
        let mut turns = mem::take(&mut self.turns).into_vec();
        for neuron in neurons {
            if let Some(turn) = self.fix(neuron, 0, random) {
                turns.push(turn);
            }
        }
        self.turns = turns.into();
    }

    fn fix_turns_at(&mut self, square: u16, now: u64, random: &mut Random) {
        for at in self.wiring.range(square) {
            if let Some(turn) = self.fix(self.wiring.moves[at], now, random) {
                self.turns.push(turn);
            }
        }
    }

    /// Fixes a neuron's turn in the current sweep, unless it is fixed already or an update would change
    /// nothing. A turn that has passed is skipped: the update had nothing to change then.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "saves a tenth of a run")]
    fn fix(&mut self, neuron: u16, now: u64, random: &mut Random) -> Option<Reverse<u64>> {
        let fixed_in = self.fixed_in[usize::from(neuron)];
        if fixed_in == self.sweep || self.drive(neuron) == 0 {
            return None;
        }
        self.fixed_in[usize::from(neuron)] = self.sweep;
        // A turn drawn now has the same distribution as if all had been drawn before the sweep.
        let turn =
            if self.order == NeuralUpdate::Shuffled { random.number() } else { neuron.into() };
        let turn = u64::from(turn) << NEURON_BITS | u64::from(neuron);
        (turn >= now).then_some(Reverse(turn))
    }

    /// What is added to the neuron's potential.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "saves a tenth of a run")]
    fn drive(&self, neuron: u16) -> i32 {
        let [from, to] = self.wiring.ends[usize::from(neuron)];
        let active = self.degree[usize::from(from)] + self.degree[usize::from(to)];
        match self.rule {
            NeuralEquation::Corrected => 4 - i32::from(active),
            NeuralEquation::Printed => {
                2 - i32::from(active) + 2 * i32::from(self.is_active[usize::from(neuron)])
            }
        }
    }

    /// Changes the potential; returns whether the output must change.
    #[inline]
    fn update(&mut self, neuron: u16) -> bool {
        let drive = self.drive(neuron);
        let is_active = self.is_active[usize::from(neuron)];
        self.is_driven |= drive != 0 && is_active == (drive < 0);
        let potential = &mut self.potential[usize::from(neuron)];
        *potential += drive;
        if is_active { *potential < 0 } else { *potential > THRESHOLD }
    }

    fn switch(&mut self, neuron: u16) {
        let is_active = &mut self.is_active[usize::from(neuron)];
        *is_active = !*is_active;
        let change = if *is_active { 1 } else { -1 };
        self.active = self.active.wrapping_add_signed(change);
        for square in self.wiring.ends[usize::from(neuron)] {
            let degree = &mut self.degree[usize::from(square)];
            let before = mem::replace(degree, degree.wrapping_add_signed(change as i16));
            if *degree == 2 {
                self.settle(square);
            } else if before == 2 {
                self.place[usize::from(square)] = self.unsettled.len() as u16;
                self.unsettled.push(square);
            }
        }
    }

    fn settle(&mut self, square: u16) {
        let place = mem::replace(&mut self.place[usize::from(square)], NOWHERE);
        self.unsettled.swap_remove(place.into());
        if let Some(&moved) = self.unsettled.get(usize::from(place)) {
            self.place[usize::from(moved)] = place;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::board::leaper::Leaper;
    use crate::graph::Graph;

    fn network(board: &str, rule: NeuralEquation, order: NeuralUpdate) -> Network {
        let graph = Arc::new(Graph::new(board.parse().unwrap(), Leaper::KNIGHT));
        Network::new(Wiring::new(&graph).unwrap(), rule, order)
    }

    /// A direct implementation of the rule: every sweep visits every neuron and computes every sum.
    fn plain_sweep(network: &Network, potential: &mut [i32], active: &mut [bool]) {
        let before = active.to_vec();
        for (neuron, ends) in network.wiring.ends.iter().enumerate() {
            let outputs = if network.order == NeuralUpdate::AllAtOnce { &before } else { &*active };
            let at = |square| {
                network.wiring.at(square).iter().filter(|&&id| outputs[usize::from(id)]).count()
            };
            let sum = (at(ends[0]) + at(ends[1])) as i32;
            potential[neuron] += match network.rule {
                NeuralEquation::Corrected => 4 - sum,
                NeuralEquation::Printed => 2 - (sum - 2 * i32::from(outputs[neuron])),
            };
            if potential[neuron] > 3 {
                active[neuron] = true;
            } else if potential[neuron] < 0 {
                active[neuron] = false;
            }
        }
    }

    #[test]
    fn looking_at_few_is_as_good_as_looking_at_all() {
        for rule in [NeuralEquation::Corrected, NeuralEquation::Printed] {
            for order in [NeuralUpdate::Fixed, NeuralUpdate::AllAtOnce] {
                let mut random = Random::from_seed("1");
                let mut network = network("6x7", rule, order);
                let mut switched = Vec::new();
                network.wake(&mut random, &mut switched);
                let (mut potential, mut active) =
                    (network.potential.clone(), network.is_active.clone());
                for _ in 0..60 {
                    switched.clear();
                    network.sweep(&mut random, &mut switched);
                    plain_sweep(&network, &mut potential, &mut active);
                    assert_eq!(network.is_active, active, "{rule:?} {order:?}");
                    assert_eq!(network.potential, potential, "{rule:?} {order:?}");
                }
            }
        }
    }

    #[test]
    fn sums_are_kept_right() {
        let mut random = Random::from_seed("2");
        let mut network = network("8x8", NeuralEquation::Corrected, NeuralUpdate::Shuffled);
        let mut switched = Vec::new();
        network.wake(&mut random, &mut switched);
        for _ in 0..200 {
            network.sweep(&mut random, &mut switched);
            let count = |square: u16| {
                let moves = network.wiring.at(square).iter();
                moves.filter(|&&id| network.is_active[usize::from(id)]).count()
            };
            let settled = (0..64).filter(|&square| count(square) == 2).count();
            assert_eq!(network.settled() as usize, settled);
            assert_eq!(network.active() as usize, network.active_moves().count());
            assert!(
                (0..64).all(|square| usize::from(network.degree[square as usize]) == count(square))
            );
        }
        assert!(network.is_two_factor() && network.is_frozen());
        network.clear();
        assert_eq!((network.active(), network.settled(), network.sweeps()), (0, 0, 0));
    }
}
