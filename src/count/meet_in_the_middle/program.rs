//! What is done to a frame, one step after the other, until half a board is counted.

use super::frame::{APEX, Degrees, Frame, Slot, degree, one};

/// From one layer of states to another: squares are given their moves in one or several ways.
#[derive(Clone, Debug)]
pub(super) struct Step {
    pub choices: Vec<Choice>,
    /// States that are mirror images of each other become one afterwards. What was done since they
    /// were last folded has to be the same from both sides, but for its order.
    pub folds: bool,
    /// The first row is finished afterwards, and the frame goes on to the next.
    pub shifts: bool,
    /// Slots that neither this step nor the next ones touch, two bits each. States that differ there,
    /// and not as mirror images do, have nothing to do with each other.
    pub apart: Degrees,
    /// The layers before and after it.
    pub from: usize,
    pub to: usize,
}

/// One way to choose moves.
#[derive(Clone, Debug)]
pub(super) struct Choice {
    /// The moves, one after the other.
    pub links: Vec<(Slot, Slot)>,
    /// A slot whose square is finished by it, and the moves that it has to have before.
    finished: Option<(Slot, u64)>,
    /// For each slot touched, the moves it gets.
    gains: Vec<(Slot, u64)>,
    /// What is added to the degrees, modulo 2⁶⁴.
    difference: u64,
}

impl Choice {
    fn new(links: Vec<(Slot, Slot)>, finished: Option<(Slot, u64)>) -> Self {
        let mut gains: Vec<(Slot, u64)> = Vec::new();
        for slot in links.iter().flat_map(|&(a, b)| [a, b]) {
            match gains.iter_mut().find(|(gaining, _)| *gaining == slot) {
                Some((_, gain)) => *gain += 1,
                None => gains.push((slot, 1)),
            }
        }
        // A square that is finished is left without a trace.
        gains.retain(|(slot, _)| finished.is_none_or(|(own, _)| own != *slot));
        let gain: u64 = gains.iter().map(|&(slot, gain)| gain * one(slot)).sum();
        let loss = finished.map_or(0, |(slot, moves)| moves * one(slot));
        Self { links, finished, gains, difference: gain.wrapping_sub(loss) }
    }

    /// The degrees after the choice, if it can be made.
    #[inline]
    pub fn after(&self, before: Degrees) -> Option<Degrees> {
        let is_left = |&(slot, gain): &(Slot, u64)| degree(before, slot) + gain <= 2;
        let may_finish = self.finished.is_none_or(|(slot, moves)| degree(before, slot) == moves);
        let may = may_finish && self.gains.iter().all(is_left);
        may.then(|| before.wrapping_add(self.difference))
    }

    /// The degrees before the choice, if it can have been made.
    #[inline]
    pub fn before(&self, after: Degrees) -> Option<Degrees> {
        let has_gained = |&(slot, gain): &(Slot, u64)| degree(after, slot) >= gain;
        self.gains.iter().all(has_gained).then(|| after.wrapping_sub(self.difference))
    }
}

/// The steps for both halves of a rectangle. They begin alike.
#[derive(Clone, Debug)]
pub(super) struct Program {
    /// In an order in which each layer is made before it is needed.
    pub steps: Vec<Step>,
    /// The last layer of the half with more rows.
    pub upper: usize,
    /// The last layer of the other half; the same where that is the upper one turned over.
    pub lower: usize,
}

/// The program for a board of this width, of at least 3, and height, of at least 4.
///
/// Each half has the squares of its own rows finished, but for the row next to the seam, whose moves
/// to the rows beyond it belong to the other half. Of the moves between the two rows next to the
/// seam, each half gets a share that is the other's turned over; only on boards of odd width two
/// moves in the middle are left, which go to the lower half.
pub(super) fn program(frame: Frame, height: u8, has_apex: bool) -> Program {
    let (upper_rows, lower_rows) = (height.div_ceil(2), height / 2);
    let shared = (frame.width - 2) / 2;
    let pairs = |columns: std::ops::Range<u8>| columns.map(move |column| seam_pair(frame, column));
    let mut upper_seam: Vec<Vec<_>> = pairs(0..shared).collect();
    let mut lower_seam = upper_seam.clone();
    if frame.width % 2 == 1 {
        lower_seam.extend(pairs(shared..shared + 1));
    }
    let are_alike = upper_rows == lower_rows && upper_seam.len() == lower_seam.len();
    for seam in [&mut upper_seam, &mut lower_seam] {
        if has_apex {
            seam.push((0..frame.width).map(|column| (APEX, frame.slot(0, column))).collect());
        }
    }
    let mut program = Program { steps: Vec::new(), upper: 0, lower: 0 };
    let rows = |count: u8| (0..count).flat_map(|_| row(frame, has_apex));
    let fork = program.add(0, rows(lower_rows - 1));
    if !are_alike {
        program.lower = program.add(fork, seam_steps(frame, &lower_seam).into_iter());
    }
    let seam = seam_steps(frame, &upper_seam);
    program.upper = program.add(fork, rows(upper_rows - lower_rows).chain(seam));
    if are_alike {
        program.lower = program.upper;
    }
    program
}

