//! The steps that count half a board, acting on a frame.

use super::frame::{APEX, Degrees, EVEN, Frame, Slot, both, degree, one, shifted, slot_at};
#[cfg(feature = "large")]
use super::large::Sieve;
use super::layer::{is_sound, part_of};
use super::prune::Prune;

/// A step from one layer of states to the next, which gives squares their moves in one or several ways.
#[derive(Clone, Debug, Default)]
pub(super) struct Step {
    /// When a square is finished: choices for squares with no move yet, then for those with one, then for
    /// those with two.
    pub choices: Vec<Choice>,
    finished: Option<Slot>,
    /// Where the choices for squares with one move begin, and those for two.
    begins: [usize; 2],
    touched: Touched,
    /// Whether states that are mirror images are merged afterwards. The steps since the last folding must
    /// then be symmetric, except for their order.
    pub folds: bool,
    /// Whether the first row is finished afterwards, so that the frame moves to the next.
    pub shifts: bool,
    /// The pruning conditions afterwards, before the frame moves.
    pub prune: Prune,
    /// What else is left out, in a share of a count.
    #[cfg(feature = "large")]
    pub sieve: Option<Sieve>,
    /// Slots of squares that may have moves in the layer after it, two bits each.
    live: Degrees,
    /// The layers before and after the step.
    pub from: usize,
    pub to: usize,
}

/// One way to choose moves.
#[derive(Clone, Debug)]
pub(super) struct Choice {
    /// The moves, one after the other.
    pub links: Vec<Move>,
    /// Conditions on some bits of the degrees before: no square may get more than two moves, and one that is
    /// finished must get two.
    bits: Degrees,
    wanted: Degrees,
    /// What is added to the degrees, modulo 2⁶⁴. A finished square's slot becomes 0.
    difference: u64,
    /// What is added to the [numbers](Step::numbers) of the degrees, modulo 2³².
    pub gains: [u32; 2],
}

/// A move that a step chooses or leaves out.
type Move = (Slot, Slot);

impl Step {
    fn new(ways: Vec<Way>, touched: &Touched, prune: Prune) -> Self {
        let finished = ways.iter().find_map(|&(_, finished)| finished).map(|(own, _)| own);
        let moves_before = |&(_, finished): &Way| finished.map_or(0, |(_, moves)| moves);
        let begins = [1, 2].map(|moves| ways.partition_point(|way| moves_before(way) < moves));
        let choices = ways.into_iter().map(|way| Choice::new(way, touched)).collect();
        let touched = touched.clone();
        Self { choices, finished, begins, touched, prune, ..Self::default() }
    }

    /// Whether these degrees, after the step and before the frame moves, are needed for a tour that is counted here.
    #[inline]
    pub fn allows(&self, degrees: Degrees) -> bool {
        #[cfg(feature = "large")]
        if self.sieve.as_ref().is_some_and(|sieve| !sieve.lets_through(degrees)) {
            return false;
        }
        self.prune.allow(degrees)
    }

    /// Slots that are not touched from the last folding to the next, two bits each. States that differ there,
    /// and are not mirror images there, never meet in between.
    pub fn apart(&self) -> Degrees {
        self.touched.apart
    }

    /// Whether the step chooses moves across the seam or to the apex, rather than those of a square that it finishes.
    #[cfg(feature = "large")]
    pub fn is_at_seam(&self) -> bool {
        self.finished.is_none()
    }

    /// The choices possible for these degrees, and perhaps some impossible ones.
    #[inline]
    pub fn choices_for(&self, degrees: Degrees) -> &[Choice] {
        let Some(own) = self.finished else { return &self.choices };
        let [one, two] = self.begins;
        match degree(degrees, own) {
            0 => &self.choices[..one],
            1 => &self.choices[one..two],
            _ => &self.choices[two..],
        }
    }

    /// The number of different degrees that agree outside the touched slots.
    pub fn cells(&self) -> usize {
        3_usize.pow(self.touched.slots.len() as u32)
    }

