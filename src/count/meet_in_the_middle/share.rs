//! A worker's share of a count.
//!
//! Each worker takes its own parts of every layer through the next steps until the classes change. Then all
//! workers exchange what they have made for each other. A single worker has all parts.

use super::frame::pairs;
use super::join::Join;
use super::layer::{self, PARTS, Records, part_of};
use super::message::{HEADER_LENGTH, Header, Payload};
use super::program::{Program, Use};
use super::sweep::Sweep;
use crate::count::error::CountError;
use crate::count::path_pairing::{PAIRINGS, wide};

/// A message is sent when it has this many bytes.
const MESSAGE: usize = 1 << 20;

/// One of several shares of a count. Resumable.
#[derive(Debug)]
pub(super) struct Share {
    program: Program,
    /// Which share this is, and of how many.
    number: usize,
    shares: usize,
    /// The layer for each use, and the estimated cost of processing each of its parts made here.
    layers: Vec<[Records; PARTS]>,
    weights: Vec<[u64; PARTS]>,
    /// The share that processes each part.
    owners: [usize; PARTS],
    phase: Phase,
    /// The current step, and the next part of its layer.
    step: usize,
    part: usize,
    sweep: Sweep,
    join: Join,
    made: Vec<u64>,
    /// How many messages were sent to each other share, and received from it.
    sent: Vec<u32>,
    delivered: Vec<u32>,
    /// How many others have sent their weights, and how many the end of their parts, since this share last went on. None
    /// of them is more than one phase ahead.
    heard: [usize; 2],
    /// The sum of the weights that they have sent.
    weights_elsewhere: [u64; PARTS],
    /// The share that is sent to next.
    to: usize,
    /// Twice the number of tours found by the others; `None` on overflow.
    elsewhere: Option<u128>,
    /// The memory of each other share in bytes, as last reported.
    bytes_elsewhere: Vec<u64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// Takes a step, or joins, with its own parts.
    Work,
    /// Sends the weights of the parts that it has made, and waits for those of the others.
    Weights,
    /// Sends the parts that others own, and waits for its own.
    Parts,
    /// The count is over, and the first share has the number of tours.
    Done,
}

/// Exchanges payloads between shares of the same worker.
pub(super) fn exchange(shares: &mut [Share]) {
    for from in 0..shares.len() {
        while let Some((to, payload)) = shares[from].take() {
            shares[to].receive(from, payload);
        }
    }
}

impl Share {
    pub fn new(program: Program, number: usize, shares: usize) -> Self {
        let mut layers = Vec::new();
        layers.resize_with(program.use_count(), || std::array::from_fn(|_| Records::default()));
        let mut share = Self {
            program,
            number,
            shares,
            layers,
            weights: Vec::new(),
            owners: std::array::from_fn(|part| part % shares),
            phase: Phase::Work,
            step: 0,
            part: 0,
            sweep: Sweep::default(),
            join: Join::default(),
            made: Vec::new(),
            sent: vec![0; shares],
            delivered: vec![0; shares],
            heard: [0; 2],
            weights_elsewhere: [0; PARTS],
            to: 0,
            elsewhere: Some(0),
            bytes_elsewhere: vec![0; shares],
        };
        share.made.resize(share.program.steps.len(), 0);
        share.weights.resize(share.layers.len(), [0; PARTS]);
        // The layer before the first step: a single state, without paths.
        let part = part_of(share.program.class(Use::Step(0), 0), PARTS);
        if share.is_own(part) {
            let record = layer::first();
            share.layers[0][part].push(&record);
        }
        share.begin_part();
        share
    }

    /// Does about this much work.
    ///
    /// # Errors
    /// [`CountError::Overflow`].
    pub fn advance(&mut self, work: u64) -> Result<(), CountError> {
        let mut left = work;
        while left > 0 && self.phase == Phase::Work {
            let done = if self.step < self.program.steps.len() {
                self.sweep()
            } else {
                self.join.advance(&self.program)?
            };
            match done {
                Some(done) => left = left.saturating_sub(done),
                None => self.end_part(),
            }
        }
        Ok(())
    }

    /// Whether it has to [send](Self::send) messages, or to be given those of [others](Self::deliver).
    pub fn is_exchanging(&self) -> bool {
        matches!(self.phase, Phase::Weights | Phase::Parts)
    }

