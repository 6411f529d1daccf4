//! The two halves put together.
//!
//! Every state of one half is to be paired with every state of the other whose degrees fill up its
//! own, if their paths make a single cycle. That is not done pair by pair: the matchings of one half
//! are followed like words in a dictionary, from the first end's partner to the next's, and the
//! matchings of the other half are contracted on the way, all at once.

use super::frame::{Degrees, Frame, pairs};
use super::layer::Layer;
use crate::count::matching::{Change, Changes, List, MATCHINGS, MOST_PAIRS, Turn};
use crate::error::Error;

/// States for a unit of work.
const PER_WORK: u64 = 16;

/// The halves being joined. Can be resumed.
#[derive(Debug)]
pub(super) struct Join {
    frame: Frame,
    has_apex: bool,
    upper: Layer,
    /// `None` where it is the upper half turned over.
    lower: Option<Layer>,
    /// The group of the upper half that is being joined.
    at: usize,
    /// Twice as many tours as were found: states that are mirror images count for one another.
    doubled: u128,
    tools: Tools,
}

#[derive(Debug, Default)]
struct Tools {
    changes: Changes,
    /// The half that is followed, and the one that is contracted.
    followed: List,
    contracted: List,
    /// For each number of pairs the counts of contracted matchings.
    levels: [Vec<u64>; MOST_PAIRS],
    work: u64,
}

impl Join {
    pub fn new(frame: Frame, has_apex: bool, upper: Layer, lower: Option<Layer>) -> Self {
        Self { frame, has_apex, upper, lower, at: 0, doubled: 0, tools: Tools::default() }
    }

    /// Goes on with about so much work; the number of tours when all is joined.
    ///
    /// # Errors
    /// [`Error::CountOverflow`].
    pub fn advance(&mut self, work: u64) -> Result<Option<u128>, Error> {
        self.tools.work = 0;
        while self.at < self.upper.len() {
            if self.tools.work > work.saturating_mul(PER_WORK) {
                return Ok(None);
            }
            let found = self.join_group()?;
            self.doubled = self.doubled.checked_add(found).ok_or(Error::CountOverflow)?;
            self.at += 1;
        }
        Ok(Some(self.doubled / 2))
    }

    pub fn fraction(&self) -> f64 {
        self.at as f64 / self.upper.len().max(1) as f64
    }

    pub fn bytes(&self) -> u64 {
        self.upper.bytes() + self.lower.as_ref().map_or(0, Layer::bytes)
    }

    /// Twice the tours that go through the states of a group of the upper half.
    fn join_group(&mut self) -> Result<u128, Error> {
        let degrees = self.upper.degrees[self.at];
        let wanted = self.frame.partner(degrees, self.has_apex);
        let partner = self.frame.folded(wanted);
        let lower = self.lower.as_ref().unwrap_or(&self.upper);
        self.tools.work += 50;
        let Some(other) = find(self.frame, lower, partner) else { return Ok(0) };
        let mut weight = 1_u128;
        if self.lower.is_none() && other != self.at {
            // The two groups meet twice, once the one above and once the other.
            if other < self.at {
                return Ok(0);
            }
            weight = 2;
        }
        let mut found = 0;
        for (turn, image) in [(Turn::Flip, wanted), (Turn::Both, self.frame.mirrored(wanted))] {
            if image == partner {
                lower.read(other, &mut self.tools.followed);
                self.upper.read(self.at, &mut self.tools.contracted);
                let joined = self.tools.join(pairs(degrees), self.frame.turn(degrees, turn));
                found = joined
                    .and_then(|joined| joined.checked_add(found))
                    .ok_or(Error::CountOverflow)?;
            }
        }
        weight.checked_mul(found).ok_or(Error::CountOverflow)
    }
}

/// The group with these degrees.
fn find(frame: Frame, layer: &Layer, degrees: Degrees) -> Option<usize> {
    let key = |degrees: Degrees| (frame.class(layer.apart, degrees), degrees);
    layer.degrees.binary_search_by_key(&key(degrees), |&each| key(each)).ok()
}

impl Tools {
    /// The ways in which a matching of one list and one of the other, turned, make a single cycle,
    /// each weighted with both counts; `None` where the sum is too large.
    fn join(&mut self, pairs: usize, turn: Change) -> Option<u128> {
        self.changes.apply(pairs, turn, &mut self.contracted);
        if self.contracted.len() < self.followed.len() {
            std::mem::swap(&mut self.contracted, &mut self.followed);
            self.followed.sort();
        }
        let (followed, contracted) =
            (std::mem::take(&mut self.followed), std::mem::take(&mut self.contracted));
        let mut joined = Some(0);
        if pairs == 1 {
            joined = Some(times(followed.counts[0], contracted.counts[0]));
        } else {
            for (partner, branch) in branches(&followed.ranks, pairs) {
                self.start(pairs, partner, &contracted);
                let counts = &followed.counts[branch.clone()];
                let found = self.follow(pairs - 1, &followed.ranks[branch], counts);
                joined = add(joined, found);
            }
        }
        (self.followed, self.contracted) = (followed, contracted);
        joined
    }

    /// Contracts a list for the first end and its partner.
    fn start(&mut self, pairs: usize, partner: u8, list: &List) {
        let level = level(&mut self.levels, pairs - 1);
        let change = Change::Contract(0, partner);
        self.work += list.len() as u64;
        self.changes.each(pairs, change, &list.ranks, |at, rank| level[rank] += list.counts[at]);
    }

    /// Follows matchings of so many pairs, whose ranks may have more leading digits, and contracts
    /// the counts of their level.
    fn follow(&mut self, pairs: usize, ranks: &[u32], counts: &[u64]) -> Option<u128> {
        let own = &self.levels[pairs];
        let matchings = MATCHINGS[pairs];
        if pairs <= 2 {
            // Two matchings of four ends make a single cycle if they are not the same.
            let all: u64 = own[..matchings as usize].iter().sum();
            let others = |rank: u32| if pairs == 1 { all } else { all - own[(rank % 3) as usize] };
            let found =
                ranks.iter().zip(counts).map(|(&rank, &count)| Some(times(others(rank), count)));
            return found.fold(Some(0), add);
        }
        let mut joined = Some(0);
        for (partner, branch) in branches(ranks, pairs) {
            let own = std::mem::take(&mut self.levels[pairs]);
            let next = level(&mut self.levels, pairs - 1);
            let change = Change::Contract(0, partner);
            self.changes.all(pairs, change, &own[..matchings as usize], next);
            self.levels[pairs] = own;
            self.work += u64::from(matchings);
            let found = self.follow(pairs - 1, &ranks[branch.clone()], &counts[branch]);
            joined = add(joined, found);
        }
        joined
    }
}

/// A level with all counts zero, and one more for what is closed.
fn level(levels: &mut [Vec<u64>; MOST_PAIRS], pairs: usize) -> &mut Vec<u64> {
    let level = &mut levels[pairs];
    level.clear();
    level.resize(MATCHINGS[pairs] as usize + 1, 0);
    level
}

/// The stretches of ascending ranks in which the first end has the same partner, with its place.
fn branches(ranks: &[u32], pairs: usize) -> impl Iterator<Item = (u8, std::ops::Range<usize>)> {
    let digit = move |rank: u32| rank % MATCHINGS[pairs] / MATCHINGS[pairs - 1];
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

fn add(a: Option<u128>, b: Option<u128>) -> Option<u128> {
    a?.checked_add(b?)
}