    /// Numbers of the degrees and of their mirror image, below [`cells`](Self::cells), which distinguish
    /// degrees that differ only in touched slots.
    #[inline]
    pub fn numbers(&self, degrees: Degrees) -> [usize; 2] {
        let mut numbers = [0; 2];
        for &(slot, counts) in &self.touched.slots {
            let moves = degree(degrees, slot) as u32;
            numbers[0] += moves * counts[0];
            numbers[1] += moves * counts[1];
        }
        numbers.map(|number| number as usize)
    }
}

impl Choice {
    fn new((links, finished): Way, touched: &Touched) -> Self {
        let slots = links.iter().flat_map(|&(a, b)| [a, b]);
        let gaining = slots.filter(|&slot| finished.is_none_or(|(own, _)| own != slot));
        let gains: Degrees = gaining.clone().map(one).sum();
        let (single, double) = (gains & EVEN, gains >> 1 & EVEN);
        let loss = finished.map_or(0, |(own, moves)| moves * one(own));
        let own = finished.map_or(0, |(own, _)| both(own));
        let bits = (single << 1) | double | (double << 1) | own;
        let difference = gains.wrapping_sub(loss);
        let numbers = [0, 1].map(|image| {
            let gain: u32 = gaining.clone().map(|slot| touched.counts(slot)[image]).sum();
            let loss = finished.map_or(0, |(own, moves)| moves as u32 * touched.counts(own)[image]);
            gain.wrapping_sub(loss)
        });
        Self { links, bits, wanted: loss, difference, gains: numbers }
    }

    /// The degrees after the choice; `None` if it is impossible.
    #[inline]
    pub fn after(&self, before: Degrees) -> Option<Degrees> {
        (before & self.bits == self.wanted).then(|| before.wrapping_add(self.difference))
    }

    /// Some bits of the degrees before, what they must be, and the moves that squares gain.
    #[cfg(feature = "large")]
    pub fn parts(&self) -> [Degrees; 3] {
        [self.bits, self.wanted, self.difference.wrapping_add(self.wanted)]
    }

    /// The degrees before the choice; `None` if it is impossible.
    #[inline]
    pub fn before(&self, after: Degrees) -> Option<Degrees> {
        let before = after.wrapping_sub(self.difference);
        (before & self.bits == self.wanted).then_some(before)
    }
}

/// The steps for both halves of a rectangle. Both begin with the same steps.
#[derive(Clone, Debug, Default)]
pub(super) struct Program {
    pub frame: Frame,
    pub layout: Layout,
    pub has_apex: bool,
    /// The number that all counts are reduced by, if any.
    pub modulus: Option<u64>,
    /// Steps in an order that makes each layer before it is needed. Step *i* makes layer *i* + 1.
    pub steps: Vec<Step>,
    /// The last layer of the half with more rows.
    pub upper: usize,
    /// The last layer of the other half; equal to `upper` if it is the upper half turned over.
    pub lower: usize,
    /// For each step, the last of the following ones that has the same classes.
    last_alike: Vec<usize>,
}

/// What a layer is needed for: a step, or the join as one of the halves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Use {
    Step(usize),
    Upper,
    Lower,
}

/// Where the halves of a board meet, and the order in which the squares of each row are finished.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Layout {
    /// The rows of the upper half and of the lower half, at least two each. The upper half has at least as
    /// many as the lower one.
    pub rows: [u8; 2],
    /// Whether each row is finished from its middle to its ends.
    pub from_middle: bool,
}

impl Layout {
    /// Halves of equal height, or almost, with rows finished from their ends to the middle.
    pub fn usual(height: u8) -> Self {
        Self { rows: [height.div_ceil(2), height / 2], from_middle: false }
    }
}

