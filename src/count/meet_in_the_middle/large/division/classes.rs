//! Which classes of states make a share, and what each share needs of a plan.

use std::collections::{BTreeMap, BTreeSet};

use super::super::census::Found;
use super::super::cut::Cut;
use super::error::DivisionError;
use super::identity::MAX_DIVISION;
use super::merging::Merging;
use crate::count::meet_in_the_middle::plan::{GROUP_EFFORT, PlannedLayer};
use crate::count::meet_in_the_middle::program::Program;

/// Divides the classes that occur into shares, the largest first, so that as few states as possible are needed in
/// several: two shares become one, again and again, where that makes the smallest one with the most in common.
/// Returns for each class the number of its share, from 1; 0 if it does not occur.
pub(super) fn divide(
    cut: &Cut,
    program: &Program,
    found: &[Found],
    shares: usize,
) -> Result<Vec<usize>, DivisionError> {
    let halves = [program.upper, program.lower];
    let mut at_seam = halves.map(|_| vec![false; cut.len]);
    for Found { step, within, .. } in found {
        for (of_half, _) in at_seam.iter_mut().zip(halves).filter(|it| it.1 == step + 1) {
            for &class in within {
                of_half[class] = true;
            }
        }
    }
    let occurs = |&class: &usize| at_seam.iter().all(|half| half[class]);
    let classes: Vec<usize> = (0..cut.len).filter(occurs).collect();
    let most = classes.len().clamp(1, MAX_DIVISION);
    if !(1..=most).contains(&shares) {
        return Err(DivisionError::TooMany { shares, most });
    }
    // The work for states with the same classes within reach.
    let mut work: BTreeMap<Vec<usize>, f64> = BTreeMap::new();
    for Found { within, counts: [groups, states, _], .. } in found {
        let within = within.iter().filter_map(|class| classes.binary_search(class).ok());
        *work.entry(within.collect()).or_default() += GROUP_EFFORT * groups + states;
    }
    let mut merging = Merging::new(classes.len(), work.into_iter().collect());
    while merging.left > shares {
        merging.merge();
    }
    let mut of_classes = vec![0; cut.len];
    for (number, part) in (1..).zip(merging.parts()) {
        for class in part {
            of_classes[classes[class]] = number;
        }
    }
    Ok(of_classes)
}

/// What each share needs of a plan.
pub(super) fn planned(
    program: &Program,
    layers: &[PlannedLayer],
    found: &[Found],
    (of_classes, shares): (&[usize], usize),
) -> Vec<Vec<PlannedLayer>> {
    let mut sums = vec![vec![[0.0; 3]; program.steps.len()]; shares];
    for Found { step, within, counts } in found {
        let of: BTreeSet<usize> = within.iter().map(|&class| of_classes[class]).collect();
        for share in of.into_iter().filter_map(|share| share.checked_sub(1)) {
            let sums = &mut sums[share][*step];
            sums.iter_mut().zip(counts).for_each(|(sum, it)| *sum += it);
        }
    }
    let of_share = |sums: Vec<[f64; 3]>| {
        let mut planned = layers.to_vec();
        for ([groups, states, ways], step) in sums.into_iter().zip(&program.steps) {
            let layer = &mut planned[step.to];
            let part = states / (layer.states as f64).max(1.0);
            layer.bytes = (layer.bytes as f64 * part.min(1.0)) as u64;
            (layer.groups, layer.states) = (groups as u64, states as u64);
            layer.ways = layer.ways.min(ways);
        }
        planned
    };
    sums.into_iter().map(of_share).collect()
}
