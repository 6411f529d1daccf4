//! Counting tours of any graph, square by square.
//!
//! The squares are processed in a fixed order. For each, the step decides which of its moves to unfinished
//! squares belong to the tour. The moves chosen so far form paths, and how they can be continued depends only
//! on the frontier: which squares are inside a path, which are untouched, and which are the two ends of the
//! same path. Choices that agree in this are one state with a count (after D. E. Knuth's Simpath; The Art of
//! Computer Programming 4A, 7.1.4, exercise 225).
//!
//! An open tour is a closed one through one more square, the apex, which is a move away from every other. It
//! is never finished, and stays on the frontier.
//!
//! On a board folded by a symmetry, several edges can join two squares. Each choice of squares then stands for
//! as many as there are choices of edges, and one more bit of the state holds the parity of their voltages.

use super::order::Ordered;
use super::quotient::{Quotient, Ways};
use super::settings::{Forecast, Settings};
use super::table::{Place, Table};
use crate::board::Square;
use crate::count::error::CountError;
use crate::graph::Graph;
use crate::tour::target::Target;

/// Maximum width of the frontier. A state has four bits for each square: the values other than [`UNTOUCHED`]
/// and [`INSIDE`] distinguish 14 paths, which have 28 ends.
pub(super) const WIDEST: usize = 28;

/// Measured on boards of 25 to 64 squares, where it was 240 to 1700.
const NANOSECONDS_A_STATE: f64 = 800.0;
/// For the tables before and after a step together.
const BYTES_A_STATE: f64 = 70.0;

/// Marks an untouched square in a state. Any value but these two marks an end: of the first path, the second,
/// and so on.
const UNTOUCHED: u8 = 0;
const INSIDE: u8 = 1;
const FIRST_PATH: u8 = 2;

/// The bit of a state that is set if the sum of voltages so far is odd; slots need no more than 112 bits.
const ODD: u32 = 127;

#[derive(Debug, Default)]
pub(super) struct Frontier {
    steps: Vec<Step>,
    /// The step that is being taken.
    step: usize,
    /// States before the step; those at earlier positions have been processed.
    before: Table,
    place: Place,
    after: Table,
    /// The number of states after each step taken.
    layers: Vec<u64>,
    /// Tours with an even sum of voltages, and with an odd one.
    tours: [u128; 2],
    /// Whether those with an odd sum are to be counted.
    is_odd: bool,
    limit: u64,
    /// Forecast for the whole count.
    pub forecast: Forecast,
}

/// How one square is finished. Squares involved have slots: those on the frontier before, and those that join
/// it.
#[derive(Debug)]
pub(super) struct Step {
    square: u8,
    /// Slots on the frontier before the step.
    before: u8,
    /// Slots of its unfinished neighbours.
    neighbours: Vec<u8>,
    /// Slots on the frontier after the step, in its order.
    after: Vec<u8>,
    /// Slots with so few unfinished neighbours left that they must already have the given number of moves.
    needy: Vec<(u8, u8)>,
    /// The slot of the apex, if a move must lead there: the square is the start.
    must: Option<u8>,
    /// The slot of the apex as long as the start is not finished: it has to keep room for it.
    spare: Option<u8>,
    /// Whether every unfinished square has a slot, so that a tour can close.
    may_close: bool,
    /// Share of the whole work in the steps before this one.
    pub(super) fraction: f64,
    /// The index in the order of the square in each slot; the apex comes after the last.
    pub(super) places: Vec<u32>,
    /// On a folded board, the edges to the square in each slot.
    ways: Vec<Ways>,
}

impl Frontier {
    /// # Errors
    /// [`CountError::TooWide`].
    pub fn new(graph: &Graph, settings: &Settings) -> Result<Self, CountError> {
        let has_apex = settings.target == Target::Open;
        let ordered = ordered(graph, has_apex)?;
        let apex = has_apex.then(|| Apex::new(graph, &ordered, settings.ends));
        Self::along(&ordered, apex, settings.memory)
    }

    /// A count of the cycles of a quotient that stand for tours.
    ///
    /// # Errors
    /// [`CountError::TooWide`].
    pub fn folded(quotient: &Quotient, limit: u64) -> Result<Self, CountError> {
        let neighbours = quotient.edges.iter();
        let neighbours: Vec<Vec<u32>> =
            neighbours.map(|near| near.iter().map(|(other, _)| *other).collect()).collect();
        let ordered = Ordered::of_folded(&neighbours, WIDEST);
        check_width(&ordered, false)?;
        let mut count = Self::along(&ordered, None, limit)?;
        let number = |place: u32| ordered.numbers[place as usize];
        for step in &mut count.steps {
            let from = number(step.place());
            step.ways = step.places.iter().map(|&to| quotient.ways(from, number(to))).collect();
        }
        count.is_odd = quotient.is_odd;
        Ok(count)
    }