/// The program for a board of this width, at least 3.
///
/// Each half finishes the squares of its own rows, except the row next to the seam, whose moves to the rows
/// beyond it belong to the other half. Of the moves between the two rows next to the seam, each half gets a
/// share that is the other's turned over. Only on boards of odd width are there two moves left in the middle,
/// which go to the lower half.
pub(super) fn program(frame: Frame, layout: Layout, has_apex: bool) -> Program {
    let [upper_rows, lower_rows] = layout.rows;
    let height = upper_rows + lower_rows;
    let shared = (frame.width - 2) / 2;
    let pairs = |columns: std::ops::Range<u8>| columns.map(move |column| seam_pair(frame, column));
    let mut upper_seam: Vec<Vec<Move>> = pairs(0..shared).collect();
    let mut lower_seam = upper_seam.clone();
    if frame.width % 2 == 1 {
        lower_seam.extend(pairs(shared..shared + 1));
    }
    let are_alike = upper_rows == lower_rows && upper_seam.len() == lower_seam.len();
    for seam in [&mut upper_seam, &mut lower_seam] {
        if has_apex {
            seam.push((0..frame.width).map(|column| (APEX, slot_at(0, column))).collect());
        }
    }
    let board = Prune::new(frame, height, has_apex);
    let mut program = Program { frame, layout, has_apex, ..Program::default() };
    let (fork, prune) = program.add_rows(0, lower_rows - 1, board);
    if !are_alike {
        program.lower = program.add_seam(fork, &lower_seam, prune.clone());
    }
    let (last_row, prune) = program.add_rows(fork, upper_rows - lower_rows, prune);
    program.upper = program.add_seam(last_row, &upper_seam, prune);
    if are_alike {
        program.lower = program.upper;
    }
    program.find_alike();
    program
}

impl Program {
    /// The number of rows of the board.
    #[cfg(feature = "large")]
    pub fn height(&self) -> u8 {
        self.layout.rows.iter().sum()
    }

    /// The number of layers, including the first.
    pub fn layers(&self) -> usize {
        self.steps.len() + 1
    }