    pub fn is_done(&self) -> bool {
        self.phase == Phase::Done
    }

    /// Takes the next payload to send, with the number of the share it is for; `None` if there is nothing to
    /// send for now.
    fn take(&mut self) -> Option<(usize, Payload)> {
        while self.is_exchanging() && self.to < self.shares {
            let (to, is_other) = (self.to, self.to != self.number);
            let last = if self.phase == Phase::Weights {
                Payload::Weights(Box::new(self.next_weights()))
            } else if is_other && let Some(records) = self.records_for(to) {
                return Some((to, records));
            } else {
                Payload::End { bytes: self.own_bytes(), doubled: self.join.doubled() }
            };
            self.to += 1;
            self.proceed();
            if is_other {
                return Some((to, last));
            }
        }
        None
    }

    fn receive(&mut self, from: usize, payload: Payload) {
        match payload {
            Payload::Records { what_for, part, chunk } => {
                self.layers[what_for][part].add(chunk);
            }
            Payload::Weights(weights) => {
                let sums = self.weights_elsewhere.iter_mut().zip(*weights);
                sums.for_each(|(sum, more)| *sum = sum.saturating_add(more));
                self.heard[0] += 1;
                self.proceed();
            }
            Payload::End { bytes, doubled } => {
                self.heard[1] += 1;
                self.bytes_elsewhere[from] = bytes;
                self.elsewhere = self.elsewhere.and_then(|sum| sum.checked_add(doubled));
                self.proceed();
            }
        }
    }

    /// Takes the next message to send, with the number of the share it is for: some payloads.
    pub fn send(&mut self) -> Option<(usize, Vec<u8>)> {
        let (to, payload) = self.take()?;
        let mut message = Vec::with_capacity(2 * MESSAGE);
        message.resize(HEADER_LENGTH, 0);
        payload.write(&mut message);
        let mut is_last = payload.is_last();
        while !is_last && message.len() < MESSAGE {
            let Some((_, next)) = self.take() else { break };
            next.write(&mut message);
            is_last = next.is_last();
        }
        message.shrink_to_fit();
        self.header(self.number, to, self.sent[to]).seal(&mut message);
        self.sent[to] += 1;
        Some((to, message))
    }

    /// Delivers a message from another share.
    ///
    /// # Errors
    /// [`CountError::NotFromAShare`] and [`CountError::NotTheNextMessage`]. The share is unchanged then.
    pub fn deliver(&mut self, from: usize, message: &[u8]) -> Result<(), CountError> {
        if from == self.number || from >= self.shares {
            return Err(CountError::NotFromAShare);
        }
        let header = self.header(from, self.number, self.delivered[from]);
        let mut rest = header.open(message)?;
        let mut payloads = Vec::new();
        while !rest.is_empty() {
            let payload = Payload::read(&mut rest).filter(|payload| self.is_sound(payload));
            payloads.push(payload.ok_or(CountError::NotFromAShare)?);
        }
        self.delivered[from] += 1;
        for payload in payloads {
            self.receive(from, payload);
        }
        Ok(())
    }

    fn header(&self, from: usize, to: usize, number: u32) -> Header {
        let Program { frame, has_apex, steps, .. } = &self.program;
        let has_apex = usize::from(*has_apex);
        let address = [frame.width.into(), has_apex, steps.len(), self.shares, from, to];
        Header { address: address.map(|number| number as u16), number }
    }

    /// Whether a payload is one that a share can have made.
    fn is_sound(&self, payload: &Payload) -> bool {
        let Payload::Records { what_for, part, chunk } = payload else { return true };
        *part < PARTS && self.program.has(*what_for, (*part, PARTS), chunk)
    }

    /// The current step, and the share of it that is done.
    pub fn progress(&self) -> (usize, f64) {
        let of_part = if self.is_joining() { self.join.fraction() } else { self.sweep.fraction() };
        let own = |parts: usize| (0..parts).filter(|&part| self.is_own(part)).count() as f64;
        (self.step, ((own(self.part) + of_part) / own(PARTS)).min(1.0))
    }

    /// States of the layer being made.
    pub fn states(&self) -> u64 {
        let is_sweeping = self.step < self.made.len();
        if is_sweeping { self.made[self.program.last_alike(self.step)] } else { 0 }
    }