    fn along(ordered: &Ordered, apex: Option<Apex>, limit: u64) -> Result<Self, CountError> {
        let expected = expected_states(ordered);
        let steps = steps(ordered, apex, &expected);
        let most = expected.iter().copied().fold(0.0, f64::max);
        let forecast = Forecast {
            seconds: expected.iter().sum::<f64>() * NANOSECONDS_A_STATE / 1e9,
            bytes: most * BYTES_A_STATE,
        };
        let mut before = Table::default();
        before.add(0, 1, 0, limit)?;
        Ok(Self { steps, before, limit, forecast, ..Self::default() })
    }

    /// Does about this much work, measured in states; returns the number of undirected tours at the end.
    ///
    /// # Errors
    /// [`CountError::NeedsMoreMemory`] and [`CountError::Overflow`].
    pub fn advance(&mut self, work: u64) -> Result<Option<u128>, CountError> {
        let mut left = work;
        while self.step < self.steps.len() {
            loop {
                if left == 0 {
                    return Ok(None);
                }
                let Some((state, count)) = self.before.next(&mut self.place) else { break };
                left = left.saturating_sub(self.finish_square(state, count)?);
            }
            self.layers.push(self.after.len() as u64);
            self.before = std::mem::take(&mut self.after);
            self.place = Place::default();
            self.step += 1;
        }
        self.before = Table::default();
        Ok(Some(self.tours[usize::from(self.is_odd)]))
    }

    /// Share of the work done, from 0 to 1. An estimate, since the number of states is not known beforehand.
    pub fn fraction(&self) -> f64 {
        let Some(step) = self.steps.get(self.step) else { return 1.0 };
        let next = self.steps.get(self.step + 1).map_or(1.0, |next| next.fraction);
        step.fraction + (next - step.fraction) * self.before.share(self.place)
    }

    /// States of the layer being made.
    pub fn states(&self) -> u64 {
        self.after.len() as u64
    }

    pub fn layers(&self) -> &[u64] {
        &self.layers
    }

    pub fn steps(&self) -> usize {
        self.steps.len()
    }

    pub fn bytes(&self) -> u64 {
        self.before.bytes() + self.after.bytes()
    }

    /// Chooses the moves of the square in all ways; returns the amount of work.
    fn finish_square(&mut self, state: u128, count: u128) -> Result<u64, CountError> {
        let step = &self.steps[self.step];
        let paths = step.read(state);
        let before = state >> ODD;
        let held = self.before.bytes();
        let mut work = 1;
        step.choose(&paths, |paths, closed, ends| -> Result<(), CountError> {
            work += 1;
            let state = if closed { step.is_tour(paths).then_some(0) } else { step.write(paths) };
            let Some(state) = state else { return Ok(()) };
            let mut add = |is_odd: u128| {
                if closed {
                    let tours = &mut self.tours[is_odd as usize];
                    *tours = tours.checked_add(count).ok_or(CountError::Overflow)?;
                    return Ok(());
                }
                self.after.add(state | is_odd << ODD, count, held, self.limit)
            };
            if step.ways.is_empty() {
                return add(0);
            }
            for (ways, odd) in step.ways(ends).into_iter().zip(0..) {
                for _ in 0..ways {
                    add(before ^ odd)?;
                }
            }
            Ok(())
        })?;
        Ok(work)
    }
}

/// The squares in an order that keeps the frontier narrow.
///
/// # Errors
/// [`CountError::TooWide`].
pub(super) fn ordered(graph: &Graph, has_apex: bool) -> Result<Ordered, CountError> {
    // Each square is on the frontier with all neighbours that come later.
    let moves = graph.degrees().iter().map(|&degree| degree as usize).sum::<usize>() / 2;
    let width = moves.div_ceil(graph.squares());
    if width > WIDEST {
        return Err(CountError::TooWide { width, widest: WIDEST });
    }
    let ordered = Ordered::new(graph, WIDEST);
    check_width(&ordered, has_apex)?;
    Ok(ordered)
}

fn check_width(ordered: &Ordered, has_apex: bool) -> Result<(), CountError> {
    let width = ordered.widest() + usize::from(has_apex);
    if width > WIDEST { Err(CountError::TooWide { width, widest: WIDEST }) } else { Ok(()) }
}

/// The paths chosen so far, restricted to the squares with slots.
#[derive(Clone, Copy)]
pub(super) struct Paths {
    /// For each slot the other end of its path: itself if untouched, [`NO_END`] inside a path.
    other_end: [u8; 32],
}

const NO_END: u8 = u8::MAX;

