//! A worker's share of a count.
//!
//! Each worker takes the parts of every layer that are its own through the next step, until classes
//! are to be formed anew: then all exchange what they have made for each other. One worker alone has
//! all parts.

use std::collections::VecDeque;

use super::balance::{owners, weight_of_join};
use super::frame::{Degrees, pairs};
use super::join::Join;
use super::layer::{Layer, PARTS, part_of};
use super::parcel::Parcel;
use super::program::{Program, Use};
use super::records::{self, is_sound};
use super::sweep::Sweep;
use crate::count::error::CountError;

/// Bytes after which a message is sent.
const MESSAGE: usize = 1 << 20;

/// One of several shares of a count. Can be resumed.
#[derive(Debug)]
pub(super) struct Share {
    program: Program,
    /// Which share it is, of how many.
    number: usize,
    shares: usize,
    /// The layer for each use, and what it takes to go on with each part of what was made of it here.
    layers: Vec<Layer>,
    weights: Vec<[u64; PARTS]>,
    /// The shares that go on with the parts.
    owners: [usize; PARTS],
    phase: Phase,
    /// The step that is taken, and the part of the layer that comes next.
    step: usize,
    part: usize,
    sweep: Sweep,
    join: Join,
    /// States that each step has made.
    made: Vec<u64>,
    /// How often all has been exchanged, and how often each of the others has sent all.
    exchanges: usize,
    heard: Vec<usize>,
    /// What each of the others has told of weights, and was not looked at yet.
    heard_weights: Vec<VecDeque<Box<[u64; PARTS]>>>,
    /// The share that is sent to next.
    to: usize,
    /// Twice as many tours as the others have found; `None` when there are too many.
    elsewhere: Option<u128>,
    /// Bytes that each of the others took when it was last heard of.
    bytes_elsewhere: Vec<u64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// Takes a step, or joins, with the parts that are its own.
    Work,
    /// Tells the others what it takes to go on with what it has made.
    Weigh,
    /// Waits until all have told that.
    Divide,
    /// Sends to the others what they go on with.
    Send,
    /// Waits for the others.
    Wait,
    Done,
}

/// What is to be done with a share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    Advance,
    /// To [send](Share::send) to others, or to wait for what they [send](Share::deliver).
    Exchange,
    /// Nothing: the first share has the number of tours.
    Nothing,
}

/// Has shares that are all here exchange what they have for each other.
pub(super) fn exchange(shares: &mut [Share]) {
    for from in 0..shares.len() {
        while let Some((to, parcel)) = shares[from].take() {
            shares[to].receive(from, parcel);
        }
    }
}

