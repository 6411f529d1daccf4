//! Dividing a count into shares that need nothing of each other.
//!
//! The halves of a tour complete each other, so tours are divided by the degrees of the outer squares next to the
//! seam. Which of these can still come about depends on what is known of the outer columns. It is worked out
//! beforehand, from the seam backwards, for each side by itself and as if the other columns allowed everything: what
//! is left out can surely not become a tour of the share.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use crate::count::meet_in_the_middle::frame::{Degrees, Frame, OUTER, both, one, outer, slot_at};
use crate::count::meet_in_the_middle::program::{Choice, Program, Use};

/// The number of columns at each side whose squares next to the seam divide the tours.
const KEPT: usize = 2;

/// The degrees of these squares on one side, by number: a digit below three for each.
const PATTERNS: usize = 3_usize.pow(2 * KEPT as u32);

/// The degrees that the outer columns of a side can have.
const SIGHTS: usize = 3_usize.pow(3 * OUTER);

/// A bit for each pattern that is possible at the end of the upper half, and at the end of the lower one.
type Within = [u128; 2];

/// For each sight of a side, the number of the set of patterns within reach.
type Side = Vec<u16>;

/// How the tours of a board can be divided.
#[derive(Debug)]
pub(super) struct Cut {
    frame: Frame,
    steps: Vec<AfterStep>,
    /// For two patterns, the number of their class.
    classes: Vec<u32>,
    /// The number of classes. Each is at the seam only of the tours of one share.
    pub len: usize,
}

#[derive(Debug)]
struct AfterStep {
    sides: Arc<[Side; 2]>,
    sets: Vec<Within>,
}

/// What is left out after a step.
#[derive(Clone, Debug)]
pub(in super::super) struct Sieve {
    frame: Frame,
    sides: Arc<[Side; 2]>,
    sets: usize,
    /// For two sets, the one of the left side and the one of the right side, whether anything of the share is in them.
    lets: Arc<[bool]>,
}

impl Sieve {
    #[inline]
    pub fn lets_through(&self, degrees: Degrees) -> bool {
        self.lets[cell(self.frame, &self.sides, self.sets, degrees)]
    }
}

fn cell(frame: Frame, [left, right]: &[Side; 2], sets: usize, degrees: Degrees) -> usize {
    let set = |side: &Side, degrees| usize::from(side[sight(outer(degrees))]);
    set(left, degrees) * sets + set(right, frame.mirrored(degrees))
}

/// The number of some degrees of outer columns, two bits each.
fn sight(outer: usize) -> usize {
    const ROW: [usize; 1 << (2 * OUTER)] = {
        let mut rows = [0; 1 << (2 * OUTER)];
        let mut bits = 0;
        while bits < rows.len() {
            rows[bits] = (bits & 3) + 3 * (bits >> 2 & 3) + 9 * (bits >> 4);
            bits += 1;
        }
        rows
    };
    let row = |number: usize| ROW[outer >> (2 * OUTER as usize * number) & (ROW.len() - 1)];
    row(0) + 27 * (row(1) + 27 * row(2))
}

/// All degrees of outer columns in the order of their numbers.
fn sights() -> impl Iterator<Item = usize> {
    let digit = |number: usize, at: u32| number / 3_usize.pow(at) % 3;
    (0..SIGHTS).map(move |number| (0..3 * OUTER).map(|at| digit(number, at) << (2 * at)).sum())
}

/// The pattern that outer columns have at the end: first the squares of the own row, then those beyond the seam.
fn pattern(outer: usize) -> usize {
    let digit = |row: usize, column: usize| outer >> (2 * (row * OUTER as usize + column)) & 3;
    digit(0, 0) + 3 * digit(0, 1) + 9 * digit(1, 0) + 27 * digit(1, 1)
}

/// The pattern that completes another, as the other half sees it.
fn completing(pattern: usize) -> usize {
    let digits = [27, 9, 3, 1].map(|value| 2 - pattern / value % 3);
    digits[1] + 3 * digits[0] + 9 * digits[3] + 27 * digits[2]
}

