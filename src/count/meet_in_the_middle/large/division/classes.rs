//! Which classes of states make a share, and what each share needs of a plan.

use std::collections::{BTreeMap, BTreeSet};

use super::super::census::Found;
use super::error::DivisionError;
use super::merging::Merging;
use super::part::MAX_DIVISION;
use super::survey::Survey;
use crate::count::meet_in_the_middle::plan::{GROUP_EFFORT, PlannedLayer};
use crate::count::meet_in_the_middle::program::Program;

/// Divides the classes that occur into shares, the largest first, so that as few states as possible are needed in
/// several: two shares become one, again and again, where that makes the smallest one with the most in common. A state
/// counts the more the larger its layer is, since the largest layers decide how much memory a share needs.
/// Returns for each class the number of its share, from 1; 0 if it does not occur or, after a sample, cannot.
pub(super) fn divide(
    survey: &Survey,
    program: &Program,
    shares: usize,
) -> Result<Vec<usize>, DivisionError> {
    let Survey { found, cut, is_sample, .. } = survey;
    let classes = survey.occurring(program);
    let most = classes.len().clamp(1, MAX_DIVISION);
    if !(1..=most).contains(&shares) {
        return Err(DivisionError::TooMany { shares, most });
    }
    let mut of_layer = vec![0.0; program.layers()];
    for Found { step, counts: [_, states, _], .. } in found {
        of_layer[program.steps[*step].to] += states;
    }
    // The work for states with the same classes within reach.
    let mut work: BTreeMap<Vec<usize>, f64> = BTreeMap::new();
    for Found { step, within, counts: [groups, states, _] } in found {
        let within = within.iter().filter_map(|class| classes.binary_search(class).ok());
        *work.entry(within.collect()).or_default() +=
            of_layer[program.steps[*step].to] * (GROUP_EFFORT * groups + states);
    }
    let mut merging = Merging::new(classes.len(), work.into_iter().collect());
    while merging.left > shares {
        merging.merge();
    }
    let mut of_classes = vec![0; cut.len];
    if *is_sample {
        // What it has not seen may occur all the same.
        for class in cut.possible(program) {
            of_classes[class] = shares;
        }
    }
    for (number, part) in (1..).zip(merging.parts()) {
        for class in part {
            of_classes[classes[class]] = number;
        }
    }
    Ok(of_classes)
}

/// What each share needs of a plan.
pub(super) fn planned(
    Survey { layers, found, .. }: &Survey,
    program: &Program,
    of_classes: &[usize],
    shares: usize,
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
        let mut planned = layers.clone();
        for ([groups, states, ways], step) in sums.into_iter().zip(&program.steps) {
            let layer = &mut planned[step.to];
            let bytes = layer.bytes as f64 / (layer.states as f64).max(1.0);
            layer.bytes = (bytes * states) as u64;
            (layer.groups, layer.states, layer.ways) = (groups as u64, states as u64, ways);
        }
        planned
    };
    sums.into_iter().map(of_share).collect()
}