impl Program {
    /// How many layers there are, with the first.
    pub fn layers(&self) -> usize {
        self.steps.len() + 1
    }

    /// Whether a layer is needed after a step has been taken, by its place.
    pub fn needs(&self, layer: usize, step: usize) -> bool {
        let is_from = |later: &Step| later.from == layer;
        [self.upper, self.lower].contains(&layer) || self.steps[step + 1..].iter().any(is_from)
    }

    /// The slots that are apart for the layer after a step: those of the step itself, or, where it
    /// has none, of the last one that goes on from there.
    pub fn apart(&self, step: &Step) -> Degrees {
        let next = self.steps.iter().rev().find(|next| next.from == step.to);
        if step.apart == 0 { next.map_or(0, |next| next.apart) } else { step.apart }
    }

    /// Adds steps that go on from a layer; the last layer that they make.
    fn add(&mut self, from: usize, steps: impl Iterator<Item = Step>) -> usize {
        let mut last = from;
        for step in steps {
            let to = self.layers();
            self.steps.push(Step { from: last, to, ..step });
            last = to;
        }
        last
    }
}

/// The steps that finish the first row of the frame: squares as far from the left side as from the
/// right after each other, from the sides to the middle.
fn row(frame: Frame, has_apex: bool) -> Vec<Step> {
    let mut steps = Vec::new();
    for column in 0..frame.width.div_ceil(2) {
        let opposite = frame.width - 1 - column;
        if column != opposite {
            steps.push(finish(frame, column, has_apex));
        }
        steps.push(Step { folds: true, ..finish(frame, opposite, has_apex) });
    }
    if let Some(last) = steps.last_mut() {
        last.shifts = true;
    }
    steps
}

/// The step that finishes the square in a column of the first row.
fn finish(frame: Frame, column: u8, has_apex: bool) -> Step {
    let own = frame.slot(0, column);
    let mut targets: Vec<Slot> = has_apex.then_some(APEX).into_iter().collect();
    for (row, leap) in [(1, 2), (2, 1)] {
        let left = column.checked_sub(leap);
        let right = Some(column + leap).filter(|&column| column < frame.width);
        targets.extend([left, right].into_iter().flatten().map(|column| frame.slot(row, column)));
    }
    let mut choices = vec![Choice::new(vec![], Some((own, 2)))];
    for (at, &first) in targets.iter().enumerate() {
        choices.push(Choice::new(vec![(own, first)], Some((own, 1))));
        let others = targets[at + 1..].iter();
        choices.extend(others.map(|&second| Choice::new(vec![(first, second)], Some((own, 0)))));
    }
    Step { choices, folds: false, shifts: false, apart: 0, from: 0, to: 0 }
}

/// A move across the seam from a column to the one two farther to the right, and its mirror image.
fn seam_pair(frame: Frame, column: u8) -> Vec<(Slot, Slot)> {
    let (from, to) = (frame.slot(0, column), frame.slot(1, column + 2));
    vec![(from, to), (frame.mirrored_slot(from), frame.mirrored_slot(to))]
}

/// Steps that choose among moves at will, but at most two of each list.
fn seam_steps(frame: Frame, seam: &[Vec<(Slot, Slot)>]) -> Vec<Step> {
    let bits = |slot: Slot| 3 * one(slot);
    let touched = seam.iter().flatten().fold(0, |all, &(a, b)| all | bits(a) | bits(b));
    let at_hand = (APEX..=2 * frame.width).fold(0, |all, slot| all | bits(slot));
    let step = |moves: &Vec<(Slot, Slot)>| {
        let mut choices = vec![Choice::new(vec![], None)];
        for (at, &first) in moves.iter().enumerate() {
            choices.push(Choice::new(vec![first], None));
            let others = moves[at + 1..].iter();
            choices.extend(others.map(|&second| Choice::new(vec![first, second], None)));
        }
        Step { choices, folds: true, apart: at_hand & !touched, shifts: false, from: 0, to: 0 }
    };
    seam.iter().map(step).collect()
}