/// The degrees with a pattern on each side, and two moves from every other square.
fn beside(frame: Frame, [left, right]: [usize; 2]) -> Degrees {
    let two = frame.squares().fold(0, |all, slot| all | (2 * one(slot)));
    let kept = [(0, 0, 1), (0, 1, 3), (1, 0, 9), (1, 1, 27)];
    kept.into_iter().fold(two, |all, (row, column, value)| {
        let slot = slot_at(row, column);
        let sides = [(slot, left), (frame.mirrored_slot(slot), right)];
        sides.into_iter().fold(all, |all, (slot, pattern)| {
            let moves = (pattern / value % 3) as Degrees;
            all & !both(slot) | (moves * one(slot))
        })
    })
}

/// A choice as a side sees it.
fn on_side(frame: Frame, choice: &Choice, side: usize) -> [usize; 3] {
    choice.parts().map(|part| outer(if side == 0 { part } else { frame.mirrored(part) }))
}

fn union(a: Within, b: Within) -> Within {
    [a[0] | b[0], a[1] | b[1]]
}

impl Cut {
    pub fn new(program: &Program) -> Self {
        let frame = program.frame;
        let nothing = || [0, 1].map(|_| vec![Within::default(); SIGHTS]);
        let mut before: Vec<[Vec<Within>; 2]> = Vec::new();
        before.resize_with(program.use_count(), nothing);
        let mut steps = Vec::new();
        for (at, step) in program.steps.iter().enumerate().rev() {
            let mut after = nothing();
            for (side, after) in after.iter_mut().enumerate() {
                for (outer, within) in sights().zip(&mut *after) {
                    let outer = if step.shifts { outer >> (2 * OUTER) } else { outer };
                    for (number, what_for) in program.uses(step.to) {
                        let more = match what_for {
                            Use::Step(_) => before[number][side][sight(outer)],
                            Use::Upper => [1 << pattern(outer), 0],
                            Use::Lower => [0, 1 << completing(pattern(outer))],
                        };
                        *within = union(*within, more);
                    }
                }
                let mut choices: Vec<_> =
                    step.choices.iter().map(|choice| on_side(frame, choice, side)).collect();
                choices.sort_unstable();
                choices.dedup();
                for (outer, within) in sights().zip(&mut before[at][side]) {
                    for [bits, wanted, gains] in &choices {
                        if outer & bits == *wanted {
                            *within = union(*within, after[sight(outer - wanted + gains)]);
                        }
                    }
                }
            }
            steps.push(AfterStep::new(&after));
        }
        steps.reverse();
        let (classes, len) = classes(program.lower == program.upper);
        Self { frame, steps, classes, len }
    }

    /// The classes with which, in either half, no outer square next to the seam has fewer moves than it needs. No others
    /// occur.
    pub fn possible(&self, program: &Program) -> BTreeSet<usize> {
        let ends = [program.upper, program.lower].map(|layer| {
            let step = &program.steps[layer - 1];
            let mut prune = step.prune.clone();
            if step.shifts {
                prune.shift();
            }
            prune
        });
        let suffices = |both: &[usize; 2]| {
            let halves = [*both, both.map(completing)].map(|both| beside(self.frame, both));
            ends.iter().zip(halves).all(|(prune, degrees)| prune.suffice(degrees))
        };
        let all = (0..PATTERNS).flat_map(|left| (0..PATTERNS).map(move |right| [left, right]));
        all.filter(suffices).map(|[left, right]| self.class(left, right)).collect()
    }

    /// The program of a share, which has these classes.
    pub fn share(&self, program: &Program, has: impl Fn(usize) -> bool) -> Program {
        let mut program = program.clone();
        // For each pattern of the left side, those of the right side with which it is in the share.
        let with = |a: usize| {
            let in_share = (0..PATTERNS).filter(|&b| has(self.class(a, b)));
            in_share.fold(0, |all, b| all | 1_u128 << b)
        };
        let with: Vec<u128> = (0..PATTERNS).map(with).collect();
        for (step, AfterStep { sides, sets }) in program.steps.iter_mut().zip(&self.steps) {
            let mut lets = Vec::with_capacity(sets.len().pow(2));
            for left in sets {
                let [upper, lower] =
                    left.map(|half| patterns(half).fold(0, |all, a| all | with[a]));
                lets.extend(sets.iter().map(|right| right[0] & upper | right[1] & lower != 0));
            }
            let (frame, sides) = (self.frame, Arc::clone(sides));
            step.sieve = Some(Sieve { frame, sides, sets: sets.len(), lets: lets.into() });
        }
        program
    }

