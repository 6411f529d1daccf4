//! Lists of degrees that states can have, and what is made of them.

use super::frame::{Degrees, pairs};
use super::layer;
use crate::count::path_pairing::PAIRINGS;

/// Degrees with the number of ways to them. That includes ways in which cycles are closed, so it is
/// a bound for the counts of states with these degrees, added up.
pub(super) type Reached = (Degrees, u64);

/// What a layer will be.
#[derive(Clone, Debug, Default)]
pub(super) struct PlannedLayer {
    /// Those that states have: by their class, then ascending.
    pub degrees: Vec<Degrees>,
    /// The slots that classes differ in.
    pub apart: Degrees,
    /// How many states there will be, about.
    pub states: u64,
    /// Bytes that so many states take.
    pub bytes: u64,
}

impl PlannedLayer {
    /// Plans for states with some degrees, to which there are so many ways.
    pub fn add(&mut self, degrees: Degrees, ways: u64) {
        let pairs = pairs(degrees);
        let states = likely_states(pairs, ways);
        self.degrees.push(degrees);
        self.states += states;
        // Some counts are many times as large as others.
        self.bytes += layer::bytes(pairs, states, ways.saturating_mul(16) / states);
    }
}

/// How many states there will be with the same degrees, by a rule of thumb fitted to some boards:
/// many ways come to the same pairings.
fn likely_states(pairs: usize, ways: u64) -> u64 {
    let pairings = f64::from(PAIRINGS[pairs]);
    let ways = ways as f64 / pairings;
    let share = 1.0 - (-0.2 * (1.0 + 2.5 * ways).ln()).exp();
    (pairings * share).ceil().max(1.0) as u64
}

/// Marks those of an ascending list that are among the wanted, which ascend too.
pub(super) fn mark(
    marks: &mut [bool],
    degrees: impl Iterator<Item = Option<Degrees>>,
    wanted: &[Degrees],
) {
    let mut wanted = wanted.iter().copied().peekable();
    for (mark, degrees) in marks.iter_mut().zip(degrees) {
        let Some(degrees) = degrees else { continue };
        while wanted.next_if(|&other| other < degrees).is_some() {}
        *mark |= wanted.peek() == Some(&degrees);
    }
}

/// Two ascending lists as one, ways to the same degrees added up.
pub(super) fn merged(list: &[Reached], others: impl Iterator<Item = Reached>) -> Vec<Reached> {
    let mut merged: Vec<Reached> = Vec::with_capacity(list.len());
    let mut list = list.iter().copied().peekable();
    for (degrees, mut ways) in others {
        while let Some(before) = list.next_if(|&(each, _)| each < degrees) {
            merged.push(before);
        }
        if let Some((_, same)) = list.next_if(|&(each, _)| each == degrees) {
            ways = same.saturating_add(ways);
        }
        merged.push((degrees, ways));
    }
    merged.extend(list);
    merged
}