const ALL_UNTOUCHED: [u8; 32] = {
    let mut other_end = [0; 32];
    let mut slot = 0;
    while slot < other_end.len() {
        other_end[slot] = slot as u8;
        slot += 1;
    }
    other_end
};

impl Paths {
    /// The number of moves chosen at a slot.
    fn degree(&self, slot: u8) -> u8 {
        match self.other_end[usize::from(slot)] {
            NO_END => 2,
            end if end == slot => 0,
            _ => 1,
        }
    }

    /// Adds a move; returns the new paths and whether it closes a cycle. `None` if a slot has two moves
    /// already. Both slots of the closing move are then inside, like all others of the cycle.
    #[inline]
    fn linked(&self, a: u8, b: u8) -> Option<(Self, bool)> {
        let (end_a, end_b) = (self.other_end[usize::from(a)], self.other_end[usize::from(b)]);
        if end_a == NO_END || end_b == NO_END {
            return None;
        }
        let mut paths = *self;
        let closes = end_a == b;
        if closes {
            paths.other_end[usize::from(a)] = NO_END;
            paths.other_end[usize::from(b)] = NO_END;
            return Some((paths, true));
        }
        paths.other_end[usize::from(end_a)] = end_b;
        paths.other_end[usize::from(end_b)] = end_a;
        for (slot, end) in [(a, end_a), (b, end_b)] {
            if end != slot {
                paths.other_end[usize::from(slot)] = NO_END;
            }
        }
        Some((paths, false))
    }
}

impl Step {
    /// Enumerates the moves of the square. `keep` is given the resulting paths, whether one of them is a
    /// cycle, and the slots that the moves lead to.
    #[inline]
    pub(super) fn choose<E>(
        &self,
        paths: &Paths,
        mut keep: impl FnMut(&Paths, bool, &[u8]) -> Result<(), E>,
    ) -> Result<(), E> {
        let square = self.square;
        let mut keep = |paths: &Paths, closed: bool, ends: &[u8]| {
            let is_left_out = self.must.is_some_and(|apex| !ends.contains(&apex))
                || self.spare.is_some_and(|apex| paths.degree(apex) == 2);
            if is_left_out { Ok(()) } else { keep(paths, closed, ends) }
        };
        for (at, &first) in self.neighbours.iter().enumerate() {
            match paths.degree(square) {
                2 => break,
                1 => {
                    if let Some((paths, closed)) = paths.linked(square, first) {
                        keep(&paths, closed, &[first])?;
                    }
                }
                _ => {
                    let Some((paths, _)) = paths.linked(square, first) else { continue };
                    for &second in &self.neighbours[at + 1..] {
                        if let Some((paths, closed)) = paths.linked(square, second) {
                            keep(&paths, closed, &[first, second])?;
                        }
                    }
                }
            }
        }
        if paths.degree(square) == 2 {
            keep(paths, false, &[])?;
        }
        Ok(())
    }

    /// In how many ways edges lead to the squares in some slots, with an even sum of voltages and an odd one.
    fn ways(&self, ends: &[u8]) -> Ways {
        ends.iter().fold([1, 0], |[even, odd], &end| {
            let more = self.ways[usize::from(end)];
            [even * more[0] + odd * more[1], even * more[1] + odd * more[0]]
        })
    }

    /// Whether a cycle contains all unfinished squares, so that it is a tour.
    pub(super) fn is_tour(&self, paths: &Paths) -> bool {
        self.may_close && self.after.iter().all(|&slot| paths.degree(slot) == 2)
    }

    /// The index in the order of the square being finished.
    pub(super) fn place(&self) -> u32 {
        self.places[usize::from(self.square)]
    }

    /// The moves to the squares in these slots, by index in the order.
    pub(super) fn moves<'a>(&'a self, ends: &'a [u8]) -> impl Iterator<Item = [u32; 2]> + 'a {
        ends.iter().map(|&end| [self.place(), self.places[usize::from(end)]])
    }

    pub(super) fn read(&self, state: u128) -> Paths {
        // The squares that join the frontier are untouched, too.
        let mut other_end = ALL_UNTOUCHED;
        let mut ends_of = [NO_END; 16];
        let mut words = state;
        for slot in 0..self.before {
            let word = words as u8 & 15;
            words >>= 4;
            other_end[usize::from(slot)] = match word {
                UNTOUCHED => slot,
                INSIDE => NO_END,
                path => {
                    let end = &mut ends_of[usize::from(path)];
                    let other = std::mem::replace(end, slot);
                    if other != NO_END {
                        other_end[usize::from(other)] = slot;
                    }
                    other
                }
            };
        }
        Paths { other_end }
    }

