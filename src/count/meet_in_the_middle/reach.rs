//! What degrees a step comes to.

use super::frame::{Degrees, ends};
use super::places::Places;
use super::program::{Program, Step};

/// Degrees that a step comes to from those of a class, with the number of ways to them. That includes
/// ways in which cycles are closed, so it is a bound for the counts of states with these degrees,
/// added up.
#[derive(Debug, Default)]
pub(super) struct Reach {
    unfolded: Places,
    unfolded_ways: Vec<u64>,
    /// Before the frame goes on.
    pub after: Places,
    pub ways: Vec<u64>,
}

impl Reach {
    /// Takes a step from some degrees; how many there were to look at.
    pub fn take(
        &mut self,
        program: &Program,
        step: &Step,
        before: impl Iterator<Item = (Degrees, u64)>,
    ) -> usize {
        self.unfolded.clear();
        self.unfolded_ways.clear();
        let mut work = 0;
        for (degrees, ways) in before {
            for after in step.choices.iter().filter_map(|choice| choice.after(degrees)) {
                add(&mut self.unfolded, &mut self.unfolded_ways, after, ways);
                work += 1;
            }
        }
        self.after.clear();
        self.ways.clear();
        for (&degrees, &ways) in self.unfolded.degrees.iter().zip(&self.unfolded_ways) {
            // Without ends of paths there would be nothing to go on with.
            if ends(degrees) != 0 && step.hopes.allow(degrees) {
                let degrees = if step.folds { program.frame.folded(degrees) } else { degrees };
                add(&mut self.after, &mut self.ways, degrees, ways);
            }
        }
        work
    }
}

fn add(places: &mut Places, all: &mut Vec<u64>, degrees: Degrees, ways: u64) {
    let place = places.find_or_add(degrees);
    match all.get_mut(place) {
        Some(known) => *known = known.saturating_add(ways),
        None => all.push(ways),
    }
}
