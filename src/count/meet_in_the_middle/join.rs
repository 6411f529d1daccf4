//! Joining the two halves.
//!
//! Every state of one half must be paired with every state of the other whose degrees complete its own, if
//! their paths make a single cycle. This is not done pair by pair: the pairings of one half are followed like
//! words in a trie, from the first end's partner to the next's, and the pairings of the other half are
//! contracted on the way, all at once.

use super::frame::{Degrees, pairs};
use super::hash_table::DegreeTable;
use super::layer::{Position, Records};
use super::program::Program;
use crate::count::changes::{Changes, List, rank_in};
use crate::count::error::CountError;
use crate::count::path_pairing::{Change, MAX_PAIRS, PAIRINGS, Rank, Turn, wide};

/// States per unit of work.
const PER_WORK: u64 = 16;

/// Joins a part of both halves. Resumable.
#[derive(Debug, Default)]
pub(super) struct Join {
    upper: Groups,
    /// `None` if it is the upper half turned over.
    lower: Option<Groups>,
    /// The next group of the upper half, with each turn that may fit.
    at: usize,
    turns: Vec<Turn>,
    meeting: Meeting,
}

/// A part of a half, with an index of its groups.
#[derive(Debug, Default)]
struct Groups {
    records: Records,
    degrees: DegreeTable,
    positions: Vec<Position>,
}

impl Groups {
    fn new(records: Records) -> Self {
        let mut groups = Self::default();
        for (degrees, position) in records.iter() {
            let at = groups.degrees.find_or_add(degrees);
            // There is one record for each group; any further one is ignored.
            if at == groups.positions.len() {
                groups.positions.push(position);
            }
        }
        Self { records, ..groups }
    }

    fn read(&self, at: usize, list: &mut List) {
        list.clear();
        self.records.read(self.positions[at], list);
    }

    fn bytes(&self) -> u64 {
        let group = size_of::<Degrees>() + size_of::<Position>() + 4 * size_of::<u32>();
        self.records.bytes() + (group * self.positions.len()) as u64
    }
}

/// A group of one half and a group of the other that completes it.
#[derive(Debug, Default)]
struct Meeting {
    pairs: usize,
    /// How often they meet.
    weight: u128,
    /// The half whose pairings are followed, with the index of the first one left, and the half whose
    /// pairings are contracted.
    followed: List,
    done: usize,
    contracted: List,
    changes: Changes,
    /// For each number of pairs, the counts of contracted pairings.
    levels: [Vec<u64>; MAX_PAIRS],
    /// Twice the number of tours found.
    doubled: u128,
    work: u64,
}

impl Join {
    /// Starts on a part of the halves.
    pub fn begin(&mut self, upper: Records, lower: Option<Records>) {
        self.upper = Groups::new(upper);
        self.lower = lower.map(Groups::new);
        self.at = 0;
    }

    /// Advances a little; returns the amount of work, or `None` when the part is done.
    ///
    /// # Errors
    /// [`CountError::Overflow`].
    pub fn advance(&mut self, program: &Program) -> Result<Option<u64>, CountError> {
        self.meeting.work = PER_WORK;
        if self.meeting.has_branches() {
            self.meeting.join_branch().ok_or(CountError::Overflow)?;
        } else if let Some(turn) = self.turns.pop() {
            self.meet(program, turn);
        } else if self.at < self.upper.positions.len() {
            self.at += 1;
            self.turns.extend([Turn::Flip, Turn::Both]);
        } else {
            (self.upper, self.lower) = (Groups::default(), None);
            return Ok(None);
        }
        Ok(Some(self.meeting.work / PER_WORK))
    }

    /// Twice the number of tours found so far: states that are mirror images count for one another.
    pub fn doubled(&self) -> u128 {
        self.meeting.doubled
    }

    /// Takes what was found so far.
    #[cfg(feature = "large")]
    pub fn take_doubled(&mut self) -> u128 {
        std::mem::take(&mut self.meeting.doubled)
    }

    /// Share of the part done.
    pub fn fraction(&self) -> f64 {
        self.at as f64 / self.upper.positions.len().max(1) as f64
    }

    pub fn bytes(&self) -> u64 {
        let levels = self.meeting.levels.iter().map(Vec::capacity).sum::<usize>();
        let halves = self.upper.bytes() + self.lower.as_ref().map_or(0, Groups::bytes);
        halves + (levels * size_of::<u64>()) as u64
    }

    /// Joins a group of the upper half with the group of the lower half that completes it after this turn, if
    /// there is one.
    fn meet(&mut self, program: &Program, turn: Turn) {
        let (frame, at) = (program.frame, self.at - 1);
        let degrees = self.upper.degrees.degrees[at];
        let wanted = frame.partner(degrees, program.has_apex);
        let image = if turn == Turn::Flip { wanted } else { frame.mirrored(wanted) };
        if image != frame.folded(wanted) {
            return;
        }
        let lower = self.lower.as_ref().unwrap_or(&self.upper);
        let Some(other) = lower.degrees.find(image) else { return };
        self.meeting.weight = match &self.lower {
            // The two groups meet twice, once the one above and once the other.
            None if other > at => 2,
            None if other < at => return,
            _ => 1,
        };
        lower.read(other, &mut self.meeting.followed);
        self.upper.read(at, &mut self.meeting.contracted);
        self.meeting.begin(pairs(degrees), frame.turn(degrees, turn));
    }
}

