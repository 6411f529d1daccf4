//! The degrees that steps lead to.

use super::frame::{Degrees, ends};
use super::program::{Program, Step};

/// Degrees of a class. All of them have a *cell* each: the number formed by the moves in the touched slots,
/// where the other slots agree with the first degrees of the class, or with their mirror image.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reached {
    pub degrees: Degrees,
    /// The number of ways to them. It includes ways that close cycles, so it is an upper bound for the sum of
    /// the counts of states with these degrees.
    pub ways: u64,
    /// Their cell, and that of their mirror image.
    pub cell: u32,
    pub image: u32,
}

/// The degrees of a class, before and after a step.
#[derive(Debug, Default)]
pub(super) struct Reach {
    pub before: Vec<Reached>,
    /// After the step, before folding; and the ways to them, by cells.
    unfolded: Vec<Reached>,
    ways: Vec<u64>,
    /// After the step, before the frame moves.
    pub after: Vec<Reached>,
}

impl Reach {
    /// Starts with the degrees of a class before a step, and the number of ways to each.
    pub fn begin(
        &mut self,
        program: &Program,
        step: &Step,
        before: impl Iterator<Item = (Degrees, u64)>,
    ) {
        let cells = step.cells();
        if self.ways.len() < 2 * cells {
            self.ways.resize(2 * cells, 0);
        }
        let mut first = None;
        let number = |(degrees, ways): (Degrees, u64)| {
            let rest = degrees & step.apart();
            let first = *first.get_or_insert(rest);
            let is_symmetric = program.frame.mirrored(rest) == rest;
            let own = if rest == first { 0 } else { cells };
            let other = if is_symmetric { own } else { cells - own };
            let [cell, image] = step.numbers(degrees);
            Reached { degrees, ways, cell: (own + cell) as u32, image: (other + image) as u32 }
        };
        self.before.clear();
        self.before.extend(before.map(number));
        self.after.clear();
    }

    /// Continues from the result of the last step, if the next has the same classes.
    pub fn next_step(&mut self) {
        std::mem::swap(&mut self.before, &mut self.after);
        self.after.clear();
    }

    /// Takes a step; returns how many degrees it processed.
    pub fn take(&mut self, program: &Program, step: &Step) -> usize {
        self.unfolded.clear();
        let mut work = 0;
        for before in &self.before {
            for choice in step.choices_for(before.degrees) {
                let Some(degrees) = choice.after(before.degrees) else { continue };
                let cell = before.cell.wrapping_add(choice.gains[0]);
                let ways = &mut self.ways[cell as usize];
                if *ways == 0 {
                    let image = before.image.wrapping_add(choice.gains[1]);
                    self.unfolded.push(Reached { degrees, ways: 0, cell, image });
                }
                *ways = ways.saturating_add(before.ways);
                work += 1;
            }
        }
        self.fold(program, step);
        work
    }

    /// Merges degrees with their mirror images, if the step folds, and drops those that cannot become a tour.
    fn fold(&mut self, program: &Program, step: &Step) {
        self.after.clear();
        for reached in &self.unfolded {
            let degrees = reached.degrees;
            // Without ends of paths nothing can be continued.
            if ends(degrees) == 0 || !step.prune.allow(degrees) {
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
