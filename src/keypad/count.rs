//! Counting sequences exactly, by dynamic programming.

use super::error::KeypadError;
use super::layer::{Layer, Tallied};
use super::limits::Limits;
use super::moves::Moves;
use super::pad::Key;
use super::plan::{Plan, bits, bits_a_move};
use super::problem::Problem;
use crate::error::Error;
use crate::natural::{Natural, add_to};
use crate::resumable::Resumable;

/// Additions between two readings of the clock.
const ADDITIONS_A_LOOK: u64 = 200_000;

/// Counts the sequences of a problem, one length after the other.
///
/// Sequences with the same last key and the same tallies can be continued in the same ways, so only their
/// number is stored. Moves go both ways and tallies ignore the order, so equally many sequences end on a key
/// as begin with it.
///
/// ```
/// use knights_tour::Leaper;
/// use knights_tour::keypad::{Counter, Keypad, Problem};
///
/// let telephone: Keypad = "123/456/789/ 0 ".parse()?;
/// let problem = Problem::new(&telephone.graph(Leaper::KNIGHT), 2, None, &[])?;
/// assert_eq!(Counter::new(&problem)?.finish()?.total.to_string(), "20");
/// # Ok::<(), knights_tour::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Counter {
    moves: Moves,
    limits: Limits,
    fields: Vec<Field>,
    start: Option<Key>,
    plan: Plan,
    length: usize,
    /// The current length, in keys.
    reached: usize,
    layer: Layer,
    /// Those with one more key, computed from the first `row` groups.
    next: Layer,
    row: usize,
    sum: Vec<u64>,
    by_start: Vec<Natural>,
}

/// The bit field of one tally.
#[derive(Clone, Copy, Debug)]
struct Field {
    mask: Tallied,
    most: Tallied,
    one: Tallied,
}

/// The numbers of sequences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counts {
    /// All sequences of the problem: those that begin with its start, if it has one.
    pub total: Natural,
    /// For every key the number of sequences that begin with it, ignoring the problem's start.
    pub by_start: Vec<Natural>,
}

impl Counter {
    /// A count at its beginning.
    ///
    /// # Errors
    /// As [`Plan::new`]: nothing is allocated if the count would be too expensive.
    pub fn new(problem: &Problem) -> Result<Self, KeypadError> {
        let plan = Plan::new(problem)?;
        let limits = problem.limits.within(problem.length);
        let mut lowest = 0;
        let field = |tally: &super::limits::Tally| {
            let (from, bits) = (lowest, bits(tally.most));
            lowest += bits;
            // An empty field may come after the last available bit.
            let from = from.min(Tallied::BITS - 1);
            let [mask, most, one] =
                [(1 << bits) - 1, tally.most.into(), 1].map(|bits: Tallied| bits << from);
            Field { mask, most, one }
        };
        let fields = limits.tallies().iter().map(field).collect();
        let mut counter = Self {
            moves: problem.moves.clone(),
            limits,
            fields,
            start: problem.start,
            plan,
            length: problem.length(),
            reached: 1,
            layer: Layer::default(),
            next: Layer::default(),
            row: 0,
            sum: Vec::new(),
            by_start: vec![Natural::ZERO; problem.keys().into()],
        };
        counter.begin()?;
        Ok(counter)
    }

    fn begin(&mut self) -> Result<(), KeypadError> {
        let keys = self.moves.present().to_vec();
        let most = self.plan.groups.first().map_or(0, |&groups| groups as usize);
        self.layer.reset(self.by_start.len(), 1, most.min(keys.len()))?;
        for key in keys {
            if let Some(tallied) = self.counted(0, key) {
                if self.length == 1 {
                    self.by_start[usize::from(key)] = Natural::from(1);
                } else {
                    self.layer.put(tallied, key, &[1]);
                }
            }
        }
        self.prepare()
    }

    /// The tallies after another key; `None` if one of them would exceed its maximum.
    #[inline]
    fn counted(&self, tallied: Tallied, key: Key) -> Option<Tallied> {
        let mut more = tallied;
        for &tally in self.limits.of_key(key) {
            let Field { mask, most, one } = self.fields[usize::from(tally)];
            if tallied & mask == most {
                return None;
            }
            more += one;
        }
        Some(more)
    }