    /// The uses of a layer, each with a unique number below [`use_count`](Self::use_count).
    pub fn uses(&self, layer: usize) -> impl Iterator<Item = (usize, Use)> + '_ {
        let steps = self.steps.iter().enumerate().filter(move |(_, step)| step.from == layer);
        let steps = steps.map(|(at, _)| (at, Use::Step(at)));
        let after = self.steps.len();
        let is_lower = self.lower == layer && self.lower != self.upper;
        let upper = (self.upper == layer).then_some((after, Use::Upper));
        steps.chain(upper).chain(is_lower.then_some((after + 1, Use::Lower)))
    }

    pub fn use_count(&self) -> usize {
        self.steps.len() + 2
    }

    /// The layer and the use with this number.
    pub fn layer_for(&self, number: usize) -> Option<(usize, Use)> {
        let uses = |layer| self.uses(layer).map(move |(at, what_for)| (at, (layer, what_for)));
        (0..self.layers()).flat_map(uses).find(|&(at, _)| at == number).map(|(_, found)| found)
    }

    /// Slots of squares that may have moves in a layer, two bits each.
    pub fn live(&self, layer: usize) -> Degrees {
        layer.checked_sub(1).map_or(0, |step| self.steps[step].live)
    }

    /// Whether a chunk is a list of records that belong into a part, of so many, of the layer for the use with this number.
    pub fn has(&self, number: usize, (part, parts): (usize, usize), chunk: &[u8]) -> bool {
        let Some((layer, what_for)) = self.layer_for(number) else { return false };
        is_sound(chunk, |degrees| {
            self.fits(layer, degrees) && part_of(self.class(what_for, degrees), parts) == part
        })
    }

    /// Whether states of a layer may have these degrees.
    fn fits(&self, layer: usize, degrees: Degrees) -> bool {
        degrees & !self.live(layer) == 0 && degrees & degrees >> 1 & EVEN == 0
    }

    /// A value shared by all degrees of a layer that can meet in this use. Halves meet if they complete each
    /// other.
    #[inline]
    pub fn class(&self, what_for: Use, degrees: Degrees) -> Degrees {
        let partner = || self.frame.folded(self.frame.partner(degrees, self.has_apex));
        match what_for {
            Use::Step(step) => self.frame.class(self.steps[step].apart(), degrees),
            Use::Upper if self.lower == self.upper => degrees.min(partner()),
            Use::Upper => partner(),
            Use::Lower => degrees,
        }
    }

    /// The last of the steps from this one on that has the same classes.
    pub fn last_alike(&self, step: usize) -> usize {
        self.last_alike[step]
    }

    /// Finds the steps that have the same classes as the one before.
    fn find_alike(&mut self) {
        let apart = |step: usize| self.steps[step].apart();
        let mut last_alike: Vec<usize> = (0..self.steps.len()).collect();
        for step in (0..self.steps.len()).rev() {
            let Step { to, shifts, .. } = self.steps[step];
            let is_alike =
                |(_, what_for)| matches!(what_for, Use::Step(next) if apart(next) == apart(step));
            if !shifts && self.uses(to).all(is_alike) {
                last_alike[step] = last_alike[step + 1];
            }
        }
        self.last_alike = last_alike;
    }

    /// Adds the steps that finish some rows; returns the last layer that they make.
    fn add_rows(&mut self, from: usize, count: u8, mut prune: Prune) -> (usize, Prune) {
        let (frame, mut last) = (self.frame, from);
        let middle = frame.width.div_ceil(2) - 1;
        let from_middle = self.layout.from_middle;
        let last_column = if from_middle { 0 } else { middle };
        let opposite_of_last = frame.width - 1 - last_column;
        let columns = (0..count).flat_map(|_| 0..=middle);
        for column in columns.map(|each| if from_middle { middle - each } else { each }) {
            let opposite = frame.width - 1 - column;
            let targets = |column| targets(frame, column, self.has_apex);
            let own = slot_at(0, column);
            let touched = Touched::by(frame, targets(column).into_iter().map(|slot| (own, slot)));
            let mut finish = |column: u8| {
                prune.finish(column);
                let ways = ways_to_finish(slot_at(0, column), &targets(column));
                let mut step = Step::new(ways, &touched, prune.clone());
                step.folds = column == opposite;
                step.shifts = step.folds && opposite_of_last == column;
                step
            };
            let first = (column != opposite).then(|| finish(column));
            for step in first.into_iter().chain([finish(opposite)]) {
                last = self.add(Step { from: last, ..step });
            }
            if column == last_column {
                prune.shift();
            }
        }
        (last, prune)
    }

    /// Adds steps that choose any of the moves, at most two of each list; returns the last layer that they
    /// make.
    fn add_seam(&mut self, from: usize, seam: &[Vec<Move>], mut prune: Prune) -> usize {
        let mut last = from;
        for moves in seam {
            prune.decide(moves);
            let touched = Touched::by(self.frame, moves.iter().copied());
            let mut step = Step::new(ways_to_choose(moves), &touched, prune.clone());
            step.folds = true;
            last = self.add(Step { from: last, ..step });
        }
        last
    }

    /// Adds a step; returns the layer that it makes.
    fn add(&mut self, step: Step) -> usize {
        let to = self.layers();
        let live_before = step.from.checked_sub(1).map_or(0, |before| self.steps[before].live);
        let links = step.choices.iter().flat_map(|choice| &choice.links);
        let touched = links.fold(0, |all, &(a, b)| all | both(a) | both(b));
        let finished = step.finished.map_or(0, both);
        let live = (live_before | touched) & !finished;
        let live = if step.folds { live | self.frame.mirrored(live) } else { live };
        let live = if step.shifts { shifted(live) } else { live };
        self.steps.push(Step { live, to, ..step });
        to
    }
}

/// The slots that moves touch, or their mirror images, each with its weight in the number of the degrees, a
/// power of three: one for the degrees themselves, and one for their image.
#[derive(Clone, Debug, Default)]
struct Touched {
    slots: Vec<(Slot, [u32; 2])>,
    apart: Degrees,
}

