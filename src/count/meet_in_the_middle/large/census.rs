//! What can become of each planned state.

use std::collections::BTreeSet;

use super::cut::Cut;
use super::sample::Sample;
use crate::count::meet_in_the_middle::frame::Degrees;
use crate::count::meet_in_the_middle::program::Program;
use crate::count::meet_in_the_middle::reachable::Influx;

/// The planned states by what can become of them.
#[derive(Debug)]
pub struct Census {
    pub(super) cut: Cut,
    /// For each step and cell: groups, states and ways.
    cells: Vec<Vec<[f64; 3]>>,
    /// What is kept of each layer, if a part is to stand for all of it.
    pub sample: Option<Sample>,
}

impl Census {
    pub(super) fn new(program: &Program, sample: Option<Sample>) -> Self {
        let cut = Cut::new(program);
        let cells = (0..program.steps.len()).map(|step| vec![[0.0; 3]; cut.cells(step)]).collect();
        Self { cut, cells, sample }
    }

    /// Adds degrees after a step. The first step with the same classes may have begun with a sample.
    #[inline]
    pub fn add(&mut self, first: usize, step: usize, degrees: Degrees, influx: Influx) {
        let weight = self.sample.as_ref().map_or(1.0, |sample| sample.weight(first));
        let cell = &mut self.cells[step][self.cut.cell(step, degrees)];
        cell[0] += f64::from(weight);
        cell[1] += f64::from(weight * influx.states);
        cell[2] += f64::from(weight * influx.ways);
    }

    /// All cells with anything in them.
    pub(super) fn found(&self) -> Vec<Found> {
        let mut found = Vec::new();
        for (step, cells) in self.cells.iter().enumerate() {
            for (cell, &counts) in cells.iter().enumerate().filter(|(_, it)| it[0] > 0.0) {
                found.push(Found { step, within: self.cut.within(step, cell), counts });
            }
        }
        found
    }
}

/// Planned states after a step: the classes within reach, and their groups, states and ways.
#[derive(Debug)]
pub(super) struct Found {
    pub step: usize,
    pub within: BTreeSet<usize>,
    pub counts: [f64; 3],
}