impl Share {
    pub fn new(program: Program, number: usize, shares: usize) -> Self {
        let mut layers: Vec<Layer> = Vec::new();
        layers.resize_with(program.use_count(), Layer::default);
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
            exchanges: 0,
            heard: vec![0; shares],
            heard_weights: vec![VecDeque::new(); shares],
            to: 0,
            elsewhere: Some(0),
            bytes_elsewhere: vec![0; shares],
        };
        share.made.resize(share.program.steps.len(), 0);
        share.weights.resize(share.layers.len(), [0; PARTS]);
        // The layer before the first step: a single state, without paths.
        let part = part_of(share.program.class(Use::Step(0), 0));
        if share.is_own(part) {
            let record = records::first();
            share.layers[0].parts[part].push(&record);
        }
        share.begin_part();
        share
    }

    /// Goes on with about so much work.
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

    /// What is to be done next.
    pub fn next(&self) -> Next {
        match self.phase {
            Phase::Work => Next::Advance,
            Phase::Weigh | Phase::Divide | Phase::Send | Phase::Wait => Next::Exchange,
            Phase::Done => Next::Nothing,
        }
    }

    /// Hands out the next parcel for another share, by its number; `None` when there is nothing to
    /// send before more is done.
    fn take(&mut self) -> Option<(usize, Parcel)> {
        while matches!(self.phase, Phase::Weigh | Phase::Send) {
            let to = self.to;
            if to == self.shares {
                self.phase = if self.phase == Phase::Weigh { Phase::Divide } else { Phase::Wait };
                self.go_on();
            } else if to == self.number {
                self.to += 1;
            } else if self.phase == Phase::Weigh {
                self.to += 1;
                return Some((to, Parcel::Weights(Box::new(self.next_weights()))));
            } else if let Some(parcel) = self.records_for(to) {
                return Some((to, parcel));
            } else {
                self.to += 1;
                let (bytes, doubled) = (self.own_bytes(), self.join.doubled());
                return Some((to, Parcel::End { bytes, doubled }));
            }
        }
        None
    }

    /// Takes what another share has sent; whether it can be what that has.
    fn receive(&mut self, from: usize, parcel: Parcel) -> bool {
        if from == self.number || from >= self.shares {
            return false;
        }
        match parcel {
            Parcel::Records { what_for, part, chunk } => {
                if what_for >= self.layers.len() || part >= PARTS {
                    return false;
                }
                self.layers[what_for].parts[part].add(chunk);
            }
            Parcel::Weights(weights) => {
                self.heard_weights[from].push_back(weights);
                self.go_on();
            }
            Parcel::End { bytes, doubled } => {
                self.heard[from] += 1;
                self.bytes_elsewhere[from] = bytes;
                self.elsewhere = self.elsewhere.and_then(|sum| sum.checked_add(doubled));
                self.go_on();
            }
        }
        true
    }

    /// Hands out the next message for another share, by its number: some parcels.
    pub fn send(&mut self) -> Option<(usize, Vec<u8>)> {
        let (to, parcel) = self.take()?;
        let mut message = Vec::with_capacity(2 * MESSAGE);
        parcel.write(&mut message);
        let mut is_last = parcel.is_last();
        while !is_last && message.len() < MESSAGE {
            let Some((_, next)) = self.take() else { break };
            next.write(&mut message);
            is_last = next.is_last();
        }
        message.shrink_to_fit();
        Some((to, message))
    }

    /// Takes a message from another share.
    ///
    /// # Errors
    /// [`CountError::NotFromAShare`] for what none can have sent. The count is of no use then.
    pub fn deliver(&mut self, from: usize, mut message: &[u8]) -> Result<(), CountError> {
        while !message.is_empty() {
            let parcel = Parcel::read(&mut message).filter(|parcel| self.is_sound(parcel));
            if !parcel.is_some_and(|parcel| self.receive(from, parcel)) {
                return Err(CountError::NotFromAShare);
            }
        }
        Ok(())
    }

    /// Whether a parcel has nothing but what a share can have made.
    fn is_sound(&self, parcel: &Parcel) -> bool {
        let Parcel::Records { what_for, part, chunk } = parcel else { return true };
        let Some((layer, to)) = self.program.layer_for(*what_for) else { return false };
        let fits = |degrees: Degrees| {
            self.program.fits(layer, degrees) && part_of(self.program.class(to, degrees)) == *part
        };
        is_sound(chunk, fits)
    }

    /// Share of the step that is done, and which it is.
    pub fn progress(&self) -> (usize, f64) {
        let of_part = if self.is_joining() { self.join.fraction() } else { self.sweep.fraction() };
        let own = |parts: usize| (0..parts).filter(|&part| self.is_own(part)).count() as f64;
        (self.step, ((own(self.part) + of_part) / own(PARTS)).min(1.0))
    }

    /// States of the layer that is being made.
    pub fn states(&self) -> u64 {
        let is_sweeping = self.step < self.made.len();
        if is_sweeping { self.made[self.program.last_alike(self.step)] } else { 0 }
    }

    /// States of the layers that are complete, in the order in which they were made.
    pub fn made(&self) -> &[u64] {
        &self.made[..self.step.min(self.made.len())]
    }

    /// Bytes in use, by others as well.
    pub fn bytes(&self) -> u64 {
        let others =
            self.bytes_elsewhere.iter().fold(0, |sum: u64, &bytes| sum.saturating_add(bytes));
        self.own_bytes().saturating_add(others)
    }

    /// Bytes in use here.
    pub fn own_bytes(&self) -> u64 {
        let layers: u64 = self.layers.iter().map(Layer::bytes).sum();
        layers + self.sweep.bytes() + self.join.bytes()
    }

    /// How many tours there are, once all is done; only the first share knows.
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

    /// Makes the next group; the work that it was, and `None` when the part is done.
    fn sweep(&mut self) -> Option<u64> {
        let Self { program, layers, weights, made, step, .. } = self;
        self.sweep.advance(program, *step, |group| {
            made[group.layer - 1] += group.states as u64;
            let Some(record) = group.record else { return };
            for (number, what_for) in program.uses(group.layer) {
                let part = part_of(program.class(what_for, group.degrees));
                layers[number].parts[part].push(record);
                weights[number][part] += match what_for {
                    Use::Step(_) => record.len() as u64,
                    Use::Upper | Use::Lower => weight_of_join(pairs(group.degrees), group.states),
                };
            }
        })
    }

    /// Turns to the first of its own parts from here on.
    fn begin_part(&mut self) {
        while self.part < PARTS && !self.is_own(self.part) {
            self.part += 1;
        }
        if self.part == PARTS {
            self.end_step();
        } else if self.is_joining() {
            let [upper, lower] = [0, 1]
                .map(|half| std::mem::take(&mut self.layers[self.step + half].parts[self.part]));
            let is_other = self.program.lower != self.program.upper;
            self.join.begin(upper, is_other.then_some(lower));
        } else {
            let records = std::mem::take(&mut self.layers[self.step].parts[self.part]);
            self.sweep.begin(&self.program, self.step, records);
        }
    }

    fn end_part(&mut self) {
        self.part += 1;
        self.begin_part();
    }

    /// Turns to the next step, with an exchange before it where it has other classes.
    fn end_step(&mut self) {
        let last = if self.is_joining() { self.step } else { self.program.last_alike(self.step) };
        self.step = last + 1;
        self.part = 0;
        if self.shares > 1 {
            (self.phase, self.to) = (Phase::Weigh, 0);
        } else if self.is_joined() {
            self.phase = Phase::Done;
        } else {
            self.begin_part();
        }
    }

    /// Goes on when all has been sent and all others have sent all.
    fn go_on(&mut self) {
        let number = self.number;
        let all =
            |has: &dyn Fn(usize) -> bool| (0..self.shares).all(|from| from == number || has(from));
        if self.phase == Phase::Divide && all(&|from| !self.heard_weights[from].is_empty()) {
            self.divide();
            (self.phase, self.to) = (Phase::Send, 0);
        } else if self.phase == Phase::Wait && all(&|from| self.heard[from] > self.exchanges) {
            self.exchanges += 1;
            if self.is_joined() {
                self.phase = Phase::Done;
            } else {
                self.phase = Phase::Work;
                self.begin_part();
            }
        }
    }

    /// Finds out which share goes on with which part.
    fn divide(&mut self) {
        let mut weights = self.next_weights();
        for heard in self.heard_weights.iter_mut().filter_map(VecDeque::pop_front) {
            weights.iter_mut().zip(*heard).for_each(|(sum, more)| *sum = sum.saturating_add(more));
        }
        self.owners = owners(&weights, self.shares);
    }

    /// What is gone on with after the exchange: the layer for a step, or both halves.
    fn next_uses(&self) -> std::ops::Range<usize> {
        let end = if self.is_joining() { self.layers.len() } else { self.step + 1 };
        self.step..end.min(self.layers.len())
    }

    /// What it takes to go on with each part of what was made here.
    fn next_weights(&self) -> [u64; PARTS] {
        let mut weights = [0; PARTS];
        for of_use in &self.weights[self.next_uses()] {
            weights.iter_mut().zip(of_use).for_each(|(sum, more)| *sum += more);
        }
        weights
    }

    /// A chunk of records that another share goes on with.
    fn records_for(&mut self, to: usize) -> Option<Parcel> {
        for what_for in self.next_uses() {
            for part in (0..PARTS).filter(|&part| self.owners[part] == to) {
                if let Some(chunk) = self.layers[what_for].parts[part].take_chunk() {
                    return Some(Parcel::Records { what_for, part, chunk });
                }
            }
        }
        None
    }
}