impl Touched {
    fn by(frame: Frame, moves: impl Iterator<Item = Move>) -> Self {
        let ends = |(a, b): Move| [a, b];
        let images = |slot: Slot| [slot, frame.mirrored_slot(slot)];
        let touched = moves.flat_map(ends).flat_map(images);
        let touched = touched.fold(0, |all, slot| all | both(slot));
        let all = std::iter::once(APEX).chain(frame.squares()).map(|slot| (slot, both(slot)));
        let apart = all.clone().fold(0, |all, (_, bits)| all | bits) & !touched;
        let slots = all.filter(|&(_, bits)| touched & bits != 0).map(|(slot, _)| slot);
        let slots: Vec<Slot> = slots.collect();
        let counts = |slot| {
            let place = slots.iter().position(|&each| each == slot);
            place.map_or(0, |place| 3_u32.pow(place as u32))
        };
        let slots = slots.iter().map(|&slot| (slot, images(slot).map(counts))).collect();
        Self { slots, apart }
    }

    fn counts(&self, slot: Slot) -> [u32; 2] {
        self.slots.iter().find(|(each, _)| *each == slot).map_or([0; 2], |&(_, counts)| counts)
    }
}

/// Where the square in a column of the first row has moves to when it is finished: the apex, and squares in
/// the next rows.
fn targets(frame: Frame, column: u8, has_apex: bool) -> Vec<Slot> {
    let mut targets: Vec<Slot> = has_apex.then_some(APEX).into_iter().collect();
    for (row, leap) in [(1, 2), (2, 1)] {
        let left = column.checked_sub(leap);
        let right = Some(column + leap).filter(|&column| column < frame.width);
        targets.extend([left, right].into_iter().flatten().map(|column| slot_at(row, column)));
    }
    targets
}

/// Chosen moves, and the square that they finish, with the number of moves it had before.
type Way = (Vec<Move>, Option<(Slot, u64)>);

fn ways_to_finish(own: Slot, targets: &[Slot]) -> Vec<Way> {
    let pairs = targets.iter().enumerate().flat_map(|(at, &first)| {
        targets[at + 1..].iter().map(move |&second| (vec![(first, second)], Some((own, 0))))
    });
    let single = targets.iter().map(|&target| (vec![(own, target)], Some((own, 1))));
    pairs.chain(single).chain([(vec![], Some((own, 2)))]).collect()
}

fn ways_to_choose(moves: &[Move]) -> Vec<Way> {
    let pairs = moves.iter().enumerate().flat_map(|(at, &first)| {
        moves[at + 1..].iter().map(move |&second| (vec![first, second], None))
    });
    let single = moves.iter().map(|&first| (vec![first], None));
    pairs.chain(single).chain([(vec![], None)]).collect()
}

/// A move across the seam from a column to the one two farther to the right, and its mirror image.
fn seam_pair(frame: Frame, column: u8) -> Vec<Move> {
    let (from, to) = (slot_at(0, column), slot_at(1, column + 2));
    vec![(from, to), (frame.mirrored_slot(from), frame.mirrored_slot(to))]
}

#[cfg(test)]
mod tests {
    use super::super::layer::RECORD_HEADER;
    use super::*;

    #[test]
    fn squares_with_three_moves_are_refused_before_anything_is_worked_out_from_them() {
        let program = program(Frame { width: 3 }, Layout::usual(4), true);
        let upper = program.steps.len();
        assert_eq!(program.layer_for(upper).map(|(_, what_for)| what_for), Some(Use::Upper));
        let record = |degrees: Degrees| {
            let mut record = degrees.to_le_bytes().to_vec();
            record.resize(RECORD_HEADER, 0);
            record
        };
        let path = one(slot_at(0, 0)) | one(slot_at(1, 0));
        assert!(program.has(upper, (0, 1), &record(path)), "a path between two squares");
        let three = path | both(slot_at(0, 2)) | both(slot_at(1, 2));
        assert!(!program.has(upper, (0, 1), &record(three)), "three moves from a square");
    }
}