impl Meeting {
    /// Turns one list to fit the other.
    fn begin(&mut self, pairs: usize, turn: Change) {
        self.pairs = pairs;
        self.done = 0;
        self.changes.apply(pairs, turn, &mut self.contracted);
        if self.contracted.len() < self.followed.len() {
            std::mem::swap(&mut self.contracted, &mut self.followed);
            self.followed.sort();
        }
    }

    fn has_branches(&self) -> bool {
        self.done < self.followed.len()
    }

    /// Adds up the ways in which a pairing of one list, among those with the next partner of the first end,
    /// and a pairing of the other make a single cycle, each weighted with both counts; `None` if the sum
    /// overflows.
    fn join_branch(&mut self) -> Option<()> {
        let (partner, branch) = branches(&self.followed.ranks[self.done..], self.pairs).next()?;
        let branch = self.done + branch.start..self.done + branch.end;
        self.done = branch.end;
        let (followed, contracted) =
            (std::mem::take(&mut self.followed), std::mem::take(&mut self.contracted));
        let (ranks, counts) = (&followed.ranks[branch.clone()], &followed.counts[branch]);
        let found = if self.pairs == 1 {
            Some(times(counts[0], contracted.counts[0]))
        } else {
            self.start(self.pairs, partner, &contracted);
            self.follow(self.pairs - 1, ranks, counts)
        };
        (self.followed, self.contracted) = (followed, contracted);
        self.doubled = self.doubled.checked_add(found?.checked_mul(self.weight)?)?;
        Some(())
    }

    fn start(&mut self, pairs: usize, partner: u8, list: &List) {
        let level = level(&mut self.levels, pairs - 1);
        let change = Change::Contract(0, partner);
        self.work += list.len() as u64;
        let closed = level.len() - 1;
        let mut add = |rank: Rank, count: u64| level[(rank as usize).min(closed)] += count;
        match self.changes.table(pairs, change, list.len()) {
            Some(table) => list.iter().for_each(|(rank, count)| add(rank_in(table, rank), count)),
            None => list.iter().for_each(|(rank, count)| {
                add(self.changes.of_rank(pairs, change, rank), count);
            }),
        }
    }

    /// Follows pairings of this many pairs, whose ranks may have further leading digits, and contracts the
    /// counts of their level.
    fn follow(&mut self, pairs: usize, ranks: &[Rank], counts: &[u64]) -> Option<u128> {
        let own = &self.levels[pairs];
        let pairings = PAIRINGS[pairs];
        if pairs <= 2 {
            // Two pairings of four ends make a single cycle if they are not the same.
            let all: u64 = own[..pairings as usize].iter().sum();
            let others = |rank: Rank| if pairs == 1 { all } else { all - own[(rank % 3) as usize] };
            let mut found =
                ranks.iter().zip(counts).map(|(&rank, &count)| times(others(rank), count));
            return found.try_fold(0, u128::checked_add);
        }
        let mut joined: u128 = 0;
        for (partner, branch) in branches(ranks, pairs) {
            let own = std::mem::take(&mut self.levels[pairs]);
            let next = level(&mut self.levels, pairs - 1);
            let change = Change::Contract(0, partner);
            self.changes.all(pairs, change, &own[..pairings as usize], next);
            self.levels[pairs] = own;
            self.work += wide(pairings);
            let found = self.follow(pairs - 1, &ranks[branch.clone()], &counts[branch])?;
            joined = joined.checked_add(found)?;
        }
        Some(joined)
    }
}

/// A level with all counts zero, plus one entry for closed cycles.
fn level(levels: &mut [Vec<u64>; MAX_PAIRS], pairs: usize) -> &mut Vec<u64> {
    let level = &mut levels[pairs];
    level.clear();
    level.resize(PAIRINGS[pairs] as usize + 1, 0);
    level
}

/// The ranges of ascending ranks in which the first end has the same partner, with its index.
fn branches(ranks: &[Rank], pairs: usize) -> impl Iterator<Item = (u8, std::ops::Range<usize>)> {
    let digit = move |rank: Rank| rank % PAIRINGS[pairs] / PAIRINGS[pairs - 1];
    let mut begin = 0;
    std::iter::from_fn(move || {
        let first = digit(*ranks.get(begin)?);
        let end = begin + ranks[begin..].partition_point(|&rank| digit(rank) == first);
        let branch = begin..end;
        begin = end;
        Some((first as u8 + 1, branch))
    })
}

fn times(a: u64, b: u64) -> u128 {
    u128::from(a) * u128::from(b)
}
