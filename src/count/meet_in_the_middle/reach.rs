//! What degrees a step comes to.

use super::frame::{Degrees, ends};
use super::program::{Program, Step};

/// Degrees that a step comes to from those of a class. All degrees of the class have a *cell* each: the
/// number that their moves in the slots make which are touched, and the other slots are as those of
/// the first or of its mirror image.
#[derive(Debug, Default)]
pub(super) struct Reach {
    /// The cells of the degrees before the step.
    pub cells: Vec<u32>,
    /// By cells, the ways to degrees after the step, before they are folded.
    ways: Vec<u64>,
    unfolded: Vec<Reached>,
    pub after: Vec<Reached>,
}

/// Degrees that a step comes to, before the frame goes on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reached {
    pub degrees: Degrees,
    /// The number of ways to them. That includes ways in which cycles are closed, so it is a bound for
    /// the counts of states with these degrees, added up.
    pub ways: u64,
    /// Their cell, and that of their mirror image.
    pub cell: u32,
    pub image: u32,
}

impl Reach {
    /// Takes a step from the degrees of a class; how many there were to look at.
    pub fn take(
        &mut self,
        program: &Program,
        step: &Step,
        before: impl Iterator<Item = (Degrees, u64)>,
    ) -> usize {
        let cells = step.cells();
        if self.ways.len() < 2 * cells {
            self.ways.resize(2 * cells, 0);
        }
        self.cells.clear();
        self.unfolded.clear();
        let mut first = None;
        let mut work = 0;
        for (degrees, ways) in before {
            let rest = degrees & step.apart();
            let first = *first.get_or_insert(rest);
            let is_symmetric = program.frame.mirrored(rest) == rest;
            let own = if rest == first { 0 } else { cells };
            let other = if is_symmetric { own } else { cells - own };
            let [cell, image] = step.numbers(degrees);
            let (cell, image) = ((own + cell) as u32, (other + image) as u32);
            self.cells.push(cell);
            for choice in step.choices_for(degrees) {
                let Some(degrees) = choice.after(degrees) else { continue };
                let cell = cell.wrapping_add(choice.gains[0]);
                let sum = &mut self.ways[cell as usize];
                if *sum == 0 {
                    let image = image.wrapping_add(choice.gains[1]);
                    self.unfolded.push(Reached { degrees, ways: 0, cell, image });
                }
                *sum = sum.saturating_add(ways);
                work += 1;
            }
        }
        self.fold(program, step);
        work
    }

    /// Makes one of degrees and their mirror image, where the step folds, and leaves out what cannot
    /// become a tour.
    fn fold(&mut self, program: &Program, step: &Step) {
        self.after.clear();
        for reached in &self.unfolded {
            let degrees = reached.degrees;
            // Without ends of paths there would be nothing to go on with.
            if ends(degrees) == 0 || !step.hopes.allow(degrees) {
                continue;
            }
            let ways = self.ways[reached.cell as usize];
            let image = if step.folds { program.frame.mirrored(degrees) } else { degrees };
            if image == degrees {
                self.after.push(Reached { ways, ..*reached });
                continue;
            }
            let ways_to_image = self.ways[reached.image as usize];
            if degrees < image {
                self.after.push(Reached { ways: ways.saturating_add(ways_to_image), ..*reached });
            } else if ways_to_image == 0 {
                let (cell, image_cell) = (reached.image, reached.cell);
                self.after.push(Reached { degrees: image, ways, cell, image: image_cell });
            }
        }
        for reached in &self.unfolded {
            self.ways[reached.cell as usize] = 0;
        }
    }
}