    fn prepare(&mut self) -> Result<(), KeypadError> {
        self.row = 0;
        if self.reached == self.length {
            (self.layer, self.next, self.sum) = Default::default();
            return Ok(());
        }
        let is_wider = self.layer.spare_bits() < bits_a_move(&self.moves);
        let width = self.layer.width() + usize::from(is_wider);
        self.sum = vec![0; width];
        match self.plan.groups.get(self.reached) {
            // The last layer is only added up.
            None => Ok(()),
            Some(&most) => {
                let reachable = self.layer.len() * self.moves.present().len();
                self.next.reset(self.by_start.len(), width, reachable.min(most as usize))
            }
        }
    }

    /// Does about this many additions, and returns whether the count is done.
    ///
    /// # Errors
    /// [`KeypadError::OutOfMemory`]; the call can be repeated.
    pub fn advance(&mut self, additions: u64) -> Result<bool, KeypadError> {
        let mut left = additions;
        while !self.is_done() {
            if self.row == self.layer.len() {
                self.go_on()?;
                continue;
            }
            self.extend();
            self.row += 1;
            let cost = self.moves.count() * self.sum.len() + 4 * self.by_start.len();
            left = left.saturating_sub(cost as u64);
            if left == 0 {
                break;
            }
        }
        Ok(self.is_done())
    }

    /// Continues with the next length. After an error it can be called again: the emptied layer then counts
    /// as one whose groups are all done.
    fn go_on(&mut self) -> Result<(), KeypadError> {
        std::mem::swap(&mut self.layer, &mut self.next);
        self.reached += 1;
        self.prepare().inspect_err(|_| {
            std::mem::swap(&mut self.layer, &mut self.next);
            self.reached -= 1;
        })
    }

    /// Adds another key to all sequences of a group.
    fn extend(&mut self) {
        let tallied = self.layer.tallied(self.row);
        let is_last = self.reached + 1 == self.length;
        for at in 0..self.moves.present().len() {
            let key = self.moves.present()[at];
            let Some(more) = self.counted(tallied, key) else { continue };
            if !self.add_up(key) {
                continue;
            }
            if is_last {
                self.by_start[usize::from(key)].add_limbs(&self.sum);
            } else {
                self.next.put(more, key, &self.sum);
            }
        }
    }

    /// Adds up the sequences of the group that can be continued to a key; false if there are none.
    #[inline]
    fn add_up(&mut self, key: Key) -> bool {
        let ways = self.moves.from(key);
        if let [sum] = &mut self.sum[..] {
            *sum = ways.iter().map(|&from| self.layer.number(self.row, from)[0]).sum();
            return *sum != 0;
        }
        self.sum.fill(0);
        for &from in ways {
            add_to(&mut self.sum, self.layer.number(self.row, from));
        }
        self.sum.iter().any(|&limb| limb != 0)
    }

    /// Whether everything is counted.
    pub fn is_done(&self) -> bool {
        self.reached == self.length
    }

    /// The share of the planned work done, from 0 to 1. Never decreases.
    pub fn fraction(&self) -> f64 {
        let Some(&all) = self.plan.until.last().filter(|&&all| all > 0.0) else { return 1.0 };
        if self.is_done() {
            return 1.0;
        }
        let (from, to) = (self.plan.until[self.reached - 1], self.plan.until[self.reached]);
        let share = self.row as f64 / self.layer.len().max(1) as f64;
        (from + (to - from) * share) / all
    }

    /// Upper bounds of its work and memory.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The result; `None` before it is done.
    pub fn counts(&self) -> Option<Counts> {
        let total = match self.start {
            Some(start) => self.by_start[usize::from(start)].clone(),
            None => self.by_start.iter().fold(Natural::ZERO, |mut sum, number| {
                sum += number;
                sum
            }),
        };
        self.is_done().then(|| Counts { total, by_start: self.by_start.clone() })
    }

    /// Counts to the end at once: some ten seconds for the largest problems allowed.
    ///
    /// # Errors
    /// As [`advance`](Self::advance).
    pub fn finish(mut self) -> Result<Counts, KeypadError> {
        loop {
            self.advance(u64::MAX)?;
            if let Some(counts) = self.counts() {
                return Ok(counts);
            }
        }
    }
}

impl Resumable for Counter {
    fn work_a_look(&self) -> u64 {
        ADDITIONS_A_LOOK
    }

    fn advance(&mut self, additions: u64) -> Result<bool, Error> {
        Ok(self.advance(additions)?)
    }

    fn fraction(&self) -> f64 {
        self.fraction()
    }
}