    /// The state after the step; `None` if some slot cannot get the moves it needs.
    pub(super) fn write(&self, paths: &Paths) -> Option<u128> {
        if self.needy.iter().any(|&(slot, needed)| paths.degree(slot) < needed) {
            return None;
        }
        let mut words = [0; 32];
        let (mut next, mut state) = (FIRST_PATH, 0);
        for &slot in &self.after {
            let other = paths.other_end[usize::from(slot)];
            let word = match other {
                NO_END => INSIDE,
                end if end == slot => UNTOUCHED,
                _ if words[usize::from(slot)] != 0 => words[usize::from(slot)],
                _ => {
                    words[usize::from(other)] = next;
                    next += 1;
                    next - 1
                }
            };
            // Shifted in from above: a shift by a constant needs no range check.
            state = state >> 4 | u128::from(word) << (u128::BITS - 4);
        }
        Some(state.checked_shr(u128::BITS - 4 * self.after.len() as u32).unwrap_or(0))
    }
}

/// The square through which open tours are closed ones, and from which squares moves lead there.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Apex {
    /// The index in the order of the square where tours begin, if that is given.
    pub(super) start: Option<u32>,
    /// That where they end, if both are given.
    end: Option<u32>,
}

impl Apex {
    pub(super) fn new(
        graph: &Graph,
        ordered: &Ordered,
        ends: Option<(Square, Option<Square>)>,
    ) -> Self {
        let place = |square: Square| {
            let number = graph.each_square().position(|each| each == square)?;
            let place = ordered.numbers.iter().position(|&each| each as usize == number)?;
            Some(place as u32)
        };
        let (start, end) = ends.unzip();
        Self { start: start.and_then(place), end: end.flatten().and_then(place) }
    }

    fn is_move_of(self, place: u32) -> bool {
        self.end.is_none_or(|end| place == end || Some(place) == self.start)
    }
}

pub(super) fn steps(ordered: &Ordered, with: Option<Apex>, expected: &[f64]) -> Vec<Step> {
    let has_apex = with.is_some();
    let leads_to_apex = |place: u32| with.is_some_and(|apex| apex.is_move_of(place));
    let start = with.and_then(|apex| apex.start);
    let order = ordered.neighbours.len() as u32;
    let apex = order;
    let mut frontier: Vec<u32> = Vec::new();
    let mut steps = Vec::with_capacity(ordered.neighbours.len());
    let (all, mut before) = (expected.iter().sum::<f64>(), 0.0);
    for (place, near) in (0..).zip(&ordered.neighbours) {
        let later = near.iter().copied().filter(|&other| other > place);
        let later: Vec<u32> = later.chain(leads_to_apex(place).then_some(apex)).collect();
        let mut at_hand = frontier.clone();
        for &square in [place].iter().chain(&later) {
            if !at_hand.contains(&square) {
                at_hand.push(square);
            }
        }
        let slot =
            |square: u32| at_hand.iter().position(|&other| other == square).unwrap_or(0) as u8;
        let after: Vec<u32> = at_hand.iter().copied().filter(|&square| square != place).collect();
        let needy = |&square: &u32| {
            let left = if square == apex {
                (place + 1..order).filter(|&later| leads_to_apex(later)).count() as u32
            } else {
                let later =
                    ordered.neighbours[square as usize].iter().filter(|&&near| near > place);
                later.count() as u32 + u32::from(leads_to_apex(square))
            };
            (left < 2).then(|| (slot(square), 2 - left as u8))
        };
        steps.push(Step {
            square: slot(place),
            must: (start == Some(place)).then(|| slot(apex)),
            spare: (start > Some(place) && at_hand.contains(&apex)).then(|| slot(apex)),
            before: frontier.len() as u8,
            neighbours: later.iter().map(|&square| slot(square)).collect(),
            needy: later.iter().filter_map(needy).collect(),
            may_close: after.len() as u32 == order - 1 - place + u32::from(has_apex),
            after: after.iter().map(|&square| slot(square)).collect(),
            fraction: before / all,
            places: at_hand,
            ways: Vec::new(),
        });
        before += expected[place as usize];
        frontier = after;
    }
    steps
}

/// Approximately how many states each step makes, by a rule of thumb fitted to some boards: they grow with
/// the moves decided, faster until the frontier is full, and shrink with the last moves.
pub(super) fn expected_states(ordered: &Ordered) -> Vec<f64> {
    let all: usize = ordered.neighbours.iter().map(Vec::len).sum::<usize>() / 2;
    let mut decided = 0;
    let states = ordered.neighbours.iter().zip(&ordered.widths).enumerate();
    let states = states.map(|(place, (near, &width))| {
        decided += near.iter().filter(|&&other| other as usize > place).count();
        let (moves, left) = (decided as f64, (all - decided) as f64);
        let grown = (0.28 * moves).min(2.6 + 0.155 * moves);
        grown.min(1.05 * width as f64).min(4.0 + 0.5 * left).exp()
    });
    states.collect()
}
