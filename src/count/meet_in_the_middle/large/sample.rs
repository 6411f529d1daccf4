//! Planning the layers of wide boards from a sample of their degrees.
//!
//! Degrees that differ in squares which the next steps do not touch have nothing to do with each other until then. So
//! they are divided into classes by some of these squares, and only every so many of the classes, in the order of
//! their size, is followed: it stands for the others, too. When steps touch these squares at last, what leads to some
//! degrees counts as often as it stands for others, and other squares divide what there is.
//!
//! The ways to the degrees of a layer are foretold well like this, within a tenth or two. Of the degrees themselves many
//! are missed, as few lead to each of them, so that the number of states has to be corrected by what a part of the count
//! has in full. A sample proves nothing: whether numbers fit into 64 bits has to be planned in full.

use std::collections::{BTreeSet, HashMap};

use crate::count::meet_in_the_middle::frame::{Degrees, EVEN, shifted};
use crate::count::meet_in_the_middle::program::Program;
use crate::count::meet_in_the_middle::reachable::Influx;

/// A layer with more degrees than the first number is sampled. About the second number is kept, or more if that would be
/// too few classes.
pub const MOST: [usize; 2] = [1 << 21, 1 << 19];

/// The fewest classes that are kept.
const FEWEST_CLASSES: usize = 128;

/// More steps are taken with the same classes only while so many squares tell them apart.
const LEAST_SQUARES: u32 = 10;

/// Which degrees are kept in the layers planned so far.
#[derive(Debug)]
pub struct Sample {
    most: [usize; 2],
    /// For the layer before each step, how many of its degrees each one stands for, and the slots by which they were
    /// divided, two bits each.
    before: Vec<(f32, Degrees)>,
}

impl Sample {
    pub fn new(program: &Program, most: [usize; 2]) -> Self {
        Self { most, before: vec![(1.0, 0); program.steps.len()] }
    }

    /// Whether anything was left out.
    pub fn is_part(&self) -> bool {
        self.before.iter().any(|&(weight, _)| weight > 1.0)
    }

    /// How many degrees each one stands for from the layer before this step to the next exchange.
    pub fn weight(&self, step: usize) -> f32 {
        self.before[step].0
    }

    /// Continues before another step with what there is before this one.
    pub fn pass_on(&mut self, program: &Program, from: usize, to: usize) {
        let (weight, slots) = self.before[from];
        let shifts = program.steps[program.last_alike(from)].shifts;
        self.before[to] = (weight, if shifts { shifted(slots) } else { slots });
    }

    /// Leaves out some of the degrees in the layer before a step if there are too many.
    pub fn take(&mut self, program: &Program, step: usize, layer: &mut [Vec<(Degrees, Influx)>]) {
        let (weight, slots) = &mut self.before[step];
        if *slots & !program.steps[step].apart() != 0 {
            for (_, influx) in layer.iter_mut().flatten() {
                influx.ways *= *weight;
                influx.states *= *weight;
            }
            (*weight, *slots) = (1.0, 0);
        }
        let len: usize = layer.iter().map(Vec::len).sum();
        let [most, kept] = self.most;
        // At the seam no more classes of shares are to be lost.
        if len <= most || program.steps[step].is_at_seam() {
            return;
        }
        if *slots == 0 {
            *slots = untouched(program, step);
        }
        let class = |degrees| program.frame.class(*slots, degrees);
        let mut sizes: HashMap<Degrees, f64> = HashMap::new();
        for &(degrees, influx) in layer.iter().flatten() {
            *sizes.entry(class(degrees)).or_default() += f64::from(influx.states);
        }
        let each = (len / kept).min(sizes.len() / FEWEST_CLASSES);
        if each < 2 {
            return;
        }
        let mut sizes: Vec<(Degrees, f64)> = sizes.into_iter().collect();
        sizes.sort_unstable_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
        let sum = |sizes: &[(Degrees, f64)]| sizes.iter().map(|it| it.1).sum::<f64>();
        let chosen: Vec<(Degrees, f64)> =
            sizes.iter().skip(each / 2).step_by(each).copied().collect();
        *weight *= (sum(&sizes) / sum(&chosen)) as f32;
        let chosen: BTreeSet<Degrees> = chosen.into_iter().map(|(class, _)| class).collect();
        for part in layer {
            part.retain(|&(degrees, _)| chosen.contains(&class(degrees)));
            part.shrink_to_fit();
        }
    }
}

/// Slots that hold moves before a step and are left alone from there to the end of the row, or for as long as there are
/// enough of them; two bits each.
fn untouched(program: &Program, step: usize) -> Degrees {
    let steps = &program.steps;
    let mut slots = steps[step].apart() & program.live(steps[step].from);
    let mut last = program.last_alike(step);
    while let Some(next) = steps.get(last + 1).filter(|it| it.from == steps[last].to) {
        let left = slots & next.apart();
        if steps[last].shifts || (left & EVEN).count_ones() < LEAST_SQUARES {
            break;
        }
        slots = left;
        last = program.last_alike(last + 1);
    }
    slots
}