    /// States of the complete layers, in the order in which they were made.
    pub fn made(&self) -> &[u64] {
        &self.made[..self.step.min(self.made.len())]
    }

    /// Bytes in use, including the other shares.
    pub fn bytes(&self) -> u64 {
        let others =
            self.bytes_elsewhere.iter().fold(0, |sum: u64, &bytes| sum.saturating_add(bytes));
        self.own_bytes().saturating_add(others)
    }

    /// Bytes in use by this share.
    pub fn own_bytes(&self) -> u64 {
        let layers: u64 = self.layers.iter().flatten().map(Records::bytes).sum();
        layers + self.sweep.bytes() + self.join.bytes()
    }

    /// The number of tours, once all is done; only the first share knows it.
    ///
    /// # Errors
    /// [`CountError::Overflow`].
    pub fn tours(&self) -> Result<Option<u128>, CountError> {
        if self.phase != Phase::Done || self.number > 0 {
            return Ok(None);
        }
        let sum = self.elsewhere.and_then(|sum| sum.checked_add(self.join.doubled()));
        sum.map(|doubled| Some(doubled / 2)).ok_or(CountError::Overflow)
    }

    fn is_own(&self, part: usize) -> bool {
        self.owners[part] == self.number
    }

    fn is_joining(&self) -> bool {
        self.step == self.program.steps.len()
    }

    fn is_joined(&self) -> bool {
        self.step > self.program.steps.len()
    }

    /// Makes the next group; returns the amount of work, or `None` when the part is done.
    fn sweep(&mut self) -> Option<u64> {
        let Self { program, layers, weights, made, step, .. } = self;
        self.sweep.advance(program, *step, |group| {
            made[group.layer - 1] += group.states as u64;
            let Some(record) = group.record else { return };
            for (number, what_for) in program.uses(group.layer) {
                let part = part_of(program.class(what_for, group.degrees), PARTS);
                layers[number][part].push(record);
                weights[number][part] += match what_for {
                    Use::Step(_) => record.len() as u64,
                    Use::Upper | Use::Lower => join_cost(pairs(group.degrees), group.states),
                };
            }
        })
    }

    /// Starts on the first of its own parts from here on.
    fn begin_part(&mut self) {
        while self.part < PARTS && !self.is_own(self.part) {
            self.part += 1;
        }
        if self.part == PARTS {
            self.end_step();
        } else if self.is_joining() {
            let [upper, lower] =
                [0, 1].map(|half| std::mem::take(&mut self.layers[self.step + half][self.part]));
            let is_other = self.program.lower != self.program.upper;
            self.join.begin(upper, is_other.then_some(lower));
        } else {
            let records = std::mem::take(&mut self.layers[self.step][self.part]);
            self.sweep.begin(&self.program, self.step, records);
        }
    }

    fn end_part(&mut self) {
        self.part += 1;
        self.begin_part();
    }

    /// Continues with the next step, after an exchange if its classes are different.
    fn end_step(&mut self) {
        let last = if self.is_joining() { self.step } else { self.program.last_alike(self.step) };
        self.step = last + 1;
        self.part = 0;
        if self.shares > 1 {
            (self.phase, self.to) = (Phase::Weights, 0);
        } else if self.is_joined() {
            self.phase = Phase::Done;
        } else {
            self.begin_part();
        }
    }

    /// Continues once this share has sent everything and has received everything from the others.
    fn proceed(&mut self) {
        let round = usize::from(self.phase == Phase::Parts);
        let has_all = self.to == self.shares && self.heard[round] + 1 == self.shares;
        if !self.is_exchanging() || !has_all {
            return;
        }
        self.heard[round] = 0;
        if self.phase == Phase::Weights {
            self.divide();
            (self.phase, self.to) = (Phase::Parts, 0);
        } else if self.is_joined() {
            self.phase = Phase::Done;
        } else {
            self.phase = Phase::Work;
            self.begin_part();
        }
    }

    /// Assigns each part to a share.
    fn divide(&mut self) {
        let mut weights = std::mem::replace(&mut self.weights_elsewhere, [0; PARTS]);
        let own = self.next_weights();
        weights.iter_mut().zip(own).for_each(|(sum, more)| *sum = sum.saturating_add(more));
        self.owners = assign_parts(&weights, self.shares);
    }

