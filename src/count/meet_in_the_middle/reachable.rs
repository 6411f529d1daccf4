//! The degrees that steps lead to.

use super::frame::{Degrees, ends};
use super::program::{Program, Step};

/// Degrees of a class. All of them have a *cell* each: the number formed by the moves in the touched slots,
/// where the other slots agree with the first degrees of the class, or with their mirror image.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reached {
    pub degrees: Degrees,
    pub influx: Influx,
    /// Their cell, and that of their mirror image.
    pub cell: u32,
    pub image: u32,
}

/// How much leads to some degrees.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Influx {
    /// The number of ways to them. It includes ways that close cycles, so it is an upper bound for the sum of
    /// the counts of states with these degrees, but for what is rounded: less than a thousandth.
    pub ways: f32,
    /// The number of states that lead there in one step; a planner replaces it by the states that it expects.
    pub states: f32,
}

impl Influx {
    fn and(self, other: Self) -> Self {
        Self { ways: self.ways + other.ways, states: self.states + other.states }
    }
}

/// The degrees of a class, before and after a step.
#[derive(Debug, Default)]
pub(super) struct Reach {
    pub before: Vec<Reached>,
    /// After the step, before folding; and what leads to them, by cells.
    unfolded: Vec<Reached>,
    influx: Vec<Influx>,
    /// After the step, before the frame moves.
    pub after: Vec<Reached>,
}

impl Reach {
    /// Starts with the degrees of a class before a step, and what has led to each.
    pub fn begin(
        &mut self,
        program: &Program,
        step: &Step,
        before: impl Iterator<Item = (Degrees, Influx)>,
    ) {
        let cells = step.cells();
        if self.influx.len() < 2 * cells {
            self.influx.resize(2 * cells, Influx::default());
        }
        let mut first = None;
        let number = |(degrees, influx): (Degrees, Influx)| {
            let rest = degrees & step.apart();
            let first = *first.get_or_insert(rest);
            let is_symmetric = program.frame.mirrored(rest) == rest;
            let own = if rest == first { 0 } else { cells };
            let other = if is_symmetric { own } else { cells - own };
            let [cell, image] = step.numbers(degrees);
            Reached { degrees, influx, cell: (own + cell) as u32, image: (other + image) as u32 }
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
                let influx = &mut self.influx[cell as usize];
                if influx.ways == 0.0 {
                    let image = before.image.wrapping_add(choice.gains[1]);
                    self.unfolded.push(Reached { degrees, influx: *influx, cell, image });
                }
                *influx = influx.and(before.influx);
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
            if ends(degrees) == 0 || !step.allows(degrees) {
                continue;
            }
            let influx = self.influx[reached.cell as usize];
            let image = if step.folds { program.frame.mirrored(degrees) } else { degrees };
            if image == degrees {
                self.after.push(Reached { influx, ..*reached });
                continue;
            }
            let of_image = self.influx[reached.image as usize];
            if degrees < image {
                self.after.push(Reached { influx: influx.and(of_image), ..*reached });
            } else if of_image.ways == 0.0 {
                let (cell, image_cell) = (reached.image, reached.cell);
                self.after.push(Reached { degrees: image, influx, cell, image: image_cell });
            }
        }
        for reached in &self.unfolded {
            self.influx[reached.cell as usize] = Influx::default();
        }
    }
}
