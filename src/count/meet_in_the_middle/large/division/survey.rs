//! What is planned of a count before it is divided.

use super::super::census::{Census, Found};
use super::super::cut::Cut;
use super::super::sample::Sample;
use super::classes::planned;
use crate::count::meet_in_the_middle::plan::{GROUP_EFFORT, PlannedLayer};
use crate::count::meet_in_the_middle::program::Program;

/// What was planned of all layers, and what can become of their states.
#[derive(Debug)]
pub(super) struct Survey {
    /// The layers as far as they were planned, which tells how many bytes a state has.
    pub layers: Vec<PlannedLayer>,
    pub found: Vec<Found>,
    pub cut: Cut,
    /// Whether only a sample of the layers was planned.
    pub is_sample: bool,
}

impl Survey {
    pub fn new(layers: Vec<PlannedLayer>, census: Census) -> Self {
        let is_sample = census.sample.as_ref().is_some_and(Sample::is_part);
        Self { layers, found: census.found(), cut: census.cut, is_sample }
    }

    /// The classes that occur in both halves, in order.
    pub fn occurring(&self, program: &Program) -> Vec<usize> {
        let halves = [program.upper, program.lower];
        let mut at_seam = halves.map(|_| vec![false; self.cut.len]);
        for Found { step, within, .. } in &self.found {
            for (of_half, _) in at_seam.iter_mut().zip(halves).filter(|it| it.1 == step + 1) {
                for &class in within {
                    of_half[class] = true;
                }
            }
        }
        (0..self.cut.len).filter(|&class| at_seam.iter().all(|half| half[class])).collect()
    }

    /// A class that takes more work than three quarters of those that occur: a sample sees about as much of it as of a
    /// share, which has several classes.
    pub fn large_class(&self, program: &Program) -> Option<usize> {
        let mut work = vec![0.0; self.cut.len];
        for Found { within, counts: [groups, states, _], .. } in &self.found {
            for &class in within {
                work[class] += GROUP_EFFORT * groups + states;
            }
        }
        let mut classes = self.occurring(program);
        classes.sort_by(|&a, &b| f64::total_cmp(&work[b], &work[a]));
        classes.get(classes.len() / 4).copied()
    }

    /// Corrects what a sample foretold by what a class has in full.
    pub fn correct(&mut self, program: &Program, class: usize, full: &[PlannedLayer]) {
        let mut only = vec![0; self.cut.len];
        only[class] = 1;
        let foretold = planned(self, program, &only, 1).swap_remove(0);
        let ratio = |full: u64, foretold: u64| {
            if foretold > 0 { full as f64 / foretold as f64 } else { 1.0 }
        };
        for Found { step, counts: [groups, states, _], .. } in &mut self.found {
            let layer = program.steps[*step].to;
            *groups *= ratio(full[layer].groups, foretold[layer].groups);
            *states *= ratio(full[layer].states, foretold[layer].states);
        }
        self.layers = full.to_vec();
    }
}