    /// The layer or layers processed after the exchange: one for a step, or both halves.
    fn next_uses(&self) -> std::ops::Range<usize> {
        let end = if self.is_joining() { self.layers.len() } else { self.step + 1 };
        self.step..end.min(self.layers.len())
    }

    /// The estimated cost of processing each part made here.
    fn next_weights(&self) -> [u64; PARTS] {
        let mut weights = [0; PARTS];
        for of_use in &self.weights[self.next_uses()] {
            weights.iter_mut().zip(of_use).for_each(|(sum, more)| *sum += more);
        }
        weights
    }

    fn records_for(&mut self, to: usize) -> Option<Payload> {
        for what_for in self.next_uses() {
            for part in (0..PARTS).filter(|&part| self.owners[part] == to) {
                if let Some(chunk) = self.layers[what_for][part].take_chunk() {
                    return Some(Payload::Records { what_for, part, chunk });
                }
            }
        }
        None
    }
}

/// Does about this much work in each share, with one thread for each where threads are available.
pub(super) fn advance(shares: &mut [Share], work: u64) -> Result<(), CountError> {
    if let [share] = shares {
        return share.advance(work).map(drop);
    }
    #[cfg(all(feature = "threads", not(target_family = "wasm")))]
    {
        use rayon::prelude::*;
        shares.par_iter_mut().try_for_each(|share| share.advance(work).map(drop))
    }
    #[cfg(not(all(feature = "threads", not(target_family = "wasm"))))]
    shares.iter_mut().try_for_each(|share| share.advance(work).map(drop))
}

/// The share that owns each part: the heaviest remaining part goes to the share with the least load. The
/// greatest load is at most a third more than optimal (Graham, 1969).
fn assign_parts(weights: &[u64; PARTS], shares: usize) -> [usize; PARTS] {
    let (mut owners, mut loads) = ([0; PARTS], vec![0_u64; shares]);
    let mut left = [true; PARTS];
    for _ in 0..PARTS {
        let parts = (0..PARTS).filter(|&part| left[part]);
        let Some(part) = parts.max_by_key(|&part| weights[part]) else { break };
        let least = (0..shares).min_by_key(|&share| loads[share]).unwrap_or(0);
        // Empty parts are distributed, too.
        loads[least] = loads[least].saturating_add(weights[part].max(1));
        owners[part] = least;
        left[part] = false;
    }
    owners
}

/// Approximate cost of joining a group of `states` states with `pairs` pairs, in contractions of pairings.
fn join_cost(pairs: usize, states: usize) -> u64 {
    let states = states as u64;
    // The states are contracted with each partner of the first end, then what can remain of them with each
    // partner of the next; there are at most as many such lists as states.
    let contracted = |left: usize| {
        let lists = states.min(wide(PAIRINGS[pairs] / PAIRINGS[left - 1]));
        lists * if left == pairs { states } else { wide(PAIRINGS[left]) }
    };
    states + (3..=pairs).map(contracted).sum::<u64>()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_have_about_as_much_to_do() {
        let weights: [u64; PARTS] = std::array::from_fn(|part| (part as u64 * 37) % 100);
        for shares in 1..=PARTS {
            let owners = assign_parts(&weights, shares);
            let load = |share: usize| -> u64 {
                (0..PARTS).filter(|&part| owners[part] == share).map(|part| weights[part]).sum()
            };
            let (all, largest) =
                (weights.iter().sum::<u64>(), (0..shares).map(load).max().unwrap());
            let best = all.div_ceil(shares as u64).max(99);
            assert!(3 * largest <= 4 * best + 3, "{largest} with {shares} shares");
        }
        let owners = assign_parts(&[0; PARTS], 3);
        let parts = |share| owners.iter().filter(|&&owner| owner == share).count();
        assert_eq!([0, 1, 2].map(parts), [22, 21, 21]);
    }

    #[test]
    fn the_last_pairs_are_joined_at_once() {
        assert_eq!(join_cost(1, 1), 1);
        assert_eq!(join_cost(2, 3), 3);
        assert_eq!(join_cost(3, 15), 15 + 5 * 15);
        assert_eq!(join_cost(4, 105), 105 + 7 * 105 + 35 * 15);
        assert_eq!(join_cost(4, 1), 1 + 1 + 15);
        let all = PAIRINGS[9];
        assert_eq!(join_cost(9, all as usize), 78 * wide(all));
    }
}