    /// Where degrees belong after a step, before the frame moves: a number below [`cells`](Self::cells).
    #[inline]
    pub fn cell(&self, step: usize, degrees: Degrees) -> usize {
        let AfterStep { sides, sets } = &self.steps[step];
        cell(self.frame, sides, sets.len(), degrees)
    }

    /// How many such numbers there are.
    pub fn cells(&self, step: usize) -> usize {
        self.steps[step].sets.len().pow(2)
    }

    /// The classes within reach of degrees with this number, in order.
    pub fn within(&self, step: usize, cell: usize) -> BTreeSet<usize> {
        let sets = &self.steps[step].sets;
        let [left, right] = [cell / sets.len(), cell % sets.len()].map(|set| sets[set]);
        let halves = left.into_iter().zip(right);
        let classes = |(left, right)| {
            patterns(left).flat_map(move |a| patterns(right).map(move |b| self.class(a, b)))
        };
        halves.flat_map(classes).collect()
    }

    fn class(&self, left: usize, right: usize) -> usize {
        self.classes[left * PATTERNS + right] as usize
    }
}

impl AfterStep {
    fn new(after: &[Vec<Within>; 2]) -> Self {
        let mut numbers = HashMap::new();
        let mut sets = Vec::new();
        let mut number = |within: &Within| {
            *numbers.entry(*within).or_insert_with(|| {
                sets.push(*within);
                sets.len() as u16 - 1
            })
        };
        let sides = [0, 1].map(|side: usize| after[side].iter().map(&mut number).collect());
        Self { sides: Arc::new(sides), sets }
    }
}

/// The patterns whose bits are set.
fn patterns(bits: u128) -> impl Iterator<Item = usize> {
    (0..PATTERNS).filter(move |pattern| bits >> pattern & 1 == 1)
}

/// The class of every two patterns, and how many there are. Tours and their mirror images have one class, and those
/// that are turned over, too, if the halves are alike.
fn classes(are_alike: bool) -> (Vec<u32>, usize) {
    let all = (0..PATTERNS).flat_map(|a| (0..PATTERNS).map(move |b| [a, b]));
    let first = |[a, b]: [usize; 2]| [a, b].min([b, a]);
    let first = |both: [usize; 2]| {
        if are_alike { first(both).min(first(both.map(completing))) } else { first(both) }
    };
    let of_each: Vec<_> = all.map(first).collect();
    let different: BTreeSet<_> = of_each.iter().copied().collect();
    let number: HashMap<_, _> = different.iter().copied().zip(0..).collect();
    (of_each.iter().map(|both| number[both]).collect(), different.len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::count::meet_in_the_middle::program::{Layout, program};

    #[test]
    fn both_sides_are_alike_where_mirror_images_are_one() {
        for (width, rows, from_middle, has_apex) in
            [(3, [4, 3], false, true), (5, [3, 3], true, false), (8, [4, 4], false, false)]
        {
            let layout = Layout { rows, from_middle };
            let program = program(Frame { width }, layout, has_apex);
            let cut = Cut::new(&program);
            for (step, after) in program.steps.iter().zip(&cut.steps).filter(|(step, _)| step.folds)
            {
                let [left, right] = &*after.sides;
                assert!(left == right, "{width} wide, before layer {}", step.to);
            }
        }
    }

    #[test]
    fn what_completes_what_completes_a_pattern_is_the_pattern() {
        let all = || 0..PATTERNS;
        assert!(all().all(|pattern| completing(completing(pattern)) == pattern));
        assert!(all().zip(sights()).all(|(number, outer)| sight(outer) == number));
        let (classes, len) = classes(true);
        assert!(classes.iter().all(|&class| (class as usize) < len) && len < PATTERNS.pow(2) / 3);
    }
}
